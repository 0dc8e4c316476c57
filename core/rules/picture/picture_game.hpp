// The games `row` and `grid`: boards of cells and moves that are drawn. They differ in how many
// rows a board has, and in that a row of n cells is counted as a heap of n.
#pragma once

#include <nimber/rule.hpp>

#include "rules/picture/picture_values.hpp"

#include <memory>
#include <optional>
#include <vector>

namespace nimber {

/// A state holds the symbols of the cells, row by row; of a grid its width stands before them.
class PictureGame final : public RuleOf<RuleExercises, RuleSequence, RuleLoops, RuleTheory> {
 public:
  /// `heaps`: where the rule is an octal game on rows, that game.
  PictureGame(const Game& game, PictureRule rule, RulePtr heaps);

  std::string rules() const override { return rule_.text(); }
  Sentence sentence() const override;

  Result<State> read_state(Reader& reader) const override;
  void print_state(const State& state, std::string& out) const override;
  bool numbered_steps() const override { return true; }

  std::size_t parts(const State& state) const override;
  bool each_move(const State& state, std::size_t part, const MoveSink& sink) const override;
  std::optional<bool> any_move(const State& state, std::size_t part, Work& work) const override;
  State after(const State& state, const Move& move) const override;
  State part_alone(const State& state, std::size_t part) const override;
  std::uint64_t stones(const State& state) const override;
  State random_state(Dice& dice, const Extent& extent) const override;
  State shrink(const State& state, std::uint64_t num, std::uint64_t den) const override;

  const RuleLoops* loops() const override;
  std::vector<Value> reached(const Component& component) const override;
  void draws(const State& state, std::size_t part, const Beside& beside, Wins& out,
             Work& work) const override;
  std::uint64_t countdown(const State& state) const override;

  Ready prepare(const State& state, Work& work) const override;
  void components(const State& state, std::vector<Component>& out) const override;
  std::string_view theorem(const State&) const override { return "mex"; }
  Ready prepare_misere(const State& state, Work& work) const override;
  std::optional<bool> outcome_is_p(const State& state, bool misere) const override;

  bool has_sequence() const override { return !rule_.grid() && first_symbol_ != Picture::any; }
  const HeapRule* sequence_rule() const override;
  Ready sequence_ready(Heap n, Work& work) const override;
  Value sequence_value(Heap n) const override;
  Heap sequence_known() const override;
  PackedValues sequence_values(Heap from, std::size_t count) const override;
  std::optional<PeriodTheorem> period_theorem() const override;
  std::optional<State> heap_state(Heap n) const override;

  /// By the search for games that may never end alone: it takes whole sums.
  bool searchable(const State& state) const override { return loops() != nullptr && !large(state); }
  void search_key(State& state) const override;
  std::size_t memory() const override;

 private:
  Ready options_known(PictureValues& values, const PictureBoard& here, Work& work) const;
  /// What is known of boards of one stride.
  struct Tables {
    explicit Tables(const PictureRule& rule, std::uint32_t stride)
        : values(rule, stride), misere(rule, stride, PictureValues::Ask::misere) {}
    PictureValues values;
    PictureValues misere;
  };
  /// A state at hand: its board and its parts.
  struct Split {
    State state;
    PictureBoard board{};
    std::vector<PicturePart> parts;
  };

  Picture picture(const State& state) const;
  State state(const Picture& picture) const;
  std::size_t first_cell() const { return rule_.grid() ? 1 : 0; }
  /// Has it more cells than are searched? Of such a board its moves are known, and nothing else.
  bool large(const State& state) const { return state.size() - first_cell() > Picture::most_cells; }
  bool each_large_move(const State& state, const MoveSink& sink) const;
  Tables& tables(const State& state) const;
  PictureBoard board(const State& state) const;
  const Split& split(const State& state) const;
  bool parts_are_heaps() const;

  PictureRule rule_;
  RulePtr heaps_;
  char first_symbol_ = Picture::any;
  std::string drawn_;  ///< symbols that random boards are made of
  mutable std::vector<std::unique_ptr<Tables>> tables_;
  mutable Split split_;
  mutable std::vector<std::uint32_t> sequence_;
};

}  // namespace nimber
