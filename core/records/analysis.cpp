#include "records/analysis.hpp"

#include "records/position.hpp"

namespace nimber {

static void write_term(RecordSink& sink, const Term& term, const TermAnalysis& found,
                       AnalysisResult::Method method) {
  Record out(sink);
  out.text("position", print(term)).whole("value", found.value);
  if (found.loopy) out.wholes("loopy", *found.loopy);
  if (sink.line()) return;
  out.text("theorem", found.theorem);
  out.list("components", found.components, [&](const Component& c) { write(sink, c); });
  if (method != AnalysisResult::Method::tame) return;
  const auto together = term.rule->theory().together(found.components);
  if (!together.empty())
    out.list("together", together, [&](std::size_t first) { sink.count(first); });
}

/// How many moves there are, and the first of them. `plies`, by move, may be empty.
static void write_moves(RecordSink& sink, const Position& position,
                        const std::optional<std::uint64_t>& count,
                        const std::vector<PositionMove>& listed,
                        const std::vector<std::uint64_t>& plies) {
  Record out(sink);
  out.whole("count", count);
  if (!sink.line()) {
    out.list("listed", listed, [&](const PositionMove& move) { write(sink, position, move); });
    if (!plies.empty()) out.wholes("plies", plies);
    return;
  }
  std::size_t at = 0;
  out.list("listed", listed, [&](const PositionMove& move) {
    Record one(sink);
    add_line(one, position, move);
    if (!plies.empty()) one.whole("plies", plies[at++]);
  });
}

void write(RecordSink& sink, const Position& position, const AnalysisResult& result) {
  Record out(sink);
  add_analysis(out, position, result);
}

void add_analysis(Record& out, const Position& position, const AnalysisResult& result) {
  RecordSink& sink = out.sink();
  out.text("position", print(position));
  out.text("convention", convention(position));
  if (sink.line() && position.compound != Compound::sum)
    out.text("sum", print(position.compound, position.most).substr(1));
  out.text("outcome", letter(result.outcome));
  out.whole("value", result.value);
  if (result.loopy) out.wholes("loopy", *result.loopy);
  std::size_t at = 0;
  out.list("terms", result.terms, [&](const TermAnalysis& found) {
    write_term(sink, position.terms[at++], found, result.method);
  });
  if (!sink.line()) out.text("method", text(result.method));
  write_moves(out.field("winning", "winning_moves"), position, result.winning_count, result.winning,
              result.plies);
  if (result.outcome == Outcome::D || (!sink.line() && result.drawing_count))
    write_moves(out.field("drawing", "drawing_moves"), position, result.drawing_count,
                result.drawing, {});
}

}  // namespace nimber
