// Certificates of periods as theorems for Coq.
#include "coq/coq_file.hpp"
#include "coq/coq_text.hpp"

#include <nimber/notation.hpp>

#include <utility>
#include <vector>

namespace nimber {
namespace {

constexpr std::string_view for_octal = " Games Heaps Octal Periods Checker";

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

/// So many values take the kernel some minutes.
constexpr std::uint64_t sparse_values_for_coq = 1'000'000;

/// Of an octal code whose rare heaps end. None where the kernel would compute for hours.
std::optional<CoqFile> sparse(const Certificate& certificate, const CoqGame& game) {
  if (certificate.checked_to > sparse_values_for_coq) return std::nullopt;
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

std::optional<CoqFile> coq_file(const Certificate& certificate) {
  const auto rule = read_rule(certificate.rule);
  if (!rule) return std::nullopt;
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
