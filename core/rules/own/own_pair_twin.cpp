#include "rules/own/own_pair_twin.hpp"

#include "text/affine_form.hpp"

#include <algorithm>
#include <array>
#include <vector>

namespace nimber {
namespace {

/// The names of a rule with two numbers and one choice are counted so.
constexpr std::size_t pair_choice = 2;

/// What an alternative does to the two numbers, with k for what is taken.
enum class TakenPair : std::uint8_t {
  first,    ///< k is taken from the first number
  second,   ///< from the second
  both,     ///< from both
  doubled,  ///< from the first, and the second becomes 2 * k
};

/// The two numbers, and k or the choice.
using PairPoint = std::array<std::int64_t, 3>;

/// All moves that the game has: the points with k >= 1 where no number falls below 0. They are sums
/// of a corner and of any multiples of the rays.
struct PairRegion {
  std::vector<PairPoint> corners;
  std::vector<PairPoint> rays;
};

PairRegion pair_region(TakenPair kind, bool sorted) {
  if (sorted && kind == TakenPair::second)
    return {{{0, 1, 1}, {1, 1, 1}}, {{0, 1, 0}, {1, 1, 0}, {0, 1, 1}, {1, 1, 1}}};
  if (sorted) return {{{1, 1, 1}}, {{0, 1, 0}, {1, 1, 0}, {1, 1, 1}}};
  if (kind == TakenPair::first) return {{{1, 0, 1}}, {{1, 0, 0}, {0, 1, 0}, {1, 0, 1}}};
  if (kind == TakenPair::second) return {{{0, 1, 1}}, {{1, 0, 0}, {0, 1, 0}, {0, 1, 1}}};
  return {{{1, 1, 1}}, {{1, 0, 0}, {0, 1, 0}, {1, 1, 1}}};
}

/// a - b as a form.
std::optional<AffineForm> form_difference(const std::optional<AffineForm>& a,
                                          const std::optional<AffineForm>& b) {
  return a && b ? sum_of_forms(*a, -1, *b) : std::nullopt;
}

bool uses_other_names(const AffineForm& form) {
  return std::any_of(form.coefficients.begin() + pair_choice + 1, form.coefficients.end(),
                     [](std::int64_t c) { return c != 0; });
}

/// What an alternative leaves: two forms in the numbers and the choice.
std::optional<std::array<AffineForm, 2>> pair_left_by(const OwnAlternative& alternative) {
  std::array<std::optional<AffineForm>, 2> left = {name_form(0), name_form(1)};
  if (alternative.result) {
    if (alternative.targets.size() != 1) return std::nullopt;
    const OwnTarget& target = alternative.targets.front();
    if (target.copies || target.slice || target.cells.size() != 2) return std::nullopt;
    for (std::size_t i = 0; i < 2; ++i) left[i] = affine_form(target.cells[i].nodes());
  } else {
    std::array<bool, 2> changed{};
    for (const OwnChange& change : alternative.changes) {
      if (change.cell > 1 || changed[change.cell] || change.sign == OwnChange::Sign::add)
        return std::nullopt;
      changed[change.cell] = true;
      const auto value = affine_form(change.value->nodes());
      left[change.cell] = change.sign == OwnChange::Sign::set
                              ? value
                              : form_difference(name_form(change.cell), value);
    }
  }
  if (!left[0] || !left[1] || uses_other_names(*left[0]) || uses_other_names(*left[1]))
    return std::nullopt;
  return std::array<AffineForm, 2>{*left[0], *left[1]};
}

/// Reads one alternative.
class PairMove {
 public:
  PairMove(const OwnAlternative& alternative, bool sorted)
      : alternative_(alternative), sorted_(sorted) {}

  /// None where its moves are not exactly those of a kind.
  std::optional<TakenPair> kind() {
    const auto& steps = alternative_.steps;
    const auto is_choice = [](const OwnStep& step) { return !step.condition; };
    if (std::count_if(steps.begin(), steps.end(), is_choice) != 1) return std::nullopt;
    if (!read_kind()) return std::nullopt;
    region_ = pair_region(kind_, sorted_);
    for (const OwnStep& step : steps) {
      const bool allows = step.condition ? allows_all(step.condition->nodes()) : candidates(step);
      if (!allows) return std::nullopt;
    }
    // What else the bounds let through must be no move. Where numbers only fall, taking nothing is
    // none, and what falls below 0 is none.
    const bool only = kind_ == TakenPair::doubled ? least_one_ && within_limit_ : least_zero_;
    return only ? std::optional(kind_) : std::nullopt;
  }

 private:
  /// A form in the choice as one in k.
  std::optional<AffineForm> in_k(AffineForm form) const {
    if (!rest_of_) return form;
    const std::int64_t times = form.coefficients[pair_choice];
    form.coefficients[pair_choice] = 0;
    const auto rest = form_difference(name_form(*rest_of_), name_form(pair_choice));
    return sum_of_forms(form, times, *rest);
  }

  bool read_kind() {
    const auto left = pair_left_by(alternative_);
    if (!left) return false;
    const AffineForm k = name_form(pair_choice);
    const std::array<AffineForm, 2> taken = {*form_difference(name_form(0), k),
                                             *form_difference(name_form(1), k)};
    // The choice is k, or what a number becomes.
    if ((*left)[0] != taken[0] && (*left)[1] != taken[1]) {
      if ((*left)[0] != k && (*left)[1] != k) return false;
      rest_of_ = (*left)[0] == k ? 0 : 1;
    }
    const auto a = in_k((*left)[0]);
    const auto b = in_k((*left)[1]);
    if (!a || !b) return false;
    const bool from_a = *a == taken[0];
    if (from_a && *b == name_form(1)) {
      kind_ = TakenPair::first;
    } else if (*a == name_form(0) && *b == taken[1]) {
      kind_ = TakenPair::second;
    } else if (from_a && *b == taken[1]) {
      kind_ = TakenPair::both;
    } else if (from_a && !sorted_ && *b == *sum_of_forms({}, 2, k)) {
      kind_ = TakenPair::doubled;
    } else {
      return false;
    }
    return true;
  }

  bool candidates(const OwnStep& step) {
    if (step.variable != pair_choice || step.items.size() != 1) return false;
    const OwnItem& item = step.items.front();
    const bool range = item.kind == OwnItem::Kind::range;
    // One that is open ends at the larger number, which is no less than what can be taken.
    if (!range && (item.kind != OwnItem::Kind::open || rest_of_)) return false;
    return allows(form_difference(name_form(pair_choice), affine_form(item.first->nodes()))) &&
           (!range || allows_up_to(item.last->nodes(), true));
  }

  /// May the choice be any number that the game needs, where this is its largest? Notes what the
  /// bound says, where it holds whatever else does.
  bool allows_up_to(ExpressionPart nodes, bool alone) {
    using Op = Expression::Op;
    const Op op = nodes.back().op;
    if (op != Op::least && op != Op::most)
      return allows(form_difference(affine_form(nodes), name_form(pair_choice)), alone);
    const auto parts = arguments_of(nodes);
    if (op == Op::least) return allows_up_to(parts[0], alone) && allows_up_to(parts[1], alone);
    // The other one must be defined, and it is where it can be read.
    return is_defined(parts[0]) && is_defined(parts[1]) &&
           (allows_up_to(parts[0], false) || allows_up_to(parts[1], false));
  }
  static bool is_defined(ExpressionPart nodes) {
    using Op = Expression::Op;
    const Op op = nodes.back().op;
    if (op != Op::least && op != Op::most) return affine_form(nodes).has_value();
    const auto [left, right] = arguments_of(nodes);
    return is_defined(left) && is_defined(right);
  }

  bool allows_all(ExpressionPart condition) {
    if (condition.back().op != Expression::Op::both) return allows(comparison_form(condition));
    const auto [left, right] = arguments_of(condition);
    return allows_all(left) && allows_all(right);
  }

  /// Is the form, in the choice, 0 or more for all moves of the game?
  bool allows(const std::optional<AffineForm>& form, bool alone = true) {
    if (!form || uses_other_names(*form)) return false;
    const auto bound = in_k(*form);
    if (!bound) return false;
    const auto at = [&](const PairPoint& point, std::int64_t constant) {
      for (std::size_t i = 0; i < point.size(); ++i) constant += bound->coefficients[i] * point[i];
      return constant;
    };
    const bool all =
        std::all_of(region_.corners.begin(), region_.corners.end(),
                    [&](const PairPoint& point) { return at(point, bound->constant) >= 0; }) &&
        std::all_of(region_.rays.begin(), region_.rays.end(),
                    [&](const PairPoint& ray) { return at(ray, 0) >= 0; });
    if (!all || !alone) return all;
    AffineForm slope = *bound;
    slope.constant = 0;
    if (slope == name_form(pair_choice)) {
      least_zero_ = least_zero_ || bound->constant <= 0;
      least_one_ = least_one_ || bound->constant <= -1;
    }
    if (slope == *form_difference(name_form(1), name_form(pair_choice)))
      within_limit_ = within_limit_ || bound->constant <= 0;
    return true;
  }

  const OwnAlternative& alternative_;
  bool sorted_;
  std::optional<std::size_t> rest_of_;  ///< the choice is what is left of this number
  TakenPair kind_ = TakenPair::first;
  PairRegion region_;
  // What the bounds say of k.
  bool least_zero_ = false;
  bool least_one_ = false;
  bool within_limit_ = false;  ///< k is at most the second number
};

}  // namespace

std::optional<WrittenAs> pair_twin_of(const OwnRule& rule) {
  const OwnShape& shape = rule.shape();
  const bool sorted = shape.kind == OwnShape::Kind::set;
  if ((!sorted && shape.kind != OwnShape::Kind::tuple) || shape.names.size() != 2)
    return std::nullopt;
  std::array<bool, 4> seen{};
  for (const OwnAlternative& alternative : rule.alternatives()) {
    const auto kind = PairMove(alternative, sorted).kind();
    if (!kind) return std::nullopt;
    seen[static_cast<std::size_t>(*kind)] = true;
  }
  if (seen == std::array{true, true, false, false}) return WrittenAs::any_number;
  if (seen == std::array{true, true, true, false}) return WrittenAs::any_or_both;
  if (seen == std::array{false, false, false, true}) return WrittenAs::up_to_twice;
  return std::nullopt;
}

}  // namespace nimber
