// The components of a sum as an explanation lists them, and their binary columns.
#pragma once

#include <nimber/explain.hpp>

#include <cstdint>
#include <vector>

namespace nimber {

/// An explanation tells at most so many rows.
constexpr std::size_t max_sum_rows = 1000;

/// Do both rows say the same, whichever terms they come from?
bool same_row(const SumRow& a, const SumRow& b);

/// A term's components as the convention counts them.
std::vector<SumRow> rows_of(std::size_t number, const Rule& rule,
                            const std::vector<Component>& components, bool misere);

/// How many values have a one in column 0, 1, 2 ...
class Columns {
 public:
  void add(Value value);
  void remove(Value value);
  const std::vector<std::uint64_t>& ones() const { return ones_; }

 private:
  std::vector<std::uint64_t> ones_;
};

/// How many values of 2 or more a prepared sum has, as its rules count them.
std::uint64_t bigs_of(const Position& position, const AnalysisResult& result);

}  // namespace nimber
