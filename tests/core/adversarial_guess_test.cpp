// Guesses made to deceive: right for small heaps, wrong far out, their constants chosen so that a
// product or a sum in the proof would wrap. Whatever is called proven is looked at far out.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/heap_rule.hpp>
#include "answers/conjecture.hpp"

#include <random>

using namespace nimber;

namespace {

/// Right everywhere: a rule and its values.
struct Truth {
  const char* rule;
  const char* values;
};

class Deceiver {
 public:
  explicit Deceiver(unsigned seed) : random_(seed) {}

  std::string guess(const std::string& values) {
    const std::string inner = lie();
    switch (below(6)) {
      case 0: return inner + "+" + values;
      case 1: return values + "+0*(" + inner + ")";
      case 2: return "max(" + values + "," + inner + ")-max(0," + inner + ")";
      case 3: return values + "+min(0," + inner + ")";
      case 4: return values + "+(" + inner + "!=0)";
      default: return values + "+(" + inner + ")";
    }
  }

  std::uint64_t below(std::uint64_t bound) { return random_() % bound; }

 private:
  static std::string number(std::uint64_t n) { return std::to_string(n); }

  /// Numbers whose multiples lie at the ends of 64 bits.
  std::uint64_t huge(std::uint64_t period) {
    const std::uint64_t near = below(3);
    std::uint64_t h = below(40);  // some are honest
    switch (below(8)) {
      case 0: h = UINT64_MAX / std::max<std::uint64_t>(period, 19) + near; break;
      case 1: h = std::uint64_t{1} << (40 + below(20)); break;
      case 2: h = max_integer - below(5); break;
      case 3: h = UINT64_MAX / std::max<std::uint64_t>(period, 19) * (1 + below(4)) + near; break;
      case 4: h = random_() % max_integer; break;
      default: break;
    }
    return std::min(h, max_integer);
  }

  /// 0 for small heaps, or an attempt at it.
  std::string lie() {
    const std::uint64_t p = 1 + below(below(2) == 0 ? 8 : 300);
    const std::string q = number(p);
    const std::string h = number(huge(p));
    const std::string far = number(below(2) == 0 ? huge(p) : 100 + below(100'000'000));
    const std::string step = below(2) == 0 ? "(n>=" + far + ")" : "(n/" + q + ">=" + far + ")";
    const std::string one = number(1 + below(3));
    switch (below(9)) {
      case 0: return "(n/" + q + "-" + h + "+" + step + ")/" + one + "+" + h + "-n/" + q;
      case 1: return "(n/" + q + "-" + h + "+" + step + ")%" + q + "+(" + h + "-n/" + q + ")%" + q;
      case 2: return "min(n/" + q + "," + h + ")-n/" + q;
      case 3: return "max(" + h + "-n*" + one + ",0)+n*" + one + "-" + h;
      case 4: return "(" + h + "-n/" + q + ">=0)-1";
      case 5: return "gcd(n+" + h + "," + q + ")-gcd(n+" + h + "+" + step + "," + q + ")";
      case 6:
        return "(" + h + "-" + q + "*n)/" + one + "-(" + h + "-" + q + "*n-" + step + ")/" + one;
      case 7: return "(n*" + h + ">=" + far + ")*(n>0)-(n>0)";
      default: return step + "*(n%" + q + ")";
    }
  }

  std::mt19937_64 random_;
};

}  // namespace

TEST_CASE("a guess that wraps a bound modulo 2^64 is not proven") {
  const std::string guess =
      "g(n) = n%2 + ((n/100000 - 576460752303423488 + (n>=3000000))/1 + 576460752303423488 - "
      "n/100000)";
  const RulePtr rule = plain::rule("take/odd");
  auto read = Guess::read(guess, *rule);
  REQUIRE(read);
  CHECK(!read->expression.repetition(0));
  Conjecture work(rule, *read, 10'000);
  while (!work.step(1'000'000).done) {}
  REQUIRE(work.result());
  CHECK(work.result()->verdict == Conjecture::Verdict::holds);
}

TEST_CASE("what is called proven of a deceiving guess is true far out") {
  const Truth truths[] = {{"take/odd", "n%2"},    {"take/1..3", "n%4"},  {"nim", "n"},
                          {"take/even", "n/2"},   {"take/3..", "n/3"},   {"take/pow2", "n%3"},
                          {"take/2..3", "n%5/2"}, {"coins/turtles", "n"}};
  Deceiver deceiver(20'26);
  std::size_t proven = 0;
  std::size_t open = 0;
  for (int round = 0; round < 12'000; ++round) {
    const Truth& truth = truths[deceiver.below(8)];
    const std::string text = deceiver.guess(truth.values);
    INFO(truth.rule << " " << text);
    const RulePtr rule = plain::rule(truth.rule);
    auto guess = Guess::read(text, *rule);
    REQUIRE(guess);
    Conjecture work(rule, *guess, 20, 30'000);
    while (!work.step(30'000).done) {}
    REQUIRE(work.result());
    if (work.result()->verdict != Conjecture::Verdict::proven) {
      ++open;
      continue;
    }
    ++proven;
    const auto at = [&](std::uint64_t n) {
      const std::int64_t variables[3] = {static_cast<std::int64_t>(n), 0, 0};
      const auto guessed = guess->expression.value(variables);
      if (guessed != static_cast<std::int64_t>(rule->sequence_value(n)))
        FAIL("n = " << n << ", guessed " << (guessed ? std::to_string(*guessed) : "nothing"));
    };
    const std::uint64_t checked = work.result()->checked;
    for (std::uint64_t n = checked; n < checked + 50; ++n) at(n);
    for (int i = 0; i < 60; ++i) at(deceiver.below(std::uint64_t{1} << (5 + i % 55)));
    // Where a sentence of the guess changes its mind: at its own numbers, and by their products.
    std::uint64_t number = 0;
    std::uint64_t last = 1;
    for (const char c : text + ";") {
      if (c >= '0' && c <= '9') {
        number = number * 10 + static_cast<std::uint64_t>(c - '0');
        continue;
      }
      if (number == 0) continue;
      for (std::uint64_t near = 0; near < 3; ++near) {
        const std::uint64_t product = last < max_integer / number ? last * number : number;
        for (const std::uint64_t n : {number, product, number / last})
          if (n + near >= 1 && n + near - 1 <= max_integer) at(n + near - 1);
      }
      last = number;
      number = 0;
    }
    for (std::uint64_t n = max_integer - 50; n <= max_integer; ++n) at(n);
  }
  CHECK(proven > 500);
  CHECK(open > 2000);
}
