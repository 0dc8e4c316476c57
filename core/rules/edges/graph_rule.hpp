#pragma once

#include <nimber/rule.hpp>

#include <string>
#include <vector>

namespace nimber {

/// A graph as it was written: names, and items in order, each an edge or a vertex alone.
struct GraphText {
  static constexpr std::uint32_t alone = UINT32_MAX;
  struct Item {
    std::uint32_t from;
    std::uint32_t to;  ///< or `alone`
  };
  std::vector<std::string> names;  ///< distinct, of letters and digits
  std::vector<Item> items;
};

/// The rule `graph` for these edges. Errors: cycle, repeated-edge; the error's column is the number
/// of an item, from 1: the last of the cycle's, or the one repeated. Linear in the graph but for
/// sorting; 10^6 vertices and 10^7 edges are some seconds.
///
/// Vertices are numbered by name. Where the rule's text would be longer than `max_text` bytes, it
/// is left out: such a rule prints its positions as `graph:a,b`, which can't be read again.
Result<RulePtr> make_graph_rule(GraphText text, std::size_t max_text = InputLimits{}.max_bytes);

/// Reads a graph as files hold it: one edge a line, `a-b` or `a b`, or a vertex alone; blank lines
/// are skipped. Errors: bad-graph and those of make_graph_rule; the error's column is the number of
/// a line, from 1, or 0 where no place applies.
Result<RulePtr> read_graph_lines(std::string content,
                                 std::size_t max_text = InputLimits{}.max_bytes);

/// Reads names joined by commas as the tokens of a rule made by make_graph_rule.
Result<State> read_tokens(const Rule& graph, std::string_view names);

}  // namespace nimber
