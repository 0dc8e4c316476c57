#include <nimber/analysis.hpp>
#include <nimber/heap_rule.hpp>
#include <nimber/kept.hpp>
#include "answers/compound_analysis.hpp"
#include "search/heap_search.hpp"
#include "search/loop_search.hpp"
#include "search/solver.hpp"
#include "search/sum_quotient.hpp"

#include <algorithm>
#include <map>
#include <span>
#include <utility>

namespace nimber {
namespace {

/// Where a theorem already tells the outcome of the only unknown term, its value is only worth so
/// many options.
constexpr std::uint64_t value_beside_theorem_limit = 2'000'000;

/// Infinite components that are kept apart: beside three of them, whatever moves leaves a draw.
constexpr std::size_t most_infinite = 3;

/// The search for outcomes in misère play: of heaps, and of what may never end, in ways of their
/// own, of all else by the generic solver.
class OutcomeSearch {
 public:
  OutcomeSearch(std::vector<RulePtr> rules, std::vector<State> states) {
    if (std::any_of(rules.begin(), rules.end(), [](const RulePtr& r) { return r->loops(); })) {
      loops_.emplace(std::move(rules), true);
    } else if (HeapSearch::suits(rules, states)) {
      heaps_.emplace(std::move(rules), true);
    } else {
      solver_.emplace(std::move(rules), true, Solver::Ask::outcome);
    }
    start(std::move(states));
  }

  /// The first position, or one that can be reached from it.
  void start(std::vector<State> states) {
    if (loops_) return loops_->start(std::move(states));
    heaps_ ? heaps_->start(std::move(states)) : solver_->start(std::move(states));
  }
  Solver::Status step(Work& work) {
    if (loops_) return loops_->step(work);
    return heaps_ ? heaps_->step(work) : solver_->step(work);
  }
  Outcome outcome() const {
    if (loops_) return loops_->outcome();
    return (heaps_ ? heaps_->result() : solver_->result()) != 0 ? Outcome::N : Outcome::P;
  }

 private:
  std::optional<LoopSearch> loops_;
  std::optional<HeapSearch> heaps_;
  std::optional<Solver> solver_;
};

std::vector<const Rule*> rules_of(const Position& position) {
  std::vector<const Rule*> rules;
  for (const Term& term : position.terms) rules.push_back(term.rule.get());
  return rules;
}

/// The same position; terms of one rule get the same new one.
Position with_new_rules(const Position& position) {
  Position out = position;
  std::map<const Rule*, RulePtr> fresh;
  for (Term& term : out.terms) {
    RulePtr& rule = fresh[term.rule.get()];
    if (!rule) rule = renewed(term.rule);
    term.rule = rule;
  }
  return out;
}

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
      : position_(std::move(position)),
        work_(limit),
        kept_(rules_of(position_)),
        facts_(position_.terms.size()),
        infinite_in_(facts_.size(), 0) {
    answer_.terms.resize(position_.terms.size());
    if (position_.compound != Compound::sum) compound_.emplace(position_, limit);
    for (std::size_t i = 0; i < facts_.size(); ++i)
      facts_[i].live = is_over(position_.terms[i], work_) != true;
  }

  Progress step(std::uint64_t budget) {
    if (compound_) {
      const Progress progress = compound_->step(budget);
      if (progress.done) result_ = compound_->result();
      examined_ = progress.examined;
      return progress;
    }
    work_.open_step(budget);
    while (!done_ && go_on()) {}
    examined_ = work_.examined();
    return {done_, -1, examined_};
  }

  const Result<AnalysisResult>& result() const { return result_; }
  const Position& position() const { return position_; }

  /// After done: is it the answer that new rules would give?
  bool answer_holds() const {
    // A misère quotient may take half of the limit, and what comes after it the rest.
    const std::uint64_t limit = position_.misere ? work_.limit() / 2 : work_.limit();
    return kept_.answer_holds(bool(result_), examined_, limit);
  }

 private:
  /// What is known of one term.
  struct Facts {
    bool live = true;                   // it has a legal move
    bool prepared = false;              // values of all its options are at hand through its rule
    std::optional<Value> value;         // normal play; of the components that are not infinite
    std::unique_ptr<Solver> solver;     // the search that knows its value and those of its options
    std::unique_ptr<LoopSearch> loops;  // the same for rules with loops
  };

  /// A component whose play may never end.
  struct Infinite {
    std::size_t term;
    std::size_t part;
    std::vector<Value> reached;
  };

  enum class Phase : std::uint8_t {
    prepare,
    search_values,
    decide,
    search_alone,
    list_wins,
    list_draws,
    find_quotient,
    list_quotient_wins,
    search_outcome,
    search_wins
  };

  /// One stretch of work; false where the step's budget is used up.
  bool go_on() {
    switch (phase_) {
      case Phase::prepare: return prepare();
      case Phase::search_values: return search_values();
      case Phase::decide: decide(); return true;
      case Phase::search_alone: return search_alone();
      case Phase::list_wins: return list_wins();
      case Phase::list_draws: return list_draws();
      case Phase::find_quotient: return find_quotient();
      case Phase::list_quotient_wins: return list_quotient_wins();
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
    const TableWork counted(rule(at_), work_);
    const Ready ready = rule(at_).prepare(state(at_), work_);
    if (ready == Ready::pending && !work_.limit_reached()) return false;
    if (ready == Ready::yes) {
      Facts& facts = facts_[at_];
      TermAnalysis& term = answer_.terms[at_];
      facts.prepared = true;
      rule(at_).components(state(at_), term.components);
      facts.value = sum_of(term.components);
      for (const Component& c : term.components) {
        if (c.infinite) add_infinite(c);
      }
      term.theorem = rule(at_).theorem(state(at_));
    }
    ++at_;
    return true;
  }

  /// Takes in an infinite component of the term at hand.
  void add_infinite(const Component& component) {
    ++infinite_count_;
    ++infinite_in_[at_];
    if (infinite_.size() == most_infinite) return;
    infinite_.push_back({at_, component.part, rule(at_).reached(component)});
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
    if (!facts.solver && !facts.loops) {
      const auto p = rule(at_).outcome_is_p(state(at_), false);
      const bool theorem_enough = p && unknown_terms() == 1 && known_sum() == 0;
      search_end_ = theorem_enough
                        ? std::min(work_.examined() + value_beside_theorem_limit, work_.limit())
                        : work_.limit();
      if (rule(at_).loops() && rule(at_).searchable(state(at_))) {
        facts.loops =
            std::make_unique<LoopSearch>(std::vector<RulePtr>{position_.terms[at_].rule}, false);
        facts.loops->start({state(at_)});
      } else if (!rule(at_).loops() && rule(at_).searchable(state(at_))) {
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
    if (facts.loops) {
      const Solver::Status status = facts.loops->step(work_);
      if (status == Solver::Status::pending) return false;
      if (status == Solver::Status::done) {
        take_searched_loops(facts);
      } else {
        facts.loops.reset();
      }
    }
    if (!facts.value && rule(at_).outcome_is_p(state(at_), false) == true) facts.value = 0;
    ++at_;
    return true;
  }

  void take_searched_loops(Facts& facts) {
    Component whole{Component::Kind::whole, 0, 0, facts.loops->value()};
    facts.value = whole.value.value_or(0);
    whole.infinite = !whole.value;
    answer_.terms[at_].components = {whole};
    if (!whole.infinite) return;
    ++infinite_count_;
    ++infinite_in_[at_];
    if (infinite_.size() < most_infinite) infinite_.push_back({at_, 0, facts.loops->reached()});
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
    for (std::size_t i = 0; i < facts_.size(); ++i) {
      if (infinite_in_[i] == 0) answer_.terms[i].value = facts_[i].value;
    }
    if (infinite_count_ > 0) return decide_loops();
    const std::size_t unknown = unknown_terms();
    if (unknown == 0) {
      goal_ = {false, known_sum(), 0};
      answer_.value = goal_.total;
      answer_.outcome = goal_.total != 0 ? Outcome::N : Outcome::P;
      answer_.method = AnalysisResult::Method::values;
      if (goal_.total == 0) return finish_counted();
      return enter(Phase::list_wins);
    }
    const auto open = static_cast<std::size_t>(
        std::find_if(facts_.begin(), facts_.end(), [](const Facts& f) { return !f.value; }) -
        facts_.begin());
    const auto p = unknown == 1 && known_sum() == 0 ? rule(open).outcome_is_p(state(open), false)
                                                    : std::nullopt;
    if (!p) return fail_unsettled(rule(open).loops() ? Bound::circles : Bound::theory);
    // An N-position of unknown value among terms that are worth 0 together: its own winning moves
    // win the sum.
    decide_by_theorem(open, *p);
  }

  /// Smith's rules for sums: docs/theorems.md, section loops.
  void decide_loops() {
    const auto shifted = [](std::vector<Value> reached, Value rest) {
      for (Value& v : reached) v ^= rest;
      std::sort(reached.begin(), reached.end());
      return reached;
    };
    for (std::size_t i = 0; i < facts_.size(); ++i) {
      if (infinite_in_[i] == 0) continue;
      answer_.terms[i].loopy.emplace();
      if (infinite_in_[i] > 1) continue;
      const auto& components = answer_.terms[i].components;
      const auto at = std::find_if(components.begin(), components.end(),
                                   [](const Component& c) { return c.infinite; });
      answer_.terms[i].loopy = shifted(
          facts_[i].loops ? facts_[i].loops->reached() : rule(i).reached(*at), *facts_[i].value);
    }
    answer_.method = AnalysisResult::Method::values;
    answer_.outcome = Outcome::D;
    answer_.loopy.emplace();
    if (infinite_count_ == 1 && !infinite_.front().reached.empty()) {
      if (unknown_terms() > 0) return fail_unsettled();
      goal_ = {false, known_sum(), 0, 1};
      answer_.loopy = shifted(infinite_.front().reached, goal_.total);
      if (answer_.loopy->front() == 0) {
        answer_.outcome = Outcome::N;
        return enter(Phase::list_wins);
      }
    }
    enter(Phase::list_draws);
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
      answer_.outcome = goal_.is_p() ? Outcome::P : Outcome::N;
      if (goal_.is_p()) return finish_counted();
      return enter(Phase::list_wins);
    }
    if (live == 1) {
      alone_ = last_live;
      return enter(Phase::search_alone);
    }
    search_misere();
  }

  void search_misere() {
    if (!start_quotient()) return start_search();
    enter(Phase::find_quotient);
  }

  /// Misere play of a single term: by the rule's own search, if it has one, or by a theorem.
  bool search_alone() {
    const TableWork counted(rule(alone_), work_);
    const Ready ready = rule(alone_).prepare_misere(state(alone_), work_);
    if (ready == Ready::pending && !work_.limit_reached()) return false;
    if (const auto p = rule(alone_).outcome_is_p(state(alone_), true)) {
      using Method = AnalysisResult::Method;
      decide_by_theorem(alone_, *p, ready == Ready::yes ? Method::search : Method::theorem);
    } else {
      search_misere();
    }
    return true;
  }

  void start_search() {
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

  /// False where not all that can move are heaps: what a misère quotient of them must know.
  bool start_quotient() {
    std::vector<const Rule*> rules;
    term_rule_.assign(facts_.size(), 0);
    for (std::size_t i = 0; i < facts_.size(); ++i) {
      if (!facts_[i].live) continue;
      const Rule* const heaps = &rule(i);
      if (!has_single_heaps(*heaps)) return false;
      const auto known = std::find_if(rules.begin(), rules.end(), [&](const Rule* other) {
        return other == heaps || other->text() == heaps->text();
      });
      term_rule_[i] = static_cast<std::size_t>(known - rules.begin());
      if (known == rules.end()) {
        rules.push_back(heaps);
        heaps_needed_.push_back(0);
      }
      Heap& needed = heaps_needed_[term_rule_[i]];
      needed = std::max(needed, *std::max_element(state(i).begin(), state(i).end()));
    }
    quotient_ = SumQuotient::of(rules);
    // The search needs some of the limit too.
    quotient_end_ = work_.examined() + work_.left() / 2;
    return true;
  }

  bool find_quotient() {
    // Kept with the first rule that can move, where there is no other.
    const TableWork counted(rule(first_live()), work_);
    switch (quotient_->reach(heaps_needed_, work_, quotient_end_)) {
      case SumQuotient::Status::done: decide_by_quotient(); return true;
      case SumQuotient::Status::pending:
        if (work_.examined() < quotient_end_) return false;
        break;
      case SumQuotient::Status::failed: break;
    }
    quotient_.reset();
    start_search();
    return true;
  }

  std::size_t first_live() const {
    return static_cast<std::size_t>(
        std::find_if(facts_.begin(), facts_.end(), [](const Facts& f) { return f.live; }) -
        facts_.begin());
  }

  void decide_by_quotient() {
    const OutcomeMonoid& monoid = quotient_->monoid();
    Element product = 0;
    for (std::size_t i = 0; i < facts_.size(); ++i) {
      if (!facts_[i].live) continue;
      for (const Heap heap : state(i)) {
        rest_.push_back(product);
        product = monoid.product(product, quotient_->element(term_rule_[i], heap));
      }
    }
    answer_.method = AnalysisResult::Method::quotient;
    answer_.quotient = quotient_;
    answer_.quotient_rules = term_rule_;
    answer_.outcome = monoid.lost(product) ? Outcome::P : Outcome::N;
    if (!answer_.player_to_move_wins()) return finish_counted();
    // The product of all heaps but one: those before it times those behind it.
    Element behind = 0;
    std::size_t heap = rest_.size();
    for (std::size_t i = facts_.size(); i-- > 0;) {
      if (!facts_[i].live) continue;
      for (std::size_t part = state(i).size(); part-- > 0;) {
        --heap;
        rest_[heap] = monoid.product(rest_[heap], behind);
        behind = monoid.product(behind, quotient_->element(term_rule_[i], state(i)[part]));
      }
    }
    next_rest_ = 0;
    enter(Phase::list_quotient_wins);
  }

  bool list_quotient_wins() {
    if (at_ == facts_.size()) {
      finish_counted();
      return true;
    }
    if (!facts_[at_].live || part_ == state(at_).size()) {
      ++at_;
      part_ = 0;
      return true;
    }
    const OutcomeMonoid& monoid = quotient_->monoid();
    const std::size_t number = term_rule_[at_];
    const Element rest = rest_[next_rest_++];
    const auto lost = [&](std::span<const Heap> pieces) {
      Element left = rest;
      for (const Heap heap : pieces) left = monoid.product(left, quotient_->element(number, heap));
      return monoid.lost(left);
    };
    Wins wins;
    if (const HeapRule* const heaps = rule(at_).heap_rule()) {
      const auto passes = [&](const HeapOption& option) {
        const Heap pieces[] = {option.b, option.a};
        return lost({pieces, option.pieces});
      };
      const OptionTest test{passes, quotient_->period(number)};
      heaps->options_that(test, state(at_)[part_], part_, wins, work_);
    } else {
      list_written_wins(lost, wins);
    }
    take(at_, wins);
    ++part_;
    work_.spend();
    return work_.may_go_on() || work_.limit_reached();
  }

  /// The moves of one heap of a rule that people write after which what is left of it passes.
  void list_written_wins(FunctionRef<bool(std::span<const Heap>)> passes, Wins& wins) {
    const State& now = state(at_);
    const auto look = [&](const Move& move) {
      const State then = rule(at_).after(now, move);
      if (passes(std::span(then).subspan(part_, then.size() + 1 - now.size()))) wins.add(move);
      work_.spend();
      return true;
    };
    if (!rule(at_).each_move(now, part_, MoveSink(work_, look))) wins.set_incomplete();
  }

  void decide_by_theorem(std::size_t term, bool p,
                         AnalysisResult::Method method = AnalysisResult::Method::theorem) {
    answer_.method = method;
    answer_.outcome = p ? Outcome::P : Outcome::N;
    answer_.terms[term].theorem = rule(term).theorem(state(term));
    if (p) return finish_counted();
    theorem_term_ = term;
    enter(Phase::list_wins);
  }

  /// The moves that are looked for: those that win, or those that draw.
  std::vector<PositionMove>& list() { return lists_draws() ? answer_.drawing : answer_.winning; }
  bool lists_draws() const { return phase_ == Phase::list_draws || answer_.outcome == Outcome::D; }
  std::optional<std::uint64_t> counted() const {
    if (!complete_ || count_ > static_cast<std::uint64_t>(INT64_MAX)) return std::nullopt;
    return count_;
  }

  /// Appends the moves found of one term.
  void take(std::size_t term, Wins& wins) {
    for (Move& move : wins.listed()) {
      if (list().size() < max_listed) list().push_back({term, std::move(move)});
    }
    count_ = wins.total() > UINT64_MAX - count_ ? UINT64_MAX : count_ + wins.total();
    complete_ = complete_ && wins.complete();
  }

  bool list_wins() {
    if (at_ == facts_.size()) {
      if (win_may_end_drawn()) {
        answer_.winning_count = counted();
        count_ = 0;
        complete_ = true;
        enter(Phase::list_draws);
      } else {
        finish_counted();
      }
      return true;
    }
    const State& now = state(at_);
    const bool elsewhere = goal_.infinite > 0 && infinite_in_[at_] == 0;
    if (!facts_[at_].live || elsewhere || part_ >= rule(at_).parts(now)) {
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
    } else if (facts_[at_].solver || facts_[at_].loops) {
      searched_wins(wins);
    } else {
      wins.set_incomplete();
    }
    take(at_, wins);
    ++part_;
    work_.spend();
    return work_.may_go_on() || work_.limit_reached();
  }

  /// Is there a term with loops, so that a move may give a win away for a draw?
  bool win_may_end_drawn() const {
    if (position_.misere || theorem_term_) return false;
    for (std::size_t i = 0; i < facts_.size(); ++i) {
      if (facts_[i].loops || (facts_[i].prepared && rule(i).loops())) return true;
    }
    return false;
  }

  /// The winning moves of a part whose value was searched: the search has seen all its options.
  void searched_wins(Wins& wins) {
    const Rule& r = rule(at_);
    const Value target = goal_.target(*facts_[at_].value);
    const auto look = [&](const Move& move) {
      if (!search(r.after(state(at_), move))) return false;
      if (searched_value(facts_[at_]) == target) wins.add(move);
      return true;
    };
    if (!r.each_move(state(at_), part_, MoveSink(work_, look))) wins.set_incomplete();
  }

  /// Asks the term's own search, which has seen the state.
  bool search(State option) {
    Facts& facts = facts_[at_];
    if (facts.loops) {
      facts.loops->start({std::move(option)});
      return facts.loops->step(work_) == Solver::Status::done;
    }
    facts.solver->start({std::move(option)});
    return facts.solver->step(work_) == Solver::Status::done;
  }
  static std::optional<Value> searched_value(const Facts& facts) {
    if (facts.loops) return facts.loops->value();
    return facts.solver->result();
  }

  /// What stands beside a component, or beside a whole term that has one component.
  Beside beside(std::size_t term, std::size_t part, Value value) const {
    Beside rest;
    rest.total = known_sum() ^ value;
    rest.infinite = infinite_count_;
    for (const Infinite& one : infinite_) {
      if (one.term == term && one.part == part)
        --rest.infinite;
      else
        rest.reached = one.reached;
    }
    return rest;
  }

  bool list_draws() {
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
    Wins draws;
    const Facts& facts = facts_[at_];
    if (facts.loops) {
      searched_draws(beside(at_, 0, *facts.value), draws);
    } else if (rule(at_).loops() && facts.prepared) {
      const Component& component = answer_.terms[at_].components[part_];
      rule(at_).draws(now, part_, beside(at_, part_, component.value.value_or(0)), draws, work_);
      count_staying_once(draws);
    } else {
      ending_draws(draws);
    }
    take(at_, draws);
    ++part_;
    work_.spend();
    return work_.may_go_on() || work_.limit_reached();
  }

  /// Does a move lead back to where it began? All such moves of a position are one move.
  static bool stays(const Move& move) {
    return move.kind == MoveKind::edge && move.before == move.after[0];
  }

  /// Is this a move in place where one was counted already?
  bool stays_again(const Move& move) { return stays(move) && std::exchange(stayed_, true); }

  /// Takes the move in place out of a part's draws where another part has had one.
  void count_staying_once(Wins& draws) {
    if (answer_.outcome != Outcome::D || !draws.complete()) return;
    const bool none =
        rule(at_).each_move(state(at_), part_, [](const Move& move) { return !stays(move); });
    if (none || !std::exchange(stayed_, true)) return;
    Wins others;
    for (Move& move : draws.listed()) {
      if (!stays(move)) others.add(std::move(move));
    }
    others.count(draws.total() - 1 - others.total());
    draws = std::move(others);
  }

  /// The moves that keep the draw of a term with loops that was searched.
  void searched_draws(const Beside& rest, Wins& out) {
    const auto look = [&](const Move& move) {
      if (!search(rule(at_).after(state(at_), move))) return false;
      const auto value = facts_[at_].loops->value();
      const Outcome then = value ? rest.with(*value) : rest.with(facts_[at_].loops->reached());
      if (then == Outcome::D) out.add(move);
      return true;
    };
    if (!rule(at_).each_move(state(at_), part_, MoveSink(work_, look))) out.set_incomplete();
  }

  /// The moves of a part that ends that draw: where one is infinite, all of them but those after
  /// which the only infinite component can be moved to the value of the rest.
  void ending_draws(Wins& out) {
    if (infinite_count_ == 0) return;
    const Facts& facts = facts_[at_];
    const bool any = infinite_count_ > 1 || infinite_.front().reached.empty();
    if (!any && !facts.prepared && !facts.solver) return out.set_incomplete();
    const Beside rest = any ? Beside{} : beside(at_, SIZE_MAX, *facts.value);
    const bool counts = any || facts.prepared;  // without going through them all
    const auto look = [&](const Move& move) {
      if (counts && list().size() + out.listed().size() >= max_listed) return false;
      work_.spend();
      const auto value = any ? std::optional<Value>(0) : value_after(move);
      if (!value) return false;
      if (any || rest.with(*value) == Outcome::D) out.add(move);
      return !work_.limit_reached();
    };
    if (rule(at_).each_move(state(at_), part_, MoveSink(work_, look))) return;
    const auto all = counts ? rule(at_).count_moves(state(at_), part_, work_) : std::nullopt;
    if (!all || work_.limit_reached()) return out.set_incomplete();
    std::uint64_t lost = 0;
    for (const Value reached : any ? std::vector<Value>{} : rest.reached) {
      Wins to_it;
      rule(at_).wins(state(at_), part_, {false, known_sum() ^ reached, 0},
                     answer_.terms[at_].components, to_it, work_);
      lost += to_it.total();
      if (!to_it.complete()) return out.set_incomplete();
    }
    out.count(*all - lost - out.total());
  }

  /// The value of a term without loops after a move.
  std::optional<Value> value_after(const Move& move) {
    const State& now = state(at_);
    if (!facts_[at_].prepared) {
      if (!search(rule(at_).after(now, move))) return std::nullopt;
      return searched_value(facts_[at_]);
    }
    if (const HeapRule* const heaps = rule(at_).heap_rule()) {
      const Value second = after_count(move.kind) == 2 ? heaps->value(move.after[1]) : 0;
      return *facts_[at_].value ^ heaps->value(now[part_]) ^ heaps->value(move.after[0]) ^ second;
    }
    std::vector<Component> then;
    rule(at_).components(rule(at_).after(now, move), then);
    work_.spend(then.size());
    return sum_of(then);
  }

  bool search_outcome() {
    switch (search_->step(work_)) {
      case Solver::Status::pending: return false;
      case Solver::Status::gave_up: fail_unsettled(); return true;
      case Solver::Status::done: break;
    }
    answer_.method = AnalysisResult::Method::search;
    answer_.outcome = search_->outcome();
    if (answer_.outcome == Outcome::P) {
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
      const auto keep = [&](const Move& move) {
        options_.push_back(move);
        work_.spend();
        return !work_.limit_reached();
      };
      if (!rule(term).each_move(state(term), part_, MoveSink(work_, keep))) complete_ = false;
    }
    Wins wins;
    const Outcome wanted = answer_.outcome == Outcome::D ? Outcome::D : Outcome::P;
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
      } else if (search_->outcome() == wanted && !stays_again(options_[next_option_])) {
        wins.add(std::move(options_[next_option_]));
      }
    }
    take(term, wins);
    options_.clear();
    ++part_;
    return true;
  }

  void finish_counted() {
    if (answer_.outcome == Outcome::D) answer_.winning_count = 0;
    (lists_draws() ? answer_.drawing_count : answer_.winning_count) = counted();
    count_plies();
    result_ = std::move(answer_);
    done_ = true;
  }

  void count_plies() {
    if (position_.misere || facts_.size() != 1 || !rule(0).loops() ||
        rule(0).parts(state(0)) != 1)
      return;
    for (const PositionMove& move : answer_.winning) {
      State then = rule(0).after(state(0), move.move);
      std::optional<std::uint64_t> plies;
      if (facts_[0].prepared) {
        plies = rule(0).plies(then);
      } else if (facts_[0].loops) {
        facts_[0].loops->start({std::move(then)});
        if (facts_[0].loops->step(work_) == Solver::Status::done) plies = facts_[0].loops->plies();
      }
      if (!plies) break;
      answer_.plies.push_back(*plies);
    }
    if (answer_.plies.size() != answer_.winning.size()) answer_.plies.clear();
  }

  /// By the limit, or by what stopped the work, else by `otherwise`. Where work is left to a rule
  /// with loops, a part leads to a sum with itself in it, or to parts without bound: no limit would
  /// settle that.
  void fail_unsettled(Bound otherwise = Bound::theory) {
    result_ = unsettled(work_, otherwise);
    done_ = true;
  }

  Position position_;
  Work work_;
  KeptTables kept_;
  std::uint64_t examined_ = 0;
  std::optional<CompoundAnalysis> compound_;  // of a sum that is not disjunctive
  std::vector<Facts> facts_;
  std::vector<std::uint64_t> infinite_in_;  // how many infinite components, by term
  AnalysisResult answer_;
  Result<AnalysisResult> result_ = Error{ErrorCode::unsettled, 0, {}};
  bool done_ = false;

  Phase phase_ = Phase::prepare;
  std::size_t at_ = 0;    // term of this phase
  std::size_t part_ = 0;  // part of that term
  Goal goal_;
  std::vector<Infinite> infinite_;
  std::uint64_t infinite_count_ = 0;
  std::optional<std::size_t> theorem_term_;
  std::size_t alone_ = 0;  // the only term that has a move
  std::uint64_t search_end_ = 0;
  std::uint64_t count_ = 0;
  bool complete_ = true;
  bool stayed_ = false;  ///< a move in place has been counted

  // misère quotient
  std::shared_ptr<SumQuotient> quotient_;
  std::vector<std::size_t> term_rule_;  // of each term, its rule's number in the quotient
  std::vector<Heap> heaps_needed_;      // of each rule
  std::uint64_t quotient_end_ = 0;
  std::vector<Element> rest_;  // by heap: the product of all others
  std::size_t next_rest_ = 0;

  // misère search
  std::optional<OutcomeSearch> search_;
  std::vector<std::size_t> searched_terms_;
  std::vector<Move> options_;
  std::size_t next_option_ = 0;
  bool option_started_ = false;
};

Analysis::Analysis(Position position, std::uint64_t limit)
    : job_(std::make_unique<Job>(std::move(position), limit)), limit_(limit) {}
Analysis::Analysis(Position position, std::uint64_t limit, PartOfRequest)
    : Analysis(std::move(position), limit) {
  renews_ = own_rules_ = false;
}
Analysis::~Analysis() = default;
Analysis::Analysis(Analysis&&) noexcept = default;
Analysis& Analysis::operator=(Analysis&&) noexcept = default;
Progress Analysis::step(std::uint64_t budget) {
  Progress progress = job_->step(budget);
  if (progress.done && renews_ && !job_->answer_holds()) {
    renews_ = false;
    examined_ = progress.examined;
    job_ = std::make_unique<Job>(with_new_rules(job_->position()), limit_);
    return {false, -1, examined_};
  }
  // What an unsettled question leaves behind is of no use: the next one would be asked twice.
  if (progress.done && own_rules_ && !job_->result()) with_new_rules(job_->position());
  progress.examined += examined_;
  return progress;
}
const Result<AnalysisResult>& Analysis::result() const { return job_->result(); }
const Position& Analysis::position() const { return job_->position(); }

Result<AnalysisResult> analyze(const Position& position, std::uint64_t limit) {
  Analysis analysis(position, limit);
  while (!analysis.step(1'000'000).done) {}
  return analysis.result();
}

}  // namespace nimber
