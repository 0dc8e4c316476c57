#pragma once

#include "rules/edges/edge_list.hpp"

#include <optional>
#include <string>
#include <vector>

namespace nimber {

/// A game whose state is a list of edges. Its moves are numbered from 1 by what they take, an edge
/// or a vertex, as Move::amount; all are moves of one part, so that a large picture is looked at
/// once.
class EdgeRule : public RuleOf<RuleExercises, RuleDisplay, RuleTheory> {
 public:
  EdgeRule(const Game& game, EdgeKinds kinds, std::size_t max_text)
      : RuleOf(game), kinds_(kinds), max_text_(max_text) {}

  Result<State> read_state(Reader& reader) const override {
    return read_edge_state(reader, kinds_);
  }
  void print_state(const State& state, std::string& out) const override;
  Drawing drawing(const State& state) const override;
  std::string place(const State& state, const Move& move) const override;

  std::size_t parts(const State&) const override { return 1; }
  bool each_move(const State& state, std::size_t part, const MoveSink& sink) const override;
  std::optional<Move> find_move(const State& state, std::size_t part, std::uint64_t amount,
                                std::uint64_t smaller) const override;
  std::optional<Move> find_between(const State& from, const State& to, Work&) const override;
  std::optional<bool> any_move(const State& state, std::size_t, Work&) const override {
    return things(state) > 0;
  }
  std::uint64_t stones(const State& state) const override { return things(state); }

  State random_state(Dice& dice, const Extent& extent) const override;
  Extent exercise_extent(unsigned level, bool) const override {
    return {1, std::uint64_t{3} * level + 1, 0};
  }
  State shrink(const State& state, std::uint64_t num, std::uint64_t den) const override;

  void search_key(State& state) const override;

 protected:
  /// The kind of its moves: cut and lift take an edge, clear a vertex.
  virtual MoveKind kind() const = 0;
  /// For each edge or vertex that may be taken, the number of the first one whose taking leaves the
  /// same.
  virtual std::vector<std::uint32_t> first_alike(const EdgeList& list) const = 0;

  bool takes_edges() const { return kind() != MoveKind::clear; }
  std::size_t things(const State& state) const {
    return takes_edges() ? EdgeList::edges(state) : EdgeList::vertices(state);
  }
  Move make_move(std::size_t number) const;
  /// The state of the edges that stay. Where edges must hang on the ground, those that no longer do
  /// are dropped.
  State settled(const EdgeList& list, std::vector<bool> stay, const std::vector<bool>& alone) const;
  const EdgeKinds& kinds() const { return kinds_; }

 private:
  EdgeKinds kinds_;
  std::size_t max_text_;
};

/// For Game::from_edges of such a game: the state of a file's edges.
Result<State> state_from_edges(const GraphText& edges, EdgeKinds kinds);

}  // namespace nimber
