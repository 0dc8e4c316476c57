#include "values/graph.hpp"
#include "values/turned_edges.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <memory>
#include <utility>

namespace nimber {
namespace {

using Vertex = std::uint32_t;

/// Room that nobody clears: all of it will be written to.
template <class T>
std::unique_ptr<T[]> room(std::size_t count) {
  return std::unique_ptr<T[]>(new T[count]);
}

/// So many edges of a row are copied whether it has them or not: a loop that ends where each row
/// ends is a guess that often fails, and then nothing is read ahead.
constexpr Vertex copied = TurnedEdges::room_past_end;

}  // namespace

TurnedEdges turn(const Edges& edges) {
  constexpr unsigned lot_bits = 12;
  struct Edge {
    Vertex from;
    Vertex to;
  };
  const auto n = static_cast<Vertex>(edges.vertices());
  const std::size_t count = edges.to.size();
  // By lots of ends, each in the order of their beginnings.
  std::vector<Vertex> place((n >> lot_bits) + 2);
  for (const Vertex to : edges.to) ++place[(to >> lot_bits) + 1];
  for (std::size_t lot = 1; lot < place.size(); ++lot) place[lot] += place[lot - 1];
  const auto sorted = room<Edge>(count);
  for (Vertex v = 0; v < n; ++v) {
    for (Vertex e = edges.start[v]; e < edges.start[v + 1]; ++e)
      sorted[place[edges.to[e] >> lot_bits]++] = {v, edges.to[e]};
  }
  // Within a lot by ends. place[lot] is where the lot ends now.
  TurnedEdges turned{std::vector<Vertex>(n + std::size_t{1}), room<Vertex>(count + copied)};
  std::vector<Vertex> next((std::size_t{1} << lot_bits) + 1);
  Vertex begin = 0;
  for (Vertex first = 0; first < n; first += Vertex{1} << lot_bits) {
    const Vertex end = place[first >> lot_bits];
    const Vertex ends = std::min(n - first, Vertex{1} << lot_bits);
    std::fill(next.begin(), next.end(), 0);
    for (Vertex e = begin; e < end; ++e) ++next[sorted[e].to - first + 1];
    next[0] = begin;
    for (Vertex i = 0; i < ends; ++i) {
      next[i + 1] += next[i];
      turned.start[first + i] = next[i];
    }
    for (Vertex e = begin; e < end; ++e) turned.from[next[sorted[e].to - first]++] = sorted[e].from;
    begin = end;
  }
  turned.start[n] = begin;
  std::fill_n(turned.from.get() + count, copied, 0);
  return turned;
}

namespace {

/// The walk, in lots of known vertices. The loads of one pass over a lot are independent, so the
/// processor overlaps their cache misses. Where it can prefetch (WebAssembly can't), each pass
/// prefetches what the next one reads. The passes are functions of their own, small and called
/// often: V8 optimizes a function between calls, not inside a running one.
template <class Word>
class Walk {
 public:
  static constexpr unsigned count_bits = sizeof(Word) == 8 ? 6 : 5;
  /// A vertex waits for each of its edges, and has a bit for each value up to their number.
  static constexpr Vertex most_edges = sizeof(Word) * 8 - count_bits - 1;

  explicit Walk(const Edges& edges)
      : n_(static_cast<Vertex>(edges.vertices())),
        turned_(turn(edges)),
        waiting_(room<Word>(n_)),
        known_(room<Vertex>(n_ + std::size_t{1})) {
    for (Vertex v = 0; v < n_; ++v) {
      waiting_[v] = edges.start[v + 1] - edges.start[v];
      known_[end_] = v;
      end_ += waiting_[v] == 0 ? 1 : 0;
    }
  }

  /// False where there is a cycle: all on it wait.
  bool run() {
    for (Vertex at = 0; at < end_;) {
      const Vertex lot = std::min(most_at_once, end_ - at);
      const std::size_t edges = find_rows(at, lot);
      if (told_.size() < edges + copied) {
        told_.resize(2 * edges + copied);
        bits_.resize(2 * edges + copied);
      }
      copy_rows(lot);
      tell(edges);
      at += lot;
    }
    return end_ == n_;
  }

  std::vector<std::uint32_t> values() const {
    std::vector<std::uint32_t> values(n_);
    for (Vertex v = 0; v < n_; ++v)
      values[v] =
          static_cast<std::uint32_t>(std::countr_one(static_cast<Word>(waiting_[v] >> count_bits)));
    return values;
  }

 private:
  static constexpr Word count_mask = (Word{1} << count_bits) - 1;
  static constexpr Vertex most_at_once = 256;

  struct Row {
    Vertex begin;
    Vertex edges;
    Word bit;  // of the value that is told
  };

  /// How many edges lead to the lot, and where they are.
  [[gnu::noinline]] std::size_t find_rows(Vertex at, Vertex lot) {
    std::size_t edges = 0;
    for (Vertex i = 0; i < lot; ++i) {
      const Vertex v = known_[at + i];
      const Word met = waiting_[v] >> count_bits;
      rows_[i] = {turned_.start[v], turned_.start[v + 1] - turned_.start[v],
                  static_cast<Word>((~met & (met + 1)) << count_bits)};
      edges += rows_[i].edges;
      __builtin_prefetch(turned_.from.get() + rows_[i].begin);
      __builtin_prefetch(turned_.from.get() + rows_[i].begin + copied - 1);
    }
    return edges;
  }

  [[gnu::noinline]] void copy_rows(Vertex lot) {
    Vertex* told = told_.data();
    Word* bits = bits_.data();
    for (Vertex i = 0; i < lot; ++i) {
      const Row row = rows_[i];
      const Vertex* from = turned_.from.get() + row.begin;
      std::copy_n(from, copied, told);
      std::fill_n(bits, copied, row.bit);
      for (Vertex e = 0; e < copied; ++e) __builtin_prefetch(waiting_.get() + from[e]);
      for (Vertex e = copied; e < row.edges; ++e) {
        told[e] = from[e];
        bits[e] = row.bit;
      }
      told += row.edges;
      bits += row.edges;
    }
  }

  [[gnu::noinline]] void tell(std::size_t edges) {
    Word* const waiting = waiting_.get();
    Vertex* const known = known_.get();
    const Vertex* const told = told_.data();
    const Word* const bits = bits_.data();
    Vertex end = end_;
    for (std::size_t e = 0; e < edges; ++e) {
      const Vertex v = told[e];
      const Word word = (waiting[v] | bits[e]) - 1;
      waiting[v] = word;
      known[end] = v;
      end += (word & count_mask) == 0 ? 1 : 0;
    }
    end_ = end;
  }

  Vertex n_;
  TurnedEdges turned_;
  /// Below, how many ends of a vertex's edges have not told their value yet; above, the values of
  /// those that have.
  std::unique_ptr<Word[]> waiting_;
  /// In the order in which they became known, and room for one that is not.
  std::unique_ptr<Vertex[]> known_;
  Vertex end_ = 0;
  std::array<Row, most_at_once> rows_;
  /// Of a lot's edges, who is told, and what.
  std::vector<Vertex> told_;
  std::vector<Word> bits_;
};

template <class Word>
std::optional<std::vector<std::uint32_t>> values_by_words(const Edges& edges) {
  Walk<Word> walk(edges);
  if (!walk.run()) return std::nullopt;
  return walk.values();
}

}  // namespace

std::optional<std::vector<std::uint32_t>> graph_values_by_waiting(const Edges& edges) {
  static_assert(most_waited_for == Walk<std::uint64_t>::most_edges);
  // Words of half the length lie twice as near.
  if (most_edges(edges) <= Walk<std::uint32_t>::most_edges)
    return values_by_words<std::uint32_t>(edges);
  return values_by_words<std::uint64_t>(edges);
}

}  // namespace nimber
