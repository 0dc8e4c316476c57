#include "strategies/strategy.hpp"

#include <nimber/kept.hpp>
#include <nimber/notation.hpp>
#include "strategies/strategy_choice.hpp"
#include "strategies/strategy_values.hpp"

#include <algorithm>
#include <map>

namespace nimber {
namespace {

std::vector<const Rule*> rules_of(const Position& position) {
  std::vector<const Rule*> rules;
  for (const Term& term : position.terms) rules.push_back(term.rule.get());
  return rules;
}

Position with_new_rules(Position position) {
  std::map<const Rule*, RulePtr> fresh;
  for (Term& term : position.terms) {
    RulePtr& rule = fresh[term.rule.get()];
    if (!rule) rule = renewed(term.rule);
    term.rule = rule;
  }
  return position;
}

bool may_run_in_circles(const Position& position) {
  return std::any_of(position.terms.begin(), position.terms.end(),
                     [](const Term& term) { return term.rule->loops() != nullptr; });
}

/// Does an analysis of each position cost little, once the first is done?
bool quickly_analysed(const Position& position, const AnalysisResult& result) {
  if (position.compound != Compound::sum || may_run_in_circles(position)) return false;
  using Method = AnalysisResult::Method;
  if (result.method == Method::search) return false;
  return result.method != Method::values ||
         std::none_of(result.terms.begin(), result.terms.end(),
                      [](const TermAnalysis& term) { return term.theorem.empty(); });
}

Error too_large() {
  return {ErrorCode::too_large, 0, {"strategy", std::to_string(limits::strategy_entries)}};
}

}  // namespace

std::uint64_t Strategy::lines() const {
  std::uint64_t sum = values.size();
  for (const Lost& entry : lost) sum += std::max<std::size_t>(1, entry.replies.size());
  return sum;
}

class StrategySearch::Job {
 public:
  Job(Position position, StrategyForm form, std::uint64_t limit)
      : position_(std::move(position)), form_(form), limit_(limit) {
    start();
  }

  Progress step(std::uint64_t budget) {
    budget_ = budget;
    work_.open_step(budget);
    while (!done_ && go_on()) {}
    if (done_ && !renewed_ && !kept_.answer_holds(bool(result_), work_.examined(), limit_)) {
      renewed_ = true;
      examined_before_ = work_.examined();
      position_ = with_new_rules(position_);
      start();
    }
    return {done_, -1, examined_before_ + work_.examined()};
  }

  const Result<Strategy>& result() const { return result_; }

 private:
  enum class Stage : std::uint8_t { analysis, search, moves, choice, values };
  using Status = WinningReplies::Status;

  void start() {
    kept_ = KeptTables(rules_of(position_));
    work_ = Work(limit_);
    analysis_ = std::make_unique<Analysis>(position_, limit_, Analysis::PartOfRequest{});
    analysed_ = 0;
    stage_ = Stage::analysis;
    choice_.reset();
    candidates_.reset();
    replies_.reset();
    searched_ = nullptr;
    firsts_.clear();
    why_no_positions_.reset();
    values_.reset();
    done_ = false;
  }

  bool finish(Result<Strategy> result) {
    result_ = std::move(result);
    done_ = true;
    return false;
  }

  /// Returns false where the step's budget is used up, or all is done.
  bool go_on() {
    switch (stage_) {
      case Stage::analysis: return analyse();
      case Stage::search: return search();
      case Stage::moves: return list_first_moves();
      case Stage::choice: return choose();
      case Stage::values: return give_values();
    }
    return false;
  }

  bool analyse() {
    while (work_.may_go_on()) {
      const Progress progress = analysis_->step(1'000'000);
      work_.spend(std::max<std::uint64_t>(1, progress.examined - analysed_));
      analysed_ = progress.examined;
      if (progress.done) return analysed();
    }
    if (!work_.limit_reached()) return false;
    // It may be settled by now, with the very last option.
    return finish(unsettled(work_));
  }

  bool analysed() {
    const auto& result = analysis_->result();
    if (!result) return finish(result.error());
    if (result->outcome == Outcome::D) return finish(Error{ErrorCode::no_winner, 0, {}});
    first_wins_ = result->player_to_move_wins();
    if (form_ == StrategyForm::values) {
      turn_to_values({});
    } else if (quickly_analysed(position_, *result)) {
      replies_ = std::make_unique<AnalysedReplies>(false);
      stage_ = Stage::moves;
    } else {
      auto searched = std::make_unique<SearchedReplies>(position_);
      searched_ = searched.get();
      replies_ = std::move(searched);
      stage_ = Stage::search;
    }
    analysis_.reset();
    return true;
  }

  bool search() {
    switch (searched_->list(work_)) {
      case Status::pending: return false;
      case Status::done: break;
      case Status::gave_up:
        if (work_.limit_reached()) return finish(unsettled(work_));
        // Too many positions to look at all of them.
        // What then runs in a circle is found out at the end.
        searched_ = nullptr;
        replies_ = std::make_unique<AnalysedReplies>(may_run_in_circles(position_) &&
                                                     StrategyValues::fits(position_));
    }
    stage_ = Stage::moves;
    return true;
  }

  /// Positions may take half of what is left where values could stand in for them.
  bool list_first_moves() {
    const bool others = form_ == StrategyForm::any && StrategyValues::fits(position_);
    positions_work_ = Work(others ? work_.left() / 2 : work_.left());
    candidates_ = std::make_unique<StrategyCandidates>(*replies_, position_);
    StrategyCandidates::Id root = 0;
    if (first_wins_) {
      switch (replies_->find(position_, firsts_, work_)) {
        case Status::pending: return false;
        case Status::gave_up: return finish(unsettled(work_));
        case Status::done: break;
      }
      if (firsts_.empty()) return no_move();
      root = candidates_->several(firsts_);
    } else {
      root = candidates_->meet(position_);
    }
    choice_ = std::make_unique<StrategyChoice>(*candidates_, root, limits::strategy_entries);
    stage_ = Stage::choice;
    return true;
  }

  /// Misère play: whoever can't move has won.
  bool no_move() {
    Strategy out;
    out.position = print(position_);
    out.first_wins = true;
    return finish(std::move(out));
  }

  bool choose() {
    const std::uint64_t before = positions_work_.examined();
    positions_work_.open_step(budget_);
    const Status status = choice_->step(positions_work_);
    work_.spend(positions_work_.examined() - before);
    switch (status) {
      case Status::pending: return false;
      case Status::done: return tell();
      case Status::gave_up: break;
    }
    if (choice_->too_many() || candidates_->full()) return give_up(too_large());
    return give_up(unsettled(limit_, Bound::none));
  }

  /// No strategy by positions.
  bool give_up(Error why) {
    if (form_ != StrategyForm::any || !StrategyValues::fits(position_))
      return finish(std::move(why));
    turn_to_values(std::move(why));
    return true;
  }

  void turn_to_values(std::optional<Error> why) {
    why_no_positions_ = std::move(why);
    choice_.reset();
    candidates_.reset();
    replies_.reset();
    searched_ = nullptr;
    values_ = std::make_unique<StrategyValues>(position_, limits::strategy_entries);
    stage_ = Stage::values;
  }

  bool give_values() {
    switch (values_->step(work_)) {
      case Status::pending: return false;
      case Status::done: {
        auto found = values_->tell();
        if (found) return finish(std::move(*found));
        return finish(why_no_positions_.value_or(too_large()));
      }
      case Status::gave_up: break;
    }
    if (why_no_positions_) return finish(*why_no_positions_);
    return finish(values_->too_many() ? too_large() : unsettled(work_));
  }

  bool tell() {
    Strategy out;
    out.position = print(position_);
    out.first_wins = first_wins_;
    std::size_t bytes = 0;
    for (const auto id : choice_->chosen()) {
      const std::vector<StrategyCandidates::Row>& rows = candidates_->rows(id);
      const auto answers = choice_->answers(id);
      if (candidates_->text(id).empty()) {
        out.first = candidates_->text(answers.front());
        continue;
      }
      Strategy::Lost& entry = out.lost.emplace_back();
      entry.position = candidates_->text(id);
      entry.rank = choice_->rank(id);
      bytes += entry.position.size();
      for (std::size_t i = 0; i < rows.size(); ++i) {
        Strategy::Reply& reply = entry.replies.emplace_back();
        reply.move = rows[i].move;
        if (answers[i] != StrategyChoice::none) reply.reply = candidates_->text(answers[i]);
        bytes += reply.move.size() + (reply.reply ? reply.reply->size() : 0);
      }
      if (bytes > limits::strategy_bytes) return give_up(too_large());
    }
    return finish(std::move(out));
  }

  Position position_;
  StrategyForm form_;
  std::uint64_t limit_;
  KeptTables kept_;
  Work work_;
  Work positions_work_;
  std::uint64_t budget_ = 0;
  std::uint64_t examined_before_ = 0;
  bool renewed_ = false;
  Stage stage_ = Stage::analysis;
  std::unique_ptr<Analysis> analysis_;
  std::uint64_t analysed_ = 0;
  bool first_wins_ = false;
  std::unique_ptr<WinningReplies> replies_;
  SearchedReplies* searched_ = nullptr;
  std::vector<Position> firsts_;
  std::unique_ptr<StrategyCandidates> candidates_;
  std::unique_ptr<StrategyChoice> choice_;
  std::optional<Error> why_no_positions_;
  std::unique_ptr<StrategyValues> values_;
  bool done_ = false;
  Result<Strategy> result_ = Error{ErrorCode::unsettled, 0, {}};
};

StrategySearch::StrategySearch(Position position, StrategyForm form, std::uint64_t limit)
    : job_(std::make_unique<Job>(std::move(position), form, limit)) {}
StrategySearch::~StrategySearch() = default;
StrategySearch::StrategySearch(StrategySearch&&) noexcept = default;
StrategySearch& StrategySearch::operator=(StrategySearch&&) noexcept = default;
Progress StrategySearch::step(std::uint64_t budget) { return job_->step(budget); }
const Result<Strategy>& StrategySearch::result() const { return job_->result(); }

}  // namespace nimber
