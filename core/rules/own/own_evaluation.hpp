// The values of expressions while one part is looked at under one alternative.
#pragma once

#include "rules/own/own_rule.hpp"

#include <nimber/position.hpp>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace nimber {

/// The largest number that a part may have.
constexpr auto largest_own_number = static_cast<std::int64_t>(max_integer);

/// Evaluates expressions about one part and counts what that costs.
class OwnEvaluation {
 public:
  OwnEvaluation(const OwnShape& shape, const OwnAlternative& alternative, const OwnPart& part,
                Work& work, std::vector<std::int64_t>& variables)
      : shape_(shape), alternative_(alternative), part_(part), work_(work), variables_(variables) {
    variables_.assign(alternative.variables, 0);
    if (!shape.cells()) std::copy(part.begin(), part.end(), variables_.begin());
    largest_ = *std::max_element(part.begin(), part.end());
  }

  const OwnShape& shape() const { return shape_; }
  const OwnAlternative& alternative() const { return alternative_; }
  const OwnPart& part() const { return part_; }
  Work& work() { return work_; }
  /// The largest number of the part.
  std::int64_t largest() const { return largest_; }

  /// From now on a chosen number is this candidate.
  void choose(std::size_t variable, std::int64_t candidate) { variables_[variable] = candidate; }
  /// From now on `it` is this number.
  void set_it(std::int64_t number) { variables_.back() = number; }

  std::optional<std::int64_t> value(const Expression& e) {
    cost_ += e.cost();
    const Expression::Node& last = e.nodes().back();
    if (last.op == Expression::Op::variable)
      return variables_[static_cast<std::size_t>(last.number)];  // it is nothing else
    return shape_.cells() ? e.value(variables_.data(), part_) : e.value(variables_.data());
  }

  const std::int64_t* variables() const { return variables_.data(); }
  /// What evaluation has cost since this was asked last.
  std::uint64_t take_cost() { return std::exchange(cost_, 0); }

  /// Spends this much on candidates, and what evaluation has cost since the last call.
  void spend(std::uint64_t candidates) {
    work_.spend(candidates + cost_ / 8);
    cost_ = 0;
  }

  /// The cells that a change speaks of are from … to - 1. False where they are not cells of the
  /// part.
  bool ends(const OwnChange& change, std::size_t& from, std::size_t& to) {
    const auto first = value(*change.from);
    const auto last = change.to ? value(*change.to) : first;
    return slice(first, last, from, to);
  }
  /// The same of x[first..last].
  bool slice(std::optional<std::int64_t> first, std::optional<std::int64_t> last, std::size_t& from,
             std::size_t& to) const {
    if (!first || !last) return false;
    from = to = 0;
    if (*first > *last) return true;
    if (*first < 1 || static_cast<std::uint64_t>(*last) > part_.size()) return false;
    from = static_cast<std::size_t>(*first - 1);
    to = static_cast<std::size_t>(*last);
    return true;
  }

 private:
  const OwnShape& shape_;
  const OwnAlternative& alternative_;
  const OwnPart& part_;
  Work& work_;
  std::vector<std::int64_t>& variables_;  // of the head, the choices, `it`
  std::int64_t largest_ = 0;
  std::uint64_t cost_ = 0;
};

}  // namespace nimber
