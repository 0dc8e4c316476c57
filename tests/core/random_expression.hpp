// Random conditions and sums in n and k, each with its meaning worked out beside the text, in
// numbers of 128 bits.
#pragma once

#include <cstdint>
#include <functional>
#include <numeric>
#include <optional>
#include <random>
#include <string>

namespace random_expression {

using Number = std::optional<std::int64_t>;
__extension__ using Wide = __int128;

/// How tightly a text holds together: what stands below is put in parentheses.
enum Level { either, both, negation, comparison, sum, product, factor };

struct Made {
  std::string text;
  Level level;
  std::function<Number(std::int64_t n, std::int64_t k)> value;
};

inline Number within(Wide v) {
  if (v < INT64_MIN || v > INT64_MAX) return std::nullopt;
  return static_cast<std::int64_t>(v);
}

class Maker {
 public:
  /// `rich`: what guesses know and predicates don't: functions, signs, conditions as numbers.
  Maker(unsigned seed, bool rich) : random_(seed), rich_(rich) {}

  Made condition(int depth) {
    if (depth == 0) return compare(depth);
    switch (below(5)) {
      case 0:
      case 1: return join(depth, below(2) == 0);
      case 2: {
        const Made a = held(condition(depth - 1), negation);
        return {"!" + a.text, negation, [f = a.value](auto n, auto k) -> Number {
                  const Number v = f(n, k);
                  return v ? Number(*v == 0) : v;
                }};
      }
      default: return compare(depth);
    }
  }

  Made number(int depth) {
    const unsigned kind = depth == 0 ? below(3) : below(rich_ ? 11 : 8);
    switch (kind) {
      case 0: return {"n", factor, [](auto n, auto) -> Number { return n; }};
      case 1: return {"k", factor, [](auto, auto k) -> Number { return k; }};
      case 2: {
        const std::int64_t c = below(12) == 0 ? 1'000'000'000'000'000'000 : below(10);
        return {std::to_string(c), factor, [c](auto, auto) -> Number { return c; }};
      }
      case 3:
      case 4: return two(depth, below(2) == 0 ? '+' : '-', sum, product);
      case 5: return two(depth, "*/%"[below(3)], product, factor);
      case 6: return two(depth, below(2) == 0 ? '/' : '%', product, factor);
      case 7: return function(depth, "gcd");
      case 8: return function(depth, below(3) == 0 ? "xor" : below(2) == 0 ? "min" : "max");
      case 9: {
        const Made a = held(number(depth - 1), factor);
        return {"-" + a.text, factor, [f = a.value](auto n, auto k) -> Number {
                  const Number v = f(n, k);
                  return v ? within(-Wide{*v}) : v;
                }};
      }
      default: {
        if (below(2) == 0) return held(condition(depth - 1), factor);
        const Made a = number(depth - 1);
        return {"bits(" + a.text + ")", factor, [f = a.value](auto n, auto k) -> Number {
                  const Number v = f(n, k);
                  if (!v || *v < 0) return std::nullopt;
                  std::int64_t digits = 0;
                  for (std::int64_t rest = *v; rest > 0; rest /= 2) ++digits;
                  return digits;
                }};
      }
    }
  }

 private:
  std::uint32_t below(std::uint32_t bound) { return static_cast<std::uint32_t>(random_() % bound); }

  Made held(Made made, Level least) {
    if (made.level < least || below(6) == 0) {
      // Predicates have no parentheses round a condition where a number is wanted.
      if (!rich_ && made.level < sum && least >= sum) return made;
      made.text = "(" + made.text + ")";
      made.level = made.level >= sum || rich_ ? factor : negation;
    }
    return made;
  }

  Made join(int depth, bool and_) {
    const Made a = held(condition(depth - 1), and_ ? both : either);
    const Made b = held(condition(depth - 1), and_ ? negation : both);
    return {a.text + (and_ ? "&&" : "||") + b.text, and_ ? both : either,
            [and_, f = a.value, g = b.value](auto n, auto k) -> Number {
              const Number left = f(n, k);
              if (!left || (*left != 0) != and_) return left ? Number(*left != 0) : left;
              const Number right = g(n, k);
              return right ? Number(*right != 0) : right;
            }};
  }

  Made compare(int depth) {
    const Made a = held(number(depth), sum);
    const Made b = held(number(depth > 0 ? depth - 1 : 0), sum);
    static const char* const words[] = {"==", "!=", "<", "<=", ">", ">="};
    const unsigned which = below(6);
    return {
        a.text + words[which] + b.text, comparison,
        [which, f = a.value, g = b.value](auto n, auto k) -> Number {
          const Number left = f(n, k);
          const Number right = left ? g(n, k) : left;
          if (!right) return std::nullopt;
          const int order = *left < *right ? -1 : *left > *right ? 1 : 0;
          const bool holds[] = {order == 0, order != 0, order<0, order <= 0, order> 0, order >= 0};
          return holds[which];
        }};
  }

  Made two(int depth, char sign, Level own, Level right_least) {
    const Made a = held(number(depth - 1), own);
    const Made b = held(number(depth - 1), right_least);
    return {a.text + sign + b.text, own,
            [sign, f = a.value, g = b.value](auto n, auto k) -> Number {
              const Number left = f(n, k);
              const Number right = left ? g(n, k) : left;
              if (!right) return std::nullopt;
              const Wide x = *left;
              const Wide y = *right;
              switch (sign) {
                case '+': return within(x + y);
                case '-': return within(x - y);
                case '*': return within(x * y);
                default: break;
              }
              if (y == 0 || !within(x / y)) return std::nullopt;
              return within(sign == '/' ? x / y : x % y);
            }};
  }

  Made function(int depth, const std::string& name) {
    const Made a = number(depth - 1);
    const Made b = number(depth - 1);
    return {name + "(" + a.text + "," + b.text + ")", factor,
            [name, f = a.value, g = b.value](auto n, auto k) -> Number {
              const Number left = f(n, k);
              const Number right = left ? g(n, k) : left;
              if (!right) return std::nullopt;
              if (name == "min") return std::min(*left, *right);
              if (name == "max") return std::max(*left, *right);
              if (name == "xor") return *left < 0 || *right < 0 ? Number() : Number(*left ^ *right);
              Wide x = *left < 0 ? -Wide{*left} : Wide{*left};
              Wide y = *right < 0 ? -Wide{*right} : Wide{*right};
              while (y != 0) {
                const Wide rest = x % y;
                x = y;
                y = rest;
              }
              return within(x);
            }};
  }

  std::mt19937 random_;
  bool rich_;
};

}  // namespace random_expression
