#include "coq.hpp"

#include <array>
#include <iostream>

namespace nimber::cli {
namespace {

/// The files of proofs/ that an export may need, each after those that it reads.
constexpr std::array theories{
#include "proofs.inc"
};

}  // namespace

CoqForm coq_form(Arguments& arguments) {
  const bool alone = arguments.flag("--alone");
  const bool coq = arguments.flag("--coq");
  Arguments looked_at = arguments;
  if ((alone || coq) && looked_at.flag("--json"))
    arguments.refuse("--json", "one-of", "--coq, --json");
  return alone ? CoqForm::alone : coq ? CoqForm::reading : CoqForm::none;
}

Status tell_coq(const std::optional<CoqFile>& file, CoqForm form, const std::string& none) {
  if (!file) {
    std::cerr << none << "\n";
    return some_unsettled;
  }
  std::cout << (form == CoqForm::alone ? text_alone(*file, theories) : text(*file));
  return all_answered;
}

}  // namespace nimber::cli
