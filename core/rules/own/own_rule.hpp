// The rules that people write: `own/HEAD;ALTERNATIVE|ALTERNATIVE…`, read once and asked for the
// results of a part (docs/your-own-game.md, docs/notation.md).
#pragma once

#include <nimber/function_ref.hpp>
#include <nimber/limits.hpp>
#include <nimber/reader.hpp>
#include <nimber/work.hpp>

#include "text/expression.hpp"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// The numbers of one part, in order. In a set or a bag they ascend.
using OwnPart = std::vector<std::int64_t>;

/// What a part of the game is made of.
struct OwnShape {
  enum class Kind : std::uint8_t {
    number,  ///< n: a heap
    tuple,   ///< (a,b): two to six numbers
    set,     ///< {a,b}: the same in no order
    row,     ///< x[]: 1 to 64 numbers
    bag,     ///< x{}: the same in no order
  };
  static constexpr std::size_t most_numbers = limits::own_numbers;
  static constexpr std::size_t most_cells = limits::own_cells;

  Kind kind = Kind::number;
  std::vector<std::string> names;

  bool cells() const { return kind == Kind::row || kind == Kind::bag; }
  bool sorted() const { return kind == Kind::set || kind == Kind::bag; }
  /// May a part have so many numbers?
  bool fits(std::size_t count) const {
    return cells() ? count >= 1 && count <= most_cells : count == names.size();
  }
};

/// One candidate, or a run of them, for a chosen number.
struct OwnItem {
  enum class Kind : std::uint8_t {
    single,
    range,
    open,  ///< from `first` to the largest number of the part
    odd,
    even,
    fib,
    prime,
    square,
    pow2,
    divisors,  ///< of `first`
  };
  Kind kind = Kind::single;
  std::optional<Expression> first;
  std::optional<Expression> last;  ///< of a named set: where it ends, else at the largest number
};

/// A choice of a number, or a condition on what was chosen so far.
struct OwnStep {
  std::size_t variable = 0;  ///< of a choice: where its number stands among the variables
  std::string name;          ///< of a choice
  std::vector<OwnItem> items;
  std::optional<Expression> condition;
};

struct OwnChange {
  enum class Sign : std::uint8_t { set, add, subtract };
  std::size_t cell = 0;            ///< the number's place in the part, where it has a name
  std::optional<Expression> from;  ///< x[from], from 1
  std::optional<Expression> to;    ///< x[from..to]
  Sign sign = Sign::set;
  std::optional<Expression> value;
};

/// A part that a move leaves.
struct OwnTarget {
  std::optional<Expression> copies;
  bool slice = false;             ///< x[from..to]
  std::vector<Expression> cells;  ///< or the two ends of the slice
};

struct OwnAlternative {
  std::vector<OwnStep> steps;
  std::vector<OwnChange> changes;
  std::vector<OwnTarget> targets;
  bool result = false;  ///< "=>": targets count, else changes
  /// The last step is a choice, and every number that is left is affine in it.
  bool runs = false;
  /// Of cells: the last choice is followed by conditions only, and these compare what is affine in
  /// it by order. It does not decide which cells are changed, and their new numbers are affine in
  /// it.
  bool cell_runs = false;
  std::size_t last_choice = 0;  ///< which step it is, where cell_runs
  std::size_t variables = 0;
};

/// What a move leaves of one part: parts in order, each so many times.
struct OwnResult {
  static constexpr std::int64_t most_copies = limits::own_copies;
  struct Piece {
    OwnPart part;
    std::int64_t copies = 1;
  };
  std::vector<Piece> pieces;  ///< each at least once
};

/// What the candidates of the innermost choice leave, one after the other. Each number grows by the
/// same amount from each candidate to the next.
struct OwnRun {
  struct Piece {
    OwnPart first;
    OwnPart stride;
    std::int64_t copies = 1;
  };
  std::vector<Piece> pieces;
  std::int64_t count = 0;  ///< at least 1
};

class OwnRule {
 public:
  static constexpr std::size_t most_text = limits::own_text;
  static constexpr std::size_t most_alternatives = limits::own_ways;
  static constexpr std::size_t most_choices = limits::own_choices;

  using Sink = FunctionRef<bool(const OwnResult&)>;

  /// Reads what follows "own/" up to the ':' before the state. Error: bad-own with its column; the
  /// first argument says what is wrong (see docs/notation.md).
  static Result<OwnRule> read(Reader& reader);

  /// As written, without white space, leading zeros and repeated items.
  const std::string& text() const { return text_; }
  const OwnShape& shape() const { return shape_; }
  const std::vector<OwnAlternative>& alternatives() const { return alternatives_; }

  /// Reads the parts of a state, each in canonical order: "7,9" of one-number rules, "8,13;2,5"
  /// else, "-" where nothing is left. Errors: those of Reader::integer(), bad-own.
  Result<std::vector<OwnPart>> read_parts(Reader& reader) const;
  /// The text of read_parts().
  std::string print(const std::vector<OwnPart>& parts) const;
  void print(const OwnPart& part, std::string& out) const;

  /// Calls the sink for what each choice leaves of a part, in the order of the alternatives and
  /// candidates. The same result may come more than once. A choice that is no move is left out.
  /// Each candidate costs as much as evaluating it does. Returns false where the sink or the work's
  /// step ended it, or where a move leaves more copies than OwnResult::most_copies: such a move is
  /// not sent, and the work notes Bound::copies.
  bool each_result(const OwnPart& part, Work& work, Sink sink) const;
  using RunSink = FunctionRef<bool(const OwnRun&)>;
  /// The same, but candidates whose results grow evenly may come as a run.
  bool each_result(const OwnPart& part, Work& work, Sink sink, RunSink run_sink) const;

 private:
  friend class OwnReader;

  bool each_result_by(const OwnPart& part, Work& work, Sink sink, const RunSink* run_sink) const;

  std::string text_;
  OwnShape shape_;
  std::vector<OwnAlternative> alternatives_;
};

}  // namespace nimber
