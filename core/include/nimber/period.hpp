// Proven periods: the search for one, and the certificate of it that a reader can check from the
// rule alone, with a program of their own.
#pragma once

#include <nimber/analysis.hpp>
#include <nimber/heap_rule.hpp>
#include <nimber/kept.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace nimber {

/// Written as one JSON object, every field once, in any order:
///
///   {"certificate": 1, "rule": "take/1,3,4", "theorem": "subtraction-window", "preperiod": 0,
///   "period": 7, "saltus": 0,
///    "reach": 4, "checked_to": 10}
///
/// theorem "subtraction-window": `reach` is the largest number of the set; the values of the
/// `reach` heaps from `preperiod` on stand again `period` heaps later, and checked_to = preperiod +
/// period + reach - 1 is the last of them. theorem "guy-smith": `reach` is the place of the octal
/// code's last digit that is not 0; with n0 the larger of 1 and `preperiod`, g(n + period) = g(n)
/// for preperiod <= n < 2 n0 + period + reach, and checked_to = 2 n0 + 2 period + reach - 1.
/// theorem "subtraction-residues": beyond `reach` the set holds whole classes of numbers modulo q;
/// with P the least common multiple of period and q, the heap t = checked_to + 1 - P is the first
/// one, not below `reach`, whose state (values/endless.hpp) comes again P heaps later. theorem
/// "sparse-space": `reach` as for "guy-smith"; four fields more, "mask", "counts_heaps" (true or
/// false), "last_rare" and "witnesses" (see SparseProof), and checked_to = period + witnesses +
/// max(preperiod, 1) - 1, far less than "guy-smith" asks for. Any other
/// theorem: the code of a closed formula; `reach` is 0, and checked_to, the smaller of
/// preperiod + 2 period and closed_check, says how far the formula is compared with values by mex.
struct Certificate {
  static constexpr std::uint64_t format = 1;
  static constexpr std::uint64_t closed_check = 1000;
  /// A period may be the sum of two numbers of a rule: take/a..b has period a + b.
  static constexpr std::uint64_t largest_number = 2 * max_integer;

  std::string rule;  ///< canonical text
  std::string theorem;
  Period numbers;
  std::uint64_t reach = 0;
  std::uint64_t checked_to = 0;
  /// With its theorem only. `values` is not printed: checked_to says it.
  std::optional<SparseProof> sparse = std::nullopt;
};

/// One line, without a line's end.
std::string print(const Certificate& certificate);

/// Reads what print() writes, white space allowed between tokens. Error: bad-certificate, with its
/// column and one argument: what was expected there ("object", "name", "string", "integer", "end")
/// or the name of a field that is "missing NAME", "unknown NAME" or "repeated NAME".
Result<Certificate> read_certificate(std::string_view text);

/// The last heap whose value the theorem needs for these numbers. Of "subtraction-residues" only
/// the rule knows it: HeapRule::proof_end().
std::uint64_t last_heap_needed(const PeriodTheorem& theorem, const Period& numbers);

/// The smallest preperiod and period of g(0), g(1) ... with their proof, as work in pieces.
class PeriodSearch {
 public:
  static constexpr std::uint64_t default_values = 10'000'000;
  static constexpr std::uint64_t default_options = 10'000'000'000;

  /// At most `values` values are computed, and at most `options` options examined for them.
  explicit PeriodSearch(RulePtr rule, std::uint64_t values = default_values,
                        std::uint64_t options = default_options);

  /// Lets the rule's table take so many bytes; see Work. To be called before the first step.
  void allow_tables(std::uint64_t bytes) { work_.allow_tables(bytes); }

  Progress step(std::uint64_t budget);
  /// After done: no-sequence where the rule has no single heap; else null.
  const Error* error() const { return failed_ ? &error_ : nullptr; }
  /// What ends a search.
  enum class End : std::uint8_t {
    proven,
    no_theorem,  ///< as many values or options as allowed, and no theorem by which they could prove
                 ///< a period
    values,      ///< the bound on values
    options,     ///< the bound on options
    table,       ///< the table has no room for more values
  };
  /// After done.
  End end() const { return end_; }
  /// After done: both numbers the smallest possible; none where the search ended at its limit.
  const std::optional<Period>& period() const { return period_; }
  /// The last heap looked at: the one that the proof needs, or where the search ended.
  std::uint64_t checked_to() const { return checked_to_; }
  /// How many values are at hand so far.
  std::uint64_t known() const { return known_; }
  /// Only with a period(). Of an octal game whose values are sparse the shorter one, where the
  /// plain one has more than `plain_octal` values, since checking that takes the square of them.
  Certificate certificate() const;
  static constexpr std::uint64_t plain_octal = 100'000;
  const RulePtr& rule() const { return rule_; }
  /// The bound on options.
  std::uint64_t options() const { return work_.limit(); }

 private:
  /// The rule found it and proves it, where as many heaps are allowed as the theorem needs.
  void end_with(const Period& period);
  void give_up(End end);
  void go_on();

  RulePtr rule_;
  KeptTables kept_;
  const HeapRule* heaps_ = nullptr;
  std::optional<PeriodTheorem> theorem_;
  std::uint64_t values_;
  Work work_;
  std::uint64_t known_ = 0;
  std::uint64_t checked_to_ = 0;
  std::optional<Period> period_;
  End end_ = End::proven;
  bool done_ = false;
  bool failed_ = false;
  Error error_;
  std::uint64_t examined_ = 0;  ///< with tables that were renewed since
};

}  // namespace nimber
