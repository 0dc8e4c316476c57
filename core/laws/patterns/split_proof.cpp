#include "laws/patterns/split_proof.hpp"

#include "values/split_lines.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::uint64_t most_split_steps = 20'000'000;

}  // namespace

bool proven_by_splits(const Rule& rule, const Guess& guess, std::uint64_t checked) {
  if (guess.two_heaps || guess.kind != Guess::Kind::value || guess.recursive() ||
      !rule.has_sequence())
    return false;
  std::vector<HeapSplit> splits;
  std::optional<std::uint64_t> count;  // none: the rule does not say that its moves are these
  for (const Fact& fact : rule.sequence().proof_facts(0, "splits")) {
    if (fact.name == "splits") count = fact.number;
    if (fact.name == "parts") splits.push_back({fact.number, 0, false});
    if (fact.name == "taken" && !splits.empty()) splits.back().taken = fact.number;
    if (fact.name == "unequal" && !splits.empty()) splits.back().unequal = true;
  }
  if (count != splits.size()) return false;
  const auto repetition = guess.expression.repetition(0);
  if (!repetition || repetition->period > LinesByResidues::most_modulus ||
      repetition->slope != static_cast<std::int64_t>(repetition->period))
    return false;
  checked = std::min(checked, LinesByResidues::most_values);
  LinesByResidues lines;
  lines.from = std::max(repetition->from, guess.from);
  if (lines.from >= checked) return false;
  lines.offsets.resize(static_cast<std::size_t>(repetition->period));
  for (std::uint64_t n = lines.from; n < lines.from + repetition->period; ++n) {
    const auto number = static_cast<std::int64_t>(n);
    const std::int64_t variables[3] = {number, number, 0};
    const auto value = guess.expression.value(variables);
    if (!value) return false;
    lines.offsets[static_cast<std::size_t>(n % repetition->period)] = *value - number;
  }
  Work work(most_split_steps);
  work.open_step(most_split_steps);
  const TableWork counted(rule, work);
  if (rule.sequence().sequence_ready(checked - 1, work) != Ready::yes) return false;
  std::vector<Value> values;
  for (std::uint64_t n = 0; n < checked; ++n) values.push_back(rule.sequence().sequence_value(n));
  return lines_are_proven(lines, splits, values);
}

}  // namespace nimber
