#pragma once

#include <nimber/rule.hpp>

namespace nimber {

/// Staircase Nim, one theorem in three dresses: `stairs` as it is, `strip` (POJ 1704) and `monks`
/// (Lanqiao) through the gaps between their men. Stones lie on steps 1, 2, 3 ...; a move takes 1 or
/// more stones from step i to step i - 1, and step 0 is the ground. A man who goes d places
/// shortens the gap before him by d and lengthens the one behind him by d: d stones moved from one
/// step to the next, where the gap behind the rearmost man is the ground.
///
/// Theorem: the value is the nim-sum of the stones on odd steps (R. Sprague, "Ueber zwei Abarten
/// von Nim", Tohoku Math. J. 43, 1937; T. S. Ferguson, "Game Theory", part I, ch. 2). To lower an
/// odd step is a move in Nim; what arrives on an odd step from above can be sent on at once. So a
/// winning move may also raise an odd step, and enlarge a gap. Step by step it is tame (tested
/// against plain recursion). No limits.
class Staircase : public RuleOf<RuleExercises, RuleTheory> {
 public:
  using RuleOf::RuleOf;

  // -- to be given by the game
  // -------------------------------------------------------------------------------------
  /// The step whose stones the moves of this part take; 0 where the part never moves.
  virtual std::size_t step_of(const State& state, std::size_t part) const = 0;
  /// The part whose moves take stones from this step, the step being at least 1 and at most
  /// steps(state).
  virtual std::size_t part_of(const State& state, std::size_t step) const = 0;
  virtual std::size_t steps(const State& state) const = 0;
  /// Stones on a step, 1 to steps(state): the gap.
  virtual std::uint64_t stones_on(const State& state, std::size_t step) const = 0;
  /// The move that takes so many stones from the part's step to the next.
  virtual Move make_move(const State& state, std::size_t part, std::uint64_t amount) const = 0;
  /// How an odd step is shown: its kind and its part.
  virtual Component describe(const State& state, std::size_t step) const = 0;

  // -- the rest follows
  // --------------------------------------------------------------------------------------------
  bool each_move(const State& state, std::size_t part, const MoveSink& sink) const final;
  std::optional<Move> find_move(const State& state, std::size_t part, std::uint64_t amount,
                                std::uint64_t smaller) const final;
  std::optional<Move> find_between(const State& from, const State& to, Work&) const final;
  /// Single steps still to be gone.
  std::uint64_t stones(const State& state) const final;
  Ready prepare(const State&, Work&) const final { return Ready::yes; }
  void components(const State& state, std::vector<Component>& out) const final;
  std::string_view theorem(const State&) const final { return "staircase"; }
  void wins(const State& state, std::size_t part, const Goal& goal,
            const std::vector<Component>& components, Wins& out, Work& work) const final;
  bool tame() const final { return true; }
  /// The stones on the steps say all; empty steps at the top say nothing.
  void search_key(State& state) const final;
};

}  // namespace nimber
