// Misère Kayles, every single heap up to a size: a map of sorted vectors by recursion, and strings
// of kinds of heaps.
#include "bench.hpp"

#include <nimber/notation.hpp>
#include "search/heap_search.hpp"
#include "search/solver.hpp"

#include <algorithm>
#include <map>

using namespace nimber;

namespace {

/// Does the player to move win? Take one stone or two that are neighbours; who takes the last
/// loses.
bool wins(const std::vector<int>& heaps, std::map<std::vector<int>, bool>& known) {
  if (heaps.empty()) return true;
  if (const auto found = known.find(heaps); found != known.end()) return found->second;
  bool win = false;
  for (std::size_t i = 0; i < heaps.size() && !win; ++i) {
    for (int taken = 1; taken <= 2 && !win; ++taken) {
      const int left = heaps[i] - taken;
      for (int a = 0; 2 * a <= left && !win; ++a) {
        std::vector<int> option = heaps;
        option.erase(option.begin() + static_cast<std::ptrdiff_t>(i));
        if (a > 0) option.push_back(a);
        if (left - a > 0) option.push_back(left - a);
        std::sort(option.begin(), option.end());
        win = !wins(option, known);
      }
    }
  }
  return known[heaps] = win;
}

void kayles_plain(benchmark::State& state) {
  for (auto _ : state) {
    std::map<std::vector<int>, bool> known;
    int lost = 0;
    for (int n = 1; n <= state.range(0); ++n) lost += wins({n}, known) ? 0 : 1;
    benchmark::DoNotOptimize(lost);
  }
}

void kayles_fast(benchmark::State& state) {
  const RulePtr rule = *read_rule("octal/0.77");
  for (auto _ : state) {
    HeapSearch search({rule}, true);
    int lost = 0;
    for (std::int64_t n = 1; n <= state.range(0); ++n) {
      search.start({{static_cast<Heap>(n)}});
      Work work(UINT64_MAX);
      do work.open_step(100'000);
      while (search.step(work) == Solver::Status::pending);
      lost += search.result() == 0 ? 1 : 0;
    }
    benchmark::DoNotOptimize(lost);
    state.counters["positions"] = static_cast<double>(search.known());
  }
}

}  // namespace

BENCHMARK(kayles_plain)->Name("misère Kayles, every heap up to|plain")->Arg(20)->Arg(40)->Arg(60);
BENCHMARK(kayles_fast)->Name("misère Kayles, every heap up to|ours")->Arg(20)->Arg(40)->Arg(60);
