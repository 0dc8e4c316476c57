// A program in C++ that solves positions of a rule, or one by a law of a list.
#pragma once

#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"
#include "laws/programs/judge_program.hpp"
#include "laws/programs/sample_form.hpp"
#include "laws/quotients/quotient_search.hpp"
#include "questions/answers.hpp"

namespace nimber {

/// What the options of `program` ask for.
struct ProgramWish {
  ProgramShape shape;
  std::optional<ProgramWay> way;
  std::optional<std::uint64_t> counts_modulo = {};  ///< it counts lost positions, modulo this
  bool for_judge = false;                           ///< in a judge's form; else a position a line
  std::optional<SampleWish> by_sample = {};         ///< the form is read off the sample
  std::optional<Sample> sample = {};
};

class AskedProgram final : public Asked {
 public:
  /// The program that multiplies nimbers.
  AskedProgram();
  AskedProgram(RulePtr rule, ProgramWish wish);
  AskedProgram(PatternData list, ProgramWish wish);
  Progress step(std::uint64_t budget) override;
  const Error* error() const override { return error_ ? &*error_ : nullptr; }
  std::vector<std::string> json(const Words* words) const override;
  bool hoped_for() const override { return !program_.empty(); }
  std::string about() const override { return rule_ ? rule_->text() : std::string(); }

  /// "" where there is none.
  const std::string& program() const { return program_; }
  const RulePtr& rule() const { return rule_; }
  const ProgramWish& wish() const { return wish_; }
  /// Without a program: is there one that is a guess, in this form, or of a list for one heap a
  /// case?
  bool guess_instead() const { return guess_instead_; }

 private:
  std::string of_rule(std::optional<ProgramWay> way) const;
  void begin();
  std::string by_quotient() const;
  void write();
  void write_of_list();

  RulePtr rule_;
  ProgramWish wish_;
  std::optional<PatternValues> values_;
  std::unique_ptr<Patterns> search_;
  std::optional<QuotientSearch> quotient_;
  std::optional<SampleForm> form_;
  std::optional<Error> error_;
  bool done_ = false;
  std::string program_;
  bool guess_instead_ = false;
};

Result<AskedPtr> ask_program(Asking& asking);

}  // namespace nimber
