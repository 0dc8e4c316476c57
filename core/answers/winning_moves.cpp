#include "answers/winning_moves.hpp"

#include <utility>

namespace nimber {

NextStage WinningMoves::step() {
  if (term_ == sum_.terms.size())
    return may_give_draw() ? AnalysisStage::drawing : AnalysisStage::finished;
  const TermFacts& facts = sum_.terms[term_];
  // An infinite component must be moved to what the rest is worth.
  const bool elsewhere = sum_.goal.infinite > 0 && facts.infinite == 0;
  const std::size_t parts =
      !facts.live || elsewhere ? 0 : sum_.rule(term_).parts(sum_.state(term_));
  if (part_ >= parts) {
    ++term_;
    part_ = 0;
    return AnalysisStage::winning;
  }
  Wins wins;
  if (!sum_.deciding_term) {
    list_part(wins);
    ++part_;
  } else {
    if (*sum_.deciding_term == term_) {
      sum_.rule(term_).theory().outcome_wins(sum_.state(term_), sum_.position.misere, wins,
                                             sum_.work);
    } else {
      wins.set_incomplete();
    }
    part_ = parts;
  }
  sum_.winning.take(term_, wins);
  sum_.work.spend();
  return sum_.may_go_on() ? NextStage(AnalysisStage::winning) : std::nullopt;
}

/// Is there a term with loops, so that a move may give a win away for a draw?
bool WinningMoves::may_give_draw() const {
  if (sum_.position.misere || sum_.deciding_term) return false;
  for (std::size_t i = 0; i < sum_.terms.size(); ++i) {
    if (sum_.terms[i].loops || (sum_.terms[i].prepared && sum_.rule(i).loops())) return true;
  }
  return false;
}

void WinningMoves::list_part(Wins& out) {
  const TermFacts& facts = sum_.terms[term_];
  if (facts.prepared) {
    sum_.rule(term_).theory().wins(sum_.state(term_), part_, sum_.goal,
                                   sum_.answer.terms[term_].components, out, sum_.work);
  } else if (facts.solver || facts.loops) {
    list_searched(out);
  } else {
    out.set_incomplete();
  }
}

/// Lists the winning moves of a term whose value was searched: the search has met all its options.
void WinningMoves::list_searched(Wins& out) {
  const Rule& rule = sum_.rule(term_);
  const State& now = sum_.state(term_);
  TermFacts& facts = sum_.terms[term_];
  const Value target = sum_.goal.target(*facts.value);
  const auto look = [&](const Move& move) {
    if (!facts.look_up(rule.after(now, move), sum_.work)) return false;
    if (facts.option_value() == target) out.add(move);
    return true;
  };
  if (!rule.each_move(now, part_, MoveSink(sum_.work, look))) out.set_incomplete();
}

void WinningMoves::tell_plies() {
  if (sum_.position.misere || sum_.terms.size() != 1 || !sum_.rule(0).loops() ||
      sum_.rule(0).parts(sum_.state(0)) != 1)
    return;
  AnalysisResult& answer = sum_.answer;
  for (const PositionMove& move : answer.winning) {
    const auto left = plies(sum_.rule(0).after(sum_.state(0), move.move));
    if (!left) break;
    answer.plies.push_back(*left);
  }
  if (answer.plies.size() != answer.winning.size()) answer.plies.clear();
}

/// How long play in the only term lasts from a state on; none where that is unknown.
std::optional<std::uint64_t> WinningMoves::plies(State from) {
  TermFacts& facts = sum_.terms[0];
  if (facts.prepared) return sum_.rule(0).loops()->plies(from);
  if (!facts.loops || !facts.look_up(std::move(from), sum_.work)) return std::nullopt;
  return facts.loops->plies();
}

}  // namespace nimber
