// Why a position is won or lost: the reasons, or a game played out by brute force.
#pragma once

#include "questions/answers.hpp"

#include <nimber/explain.hpp>
#include "questions/argued_analysis.hpp"
#include "search/brute_force.hpp"

namespace nimber {

class AskedExplanation final : public AskedWork<ArguedExplain> {
 public:
  using AskedWork::AskedWork;
  std::vector<std::string> json(const Words* words) const override;
  const std::optional<Argument>& argument() const { return work_.argument(); }
};

/// With --check: played out, and where there is an argument, verified.
class AskedPlayedOut final : public Asked {
 public:
  AskedPlayedOut(Position position, std::uint64_t limit);
  Progress step(std::uint64_t budget) override;
  const Error* error() const override { return answer_ ? nullptr : &error_; }
  std::vector<std::string> json(const Words* words) const override;
  std::string about() const override { return about_; }
  bool hoped_for() const override { return !argument_ || wrong_.empty(); }
  const BruteForce::Answer& answer() const { return *answer_; }
  const Position& position() const { return position_; }
  const std::optional<Argument>& argument() const { return argument_; }
  /// What the verifier has against the argument; "" for nothing.
  std::string_view wrong() const { return wrong_; }

 private:
  void look_for_argument();

  std::string about_;
  Position position_;
  bool played_;
  BruteForce work_;
  std::optional<BruteForce::Answer> answer_;
  std::optional<Argument> argument_;
  std::string_view wrong_;
  Error error_;
};

Result<AskedPtr> ask_explain(Asking& asking);

}  // namespace nimber
