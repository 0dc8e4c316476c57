#include "asking.hpp"
#include "machine.hpp"

#include "questions/sequence.hpp"

#include <iostream>
#include <utility>

namespace nimber::cli {
namespace {

constexpr std::uint64_t sequence_step = 1'000'000;
/// What is printed at once.
constexpr std::size_t most_waiting = 60'000;

Status ended(const Error* error, bool as_json) {
  return error != nullptr ? fail(*error, as_json) : all_answered;
}

/// The lost heaps as they are found, one a line or as one array.
Status tell_heaps(AskedLostHeaps& asked, bool as_json) {
  std::string out;
  bool first = true;
  bool done = false;
  Meter meter(asked.about());
  while (!done) {
    const Progress progress = asked.step(sequence_step);
    done = progress.done;
    meter.show(progress.fraction, progress.examined);
    if (done && asked.error() != nullptr) return fail(*asked.error(), as_json);
    for (const std::uint64_t heap : asked.take()) {
      if (as_json) out.append(first ? "[" : ", ");
      append(out, heap);
      if (!as_json) out.push_back('\n');
      first = false;
    }
    std::cout << out;
    if (!std::cout) return wrong_input;
    out.clear();
  }
  if (as_json) std::cout << (first ? "[]\n" : "]\n");
  return ended(asked.ended_by(), as_json);
}

/// value,heaps: by the period where one is proven.
Status tell_counts(AskedCounts& asked) {
  finish(asked, sequence_step);
  if (asked.error() != nullptr) return fail(*asked.error(), false);
  std::string out = "value,heaps\n";
  asked.counts().each([&](Value value, std::uint64_t heaps) {
    append(out, value);
    out.push_back(',');
    append(out, heaps);
    out.push_back('\n');
    if (out.size() < most_waiting) return;
    std::cout << out;
    out.clear();
  });
  std::cout << out;
  return ended(asked.ended_by(), false);
}

/// The values as they are found.
Status tell_values(AskedSequence& asked) {
  const SequenceForm form = asked.form();
  Sequence& values = asked.values();
  const bool as_json = form == SequenceForm::json;
  std::uint64_t printed = 0;
  std::string out = form == SequenceForm::csv ? "n,value\n" : "";
  bool done = false;
  while (!done) {
    done = values.step(sequence_step).done;
    if (done && asked.error() != nullptr && printed == 0) return fail(*asked.error(), as_json);
    for (; printed < values.known(); ++printed) {
      append_value(form, printed, values.value(printed), out);
      if (out.size() < most_waiting) continue;
      std::cout << out;
      if (!std::cout) return wrong_input;
      out.clear();
    }
  }
  if (as_json) out += printed == 0 ? "[]\n" : "]\n";
  std::cout << out;
  return ended(asked.ended_by(), as_json);
}

Status tell(Asked& asked, bool as_json) {
  if (auto* const lost = dynamic_cast<AskedLostHeaps*>(&asked)) return tell_heaps(*lost, as_json);
  if (auto* const counts = dynamic_cast<AskedCounts*>(&asked)) return tell_counts(*counts);
  return tell_values(static_cast<AskedSequence&>(asked));
}

/// Long lists are printed while they are made, in JSON as well.
int answer_as_found(const Question& question, Arguments words, bool as_json) {
  Asking asking{.question = question, .words = std::move(words)};
  auto asked = question.ask(asking);
  if (!asked) return fail_to_ask(asking, asked.error(), {as_json, 0});
  return tell(**asked, as_json);
}

}  // namespace

Status tell_sequence(Asked& asked) { return tell(asked, false); }

int sequence(Arguments arguments) {
  Arguments looked_at = arguments;
  const bool as_json = looked_at.flag("--json");
  return answer_as_found(*find_question("sequence"), std::move(arguments), as_json);
}

int lost(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  return answer_as_found(*find_question("lost"), std::move(arguments), as_json);
}

}  // namespace nimber::cli
