// What is known of the parts of a rule.
#pragma once

#include "rules/own/own_codes.hpp"
#include "rules/own/own_dense.hpp"
#include "rules/own/own_keys.hpp"
#include "rules/own/own_limits.hpp"
#include "rules/own/own_rule.hpp"
#include "rules/own/own_stretches.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

namespace nimber {

/// The value of what a move leaves: the nim-sum of the numbers, and the infinite parts.
struct OwnSum {
  Value total = 0;
  std::uint64_t infinite = 0;  ///< how many parts
  std::vector<Value> reached;  ///< of the last of them: the values of its options

  /// The values to which a move in the one infinite part can bring the sum.
  std::vector<Value> moves_to() const;
};

/// Finds the value of a part wherever it stands: in stretches, in rows of limits, in the dense
/// table or among the keys.
class OwnKnown {
 public:
  explicit OwnKnown(const OwnRule& rule) : stretches_(rule), limits_(rule), dense_(rule.shape()) {}

  /// The code of a part; OwnCodes::absent where it is not known.
  OwnCode find(const OwnPart& part) const {
    if (stretches_.fits()) {
      if (const auto known = stretches_.value(static_cast<std::uint64_t>(part[0])))
        return static_cast<OwnCode>(*known);
    }
    // What the rows say is right even if the rule turned out later to be of another kind.
    if (const auto known = limits_.value(part)) return static_cast<OwnCode>(*known);
    if (dense_.has(part)) {
      const OwnCode code = dense_[dense_.place(part)];
      if (code != OwnCodes::absent) return code;
    }
    return keys_.find(part);
  }
  /// The same for a part of cells.
  OwnCode find_cells(std::span<const std::int64_t> cells) const { return keys_.find(cells); }
  void set(const OwnPart& part, OwnCode code) {
    note(code);
    if (!dense_.has(part)) return keys_.set(part, code);
    dense_.set(part.size() == 1 ? 0 : part[0], part.back(), code);
  }
  /// The table of what does not stand elsewhere; of cells, all.
  OwnKeys& table() { return keys_; }
  /// Sets the value of a part of cells by its key in the table.
  void set_key(std::uint64_t key, OwnCode code) {
    note(code);
    keys_.set_key(key, code);
  }
  /// Sets the value of a part that the dense table has, as OwnDense::set does.
  void set(std::size_t place, std::size_t across, OwnCode code) {
    note(code);
    dense_.set(place, across, code);
  }

  /// The value of a part that is known.
  OwnValue value(const OwnPart& part) const { return OwnCodes::value(find(part)); }
  /// The value of what a known part becomes. Where that is infinite, nothing else is told.
  OwnValue value(const OwnResult& result) const;
  OwnSum sum(const OwnResult& result) const;

  OwnStretches& stretches() { return stretches_; }
  const OwnStretches& stretches() const { return stretches_; }
  OwnLimits& limits() { return limits_; }
  const OwnLimits& limits() const { return limits_; }
  OwnDense& dense() { return dense_; }
  const OwnDense& dense() const { return dense_; }
  OwnCodes& codes() { return codes_; }
  const OwnCodes& codes() const { return codes_; }
  /// The largest number that was set.
  OwnCode largest() const { return largest_; }
  /// How many parts were set that are not in the dense table.
  std::size_t keys() const { return keys_.size(); }
  std::size_t memory() const {
    return keys_.memory() + dense_.memory() + stretches_.memory() + limits_.memory();
  }

 private:
  void note(OwnCode code) {
    if (code < OwnCodes::infinite_from) largest_ = std::max(largest_, code);
  }

  OwnStretches stretches_;
  OwnLimits limits_;
  OwnDense dense_;
  OwnKeys keys_;
  OwnCodes codes_;
  OwnCode largest_ = 0;
};

}  // namespace nimber
