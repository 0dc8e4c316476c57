// The mex of the values of a part's options.
#pragma once

#include <nimber/position.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

/// Collects the values of one part's options that are numbers, and finds the smallest number that
/// is not among them.
class OwnMex {
 public:
  void clear() {
    if (++now_ != 0) return;
    std::fill(stamp_.begin(), stamp_.end(), 0);
    now_ = 1;
  }
  void add(Value v) {
    const auto at = static_cast<std::size_t>(v);
    if (at >= stamp_.size()) stamp_.resize(std::max(2 * stamp_.size(), at + 64), 0);
    stamp_[at] = now_;
  }
  /// Makes room for values below this. Then they can be set in stamps() without a check.
  void make_room(std::size_t values) {
    if (stamp_.size() < values) stamp_.resize(values, 0);
  }
  /// The room, and below it the number to which a value's place is set where it is there.
  std::uint32_t* stamps() { return stamp_.data(); }
  std::uint32_t now() const { return now_; }
  bool has(Value v) const {
    return v < stamp_.size() && stamp_[static_cast<std::size_t>(v)] == now_;
  }
  Value mex() const {
    std::size_t v = 0;
    while (v < stamp_.size() && stamp_[v] == now_) ++v;
    return v;
  }
  /// Ascending.
  std::vector<Value> values() const {
    std::vector<Value> out;
    for (std::size_t v = 0; v < stamp_.size(); ++v) {
      if (stamp_[v] == now_) out.push_back(v);
    }
    return out;
  }

 private:
  std::vector<std::uint32_t> stamp_;
  std::uint32_t now_ = 0;
};

}  // namespace nimber
