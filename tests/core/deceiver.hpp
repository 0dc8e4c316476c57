// Guesses made to deceive: right for small heaps, wrong far out, their constants chosen so that a
// product or a sum in the proof would wrap.
#pragma once

#include "plain.hpp"

#include <nimber/heap_rule.hpp>
#include "laws/conjecture.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iterator>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace deceiver {

using nimber::max_integer;

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

inline constexpr Truth truths[] = {
    {"take/odd", "n%2"}, {"take/1..3", "n%4"}, {"nim", "n"},           {"take/even", "n/2"},
    {"take/3..", "n/3"}, {"take/pow2", "n%3"}, {"take/2..3", "n%5/2"}, {"coins/turtles", "n"}};

struct Tried {
  std::string rule;
  std::string guess;
  bool proven = false;
  std::optional<std::uint64_t> wrong_at;  ///< of a proven one
};

/// Where the heaps lie at which a proven guess is looked at: behind what the proof looked at, at
/// random, at the guess's own numbers and their products, and at the largest heaps.
inline std::vector<std::uint64_t> far_out(const std::string& text, std::uint64_t checked,
                                          Deceiver& random) {
  std::vector<std::uint64_t> heaps;
  for (std::uint64_t n = checked; n < checked + 50; ++n) heaps.push_back(n);
  for (unsigned i = 0; i < 60; ++i) heaps.push_back(random.below(std::uint64_t{1} << (5 + i % 55)));
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
        if (n + near >= 1 && n + near - 1 <= max_integer) heaps.push_back(n + near - 1);
    }
    last = number;
    number = 0;
  }
  for (std::uint64_t n = max_integer - 50; n <= max_integer; ++n) heaps.push_back(n);
  return heaps;
}

/// Makes a guess and tests it; what is called proven is looked at far out.
inline Tried try_one(Deceiver& random) {
  const Truth& truth = truths[random.below(std::size(truths))];
  Tried tried{truth.rule, random.guess(truth.values), false, std::nullopt};
  const nimber::RulePtr rule = plain::rule(tried.rule);
  auto guess = nimber::Guess::read(tried.guess, *rule);
  if (!guess) std::abort();
  nimber::Conjecture work(rule, *guess, 20, 30'000);
  while (!work.step(30'000).done) {}
  if (!work.result()) std::abort();
  tried.proven = work.result()->verdict == nimber::Conjecture::Verdict::proven;
  if (!tried.proven) return tried;
  for (const std::uint64_t n : far_out(tried.guess, work.result()->checked, random)) {
    const std::int64_t variables[3] = {static_cast<std::int64_t>(n), 0, 0};
    if (guess->expression.value(variables) != static_cast<std::int64_t>(rule->sequence_value(n))) {
      tried.wrong_at = n;
      break;
    }
  }
  return tried;
}

}  // namespace deceiver
