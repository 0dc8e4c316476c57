#include "asking.hpp"
#include "coq.hpp"
#include "machine.hpp"
#include "records.hpp"
#include "streams.hpp"

#include <nimber/period.hpp>
#include "laws/periods/verifier.hpp"
#include "questions/period.hpp"
#include "records/laws/period.hpp"

#include <algorithm>
#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t period_step = 10'000'000;

/// Why there is no proof, on standard error: the JSON has its contract.
void tell_end(const PeriodSearch& search) {
  std::cerr << search.rule()->text() << ": ended after " << search.known() << " values, by ";
  switch (search.end()) {
    case PeriodSearch::End::proven: break;
    case PeriodSearch::End::no_theorem:
      std::cerr << "its limit; no theorem is known that could prove a period";
      break;
    case PeriodSearch::End::values: std::cerr << "the limit on values"; break;
    case PeriodSearch::End::options:
      std::cerr << "the limit of " << search.options()
                << " options examined; --limit N sets a number of values, and with it this limit";
      break;
    case PeriodSearch::End::table: std::cerr << "the memory that its table may take"; break;
  }
  std::cerr << "\n";
}

/// The same of a question that was answered, where it found no period.
void remark(Asked& asked) {
  const PeriodSearch& search = static_cast<AskedPeriod&>(asked).search();
  if (!search.period()) tell_end(search);
}

Status tell_in_coq(const Certificate& certificate, CoqForm form) {
  const std::string none = too_long_for_coq(certificate)
                               ? too_long
                               : ": no file for Coq is written of \"" + certificate.theorem + "\"";
  return tell_coq(coq_file(certificate), form, certificate.rule + none);
}

template <CoqForm form>
Status tell_period_in_coq(Asked& asked) {
  finish(asked, period_step);
  if (const Error* error = asked.error()) return fail(*error, false);
  remark(asked);
  const PeriodSearch& search = static_cast<AskedPeriod&>(asked).search();
  return search.period() ? tell_in_coq(search.certificate(), form) : some_unsettled;
}

/// Checks one certificate; {"rule": …, "valid": false, "reason": "smaller-period"}. One that is
/// valid is told as a theorem where that is asked for.
Status verify(const std::string& text, CoqForm form) {
  const auto certificate = read_certificate(text);
  if (!certificate) return fail(certificate.error(), true);
  Verifier verifier(*certificate, std::max(Verifier::max_values, room_for_tables() / 2));
  {
    Meter meter(certificate->rule);
    for (Progress progress; !progress.done;) {
      progress = verifier.step(period_step);
      meter.show(progress.fraction, progress.examined);
    }
  }
  const bool valid = verifier.verdict() == Verdict::valid;
  if (valid && form != CoqForm::none) return tell_in_coq(*certificate, form);
  std::cout << json(verifier) << "\n";
  return valid ? all_answered : some_unsettled;
}

}  // namespace

/// In words it has the same form: one object.
Status tell_period(Asked& asked) {
  finish(asked, period_step);
  if (const Error* error = asked.error()) return fail(*error, true);
  remark(asked);
  print_json(asked.json(&english()).front(), {true, 0});
  return asked.hoped_for() ? all_answered : some_unsettled;
}

int period(Arguments arguments) {
  const std::string file = arguments.text("--verify", "file");
  const CoqForm form = coq_form(arguments);
  if (file.empty() && form != CoqForm::none) {
    arguments.flag("--certificate");
    return ask_and_tell(*find_question("period"), std::move(arguments),
                        form == CoqForm::alone ? tell_period_in_coq<CoqForm::alone>
                                               : tell_period_in_coq<CoqForm::reading>);
  }
  if (file.empty()) return ask_for_json(*find_question("period"), std::move(arguments), remark);
  // The certificate says all that these could.
  arguments.flag("--json");
  arguments.flag("--certificate");
  arguments.number("--limit", 0);
  if (const auto wrong = arguments.complaint(0, "--verify FILE")) return usage(*wrong);
  Input input(file);
  const std::string text = input.all();
  return input.failed() ? input.complain(true) : verify(text, form);
}

}  // namespace nimber::cli
