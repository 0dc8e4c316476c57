#include "explain_sentences.hpp"

#include "sentences.hpp"

#include "records/explanation.hpp"

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

/// The part of the position that a step speaks of: "take/1..3:9".
std::string part_text(const Position& position, const About& about) {
  const Term& term = position.terms[about.term];
  if (about.part == About::whole) return print(term);
  return term.rule->text().append(":").append(std::to_string(term.state[about.part]));
}

std::string row_text(const Position& position, const SumRow& row) {
  const Term& term = position.terms[row.term];
  const Component& c = row.component;
  std::string out;
  switch (c.kind) {
    case Component::Kind::heap:
      out = "heap of " + std::to_string(c.size);
      // One heap has a value for each limit.
      if (term.rule->game().board == Board::limited)
        out.append(", at most ")
            .append(std::to_string(term.state[term.rule->heaps(term.state)]))
            .append(" to take");
      break;
    case Component::Kind::pair: out = "gap of " + std::to_string(c.size); break;
    case Component::Kind::edge: out = "gap of " + std::to_string(c.size) + " to the border"; break;
    case Component::Kind::step:
      out = std::to_string(c.size) + " on step " + std::to_string(c.part + std::uint64_t{1});
      break;
    case Component::Kind::token: out = "token on " + print_state(*term.rule, {c.size}); break;
    case Component::Kind::coin: out = "coin on square " + std::to_string(c.size); break;
    case Component::Kind::head:
      out = row.with.empty() ? "head at " : "heads at ";
      out.append(std::to_string(c.size));
      for (std::size_t i = 0; i < row.with.size(); ++i) {
        const bool last = i + 1 == row.with.size();
        if (i == 7 && !last) {
          out.append(" and ").append(std::to_string(row.with.size() - i)).append(" more");
          break;
        }
        out.append(last ? " and " : ", ").append(std::to_string(row.with[i]));
      }
      break;
    case Component::Kind::corner:
      out = "head at " + std::to_string(c.size) + "." + std::to_string(c.column);
      break;
    case Component::Kind::part:
      out = "part " + print_state(*term.rule, term.rule->part_alone(term.state, c.part));
      break;
    case Component::Kind::whole: return print(term);
  }
  return out.append(" (").append(term.rule->text()).append(")");
}

std::uint64_t fact(const TheoremStep& step, std::string_view name) {
  for (const Fact& f : step.facts) {
    if (f.name == name) return f.number;
  }
  return 0;
}

std::string theorem_text(const TheoremStep& step, bool misere) {
  const std::string n = std::to_string(fact(step, "n"));
  const std::string v = step.value ? std::to_string(*step.value) : "unknown";
  const auto f = [&](std::string_view name) { return std::to_string(fact(step, name)); };
  if (step.code == "bouton") return "Nim (Bouton): a heap of " + n + " is worth " + n;
  if (step.code == "bash") return "Bash: " + n + " mod (" + f("m") + " + 1) = " + f("remainder");
  if (step.code == "take-interval") {
    return "taking " + f("a") + " to " + f("b") + ": " + n + " mod (" + f("a") + " + " + f("b") +
           ") = " + f("remainder") + ", and " + f("remainder") + " / " + f("a") +
           " rounded down is " + v;
  }
  if (step.code == "take-from")
    return "taking " + f("a") + " or more: " + n + " / " + f("a") + " rounded down is " + v;
  if (step.code == "take-odd") return "taking odd numbers: " + n + " mod 2 = " + v;
  if (step.code == "take-even") return "taking even numbers: " + n + " / 2 rounded down is " + v;
  if (step.code == "take-pow2") return "taking powers of 2: " + n + " mod 3 = " + v;
  if (step.code == "take-half")
    return "taking at least half: " + n + " has " + v + " binary digits";
  if (step.code == "lasker")
    return "Lasker's Nim: " + n + " mod 4 = " + f("remainder") + ", so a heap of " + n +
           " is worth " + v;
  if (step.code == "period") {
    return "from heap " + f("preperiod") + " on the values repeat with period " + f("period") +
           " (proven): " + n + " is worth what " + f("same_as") + " is worth, " + v;
  }
  if (step.code == "table" || step.code == "mex" || step.code == "loops") return "";
  if (step.code == "wythoff") {
    return "Wythoff: the heaps differ by " + f("k") +
           ", and the cold pair of that difference is (" + f("cold_smaller") + ", " +
           f("cold_larger") + ")";
  }
  if (step.code == "fibonacci") {
    if (fact(step, "n") == 0) return "Fibonacci Nim: nothing is left to take";
    const bool reached = fact(step, "limit") >= fact(step, "least");
    return "Fibonacci Nim: of " + n +
           " as a sum of Fibonacci numbers, no two of them neighbours, the least is " + f("least") +
           (reached ? ", which may be taken" : ", more than may be taken");
  }
  if (step.code == "staircase")
    return "staircase Nim: only the odd steps count, each as a Nim heap";
  if (step.code == "nimble") return "Nimble: a coin on square n is a Nim heap of n";
  if (step.code == "corners")
    return "Turning Corners: a head is worth the nim product of its row and its column";
  if (step.code == "turtles" || step.code == "mock" || step.code == "ruler" ||
      step.code == "twins") {
    std::string alone = "coin turning: every head counts as if it stood alone";
    if (!misere || step.code == "ruler") return alone;
    if (step.code == "mock") return alone + "; in misère play the row counts as one heap";
    return alone + "; in misère play heads worth 2k and 2k + 1 count as one heap of 1";
  }
  if (step.code == "hackenbush") {
    return "Hackenbush: " + f("fused") + " of " + f("edges") +
           " edges lie on cycles, which fuse into " + f("knots") +
           " vertices with loops worth 1 each; an edge with x above it is a stalk of x + 1";
  }
  if (step.code == "graph-kayles") {
    return "Kayles on a graph: parts that hang together are games of their own: paths " +
           f("paths") + ", rings " + f("cycles") + ", others " + f("others");
  }
  if (step.code == "matching") {
    const bool covered = fact(step, "pairs") > fact(step, "without");
    return "geography: a maximum matching of the " + f("vertices") + " vertices left has " +
           f("pairs") + " pairs, " + f("without") + " without the token's vertex, so " +
           (covered ? "every one covers it" : "some one misses it");
  }
  if (step.code == "hill") {
    if (fact(step, "king_now") == 0) return "the king is on the top";
    if (fact(step, "king_now") == 1) return "the king is the first climber and can go to the top";
    return "the king is climber " + f("king_now") + " of " + f("climbers") +
           "; climbers paired from the far end, the nim-sum of the gaps is " + f("sum");
  }
  std::string out = "theorem " + step.code;
  for (const Fact& item : step.facts)
    out.append(out.back() == ',' ? " " : ", ")
        .append(item.name)
        .append(" ")
        .append(std::to_string(item.number));
  return out;
}

/// "leave a multiple of 4", or nothing where the step does not say which heaps are lost.
std::string what_to_leave(const TheoremStep& step) {
  const std::uint64_t modulus = fact(step, "lost_modulus");
  std::vector<std::string> remainders;
  for (const Fact& f : step.facts) {
    if (f.name == "lost_remainder") remainders.push_back(std::to_string(f.number));
  }
  if (modulus == 0 || remainders.empty()) return "";
  if (remainders.size() == 1 && remainders.front() == "0")
    return "leave a multiple of " + std::to_string(modulus);
  std::string list = remainders.front();
  for (std::size_t i = 1; i < remainders.size(); ++i)
    list += (i + 1 < remainders.size() ? ", " : " or ") + remainders[i];
  return "leave a number that leaves remainder " + list + " divided by " + std::to_string(modulus);
}

std::string words(const Position& position, const TheoremStep& step) {
  std::string out;
  for (const std::string& text : {theorem_text(step, position.misere), what_to_leave(step)}) {
    if (!text.empty())
      out.append(part_text(position, step.about)).append(": ").append(text).append("\n");
  }
  return out;
}

/// "a-b, b-c"; of many the first.
std::string edge_names(const Drawing& drawing, const std::vector<std::uint32_t>& edges) {
  constexpr std::size_t most = 12;
  std::string out;
  for (std::size_t i = 0; i < std::min(edges.size(), most); ++i)
    out.append(i > 0 ? ", " : "").append(edge_name(drawing, edges[i]));
  return edges.size() > most ? out.append(", ...") : out;
}

std::string added_up(const DrawnStep& step) {
  Value sum = 0;
  std::string out;
  for (const Value v : step.added) {
    sum ^= v;
    out.append(out.empty() ? "" : " + ").append(std::to_string(v));
  }
  if (step.added.size() > 1) out.append(" = ").append(std::to_string(sum));
  return out.empty() ? "0" : out;
}

std::string words(const Position& position, const DrawingStep& step) {
  const Term& term = position.terms[step.about.term];
  const Drawing drawing = term.rule->display().drawing(term.state);
  std::string out;
  for (const DrawnStep& one : step.steps) {
    out.append("    ");
    if (one.code == "fusion") {
      out.append("fusion: ").append(edge_names(drawing, one.edges));
      out.append(one.vertices.size() > 1 ? " lie on cycles: their vertices become one, with "
                                         : ": ")
          .append(std::to_string(one.edges.size()))
          .append(one.edges.size() == 1 ? " loop, worth " : " loops, worth ")
          .append(std::to_string(one.value.value_or(0)));
    } else if (one.code == "colon") {
      out.append("colon: ")
          .append(edge_names(drawing, one.edges))
          .append(" carries ")
          .append(added_up(one))
          .append(": a stalk of ")
          .append(std::to_string(one.value.value_or(0)));
    } else if (one.code == "ground") {
      out.append("on the ground: ").append(added_up(one));
    } else {
      const bool covered = one.code == "matched";
      out.append("a maximum matching: ")
          .append(one.edges.empty() ? "no pair" : edge_names(drawing, one.edges))
          .append(covered ? "; every one covers " : "; it misses ")
          .append(drawing.vertices[one.vertices.front()])
          .append(covered ? ", so a move along its pair, to " + drawing.vertices[one.vertices[1]] +
                                ", wins"
                          : ", so each move is answered along a pair");
    }
    out.append("\n");
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
