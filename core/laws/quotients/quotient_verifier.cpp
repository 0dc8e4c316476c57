#include "laws/quotients/quotient_verifier.hpp"
#include <nimber/heap_rule.hpp>
#include <nimber/notation.hpp>
#include "values/checked.hpp"
#include "values/quotient_letter.hpp"

#include <algorithm>
#include <array>
#include <deque>
#include <set>

namespace nimber {

std::string_view text(QuotientVerdict verdict) {
  switch (verdict) {
    case QuotientVerdict::valid: return "valid";
    case QuotientVerdict::bad_rule: return "bad-rule";
    case QuotientVerdict::bad_form: return "bad-form";
    case QuotientVerdict::too_large: return "too-large";
    case QuotientVerdict::not_a_monoid: return "not-a-monoid";
    case QuotientVerdict::not_generated: return "not-generated";
    case QuotientVerdict::bad_name: return "bad-name";
    case QuotientVerdict::not_reduced: return "not-reduced";
    case QuotientVerdict::wrong_outcome: return "wrong-outcome";
    case QuotientVerdict::no_theorem: return "no-theorem";
    case QuotientVerdict::bad_checked_to: return "bad-checked-to";
    case QuotientVerdict::not_repeating: return "not-repeating";
    case QuotientVerdict::smaller_preperiod: return "smaller-preperiod";
    case QuotientVerdict::smaller_period: return "smaller-period";
  }
  return "";
}

class QuotientVerifier::Job {
 public:
  explicit Job(QuotientClaim claim) : claim_(std::move(claim)) {}

  Progress step(std::uint64_t budget) {
    const std::uint64_t end = work_ + budget;
    while (!done_ && work_ < end) advance();
    return {done_, done_ ? 1.0 : -1.0, work_};
  }
  QuotientVerdict verdict() const { return verdict_; }
  const QuotientClaim& claim() const { return claim_; }

 private:
  enum class Phase : std::uint8_t { form, associative, names, reduced, heaps, sums, period };

  /// A set of elements, a byte each.
  using Set = std::vector<std::uint8_t>;
  struct Pair {
    std::uint32_t element;
    Set shadow;
  };

  void advance() {
    switch (phase_) {
      case Phase::form: return check_form();
      case Phase::associative: return check_associative();
      case Phase::names: return check_names();
      case Phase::reduced: return check_reduced();
      case Phase::heaps: return check_heap();
      case Phase::sums: return check_sum();
      case Phase::period: return check_period();
    }
  }
  void end(QuotientVerdict verdict) {
    verdict_ = verdict;
    done_ = true;
  }
  void enter(Phase phase) {
    phase_ = phase;
    at_ = 0;
  }
  /// Is each number of a state a heap by itself?
  static bool divides(const Rule& rule) {
    return rule.heap_rule() != nullptr || (rule.has_sequence() && rule.heaps({1, 1}) == 2);
  }
  std::uint32_t product(std::uint32_t a, std::uint32_t b) const { return claim_.table[a][b]; }

  void check_form() {
    const Quotient& q = claim_.quotient;
    ++work_;
    const auto named = read_rule(q.rule);
    if (!named || (*named)->text() != q.rule || !divides(**named))
      return end(QuotientVerdict::bad_rule);
    rule_ = *named;
    n_ = claim_.table.size();
    if (n_ > most_elements || q.heaps > most_heaps) return end(QuotientVerdict::too_large);
    if (n_ == 0 || claim_.order != n_ || q.elements.size() != n_ ||
        claim_.phi.size() != q.heaps + 1 || claim_.p_portion != claim_.p.size())
      return end(QuotientVerdict::bad_form);
    const auto in_range = [&](std::uint32_t e) { return e < n_; };
    const auto all_in_range = [&](const std::vector<std::uint32_t>& list) {
      return std::all_of(list.begin(), list.end(), in_range);
    };
    for (const auto& row : claim_.table) {
      if (row.size() != n_ || !all_in_range(row)) return end(QuotientVerdict::bad_form);
    }
    if (!all_in_range(claim_.phi) || !all_in_range(claim_.p)) return end(QuotientVerdict::bad_form);
    lost_.assign(n_, 0);
    for (std::size_t i = 0; i < claim_.p.size(); ++i) {
      if (i > 0 && claim_.p[i] <= claim_.p[i - 1]) return end(QuotientVerdict::bad_form);
      lost_[claim_.p[i]] = 1;
    }
    for (std::uint32_t a = 0; a < n_; ++a) {
      if (product(0, a) != a) return end(QuotientVerdict::not_a_monoid);
      for (std::uint32_t b = 0; b < a; ++b) {
        if (product(a, b) != product(b, a)) return end(QuotientVerdict::not_a_monoid);
      }
    }
    work_ += n_ * n_;
    enter(Phase::names);
  }

  /// Checks that the generators come in the order of heaps, and that each element has its first
  /// shortest word.
  void check_names() {
    std::set<std::uint32_t> reached{0};
    for (const std::uint32_t heap : claim_.phi) {
      if (!reached.insert(heap).second) continue;
      generators_.push_back(heap);
      // Products of any length, by the letters so far.
      std::deque<std::uint32_t> queue(reached.begin(), reached.end());
      while (!queue.empty()) {
        const std::uint32_t e = queue.front();
        queue.pop_front();
        for (const std::uint32_t g : generators_) {
          if (reached.insert(product(e, g)).second) queue.push_back(product(e, g));
        }
      }
      work_ += reached.size() * generators_.size();
    }
    if (reached.size() != n_) return end(QuotientVerdict::not_generated);
    const auto& names = claim_.quotient.elements;
    if (claim_.quotient.generators.size() != generators_.size())
      return end(QuotientVerdict::bad_name);
    std::vector<std::string> letters;
    for (std::size_t i = 0; i < generators_.size(); ++i) letters.push_back(quotient_letter(i));
    if (letters != claim_.quotient.generators || names[0] != "1")
      return end(QuotientVerdict::bad_name);
    // Words go by length, then by alphabet. Those of one length are made from those of the length
    // before, which stand in that order too.
    std::uint32_t next = 1;
    std::vector<std::uint8_t> named(n_, 0);
    named[0] = 1;
    std::vector<std::size_t> last(n_, 0);
    for (std::uint32_t e = 0; e < n_; ++e) {
      if (e == next) return end(QuotientVerdict::bad_name);
      for (std::size_t g = last[e]; g < generators_.size(); ++g) {
        const std::uint32_t more = product(e, generators_[g]);
        if (named[more] != 0) continue;
        if (more != next || names[more] != (e == 0 ? "" : names[e]) + letters[g])
          return end(QuotientVerdict::bad_name);
        named[more] = 1;
        last[more] = g;
        ++next;
      }
    }
    enter(Phase::associative);
  }

  /// Light's test: (x g) y = x (g y) for all generators g is enough.
  void check_associative() {
    if (at_ == generators_.size()) return enter(Phase::reduced);
    const std::uint32_t g = generators_[at_++];
    for (std::uint32_t x = 0; x < n_; ++x) {
      const auto& from = claim_.table[product(x, g)];
      const auto& row = claim_.table[x];
      for (std::uint32_t y = 0; y < n_; ++y) {
        if (from[y] != row[product(g, y)]) return end(QuotientVerdict::not_a_monoid);
      }
    }
    work_ += n_ * n_;
  }

  void check_reduced() {
    std::set<Set> rows;
    for (std::uint32_t a = 0; a < n_; ++a) {
      Set row(n_);
      for (std::uint32_t z = 0; z < n_; ++z) row[z] = lost_[product(a, z)];
      if (!rows.insert(std::move(row)).second) return end(QuotientVerdict::not_reduced);
    }
    work_ += n_ * n_;
    // A player who finds no heap left has won: the empty sum is not lost.
    if (lost_[0] != 0) return end(QuotientVerdict::wrong_outcome);
    least_.resize(n_);
    enter(Phase::heaps);
  }

  /// Checks, for a heap and any rest, that no option of a lost sum is lost. Keeps the heap's pair.
  void check_heap() {
    if (at_ == claim_.phi.size()) return enter(Phase::sums);
    const std::size_t heap = at_++;
    const std::uint32_t element = claim_.phi[heap];
    std::set<std::uint32_t> options;
    bool smaller = true;
    const auto take_in = [&](const Heap* first, const Heap* last) {
      std::uint32_t e = 0;
      for (; first != last; ++first) {
        smaller = smaller && *first < heap;
        if (smaller) e = product(e, claim_.phi[static_cast<std::size_t>(*first)]);
        ++work_;
      }
      ++work_;
      options.insert(e);
      return smaller;
    };
    bool all = true;
    if (const HeapRule* const heaps = rule_->heap_rule()) {
      all = heaps->each_option(heap, [&](const HeapOption& option) {
        const Heap pieces[] = {option.b, option.a};
        return take_in(pieces, pieces + option.pieces);
      });
    } else {
      const State alone{heap};
      all = rule_->each_move(alone, 0, [&](const Move& move) {
        const State then = rule_->after(alone, move);
        return take_in(then.data(), then.data() + then.size());
      });
    }
    if (!smaller) return end(QuotientVerdict::bad_rule);
    if (!all) return end(QuotientVerdict::too_large);
    if (options.empty()) {
      if (element != 0) end(QuotientVerdict::wrong_outcome);
      return;
    }
    Set shadow(n_, 0);
    for (const std::uint32_t e : options) {
      for (std::uint32_t z = 0; z < n_; ++z) shadow[z] |= lost_[product(e, z)];
    }
    work_ += options.size() * n_;
    for (std::uint32_t z = 0; z < n_; ++z) {
      if (shadow[z] != 0 && lost_[product(element, z)] != 0)
        return end(QuotientVerdict::wrong_outcome);
    }
    Pair pair{element, std::move(shadow)};
    if (keep(pair)) heaps_.push_back(std::move(pair));
  }

  bool within(const Set& inner, const Set& outer) const {
    for (std::size_t z = 0; z < n_; ++z) {
      if (inner[z] > outer[z]) return false;
    }
    return true;
  }

  /// Puts a pair in line unless a smaller shadow of its element is known.
  bool keep(const Pair& pair) {
    auto& known = least_[pair.element];
    for (const Set& other : known) {
      work_ += n_ / 16 + 1;
      if (within(other, pair.shadow)) return false;
    }
    known.erase(std::remove_if(known.begin(), known.end(),
                               [&](const Set& other) { return within(pair.shadow, other); }),
                known.end());
    known.push_back(pair.shadow);
    line_.push_back(pair);
    bytes_ += 2 * n_;
    return true;
  }

  /// Checks, for the least shadows, that every sum that is not lost, but the empty one, has a lost
  /// option.
  void check_sum() {
    if (line_.empty()) return enter(Phase::period);
    if (bytes_ > most_bytes) return end(QuotientVerdict::too_large);
    const Pair sum = std::move(line_.front());
    line_.pop_front();
    const auto& known = least_[sum.element];
    if (std::find(known.begin(), known.end(), sum.shadow) == known.end()) return;
    if (lost_[sum.element] == 0 && sum.shadow[0] == 0) return end(QuotientVerdict::wrong_outcome);
    for (const Pair& heap : heaps_) {
      Pair both{product(sum.element, heap.element), Set(n_)};
      const auto& by_heap = claim_.table[heap.element];
      const auto& by_sum = claim_.table[sum.element];
      for (std::uint32_t z = 0; z < n_; ++z)
        both.shadow[z] = sum.shadow[by_heap[z]] | heap.shadow[by_sum[z]];
      work_ += n_ / 8 + 1;
      keep(both);
    }
  }

  void check_period() {
    const Quotient& q = claim_.quotient;
    if (claim_.proven != q.period.has_value()) return end(QuotientVerdict::bad_form);
    if (!q.period) {
      return end(q.checked_to == q.heaps ? QuotientVerdict::valid
                                         : QuotientVerdict::bad_checked_to);
    }
    const HeapRule* const heaps = rule_->heap_rule();
    const auto reach = heaps != nullptr ? heaps->uniform_reach() : std::nullopt;
    if (!reach) return end(QuotientVerdict::no_theorem);
    const std::uint64_t p = q.period->period;
    const std::uint64_t from = q.period->preperiod;
    if (p == 0 || p > q.heaps || from > q.heaps) return end(QuotientVerdict::not_repeating);
    const std::uint64_t first = std::max<std::uint64_t>(from, 1);
    const std::uint64_t needed = 2 * first + 2 * p + *reach;  // heaps below this
    if (q.checked_to + 1 != needed || q.checked_to > q.heaps)
      return end(QuotientVerdict::bad_checked_to);
    const auto& phi = claim_.phi;
    const auto at = [&phi](std::uint64_t n) { return phi[static_cast<std::size_t>(n)]; };
    for (std::uint64_t n = from; n + p < phi.size(); ++n) {
      if (at(n) != at(n + p)) return end(QuotientVerdict::not_repeating);
    }
    if (from > 0 && at(from - 1) == at(from - 1 + p))
      return end(QuotientVerdict::smaller_preperiod);
    for (std::uint64_t shorter = 1; shorter < p; ++shorter) {
      std::uint64_t n = from;
      while (n + shorter < phi.size() && at(n) == at(n + shorter)) ++n;
      if (n + shorter == phi.size()) return end(QuotientVerdict::smaller_period);
    }
    end(QuotientVerdict::valid);
  }

  QuotientClaim claim_;
  RulePtr rule_;
  std::size_t n_ = 0;
  Set lost_;
  std::vector<std::uint32_t> generators_;
  std::vector<Pair> heaps_;
  std::deque<Pair> line_;
  std::size_t bytes_ = 0;                // of all shadows that were kept
  std::vector<std::vector<Set>> least_;  // by element

  Phase phase_ = Phase::form;
  std::size_t at_ = 0;
  std::uint64_t work_ = 0;
  bool done_ = false;
  QuotientVerdict verdict_ = QuotientVerdict::valid;
};

QuotientVerifier::QuotientVerifier(QuotientClaim claim)
    : job_(std::make_unique<Job>(std::move(claim))) {}
QuotientVerifier::~QuotientVerifier() = default;
QuotientVerifier::QuotientVerifier(QuotientVerifier&&) noexcept = default;
QuotientVerifier& QuotientVerifier::operator=(QuotientVerifier&&) noexcept = default;
Progress QuotientVerifier::step(std::uint64_t budget) { return job_->step(budget); }
QuotientVerdict QuotientVerifier::verdict() const { return job_->verdict(); }
const QuotientClaim& QuotientVerifier::claim() const { return job_->claim(); }

}  // namespace nimber
