// Positions of a contest's size, counted modulo a prime: a million heaps, each of a range in which
// so many values stand. The plain way multiplies by XOR, pair by pair, and squares.
#include "bench.hpp"

#include "laws/count/position_count.hpp"
#include "laws/which/which.hpp"

#include <random>

using namespace nimber;

namespace {

constexpr std::uint64_t prime = 998'244'353;
constexpr std::uint64_t heaps = 1'000'000;

/// How often each value stands among a million heaps.
std::vector<std::uint64_t> histogram(std::int64_t values) {
  std::mt19937_64 random(61);
  std::vector<std::uint64_t> often(static_cast<std::size_t>(values), 0);
  for (int i = 0; i < 1'000'000; ++i) ++often[random() % often.size()];
  return often;
}

std::vector<std::uint64_t> plain_product(const std::vector<std::uint64_t>& a,
                                         const std::vector<std::uint64_t>& b) {
  std::vector<std::uint64_t> out(a.size(), 0);
  for (std::size_t i = 0; i < a.size(); ++i) {
    for (std::size_t k = 0; k < b.size(); ++k) out[i ^ k] = (out[i ^ k] + a[i] * b[k]) % prime;
  }
  return out;
}

void count_plain(benchmark::State& state) {
  const auto often = histogram(state.range(0));
  for (auto _ : state) {
    std::vector<std::uint64_t> base = often;
    std::vector<std::uint64_t> out(often.size(), 0);
    out[0] = 1;
    for (std::uint64_t left = heaps; left != 0; left >>= 1) {
      if ((left & 1) != 0) out = plain_product(out, base);
      base = plain_product(base, base);
    }
    benchmark::DoNotOptimize(out[0]);
  }
}

void count_ours(benchmark::State& state) {
  const auto often = histogram(state.range(0));
  for (auto _ : state) {
    PowerSum sum(spectrum_of(often, 0), heaps, false, prime);
    std::uint64_t examined = 0;
    while (!sum.step(UINT64_MAX, examined)) {}
    benchmark::DoNotOptimize(sum.text());
  }
}

/// The games with the first values of Dawson's chess.
void which_game(benchmark::State& state) {
  std::vector<std::uint64_t> list;
  for (const char digit : std::string("0112031103322405223301130211045274"))
    list.push_back(static_cast<std::uint64_t>(digit - '0'));
  list.resize(static_cast<std::size_t>(state.range(0)));
  for (auto _ : state) {
    Which work(list, false);
    while (!work.step(1'000'000).done) {}
    benchmark::DoNotOptimize(work.result()->games.size());
  }
}

}  // namespace

BENCHMARK(count_plain)->Name("positions of a million heaps, by values|plain")->Arg(64)->Arg(1024);
BENCHMARK(count_ours)
    ->Name("positions of a million heaps, by values|ours")
    ->Arg(64)
    ->Arg(1024)
    ->Arg(1048576);
BENCHMARK(which_game)->Name("which game has these values|ours")->Arg(30);
