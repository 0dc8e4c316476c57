// Values of octal games by their sparse space (Berlekamp, Conway and Guy, Winning Ways, ch. 4;
// computations of this kind by A. Flammenkamp, A. Gangolli and T. Plambeck).
//
// The plain way looks, for a heap of n, at all pairs (a, b) that a move may leave: n / 2 of them,
// so N values cost N^2 / 4. In most octal games the values fall into two classes: count the ones
// among some of the binary digits of g(n) (in some games together with the last digit of n itself),
// and nearly all heaps have the same parity. Call those heaps common, the few others rare. Parities
// add: common with common gives the class of the rare values, rare with rare too, and only a common
// heap beside a rare one gives a value of the common class. So all options of the common class are
// found from the rare heaps alone, one look for each. That settles the smallest common value c that
// is no option. The heap is worth c if each value of the rare class below c is an option. For each
// of these one pair of heaps that gives it is enough (a witness), and there are so many pairs of
// two common heaps that one of the first few tried does. Where none does, all pairs are looked at;
// where no pair gives the value, the heap is a rare one. Nothing is assumed about the game: the
// split into classes decides only how long it takes.
//
// Grundy's game has 1,273 rare heaps: most of the work is to look at the value beside each of them.
// Eight neighbouring heaps are therefore asked about together: their values beside one rare heap
// stand in one word of the table, and so do those beside one of the most useful witnesses.
#pragma once

#include <nimber/period.hpp>
#include <nimber/work.hpp>
#include "values/value_table.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace nimber {

/// The digits of an octal code by what they allow, each list ascending.
struct OctalMoves {
  std::vector<std::uint32_t> whole;  ///< r: a whole heap of r may be taken
  std::vector<std::uint32_t> one;    ///< r > 0: r may be taken so that one non-empty heap is left
  std::vector<std::uint32_t> two;  ///< r >= 0: r may be taken so that two non-empty heaps are left
  std::uint32_t last = 0;          ///< the last digit that isn't 0
  bool unequal = false;  ///< two heaps must be of different sizes, as in Grundy's game (which is no
                         ///< octal game)

  /// From the digits d0, d1, d2 ...
  static OctalMoves of(const std::vector<int>& digits);
  /// Grundy's game: nothing is taken, one heap becomes two different ones.
  static OctalMoves grundy();
};

/// The plain way: the value of heap n = table.size() by looking at all options. `looked` counts
/// them.
std::uint32_t plain_octal_value(const OctalMoves& moves, const ValueTable& table,
                                std::uint64_t& looked);

/// Grows a table of an octal game's values by the sparse space, or the plain way where there is
/// none (yet). One engine belongs to one table, which nobody else grows.
class OctalEngine {
 public:
  explicit OctalEngine(OctalMoves moves);

  /// Appends the values of heaps up to n, or a few more, until `work` refuses to go on. Counts the
  /// heaps looked at.
  void grow(ValueTable& table, std::size_t n, Work& work);

  /// The smallest preperiod and period, if the values so far prove them: by Guy and Smith's bound,
  /// or by the shorter certificate of docs/theorems.md ("A period of a sparse octal game"): with
  ///   n0, p  the last values g(n), n0 + p <= n < N, equal g(n - p),
  ///   A      the last rare heap,
  ///   W      how far the witnesses reach: for N - p <= n < N each value of the rare class below
  ///          g(n) is left by a move whose smaller heap, with the stones taken, is at most W,
  ///   k      the last digit,
  /// all values from n0 on repeat if N - p - max(k + A, W) >= max(n0, 1).
  std::optional<Period> prove(const ValueTable& table) const;

  /// The numbers of that shorter certificate for a period of these values; none where they prove
  /// nothing by it.
  std::optional<SparseProof> sparse_proof(const ValueTable& table, const Period& period) const;

  const OctalMoves& moves() const { return moves_; }
  bool sparse() const { return sparse_; }
  /// The rare heaps so far (sparse only).
  const std::vector<std::uint32_t>& rare() const { return rare_; }

 private:
  static constexpr std::size_t block = 64;
  static constexpr std::size_t group =
      8;  // heaps that are marked together, once values are 64 or more
  static constexpr std::size_t most_shared_tries = 512;
  static constexpr std::uint32_t none = 256;  // no value of a byte

  /// A heap that is tried beside all others. A move from heap n leaves it and heap n - offset.
  struct Stream {
    std::uint32_t offset = 0;  // the heap and the stones taken together
    std::uint8_t value = 0;    // of the heap that is tried
    std::uint32_t used = 0;    // how often it was a witness of late
  };
  /// A stream in a block of heaps: where the values beside it stand, from the block's first heap
  /// on.
  struct Reader {
    const std::uint8_t* beside;
    std::uint8_t value;
  };
  /// A heap that needed a witness far away.
  struct Far {
    std::size_t heap;
    std::size_t reach;
  };
  /// A set of values below 256.
  struct Bits {
    std::array<std::uint64_t, 4> word{};
    void add(std::uint32_t v) { word[v >> 6] |= std::uint64_t{1} << (v & 63); }
    bool has(std::uint32_t v) const { return ((word[v >> 6] >> (v & 63)) & 1) != 0; }
  };

  std::uint32_t value_by_words(const ValueTable& table, std::uint64_t& looked);
  bool is_rare(std::size_t n, std::uint32_t value) const;
  void choose_classes(const ValueTable& table);
  void add_rare(std::size_t n, std::uint32_t value);
  void add_witness(std::size_t offset, std::uint32_t value);
  void order_witnesses();
  void note_reach(std::size_t n, std::size_t reach);
  std::size_t reach_from(std::size_t first) const;

  void open_block(ValueTable& table);
  std::uint64_t sparse_block(ValueTable& table);
  void mark_group(std::size_t i);
  template <unsigned words>
  std::uint32_t sparse_value(const ValueTable& table, std::size_t i, std::uint64_t& looked);
  template <unsigned words>
  bool try_witnesses(std::size_t i, Bits& need, std::uint64_t& looked);
  bool zero_witnessed(const ValueTable& table, std::size_t i, std::uint64_t& looked) const;
  void search_witnesses(const ValueTable& table, std::size_t n, Bits& need, std::uint64_t& looked);

  OctalMoves moves_;
  bool sparse_ = false;
  std::size_t next_choice_ = 256;
  std::array<std::array<std::int64_t, 256>, 2>
      counts_{};  // of each value: its heaps; even ones less odd ones
  std::size_t counted_ = 1;
  std::size_t sparse_since_ = 0;  // heaps from here on have witnesses
  std::uint32_t mask_ = 0;        // the binary digits of values that are counted
  bool with_heap_ = false;        // is the last digit of the heap counted too?
  bool rare_parity_ = false;
  std::array<Bits, 2> common_;  // values of the common class, for even and for odd heaps

  std::vector<std::uint32_t> rare_;
  std::vector<Stream> streams_;  // rare heaps, by offset
  std::vector<Stream>
      witnesses_;         // heaps of both kinds that have proved useful, the most useful first
  std::size_t near_ = 0;  // the largest offset that ever was in witnesses_
  std::vector<Far> far_;  // each reaches less far than the one before it
  std::uint32_t blocks_ = 0;

  std::size_t start_ = 0;                              // the block's first heap
  std::array<std::uint8_t, 2 * block> near_values_{};  // the values before and in the block
  std::vector<Reader> readers_;                        // of the first of streams_
  std::vector<Reader> tries_;                          // of witnesses_
  std::vector<std::uint32_t> tried_;                   // which
  bool grouped_ = false;          // are groups of heaps marked together in this block?
  std::size_t alone_ = 0;         // so many of readers_ are too near for that
  std::size_t shared_tries_ = 0;  // so many of tries_ have their turn then
  std::array<std::array<std::uint8_t, 256>, group> marked_{};
};

}  // namespace nimber
