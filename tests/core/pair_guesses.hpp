// Guesses about pairs, right ones and such as are made to deceive, and what becomes of them by
// plain recursion.
#pragma once

#include "random_pairs.hpp"

#include <nimber/notation.hpp>
#include "laws/patterns/conjecture.hpp"

#include <algorithm>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace pair_guesses {

using Value = std::optional<std::int64_t>;

/// A rule, what its pairs are worth (none where play may never end), and laws of it.
struct About {
  std::string rule;
  std::function<Value(std::int64_t, std::int64_t)> value;
  std::vector<std::string> values;  ///< right for all pairs
  std::vector<std::string> lost;    ///< when a pair is lost
};

inline About own(const random_pairs::Rule& rule) {
  auto values = std::make_shared<random_pairs::Values>(rule);
  return {rule.text, [values](auto a, auto b) { return values->at(a, b); }, {}, {}};
}

/// Two heaps of a rule of one number.
inline About heaps(const random_pairs::Rule& rule) {
  auto values = std::make_shared<random_pairs::Values>(rule);
  return {rule.text,
          [values](auto a, auto b) -> Value {
            const Value one = values->at(a, 0);
            const Value other = values->at(b, 0);
            return one && other ? Value(*one ^ *other) : std::nullopt;
          },
          {},
          {}};
}

/// A rule whose moves are told from a and b alone.
inline About known(
    std::string text,
    std::function<void(std::int64_t, std::int64_t, std::vector<random_pairs::Parts>&)> moves,
    std::vector<std::string> values, std::vector<std::string> lost) {
  random_pairs::Rule rule;
  rule.alternatives.push_back(
      [moves = std::move(moves)](random_pairs::Pair from, std::vector<random_pairs::Parts>& out) {
        moves(from[0], from[1], out);
      });
  rule.text = std::move(text);
  About about = own(rule);
  about.values = std::move(values);
  about.lost = std::move(lost);
  return about;
}

/// Draws from any source of numbers, as random_pairs::Maker.
template <class Below>
class Maker {
 public:
  explicit Maker(Below below) : below_(below), rules_(below) {}

  About about() {
    switch (below_(6)) {
      case 0: return own(rules_.ending());
      case 1: return own(rules_.looping());
      case 2: return heaps(one_number());
      default: return with_laws();
    }
  }

  /// A guess of pairs below `side`, nearly always right nearly everywhere.
  std::string guess(const About& about, std::int64_t side) {
    const bool table = about.values.empty() && about.lost.empty();
    const std::size_t laws = about.values.size() + about.lost.size();
    const std::size_t law = table ? 0 : static_cast<std::size_t>(below_(laws));
    if (table ? below_(2) == 0 : law < about.values.size()) {
      const std::string text = table ? table_of(about, side, false) : about.values[law];
      return "g(a,b) = " + (below_(3) == 0 ? text : with_lie(text, side));
    }
    const std::string text =
        table ? table_of(about, side, true) + "==1" : about.lost[law - about.values.size()];
    const std::string told =
        below_(3) == 0 ? text : "(" + with_lie("(" + text + ")", side) + ")==1";
    return below_(3) == 0 ? "N when !(" + told + ")" : "P when " + told;
  }

 private:
  static std::string number(std::uint64_t n) { return std::to_string(n); }

  std::string table_of(const About& about, std::int64_t side, bool outcomes) {
    std::string out = "pick(a*" + std::to_string(side) + "+b";
    for (std::int64_t a = 0; a < side; ++a) {
      for (std::int64_t b = 0; b < side; ++b) {
        const std::int64_t v = a + b < side ? about.value(a, b).value_or(0) : 0;
        out += "," + std::to_string(outcomes ? (v == 0 ? 1 : 0) : v);
      }
    }
    return out + ")";
  }

  /// Another value at a place or a few.
  std::string with_lie(const std::string& law, std::int64_t side) {
    const auto most = static_cast<std::uint64_t>(side) + 2;
    const std::string i = number(below_(most));
    const std::string j = number(below_(most));
    const std::string far = number(below_(2) == 0 ? below_(most) : below_(1'000'000'000'000));
    switch (below_(10)) {
      case 0: return law + "+(a==" + i + "&&b==" + j + ")";
      case 1: return law + "-(a==" + i + "&&b==" + j + ")";
      case 2: return law + "+(a+b==" + far + ")*(a%2)";
      case 3: return "if(a==" + i + "&&b>=" + far + ",0," + law + ")";
      case 4: return "if(min(a,b)==" + i + "&&max(a,b)==" + j + ",1," + law + ")";
      case 5: return law + "+(abs(a-b)>=" + far + ")*(min(a,b)>" + i + ")";
      case 6: return law + "+0*(" + i + "/(a-" + j + "))";
      case 7: return "xor(" + law + ",(a==" + i + ")*(b==" + j + "))";
      case 8: return law + "+0*(a*" + far + "+b)";
      // Itself at the pair before.
      default: return "if(a>0&&b==" + i + ",g(a-1,b+1)+0*g(0,0)," + law + ")";
    }
  }

  random_pairs::Rule one_number() {
    random_pairs::Rule rule;
    rule.loops = below_(2) == 0;
    const std::uint64_t c = 1 + below_(4);
    const auto add = [&](const std::string& text, auto to) {
      rule.text += (rule.text.empty() ? "own/n;" : "|") + text;
      rule.alternatives.push_back(
          [to](random_pairs::Pair from, std::vector<random_pairs::Parts>& out) {
            for (const std::int64_t n : to(from[0])) out.push_back({{n, 0}});
          });
    };
    const auto step = static_cast<std::int64_t>(c);
    using Numbers = std::vector<std::int64_t>;
    switch (below_(4)) {
      case 0: add("n-=" + number(c), [=](std::int64_t n) { return Numbers{n - step}; }); break;
      case 1:
        add("k=1..n/" + number(c) + ";n-=k", [=](std::int64_t n) {
          Numbers to;
          for (std::int64_t k = 1; k <= n / step; ++k) to.push_back(n - k);
          return to;
        });
        break;
      case 2:
        add("k=2," + number(2 + c) + ";n%3!=1;n-=k", [=](std::int64_t n) {
          return n % 3 != 1 ? Numbers{n - 2, n - 2 - step} : Numbers{};
        });
        break;
      default:
        add("n>" + number(c) + ";n=n%" + number(c + 1),
            [=](std::int64_t n) { return n > step ? Numbers{n % (step + 1)} : Numbers{}; });
    }
    if (rule.loops) {
      const auto at = static_cast<std::int64_t>(2 + below_(6));
      const std::string here = std::to_string(at);
      const std::string there = std::to_string(at + step);
      add("n==" + here + ";n=" + there,
          [=](std::int64_t n) { return n == at ? Numbers{at + step} : Numbers{}; });
      add("n==" + there + ";n=" + here,
          [=](std::int64_t n) { return n == at + step ? Numbers{at} : Numbers{}; });
    }
    return rule;
  }

  About with_laws() {
    using Out = std::vector<random_pairs::Parts>;
    const auto take = [](std::int64_t a, std::int64_t b, Out& out) {
      for (std::int64_t k = 1; k <= a; ++k) out.push_back({{a - k, b}});
      for (std::int64_t k = 1; k <= b; ++k) out.push_back({{a, b - k}});
    };
    const auto limited = [](std::int64_t n, std::int64_t q, Out& out) {
      for (std::int64_t k = 1; k <= std::min(n, q); ++k) out.push_back({{n - k, 2 * k}});
    };
    switch (below_(9)) {
      case 0:
        return known("own/(a,b);a-=1;b-=1",
                     [](auto a, auto b, Out& out) {
                       if (a > 0 && b > 0) out.push_back({{a - 1, b - 1}});
                     },
                     {"min(a,b)%2", "if(a*b==0,0,1-g(a-1,b-1))"},
                     {"min(a,b)%2==0", "a%2==0&&a<=b||b%2==0&&b<=a"});
      case 1: return known("own/(a,b);k=1..a;a-=k|k=1..b;b-=k", take, {"xor(a,b)"}, {"a==b"});
      case 2:
        return known("own/{a,b};a-=1|b-=1",
                     [](auto a, auto b, Out& out) {
                       if (a > 0) out.push_back({{a - 1, b}});
                       if (b > 0) out.push_back({{a, b - 1}});
                     },
                     {"(a+b)%2", "if(a>0,1-g(a-1,b),b%2)"}, {"a%2==b%2"});
      case 3:
        return known("own/(a,b);k=1..3;a-=k|b-=2",
                     [](auto a, auto b, Out& out) {
                       for (std::int64_t k = 1; k <= std::min<std::int64_t>(a, 3); ++k)
                         out.push_back({{a - k, b}});
                       if (b > 1) out.push_back({{a, b - 2}});
                     },
                     {"xor(a%4,b%4/2)"}, {"a%4==b%4/2"});
      case 4:
        return known("own/{a,b};a>0;k=1..b/a;b-=k*a",
                     [](auto x, auto y, Out& out) {
                       const auto a = std::min(x, y);
                       const auto b = std::max(x, y);
                       for (std::int64_t k = 1; a > 0 && k <= b / a; ++k)
                         out.push_back({{a, b - k * a}});
                     },
                     {}, {"a*b==0||a!=b&&max(a,b)<=phi(min(a,b))"});
      case 5:
        return known("wythoff",
                     [take](auto a, auto b, Out& out) {
                       take(a, b, out);
                       for (std::int64_t k = 1; k <= std::min(a, b); ++k)
                         out.push_back({{a - k, b - k}});
                     },
                     {}, {"min(a,b)==phi(abs(a-b))"});
      case 6: return known("fibonacci", limited, {}, {"a==0||b<zeck(a)"});
      case 7: return known("own/(n,q);k=1..min(n,q);n-=k;q=2*k", limited, {}, {"a==0||b<zeck(a)"});
      default:
        return known("own/n;k=1..2;n-=k",
                     [](auto a, auto b, Out& out) {
                       for (std::int64_t k = 1; k <= std::min<std::int64_t>(a, 2); ++k)
                         out.push_back({{a - k, b}});
                       for (std::int64_t k = 1; k <= std::min<std::int64_t>(b, 2); ++k)
                         out.push_back({{a, b - k}});
                     },
                     {"xor(a%3,b%3)"}, {"a%3==b%3"});
    }
  }

  Below below_;
  random_pairs::Maker<Below> rules_;
};

/// What must become of the guess when all pairs of fewer than `side` stones together are looked at,
/// as words: "refuted 1,2", "holds 8", "holds 4 to 1,3", "error".
inline std::string truth(const nimber::Guess& guess, const About& about, std::int64_t side) {
  std::map<random_pairs::Pair, std::int64_t> told;
  for (std::int64_t sum = 0; sum < side; ++sum) {
    for (std::int64_t a = 0; a <= sum; ++a) {
      const std::int64_t b = sum - a;
      const std::string here = std::to_string(a) + "," + std::to_string(b);
      const Value value = about.value(a, b);
      if (!value) return sum == 0 ? "error" : "holds " + std::to_string(sum) + " to " + here;
      const std::int64_t variables[3] = {a, a, b};
      const auto self = [&](std::int64_t e, std::int64_t f, bool) -> Value {
        const auto found = told.find({e, f});
        return found == told.end() ? std::nullopt : Value(found->second);
      };
      const Value guessed = guess.recursive() ? guess.expression.value_by(variables, self)
                                              : guess.expression.value(variables);
      if (guessed) told[{a, b}] = *guessed;
      const bool is_lost = *value == 0;
      const bool right =
          guessed && (guess.kind == nimber::Guess::Kind::value  ? *guessed == *value
                      : guess.kind == nimber::Guess::Kind::lost ? (*guessed != 0) == is_lost
                                                                : (*guessed != 0) != is_lost);
      if (!right) return "refuted " + here + " " + std::to_string(*value);
    }
  }
  return "holds " + std::to_string(side);
}

/// What the core says, in the same words.
inline std::string said(const nimber::RulePtr& rule, const nimber::Guess& guess,
                        std::int64_t side) {
  nimber::Conjecture work(rule, guess, static_cast<std::uint64_t>(side * side));
  while (!work.step(5000).done) {}
  const auto& result = work.result();
  if (!result) return "error";
  if (const auto& found = result->counterexample)
    return "refuted " + std::to_string(found->heaps[0]) + "," + std::to_string(found->heaps[1]) +
           " " + std::to_string(found->value);
  // What a theorem proves holds for the pairs that were looked at.
  const bool proven = result->verdict == nimber::Conjecture::Verdict::proven;
  std::string out = (proven ? "holds" : std::string(nimber::text(result->verdict))) + " " +
                    std::to_string(result->checked);
  if (const auto& stop = result->stop) {
    out += (stop->endless ? " to " : " unsettled at ") + std::to_string(stop->heaps[0]) + "," +
           std::to_string(stop->heaps[1]);
  }
  return out;
}

}  // namespace pair_guesses
