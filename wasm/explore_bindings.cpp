// Explanations, proven periods, guesses, comparisons and unknowns, as flat records. The contract is
// nimber.d.ts.
#include <nimber/explain.hpp>
#include <nimber/notation.hpp>
#include "answers/conjecture.hpp"
#include "answers/lost_heaps.hpp"
#include "answers/unknown.hpp"
#include "answers/verifier.hpp"

#include "records.hpp"

#include <emscripten/bind.h>
#include <nimber/period.hpp>
#include "search/brute_force.hpp"
#include "search/options_graph.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace {

using emscripten::val;
using namespace nimber;
using namespace nimber::wasm;
using nimber::wasm::record;

const char* outcome(bool player_to_move_wins) { return player_to_move_wins ? "N" : "P"; }
val outcome_or_null(const std::optional<bool>& player_to_move_wins) {
  return player_to_move_wins ? val(std::string(outcome(*player_to_move_wins))) : val::null();
}
std::uint64_t count_of(double n, double most) {
  return static_cast<std::uint64_t>(std::clamp(n, 0.0, most));
}

/// Work that may have ended before it began: then `error` says why.
template <class Core>
class Holder {
 public:
  val step(double budget) {
    return record(work_ ? work_->step(budget_of(budget)) : Progress{true, 1, 0});
  }

 protected:
  std::unique_ptr<Core> work_;
  Error error_;
};

/// embind asks a member for its own class: step() as a member of the class that inherits it.
template <class Held>
constexpr auto step_of() -> val (Held::*)(double) {
  return &Held::step;
}

// -- explanations
// -------------------------------------------------------------------------------------------------

void set_about(val& out, const About& about) {
  out.set("term", static_cast<unsigned>(about.term + 1));
  out.set("part", static_cast<unsigned>(about.part == About::whole ? 0 : about.part + 1));
}

val record(const SumRow& row) {
  val out = record(row.component);
  out.set("term", static_cast<unsigned>(row.term + 1));
  return out;
}

val rows(const std::vector<SumRow>& list) {
  return array(list, [](const SumRow& row) { return record(row); });
}

val record(const Position&, const TheoremStep& step) {
  val out = val::object();
  out.set("kind", std::string("theorem"));
  set_about(out, step.about);
  out.set("code", step.code);
  out.set("facts", array(step.facts, [](const Fact& fact) {
            val one = val::object();
            one.set("name", std::string(fact.name));
            one.set("number", integer(fact.number));
            return one;
          }));
  out.set("value", integer_or_null(step.value));
  return out;
}

val record(const Position& position, const ValueStep& step) {
  const auto option = [&](const ValueStep::Option& o) {
    val one = val::object();
    one.set("value", integer(o.value));
    one.set("move", record(position, PositionMove{step.about.term, o.move}));
    return one;
  };
  val out = val::object();
  out.set("kind", std::string("value"));
  set_about(out, step.about);
  out.set("size", integer(step.size));
  out.set("value", integer(step.value));
  out.set("reached", array(step.reached, option));
  out.set("allSmaller", step.all_smaller);
  out.set("noneEqual", step.none_equal);
  out.set("options", array(step.options, option));
  out.set("allOptions", step.all_options);
  return out;
}

val record(const Position&, const SumStep& step) {
  val out = val::object();
  out.set("kind", std::string("sum"));
  out.set("rows", rows(step.rows));
  out.set("ones", array(step.ones, [](std::uint64_t n) { return val(static_cast<double>(n)); }));
  out.set("total", integer(step.total));
  out.set("bigs", static_cast<double>(step.bigs));
  return out;
}

val record(const Position& position, const MendStep& step) {
  val out = val::object();
  out.set("kind", std::string("mend"));
  out.set("move", record(position, step.move));
  out.set("before", rows(step.before));
  out.set("after", rows(step.after));
  out.set("from", integer(step.from));
  out.set("to", integer(step.to));
  out.set("raises", step.raises);
  out.set("total", integer(step.total));
  out.set("bigs", static_cast<double>(step.bigs));
  return out;
}

val record(const Position&, const ConventionStep& step) {
  const char* rules[] = {"nim-sum", "ones", "theorem", "search", "unknown", "over"};
  val out = val::object();
  out.set("kind", std::string("conventions"));
  out.set("rule", std::string(rules[static_cast<int>(step.rule)]));
  out.set("normal", outcome_or_null(step.normal_wins));
  out.set("misere", outcome_or_null(step.misere_wins));
  out.set("value", integer_or_null(step.value));
  out.set("bigs", static_cast<double>(step.bigs));
  out.set("tame", step.tame);
  return out;
}

class ExplainWork : public Holder<Explain> {
 public:
  ExplainWork(const std::string& text, double limit) {
    auto position = read_position(text, page_limits);
    if (position) {
      work_ = std::make_unique<Explain>(std::move(*position), limit_of(limit));
    } else {
      error_ = position.error();
    }
  }
  val result() const {
    if (!work_) return record(error_);
    const auto& result = work_->result();
    if (!result) return record(result.error());
    const Position& position = result->position;
    val out = val::object();
    out.set("position", print(position));
    out.set("convention", std::string(position.misere ? "misere" : "normal"));
    out.set("outcome", std::string(outcome(result->result.player_to_move_wins)));
    out.set("value", integer_or_null(result->result.value));
    out.set("steps", array(result->steps, [&](const ExplainStep& step) {
              return std::visit([&](const auto& one) { return record(position, one); }, step);
            }));
    return out;
  }
};

class BruteForceWork : public Holder<BruteForce> {
 public:
  BruteForceWork(const std::string& text, double limit) {
    auto position = read_position(text, page_limits);
    if (position) {
      limit_ = limit >= 1 ? limit_of(limit) : 2'000'000;
      work_ = std::make_unique<BruteForce>(std::move(*position), limit_);
    } else {
      error_ = position.error();
    }
  }
  val result() const {
    if (!work_) return record(error_);
    const auto& answer = work_->answer();
    if (!answer) return record(Error{ErrorCode::unsettled, 0, {std::to_string(limit_)}});
    val out = val::object();
    out.set("position", print(answer->position));
    out.set("smaller", answer->smaller);
    out.set("outcome", std::string(outcome(answer->player_to_move_wins)));
    out.set("positions", static_cast<double>(answer->positions));
    out.set("theory", outcome_or_null(answer->theory));
    return out;
  }

 private:
  std::uint64_t limit_ = 0;
};

val graph_of(const std::string& text, unsigned most) {
  const auto position = read_position(text, page_limits);
  if (!position) return record(position.error());
  const auto graph = options_graph(*position, std::clamp<std::size_t>(most, 1, max_graph_nodes));
  if (!graph) return record(graph.error());
  std::vector<std::uint8_t> wins;
  std::vector<std::int32_t> values;
  std::vector<std::uint32_t> layers;
  std::vector<std::uint32_t> rounds;
  std::vector<std::uint32_t> edges;
  for (const auto& node : graph->nodes) {
    wins.push_back(node.player_to_move_wins);
    values.push_back(node.value ? static_cast<std::int32_t>(*node.value) : -1);
    layers.push_back(node.layer);
    rounds.push_back(node.round);
  }
  for (const auto& [from, to] : graph->edges) {
    edges.push_back(from);
    edges.push_back(to);
  }
  val out = val::object();
  out.set("positions",
          array(graph->nodes, [](const OptionsGraph::Node& node) { return val(node.text); }));
  out.set("wins", typed_array(wins));
  out.set("values", typed_array(values));
  out.set("layers", typed_array(layers));
  out.set("rounds", typed_array(rounds));
  out.set("edges", typed_array(edges));
  out.set("dot", to_dot(*graph));
  return out;
}

// -- periods
// -------------------------------------------------------------------------------------------------

class PeriodWork : public Holder<PeriodSearch> {
 public:
  PeriodWork(const std::string& text, double values) {
    auto rule = read_rule(text, page_limits);
    if (rule) {
      work_ = std::make_unique<PeriodSearch>(
          *rule, values >= 1 ? count_of(values, 1e9) : PeriodSearch::default_values, UINT64_MAX);
    } else {
      error_ = rule.error();
    }
  }
  val result() const {
    if (!work_) return record(error_);
    if (work_->error() != nullptr) return record(*work_->error());
    const auto& period = work_->period();
    val out = val::object();
    out.set("rule", work_->rule()->text());
    out.set("proven", period.has_value());
    out.set("preperiod", period ? integer(period->preperiod) : val::null());
    out.set("period", period ? integer(period->period) : val::null());
    out.set("saltus", period ? integer(period->saltus) : val::null());
    out.set("checkedTo", integer(work_->checked_to()));
    out.set("theorem", period ? val(work_->certificate().theorem) : val::null());
    out.set("reach", period ? integer(work_->certificate().reach) : val::null());
    out.set("certificate", period ? val(print(work_->certificate())) : val::null());
    return out;
  }
  double known() const { return work_ ? static_cast<double>(work_->known()) : 0; }
};

class VerifyWork : public Holder<Verifier> {
 public:
  explicit VerifyWork(const std::string& text) {
    auto certificate = read_certificate(text);
    if (certificate) {
      work_ = std::make_unique<Verifier>(std::move(*certificate));
    } else {
      error_ = certificate.error();
    }
  }
  val result() const {
    if (!work_) return record(error_);
    val out = val::object();
    out.set("rule", work_->certificate().rule);
    out.set("valid", work_->verdict() == Verdict::valid);
    out.set("verdict", std::string(text(work_->verdict())));
    return out;
  }
};

// -- guesses
// -------------------------------------------------------------------------------------------------

class ConjectureWork : public Holder<Conjecture> {
 public:
  ConjectureWork(const std::string& rule_text, const std::string& guess_text,
                 const val& definitions, double heaps) {
    auto rule = read_rule(rule_text, page_limits);
    if (!rule) {
      error_ = rule.error();
      return;
    }
    std::map<std::string, std::int64_t> numbers;
    for (const std::string& definition : to_strings(definitions))
      read_definition(definition, numbers);
    auto guess = Guess::read(guess_text, **rule, numbers);
    if (!guess) {
      error_ = guess.error();
      return;
    }
    kind_ = guess->kind;
    guess_ = guess->expression.text();
    work_ = std::make_unique<Conjecture>(
        *rule, std::move(*guess), heaps >= 1 ? count_of(heaps, 1e9) : Conjecture::default_heaps);
  }
  val result() const {
    const char* verdicts[] = {"refuted", "holds", "proven"};
    const char* kinds[] = {"lost", "won", "value"};
    if (!work_) return record(error_);
    const auto& result = work_->result();
    if (!result) return record(result.error());
    val counterexample = val::null();
    if (const auto& found = result->counterexample) {
      const auto& heaps = found->heaps;
      counterexample = val::object();
      counterexample.set("heaps", array(heaps, integer));
      counterexample.set("position",
                         print(heaps.size() == 2 ? heap_position(work_->rule(), heaps[0], heaps[1])
                                                 : heap_position(work_->rule(), heaps[0])));
      counterexample.set("value", integer(found->value));
      counterexample.set("guessed", found->guessed ? val(*found->guessed) : val::null());
    }
    val out = val::object();
    out.set("rule", work_->rule()->text());
    out.set("guess", guess_);
    out.set("about", std::string(kinds[static_cast<int>(kind_)]));
    out.set("verdict", std::string(verdicts[static_cast<int>(result->verdict)]));
    out.set("checked", static_cast<double>(result->checked));
    out.set("counterexample", counterexample);
    out.set("rulePeriod", result->rule_period ? integer(result->rule_period->period) : val::null());
    out.set("rulePreperiod",
            result->rule_period ? integer(result->rule_period->preperiod) : val::null());
    out.set("guessPeriod",
            result->guess_period ? integer(result->guess_period->period) : val::null());
    out.set("guessPreperiod",
            result->guess_period ? integer(result->guess_period->from) : val::null());
    return out;
  }

 private:
  Guess::Kind kind_ = Guess::Kind::value;
  std::string guess_;
};

class ComparisonWork : public Holder<Comparison> {
 public:
  ComparisonWork(const std::string& left_text, const std::string& right_text, bool list,
                 double heaps) {
    auto left = read_rule(left_text, page_limits);
    if (!left) {
      error_ = left.error();
      return;
    }
    if (list) {
      auto numbers = read_numbers(right_text);
      if (numbers) {
        work_ = std::make_unique<Comparison>(*left, std::move(*numbers));
      } else {
        error_ = numbers.error();
      }
      return;
    }
    auto right = read_rule(right_text, page_limits);
    if (right) {
      work_ = std::make_unique<Comparison>(
          *left, *right, heaps >= 1 ? count_of(heaps, 1e9) : Conjecture::default_heaps);
    } else {
      error_ = right.error();
    }
  }
  val result() const {
    if (!work_) return record(error_);
    const auto& result = work_->result();
    if (!result) return record(result.error());
    const bool differ = result->first_difference.has_value();
    val out = val::object();
    out.set("checked", static_cast<double>(result->checked));
    out.set("firstDifference", integer_or_null(result->first_difference));
    out.set("left", differ ? integer(result->left) : val::null());
    out.set("right", differ ? integer(result->right) : val::null());
    out.set("provenEqual", result->proven_equal);
    return out;
  }
};

val ranges(const std::vector<Range>& list) {
  return array(list, [](const Range& range) {
    val one = val::object();
    one.set("first", integer(range.first));
    one.set("last", integer(range.last));
    return one;
  });
}

class SolveWork : public Holder<Solve> {
 public:
  SolveWork(const std::string& text, double numbers) {
    work_ = std::make_unique<Solve>(text,
                                    numbers >= 1 ? count_of(numbers, 1e6) : Solve::default_numbers,
                                    1'000'000, default_limit, page_limits);
  }
  val result() const {
    const auto& result = work_->result();
    if (!result) return record(result.error());
    val out = val::object();
    out.set("before", result->before);
    out.set("after", result->after);
    out.set("losing", ranges(result->losing));
    out.set("repeating", ranges(result->repeating));
    out.set("preperiod", integer(result->preperiod));
    out.set("period", integer(result->period));
    out.set("proven", result->proven);
    out.set("checkedTo", integer(result->checked_to));
    out.set("unsettled", ranges(result->unsettled));
    out.set("illegal", ranges(result->illegal));
    return out;
  }
};

class LostWork : public Holder<LostHeaps> {
 public:
  LostWork(const std::string& text, double count) {
    auto rule = read_rule(text, page_limits);
    if (rule) {
      work_ = std::make_unique<LostHeaps>(*rule, count_of(count, most), UINT64_MAX);
    } else {
      error_ = rule.error();
    }
  }
  val step(double budget) {
    val progress = Holder::step(budget);
    if (work_) {
      for (const std::uint64_t heap : work_->take())
        heaps_.push_back(static_cast<std::uint32_t>(heap));
    }
    return progress;
  }
  val result() const {
    if (!work_) return record(error_);
    if (work_->error() != nullptr) return record(*work_->error());
    val out = val::object();
    out.set("rule", work_->rule()->text());
    out.set("count", static_cast<double>(work_->known()));
    out.set("heaps", typed_array(heaps_));
    return out;
  }

 private:
  /// All of them may be lost, and a heap takes 4 bytes here and as many in the page.
  static constexpr double most = 10'000'000;

  std::vector<std::uint32_t> heaps_;
};

/// The position of a single heap, or of a single head at a place.
val heap_text(const std::string& text, double n) {
  const auto rule = read_rule(text, page_limits);
  if (!rule) return record(rule.error());
  if (!(*rule)->game().sequence) return record(Error{ErrorCode::no_sequence, 0, {(*rule)->text()}});
  const std::uint64_t heap = count_of(n, 1e15);
  if ((*rule)->game().state_form == "row" && heap > page_limits.max_parts) {
    return record(Error{ErrorCode::too_many_parts, 0, {std::to_string(page_limits.max_parts)}});
  }
  val out = val::object();
  out.set("position", print(heap_position(*rule, heap)));
  return out;
}

// -- grids
// -------------------------------------------------------------------------------------------------

/// The values of two heaps of 0 ... rows - 1 and 0 ... columns - 1, row by row.
class GridWork {
 public:
  GridWork(const std::string& text, double rows, double columns)
      : rows_(static_cast<std::size_t>(std::clamp(rows, 1.0, 2000.0))),
        columns_(static_cast<std::size_t>(std::clamp(columns, 1.0, 2000.0))) {
    auto rule = read_rule(text, page_limits);
    if (!rule) {
      error_ = rule.error();
    } else if ((*rule)->game().state_form == "heaps" || (*rule)->game().state_form == "two-heaps") {
      rule_ = *rule;
      values_.reserve(rows_ * columns_);
    } else {
      error_ = {ErrorCode::no_sequence, 0, {(*rule)->text()}};
    }
  }
  val step(double budget) {
    work_.open_step(budget_of(budget));
    const std::size_t all = rows_ * columns_;
    if (rule_ && !ready_) {
      // The table that the largest heaps need holds all the others.
      const Ready ready = rule_->prepare({rows_ - 1, columns_ - 1}, work_);
      if (ready == Ready::never) {
        error_ = {ErrorCode::unsettled, 0, {rule_->text()}};
        rule_ = nullptr;
      }
      ready_ = ready == Ready::yes;
    }
    if (!rule_) return record(Progress{true, 1, work_.examined()});
    std::vector<Component> components;
    while (ready_ && values_.size() < all && work_.may_go_on()) {
      components.clear();
      rule_->components({values_.size() / columns_, values_.size() % columns_}, components);
      Value value = 0;
      for (const Component& component : components) value ^= component.value.value_or(0);
      values_.push_back(static_cast<std::uint16_t>(std::min<Value>(value, UINT16_MAX)));
      work_.spend();
    }
    return record(Progress{values_.size() == all,
                           static_cast<double>(values_.size()) / static_cast<double>(all),
                           work_.examined()});
  }
  val result() const {
    if (!rule_) return record(error_);
    val out = val::object();
    out.set("rule", rule_->text());
    out.set("rows", static_cast<unsigned>(rows_));
    out.set("columns", static_cast<unsigned>(columns_));
    out.set("values", typed_array(values_));
    return out;
  }

 private:
  std::size_t rows_;
  std::size_t columns_;
  RulePtr rule_;
  Work work_{UINT64_MAX};
  bool ready_ = false;
  std::vector<std::uint16_t> values_;
  Error error_;
};

GridWork* grid_work(const std::string& rule, double rows, double columns) {
  return new GridWork(rule, rows, columns);
}
ExplainWork* explain_work(const std::string& text, double limit) {
  return new ExplainWork(text, limit);
}
BruteForceWork* brute_force_work(const std::string& text, double limit) {
  return new BruteForceWork(text, limit);
}
PeriodWork* period_work(const std::string& text, double values) {
  return new PeriodWork(text, values);
}
VerifyWork* verify_work(const std::string& text) { return new VerifyWork(text); }
ConjectureWork* conjecture_work(const std::string& rule, const std::string& guess,
                                const val& definitions, double heaps) {
  return new ConjectureWork(rule, guess, definitions, heaps);
}
ComparisonWork* compare_work(const std::string& left, const std::string& right, double heaps) {
  return new ComparisonWork(left, right, false, heaps);
}
ComparisonWork* compare_values_work(const std::string& rule, const std::string& list) {
  return new ComparisonWork(rule, list, true, 0);
}
LostWork* lost_work(const std::string& rule, double count) { return new LostWork(rule, count); }
SolveWork* solve_work(const std::string& text, double numbers) {
  return new SolveWork(text, numbers);
}

}  // namespace

EMSCRIPTEN_BINDINGS(nimber_explore) {
  using emscripten::allow_raw_pointers;
  emscripten::class_<ExplainWork>("ExplainWork")
      .function("step", step_of<ExplainWork>())
      .function("result", &ExplainWork::result);
  emscripten::class_<BruteForceWork>("BruteForceWork")
      .function("step", step_of<BruteForceWork>())
      .function("result", &BruteForceWork::result);
  emscripten::class_<PeriodWork>("PeriodWork")
      .function("step", step_of<PeriodWork>())
      .function("result", &PeriodWork::result)
      .function("known", &PeriodWork::known);
  emscripten::class_<VerifyWork>("VerifyWork")
      .function("step", step_of<VerifyWork>())
      .function("result", &VerifyWork::result);
  emscripten::class_<ConjectureWork>("ConjectureWork")
      .function("step", step_of<ConjectureWork>())
      .function("result", &ConjectureWork::result);
  emscripten::class_<ComparisonWork>("ComparisonWork")
      .function("step", step_of<ComparisonWork>())
      .function("result", &ComparisonWork::result);
  emscripten::class_<LostWork>("LostWork")
      .function("step", &LostWork::step)
      .function("result", &LostWork::result);
  emscripten::class_<SolveWork>("SolveWork")
      .function("step", step_of<SolveWork>())
      .function("result", &SolveWork::result);
  emscripten::class_<GridWork>("GridWork")
      .function("step", &GridWork::step)
      .function("result", &GridWork::result);
  emscripten::function("heapPosition", &heap_text);
  emscripten::function("grid", &grid_work, allow_raw_pointers());
  emscripten::function("explain", &explain_work, allow_raw_pointers());
  emscripten::function("bruteForce", &brute_force_work, allow_raw_pointers());
  emscripten::function("optionsGraph", &graph_of);
  emscripten::function("period", &period_work, allow_raw_pointers());
  emscripten::function("verifyPeriod", &verify_work, allow_raw_pointers());
  emscripten::function("conjecture", &conjecture_work, allow_raw_pointers());
  emscripten::function("compare", &compare_work, allow_raw_pointers());
  emscripten::function("compareValues", &compare_values_work, allow_raw_pointers());
  emscripten::function("lostHeaps", &lost_work, allow_raw_pointers());
  emscripten::function("solve", &solve_work, allow_raw_pointers());
}
