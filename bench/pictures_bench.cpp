// Drawn rules beside searches that are written by hand for one game: bitboards, a hash table, parts
// as sums where the game falls apart.
#include "bench.hpp"

#include <nimber/notation.hpp>
#include "rules/picture/picture_values.hpp"

#include <algorithm>
#include <bit>
#include <string>
#include <unordered_map>
#include <vector>

using namespace nimber;

namespace {

using Bits = std::uint64_t;

unsigned mex_of(Bits seen) { return static_cast<unsigned>(std::countr_one(seen)); }

/// Cram on at most 8 x 8: free cells as bits, eight in a row.
class CramByHand {
 public:
  unsigned value(Bits free) {
    unsigned sum = 0;
    while (free != 0) {
      Bits part = free & (~free + 1);
      for (Bits before = 0; before != part;) {
        before = part;
        part |= neighbours(part) & free;
      }
      free &= ~part;
      if ((part & (part - 1)) != 0) sum ^= part_value(smallest(part));
    }
    return sum;
  }
  std::size_t known() const { return known_.size(); }

 private:
  static constexpr Bits first_column = 0x0101010101010101u;

  static Bits neighbours(Bits x) {
    return x << 8 | x >> 8 | (x << 1 & ~first_column) | (x >> 1 & ~(first_column << 7));
  }
  static Bits mirrored(Bits x) {
    Bits out = 0;
    for (; x != 0; x &= x - 1) {
      const int at = std::countr_zero(x);
      out |= Bits{1} << (at / 8 * 8 + 7 - at % 8);
    }
    return out;
  }
  static Bits transposed(Bits x) {
    Bits out = 0;
    for (; x != 0; x &= x - 1) {
      const int at = std::countr_zero(x);
      out |= Bits{1} << (at % 8 * 8 + at / 8);
    }
    return out;
  }
  static Bits cornered(Bits x) {
    while ((x & 0xFF) == 0) x >>= 8;
    while ((x & first_column) == 0) x >>= 1;
    return x;
  }
  static Bits smallest(Bits x) {
    Bits best = ~Bits{0};
    for (int i = 0; i < 8; ++i) {
      best = std::min(best, cornered(x));
      x = i % 2 == 0 ? mirrored(x) : transposed(x);
    }
    return best;
  }
  unsigned part_value(Bits free) {
    if (const auto found = known_.find(free); found != known_.end()) return found->second;
    Bits seen = 0;
    for (Bits at = free & (free >> 1) & ~(first_column << 7); at != 0; at &= at - 1)
      seen |= Bits{1} << value(free & ~(Bits{3} << std::countr_zero(at)));
    for (Bits at = free & (free >> 8); at != 0; at &= at - 1)
      seen |= Bits{1} << value(free & ~(Bits{0x101} << std::countr_zero(at)));
    const unsigned v = mex_of(seen);
    known_.emplace(free, static_cast<std::uint8_t>(v));
    return v;
  }

  std::unordered_map<Bits, std::uint8_t> known_;
};

/// Skittles in a row: runs are parts.
class KaylesByHand {
 public:
  unsigned value(Bits row) {
    unsigned sum = 0;
    while (row != 0) {
      row >>= std::countr_zero(row);
      const int length = std::countr_one(row);
      sum ^= run_value((Bits{1} << length) - 1);
      row = length == 64 ? 0 : row >> length;
    }
    return sum;
  }
  std::size_t known() const { return known_.size(); }

 private:
  unsigned run_value(Bits run) {
    if (const auto found = known_.find(run); found != known_.end()) return found->second;
    Bits seen = 0;
    for (Bits at = run; at != 0; at &= at - 1)
      seen |= Bits{1} << value(run & ~(Bits{1} << std::countr_zero(at)));
    for (Bits at = run & (run >> 1); at != 0; at &= at - 1)
      seen |= Bits{1} << value(run & ~(Bits{3} << std::countr_zero(at)));
    const unsigned v = mex_of(seen);
    known_.emplace(run, static_cast<std::uint8_t>(v));
    return v;
  }

  std::unordered_map<Bits, std::uint8_t> known_;
};

/// Jumping pegs in a row of holes, the row and its mirror image as one.
class PegsByHand {
 public:
  explicit PegsByHand(int holes) : holes_(holes), all_((Bits{1} << holes) - 1) {}

  unsigned value(Bits pegs) {
    Bits mirrored = 0;
    for (Bits at = pegs; at != 0; at &= at - 1)
      mirrored |= Bits{1} << (holes_ - 1 - std::countr_zero(at));
    pegs = std::min(pegs, mirrored);
    if (const auto found = known_.find(pegs); found != known_.end()) return found->second;
    Bits seen = 0;
    for (Bits at = pegs & (pegs >> 1) & ~(pegs >> 2) & (all_ >> 2); at != 0; at &= at - 1)
      seen |= Bits{1} << value(pegs ^ (Bits{7} << std::countr_zero(at)));
    for (Bits at = ~pegs & (pegs >> 1) & (pegs >> 2); at != 0; at &= at - 1)
      seen |= Bits{1} << value(pegs ^ (Bits{7} << std::countr_zero(at)));
    const unsigned v = mex_of(seen);
    known_.emplace(pegs, static_cast<std::uint8_t>(v));
    return v;
  }
  std::size_t known() const { return known_.size(); }

 private:
  int holes_;
  Bits all_;
  std::unordered_map<Bits, std::uint8_t> known_;
};

/// Notakto on 3 x 3, who makes three loses: does the player to move win?
class NotaktoByHand {
 public:
  bool wins(unsigned marks) {
    for (const unsigned line : {7u, 56u, 448u, 73u, 146u, 292u, 273u, 84u}) {
      if ((marks & line) == line) return true;
    }
    if (marks == 511) return true;
    if (const auto found = known_.find(marks); found != known_.end()) return found->second;
    bool win = false;
    for (unsigned at = 1; at < 512 && !win; at *= 2) win = (marks & at) == 0 && !wins(marks | at);
    return known_[marks] = win;
  }
  std::size_t known() const { return known_.size(); }

 private:
  std::unordered_map<unsigned, bool> known_;
};

/// By the drawn rule, from nothing known.
void drawn(benchmark::State& state, const std::string& text, PictureValues::Ask ask) {
  const std::size_t colon = text.find(':');
  const bool grid = text.rfind("grid/", 0) == 0;
  auto reader = Reader::open(text.substr(grid ? 5 : 4, colon - (grid ? 5 : 4)));
  const PictureRule rule = *PictureRule::read(*reader, grid);
  auto cells = Reader::open(text.substr(colon + 1));
  const Picture board = *rule.read_board(*cells);
  for (auto _ : state) {
    PictureValues values(rule, PictureLayout::stride_of(grid, board.width, board.height()), ask);
    Work work(UINT64_MAX);
    const PictureBoard start = values.layout().board(board);
    do work.open_step(100'000);
    while (values.make_known(start, work) == Ready::pending);
    const bool lost = values.lost(start).value_or(false);
    benchmark::DoNotOptimize(lost);
    state.counters["positions"] = static_cast<double>(values.known());
    state.counters["bytes"] = static_cast<double>(values.memory());
  }
}

std::string board_of(std::size_t height, std::size_t width) {
  std::string out;
  for (std::size_t r = 0; r < height; ++r) out += (r > 0 ? "/" : "") + std::string(width, '.');
  return out;
}

void cram_plain(benchmark::State& state) {
  const auto height = static_cast<int>(state.range(0) / 10);
  const auto width = static_cast<int>(state.range(0) % 10);
  Bits free = 0;
  for (int r = 0; r < height; ++r) free |= ((Bits{1} << width) - 1) << (8 * r);
  for (auto _ : state) {
    CramByHand cram;
    const unsigned v = cram.value(free);
    benchmark::DoNotOptimize(v);
    state.counters["positions"] = static_cast<double>(cram.known());
  }
}
void cram_drawn(benchmark::State& state) {
  drawn(state,
        "grid/..->oo;turn:" + board_of(static_cast<std::size_t>(state.range(0) / 10),
                                       static_cast<std::size_t>(state.range(0) % 10)),
        PictureValues::Ask::value);
}

void kayles_row_plain(benchmark::State& state) {
  for (auto _ : state) {
    KaylesByHand kayles;
    const unsigned v = kayles.value((Bits{1} << state.range(0)) - 1);
    benchmark::DoNotOptimize(v);
  }
}
void kayles_row_drawn(benchmark::State& state) {
  drawn(state, "row/o->.,oo->..:o^" + std::to_string(state.range(0)), PictureValues::Ask::value);
}

constexpr const char* pegs_start = "oooooo.ooooooo.ooooo";

void pegs_plain(benchmark::State& state) {
  Bits pegs = 0;
  for (int i = 0; i < 20; ++i) pegs |= Bits{pegs_start[i] == 'o'} << i;
  for (auto _ : state) {
    PegsByHand game(20);
    const unsigned v = game.value(pegs);
    benchmark::DoNotOptimize(v);
    state.counters["positions"] = static_cast<double>(game.known());
  }
}
void pegs_drawn(benchmark::State& state) {
  drawn(state, std::string("row/oo.->..o;flip:") + pegs_start, PictureValues::Ask::value);
}

void notakto_plain(benchmark::State& state) {
  for (auto _ : state) {
    NotaktoByHand game;
    const bool win = game.wins(0);
    benchmark::DoNotOptimize(win);
    state.counters["positions"] = static_cast<double>(game.known());
  }
}
void notakto_drawn(benchmark::State& state) {
  drawn(state, "grid/.->x;until=xxx;until=x/x/x;until=x**/*x*/**x;until=**x/*x*/x**:.../.../...",
        PictureValues::Ask::misere);
}

}  // namespace

BENCHMARK(cram_plain)->Name("drawn Cram, rows and columns|plain")->Arg(45)->Arg(56);
BENCHMARK(cram_drawn)->Name("drawn Cram, rows and columns|ours")->Arg(45)->Arg(56);
BENCHMARK(kayles_row_plain)->Name("drawn skittles in a row|plain")->Arg(40);
BENCHMARK(kayles_row_drawn)->Name("drawn skittles in a row|ours")->Arg(40);
BENCHMARK(pegs_plain)->Name("drawn pegs, holes|plain")->Arg(20);
BENCHMARK(pegs_drawn)->Name("drawn pegs, holes|ours")->Arg(20);
BENCHMARK(notakto_plain)->Name("drawn Notakto 3 x 3, misère|plain")->Arg(9);
BENCHMARK(notakto_drawn)->Name("drawn Notakto 3 x 3, misère|ours")->Arg(9);
