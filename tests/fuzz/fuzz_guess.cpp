// Whatever is typed as a guess: an error, or an expression whose text reads as the same again, and
// which repeats as it says. Behind a line of bytes that choose a rule of two numbers: what is said
// of the guess is what plain recursion says of small pairs.
#include "../core/pair_guesses.hpp"

#include <nimber/notation.hpp>
#include "laws/patterns/conjecture.hpp"
#include "laws/unknown.hpp"

#include <cstdio>
#include <cstdlib>
#include <string>

namespace {

using namespace nimber;

/// Numbers out of bytes; 0 behind their end.
class Bytes {
 public:
  Bytes(const std::uint8_t* data, std::size_t size) : data_(data), end_(data + size) {}
  std::uint64_t operator()(std::uint64_t bound) {
    std::uint64_t n = 0;
    // Two of them where one is too few.
    for (std::uint64_t room = 1; room < bound && room < 65'536; room *= 256)
      n = n * 256 + (data_ < end_ ? *data_++ : 0);
    return n % bound;
  }

 private:
  const std::uint8_t* data_;
  const std::uint8_t* end_;
};

void check_pairs(const std::uint8_t* data, std::size_t size, const std::string& typed) {
  constexpr std::int64_t side = 8;
  Bytes bytes(data, size);
  pair_guesses::Maker maker([&](std::uint64_t bound) { return bytes(bound); });
  const pair_guesses::About about = maker.about();
  const auto rule = read_rule(about.rule);
  if (!rule) std::abort();
  for (const std::string& text : {maker.guess(about, side), typed}) {
    const auto guess = Guess::read(text, **rule);
    if (!guess && text != typed) std::abort();
    if (!guess || !guess->two_heaps) continue;
    const std::string true_of_it = pair_guesses::truth(*guess, about, side);
    const std::string said = pair_guesses::said(*rule, *guess, side);
    if (said == true_of_it) continue;
    std::fprintf(stderr, "%s %s: said is %s, true is %s\n", about.rule.c_str(), text.c_str(),
                 said.c_str(), true_of_it.c_str());
    std::abort();
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > 300) return 0;
  const std::string text(reinterpret_cast<const char*>(data), size);
  if (const std::size_t line = text.find('\n'); line != std::string::npos) {
    check_pairs(data, line, text.substr(line + 1));
    return 0;
  }
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
