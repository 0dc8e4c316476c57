// Values of positions whose options are sums of positions, where some may be reached again from
// themselves: one strong component after the other, by Smith's labels (docs/theorems.md, section
// loops).
#pragma once

#include <nimber/function_ref.hpp>
#include <nimber/position.hpp>
#include <nimber/work.hpp>

#include <optional>
#include <vector>

namespace nimber {

/// Node 0 reaches all others.
struct SumGraph {
  struct Piece {
    std::uint32_t node;
    std::int64_t copies;
  };
  std::vector<std::size_t> options{0};   ///< by node: where its options begin, in `pieces_from`
  std::vector<std::size_t> pieces_from;  ///< by option: where its pieces begin
  std::vector<Piece> pieces;

  std::size_t nodes() const { return options.size() - 1; }
  /// Ends the list of a node's options.
  void end_node() { options.push_back(pieces_from.size()); }
  std::size_t end_piece(std::size_t option) const {
    return option + 1 < pieces_from.size() ? pieces_from[option + 1] : pieces.size();
  }
};

/// What a node is worth: a number, or infinite.
struct SumLabel {
  std::optional<Value> number;
  std::vector<Value> reached;  ///< of an infinite one: the values of its options, ascending
};

/// Labels all nodes that are not known. `known` tells the label of a node that is; `set` takes a
/// new one, with its place in the order of labelling, from clock + 1 on (0: infinite). False where
/// `work` refuses, or where an option is a sum with a node that leads back to it.
bool label_sums(const SumGraph& graph, FunctionRef<bool(std::uint32_t, SumLabel&)> known,
                FunctionRef<void(std::uint32_t, SumLabel, std::uint32_t)> set, std::uint32_t& clock,
                Work& work);

}  // namespace nimber
