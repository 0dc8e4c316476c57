// Who wins and how, and the program's move.
#include "records/analysis.hpp"
#include <nimber/analysis.hpp>
#include <nimber/notation.hpp>
#include <nimber/reply.hpp>
#include "questions.hpp"
#ifdef NIMBER_LAB
#include "questions/argued_analysis.hpp"
#include "questions/argued_reply.hpp"
#include "records/argument.hpp"
#endif

#include <algorithm>

namespace nimber::wasm {

namespace {

#ifdef NIMBER_LAB
using TheReply = ArguedReply;

/// With an argument where a search would be long.
class AnalysisTask final : public CoreTask<ArguedAnalysis> {
 public:
  AnalysisTask(const std::string& text, double limit) {
    auto position = read_position(text, board_limits);
    if (position) {
      position_ = *position;
      work_ = std::make_unique<ArguedAnalysis>(std::move(*position), limit_of(limit),
                                               ArgumentsAsked::usual);
    } else {
      error_ = position.error();
    }
  }

 private:
  val finished() const override {
    const auto& result = work_->result();
    return result ? record(position_, *result, work_->argument()) : record(result.error());
  }

  Position position_;
};
#else
using TheReply = Reply;

class AnalysisTask final : public CoreTask<Analysis> {
 public:
  AnalysisTask(const std::string& text, double limit) {
    auto position = read_position(text, board_limits);
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
#endif

class ReplyTask final : public CoreTask<TheReply> {
 public:
  ReplyTask(const std::string& text, bool blunder, double seed, double limit) {
    auto position = read_position(text, board_limits);
    if (position) {
      position_ = *position;
      work_ = std::make_unique<TheReply>(std::move(*position),
                                         ReplyOptions{blunder, seed_of(seed), limit_of(limit)});
    } else {
      error_ = position.error();
    }
  }

 private:
  val finished() const override {
    val out = move_or_null(position_, work_->move());
    out.set("winning", work_->winning());
    out.set("settled", work_->settled());
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
