// Winning strategies: found, printed, verified.
#include "asking.hpp"
#include "coq.hpp"
#include "records.hpp"
#include "streams.hpp"

#include "questions/strategy.hpp"
#include "records/json_sink.hpp"
#include "records/laws/strategy.hpp"
#include "strategies/strategy_claim.hpp"
#include "strategies/strategy_verifier.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

std::string counted(std::uint64_t count, const char* what) {
  return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::string heading(const Strategy& found) {
  std::string out = found.position + "\n";
  out.append(found.first_wins ? "whoever moves first wins" : "whoever moves second wins");
  if (found.first) {
    out.append(": leave ").append(*found.first).append("\n");
  } else {
    out.append(found.first_wins ? ": no move is left\n" : "\n");
  }
  return out;
}

std::string by_positions(const Strategy& found) {
  if (found.lost.empty()) return {};
  std::string out = counted(found.lost.size(), "position") + " to leave, " +
                    counted(found.lines(), "line") + ": their move -> yours\n";
  for (const Strategy::Lost& entry : found.lost) {
    out.append("\n").append(entry.position).append("\n");
    for (const Strategy::Reply& reply : entry.replies) {
      out.append("  ").append(reply.move).append(" -> ");
      out.append(reply.reply ? *reply.reply : "you have won: no move is left").append("\n");
    }
    if (entry.replies.empty()) out.append("  no move is left: you have won\n");
  }
  return out;
}

std::string by_values(const Strategy& found) {
  std::string out =
      "leave heaps whose values have nim-sum 0; each heap, its value, and how to make it less\n\n";
  for (const Strategy::HeapValue& entry : found.values) {
    out.append(entry.term).append(" is worth ").append(std::to_string(entry.value));
    const char* before = ": ";
    for (const auto& [value, term] : entry.by) {
      out.append(before).append(std::to_string(value)).append(" by ").append(term);
      before = ", ";
    }
    out.append("\n");
  }
  return out;
}

Status tell(AskedStrategy& asked) {
  finish(asked);
  if (const Error* error = asked.error()) return fail(*error, false);
  const Strategy& found = asked.answer();
  std::cout << heading(found) << (found.values.empty() ? by_positions(found) : by_values(found));
  return all_answered;
}

template <CoqForm form>
Status tell_strategy_in_coq(Asked& asked) {
  finish(asked);
  if (const Error* error = asked.error()) return fail(*error, false);
  const Strategy& found = static_cast<AskedStrategy&>(asked).answer();
  return tell_coq(coq_file(found), form, found.position + ": no text for Coq");
}

/// {"position": …, "valid": false, "reason": "missing", "at": …, "move": …}
Status verify_strategy(const std::string& text, CoqForm form) {
  auto claim = read_strategy(text);
  if (!claim) return fail(claim.error(), true);
  StrategyVerifier verifier(std::move(*claim));
  while (!verifier.step(1'000'000).done) {}
  const bool valid = verifier.fault().kind == StrategyFault::Kind::none;
  if (valid && form != CoqForm::none)
    return tell_coq(coq_file(verifier.claim()), form, "no text for Coq");
  JsonSink sink;
  write(sink, verifier);
  std::cout << sink.json() << "\n";
  return valid ? all_answered : some_unsettled;
}

}  // namespace

Status tell_strategy(Asked& asked) { return tell(static_cast<AskedStrategy&>(asked)); }

int strategy(Arguments arguments) {
  const std::string file = arguments.text("--verify", "file");
  const CoqForm form = coq_form(arguments);
  if (file.empty())
    return ask_and_tell(*find_question("strategy"), std::move(arguments),
                        form == CoqForm::none    ? tell_strategy
                        : form == CoqForm::alone ? tell_strategy_in_coq<CoqForm::alone>
                                                 : tell_strategy_in_coq<CoqForm::reading>);
  // The strategy says all that these could.
  arguments.flag("--json");
  arguments.flag("--by-values");
  arguments.number("--limit", 0);
  if (const auto wrong = arguments.complaint(0, "--verify FILE")) return usage(*wrong);
  Input input(file);
  const std::string text = input.all();
  return input.failed() ? input.complain(true) : verify_strategy(text, form);
}

}  // namespace nimber::cli
