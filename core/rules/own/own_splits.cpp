#include "rules/own/own_splits.hpp"

#include "text/affine_form.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::size_t most_split_parts = 5;

/// A split as it is written, in terms of its parts. These are the choices and what is left; the
/// coefficient of the latter stands in the place of the heap's.
struct WrittenSplit {
  HeapSplit split;
  std::vector<std::size_t> names;  ///< of the parts, 0 for what is left
  std::vector<AffineForm> bounds;  ///< what is 0 or more where the parts are allowed
  /// So many of the bounds hold whatever sign a quotient's numerator has.
  std::size_t plain = 0;
};

/// Writes a form in terms of the parts: the heap is their sum and what is taken.
std::optional<AffineForm> in_terms_of_parts(AffineForm form, const WrittenSplit& written) {
  const std::int64_t heap = form.coefficients[0];
  form.coefficients[0] = 0;
  AffineForm sum{static_cast<std::int64_t>(written.split.taken), {}};
  for (const std::size_t name : written.names) sum.coefficients[name] = 1;
  return sum_of_forms(form, heap, sum);
}

/// Is each part 1 or more, by the bounds?
bool parts_are_positive(const WrittenSplit& written) {
  std::vector<std::size_t> known;
  for (const std::size_t name : written.names) {
    const bool last = name == 0;
    const std::size_t count = last ? written.bounds.size() : written.plain;
    const auto implies = [&](const AffineForm& bound) {
      auto rest = sum_of_forms(name_form(name), -1, bound);
      if (!rest) return false;
      // The part less 1 is the sum of the bound, which is 0 or more, and of `rest` less 1. Is that
      // 0 or more too, if the known parts are 1 or more?
      std::int64_t least = rest->constant - 1;
      for (const std::size_t other : known) {
        if (rest->coefficients[other] < 0) return false;
        least += rest->coefficients[other];
        rest->coefficients[other] = 0;
      }
      return least >= 0 && rest->is_constant();
    };
    if (std::none_of(written.bounds.begin(),
                     written.bounds.begin() + static_cast<std::ptrdiff_t>(count), implies))
      return false;
    known.push_back(name);
  }
  return true;
}

/// Do the bounds hold for all parts, each 1 or more, that ascend in this order? Or, if `unequal`,
/// of two parts for those where the second is larger?
bool all_in_order_allowed(const WrittenSplit& written, const std::vector<std::size_t>& order,
                          bool unequal) {
  return std::all_of(written.bounds.begin(), written.bounds.end(), [&](const AffineForm& bound) {
    // A part is 1 plus the steps up to it, each of which is 0 or more. So no step's coefficient may
    // be below 0, and neither may what is left where all steps are 0.
    std::int64_t sum = 0;
    for (std::size_t i = order.size(); i-- > 0;) {
      sum += bound.coefficients[order[i]];
      if (sum < 0) return false;
    }
    const std::int64_t more = unequal ? bound.coefficients[order[1]] : 0;
    return bound.constant + sum + more >= 0;
  });
}

std::optional<HeapSplit> split_of(const OwnAlternative& alternative) {
  if (!alternative.result || alternative.targets.size() > most_split_parts) return std::nullopt;
  WrittenSplit written;
  for (const OwnStep& step : alternative.steps) {
    if (!step.condition) written.names.push_back(step.variable);
  }
  written.names.push_back(0);
  written.split.parts = written.names.size();
  if (written.split.parts < 2 || alternative.targets.size() != written.split.parts)
    return std::nullopt;
  // Each choice is a part, and one more is what they leave.
  AffineForm left = name_form(0);
  for (const std::size_t name : written.names) left.coefficients[name] -= 1;
  left.coefficients[0] = 1;
  std::vector<std::size_t> met;
  for (const OwnTarget& target : alternative.targets) {
    if (target.copies || target.slice || target.cells.size() != 1) return std::nullopt;
    auto form = affine_form(target.cells[0].nodes());
    if (!form) return std::nullopt;
    std::size_t name = 0;
    while (name < AffineForm::most_names && *form != name_form(name)) ++name;
    if (name == AffineForm::most_names || name == 0) {
      name = 0;
      written.split.taken = static_cast<std::uint64_t>(std::max<std::int64_t>(0, -form->constant));
      form->constant += static_cast<std::int64_t>(written.split.taken);
      if (*form != left) return std::nullopt;
    }
    met.push_back(name);
  }
  if (!std::is_permutation(met.begin(), met.end(), written.names.begin(), written.names.end()))
    return std::nullopt;
  std::vector<AffineForm> quotients;
  const auto add = [&](const std::optional<AffineForm>& form, std::vector<AffineForm>& to) {
    const auto bound = form ? in_terms_of_parts(*form, written) : std::nullopt;
    if (bound) to.push_back(*bound);
    return bound.has_value();
  };
  for (const OwnStep& step : alternative.steps) {
    if (step.condition) {
      if (!add(comparison_form(step.condition->nodes()), written.bounds)) return std::nullopt;
      continue;
    }
    if (step.items.size() != 1 || step.items[0].kind != OwnItem::Kind::range) return std::nullopt;
    const AffineForm chosen = name_form(step.variable);
    const auto low = affine_form(step.items[0].first->nodes());
    const auto high = quotient_form(step.items[0].last->nodes());
    if (!low || !high) return std::nullopt;
    // Where `chosen` is 1 or more, chosen <= x / d says d * chosen <= x.
    if (!add(sum_of_forms(chosen, -1, *low), written.bounds) ||
        !add(sum_of_forms(high->numerator, -high->divisor, chosen),
             high->divisor == 1 ? written.bounds : quotients))
      return std::nullopt;
  }
  written.plain = written.bounds.size();
  written.bounds.insert(written.bounds.end(), quotients.begin(), quotients.end());
  if (!parts_are_positive(written)) return std::nullopt;
  std::vector<std::size_t> order = written.names;
  for (const bool unequal : {false, true}) {
    if (unequal && order.size() > 2) break;
    written.split.unequal = unequal;
    std::sort(order.begin(), order.end());
    do {
      if (all_in_order_allowed(written, order, unequal)) return written.split;
    } while (std::next_permutation(order.begin(), order.end()));
  }
  return std::nullopt;
}

/// Can the alternative bring a heap to every smaller one?
bool takes_any(const OwnAlternative& alternative) {
  if (alternative.result || alternative.steps.size() != 1 || alternative.changes.size() != 1)
    return false;
  const OwnStep& step = alternative.steps[0];
  const OwnChange& change = alternative.changes[0];
  if (step.condition || step.items.size() != 1 || change.sign == OwnChange::Sign::add) return false;
  const OwnItem& item = step.items[0];
  const bool taking = change.sign == OwnChange::Sign::subtract;
  const auto chosen = affine_form(change.value->nodes());
  const auto first = item.first ? affine_form(item.first->nodes()) : std::nullopt;
  if (!chosen || *chosen != name_form(step.variable) || !first || !first->is_constant())
    return false;
  // To take nothing, or to leave all, is no move.
  if (first->constant < 0 || first->constant > (taking ? 1 : 0)) return false;
  if (item.kind == OwnItem::Kind::open) return true;
  if (item.kind != OwnItem::Kind::range) return false;
  auto last = affine_form(item.last->nodes());
  if (!last) return false;
  const bool but_one = !taking && last->constant == -1;
  if (but_one) last->constant = 0;
  return *last == name_form(0);
}

}  // namespace

std::optional<std::vector<HeapSplit>> splits_of(const OwnRule& rule) {
  if (rule.shape().kind != OwnShape::Kind::number) return std::nullopt;
  std::vector<HeapSplit> out;
  bool any = false;
  for (const OwnAlternative& alternative : rule.alternatives()) {
    if (takes_any(alternative)) {
      any = true;
    } else if (const auto split = split_of(alternative)) {
      out.push_back(*split);
    } else {
      return std::nullopt;
    }
  }
  return any ? std::optional(std::move(out)) : std::nullopt;
}

std::vector<Fact> facts_of_splits(const OwnRule& rule) {
  std::vector<Fact> out;
  const auto splits = splits_of(rule);
  if (!splits) return out;
  out.push_back({"splits", splits->size()});
  for (const HeapSplit& split : *splits) {
    out.push_back({"parts", split.parts});
    out.push_back({"taken", split.taken});
    if (split.unequal) out.push_back({"unequal", 1});
  }
  return out;
}

}  // namespace nimber
