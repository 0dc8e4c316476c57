// A second opinion on periods: small, plain, and sharing no table and no search with what it
// checks.
#pragma once

#include <nimber/analysis.hpp>
#include <nimber/limits.hpp>
#include <nimber/period.hpp>

#include <memory>

namespace nimber {

/// What the verifier says of a certificate.
enum class Verdict : std::uint8_t {
  valid,
  bad_rule,           ///< not a rule's canonical text
  bad_theorem,        ///< not the theorem that fits the rule
  bad_reach,          ///< not the set's largest number, or the code's last digit
  bad_checked_to,     ///< not the heap that the theorem asks for
  bad_saltus,         ///< not the theorem's
  too_large,          ///< more values than this verifier computes
  not_repeating,      ///< the values don't repeat as said
  smaller_preperiod,  ///< the repetition begins earlier
  smaller_period,     ///< a smaller period repeats as well
  bad_classes,        ///< sparse: classes that the game has not
  bad_last_rare,      ///< sparse: not the last rare heap
  bad_witnesses,      ///< sparse: the witnesses do not reach so far, or need to reach farther
};

/// "valid", "bad-rule" ...
std::string_view text(Verdict verdict);

/// Checks a certificate from its rule alone, as work in pieces: computes every value up to
/// checked_to as the mex of its options, then looks at the theorem's condition and at both numbers
/// being the smallest.
class Verifier {
 public:
  /// At most so many values are computed. Of a sparse octal game a caller with the memory may allow
  /// more, at a byte each.
  static constexpr std::uint64_t max_values = limits::verified_values;

  explicit Verifier(Certificate certificate, std::uint64_t sparse_values = max_values);
  ~Verifier();
  Verifier(Verifier&&) noexcept;
  Verifier& operator=(Verifier&&) noexcept;

  Progress step(std::uint64_t budget);
  /// After done.
  Verdict verdict() const;
  const Certificate& certificate() const;

 private:
  class Job;
  std::unique_ptr<Job> job_;
};

}  // namespace nimber
