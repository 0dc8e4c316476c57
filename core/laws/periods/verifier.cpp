#include "laws/periods/verifier.hpp"
#include <nimber/notation.hpp>
#include <nimber/period.hpp>
#include "laws/periods/sparse_verifier.hpp"
#include "rules/subtraction_set.hpp"
#include "text/predicate.hpp"

#include <algorithm>
#include <numeric>

namespace nimber {
namespace {

/// What the verifier reads from a rule's text: which heaps a heap may become.
struct PlainRule {
  enum class Kind : std::uint8_t { take, octal, lasker, turtles, twins, custom } kind = Kind::take;
  std::optional<SubtractionSet> set;   // take
  std::optional<Predicate> predicate;  // custom
  std::uint64_t first = 0;             // custom: the least heap that may be left, 0 or 1
  std::vector<int> digits;             // octal: d0, d1 ... without trailing zeros
  std::string_view theorem;            // the only one that fits
  std::uint64_t reach = 0;
  std::vector<bool> classes;  // of an endless set: by remainder, is it in the set beyond `reach`?
  Period closed;              // what a closed formula gives
  bool has_closed = false;
};

/// m, where an infinite set of primes or powers of 2 and single numbers holds 1 … m - 1 and no
/// multiple of m; else 0.
std::uint64_t left_out(const SubtractionSet& set) {
  using Kind = SubtractionSet::Kind;
  bool named = false;
  std::uint64_t m = 1;
  while (m <= 1000 && set.contains(m)) ++m;
  if (m == 1 || m > 1000) return 0;
  for (const auto& item : set.items()) {
    if (item.kind == Kind::prime || item.kind == Kind::pow2) {
      named = true;
    } else if (item.kind != Kind::number && item.kind != Kind::range) {
      return 0;
    } else {
      const std::uint64_t last = item.kind == Kind::number ? item.first : item.last;
      if (last - last % m >= item.first) return 0;
    }
  }
  return named ? m : 0;
}

/// The theorem of a set, by its shape.
void shape_of_set(const SubtractionSet& set, PlainRule& rule) {
  using Kind = SubtractionSet::Kind;
  const auto closed = [&](std::string_view theorem, std::uint64_t period, std::uint64_t saltus) {
    rule.theorem = theorem;
    rule.closed = {0, period, saltus};
    rule.has_closed = true;
  };
  const auto& items = set.simplified();
  if (items.size() == 1) {
    const std::uint64_t a = items[0].first;
    if (items[0].kind == Kind::number) return closed(a == 1 ? "bash" : "take-interval", a + a, 0);
    if (items[0].kind == Kind::range)
      return closed(a == 1 ? "bash" : "take-interval", a + items[0].last, 0);
    if (items[0].kind == Kind::open) return closed(a == 1 ? "bouton" : "take-from", a, 1);
    if (items[0].kind == Kind::odd) return closed("take-odd", 2, 0);
    if (items[0].kind == Kind::even) return closed("take-even", 2, 1);
    if (items[0].kind == Kind::pow2) return closed("take-pow2", 3, 0);
  }
  if (const auto m = left_out(set)) return closed("take-residue", m, 0);
  if (const auto largest = set.largest()) {
    rule.theorem = "subtraction-window";
    rule.reach = *largest;
    return;
  }
  // Which classes of numbers make up the set beyond its last single number?
  std::uint64_t last = 0;
  for (const auto& item : items) {
    if (item.kind == Kind::open) {
      last = item.first - 1;
      rule.classes = {true};
      break;
    }
    if (item.kind == Kind::number || item.kind == Kind::range) {
      last = std::max(last, item.kind == Kind::number ? item.first : item.last);
    } else if (item.kind == Kind::odd) {
      rule.classes = {false, true};
    } else if (item.kind == Kind::even) {
      rule.classes = {true, false};
    } else {
      rule.classes.clear();  // fib, prime, square, pow2: if an open range follows, it counts alone
      for (const auto& other : items) {
        if (other.kind != Kind::open) continue;
        last = other.first - 1;
        rule.classes = {true};
      }
      break;
    }
  }
  if (rule.classes.empty()) return;
  rule.theorem = "subtraction-residues";
  rule.reach = last;
}

bool read_plain(const std::string& text, PlainRule& rule) {
  const auto named = read_rule(text);
  if (!named || (*named)->text() != text) return false;
  const std::string_view game = (*named)->game().name;
  const std::string rules = (*named)->rules();
  if (game == "take" || game == "nim") {
    auto reader = Reader::open(game == "nim" ? "1.." : rules);
    rule.set = *SubtractionSet::read(*reader);
    shape_of_set(*rule.set, rule);
  } else if (game == "lasker") {
    rule.kind = PlainRule::Kind::lasker;
    rule.theorem = "lasker";
    rule.closed = {1, 4, 4};
    rule.has_closed = true;
  } else if (game == "coins" && (rules == "turtles" || rules == "twins")) {
    rule.kind = rules == "turtles" ? PlainRule::Kind::turtles : PlainRule::Kind::twins;
    rule.theorem = rules == "turtles" ? "turtles" : "twins";
    rule.closed = {rules == "turtles" ? 0u : 1u, 1, 1};
    rule.has_closed = true;
  } else if (game == "custom") {
    rule.kind = PlainRule::Kind::custom;
    auto reader = Reader::open(rules);
    rule.predicate = *Predicate::read(*reader);
    const auto set = rule.predicate->endless();
    if (!set) return true;
    if (!set->remainders.empty()) {
      rule.theorem = "subtraction-residues";
      rule.reach = set->reach;
      rule.first = set->first;
      rule.classes.assign(static_cast<std::size_t>(set->modulus), false);
      for (const std::uint64_t r : set->remainders)
        rule.classes[static_cast<std::size_t>(r)] = true;
    } else if (!set->near.empty() && set->first == 0) {
      rule.theorem = "subtraction-window";
      rule.reach = set->near.back();
    }
  } else if (game == "octal") {
    rule.kind = PlainRule::Kind::octal;
    for (const char c : rules) {
      if (c != '.') rule.digits.push_back(c - '0');
    }
    while (rule.digits.size() > 1 && rule.digits.back() == 0) rule.digits.pop_back();
    rule.theorem = "guy-smith";
    rule.reach = rule.digits.size() - 1;
  }
  return true;
}

}  // namespace

std::string_view text(Verdict verdict) {
  switch (verdict) {
    case Verdict::valid: return "valid";
    case Verdict::bad_rule: return "bad-rule";
    case Verdict::bad_theorem: return "bad-theorem";
    case Verdict::bad_reach: return "bad-reach";
    case Verdict::bad_checked_to: return "bad-checked-to";
    case Verdict::bad_saltus: return "bad-saltus";
    case Verdict::too_large: return "too-large";
    case Verdict::not_repeating: return "not-repeating";
    case Verdict::smaller_preperiod: return "smaller-preperiod";
    case Verdict::smaller_period: return "smaller-period";
    case Verdict::bad_classes: return "bad-classes";
    case Verdict::bad_last_rare: return "bad-last-rare";
    case Verdict::bad_witnesses: return "bad-witnesses";
  }
  return "";
}

class Verifier::Job {
 public:
  Job(Certificate certificate, std::uint64_t sparse_values) : c_(std::move(certificate)) {
    if (const auto wrong = form(sparse_values)) finish(*wrong);
  }

  Progress step(std::uint64_t budget) {
    std::uint64_t here = 0;
    if (sparse_ && !done_) {
      here = sparse_->step(budget);
      examined_ += here;
      if (const auto& verdict = sparse_->verdict()) finish(*verdict);
      return {done_, sparse_->fraction(), examined_};
    }
    while (!done_ && here < budget) {
      here += add_value();
      if (g_.size() > c_.checked_to) finish(judge());
    }
    examined_ += here;
    return {done_,
            done_ ? 1.0 : static_cast<double>(g_.size()) / static_cast<double>(c_.checked_to + 1),
            examined_};
  }

  Verdict verdict() const { return verdict_; }
  const Certificate& certificate() const { return c_; }

 private:
  void finish(Verdict verdict) {
    verdict_ = verdict;
    done_ = true;
  }

  /// Looks at the form of the certificate, before any value is computed.
  std::optional<Verdict> form(std::uint64_t sparse_values) {
    const std::uint64_t n0 = c_.numbers.preperiod;
    const std::uint64_t p = c_.numbers.period;
    for (const std::uint64_t number : {n0, p, c_.numbers.saltus, c_.reach, c_.checked_to}) {
      if (number > Certificate::largest_number) return Verdict::too_large;
    }
    // From here on sums of five of them stay below 2^64.
    if (!read_plain(c_.rule, rule_)) return Verdict::bad_rule;
    const bool sparse = c_.sparse && c_.theorem == SparseProof::theorem;
    const std::string_view theorem =
        sparse && rule_.kind == PlainRule::Kind::octal ? SparseProof::theorem : rule_.theorem;
    if (theorem.empty() || c_.theorem != theorem) return Verdict::bad_theorem;
    if (c_.reach != rule_.reach) return Verdict::bad_reach;
    if (sparse) {
      sparse_.emplace(rule_.digits, c_, sparse_values);
      return sparse_->verdict();
    }
    if (p == 0) return Verdict::not_repeating;
    if (rule_.has_closed) {
      if (c_.numbers.saltus != rule_.closed.saltus) return Verdict::bad_saltus;
      if (n0 != rule_.closed.preperiod || p != rule_.closed.period) return Verdict::not_repeating;
      if (c_.checked_to != std::min<std::uint64_t>(n0 + 2 * p, Certificate::closed_check))
        return Verdict::bad_checked_to;
    } else if (!rule_.classes.empty()) {
      // The two states to compare are that of the end and that of `apart` heaps before it.
      apart_ = std::lcm(p, std::uint64_t{rule_.classes.size()});
      if (c_.checked_to + 1 < std::max(n0, c_.reach + rule_.first) + apart_)
        return Verdict::bad_checked_to;
    } else {
      if (c_.numbers.saltus != 0) return Verdict::bad_saltus;
      const std::uint64_t needed = rule_.kind == PlainRule::Kind::octal
                                       ? 2 * std::max<std::uint64_t>(n0, 1) + 2 * p + c_.reach - 1
                                       : n0 + p + c_.reach - 1;
      if (c_.checked_to != needed) return Verdict::bad_checked_to;
    }
    if (c_.checked_to >= max_values) return Verdict::too_large;
    return std::nullopt;
  }

  void mark(std::uint32_t value) {
    if (value >= seen_.size()) seen_.resize(2 * static_cast<std::size_t>(value) + 64, 0);
    seen_[value] = g_.size() + 1;
  }

  /// The splits of `left` into two non-empty heaps.
  void mark_splits(std::size_t left) {
    if (left < 2) return;
    // Values that were met so far are at most largest_, and a nim-sum of two of them has no more
    // binary digits.
    if (seen_.size() < 2 * static_cast<std::size_t>(largest_) + 2)
      seen_.resize(2 * static_cast<std::size_t>(largest_) + 64, 0);
    const std::uint32_t* g = g_.data();
    std::uint64_t* seen = seen_.data();
    const std::uint64_t stamp = g_.size() + 1;
    for (std::size_t a = 1, b = left - 1; a <= b; ++a, --b) seen[g[a] ^ g[b]] = stamp;
  }

  /// Adds the value of the next heap, the smallest that none of its options has. Returns how many
  /// options there were.
  std::uint64_t add_value() {
    const std::size_t n = g_.size();
    std::uint64_t options = 1;
    switch (rule_.kind) {
      case PlainRule::Kind::take:
        // A set may be far larger than the heaps that are looked at. So it is listed only as far as
        // a heap can take.
        if (rule_.set->contains(n)) numbers_.push_back(n);
        for (const std::uint64_t k : numbers_) mark(g_[n - static_cast<std::size_t>(k)]);
        options += numbers_.size();
        break;
      case PlainRule::Kind::custom:
        for (std::size_t k = 1; k <= n; ++k) {
          if (rule_.predicate->holds(n, k)) mark(g_[n - k]);
        }
        options += n;
        break;
      case PlainRule::Kind::lasker:
        for (std::size_t rest = 0; rest < n; ++rest) mark(g_[rest]);
        mark_splits(n);
        options += n + n / 2;
        break;
      case PlainRule::Kind::turtles:
      case PlainRule::Kind::twins:  // a head at place n, alone or with one coin to its left; place
                                    // 0 is no coin
        if (n > 0 && rule_.kind == PlainRule::Kind::turtles) mark(0);
        for (std::size_t place = 1; place < n; ++place) mark(g_[place]);
        options += n;
        break;
      case PlainRule::Kind::octal:
        for (std::size_t r = 0; r < rule_.digits.size() && r <= n; ++r) {
          const int digit = rule_.digits[r];  // d0 is 0 or 4
          if (r == n && (digit & 1) != 0) mark(0);
          if (r < n && (digit & 2) != 0) mark(g_[n - r]);
          if ((digit & 4) != 0) {
            mark_splits(n - r);
            options += (n - r) / 2;
          }
        }
        break;
    }
    std::uint32_t value = 0;
    while (value < seen_.size() && seen_[value] == n + 1) ++value;
    g_.push_back(value);
    largest_ = std::max(largest_, value);
    return options;
  }

  /// Does g(n + p) = g(n) + saltus hold for all n from `from` on whose partner was computed?
  bool repeats(std::uint64_t from, std::uint64_t p) const {
    for (std::uint64_t n = from; n + p < g_.size(); ++n) {
      if (g_[static_cast<std::size_t>(n + p)] !=
          g_[static_cast<std::size_t>(n)] + c_.numbers.saltus)
        return false;
    }
    return true;
  }

  /// The state of a heap of t under an endless set, made of nothing but the values. It says how far
  /// each of the last heaps is above `least`, then for each class of heaps which values, from
  /// `least` on, they reach in the heaps before those.
  std::vector<std::vector<std::uint64_t>> state_of(std::size_t t, std::uint64_t& least) const {
    const std::size_t classes = rule_.classes.size();
    const std::size_t before = t - static_cast<std::size_t>(c_.reach);
    std::vector<std::vector<bool>> seen(
        classes, std::vector<bool>(static_cast<std::size_t>(largest_) + 2, false));
    for (std::size_t h = static_cast<std::size_t>(rule_.first); h < before; ++h) {
      for (std::size_t u = 0; u < classes; ++u) {
        if (rule_.classes[u]) seen[(h + u) % classes][g_[h]] = true;
      }
    }
    least = UINT64_MAX;
    for (const auto& values : seen) {
      std::uint64_t lacks = 0;
      while (values[static_cast<std::size_t>(lacks)]) ++lacks;
      least = std::min(least, lacks);
    }
    std::vector<std::vector<std::uint64_t>> state(1 + classes);
    for (std::size_t h = before; h < t; ++h)
      state[0].push_back(g_[h] < least ? 0 : 1 + g_[h] - least);
    for (std::size_t r = 0; r < classes; ++r) {
      for (std::size_t value = static_cast<std::size_t>(least); value < seen[r].size(); ++value) {
        if (seen[r][value]) state[1 + r].push_back(value - least);
      }
    }
    return state;
  }
  /// Does the state of a heap of t come again `apart_` heaps later, with all values higher by
  /// `jump`?
  bool state_again(std::size_t t, std::uint64_t jump) const {
    std::uint64_t least = 0;
    std::uint64_t later = 0;
    return state_of(t, least) == state_of(t + static_cast<std::size_t>(apart_), later) &&
           later == least + jump;
  }

  /// All values are there: exactly those that the theorem asks for.
  Verdict judge() const {
    const std::uint64_t n0 = c_.numbers.preperiod;
    const std::uint64_t p = c_.numbers.period;
    if (!repeats(n0, p)) return Verdict::not_repeating;
    if (!rule_.classes.empty()) {
      const std::size_t t = g_.size() - static_cast<std::size_t>(apart_);
      // No overflow: apart_ / p is 1, or `saltus` the difference of two values in the list.
      const std::uint64_t jump = c_.numbers.saltus * (apart_ / p);
      if (!state_again(t, jump)) return Verdict::not_repeating;
      if (t > c_.reach + rule_.first && state_again(t - 1, jump)) return Verdict::bad_checked_to;
    }
    if (rule_.has_closed && n0 + 2 * p > c_.checked_to)
      return Verdict::valid;  // the formula's numbers, see docs/theorems.md
    // From here on the values are known to repeat for ever. An earlier start would show just before
    // n0 ...
    if (n0 > 0 && g_[static_cast<std::size_t>(n0 - 1 + p)] ==
                      g_[static_cast<std::size_t>(n0 - 1)] + c_.numbers.saltus) {
      return Verdict::smaller_preperiod;
    }
    // ... and a smaller period would divide p, and show within one period and its repetition.
    for (std::uint64_t q = 2; q <= p; ++q) {
      if (p % q != 0 || c_.numbers.saltus % q != 0) continue;
      const std::uint64_t d = p / q;
      const std::uint64_t jump = c_.numbers.saltus / q;
      bool same = true;
      for (std::uint64_t i = 0; i < p && same; ++i) {
        const std::uint64_t shifted =
            i + d < p ? g_[static_cast<std::size_t>(n0 + i + d)]
                      : g_[static_cast<std::size_t>(n0 + i + d - p)] + c_.numbers.saltus;
        same = shifted == g_[static_cast<std::size_t>(n0 + i)] + jump;
      }
      if (same) return Verdict::smaller_period;
    }
    return Verdict::valid;
  }

  Certificate c_;
  PlainRule rule_;
  std::optional<SparseVerifier> sparse_;
  std::vector<std::uint32_t> g_;
  std::vector<std::uint64_t> numbers_;  // take: the set's numbers up to the last heap, ascending
  std::vector<std::uint64_t> seen_;     // by value: 1 + the last heap that had an option of it
  std::uint32_t largest_ = 0;
  std::uint64_t apart_ = 0;  // an endless set: the least common multiple of period and classes
  std::uint64_t examined_ = 0;
  Verdict verdict_ = Verdict::valid;
  bool done_ = false;
};

Verifier::Verifier(Certificate certificate, std::uint64_t sparse_values)
    : job_(std::make_unique<Job>(std::move(certificate), sparse_values)) {}
Verifier::~Verifier() = default;
Verifier::Verifier(Verifier&&) noexcept = default;
Verifier& Verifier::operator=(Verifier&&) noexcept = default;
Progress Verifier::step(std::uint64_t budget) { return job_->step(budget); }
Verdict Verifier::verdict() const { return job_->verdict(); }
const Certificate& Verifier::certificate() const { return job_->certificate(); }

}  // namespace nimber
