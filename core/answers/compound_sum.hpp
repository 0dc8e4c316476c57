// What the stages of a compound's analysis share.
#pragma once

#include <nimber/analysis.hpp>
#include "rules/compound_moves.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

/// The stages of a compound's analysis. Each is a class of its own.
enum class CompoundStage : std::uint8_t {
  numbers,   ///< CompoundNumbers
  outcomes,  ///< CompoundOutcomes
  digits,    ///< CompoundDigits
  search,    ///< SearchedCompound
  finished,  ///< all that the answer needs is known
  failed     ///< CompoundSum::error says why
};

/// Which stage goes on after a stretch of work; none where the step's budget is used up.
using NextCompoundStage = std::optional<CompoundStage>;

/// One way to move in one part, or in all parts of a term.
struct CompoundChoice {
  std::vector<PositionMove> moves;
  std::vector<State> then;   ///< of each part moved in
  std::uint32_t number = 0;  ///< of what is left
};

inline bool by_new_states(const CompoundChoice& a, const CompoundChoice& b) {
  return a.then < b.then;
}

/// The position, the work, and what has been found so far.
struct CompoundSum {
  CompoundSum(const Position& asked, std::uint64_t limit);

  const RulePtr& rule_of(std::size_t part) const { return position.terms[parts[part].term].rule; }
  const Rule& rule(std::size_t part) const { return *rule_of(part); }
  const State& state(std::size_t part) const { return parts[part].alone; }
  /// A move in the part alone, as a move in the position.
  PositionMove in_place(std::size_t part, const Move& move) const;
  /// The number of parts together: under Compound::first the smallest, else the largest.
  std::uint32_t together(std::uint32_t a, std::uint32_t b) const;
  /// That of no part.
  std::uint32_t number_of_none() const;
  /// Tells the number of a part.
  void tell(std::size_t part, std::uint64_t number);
  /// The position is lost: there are no winning moves.
  CompoundStage lose();
  /// Ends the analysis by the limit, or by what stopped the work.
  CompoundStage fail();

  Position position;
  Work work;
  std::vector<CompoundPart> parts;
  std::vector<bool> live;  ///< of each part: it has a legal move
  AnalysisResult answer;
  std::uint64_t count = 0;  ///< the winning moves
  bool complete = true;     ///< are all of them counted?
  std::optional<Error> error;
};

}  // namespace nimber
