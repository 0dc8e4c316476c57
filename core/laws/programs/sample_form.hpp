// In what form a judge's sample is written: found by reading it in every form that there are
// programs for.
#pragma once

#include "laws/programs/case_numbers.hpp"
#include "laws/programs/program_main.hpp"

#include <nimber/analysis.hpp>
#include <nimber/rule.hpp>

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

namespace nimber {

/// What a judge's statement shows: an input, and what is printed for it.
struct Sample {
  std::string in;
  std::string out;
};

/// What is known of the form without the sample.
struct SampleWish {
  ProgramShape shape;
  bool io = false;  ///< these say which of the shape's fields hold
  bool heaps = false;
  bool set = false;
  bool says = false;
  bool moves = false;
  bool misere = false;
};

/// Looks for the plainest form in which the rule's answers are the sample's output: normal play
/// before misère, a word before moves, a number of cases before other ends. Works in pieces.
class SampleForm {
 public:
  SampleForm(RulePtr rule, SampleWish wish, const Sample& sample);

  /// Goes on for one form or more.
  Progress step(std::uint64_t budget);
  /// After done: the form. Errors: sample-unexplained, with the first line that no form explains;
  /// no-sequence (the rule's states are neither heaps nor two numbers); too-long.
  const Result<ProgramShape>& result() const { return result_; }
  /// Does the sample show what is printed for a lost case, and for a won one? Else that word is
  /// guessed.
  bool shows_both() const { return shows_both_; }

 private:
  struct Case {
    RulePtr rule;
    std::vector<std::uint64_t> numbers;
  };
  /// Cases, each of one position or, where a set has several, of several.
  using Cases = std::vector<std::vector<Case>>;
  /// What is known of a case: the words of the moves in the order in which a program prints them.
  struct Known {
    bool wins = false;
    std::optional<std::uint64_t> count;
    std::optional<std::vector<std::string>> moves;
  };

  bool strip_numbers();
  void list_forms();
  void try_form(ProgramShape shape);
  void take(ProgramShape shape);
  bool words_are_sure() const;
  std::optional<Cases> read(const ProgramShape& shape);
  std::optional<Case> read_heaps(const ProgramShape& shape, const RulePtr& rule);
  bool read_line(std::vector<std::uint64_t>& numbers);
  std::optional<std::uint64_t> next_number();
  std::optional<RulePtr> read_set();
  const Known* known(const Case& one, bool misere);
  bool explains(const Cases& cases, ProgramShape& shape);
  bool explain_positions(const Cases& cases, ProgramShape& shape);
  bool learn_word(bool wins, const std::string& word);
  bool fail_at(bool out, std::size_t line);
  void finish();

  RulePtr rule_;
  SampleWish wish_;
  bool pairs_;
  std::vector<ProgramShape> forms_;
  std::size_t next_form_ = 0;
  std::vector<std::string> in_lines_;
  std::vector<std::string> out_lines_;
  std::optional<CaseNumbers> numbers_;  // which the output had
  std::size_t line_ = 0;                // where the form that is tried reads, from 0
  std::size_t column_ = 0;
  std::optional<std::string> words_[2];  // of a lost and of a won case
  std::map<std::pair<std::string, bool>, std::optional<Known>> analysed_;
  std::uint64_t examined_ = 0;
  bool furthest_in_out_ = false;
  std::size_t furthest_ = 0;
  bool shows_both_ = true;
  /// A form that leaves a word to guess, or whose words look like numbers of moves; with its words.
  struct Doubtful {
    ProgramShape shape;
    std::optional<std::string> lost;
    std::optional<std::string> won;
  };
  std::optional<Doubtful> doubtful_;
  bool done_ = false;
  Result<ProgramShape> result_ = Error{ErrorCode::sample_unexplained, 0, {}};
};

/// The options of the command that say this form, as in "--io eof --says Alice,Bob".
std::string options_of_form(const ProgramShape& shape);

}  // namespace nimber
