#include "answers/misere_search.hpp"

#include <algorithm>
#include <utility>

namespace nimber {

OutcomeSearch::OutcomeSearch(std::vector<RulePtr> rules, std::vector<State> states) {
  if (std::any_of(rules.begin(), rules.end(), [](const RulePtr& r) { return r->loops(); })) {
    loops_.emplace(std::move(rules), true);
  } else if (HeapSearch::suits(rules, states)) {
    heaps_.emplace(std::move(rules), true);
  } else {
    solver_.emplace(std::move(rules), true, Solver::Ask::outcome);
  }
  start(std::move(states));
}

void OutcomeSearch::start(std::vector<State> states) {
  if (loops_) return loops_->start(std::move(states));
  heaps_ ? heaps_->start(std::move(states)) : solver_->start(std::move(states));
}

Solver::Status OutcomeSearch::step(Work& work) {
  if (loops_) return loops_->step(work);
  return heaps_ ? heaps_->step(work) : solver_->step(work);
}

Outcome OutcomeSearch::outcome() const {
  if (loops_) return loops_->outcome();
  return (heaps_ ? heaps_->result() : solver_->result()) != 0 ? Outcome::N : Outcome::P;
}

NextStage MisereSearch::step() {
  if (decided_) return list();
  if (!search_) start();
  return decide();
}

void MisereSearch::start() {
  std::vector<RulePtr> rules;
  std::vector<State> states;
  for (std::size_t i = 0; i < sum_.terms.size(); ++i) {
    if (!sum_.terms[i].live) continue;
    searched_.push_back(i);
    rules.push_back(sum_.position.terms[i].rule);
    states.push_back(sum_.state(i));
  }
  search_.emplace(std::move(rules), std::move(states));
}

NextStage MisereSearch::decide() {
  switch (search_->step(sum_.work)) {
    case Solver::Status::pending: return std::nullopt;
    case Solver::Status::gave_up: return sum_.fail();
    case Solver::Status::done: break;
  }
  decided_ = true;
  sum_.answer.method = AnalysisResult::Method::search;
  sum_.answer.outcome = search_->outcome();
  if (sum_.answer.outcome == Outcome::P) return AnalysisStage::finished;
  if (sum_.answer.outcome == Outcome::D) sum_.drawing.emplace();
  return AnalysisStage::search;
}

/// Searches the outcome after each move, part by part. The moves looked for win, or draw where none
/// wins.
NextStage MisereSearch::list() {
  if (at_ == searched_.size()) return AnalysisStage::finished;
  const std::size_t term = searched_[at_];
  if (part_ >= sum_.rule(term).parts(sum_.state(term))) {
    ++at_;
    part_ = 0;
    return AnalysisStage::search;
  }
  MoveList& moves = sum_.drawing ? *sum_.drawing : sum_.winning;
  if (options_.empty()) {
    next_option_ = 0;
    const auto keep = [&](const Move& move) {
      options_.push_back(move);
      sum_.work.spend();
      return !sum_.work.limit_reached();
    };
    if (!sum_.rule(term).each_move(sum_.state(term), part_, MoveSink(sum_.work, keep)))
      moves.set_incomplete();
  }
  Wins found;
  for (; next_option_ < options_.size(); ++next_option_) {
    if (!option_started_) start_option();
    const Solver::Status status = search_->step(sum_.work);
    if (status == Solver::Status::pending) {
      moves.take(term, found);
      return std::nullopt;
    }
    option_started_ = false;
    if (status == Solver::Status::gave_up) {
      found.set_incomplete();
    } else {
      take(std::move(options_[next_option_]), found);
    }
  }
  moves.take(term, found);
  options_.clear();
  ++part_;
  return AnalysisStage::search;
}

void MisereSearch::start_option() {
  std::vector<State> states;
  for (const std::size_t i : searched_) states.push_back(sum_.state(i));
  states[at_] = sum_.rule(searched_[at_]).after(states[at_], options_[next_option_]);
  search_->start(std::move(states));
  option_started_ = true;
}

/// Takes in a move whose outcome is searched, if it is one of those looked for. Of those that stay
/// in place, the first.
void MisereSearch::take(Move&& move, Wins& out) {
  const Outcome wanted = sum_.drawing ? Outcome::D : Outcome::P;
  if (search_->outcome() != wanted) return;
  if (stays(move) && std::exchange(stayed_, true)) return;
  out.add(std::move(move));
}

}  // namespace nimber
