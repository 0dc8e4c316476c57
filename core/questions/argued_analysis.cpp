#include "questions/argued_analysis.hpp"

#include <nimber/limits.hpp>
#include <nimber/moves.hpp>
#include "rules/edges/edge_list.hpp"
#include "rules/picture/large_board.hpp"

#include <algorithm>
#include <string>

namespace nimber {
namespace {

/// What looking for an argument may cost beside an explanation that is there.
constexpr std::uint64_t beside_explanation = 1'000'000;
/// Moves looked at for one after which none is left.
constexpr std::size_t most_tried = 20'000;

/// What an argument says.
AnalysisResult answer_by(const Position& position, const Argument& argument) {
  AnalysisResult answer;
  answer.method = AnalysisResult::Method::theorem;
  answer.terms.resize(position.terms.size());
  if (argument.first) {
    answer.outcome = Outcome::N;
    answer.winning.push_back(*argument.first);
    return answer;
  }
  answer.value = 0;
  answer.winning_count = 0;
  if (answer.terms.size() == 1) answer.terms[0].value = 0;
  return answer;
}

/// Where no move is left, the position is lost.
std::optional<AnalysisResult> at_the_end(const Position& position, Work& work) {
  if (position.misere || position.compound != Compound::sum) return std::nullopt;
  if (!std::all_of(position.terms.begin(), position.terms.end(),
                   [&](const Term& term) { return is_over(term, work) == true; }))
    return std::nullopt;
  AnalysisResult answer;
  answer.value = 0;
  answer.winning_count = 0;
  answer.terms.resize(position.terms.size());
  for (TermAnalysis& term : answer.terms) term.value = 0;
  return answer;
}

/// A move after which no other is left wins. None where it is not among the first moves, and none
/// on boards, of whose end a symmetry tells.
std::optional<AnalysisResult> by_last_move(const Position& position, Work& work) {
  if (position.misere || position.compound != Compound::sum) return std::nullopt;
  const auto over = [&](const Term& term) { return is_over(term, work) == true; };
  // A move changes one term.
  std::optional<std::size_t> live;
  for (std::size_t i = 0; i < position.terms.size(); ++i) {
    if (over(position.terms[i])) continue;
    if (live) return std::nullopt;
    live = i;
  }
  if (!live || position.terms[*live].rule->game().board == Board::cells) return std::nullopt;
  std::optional<PositionMove> found;
  std::size_t tried = 0;
  const auto look = [&](const PositionMove& move) {
    work.spend(1 + position.terms[*live].state.size());
    if (over(after(position, move).terms[*live])) found = move;
    return !found && ++tried < most_tried && !work.limit_reached();
  };
  each_move(position, PositionSink(work, look));
  if (!found) return std::nullopt;
  AnalysisResult answer;
  answer.method = AnalysisResult::Method::theorem;
  answer.outcome = Outcome::N;
  answer.terms.resize(position.terms.size());
  answer.winning.push_back(std::move(*found));
  return answer;
}

/// Has it a graph with more edges than arguments are looked for on?
bool has_too_many_edges(const Position& position) {
  return std::any_of(position.terms.begin(), position.terms.end(), [](const Term& term) {
    const Board board = term.rule->game().board;
    if (board == Board::graph)
      return term.rule->display().drawing(term.state).edges.size() > limits::argued_edges;
    return (board == Board::ground || board == Board::vertices || board == Board::edges) &&
           EdgeList::edges(term.state) > limits::argued_edges;
  });
}

}  // namespace

std::optional<ArgumentsAsked> arguments_asked(std::string_view word) {
#define NIMBER_ARGUMENT_ASKED_WORD(name, text) \
  if (word == (text)) return ArgumentsAsked::name;
  NIMBER_ARGUMENTS_ASKED(NIMBER_ARGUMENT_ASKED_WORD)
#undef NIMBER_ARGUMENT_ASKED_WORD
  return std::nullopt;
}

std::optional<Argued> argue(const Position& position, ArgumentFor wanted, Work& work) {
  if (auto argument = find_argument(position, wanted, work)) {
    AnalysisResult answer = answer_by(position, *argument);
    return Argued{std::move(answer), std::move(argument)};
  }
  std::optional<AnalysisResult> answer;
  if (wanted == ArgumentFor::won && is_drawn(position)) answer = by_last_move(position, work);
  if (wanted == ArgumentFor::lost && too_large_to_search(position))
    answer = at_the_end(position, work);
  if (answer) return Argued{std::move(*answer), std::nullopt};
  return std::nullopt;
}

// -- beside a search
// -------------------------------------------------------------------------------------------------

ArgumentBeside::ArgumentBeside(Position position, ArgumentsAsked asked)
    : position_(std::move(position)),
      asked_(asked),
      searches_(asked == ArgumentsAsked::off ||
                (asked == ArgumentsAsked::usual && !too_large_to_search(position_))) {}

std::uint64_t ArgumentBeside::stretch(std::uint64_t budget, std::uint64_t examined) const {
  if (asked_ == ArgumentsAsked::off || asked_won_) return budget;
  const std::uint64_t due =
      asked_lost_ ? limits::before_won_argument : limits::before_lost_argument;
  return due > examined ? std::min(budget, due - examined) : 1;
}

std::optional<AnalysisResult> ArgumentBeside::ask(std::uint64_t examined, bool failed) {
  if (asked_ == ArgumentsAsked::off) return std::nullopt;
  const bool last = failed || !searches_;
  // As many places are looked at as options were searched: a small part of the time.
  const std::uint64_t steps =
      last ? limits::argument_steps : std::min(limits::argument_steps, examined);
  if (last || (!asked_lost_ && examined >= limits::before_lost_argument)) {
    asked_lost_ = true;
    if (find(ArgumentFor::lost, steps)) return answer_by(position_, *argument_);
  }
  if (last || (!asked_won_ && examined >= limits::before_won_argument)) {
    asked_won_ = true;
    if (find(ArgumentFor::won, steps)) return answer_by(position_, *argument_);
  }
  if (!last) return std::nullopt;
  Work work(limits::argument_steps);
  std::optional<AnalysisResult> answer;
  // A search of heaps that ends at its limit is to say so.
  if (!searches_ || is_drawn(position_)) answer = by_last_move(position_, work);
  if (!answer && !searches_) answer = at_the_end(position_, work);
  spent_ += work.examined();
  return answer;
}

bool ArgumentBeside::find(ArgumentFor wanted, std::uint64_t steps) {
  Work work(steps);
  argument_ = find_argument(position_, wanted, work);
  spent_ += work.examined();
  return argument_.has_value();
}

Error ArgumentBeside::error() const {
  if (too_large_to_search(position_))
    return unsettled(limits::argument_steps, Bound::cells, limits::drawn_cells);
  // Names that are no Bound: a board's search never says them.
  Error none{ErrorCode::unsettled, 0, {std::to_string(limits::argument_steps)}};
  if (has_too_many_edges(position_)) {
    none.args.emplace_back("edges");
    none.args.push_back(std::to_string(limits::argued_edges));
  } else {
    none.args.emplace_back("argument");
  }
  return none;
}

// -- answers
// -------------------------------------------------------------------------------------------------

ArguedAnalysis::ArguedAnalysis(Position position, std::uint64_t limit, ArgumentsAsked asked)
    : analysis_(position, limit), beside_(std::move(position), asked) {}

Progress ArguedAnalysis::step(std::uint64_t budget) {
  Progress progress{true, -1, 0};
  if (beside_.searches()) {
    progress = analysis_.step(beside_.stretch(budget, examined_));
    examined_ = progress.examined;
    if (progress.done) result_ = analysis_.result();
  } else {
    result_ = beside_.error();
  }
  if (progress.done && result_) return progress;
  if (auto answer = beside_.ask(progress.examined, progress.done)) {
    result_ = std::move(*answer);
    progress.done = true;
  }
  progress.examined += beside_.spent();
  return progress;
}

ArguedExplain::ArguedExplain(Position position, std::uint64_t limit)
    : position_(position),
      explain_(position, limit),
      beside_(std::move(position), ArgumentsAsked::usual) {}

Progress ArguedExplain::step(std::uint64_t budget) {
  Progress progress{true, -1, 0};
  if (beside_.searches()) {
    progress = explain_.step(beside_.stretch(budget, examined_));
    examined_ = progress.examined;
    if (progress.done) result_ = explain_.result();
  } else {
    result_ = beside_.error();
  }
  if (progress.done && result_) {
    if (result_->result.outcome == Outcome::P && is_drawn(position_)) {
      Work work(beside_explanation);
      argument_ = find_argument(position_, ArgumentFor::lost, work);
      if (argument_ && argument_->map == SymmetryMap::swap) argument_.reset();
      progress.examined += work.examined();
    }
    if (argument_) tell_argument();
    return progress;
  }
  if (auto answer = beside_.ask(progress.examined, progress.done)) {
    argument_ = beside_.argument();
    Explanation explanation;
    explanation.position = position_;
    explanation.result = std::move(*answer);
    result_ = std::move(explanation);
    if (argument_) tell_argument();
    progress.done = true;
  }
  progress.examined += beside_.spent();
  return progress;
}

/// The theorem stands first.
void ArguedExplain::tell_argument() {
  TheoremStep step;
  step.about = {argument_->first ? argument_->first->term : 0, About::whole};
  step.code = "symmetry";
  step.facts = {{"pairs", argument_->pairs.size()}};
  if (!argument_->first) step.value = 0;
  result_->steps.insert(result_->steps.begin(), std::move(step));
}

}  // namespace nimber
