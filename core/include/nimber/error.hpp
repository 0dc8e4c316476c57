// Errors are values. Every code of the core is named once, in the list below; sentences live with
// those who speak (cli/sentences.cpp, web/src/strings).
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace nimber {

// clang-format off
#define NIMBER_ERRORS(X) \
  X(empty, "empty") /* nothing but white space */ \
  X(too_long, "too-long") /* args: limit in bytes */ \
  X(bad_encoding, "bad-encoding") /* not UTF-8, or an escape that gives none */ \
  X(control_character, "control-character") \
  X(bad_character, "bad-character") /* args: the character */ \
  X(game_expected, "game-expected") \
  /* a game's name should begin here; args: the rule meant, if any */ \
  X(unknown_game, "unknown-game") /* args: the name */ \
  X(missing_rules, "missing-rules") /* args: the game */ \
  X(no_rules, "no-rules") /* rules where the game has none; args: the game */ \
  X(missing_colon, "missing-colon") \
  X(missing_state, "missing-state") \
  X(bad_integer, "bad-integer") /* an integer was expected here */ \
  X(negative, "negative") \
  X(too_large, "too-large") \
  /* above 10^18; args: "stones" where it is their sum, "nimber" where it is above 2^64 - 1, */ \
  /* "strategy" and how many entries one may have, */ \
  /* "values" of 2^20 and more where positions are counted, "digits" of a number too long */ \
  X(too_many_parts, "too-many-parts") /* args: limit */ \
  X(bad_set, "bad-set") \
  X(empty_set, "empty-set") \
  X(zero_in_set, "zero-in-set") \
  X(reversed_range, "reversed-range") \
  X(unknown_set_name, "unknown-set-name") /* args: the name */ \
  X(bad_predicate, "bad-predicate") \
  X(not_a_comparison, "not-a-comparison") \
  X(bad_own, "bad-own") /* args: what is wrong, in a word, and what it is about */ \
  X(bad_row, "bad-row") /* args: what is wrong, in a word, and what it is about */ \
  X(bad_grid, "bad-grid") /* the same */ \
  X(bad_octal, "bad-octal") \
  X(bad_graph, "bad-graph") \
  X(unknown_vertex, "unknown-vertex") /* args: the name */ \
  X(bad_edges, "bad-edges") /* args: what is wrong, in a word, and the name or edge it is about */ \
  X(repeated_edge, "repeated-edge") /* args: the edge */ \
  X(not_distinct, "not-distinct") /* args: the repeated place */ \
  X(place_zero, "place-zero") /* places are counted from 1 */ \
  X(wrong_count, "wrong-count") /* args: how many heaps are wanted */ \
  X(bad_king, "bad-king") \
  X(bad_coins, "bad-coins") /* args: "corners" where each is a row and a column */ \
  X(bad_variant, "bad-variant") /* args: the variants there are */ \
  X(bad_compound, "bad-compound") /* args: "most" where its number is wrong, "twice", "genus", "count" */ \
  X(expected_end, "expected-end") \
  /* something is left over; args: what, and the rule meant, if any */ \
  X(bad_step, "bad-step") /* args: the step */ \
  X(no_sequence, "no-sequence") /* args: the rule, which has no single heap */ \
  X(rule_alone, "rule-alone") /* a position was wanted, a rule was given */ \
  X(unsettled, "unsettled") \
  /* args: the limit, in options examined; where something else ended it, a name of */ \
  /* NIMBER_BOUNDS and its number, if any; where only arguments are asked for "argument" too, */ \
  /* or "edges" and their number */ \
  X(unknown_problem, "unknown-problem") /* args: the name */ \
  X(sample_unexplained, "sample-unexplained") /* args: "in" or "out", the line, its text */ \
  X(input_word_expected, "input-word-expected") /* judges: args: what stands there instead, the \
                                                   letters, how few, how many */               \
  X(input_number_expected, "input-number-expected") /* judges: args: what stands there instead */ \
  X(input_out_of_range, "input-out-of-range") /* judges: args: the number, the least, the most */ \
  X(input_circle, "input-circle") /* judges: edges run in a circle, where none may */ \
  X(input_ended_early, "input-ended-early") /* judges: numbers are missing */ \
  X(input_left_over, "input-left-over") /* judges: args: what follows the end */ \
  X(output_too_long, "output-too-long") \
  /* judges: args: limit, what is counted: "bids", or bytes */ \
  X(bad_certificate, "bad-certificate") \
  /* args: what was expected here, see period.hpp; "strategy" where that was to be one */ \
  X(bad_expression, "bad-expression") /* of a guess or a conjecture; args: "nimbers" of those */ \
  X(unknown_name, "unknown-name") /* args: the name, in an expression */ \
  X(division_by_zero, "division-by-zero") /* of nimbers */ \
  X(one_unknown, "one-unknown") /* exactly one '?' is wanted, in place of a number */ \
  X(too_few_values, "too-few-values") \
  /* of a list; args: how many there are, how many are wanted, "values" or "marks" */ \
  X(too_many_positions, "too-many-positions") /* args: limit */ \
  X(no_quotient, "no-quotient") \
  /* args: limit, the largest heap reached, the order there; where something else ended it, */ \
  /* what (SumQuotient::Failure) and its number */ \
  X(no_winner, "no-winner") /* neither side can force the end, so that there is no strategy */ \
  X(unknown_question, "unknown-question") /* args: the word in its place */ \
  X(bad_option, "bad-option") \
  /* args: the option, and what it takes or what is wrong with it, in a word; with "one-of", */ \
  /* "beside" and "at-most" the others, or the number */ \
  X(wrong_operands, "wrong-operands") /* args: what is wanted, as "RULE GUESS" */ \
  X(bad_sheet, "bad-sheet") \
  /* args: "quote" where one is not closed, "lines" and how many there may be, "no-subject" */ \
  /* where nothing above says of what it is asked, "subject" where that can't be read, and */ \
  /* "no-list", "no-position", "several-rules" where it can't be asked of that */ \
  X(bad_family, "bad-family") \
  /* args: what is wrong, and what it is about: "sign", "no-range", "unused", "letter", */ \
  /* "endless" and the letter, "none", or "parameters", "members", "candidates", "values" and */ \
  /* how many there may be */ \
  X(out_of_memory, "out-of-memory") \
  X(internal_error, "internal-error") /* a fault of the program; args: what was thrown */
// clang-format on

enum class ErrorCode : std::uint8_t {
#define NIMBER_ERROR_NAME(name, text) name,
  NIMBER_ERRORS(NIMBER_ERROR_NAME)
#undef NIMBER_ERROR_NAME
};

/// The code's text in JSON, in the page's string tables and in docs/notation.md: "too-large".
std::string_view text(ErrorCode code);

/// All codes, in the order of the list.
const std::vector<ErrorCode>& all_error_codes();

struct Error {
  ErrorCode code{};
  std::size_t column = 0;  ///< from 1, in code points of the input; 0 where no place applies
  std::vector<std::string> args;
};

/// A value or the error that stands in its way (std::expected is not in every library we build
/// with).
template <class T>
class [[nodiscard]] Result {
 public:
  Result(T value) : content_(std::move(value)) {}      // NOLINT: meant to convert
  Result(Error error) : content_(std::move(error)) {}  // NOLINT: meant to convert
  explicit operator bool() const { return content_.index() == 0; }
  T& operator*() { return *std::get_if<0>(&content_); }
  const T& operator*() const { return *std::get_if<0>(&content_); }
  T* operator->() { return std::get_if<0>(&content_); }
  const T* operator->() const { return std::get_if<0>(&content_); }
  const Error& error() const { return *std::get_if<1>(&content_); }

 private:
  std::variant<T, Error> content_;
};

}  // namespace nimber
