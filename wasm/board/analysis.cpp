// Who wins and how, and the program's move.
#include "records/analysis.hpp"
#include <nimber/analysis.hpp>
#include <nimber/notation.hpp>
#include <nimber/reply.hpp>
#include "questions.hpp"

#include <algorithm>

namespace nimber::wasm {

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
