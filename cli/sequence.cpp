#include "answer.hpp"
#include "machine.hpp"
#include "sentences.hpp"

#include <nimber/limits.hpp>
#include <nimber/notation.hpp>
#include <nimber/sequence.hpp>
#include "laws/lost_heaps.hpp"
#include "laws/value_counts.hpp"

#include <iostream>
#include <utility>

namespace nimber::cli {
namespace {

/// What a sequence may cost unless told otherwise: a person at a terminal can end it.
constexpr std::uint64_t sequence_limit = 1'000'000'000'000;
constexpr std::uint64_t sequence_step = 1'000'000;

/// How the values are printed.
enum class Form : std::uint8_t {
  plain,  ///< a value a line
  json,   ///< one array
  csv,    ///< n,value
  bfile,  ///< n value, as the OEIS has it
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
  Meter meter(rule->text());
  while (!done) {
    const Progress progress = work.step(sequence_step);
    done = progress.done;
    meter.show(progress.fraction, progress.examined);
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

/// What looking for so many may cost, where nothing was told.
std::uint64_t usual_limit(const Rule& rule, std::uint64_t count, bool lost) {
  if (count <= limits::unproven_heaps) return sequence_limit;
  const bool hope =
      rule.sequence().period_theorem() || (lost && rule.sequence().outcome_finder(1) != nullptr);
  return hope ? limits::proof_options : limits::hopeless_options;
}

/// value,heaps: by the period where one is proven.
Status print_counts(const RulePtr& rule, std::uint64_t count, std::uint64_t limit) {
  ValueCounts work(rule, count, limit);
  {
    Meter meter(rule->text());
    for (Progress progress; !progress.done;) {
      progress = work.step(sequence_step);
      meter.show(progress.fraction, progress.examined);
    }
  }
  // Of too many values none is told.
  const bool none = work.known() == 0 ||
                    (work.error() != nullptr && work.error()->code == ErrorCode::output_too_long);
  if (work.error() != nullptr && none) return fail(*work.error(), false);
  std::string out = "value,heaps\n";
  work.each([&](Value value, std::uint64_t heaps) {
    append(out, value);
    out.push_back(',');
    append(out, heaps);
    out.push_back('\n');
    if (out.size() < 60'000) return;
    std::cout << out;
    out.clear();
  });
  std::cout << out;
  return work.error() != nullptr ? fail(*work.error(), false) : all_answered;
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
       {std::pair("--csv", Form::csv), std::pair("--bfile", Form::bfile)}) {
    if (!arguments.flag(name)) continue;
    form = other;
    ++forms;
  }
  const bool counts = arguments.flag("--counts");
  if (forms + (lost ? 1 : 0) + (counts ? 1 : 0) > 1)
    return usage("one of --json, --csv, --bfile, --lost and --counts is wanted, not two of them");
  std::uint64_t limit = UINT64_MAX;
  std::uint64_t count = UINT64_MAX;
  if (!arguments.option("--limit", limit)) return usage("--limit takes a number of options");
  if (!arguments.option("--count", count)) return usage("--count takes a number of values");
  if (const int wrong = check_rest(arguments, 1, "sequence takes one rule"); wrong != 0)
    return wrong;
  if (count == UINT64_MAX) return usage("sequence wants --count N");
  const auto rule = read_rule(arguments.rest().front());
  if (!rule) return fail(rule.error(), json);
  if (limit == UINT64_MAX)
    limit = lost || counts ? usual_limit(**rule, count, lost) : sequence_limit;
  if (counts) return print_counts(*rule, count, limit);
  if (lost) return print_lost(*rule, count, limit, json);

  Sequence sequence(*rule, count, limit);
  std::uint64_t printed = 0;
  std::string out;
  if (form == Form::csv) out = "n,value\n";
  bool done = false;
  while (!done) {
    done = sequence.step(sequence_step).done;
    if (done && sequence.error() != nullptr && (printed == 0 && sequence.known() == 0))
      return fail(*sequence.error(), json);
    for (; printed < sequence.known(); ++printed) {
      const Value value = sequence.value(printed);
      print_value(form, printed, value, out);
      if (out.size() > 60'000) {
        std::cout << out;
        if (!std::cout) return wrong_input;
        out.clear();
      }
    }
  }
  if (form == Form::json) out += printed == 0 ? "[]\n" : "]\n";
  std::cout << out;
  return sequence.error() != nullptr ? fail(*sequence.error(), json) : all_answered;
}

}  // namespace nimber::cli
