#include "questions/question.hpp"

#include "laws/patterns/pattern_reader.hpp"
#include "questions/analyze.hpp"
#include "questions/compare.hpp"
#include "questions/conjecture.hpp"
#include "questions/count.hpp"
#include "questions/explain.hpp"
#include "questions/family.hpp"
#include "questions/genus.hpp"
#include "questions/grid.hpp"
#include "questions/nim.hpp"
#include "questions/patterns.hpp"
#include "questions/period.hpp"
#include "questions/program.hpp"
#include "questions/quotient.hpp"
#include "questions/sequence.hpp"
#include "questions/solve.hpp"
#include "questions/strategy.hpp"
#include "questions/which.hpp"
#include "rules/small_rows.hpp"
#include "values/checked.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// Some examined options, whatever is asked.
template <std::uint64_t options>
std::uint64_t about(const Asking&) {
  return options;
}

/// As many as the option asks for, of which each examines some hundred options.
std::uint64_t by_number(const Asking& asking, std::string_view option, std::uint64_t usual) {
  Arguments words = asking.words;
  return checked_mul(words.number(option, usual), std::uint64_t{100}).value_or(UINT64_MAX);
}
std::uint64_t by_count(const Asking& asking) { return by_number(asking, "--count", 0); }
std::uint64_t by_below(const Asking& asking) {
  return by_number(asking, "--below", AskedLostHeaps::usual_below);
}
std::uint64_t by_patterns(const Asking& asking) {
  return by_number(asking, "--count", PatternValues::default_count);
}
std::uint64_t by_numbers(const Asking& asking) {
  return by_number(asking, "--numbers", Solve::default_numbers);
}
/// A guess is looked at in so many heaps; a wrong one mostly ends soon.
std::uint64_t by_heaps(const Asking& asking) { return by_number(asking, "--heaps", 100'000); }
/// The values of heaps 0 ... R, and the sum over the characters.
std::uint64_t by_range(const Asking& asking) {
  Arguments words = asking.words;
  const std::uint64_t most = words.number("--to", 0);
  const std::uint64_t heaps = words.number("--heaps", 0);
  return checked_mul(std::min(most, std::uint64_t{1'000'000}) + 1 + heaps, std::uint64_t{20})
      .value_or(UINT64_MAX);
}
std::uint64_t by_side(const Asking& asking) {
  Arguments words = asking.words;
  const std::uint64_t side = words.number("--side", AskedGrid::usual_side);
  return checked_mul(checked_mul(side, side).value_or(UINT64_MAX), std::uint64_t{100})
      .value_or(UINT64_MAX);
}

/// `word`: null where the text stands in no word.
Error in_word(Asking& asking, Error error, const LineWord* word, std::string_view wrong_in) {
  asking.wrong_in = wrong_in;
  asking.elsewhere = word == nullptr || word->column == 0;
  if (!asking.elsewhere) error.column = word->column_in_line(error.column);
  return error;
}

}  // namespace

std::optional<Error> Asking::complaint() const {
  if (!list) return words.complaint(question.operand_count(), question.operands);
  // The list stands for a rule.
  std::string usage(question.operands);
  if (const std::size_t at = usage.find("RULE "); at != std::string::npos) {
    usage.erase(at, 5).append(" --values FILE");
  } else {
    usage = "--values FILE";
  }
  return words.complaint(question.operand_count() - 1, usage);
}

std::size_t Question::operand_count() const {
  return static_cast<std::size_t>(std::count(operands.begin(), operands.end(), ' ')) + 1;
}

const std::vector<Question>& all_questions() {
  using Of = Question::Of;
  using Needs = Question::Needs;
  static const std::vector<Question> questions = {
      {.name = "analyze",
       .of = Of::position,
       .operands = "POSITION",
       .each = true,
       .options = {"--limit N", "--argument only|off"},
       .ask = ask_analyze,
       .work = about<1'000'000>},
      {.name = "explain",
       .of = Of::position,
       .operands = "POSITION",
       .each = true,
       .options = {"--check", "--limit N"},
       .ask = ask_explain,
       .work = about<2'000'000>},
      {.name = "sequence",
       .operands = "RULE",
       .needs = Needs::heaps,
       .options = {"--count N", "--csv", "--bfile", "--lost", "--counts", "--view V", "--limit N"},
       .ask = ask_sequence,
       .work = by_count},
      {.name = "lost",
       .operands = "RULE",
       .needs = Needs::heaps,
       .options = {"--below N", "--limit N"},
       .ask = ask_lost,
       .work = by_below},
      {.name = "grid",
       .operands = "RULE",
       .needs = Needs::pairs,
       .options = {"--side N", "--limit N"},
       .ask = ask_grid,
       .work = by_side},
      {.name = "period",
       .operands = "RULE",
       .each = true,
       .needs = Needs::heaps,
       .options = {"--limit N", "--certificate"},
       .ask = ask_period,
       .work = about<5'000'000>},
      {.name = "quotient",
       .operands = "RULE",
       .each = true,
       .needs = Needs::heaps,
       .options = {"--heaps N", "--certificate", "--limit N"},
       .ask = ask_quotient,
       .work = about<1'000'000'000>},
      {.name = "genus",
       .of = Of::position,
       .operands = "POSITION",
       .each = true,
       .options = {"--limit N"},
       .ask = ask_genus,
       .work = about<5'000'000>},
      {.name = "strategy",
       .of = Of::position,
       .operands = "POSITION",
       .each = true,
       .options = {"--by-values", "--limit N"},
       .ask = ask_strategy,
       .work = about<5'000'000>},
      {.name = "conjecture",
       .operands = "RULE GUESS",
       .of_values = true,
       .needs = Needs::laws,
       .options = {"--let NAME=N", "--where LINE", "--heaps N", "--limit N"},
       .ask = ask_conjecture,
       .work = by_heaps},
      {.name = "patterns",
       .operands = "RULE",
       .of_values = true,
       .needs = Needs::laws,
       .options = {"--count N", "--where LINE", "--largest N"},
       .ask = ask_patterns,
       .work = by_patterns},
      {.name = "compare",
       .operands = "RULE RULE",
       .of_values = true,
       .needs = Needs::heaps,
       .options = {"--heaps N"},
       .ask = ask_compare,
       .work = by_heaps},
      {.name = "family",
       .of = Of::text,
       .operands = "RULE CHOICES",
       .options = {"--of period|preperiod|values|lost|quotient", "--count N", "--limit N", "--laws",
                   "--shard I/N", "--skip LINES"},
       .ask = ask_family,
       .work = work_of_family},
      {.name = "count",
       .operands = "RULE",
       .needs = Needs::heaps,
       .options = {"--heaps K", "--from L", "--to R", "--value V", "--unordered", "--mod M",
                   "--sum-at-most T", "--limit N"},
       .ask = ask_count,
       .work = by_range},
      {.name = "which",
       .operands = "RULE",
       .of_values = true,
       .needs = Needs::heaps,
       .options = {"--marks"},
       .ask = ask_which,
       .work = about<20'000'000>},
      {.name = "solve",
       .of = Of::text,
       .operands = "TEXT",
       .each = true,
       .options = {"--numbers N", "--limit N"},
       .ask = ask_solve,
       .work = by_numbers},
      {.name = "nim",
       .of = Of::text,
       .operands = "EXPRESSION",
       .each = true,
       .ask = ask_nim,
       .work = about<1000>},
      {.name = "program",
       .operands = "RULE",
       .of_values = true,
       .of_samples = true,
       .needs = Needs::program,
       .options = {"--io T|eof|zero", "--heaps counted|line|one", "--set", "--positions",
                   "--says FIRST,SECOND", "--misere", "--moves one|all|count", "--by WAY", "--ways",
                   "--mod M"},
       .ask = ask_program,
       .work = about<5'000'000>},
  };
  return questions;
}

const Question* find_question(std::string_view name) {
  const auto& questions = all_questions();
  const auto at = std::find_if(questions.begin(), questions.end(),
                               [&](const Question& question) { return question.name == name; });
  return at != questions.end() ? &*at : nullptr;
}

bool fits(const Question& question, const Rule& rule) {
  switch (question.needs) {
    case Question::Needs::nothing: return false;
    case Question::Needs::program: return !rule.program().empty() || rule.has_sequence();
    case Question::Needs::heaps: return rule.has_sequence();
    case Question::Needs::pairs: return rule.pairs() != nullptr;
    case Question::Needs::laws:
      return rule.has_sequence() || rule.pairs() != nullptr || row_shape(rule).has_value();
  }
  return false;
}

std::vector<std::size_t> operand_places(const Question& question,
                                        const std::vector<LineWord>& words) {
  std::vector<std::size_t> places;
  bool options = true;
  for (std::size_t i = 0; i < words.size(); ++i) {
    const LineWord& word = words[i];
    if (options && !word.quoted && word.text == "--") {
      options = false;
      continue;
    }
    if (!options || word.quoted || !word.text.starts_with("--")) {
      places.push_back(i);
      continue;
    }
    for (const std::string_view option : question.options) {
      const std::size_t space = option.find(' ');
      if (space != std::string_view::npos && option.substr(0, space) == word.text) ++i;
    }
  }
  return places;
}

Error in_operand(Asking& asking, Error error, std::size_t operand) {
  return in_word(asking, std::move(error), &asking.words.rest()[operand], {});
}

Error in_option(Asking& asking, Error error, std::string_view option) {
  return in_word(asking, std::move(error), asking.words.word_of(option), option);
}

Error in_list(Asking& asking, Error error) {
  asking.wrong_in = "--values";
  asking.elsewhere = true;
  return error;
}

}  // namespace nimber
