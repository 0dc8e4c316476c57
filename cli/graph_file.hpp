#pragma once

#include "commands.hpp"

#include <nimber/notation.hpp>

#include <string>

namespace nimber::cli {

/// Reads a graph from a file of at most 256 MB, one edge a line (`a-b` or `a b`) or a vertex alone,
/// and puts tokens on it (`a,b`). Blank lines are skipped. Where that can't be done, says why, in
/// JSON or on standard error, and answers the exit status. A graph whose text is longer than
/// 100,000 bytes prints as `graph:a,b`.
Status read_graph_file(const std::string& file, const std::string& tokens, bool as_json,
                       Position& position);

}  // namespace nimber::cli
