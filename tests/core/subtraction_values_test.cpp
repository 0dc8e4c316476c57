// 64 heaps at a time against the plain way.
#include "catch.hpp"

#include <nimber/period.hpp>
#include "values/subtraction.hpp"
#include "values/value_table.hpp"

#include <random>
#include <set>
#include <vector>

using namespace nimber;

TEST_CASE(
    "values of finite subtraction sets, 64 heaps at a time and plain, random sets, every length to "
    "5,000") {
  std::mt19937 random(21);
  for (int round = 0; round < 200; ++round) {
    // Few and many numbers, short and long: each of the ways that what falls beyond a block is
    // written.
    const std::uint64_t most = std::uint64_t{1} << (2 + random() % 14);
    const std::size_t count = 1 + random() % (round % 4 == 0 ? 300 : 12);
    std::set<std::uint64_t> numbers;
    for (std::size_t i = 0; i < count; ++i) numbers.insert(1 + random() % most);
    const std::vector<std::uint64_t> set(numbers.begin(), numbers.end());
    SubtractionEngine engine(set);
    ValueTable fast;
    Work work(UINT64_MAX);
    while (fast.size() < 5000) {
      work.open_step(1 + random() % 3000);
      engine.grow(fast, fast.size() + random() % 500, work);
    }
    ValueTable plain;
    bool same = true;
    while (plain.size() < 5000) {
      // Nothing but the definition.
      std::vector<bool> seen(set.size() + 1, false);
      for (const std::uint64_t s : set) {
        if (s <= plain.size()) seen[plain[plain.size() - static_cast<std::size_t>(s)]] = true;
      }
      std::uint32_t v = 0;
      while (seen[v]) ++v;
      same = same && v == fast[plain.size()] && v == plain_subtraction_value(set, plain);
      plain.push_back(v);
    }
    INFO(set.size() << " numbers up to " << set.back());
    REQUIRE(same);
  }
}

TEST_CASE("a set with more values than a byte holds goes on the plain way") {
  std::vector<std::uint64_t> set;
  for (std::uint64_t s = 1; s <= 700; ++s) {
    if (s != 350) set.push_back(s);
  }
  SubtractionEngine engine(set);
  ValueTable fast;
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  engine.grow(fast, 5000, work);
  ValueTable plain;
  bool same = true;
  while (plain.size() < 5000) {
    plain.push_back(plain_subtraction_value(set, plain));
    same = same && plain.back() == fast[plain.size() - 1];
  }
  CHECK(same);
  CHECK(fast.largest() > 255);
  // From there on each heap costs what the plain way looks at.
  Work more(UINT64_MAX);
  more.open_step(UINT64_MAX);
  const std::size_t before = fast.size();
  engine.grow(fast, before + 99, more);
  CHECK(fast.size() == before + 100);
  CHECK(more.examined() == 100 * (set.size() + 1));
}

TEST_CASE("64 heaps at a time are less work than one by one") {
  std::mt19937 random(34);
  for (int round = 0; round < 40; ++round) {
    const std::uint64_t most = std::uint64_t{1} << (3 + random() % 9);
    std::set<std::uint64_t> numbers;
    while (numbers.size() < std::min<std::uint64_t>(most, 3 + random() % 20))
      numbers.insert(1 + random() % most);
    const std::vector<std::uint64_t> set(numbers.begin(), numbers.end());
    SubtractionEngine engine(set);
    ValueTable table;
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    engine.grow(table, 20'000, work);
    INFO(set.size() << " numbers up to " << set.back());
    CHECK(work.examined() >= table.size() / 64);
    CHECK(work.examined() < table.size() * (set.size() + 1) * 2 / 3);
  }
}

namespace {

/// Heaps that the engine adds where one is asked for: 64 at a time, or one in the plain way.
std::size_t block_of(SubtractionEngine& engine, ValueTable& table) {
  const std::size_t before = table.size();
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  engine.grow(table, before, work);
  return table.size() - before;
}

}  // namespace

TEST_CASE("a set whose values fill a byte goes on 64 heaps at a time") {
  // Of the numbers 1 to 255 heap n is worth n mod 256, of one more n mod 257.
  for (const std::uint64_t most : {std::uint64_t{3}, std::uint64_t{255}, std::uint64_t{256}}) {
    INFO(most);
    std::vector<std::uint64_t> set;
    for (std::uint64_t s = 1; s <= most; ++s) set.push_back(s);
    SubtractionEngine engine(set);
    ValueTable table;
    std::size_t block = 0;
    while (table.size() < 1000) block = block_of(engine, table);
    CHECK(block == (most < 256 ? 64 : 1));
    CHECK(table.largest() == most);
    bool same = true;
    for (std::size_t n = 0; n < table.size(); ++n) same = same && table[n] == n % (most + 1);
    CHECK(same);
  }
}

TEST_CASE("a set whose heaps would take more than 32 MB to mark goes on the plain way") {
  // A bit for each heap up to 2^20 beyond the block, four times over, is half a megabyte a value:
  // 63 values have room, 64 don't.
  constexpr std::uint64_t far = std::uint64_t{1} << 20;
  for (const std::uint64_t most : {std::uint64_t{62}, std::uint64_t{63}}) {
    INFO(most);
    std::vector<std::uint64_t> set;
    for (std::uint64_t s = 1; s <= most; ++s) set.push_back(s);
    set.push_back(far);
    SubtractionEngine engine(set);
    ValueTable table;
    CHECK(block_of(engine, table) == (most == 62 ? 64 : 1));
    while (table.size() < 300) block_of(engine, table);
    bool same = true;
    for (std::size_t n = 0; n < table.size(); ++n) same = same && table[n] == n % (most + 1);
    CHECK(same);
  }
}

TEST_CASE(
    "64 heaps at a time: what falls beyond the block costs its words for each heap, or less the "
    "second time") {
  // Of one number all heaps of the first blocks are worth 0. Heap by heap that is 1000 / 64 words
  // each, number by number it is one look.
  SubtractionEngine engine({1000});
  ValueTable table;
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  engine.grow(table, 0, work);
  CHECK(table.size() == 64);
  const std::uint64_t words = 1000 / 64 + 1;
  CHECK(work.examined() >= 64 * words);
  CHECK(work.examined() <= 64 * words + 4);
  const std::uint64_t before = work.examined();
  engine.grow(table, 64, work);
  CHECK(table.size() == 128);
  CHECK(work.examined() <= before + 4);
}
