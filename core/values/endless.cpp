#include "values/endless.hpp"

#include <algorithm>
#include <bit>

namespace nimber {

void EndlessEngine::Past::add(std::size_t r, std::uint32_t value) {
  auto& words = seen[r];
  if (value / 64 >= words.size()) words.resize(2 * (value / 64) + 1, 0);
  Word& word = words[value / 64];
  const Word bit = Word{1} << value % 64;
  if ((word & bit) != 0) return;
  word |= bit;
  ++count[r];
  if (value != lacks[r]) return;
  while (has(r, lacks[r])) ++lacks[r];
  least = *std::min_element(lacks.begin(), lacks.end());
}

EndlessEngine::EndlessEngine(EndlessSet set) : set_(std::move(set)), past_(set_.modulus) {}

void EndlessEngine::add(Past& past, std::uint64_t h, std::uint32_t value) const {
  for (const std::uint64_t u : set_.remainders)
    past.add(static_cast<std::size_t>((h + u) % set_.modulus), value);
}

std::int64_t EndlessEngine::above(const ValueTable& table, std::uint64_t heap,
                                  const Past& past) const {
  const std::uint64_t v = table[static_cast<std::size_t>(heap)];
  return v < past.least ? -1 : static_cast<std::int64_t>(v - past.least);
}

EndlessEngine::State EndlessEngine::state(const ValueTable& table, std::uint64_t n,
                                          const Past& past) const {
  State now;
  now.heap = n;
  now.least = past.least;
  for (std::uint64_t k = 1; k <= set_.reach; ++k) now.window.push_back(above(table, n - k, past));
  now.rest.resize(past.seen.size());
  for (std::size_t r = 0; r < past.seen.size(); ++r) {
    for (std::size_t w = static_cast<std::size_t>(past.least / 64); w < past.seen[r].size(); ++w) {
      for (Word word = past.seen[r][w]; word != 0; word &= word - 1) {
        const std::uint64_t v =
            64 * std::uint64_t{w} + static_cast<unsigned>(std::countr_zero(word));
        if (v >= past.least) now.rest[r].push_back(v - past.least);
      }
    }
  }
  return now;
}

bool EndlessEngine::is_again(const ValueTable& table, std::uint64_t n, const Past& past,
                             const State& before, std::uint64_t& looked) const {
  if ((n - before.heap) % set_.modulus != 0) return false;
  // Each V_r holds all that is below m: what is left are as many.
  for (std::size_t r = 0; r < past.seen.size(); ++r) {
    if (past.count[r] - past.least != before.rest[r].size()) return false;
  }
  for (std::uint64_t k = 1; k <= set_.reach; ++k) {
    ++looked;
    if (above(table, n - k, past) != before.window[static_cast<std::size_t>(k - 1)]) return false;
  }
  for (std::size_t r = 0; r < past.seen.size(); ++r) {
    looked += before.rest[r].size();
    for (const std::uint64_t v : before.rest[r]) {
      if (!past.has(r, past.least + v)) return false;
    }
  }
  return true;
}

void EndlessEngine::grow(ValueTable& table, std::size_t to, Work& work) {
  const std::uint64_t w = set_.reach;
  const std::uint64_t q = set_.modulus;
  do {
    const std::uint64_t n = table.size();
    if (period_) {
      table.push_back(table[static_cast<std::size_t>(n - period_->period)] +
                      static_cast<std::uint32_t>(period_->saltus));
      work.spend();
      continue;
    }
    std::uint64_t looked = 1 + set_.near.size() + set_.remainders.size();
    // past_ holds the heaps h, first <= h < n - w.
    if (n >= w + 1 + set_.first) {
      add(past_, n - w - 1, table[static_cast<std::size_t>(n - w - 1)]);
    }
    if (n >= w + set_.first) {
      // R. P. Brent's way: a state is kept for twice as long as the one before it.
      if (keep_for_ == 0 || n - kept_.heap == keep_for_) {
        keep_for_ = keep_for_ == 0 ? 64 : 2 * keep_for_;
        kept_ = state(table, n, past_);
        looked += w;
      } else if (is_again(table, n, past_, kept_, looked)) {
        prove(table, n - kept_.heap, past_.least - kept_.least);
        work.spend(2 * n);
        continue;
      }
    }
    const std::size_t first = static_cast<std::size_t>(past_.least / 64);
    near_values_.assign(
        table.largest() / 64 + 1 - std::min<std::size_t>(first, table.largest() / 64), 0);
    for (const std::uint64_t k : set_.near) {
      if (k + set_.first > n) break;
      const std::uint32_t v = table[static_cast<std::size_t>(n - k)];
      if (v >= past_.least) near_values_[v / 64 - first] |= Word{1} << v % 64;
    }
    const auto& reached = past_.seen[static_cast<std::size_t>(n % q)];
    for (std::size_t at = first;; ++at) {
      // Nothing below m is free.
      Word taken = at == first ? (Word{1} << past_.least % 64) - 1 : 0;
      if (at - first < near_values_.size()) taken |= near_values_[at - first];
      if (at < reached.size()) taken |= reached[at];
      ++looked;
      if (taken == ~Word{0}) continue;
      table.push_back(static_cast<std::uint32_t>(64 * at) +
                      static_cast<std::uint32_t>(std::countr_one(taken)));
      break;
    }
    work.spend(looked);
  } while (table.size() <= to && work.may_go_on());
}

/// Are the states of heap n, whose past is `one`, and of heap n + p, `other`, equal? q divides p.
bool EndlessEngine::same(const ValueTable& table, std::uint64_t n, std::uint64_t p, const Past& one,
                         const Past& other) const {
  for (std::size_t r = 0; r < one.seen.size(); ++r) {
    if (one.count[r] - one.least != other.count[r] - other.least) return false;
  }
  for (std::uint64_t k = 1; k <= set_.reach; ++k) {
    if (above(table, n - k, one) != above(table, n + p - k, other)) return false;
  }
  return state(table, n, one).rest == state(table, n + p, other).rest;
}

void EndlessEngine::prove(const ValueTable& table, std::uint64_t p, std::uint64_t saltus) {
  // The states come again every p heaps, from some heap t on. The first such: two heaps walk p
  // apart.
  Past one(set_.modulus);
  Past other(set_.modulus);
  const auto walk = [&](Past& past, std::uint64_t n) {
    if (n <= set_.reach + set_.first) return;
    const std::uint64_t h = n - set_.reach - 1;
    add(past, h, table[static_cast<std::size_t>(h)]);
  };
  std::uint64_t t = set_.reach + set_.first;
  for (std::uint64_t n = 0; n <= t + p; ++n) walk(other, n);
  while (!same(table, t, p, one, other)) {
    ++t;
    walk(one, t);
    walk(other, t + p);
  }
  proof_end_ = t + p - 1;
  const auto g = [&](std::uint64_t n) {
    return n < t + p ? std::uint64_t{table[static_cast<std::size_t>(n)]}
                     : table[static_cast<std::size_t>(n - p)] + saltus;
  };
  // The smallest period divides p.
  std::uint64_t period = p;
  std::uint64_t jump = saltus;
  for (std::uint64_t parts = p; parts > 1; --parts) {
    if (p % parts != 0 || saltus % parts != 0) continue;
    bool repeats = true;
    for (std::uint64_t n = t; n < t + p && repeats; ++n)
      repeats = g(n + p / parts) == g(n) + saltus / parts;
    if (!repeats) continue;
    period = p / parts;
    jump = saltus / parts;
    break;
  }
  std::uint64_t from = t;
  while (from > 0 && g(from - 1 + period) == g(from - 1) + jump) --from;
  period_ = Period{from, period, jump};
  past_ = Past(set_.modulus);
}

}  // namespace nimber
