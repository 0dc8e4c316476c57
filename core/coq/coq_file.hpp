// Answers as files for the Coq proof assistant: a theorem that its kernel checks, by the theorems
// of proofs/.
#pragma once

#include <nimber/period.hpp>
#include <nimber/rule.hpp>
#include "laws/quotients/quotient_certificate.hpp"
#include "strategies/strategy.hpp"

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace nimber {

/// A file that states a theorem, proves it by a checker that the kernel runs, and asks what the
/// proof rests on. What it says should be true: of what is false Coq refuses the file.
struct CoqFile {
  std::string about;         ///< a rule, or a position
  std::string asked;         ///< the words of the command that writes it
  std::string needs;         ///< names of theories, each with a space before it
  std::string given;         ///< definitions that the theorem speaks of
  std::string says;          ///< the theorem in words, a sentence
  std::string theorem;       ///< its statement
  std::string proof;         ///< the tactics
  std::string_view cited{};  ///< the theorem of proofs/ that the proof applies
  std::string_view where{};  ///< the theory that it stands in
};

/// A theory of proofs/ with its text.
struct CoqTheory {
  std::string_view name;
  std::string_view text;
};

/// The text of a file that reads the compiled theory of proofs/. Linear time.
std::string text(const CoqFile& file);
/// The same with the theory in it, for whoever has Coq alone. `theories` are those of proofs/, each
/// after those that it reads.
std::string text_alone(const CoqFile& file, std::span<const CoqTheory> theories);

/// Would the kernel compute for many minutes or hours, or are the numbers too large for unary ones?
bool too_long_for_coq(const Certificate& certificate);
/// A period, or a closed law. None where proofs/ has no theorem for the certificate's, and where it
/// is too long for Coq. The certificate should be valid.
std::optional<CoqFile> coq_file(const Certificate& certificate);
/// A misère quotient: its table tells who wins every sum. None but of an octal code whose elements
/// are proven to repeat.
std::optional<CoqFile> coq_file(const Quotient& quotient);
/// The same of a claim, which should be valid.
std::optional<CoqFile> coq_file(const QuotientClaim& claim);
/// The law of a rule's values that proofs/ knows of this rule by name; none of every other one.
std::optional<CoqFile> coq_law(const Rule& rule);
/// The law that a proven period, or a closed formula, is: the values of a period as a list. The
/// rule must know its values up to the end of the first period.
std::optional<CoqFile> coq_law(const Rule& rule, const Certificate& certificate);
/// Who wins a position. Of heaps by a rule that proofs/ knows the kernel lists the moves itself;
/// of every other position they are given, and the theorem speaks of each game that has them.
/// None where the strategy is no text of the notation.
std::optional<CoqFile> coq_file(const Strategy& strategy);

}  // namespace nimber
