#pragma once

#include "commands.hpp"

#include <nimber/notation.hpp>

#include <string>

namespace nimber::cli {

/// What a file of edges is read as.
struct GraphFile {
  std::string file;
  std::string game = "graph";
  std::string tokens;  ///< of games that have some: `a,b`
};

/// Reads a graph from a file of at most 256 MB, one edge a line (`a-b` or `a b`) or a vertex alone,
/// as a position of the game. Blank lines are skipped. Where that can't be done, says why, in JSON
/// or on standard error, and returns the exit status. Edges whose text is longer than 100,000 bytes
/// are left out where the position is printed: `graph:a,b`, `hackenbush:`.
Status read_graph_file(const GraphFile& graph, bool as_json, Position& position);

}  // namespace nimber::cli
