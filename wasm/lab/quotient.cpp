// Misère quotients and their certificates.
#include "records/laws/quotient.hpp"
#include <nimber/notation.hpp>
#include "laws/quotients/quotient_certificate.hpp"
#include "laws/quotients/quotient_search.hpp"
#include "laws/quotients/quotient_verifier.hpp"
#include "questions.hpp"

#include <emscripten/bind.h>

namespace nimber::wasm {
namespace {

class QuotientTask final : public CoreTask<QuotientSearch> {
 public:
  QuotientTask(const std::string& text, double heaps, double limit) {
    auto rule = read_rule(text, page_limits);
    if (rule) {
      const auto wanted =
          heaps >= 0 ? std::optional(count_of(heaps, 1e9)) : std::optional<std::uint64_t>();
      work_ = std::make_unique<QuotientSearch>(
          *rule, wanted, limit >= 1 ? count_of(limit, 1e15) : QuotientSearch::default_limit);
    } else {
      error_ = rule.error();
    }
  }
  /// How many heaps are known so far.
  double known() const { return work_ ? static_cast<double>(work_->known()) : 0; }
  double order() const { return work_ ? static_cast<double>(work_->order()) : 0; }

 private:
  val finished() const override {
    if (work_->error() != nullptr) return record(*work_->error());
    const Quotient quotient = work_->quotient();
    std::vector<std::uint32_t> grown;
    for (const auto& [heap, order] : work_->growth()) {
      grown.push_back(static_cast<std::uint32_t>(heap));
      grown.push_back(static_cast<std::uint32_t>(order));
    }
    const auto& period = quotient.period;
    val out = val::object();
    out.set("rule", quotient.rule);
    out.set("heaps", static_cast<double>(quotient.heaps));
    out.set("generators", strings(quotient.generators));
    out.set("elements", strings(quotient.elements));
    out.set("p", typed_array(quotient.p));
    out.set("phi", typed_array(quotient.phi));
    out.set("table", quotient.order() <= most_shown ? typed_array(quotient.table) : val::null());
    out.set("grown", typed_array(grown));
    out.set("preperiod", period ? integer(period->preperiod) : val::null());
    out.set("period", period ? integer(period->period) : val::null());
    out.set("checkedTo", static_cast<double>(quotient.checked_to));
    out.set("certificate", print(quotient, true));
    return out;
  }

  /// The table of more elements than these is in the certificate only.
  static constexpr std::size_t most_shown = 256;
};

class VerifyQuotientTask final : public CoreTask<QuotientVerifier> {
 public:
  explicit VerifyQuotientTask(const std::string& text) {
    auto claim = read_quotient(text);
    if (claim) {
      work_ = std::make_unique<QuotientVerifier>(std::move(*claim));
    } else {
      error_ = claim.error();
    }
  }

 private:
  val finished() const override { return record(*work_); }
};

EMSCRIPTEN_BINDINGS(nimber_quotient) {
  emscripten::class_<QuotientTask, emscripten::base<Task>>("QuotientTask")
      .function("known", &QuotientTask::known)
      .function("order", &QuotientTask::order);
}

}  // namespace

namespace questions {

Task* quotient(const std::string& rule, double heaps, double limit) {
  return new QuotientTask(rule, heaps, limit);
}

Task* verifyQuotient(const std::string& certificate) { return new VerifyQuotientTask(certificate); }

}  // namespace questions
}  // namespace nimber::wasm
