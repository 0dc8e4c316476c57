#include "records/laws/period.hpp"

#include "records/laws/verdict.hpp"

namespace nimber {

void write(RecordSink& sink, const PeriodSearch& search) {
  const auto& period = search.period();
  const auto number = [&](std::uint64_t Period::*which) {
    return period ? std::optional(*period.*which) : std::nullopt;
  };
  Record out(sink);
  out.text("rule", search.rule()->text());
  out.whole("preperiod", number(&Period::preperiod)).whole("period", number(&Period::period));
  out.whole("saltus", number(&Period::saltus)).truth("proven", period.has_value());
  out.whole("checkedTo", search.checked_to());
  if (sink.line()) return;
  if (!period) {
    out.null("theorem").null("reach").null("certificate");
    return;
  }
  const Certificate certificate = search.certificate();
  out.text("theorem", search.rule()->sequence().period_theorem()->code)
      .whole("reach", certificate.reach);
  out.text("certificate", print(certificate));
}

void write(RecordSink& sink, const Verifier& verifier) {
  write_verdict(sink, verifier.certificate().rule, verifier.verdict() == Verdict::valid,
                text(verifier.verdict()));
}

}  // namespace nimber
