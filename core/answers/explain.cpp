#include <nimber/explain.hpp>
#include "answers/explained_parts.hpp"
#include "answers/explained_quotient.hpp"
#include "answers/explained_sum.hpp"
#include "answers/sum_rows.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// Work for one value step.
constexpr std::uint64_t value_limit = 2'000'000;

}  // namespace

std::string_view text(ConventionStep::Rule rule) {
  switch (rule) {
#define NIMBER_CONVENTION_WORD(name, word) \
  case ConventionStep::Rule::name: return word;
    NIMBER_CONVENTION_RULES(NIMBER_CONVENTION_WORD)
#undef NIMBER_CONVENTION_WORD
  }
  return "";
}

class Explain::Job {
 public:
  Job(Position position, std::uint64_t limit)
      : value_limit_(std::min(limit, value_limit)),
        analysis_(position, limit),
        parts_(explanation_, value_limit_),
        sum_(explanation_, value_limit_) {
    explanation_.position = std::move(position);
    if (explanation_.position.compound != Compound::sum) return;
    Position other = explanation_.position;
    other.misere = !other.misere;
    other_ = std::make_unique<Analysis>(std::move(other), std::min(limit, other_limit));
  }

  Progress step(std::uint64_t budget) {
    switch (phase_) {
      case Phase::analysis: {
        const Progress progress = analysis_.step(budget);
        examined_ = progress.examined;
        if (!progress.done) break;
        if (!analysis_.result()) {
          result_ = analysis_.result().error();
          phase_ = Phase::done;
          break;
        }
        explanation_.result = *analysis_.result();
        explanation_.position = analysis_.position();
        phase_ = Phase::other;
        if (!other_) {
          add_compound();
          result_ = std::move(explanation_);
          phase_ = Phase::done;
        }
        break;
      }
      case Phase::other: {
        const Progress progress = other_->step(budget);
        if (!progress.done) break;
        examined_ += progress.examined;
        phase_ = Phase::values;
        break;
      }
      case Phase::values:
        if (!parts_.next()) {
          sum_.add();
          explain_by_quotient(explanation_, other_->result());
          add_convention();
          result_ = std::move(explanation_);
          phase_ = Phase::done;
        }
        break;
      case Phase::done: break;
    }
    return {phase_ == Phase::done, -1, examined_};
  }

  const Result<Explanation>& result() const { return result_; }

 private:
  enum class Phase : std::uint8_t { analysis, other, values, done };
  /// What the convention that was not asked for may cost.
  static constexpr std::uint64_t other_limit = 300'000;

  const AnalysisResult& found() const { return explanation_.result; }

  void add_compound() {
    CompoundStep step;
    step.method = found().method;
    step.rows = found().parts;
    if (step.rows.size() > CompoundStep::max_rows) step.rows.resize(CompoundStep::max_rows);
    step.number = found().number;
    step.digits = found().digits;
    if (step.method == AnalysisResult::Method::digits)
      step.modulus = explanation_.position.most + 1;
    step.outcome = found().outcome;
    explanation_.steps.emplace_back(std::move(step));
    const bool numbered = found().method == AnalysisResult::Method::suspense ||
                          found().method == AnalysisResult::Method::remoteness;
    std::size_t mends = 0;
    for (const PositionMove& move : found().winning) {
      if (++mends > max_mends) break;
      CompoundMoveStep mend{move, std::nullopt};
      if (numbered) {
        Analysis then(after(explanation_.position, move), value_limit_);
        while (!then.step(value_limit_).done) {}
        if (then.result()) mend.number = then.result()->number;
      }
      explanation_.steps.emplace_back(std::move(mend));
    }
  }

  /// The rows of a tame misère sum in which several components count as one.
  std::vector<SumRow> rows_together(const AnalysisResult& misere) const {
    std::vector<SumRow> out;
    for (std::size_t i = 0; i < misere.terms.size(); ++i) {
      for (SumRow& row :
           rows_of(i, *explanation_.position.terms[i].rule, misere.terms[i].components, true)) {
        if (!row.with.empty() && out.size() < max_sum_rows) out.push_back(std::move(row));
      }
    }
    return out;
  }

  void add_convention() {
    ConventionStep step;
    const auto& other = other_->result();
    const bool misere = explanation_.position.misere;
    const AnalysisResult* normal = misere ? (other ? &*other : nullptr) : &found();
    const AnalysisResult* in_misere = misere ? &found() : (other ? &*other : nullptr);
    if (normal != nullptr) {
      step.normal = normal->outcome;
      step.value = normal->value;
      step.bigs = bigs_of(explanation_.position, *normal);
    }
    if (in_misere != nullptr) {
      step.misere = in_misere->outcome;
      step.tame = in_misere->method == AnalysisResult::Method::tame;
      switch (in_misere->method) {
        case AnalysisResult::Method::tame:
          step.bigs = bigs_of(explanation_.position, *in_misere);
          step.rule = step.bigs > 0 ? ConventionStep::Rule::nim_sum : ConventionStep::Rule::ones;
          step.together = rows_together(*in_misere);
          break;
        case AnalysisResult::Method::theorem: step.rule = ConventionStep::Rule::theorem; break;
        case AnalysisResult::Method::quotient: step.rule = ConventionStep::Rule::quotient; break;
        default: step.rule = ConventionStep::Rule::search; break;
      }
    }
    if (is_over(explanation_.position)) step.rule = ConventionStep::Rule::over;
    explanation_.steps.emplace_back(step);
  }

  std::uint64_t value_limit_;  ///< what one step may cost
  Analysis analysis_;
  std::unique_ptr<Analysis> other_;
  Explanation explanation_;
  ExplainedParts parts_;
  ExplainedSum sum_;
  Result<Explanation> result_ = Error{ErrorCode::unsettled, 0, {}};
  Phase phase_ = Phase::analysis;
  std::uint64_t examined_ = 0;
};

Explain::Explain(Position position, std::uint64_t limit)
    : job_(std::make_unique<Job>(std::move(position), limit)) {}
Explain::~Explain() = default;
Explain::Explain(Explain&&) noexcept = default;
Explain& Explain::operator=(Explain&&) noexcept = default;
Progress Explain::step(std::uint64_t budget) { return job_->step(budget); }
const Result<Explanation>& Explain::result() const { return job_->result(); }

}  // namespace nimber
