// Periods, and a constant tail.
#include "laws/patterns/pattern_bits.hpp"
#include "laws/patterns/pattern_families.hpp"
#include "laws/patterns/patterns.hpp"

#include <algorithm>
#include <map>

namespace nimber {
namespace {

constexpr std::size_t longest_word = 2000;
constexpr std::size_t longest_mended = 256;
constexpr std::size_t periods_tried = 12;

struct PeriodicEnd {
  std::size_t from = 0;
  std::size_t period = 1;
  double bits = 0;
};

/// What a list must have from where a period begins: the period itself, and once and a half more.
std::size_t shows_period(std::size_t period) { return (5 * period + 1) / 2; }

/// For each p, the first place from which on the values repeat every p places. It is found by how
/// far the reversed list agrees with itself shifted by p (Z algorithm). O(n).
std::vector<std::size_t> repeating_from(std::span<const std::int64_t> values) {
  const std::size_t n = values.size();
  const auto at = [&](std::size_t i) { return values[n - 1 - i]; };
  std::vector<std::size_t> same(n, 0);
  std::size_t left = 0;
  std::size_t right = 0;
  for (std::size_t i = 1; i < n; ++i) {
    if (i < right) same[i] = std::min(right - i, same[i - left]);
    while (i + same[i] < n && at(same[i]) == at(i + same[i])) ++same[i];
    if (i + same[i] > right) {
      left = i;
      right = i + same[i];
    }
  }
  std::vector<std::size_t> from(n, n);
  for (std::size_t p = 1; p < n; ++p) from[p] = n - p - same[p];
  return from;
}

/// The values by residue of n.
std::vector<std::int64_t> word_at(const PatternData& list, std::size_t from, std::size_t period) {
  std::vector<std::int64_t> word(period);
  for (std::size_t i = from; i < from + period; ++i)
    word[static_cast<std::size_t>((list.first + i) % period)] = list.values[i];
  return word;
}

/// The most frequent value at each residue. None where more than a fiftieth of all places differ.
std::optional<std::vector<std::int64_t>> mended_word(const PatternData& list, std::size_t period) {
  const std::size_t count = list.values.size();
  const std::size_t most = count / LawBook::exception_share;
  std::size_t wrong = 0;
  std::vector<std::int64_t> word(period);
  std::map<std::int64_t, std::size_t> counts;
  for (std::size_t r = 0; r < period; ++r) {
    counts.clear();
    std::size_t best = 0;
    std::size_t all = 0;
    const std::size_t start = static_cast<std::size_t>(
        (period + r - static_cast<std::size_t>(list.first % period)) % period);
    for (std::size_t i = start; i < count; i += period, ++all) {
      const std::size_t now = ++counts[list.values[i]];
      if (now > best) {
        best = now;
        word[r] = list.values[i];
      }
    }
    wrong += all - best;
    if (wrong > most) return std::nullopt;
  }
  return word;
}

}  // namespace

std::size_t repeated_every(const PatternData& list) {
  if (!list.list()) return 0;
  const auto from = repeating_from(list.values);
  for (std::size_t p = 1; 2 * p <= from.size(); ++p) {
    if (from[p] == 0) return p;
  }
  return 0;
}

void find_periods(const PatternData& list, LawSink& sink) {
  const std::size_t count = list.values.size();
  if (count < LawBook::least_values) return;
  const double symbol = bits_of_choice(static_cast<double>(list.alphabet()));
  const auto from = repeating_from(list.values);
  std::vector<PeriodicEnd> ends;
  std::vector<PeriodicEnd> thin;
  for (std::size_t p = 1; p <= std::min(longest_word, count / 2); ++p) {
    if (from[p] + 2 * p > count || 2 * from[p] > count) continue;
    const double bits =
        bits_of_number(p - 1) + bits_of_number(from[p]) + static_cast<double>(p + from[p]) * symbol;
    (from[p] + shows_period(p) > count ? thin : ends).push_back({from[p], p, bits});
  }
  for (auto* const sorted : {&ends, &thin}) {
    std::sort(sorted->begin(), sorted->end(),
              [](const PeriodicEnd& x, const PeriodicEnd& y) { return x.bits < y.bits; });
    // Those behind the smallest period from the very first value on say nothing more.
    const auto whole = std::find_if(sorted->begin(), sorted->end(),
                                    [](const PeriodicEnd& end) { return end.from == 0; });
    if (whole != sorted->end()) sorted->erase(whole + 1, sorted->end());
    if (sorted->size() > periods_tried) sorted->resize(periods_tried);
  }
  ends.insert(ends.end(), thin.begin(), thin.end());
  const Phrase n = name_term("n");
  for (const PeriodicEnd& end : ends) {
    const auto word = word_at(list, end.from, end.period);
    Proposal proposal;
    // A constant tail behind other values is told as a tail.
    proposal.kind = end.period == 1 && end.from > 0 ? LawKind::tail : LawKind::periodic;
    proposal.body = word_term(word, n, list.marks);
    proposal.shown_by = shows_period(end.period);
    if (end.period > 1 || end.from == 0) {
      proposal.bits = bits_of_number(end.period - 1) + static_cast<double>(end.period) * symbol;
    }
    sink.propose(proposal);
  }
  for (std::size_t p = 1; p <= std::min(longest_mended, count / 4); ++p) {
    const auto word = mended_word(list, p);
    if (!word) continue;
    Proposal proposal;
    proposal.kind = LawKind::periodic;
    proposal.body = word_term(*word, n, list.marks);
    proposal.shown_by = shows_period(p);
    proposal.bits = bits_of_number(p - 1) + static_cast<double>(p) * symbol;
    sink.propose(proposal);
    break;
  }
}

}  // namespace nimber
