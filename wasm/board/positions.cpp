// Games, positions as they are typed, and links.
#include <nimber/link.hpp>
#include <nimber/notation.hpp>
#include "questions.hpp"
#include "search/sum_quotient.hpp"

namespace nimber::wasm {

static val record(const Sentence& sentence) {
  val out = val::object();
  out.set("code", sentence.code);
  out.set("args", strings(sentence.args));
  return out;
}

static val record(const Game& game) {
  const auto texts = [](const std::vector<std::string_view>& list) {
    return array(list, [](std::string_view s) { return val(std::string(s)); });
  };
  val out = val::object();
  out.set("name", std::string(game.name));
  out.set("board", std::string(nimber::text(game.board)));
  out.set("rulesForm", std::string(nimber::text(game.rules_form)));
  out.set("choices", texts(game.choices));
  out.set("stateForm", std::string(nimber::text(game.state_form)));
  out.set("sequence", game.sequence);
  out.set("examples", texts(game.examples));
  return out;
}

static val record(const Term& term) {
  const Drawing drawing = term.rule->display().drawing(term.state);
  std::vector<std::uint32_t> ends;
  for (const auto& [from, to] : drawing.edges) {
    ends.push_back(from);
    ends.push_back(to);
  }
  val out = val::object();
  out.set("position", print(term));
  out.set("game", std::string(term.rule->game().name));
  out.set("rule", term.rule->text());
  out.set("board", std::string(nimber::text(term.rule->game().board)));
  out.set("sentence", record(term.rule->sentence()));
  out.set("parts", array(term.state, integer));
  out.set("heaps", static_cast<unsigned>(term.rule->heaps(term.state)));
  out.set("splits", term.rule->splits());
  out.set("king", static_cast<unsigned>(drawing.king));
  out.set("vertices", strings(drawing.vertices));
  out.set("edges", array(ends, [](std::uint32_t v) { return val(v); }));
  out.set("moves", array(drawing.moves, [](std::uint32_t number) { return val(number); }));
  out.set("marked", array(drawing.marked, [](std::uint32_t v) { return val(v); }));
  out.set("shape", std::string(drawing.shape));
  out.set("names", strings(drawing.names));
  out.set("pieces", array(term.rule->display().pieces(term.state),
                          [](const State& piece) { return array(piece, integer); }));
  out.set("apart", term.rule->apart() != Rule::Apart::whole);
  out.set("ended", is_over(term));
  return out;
}

namespace questions {

val games() {
  return array(all_games(), [](const Game* game) { return record(*game); });
}

val read(const std::string& text) {
  const auto result = read_any(text, board_limits);
  if (!result) return record(result.error());
  val out = val::object();
  if (const auto* rule = std::get_if<RulePtr>(&*result)) {
    out.set("kind", std::string("rule"));
    out.set("rule", (*rule)->text());
    out.set("game", std::string((*rule)->game().name));
    out.set("sentence", record((*rule)->sentence()));
    out.set("sequence", (*rule)->has_sequence());
    out.set("pairs", (*rule)->pairs() != nullptr);
    out.set("quotient", (*rule)->has_sequence() && has_single_heaps(**rule));
    return out;
  }
  const auto& position = std::get<Position>(*result);
  out.set("kind", std::string("position"));
  out.set("position", print(position));
  out.set("convention", std::string(position.misere ? "misere" : "normal"));
  out.set("sum", position.compound == Compound::sum
                     ? std::string()
                     : print(position.compound, position.most).substr(1));
  std::size_t at = 0;
  out.set("terms", array(position.terms, [&](const Term& term) {
            val one = record(term);
            one.set("firstHeap", static_cast<unsigned>(heap_number(position, at++, 0)));
            return one;
          }));
  out.set("over", is_over(position));
  return out;
}

val openLink(const std::string& text) {
  const auto link = read_link(text, board_limits);
  if (!link) return record(link.error());
  val out = val::object();
  out.set("kind", std::string(link->rule ? "rule" : "position"));
  if (link->rule) {
    out.set("rule", link->rule->text());
  } else {
    out.set("record", array(link->record, [](const Position& p) { return val(print(p)); }));
  }
  out.set("options", strings(link->options));
  out.set("dropped", link->dropped);
  return out;
}

val writeLink(const std::vector<std::string>& record_texts,
              const std::vector<std::string>& options) {
  val out = val::object();
  if (record_texts.size() == 1) {
    const auto only = read_any(record_texts.front(), board_limits);
    if (!only) return record(only.error());
    if (const auto* rule = std::get_if<RulePtr>(&*only)) {
      out.set("link", write_link(**rule, options));
      return out;
    }
  }
  std::vector<Position> positions;
  for (const std::string& text : record_texts) {
    auto position = read_position(text, board_limits);
    if (!position) return record(position.error());
    positions.push_back(std::move(*position));
  }
  const auto link = write_link(positions, options);
  if (!link) return record(link.error());
  out.set("link", *link);
  return out;
}

}  // namespace questions
}  // namespace nimber::wasm
