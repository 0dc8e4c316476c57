#include "answers/value_steps.hpp"

#include <nimber/heap_rule.hpp>
#include "search/solver.hpp"
#include "values/nim_sum.hpp"

#include <algorithm>
#include <unordered_map>

namespace nimber {
namespace {

/// Options of one part that are gone through one by one; where there are more, only what a theorem
/// lists is asked for.
constexpr std::uint64_t max_walked = 4096;

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

}  // namespace

bool options_prepared(const Term& term, std::uint64_t limit) {
  Work work(limit);
  work.open_step(limit);
  const TableWork counted(*term.rule, work);
  return term.rule->theory().prepare(term.state, work) == Ready::yes;
}

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
  bool whole = rule.theory().lists_options(term.state);
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

}  // namespace nimber
