#include "questions/argued_analysis.hpp"

#include <nimber/limits.hpp>

#include <algorithm>

namespace nimber {

std::optional<ArgumentsAsked> arguments_asked(std::string_view word) {
#define NIMBER_ARGUMENT_ASKED_WORD(name, text) \
  if (word == (text)) return ArgumentsAsked::name;
  NIMBER_ARGUMENTS_ASKED(NIMBER_ARGUMENT_ASKED_WORD)
#undef NIMBER_ARGUMENT_ASKED_WORD
  return std::nullopt;
}

ArguedAnalysis::ArguedAnalysis(Position position, std::uint64_t limit, ArgumentsAsked asked)
    : analysis_(std::move(position), limit),
      asked_(asked),
      searches_(asked != ArgumentsAsked::only && !too_large_to_search(analysis_.position())) {}

Progress ArguedAnalysis::step(std::uint64_t budget) {
  Progress progress;
  if (searches_) {
    progress = analysis_.step(budget);
    if (progress.done) {
      result_ = analysis_.result();
      if (result_) return finish(progress.examined);
    }
    if (asked_ == ArgumentsAsked::off) return progress;
  }
  const bool ended = progress.done || !searches_;
  const auto due = [&](std::uint64_t after) { return ended || progress.examined >= after; };
  if (!asked_lost_ && due(limits::before_lost_argument)) {
    asked_lost_ = true;
    if (settle(ArgumentFor::lost)) return finish(progress.examined);
  }
  if (!asked_won_ && due(limits::before_won_argument)) {
    asked_won_ = true;
    if (settle(ArgumentFor::won)) return finish(progress.examined);
  }
  if (!searches_) {
    settle_over();
    progress.done = true;
  }
  return progress.done ? finish(progress.examined) : progress;
}

Progress ArguedAnalysis::finish(std::uint64_t examined) { return {true, -1, examined + spent_}; }

/// Returns true where an argument was found.
bool ArguedAnalysis::settle(ArgumentFor wanted) {
  if (asked_ == ArgumentsAsked::off) return false;
  Work work(limits::argument_steps);
  argument_ = find_argument(position(), wanted, work);
  spent_ += work.examined();
  if (!argument_) return false;
  AnalysisResult answer;
  answer.method = AnalysisResult::Method::theorem;
  answer.terms.resize(position().terms.size());
  if (argument_->first) {
    answer.outcome = Outcome::N;
    answer.winning.push_back(*argument_->first);
  } else {
    answer.value = 0;
    answer.winning_count = 0;
    if (answer.terms.size() == 1) answer.terms[0].value = 0;
  }
  result_ = std::move(answer);
  return true;
}

/// Where nothing is searched and no move is left, the position is lost.
void ArguedAnalysis::settle_over() {
  Work work(limits::argument_steps);
  const bool large = too_large_to_search(position());
  if (position().misere || position().compound != Compound::sum ||
      !no_move_left(position(), work)) {
    result_ = large ? unsettled(limits::argument_steps, Bound::cells, limits::drawn_cells)
                    : unsettled(limits::argument_steps, Bound::theory);
  } else {
    AnalysisResult answer;
    answer.value = 0;
    answer.winning_count = 0;
    answer.terms.resize(position().terms.size());
    for (TermAnalysis& term : answer.terms) term.value = 0;
    result_ = std::move(answer);
  }
  spent_ += work.examined();
}

}  // namespace nimber
