// Why: explanations, the outcome by the definition alone, and the graph of options.
#include <nimber/explain.hpp>
#include <nimber/notation.hpp>
#include "questions.hpp"
#include "search/brute_force.hpp"
#include "search/options_graph.hpp"

#include <algorithm>

namespace nimber::wasm {

static val outcome_or_null(const std::optional<Outcome>& outcome) {
  return outcome ? val(std::string(letter(*outcome))) : val::null();
}

static void set_about(val& out, const About& about) {
  out.set("term", static_cast<unsigned>(about.term + 1));
  out.set("part", static_cast<unsigned>(about.part == About::whole ? 0 : about.part + 1));
}

static val record(const SumRow& row) {
  val out = record(row.component);
  out.set("term", static_cast<unsigned>(row.term + 1));
  if (!row.with.empty()) out.set("with", array(row.with, integer));
  return out;
}

static val ones_of(const std::vector<std::uint64_t>& ones) {
  return array(ones, [](std::uint64_t n) { return val(static_cast<double>(n)); });
}

static val rows_of(const std::vector<SumRow>& list) {
  return array(list, [](const SumRow& row) { return record(row); });
}

static val record(const Position&, const TheoremStep& step) {
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

static val record(const Position&, const DrawingStep& step) {
  const auto place = [](std::uint32_t at) { return val(at); };
  val out = val::object();
  out.set("kind", std::string("drawing"));
  set_about(out, step.about);
  out.set("steps", array(step.steps, [&](const DrawnStep& one) {
            val drawn = val::object();
            drawn.set("code", std::string(one.code));
            drawn.set("edges", array(one.edges, place));
            drawn.set("vertices", array(one.vertices, place));
            drawn.set("added", array(one.added, integer));
            drawn.set("value", integer_or_null(one.value));
            return drawn;
          }));
  return out;
}

static val record(const Position& position, const ValueStep& step) {
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

static val record(const Position& position, const LabelStep& step) {
  val out = val::object();
  out.set("kind", std::string("label"));
  set_about(out, step.about);
  out.set("size", integer(step.size));
  out.set("value", integer_or_null(step.value));
  out.set("mex", integer(step.mex));
  out.set("options", array(step.options, [&](const LabelStep::Option& option) {
            const PositionMove move{step.about.term, option.move};
            val one = val::object();
            one.set("value", integer_or_null(option.value));
            one.set("move", record(position, move));
            one.set("reply", option.reply ? record(after(position, move),
                                                   PositionMove{step.about.term, *option.reply})
                                          : val::null());
            return one;
          }));
  out.set("allOptions", step.all_options);
  return out;
}

static val record(const Position&, const EndlessStep& step) {
  val out = val::object();
  out.set("kind", std::string("endless"));
  out.set("infinite", static_cast<double>(step.infinite));
  out.set("rest", integer_or_null(step.rest));
  out.set("reached", array(step.reached, integer));
  out.set("outcome", std::string(letter(step.outcome)));
  return out;
}

static val record(const Position&, const SumStep& step) {
  val out = val::object();
  out.set("kind", std::string("sum"));
  out.set("rows", rows_of(step.rows));
  out.set("ones", ones_of(step.ones));
  out.set("total", integer(step.total));
  out.set("bigs", static_cast<double>(step.bigs));
  return out;
}

static val record(const Position& position, const MendStep& step) {
  val out = val::object();
  out.set("kind", std::string("mend"));
  out.set("move", record(position, step.move));
  out.set("before", rows_of(step.before));
  out.set("after", rows_of(step.after));
  out.set("kept", rows_of(step.kept));
  out.set("moreKept", static_cast<double>(step.more_kept));
  out.set("ones", ones_of(step.ones));
  out.set("from", integer(step.from));
  out.set("to", integer(step.to));
  out.set("raises", step.raises);
  out.set("total", integer(step.total));
  out.set("bigs", static_cast<double>(step.bigs));
  return out;
}

static val record(const Position&, const QuotientStep& step) {
  val out = val::object();
  out.set("kind", std::string("quotient"));
  out.set("rows", array(step.rows, [](const QuotientStep::Row& row) {
            val one = val::object();
            set_about(one, row.about);
            one.set("size", integer(row.size));
            one.set("word", row.word);
            return one;
          }));
  out.set("product", step.product);
  out.set("lost", step.lost);
  out.set("order", static_cast<double>(step.order));
  out.set("pPortion", static_cast<double>(step.p_portion));
  out.set("nimRule", outcome_or_null(step.nim_rule));
  return out;
}

static val record(const Position& position, const QuotientMoveStep& step) {
  val out = val::object();
  out.set("kind", std::string("quotient-move"));
  out.set("move", record(position, step.move));
  out.set("before", step.before);
  out.set("after", array(step.after, [](const std::string& word) { return val(word); }));
  out.set("product", step.product);
  return out;
}

static val record(const Position&, const CompoundStep& step) {
  val out = val::object();
  out.set("kind", std::string("compound"));
  out.set("by", std::string(nimber::text(step.method)));
  out.set("rows", array(step.rows, [](const AnalysisResult::Part& row) {
            val one = val::object();
            one.set("term", static_cast<unsigned>(row.term + 1));
            one.set("part", static_cast<unsigned>(row.part ? *row.part + 1 : 0));
            one.set("number", integer(row.number));
            return one;
          }));
  out.set("number", integer(step.number));
  out.set("digits", array(step.digits, integer));
  out.set("modulus", integer(step.modulus));
  out.set("outcome", std::string(letter(step.outcome)));
  return out;
}

static val record(const Position& position, const CompoundMoveStep& step) {
  val out = val::object();
  out.set("kind", std::string("compound-move"));
  out.set("move", record(position, step.move));
  out.set("number", integer_or_null(step.number));
  return out;
}

static val record(const Position&, const ConventionStep& step) {
  val out = val::object();
  out.set("kind", std::string("conventions"));
  out.set("rule", std::string(nimber::text(step.rule)));
  out.set("normal", outcome_or_null(step.normal));
  out.set("misere", outcome_or_null(step.misere));
  out.set("value", integer_or_null(step.value));
  out.set("bigs", static_cast<double>(step.bigs));
  out.set("tame", step.tame);
  if (!step.together.empty()) out.set("together", rows_of(step.together));
  return out;
}

namespace {

class ExplainTask final : public CoreTask<Explain> {
 public:
  ExplainTask(const std::string& text, double limit) {
    auto position = read_position(text, page_limits);
    if (position) {
      work_ = std::make_unique<Explain>(std::move(*position), limit_of(limit));
    } else {
      error_ = position.error();
    }
  }

 private:
  val finished() const override {
    const auto& result = work_->result();
    if (!result) return record(result.error());
    const Position& position = result->position;
    val out = val::object();
    out.set("position", print(position));
    out.set("convention", std::string(position.misere ? "misere" : "normal"));
    out.set("outcome", std::string(letter(result->result.outcome)));
    out.set("value", integer_or_null(result->result.value));
    if (result->result.loopy) out.set("loopy", array(*result->result.loopy, integer));
    out.set("steps", array(result->steps, [&](const ExplainStep& step) {
              return std::visit([&](const auto& one) { return record(position, one); }, step);
            }));
    return out;
  }
};

class BruteForceTask final : public CoreTask<BruteForce> {
 public:
  BruteForceTask(const std::string& text, double limit) {
    auto position = read_position(text, page_limits);
    if (position) {
      work_ = std::make_unique<BruteForce>(std::move(*position),
                                           limit >= 1 ? limit_of(limit) : 2'000'000);
    } else {
      error_ = position.error();
    }
  }

 private:
  val finished() const override {
    const auto& answer = work_->answer();
    if (!answer) return record(work_->error());
    val out = val::object();
    out.set("position", print(answer->position));
    out.set("smaller", answer->smaller);
    out.set("outcome", std::string(letter(answer->outcome)));
    out.set("positions", static_cast<double>(answer->positions));
    out.set("theory", outcome_or_null(answer->theory));
    return out;
  }
};

}  // namespace

namespace questions {

Task* explain(const std::string& position, double limit) {
  return new ExplainTask(position, limit);
}
Task* bruteForce(const std::string& position, double limit) {
  return new BruteForceTask(position, limit);
}

val optionsGraph(const std::string& text, unsigned most) {
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
    wins.push_back(node.outcome == Outcome::D ? 2 : node.player_to_move_wins());
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

}  // namespace questions
}  // namespace nimber::wasm
