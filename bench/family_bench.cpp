// Periods of a family of rules: each rule alone, and all of them sharing their work.
#include "bench.hpp"

#include <nimber/notation.hpp>
#include <nimber/period.hpp>
#include "laws/families/family_search.hpp"

#include <string>

using namespace nimber;

namespace {

/// All sets of three numbers up to this, each as a rule of its own.
void sets_alone(benchmark::State& state) {
  const auto most = static_cast<std::uint64_t>(state.range(0));
  std::int64_t members = 0;
  for (auto _ : state) {
    for (std::uint64_t a = 1; a <= most; ++a) {
      for (std::uint64_t b = a + 1; b <= most; ++b) {
        for (std::uint64_t c = b + 1; c <= most; ++c) {
          const std::string text =
              "take/" + std::to_string(a) + "," + std::to_string(b) + "," + std::to_string(c);
          PeriodSearch search(*read_rule(text));
          while (!search.step(UINT64_MAX / 4).done) {}
          if (!search.period()) state.SkipWithError("no period");
          ++members;
        }
      }
    }
  }
  state.SetItemsProcessed(members);
}

/// The same as one family.
void sets_as_family(benchmark::State& state) {
  const std::string most = std::to_string(state.range(0));
  const std::string choices = "a=1.." + most + ";b=a+1.." + most + ";c=b+1.." + most;
  std::int64_t members = 0;
  for (auto _ : state) {
    auto family = Family::read("take/$a,$b,$c", choices, {});
    FamilySearch search(std::move(std::get<Family>(family)), {});
    while (!search.step(10'000'000).done) {}
    if (search.unsettled() > 0) state.SkipWithError("no period");
    members += static_cast<std::int64_t>(search.answered());
  }
  state.SetItemsProcessed(members);
}

}  // namespace

BENCHMARK(sets_alone)
    ->Name("periods of all sets of three numbers up to|plain")
    ->Arg(30)
    ->Arg(60)
    ->Arg(100);
BENCHMARK(sets_as_family)
    ->Name("periods of all sets of three numbers up to|ours")
    ->Arg(30)
    ->Arg(60)
    ->Arg(100);
