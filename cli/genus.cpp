#include "answer.hpp"
#include "records.hpp"

#include <nimber/notation.hpp>
#include "search/genus.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

Status genus_of_one(const std::string& text, std::uint64_t limit, Telling telling) {
  auto position = read_position_or_link(text, limit);
  if (!position) return fail(position.error(), telling);
  const std::string name = print(*position);
  GenusSearch search(std::move(*position), limit);
  while (!search.step(10'000'000).done) {}
  if (!search.result()) return fail(search.result().error(), telling);
  const std::string genus = print(*search.result());
  if (telling.as_json) {
    JsonSink sink;
    Record(sink).text("position", name).text("genus", genus);
    print_json(sink.json(), telling);
  } else {
    std::cout << genus << "\n";
  }
  return all_answered;
}

}  // namespace

int genus(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  std::uint64_t limit = default_limit;
  if (!arguments.option("--limit", limit)) return usage("--limit takes a number of options");
  if (const int wrong = check_rest(
          arguments, 1, "genus takes one position, or - for one a line on standard input");
      wrong != 0)
    return wrong;
  return answer_each(
      arguments.rest().front(), as_json,
      [&](const std::string& text, Telling telling) { return genus_of_one(text, limit, telling); });
}

}  // namespace nimber::cli
