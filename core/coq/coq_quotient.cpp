// Misère quotients as theorems for Coq.
#include "coq/coq_file.hpp"
#include "coq/coq_text.hpp"

#include <nimber/notation.hpp>

#include <vector>

namespace nimber {

std::optional<CoqFile> coq_file(const Quotient& quotient) {
  const auto rule = read_rule(quotient.rule);
  if (!rule || (*rule)->game().name != "octal" || !quotient.period) return std::nullopt;
  const auto& [from, every, saltus] = *quotient.period;
  const std::size_t order = quotient.order();
  if (saltus != 0 || quotient.phi.size() < from + every) return std::nullopt;
  const std::string digits = coq_digits((*rule)->rules());
  std::string rows;
  for (std::size_t i = 0; i < order; ++i) {
    const auto row = quotient.table.begin() + static_cast<std::ptrdiff_t>(i * order);
    rows.append(i == 0 ? "[" : ";\n    ");
    rows.append(coq_list(std::vector(row, row + static_cast<std::ptrdiff_t>(order))));
  }
  const auto first = quotient.phi.begin();
  const auto end = first + static_cast<std::ptrdiff_t>(from + every);
  CoqFile file;
  file.about = quotient.rule;
  file.asked = "quotient " + quotient.rule + " --certificate";
  file.needs = " Games Heaps Octal Periods Quotients QuotientChecker";
  file.given = coq_definition(quotient.rule, "octal " + digits);
  file.given.append("(** Elements are numbers, and 0 is the unit. *)\n");
  file.given.append("Definition the_quotient := {|\n  order := ").append(std::to_string(order));
  file.given.append(";\n  table := ").append(rows).append("];\n  p_portion := ");
  file.given.append(coq_list(quotient.p)).append(";\n  elements := ");
  file.given.append(coq_list(std::vector(first, end))).append(";\n  from := ");
  file.given.append(std::to_string(from)).append(";\n  every := ");
  file.given.append(std::to_string(every)).append(" |}.\n\n");
  file.says =
      "Heaps in misère play are lost for whoever is to move exactly when the product of their\n"
      "    elements is in the P-portion; all heaps, any number of them.";
  file.theorem =
      "forall l : list nat, lost (heaps the_game) misere l <->\n"
      "  in_p the_quotient (product nat 0 (times the_quotient) (phi the_quotient) l) = true";
  file.proof =
      "apply (quotient_right the_quotient " + digits + "). vm_cast_no_check (eq_refl true).";
  file.cited = "quotient_right";
  file.where = "QuotientChecker";
  return file;
}

std::optional<CoqFile> coq_file(const QuotientClaim& claim) {
  Quotient quotient = claim.quotient;
  quotient.p.assign(claim.p.begin(), claim.p.end());
  quotient.phi.assign(claim.phi.begin(), claim.phi.end());
  for (const auto& row : claim.table)
    quotient.table.insert(quotient.table.end(), row.begin(), row.end());
  return coq_file(quotient);
}

}  // namespace nimber
