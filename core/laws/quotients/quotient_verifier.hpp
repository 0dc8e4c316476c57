// A second opinion on misère quotients: small, plain, and sharing no code with the search.
#pragma once

#include <nimber/analysis.hpp>
#include <nimber/limits.hpp>
#include "laws/quotients/quotient_certificate.hpp"

#include <memory>
#include <string_view>

namespace nimber {

/// What the verifier says of a claim.
enum class QuotientVerdict : std::uint8_t {
  valid,
  bad_rule,           ///< not the canonical text of a rule whose heaps become smaller ones
  bad_form,           ///< lists of the wrong length, numbers out of range, or not ascending
  too_large,          ///< more heaps, elements or options than this verifier looks at
  not_a_monoid,       ///< no unit, not commutative, or not associative
  not_generated,      ///< some element is no product of heaps' elements
  bad_name,           ///< not the generators and shortest words
  not_reduced,        ///< two elements that no element tells apart
  wrong_outcome,      ///< some sum is lost with a lost option, or won without one
  no_theorem,         ///< no theorem gives periods for this rule
  bad_checked_to,     ///< not the heap that the theorem asks for
  not_repeating,      ///< the elements don't repeat as said
  smaller_preperiod,  ///< the repetition begins earlier
  smaller_period,     ///< a smaller period repeats as well
};

/// "valid", "bad-rule" ...
std::string_view text(QuotientVerdict verdict);

/// Checks a claim from its rule alone, as work in pieces. With n elements, h heaps and t pairs of
/// (element, least shadow): about h n^2 + h t n operations.
class QuotientVerifier {
 public:
  static constexpr std::size_t most_elements = limits::quotient_elements;
  static constexpr std::size_t most_heaps = limits::quotient_heaps;
  static constexpr std::size_t most_bytes = 256'000'000;

  explicit QuotientVerifier(QuotientClaim claim);
  ~QuotientVerifier();
  QuotientVerifier(QuotientVerifier&&) noexcept;
  QuotientVerifier& operator=(QuotientVerifier&&) noexcept;

  Progress step(std::uint64_t budget);
  /// After done.
  QuotientVerdict verdict() const;
  const QuotientClaim& claim() const;

 private:
  class Job;
  std::unique_ptr<Job> job_;
};

}  // namespace nimber
