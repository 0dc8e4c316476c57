// Why a position is won or lost, as data: steps with their kinds and numbers, no sentences.
// docs/explain.md tells what each kind says; the command line (cli/explain.cpp) and the page put
// them into words.
#pragma once

#include <nimber/analysis.hpp>

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace nimber {

/// Which part of the position a step speaks of.
struct About {
  static constexpr std::size_t whole = SIZE_MAX;
  std::size_t term = 0;      ///< from 0
  std::size_t part = whole;  ///< from 0: one heap of a heap game; `whole`: the term
};

/// A theorem with this position's numbers in it.
struct TheoremStep {
  About about;
  std::string code;  ///< a section of docs/theorems.md
  std::vector<Fact> facts;
  std::optional<Value> value;
  std::string rule = {};  ///< with "same-game": the rule of the game of the house
};

/// How the value of a term is reckoned on its drawing, or its outcome read from it.
struct DrawingStep {
  static constexpr std::size_t max_edges = 200;  ///< larger drawings are not told

  About about;
  std::vector<DrawnStep> steps;
};

/// A value as the mex of the options' values.
struct ValueStep {
  static constexpr std::size_t max_reached = 64;
  static constexpr std::size_t max_options = 256;

  struct Option {
    Move move;
    Value value = 0;
  };

  About about;
  std::uint64_t size = 0;  ///< of the heap
  Value value = 0;
  /// For each smaller value, from 0 on, a move that reaches it: at most max_reached.
  std::vector<Option> reached;
  bool all_smaller = false;  ///< `reached` has them all
  bool none_equal =
      false;  ///< every option was looked at, or a theorem about them asked: none has this value
  /// The options in listing order: at most max_options.
  std::vector<Option> options;
  bool all_options = false;  ///< `options` has them all
};

/// The label of a part whose rule has loops, by Smith's rule: docs/theorems.md, section loops.
struct LabelStep {
  struct Option {
    Move move;
    std::optional<Value> value;  ///< none: infinite
    /// Where the option is infinite or worth more than `mex`: a move on to `mex`, if there is one.
    std::optional<Move> reply;
  };

  About about;
  Component::Kind kind = Component::Kind::token;
  std::uint64_t size = 0;  ///< of the component: a vertex
  /// `mex`, where each option that is infinite or worth more has a reply; else none: infinite.
  std::optional<Value> value;
  Value mex = 0;  ///< the smallest number that no option is worth
  /// The options in listing order: at most ValueStep::max_options.
  std::vector<Option> options;
  bool all_options = false;  ///< `options` has them all
};

/// A sum that may never end.
struct EndlessStep {
  std::uint64_t infinite = 0;  ///< how many components may never end
  /// Where there is one: what the rest is worth, and what its options are worth, ascending.
  std::optional<Value> rest;
  std::vector<Value> reached;
  Outcome outcome = Outcome::D;
};

/// A component in the sum. In misère play several heads of a row of coins may count as one: the
/// component is the first of them then, with the value of all.
struct SumRow {
  std::size_t term = 0;
  Component component;
  std::vector<std::uint64_t> with;  ///< the sizes of the others that count with it
};

/// The values under each other in binary.
struct SumStep {
  std::vector<SumRow> rows;
  std::vector<std::uint64_t> ones;  ///< how many rows have a one in column 0, 1, 2 ...
  Value total = 0;                  ///< has a one where `ones` is odd
  std::uint64_t bigs = 0;           ///< how many values are 2 or more, as Rule::bigs counts them
};

/// What a winning move does to the sum.
struct MendStep {
  static constexpr std::size_t max_kept = 100;

  PositionMove move;
  std::vector<SumRow> before;       ///< the components that it changes
  std::vector<SumRow> after;        ///< what they become
  std::vector<SumRow> kept;         ///< the components that stay as they are: at most max_kept
  std::uint64_t more_kept = 0;      ///< how many more stay
  std::vector<std::uint64_t> ones;  ///< as in SumStep, of the whole sum afterwards
  Value from = 0;                   ///< their nim-sums
  Value to = 0;
  bool raises = false;  ///< to > from: the other player can undo it, and is then answered as before
  Value total = 0;      ///< of the whole sum afterwards
  std::uint64_t bigs = 0;  ///< values of 2 or more afterwards
};

/// A misère sum of heaps through their misère quotient: each heap's element, by its word (see
/// `nimber quotient`), and the product of all.
struct QuotientStep {
  static constexpr std::size_t max_rows = 1000;

  struct Row {
    About about;
    std::uint64_t size = 0;
    std::string word;
  };

  std::vector<Row> rows;  ///< at most max_rows
  std::string product;
  bool lost = false;  ///< the product is in the P-portion
  std::size_t order = 0;
  std::size_t p_portion = 0;
  /// What the misère Nim rule would say of the heaps' values. It does not hold here, and may be
  /// wrong. None where the values are not known.
  std::optional<Outcome> nim_rule;
};

/// What a winning move does to the product: one heap's word becomes the words of what is left.
struct QuotientMoveStep {
  PositionMove move;
  std::string before;
  std::vector<std::string> after;  ///< by heap: none, one or two
  std::string product;             ///< of the whole sum afterwards
};

/// A sum that is not disjunctive: the number of each part, and what they make together.
struct CompoundStep {
  static constexpr std::size_t max_rows = 1000;

  AnalysisResult::Method method = AnalysisResult::Method::search;
  std::vector<AnalysisResult::Part> rows;  ///< at most max_rows
  std::uint64_t number = 0;                ///< suspense, remoteness: of the whole
  std::vector<std::uint64_t> digits;       ///< digits: the sums modulo `modulus`, the lowest first
  std::uint64_t modulus = 0;
  Outcome outcome = Outcome::P;
};

/// What a winning move does to a sum that is not disjunctive.
struct CompoundMoveStep {
  PositionMove move;
  /// suspense, remoteness: of the whole afterwards, which is even.
  std::optional<std::uint64_t> number;
};

// What tells normal and misère play apart: name and word.
// clang-format off
#define NIMBER_CONVENTION_RULES(X) \
  X(nim_sum, "nim-sum") /* some value is 2 or more: the nim-sum decides in misère play as well */ \
  X(ones, "ones")       /* no value is 2 or more: misère play is the opposite of normal play */ \
  X(theorem, "theorem") /* an outcome theorem of misère play */ \
  X(search, "search")   /* values decide nothing in misère play: it was searched */ \
  X(unknown, "unknown") /* the same, and the search did not end within the limit */ \
  X(over, "over")       /* no move is left: misère play is won by the player who can't move */ \
  X(quotient, "quotient") /* values decide nothing in misère play: the misère quotient does */
// clang-format on

/// Normal and misère play side by side.
struct ConventionStep {
  enum class Rule : std::uint8_t {
#define NIMBER_CONVENTION_RULE(name, word) name,
    NIMBER_CONVENTION_RULES(NIMBER_CONVENTION_RULE)
#undef NIMBER_CONVENTION_RULE
  };
  Rule rule = Rule::unknown;
  std::optional<Outcome> normal;  ///< none: not settled
  std::optional<Outcome> misere;
  std::optional<Value> value;  ///< in normal play
  std::uint64_t bigs = 0;
  bool tame = false;  ///< the misère Nim rule holds for all terms
  /// The rows of several components that count as one in misère play, where that rule holds.
  std::vector<SumRow> together;
};

/// The rule's word: "nim-sum".
std::string_view text(ConventionStep::Rule rule);

using ExplainStep =
    std::variant<TheoremStep, DrawingStep, ValueStep, LabelStep, SumStep, EndlessStep, MendStep,
                 QuotientStep, QuotientMoveStep, CompoundStep, CompoundMoveStep, ConventionStep>;

struct Explanation {
  Position position;
  AnalysisResult result;
  std::vector<ExplainStep> steps;
};

/// Makes an explanation, as work in pieces: theorem and value of each part, the sum, each winning
/// move, the two conventions.
class Explain {
 public:
  static constexpr std::size_t max_values = 16;  ///< value steps
  static constexpr std::size_t max_mends = 64;

  explicit Explain(Position position, std::uint64_t limit = default_limit);
  ~Explain();
  Explain(Explain&&) noexcept;
  Explain& operator=(Explain&&) noexcept;

  Progress step(std::uint64_t budget);
  /// After done. Error: unsettled.
  const Result<Explanation>& result() const;

 private:
  class Job;
  std::unique_ptr<Job> job_;
};

}  // namespace nimber
