#include "catch.hpp"

#include "rules/subtraction_set.hpp"
#include "values/dense.hpp"
#include "values/value_table.hpp"

#include <random>

using namespace nimber;

TEST_CASE("values of dense sets, looking back and plain, every length to 5,000") {
  std::mt19937 random(23);
  for (const char* text :
       {"prime", "prime,4", "odd,4,10", "prime,square", "5..", "prime,1..3", "1,4,odd", "4097"}) {
    INFO(text);
    auto reader = Reader::open(text);
    const auto set = SubtractionSet::read(*reader);
    REQUIRE(set);
    const auto member = set->members(5000);
    for (std::size_t k = 0; k <= 5000; ++k) REQUIRE((member[k] != 0) == set->contains(k));
    DenseEngine engine([&](std::size_t to) { return set->members(to); });
    ValueTable table;
    Work work(UINT64_MAX);
    while (table.size() < 5000) {
      work.open_step(1 + random() % 20'000);
      engine.grow(table, table.size() + random() % 400, work);
    }
    std::vector<std::uint32_t> plain;
    bool same = true;
    for (std::size_t n = 0; n < 5000; ++n) {
      std::vector<bool> seen(n + 2, false);
      for (std::size_t k = 1; k <= n; ++k) {
        if (member[k] != 0) seen[plain[n - k]] = true;
      }
      std::uint32_t v = 0;
      while (seen[v]) ++v;
      plain.push_back(v);
      same = same && table[n] == v;
    }
    CHECK(same);
  }
}

TEST_CASE("the primes are a set for looking back, the squares are not") {
  const auto suits = [](const char* text) {
    auto reader = Reader::open(text);
    return DenseEngine::suits(SubtractionSet::read(*reader)->members(1024));
  };
  CHECK(suits("prime"));
  CHECK_FALSE(suits("square"));
  CHECK_FALSE(suits("fib"));
}

TEST_CASE("a table of a dense set is grown up to a heap, and with it") {
  auto reader = Reader::open("prime");
  const auto set = SubtractionSet::read(*reader);
  DenseEngine engine([&](std::size_t to) { return set->members(to); });
  ValueTable table;
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  for (const std::size_t n : {0U, 1U, 10U, 4096U, 4097U, 5000U}) {
    engine.grow(table, n, work);
    CHECK(table.size() == n + 1);
  }
}
