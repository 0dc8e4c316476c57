#include <nimber/analysis.hpp>
#include "search/heap_search.hpp"
#include "search/solver.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// Where a theorem already tells the outcome of the only unknown term, its value is only worth so
/// many options.
constexpr std::uint64_t value_beside_theorem_limit = 2'000'000;

/// The search for outcomes in misère play: of heaps in a way of their own, of all else by the
/// generic solver.
class OutcomeSearch {
 public:
  OutcomeSearch(std::vector<RulePtr> rules, std::vector<State> states) {
    if (HeapSearch::suits(rules, states)) {
      heaps_.emplace(std::move(rules), true);
    } else {
      solver_.emplace(std::move(rules), true, Solver::Ask::outcome);
    }
    start(std::move(states));
  }

  /// The first position, or one that can be reached from it.
  void start(std::vector<State> states) {
    heaps_ ? heaps_->start(std::move(states)) : solver_->start(std::move(states));
  }
  Solver::Status step(Work& work) { return heaps_ ? heaps_->step(work) : solver_->step(work); }
  bool wins() const { return (heaps_ ? heaps_->result() : solver_->result()) != 0; }

 private:
  std::optional<HeapSearch> heaps_;
  std::optional<Solver> solver_;
};

}  // namespace

std::string_view text(AnalysisResult::Method method) {
  switch (method) {
#define NIMBER_METHOD_WORD(name) \
  case AnalysisResult::Method::name: return #name;
    NIMBER_METHODS(NIMBER_METHOD_WORD)
#undef NIMBER_METHOD_WORD
  }
  return "";
}

class Analysis::Job {
 public:
  Job(Position position, std::uint64_t limit)
      : position_(std::move(position)), work_(limit), facts_(position_.terms.size()) {
    answer_.terms.resize(position_.terms.size());
    for (std::size_t i = 0; i < facts_.size(); ++i) facts_[i].live = !is_over(position_.terms[i]);
  }

  Progress step(std::uint64_t budget) {
    work_.open_step(budget);
    while (!done_ && go_on()) {}
    return {done_, -1, work_.examined()};
  }

  const Result<AnalysisResult>& result() const { return result_; }
  const Position& position() const { return position_; }

 private:
  /// What is known of one term.
  struct Facts {
    bool live = true;                // it has a legal move
    bool prepared = false;           // values of all its options are at hand through its rule
    std::optional<Value> value;      // normal play
    std::unique_ptr<Solver> solver;  // the search that knows its value and those of its options
  };

  enum class Phase : std::uint8_t {
    prepare,
    search_values,
    decide,
    list_wins,
    search_outcome,
    search_wins
  };

  /// One stretch of work; false where the step's budget is used up.
  bool go_on() {
    switch (phase_) {
      case Phase::prepare: return prepare();
      case Phase::search_values: return search_values();
      case Phase::decide: decide(); return true;
      case Phase::list_wins: return list_wins();
      case Phase::search_outcome: return search_outcome();
      case Phase::search_wins: return search_wins();
    }
    return false;
  }

  void enter(Phase phase) {
    phase_ = phase;
    at_ = 0;
    part_ = 0;
  }
  const Rule& rule(std::size_t i) const { return *position_.terms[i].rule; }
  const State& state(std::size_t i) const { return position_.terms[i].state; }

  bool prepare() {
    if (at_ == facts_.size()) {
      enter(position_.misere ? Phase::decide : Phase::search_values);
      return true;
    }
    const Ready ready = rule(at_).prepare(state(at_), work_);
    if (ready == Ready::pending && !work_.limit_reached()) return false;
    if (ready == Ready::yes) {
      Facts& facts = facts_[at_];
      TermAnalysis& term = answer_.terms[at_];
      facts.prepared = true;
      facts.value = 0;
      rule(at_).components(state(at_), term.components);
      for (const Component& c : term.components) *facts.value ^= *c.value;
      term.theorem = rule(at_).theorem(state(at_));
    }
    ++at_;
    return true;
  }

  std::size_t unknown_terms() const {
    return static_cast<std::size_t>(
        std::count_if(facts_.begin(), facts_.end(), [](const Facts& f) { return !f.value; }));
  }

  bool search_values() {
    if (at_ == facts_.size()) {
      enter(Phase::decide);
      return true;
    }
    Facts& facts = facts_[at_];
    if (facts.value) {
      ++at_;
      return true;
    }
    if (!facts.solver) {
      const auto p = rule(at_).outcome_is_p(state(at_), false);
      const bool theorem_enough = p && unknown_terms() == 1 && known_sum() == 0;
      search_end_ = theorem_enough
                        ? std::min(work_.examined() + value_beside_theorem_limit, work_.limit())
                        : work_.limit();
      if (rule(at_).searchable(state(at_))) {
        facts.solver = std::make_unique<Solver>(std::vector<RulePtr>{position_.terms[at_].rule},
                                                false, Solver::Ask::value);
        facts.solver->start({state(at_)});
      }
    }
    if (facts.solver) {
      const Solver::Status status = facts.solver->step(work_);
      if (status == Solver::Status::pending && work_.examined() < search_end_) return false;
      if (status == Solver::Status::done) {
        facts.value = facts.solver->result();
        answer_.terms[at_].components = {{Component::Kind::whole, 0, 0, facts.value}};
      } else {
        facts.solver.reset();
      }
    }
    if (!facts.value && rule(at_).outcome_is_p(state(at_), false) == true) facts.value = 0;
    ++at_;
    return true;
  }

  Value known_sum() const {
    Value sum = 0;
    for (const Facts& facts : facts_) sum ^= facts.value.value_or(0);
    return sum;
  }

  void decide() {
    if (position_.misere) {
      decide_misere();
    } else {
      decide_normal();
    }
  }

  void decide_normal() {
    for (std::size_t i = 0; i < facts_.size(); ++i) answer_.terms[i].value = facts_[i].value;
    const std::size_t unknown = unknown_terms();
    if (unknown == 0) {
      goal_ = {false, known_sum(), 0};
      answer_.value = goal_.total;
      answer_.player_to_move_wins = goal_.total != 0;
      answer_.method = AnalysisResult::Method::values;
      if (goal_.total == 0) return finish_counted();
      return enter(Phase::list_wins);
    }
    const auto open = static_cast<std::size_t>(
        std::find_if(facts_.begin(), facts_.end(), [](const Facts& f) { return !f.value; }) -
        facts_.begin());
    const auto p = unknown == 1 && known_sum() == 0 ? rule(open).outcome_is_p(state(open), false)
                                                    : std::nullopt;
    if (!p) return fail_unsettled();
    // An N-position of unknown value among terms that are worth 0 together: its own winning moves
    // win the sum.
    decide_by_theorem(open, *p);
  }

  void decide_misere() {
    Goal goal{true, 0, 0};
    bool tame = true;
    std::size_t live = 0;
    std::size_t last_live = 0;
    for (std::size_t i = 0; i < facts_.size(); ++i) {
      if (!facts_[i].live) continue;
      ++live;
      last_live = i;
      tame = tame && facts_[i].prepared && rule(i).tame();
      if (!tame) continue;
      goal.total ^= *facts_[i].value;
      goal.bigs += rule(i).bigs(answer_.terms[i].components);
    }
    if (tame) {
      goal_ = goal;
      answer_.method = AnalysisResult::Method::tame;
      answer_.player_to_move_wins = !goal_.is_p();
      if (!answer_.player_to_move_wins) return finish_counted();
      return enter(Phase::list_wins);
    }
    if (live == 1) {
      if (const auto p = rule(last_live).outcome_is_p(state(last_live), true))
        return decide_by_theorem(last_live, *p);
    }
    std::vector<RulePtr> rules;
    std::vector<State> states;
    for (std::size_t i = 0; i < facts_.size(); ++i) {
      if (!facts_[i].live) continue;
      searched_terms_.push_back(i);
      rules.push_back(position_.terms[i].rule);
      states.push_back(state(i));
    }
    search_.emplace(std::move(rules), std::move(states));
    enter(Phase::search_outcome);
  }

  void decide_by_theorem(std::size_t term, bool p) {
    answer_.method = AnalysisResult::Method::theorem;
    answer_.player_to_move_wins = !p;
    answer_.terms[term].theorem = rule(term).theorem(state(term));
    if (p) return finish_counted();
    theorem_term_ = term;
    enter(Phase::list_wins);
  }

  /// Appends the winning moves of one term.
  void take(std::size_t term, Wins& wins) {
    for (Move& move : wins.listed()) {
      if (answer_.winning.size() < max_listed) answer_.winning.push_back({term, std::move(move)});
    }
    count_ = wins.total() > UINT64_MAX - count_ ? UINT64_MAX : count_ + wins.total();
    complete_ = complete_ && wins.complete();
  }

  bool list_wins() {
    if (at_ == facts_.size()) {
      finish_counted();
      return true;
    }
    const State& now = state(at_);
    if (!facts_[at_].live || part_ >= rule(at_).parts(now)) {
      ++at_;
      part_ = 0;
      return true;
    }
    Wins wins;
    if (theorem_term_) {
      if (*theorem_term_ == at_) {
        rule(at_).outcome_wins(now, position_.misere, wins, work_);
      } else {
        wins.set_incomplete();
      }
      part_ = rule(at_).parts(now);
    } else if (facts_[at_].prepared) {
      rule(at_).wins(now, part_, goal_, answer_.terms[at_].components, wins, work_);
    } else if (facts_[at_].solver) {
      searched_wins(wins);
    } else {
      wins.set_incomplete();
    }
    take(at_, wins);
    ++part_;
    work_.spend();
    return work_.may_go_on() || work_.limit_reached();
  }

  /// The winning moves of a part whose value was searched: the search has seen all its options.
  void searched_wins(Wins& wins) {
    const Rule& r = rule(at_);
    const Value target = goal_.target(*facts_[at_].value);
    Solver& solver = *facts_[at_].solver;
    const bool whole = r.each_move(state(at_), part_, [&](const Move& move) {
      solver.start({r.after(state(at_), move)});
      if (solver.step(work_) != Solver::Status::done) return false;
      if (solver.result() == target) wins.add(move);
      return true;
    });
    if (!whole) wins.set_incomplete();
  }

  bool search_outcome() {
    switch (search_->step(work_)) {
      case Solver::Status::pending: return false;
      case Solver::Status::gave_up: fail_unsettled(); return true;
      case Solver::Status::done: break;
    }
    answer_.method = AnalysisResult::Method::search;
    answer_.player_to_move_wins = search_->wins();
    if (!answer_.player_to_move_wins) {
      finish_counted();
    } else {
      enter(Phase::search_wins);
    }
    return true;
  }

  /// Searches the outcome after each move, part by part.
  bool search_wins() {
    if (at_ == searched_terms_.size()) {
      finish_counted();
      return true;
    }
    const std::size_t term = searched_terms_[at_];
    if (part_ >= rule(term).parts(state(term))) {
      ++at_;
      part_ = 0;
      return true;
    }
    if (options_.empty()) {
      next_option_ = 0;
      rule(term).each_move(state(term), part_, [&](const Move& move) {
        options_.push_back(move);
        return true;
      });
    }
    Wins wins;
    for (; next_option_ < options_.size(); ++next_option_) {
      if (!option_started_) {
        std::vector<State> states;
        for (const std::size_t i : searched_terms_) states.push_back(state(i));
        states[at_] = rule(term).after(state(term), options_[next_option_]);
        search_->start(std::move(states));
        option_started_ = true;
      }
      const Solver::Status status = search_->step(work_);
      if (status == Solver::Status::pending) {
        take(term, wins);
        return false;
      }
      option_started_ = false;
      if (status == Solver::Status::gave_up) {
        wins.set_incomplete();
      } else if (!search_->wins()) {
        wins.add(std::move(options_[next_option_]));
      }
    }
    take(term, wins);
    options_.clear();
    ++part_;
    return true;
  }

  void finish_counted() {
    if (complete_ && count_ <= static_cast<std::uint64_t>(INT64_MAX))
      answer_.winning_count = count_;
    result_ = std::move(answer_);
    done_ = true;
  }

  void fail_unsettled() {
    result_ = Error{ErrorCode::unsettled, 0, {std::to_string(work_.limit())}};
    done_ = true;
  }

  Position position_;
  Work work_;
  std::vector<Facts> facts_;
  AnalysisResult answer_;
  Result<AnalysisResult> result_ = Error{ErrorCode::unsettled, 0, {}};
  bool done_ = false;

  Phase phase_ = Phase::prepare;
  std::size_t at_ = 0;    // term of this phase
  std::size_t part_ = 0;  // part of that term
  Goal goal_;
  std::optional<std::size_t> theorem_term_;
  std::uint64_t search_end_ = 0;
  std::uint64_t count_ = 0;
  bool complete_ = true;

  // misère search
  std::optional<OutcomeSearch> search_;
  std::vector<std::size_t> searched_terms_;
  std::vector<Move> options_;
  std::size_t next_option_ = 0;
  bool option_started_ = false;
};

Analysis::Analysis(Position position, std::uint64_t limit)
    : job_(std::make_unique<Job>(std::move(position), limit)) {}
Analysis::~Analysis() = default;
Analysis::Analysis(Analysis&&) noexcept = default;
Analysis& Analysis::operator=(Analysis&&) noexcept = default;
Progress Analysis::step(std::uint64_t budget) { return job_->step(budget); }
const Result<AnalysisResult>& Analysis::result() const { return job_->result(); }
const Position& Analysis::position() const { return job_->position(); }

Result<AnalysisResult> analyze(const Position& position, std::uint64_t limit) {
  Analysis analysis(position, limit);
  while (!analysis.step(1'000'000).done) {}
  return analysis.result();
}

}  // namespace nimber
