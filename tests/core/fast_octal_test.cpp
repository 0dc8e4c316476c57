// The sparse way against the plain one, and the periods that it proves.
#include "catch.hpp"

#include <nimber/fast_octal.hpp>
#include <nimber/period.hpp>

#include <algorithm>
#include <bit>
#include <fstream>
#include <random>
#include <string>

using namespace nimber;

namespace {

OctalMoves moves_of(const std::string& code) {
  std::vector<int> digits;
  for (const char c : code) {
    if (c != '.') digits.push_back(c - '0');
  }
  return OctalMoves::of(digits);
}

/// Nothing but the definition.
std::vector<std::uint32_t> plain_values(const std::string& code, std::size_t count) {
  std::vector<int> digits;
  for (const char c : code) {
    if (c != '.') digits.push_back(c - '0');
  }
  std::vector<std::uint32_t> g;
  for (std::size_t n = 0; n < count; ++n) {
    std::vector<bool> seen(64, false);
    const auto add = [&](std::uint32_t v) {
      if (v >= seen.size()) seen.resize(std::size_t{2} * v, false);
      seen[v] = true;
    };
    for (std::size_t r = 0; r < digits.size() && r <= n; ++r) {
      if (r > 0 && (digits[r] & 1) != 0 && r == n) add(0);
      if (r > 0 && (digits[r] & 2) != 0 && r < n) add(g[n - r]);
      if ((digits[r] & 4) == 0) continue;
      for (std::size_t a = 1; a <= (n - r) / 2; ++a) add(g[a] ^ g[n - r - a]);
    }
    std::uint32_t v = 0;
    while (v < seen.size() && seen[v]) ++v;
    g.push_back(v);
  }
  return g;
}

/// The first heaps, up to n and no farther where the plain way is gone.
void grow(OctalEngine& engine, ValueTable& table, std::size_t n) {
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  engine.grow(table, n, work);
}

/// The fewest of the heaps 1 ... n - 1 that some choice of digits makes rare: binary ones of the value, alone or with the last
/// one of the heap where every move that leaves two heaps takes an even number, or every one an odd number.
std::size_t fewest_rare(const OctalMoves& moves, const ValueTable& table, std::size_t n) {
  const auto odd = [](std::uint32_t r) { return r % 2 == 1; };
  const bool all_odd = std::all_of(moves.two.begin(), moves.two.end(), odd);
  const bool all_even = std::none_of(moves.two.begin(), moves.two.end(), odd);
  std::size_t fewest = n;
  for (const bool with_heap : {false, true}) {
    if (with_heap && !all_odd && !all_even) continue;
    for (std::uint32_t mask = with_heap ? 0 : 1; mask < 256; ++mask) {
      std::size_t rare = 0;
      for (std::size_t m = 1; m < n; ++m) {
        const std::size_t sum = static_cast<std::size_t>(std::popcount(table[m] & mask)) + (with_heap ? m : 0);
        rare += sum % 2 == (with_heap && all_odd ? 1u : 0u) ? 1 : 0;
      }
      fewest = std::min(fewest, rare);
    }
  }
  return fewest;
}

std::string random_code(std::mt19937& random, std::size_t most) {
  std::string code = random() % 4 == 0 ? "4." : "0.";
  const std::size_t digits = 1 + random() % most;
  for (std::size_t d = 0; d < digits; ++d) code.push_back(static_cast<char>('0' + random() % 8));
  return code;
}

std::optional<Period> proven(const std::string& code, std::size_t most) {
  OctalEngine engine(moves_of(code));
  ValueTable table;
  Work work(UINT64_MAX);
  while (table.size() < most) {
    work.open_step(UINT64_MAX);
    engine.grow(table, table.size() + table.size() / 8 + 32, work);
    if (const auto period = engine.prove(table)) return period;
  }
  return std::nullopt;
}

}  // namespace

TEST_CASE("octal values, sparse and plain, random codes, every length to 5,000") {
  std::mt19937 random(20);
  const char* known[] = {"0.77",  "0.07", "0.137", "0.16", "0.56", "0.127", "0.376", "0.354",
                         "0.104", "0.6",  "0.007", "4.3",  "4.0",  "0.0",   "4.7",   "0.4"};
  for (int i = 0; i < 48; ++i) {
    std::string code = i < 16 ? known[i] : random() % 4 == 0 ? "4." : "0.";
    if (i >= 16) {
      const std::size_t digits = 1 + random() % 6;
      for (std::size_t d = 0; d < digits; ++d) code.push_back(static_cast<char>('0' + random() % 8));
    }
    INFO(code);
    const auto wanted = plain_values(code, 5000);
    OctalEngine engine(moves_of(code));
    ValueTable table;
    Work work(UINT64_MAX);
    while (table.size() < wanted.size()) {
      work.open_step(1 + random() % 2000);
      engine.grow(table, table.size() + random() % 300, work);
    }
    bool same = true;
    for (std::size_t n = 0; n < wanted.size(); ++n) same = same && table[n] == wanted[n];
    CHECK(same);
  }
}

TEST_CASE("Grundy's game, sparse and plain, every length to 16,000") {
  std::vector<std::uint32_t> wanted;
  for (std::size_t n = 0; n < 16'000; ++n) {
    std::vector<char> seen(1024, 0);
    for (std::size_t a = 1; a + a < n; ++a) seen[wanted[a] ^ wanted[n - a]] = 1;
    std::uint32_t v = 0;
    while (seen[v] != 0) ++v;
    wanted.push_back(v);
  }
  OctalEngine engine(OctalMoves::grundy());
  ValueTable table;
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  engine.grow(table, wanted.size() - 1, work);
  CHECK(engine.sparse());
  bool same = true;
  for (std::size_t n = 0; n < wanted.size(); ++n) same = same && table[n] == wanted[n];
  CHECK(same);
}

TEST_CASE("Grundy's game: farther on, values are the mex of the options, from those before them") {
  OctalEngine engine(OctalMoves::grundy());
  ValueTable table;
  Work work(UINT64_MAX);
  std::mt19937 random(25);
  while (table.size() < 100'000) {
    work.open_step(1 + random() % 100'000);
    engine.grow(table, table.size() + random() % 3000, work);
  }
  bool same = true;
  for (std::size_t n = 32'700; n < 100'000; n += n < 35'000 ? 1 : 101) {
    std::vector<char> seen(1024, 0);
    for (std::size_t a = 1; a + a < n; ++a) seen[table[a] ^ table[n - a]] = 1;
    std::uint32_t v = 0;
    while (seen[v] != 0) ++v;
    same = same && table[n] == v;
  }
  CHECK(same);
}

TEST_CASE("octal periods of the literature are proven") {
  std::ifstream file(std::string(NIMBER_TEST_DATA) + "/octal_periods.csv");
  REQUIRE(file);
  std::string line;
  std::getline(file, line);
  int rows = 0;
  while (std::getline(file, line)) {
    const std::size_t first = line.find(',');
    const std::size_t second = line.find(',', first + 1);
    const std::string code = line.substr(0, first);
    const std::uint64_t preperiod = std::stoull(line.substr(first + 1, second - first - 1));
    const std::uint64_t period = std::stoull(line.substr(second + 1));
    INFO(code);
    const auto found = proven(code, 5'000'000);
    REQUIRE(found);
    CHECK(found->preperiod == preperiod);
    CHECK(found->period == period);
    ++rows;
  }
  CHECK(rows >= 20);
}

TEST_CASE("the shorter certificate agrees with Guy and Smith's bound") {
  for (const char* code : {"0.56", "0.127", "0.16"}) {
    INFO(code);
    const auto found = proven(code, 1'000'000);
    REQUIRE(found);
    OctalEngine engine(moves_of(code));
    ValueTable table;
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    engine.grow(table, static_cast<std::size_t>(2 * found->preperiod + 2 * found->period + 8), work);
    const auto classical = prove_octal_period(table, engine.moves().last);
    REQUIRE(classical);
    CHECK(classical->preperiod == found->preperiod);
    CHECK(classical->period == found->period);
  }
}

TEST_CASE("no period is proven too early") {
  // A sequence that repeats for long and then does not: 0.16 looks periodic with period 3 for stretches.
  for (const char* code : {"0.16", "0.104", "0.6", "0.007"}) {
    INFO(code);
    CHECK_FALSE(proven(code, 20'000));
  }
}

TEST_CASE("octal games: the classes leave as few rare heaps as any others would") {
  std::mt19937 random(28);
  const char* known[] = {"0.77",  "0.07", "0.137", "0.16", "0.56", "0.127", "0.376", "0.354",
                         "0.104", "0.6",  "0.007", "4.3",  "0.4",  "4.0",   "0.044", "0.404"};
  int sparse = 0;
  for (int i = 0; i < 64; ++i) {
    std::string code = i < 16 ? known[i] : random_code(random, 4);
    // Two heaps are left after an even number of stones only, or after an odd one.
    for (std::size_t place = 2 + random() % 2; i >= 28 && place < code.size(); place += 2) code[place] = "0123"[code[place] % 4];
    INFO(code);
    OctalEngine engine(moves_of(code));
    ValueTable table;
    grow(engine, table, 255);
    REQUIRE(table.size() == 256);
    REQUIRE(!engine.sparse());
    for (const std::size_t n : {256U, 512U, 1024U}) {
      INFO(n);
      if (table.size() < n) grow(engine, table, n - 1);
      const bool was_sparse = engine.sparse();
      grow(engine, table, n);
      if (engine.moves().two.empty()) {
        REQUIRE(!engine.sparse());
        continue;
      }
      const std::size_t fewest = fewest_rare(engine.moves(), table, n);
      REQUIRE(engine.sparse() == (fewest <= n / 8));
      if (!engine.sparse()) continue;
      ++sparse;
      const auto& list = engine.rare();
      const auto rare = static_cast<std::size_t>(std::lower_bound(list.begin(), list.end(), n) - list.begin());
      REQUIRE(std::is_sorted(list.begin(), list.end()));
      // Others take their place only where that is worth it.
      if (was_sparse) {
        REQUIRE(7 * rare <= 8 * fewest + 8);
      } else {
        REQUIRE(rare == fewest);
      }
    }
  }
  REQUIRE(sparse > 30);
}

TEST_CASE("octal periods are proven from as many values as Guy and Smith ask for, and from no fewer") {
  std::ifstream file(std::string(NIMBER_TEST_DATA) + "/octal_periods.csv");
  REQUIRE(file);
  std::string line;
  std::getline(file, line);
  int rows = 0;
  while (std::getline(file, line)) {
    const std::size_t first = line.find(',');
    const std::size_t second = line.find(',', first + 1);
    const std::string code = line.substr(0, first);
    const std::size_t preperiod = std::stoul(line.substr(first + 1, second - first - 1));
    const std::size_t period = std::stoul(line.substr(second + 1));
    const std::size_t last = code.find_last_not_of('0') - 1;
    const std::size_t needed = 2 * std::max<std::size_t>(preperiod, 1) + 2 * period + last;
    // Where there are no classes yet.
    if (needed > 256) continue;
    INFO(code);
    OctalEngine engine(moves_of(code));
    REQUIRE(engine.moves().last == last);
    ValueTable table;
    grow(engine, table, needed - 2);
    REQUIRE(table.size() == needed - 1);
    CHECK(!engine.prove(table));
    grow(engine, table, needed - 1);
    const auto found = engine.prove(table);
    REQUIRE(found);
    CHECK(found->preperiod == preperiod);
    CHECK(found->period == period);
    ++rows;
  }
  CHECK(rows >= 30);
}

TEST_CASE("octal values: the work that is counted is the heaps looked at, and classes spare some of it") {
  for (const char* code : {"0.77", "0.137", "4.3", "0.07", "0.6", "0.37", "0.33", "0.26", "0.045"}) {
    INFO(code);
    OctalEngine engine(moves_of(code));
    const auto pairs = [&](std::uint64_t n) {
      std::uint64_t sum = 0;
      for (const std::uint64_t r : engine.moves().two) sum += n >= r + 2 ? (n - r) / 2 : 0;
      return sum;
    };
    ValueTable table;
    std::uint64_t plain = 0;
    std::uint64_t examined = 0;
    for (const std::size_t size : {1U, 2U, 10U, 256U, 4096U, 12'000U}) {
      Work work(UINT64_MAX);
      work.open_step(UINT64_MAX);
      for (std::size_t n = table.size(); n < size; ++n) plain += pairs(n) + 2;
      engine.grow(table, size - 1, work);
      examined += work.examined();
      if (size <= 256) REQUIRE(examined == plain);
      if (size > 256) REQUIRE(examined <= plain);
      REQUIRE(examined >= size);
    }
    if (engine.sparse()) {
      CHECK(examined < plain / 8);
      CHECK(examined > 2 * table.size());
    }
  }
}
