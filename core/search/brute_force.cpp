#include "search/brute_force.hpp"
#include <nimber/explain.hpp>
#include "search/compound_search.hpp"
#include "search/loop_search.hpp"
#include "search/solver.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// Is this a state of the rule? It is if it can be read back.
bool legal_state(const Rule& rule, const State& state) {
  if (state.empty()) return false;
  auto reader = Reader::open(print_state(rule, state));
  if (!reader) return false;
  const auto again = rule.read_state(*reader);
  return again && reader->at_end() && *again == state;
}

}  // namespace

Position shrink(const Position& position, std::uint64_t num, std::uint64_t den) {
  Position small;
  small.misere = position.misere;
  small.compound = position.compound;
  small.most = position.most;
  for (const Term& term : position.terms) {
    State state = term.rule->exercises().shrink(term.state, num, den);
    small.terms.push_back({term.rule, legal_state(*term.rule, state) ? state : term.state});
  }
  return small;
}

class BruteForce::Job {
 public:
  Job(Position position, std::uint64_t limit)
      : whole_(std::move(position)), limit_(limit), work_(limit) {
    start(whole_);
  }

  Progress step(std::uint64_t budget) {
    const std::uint64_t end = examined_ + budget;
    while (!done_ && examined_ < end) go_on(end - examined_);
    return {done_, -1, examined_};
  }

  const std::optional<Answer>& answer() const { return answer_; }
  Error error() const {
    // Of the smallest that was tried.
    if (work_.bound() != Bound::none && !work_.limit_reached()) return unsettled(work_);
    return unsettled(limit_, Bound::played, limit_);
  }

 private:
  /// The whole. It is halved until a size ends; then what lies between that and the smallest that
  /// did not is tried.
  static constexpr std::uint64_t full = std::uint64_t{1} << 60;

  void start(const Position& position) {
    trying_ = position;
    work_ = Work(limit_);
    counted_ = 0;
    std::vector<RulePtr> rules;
    std::vector<State> states;
    for (const Term& term : position.terms) {
      rules.push_back(term.rule);
      states.push_back(term.state);
    }
    solver_.reset();
    loops_.reset();
    compound_.reset();
    if (position.compound != Compound::sum) {
      compound_ =
          std::make_unique<CompoundSearch>(std::move(rules), position.compound, position.most);
      compound_->start(states);
    } else if (std::any_of(rules.begin(), rules.end(),
                           [](const RulePtr& r) { return r->loops(); })) {
      loops_ = std::make_unique<LoopSearch>(std::move(rules), position.misere);
      loops_->start(std::move(states));
    } else {
      solver_ = std::make_unique<Solver>(std::move(rules), position.misere, Solver::Ask::outcome);
      solver_->start(std::move(states));
    }
  }

  void go_on(std::uint64_t budget) {
    work_.open_step(budget);
    const Solver::Status status = compound_ ? compound_->step(work_)
                                  : loops_  ? loops_->step(work_)
                                            : solver_->step(work_);
    examined_ += std::max<std::uint64_t>(1, work_.examined() - counted_);
    counted_ = work_.examined();
    if (status == Solver::Status::pending && !work_.limit_reached()) return;
    if (status == Solver::Status::done) {
      ended();
    } else {
      failed_at_ = std::min(failed_at_, size_);
    }
    choose();
  }

  void ended() {
    Answer answer;
    answer.position = trying_;
    answer.smaller = size_ < full;
    answer.outcome = compound_                ? compound_->outcome()
                     : loops_                 ? loops_->outcome()
                     : solver_->result() != 0 ? Outcome::N
                                              : Outcome::P;
    answer.positions = compound_ ? compound_->known() : loops_ ? loops_->known() : solver_->known();
    answer_ = std::move(answer);
    ended_at_ = std::max(ended_at_, size_);
  }

  /// What to try next: the size is size_ / full of the whole.
  void choose() {
    for (;;) {
      if (ended_at_ == full) return finish();
      std::uint64_t next = 0;
      if (ended_at_ == 0) {
        next = failed_at_ / 2;
        if (next == 0) return finish();
      } else {
        next = ended_at_ + (failed_at_ - ended_at_) / 2;
        if (next == ended_at_ || ++refinements_ > 3) return finish();
      }
      size_ = next;
      Position small = shrink(whole_, size_, full);
      if (print(small) == print(trying_) && !answer_) {  // nothing left to shrink
        failed_at_ = size_;
        continue;
      }
      start(small);
      return;
    }
  }

  void finish() {
    done_ = true;
    compound_.reset();
    solver_.reset();
    loops_.reset();
    if (!answer_) return;
    const auto theory = analyze(answer_->position, limit_);
    if (theory && theory->method != AnalysisResult::Method::search)
      answer_->theory = theory->outcome;
  }

  Position whole_;
  std::uint64_t limit_;
  Position trying_;
  Work work_;
  std::unique_ptr<Solver> solver_;
  std::unique_ptr<LoopSearch> loops_;
  std::unique_ptr<CompoundSearch> compound_;
  std::uint64_t counted_ = 0;
  std::uint64_t examined_ = 0;
  std::uint64_t size_ = full;
  std::uint64_t failed_at_ = full;
  std::uint64_t ended_at_ = 0;
  int refinements_ = 0;
  std::optional<Answer> answer_;
  bool done_ = false;
};

BruteForce::BruteForce(Position position, std::uint64_t limit)
    : job_(std::make_unique<Job>(std::move(position), limit)) {}
BruteForce::~BruteForce() = default;
BruteForce::BruteForce(BruteForce&&) noexcept = default;
BruteForce& BruteForce::operator=(BruteForce&&) noexcept = default;
Progress BruteForce::step(std::uint64_t budget) { return job_->step(budget); }
const std::optional<BruteForce::Answer>& BruteForce::answer() const { return job_->answer(); }
Error BruteForce::error() const { return job_->error(); }

}  // namespace nimber
