// Nim products of 64 bits: by halves down to single digits, and by tables of logarithms.
#include "bench.hpp"

#include "values/nimber.hpp"

#include <random>

using namespace nimber;

namespace {

/// With F = 2^bits a power of a power of 2, F F = F + F/2.
std::uint64_t by_halves(std::uint64_t a, std::uint64_t b, unsigned bits) {
  if (a < 2 || b < 2) return a * b;
  while (bits > 1 && ((a | b) >> bits) == 0) bits /= 2;
  const std::uint64_t mask = (std::uint64_t{1} << bits) - 1;
  const std::uint64_t low = by_halves(a & mask, b & mask, bits / 2);
  const std::uint64_t cross =
      by_halves((a >> bits) ^ (a & mask), (b >> bits) ^ (b & mask), bits / 2);
  const std::uint64_t high = by_halves(a >> bits, b >> bits, bits / 2);
  return (cross ^ low) << bits | (low ^ by_halves(high, std::uint64_t{1} << (bits - 1), bits / 2));
}
std::uint64_t plain_product(std::uint64_t a, std::uint64_t b) { return by_halves(a, b, 32); }

template <class Product>
void run_products(benchmark::State& state, Product product) {
  std::mt19937_64 random(31);
  std::vector<std::uint64_t> list(static_cast<std::size_t>(state.range(0)) + 1);
  for (std::uint64_t& n : list) n = random();
  for (auto _ : state) {
    std::uint64_t sum = 0;
    for (std::size_t i = 1; i < list.size(); ++i) sum ^= product(list[i - 1], list[i]);
    benchmark::DoNotOptimize(sum);
  }
  state.SetItemsProcessed(state.iterations() * state.range(0));
}
void products_plain(benchmark::State& state) { run_products(state, plain_product); }
void products_fast(benchmark::State& state) { run_products(state, nim_product); }

}  // namespace

BENCHMARK(products_plain)->Name("Nim products of 64 bits|plain")->Arg(10000);
BENCHMARK(products_fast)->Name("Nim products of 64 bits|ours")->Arg(10000)->Arg(1000000);
