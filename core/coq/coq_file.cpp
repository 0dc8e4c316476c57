#include "coq/coq_file.hpp"

#include "coq/coq_text.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// The lines of a theory but for those that read others.
void append_body(std::string& out, std::string_view theory) {
  while (!theory.empty()) {
    const std::size_t end = std::min(theory.find('\n'), theory.size() - 1) + 1;
    const std::string_view line = theory.substr(0, end);
    theory.remove_prefix(end);
    if (!line.starts_with("From ") && line != "Import ListNotations.\n") out.append(line);
  }
}

std::string write(const CoqFile& file, bool alone, std::span<const CoqTheory> theories) {
  std::string out = "(** " + coq_comment(file.about);
  out.append(": a theorem for the kernel of Coq 8.16. Written by\n    nimber ");
  out.append(coq_comment(file.asked)).append(" --coq");
  out.append(alone ? " --alone\n    It holds all the theory that it needs: coqc FILE\n"
                   : "\n    It reads the theory of proofs/, which script/prove compiles:\n"
                     "    coqc -Q build/proofs Nimber FILE\n");
  out.append("    The last line asks what the proof rests on: no axiom is the answer. *)\n");
  out.append("From Coq Require Import Arith NArith List Lia Bool FinFun");
  const std::string needed = file.needs + " ";
  const auto needs = [&](std::string_view name) {
    return needed.find(" " + std::string(name) + " ") != std::string::npos;
  };
  if (needs("Given")) out.append(" Permutation");
  out.append(needs("Given") || needs("SparseValues") ? " FMapPositive.\n" : ".\n");
  if (!alone) out.append("From Nimber Require Import").append(file.needs).append(".\n");
  out.append("Import ListNotations.\n\n");
  for (const CoqTheory& theory : theories) {
    const std::string name(theory.name);
    if (!needs(name)) continue;
    out.append("Module ").append(name).append(".\n");
    append_body(out, theory.text);
    out.append("End ").append(name).append(".\nImport ").append(name).append(".\n\n");
  }
  out.append(file.given);
  out.append("(** ").append(file.says).append(" *)\n");
  out.append("Theorem the_theorem : ").append(file.theorem).append(".\n");
  out.append("Proof. ").append(file.proof).append(" Qed.\n\n");
  out.append("Print Assumptions the_theorem.\n");
  return out;
}

}  // namespace

std::string text(const CoqFile& file) { return write(file, false, {}); }

std::string text_alone(const CoqFile& file, std::span<const CoqTheory> theories) {
  return write(file, true, theories);
}

}  // namespace nimber
