#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <vector>

namespace nimber {

/// The largest integer that may stand in a position: 10^18.
inline constexpr std::uint64_t max_integer = 1'000'000'000'000'000'000;

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

/// A disjunctive sum. The last player to move wins, or, in misère play, loses.
struct Position {
  std::vector<Term> terms;
  bool misere = false;
};

/// Who wins: N the player to move, P the other one, D neither, where both can play for ever.
enum class Outcome : std::uint8_t { N, P, D };

enum class MoveKind : std::uint8_t { take, split, take_split, both, down, slide, edge, turn };

/// One move in a term. The fields mean what wasm/nimber.d.ts says of each kind.
struct Move {
  MoveKind kind = MoveKind::take;
  std::uint32_t part = 0;  ///< from 0
  std::uint64_t amount = 0;
  std::uint64_t before = 0;
  std::array<std::uint64_t, 2> after{};  ///< how many count follows from the kind
  std::vector<std::uint32_t> flips;      ///< turn: coins from 0, ascending
};

/// How many entries of `after` the kind uses.
constexpr std::size_t after_count(MoveKind kind) {
  switch (kind) {
    case MoveKind::take:
    case MoveKind::down:
    case MoveKind::slide:
    case MoveKind::edge: return 1;
    case MoveKind::split:
    case MoveKind::take_split:
    case MoveKind::both: return 2;
    case MoveKind::turn: return 0;
  }
  return 0;
}

}  // namespace nimber
