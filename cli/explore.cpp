// Guesses, comparisons, unknowns and grids, in words.
#include "asking.hpp"
#include "sentences.hpp"

#include "laws/patterns/heap_positions.hpp"
#include "questions/compare.hpp"
#include "questions/conjecture.hpp"
#include "questions/grid.hpp"
#include "questions/solve.hpp"
#include "rules/small_rows.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t explore_step = 10'000'000;

Status tell_of_rule(AskedConjecture& asked) {
  using Verdict = Conjecture::Verdict;
  finish(asked, explore_step);
  if (const Error* error = asked.error()) return fail(*error, false);
  const RulePtr& rule = asked.rule();
  const Guess& guess = asked.guess();
  const Conjecture::Answer& answer = asked.answer();
  const auto& found = answer.counterexample;
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
  return asked.hoped_for() ? all_answered : some_unsettled;
}

std::string value_or_mark(const PatternData& data, std::int64_t value) {
  if (!data.marks) return std::to_string(value);
  return value != 0 ? "P" : "N";
}

/// A guess about pasted values, or about a line through two numbers.
Status tell_of_values(AskedValueGuess& asked) {
  finish(asked, explore_step);
  if (const Error* error = asked.error()) return fail(*error, false);
  const Guess& guess = asked.guess();
  const PatternData& data = asked.data();
  const ValueGuess& answer = asked.answer();
  const auto& found = answer.counterexample;
  std::string out;
  if (found) {
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
  return asked.hoped_for() ? all_answered : some_unsettled;
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

Status tell(AskedSolution& asked) {
  finish(asked, explore_step);
  if (const Error* error = asked.error()) return fail(*error, false);
  const Solution& s = asked.answer();
  std::string out;
  out.append("the player to move loses with ? = ").append(ranges_plain(s.losing));
  if (s.period == 1) {
    out.append(", and with every number from ").append(number(s.preperiod)).append(" on");
  } else if (s.period > 0) {
    out.append(s.losing.empty() ? "" : ", ").append("and ");
    if (s.losing.empty()) out.assign("the player to move loses with ? = ");
    out.append(ranges_plain(s.repeating)).append(", each again every ").append(number(s.period));
  }
  out.append(s.proven ? " (all there are)\n" : " (looked at up to " + number(s.checked_to) + ")\n");
  if (!s.unsettled.empty())
    out.append("not settled: ").append(ranges_plain(s.unsettled)).append("\n");
  std::cout << out;
  return asked.hoped_for() ? all_answered : some_unsettled;
}

Status tell(AskedComparison& asked) {
  finish(asked, explore_step);
  if (const Error* error = asked.error()) return fail(*error, false);
  const Comparison::Answer& answer = asked.answer();
  std::string out;
  if (answer.first_difference) {
    out.append("first difference at heap ")
        .append(number(*answer.first_difference))
        .append(": ")
        .append(number(answer.left))
        .append(" and ")
        .append(number(answer.right))
        .append("\n");
  } else {
    out.append("equal for all heaps below ").append(number(answer.checked));
    out.append(answer.proven_equal ? ", and proven equal for ever: both repeat\n" : "\n");
  }
  std::cout << out;
  return asked.hoped_for() ? all_answered : some_unsettled;
}

/// Rows of values, "-" where play may never end.
Status tell(AskedGrid& asked) {
  finish(asked, explore_step);
  if (const Error* error = asked.error()) return fail(*error, false);
  const PairGrid& grid = asked.grid();
  std::string out;
  for (std::size_t i = 0; i < grid.values().size(); ++i) {
    const Value value = grid.values()[i];
    out.append(value == PairGrid::endless ? "-" : number(value));
    out.push_back((i + 1) % grid.columns() == 0 ? '\n' : ' ');
  }
  std::cout << out;
  return all_answered;
}

}  // namespace

Status tell_conjecture(Asked& asked) {
  auto* const values = dynamic_cast<AskedValueGuess*>(&asked);
  return values != nullptr ? tell_of_values(*values)
                           : tell_of_rule(static_cast<AskedConjecture&>(asked));
}
Status tell_compare(Asked& asked) { return tell(static_cast<AskedComparison&>(asked)); }
Status tell_solve(Asked& asked) { return tell(static_cast<AskedSolution&>(asked)); }
Status tell_grid(Asked& asked) { return tell(static_cast<AskedGrid&>(asked)); }

}  // namespace nimber::cli
