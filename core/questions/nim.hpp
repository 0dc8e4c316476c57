// What an expression of nimbers is worth.
#pragma once

#include "questions/answers.hpp"
#include "text/nim_expression.hpp"

namespace nimber {

class AskedNimber final : public AtOnce {
 public:
  explicit AskedNimber(NimResult answer) : answer_(std::move(answer)) {}
  std::vector<std::string> json(const Words* words) const override;
  std::string about() const override { return answer_.expression; }
  const NimResult& answer() const { return answer_; }

 private:
  NimResult answer_;
};

Result<AskedPtr> ask_nim(Asking& asking);

}  // namespace nimber
