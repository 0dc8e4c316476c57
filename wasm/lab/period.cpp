// Proven periods and their certificates.
#include <nimber/notation.hpp>
#include <nimber/period.hpp>
#include "laws/periods/verifier.hpp"
#include "questions.hpp"

#include <emscripten/bind.h>

namespace nimber::wasm {
namespace {

class PeriodTask final : public CoreTask<PeriodSearch> {
 public:
  PeriodTask(const std::string& text, double values) {
    auto rule = read_rule(text, page_limits);
    if (rule) {
      work_ = std::make_unique<PeriodSearch>(
          *rule, values >= 1 ? count_of(values, 1e9) : PeriodSearch::default_values, UINT64_MAX);
    } else {
      error_ = rule.error();
    }
  }
  /// How many values are at hand so far.
  double known() const { return work_ ? static_cast<double>(work_->known()) : 0; }

 private:
  val finished() const override {
    if (work_->error() != nullptr) return record(*work_->error());
    const auto& period = work_->period();
    val out = val::object();
    out.set("rule", work_->rule()->text());
    out.set("proven", period.has_value());
    out.set("preperiod", period ? integer(period->preperiod) : val::null());
    out.set("period", period ? integer(period->period) : val::null());
    out.set("saltus", period ? integer(period->saltus) : val::null());
    out.set("checkedTo", integer(work_->checked_to()));
    out.set("theorem", period ? val(std::string(work_->rule()->sequence().period_theorem()->code))
                              : val::null());
    out.set("reach", period ? integer(work_->certificate().reach) : val::null());
    out.set("certificate", period ? val(print(work_->certificate())) : val::null());
    return out;
  }
};

class VerifyTask final : public CoreTask<Verifier> {
 public:
  explicit VerifyTask(const std::string& text) {
    auto certificate = read_certificate(text);
    if (certificate) {
      work_ = std::make_unique<Verifier>(std::move(*certificate));
    } else {
      error_ = certificate.error();
    }
  }

 private:
  val finished() const override {
    val out = val::object();
    out.set("rule", work_->certificate().rule);
    out.set("valid", work_->verdict() == Verdict::valid);
    out.set("verdict", std::string(text(work_->verdict())));
    return out;
  }
};

EMSCRIPTEN_BINDINGS(nimber_period) {
  emscripten::class_<PeriodTask, emscripten::base<Task>>("PeriodTask")
      .function("known", &PeriodTask::known);
}

}  // namespace

namespace questions {

Task* period(const std::string& rule, double values) { return new PeriodTask(rule, values); }

val provenPeriod(const std::string& text, double values) {
  const auto rule = read_rule(text, page_limits);
  if (!rule) return record(rule.error());
  PeriodSearch search(*rule, static_cast<std::uint64_t>(std::clamp(values, 1.0, 1e8)));
  while (!search.step(1'000'000).done) {}
  if (search.error() != nullptr) return record(*search.error());
  val out = val::object();
  const auto& period = search.period();
  out.set("preperiod", period ? val(static_cast<double>(period->preperiod)) : val::null());
  out.set("period", period ? val(static_cast<double>(period->period)) : val::null());
  return out;
}

Task* verifyPeriod(const std::string& certificate) { return new VerifyTask(certificate); }

}  // namespace questions
}  // namespace nimber::wasm
