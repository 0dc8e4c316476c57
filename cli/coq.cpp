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
};

constexpr std::string_view for_octal = " Games Heaps Octal Periods Checker";
constexpr std::string_view for_take = " Games Heaps Octal Periods Checker Sets";
constexpr std::string_view for_laws = " Games Heaps Nim Octal Periods Checker Sets Taking";

std::string number_list(const std::vector<std::uint64_t>& numbers) {
  std::string out = "[";
  for (const std::uint64_t n : numbers)
    out.append(out.size() == 1 ? "" : "; ").append(std::to_string(n));
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
  if (theorem == "bouton" || theorem == "turtles")
    return closed("nim", "A heap of n is worth n.", "n", "exact bouton.");
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
    return periodic(certificate, "take " + number_list({set->near.begin(), set->near.end()}),
                    false);
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
  if (game == "take" || game == "nim" || certificate.theorem == "turtles")
    return of_closed(certificate);
  return std::nullopt;
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

}  // namespace

std::optional<std::string> coq_text(const Certificate& certificate, bool alone) {
  const auto statement = statement_of(certificate);
  if (!statement) return std::nullopt;
  std::string out =
      "(** " + certificate.rule + ": a theorem for the kernel of Coq 8.16. Written by\n";
  out.append("    nimber period ").append(certificate.rule).append(" --certificate --coq");
  out.append(alone ? " --alone\n    It holds all the theory that it needs: coqc FILE\n"
                   : "\n    It reads the theory of proofs/, which script/prove compiles:\n"
                     "    coqc -Q build/proofs Nimber FILE\n");
  out.append("    The last line asks what the proof rests on: no axiom is the answer. *)\n");
  out.append("From Coq Require Import Arith NArith List Lia Bool FinFun.\n");
  if (!alone) out.append("From Nimber Require Import").append(statement->needs).append(".\n");
  out.append("Import ListNotations.\n\n");
  if (alone) {
    const std::string needed = std::string(statement->needs) + " ";
    for (const Theory& theory : theories) {
      if (needed.find(" " + std::string(theory.name) + " ") == std::string::npos) continue;
      out.append("Module ").append(theory.name).append(".\n");
      append_body(out, theory.text);
      out.append("End ")
          .append(theory.name)
          .append(".\nImport ")
          .append(theory.name)
          .append(".\n\n");
    }
  }
  out.append("(** The game ").append(certificate.rule).append(". *)\n");
  out.append("Definition the_game : heap_game := ").append(statement->game).append(".\n\n");
  out.append("(** ").append(statement->says).append(" *)\n");
  out.append("Theorem the_values : ").append(statement->theorem).append(".\n");
  out.append("Proof. ").append(statement->proof).append(" Qed.\n\n");
  out.append("Print Assumptions the_values.\n");
  return out;
}

}  // namespace nimber::cli
