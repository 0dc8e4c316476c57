#include "questions/analyze.hpp"

#include <nimber/notation.hpp>
#include "questions/position_text.hpp"
#include "records/argument.hpp"

namespace nimber {

AskedAnalysis::AskedAnalysis(Position position, std::uint64_t limit, ArgumentsAsked arguments)
    : AskedWork(print(position), ArguedAnalysis(position, limit, arguments)),
      position_(std::move(position)) {}

std::vector<std::string> AskedAnalysis::json(const Words* words) const {
  return {json_line(words, position_, answer(), argument())};
}

ArgumentsAsked asked_arguments(Arguments& words) {
  const std::string word = words.text("--argument", "word");
  const auto asked = arguments_asked(word);
  if (!asked) words.refuse("--argument", "choice", "only, off");
  return asked.value_or(ArgumentsAsked::usual);
}

Result<AskedPtr> ask_analyze(Asking& asking) {
  const std::uint64_t limit = asking.words.number("--limit", default_limit);
  const ArgumentsAsked arguments = asked_arguments(asking.words);
  if (auto wrong = asking.complaint()) return *wrong;
  if (arguments != ArgumentsAsked::off) allow_large_boards(asking);
  auto position = asked_position(asking, limit);
  if (!position) return position.error();
  return AskedPtr(std::make_unique<AskedAnalysis>(std::move(*position), limit, arguments));
}

}  // namespace nimber
