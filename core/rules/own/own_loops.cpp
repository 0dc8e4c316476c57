#include "rules/own/own_loops.hpp"

#include "values/sum_graph.hpp"

#include <utility>
#include <vector>

namespace nimber {

std::uint64_t OwnLoops::countdown(const OwnPart& part) const {
  const std::uint32_t order = orders_.find(part);
  return order == OwnKeys::absent ? 0 : order;
}

/// Lists the unknown parts that can be reached from the root, then labels one strong component
/// after the other. An option within the component must be a single part: a part that leads to a
/// sum that contains itself gets no label here.
bool OwnLoops::label(const OwnPart& root, Work& work) {
  met_ = true;
  SumGraph graph;
  OwnKeys ids;
  std::vector<OwnPart> nodes;
  const auto id_of = [&](const OwnPart& part) {
    const std::uint32_t known = ids.find(part);
    if (known != OwnKeys::absent) return known;
    const auto id = static_cast<std::uint32_t>(nodes.size());
    ids.set(part, id);
    nodes.push_back(part);
    return id;
  };
  id_of(root);
  std::size_t words = 0;
  for (std::size_t v = 0; v < nodes.size(); ++v) {
    const OwnPart part = nodes[v];
    if (known_.find(part) == OwnCodes::absent) {
      Work whole(work.left());
      whole.open_step(UINT64_MAX);
      const bool all = rule_.each_result(part, whole, [&](const OwnResult& result) {
        graph.pieces_from.push_back(graph.pieces.size());
        for (const auto& piece : result.pieces) {
          graph.pieces.push_back({id_of(piece.part), piece.copies});
          words += 2;
        }
        words += 2 + part.size();
        return words < most_words && nodes.size() <= most_parts;
      });
      work.spend(whole.examined() + 1);
      work.stop_as(whole);
      if (!all || work.limit_reached()) return false;
    }
    graph.end_node();
  }
  OwnCodes& codes = known_.codes();
  return label_sums(
      graph,
      [&](std::uint32_t node, SumLabel& label) {
        const OwnCode code = known_.find(nodes[node]);
        if (code >= OwnCodes::open) return false;
        const OwnValue known = OwnCodes::value(code);
        label.number = known.number;
        if (!known.number) label.reached = codes.reached(known.infinite);
        return true;
      },
      [&](std::uint32_t node, SumLabel label, std::uint32_t order) {
        known_.set(nodes[node], label.number ? static_cast<OwnCode>(*label.number)
                                             : codes.infinite(std::move(label.reached)));
        if (label.number) orders_.set(nodes[node], order);
      },
      clock_, work);
}

}  // namespace nimber
