#include "answers/explained_sum.hpp"

#include "answers/value_steps.hpp"
#include "values/nim_sum.hpp"

#include <algorithm>

namespace nimber {

void ExplainedSum::add() {
  if (found().method != AnalysisResult::Method::values &&
      found().method != AnalysisResult::Method::tame)
    return;
  if (found().loopy) return add_endless();
  SumStep sum;
  Columns columns;
  rows_.clear();
  for (std::size_t i = 0; i < found().terms.size(); ++i) {
    const Rule& rule = *explanation_.position.terms[i].rule;
    const std::vector<Component>& components = found().terms[i].components;
    for (SumRow& row : rows_of(i, rule, components, explanation_.position.misere)) {
      if (!row.component.value) return;
      sum.total ^= *row.component.value;
      columns.add(*row.component.value);
      rows_.push_back(std::move(row));
    }
    sum.bigs += rule.theory().bigs(components);
  }
  sum.ones = columns.ones();
  sum.rows.assign(rows_.begin(), rows_.begin() + static_cast<std::ptrdiff_t>(
                                                     std::min(rows_.size(), max_sum_rows)));
  const Value total = sum.total;
  const std::uint64_t bigs = sum.bigs;
  explanation_.steps.emplace_back(std::move(sum));
  std::size_t mends = 0;
  for (const PositionMove& move : found().winning) {
    if (++mends > Explain::max_mends) break;
    add_mend(move, total, bigs, columns);
  }
}

void ExplainedSum::add_endless() {
  EndlessStep step;
  step.outcome = found().outcome;
  Value rest = 0;
  bool known = true;
  for (std::size_t i = 0; i < found().terms.size(); ++i) {
    known = known && !found().terms[i].components.empty();
    rest ^= sum_of(found().terms[i].components);
    for (const Component& c : found().terms[i].components) step.infinite += c.infinite;
  }
  if (step.infinite == 1) {
    if (known) step.rest = rest;
    step.reached = *found().loopy;
    for (Value& v : step.reached) v ^= rest;
    std::sort(step.reached.begin(), step.reached.end());
  }
  explanation_.steps.emplace_back(std::move(step));
}

void ExplainedSum::add_mend(const PositionMove& move, Value total, std::uint64_t bigs,
                            Columns columns) {
  const Term& term = explanation_.position.terms[move.term];
  const auto& components = found().terms[move.term].components;
  MendStep mend;
  mend.move = move;
  const State then = term.rule->after(term.state, move.move);
  std::vector<Component> now;
  if (options_prepared(term, limit_)) {
    term.rule->theory().components(then, now);
  } else {
    now.push_back({Component::Kind::whole, 0, 0, sum_of(components) ^ total});
  }
  const Value left = total ^ sum_of(components) ^ sum_of(now);
  mend.bigs = bigs - term.rule->theory().bigs(components) + term.rule->theory().bigs(now);
  const bool misere = explanation_.position.misere;
  const auto old_rows = rows_of(move.term, *term.rule, components, misere);
  const auto new_rows = rows_of(move.term, *term.rule, now, misere);
  const auto keep = [&](const SumRow& row) {
    if (mend.kept.size() < MendStep::max_kept) {
      mend.kept.push_back(row);
    } else {
      ++mend.more_kept;
    }
  };
  std::size_t own = 0;
  for (; own < rows_.size() && rows_[own].term < move.term; ++own) keep(rows_[own]);
  // What stays the same: at both ends, then whatever else has its like.
  std::size_t first = 0;
  while (first < old_rows.size() && first < new_rows.size() &&
         same_row(old_rows[first], new_rows[first]))
    keep(old_rows[first++]);
  std::size_t last = 0;
  while (first + last < old_rows.size() && first + last < new_rows.size() &&
         same_row(old_rows[old_rows.size() - 1 - last], new_rows[new_rows.size() - 1 - last]))
    ++last;
  std::vector<bool> kept(new_rows.size(), false);
  for (std::size_t k = first; k + last < old_rows.size(); ++k) {
    const SumRow& row = old_rows[k];
    std::size_t i = first;
    while (i + last < new_rows.size() && (kept[i] || !same_row(row, new_rows[i]))) ++i;
    if (i + last < new_rows.size()) {
      kept[i] = true;
      keep(row);
    } else {
      mend.before.push_back(row);
      mend.from ^= *row.component.value;
      columns.remove(*row.component.value);
    }
  }
  for (std::size_t k = old_rows.size() - last; k < old_rows.size(); ++k) keep(old_rows[k]);
  for (std::size_t i = first; i + last < new_rows.size(); ++i) {
    if (kept[i]) continue;
    mend.after.push_back(new_rows[i]);
    mend.to ^= *new_rows[i].component.value;
    columns.add(*new_rows[i].component.value);
  }
  for (own += old_rows.size(); own < rows_.size(); ++own) keep(rows_[own]);
  mend.ones = columns.ones();
  mend.raises = mend.to > mend.from;
  mend.total = left;
  explanation_.steps.emplace_back(std::move(mend));
}

}  // namespace nimber
