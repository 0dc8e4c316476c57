// Who wins and how, and the program's move.
#include <nimber/analysis.hpp>
#include <nimber/notation.hpp>
#include <nimber/reply.hpp>
#include "questions.hpp"

#include <algorithm>

namespace nimber::wasm {

static val record(const Position& position, const AnalysisResult& result) {
  val terms = val::array();
  for (unsigned i = 0; i < result.terms.size(); ++i) {
    val term = val::object();
    term.set("position", print(position.terms[i]));
    term.set("value", integer_or_null(result.terms[i].value));
    if (result.terms[i].loopy) term.set("loopy", array(*result.terms[i].loopy, integer));
    term.set("theorem", result.terms[i].theorem);
    term.set("components",
             array(result.terms[i].components, [](const Component& c) { return record(c); }));
    if (result.method == AnalysisResult::Method::tame) {
      const auto together = position.terms[i].rule->theory().together(result.terms[i].components);
      if (!together.empty())
        term.set("together", array(together, [](std::size_t first) {
                   return val(static_cast<unsigned>(first));
                 }));
    }
    terms.set(i, term);
  }
  const auto listed = [&](const std::vector<PositionMove>& list) {
    return array(list, [&](const PositionMove& m) { return record(position, m); });
  };
  val winning = val::object();
  winning.set("count", integer_or_null(result.winning_count));
  winning.set("listed", listed(result.winning));
  if (!result.plies.empty()) winning.set("plies", array(result.plies, integer));
  val out = val::object();
  out.set("position", print(position));
  out.set("convention", std::string(position.misere ? "misere" : "normal"));
  out.set("outcome", std::string(letter(result.outcome)));
  out.set("value", integer_or_null(result.value));
  if (result.loopy) out.set("loopy", array(*result.loopy, integer));
  out.set("terms", terms);
  out.set("method", std::string(nimber::text(result.method)));
  out.set("winning", winning);
  if (result.outcome == Outcome::D || result.drawing_count) {
    val drawing = val::object();
    drawing.set("count", integer_or_null(result.drawing_count));
    drawing.set("listed", listed(result.drawing));
    out.set("drawing", drawing);
  }
  return out;
}

namespace {

class AnalysisTask final : public CoreTask<Analysis> {
 public:
  AnalysisTask(const std::string& text, double limit) {
    auto position = read_position(text, page_limits);
    if (position) {
      work_ = std::make_unique<Analysis>(std::move(*position), limit_of(limit));
    } else {
      error_ = position.error();
    }
  }

 private:
  val finished() const override {
    const auto& result = work_->result();
    return result ? record(work_->position(), *result) : record(result.error());
  }
};

class ReplyTask final : public CoreTask<Reply> {
 public:
  ReplyTask(const std::string& text, bool blunder, double seed, double limit) {
    auto position = read_position(text, page_limits);
    if (position) {
      position_ = *position;
      work_ = std::make_unique<Reply>(std::move(*position),
                                      ReplyOptions{blunder, seed_of(seed), limit_of(limit)});
    } else {
      error_ = position.error();
    }
  }

 private:
  val finished() const override {
    val out = move_or_null(position_, work_->move());
    out.set("winning", work_->winning());
    return out;
  }

  Position position_;
};

}  // namespace

namespace questions {

Task* analyze(const std::string& position, double limit) {
  return new AnalysisTask(position, limit);
}
Task* reply(const std::string& position, bool blunder, double seed, double limit) {
  return new ReplyTask(position, blunder, seed, limit);
}

}  // namespace questions
}  // namespace nimber::wasm
