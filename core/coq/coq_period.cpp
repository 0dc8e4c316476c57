// Certificates of periods as theorems for Coq.
#include "coq/coq_file.hpp"
#include "coq/coq_text.hpp"

#include <nimber/notation.hpp>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace nimber {
namespace {

constexpr std::string_view for_octal = " Games Heaps Octal Periods Checker";

/// So many values of a sparse code take the kernel some minutes.
constexpr std::uint64_t sparse_values_for_coq = 1'000'000;
/// So many steps take the kernel some minutes. Values of a finite set stay below largest_value
/// then.
constexpr double most_steps = 1e9;
/// The checkers of proofs/ find no larger one: most_steps of proofs/Checker.v.
constexpr std::uint64_t largest_value = 4'096;
/// Coq has larger numbers in binary alone.
constexpr std::uint64_t largest_unary = 5'000;

double real(std::uint64_t number) { return static_cast<double>(number); }

/// Steps of check_octal. It compares half of the values before a heap for each digit that splits.
double octal_steps(const Certificate& certificate, std::string_view digits) {
  const auto splits = std::count_if(digits.begin(), digits.end(), [](char c) { return c >= '4'; });
  const auto& [preperiod, period, saltus] = certificate.numbers;
  const double values =
      2 * std::max(1.0, real(preperiod)) + 2 * real(period) + real(certificate.reach);
  return values * values * (1 + static_cast<double>(splits));
}

/// Steps of check_take. It goes as far back in a list as a number is large.
double take_steps(const Certificate& certificate, const CoqGame& game) {
  const auto& [preperiod, period, saltus] = certificate.numbers;
  return (real(preperiod) + real(period) + real(game.largest)) * game.sum;
}

/// Steps of check_endless. It looks at all values before a heap.
double endless_steps(const Certificate& certificate, const CoqEndless& set) {
  const auto& [preperiod, period, saltus] = certificate.numbers;
  const auto together = real(period) * real(set.modulus) / real(std::gcd(period, set.modulus));
  const double values = real(preperiod) + 2 * together + real(set.reach);
  return values * values;
}

CoqFile about(const Certificate& certificate) {
  CoqFile file;
  file.about = certificate.rule;
  file.asked = "period " + certificate.rule + " --certificate";
  return file;
}

CoqFile periodic(const Certificate& certificate, const CoqGame& game, bool octal) {
  const std::string e = std::to_string(certificate.numbers.preperiod);
  const std::string p = std::to_string(certificate.numbers.period);
  CoqFile file = about(certificate);
  file.needs = octal ? for_octal : game.needs;
  file.given = coq_definition(certificate.rule, game.term);
  file.says = "From heap " + e + " on the values of the heaps repeat with period " + p +
              ",\n    and no smaller numbers than these two do.";
  file.theorem = "has_period the_game " + e + " " + p;
  file.cited = octal ? "octal_period" : "take_period";
  file.where = octal ? "Checker" : "Sets";
  file.proof = "apply " + std::string(file.cited) + ". vm_cast_no_check (eq_refl true).";
  return file;
}

/// Of a set that goes on for ever, where the values do not grow.
std::optional<CoqFile> endless(const Certificate& certificate, const Rule& rule) {
  const auto set = coq_endless(rule);
  if (!set || certificate.numbers.saltus != 0) return std::nullopt;
  CoqFile file = periodic(certificate, {set->term, ""}, false);
  file.needs = " Games Heaps Octal Periods Checker Sets Endless";
  file.cited = "endless_period";
  file.where = "Endless";
  file.proof =
      "exact (endless_period " + set->numbers + " _ _ ltac:(vm_cast_no_check (eq_refl true))).";
  return file;
}

/// Of an octal code whose rare heaps end.
CoqFile sparse(const Certificate& certificate, const CoqGame& game) {
  const SparseProof& proof = *certificate.sparse;
  std::vector<std::uint64_t> places;
  for (std::uint64_t place = 0; place < 64; ++place) {
    if ((proof.mask >> place & 1) != 0) places.push_back(place);
  }
  CoqFile file = periodic(certificate, game, true);
  file.needs = " Games Heaps Octal Periods Checker Sparse SparseValues SparseChecker";
  file.cited = "sparse_octal_period";
  file.where = "SparseChecker";
  file.proof = "apply (sparse_octal_period _ " + coq_list(places) + "%N " +
               (proof.counts_heaps ? "true " : "false ") + std::to_string(proof.witnesses) +
               "). vm_cast_no_check (eq_refl true).";
  return file;
}

struct ClosedLaw {
  std::string_view theorem;  ///< the certificate's
  std::string_view game;
  std::string_view says;
  std::string_view value;  ///< of a heap of n
  std::string_view cited;
  std::string_view where;
};

constexpr ClosedLaw closed_laws[] = {
    {"bouton", "nim", "A heap of n is worth n.", "n", "bouton", "Nim"},
    {"turtles", "turtles", "A head at place n is worth n.", "n", "turning_turtles", "Turtles"},
    {"twins", "twins", "A head at place n is worth n - 1.", "n - 1", "twins_value", "Turtles"},
    {"lasker", "lasker",
     "Heaps of 4k + 1 and 4k + 2 are worth that many, 4k + 3 and 4k + 4 each other.",
     "lasker_law n", "lasker_value", "Laws"},
    {"take-odd", "subtraction Nat.odd", "A heap of n is worth n modulo 2.", "n mod 2", "take_odd",
     "Taking"},
    {"take-even", "subtraction Nat.even", "A heap of n is worth n / 2, rounded down.", "n / 2",
     "take_even", "Taking"},
    {"take-pow2", "subtraction power_of_2", "A heap of n is worth n modulo 3.", "n mod 3",
     "take_pow2", "Taking"},
};

/// A law for the values of all heaps.
CoqFile closed(const Certificate& certificate, const ClosedLaw& law, std::string proof) {
  CoqFile file = about(certificate);
  file.needs = coq_needs_laws;
  file.given = coq_definition(certificate.rule, std::string(law.game));
  file.says = law.says;
  file.theorem = "forall n, heap_value the_game n = N.of_nat (" + std::string(law.value) + ")";
  file.proof = std::move(proof);
  file.cited = law.cited;
  file.where = law.where;
  return file;
}

std::optional<CoqFile> of_closed(const Certificate& certificate) {
  if (certificate.theorem == "take-from") {
    const std::string a = std::to_string(certificate.numbers.period);
    const std::string game = "subtraction (fun k => " + a + " <=? k)";
    const std::string says = "A heap of n is worth n / " + a + ", rounded down.";
    const std::string value = "n / " + a;
    return closed(certificate, {"take-from", game, says, value, "take_from", "Taking"},
                  "intros n. apply take_from. apply Nat.leb_le. reflexivity.");
  }
  for (const ClosedLaw& law : closed_laws) {
    if (certificate.theorem == law.theorem)
      return closed(certificate, law, "exact " + std::string(law.cited) + ".");
  }
  return std::nullopt;
}

}  // namespace

bool too_long_for_coq(const Certificate& certificate) {
  const auto rule = read_rule(certificate.rule);
  if (!rule) return false;
  const std::string_view theorem = certificate.theorem;
  if (certificate.sparse) return certificate.checked_to > sparse_values_for_coq;
  if (theorem == "take-from") return certificate.numbers.period > largest_unary;
  if (theorem == "subtraction-residues") {
    // A value is at most its heap, and that of a heap before the end of the first period.
    const auto& [preperiod, period, saltus] = certificate.numbers;
    const auto set = coq_endless(**rule);
    return set && saltus == 0 &&
           (preperiod + period > largest_value || endless_steps(certificate, *set) > most_steps);
  }
  if (theorem == "guy-smith") return octal_steps(certificate, (*rule)->rules()) > most_steps;
  if (theorem != "bash" && theorem != "take-interval" && theorem != "subtraction-window")
    return false;
  const auto game = coq_game(**rule);
  return game ? take_steps(certificate, *game) > most_steps : (*rule)->game().name == "take";
}

std::optional<CoqFile> coq_file(const Certificate& certificate) {
  const auto rule = read_rule(certificate.rule);
  if (!rule || too_long_for_coq(certificate)) return std::nullopt;
  const bool far = certificate.sparse && certificate.theorem == SparseProof::theorem;
  if (far && (*rule)->game().name == "octal") return sparse(certificate, *coq_game(**rule));
  const bool octal = certificate.theorem == "guy-smith" && (*rule)->game().name == "octal";
  if (octal || certificate.theorem == "subtraction-window" || (*rule)->game().name == "take") {
    const auto game = coq_game(**rule);
    if (game && (octal || game->term.starts_with("take ")))
      return periodic(certificate, *game, octal);
  }
  if (certificate.theorem == "subtraction-residues") return endless(certificate, **rule);
  return of_closed(certificate);
}

}  // namespace nimber
