#include "answer.hpp"
#include "machine.hpp"
#include "records.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include <nimber/limits.hpp>
#include <nimber/notation.hpp>
#include <nimber/period.hpp>
#include "laws/periods/verifier.hpp"
#include "records/laws/period.hpp"
#include "values/checked.hpp"

#include <algorithm>
#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t period_step = 10'000'000;
/// In place of a number of values: none was given.
constexpr std::uint64_t no_limit = UINT64_MAX;

/// The bound on options beside a bound on values: generous to every rule of a few digits or
/// numbers, while a rule of a thousand clauses ends too.
std::uint64_t options_for(const Rule& rule, std::uint64_t values) {
  if (values == no_limit)
    return rule.sequence().period_theorem() ? limits::proof_options : limits::hopeless_options;
  const std::uint64_t each = rule.sequence().period_theorem()
                                 ? std::max(values, limits::options_a_value)
                                 : limits::hopeless_options_a_value;
  return checked_mul(values, each).value_or(UINT64_MAX);
}

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

/// With a limit, that many values end the search, or the work that so many may take.
Status search_period(const std::string& text, std::uint64_t limit, bool certificate,
                     Telling telling) {
  const auto rule = read_rule(text);
  if (!rule) return fail(rule.error(), telling);
  PeriodSearch search(*rule, limit, options_for(**rule, limit));
  search.allow_tables(room_for_tables());
  {
    Meter meter((*rule)->text());
    for (Progress progress; !progress.done;) {
      progress = search.step(period_step);
      meter.show(progress.fraction, progress.examined);
    }
  }
  if (search.error() != nullptr) return fail(*search.error(), telling);
  if (!search.period()) tell_end(search);
  print_json(certificate && search.period() ? print(search.certificate()) : json(search), telling);
  return search.period() ? all_answered : some_unsettled;
}

/// Checks one certificate; {"rule": …, "valid": false, "reason": "smaller-period"}.
Status verify(const std::string& text) {
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
  std::cout << json(verifier) << "\n";
  return valid ? all_answered : some_unsettled;
}

}  // namespace

int period(Arguments arguments) {
  arguments.flag("--json");  // it has no other form
  const bool certificate = arguments.flag("--certificate");
  std::uint64_t limit = no_limit;
  std::string file;
  if (!arguments.option("--limit", limit)) return usage("--limit takes a number of values");
  if (!arguments.option("--verify", file))
    return usage("--verify takes the file of a certificate, or - for standard input");
  if (!file.empty()) {
    if (const int wrong =
            check_rest(arguments, 0, "--verify takes no rule: the certificate names it");
        wrong != 0)
      return wrong;
    Input input(file);
    const std::string text = input.all();
    return input.failed() ? input.complain(true) : verify(text);
  }
  if (const int wrong =
          check_rest(arguments, 1, "period takes one rule, or - for one a line on standard input");
      wrong != 0)
    return wrong;
  return answer_each(arguments.rest().front(), true, [&](const std::string& text, Telling telling) {
    return search_period(text, limit, certificate, telling);
  });
}

}  // namespace nimber::cli
