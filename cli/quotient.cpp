// Misère quotients: found, printed, verified.
#include "asking.hpp"
#include "coq.hpp"
#include "records.hpp"
#include "streams.hpp"

#include "laws/quotients/quotient_certificate.hpp"
#include "laws/quotients/quotient_verifier.hpp"
#include "questions/quotient.hpp"
#include "records/laws/quotient.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t quotient_step = 100'000'000;

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

Status tell(AskedQuotient& asked) {
  finish(asked, quotient_step);
  if (const Error* error = asked.error()) return fail(*error, false);
  std::cout << in_words(asked.search(), asked.search().quotient()) << "\n";
  return all_answered;
}

constexpr std::string_view only_octal =
    ": only of an octal code whose quotient is proven for all heaps";

template <CoqForm form>
Status tell_found_in_coq(Asked& asked) {
  finish(asked, quotient_step);
  if (const Error* error = asked.error()) return fail(*error, false);
  const Quotient& quotient = static_cast<AskedQuotient&>(asked).search().quotient();
  return tell_coq(coq_file(quotient), form, quotient.rule + std::string(only_octal));
}

/// {"rule": …, "valid": false, "reason": "wrong-outcome"}. One that is valid is told as a theorem
/// where that is asked for.
Status verify_quotient(const std::string& text, CoqForm form) {
  auto claim = read_quotient(text);
  if (!claim) return fail(claim.error(), true);
  QuotientVerifier verifier(*claim);
  while (!verifier.step(quotient_step).done) {}
  const bool valid = verifier.verdict() == QuotientVerdict::valid;
  if (valid && form != CoqForm::none)
    return tell_coq(coq_file(*claim), form, claim->quotient.rule + std::string(only_octal));
  std::cout << json(verifier) << "\n";
  return valid ? all_answered : some_unsettled;
}

}  // namespace

Status tell_quotient(Asked& asked) { return tell(static_cast<AskedQuotient&>(asked)); }

int quotient(Arguments arguments) {
  const std::string file = arguments.text("--verify", "file");
  const CoqForm form = coq_form(arguments);
  if (file.empty() && form != CoqForm::none) {
    arguments.flag("--certificate");
    return ask_and_tell(*find_question("quotient"), std::move(arguments),
                        form == CoqForm::alone ? tell_found_in_coq<CoqForm::alone>
                                               : tell_found_in_coq<CoqForm::reading>);
  }
  if (file.empty()) {
    Arguments looked_at = arguments;
    const bool certificate = looked_at.flag("--certificate");
    if (certificate) return ask_for_json(*find_question("quotient"), std::move(arguments));
    return ask_and_tell(*find_question("quotient"), std::move(arguments), tell_quotient);
  }
  // The certificate says all that these could.
  arguments.flag("--json");
  arguments.flag("--certificate");
  arguments.number("--heaps", 0);
  arguments.number("--limit", 0);
  if (const auto wrong = arguments.complaint(0, "--verify FILE")) return usage(*wrong);
  Input input(file);
  const std::string text = input.all();
  return input.failed() ? input.complain(true) : verify_quotient(text, form);
}

}  // namespace nimber::cli
