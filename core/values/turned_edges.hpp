#pragma once

#include "values/graph.hpp"

#include <memory>

namespace nimber {

/// The edges of a graph turned around: those to v come from from[start[v]] to
/// from[start[v + 1] - 1]. Past the last there is room to read on.
struct TurnedEdges {
  static constexpr std::uint32_t room_past_end = 12;

  std::vector<std::uint32_t> start;
  std::unique_ptr<std::uint32_t[]> from;
};

/// Linear; edges fall onto a small piece of memory at a time.
TurnedEdges turn(const Edges& edges);

}  // namespace nimber
