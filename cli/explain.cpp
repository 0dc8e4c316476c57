#include "answer.hpp"
#include "explain_sentences.hpp"
#include "records.hpp"

#include <nimber/explain.hpp>
#include <nimber/limits.hpp>
#include "records/explanation.hpp"
#include "search/brute_force.hpp"
#include "search/options_graph.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t explain_step = 1'000'000;

Status explain_one(const std::string& text, std::uint64_t limit, Telling telling) {
  auto position = read_position_or_link(text, limit);
  if (!position) return fail(position.error(), telling);
  Explain work(std::move(*position), limit);
  while (!work.step(explain_step).done) {}
  const auto& result = work.result();
  if (!result) return fail(result.error(), telling);
  if (telling.as_json) {
    print_json(json(*result), telling);
  } else {
    std::cout << in_words(*result);
  }
  return all_answered;
}

Status check_one(const std::string& text, std::uint64_t limit, Telling telling) {
  auto position = read_position_or_link(text, limit);
  if (!position) return fail(position.error(), telling);
  BruteForce work(std::move(*position), limit);
  while (!work.step(explain_step).done) {}
  const auto& answer = work.answer();
  if (!answer) return fail(work.error(), telling);
  if (telling.as_json) {
    print_json(json(*answer), telling);
  } else {
    std::cout << in_words(*answer);
  }
  return all_answered;
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

int explain(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  const bool check = arguments.flag("--check");
  const bool dot = arguments.flag("--dot");
  std::uint64_t limit = check ? limits::played_options : default_limit;
  if (!arguments.option("--limit", limit)) return usage("--limit takes a number of options");
  if (const int wrong = check_rest(
          arguments, 1, "explain takes one position, or - for one a line on standard input");
      wrong != 0)
    return wrong;
  return answer_each(arguments.rest().front(), as_json && !dot,
                     [&](const std::string& text, Telling telling) {
                       return dot     ? graph_one(text, telling)
                              : check ? check_one(text, limit, telling)
                                      : explain_one(text, limit, telling);
                     });
}

}  // namespace nimber::cli
