// Whatever is typed as a guess: an error, or an expression whose text reads as the same again, and
// which repeats as it says.
#include <nimber/notation.hpp>
#include "laws/conjecture.hpp"
#include "laws/unknown.hpp"

#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nimber;
  if (size > 300) return 0;
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto rule = read_rule("take/1,3,4");
  const auto guess = Guess::read(text, **rule, {{"k", 5}});
  if (guess) {
    auto reader = Reader::open(guess->expression.text());
    const auto again = Expression::read(
        *reader,
        {{"n", std::nullopt}, {"a", std::nullopt}, {"b", std::nullopt}, {"k", 5}, {"m", 4}},
        {.self = true});
    if (!again || again->text() != guess->expression.text()) std::abort();
    if (const auto repeats = guess->two_heaps ? std::nullopt : guess->expression.repetition(0)) {
      for (std::uint64_t n = repeats->from; n < repeats->from + 20; ++n) {
        const std::int64_t here[3] = {static_cast<std::int64_t>(n), 0, 0};
        const std::int64_t there[3] = {static_cast<std::int64_t>(n + repeats->period), 0, 0};
        const auto one = guess->expression.value(here);
        const auto other = guess->expression.value(there);
        if (!one || !other || *other - *one != repeats->slope) std::abort();
      }
    }
    Conjecture work(*rule, *guess, 50);
    for (int i = 0; i < 100 && !work.step(1000).done; ++i) {}
  }
  Solve solve(text, 5, 100, 1000, {300, 20});
  for (int i = 0; i < 100 && !solve.step(1000).done; ++i) {}
  return 0;
}
