// Why a position is won or lost: the reasons, or a game played out by brute force.
#pragma once

#include "questions/answers.hpp"

#include <nimber/explain.hpp>
#include "search/brute_force.hpp"

namespace nimber {

class AskedExplanation final : public AskedWork<Explain> {
 public:
  using AskedWork::AskedWork;
  std::vector<std::string> json(const Words* words) const override;
};

/// With --check.
class AskedPlayedOut final : public Asked {
 public:
  AskedPlayedOut(Position position, std::uint64_t limit);
  Progress step(std::uint64_t budget) override;
  const Error* error() const override { return work_.answer() ? nullptr : &error_; }
  std::vector<std::string> json(const Words* words) const override;
  std::string about() const override { return about_; }
  const BruteForce::Answer& answer() const { return *work_.answer(); }

 private:
  std::string about_;
  BruteForce work_;
  Error error_;
};

Result<AskedPtr> ask_explain(Asking& asking);

}  // namespace nimber
