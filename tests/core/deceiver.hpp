// Guesses made to deceive: right for small heaps, wrong far out, their constants chosen so that a
// product or a sum in the proof would wrap.
#pragma once

#include "plain.hpp"

#include <nimber/heap_rule.hpp>
#include "laws/patterns/conjecture.hpp"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <iostream>
#include <iterator>
#include <optional>
#include <random>
#include <string>
#include <vector>

namespace deceiver {

using nimber::max_integer;

/// Right everywhere: a rule, its values, and by how much they grow from one period to the next.
struct Truth {
  const char* rule;
  const char* values;
  std::uint64_t period;
  std::uint64_t saltus;
};

/// The expression with that name in place of n.
inline std::string renamed(const std::string& text, const std::string& name) {
  const auto is_letter = [&](std::size_t i) {
    return i < text.size() && text[i] >= 'a' && text[i] <= 'z';
  };
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const bool alone = text[i] == 'n' && !is_letter(i + 1) && (i == 0 || !is_letter(i - 1));
    if (alone)
      out += name;
    else
      out.push_back(text[i]);
  }
  return out;
}

class Deceiver {
 public:
  explicit Deceiver(unsigned seed) : random_(seed) {}

  std::string guess(const std::string& values) {
    const std::string whole = with_lie(values, lie());
    if (below(8) > 0) return whole;
    return whole + " for n>=" + (below(2) == 0 ? number(below(30)) : number(huge(7)));
  }

  /// Right or nearly so of the numbers a period back.
  std::string recursive_guess(const Truth& truth) {
    const std::string far = number(1 + below(below(2) == 0 ? 60 : 15'000));
    const std::string p = number(truth.period);
    const std::string grows = "+" + number(truth.saltus);
    const std::string values = truth.values;
    const auto back = [&](std::uint64_t periods) {
      return "g(n-" + number(periods * truth.period) + ")+" + number(periods * truth.saltus);
    };
    switch (below(9)) {
      case 0: return "if(n<" + p + "," + values + "," + back(1) + ")";
      case 1: return "if(n<" + p + "," + values + "," + back(1) + "+(n==" + far + "))";
      case 2: return "if(n<" + far + "," + values + "," + back(1 + below(3)) + ")";
      case 3: return back(1) + "+(n%" + far + "==" + far + "-1) for n>=" + p;
      case 4: return back(1 + below(2)) + " for n>=" + number(truth.period * (1 + below(3)));
      case 5: return "if(n<" + far + "," + values + ",g(n-1)) for n>=" + number(below(9));
      case 6: return "if(n>=" + far + ",g(n-" + p + grows + ")," + values + ")";
      case 7:
        return "if(n<" + p + "," + values + ",max(" + back(1) + "," + lie() + ")-max(0," + lie() +
               "))";
      default: return "pick(n>=" + far + "," + values + "," + back(1) + "+(" + lie() + "))";
    }
  }

  /// About two heaps.
  std::string pair_guess(const Truth& truth) {
    const std::string x = below(2) == 0 ? "a" : "b";
    const std::string y = below(2) == 0 ? "a" : "b";
    const std::string far = number(1 + below(below(2) == 0 ? 500 : 20'000));
    const std::string whole =
        "xor(" + renamed(truth.values, "a") + "," + renamed(truth.values, "b") + ")";
    switch (below(9)) {
      case 0: return whole;
      case 1: return whole + "+(" + x + ">=" + far + ")*(" + y + ">=" + number(huge(4)) + ")";
      case 2: return whole + "+((a+b)%" + far + "==" + far + "-1)";
      case 3: return whole + "+0*((a*" + number(huge(9)) + "+b)%" + far + ")";
      case 4: return "if(" + x + "==" + far + "&&" + y + ">" + far + ",0," + whole + ")";
      case 5: return whole + "+((a-b)*(a-b)==" + far + "*" + far + ")";
      case 6:
        return "pick(" + x + ">=" + far + "," + whole + ",xor(" + whole + "," + y + "/" + far +
               "))";
      case 7: return with_lie(whole, renamed(lie(), "(a+b)"));
      default: return with_lie(whole, renamed(lie(), x));
    }
  }

  std::uint64_t below(std::uint64_t bound) { return random_() % bound; }

 private:
  /// Values and what is 0, or tries to look so.
  std::string with_lie(const std::string& values, const std::string& inner) {
    switch (below(8)) {
      case 0: return inner + "+" + values;
      case 1: return values + "+0*(" + inner + ")";
      case 2: return "max(" + values + "," + inner + ")-max(0," + inner + ")";
      case 3: return values + "+min(0," + inner + ")";
      case 4: return values + "+(" + inner + "!=0)";
      case 5: return "if((" + inner + ")==0," + values + "," + values + "+1)";
      case 6: return "pick(" + inner + "," + values + "," + values + "+1)";
      default: return values + "+(" + inner + ")";
    }
  }

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
    {"take/odd", "n%2", 2, 0},    {"take/1..3", "n%4", 4, 0},
    {"nim", "n", 1, 1},           {"take/even", "n/2", 2, 1},
    {"take/3..", "n/3", 3, 1},    {"take/pow2", "n%3", 3, 0},
    {"take/2..3", "n%5/2", 5, 0}, {"take/1,3,4", "pick(n%7,0,1,0,1,2,3,2)", 7, 0},
    {"coins/turtles", "n", 1, 1},
};

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

/// g(n) of a rule that repeats, n as large as may be.
inline std::int64_t true_value(const nimber::Rule& rule, std::uint64_t n) {
  nimber::Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  if (rule.sequence().sequence_ready(n, work) != nimber::Ready::yes) std::abort();
  return static_cast<std::int64_t>(rule.sequence().sequence_value(n));
}

/// The guess at heaps 0, 1, 2 … in turn, as it speaks of itself: the first at which it is wrong.
inline std::optional<std::uint64_t> wrong_in_turn(const nimber::Guess& guess,
                                                  const nimber::Rule& rule, std::uint64_t heaps) {
  std::vector<std::optional<std::int64_t>> told;
  const auto self = [&](std::int64_t e, std::int64_t, bool) -> std::optional<std::int64_t> {
    if (e < 0 || e >= static_cast<std::int64_t>(told.size())) return std::nullopt;
    return told[static_cast<std::size_t>(e)];
  };
  for (std::uint64_t n = 0; n < heaps; ++n) {
    const std::int64_t variables[3] = {static_cast<std::int64_t>(n), 0, 0};
    const std::int64_t value = true_value(rule, n);
    if (n < guess.from) {
      told.emplace_back(value);
      continue;
    }
    told.push_back(guess.expression.value_by(variables, self));
    if (told.back() != value) return n;
  }
  return std::nullopt;
}

/// The deceiver's own mistake.
[[noreturn]] inline void unusable(const Tried& tried, const nimber::Error& error) {
  std::cerr << tried.rule << " " << tried.guess << ": " << nimber::text(error.code) << " at "
            << error.column << "\n";
  std::abort();
}

enum class About : std::uint8_t { heap, itself, pair };

/// Makes a guess and tests it; what is called proven is looked at far out.
inline Tried try_one(Deceiver& random, About about = About::heap) {
  // Of a row of coins no guess is about two heaps: that truth is the last.
  const Truth& truth = truths[random.below(std::size(truths) - (about == About::pair ? 1 : 0))];
  Tried tried{truth.rule,
              about == About::heap     ? random.guess(truth.values)
              : about == About::itself ? random.recursive_guess(truth)
                                       : random.pair_guess(truth),
              false, std::nullopt};
  const nimber::RulePtr rule = plain::rule(tried.rule);
  auto guess = nimber::Guess::read(tried.guess, *rule);
  if (!guess) unusable(tried, guess.error());
  nimber::Conjecture work(rule, *guess, 20, about == About::heap ? 30'000 : 300'000);
  while (!work.step(30'000).done) {}
  if (!work.result()) unusable(tried, work.result().error());
  tried.proven = work.result()->verdict == nimber::Conjecture::Verdict::proven;
  if (!tried.proven) return tried;
  if (about == About::itself) {
    tried.wrong_at = wrong_in_turn(*guess, *rule, 40'000);
    return tried;
  }
  const auto heaps = far_out(tried.guess, work.result()->checked, random);
  for (const std::uint64_t n : heaps) {
    if (n < guess->from) continue;
    std::int64_t variables[3] = {static_cast<std::int64_t>(n), 0, 0};
    std::int64_t value = true_value(*rule, n);
    if (about == About::pair) {
      const std::uint64_t other =
          random.below(4) == 0 ? random.below(50) : heaps[random.below(heaps.size())];
      variables[0] = 0;
      variables[1] = static_cast<std::int64_t>(n);
      variables[2] = static_cast<std::int64_t>(other);
      value ^= true_value(*rule, other);
    }
    if (guess->expression.value(variables) != value) {
      tried.wrong_at = n;
      break;
    }
  }
  return tried;
}

}  // namespace deceiver
