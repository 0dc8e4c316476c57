// What a part is worth, in the 32 bits that the tables of values hold.
#pragma once

#include <nimber/position.hpp>

#include "rules/own/own_keys.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace nimber {

/// The value of a part: a number, or infinite.
struct OwnValue {
  std::optional<Value> number;
  std::uint64_t infinite = 0;  ///< of an infinite one: for OwnCodes::reached
};

/// A number is its own code.
using OwnCode = std::uint32_t;

/// The codes of infinite values. Each stands for the values that the options of a part have.
class OwnCodes {
 public:
  static constexpr OwnCode infinite_from = OwnCode{1} << 31;  ///< the rest is an index
  static constexpr OwnCode open = UINT32_MAX - 1;             ///< the part is on the stack
  static constexpr OwnCode absent = OwnKeys::absent;          ///< the part is not known

  /// The code of an infinite part whose options have these values, ascending.
  OwnCode infinite(std::vector<Value> reached) {
    const auto found = std::find(reached_.begin(), reached_.end(), reached);
    const auto at = static_cast<OwnCode>(found - reached_.begin());
    if (found == reached_.end()) reached_.push_back(std::move(reached));
    return infinite_from + at;
  }
  /// The values among the options of an infinite part, ascending.
  const std::vector<Value>& reached(std::uint64_t infinite) const {
    return reached_[static_cast<std::size_t>(infinite)];
  }
  /// The value that a known part's code stands for.
  static OwnValue value(OwnCode code) {
    if (code < infinite_from) return {Value{code}, 0};
    return {std::nullopt, code - infinite_from};
  }

 private:
  std::vector<std::vector<Value>> reached_;
};

}  // namespace nimber
