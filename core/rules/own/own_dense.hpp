// Values of parts of one or two numbers, in an array.
#pragma once

#include "rules/own/own_codes.hpp"
#include "rules/own/own_mex.hpp"
#include "rules/own/own_rule.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

/// The table of values of all parts whose one or two numbers are below its side.
class OwnDense {
 public:
  /// Places in equal steps.
  struct Path {
    std::ptrdiff_t at;
    std::ptrdiff_t step;
  };

  explicit OwnDense(const OwnShape& shape)
      : numbers_(shape.cells() ? 0 : shape.names.size()), sorted_(shape.sorted()) {}

  /// Grows so that it has the part, if that is not too large. Returns true where what it held has
  /// moved to other places.
  bool grow(const OwnPart& part);
  /// 0 where there is no table.
  std::int64_t side() const { return side_; }
  bool has(const OwnPart& part) const {
    return side_ > 0 && part[0] < side_ && part.back() < side_;
  }
  /// The place of a part that the table has.
  std::size_t place(const OwnPart& part) const {
    return part.size() == 1 ? static_cast<std::size_t>(part[0]) : place(part[0], part[1]);
  }
  /// The place of two numbers. For one number a is 0.
  std::size_t place(std::int64_t a, std::int64_t b) const {
    return static_cast<std::size_t>(a * side_ + b);
  }
  OwnCode operator[](std::size_t place) const { return codes_[place]; }
  const OwnCode* data() const { return codes_.data(); }
  /// Sets a value. Two numbers without order stand in both places.
  void set(std::int64_t a, std::int64_t b, OwnCode code) { set(place(a, b), place(b, a), code); }
  /// The same by the places of (a, b) and (b, a).
  void set(std::size_t place, std::size_t across, OwnCode code) {
    codes_[place] = code;
    if (sorted_) codes_[across] = code;
  }
  /// Is the part of these numbers, one or two, known?
  bool knows(const std::uint64_t* numbers, std::size_t count) const {
    const auto side = static_cast<std::uint64_t>(side_);
    if (numbers[0] >= side || numbers[count - 1] >= side) return false;
    const std::uint64_t place = count == 1 ? numbers[0] : numbers[0] * side + numbers[1];
    return codes_[static_cast<std::size_t>(place)] < OwnCodes::open;
  }
  std::size_t memory() const { return codes_.size() * sizeof(OwnCode); }

  /// Stamps the values along a path, each in a nim-sum with `other`. The mex must have room for
  /// them all. Returns false where one is unknown or infinite.
  bool stamp(Path path, std::int64_t count, std::uint32_t other, OwnMex& mex) const;
  /// The same for the nim-sums along two paths, and along three.
  bool stamp_twos(Path a, Path b, std::int64_t count, std::uint32_t other, OwnMex& mex) const;
  bool stamp_threes(Path* paths, std::int64_t count, std::uint32_t other, OwnMex& mex) const;

 private:
  static constexpr std::int64_t most_heap = 4'000'000;
  static constexpr std::int64_t most_side = 2'048;

  std::size_t numbers_;  // of a part; 0: they may be many
  bool sorted_;
  std::int64_t side_ = 0;
  std::vector<OwnCode> codes_;
};

}  // namespace nimber
