// Guesses about a rule, as people write them: when is a heap lost, what is its value.
#pragma once

#include <nimber/rule.hpp>
#include "text/expression.hpp"

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace nimber {

// What a guess is about.
// clang-format off
#define NIMBER_GUESS_KINDS(X) \
  X(lost)  /* the player to move loses exactly where the condition holds */ \
  X(won)   /* ... wins ... */ \
  X(value) /* the value is that of the expression */
// clang-format on

/// What a person believes of all heaps of n, of all pairs of heaps a, b, or of all rows x of
/// numbers.
struct Guess {
  enum class Kind : std::uint8_t {
#define NIMBER_GUESS_KIND(name) name,
    NIMBER_GUESS_KINDS(NIMBER_GUESS_KIND)
#undef NIMBER_GUESS_KIND
  };
  Kind kind = Kind::value;
  bool two_heaps = false;
  Expression expression;
  /// It says nothing of heaps below this: " for n>=FROM" behind the expression. 0 for two heaps.
  std::uint64_t from = 0;
  bool rows = false;  ///< it speaks of rows x of numbers

  /// The expression, and from where it holds: "n%3 for n>=1".
  std::string text() const;
  /// Does it speak of itself at smaller numbers, g(e) or g(e,f)?
  bool recursive() const { return expression.uses_self(false) || expression.uses_self(true); }

  /// Reads "P when n%7==0||n%7==2", "N when n%4!=0", "g(n) = n%(m+1)", "g(a,b) = xor(a,b)", or the
  /// expression alone. A condition alone says when the player to move loses, anything else what the
  /// value is. g(e) is the guess at a smaller number, or what the rule says where e is below
  /// `from`. g(e,f) is the guess at a pair of smaller sum, or of the same sum and a smaller first
  /// number. At other numbers g is undefined. Of a rule of rows "P when xor(x)==0" and
  /// "g(x) = sum(x)%2" speak of the row alone. Names other than n, a, b are numbers: those of
  /// `numbers`, and m, the largest number of a finite subtraction set. Errors: those of
  /// Expression::read, expected-end, no-sequence, and bad-expression with what to write for "P
  /// iff", "P if", "W when", "L when".
  static Result<Guess> read(std::string_view text, const Rule& rule,
                            const std::map<std::string, std::int64_t>& numbers = {});
  /// The same about values without a rule: a list (n), or a table (a and b).
  static Result<Guess> read_of_values(std::string_view text, bool table,
                                      const std::map<std::string, std::int64_t>& numbers = {});
};

/// Reads "m=3", a name of letters and a whole number, into `numbers`. False where it is not one.
bool read_definition(std::string_view text, std::map<std::string, std::int64_t>& numbers);

/// Its word.
std::string_view text(Guess::Kind kind);

}  // namespace nimber
