// Proven periods and their certificates.
#include "records/laws/period.hpp"
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
    return record(*work_);
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
  val finished() const override { return record(*work_); }
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
