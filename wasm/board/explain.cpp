// Why: explanations, the outcome by the definition alone, and the graph of options.
#include <nimber/explain.hpp>
#include <nimber/limits.hpp>
#include <nimber/notation.hpp>
#include "questions.hpp"
#include "records/explanation.hpp"
#include "rules/picture/large_board.hpp"
#include "search/brute_force.hpp"
#include "search/options_graph.hpp"

#include <algorithm>

namespace nimber::wasm {

namespace {

class ExplainTask final : public CoreTask<Explain> {
 public:
  ExplainTask(const std::string& text, double limit) {
    auto position = read_position(text, board_limits);
    if (position) {
      work_ = std::make_unique<Explain>(std::move(*position), limit_of(limit));
    } else {
      error_ = position.error();
    }
  }

 private:
  val finished() const override {
    const auto& result = work_->result();
    return result ? record(*result) : record(result.error());
  }
};

class BruteForceTask final : public CoreTask<BruteForce> {
 public:
  BruteForceTask(const std::string& text, double limit) {
    auto position = read_position(text, board_limits);
    if (position && too_large_to_search(*position)) {
      error_ = unsettled(0, Bound::cells, limits::drawn_cells);
    } else if (position) {
      work_ = std::make_unique<BruteForce>(std::move(*position),
                                           limit >= 1 ? limit_of(limit) : limits::played_options);
    } else {
      error_ = position.error();
    }
  }

 private:
  val finished() const override {
    const auto& answer = work_->answer();
    return answer ? record(*answer) : record(work_->error());
  }
};

}  // namespace

namespace questions {

Task* explain(const std::string& position, double limit) {
  return new ExplainTask(position, limit);
}
Task* bruteForce(const std::string& position, double limit) {
  return new BruteForceTask(position, limit);
}

val optionsGraph(const std::string& text, unsigned most) {
  const auto position = read_position(text, board_limits);
  if (!position) return record(position.error());
  const auto graph = options_graph(*position, std::clamp<std::size_t>(most, 1, max_graph_nodes));
  if (!graph) return record(graph.error());
  std::vector<std::uint8_t> wins;
  std::vector<std::int32_t> values;
  std::vector<std::uint32_t> layers;
  std::vector<std::uint32_t> rounds;
  std::vector<std::uint32_t> edges;
  for (const auto& node : graph->nodes) {
    wins.push_back(node.outcome == Outcome::D ? 2 : node.player_to_move_wins());
    values.push_back(node.value ? static_cast<std::int32_t>(*node.value) : -1);
    layers.push_back(node.layer);
    rounds.push_back(node.round);
  }
  for (const auto& [from, to] : graph->edges) {
    edges.push_back(from);
    edges.push_back(to);
  }
  val out = val::object();
  out.set("positions",
          array(graph->nodes, [](const OptionsGraph::Node& node) { return val(node.text); }));
  out.set("wins", typed_array(wins));
  out.set("values", typed_array(values));
  out.set("layers", typed_array(layers));
  out.set("rounds", typed_array(rounds));
  out.set("edges", typed_array(edges));
  out.set("dot", to_dot(*graph));
  return out;
}

}  // namespace questions
}  // namespace nimber::wasm
