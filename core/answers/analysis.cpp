#include <nimber/analysis.hpp>
#include <nimber/kept.hpp>
#include "answers/analysed_sum.hpp"
#include "answers/compound_analysis.hpp"
#include "answers/drawing_moves.hpp"
#include "answers/loopy_sum.hpp"
#include "answers/misere_quotient.hpp"
#include "answers/misere_search.hpp"
#include "answers/misere_sum.hpp"
#include "answers/normal_sum.hpp"
#include "answers/term_values.hpp"
#include "answers/winning_moves.hpp"

#include <map>
#include <utility>

namespace nimber {
namespace {

std::vector<const Rule*> rules_of(const Position& position) {
  std::vector<const Rule*> rules;
  for (const Term& term : position.terms) rules.push_back(term.rule.get());
  return rules;
}

/// The same position; terms of one rule get the same new one.
Position with_new_rules(const Position& position) {
  Position out = position;
  std::map<const Rule*, RulePtr> fresh;
  for (Term& term : out.terms) {
    RulePtr& rule = fresh[term.rule.get()];
    if (!rule) rule = renewed(term.rule);
    term.rule = rule;
  }
  return out;
}

}  // namespace

std::string_view text(AnalysisResult::Method method) {
  switch (method) {
#define NIMBER_METHOD_WORD(name) \
  case AnalysisResult::Method::name: return #name;
    NIMBER_METHODS(NIMBER_METHOD_WORD)
#undef NIMBER_METHOD_WORD
  }
  return "";
}

/// Goes from one stage of an analysis to the next, with the rules as they are.
class Analysis::Job {
 public:
  Job(Position position, std::uint64_t limit)
      : sum_(std::move(position), limit), kept_(rules_of(sum_.position)) {
    if (sum_.position.compound != Compound::sum) compound_.emplace(sum_.position, limit);
    for (std::size_t i = 0; i < sum_.terms.size(); ++i)
      sum_.terms[i].live = is_over(sum_.position.terms[i], sum_.work) != true;
  }

  Progress step(std::uint64_t budget) {
    if (compound_) {
      const Progress progress = compound_->step(budget);
      if (progress.done) result_ = compound_->result();
      examined_ = progress.examined;
      return progress;
    }
    sum_.work.open_step(budget);
    while (!done_ && go_on()) {}
    examined_ = sum_.work.examined();
    return {done_, -1, examined_};
  }

  const Result<AnalysisResult>& result() const { return result_; }
  const Position& position() const { return sum_.position; }

  /// After done: is it the answer that new rules would give?
  bool answer_holds() const {
    // A misère quotient may take half of the limit, and what comes after it the rest.
    const std::uint64_t limit = sum_.work.limit();
    return kept_.answer_holds(bool(result_), examined_, sum_.position.misere ? limit / 2 : limit);
  }

 private:
  /// Returns false where the step's budget is used up.
  bool go_on() {
    const NextStage next = step_stage();
    if (!next) return false;
    stage_ = *next;
    if (stage_ == AnalysisStage::finished) finish();
    if (stage_ == AnalysisStage::failed) fail();
    return true;
  }

  NextStage step_stage() {
    switch (stage_) {
      case AnalysisStage::values: return values_.step();
      case AnalysisStage::normal: return normal_.decide();
      case AnalysisStage::loops: return loops_.decide();
      case AnalysisStage::misere: return misere_.step();
      case AnalysisStage::quotient: return quotient_.step();
      case AnalysisStage::search: return search_.step();
      case AnalysisStage::winning: return winning_.step();
      case AnalysisStage::drawing: return drawing_.step();
      case AnalysisStage::finished:
      case AnalysisStage::failed: break;
    }
    return std::nullopt;
  }

  void finish() {
    sum_.answer.winning_count = sum_.winning.count();
    sum_.answer.winning = std::move(sum_.winning.listed());
    if (sum_.drawing) {
      sum_.answer.drawing_count = sum_.drawing->count();
      sum_.answer.drawing = std::move(sum_.drawing->listed());
    }
    winning_.tell_plies();
    result_ = std::move(sum_.answer);
    done_ = true;
  }

  void fail() {
    result_ = std::move(sum_.error);
    done_ = true;
  }

  AnalysedSum sum_;
  KeptTables kept_;
  std::optional<CompoundAnalysis> compound_;  // of a sum that is not disjunctive
  AnalysisStage stage_ = AnalysisStage::values;
  TermValues values_{sum_};
  NormalSum normal_{sum_};
  LoopySum loops_{sum_};
  MisereSum misere_{sum_};
  MisereQuotient quotient_{sum_};
  MisereSearch search_{sum_};
  WinningMoves winning_{sum_};
  DrawingMoves drawing_{sum_};
  Result<AnalysisResult> result_ = Error{ErrorCode::unsettled, 0, {}};
  bool done_ = false;
  std::uint64_t examined_ = 0;
};

Analysis::Analysis(Position position, std::uint64_t limit)
    : job_(std::make_unique<Job>(std::move(position), limit)), limit_(limit) {}
Analysis::Analysis(Position position, std::uint64_t limit, PartOfRequest)
    : Analysis(std::move(position), limit) {
  renews_ = own_rules_ = false;
}
Analysis::~Analysis() = default;
Analysis::Analysis(Analysis&&) noexcept = default;
Analysis& Analysis::operator=(Analysis&&) noexcept = default;
Progress Analysis::step(std::uint64_t budget) {
  Progress progress = job_->step(budget);
  if (progress.done && renews_ && !job_->answer_holds()) {
    renews_ = false;
    examined_ = progress.examined;
    job_ = std::make_unique<Job>(with_new_rules(job_->position()), limit_);
    return {false, -1, examined_};
  }
  // What an unsettled question leaves behind is of no use: the next one would be asked twice.
  if (progress.done && own_rules_ && !job_->result()) with_new_rules(job_->position());
  progress.examined += examined_;
  return progress;
}
const Result<AnalysisResult>& Analysis::result() const { return job_->result(); }
const Position& Analysis::position() const { return job_->position(); }

Result<AnalysisResult> analyze(const Position& position, std::uint64_t limit) {
  Analysis analysis(position, limit);
  while (!analysis.step(1'000'000).done) {}
  return analysis.result();
}

}  // namespace nimber
