#include "values/octal.hpp"
#include "values/period_proof.hpp"
#include "values/stable_order.hpp"
#include "values/value_table.hpp"

#include <algorithm>
#include <bit>
#include <cstring>

namespace nimber {
namespace {

std::uint64_t load(const std::uint8_t* at) {
  std::uint64_t word = 0;
  std::memcpy(&word, at, sizeof word);
  return word;
}

/// Which values below 64 * words have been seen: a byte for each.
template <unsigned words>
class Seen {
 public:
  explicit Seen(std::uint8_t* bytes) : seen_(bytes) {}
  void add(std::uint32_t v) { seen_[v] = 1; }
  /// As bits: eight bytes of 0 or 1 become eight bits by one product.
  std::uint64_t bits(unsigned which) const {
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < 8; ++i)
      all |= (load(seen_ + std::size_t{64} * which + 8 * i) * 0x0102040810204080ULL >> 56)
             << (8 * i);
    return all;
  }

 private:
  std::uint8_t* seen_;
};

/// Up to 64 values fit into one word.
template <>
class Seen<1> {
 public:
  explicit Seen(std::uint8_t*) {}
  void add(std::uint32_t v) { seen_ |= std::uint64_t{1} << v; }
  std::uint64_t bits(unsigned) const { return seen_; }

 private:
  std::uint64_t seen_ = 0;
};

}  // namespace

OctalMoves OctalMoves::of(const std::vector<int>& digits) {
  OctalMoves moves;
  for (std::uint32_t r = 0; r < digits.size(); ++r) {
    const int digit = digits[r];
    if (digit != 0) moves.last = r;
    if ((digit & 1) != 0 && r > 0) moves.whole.push_back(r);
    if ((digit & 2) != 0 && r > 0) moves.one.push_back(r);
    if ((digit & 4) != 0) moves.two.push_back(r);
  }
  return moves;
}

OctalMoves OctalMoves::grundy() {
  OctalMoves moves;
  moves.two.push_back(0);
  moves.unequal = true;
  return moves;
}

std::uint32_t plain_octal_value(const OctalMoves& moves, const ValueTable& table,
                                std::uint64_t& looked) {
  const std::size_t n = table.size();
  // A nim-sum of two values has no higher bit than the larger one.
  thread_local std::vector<std::uint32_t> stamp;
  thread_local std::uint32_t now = 0;
  const std::size_t bound = 2 * std::bit_ceil(std::size_t{table.largest()} + 1);
  if (++now == 0 || stamp.size() < bound) {
    stamp.assign(std::max(bound, stamp.size()), 0);
    now = 1;
  }
  for (const std::size_t r : moves.whole) {
    if (r == n) stamp[0] = now;
  }
  for (const std::size_t r : moves.one) {
    if (r < n) stamp[table[n - r]] = now;
  }
  for (const std::size_t r : moves.two) {
    if (n < r + 2) continue;
    const std::size_t left = n - r;
    const std::size_t last = moves.unequal ? (left - 1) / 2 : left / 2;
    looked += last;
    if (table.width() == 1 && n <= ValueTable::chunk) {
      const std::uint8_t* g = table.bytes(0);
      for (std::size_t a = 1; a <= last; ++a) stamp[g[a] ^ g[left - a]] = now;
    } else {
      for (std::size_t a = 1; a <= last; ++a) stamp[table[a] ^ table[left - a]] = now;
    }
  }
  ++looked;
  std::uint32_t v = 0;
  while (stamp[v] == now) ++v;
  return v;
}

OctalEngine::OctalEngine(OctalMoves moves) : moves_(std::move(moves)) {}

/// The same, eight pairs at a time: the values of eight heaps are one word, those of the heaps
/// beside them a word read backwards.
std::uint32_t OctalEngine::value_by_words(const ValueTable& table, std::uint64_t& looked) {
  const std::size_t n = table.size();
  auto& marks = marked_.front();
  marks.fill(0);
  for (const std::size_t r : moves_.whole) {
    if (r == n) marks[0] = 1;
  }
  for (const std::size_t r : moves_.one) {
    if (r < n) marks[table[n - r]] = 1;
  }
  for (const std::size_t r : moves_.two) {
    if (n < r + 2) continue;
    const std::size_t left = n - r;
    const std::size_t end = (moves_.unequal ? (left - 1) / 2 : left / 2) + 1;
    looked += end - 1;
    for (std::size_t a = 1; a < end;) {
      // As far as both heaps' values stand in one piece of memory.
      const std::size_t run =
          std::min({end - a, ValueTable::run_after(a), ValueTable::run_before(left - a + 1)});
      const std::uint8_t* up = table.bytes(a);
      const std::uint8_t* down = table.bytes(left - a);
      std::size_t i = 0;
      for (; i + 8 <= run; i += 8) {
        std::uint64_t values = load(up + i) ^ __builtin_bswap64(load(down - i - 7));
#pragma GCC unroll 8
        for (int k = 0; k < 8; ++k, values >>= 8) marks[values & 0xFF] = 1;
      }
      for (; i < run; ++i) marks[up[i] ^ *(down - i)] = 1;
      a += run;
    }
  }
  ++looked;
  return static_cast<std::uint32_t>(std::find(marks.begin(), marks.end(), 0) - marks.begin());
}

bool OctalEngine::is_rare(std::size_t n, std::uint32_t value) const {
  const bool parity = (std::popcount(value & mask_) & 1) != (with_heap_ && (n & 1) != 0 ? 1 : 0);
  return parity == rare_parity_;
}

// A choice of the digits that are counted is judged by how many of the heaps so far it makes rare.
// All choices are judged at once by a Walsh-Hadamard transform: from the counts of each value, the
// sum of (-1)^parity over all heaps for every mask.
//
// With the heap's last digit counted, a pair left after taking r stones has heaps a + b = n - r, so
// the classes of a and b add to that of the value for a heap of n only up to the parity of r: all r
// must have the same one, and for odd r the roles of even and odd are exchanged.
void OctalEngine::choose_classes(const ValueTable& table) {
  const std::size_t n = table.size();
  next_choice_ = n < 4096 ? 2 * n : n + n / 4;
  if (moves_.two.empty() || table.width() != 1) {
    sparse_ = false;
    return;
  }
  const bool same_parity = std::all_of(moves_.two.begin(), moves_.two.end(), [&](std::uint32_t r) {
    return r % 2 == moves_.two.front() % 2;
  });
  for (; counted_ < n; ++counted_) {
    const std::uint32_t v = table[counted_];
    ++counts_[0][v];
    counts_[1][v] += counted_ % 2 == 0 ? 1 : -1;
  }
  // Digits that no value has yet make no difference.
  const std::size_t masks = std::bit_ceil(std::size_t{table.largest()} + 1);
  auto sums = counts_;
  for (auto& sum : sums) {
    for (std::size_t half = 1; half < masks; half *= 2) {
      for (std::size_t first = 0; first < masks; first += 2 * half) {
        for (std::size_t i = first; i < first + half; ++i) {
          const std::int64_t a = sum[i];
          const std::int64_t b = sum[i + half];
          sum[i] = a + b;
          sum[i + half] = a - b;
        }
      }
    }
  }
  std::int64_t best = 0;
  std::uint32_t mask = 0;
  bool with_heap = false;
  for (std::uint32_t i = 1; i < masks; ++i) {
    if (-sums[0][i] > best) {
      best = -sums[0][i];
      mask = i;
      with_heap = false;
    }
  }
  if (same_parity) {
    const std::int64_t sign = moves_.two.front() % 2 != 0 ? 1 : -1;
    for (std::uint32_t i = 0; i < masks; ++i) {
      if (sign * sums[1][i] > best) {
        best = sign * sums[1][i];
        mask = i;
        with_heap = true;
      }
    }
  }
  // best = common - rare heaps.
  const auto heaps = static_cast<std::int64_t>(n - 1);
  const auto rare = static_cast<std::size_t>((heaps - best) / 2);
  if (rare > n / 8) {
    sparse_ = false;
    return;
  }
  if (sparse_ && rare > rare_.size() - rare_.size() / 8) return;
  mask_ = mask;
  with_heap_ = with_heap;
  rare_parity_ = with_heap && moves_.two.front() % 2 != 0;
  sparse_ = true;
  sparse_since_ = n;
  far_.clear();
  rare_.clear();
  streams_.clear();
  for (std::uint32_t odd = 0; odd < 2; ++odd) {
    common_[odd] = {};
    for (std::uint32_t v = 0; v < 256; ++v) {
      if (!is_rare(odd, v)) common_[odd].add(v);
    }
  }
  for (std::size_t m = 1; m < n; ++m) {
    const std::uint32_t v = table[m];
    if (is_rare(m, v)) add_rare(m, v);
  }
  if (!witnesses_.empty()) return;
  for (std::size_t m = 1; m <= 32; ++m) {
    for (const std::uint32_t r : moves_.two) add_witness(m + r, table[m]);
  }
}

void OctalEngine::add_rare(std::size_t n, std::uint32_t value) {
  rare_.push_back(static_cast<std::uint32_t>(n));
  for (const std::uint32_t r : moves_.two) {
    const Stream stream{static_cast<std::uint32_t>(n) + r, static_cast<std::uint8_t>(value), 0};
    const auto at =
        std::upper_bound(streams_.begin(), streams_.end(), stream,
                         [](const Stream& a, const Stream& b) { return a.offset < b.offset; });
    streams_.insert(at, stream);
  }
}

void OctalEngine::add_witness(std::size_t offset, std::uint32_t value) {
  witnesses_.push_back({static_cast<std::uint32_t>(offset), static_cast<std::uint8_t>(value), 1});
  near_ = std::max(near_, offset);
}

/// The most useful ones first; the useless ones leave.
void OctalEngine::order_witnesses() {
  constexpr std::size_t most = 1024;
  put_in_order(witnesses_, [](const Stream& a, const Stream& b) { return a.used > b.used; });
  witnesses_.resize(std::min(witnesses_.size(), most));
  for (Stream& stream : witnesses_) stream.used -= stream.used / 4;
}

void OctalEngine::note_reach(std::size_t n, std::size_t reach) {
  while (!far_.empty() && far_.back().reach <= reach) far_.pop_back();
  far_.push_back({n, reach});
}

void OctalEngine::open_block(ValueTable& table) {
  start_ = table.size();
  table.reserve(block);
  if (++blocks_ % 64 == 0) order_witnesses();
  const std::size_t before = std::min(start_, block);
  for (std::size_t i = 1; i <= before; ++i)
    near_values_[block - i] = static_cast<std::uint8_t>(table[start_ - i]);
  const auto reader = [&](const Stream& stream) {
    return Reader{stream.offset <= block ? near_values_.data() + (block - stream.offset)
                                         : table.bytes(start_ - stream.offset),
                  stream.value};
  };
  // What eight heaps read together must be known before the first of them is.
  grouped_ = table.largest() >= 64;
  const std::size_t nearest = grouped_ ? group : 0;
  std::size_t count = 0;
  readers_.resize(streams_.size());
  for (; count < streams_.size() && streams_[count].offset < start_; ++count)
    readers_[count] = reader(streams_[count]);
  readers_.resize(count);
  for (alone_ = 0; alone_ < count && streams_[alone_].offset < nearest;) ++alone_;
  count = 0;
  tries_.resize(witnesses_.size());
  tried_.resize(witnesses_.size());
  for (std::uint32_t i = 0; i < witnesses_.size(); ++i) {
    if (witnesses_[i].offset >= start_ || witnesses_[i].offset < nearest) continue;
    tries_[count] = reader(witnesses_[i]);
    tried_[count++] = i;
  }
  tries_.resize(count);
  // Every 16th block shows which witnesses are of use.
  shared_tries_ = grouped_ && blocks_ % 16 != 0 ? std::min(count, most_shared_tries) : 0;
}

/// Marks the values that the heaps start_ + i to start_ + i + 7 have as options by one and the same
/// heap, rare ones and the first witnesses: a word holds what stands beside it for all eight.
void OctalEngine::mark_group(std::size_t i) {
  for (auto& marks : marked_) marks.fill(0);
  const auto mark = [&](const Reader& reader) {
    std::uint64_t values = load(reader.beside + i) ^ (reader.value * 0x0101010101010101ULL);
    for (auto& marks : marked_) {
      marks[values & 0xFF] = 1;
      values >>= 8;
    }
  };
  for (std::size_t s = alone_; s < readers_.size(); ++s) mark(readers_[s]);
  for (std::size_t t = 0; t < shared_tries_; ++t) mark(tries_[t]);
}

template <unsigned words>
bool OctalEngine::try_witnesses(std::size_t i, Bits& need, std::uint64_t& looked) {
  const bool count_use = i % 16 == 0;
  std::size_t t = shared_tries_;
  if constexpr (words == 1) {
    std::uint64_t open = need.word[0];
    if ((need.word[1] | need.word[2] | need.word[3]) != 0) return false;
    if (count_use) {
      for (; t < tries_.size() && open != 0; ++t) {
        const std::uint64_t bit = std::uint64_t{1} << (tries_[t].beside[i] ^ tries_[t].value);
        if ((open & bit) != 0) ++witnesses_[tried_[t]].used;
        open &= ~bit;
      }
    } else {
      for (; t < tries_.size() && open != 0; ++t)
        open &= ~(std::uint64_t{1} << (tries_[t].beside[i] ^ tries_[t].value));
    }
    need.word[0] = open;
    looked += t - shared_tries_;
    return open == 0;
  } else {
    int open = 0;
    for (const std::uint64_t word : need.word) open += std::popcount(word);
    for (; t < tries_.size() && open != 0; ++t) {
      const std::uint32_t v = tries_[t].beside[i] ^ tries_[t].value;
      if (!need.has(v)) continue;
      need.word[v >> 6] &= ~(std::uint64_t{1} << (v & 63));
      --open;
      ++witnesses_[tried_[t]].used;
    }
    looked += t - shared_tries_;
    return open == 0;
  }
}

/// Where a heap must not be split in half: is there a move to value 0, that is, to two different
/// heaps of the same value?
bool OctalEngine::zero_witnessed(const ValueTable& table, std::size_t i,
                                 std::uint64_t& looked) const {
  const std::size_t n = start_ + i;
  for (std::size_t t = 0; t < tries_.size(); ++t) {
    ++looked;
    // (Never the half of n: a witness is one of the first heaps, or was less than half of a heap
    // before.)
    if (tries_[t].beside[i] == tries_[t].value) return true;
  }
  for (std::size_t a = 1; 2 * a < n; ++a) {
    ++looked;
    if (table[a] == table[n - a]) return true;
  }
  return false;
}

/// Looks at all pairs until nothing is left to find; what is found joins the witnesses.
void OctalEngine::search_witnesses(const ValueTable& table, std::size_t n, Bits& need,
                                   std::uint64_t& looked) {
  constexpr std::size_t nearby = 1 << 14;
  std::array<bool, 256> wanted{};
  int open = 0;
  for (std::uint32_t v = 0; v < 256; ++v) {
    wanted[v] = need.has(v);
    open += wanted[v] ? 1 : 0;
  }
  for (const std::uint32_t r : moves_.two) {
    if (n < r + 2u) continue;
    const std::size_t left = n - r;
    // (A heap beside itself is worth 0, which is not asked for where that is no move.)
    const std::size_t end = left / 2 + 1;
    for (std::size_t a = 1; a < end && open != 0;) {
      // As far as both heaps' values stand in one piece of memory.
      const std::size_t run =
          std::min({end - a, ValueTable::run_after(a), ValueTable::run_before(left - a + 1)});
      const std::uint8_t* up = table.bytes(a);
      const std::uint8_t* down = table.bytes(left - a);
      std::size_t i = 0;
      while (i < run && !wanted[up[i] ^ *(down - i)]) ++i;
      looked += i / 4 + 1;
      a += i;
      if (i == run) continue;
      const std::uint32_t v = up[i] ^ *(down - i);
      wanted[v] = false;
      need.word[v >> 6] &= ~(std::uint64_t{1} << (v & 63));
      --open;
      if (a <= nearby) add_witness(a + r, table[a]);
      note_reach(n, a + r);
      ++a;
    }
  }
}

/// The value of heap start_ + i, those before it in the block being known; `none` where it is no
/// byte.
template <unsigned words>
std::uint32_t OctalEngine::sparse_value(const ValueTable& table, std::size_t i,
                                        std::uint64_t& looked) {
  const std::size_t n = start_ + i;
  auto& marks = marked_[i % group];
  if (words > 1 && !grouped_) marks.fill(0);
  Seen<words> seen(marks.data());
  const std::size_t left = grouped_ ? alone_ : readers_.size();
  for (std::size_t s = 0; s < left; ++s) seen.add(readers_[s].beside[i] ^ readers_[s].value);
  for (std::size_t s = readers_.size(); s < streams_.size() && streams_[s].offset < n; ++s) {
    seen.add(table[n - streams_[s].offset] ^ streams_[s].value);
  }
  looked += (grouped_ ? (readers_.size() + shared_tries_) / 4 : readers_.size()) + 1;
  for (const std::uint32_t r : moves_.one) {
    if (r < n) seen.add(table[n - r]);
  }
  for (const std::uint32_t r : moves_.whole) {
    if (r == n) seen.add(0);
  }
  Bits have;
  for (unsigned w = 0; w < words; ++w) have.word[w] = seen.bits(w);

  // The smallest value of the common class that is no option, and the values of the rare class
  // below it that we need to see.
  const Bits& common = common_[n & 1];
  Bits need;
  std::uint32_t c = none;
  for (unsigned w = 0; w < 4; ++w) {
    const std::uint64_t open = common.word[w] & ~have.word[w];
    const std::uint64_t below = open == 0 ? ~std::uint64_t{0} : (open & (~open + 1)) - 1;
    need.word[w] = ~common.word[w] & ~have.word[w] & below;
    if (open != 0) {
      c = 64 * w + static_cast<std::uint32_t>(std::countr_zero(open));
      break;
    }
  }
  if (c == none) return none;
  const bool half = moves_.unequal && n % 2 == 0;
  if (half) {
    // A heap beside itself looked like a move to 0 (which is of the rare class, and below c): that
    // is asked for apart.
    need.word[0] &= ~std::uint64_t{1};
    // (Not where no heap that was looked at could be that half: a witness never is.)
    const std::size_t same = n / 2;
    const bool no_half = !is_rare(same, table[same]);
    if (!(no_half && (have.word[0] & 1) != 0) && !zero_witnessed(table, i, looked)) return 0;
  }
  if (try_witnesses<words>(i, need, looked)) return c;
  search_witnesses(table, n, need, looked);
  for (unsigned w = 0; w < 4; ++w) {
    if (need.word[w] != 0)
      return 64 * w + static_cast<std::uint32_t>(std::countr_zero(need.word[w]));
  }
  return c;
}

std::uint64_t OctalEngine::sparse_block(ValueTable& table) {
  std::uint64_t looked = 0;
  open_block(table);
  for (std::size_t i = 0; i < block; ++i) {
    if (grouped_ && i % group == 0) mark_group(i);
    const std::uint32_t v = table.largest() < 64 ? sparse_value<1>(table, i, looked)
                                                 : sparse_value<4>(table, i, looked);
    if (v == none) {
      sparse_ = false;
      break;
    }
    near_values_[block + i] = static_cast<std::uint8_t>(v);
    table.push_back(v);
    if (is_rare(start_ + i, v)) add_rare(start_ + i, v);
  }
  return looked;
}

void OctalEngine::grow(ValueTable& table, std::size_t n, Work& work) {
  do {
    std::uint64_t looked = 0;
    if (table.size() >= next_choice_) choose_classes(table);
    if (sparse_) looked = sparse_block(table);
    if (!sparse_ && table.size() <= n) {
      table.push_back(table.width() == 1 ? value_by_words(table, looked)
                                         : plain_octal_value(moves_, table, looked));
    }
    // Where neighbours are read together, 16 such looks take about as long as one option elsewhere.
    work.spend((sparse_ && grouped_ ? looked / 16 : looked) + 1);
  } while (table.size() <= n && work.may_go_on());
}

/// R of docs/theorems.md, as far as it is known, for the heaps from `first` on.
std::size_t OctalEngine::reach_from(std::size_t first) const {
  std::size_t reach =
      std::max<std::size_t>(near_, moves_.last + (rare_.empty() ? 0 : rare_.back()));
  for (const Far& far : far_) {
    if (far.heap >= first) reach = std::max(reach, far.reach);
  }
  return reach;
}

std::optional<SparseProof> OctalEngine::sparse_proof(const ValueTable& table,
                                                     const Period& period) const {
  const std::uint64_t n = table.size();
  const std::uint64_t p = period.period;
  const std::uint64_t n0 = std::max<std::uint64_t>(period.preperiod, 1);
  const auto reach = [&](std::uint64_t first) {
    return std::uint64_t{reach_from(static_cast<std::size_t>(first))};
  };
  if (!sparse_ || mask_ == 0 || (with_heap_ && p % 2 != 0)) return std::nullopt;
  if (n < p + n0 || n - p < sparse_since_ || n - p < reach(n - p) + n0) return std::nullopt;
  SparseProof proof{mask_, with_heap_, rare_.empty() ? 0 : rare_.back(), n - p - n0, n};
  // Fewer values may do. A smaller first heap has the witnesses of more heaps behind it, so their
  // reach is asked again.
  const std::uint64_t first = std::max<std::uint64_t>(reach(n - p) + n0, sparse_since_);
  const std::uint64_t wider = std::max<std::uint64_t>(reach(first) + n0, sparse_since_);
  if (wider <= n - p) {
    proof.witnesses = wider - n0;
    proof.values = wider + p;
  }
  return proof;
}

std::optional<Period> OctalEngine::prove(const ValueTable& table) const {
  const std::size_t n = table.size();
  const std::size_t k = moves_.last;
  bool gave_up = false;
  const auto proves = [&](std::size_t p, std::size_t from) {
    const std::size_t n0 = std::max<std::size_t>(from, 1);
    if (std::uint64_t{2} * n0 + std::uint64_t{2} * p + k <= n) return true;  // Guy and Smith
    if (!sparse_ || n - p < sparse_since_ || (with_heap_ && p % 2 != 0)) return false;
    return n - p >= reach_from(n - p) + n0;
  };
  const auto found = find_period(table, std::min<std::size_t>(8, n / 4), proves, gave_up);
  // Only for tables that a plain proof has room for; a longer one will be asked again when it has
  // grown.
  return gave_up && n <= 1'000'000 ? prove_octal_period(table, k) : found;
}

}  // namespace nimber
