// Who wins a position, what it is worth, and every winning move.
#pragma once

#include "questions/answers.hpp"

#include "questions/argued_analysis.hpp"

namespace nimber {

class AskedAnalysis final : public AskedWork<ArguedAnalysis> {
 public:
  AskedAnalysis(Position position, std::uint64_t limit, ArgumentsAsked arguments);
  std::vector<std::string> json(const Words* words) const override;
  const Position& position() const { return position_; }
  const std::optional<Argument>& argument() const { return work_.argument(); }

 private:
  Position position_;
};

/// What `--argument` says of a command's words; an error is noted in them.
ArgumentsAsked asked_arguments(Arguments& words);
Result<AskedPtr> ask_analyze(Asking& asking);

}  // namespace nimber
