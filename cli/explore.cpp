// Guesses, comparisons and unknowns.
#include "answer.hpp"
#include "machine.hpp"
#include "records.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include <nimber/notation.hpp>
#include "laws/patterns/comparison.hpp"
#include "laws/patterns/conjecture.hpp"
#include "laws/patterns/heap_positions.hpp"
#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/value_guess.hpp"
#include "laws/unknown.hpp"
#include "records/laws/guesses.hpp"
#include "records/laws/unknown.hpp"
#include "rules/small_rows.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t explore_step = 10'000'000;
constexpr std::uint64_t conjecture_limit = 1'000'000'000;
/// Numbers on a line through two, where --heaps says nothing.
constexpr std::uint64_t line_heaps = 1000;

template <class Work>
void finish(Work& work, const std::string& what) {
  Meter meter(what);
  for (Progress progress; !progress.done;) {
    progress = work.step(explore_step);
    meter.show(progress.fraction, progress.examined);
  }
}

Status print_conjecture(const RulePtr& rule, const Guess& guess, const Conjecture::Answer& answer,
                        bool as_json) {
  using Verdict = Conjecture::Verdict;
  const auto& found = answer.counterexample;
  if (as_json) {
    std::cout << json(rule, guess, answer) << "\n";
    return answer.verdict == Verdict::refuted ? some_unsettled : all_answered;
  }
  std::string out;
  switch (answer.verdict) {
    case Verdict::refuted:
      out.append("refuted: ")
          .append(heaps_text(rule, found->heaps))
          .append(" is worth ")
          .append(number(found->value));
      out.append(found->value == 0 ? " (lost), the guess says " : " (won), the guess says ");
      if (!found->guessed) {
        out.append("nothing there");
      } else if (guess.kind == Guess::Kind::value) {
        out.append(std::to_string(*found->guessed));
      } else {
        out.append((*found->guessed != 0) == (guess.kind == Guess::Kind::lost) ? "lost" : "won");
      }
      break;
    case Verdict::holds:
      out.append("holds for all ")
          .append(guess.two_heaps ? "pairs of heaps with fewer than " : "heaps ");
      if (guess.from > 0) out.append("from ").append(number(guess.from)).append(" on ");
      out.append(guess.two_heaps ? "" : "below ").append(number(answer.checked));
      out.append(guess.two_heaps ? " stones together" : "").append(" (not proven beyond");
      if (guess.recursive())
        out.append(
            ": a guess that calls itself is proven only where it looks a fixed number of "
            "heaps back");
      if (answer.stop) {
        out.append(": ").append(heaps_text(rule, answer.stop->heaps));
        out.append(answer.stop->endless ? " may never end, and has no value" : " is not settled");
      }
      out.append(")");
      break;
    case Verdict::proven:
      if (answer.by_splits) {
        out.append(
            "proven: any number may be taken, no split is worth what its heap is, and splits "
            "are worth what is skipped");
        break;
      }
      if (answer.by_rule) {
        out.append("proven: a theorem about such rules says it");
        break;
      }
      if (answer.by_outcome) {
        out.append("proven: that is the theorem about the lost pairs of ").append(rule->text());
        break;
      }
      if (guess.two_heaps && !answer.rule_period) {
        out.append("proven: that is the theorem about the values of ").append(rule->text());
        break;
      }
      if (!answer.rule_period && answer.stretches == 0) {
        out.append("proven: where up to a bound may be taken, that is the recursion of the values");
        break;
      }
      if (!answer.rule_period) {
        out.append("proven: to heap 10^18 the values stand in ")
            .append(number(answer.stretches))
            .append(" stretches, and the guess is right on each");
        break;
      }
      out.append("proven: from heap ")
          .append(number(answer.rule_period->preperiod))
          .append(" on the values repeat with period ");
      out.append(number(answer.rule_period->period))
          .append(", from ")
          .append(number(answer.guess_period->from))
          .append(" on the guess with period ");
      out.append(number(answer.guess_period->period))
          .append(guess.two_heaps ? ", and both agree on all pairs with fewer than "
                                  : ", and both agree on the first ")
          .append(number(answer.checked));
      if (guess.two_heaps) {
        out.append(" stones together");
      } else {
        out.append(guess.from > 0 ? " heaps, of which it speaks from " + number(guess.from) + " on"
                                  : " heaps");
      }
      break;
  }
  std::cout << out.append("\n");
  return answer.verdict == Verdict::refuted ? some_unsettled : all_answered;
}

std::string value_or_mark(const PatternData& data, std::int64_t value) {
  if (!data.marks) return std::to_string(value);
  return value != 0 ? "P" : "N";
}

/// A guess about pasted values, or about a line through two numbers.
Status print_value_guess(const Guess& guess, const PatternData& data, bool as_json) {
  const ValueGuess answer = check_values(guess, data);
  const auto& found = answer.counterexample;
  std::string out;
  if (as_json) {
    out.append(json(guess, data, answer, std::string())).append("\n");
  } else if (found) {
    out.append("refuted: at ").append(data.pairs ? "a = " : data.rows_of_numbers() ? "" : "n = ");
    out.append(data.rows_of_numbers()
                   ? text_of_row(data.numbers[static_cast<std::size_t>(found->n)])
                   : number(found->n));
    if (data.pairs) out.append(", b = ").append(number(found->b));
    out.append(" stands ").append(value_or_mark(data, found->value)).append(", the guess says ");
    out.append(!found->guessed                    ? "nothing"
               : guess.kind == Guess::Kind::value ? std::to_string(*found->guessed)
               : (*found->guessed != 0) == (guess.kind == Guess::Kind::lost) ? "P"
                                                                             : "N");
    out.append("\n");
  } else if (data.rows_of_numbers()) {
    out.append("holds for ").append(rows_looked_at(data)).append(" (not proven beyond)\n");
  } else {
    out.append("holds for all ").append(number(answer.checked)).append(" values\n");
  }
  std::cout << out;
  return found ? some_unsettled : all_answered;
}

std::string ranges_plain(const std::vector<Range>& ranges) {
  std::string out;
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    if (i == 200) return out.append(" ...");
    if (i > 0) out.append(", ");
    out.append(number(ranges[i].first));
    if (ranges[i].last == ranges[i].first + 1) out.append(", ").append(number(ranges[i].last));
    if (ranges[i].last > ranges[i].first + 1) out.append("..").append(number(ranges[i].last));
  }
  return out.empty() ? "none" : out;
}

Status solve_one(const std::string& text, std::uint64_t numbers, std::uint64_t values,
                 std::uint64_t limit, Telling telling) {
  Solve work(text, numbers, values, limit);
  finish(work, text);
  const auto& result = work.result();
  if (!result) return fail(result.error(), telling);
  const Solution& s = *result;
  if (telling.as_json) {
    print_json(json(s), telling);
  } else {
    std::string out;
    out.append("the player to move loses with ? = ").append(ranges_plain(s.losing));
    if (s.period == 1) {
      out.append(", and with every number from ").append(number(s.preperiod)).append(" on");
    } else if (s.period > 0) {
      out.append(s.losing.empty() ? "" : ", ").append("and ");
      if (s.losing.empty()) out.assign("the player to move loses with ? = ");
      out.append(ranges_plain(s.repeating)).append(", each again every ").append(number(s.period));
    }
    out.append(s.proven ? " (all there are)\n"
                        : " (looked at up to " + number(s.checked_to) + ")\n");
    if (!s.unsettled.empty())
      out.append("not settled: ").append(ranges_plain(s.unsettled)).append("\n");
    std::cout << out;
  }
  return s.unsettled.empty() ? all_answered : some_unsettled;
}

}  // namespace

int conjecture(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  std::uint64_t heaps = Conjecture::default_heaps;
  std::uint64_t limit = conjecture_limit;
  if (!arguments.option("--heaps", heaps)) return usage("--heaps takes a number of heaps");
  if (!arguments.option("--limit", limit)) return usage("--limit takes a number of options");
  std::map<std::string, std::int64_t> numbers;
  for (std::string let = "-"; !let.empty();) {
    let.clear();
    if (!arguments.option("--let", let) || (!let.empty() && !read_definition(let, numbers)))
      return usage("--let takes a name and a number, as in m=3");
  }
  std::string file;
  std::string where;
  if (!arguments.option("--where", where)) return usage("--where takes a line, as in q=n-1");
  if (!arguments.option("--values", file))
    return usage("--values takes a file of numbers or marks, or - for standard input");
  if (!file.empty() && !where.empty()) return usage("--where goes with a rule of two numbers");
  if (const int wrong = check_rest(arguments, file.empty() ? 2u : 1u,
                                   "conjecture takes a rule, or --values FILE, and a guess, as in "
                                   "take/1..3 'g(n) = n%4'");
      wrong != 0)
    return wrong;
  if (!file.empty()) {
    Input input(file);
    const std::string text = input.all();
    if (input.failed()) return input.complain(as_json);
    const auto data = read_pattern_values(text);
    if (!data) return fail_in(text, data.error(), as_json);
    const auto guess = Guess::read_of_values(arguments.rest()[0], data->pairs, numbers);
    if (!guess) return fail(guess.error(), as_json);
    return print_value_guess(*guess, *data, as_json);
  }
  const auto rule = read_rule(arguments.rest()[0]);
  if (!rule) return fail(rule.error(), as_json);
  if (!where.empty()) {
    auto line = read_pattern_line(where, **rule);
    if (!line) return fail(line.error(), Telling{as_json, 0, "--where"});
    const auto about_line = Guess::read_of_values(arguments.rest()[1], false, numbers);
    if (!about_line) return fail(about_line.error(), as_json);
    const std::uint64_t count = heaps == Conjecture::default_heaps ? line_heaps : heaps;
    PatternValues values(*rule, count, std::move(*line), limit);
    finish(values, (*rule)->text());
    if (!values.result()) return fail(values.result().error(), as_json);
    return print_value_guess(*about_line, *values.result(), as_json);
  }
  auto guess = Guess::read(arguments.rest()[1], **rule, numbers);
  if (!guess) return fail(guess.error(), as_json);
  if (guess->rows) {
    PatternValues values(*rule, heaps == Conjecture::default_heaps ? 0 : heaps, std::nullopt,
                         limit);
    finish(values, (*rule)->text());
    if (!values.result()) return fail(values.result().error(), as_json);
    return print_value_guess(*guess, *values.result(), as_json);
  }
  Conjecture work(*rule, *guess, heaps, limit);
  finish(work, (*rule)->text());
  if (!work.result()) return fail(work.result().error(), as_json);
  return print_conjecture(*rule, *guess, *work.result(), as_json);
}

int compare(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  std::uint64_t heaps = Comparison::default_heaps;
  std::string file;
  if (!arguments.option("--heaps", heaps)) return usage("--heaps takes a number of heaps");
  if (!arguments.option("--values", file))
    return usage("--values takes a file of numbers, or - for standard input");
  if (const int wrong = check_rest(arguments, file.empty() ? 2u : 1u,
                                   "compare takes two rules, or a rule and --values FILE");
      wrong != 0)
    return wrong;
  const auto left = read_rule(arguments.rest()[0]);
  if (!left) return fail(left.error(), as_json);
  std::optional<Comparison> work;
  if (file.empty()) {
    const auto right = read_rule(arguments.rest()[1]);
    if (!right) return fail(right.error(), as_json);
    work.emplace(*left, *right, heaps);
  } else {
    Input input(file);
    const std::string text = input.all();
    if (input.failed()) return input.complain(as_json);
    auto list = read_numbers(text);
    if (!list) return fail_in(text, list.error(), as_json);
    work.emplace(*left, std::move(*list));
  }
  finish(*work, (*left)->text());
  if (!work->result()) return fail(work->result().error(), as_json);
  const Comparison::Answer& answer = *work->result();
  std::string out;
  if (as_json) {
    out.append(json(answer)).append("\n");
  } else if (answer.first_difference) {
    out.append("first difference at heap ")
        .append(number(*answer.first_difference))
        .append(": ")
        .append(number(answer.left));
    out.append(" and ").append(number(answer.right)).append("\n");
  } else {
    out.append("equal for all heaps below ").append(number(answer.checked));
    out.append(answer.proven_equal ? ", and proven equal for ever: both repeat\n" : "\n");
  }
  std::cout << out;
  return answer.first_difference ? some_unsettled : all_answered;
}

int solve(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  std::uint64_t numbers = Solve::default_numbers;
  std::uint64_t limit = default_limit;
  if (!arguments.option("--numbers", numbers))
    return usage("--numbers takes how many numbers to try");
  if (!arguments.option("--limit", limit)) return usage("--limit takes a number of options");
  if (const int wrong =
          check_rest(arguments, 1, "solve takes one text with a question mark, as in nim:3,5,?");
      wrong != 0)
    return wrong;
  return answer_each(arguments.rest().front(), as_json,
                     [&](const std::string& text, Telling telling) {
                       return solve_one(text, numbers, 1'000'000, limit, telling);
                     });
}

}  // namespace nimber::cli
