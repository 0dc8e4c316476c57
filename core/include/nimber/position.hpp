#pragma once

#include <nimber/limits.hpp>

#include <array>
#include <cstdint>
#include <memory>
#include <string_view>
#include <vector>

namespace nimber {

/// The largest integer that may stand in a position: 10^18.
inline constexpr std::uint64_t max_integer = limits::integer;

using Heap = std::uint64_t;   ///< stones in a heap, 0 .. max_integer
using Value = std::uint64_t;  ///< a Grundy value

/// What one term is at, as integers; what they mean is the rule's: heaps, stones on steps, squares,
/// distances, coins (1 for a head), vertex indices.
using State = std::vector<std::uint64_t>;

class Rule;
using RulePtr = std::shared_ptr<const Rule>;

/// One term of a sum.
struct Term {
  RulePtr rule;
  State state;
};

/// In which parts of a sum one move is made; see docs/theorems.md, section compounds.
enum class Compound : std::uint8_t {
  sum,    ///< in one: the disjunctive sum
  every,  ///< in every part that has a move
  first,  ///< in every part, until the first of them has none
  some,   ///< in one or more
  most    ///< in one up to so many
};

/// A sum. The last player to move wins, or, in misère play, loses.
struct Position {
  std::vector<Term> terms;
  bool misere = false;  ///< of disjunctive sums only
  Compound compound = Compound::sum;
  std::uint64_t most = 1;  ///< parts that one move may change, where the compound is `most`
};

/// Who wins: N the player to move, P the other one, D neither, where both can play for ever.
enum class Outcome : std::uint8_t { N, P, D };

/// "N", "P" or "D".
constexpr const char* letter(Outcome outcome) {
  return outcome == Outcome::N ? "N" : outcome == Outcome::P ? "P" : "D";
}

// Every kind of move: its name here, its word in JSON, and how many entries of `after` it uses.
// clang-format off
#define NIMBER_MOVE_KINDS(X) \
  X(take, "take", 1) \
  X(split, "split", 2) \
  X(take_split, "take-split", 2) \
  X(both, "both", 2) \
  X(down, "down", 1) \
  X(slide, "slide", 1) \
  X(edge, "edge", 1) \
  X(turn, "turn", 0) \
  X(corners, "corners", 2) \
  X(own, "own", 0) \
  X(cut, "cut", 0) \
  X(clear, "clear", 0) \
  X(lift, "lift", 0) \
  X(paint, "paint", 0)
// clang-format on

enum class MoveKind : std::uint8_t {
#define NIMBER_MOVE_KIND(name, word, after) name,
  NIMBER_MOVE_KINDS(NIMBER_MOVE_KIND)
#undef NIMBER_MOVE_KIND
};

/// The kind's word: "take-split".
std::string_view text(MoveKind kind);

/// One move in a term. The fields mean what wasm/nimber.d.ts says of each kind.
struct Move {
  MoveKind kind = MoveKind::take;
  std::uint32_t part = 0;  ///< from 0
  std::uint64_t amount = 0;
  std::uint64_t before = 0;
  std::array<std::uint64_t, 2> after{};  ///< how many count follows from the kind
  std::vector<std::uint32_t> flips;      ///< turn: coins from 0; paint: cells; ascending
  State parts;  ///< own: what stands in place of the part, as a state; paint: what the cells become
};

/// How many entries of `after` the kind uses.
constexpr std::size_t after_count(MoveKind kind) {
  switch (kind) {
#define NIMBER_MOVE_KIND(name, word, after) \
  case MoveKind::name: return after;
    // NOLINTNEXTLINE(bugprone-branch-clone): one branch for each kind.
    NIMBER_MOVE_KINDS(NIMBER_MOVE_KIND)
#undef NIMBER_MOVE_KIND
  }
  return 0;
}

}  // namespace nimber
