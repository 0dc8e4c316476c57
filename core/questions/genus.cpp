#include "questions/genus.hpp"

#include <nimber/notation.hpp>
#include "questions/position_text.hpp"

namespace nimber {

std::vector<std::string> AskedGenus::json(const Words*) const {
  JsonSink sink;
  Record(sink).text("position", about_).text("genus", print(answer()));
  return {sink.json()};
}

Result<AskedPtr> ask_genus(Asking& asking) {
  const std::uint64_t limit = asking.words.number("--limit", default_limit);
  if (auto wrong = asking.complaint()) return *wrong;
  auto position = asked_position(asking, limit);
  if (!position) return position.error();
  std::string about = print(*position);
  return AskedPtr(
      std::make_unique<AskedGenus>(std::move(about), GenusSearch(std::move(*position), limit)));
}

}  // namespace nimber
