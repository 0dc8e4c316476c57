#include "catch.hpp"

#include <nimber/wythoff.hpp>

#include <random>

using namespace nimber;

TEST_CASE("the golden ratio in fixed point gives the cold pairs of the square root") {
  bool same = true;
  for (std::uint64_t k = 0; k < 200'000; ++k) same = same && cold_smaller(k) == cold_smaller_by_root(k);
  CHECK(same);
  // k phi is nearest to an integer at the Fibonacci numbers.
  std::uint64_t a = 1;
  std::uint64_t b = 1;
  while (b <= 2'000'000'000'000'000'000) {
    for (std::uint64_t k = b - 1; k <= b + 1; ++k) CHECK(cold_smaller(k) == cold_smaller_by_root(k));
    const std::uint64_t next = a + b;
    a = b;
    b = next;
  }
  std::mt19937_64 random(3);
  for (int i = 0; i < 200'000; ++i) {
    const std::uint64_t k = random() % 2'000'000'000'000'000'000 >> random() % 60;
    same = same && cold_smaller(k) == cold_smaller_by_root(k);
  }
  CHECK(same);
}
