// Who wins a single heap, found without its value. (A heap is lost for the player to move, a
// P-position, when no option of it is; else it is an N-position. Normal play.)
//
// The plain way looks, heap by heap, for an option that is a P-position, and ends at the first one.
// In sets with many numbers P-positions are rare, so most looks find nothing: with squares, 300 of
// them for each heap at ten million.
//
// For a subtraction set this way asks the opposite question: which heaps can move to a P-position p
// that is found? Those are p + s, s in the set. They are marked, as Eratosthenes marks the
// multiples of a prime. The next heap without a mark has no move to a P-position, so it is one
// itself. A set of many numbers has few P-positions to mark from.
//
// Marks are bits, 64 heaps in a word. One P-position's marks lie far apart, which is slow where
// they do not fit the cache. So heaps are settled in segments of 2^18, 32 KB of bits: each segment
// is first marked from all P-positions before it, then settled from its lowest heap up. There are
// two ways to mark a segment from one P-position p:
//
//   by a list   one bit for each number of the set: for squares, and for Fibonacci numbers with
//               others
//   by words    the set is a row of bits too. Shifted by p, it is the row of all marks, 64 of them
//               in one step: for ranges, and for sets with a number in every few words
//
// The marks take most of the time, so it is short where few heaps are lost: with squares, 69,489 of
// ten million. With primes a sixth is lost, and values are quicker (values/dense.hpp). D. Eppstein,
// "Faster evaluation of subtraction games" (FUN 2018), tells how to be nearly linear for all sets.
//
// Misère play needs no sieve of its own: a misère P-position is a heap of value 1 (every set is
// tame, see core/games/take.cpp), and those are the heaps min S above a P-position of normal play
// (Ferguson 1974).
//
// Of a predicate in n and k nothing is known, so nothing can be marked. But the plain way's
// question can be put to fewer options: a heap of n asks the P-positions p below it, the nearest
// first, whether n - p may be taken, and nobody else.
#pragma once

#include <nimber/limits.hpp>
#include <nimber/work.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace nimber {

/// The plain way: is heap n = lost.size() lost? `set` ascending; lost[h] tells it of the heaps
/// below.
bool plain_outcome(const std::vector<std::uint64_t>& set, const std::vector<bool>& lost);

/// Settles heaps 0 ... count - 1 in ascending order.
class OutcomeFinder {
 public:
  /// P-positions are kept as 32-bit numbers, and all of them stay in memory.
  static constexpr std::size_t longest = limits::told_outcomes;

  explicit OutcomeFinder(std::size_t count) : count_(count) {}
  OutcomeFinder(const OutcomeFinder&) = delete;
  OutcomeFinder& operator=(const OutcomeFinder&) = delete;
  virtual ~OutcomeFinder() = default;

  /// Goes on until all are settled or `work` refuses. Counts bits and words marked, or options
  /// looked at.
  virtual void grow(Work& work) = 0;

  std::size_t count() const { return count_; }
  /// Heaps below this one are settled.
  std::size_t known() const { return known_; }
  /// The P-positions among them, ascending.
  const std::vector<std::uint32_t>& lost() const { return lost_; }

 protected:
  std::size_t count_;
  std::size_t known_ = 0;
  std::vector<std::uint32_t> lost_;
};

/// For a subtraction set, by marking.
class OutcomeSieve final : public OutcomeFinder {
 public:
  /// `members`: bit k says whether the set holds the number k, for all k < count; further bits say
  /// nothing.
  OutcomeSieve(std::vector<std::uint64_t> members, std::size_t count);

  void grow(Work& work) override;

 private:
  using Word = std::uint64_t;
  static constexpr std::size_t segment = std::size_t{1} << 18;  // heaps

  void open_segment();
  std::size_t mark_from_next();
  std::size_t settle_next();
  std::size_t mark_by_list(std::size_t p, std::size_t first);
  std::size_t mark_by_words(std::size_t p);

  std::vector<Word> members_;
  std::size_t largest_ = 0;             // number of the set below count
  bool by_list_ = false;                // else by words
  std::vector<std::uint32_t> numbers_;  // of the set, ascending; only for the list
  std::size_t start_ = 0;               // of the current segment
  std::size_t end_ = 0;
  std::vector<Word> marked_;      // its heaps
  std::size_t next_ = 0;          // the next P-position before it to mark from, an index of lost_
  std::size_t before_ = 0;        // how many there are
  std::size_t first_number_ = 0;  // the first of numbers_ that reaches the segment from there
};

/// For a predicate, by looking back at P-positions only.
class OutcomeLookback final : public OutcomeFinder {
 public:
  /// `legal(n, k)`: may k be taken from a heap of n? To ask it counts as `cost` options.
  OutcomeLookback(std::function<bool(std::size_t n, std::size_t k)> legal, std::size_t count,
                  std::uint64_t cost = 1)
      : OutcomeFinder(count), legal_(std::move(legal)), cost_(cost) {}

  void grow(Work& work) override;

 private:
  std::function<bool(std::size_t, std::size_t)> legal_;
  std::uint64_t cost_;
  std::size_t looked_ = 0;  // P-positions that heap known_ has asked already
};

}  // namespace nimber
