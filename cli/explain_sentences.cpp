#include "explain_sentences.hpp"

#include "part_names.hpp"
#include "sentences.hpp"
#include "theorem_sentences.hpp"

#include <algorithm>

namespace nimber::cli {
namespace {

std::string binary(std::uint64_t n, std::size_t width) {
  std::string out(width, '0');
  for (std::size_t bit = 0; bit < width; ++bit) {
    if (((n >> bit) & 1) != 0) out[width - 1 - bit] = '1';
  }
  return out;
}

std::string words(const Position& position, const ValueStep& step) {
  std::string out = part_text(position, step.about);
  out.append(" is worth ").append(std::to_string(step.value)).append(": ");
  if (step.value == 0) {
    out.append("no move reaches a position worth 0");
  } else {
    out.append("it can move to ");
    if (step.value == 1) {
      out.append("0");
    } else if (step.value == 2) {
      out.append("0 and 1");
    } else {
      out.append("each of 0 to ").append(std::to_string(step.value - 1));
    }
    out.append(" and not to ").append(std::to_string(step.value));
  }
  out.append("\n");
  const std::size_t shown = std::min<std::size_t>(step.reached.size(), 8);
  for (std::size_t i = 0; i < shown; ++i) {
    const PositionMove move{step.about.term, step.reached[i].move};
    out.append("    to ")
        .append(std::to_string(step.reached[i].value))
        .append(": ")
        .append(sentence(position, move))
        .append("\n");
  }
  if (step.reached.size() > shown) out.append("    ...\n");
  return out;
}

std::string numbers(const std::vector<Value>& values) {
  std::string out;
  for (const Value v : values) out.append(out.empty() ? "" : ", ").append(number(v));
  return out.empty() ? "no number" : out;
}

std::string words(const Position& position, const LabelStep& step) {
  const Rule& rule = *position.terms[step.about.term].rule;
  const Component component{step.kind, static_cast<std::uint32_t>(step.about.part), step.size,
                            step.value};
  std::string out = row_text(position, {step.about.term, component, {}});
  const std::string missing = number(step.mex);
  if (step.value) {
    out.append(" is worth ").append(missing).append(": ");
    out.append(step.value == 0 ? "it can't move to 0"
                               : "it can move to every smaller number and not to " + missing);
    out.append("; whoever leaves the numbers below it is answered by a move to ")
        .append(missing)
        .append("\n");
  } else {
    out.append(" may go round for ever: it can move to ")
        .append(numbers(rule.loops()->reached(component)))
        .append("; the smallest number missing is ")
        .append(missing)
        .append("\n");
  }
  std::size_t shown = 0;
  for (const LabelStep::Option& option : step.options) {
    if (option.value && *option.value < step.mex) continue;
    if (!step.value && option.reply) continue;
    if (++shown > 8) return out.append("    ...\n");
    const PositionMove move{step.about.term, option.move};
    out.append("    after ").append(sentence(position, move)).append(": ");
    if (option.reply) {
      out.append(sentence(after(position, move), {step.about.term, *option.reply}));
    } else {
      out.append("no move leads to ").append(missing);
    }
    out.append("\n");
  }
  return out;
}

std::string words(const Position&, const EndlessStep& step) {
  if (step.infinite > 1)
    return number(step.infinite) +
           " parts may go round for ever: nobody can force the end of more than one\n";
  std::string out = "one part may go round for ever, and can be moved to ";
  out.append(numbers(step.reached));
  if (!step.rest) return out.append(": nobody can force the end\n");
  out.append("; the rest is worth ").append(number(*step.rest));
  return out.append(step.outcome == Outcome::N
                        ? ", which is among them: moving it there wins\n"
                        : ", which is not among them: nobody can force the end\n");
}

std::string words(const Position& position, const SumStep& step) {
  if (step.rows.size() < 2) return "";
  const std::size_t width = std::max<std::size_t>(step.ones.size(), 1);
  std::string out = "the values in binary:\n";
  const std::size_t shown = std::min<std::size_t>(step.rows.size(), 40);
  for (std::size_t i = 0; i < shown; ++i) {
    const Value value = step.rows[i].component.value.value_or(0);
    out.append("    ")
        .append(binary(value, width))
        .append("  ")
        .append(std::to_string(value))
        .append("  ")
        .append(row_text(position, step.rows[i]))
        .append("\n");
  }
  if (step.rows.size() > shown) out.append("    ...\n");
  out.append("    ")
      .append(binary(step.total, width))
      .append("  ")
      .append(std::to_string(step.total))
      .append("  nim-sum");
  out.append(step.total == 0 ? ": every column holds an even number of ones\n"
                             : ": the ones mark the columns with an odd number of ones\n");
  return out;
}

std::string words(const Position& position, const MendStep& step) {
  std::string out = "wins: ";
  out.append(sentence(position, step.move))
      .append(": ")
      .append(std::to_string(step.from))
      .append(" becomes ")
      .append(std::to_string(step.to));
  if (position.misere) {
    out.append(", which leaves nim-sum ").append(std::to_string(step.total));
    out.append(step.bigs > 0 ? " and a value of 2 or more\n" : " and no value of 2 or more\n");
  } else {
    out.append(", and the nim-sum 0\n");
  }
  if (step.raises) {
    out.append(
        "    it raises a value, which does no harm: whatever is answered, taking it back too, "
        "leaves a sum that can be mended again\n");
  }
  return out;
}

std::string words(const Position& position, const QuotientStep& step) {
  std::string out = "the misère quotient of these heaps has " + std::to_string(step.order) +
                    " elements, " + std::to_string(step.p_portion) + " of them lost:\n";
  const std::size_t shown = std::min<std::size_t>(step.rows.size(), 40);
  for (std::size_t i = 0; i < shown; ++i) {
    out.append("    ")
        .append(part_text(position, step.rows[i].about))
        .append(" is ")
        .append(step.rows[i].word)
        .append("\n");
  }
  if (step.rows.size() > shown) out.append("    ...\n");
  out.append("    the product is ").append(step.product);
  out.append(step.lost ? ", which is lost\n" : ", which is not lost\n");
  if (step.nim_rule) {
    const bool wrong = (*step.nim_rule == Outcome::P) != step.lost;
    out.append("    the misère Nim rule would say ")
        .append(letter(*step.nim_rule))
        .append(wrong ? ", which is wrong here\n" : ", the same here\n");
  }
  return out;
}

std::string words(const Position& position, const QuotientMoveStep& step) {
  std::string out = "wins: ";
  out.append(sentence(position, step.move)).append(": ").append(step.before);
  if (step.after.empty()) {
    out.append(" goes");
  } else {
    out.append(" becomes ").append(step.after[0]);
    if (step.after.size() > 1) out.append(" and ").append(step.after[1]);
  }
  return out.append(", and the product ").append(step.product).append(", which is lost\n");
}

std::string words(const Position& position, const CompoundStep& step) {
  using Method = AnalysisResult::Method;
  const auto part_name = [&](const AnalysisResult::Part& row) {
    const Term& term = position.terms[row.term];
    if (!row.part) return print(term);
    return term.rule->text() + ":" +
           print_state(*term.rule, term.rule->part_alone(term.state, *row.part));
  };
  std::string out;
  switch (step.method) {
    case Method::suspense: out = "suspense numbers:\n"; break;
    case Method::remoteness: out = "remoteness of each part:\n"; break;
    case Method::outcomes: out = "each part alone:\n"; break;
    case Method::digits: out = "Nim heaps in binary (Moore):\n"; break;
    default: return "by search over the whole sum\n";
  }
  const std::size_t shown = std::min<std::size_t>(step.rows.size(), 40);
  for (std::size_t i = 0; i < shown; ++i) {
    const AnalysisResult::Part& row = step.rows[i];
    out.append("    ");
    if (step.method == Method::digits) {
      out.append(binary(row.number, std::max<std::size_t>(step.digits.size(), 1))).append("  ");
    } else if (step.method == Method::outcomes) {
      out.append(row.number != 0 ? "won   " : "lost  ");
    } else {
      out.append(number(row.number)).append("  ");
    }
    out.append(part_name(row)).append("\n");
  }
  if (step.rows.size() > shown) out.append("    ...\n");
  const bool lost = step.outcome == Outcome::P;
  switch (step.method) {
    case Method::suspense:
      out.append("the largest is ")
          .append(number(step.number))
          .append(lost ? ", which is even: lost\n" : ", which is odd: won\n");
      break;
    case Method::remoteness:
      if (step.rows.empty() || is_over(position)) {
        out.append("a part has ended: the game is over\n");
      } else {
        out.append("the smallest is ")
            .append(number(step.number))
            .append(lost ? ", which is even: lost\n" : ", which is odd: won\n");
      }
      break;
    case Method::outcomes:
      out.append(lost ? "every part is lost: lost\n"
                      : "some part is won: moving each won part to a lost one wins\n");
      break;
    default: {
      out.append("    ");
      for (std::size_t i = step.digits.size(); i-- > 0;)
        out.append(number(step.digits[i])).append(step.modulus > 10 && i > 0 ? " " : "");
      out.append("  digit sums modulo ").append(number(step.modulus));
      out.append(lost ? ": all are 0, lost\n" : ": not all are 0, won\n");
    }
  }
  return out;
}

std::string words(const Position& position, const CompoundMoveStep& step) {
  std::string out = "wins: " + sentence(position, step.move);
  if (step.number) out.append(", which leaves ").append(number(*step.number));
  return out.append("\n");
}

std::string words(const Position& position, const ConventionStep& step) {
  const auto outcome = [](const std::optional<Outcome>& who) -> std::string {
    return who ? std::string(who_wins(*who)) : "not settled";
  };
  std::string out = "last player to move wins: " + outcome(step.normal) +
                    "\nlast player to move loses: " + outcome(step.misere) + "\n";
  constexpr std::size_t most_together = 8;
  for (std::size_t i = 0; i < step.together.size() && i <= most_together; ++i) {
    const SumRow& row = step.together[i];
    if (i == most_together) {
      out.append("    ...\n");
    } else {
      out.append("    in misère play ")
          .append(row_text(position, row))
          .append(" count as one value, ")
          .append(number(row.component.value.value_or(0)))
          .append("\n");
    }
  }
  switch (step.rule) {
    case ConventionStep::Rule::nim_sum:
      return out.append("    some value is 2 or more, so the nim-sum decides both\n");
    case ConventionStep::Rule::ones:
      return out.append("    no value is 2 or more, so the one is the opposite of the other\n");
    case ConventionStep::Rule::theorem: return out.append("    by a theorem about the outcome\n");
    case ConventionStep::Rule::search:
      return out.append("    no theorem here tells the second from values: it was played out\n");
    case ConventionStep::Rule::unknown:
      return out.append(
          "    no theorem here tells the second from values, and playing it out takes too long\n");
    case ConventionStep::Rule::over: return out.append("    no move is left\n");
    case ConventionStep::Rule::quotient:
      return out.append("    the misère quotient decides the second\n");
  }
  return out;
}

}  // namespace

std::string in_words(const Explanation& explanation) {
  const Position& position = explanation.position;
  std::string out = print(position);
  const Outcome outcome = explanation.result.outcome;
  out.append("\n").append(letter(outcome)).append("-position: ").append(who_wins(outcome));
  out.append("\n");
  constexpr std::size_t most = 12;
  std::size_t mends = 0;
  for (const ExplainStep& step : explanation.steps) {
    const bool mends_one = std::holds_alternative<MendStep>(step) ||
                           std::holds_alternative<QuotientMoveStep>(step) ||
                           std::holds_alternative<CompoundMoveStep>(step);
    if (mends_one && ++mends > most) continue;
    if (&step == &explanation.steps.back()) {
      const auto& winning = explanation.result.winning;
      for (std::size_t i = mends; i < winning.size() && i < most; ++i)
        out.append("wins: ").append(sentence(position, winning[i])).append("\n");
      if (winning.size() > most) out.append("...\n");
      const auto& drawing = explanation.result.drawing;
      const char* const draws =
          outcome == Outcome::D ? "keeps the draw: " : "gives the win away for a draw: ";
      for (std::size_t i = 0; i < drawing.size() && i < most; ++i)
        out.append(draws).append(sentence(position, drawing[i])).append("\n");
      if (drawing.size() > most) out.append("...\n");
    }
    out.append(std::visit([&](const auto& one) { return words(position, one); }, step));
  }
  return out;
}

std::string in_words(const BruteForce::Answer& answer) {
  std::string out = print(answer.position);
  out.append(": ").append(who_wins(answer.outcome));
  out.append(" (").append(std::to_string(answer.positions)).append(" positions played out)\n");
  if (answer.theory)
    out.append(*answer.theory == answer.outcome ? "theory says the same\n"
                                                : "theory says the opposite\n");
  return out;
}

}  // namespace nimber::cli
