#include "questions/nim.hpp"

#include "records/nimbers.hpp"

namespace nimber {

std::vector<std::string> AskedNimber::json(const Words* words) const {
  return {json_line(words, answer_)};
}

Result<AskedPtr> ask_nim(Asking& asking) {
  if (auto wrong = asking.complaint()) return *wrong;
  auto result = calculate_nimbers(asking.words.operand(0));
  if (!result) return in_operand(asking, result.error(), 0);
  return AskedPtr(std::make_unique<AskedNimber>(std::move(*result)));
}

}  // namespace nimber
