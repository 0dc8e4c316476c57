#include <nimber/explain.hpp>
#include <nimber/heap_rule.hpp>
#include "search/quotient_names.hpp"
#include "search/solver.hpp"

#include <algorithm>
#include <bit>
#include <unordered_map>

namespace nimber {
namespace {

/// Options of one part that are gone through one by one; where there are more, only what a theorem
/// lists is asked for.
constexpr std::uint64_t max_walked = 4096;
/// Work for one value step.
constexpr std::uint64_t value_limit = 2'000'000;
constexpr std::size_t max_rows = 1000;

bool same(const SumRow& a, const SumRow& b) {
  return a.component.kind == b.component.kind && a.component.size == b.component.size &&
         a.component.column == b.component.column && a.component.value == b.component.value &&
         a.with == b.with;
}

/// A term's components as the convention counts them.
std::vector<SumRow> rows_of(std::size_t number, const Rule& rule,
                            const std::vector<Component>& components, bool misere) {
  const std::vector<std::size_t> first =
      misere ? rule.theory().together(components) : std::vector<std::size_t>();
  std::vector<SumRow> rows;
  std::vector<std::size_t> row_of(components.size());
  for (std::size_t i = 0; i < components.size(); ++i) {
    if (first.empty() || first[i] == i) {
      row_of[i] = rows.size();
      rows.push_back({number, components[i], {}});
      continue;
    }
    SumRow& row = rows[row_of[first[i]]];
    row.with.push_back(components[i].size);
    row.component.value = row.component.value.value_or(0) ^ components[i].value.value_or(0);
  }
  return rows;
}

/// How many values have a one in column 0, 1, 2 ...
class Columns {
 public:
  void add(Value value) {
    const auto width = static_cast<std::size_t>(std::bit_width(value));
    if (ones_.size() < width) ones_.resize(width, 0);
    for (std::size_t bit = 0; bit < width; ++bit) ones_[bit] += (value >> bit) & 1;
  }
  void remove(Value value) {
    const auto width = static_cast<std::size_t>(std::bit_width(value));
    for (std::size_t bit = 0; bit < width; ++bit) ones_[bit] -= (value >> bit) & 1;
    while (!ones_.empty() && ones_.back() == 0) ones_.pop_back();
  }
  const std::vector<std::uint64_t>& ones() const { return ones_; }

 private:
  std::vector<std::uint64_t> ones_;
};

std::vector<Fact> facts_of(const Term& term, const About& about, std::string_view code) {
  const bool whole = about.part == About::whole;
  return term.rule->theory().facts(term.state, whole ? std::nullopt : std::optional(about.part),
                                   code);
}

/// "lost_modulus" p and each "lost_remainder" r, where it is proven that a heap of n is lost
/// exactly when n leaves one of the remainders r divided by p, the smallest such p above 1. Nothing
/// where that is not so or not proven, where there are more than max_remainders, and of rules that
/// split.
std::vector<Fact> lost_remainders(const HeapRule& rule, std::uint64_t limit) {
  constexpr std::uint64_t max_period = 1000;
  constexpr std::uint64_t max_preperiod = 10'000;
  constexpr std::size_t max_remainders = 6;
  constexpr Heap looked_at = 512;
  const auto theorem = rule.sequence().period_theorem();
  if (!theorem || rule.splits()) return {};
  Work work(limit);
  work.open_step(limit);
  const TableWork counted(rule, work);
  std::optional<Period> proven = theorem->closed;
  if (!proven) {
    if (rule.ready(looked_at, work) != Ready::yes) return {};
    proven = rule.prove_now();
  }
  if (!proven || proven->saltus != 0 || proven->period > max_period ||
      proven->preperiod > max_preperiod)
    return {};
  const std::uint64_t end = proven->preperiod + proven->period;
  if (rule.ready(end - 1, work) != Ready::yes) return {};
  std::vector<bool> lost(static_cast<std::size_t>(proven->period));
  const auto place = [&](Heap n) { return static_cast<std::size_t>(n % proven->period); };
  for (Heap n = proven->preperiod; n < end; ++n) lost[place(n)] = rule.value(n) == 0;
  for (Heap n = 0; n < proven->preperiod; ++n) {
    if (lost[place(n)] != (rule.value(n) == 0)) return {};
  }
  std::size_t modulus = 1;
  const auto repeats = [&] {
    for (std::size_t r = modulus; r < lost.size(); ++r) {
      if (lost[r] != lost[r % modulus]) return false;
    }
    return true;
  };
  while (lost.size() % modulus != 0 || !repeats()) ++modulus;
  if (modulus == 1) return {};
  std::vector<Fact> facts = {{"lost_modulus", modulus}};
  for (std::size_t r = 0; r < modulus; ++r) {
    if (lost[r]) facts.push_back({"lost_remainder", r});
  }
  return facts.size() <= max_remainders + 1 ? facts : std::vector<Fact>();
}

/// Collects the values of options as they come.
class ValueCollector {
 public:
  ValueCollector(ValueStep& step) : step_(step) {}

  void add(const Move& move, Value value) {
    if (step_.options.size() < ValueStep::max_options) {
      step_.options.push_back({move, value});
    } else {
      more_ = true;
    }
    if (value == step_.value) equal_ = true;
    if (value < step_.value && value < ValueStep::max_reached) first_.emplace(value, move);
  }

  /// All options were there.
  void finish() {
    for (;;) {
      const Value next = step_.reached.size();
      const auto found = first_.find(next);
      if (found == first_.end()) break;
      step_.reached.push_back({found->second, next});
    }
    step_.all_smaller = step_.reached.size() == step_.value;
    step_.none_equal = !equal_;
    step_.all_options = !more_;
  }

 private:
  ValueStep& step_;
  std::unordered_map<Value, Move> first_;
  bool equal_ = false;
  bool more_ = false;
};

/// The value of one heap, or of a whole term, by what its options are worth. Only for terms that
/// are prepared.
ValueStep value_by_theory(const Term& term, const About& about,
                          const std::vector<Component>& components, std::uint64_t limit) {
  const Rule& rule = *term.rule;
  const auto* heaps = rule.heap_rule();
  ValueStep step;
  step.about = about;
  const bool one_heap = about.part != About::whole;
  const std::size_t first = one_heap ? about.part : 0;
  const std::size_t last = one_heap ? about.part + 1 : rule.parts(term.state);
  if (one_heap) step.size = term.state[about.part];
  step.value = one_heap ? heaps->value(step.size) : sum_of(components);

  Work work(limit);
  work.open_step(limit);
  ValueCollector collector(step);
  std::uint64_t walked = 0;
  bool whole = true;
  std::vector<Component> then;
  for (std::size_t part = first; part < last && whole; ++part) {
    const auto look = [&](const Move& move) {
      if (++walked > max_walked || !work.spend(1 + components.size())) return false;
      Value value = 0;
      if (one_heap) {
        if (move.kind != MoveKind::take)
          value = heaps->value(move.after[0]) ^ heaps->value(move.after[1]);
        if (move.kind == MoveKind::take) value = heaps->value(move.after[0]);
      } else {
        then.clear();
        rule.theory().components(rule.after(term.state, move), then);
        value = sum_of(then);
      }
      collector.add(move, value);
      return true;
    };
    whole = rule.each_move(term.state, part, MoveSink(work, look));
  }
  if (whole) {
    collector.finish();
    return step;
  }

  // Too many options to walk through: ask for a move to each value.
  const auto ask = [&](Value wanted) {
    Wins wins;
    for (std::size_t part = first; part < last && wins.listed().empty() && wins.complete();
         ++part) {
      rule.theory().wins(term.state, part, Goal{false, step.value ^ wanted, 0}, components, wins,
                         work);
    }
    return wins;
  };
  for (Value w = 0; w < std::min<Value>(step.value, ValueStep::max_reached); ++w) {
    Wins wins = ask(w);
    if (wins.listed().empty()) break;
    step.reached.push_back({wins.listed().front(), w});
  }
  step.all_smaller = step.reached.size() == step.value;
  const Wins equal = ask(step.value);
  step.none_equal = equal.complete() && equal.total() == 0;
  return step;
}

/// The same by search, where no theory covers the term. None where it takes too long.
std::optional<ValueStep> value_by_search(const Term& term, std::size_t number,
                                         std::uint64_t limit) {
  const Rule& rule = *term.rule;
  Work work(limit);
  work.open_step(limit);
  Solver solver({term.rule}, false, Solver::Ask::value);
  solver.start({term.state});
  if (solver.step(work) != Solver::Status::done) return std::nullopt;
  ValueStep step;
  step.about = {number, About::whole};
  step.value = solver.result();
  ValueCollector collector(step);
  for (std::size_t part = 0; part < rule.parts(term.state); ++part) {
    rule.each_move(term.state, part, [&](const Move& move) {
      // The search has met all options.
      solver.start({rule.after(term.state, move)});
      solver.step(work);
      collector.add(move, solver.result());
      return true;
    });
  }
  collector.finish();
  return step;
}

/// The label of one part of a prepared term. None where it takes too long.
std::optional<LabelStep> label_by_theory(const Term& term, const About& about,
                                         const Component& component, std::uint64_t limit) {
  const Rule& rule = *term.rule;
  LabelStep step;
  step.about = about;
  step.kind = component.kind;
  step.size = component.size;
  step.value = component.value;
  const std::vector<Value> reached = rule.loops()->reached(component);
  while (std::binary_search(reached.begin(), reached.end(), step.mex)) ++step.mex;
  Work work(limit);
  work.open_step(limit);
  const State alone = rule.part_alone(term.state, about.part);
  const auto value_of = [&](const State& state) {
    std::vector<Component> components;
    rule.theory().components(state, components);
    work.spend(1 + components.size());
    std::optional<Value> sum = 0;
    for (const Component& c : components)
      sum = sum && c.value ? std::optional(*sum ^ *c.value) : std::nullopt;
    return sum;
  };
  const auto look = [&](const Move& move) {
    if (step.options.size() == ValueStep::max_options || work.limit_reached()) return false;
    const State then = rule.after(alone, move);
    LabelStep::Option option{move, value_of(then), std::nullopt};
    option.move.part = static_cast<std::uint32_t>(about.part);
    const bool needs_reply = !option.value || *option.value > step.mex;
    for (std::size_t part = 0; needs_reply && !option.reply && part < rule.parts(then); ++part) {
      const auto answers = [&](const Move& reply) {
        if (value_of(rule.after(then, reply)) == step.mex) {
          option.reply = reply;
          option.reply->part += static_cast<std::uint32_t>(about.part);
        }
        return !option.reply && !work.limit_reached();
      };
      rule.each_move(then, part, MoveSink(work, answers));
    }
    step.options.push_back(std::move(option));
    return true;
  };
  step.all_options = rule.each_move(alone, 0, MoveSink(work, look));
  if (work.limit_reached()) return std::nullopt;
  return step;
}

}  // namespace

std::string_view text(ConventionStep::Rule rule) {
  switch (rule) {
#define NIMBER_CONVENTION_WORD(name, word) \
  case ConventionStep::Rule::name: return word;
    NIMBER_CONVENTION_RULES(NIMBER_CONVENTION_WORD)
#undef NIMBER_CONVENTION_WORD
  }
  return "";
}

class Explain::Job {
 public:
  Job(Position position, std::uint64_t limit)
      : value_limit_(std::min(limit, value_limit)), analysis_(position, limit) {
    explanation_.position = std::move(position);
    if (explanation_.position.compound != Compound::sum) return;
    Position other = explanation_.position;
    other.misere = !other.misere;
    other_ = std::make_unique<Analysis>(std::move(other), std::min(limit, other_limit));
  }

  Progress step(std::uint64_t budget) {
    switch (phase_) {
      case Phase::analysis: {
        const Progress progress = analysis_.step(budget);
        examined_ = progress.examined;
        if (!progress.done) break;
        if (!analysis_.result()) {
          result_ = analysis_.result().error();
          phase_ = Phase::done;
          break;
        }
        explanation_.result = *analysis_.result();
        explanation_.position = analysis_.position();
        phase_ = Phase::other;
        if (!other_) {
          add_compound();
          result_ = std::move(explanation_);
          phase_ = Phase::done;
        }
        break;
      }
      case Phase::other: {
        const Progress progress = other_->step(budget);
        if (!progress.done) break;
        examined_ += progress.examined;
        phase_ = Phase::values;
        break;
      }
      case Phase::values:
        if (!next_value()) {
          add_sum();
          add_quotient();
          add_convention();
          result_ = std::move(explanation_);
          phase_ = Phase::done;
        }
        break;
      case Phase::done: break;
    }
    return {phase_ == Phase::done, -1, examined_};
  }

  const Result<Explanation>& result() const { return result_; }

 private:
  enum class Phase : std::uint8_t { analysis, other, values, done };
  /// What the convention that was not asked for may cost.
  static constexpr std::uint64_t other_limit = 300'000;

  const AnalysisResult& found() const { return explanation_.result; }
  /// One heap and nothing else, in normal play?
  bool is_single_heap() const {
    const Position& position = explanation_.position;
    return !position.misere && position.terms.size() == 1 &&
           position.terms.front().state.size() == 1;
  }
  /// Are the values of its options known by theory? Values are those of normal play, in misère play
  /// too.
  bool prepared(std::size_t i) {
    const Term& term = explanation_.position.terms[i];
    Work work(value_limit_);
    work.open_step(value_limit_);
    const TableWork counted(*term.rule, work);
    return term.rule->theory().prepare(term.state, work) == Ready::yes;
  }

  /// The steps of the next heap or term. False at the end.
  bool next_value() {
    if (term_ == explanation_.position.terms.size()) return false;
    const Term& term = explanation_.position.terms[term_];
    const TermAnalysis& analysed = found().terms[term_];
    if (term.rule->parts(term.state) == 0) {
      ++term_;
      return true;
    }
    const auto* heaps = term.rule->heap_rule();
    if (part_ == 0) term_prepared_ = prepared(term_);
    const bool known = term_prepared_;
    if (known && term.rule->loops()) return next_label(term, analysed.components);
    const About about{term_, heaps != nullptr ? part_ : About::whole};
    const bool seen = heaps != nullptr && seen_before(term, part_);
    if (!seen && values_ < max_values) {
      const std::string code =
          heaps != nullptr && known  ? std::string(heaps->heap_theorem(term.state[part_]))
          : analysed.theorem.empty() ? std::string(term.rule->theory().theorem(term.state))
                                     : analysed.theorem;
      if (!code.empty()) {
        TheoremStep theorem{about, code, facts_of(term, about, code), std::nullopt};
        if (heaps != nullptr && known && is_single_heap()) {
          const std::vector<Fact> lost = lost_remainders(*heaps, value_limit_);
          theorem.facts.insert(theorem.facts.end(), lost.begin(), lost.end());
        }
        theorem.value = heaps != nullptr && known ? std::optional(heaps->value(term.state[part_]))
                                                  : analysed.value;
        explanation_.steps.emplace_back(std::move(theorem));
        add_drawing(term, about);
      }
      if (known) {
        std::vector<Component> components;
        term.rule->theory().components(term.state, components);
        explanation_.steps.emplace_back(value_by_theory(term, about, components, value_limit_));
      } else if (!term.rule->loops() && term.rule->searchable(term.state)) {
        if (auto step = value_by_search(term, term_, value_limit_))
          explanation_.steps.emplace_back(std::move(*step));
      }
      ++values_;
    }
    if (heaps == nullptr || ++part_ == term.state.size() || values_ >= max_values) {
      part_ = 0;
      ++term_;
    }
    return true;
  }

  void add_drawing(const Term& term, const About& about) {
    if (explanation_.position.misere || about.part != About::whole) return;
    if (term.rule->display().drawing(term.state).edges.size() > DrawingStep::max_edges) return;
    std::vector<DrawnStep> steps = term.rule->display().drawn_steps(term.state);
    if (!steps.empty()) explanation_.steps.emplace_back(DrawingStep{about, std::move(steps)});
  }

  /// The step of the next part of a term with loops.
  bool next_label(const Term& term, const std::vector<Component>& components) {
    if (values_ < max_values && !seen_before(term, part_)) {
      const About about{term_, part_};
      explanation_.steps.emplace_back(
          TheoremStep{about,
                      std::string(term.rule->theory().theorem(term.state)),
                      {},
                      components[part_].value});
      if (auto step = label_by_theory(term, about, components[part_], value_limit_))
        explanation_.steps.emplace_back(std::move(*step));
      ++values_;
    }
    if (++part_ == term.rule->parts(term.state) || values_ >= max_values) {
      part_ = 0;
      ++term_;
    }
    return true;
  }

  /// Was an equal heap under the same rule explained already?
  bool seen_before(const Term& term, std::size_t part) const {
    const State wanted = term.rule->part_alone(term.state, part);
    for (std::size_t t = 0; t <= term_; ++t) {
      const Term& other = explanation_.position.terms[t];
      if (other.rule != term.rule && other.rule->text() != term.rule->text()) continue;
      const std::size_t end = t == term_ ? part : other.rule->parts(other.state);
      for (std::size_t i = 0; i < end; ++i) {
        if (other.rule->part_alone(other.state, i) == wanted) return true;
      }
    }
    return false;
  }

  void add_sum() {
    if (found().method != AnalysisResult::Method::values &&
        found().method != AnalysisResult::Method::tame)
      return;
    if (found().loopy) return add_endless();
    SumStep sum;
    Columns columns;
    rows_.clear();
    for (std::size_t i = 0; i < found().terms.size(); ++i) {
      const Rule& rule = *explanation_.position.terms[i].rule;
      const std::vector<Component>& components = found().terms[i].components;
      for (SumRow& row : rows_of(i, rule, components, explanation_.position.misere)) {
        if (!row.component.value) return;
        sum.total ^= *row.component.value;
        columns.add(*row.component.value);
        rows_.push_back(std::move(row));
      }
      sum.bigs += rule.theory().bigs(components);
    }
    sum.ones = columns.ones();
    sum.rows.assign(rows_.begin(),
                    rows_.begin() + static_cast<std::ptrdiff_t>(std::min(rows_.size(), max_rows)));
    const Value total = sum.total;
    const std::uint64_t bigs = sum.bigs;
    explanation_.steps.emplace_back(std::move(sum));
    for (const PositionMove& move : found().winning) {
      if (++mends_ > max_mends) break;
      add_mend(move, total, bigs, columns);
    }
  }

  void add_endless() {
    EndlessStep step;
    step.outcome = found().outcome;
    Value rest = 0;
    bool known = true;
    for (std::size_t i = 0; i < found().terms.size(); ++i) {
      known = known && !found().terms[i].components.empty();
      rest ^= sum_of(found().terms[i].components);
      for (const Component& c : found().terms[i].components) step.infinite += c.infinite;
    }
    if (step.infinite == 1) {
      if (known) step.rest = rest;
      step.reached = *found().loopy;
      for (Value& v : step.reached) v ^= rest;
      std::sort(step.reached.begin(), step.reached.end());
    }
    explanation_.steps.emplace_back(std::move(step));
  }

  void add_compound() {
    CompoundStep step;
    step.method = found().method;
    step.rows = found().parts;
    if (step.rows.size() > CompoundStep::max_rows) step.rows.resize(CompoundStep::max_rows);
    step.number = found().number;
    step.digits = found().digits;
    if (step.method == AnalysisResult::Method::digits)
      step.modulus = explanation_.position.most + 1;
    step.outcome = found().outcome;
    explanation_.steps.emplace_back(std::move(step));
    const bool numbered = found().method == AnalysisResult::Method::suspense ||
                          found().method == AnalysisResult::Method::remoteness;
    for (const PositionMove& move : found().winning) {
      if (++mends_ > max_mends) break;
      CompoundMoveStep mend{move, std::nullopt};
      if (numbered) {
        Analysis then(after(explanation_.position, move), value_limit_);
        while (!then.step(value_limit_).done) {}
        if (then.result()) mend.number = then.result()->number;
      }
      explanation_.steps.emplace_back(std::move(mend));
    }
  }

  void add_quotient() {
    if (found().method != AnalysisResult::Method::quotient) return;
    const SumQuotient& quotient = *found().quotient;
    const OutcomeMonoid& monoid = quotient.monoid();
    const QuotientNames names = quotient_names(quotient);
    std::vector<const std::string*> word(monoid.order());
    for (std::size_t i = 0; i < names.order.size(); ++i) word[names.order[i]] = &names.words[i];
    const auto& terms = explanation_.position.terms;
    QuotientStep sum;
    sum.order = monoid.order();
    Element product = 0;
    std::vector<std::vector<Element>> elements(terms.size());  // of the terms with a move
    for (std::size_t e = 0; e < monoid.order(); ++e)
      sum.p_portion += monoid.lost(static_cast<Element>(e)) ? 1 : 0;
    for (std::size_t i = 0; i < terms.size(); ++i) {
      if (is_over(terms[i])) continue;
      for (std::size_t part = 0; part < terms[i].state.size(); ++part) {
        const Heap heap = terms[i].state[part];
        const Element e = quotient.element(found().quotient_rules[i], heap);
        elements[i].push_back(e);
        product = monoid.product(product, e);
        if (sum.rows.size() < QuotientStep::max_rows)
          sum.rows.push_back({{i, part}, heap, *word[e]});
      }
    }
    sum.product = *word[product];
    sum.lost = monoid.lost(product);
    if (const auto& normal = other_->result(); normal && normal->value) {
      const bool balanced = *normal->value == 0;
      sum.nim_rule = (bigs_of(*normal) > 0) == balanced ? Outcome::P : Outcome::N;
    }
    explanation_.steps.emplace_back(std::move(sum));
    for (const PositionMove& move : found().winning) {
      if (++mends_ > max_mends) break;
      const std::size_t term = move.term;
      QuotientMoveStep step;
      step.move = move;
      step.before = *word[elements[term][move.move.part]];
      Element left = 0;
      for (std::size_t i = 0; i < terms.size(); ++i) {
        for (std::size_t part = 0; part < elements[i].size(); ++part) {
          if (i != term || part != move.move.part) left = monoid.product(left, elements[i][part]);
        }
      }
      const auto leave = [&](Heap heap) {
        if (heap == 0) return;
        const Element e = quotient.element(found().quotient_rules[term], heap);
        step.after.push_back(*word[e]);
        left = monoid.product(left, e);
      };
      if (move.move.kind == MoveKind::own) {
        for (const std::uint64_t heap : move.move.parts) leave(heap);
      } else {
        for (std::size_t i = 0; i < after_count(move.move.kind); ++i) leave(move.move.after[i]);
      }
      step.product = *word[left];
      explanation_.steps.emplace_back(std::move(step));
    }
  }

  void add_mend(const PositionMove& move, Value total, std::uint64_t bigs, Columns columns) {
    const Term& term = explanation_.position.terms[move.term];
    const auto& components = found().terms[move.term].components;
    MendStep mend;
    mend.move = move;
    const State then = term.rule->after(term.state, move.move);
    std::vector<Component> now;
    if (prepared(move.term)) {
      term.rule->theory().components(then, now);
    } else {
      now.push_back({Component::Kind::whole, 0, 0, sum_of(components) ^ total});
    }
    const Value left = total ^ sum_of(components) ^ sum_of(now);
    mend.bigs = bigs - term.rule->theory().bigs(components) + term.rule->theory().bigs(now);
    const bool misere = explanation_.position.misere;
    const auto old_rows = rows_of(move.term, *term.rule, components, misere);
    const auto new_rows = rows_of(move.term, *term.rule, now, misere);
    const auto keep = [&](const SumRow& row) {
      if (mend.kept.size() < MendStep::max_kept) {
        mend.kept.push_back(row);
      } else {
        ++mend.more_kept;
      }
    };
    std::size_t own = 0;
    for (; own < rows_.size() && rows_[own].term < move.term; ++own) keep(rows_[own]);
    // What stays the same: at both ends, then whatever else has its like.
    std::size_t first = 0;
    while (first < old_rows.size() && first < new_rows.size() &&
           same(old_rows[first], new_rows[first]))
      keep(old_rows[first++]);
    std::size_t last = 0;
    while (first + last < old_rows.size() && first + last < new_rows.size() &&
           same(old_rows[old_rows.size() - 1 - last], new_rows[new_rows.size() - 1 - last]))
      ++last;
    std::vector<bool> kept(new_rows.size(), false);
    for (std::size_t k = first; k + last < old_rows.size(); ++k) {
      const SumRow& row = old_rows[k];
      std::size_t i = first;
      while (i + last < new_rows.size() && (kept[i] || !same(row, new_rows[i]))) ++i;
      if (i + last < new_rows.size()) {
        kept[i] = true;
        keep(row);
      } else {
        mend.before.push_back(row);
        mend.from ^= *row.component.value;
        columns.remove(*row.component.value);
      }
    }
    for (std::size_t k = old_rows.size() - last; k < old_rows.size(); ++k) keep(old_rows[k]);
    for (std::size_t i = first; i + last < new_rows.size(); ++i) {
      if (kept[i]) continue;
      mend.after.push_back(new_rows[i]);
      mend.to ^= *new_rows[i].component.value;
      columns.add(*new_rows[i].component.value);
    }
    for (own += old_rows.size(); own < rows_.size(); ++own) keep(rows_[own]);
    mend.ones = columns.ones();
    mend.raises = mend.to > mend.from;
    mend.total = left;
    explanation_.steps.emplace_back(std::move(mend));
  }

  std::uint64_t bigs_of(const AnalysisResult& result) const {
    std::uint64_t bigs = 0;
    for (std::size_t i = 0; i < result.terms.size(); ++i)
      bigs += explanation_.position.terms[i].rule->theory().bigs(result.terms[i].components);
    return bigs;
  }

  /// The rows of a tame misère sum in which several components count as one.
  std::vector<SumRow> rows_together(const AnalysisResult& misere) const {
    std::vector<SumRow> out;
    for (std::size_t i = 0; i < misere.terms.size(); ++i) {
      for (SumRow& row :
           rows_of(i, *explanation_.position.terms[i].rule, misere.terms[i].components, true)) {
        if (!row.with.empty() && out.size() < max_rows) out.push_back(std::move(row));
      }
    }
    return out;
  }

  void add_convention() {
    ConventionStep step;
    const auto& other = other_->result();
    const bool misere = explanation_.position.misere;
    const AnalysisResult* normal = misere ? (other ? &*other : nullptr) : &found();
    const AnalysisResult* in_misere = misere ? &found() : (other ? &*other : nullptr);
    if (normal != nullptr) {
      step.normal = normal->outcome;
      step.value = normal->value;
      step.bigs = bigs_of(*normal);
    }
    if (in_misere != nullptr) {
      step.misere = in_misere->outcome;
      step.tame = in_misere->method == AnalysisResult::Method::tame;
      switch (in_misere->method) {
        case AnalysisResult::Method::tame:
          step.bigs = bigs_of(*in_misere);
          step.rule = step.bigs > 0 ? ConventionStep::Rule::nim_sum : ConventionStep::Rule::ones;
          step.together = rows_together(*in_misere);
          break;
        case AnalysisResult::Method::theorem: step.rule = ConventionStep::Rule::theorem; break;
        case AnalysisResult::Method::quotient: step.rule = ConventionStep::Rule::quotient; break;
        default: step.rule = ConventionStep::Rule::search; break;
      }
    }
    if (is_over(explanation_.position)) step.rule = ConventionStep::Rule::over;
    explanation_.steps.emplace_back(step);
  }

  std::uint64_t value_limit_;  ///< what one step may cost
  Analysis analysis_;
  std::unique_ptr<Analysis> other_;
  Explanation explanation_;
  std::vector<SumRow> rows_;  // of the whole sum
  Result<Explanation> result_ = Error{ErrorCode::unsettled, 0, {}};
  Phase phase_ = Phase::analysis;
  std::uint64_t examined_ = 0;
  std::size_t term_ = 0;
  std::size_t part_ = 0;
  bool term_prepared_ = false;
  std::size_t values_ = 0;
  std::size_t mends_ = 0;
};

Explain::Explain(Position position, std::uint64_t limit)
    : job_(std::make_unique<Job>(std::move(position), limit)) {}
Explain::~Explain() = default;
Explain::Explain(Explain&&) noexcept = default;
Explain& Explain::operator=(Explain&&) noexcept = default;
Progress Explain::step(std::uint64_t budget) { return job_->step(budget); }
const Result<Explanation>& Explain::result() const { return job_->result(); }

}  // namespace nimber
