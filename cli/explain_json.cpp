#include "explain_json.hpp"

#include "json.hpp"
#include "sentences.hpp"

namespace nimber::cli {
namespace {

std::string winner_or_null(const std::optional<Outcome>& outcome) {
  return outcome ? truth(*outcome == Outcome::N) : "null";
}
std::string letter_or_null(const std::optional<Outcome>& outcome) {
  return outcome ? json_string(letter(*outcome)) : "null";
}

JsonObject kind_of(std::string_view kind) { return JsonObject().text("kind", kind); }
JsonObject& add_about(JsonObject& out, const About& about) {
  return out.number("term", about.term + 1)
      .number("part", about.part == About::whole ? 0 : about.part + 1);
}
/// A whole game has no size.
std::optional<std::uint64_t> size_of(const About& about, std::uint64_t size) {
  return about.part == About::whole ? std::nullopt : std::optional(size);
}

std::string json(const Position& position, const SumRow& row) {
  const Component& c = row.component;
  const Rule& rule = *position.terms[row.term].rule;
  // A part of several numbers has no size of its own.
  const bool sized = c.kind == Component::Kind::part ? c.size > 0 && !c.infinite
                                                     : c.kind != Component::Kind::whole;
  JsonObject out;
  out.number("term", row.term + 1)
      .text("kind", text(c.kind))
      .number("part", c.part + std::uint64_t{1})
      .number("size", sized ? std::optional(c.size) : std::nullopt);
  if (c.kind == Component::Kind::token) out.text("vertex", print_state(rule, {c.size}));
  if (c.kind == Component::Kind::corner) out.number("column", c.column);
  if (!row.with.empty()) out.add("with", json_list(row.with, cli::number));
  return out.number("value", c.value).end();
}
std::string rows_json(const Position& position, const std::vector<SumRow>& rows) {
  return json_list(rows, [&](const SumRow& row) { return json(position, row); });
}

/// A move: where it leads, and its words.
JsonObject& add_move(JsonObject& out, const Position& position, const PositionMove& move) {
  return out.text("position", print(after(position, move))).text("text", sentence(position, move));
}
std::string json(const Position& position, const PositionMove& move) {
  JsonObject out;
  return add_move(out, position, move).end();
}

std::string json(const Position&, const TheoremStep& step) {
  JsonObject out = kind_of("theorem");
  return add_about(out, step.about)
      .text("code", step.code)
      .add("facts",
           json_list(
               step.facts,
               [](const Fact& fact) {
                 return JsonObject().text("name", fact.name).number("number", fact.number).end();
               }))
      .number("value", step.value)
      .end();
}

std::string json(const Position& position, const DrawingStep& step) {
  const Term& term = position.terms[step.about.term];
  const Drawing drawing = term.rule->display().drawing(term.state);
  JsonObject out = kind_of("drawing");
  return add_about(out, step.about)
      .add("steps",
           json_list(step.steps,
                     [&](const DrawnStep& one) {
                       return JsonObject()
                           .text("code", one.code)
                           .add("edges", json_list(one.edges,
                                                   [&](std::uint32_t e) {
                                                     return json_string(edge_name(drawing, e));
                                                   }))
                           .add("vertices", json_list(one.vertices,
                                                      [&](std::uint32_t v) {
                                                        return json_string(drawing.vertices[v]);
                                                      }))
                           .add("added", json_list(one.added, cli::number))
                           .number("value", one.value)
                           .end();
                     }))
      .end();
}

std::string json(const Position& position, const ValueStep& step) {
  const auto options = [&](const std::vector<ValueStep::Option>& list) {
    return json_list(list, [&](const ValueStep::Option& option) {
      JsonObject one = JsonObject().number("value", option.value);
      return add_move(one, position, {step.about.term, option.move}).end();
    });
  };
  JsonObject out = kind_of("value");
  return add_about(out, step.about)
      .number("size", size_of(step.about, step.size))
      .number("value", step.value)
      .add("reached", options(step.reached))
      .truth("all_smaller", step.all_smaller)
      .truth("none_equal", step.none_equal)
      .add("options", options(step.options))
      .truth("all_options", step.all_options)
      .end();
}

std::string json(const Position& position, const LabelStep& step) {
  const auto option = [&](const LabelStep::Option& o) {
    const PositionMove move{step.about.term, o.move};
    JsonObject one = JsonObject().number("value", o.value);
    return add_move(one, position, move)
        .add("reply", o.reply ? json(after(position, move), PositionMove{step.about.term, *o.reply})
                              : "null")
        .end();
  };
  JsonObject out = kind_of("label");
  return add_about(out, step.about)
      .number("value", step.value)
      .number("mex", step.mex)
      .add("options", json_list(step.options, option))
      .truth("all_options", step.all_options)
      .end();
}

std::string json(const Position&, const EndlessStep& step) {
  return kind_of("endless")
      .number("infinite", step.infinite)
      .number("rest", step.rest)
      .add("reached", json_list(step.reached, cli::number))
      .text("outcome", letter(step.outcome))
      .end();
}

std::string json(const Position& position, const SumStep& step) {
  return kind_of("sum")
      .add("rows", rows_json(position, step.rows))
      .add("ones", json_list(step.ones, cli::number))
      .number("total", step.total)
      .number("bigs", step.bigs)
      .end();
}

std::string json(const Position& position, const MendStep& step) {
  // What the rows say of a place is said of the position that they belong to.
  const Position then = after(position, step.move);
  return kind_of("mend")
      .add("move", json(position, step.move))
      .add("before", rows_json(position, step.before))
      .add("after", rows_json(then, step.after))
      .add("kept", rows_json(position, step.kept))
      .number("more_kept", step.more_kept)
      .number("from", step.from)
      .number("to", step.to)
      .truth("raises", step.raises)
      .add("ones", json_list(step.ones, cli::number))
      .number("total", step.total)
      .number("bigs", step.bigs)
      .end();
}

std::string json(const Position&, const QuotientStep& step) {
  return kind_of("quotient")
      .add("rows", json_list(step.rows,
                             [](const QuotientStep::Row& row) {
                               JsonObject one;
                               return add_about(one, row.about)
                                   .number("size", row.size)
                                   .text("word", row.word)
                                   .end();
                             }))
      .text("product", step.product)
      .truth("lost", step.lost)
      .number("order", step.order)
      .number("p_portion", step.p_portion)
      .add("nim_rule", letter_or_null(step.nim_rule))
      .end();
}

std::string json(const Position& position, const QuotientMoveStep& step) {
  return kind_of("quotient-move")
      .add("move", json(position, step.move))
      .text("before", step.before)
      .add("after", json_list(step.after, json_string))
      .text("product", step.product)
      .end();
}

std::string json(const Position&, const CompoundStep& step) {
  using Method = AnalysisResult::Method;
  JsonObject out = kind_of("compound");
  out.text("by", text(step.method))
      .add("rows", json_list(step.rows, [](const AnalysisResult::Part& row) {
             return JsonObject()
                 .number("term", row.term + 1)
                 .number("part", row.part ? *row.part + 1 : 0)
                 .number("number", row.number)
                 .end();
           }));
  if (step.method == Method::suspense || step.method == Method::remoteness)
    out.number("number", step.number);
  if (step.method == Method::digits)
    out.number("modulus", step.modulus).add("digits", json_list(step.digits, cli::number));
  return out.text("outcome", letter(step.outcome)).end();
}

std::string json(const Position& position, const CompoundMoveStep& step) {
  return kind_of("compound-move")
      .add("move", json(position, step.move))
      .number("number", step.number)
      .end();
}

std::string json(const Position& position, const ConventionStep& step) {
  JsonObject out = kind_of("conventions");
  out.text("rule", text(step.rule))
      .add("normal", letter_or_null(step.normal))
      .add("normal_wins", winner_or_null(step.normal))
      .add("misere", letter_or_null(step.misere))
      .add("misere_wins", winner_or_null(step.misere))
      .number("value", step.value)
      .number("bigs", step.bigs)
      .truth("tame", step.tame);
  if (!step.together.empty()) out.add("together", rows_json(position, step.together));
  return out.end();
}

}  // namespace

std::string in_json(const Explanation& explanation) {
  const Position& position = explanation.position;
  JsonObject out;
  out.text("position", print(position))
      .text("convention", position.misere ? "misere" : "normal")
      .text("outcome", letter(explanation.result.outcome))
      .number("value", explanation.result.value);
  if (explanation.result.loopy) out.add("loopy", json_list(*explanation.result.loopy, cli::number));
  return out
      .add("steps", json_list(explanation.steps,
                              [&](const ExplainStep& step) {
                                return std::visit(
                                    [&](const auto& one) { return json(position, one); }, step);
                              }))
      .end()
      .append("\n");
}

std::string in_json(const BruteForce::Answer& answer) {
  return JsonObject()
      .text("position", print(answer.position))
      .truth("smaller", answer.smaller)
      .text("outcome", letter(answer.outcome))
      .number("positions", answer.positions)
      .add("theory", letter_or_null(answer.theory))
      .end()
      .append("\n");
}

}  // namespace nimber::cli
