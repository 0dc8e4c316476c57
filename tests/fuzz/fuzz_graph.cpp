// A graph file: a graph or an error with its line, never a crash; and each vertex's value is the
// mex of its successors'. Where edges run in circles, it is their mex and each successor that is
// infinite or worth more has a reply worth as much; of an infinite vertex some successor has none.
#include "rules/edges/graph_rule.hpp"

#include <cstdlib>
#include <set>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nimber;
  const auto rule = read_graph_lines(std::string(reinterpret_cast<const char*>(data), size));
  if (!rule) return 0;
  const Drawing drawing = (*rule)->display().drawing({});
  const auto value = [&](std::uint64_t vertex) {
    Work work;
    work.open_step(default_limit);
    if ((*rule)->theory().prepare({vertex}, work) != Ready::yes) std::abort();
    std::vector<Component> components;
    (*rule)->theory().components({vertex}, components);
    if (components.front().infinite == components.front().value.has_value()) std::abort();
    return components.front().value;
  };
  for (std::uint64_t v = 0; v < drawing.vertices.size() && v < 50; ++v) {
    std::set<Value> options;
    (*rule)->each_move({v}, 0, [&](const Move& move) {
      if (const auto option = value(move.after[0])) options.insert(*option);
      return true;
    });
    Value mex = 0;
    while (options.count(mex) > 0) ++mex;
    bool answered = true;
    (*rule)->each_move({v}, 0, [&](const Move& move) {
      const auto option = value(move.after[0]);
      if (option && *option < mex) return true;
      bool reply = false;
      (*rule)->each_move({move.after[0]}, 0, [&](const Move& next) {
        reply = value(next.after[0]) == mex;
        return !reply;
      });
      answered = answered && reply;
      return true;
    });
    if (value(v) != (answered ? std::optional(mex) : std::nullopt)) std::abort();
  }
  return 0;
}
