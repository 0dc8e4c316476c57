#include "theorem_sentences.hpp"

#include "part_names.hpp"

#include "records/explanation.hpp"

#include <algorithm>

namespace nimber::cli {
namespace {

std::uint64_t fact(const TheoremStep& step, std::string_view name) {
  for (const Fact& f : step.facts) {
    if (f.name == name) return f.number;
  }
  return 0;
}

/// The way down by the recursion of taking up to a bound.
std::string bound_text(const TheoremStep& step, const std::string& n, const std::string& v) {
  std::string way;
  bool skipped = false;
  for (const Fact& f : step.facts) {
    if (f.name == "heap") way += (way.empty() ? "" : ", ") + std::to_string(f.number);
    skipped = skipped || f.name == "skipped";
  }
  std::string out = "of " + n + " up to " + std::to_string(fact(step, "most")) +
                    " may be taken, and that grows by 0 or 1 from heap to heap: ";
  if (way.empty()) return out + "here it has grown, so the value is " + v;
  return out + "it has the value of " + way + (skipped ? ", …" : "") +
         ", where the bound has grown to " + v;
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
  if (step.code == "take-residue")
    return "each of 1 to " + std::to_string(fact(step, "m") - 1) +
           " may be taken, and no multiple of " + f("m") + ": " + n + " mod " + f("m") + " = " + v;
  if (step.code == "taking-bound") return bound_text(step, n, v);
  if (step.code == "divisors") {
    const std::string times = fact(step, "twos") == 1 ? " once, " : " " + f("twos") + " times, ";
    return "2 divides " + n + times +
           (fact(step, "proper") == 0 ? "and a heap is worth one more: "
                                      : "and that is what a heap is worth: ") +
           v;
  }
  if (step.code == "prime-to")
    return "a number prime to the heap is taken, and what is left is prime to it too: even heaps "
           "are "
           "lost, and " +
           n + (fact(step, "n") % 2 == 0 ? " is even" : " is odd: take one");
  if (step.code == "lines")
    return n + " mod " + f("modulus") + " = " + f("remainder") +
           ", and the values of such heaps lie on a line (proven), so a heap of " + n +
           " is worth " + v;
  if (step.code == "digits")
    return "an automaton of " + f("states") + " states reads " + n + " in base " + f("base") +
           ", and an induction over all digits proves what it says: " + v;
  if (step.code == "euclid") {
    if (fact(step, "a") == 0) return "Euclid's game: a number is 0, so there is no move";
    return "Euclid's game, both numbers kept positive: " + f("b") + " / " + f("a") + " - " +
           f("a") + " / " + f("b") + " rounded down is " + v;
  }
  if (step.code == "euclid-zero") {
    if (fact(step, "a") == 0) return "Euclid's game: a number is 0, so there is no move";
    const bool lost = fact(step, "a") < fact(step, "b") && fact(step, "b") <= fact(step, "most");
    return "Euclid's game to zero: lost are the pairs of " + f("a") +
           " and a number that is above it and at most " + f("a") + " * phi, rounded down " +
           f("most") + (lost ? "; " : "; not ") + f("b");
  }
  if (step.code == "drop-split") {
    return "one number is dropped and the other one split: less 1 each and joined by binary "
           "digits they are " +
           f("joined") + ", which ends in " + v + " ones";
  }
  if (step.code == "equal-length") {
    return "each move makes one piece more, until there are " + f("a") + " * " + f("b") +
           " of them: the number of moves is " + (v == "0" ? "even" : "odd") + " in every game";
  }
  if (step.code == "king-steps") {
    return "a king's steps: the smaller number " + f("a") + " is " +
           (fact(step, "a") % 2 == 0 ? "even" : "odd, which counts 2") + ", and the sum is " +
           ((fact(step, "a") + fact(step, "b")) % 2 == 0 ? "even" : "odd, which counts 1") + ": " +
           v;
  }
  if (step.code == "same-game") return "in other words " + step.rule;
  if (step.code == "lasker")
    return "Lasker's Nim: " + n + " mod 4 = " + f("remainder") + ", so a heap of " + n +
           " is worth " + v;
  if (step.code == "period") {
    return "from heap " + f("preperiod") + " on the values repeat with period " + f("period") +
           " (proven): " + n + " is worth what " + f("same_as") + " is worth" +
           (fact(step, "saltus") == 0 ? "" : " and " + f("cycles") + " times " + f("saltus")) +
           ", " + v;
  }
  if (step.code == "symmetry")
    return std::string(step.value ? "symmetry: " : "symmetry, after a first move: ") +
           "whoever moves is answered by the same move on the other side, so the copier moves last";
  if (step.code == "table" || step.code == "mex" || step.code == "loops") return "";
  if (step.code == "wythoff") {
    return "Wythoff: the heaps differ by " + f("k") +
           ", and the cold pair of that difference is (" + f("cold_smaller") + ", " +
           f("cold_larger") + ")";
  }
  if (step.code == "wythoff-misere") {
    return "Wythoff in misère play: the heaps differ by " + f("k") +
           ", and the lost pair of that difference is (" + f("lost_smaller") + ", " +
           f("lost_larger") + ")";
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

/// Does the theorem tell who wins, and that of normal play?
bool tells_winner(std::string_view code) {
  constexpr std::string_view codes[] = {"prime-to", "wythoff",  "fibonacci", "euclid-zero",
                                        "hill",     "matching", "symmetry"};
  return std::find(std::begin(codes), std::end(codes), code) != std::end(codes);
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

}  // namespace

std::string words(const Position& position, const TheoremStep& step) {
  std::string out;
  const bool other = position.misere && tells_winner(step.code);
  for (const std::string& text : {theorem_text(step, position.misere), what_to_leave(step)}) {
    if (text.empty()) continue;
    out.append(part_text(position, step.about)).append(": ");
    out.append(other ? "in normal play, " : "").append(text).append("\n");
  }
  return out;
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

}  // namespace nimber::cli
