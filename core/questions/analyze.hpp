// Who wins a position, what it is worth, and every winning move.
#pragma once

#include "questions/answers.hpp"

#include <nimber/analysis.hpp>

namespace nimber {

class AskedAnalysis final : public AskedWork<Analysis> {
 public:
  AskedAnalysis(Position position, std::uint64_t limit);
  std::vector<std::string> json(const Words* words) const override;
  const Position& position() const { return position_; }

 private:
  Position position_;
};

Result<AskedPtr> ask_analyze(Asking& asking);

}  // namespace nimber
