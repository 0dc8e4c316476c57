#include "answers/sum_rows.hpp"

#include <bit>

namespace nimber {

bool same_row(const SumRow& a, const SumRow& b) {
  return a.component.kind == b.component.kind && a.component.size == b.component.size &&
         a.component.column == b.component.column && a.component.value == b.component.value &&
         a.with == b.with;
}

std::vector<SumRow> rows_of(std::size_t number, const Rule& rule,
                            const std::vector<Component>& components, bool misere) {
  const std::vector<std::size_t> first =
      misere ? rule.theory().together(components) : std::vector<std::size_t>();
  std::vector<SumRow> rows;
  std::vector<std::size_t> row_of(components.size());
  for (std::size_t i = 0; i < components.size(); ++i) {
    if (first.empty() || first[i] == i) {
      row_of[i] = rows.size();
      rows.push_back({number, components[i], {}});
      continue;
    }
    SumRow& row = rows[row_of[first[i]]];
    row.with.push_back(components[i].size);
    row.component.value = row.component.value.value_or(0) ^ components[i].value.value_or(0);
  }
  return rows;
}

void Columns::add(Value value) {
  const auto width = static_cast<std::size_t>(std::bit_width(value));
  if (ones_.size() < width) ones_.resize(width, 0);
  for (std::size_t bit = 0; bit < width; ++bit) ones_[bit] += (value >> bit) & 1;
}

void Columns::remove(Value value) {
  const auto width = static_cast<std::size_t>(std::bit_width(value));
  for (std::size_t bit = 0; bit < width; ++bit) ones_[bit] -= (value >> bit) & 1;
  while (!ones_.empty() && ones_.back() == 0) ones_.pop_back();
}

std::uint64_t bigs_of(const Position& position, const AnalysisResult& result) {
  std::uint64_t bigs = 0;
  for (std::size_t i = 0; i < result.terms.size(); ++i)
    bigs += position.terms[i].rule->theory().bigs(result.terms[i].components);
  return bigs;
}

}  // namespace nimber
