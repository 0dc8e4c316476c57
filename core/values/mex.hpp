#pragma once

#include <nimber/rule.hpp>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

/// A set of values that tells the smallest one that it lacks, and is emptied in constant time.
class MexSet {
 public:
  /// Forgets all values. Values up to `most` will be added.
  void clear(std::size_t most);
  void add(Value v) {
    if (v < stamp_.size()) stamp_[static_cast<std::size_t>(v)] = now_;
  }
  Value mex() const;

 private:
  std::vector<std::uint32_t> stamp_;
  std::uint32_t now_ = 0;
};

}  // namespace nimber
