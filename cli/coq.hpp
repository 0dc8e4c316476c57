// Certificates as text for the Coq proof assistant: a theorem that its kernel checks, by the
// theorems of proofs/.
#pragma once

#include <nimber/period.hpp>
#include "laws/quotients/quotient.hpp"

#include <optional>
#include <string>

namespace nimber::cli {

/// A file that states that the values repeat as the certificate says, proves it by a checker that
/// the kernel runs, and asks what the proof rests on. It reads the compiled theory of proofs/; with
/// `alone` it holds that theory itself. None where proofs/ has no theorem for the certificate's.
/// The certificate should be valid: of one that is not Coq refuses the file.
std::optional<std::string> coq_text(const Certificate& certificate, bool alone);
/// The same of a misère quotient: its table tells who wins every sum. None but of an octal code
/// whose elements are proven to repeat.
std::optional<std::string> coq_text(const Quotient& quotient, bool alone);

}  // namespace nimber::cli
