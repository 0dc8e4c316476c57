#include "records/laws/guesses.hpp"

#include "laws/patterns/heap_positions.hpp"

namespace nimber {
namespace {

void write_heaps(Record& out, const RulePtr& rule, const std::vector<std::uint64_t>& heaps) {
  if (!out.sink().line()) out.wholes("heaps", heaps);
  out.text("position", heaps_text(rule, heaps));
}

void write_counterexample(RecordSink& sink, const RulePtr& rule,
                          const std::optional<Conjecture::Counterexample>& found) {
  if (!found) return sink.null();
  Record out(sink);
  write_heaps(out, rule, found->heaps);
  out.whole("value", found->value);
  if (found->guessed) {
    out.field("guessed").whole_signed(*found->guessed);
  } else {
    out.null("guessed");
  }
}

/// A line tells of it only where there is one.
void add_stop(Record& out, const RulePtr& rule, const std::optional<Conjecture::Stop>& stop) {
  const bool line = out.sink().line();
  if (!stop) {
    if (!line) out.null("stopped");
    return;
  }
  Record inner(out.field("stopped"));
  write_heaps(inner, rule, stop->heaps);
  if (line) {
    inner.text("why", stop->endless ? "endless" : "unsettled");
  } else {
    inner.truth("endless", stop->endless);
  }
}

void write_counterexample(RecordSink& sink, const PatternData& data,
                          const std::optional<ValueGuess::Counterexample>& found,
                          const std::string& position) {
  if (!found) return sink.null();
  Record out(sink);
  const bool rows = data.rows_of_numbers();
  if (rows) {
    write_list(out.field("x"), data.numbers[static_cast<std::size_t>(found->n)],
               [&](std::int64_t n) { sink.count_signed(n); });
  } else if (!sink.line()) {
    out.null("x");
  }
  if (!rows || !sink.line()) {
    out.field("n", data.pairs ? "a" : "n").count(found->n);
  }
  if (data.pairs) {
    out.count("b", found->b);
  } else if (!sink.line()) {
    out.null("b");
  }
  if (sink.line() && data.marks) {
    out.text("value", found->value != 0 ? "P" : "N");
  } else {
    out.field("value").count_signed(found->value);
  }
  if (found->guessed) {
    out.field("guessed").count_signed(*found->guessed);
  } else {
    out.null("guessed");
  }
  if (!sink.line()) out.text("position", position);
}

}  // namespace

void write(RecordSink& sink, const RulePtr& rule, const Guess& guess,
           const Conjecture::Answer& answer) {
  const bool line = sink.line();
  Record out(sink);
  out.text("rule", rule->text()).text("guess", guess.text()).text("about", text(guess.kind));
  if (!line) out.truth("pairs", guess.two_heaps);
  out.text("verdict", text(answer.verdict));
  if (line && !answer.theorem.empty()) out.text("theorem", answer.theorem);
  out.count("checked", answer.checked);
  write_counterexample(out.field("counterexample"), rule, answer.counterexample);
  add_stop(out, rule, answer.stop);
  if (line) return;
  const auto& rules = answer.rule_period;
  const auto& guesses = answer.guess_period;
  out.whole("rulePeriod", rules ? std::optional(rules->period) : std::nullopt);
  out.whole("rulePreperiod", rules ? std::optional(rules->preperiod) : std::nullopt);
  out.whole("guessPeriod", guesses ? std::optional(guesses->period) : std::nullopt);
  out.whole("guessPreperiod", guesses ? std::optional(guesses->from) : std::nullopt);
}

void write(RecordSink& sink, const Guess& guess, const PatternData& data, const ValueGuess& answer,
           const std::string& position) {
  using Verdict = Conjecture::Verdict;
  Record out(sink);
  out.text("guess", guess.text()).text("about", text(guess.kind));
  if (sink.line()) {
    out.text("verdict", text(answer.counterexample ? Verdict::refuted : Verdict::holds));
  } else {
    out.truth("marks", data.marks);
  }
  out.count("checked", answer.checked);
  write_counterexample(out.field("counterexample"), data, answer.counterexample, position);
}

void write(RecordSink& sink, const Comparison::Answer& answer) {
  Record out(sink);
  out.count("checked", answer.checked).whole("firstDifference", answer.first_difference);
  if (answer.first_difference) {
    out.whole("left", answer.left).whole("right", answer.right);
  } else if (!sink.line()) {
    out.null("left").null("right");
  }
  out.truth("provenEqual", answer.proven_equal);
}

}  // namespace nimber
