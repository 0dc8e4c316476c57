// Whole positions as the page asks for them.
#include "bench.hpp"

#include <nimber/analysis.hpp>
#include <nimber/notation.hpp>

#include <algorithm>
#include <random>
#include <set>

using namespace nimber;

namespace {

Position position(const std::string& text) { return *read_position(text, InputLimits{}); }

// -- ordinary positions
// --------------------------------------------------------------------------------------------

void ordinary(benchmark::State& state) {
  const char* texts[] = {"nim:3,4,5",        "take/1..3:21",        "take/1,3,4:100",
                         "octal/0.77:9,10",  "grundy:20,15,22",     "wythoff:3,5",
                         "stairs:3,1,2",     "strip:1,2,3,7",       "monks:1,5,8,10",
                         "hill/2:2,3,4",     "coins/ruler:HTHHT",   "lasker:7,9",
                         "custom/2*k>=n:12", "take/1..3:9+nim:2,7", "take/fib:13,21~misere"};
  for (auto _ : state) {
    for (const char* text : texts) benchmark::DoNotOptimize(analyze(position(text), default_limit));
  }
  state.SetItemsProcessed(state.iterations() * static_cast<std::int64_t>(std::size(texts)));
}

}  // namespace

BENCHMARK(ordinary)->Name("analysis of an ordinary position|ours");
