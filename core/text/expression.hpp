#pragma once

#include <nimber/reader.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// A name that an expression may use: a variable, or a number known by name.
struct ExpressionName {
  std::string name;                    ///< letters, read as lower case
  std::optional<std::int64_t> number;  ///< none for a variable
};

/// e(n + period) = e(n) + slope for all n >= from, as far as 10^18, where it is defined and never
/// leaves 64 bits.
struct Repetition {
  std::uint64_t from = 0;
  std::uint64_t period = 1;
  std::int64_t slope = 0;
};

/// An integer expression or a condition, as a person writes a guess.
///
///   expression = conjunction *( "||" conjunction )
///   conjunction = negation *( "&&" negation )
///   negation   = "!" negation | comparison
///   comparison = sum [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) sum ]
///   sum        = product *( ( "+" | "-" ) product )
///   product    = factor *( ( "*" | "/" | "%" ) factor )
///   factor     = integer | name | "-" factor | "(" expression ")" | FUNCTION "(" expression *( ","
///   expression ) ")" FUNCTION   = "gcd" | "xor" | "min" | "max" (two arguments) | "bits" (one: how
///   many binary digits)
///
/// What "!", "&&" and "||" join must be conditions; a condition counts as 1 or 0 where a number is
/// wanted. Division truncates; "&&" and "||" stop when the answer is known.
class Expression {
 public:
  /// Reads up to the first symbol that can't go on the expression. Errors: bad-expression,
  /// unknown-name, not-a-comparison, too-large.
  static Result<Expression> read(Reader& reader, const std::vector<ExpressionName>& names);

  /// As written, without white space.
  const std::string& text() const { return text_; }
  /// Is it a condition, as against a number?
  bool condition() const { return nodes_.back().condition; }
  /// Which of the names it uses.
  bool uses(std::size_t name) const { return used_[name]; }

  /// None where it is undefined: a division by zero, a result outside 64 bits, xor or bits of a
  /// negative number. `variables` holds a number for each name, read for variables only.
  std::optional<std::int64_t> value(const std::int64_t* variables) const {
    return value_of(nodes_.size() - 1, variables);
  }

  /// How it repeats as a function of this one variable, if that follows from how it is built: sums,
  /// multiples, quotients and remainders by constants, comparisons and conditions of such. None
  /// either for a period above 1,000,000, or when looking at the periods of all parts, part of a
  /// part by part of a part, takes more than max_looks.
  std::optional<Repetition> repetition(std::size_t variable) const;
  static constexpr std::uint64_t max_looks = 10'000'000;

 private:
  friend class ExpressionReader;
  enum class Op : std::uint8_t {
    number,
    name,
    add,
    sub,
    mul,
    div,
    mod,
    eq,
    ne,
    lt,
    le,
    gt,
    ge,
    both,
    either,
    negate,
    gcd,
    exclusive_or,
    least,
    most,
    bits
  };
  struct Node {
    Op op = Op::number;
    bool condition = false;
    std::uint32_t left = 0;
    std::uint32_t right = 0;
    std::int64_t number = 0;  ///< number: itself; name: its index
  };

  std::optional<std::int64_t> value_of(std::size_t node, const std::int64_t* variables) const;
  static std::optional<std::int64_t> apply(Op op, std::int64_t a, std::int64_t b);
  /// How many nodes the expression that ends in this one has.
  std::size_t size_of(std::size_t node) const;
  /// `looks`: how many nodes may still be looked at.
  std::optional<Repetition> repetition_of(std::size_t node, std::size_t variable,
                                          std::uint64_t& looks) const;
  /// The smallest and the largest value within the first period.
  bool range(std::size_t node, std::size_t variable, const Repetition& r, std::int64_t& low,
             std::int64_t& high, std::uint64_t& looks) const;

  std::string text_;
  std::vector<Node> nodes_;  // children before parents
  std::vector<bool> used_;
};

}  // namespace nimber
