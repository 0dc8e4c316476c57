#include "answer.hpp"
#include "json.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include <nimber/notation.hpp>
#include <nimber/period.hpp>
#include "answers/verifier.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t period_step = 100'000'000;

std::string json(const PeriodSearch& search) {
  const auto& period = search.period();
  std::string out = "{\"rule\": ";
  out.append(json_string(search.rule()->text()));
  out.append(", \"preperiod\": ").append(period ? std::to_string(period->preperiod) : "null");
  out.append(", \"period\": ").append(period ? std::to_string(period->period) : "null");
  out.append(", \"saltus\": ").append(period ? std::to_string(period->saltus) : "null");
  out.append(", \"proven\": ").append(period ? "true" : "false");
  return out.append(", \"checked_to\": ").append(std::to_string(search.checked_to())).append("}");
}

Status search_period(const std::string& text, std::uint64_t limit, bool certificate) {
  const auto rule = read_rule(text);
  if (!rule) return fail(rule.error(), true);
  PeriodSearch search(*rule, limit);
  while (!search.step(period_step).done) {}
  if (search.error() != nullptr) return fail(*search.error(), true);
  std::cout << (certificate && search.period() ? print(search.certificate()) : json(search))
            << "\n";
  return search.period() ? all_answered : some_unsettled;
}

/// Checks one certificate; {"rule": …, "valid": false, "reason": "smaller-period"}.
Status verify(const std::string& text) {
  const auto certificate = read_certificate(text);
  if (!certificate) return fail(certificate.error(), true);
  Verifier verifier(*certificate);
  while (!verifier.step(period_step).done) {}
  const bool valid = verifier.verdict() == Verdict::valid;
  std::string out = "{\"rule\": ";
  out.append(json_string(certificate->rule))
      .append(", \"valid\": ")
      .append(valid ? "true" : "false");
  if (!valid) out.append(", \"reason\": ").append(json_string(nimber::text(verifier.verdict())));
  std::cout << out << "}\n";
  return valid ? all_answered : some_unsettled;
}

}  // namespace

int period(Arguments arguments) {
  arguments.flag("--json");  // it has no other form
  const bool certificate = arguments.flag("--certificate");
  std::uint64_t limit = PeriodSearch::default_values;
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
  return answer_each(arguments.rest().front(), true, [&](const std::string& text, Telling) {
    return search_period(text, limit, certificate);
  });
}

}  // namespace nimber::cli
