// Misère quotients: found, printed, verified.
#include "answer.hpp"
#include "records.hpp"
#include "streams.hpp"

#include <nimber/notation.hpp>
#include "laws/quotients/quotient_certificate.hpp"
#include "laws/quotients/quotient_search.hpp"
#include "laws/quotients/quotient_verifier.hpp"
#include "records/laws/quotient.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t quotient_step = 100'000'000;

struct QuotientOptions {
  std::optional<std::uint64_t> heaps;
  std::uint64_t limit = QuotientSearch::default_limit;
  bool as_json = false;
  bool certificate = false;
};

template <class Items, class Word>
void append_words(std::string& out, const Items& items, Word word) {
  bool first = true;
  for (const auto& item : items) {
    out.append(first ? "" : " ").append(word(item));
    first = false;
  }
}

std::string in_words(const QuotientSearch& search, const Quotient& q) {
  const auto number = [](std::uint64_t n) { return std::to_string(n); };
  std::string out = q.rule + ", heaps to " + number(q.heaps) + ": a misère quotient of order " +
                    number(q.order()) + ", " + number(q.p.size()) +
                    (q.p.size() == 1 ? " element is" : " elements are") + " lost\n";
  out.append("grows at heap:");
  for (const auto& [heap, order] : search.growth())
    out.append(" ").append(number(heap)).append(" (").append(number(order)).append(")");
  out.append("\nlost: ");
  append_words(out, q.p, [&](Element e) { return q.elements[e]; });
  out.append("\nheaps from 0: ");
  append_words(out, q.phi, [&](Element e) { return q.elements[e]; });
  if (q.period) {
    out.append("\nproven for all heaps: from heap ")
        .append(number(q.period->preperiod))
        .append(" on the elements repeat with period ")
        .append(number(q.period->period))
        .append(" (heaps to ")
        .append(number(q.checked_to))
        .append(" prove it)");
  } else {
    out.append("\ncertified for heaps to ").append(number(q.heaps)).append(", and no further");
  }
  return out;
}

Status find_quotient(const std::string& text, const QuotientOptions& options, Telling telling) {
  const auto rule = read_rule(text);
  if (!rule) return fail(rule.error(), telling);
  QuotientSearch search(*rule, options.heaps, options.limit);
  while (!search.step(quotient_step).done) {}
  if (search.error() != nullptr) return fail(*search.error(), telling);
  const Quotient quotient = search.quotient();
  if (telling.as_json) {
    print_json(print(quotient, options.certificate), telling);
  } else {
    std::cout << in_words(search, quotient) << "\n";
  }
  return all_answered;
}

/// {"rule": …, "valid": false, "reason": "wrong-outcome"}
Status verify_quotient(const std::string& text) {
  auto claim = read_quotient(text);
  if (!claim) return fail(claim.error(), true);
  QuotientVerifier verifier(std::move(*claim));
  while (!verifier.step(quotient_step).done) {}
  const bool valid = verifier.verdict() == QuotientVerdict::valid;
  std::cout << json(verifier) << "\n";
  return valid ? all_answered : some_unsettled;
}

}  // namespace

int quotient(Arguments arguments) {
  QuotientOptions options;
  options.as_json = arguments.flag("--json");
  options.certificate = arguments.flag("--certificate");
  std::uint64_t heaps = max_integer;
  std::string file;
  if (!arguments.option("--heaps", heaps)) return usage("--heaps takes the largest heap");
  if (!arguments.option("--limit", options.limit)) return usage("--limit takes a number");
  if (!arguments.option("--verify", file))
    return usage("--verify takes the file of a certificate, or - for standard input");
  if (heaps != max_integer) options.heaps = heaps;
  if (!file.empty()) {
    if (const int wrong =
            check_rest(arguments, 0, "--verify takes no rule: the certificate names it");
        wrong != 0)
      return wrong;
    Input input(file);
    const std::string text = input.all();
    return input.failed() ? input.complain(true) : verify_quotient(text);
  }
  if (const int wrong = check_rest(
          arguments, 1, "quotient takes one rule, or - for one a line on standard input");
      wrong != 0)
    return wrong;
  return answer_each(arguments.rest().front(), options.as_json || options.certificate,
                     [&](const std::string& text, Telling telling) {
                       return find_quotient(text, options, telling);
                     });
}

}  // namespace nimber::cli
