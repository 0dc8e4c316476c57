#include "questions/explain.hpp"

#include <nimber/limits.hpp>
#include <nimber/notation.hpp>
#include "questions/position_text.hpp"
#include "records/explanation.hpp"

namespace nimber {

std::vector<std::string> AskedExplanation::json(const Words* words) const {
  return {json_line(words, answer())};
}

AskedPlayedOut::AskedPlayedOut(Position position, std::uint64_t limit)
    : about_(print(position)), work_(std::move(position), limit) {}

Progress AskedPlayedOut::step(std::uint64_t budget) {
  const Progress progress = work_.step(budget);
  if (progress.done && !work_.answer()) error_ = work_.error();
  return progress;
}

std::vector<std::string> AskedPlayedOut::json(const Words* words) const {
  return {json_line(words, answer())};
}

Result<AskedPtr> ask_explain(Asking& asking) {
  const bool check = asking.words.flag("--check");
  const std::uint64_t limit =
      asking.words.number("--limit", check ? limits::played_options : default_limit);
  if (auto wrong = asking.complaint()) return *wrong;
  auto position = asked_position(asking, limit);
  if (!position) return position.error();
  if (check) return AskedPtr(std::make_unique<AskedPlayedOut>(std::move(*position), limit));
  std::string about = print(*position);
  return AskedPtr(
      std::make_unique<AskedExplanation>(std::move(about), Explain(std::move(*position), limit)));
}

}  // namespace nimber
