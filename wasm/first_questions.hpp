// What both modules answer: the landing place's questions. FirstModule in nimber.d.ts is their
// contract.
#pragma once

#include <nimber/analysis.hpp>
#include <nimber/link.hpp>
#include <nimber/reply.hpp>
#include <nimber/sequence.hpp>

#include "records.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

namespace nimber::wasm {

inline val record(const Sentence& sentence) {
  val out = val::object();
  out.set("code", sentence.code);
  out.set("args", strings(sentence.args));
  return out;
}

inline val record(const Game& game) {
  const auto texts = [](const std::vector<std::string_view>& list) {
    return array(list, [](std::string_view s) { return val(std::string(s)); });
  };
  val out = val::object();
  out.set("name", std::string(game.name));
  out.set("board", std::string(game.board));
  out.set("rulesForm", std::string(game.rules_form));
  out.set("choices", texts(game.choices));
  out.set("stateForm", std::string(game.state_form));
  out.set("sequence", game.sequence);
  out.set("examples", texts(game.examples));
  return out;
}

inline val record(const Term& term) {
  const Drawing drawing = term.rule->drawing(term.state);
  std::vector<std::uint32_t> ends;
  for (const auto& [from, to] : drawing.edges) {
    ends.push_back(from);
    ends.push_back(to);
  }
  val out = val::object();
  out.set("position", print(term));
  out.set("game", std::string(term.rule->game().name));
  out.set("rule", term.rule->text());
  out.set("board", std::string(term.rule->game().board));
  out.set("sentence", record(term.rule->sentence()));
  out.set("parts", array(term.state, integer));
  out.set("king", static_cast<unsigned>(drawing.king));
  out.set("vertices", strings(drawing.vertices));
  out.set("edges", array(ends, [](std::uint32_t v) { return val(v); }));
  out.set("ended", is_over(term));
  return out;
}

inline val move_or_null(const Position& position, const std::optional<PositionMove>& move) {
  val out = val::object();
  out.set("move", move ? record(position, *move) : val::null());
  return out;
}

inline val record(const Position& position, const AnalysisResult& result) {
  const char* methods[] = {"values", "tame", "theorem", "search"};
  val terms = val::array();
  for (unsigned i = 0; i < result.terms.size(); ++i) {
    val term = val::object();
    term.set("position", print(position.terms[i]));
    term.set("value", integer_or_null(result.terms[i].value));
    term.set("theorem", result.terms[i].theorem);
    term.set("components",
             array(result.terms[i].components, [](const Component& c) { return record(c); }));
    terms.set(i, term);
  }
  val winning = val::object();
  winning.set("count", integer_or_null(result.winning_count));
  winning.set("listed",
              array(result.winning, [&](const PositionMove& m) { return record(position, m); }));
  val out = val::object();
  out.set("position", print(position));
  out.set("convention", std::string(position.misere ? "misere" : "normal"));
  out.set("outcome", std::string(result.player_to_move_wins ? "N" : "P"));
  out.set("value", integer_or_null(result.value));
  out.set("terms", terms);
  out.set("method", std::string(methods[static_cast<int>(result.method)]));
  out.set("winning", winning);
  return out;
}

// -- requests in one call
// --------------------------------------------------------------------------------------------

inline val games() {
  return array(all_games(), [](const Game* game) { return record(*game); });
}

inline val read(const std::string& text) {
  const auto result = read_any(text, page_limits);
  if (!result) return record(result.error());
  val out = val::object();
  if (const auto* rule = std::get_if<RulePtr>(&*result)) {
    out.set("kind", std::string("rule"));
    out.set("rule", (*rule)->text());
    out.set("game", std::string((*rule)->game().name));
    out.set("sentence", record((*rule)->sentence()));
    return out;
  }
  const auto& position = std::get<Position>(*result);
  out.set("kind", std::string("position"));
  out.set("position", print(position));
  out.set("convention", std::string(position.misere ? "misere" : "normal"));
  out.set("terms", array(position.terms, [](const Term& term) { return record(term); }));
  out.set("over", is_over(position));
  return out;
}

inline val open_link(const std::string& text) {
  const auto link = read_link(text, page_limits);
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

inline val link_of(const std::vector<std::string>& record_texts,
                   const std::vector<std::string>& options) {
  std::vector<Position> positions;
  for (const std::string& text : record_texts) {
    auto position = read_position(text, page_limits);
    if (!position) return record(position.error());
    positions.push_back(std::move(*position));
  }
  const auto link = write_link(positions, options);
  if (!link) return record(link.error());
  val out = val::object();
  out.set("link", *link);
  return out;
}

inline val moves(const std::string& text, unsigned term, unsigned part, unsigned skip,
                 unsigned most) {
  const auto position = read_position(text, page_limits);
  if (!position) return record(position.error());
  val list = val::array();
  unsigned seen = 0;
  unsigned listed = 0;
  bool more = false;
  for (std::size_t t = 0; t < position->terms.size() && !more; ++t) {
    if (term != 0 && t + 1 != term) continue;
    const Rule& rule = *position->terms[t].rule;
    const State& state = position->terms[t].state;
    for (std::size_t p = 0; p < rule.parts(state) && !more; ++p) {
      if (part != 0 && p + 1 != part) continue;
      const bool whole = rule.each_move(state, p, [&](const Move& move) {
        if (seen++ < skip) return true;
        if (listed == most) return false;
        list.set(listed++, record(*position, {t, move}));
        return true;
      });
      more = !whole;
    }
  }
  val out = val::object();
  out.set("moves", list);
  out.set("more", more);
  return out;
}

inline val move_by(const std::string& text, unsigned term, unsigned part, std::uint64_t amount,
                   std::uint64_t smaller) {
  const auto position = read_position(text, page_limits);
  if (!position) return record(position.error());
  if (term < 1 || term > position->terms.size() || part < 1)
    return move_or_null(*position, std::nullopt);
  const Term& t = position->terms[term - 1];
  const auto move = t.rule->find_move(t.state, part - 1, amount, smaller);
  return move_or_null(*position,
                      move ? std::optional(PositionMove{term - 1, *move}) : std::nullopt);
}

inline val move_to(const std::string& from_text, const std::string& to_text) {
  const auto from = read_position(from_text, page_limits);
  if (!from) return record(from.error());
  const auto to = read_position(to_text, page_limits);
  if (!to) return record(to.error());
  return move_or_null(*from, move_between(*from, *to));
}

// -- requests as work in pieces
// --------------------------------------------------------------------------------------

/// The first module searches nothing: what its theory can't settle is for the full one, like a game
/// that it doesn't know.
inline Error told(Error error) {
#ifdef NIMBER_FIRST
  if (error.code == ErrorCode::unsettled) error.code = ErrorCode::unknown_game;
#endif
  return error;
}

class Task {
 public:
  virtual ~Task() = default;
  virtual val step(double budget) = 0;
  virtual val result() const = 0;
};

/// A text that can't be read is a request that is done at once.
class AnalysisWork final : public Task {
 public:
  AnalysisWork(const std::string& text, double limit) {
    auto position = read_position(text, page_limits);
    if (position) {
      work_ = std::make_unique<Analysis>(std::move(*position), limit_of(limit));
    } else {
      error_ = position.error();
    }
  }
  val step(double budget) override {
    return record(work_ ? work_->step(budget_of(budget)) : Progress{true, 1, 0});
  }
  val result() const override {
    if (!work_) return record(error_);
    const auto& result = work_->result();
    return result ? record(work_->position(), *result) : record(told(result.error()));
  }

 private:
  std::unique_ptr<Analysis> work_;
  Error error_;
};

class ReplyWork final : public Task {
 public:
  ReplyWork(const std::string& text, bool blunder, double seed, double limit) {
    auto position = read_position(text, page_limits);
    if (position) {
      position_ = *position;
      work_ = std::make_unique<Reply>(
          std::move(*position),
          ReplyOptions{blunder, static_cast<std::uint64_t>(std::clamp(seed, 0.0, 9e15)),
                       limit_of(limit)});
    } else {
      error_ = position.error();
    }
  }
  val step(double budget) override {
    return record(work_ ? work_->step(budget_of(budget)) : Progress{true, 1, 0});
  }
  val result() const override {
    if (!work_) return record(error_);
#ifdef NIMBER_FIRST
    if (!work_->settled()) return record(told({ErrorCode::unsettled, 0, {}}));
#endif
    val out = move_or_null(position_, work_->move());
    out.set("winning", work_->winning());
    return out;
  }

 private:
  std::unique_ptr<Reply> work_;
  Position position_;
  Error error_;
};

class SequenceWork final : public Task {
 public:
  SequenceWork(const std::string& text, double count) {
    const auto rule = read_rule(text, page_limits);
    if (rule) {
      rule_ = (*rule)->text();
      work_ = std::make_unique<Sequence>(
          *rule, static_cast<std::uint64_t>(std::clamp(count, 0.0, most_values)), UINT64_MAX);
    } else {
      error_ = rule.error();
    }
  }
  val step(double budget) override {
    return record(work_ ? work_->step(budget_of(budget)) : Progress{true, 1, 0});
  }
  val result() const override {
    if (!work_) return record(error_);
    if (work_->error() != nullptr) return record(*work_->error());
    val out = val::object();
    out.set("rule", rule_);
    out.set("values", typed_array(work_->values(0, work_->known()).wide()));
    return out;
  }
  double known() const { return work_ ? static_cast<double>(work_->known()) : 0; }
  /// g(from) ... g(to - 1) as far as they are known, as narrow as they are.
  val values(double from, double to) const {
    if (!work_) return typed_array(PackedValues());
    const auto number = [&](double n) {
      return static_cast<std::uint64_t>(std::clamp(n, 0.0, known()));
    };
    return typed_array(work_->values(number(from), number(to)));
  }

 private:
  std::unique_ptr<Sequence> work_;
  std::string rule_;
  Error error_;
};

}  // namespace nimber::wasm
