// The one language for integers and conditions: predicates of `custom`, guesses, rules of `own`
// and patterns are read, printed and evaluated here.
//
//   expression  = conjunction *( "||" conjunction )
//   conjunction = negation *( "&&" negation )
//   negation    = "!" negation | comparison
//   comparison  = sum [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ) sum ]
//   sum         = product *( ( "+" | "-" ) product )
//   product     = factor *( ( "*" | "/" | "%" ) factor )
//   factor      = integer | name | row "[" expression "]" | "-" factor | "(" expression ")"
//               | function "(" expression *( "," expression ) ")" | function "(" row ")"
//
// Functions, with how many arguments: see `functions` in expression.cpp and docs/notation.md.
//
// Numbers have 64 bits and a sign; division truncates. A division by zero, a result outside 64
// bits, an index outside or an argument that a function does not take is undefined, and so is the
// whole expression. "&&" and "||" stop when the result is known; `if` and `pick` evaluate the
// chosen argument only.
//
// A condition is a comparison, `has` `fib` `square` `pow2` `prime`, an `if` of two conditions, or
// what "!" "&&" "||" make of conditions. These three take nothing but conditions. A condition
// counts as 1 or 0.
#pragma once

#include <nimber/function_ref.hpp>
#include <nimber/limits.hpp>
#include <nimber/reader.hpp>

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// A name that an expression may use: a variable, a number known by name, or a row of numbers.
struct ExpressionName {
  std::string name;                         ///< letters, read as lower case
  std::optional<std::int64_t> number = {};  ///< none for a variable
  bool row = false;                         ///< in x[i] and in functions of a row only
};

/// What differs between the places where expressions stand.
struct ExpressionRules {
  /// The error of a text that can't be read: bad-expression, bad-predicate, bad-own. Its arguments
  /// are none, or what stands there and what to write instead, or "long", "" and how many terms
  /// there may be.
  ErrorCode malformed = ErrorCode::bad_expression;
  /// `g(e)` and `g(e,f)`, the guess itself.
  bool self = false;
  /// "=>" ends an expression, and so does a word on a new line. Else "=>" is an error that proposes
  /// ">=".
  bool arrow_ends = false;
  /// An item of a choice. Items are joined by "," and "..": the errors about "or" and "to" propose
  /// these.
  bool item = false;
  /// Where in the reader the expression must end: before this "*".
  std::size_t end = SIZE_MAX;
  std::size_t max_nodes = limits::guess_nodes;
};

/// e(n + period) = e(n) + slope for all n >= from, as far as 10^18, where it is defined and never
/// leaves 64 bits.
struct Repetition {
  std::uint64_t from = 0;
  std::uint64_t period = 1;
  std::int64_t slope = 0;
};

/// Is this word a function of the language? ("pow2" is; "g" and names are not.)
bool is_function(std::string_view word);

class Expression {
 public:
  enum class Op : std::uint8_t {
    number,
    variable,
    cell,  // of a row: x[i]
    len,
    sum,
    row_least,  // min(x), max(x), xor(x) of a row
    row_most,
    row_xor,
    odds,     // how many cells are odd
    alike,    // how many cells are equal to one before them
    gaps,     // the nim-sum of the gaps behind the 2nd, 4th … largest cell
    differs,  // the place of the first cell that differs from the first one
    count,
    has,
    run,
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
    negate,    // !
    negative,  // unary minus
    least,
    most,
    abs,
    gcd,
    bit_xor,
    bit_and,
    bit_or,
    nimprod,
    bits,
    ones,
    low,
    sqrt,
    root,
    choose,  // if
    pick,
    fib,
    square,
    pow2,
    prime,
    zeck,
    phi,
    self,
  };
  /// The tree in post-order: the arguments of node i stand before it, the last one at i - 1, each
  /// other one just before the nodes of the next. `min`, `max`, `xor` of many arguments are chains
  /// of two; what is made of numbers alone is a number.
  struct Node {
    Op op = Op::number;
    bool condition = false;
    std::uint32_t arguments = 0;
    std::uint32_t size = 1;   ///< nodes of the part that ends here
    std::int64_t number = 0;  ///< number: itself; variable and row: the name's index
  };
  /// The guess itself: g(e), or g(e, f) where `two`.
  using Self = FunctionRef<std::optional<std::int64_t>(std::int64_t e, std::int64_t f, bool two)>;
  using Row = std::span<const std::int64_t>;

  /// Reads up to the first symbol that can't continue the expression. Errors: `malformed`,
  /// unknown-name, not-a-comparison, too-large. For a sign of another language ("=" for "==") the
  /// arguments of `malformed` are that sign and the one to write. Parentheses, functions and signs
  /// nest at most 64 deep.
  static Result<Expression> read(Reader& reader, const std::vector<ExpressionName>& names,
                                 const ExpressionRules& rules = {});
  /// The same; not-a-comparison unless it is a condition.
  static Result<Expression> read_condition(Reader& reader, const std::vector<ExpressionName>& names,
                                           const ExpressionRules& rules = {});

  /// As written, without white space and leading zeros.
  const std::string& text() const { return text_; }
  /// Is it a condition, as against a number?
  bool condition() const { return nodes_.back().condition; }
  /// Does it use this one of the names?
  bool uses(std::size_t name) const { return used_[name]; }
  /// Does it use g(e), or g(e,f)?
  bool uses_self(bool two) const { return self_[two ? 1 : 0]; }
  /// How many names, numbers, operators and functions are written.
  std::size_t size() const { return size_; }
  const std::vector<Node>& nodes() const { return nodes_; }
  /// How many steps an evaluation takes at most, in additions: what work is counted by.
  std::uint64_t cost() const { return cost_; }

  /// None where it is undefined. `variables` holds a number for each name, read for variables only.
  /// O(cost), without allocation.
  std::optional<std::int64_t> value(const std::int64_t* variables) const {
    return evaluate(variables, {}, nullptr);
  }
  std::optional<std::int64_t> value(const std::int64_t* variables, Row row) const {
    return evaluate(variables, row, nullptr);
  }
  std::optional<std::int64_t> value_by(const std::int64_t* variables, Self self) const {
    return evaluate(variables, {}, &self);
  }
  /// Of the part that ends at this node.
  std::optional<std::int64_t> value_of_node(std::size_t node, const std::int64_t* variables,
                                            Row row) const {
    return run(starts_[node], ends_[node], variables, row, nullptr);
  }
  /// Is it defined and not 0?
  bool holds(const std::int64_t* variables, Row row = {}) const {
    const auto v = evaluate(variables, row, nullptr);
    return v && *v != 0;
  }

  /// How it repeats as a function of this one variable, if that follows from how it is built: sums,
  /// multiples, quotients and remainders by constants, comparisons, choices and any function of
  /// what repeats without growing. None for a period above 1,000,000, or where finding the periods
  /// of all parts takes more than max_looks.
  std::optional<Repetition> repetition(std::size_t variable) const;
  /// The same of the part that ends at each node, by so many looks.
  std::vector<std::optional<Repetition>> repetitions(std::size_t variable,
                                                     std::uint64_t looks) const;
  /// How it repeats, without growing, in each of two variables while the other one is any number.
  /// Known for what is made of parts in one variable that repeat so, and of remainders (by a
  /// constant) of sums and products of both variables that stay below 2^63.
  std::optional<Repetition> repetition_of_pair(std::size_t a, std::size_t b) const;
  /// How a guess repeats in variable 0, n, where each g(e) counts as a constant. None unless the
  /// guess calls itself only as g(n - c) with constants c, and the rest repeats without growing.
  /// Raises `window` to the largest c.
  std::optional<Repetition> repetition_by_window(std::uint64_t& window) const;
  static constexpr std::uint64_t max_looks = limits::guess_looks;

  /// op applied to numbers; none where undefined. Not for what reads a row, g, or chooses.
  static std::optional<std::int64_t> apply(Op op, std::int64_t a, std::int64_t b);

 private:
  friend class ExpressionReader;
  friend class ExpressionRepeats;

  /// The tree as a program for a stack: jumps go round what is not evaluated.
  enum class Do : std::uint8_t {
    push,
    load,
    apply,
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
    negate,
    skip_if_false,  // keeps the 0 and goes to `to`, or drops the 1
    skip_if_true,
    drop_if_false,  // drops the number; goes to `to` if it was 0
    jump,
    pick,  // drops the index i; goes to `to` of step i (from 0) behind this one
    cell,
    row,  // what functions of a row take
    self,
  };
  struct Step {
    Do what = Do::push;
    Op op = Op::number;
    std::uint32_t to = 0;
    std::int64_t number = 0;
  };
  static constexpr std::size_t max_nesting = limits::parentheses;
  /// A level of nesting holds at most the left sides of a comparison, a sum and a product, and an
  /// earlier argument of a function.
  static constexpr std::size_t max_depth = 4 * (max_nesting + 1);

  std::optional<std::int64_t> evaluate(const std::int64_t* variables, Row row,
                                       const Self* self) const {
    return run(0, steps_.size(), variables, row, self);
  }
  std::optional<std::int64_t> run(std::size_t from, std::size_t to, const std::int64_t* variables,
                                  Row row, const Self* self) const;
  void compile();
  static std::uint64_t cost_of(Op op);

  std::string text_;
  std::vector<Node> nodes_;
  std::vector<Step> steps_;
  std::vector<std::uint32_t> starts_;  // by node: where the steps of its part begin
  std::vector<std::uint32_t> ends_;    // ... and end
  std::vector<bool> used_;
  std::array<bool, 2> self_ = {false, false};
  std::size_t size_ = 0;
  std::uint64_t cost_ = 0;
};

/// The nodes of a part of an expression.
using ExpressionPart = std::span<const Expression::Node>;

/// The two arguments of a part that ends in a node with two.
inline std::array<ExpressionPart, 2> arguments_of(ExpressionPart part) {
  const std::size_t second = part[part.size() - 2].size;
  const std::size_t first = part.size() - 1 - second;
  return {part.subspan(0, first), part.subspan(first, second)};
}

/// What a part is worth for this n, which each name in it stands for. Only for operators that
/// Expression::apply() knows; none where it is undefined, or nested more than 64 deep. O(its
/// length), without allocation.
std::optional<std::int64_t> value_of_part(ExpressionPart nodes, std::int64_t n);

}  // namespace nimber
