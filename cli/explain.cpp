#include "argument_sentences.hpp"
#include "asking.hpp"
#include "explain_sentences.hpp"
#include "sentences.hpp"

#include <nimber/notation.hpp>
#include "arguments/check_argument.hpp"
#include "questions/explain.hpp"
#include "search/options_graph.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

Status tell(AskedExplanation& asked) {
  finish(asked);
  if (const Error* error = asked.error()) return fail(*error, false);
  std::cout << in_words(asked.answer());
  if (asked.argument()) std::cout << in_words(asked.answer().position, *asked.argument());
  return all_answered;
}

Status tell(AskedPlayedOut& asked) {
  finish(asked);
  if (const Error* error = asked.error()) return fail(*error, false);
  const bool played = asked.answer().positions > 0;
  if (played) std::cout << in_words(asked.answer());
  if (!asked.argument()) return all_answered;
  if (!played)
    std::cout << print(asked.position()) << ": " << who_wins(asked.answer().outcome) << "\n";
  std::cout << in_words(asked.position(), *asked.argument());
  std::cout << verdict_on_argument(asked.wrong(),
                                   end_is_only_tried(asked.position(), *asked.argument()));
  return asked.hoped_for() ? all_answered : some_unsettled;
}

Status graph_one(const std::string& text, Telling telling) {
  const auto position = read_position_or_link(text);
  if (!position) return fail(position.error(), {false, telling.line});
  const auto graph = options_graph(*position);
  if (!graph) return fail(graph.error(), {false, telling.line});
  std::cout << to_dot(*graph);
  return all_answered;
}

}  // namespace

Status tell_explain(Asked& asked) {
  auto* const played = dynamic_cast<AskedPlayedOut*>(&asked);
  return played != nullptr ? tell(*played) : tell(static_cast<AskedExplanation&>(asked));
}

int explain(Arguments arguments) {
  if (!arguments.flag("--dot"))
    return ask_and_tell(*find_question("explain"), std::move(arguments), tell_explain);
  arguments.flag("--json");
  arguments.flag("--check");
  arguments.number("--limit", 0);
  if (const auto wrong = arguments.complaint(1, "POSITION")) return usage(*wrong);
  return answer_each(arguments.operand(0), false, graph_one);
}

}  // namespace nimber::cli
