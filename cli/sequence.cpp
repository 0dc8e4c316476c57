#include "commands.hpp"
#include "sentences.hpp"

#include <nimber/sequence.hpp>

#include <iostream>

namespace nimber::cli {
namespace {

/// What a sequence may cost unless told otherwise: a person at a terminal can end it.
constexpr std::uint64_t sequence_limit = 1'000'000'000'000;
constexpr std::uint64_t step_budget = 1'000'000;

}  // namespace

int sequence(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  std::uint64_t limit = sequence_limit;
  std::uint64_t count = UINT64_MAX;
  if (!arguments.option("--limit", limit)) return usage("--limit takes a number of options");
  if (!arguments.option("--count", count)) return usage("--count takes a number of values");
  if (arguments.rest().size() != 1) return usage("sequence takes one rule");
  if (count == UINT64_MAX) return usage("sequence wants --count N");
  const auto fail = [](const Error& error) {
    std::cerr << "error: " << sentence_with_place(error) << "\n";
    return error.code == ErrorCode::unsettled ? some_unsettled : wrong_input;
  };
  const auto rule = read_rule(arguments.rest().front());
  if (!rule) return fail(rule.error());

  Sequence sequence(*rule, count, limit);
  std::uint64_t printed = 0;
  std::string out;
  bool done = false;
  while (!done) {
    done = sequence.step(step_budget).done;
    if (done && sequence.error() != nullptr && (printed == 0 && sequence.known() == 0)) return fail(*sequence.error());
    for (; printed < sequence.known(); ++printed) {
      if (as_json) out += printed == 0 ? "[" : ", ";
      append(out, sequence.value(printed));
      if (!as_json) out.push_back('\n');
      if (out.size() > 60'000) {
        std::cout << out;
        out.clear();
      }
    }
  }
  if (as_json) out += printed == 0 ? "[]\n" : "]\n";
  std::cout << out;
  return sequence.error() != nullptr ? fail(*sequence.error()) : all_answered;
}

}  // namespace nimber::cli
