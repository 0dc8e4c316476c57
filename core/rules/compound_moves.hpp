// Moves of sums in which one move may change several parts (Compound). A part is a heap, a token, a
// part of `own`; of other games the whole term.
#pragma once

#include <nimber/moves.hpp>

#include <optional>
#include <set>
#include <vector>

namespace nimber {

/// The parts of a state, each as a state of its own.
std::vector<State> parts_of(const Rule& rule, const State& state);

/// One part of a position.
struct CompoundPart {
  std::size_t term = 0;
  std::optional<std::size_t> part;  ///< none: the whole term
  State alone;
};

/// All parts, by term.
std::vector<CompoundPart> compound_parts(const Position& position);

/// Has the part no move? None where the work's limit ended the search for one.
std::optional<bool> has_ended(const Position& position, const CompoundPart& part, Work& work);

/// Is some part of the position known to have no move?
bool some_part_ended(const Position& position, Work& work);

/// The position after a move that changes several parts.
Position compound_after(const Position& position, const PositionMove& move);

/// The move from one position to another with the same rules, if there is one. It changes as few
/// parts as it can. None, too, where the work's limit ended the search for it.
std::optional<PositionMove> compound_between(const Position& from, const Position& to, Work& work);

/// All moves of a position that is no disjunctive sum.
class CompoundMoves {
 public:
  /// A move in one part: what it is, and what stands in the part's place.
  struct Option {
    Move move;
    State then;
  };
  /// A part with more moves is not gone through.
  static constexpr std::size_t max_options = 20'000;
  /// The most results that are kept to tell whether two moves lead to the same position.
  static constexpr std::size_t max_results = 1'000'000;

  /// What is looked at is counted by `work`; without one, up to the usual bound.
  explicit CompoundMoves(const Position& position, Work* work = nullptr);

  const std::vector<CompoundPart>& parts() const { return parts_; }
  /// The moves of a part by what they lead to; at most max_options.
  const std::vector<Option>& options(std::size_t part);
  /// Do options() have all of them?
  bool all_options(std::size_t part);

  /// Calls the sink for each move, of moves to the same position for the first one only. They come
  /// by the parts that are changed, then by their new states. Returns false where the sink ended
  /// it, or where not all moves could be looked at.
  bool each(FunctionRef<bool(const PositionMove&)> sink);

 private:
  struct Known {
    std::vector<Option> options;
    bool whole = true;
  };
  const Known& known(std::size_t part);
  bool emit(const std::vector<std::size_t>& changed, FunctionRef<bool(const PositionMove&)> sink);

  const Position& position_;
  Work own_work_{most_uncounted};
  Work& work_;
  std::vector<CompoundPart> parts_;
  std::vector<std::size_t> live_;
  std::vector<std::optional<Known>> known_;
  bool may_repeat_ = false;  // two moves may lead to the same position
  bool complete_ = true;
  std::set<std::vector<State>> seen_;  // where they may: the states led to, by term
};

/// Joins moves in one part each, told by the positions that they lead to, into one move. None where
/// two of them change the same part, or where the whole is no legal move.
std::optional<PositionMove> joined_moves(const Position& from,
                                         const std::vector<Position>& singles);

/// The move that makes these single moves at once; they are sorted by term, then by part.
PositionMove joined(std::vector<PositionMove> moves);

}  // namespace nimber
