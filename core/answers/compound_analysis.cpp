#include "answers/compound_analysis.hpp"

#include "answers/compound_digits.hpp"
#include "answers/compound_numbers.hpp"
#include "answers/compound_outcomes.hpp"
#include "answers/compound_sum.hpp"
#include "answers/numbered_parts.hpp"
#include "answers/searched_compound.hpp"

#include <algorithm>
#include <utility>

namespace nimber {

/// Goes from one stage of a compound's analysis to the next.
class CompoundAnalysis::Job {
 public:
  Job(const Position& position, std::uint64_t limit) : sum_(position, limit), stage_(begin()) {}

  Progress step(std::uint64_t budget) {
    sum_.work.open_step(budget);
    while (!done_ && go_on()) {}
    return {done_, -1, sum_.work.examined()};
  }
  const Result<AnalysisResult>& result() const { return result_; }

 private:
  using Method = AnalysisResult::Method;

  /// The first stage, by the convention and the games. Where no part has a move, there is none.
  CompoundStage begin() {
    const bool none =
        std::none_of(sum_.live.begin(), sum_.live.end(), [](bool live) { return live; });
    const bool ended =
        std::any_of(sum_.live.begin(), sum_.live.end(), [](bool live) { return !live; });
    switch (sum_.position.compound) {
      case Compound::sum:
      case Compound::every:
        sum_.answer.method = Method::suspense;
        return none ? lose_ended() : CompoundStage::numbers;
      case Compound::first:
        sum_.answer.method = Method::remoteness;
        return none || ended ? lose_ended() : CompoundStage::numbers;
      case Compound::some:
        sum_.answer.method = Method::outcomes;
        return none ? lose_ended() : CompoundStage::outcomes;
      case Compound::most: break;
    }
    if (all_rules([](const Rule& rule) { return rule.theory().nim_heaps(); })) {
      sum_.answer.method = Method::digits;
      return CompoundStage::digits;
    }
    const auto live =
        static_cast<std::uint64_t>(std::count(sum_.live.begin(), sum_.live.end(), true));
    const bool any_parts = live <= sum_.position.most && all_rules([](const Rule& rule) {
                             return rule.apart() != Rule::Apart::varying;
                           });
    sum_.answer.method = any_parts ? Method::outcomes : Method::search;
    if (none) return lose_ended();
    return any_parts ? CompoundStage::outcomes : CompoundStage::search;
  }

  bool all_rules(FunctionRef<bool(const Rule&)> holds) const {
    return std::all_of(sum_.position.terms.begin(), sum_.position.terms.end(),
                       [&](const Term& term) { return holds(*term.rule); });
  }

  /// Lost since these parts have ended.
  CompoundStage lose_ended() {
    for (std::size_t i = 0; i < sum_.parts.size(); ++i) {
      if (!sum_.live[i]) sum_.tell(i, 0);
    }
    return sum_.lose();
  }

  /// Returns false where the step's budget is used up.
  bool go_on() {
    const NextCompoundStage next = step_stage();
    if (next) stage_ = *next;
    return next.has_value();
  }

  NextCompoundStage step_stage() {
    switch (stage_) {
      case CompoundStage::numbers: return by_numbers_.step();
      case CompoundStage::outcomes: return by_outcomes_.step();
      case CompoundStage::digits: return by_digits_.decide();
      case CompoundStage::search: return by_search_.step();
      case CompoundStage::finished: finish(); break;
      case CompoundStage::failed: fail(); break;
    }
    return stage_;
  }

  void finish() {
    if (sum_.complete && sum_.count <= static_cast<std::uint64_t>(INT64_MAX))
      sum_.answer.winning_count = sum_.count;
    result_ = std::move(sum_.answer);
    done_ = true;
  }

  void fail() {
    result_ = std::move(*sum_.error);
    done_ = true;
  }

  CompoundSum sum_;
  CompoundStage stage_;
  NumberedParts numbers_{sum_};
  CompoundNumbers by_numbers_{sum_, numbers_};
  CompoundOutcomes by_outcomes_{sum_, numbers_};
  CompoundDigits by_digits_{sum_};
  SearchedCompound by_search_{sum_};
  Result<AnalysisResult> result_ = Error{ErrorCode::unsettled, 0, {}};
  bool done_ = false;
};

CompoundAnalysis::CompoundAnalysis(const Position& position, std::uint64_t limit)
    : job_(std::make_unique<Job>(position, limit)) {}
CompoundAnalysis::~CompoundAnalysis() = default;
CompoundAnalysis::CompoundAnalysis(CompoundAnalysis&&) noexcept = default;
CompoundAnalysis& CompoundAnalysis::operator=(CompoundAnalysis&&) noexcept = default;
Progress CompoundAnalysis::step(std::uint64_t budget) { return job_->step(budget); }
const Result<AnalysisResult>& CompoundAnalysis::result() const { return job_->result(); }

}  // namespace nimber
