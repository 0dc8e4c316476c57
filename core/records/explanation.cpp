#include "records/explanation.hpp"

#include "records/position.hpp"

namespace nimber {

std::string edge_name(const Drawing& drawing, std::size_t edge) {
  const auto [from, to] = drawing.edges[edge];
  return drawing.vertices[from] + "-" + drawing.vertices[to];
}

namespace {

/// One step, field by field. What its parts are called in words and in drawings, the position says.
class StepRecord {
 public:
  StepRecord(RecordSink& sink, const Position& position)
      : sink_(sink), position_(position), out_(sink) {}

  void fields(const TheoremStep& step) {
    kind("theorem", step.about);
    out_.text("code", step.code);
    out_.list("facts", step.facts, [&](const Fact& fact) {
      Record(sink_).text("name", fact.name).whole("number", fact.number);
    });
    out_.whole("value", step.value);
    if (!step.rule.empty()) out_.text("rule", step.rule);
  }

  void fields(const DrawingStep& step) {
    kind("drawing", step.about);
    const Term& term = position_.terms[step.about.term];
    const Drawing drawing = sink_.line() ? term.rule->display().drawing(term.state) : Drawing();
    out_.list("steps", step.steps, [&](const DrawnStep& drawn) {
      Record one(sink_);
      one.text("code", drawn.code);
      if (sink_.line()) {
        one.list("edges", drawn.edges,
                 [&](std::uint32_t edge) { sink_.text(edge_name(drawing, edge)); });
        one.list("vertices", drawn.vertices,
                 [&](std::uint32_t vertex) { sink_.text(drawing.vertices[vertex]); });
      } else {
        one.counts("edges", drawn.edges).counts("vertices", drawn.vertices);
      }
      one.wholes("added", drawn.added).whole("value", drawn.value);
    });
  }

  void fields(const ValueStep& step) {
    kind("value", step.about);
    const auto write_option = [&](const ValueStep::Option& option) {
      Record one(sink_);
      one.whole("value", option.value);
      add_move(one, {step.about.term, option.move});
    };
    // In a line a whole game has no size.
    const bool sized = !sink_.line() || step.about.part != About::whole;
    out_.whole("size", sized ? std::optional(step.size) : std::nullopt);
    out_.whole("value", step.value);
    out_.list("reached", step.reached, write_option);
    out_.truth("allSmaller", step.all_smaller).truth("noneEqual", step.none_equal);
    out_.list("options", step.options, write_option);
    out_.truth("allOptions", step.all_options);
  }

  void fields(const LabelStep& step) {
    kind("label", step.about);
    if (!sink_.line()) out_.whole("size", step.size);
    out_.whole("value", step.value).whole("mex", step.mex);
    out_.list("options", step.options, [&](const LabelStep::Option& option) {
      const PositionMove move{step.about.term, option.move};
      Record one(sink_);
      one.whole("value", option.value);
      add_move(one, move);
      if (option.reply) {
        write(one.field("reply"), after(position_, move), {step.about.term, *option.reply});
      } else {
        one.null("reply");
      }
    });
    out_.truth("allOptions", step.all_options);
  }

  void fields(const EndlessStep& step) {
    kind("endless");
    out_.count("infinite", step.infinite).whole("rest", step.rest).wholes("reached", step.reached);
    out_.text("outcome", letter(step.outcome));
  }

  void fields(const SumStep& step) {
    kind("sum");
    rows("rows", position_, step.rows);
    out_.counts("ones", step.ones).whole("total", step.total).count("bigs", step.bigs);
  }

  void fields(const MendStep& step) {
    kind("mend");
    write(out_.field("move"), position_, step.move);
    rows("before", position_, step.before);
    // What the rows say of a place is said of the position that they belong to.
    rows("after", after(position_, step.move), step.after);
    rows("kept", position_, step.kept);
    out_.count("moreKept", step.more_kept).whole("from", step.from).whole("to", step.to);
    out_.truth("raises", step.raises);
    out_.counts("ones", step.ones).whole("total", step.total).count("bigs", step.bigs);
  }

  void fields(const QuotientStep& step) {
    kind("quotient");
    out_.list("rows", step.rows, [&](const QuotientStep::Row& row) {
      Record one(sink_);
      add_about(one, row.about);
      one.whole("size", row.size).text("word", row.word);
    });
    out_.text("product", step.product).truth("lost", step.lost);
    out_.count("order", step.order).count("pPortion", step.p_portion);
    write(out_.field("nimRule"), step.nim_rule);
  }

  void fields(const QuotientMoveStep& step) {
    kind("quotient-move");
    write(out_.field("move"), position_, step.move);
    out_.text("before", step.before).texts("after", step.after).text("product", step.product);
  }

  void fields(const CompoundStep& step) {
    using Method = AnalysisResult::Method;
    kind("compound");
    out_.text("by", text(step.method));
    out_.list("rows", step.rows, [&](const AnalysisResult::Part& row) {
      Record one(sink_);
      one.count("term", row.term + 1).count("part", row.part ? *row.part + 1 : 0);
      one.whole("number", row.number);
    });
    // A line says what the method has found.
    if (!sink_.line() || step.method == Method::suspense || step.method == Method::remoteness)
      out_.whole("number", step.number);
    if (!sink_.line() || step.method == Method::digits)
      out_.whole("modulus", step.modulus).wholes("digits", step.digits);
    out_.text("outcome", letter(step.outcome));
  }

  void fields(const CompoundMoveStep& step) {
    kind("compound-move");
    write(out_.field("move"), position_, step.move);
    out_.whole("number", step.number);
  }

  void fields(const ConventionStep& step) {
    kind("conventions");
    out_.text("rule", text(step.rule));
    add_convention("normal", "normalWins", step.normal);
    add_convention("misere", "misereWins", step.misere);
    out_.whole("value", step.value).count("bigs", step.bigs).truth("tame", step.tame);
    if (!step.together.empty()) rows("together", position_, step.together);
  }

 private:
  void kind(std::string_view kind) { out_.text("kind", kind); }
  void kind(std::string_view kind, const About& about) {
    out_.text("kind", kind);
    add_about(out_, about);
  }

  static void add_about(Record& out, const About& about) {
    out.count("term", about.term + 1);
    out.count("part", about.part == About::whole ? 0 : about.part + 1);
  }

  /// In a line its fields stand beside the others.
  void add_move(Record& out, const PositionMove& move) {
    if (sink_.line()) {
      add_line(out, position_, move);
    } else {
      write(out.field("move"), position_, move);
    }
  }

  void add_convention(const char* name, const char* wins, const std::optional<Outcome>& outcome) {
    write(out_.field(name), outcome);
    if (!sink_.line()) return;
    if (outcome) {
      out_.truth(wins, *outcome == Outcome::N);
    } else {
      out_.null(wins);
    }
  }

  void rows(const char* name, const Position& position, const std::vector<SumRow>& rows) {
    out_.list(name, rows, [&](const SumRow& row) {
      Record one(sink_);
      one.count("term", row.term + 1);
      if (sink_.line()) {
        add_row(one, *position.terms[row.term].rule, row);
      } else {
        add_component(one, row.component);
        if (!row.with.empty()) one.wholes("with", row.with);
      }
    });
  }

  /// A line names a vertex, and tells no size where there is none.
  static void add_row(Record& out, const Rule& rule, const SumRow& row) {
    const Component& c = row.component;
    // A part of several numbers has no size of its own.
    const bool sized = c.kind == Component::Kind::part ? c.size > 0 && !c.infinite
                                                       : c.kind != Component::Kind::whole;
    out.text("kind", text(c.kind)).count("part", c.part + std::uint64_t{1});
    out.whole("size", sized ? std::optional(c.size) : std::nullopt);
    if (c.kind == Component::Kind::token) out.text("vertex", print_state(rule, {c.size}));
    if (c.kind == Component::Kind::corner) out.whole("column", c.column);
    if (!row.with.empty()) out.wholes("with", row.with);
    out.whole("value", c.value);
  }

  RecordSink& sink_;
  const Position& position_;
  Record out_;
};

}  // namespace

void write(RecordSink& sink, const Explanation& explanation) {
  Record out(sink);
  add_explanation(out, explanation);
}

void add_explanation(Record& out, const Explanation& explanation) {
  RecordSink& sink = out.sink();
  const Position& position = explanation.position;
  const AnalysisResult& result = explanation.result;
  out.text("position", print(position)).text("convention", convention(position));
  out.text("outcome", letter(result.outcome)).whole("value", result.value);
  if (result.loopy) out.wholes("loopy", *result.loopy);
  out.list("steps", explanation.steps, [&](const ExplainStep& step) {
    std::visit([&](const auto& one) { StepRecord(sink, position).fields(one); }, step);
  });
}

void write(RecordSink& sink, const BruteForce::Answer& answer) {
  Record out(sink);
  add_played_out(out, answer);
}

void add_played_out(Record& out, const BruteForce::Answer& answer) {
  out.text("position", print(answer.position)).truth("smaller", answer.smaller);
  out.text("outcome", letter(answer.outcome)).count("positions", answer.positions);
  write(out.field("theory"), answer.theory);
}

}  // namespace nimber
