#include "coq.hpp"

#include <nimber/notation.hpp>
#include <nimber/reader.hpp>
#include "rules/subtraction_set.hpp"
#include "text/predicate.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <vector>

namespace nimber::cli {
namespace {

struct Theory {
  std::string_view name;
  std::string_view text;
};

/// The files of proofs/ that an export may need, each after those that it reads.
constexpr std::array theories{
#include "proofs.inc"
};

/// What an export says between its first lines and its last one.
struct Statement {
  std::string game;  ///< the game as a term
  std::string says;  ///< the theorem in words, a sentence
  std::string theorem;
  std::string proof;
  std::string_view needs;  ///< names of theories
  std::string given = {};  ///< definitions that the theorem speaks of
};

constexpr std::string_view for_octal = " Games Heaps Octal Periods Checker";
constexpr std::string_view for_take = " Games Heaps Octal Periods Checker Sets";
constexpr std::string_view for_laws =
    " Games Heaps Nim Coins Turtles Octal Periods Checker Sets Taking Laws";
constexpr std::string_view for_quotients = " Games Heaps Octal Periods Quotients QuotientChecker";

template <class Numbers>
std::string number_list(const Numbers& numbers) {
  std::string out = "[";
  for (const auto n : numbers) out.append(out.size() == 1 ? "" : "; ").append(std::to_string(n));
  return out + "]";
}

/// d0, d1 … of a code as a list, without zeros at its end.
std::string digits_of(std::string_view code) {
  std::vector<std::uint64_t> digits;
  for (const char c : code) {
    if (c != '.') digits.push_back(static_cast<std::uint64_t>(c - '0'));
  }
  while (digits.size() > 1 && digits.back() == 0) digits.pop_back();
  return number_list(digits);
}

Statement periodic(const Certificate& certificate, std::string game, bool octal) {
  const std::string e = std::to_string(certificate.numbers.preperiod);
  const std::string p = std::to_string(certificate.numbers.period);
  return {std::move(game),
          "From heap " + e + " on the values of the heaps repeat with period " + p +
              ",\n    and no smaller numbers than these two do.",
          "has_period the_game " + e + " " + p,
          std::string("apply ") + (octal ? "octal_period" : "take_period") +
              ". vm_cast_no_check (eq_refl true).",
          octal ? for_octal : for_take};
}

/// A law for the values of all heaps, as a term in n.
Statement closed(std::string game, std::string says, const std::string& value, std::string proof) {
  return {std::move(game), std::move(says),
          "forall n, heap_value the_game n = N.of_nat (" + value + ")", std::move(proof), for_laws};
}

/// The numbers up to `last` that a set holds.
template <class Contains>
std::vector<std::uint64_t> members(std::uint64_t last, const Contains& contains) {
  std::vector<std::uint64_t> numbers;
  for (std::uint64_t k = 1; k <= last; ++k) {
    if (contains(k)) numbers.push_back(k);
  }
  return numbers;
}

/// Of a set of numbers whose law is closed.
std::optional<Statement> of_closed(const Certificate& certificate) {
  const std::string_view theorem = certificate.theorem;
  const std::string p = std::to_string(certificate.numbers.period);
  if (theorem == "bouton") return closed("nim", "A heap of n is worth n.", "n", "exact bouton.");
  if (theorem == "turtles")
    return closed("turtles", "A head at place n is worth n.", "n", "exact turning_turtles.");
  if (theorem == "twins")
    return closed("twins", "A head at place n is worth n - 1.", "n - 1", "exact twins_value.");
  if (theorem == "lasker")
    return closed("lasker",
                  "Heaps of 4k + 1 and 4k + 2 are worth that many, 4k + 3 and 4k + 4 each other.",
                  "lasker_law n", "exact lasker_value.");
  if (theorem == "take-from")
    return closed("subtraction (fun k => " + p + " <=? k)",
                  "A heap of n is worth n / " + p + ", rounded down.", "n / " + p,
                  "intros n. apply take_from. apply Nat.leb_le. reflexivity.");
  if (theorem == "take-odd")
    return closed("subtraction Nat.odd", "A heap of n is worth n modulo 2.", "n mod 2",
                  "exact take_odd.");
  if (theorem == "take-even")
    return closed("subtraction Nat.even", "A heap of n is worth n / 2, rounded down.", "n / 2",
                  "exact take_even.");
  if (theorem == "take-pow2")
    return closed("subtraction power_of_2", "A heap of n is worth n modulo 3.", "n mod 3",
                  "exact take_pow2.");
  return std::nullopt;
}

std::optional<Statement> statement_of(const Certificate& certificate) {
  const auto rule = read_rule(certificate.rule);
  if (!rule) return std::nullopt;
  const std::string_view game = (*rule)->game().name;
  const std::string rules = (*rule)->rules();
  if (certificate.theorem == "guy-smith" && game == "octal")
    return periodic(certificate, "octal " + digits_of(rules), true);
  if (game == "custom" && certificate.theorem == "subtraction-window") {
    auto reader = Reader::open(rules);
    const auto predicate = Predicate::read(*reader);
    const auto set = predicate->endless();
    return periodic(certificate, "take " + number_list(set->near), false);
  }
  if (game == "take") {
    auto reader = Reader::open(rules);
    const auto set = SubtractionSet::read(*reader);
    if (const auto last = set->largest())
      return periodic(
          certificate,
          "take " + number_list(members(*last, [&](std::uint64_t k) { return set->contains(k); })),
          false);
  }
  return of_closed(certificate);
}

/// The lines of a theory but for those that read others.
void append_body(std::string& out, std::string_view text) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find('\n'), text.size() - 1) + 1;
    const std::string_view line = text.substr(0, end);
    text.remove_prefix(end);
    if (!line.starts_with("From ") && line != "Import ListNotations.\n") out.append(line);
  }
}

/// The whole file. `command` is what asked for it.
std::string write(const std::string& rule, std::string_view command, const Statement& statement,
                  bool alone) {
  std::string out = "(** " + rule + ": a theorem for the kernel of Coq 8.16. Written by\n";
  out.append("    nimber ").append(command).append(" ").append(rule).append(" --certificate --coq");
  out.append(alone ? " --alone\n    It holds all the theory that it needs: coqc FILE\n"
                   : "\n    It reads the theory of proofs/, which script/prove compiles:\n"
                     "    coqc -Q build/proofs Nimber FILE\n");
  out.append("    The last line asks what the proof rests on: no axiom is the answer. *)\n");
  out.append("From Coq Require Import Arith NArith List Lia Bool FinFun.\n");
  if (!alone) out.append("From Nimber Require Import").append(statement.needs).append(".\n");
  out.append("Import ListNotations.\n\n");
  const std::string needed = std::string(statement.needs) + " ";
  for (const Theory& theory : theories) {
    const std::string name(theory.name);
    if (!alone || needed.find(" " + name + " ") == std::string::npos) continue;
    out.append("Module ").append(name).append(".\n");
    append_body(out, theory.text);
    out.append("End ").append(name).append(".\nImport ").append(name).append(".\n\n");
  }
  out.append("(** The game ").append(rule).append(". *)\n");
  out.append("Definition the_game : heap_game := ").append(statement.game).append(".\n\n");
  out.append(statement.given);
  out.append("(** ").append(statement.says).append(" *)\n");
  out.append("Theorem the_theorem : ").append(statement.theorem).append(".\n");
  out.append("Proof. ").append(statement.proof).append(" Qed.\n\n");
  out.append("Print Assumptions the_theorem.\n");
  return out;
}

}  // namespace

std::optional<std::string> coq_text(const Certificate& certificate, bool alone) {
  const auto statement = statement_of(certificate);
  if (!statement) return std::nullopt;
  return write(certificate.rule, "period", *statement, alone);
}

std::optional<std::string> coq_text(const Quotient& quotient, bool alone) {
  const auto rule = read_rule(quotient.rule);
  if (!rule || (*rule)->game().name != "octal" || !quotient.period) return std::nullopt;
  const auto& [from, every, saltus] = *quotient.period;
  const std::size_t order = quotient.order();
  if (saltus != 0 || quotient.phi.size() < from + every) return std::nullopt;
  const std::string digits = digits_of((*rule)->rules());
  std::string rows;
  for (std::size_t i = 0; i < order; ++i) {
    const auto row = quotient.table.begin() + static_cast<std::ptrdiff_t>(i * order);
    rows.append(i == 0 ? "[" : ";\n    ");
    rows.append(number_list(std::vector(row, row + static_cast<std::ptrdiff_t>(order))));
  }
  const auto first = quotient.phi.begin();
  const auto end = first + static_cast<std::ptrdiff_t>(from + every);
  std::string given =
      "(** Elements are numbers, and 0 is the unit. *)\nDefinition the_quotient := {|";
  given.append("\n  order := ").append(std::to_string(order));
  given.append(";\n  table := ").append(rows).append("];\n  p_portion := ");
  given.append(number_list(quotient.p)).append(";\n  elements := ");
  given.append(number_list(std::vector(first, end))).append(";\n  from := ");
  given.append(std::to_string(from)).append(";\n  every := ").append(std::to_string(every));
  given.append(" |}.\n\n");
  const std::string product =
      "in_p the_quotient (product nat 0 (times the_quotient) (phi the_quotient) l) = true";
  return write(
      quotient.rule, "quotient",
      {"octal " + digits,
       "Heaps in misère play are lost for whoever is to move exactly when the product of "
       "their\n    elements is in the P-portion; all heaps, any number of them.",
       "forall l : list nat, lost (heaps the_game) misere l <->\n  " + product,
       "apply (quotient_right the_quotient " + digits + "). vm_cast_no_check (eq_refl true).",
       for_quotients, std::move(given)},
      alone);
}

}  // namespace nimber::cli
