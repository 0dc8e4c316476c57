// Answers as files for Coq.
#pragma once

#include "answer.hpp"

#include "coq/coq_file.hpp"

#include <optional>

namespace nimber::cli {

/// How an answer is to be told: not for Coq, as a file that reads proofs/, as one that holds it.
enum class CoqForm : std::uint8_t { none, reading, alone };

/// What --coq and --alone ask for. With --json beside them the arguments are refused.
CoqForm coq_form(Arguments& arguments);

/// Why a theorem that proofs/ has is not written.
inline constexpr const char* too_long = ": Coq would compute for too long; no theorem is written";

/// Prints the file as `form` says, or `none` on standard error where there is no file.
Status tell_coq(const std::optional<CoqFile>& file, CoqForm form, const std::string& none);

}  // namespace nimber::cli
