// How the parts of a written game stand in a state: their numbers one behind the other; before
// cells stands how many they are. Reads, prints and takes states apart.
#pragma once

#include <nimber/rule.hpp>

#include "rules/own/own_rule.hpp"

namespace nimber {

class OwnStates
    : public RuleOf<RuleExercises, RuleDisplay, RulePairs, RuleSequence, RuleLoops, RuleTheory> {
 public:
  std::string rules() const override { return rule_.text(); }

  Result<State> read_state(Reader& reader) const override;
  void print_state(const State& state, std::string& out) const override;
  std::vector<State> pieces(const State& state) const override;

  std::size_t parts(const State& state) const override;
  State part_alone(const State& state, std::size_t part) const override;
  std::size_t heaps(const State& state) const override { return one_number() ? state.size() : 0; }
  bool has_sequence() const override { return one_number(); }
  std::optional<State> heap_state(Heap n) const override { return State{n}; }
  const RulePairs* pairs() const override { return !cells() && width() <= 2 ? this : nullptr; }
  std::vector<std::string> number_names() const override {
    return !cells() && width() == 2 ? rule_.shape().names : std::vector<std::string>();
  }

  State random_state(Dice& dice, const Extent& extent) const override;
  State shrink(const State& state, std::uint64_t num, std::uint64_t den) const override;
  std::uint64_t stones(const State& state) const override;

 protected:
  OwnStates(const Game& game, OwnRule rule)
      : RuleOf(game), rule_(std::move(rule)), width_(rule_.shape().cells() ? 0 : width()) {}

  OwnShape::Kind kind() const { return rule_.shape().kind; }
  bool one_number() const { return kind() == OwnShape::Kind::number; }
  bool cells() const { return rule_.shape().cells(); }
  char between() const { return one_number() ? ',' : ';'; }
  /// Of one part, where there are no cells.
  std::size_t width() const { return rule_.shape().names.size(); }

  // A part stands in a state as its numbers; before cells stands how many they are.
  static State::const_iterator at(const State& state, std::size_t index) {
    return state.begin() + static_cast<std::ptrdiff_t>(index);
  }
  void put(const OwnPart& part, State& out) const {
    if (cells()) out.push_back(part.size());
    for (const std::int64_t n : part) out.push_back(static_cast<std::uint64_t>(n));
  }
  void put_sorted(OwnPart part, State& out) const {
    if (rule_.shape().sorted()) std::sort(part.begin(), part.end());
    put(part, out);
  }
  /// Of the part that begins there.
  std::size_t length(const State& state, std::size_t from) const {
    return cells() ? 1 + static_cast<std::size_t>(state[from]) : width();
  }
  std::size_t place_of(const State& state, std::size_t part) const {
    if (!cells()) return part * width();
    std::size_t from = 0;
    for (; part > 0; --part) from += 1 + static_cast<std::size_t>(state[from]);
    return from;
  }
  bool whole_parts(const State& state) const {
    std::size_t from = 0;
    while (from < state.size()) from += length(state, from);
    return from == state.size();
  }
  OwnPart read_part(const State& state, std::size_t from) const {
    OwnPart part;
    const std::size_t end = from + length(state, from);
    for (std::size_t i = cells() ? from + 1 : from; i < end; ++i)
      part.push_back(static_cast<std::int64_t>(state[i]));
    if (kind() == OwnShape::Kind::set) std::sort(part.begin(), part.end());  // of a grid's pairs
    return part;
  }
  OwnPart part_at(const State& state, std::size_t part) const {
    return read_part(state, place_of(state, part));
  }
  template <class Visit>
  void each_part(const State& state, Visit visit) const {
    std::size_t number = 0;
    for (std::size_t from = 0; from < state.size(); from += length(state, from))
      visit(number++, read_part(state, from));
  }
  State state_of(const OwnResult& result) const {
    State out;
    for (const auto& piece : result.pieces) {
      for (std::int64_t i = 0; i < piece.copies; ++i) put(piece.part, out);
    }
    return out;
  }

  OwnRule rule_;
  std::size_t width_;  // of a part that is no cells; else 0

 private:
  static constexpr std::size_t random_cells = 5;
};

}  // namespace nimber
