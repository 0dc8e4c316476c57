// Problems of online judges, answered in their own formats: `nimber judge NAME`. A problem is one
// file, core/judge/NAME.cpp, that defines `const Problem& NAME_problem()` in namespace
// nimber::problems. The file holds all of it: what is asked, the game it is in disguise, the
// theorem, the traps, the format, the answer, and the program that a solver would hand in. What a
// reader of Nimber sees of a problem stands there in every language of the page.
//
// Input is read as scanf would: numbers parted by any white space (CR too), a leading '+' allowed,
// a UTF-8 mark at the start skipped. Where a terminator or a number of cases is told, it must be
// there, and nothing but white space may follow.
#pragma once

#include <nimber/analysis.hpp>
#include <nimber/limits.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

class Case;

/// How the input is cut into cases.
enum class Frame : std::uint8_t {
  once,        ///< one case, and nothing behind it
  to_end,      ///< case after case to the end of the input
  by_line,     ///< each line that is not blank is a case; there is at least one
  counted,     ///< their number first
  until_zero,  ///< up to a terminator of `zeros` numbers 0
};

/// One text in the languages of the page.
struct ProblemText {
  std::string_view en;
  std::string_view zh;
};

struct Problem {
  std::string_view name;                  ///< "poj-2234"
  std::vector<std::string_view> aliases;  ///< the same problem elsewhere: "poj-3480"
  ProblemText title;
  ProblemText asks;       ///< the problem in a sentence or two, in our words
  ProblemText disguise;   ///< which game it is, and why who wins is known
  ProblemText traps;      ///< "" where there are none
  std::string_view game;  ///< the game its cases are positions of, as in all_games(); "" if none
  std::string_view technique;  ///< one of all_techniques()
  unsigned chapter = 0;        ///< the chapter of the book that leads to it
  Frame frame = Frame::to_end;
  unsigned zeros = 1;
  std::string_view sample_input;
  std::string_view sample_output;
  /// Reads one case and writes its answer. What a case that failed has written is dropped.
  void (*answer)(Case&) = nullptr;
  /// C++17 in the judge's own form: it prints what `answer` writes, on every input that the problem
  /// allows, and takes at most a second at the largest.
  std::string_view program;
};

/// What problems are won by, in a word: "nim", "staircase", "mirror". Sorted.
const std::vector<std::string_view>& all_techniques();

/// All problems, as the build lists core/judge/, sorted by judge and number.
const std::vector<const Problem*>& all_problems();
/// The problem of this name or alias, in small or capital letters ("CSES-1730"); or null.
const Problem* find_problem(std::string_view name);

/// How much a run reads, writes and examines at most.
struct JudgeLimits {
  std::size_t max_bytes = limits::judge_bytes;  ///< of the input, and of the output
  /// Examined for one value: far beyond what the largest table within the problems' bounds costs.
  std::uint64_t max_options = limits::judge_options;
};

/// One case as its problem sees it: numbers to read, an answer to write, a board to set up. Reading
/// fails once and for all: then number() answers its lower bound and ok() is false, which loops
/// over counts that were read have to ask.
class Case {
 public:
  // -- reading
  // -----------------------------------------------------------------------------------------------
  bool ok() const { return !failed_; }
  /// The next number, least <= number <= most. Errors: input-ended-early, input-number-expected,
  /// input-out-of-range.
  std::uint64_t number(std::uint64_t least = 0, std::uint64_t most = max_integer);
  /// The same for what is counted in memory: `most` is small.
  std::size_t size(std::size_t least, std::size_t most) {
    return static_cast<std::size_t>(number(least, most));
  }
  /// Is there anything more on the line that was read last?
  bool more_on_line();
  /// Fails at the number read last.
  void fail(ErrorCode code, std::vector<std::string> args = {});
  /// Fails with not-distinct where two of the sorted numbers are equal (those that are 0 aside, if
  /// told so).
  void want_distinct(const std::vector<std::uint64_t>& sorted, bool zeros_may_repeat = false);
  /// The next word: `least` to `most` of these letters. Errors: input-ended-early,
  /// input-word-expected.
  std::string word(std::string_view letters, std::size_t least, std::size_t most);
  /// How many cases were answered before this one.
  std::uint64_t index() const { return index_; }
  /// `count` numbers.
  std::vector<std::uint64_t> numbers(std::uint64_t count, std::uint64_t least = 0,
                                     std::uint64_t most = max_integer);

  // -- writing
  // -----------------------------------------------------------------------------------------------
  void write(std::string_view text);
  void write(std::uint64_t number);
  void line(std::string_view text);
  void line(std::uint64_t number);
  /// Where one reading holds several cases (hdu-1536): the next number begins a case, whose answer
  /// is written next.
  void begin_part();

  // -- the position on the board
  // ---------------------------------------------------------------------------------------
  /// Begins it: the rule's canonical text, "take/1..3". The calls below cost next to nothing where
  /// nobody has asked.
  void board(std::string_view rule);
  void board(std::string_view game, const std::vector<std::uint64_t>& parts);
  void board_part(std::uint64_t part);
  void board_misere() { misere_ = true; }
  /// Has someone asked for the board? For boards that take work to write.
  bool board_wanted() const { return recording_; }
  /// The text of the state, for those that are not integers.
  void board_state(std::string_view text);
  /// The whole position, as it is typed: sums of several games, and other ways to move in a sum.
  void board_position(std::string_view text);

  // -- values
  // -----------------------------------------------------------------------------------------------
  /// The rule of this text; the one asked for last is kept, with its tables. Null, and the case
  /// fails, where there is none.
  const Rule* rule(std::string_view text);
  /// The value of the state by the game's own theory.
  Value value(std::string_view rule_text, const State& state);
  /// Counts work that is not reading.
  void spend(std::uint64_t options) { cost_ += options; }

 private:
  friend class ProblemRun;

  struct Cursor {
    std::size_t at = 0;
    std::uint32_t line = 1;        // of the next symbol
    std::uint32_t token_line = 1;  // of the number read last
  };
  Case(std::string_view text, const JudgeLimits& limits) : text_(text), limits_(limits) {}

  void skip_space();
  bool at_end();
  std::string token_at(std::size_t at) const;
  bool accept_zeros(unsigned count);
  void wrote(std::size_t from);
  std::string position() const;

  std::string_view text_;
  JudgeLimits limits_;
  Cursor cursor_;
  bool failed_ = false;
  Error error_;
  std::uint64_t cost_ = 0;
  std::uint64_t index_ = 0;

  std::string out_;
  std::uint64_t out_before_ = 0;  // bytes already handed on
  std::uint32_t out_line_ = 1;
  std::uint32_t out_column_ = 1;
  struct Part {
    std::uint32_t input_line, output_line, output_column, last_input_line;
  };
  std::vector<Part> parts_;

  bool recording_ = false;
  std::uint32_t wanted_part_ = 0;
  std::string rule_;
  std::string state_;
  std::size_t board_parts_ = 0;
  bool misere_ = false;
  std::string typed_;  // the whole position

  std::string kept_text_;
  RulePtr kept_rule_;
};

/// Where a case stands, lines and columns from 1. Its answer ends where that of the next begins.
struct CasePlace {
  std::uint32_t input_line = 0;
  std::uint32_t output_line = 0;
  std::uint32_t output_column = 0;
  std::uint32_t offset = 0;           ///< of its reading, in bytes
  std::uint32_t part = 0;             ///< which case of that reading
  std::uint32_t last_input_line = 0;  ///< where it ends
};

struct ProblemError {
  Error error;
  std::uint32_t line = 0;  ///< of the input, from 1; 0 where no place applies
};

/// A problem's whole input as work in pieces. Time O(input), plus the tables of hdu-1536 and
/// hdu-1848; 24 bytes a case.
class ProblemRun {
 public:
  ProblemRun(const Problem& problem, std::string input, const JudgeLimits& limits = {});
  ProblemRun(const ProblemRun&) = delete;
  ProblemRun& operator=(const ProblemRun&) = delete;

  /// Goes on for about `budget` numbers read or options examined.
  Progress step(std::uint64_t budget);
  /// What has been answered since the last call.
  std::string take_output();
  const std::vector<CasePlace>& cases() const { return cases_; }
  /// The canonical position of a case, or "" where it is none or has too many parts. Reads the case
  /// again.
  std::string position(std::size_t index) const;
  /// After done: what stopped it early, if anything did.
  const std::optional<ProblemError>& error() const { return error_; }
  const Problem& problem() const { return problem_; }

 private:
  bool go_on();
  void answer_one();
  bool finish();
  bool fail();

  const Problem& problem_;
  std::string input_;
  Case case_;
  std::vector<CasePlace> cases_;
  std::optional<ProblemError> error_;
  std::uint64_t units_ = 0;
  std::uint64_t wanted_units_ = 0;
  bool started_ = false;
  bool done_ = false;
};

/// Where an output first differs from the right one, lines and columns from 1. White space at the
/// end of a line and empty lines at the end don't count; a CR is white space.
struct OutputDifference {
  std::uint32_t line = 0;
  std::uint32_t column = 0;
  std::optional<std::size_t> case_index;  ///< the case whose answer stands there
};
std::optional<OutputDifference> compare_output(std::string_view right, std::string_view theirs,
                                               const std::vector<CasePlace>& cases);

}  // namespace nimber
