// Whether a guess about a rule, or about a list of values, is right.
#pragma once

#include "laws/patterns/conjecture.hpp"
#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/value_guess.hpp"
#include "questions/answers.hpp"

namespace nimber {

/// A guess about a rule's heaps, or pairs of them.
class AskedConjecture final : public AskedWork<Conjecture> {
 public:
  AskedConjecture(const RulePtr& rule, Guess guess, std::uint64_t heaps, std::uint64_t limit);
  std::vector<std::string> json(const Words* words) const override;
  bool hoped_for() const override { return answer().verdict != Conjecture::Verdict::refuted; }
  const RulePtr& rule() const { return work_.rule(); }
  const Guess& guess() const { return guess_; }

 private:
  Guess guess_;
};

/// A guess about values at hand: of a list, of a line through two numbers, of rows of numbers.
class AskedValueGuess final : public Asked {
 public:
  AskedValueGuess(PatternData data, Guess guess);
  AskedValueGuess(PatternValues values, std::string about, Guess guess);
  Progress step(std::uint64_t budget) override;
  const Error* error() const override;
  std::vector<std::string> json(const Words* words) const override;
  bool hoped_for() const override { return !answer_.counterexample; }
  std::string about() const override { return about_; }
  const PatternData& data() const { return *data_; }
  const Guess& guess() const { return guess_; }
  const ValueGuess& answer() const { return answer_; }

 private:
  std::string about_;
  std::optional<PatternValues> values_;
  Result<PatternData> data_;
  Guess guess_;
  ValueGuess answer_;
};

Result<AskedPtr> ask_conjecture(Asking& asking);

}  // namespace nimber
