#include "answer.hpp"
#include "sentences.hpp"

#include <nimber/notation.hpp>
#include <nimber/sequence.hpp>
#include "laws/lost_heaps.hpp"

#include <iostream>
#include <map>
#include <utility>

namespace nimber::cli {
namespace {

/// What a sequence may cost unless told otherwise: a person at a terminal can end it.
constexpr std::uint64_t sequence_limit = 1'000'000'000'000;
constexpr std::uint64_t sequence_step = 1'000'000;

/// How the values are printed.
enum class Form : std::uint8_t {
  plain,   ///< a value a line
  json,    ///< one array
  csv,     ///< n,value
  bfile,   ///< n value, as the OEIS has it
  counts,  ///< value,heaps: how often each value stands
};

void print_value(Form form, std::uint64_t n, Value value, std::string& out) {
  switch (form) {
    case Form::json:
      out.append(n == 0 ? "[" : ", ");
      append(out, value);
      return;
    case Form::csv:
    case Form::bfile:
      append(out, n);
      out.push_back(form == Form::csv ? ',' : ' ');
      append(out, value);
      break;
    case Form::counts: return;
    case Form::plain: append(out, value); break;
  }
  out.push_back('\n');
}

/// The lost heaps, one a line or as one array.
Status print_lost(const RulePtr& rule, std::uint64_t count, std::uint64_t limit, bool json) {
  LostHeaps work(rule, count, limit);
  std::string out;
  bool first = true;
  bool done = false;
  while (!done) {
    done = work.step(sequence_step).done;
    if (done && work.error() != nullptr && work.known() == 0) return fail(*work.error(), json);
    for (const std::uint64_t heap : work.take()) {
      if (json) out.append(first ? "[" : ", ");
      append(out, heap);
      if (!json) out.push_back('\n');
      first = false;
    }
    std::cout << out;
    if (!std::cout) return wrong_input;
    out.clear();
  }
  if (json) std::cout << (first ? "[]\n" : "]\n");
  return work.error() != nullptr ? fail(*work.error(), json) : all_answered;
}

}  // namespace

int sequence(Arguments arguments) {
  Form form = Form::plain;
  const bool json = arguments.flag("--json");
  const bool lost = arguments.flag("--lost");
  if (json) form = Form::json;
  // One form at a time; only the lost heaps may stand in an array.
  int forms = json && !lost ? 1 : 0;
  for (const auto& [name, other] :
       {std::pair("--csv", Form::csv), std::pair("--bfile", Form::bfile),
        std::pair("--counts", Form::counts)}) {
    if (!arguments.flag(name)) continue;
    form = other;
    ++forms;
  }
  if (forms + (lost ? 1 : 0) > 1)
    return usage("one of --json, --csv, --bfile, --lost and --counts is wanted, not two of them");
  std::uint64_t limit = sequence_limit;
  std::uint64_t count = UINT64_MAX;
  if (!arguments.option("--limit", limit)) return usage("--limit takes a number of options");
  if (!arguments.option("--count", count)) return usage("--count takes a number of values");
  if (const int wrong = check_rest(arguments, 1, "sequence takes one rule"); wrong != 0)
    return wrong;
  if (count == UINT64_MAX) return usage("sequence wants --count N");
  const auto rule = read_rule(arguments.rest().front());
  if (!rule) return fail(rule.error(), json);
  if (lost) return print_lost(*rule, count, limit, json);

  Sequence sequence(*rule, count, limit);
  std::uint64_t printed = 0;
  std::map<Value, std::uint64_t> counts;
  std::string out;
  if (form == Form::csv) out = "n,value\n";
  if (form == Form::counts) out = "value,heaps\n";
  bool done = false;
  while (!done) {
    done = sequence.step(sequence_step).done;
    if (done && sequence.error() != nullptr && (printed == 0 && sequence.known() == 0))
      return fail(*sequence.error(), json);
    for (; printed < sequence.known(); ++printed) {
      const Value value = sequence.value(printed);
      if (form == Form::counts) ++counts[value];
      print_value(form, printed, value, out);
      if (out.size() > 60'000) {
        std::cout << out;
        if (!std::cout) return wrong_input;
        out.clear();
      }
    }
  }
  if (form == Form::json) out += printed == 0 ? "[]\n" : "]\n";
  for (const auto& [value, heaps] : counts) {
    append(out, value);
    out.push_back(',');
    append(out, heaps);
    out.push_back('\n');
  }
  std::cout << out;
  return sequence.error() != nullptr ? fail(*sequence.error(), json) : all_answered;
}

}  // namespace nimber::cli
