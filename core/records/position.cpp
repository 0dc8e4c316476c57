#include "records/position.hpp"

#include <nimber/link.hpp>

namespace nimber {

void write(RecordSink& sink, const Error& error) {
  Record out(sink);
  add_error(out, error);
}

void add_error(Record& out, const Error& error) {
  const RecordSink& sink = out.sink();
  Record inner(out.field("error"));
  inner.text("code", text(error.code));
  if (const Words* words = sink.words()) inner.text("message", words->say(error));
  if (sink.line() && error.column == 0) {
    inner.null("column");
  } else {
    inner.count("column", error.column);
  }
  if (!sink.line()) inner.texts("args", error.args);
}

void write(RecordSink& sink, const Progress& progress) {
  Record out(sink);
  out.truth("done", progress.done);
  out.field("fraction").fraction(progress.fraction);
  out.whole("examined", progress.examined);
}

void add_line(Record& out, const Position& position, const PositionMove& move) {
  out.text("position", print(after(position, move)));
  if (const Words* words = out.sink().words()) out.text("text", words->say(position, move));
}

/// The text of what an own rule's part, or the cells of a row, become.
static std::string becomes(const Rule& rule, const Move& move) {
  if (move.kind == MoveKind::own) return print_state(rule, move.parts);
  std::string out;
  if (move.kind == MoveKind::paint) {
    for (const std::uint64_t symbol : move.parts) out.push_back(static_cast<char>(symbol));
  }
  return out;
}

void write(RecordSink& sink, const Position& position, const PositionMove& position_move) {
  Record out(sink);
  if (sink.line()) return add_line(out, position, position_move);
  const Move& move = position_move.move;
  const Position reached = after(position, position_move);
  const Term& changed = position.terms[position_move.term];
  const Rule& rule = *changed.rule;
  out.count("term", position_move.term + 1);
  out.count("part", move.part + std::uint64_t{1});
  out.count("heap", heap_number(position, position_move));
  out.text("kind", text(move.kind));
  out.whole("amount", move.amount);
  out.whole("before", move.before);
  out.wholes("after", {move.after.begin(), move.after.begin() + after_count(move.kind)});
  out.list("flips", move.flips, [&](std::uint32_t coin) { sink.count(coin + std::uint64_t{1}); });
  if (!position_move.also.empty())
    out.list("also", position_move.also,
             [&](const PositionMove& other) { write(sink, position, other); });
  out.text("becomes", becomes(rule, move));
  out.text("place", rule.display().place(changed.state, move));
  out.list("leaves",
           move.kind == MoveKind::own ? rule.display().pieces(move.parts) : std::vector<State>(),
           [&](const State& piece) {
             write_list(sink, piece, [&](std::uint64_t n) { sink.whole(n); });
           });
  out.text("position", print(reached));
  out.text("step", print_step(reached, position_move));
}

void add_component(Record& out, const Component& component) {
  out.text("kind", text(component.kind));
  out.count("part", component.part + std::uint64_t{1});
  out.whole("size", component.size);
  out.whole("value", component.value);
  if (component.kind == Component::Kind::corner) out.whole("column", component.column);
  if (component.infinite) out.truth("infinite", true);
}
void write(RecordSink& sink, const Component& component) {
  Record out(sink);
  add_component(out, component);
}

void write(RecordSink& sink, const std::optional<Outcome>& outcome) {
  if (outcome) {
    sink.text(letter(*outcome));
  } else {
    sink.null();
  }
}

const char* convention(const Position& position) { return position.misere ? "misere" : "normal"; }

}  // namespace nimber
