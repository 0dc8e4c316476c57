#include "records/laws/patterns.hpp"

namespace nimber {
namespace {

/// A value; in a line, of marks, the mark.
void write_value(RecordSink& sink, bool marks, std::int64_t value) {
  if (sink.line() && marks) {
    sink.text(value != 0 ? "P" : "N");
  } else {
    sink.count_signed(value);
  }
}

void write_list_of(RecordSink& sink, const std::vector<std::int64_t>& numbers) {
  write_list(sink, numbers, [&](std::int64_t n) { sink.count_signed(n); });
}

void write(RecordSink& sink, const LawException& exception, const ToldLaw& told) {
  Record out(sink);
  out.field("n", told.data.pairs ? "a" : "n").count(exception.n);
  if (told.data.pairs || !sink.line()) out.count("b", exception.b);
  write_value(out.field("value"), told.law.lost, exception.value);
}

void write(RecordSink& sink, const DigitAutomaton& automaton, bool marks) {
  Record out(sink);
  if (!sink.line()) {
    out.count("base", automaton.base).truth("lowFirst", automaton.low_first);
    out.list("next", automaton.next, [&](const auto& row) { write_list_of(sink, row); });
    write_list_of(out.field("out"), automaton.out);
    return;
  }
  if (automaton.base == 0) {
    out.text("base", "fibonacci");
  } else {
    out.count("base", automaton.base);
  }
  out.text("order", automaton.low_first ? "low" : "high").count("start", 0);
  out.list("next", automaton.next, [&](const auto& row) {
    write_list(sink, row, [&](std::int64_t to) {
      if (to < 0) return sink.null();
      sink.count_signed(to);
    });
  });
  out.list("out", automaton.out, [&](std::int64_t value) { write_value(sink, marks, value); });
}

void write(RecordSink& sink, const EndsLaw& ends, bool ones) {
  Record out(sink);
  if (sink.line()) out.text("of", ends.stretches ? "stretches" : ones ? "ones" : "lost");
  out.text("law", ends.text());
  write_list_of(out.field("first"), ends.first);
  if (!sink.line()) out.truth("stretches", ends.stretches);
}

}  // namespace

void write(RecordSink& sink, const ToldLaw& told) {
  Record out(sink);
  add_law(out, told);
}

void add_law(Record& out, const ToldLaw& told) {
  const Law& law = told.law;
  RecordSink& sink = out.sink();
  // A line leaves out what there is not.
  const bool all = !sink.line();
  if (law.formula.empty()) {
    out.null("formula");
  } else {
    out.text("formula", law.formula);
  }
  out.text("kind", text(law.kind)).count("size", law.size).count("from", law.from);
  out.count("checkedTo", law.checked_to).truth("proven", law.proven);
  // Rows of numbers: how many were looked at, and how many numbers the longest has.
  if (told.data.rows_of_numbers())
    out.count("positions", told.data.numbers.size()).count("cells", told.data.most_cells());
  if (all || law.proven) out.text("theorem", law.theorem);
  if (all) {
    out.truth("lost", law.lost).truth("ones", law.ones);
    if (law.always) {
      out.truth("always", *law.always);
    } else {
      out.null("always");
    }
  }
  if (all || !law.except.empty())
    out.list("except", law.except, [&](const LawException& e) { write(sink, e, told); });
  if (law.automaton) {
    write(out.field("automaton"), *law.automaton, law.lost);
  } else if (all) {
    out.null("automaton");
  }
  if (law.ends) {
    write(out.field("ends"), *law.ends, law.ones);
  } else if (all) {
    out.null("ends");
  }
  if (all) out.count("stride", told.stride);
  if (!all && law.formula.empty() && !law.name.empty())
    out.text("of", law.lost ? "lost" : law.ones ? "ones" : "values");
  if (all || !law.name.empty()) {
    out.text("name", law.name);
    if (all || !law.oeis.empty()) out.text("oeis", law.oeis);
  }
}

}  // namespace nimber
