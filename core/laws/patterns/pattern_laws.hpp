// Laws of a list or a table of values, and the test that a formula must pass to be told.
#pragma once

#include "laws/patterns/pattern_terms.hpp"
#include "text/expression.hpp"
#include "values/digit_automaton.hpp"

#include <nimber/function_ref.hpp>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

// clang-format off
#define NIMBER_LAW_KINDS(X) \
  X(periodic) \
  X(quasilinear) /* a line for each residue */ \
  X(digits)      /* by an automaton that reads n digit by digit */ \
  X(recursive)   /* by the values of smaller numbers */ \
  X(runs)        /* stretches of one value, with the law of their ends */ \
  X(beatty) \
  X(tail)        /* constant so far */ \
  X(expression)  /* found by enumeration */ \
  X(known)       /* a sequence with a name */
// clang-format on

enum class LawKind : std::uint8_t {
#define NIMBER_LAW_KIND(name) name,
  NIMBER_LAW_KINDS(NIMBER_LAW_KIND)
#undef NIMBER_LAW_KIND
};
std::string_view text(LawKind kind);

/// What is looked at: g(first), g(first + 1) …, or rows g(a, 0), g(a, 1) …, or the values of rows x
/// of numbers.
struct PatternData {
  bool pairs = false;
  bool marks = false;       ///< 1 where the player to move loses, else 0
  std::uint64_t first = 0;  ///< of a list
  std::size_t columns = 1;  ///< of a table
  std::vector<std::int64_t> values;
  std::vector<std::vector<std::int64_t>> numbers = {};  ///< of each row x; else empty
  bool cut = false;  ///< rows of larger sums are missing, since their values could not be had

  bool rows_of_numbers() const { return !numbers.empty(); }
  bool list() const { return !pairs && !rows_of_numbers(); }
  /// What formulas call what is looked at: "n", "a,b", "x".
  std::string_view variables() const { return pairs ? "a,b" : rows_of_numbers() ? "x" : "n"; }
  /// The largest n, a, or number in a row. There must be values.
  std::uint64_t last() const;
  /// How many numbers the longest row has.
  std::size_t most_cells() const;
  std::size_t rows() const { return values.size() / columns; }
  /// The largest value and 1.
  std::int64_t alphabet() const;
  /// Is it a list of the values 0 and 1, which may be marks of either?
  bool zeros_and_ones() const { return !marks && list() && alphabet() == 2; }
  /// The places of a list whose values are not 0.
  std::vector<std::int64_t> places() const;
};

/// s(k) = a s(k-1) + b s(k-lag) + c, where s are the places at which stretches begin, or where lost
/// heaps or the ones of a list stand.
struct EndsLaw {
  std::vector<std::int64_t> first;  ///< s(0) … as many as the law needs
  std::int64_t a = 1;
  std::int64_t b = 0;
  std::int64_t c = 0;
  std::size_t lag = 2;
  /// s are where stretches of the values 0, 1 … in turn begin.
  bool stretches = false;
  std::string text() const;
};

struct LawException {
  std::uint64_t n = 0;
  std::uint64_t b = 0;  ///< of a table; n is a
  std::int64_t value = 0;
};

struct Law {
  LawKind kind = LawKind::expression;
  std::string formula;  ///< as a guess is written; "" where an automaton, ends or a name say it
  std::string body;     ///< the formula's expression
  std::size_t size = 0;
  std::uint64_t from = 0;
  std::uint64_t checked_to = 0;
  double bits = 0;
  bool proven = false;
  /// The list is too short to show it: only a proof makes it worth telling.
  bool thin = false;
  std::string theorem;
  bool lost = false;  ///< says when the player to move loses
  bool ones = false;  ///< says where the ones of a list of 0 and 1 stand
  /// Of a condition that is the same for all heaps: are they all lost?
  std::optional<bool> always;
  std::vector<LawException> except;
  std::optional<DigitAutomaton> automaton;
  std::optional<EndsLaw> ends;
  std::string name;  ///< of a known sequence
  std::string oeis;
};

/// The law as a guess is written: its body, and from where on it holds. `variables` as of
/// PatternData.
std::string formula_of(const Law& law, std::string_view variables = "n");
/// A condition that holds for every heap, or for none: "n>=0", "n<0".
std::string constant_condition(bool holds, std::string_view variables);

/// A formula that may be a law.
struct Proposal {
  LawKind kind = LawKind::expression;
  Phrase body;
  /// Where the law begins. It must be given where the formula speaks of g itself; else it is found
  /// by trying.
  std::optional<std::uint64_t> from = {};
  /// The bits of the family's own code for it, where that may be shorter than the formula.
  std::optional<double> bits = {};
  /// How many values, from where it begins, a list must have to show a law of this kind. What tells
  /// a value for each residue can be made to fit what it is made of.
  std::size_t shown_by = 0;
  bool ones = false;  ///< as of a law
  std::string name = {};
  std::string oeis = {};
  /// Of a sequence that formulas can't say: its value at n, in place of a body; none where it has
  /// none there. It is told by its name alone.
  std::optional<std::int64_t> (*of)(std::int64_t n) = nullptr;
};

/// Takes proposals.
class LawSink {
 public:
  LawSink() = default;
  LawSink(const LawSink&) = delete;
  LawSink& operator=(const LawSink&) = delete;
  virtual ~LawSink() = default;
  virtual void propose(const Proposal& proposal) = 0;
};

/// Keeps the proposals that are laws: exact on every value but at most one in fifty, and at least
/// `margin` bits cheaper than the list itself.
class LawBook final : public LawSink {
 public:
  static constexpr double margin = 10;
  static constexpr std::size_t least_values = 16;
  static constexpr std::size_t exception_share = 50;
  static constexpr std::size_t most_exceptions_told = 10;
  static constexpr double loose_bits = 1e6;
  /// A law that costs so many bits more than the best one is not told.
  static constexpr double much_longer = 100;

  // What laws a book takes.
  enum class Takes : std::uint8_t {
    shown,
    provable,  // thin ones too: there is a rule that may prove them
    pieces     // the data are a piece of a law, which needs no margin of its own
  };
  explicit LawBook(PatternData data, Takes takes = Takes::shown);
  void propose(const Proposal& proposal) override;
  /// Adds an automaton, or ends, that are exact. `bits` is what its own code costs.
  void add(Law law, double bits);

  const PatternData& data() const { return data_; }
  /// What a law may cost at most.
  double allowance() const { return takes_ == Takes::pieces ? loose_bits : plain_ - margin; }
  /// Enumeration need not go beyond this size: larger formulas have no chance.
  std::size_t largest_size() const;
  /// Is there a law that the values show?
  bool any_shown() const;
  /// The cheapest formula without exceptions; null where there is none.
  const Law* exact_law() const;
  /// The law of the least size.
  const Law* shortest_law() const;
  /// The laws by cost, the cheapest first, and only one of each kind. Of the thin ones as well.
  std::vector<Law> laws() const;
  /// The cheapest formula that is exact from the first value on.
  std::optional<Phrase> best_term() const;
  /// How many formulas were tried, in evaluations.
  std::uint64_t examined() const { return examined_; }

 private:
  /// Proposes what is told by its name alone.
  void propose_words(const Proposal& proposal);
  std::size_t most_exceptions() const;
  /// The places where the list is something else, the last one first: all of them, or a few more
  /// than may be exceptions. None where no law can be made of it.
  std::optional<std::vector<std::size_t>> misfits(
      FunctionRef<std::optional<std::int64_t>(std::size_t)> said);
  /// Adds the law: exact from some place on, or from the first on but for a few places, whichever
  /// is cheaper.
  void settle(Law law, const Proposal& proposal, double body_bits,
              const std::vector<std::size_t>& wrong);

  PatternData data_;
  Takes takes_;
  double plain_ = 0;
  double alphabet_bits_ = 0;
  std::uint64_t examined_ = 0;
  std::vector<Law> laws_;
};

}  // namespace nimber
