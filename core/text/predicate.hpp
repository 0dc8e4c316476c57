#pragma once

#include <nimber/reader.hpp>

#include <cstdint>
#include <string>
#include <vector>

namespace nimber {

/// When taking k from a heap of n is legal: a comparison, or a combination of comparisons, of
/// integer expressions in n and k. Compiled once to a small stack program.
///
///   condition  = conjunction *( "||" conjunction )
///   conjunction = negation *( "&&" negation )
///   negation   = "!" negation | "(" condition ")" | comparison
///   comparison = sum ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) sum
///   sum        = product *( ( "+" | "-" ) product )
///   product    = factor *( ( "*" | "/" | "%" ) factor )
///   factor     = integer | "n" | "k" | "(" sum ")" | "gcd(" sum "," sum ")"
class Predicate {
 public:
  /// Reads up to the first symbol that can't go on the predicate. Errors: bad-predicate,
  /// not-a-comparison, too-large.
  static Result<Predicate> read(Reader& reader);

  /// As written, without white space and leading zeros.
  const std::string& text() const { return text_; }

  /// Does the predicate hold? Integers are 64 bits, signed, and division truncates; a division by
  /// zero or a result outside 64 bits makes the answer no. `&&` and `||` go from left to right and
  /// stop when the answer is known.
  bool holds(std::uint64_t n, std::uint64_t k) const;

 private:
  friend class PredicateCompiler;
  enum class Op : std::uint8_t {
    push,
    n,
    k,
    add,
    sub,
    mul,
    div,
    mod,
    gcd,
    eq,
    ne,
    lt,
    le,
    gt,
    ge,
    negate,
    skip_if_false,
    skip_if_true
  };
  struct Step {
    Op op;
    std::int64_t number;  ///< push: the number; skip: the step to go on at
  };
  static constexpr std::size_t max_depth = 64;

  std::string text_;
  std::vector<Step> steps_;
};

}  // namespace nimber
