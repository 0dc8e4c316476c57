// Questions: all that can be asked of a rule, of a list of values or of a position, each once. The
// command line, sheets and the page ask through this list. A new question is one file here and one
// row in question.cpp.
#pragma once

#include "questions/arguments.hpp"
#include "records/sink.hpp"

#include <nimber/analysis.hpp>
#include <nimber/reader.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nimber {

struct Question;

/// What ask() is given.
struct Asking {
  const Question& question;
  Arguments words;  ///< behind the question's name
  /// Values that stand elsewhere, as in the file of `--values`: they are asked in place of a rule.
  std::optional<std::string> list = {};
  /// What a judge's statement shows, as in the files of `--samples`: its input and its output.
  std::optional<std::pair<std::string, std::string>> sample = {};
  InputLimits limits = {};
  std::uint64_t table_bytes = 0;  ///< tables may grow to so much; 0: as far as each game allows
  /// Set by ask() where it returns an error: what its column counts in. An option's name
  /// ("--where"), "--values" for the list, or "" for the operand.
  std::string_view wrong_in = {};
  bool elsewhere = false;     ///< set with it: that text stands in no word of the line
  std::string left_out = {};  ///< set by ask(): what a chat program added to a link

  /// What is wrong with the words when all options are taken out, as Arguments::complaint().
  std::optional<Error> complaint() const;
};

/// A question that is being answered, as work in pieces.
class Asked {
 public:
  Asked() = default;
  virtual ~Asked() = default;
  Asked(const Asked&) = delete;
  Asked& operator=(const Asked&) = delete;

  virtual Progress step(std::uint64_t budget) = 0;
  /// After done: why nothing is known, or null.
  virtual const Error* error() const = 0;
  /// After done without an error: the answer as lines of JSON.
  virtual std::vector<std::string> json(const Words* words) const = 0;
  /// Is the answer a list, however many lines there are?
  virtual bool lists() const { return false; }
  /// After done without an error: is it the answer that one hopes for? Else something is refuted,
  /// differs or is not settled, and the command ends with the status 1.
  virtual bool hoped_for() const { return true; }
  /// What is worked at, for a person who waits: a rule or a position.
  virtual std::string about() const = 0;
};
using AskedPtr = std::unique_ptr<Asked>;

struct Question {
  /// What stands first among the operands, and comes from the sheet where it is left out.
  enum class Of : std::uint8_t { rule, position, text };
  /// What a rule must have for the question to be asked of it.
  enum class Needs : std::uint8_t {
    nothing,  ///< it is asked of no rule
    heaps,    ///< single heaps in a sequence
    pairs,    ///< two numbers, or two heaps side by side
    laws,     ///< a sequence, two numbers, or small rows
    program   ///< a program that solves it
  };

  std::string_view name;
  Of of = Of::rule;
  std::string_view operands;  ///< "RULE GUESS"
  bool of_values = false;     ///< may be asked of a list in place of a rule
  bool of_samples = false;    ///< may be asked beside a judge's sample
  bool each = false;          ///< on the command line, `-` asks of each line
  Needs needs = Needs::nothing;
  /// Options as they are told, with a word for what they take: "--count N".
  std::vector<std::string_view> options = {};
  Result<AskedPtr> (*ask)(Asking& asking) = nullptr;
  /// About how many options answering with these words examines, without a look at the rule: a
  /// page that waits for less ends what takes longer all the same. A million takes some 20 ms.
  std::uint64_t (*work)(const Asking& asking) = nullptr;

  /// How many operands there are when nothing is left out.
  std::size_t operand_count() const;
};

/// In the order in which they are told.
const std::vector<Question>& all_questions();
/// Null where there is none of this name.
const Question* find_question(std::string_view name);
/// May it be asked of this rule?
bool fits(const Question& question, const Rule& rule);

/// Which of the words behind a question's name are operands, and no options nor what these take.
std::vector<std::size_t> operand_places(const Question& question,
                                        const std::vector<LineWord>& words);

/// An error in the text of an operand, to be returned by ask(): its column becomes one in the line
/// that the words come from.
Error in_operand(Asking& asking, Error error, std::size_t operand);
/// The same for the value of an option.
Error in_option(Asking& asking, Error error, std::string_view option);
/// The same for the list.
Error in_list(Asking& asking, Error error);

}  // namespace nimber
