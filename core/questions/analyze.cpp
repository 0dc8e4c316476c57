#include "questions/analyze.hpp"

#include <nimber/notation.hpp>
#include "questions/position_text.hpp"
#include "records/analysis.hpp"

namespace nimber {

AskedAnalysis::AskedAnalysis(Position position, std::uint64_t limit)
    : AskedWork(print(position), Analysis(position, limit)), position_(std::move(position)) {}

std::vector<std::string> AskedAnalysis::json(const Words* words) const {
  return {json_line(words, position_, answer())};
}

Result<AskedPtr> ask_analyze(Asking& asking) {
  const std::uint64_t limit = asking.words.number("--limit", default_limit);
  if (auto wrong = asking.complaint()) return *wrong;
  auto position = asked_position(asking, limit);
  if (!position) return position.error();
  return AskedPtr(std::make_unique<AskedAnalysis>(std::move(*position), limit));
}

}  // namespace nimber
