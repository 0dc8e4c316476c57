// Whatever is pasted as values: an error, or laws each of which says every value but those that it
// names; and a guess about them is compared without a fault.
#include <nimber/notation.hpp>
#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"
#include "laws/patterns/value_guess.hpp"

#include <algorithm>
#include <cstdlib>
#include <string>

namespace {

using namespace nimber;

/// The law's formula as a guess, compared with the values; those that it names agree.
bool says_all(const Law& law, const PatternData& data) {
  const auto guess = Guess::read_of_values(law.formula, data.pairs);
  if (!guess) return false;
  PatternData now = data;
  if (law.lost && !data.marks) now = PatternValues::lost(data);
  for (std::size_t tries = 0; tries <= law.except.size(); ++tries) {
    const auto found = check_values(*guess, now).counterexample;
    if (!found) return true;
    const bool named = std::any_of(law.except.begin(), law.except.end(), [&](const auto& e) {
      return e.n == found->n && e.b == found->b && e.value == found->value;
    });
    if (!named || !found->guessed) return named;
    now.values[data.pairs ? found->n * data.columns + found->b : found->n - data.first] =
        *found->guessed;
  }
  return false;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size > 600) return 0;
  const std::string text(reinterpret_cast<const char*>(bytes), size);
  const auto data = read_pattern_values(text);
  if (!data) return 0;
  Patterns patterns(*data, nullptr, false, 20'000);
  for (int i = 0; i < 1000 && !patterns.step(1000).done; ++i) {}
  for (const Law& law : patterns.laws()) {
    if (law.formula.empty()) continue;
    if (!says_all(law, *data)) std::abort();
  }
  return 0;
}
