#include "laws/patterns/value_guess.hpp"

#include <algorithm>

namespace nimber {
namespace {

bool guess_fits(const Guess& guess, std::int64_t guessed, const PatternData& data,
                std::int64_t value) {
  const bool lost = data.marks ? value != 0 : value == 0;
  switch (guess.kind) {
    case Guess::Kind::lost: return (guessed != 0) == lost;
    case Guess::Kind::won: return (guessed != 0) != lost;
    case Guess::Kind::value: break;
  }
  return data.marks ? (guessed == 0) == lost : guessed == value;
}

}  // namespace

ValueGuess check_values(const Guess& guess, const PatternData& data) {
  ValueGuess out;
  std::vector<std::optional<std::int64_t>> said(data.values.size());
  const auto look = [&](std::size_t i, std::uint64_t a, std::uint64_t b) {
    const std::int64_t variables[3] = {static_cast<std::int64_t>(a), static_cast<std::int64_t>(a),
                                       static_cast<std::int64_t>(b)};
    const std::int64_t value = data.values[i];
    if (!data.pairs && a < guess.from) {
      const bool lost = data.marks ? value != 0 : value == 0;
      said[i] = guess.kind == Guess::Kind::value  ? value
                : guess.kind == Guess::Kind::lost ? lost
                                                  : !lost;
      return true;
    }
    const auto self = [&](std::int64_t e, std::int64_t f, bool two) -> std::optional<std::int64_t> {
      if (e < 0 || f < 0 || two != data.pairs) return std::nullopt;
      const auto x = static_cast<std::uint64_t>(e);
      const auto y = static_cast<std::uint64_t>(f);
      const bool smaller = two ? x + y < a + b || (x + y == a + b && x < a) : x < a;
      if (!smaller || x < data.first || (two && (y >= data.columns || x >= data.rows())))
        return std::nullopt;
      return said[static_cast<std::size_t>(two ? x * data.columns + y : x - data.first)];
    };
    said[i] = guess.expression.value_by(variables, self);
    ++out.checked;
    if (said[i] && guess_fits(guess, *said[i], data, value)) return true;
    --out.checked;
    out.counterexample = ValueGuess::Counterexample{a, b, value, said[i]};
    return false;
  };
  if (data.rows_of_numbers()) {
    for (std::size_t i = 0; i < data.values.size(); ++i) {
      const auto guessed = guess.expression.value(nullptr, data.numbers[i]);
      if (!guessed || !guess_fits(guess, *guessed, data, data.values[i])) {
        out.counterexample = ValueGuess::Counterexample{i, 0, data.values[i], guessed};
        break;
      }
      ++out.checked;
    }
    return out;
  }
  if (!data.pairs) {
    for (std::size_t i = 0; i < data.values.size(); ++i) {
      if (!look(i, data.first + i, 0)) break;
    }
    return out;
  }
  const std::size_t rows = data.rows();
  for (std::size_t sum = 0; sum + 1 < rows + data.columns; ++sum) {
    for (std::size_t a = sum < data.columns ? 0 : sum - data.columns + 1; a < rows && a <= sum;
         ++a) {
      if (!look(a * data.columns + sum - a, a, sum - a)) return out;
    }
  }
  return out;
}

}  // namespace nimber
