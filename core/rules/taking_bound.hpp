// Rules by which 1 to f(n) stones may be taken of a heap of n, where f grows by 0 or 1 from heap to
// heap: `custom/3*k<=n`, `own/n;k=1..sqrt(n);n-=k`. What is read off an expression holds for all
// heaps to 10^18.
#pragma once

#include <nimber/position.hpp>
#include <nimber/rule_sequence.hpp>

#include "text/expression.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

/// f, the smallest of n and some bounds. Each bound grows by 0 or 1, or not at all.
class TakingBound {
 public:
  /// No bound but n.
  TakingBound() = default;
  /// Of a condition on n, which is name 0, and on what is taken, which is the name `taken`. None
  /// where the condition does not say, for each n, that what is taken is at most f(n).
  static std::optional<TakingBound> of_condition(ExpressionPart condition, std::size_t taken);

  /// Adds a bound, an expression in n. False where it does not grow by 0 or 1, or not at all.
  bool add(ExpressionPart most);
  /// Adds the bounds of `other`.
  void add(const TakingBound& other);

  /// f(n); O(length of the expressions).
  Heap most(Heap n) const;
  /// f(n-less) in the language of laws; `less` is 0 or 1.
  std::string text(std::int64_t less) const;
  /// How f repeats, where it is one quotient, as n/3.
  std::optional<Repetition> repetition() const;
  /// How the values repeat: where f grows at every heap from some heap on, by 1; else from where f
  /// is f(10^18) on, which may be far out.
  Period period() const;

 private:
  /// (factor * n + constant) / divisor, or the value of the nodes where there are any.
  struct Bound {
    std::int64_t factor = 0;
    std::int64_t constant = 0;
    std::int64_t divisor = 1;
    std::vector<Expression::Node> nodes = {};
  };
  static constexpr std::size_t most_nodes = 32;

  bool add_condition(ExpressionPart condition, std::size_t taken);
  bool add_comparison(ExpressionPart condition, std::size_t taken);
  bool add_quotient(std::int64_t factor, std::int64_t constant, std::int64_t divisor);
  bool add_nodes(std::vector<Expression::Node> nodes);
  static std::string text(const Bound& bound, std::int64_t less);
  static std::optional<std::int64_t> value(const Bound& bound, std::int64_t n);

  std::vector<Bound> bounds_;
};

}  // namespace nimber
