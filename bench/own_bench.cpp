// Games that people write, beside C++ written by hand that does the same dynamic program.
#include "bench.hpp"

#include <nimber/notation.hpp>

#include <algorithm>
#include <array>
#include <string>

using namespace nimber;

namespace {

/// Stamps of values seen, and the least that was not.
class HandMex {
 public:
  void clear() { ++now_; }
  void add(std::uint32_t v) {
    if (v >= stamp_.size()) stamp_.resize(v + 64, 0);
    stamp_[v] = now_;
  }
  std::uint32_t mex() const {
    std::uint32_t v = 0;
    while (v < stamp_.size() && stamp_[v] == now_) ++v;
    return v;
  }

 private:
  std::vector<std::uint32_t> stamp_ = std::vector<std::uint32_t>(64, 0);
  std::uint32_t now_ = 0;
};

using Table = std::vector<std::uint32_t>;

/// All pairs below a side: `options` adds the values of the options of (a, b).
template <class Options>
std::uint32_t hand_pairs(std::size_t side, Options options) {
  Table g(side * side);
  HandMex mex;
  for (std::size_t a = 0; a < side; ++a) {
    for (std::size_t b = 0; b < side; ++b) {
      mex.clear();
      options(g, side, a, b, mex);
      g[a * side + b] = mex.mex();
    }
  }
  return g.back();
}

void by_hand_queens(benchmark::State& state) {
  const auto side = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        hand_pairs(side, [](const Table& g, std::size_t n, std::size_t a, std::size_t b, auto& m) {
          for (std::size_t k = 1; k <= a; ++k) m.add(g[(a - k) * n + b]);
          for (std::size_t k = 1; k <= b; ++k) m.add(g[a * n + b - k]);
          for (std::size_t k = 1; k <= std::min(a, b); ++k) m.add(g[(a - k) * n + b - k]);
        }));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0) * state.range(0));
}

void by_hand_euclid(benchmark::State& state) {
  const auto side = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) {
    Table g(side * side);
    HandMex mex;
    for (std::size_t b = 0; b < side; ++b) {
      for (std::size_t a = 0; a <= b; ++a) {
        mex.clear();
        for (std::size_t rest = b; a > 0 && rest >= a;) {
          rest -= a;
          mex.add(g[std::min(a, rest) * side + std::max(a, rest)]);
        }
        g[a * side + b] = mex.mex();
      }
    }
    benchmark::DoNotOptimize(g);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0) * (state.range(0) + 1) / 2);
}

void by_hand_sheet(benchmark::State& state) {
  const auto side = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        hand_pairs(side, [](const Table& g, std::size_t n, std::size_t a, std::size_t b, auto& m) {
          for (std::size_t i = 1; i <= a / 2; ++i) m.add(g[i * n + b] ^ g[(a - i) * n + b]);
          for (std::size_t i = 1; i <= b / 2; ++i) m.add(g[a * n + i] ^ g[a * n + b - i]);
        }));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0) * state.range(0));
}

void by_hand_split(benchmark::State& state) {
  const auto side = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) {
    // By a + b: the parts of a heap are smaller than both together.
    Table g(side * side);
    HandMex mex;
    for (std::size_t sum = 0; sum + 1 < 2 * side; ++sum) {
      for (std::size_t a = sum < side ? 0 : sum - side + 1; a < side && a <= sum; ++a) {
        const std::size_t b = sum - a;
        mex.clear();
        for (std::size_t k = 1; k < b; ++k) mex.add(g[k * side + b - k]);
        for (std::size_t k = 1; k < a; ++k) mex.add(g[k * side + a - k]);
        g[a * side + b] = mex.mex();
      }
    }
    benchmark::DoNotOptimize(g);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0) * state.range(0));
}

void by_hand_kayles(benchmark::State& state) {
  const auto count = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) {
    Table g(count + 1);
    HandMex mex;
    for (std::size_t n = 0; n <= count; ++n) {
      mex.clear();
      for (std::size_t k = 1; k <= 2 && k <= n; ++k) {
        for (std::size_t i = 0; i <= (n - k) / 2; ++i) mex.add(g[i] ^ g[n - k - i]);
      }
      g[n] = mex.mex();
    }
    benchmark::DoNotOptimize(g);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

void by_hand_thirds(benchmark::State& state) {
  const auto count = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) {
    Table g(count + 1);
    HandMex mex;
    for (std::size_t n = 0; n <= count; ++n) {
      mex.clear();
      for (std::size_t k = 1; k <= n; ++k) mex.add(g[n - k]);
      for (std::size_t a = 1; a <= n / 3; ++a) {
        for (std::size_t b = a; b <= (n - a) / 2; ++b) mex.add(g[a] ^ g[b] ^ g[n - a - b]);
      }
      g[n] = mex.mex();
    }
    benchmark::DoNotOptimize(g);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

/// Heaps in no order: each position is valued once, in the table of all four numbers.
void by_hand_moore(benchmark::State& state) {
  const auto side = static_cast<std::size_t>(state.range(0)) + 1;
  for (auto _ : state) {
    Table g(side * side * side * side);
    HandMex mex;
    const auto place = [&](std::array<std::size_t, 4> x) {
      std::sort(x.begin(), x.end());
      return ((x[0] * side + x[1]) * side + x[2]) * side + x[3];
    };
    // Sorted heaps, by their sums: each move makes the sum smaller.
    std::vector<std::array<std::size_t, 4>> all;
    for (std::size_t a = 0; a < side; ++a) {
      for (std::size_t b = a; b < side; ++b) {
        for (std::size_t c = b; c < side; ++c) {
          for (std::size_t d = c; d < side; ++d) all.push_back({a, b, c, d});
        }
      }
    }
    std::stable_sort(all.begin(), all.end(), [](const auto& x, const auto& y) {
      return x[0] + x[1] + x[2] + x[3] < y[0] + y[1] + y[2] + y[3];
    });
    for (const auto& x : all) {
      mex.clear();
      for (std::size_t i = 0; i < 4; ++i) {
        for (std::size_t j = i + 1; j < 4; ++j) {
          for (std::size_t r = 0; r <= x[i]; ++r) {
            for (std::size_t s = r == 0 ? 1 : 0; s <= x[j]; ++s) {
              auto y = x;
              y[i] -= r;
              y[j] -= s;
              mex.add(g[place(y)]);
            }
          }
        }
      }
      g[place(x)] = mex.mex();
    }
    benchmark::DoNotOptimize(g);
  }
  state.SetItemsProcessed(state.iterations());
}

/// The rule with a name of its own in place of Z: a rule of the same text may be known already.
std::string fresh(std::string text) {
  static unsigned count = 0;
  std::string name = "z";
  for (unsigned rest = ++count; rest > 0; rest /= 8) name.push_back("bcdfhjkl"[rest % 8]);
  for (std::size_t at = text.find('Z'); at != std::string::npos; at = text.find('Z'))
    text.replace(at, 1, name);
  return text;
}

void make_known(const Rule& rule, const State& position, Work& work) {
  while (rule.theory().prepare(position, work) == Ready::pending) work.open_step(UINT64_MAX);
}

Work all_work() {
  Work work(UINT64_MAX / 2);
  work.open_step(UINT64_MAX / 2);
  return work;
}

struct Queens {
  static constexpr const char* text = "own/(a,b);Z=1..a;a-=Z|Z=1..b;b-=Z|Z=1..min(a,b);a-=Z;b-=Z";
  static constexpr bool half = false;
};
struct Euclid {
  static constexpr const char* text = "own/{a,b};a>0;Z=1..b/a;b-=Z*a";
  static constexpr bool half = true;  // the numbers are in no order
};
struct Sheet {
  static constexpr const char* text = "own/{w,h};Z=1..w/2;=>(Z,h)+(w-Z,h)|Z=1..h/2;=>(w,Z)+(w,h-Z)";
  static constexpr bool half = false;
};
struct Split {
  static constexpr const char* text = "own/{a,b};Z=1..b-1;=>(Z,b-Z)|Z=1..a-1;=>(Z,a-Z)";
  static constexpr bool half = false;
};
struct Kayles {
  static constexpr const char* text = "own/n;k=1..2;Z=0..(n-k)/2;=>(Z)+(n-k-Z)";
};
struct Thirds {
  static constexpr const char* text = "own/n;k=1..n;n-=k|Z=1..n/3;b=Z..(n-Z)/2;=>(Z)+(b)+(n-Z-b)";
};

/// All pairs below a side.
template <class Written>
void ours_pairs(benchmark::State& state) {
  const auto side = static_cast<std::uint64_t>(state.range(0));
  std::int64_t items = 0;
  for (auto _ : state) {
    const RulePtr rule = *read_rule(fresh(Written::text));
    Work work = all_work();
    items = 0;
    State pair(2);
    for (std::uint64_t a = 0; a < side; ++a) {
      for (std::uint64_t b = Written::half ? a : 0; b < side; ++b) {
        pair[0] = a;
        pair[1] = b;
        make_known(*rule, pair, work);
        ++items;
      }
    }
    benchmark::DoNotOptimize(rule);
  }
  state.SetItemsProcessed(state.iterations() * items);
}

template <class Written>
void ours_heaps(benchmark::State& state) {
  const auto count = static_cast<std::uint64_t>(state.range(0));
  for (auto _ : state) {
    const RulePtr rule = *read_rule(fresh(Written::text));
    Work work = all_work();
    while (rule->sequence().sequence_ready(count, work) == Ready::pending)
      work.open_step(UINT64_MAX);
    benchmark::DoNotOptimize(rule);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}

void ours_moore(benchmark::State& state) {
  const auto side = std::to_string(state.range(0));
  const std::string text =
      "own/x{};i=1..len(x);j=i+1..len(x);Z=0..x[i];s=0..x[j];Z+s>0;x[i]-=Z;x[j]-=s:" + side + "," +
      side + "," + side + "," + side;
  for (auto _ : state) {
    const auto position = read_position(fresh(text));
    Work work = all_work();
    make_known(*position->terms[0].rule, position->terms[0].state, work);
    benchmark::DoNotOptimize(position);
    // All sorted heaps up to the side: C(side + 4, 4).
    const auto n = static_cast<double>(state.range(0));
    state.counters["bytes"] = static_cast<double>(position->terms[0].rule->memory()) /
                              ((n + 1) * (n + 2) * (n + 3) * (n + 4) / 24);
  }
  state.SetItemsProcessed(state.iterations());
}

/// Treblecross by hand: a cell is a bit. Rows that cannot come up are valued too.
void by_hand_marks(benchmark::State& state) {
  const auto cells = static_cast<std::size_t>(state.range(0));
  for (auto _ : state) {
    Table g(std::size_t{1} << cells);
    HandMex mex;
    for (std::size_t row = g.size(); row-- > 0;) {
      mex.clear();
      if ((row & row >> 1 & row >> 2) == 0) {
        for (std::size_t i = 0; i < cells; ++i) {
          if ((row >> i & 1) == 0) mex.add(g[row | std::size_t{1} << i]);
        }
      }
      g[row] = mex.mex();
    }
    benchmark::DoNotOptimize(g);
  }
  state.SetItemsProcessed(state.iterations());
}

void ours_marks(benchmark::State& state) {
  std::string text = "own/Z[];run(Z,1)<3;i=1..len(Z);Z[i]==0;Z[i]=1:0";
  for (std::int64_t i = 1; i < state.range(0); ++i) text += ",0";
  for (auto _ : state) {
    const auto position = read_position(fresh(text));
    Work work = all_work();
    make_known(*position->terms[0].rule, position->terms[0].state, work);
    benchmark::DoNotOptimize(position);
    state.counters["bytes"] = static_cast<double>(position->terms[0].rule->memory());
  }
  state.SetItemsProcessed(state.iterations());
}

/// Fibonacci Nim with every limit: no plain way has so few steps (docs/performance.md).
void ours_fibonacci(benchmark::State& state) {
  const auto count = static_cast<std::uint64_t>(state.range(0));
  std::int64_t items = 0;
  for (auto _ : state) {
    const RulePtr rule = *read_rule(fresh("own/(n,q);Z=1..min(n,q);n-=Z;q=2*Z"));
    Work work = all_work();
    items = 0;
    State pair(2);
    for (std::uint64_t n = 0; n <= count; ++n) {
      for (std::uint64_t q = 0; q <= n; ++q, ++items) {
        pair[0] = n;
        pair[1] = q;
        make_known(*rule, pair, work);
      }
    }
    benchmark::DoNotOptimize(rule);
  }
  state.SetItemsProcessed(state.iterations() * items);
}
void by_hand_fibonacci(benchmark::State& state) {
  const auto count = static_cast<std::size_t>(state.range(0));
  std::int64_t items = 0;
  for (auto _ : state) {
    // The options of (n, q) are those of (n, q-1) and one more.
    std::vector<Table> g(count + 1);
    HandMex mex;
    items = 0;
    for (std::size_t n = 0; n <= count; ++n) {
      g[n].resize(n + 1);
      mex.clear();
      for (std::size_t q = 0; q <= n; ++q, ++items) {
        if (q > 0) mex.add(g[n - q][std::min(2 * q, n - q)]);
        g[n][q] = mex.mex();
      }
    }
    benchmark::DoNotOptimize(g);
  }
  state.SetItemsProcessed(state.iterations() * items);
}

}  // namespace

BENCHMARK(by_hand_queens)->Name("own: queens, side of a square|by hand")->Arg(300)->Arg(1000);
BENCHMARK(ours_pairs<Queens>)->Name("own: queens, side of a square|ours")->Arg(300)->Arg(1000);
BENCHMARK(by_hand_euclid)->Name("own: Euclid's game, side of a square|by hand")->Arg(1000);
BENCHMARK(ours_pairs<Euclid>)->Name("own: Euclid's game, side of a square|ours")->Arg(1000);
BENCHMARK(by_hand_sheet)
    ->Name("own: cutting a sheet, side of a square|by hand")
    ->Arg(300)
    ->Arg(1000);
BENCHMARK(ours_pairs<Sheet>)
    ->Name("own: cutting a sheet, side of a square|ours")
    ->Arg(300)
    ->Arg(1000);
BENCHMARK(by_hand_split)
    ->Name("own: split one of two, side of a square|by hand")
    ->Arg(300)
    ->Arg(1000);
BENCHMARK(ours_pairs<Split>)
    ->Name("own: split one of two, side of a square|ours")
    ->Arg(300)
    ->Arg(1000);
BENCHMARK(by_hand_fibonacci)->Name("own: Fibonacci Nim with all limits|by hand")->Arg(3000);
BENCHMARK(ours_fibonacci)->Name("own: Fibonacci Nim with all limits|ours")->Arg(3000);
BENCHMARK(by_hand_kayles)->Name("own: two parts, heaps to|by hand")->Arg(5000);
BENCHMARK(ours_heaps<Kayles>)->Name("own: two parts, heaps to|ours")->Arg(5000);
BENCHMARK(by_hand_thirds)->Name("own: three parts, heaps to|by hand")->Arg(1000);
BENCHMARK(ours_heaps<Thirds>)->Name("own: three parts, heaps to|ours")->Arg(1000);
BENCHMARK(by_hand_moore)->Name("own: Moore, four heaps of|by hand")->Arg(12)->Arg(30);
BENCHMARK(ours_moore)->Name("own: Moore, four heaps of|ours")->Arg(12)->Arg(30);
BENCHMARK(by_hand_marks)->Name("own: three marks in a row of cells|by hand")->Arg(16);
BENCHMARK(ours_marks)->Name("own: three marks in a row of cells|ours")->Arg(16);
