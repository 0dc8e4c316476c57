#pragma once

#include "rules/edges/edge_rule.hpp"
#include "search/graph_kayles.hpp"

#include <optional>

namespace nimber {

/// Node Kayles or arc Kayles, with the game that paths are.
class KaylesRule : public EdgeRule {
 public:
  KaylesRule(const Game& game, KaylesKind kind, RulePtr paths, std::size_t max_text);

  State after(const State& state, const Move& move) const override;
  State part_alone(const State& state, std::size_t part) const override;

  Ready prepare(const State& state, Work& work) const override;
  void components(const State& state, std::vector<Component>& out) const override;
  std::string_view theorem(const State&) const override { return "graph-kayles"; }
  std::vector<Fact> facts(const State& state, std::optional<std::size_t> part,
                          std::string_view code) const override;
  void wins(const State& state, std::size_t part, const Goal& goal,
            const std::vector<Component>& components, Wins& out, Work& work) const override;
  bool searchable(const State&) const override { return false; }
  void search_key(State& state) const override;
  std::size_t memory() const override { return known_.memory(); }

  static EdgeKinds kinds_of(KaylesKind kind) {
    return {.loops = false, .parallel = false, .alone = kind == KaylesKind::nodes, .ground = false};
  }

 protected:
  MoveKind kind() const override {
    return known_.kind() == KaylesKind::nodes ? MoveKind::clear : MoveKind::lift;
  }
  std::vector<std::uint32_t> first_alike(const EdgeList& list) const override;

 private:
  std::vector<std::uint32_t> first_edges(const EdgeList& list) const;
  std::vector<std::uint32_t> first_vertices(const EdgeList& list) const;
  GraphKayles graph_of(const State& state) const;
  /// That of a state for which prepare() said yes.
  const GraphKayles& solved(const State& state) const;

  mutable GraphKayles::Known known_;
  // What was asked for last, prepared as far as it is.
  mutable State state_;
  mutable std::optional<GraphKayles> graph_;
  mutable bool ready_ = false;
  mutable State other_state_;
  mutable std::optional<GraphKayles> other_;
};

}  // namespace nimber
