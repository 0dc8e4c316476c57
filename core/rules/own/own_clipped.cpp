#include "rules/own/own_clipped.hpp"

#include <nimber/limits.hpp>

#include "text/affine_form.hpp"

#include <algorithm>
#include <utility>

namespace nimber {
namespace {

constexpr auto most_row_digits = static_cast<std::int64_t>(limits::octal_digits);

/// A part that is `form`, or `max(0,form)` where `clipped`. Without it a number below 0 is no heap,
/// and so the move none.
struct RowPart {
  AffineForm form;
  bool clipped = false;
};

std::optional<RowPart> row_part_of(const OwnTarget& target) {
  if (target.copies || target.slice || target.cells.size() != 1) return std::nullopt;
  const ExpressionPart nodes = target.cells[0].nodes();
  if (const auto form = affine_form(nodes)) return RowPart{*form, false};
  if (nodes.back().op != Expression::Op::most || nodes.back().arguments != 2) return std::nullopt;
  const auto [x, y] = arguments_of(nodes);
  const auto first = affine_form(x);
  const auto second = affine_form(y);
  if (!first || !second) return std::nullopt;
  if (*first == AffineForm{}) return RowPart{*second, true};
  if (*second == AffineForm{}) return RowPart{*first, true};
  return std::nullopt;
}

/// form - other, where that is a number from -most_row_digits to most_row_digits.
std::optional<std::int64_t> number_behind(const AffineForm& form, const AffineForm& other) {
  const auto rest = sum_of_forms(form, -1, other);
  if (!rest || !rest->is_constant() || rest->constant < -most_row_digits ||
      rest->constant > most_row_digits)
    return std::nullopt;
  return rest->constant;
}

/// The numbers from `first` to `last`.
struct RowNumbers {
  std::int64_t first = 0;
  std::int64_t last = 0;
};

}  // namespace

/// The choice is i, and j = n - i. What is left is x = i - c and y = j - d.
std::optional<std::map<std::int64_t, unsigned>> clipped_digits(const OwnAlternative& alternative) {
  if (!alternative.result || alternative.targets.size() != 2 || alternative.steps.size() != 1)
    return std::nullopt;
  const OwnStep& step = alternative.steps.front();
  if (step.condition || step.items.size() != 1 || step.items[0].kind != OwnItem::Kind::range ||
      step.variable >= AffineForm::most_names)
    return std::nullopt;
  auto before = row_part_of(alternative.targets[0]);
  auto behind = row_part_of(alternative.targets[1]);
  if (!before || !behind) return std::nullopt;
  if (before->form.coefficients[0] != 0) std::swap(before, behind);
  const AffineForm i = name_form(step.variable);
  const auto j = sum_of_forms(name_form(0), -1, i);
  const auto least_i = affine_form(step.items[0].first->nodes());
  const auto most_i = affine_form(step.items[0].last->nodes());
  if (!j || !least_i || !most_i) return std::nullopt;
  // i is at least `a`, and j at least `b`.
  const auto a = number_behind(*least_i, AffineForm{});
  const auto less_b = number_behind(*most_i, name_form(0));
  const auto less_c = number_behind(before->form, i);
  const auto less_d = number_behind(behind->form, *j);
  if (!a || !less_b || !less_c || !less_d) return std::nullopt;
  const std::int64_t b = -*less_b;
  const std::int64_t c = -*less_c;
  const std::int64_t d = -*less_d;
  // Any two heaps x and y of 1 or more: i = x + c and j = y + d are allowed.
  if (c + 1 < *a || d + 1 < b || c + d < 0) return std::nullopt;
  std::map<std::int64_t, unsigned> out;
  out[c + d] |= 4;
  // The i by which nothing stands before, and the j by which nothing stands behind.
  const RowNumbers no_x{before->clipped ? *a : std::max(*a, c), c};
  const RowNumbers no_y{behind->clipped ? b : std::max(b, d), d};
  // Then y, or x, may be any number of 1 or more; or both are 0.
  for (std::int64_t k = no_x.first; k <= no_x.last; ++k) out[k + d] |= 2;
  for (std::int64_t k = no_y.first; k <= no_y.last; ++k) out[k + c] |= 2;
  for (std::int64_t k = no_x.first; k <= no_x.last; ++k) {
    for (std::int64_t l = no_y.first; l <= no_y.last; ++l) {
      if (k + l >= 0) out[k + l] |= 1;
    }
  }
  // A heap may not stay beside an empty one, or grow: that goes on for ever.
  const auto& [least, digit] = *out.begin();
  if (least < 0 || out.rbegin()->first > most_row_digits || (least == 0 && (digit & 3) != 0))
    return std::nullopt;
  return out;
}

}  // namespace nimber
