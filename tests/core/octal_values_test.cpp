// The sparse way against the plain one, and the periods that it proves.
#include "catch.hpp"
#include "share.hpp"

#include <nimber/period.hpp>
#include "values/octal.hpp"
#include "values/period_proof.hpp"
#include "values/value_table.hpp"

#include <algorithm>
#include <bit>
#include <fstream>
#include <random>
#include <set>
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

/// The fewest of the heaps 1 ... n - 1 that some choice of digits makes rare: binary ones of the
/// value, alone or with the last one of the heap where every move that leaves two heaps takes an
/// even number, or every one an odd number.
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
        const std::size_t sum =
            static_cast<std::size_t>(std::popcount(table[m] & mask)) + (with_heap ? m : 0);
        rare += sum % 2 == (with_heap && all_odd ? 1u : 0u) ? 1 : 0;
      }
      fewest = std::min(fewest, rare);
    }
  }
  return fewest;
}

/// The mex of the options of heap table.size(), by nothing but the definition.
std::uint32_t mex_of_options(const OctalMoves& moves, const ValueTable& table) {
  const std::size_t n = table.size();
  std::vector<bool> seen(std::size_t{4} * table.largest() + 4, false);
  for (const std::size_t r : moves.whole) {
    if (r == n) seen[0] = true;
  }
  for (const std::size_t r : moves.one) {
    if (r < n) seen[table[n - r]] = true;
  }
  for (const std::size_t r : moves.two) {
    for (std::size_t a = 1; r + 2 * a <= n; ++a) {
      const std::size_t b = n - r - a;
      if (a < b || !moves.unequal) seen[table[a] ^ table[b]] = true;
    }
  }
  return static_cast<std::uint32_t>(std::find(seen.begin(), seen.end(), false) - seen.begin());
}

/// The pairs of heaps that the moves leave.
std::uint64_t pairs_of(const OctalMoves& moves, std::size_t n) {
  std::uint64_t pairs = 0;
  for (const std::size_t r : moves.two) {
    if (n >= r + 2) pairs += moves.unequal ? (n - r - 1) / 2 : (n - r) / 2;
  }
  return pairs;
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
  for (std::size_t i = 0; i < 48; i += plain::stride()) {
    std::string code = i < 16 ? known[i] : random() % 4 == 0 ? "4." : "0.";
    if (i >= 16) {
      const std::size_t digits = 1 + random() % 6;
      for (std::size_t d = 0; d < digits; ++d)
        code.push_back(static_cast<char>('0' + random() % 8));
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
  std::vector<std::string> rows;
  while (std::getline(file, line)) rows.push_back(line);
  CHECK(rows.size() >= 20);
  for (const std::string& row : plain::share_of(rows, 6)) {
    const std::size_t first = row.find(',');
    const std::size_t second = row.find(',', first + 1);
    const std::string code = row.substr(0, first);
    const std::uint64_t preperiod = std::stoull(row.substr(first + 1, second - first - 1));
    const std::uint64_t period = std::stoull(row.substr(second + 1));
    INFO(code);
    const auto found = proven(code, 5'000'000);
    REQUIRE(found);
    CHECK(found->preperiod == preperiod);
    CHECK(found->period == period);
  }
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
    engine.grow(table, static_cast<std::size_t>(2 * found->preperiod + 2 * found->period + 8),
                work);
    const auto classical = prove_octal_period(table, engine.moves().last);
    REQUIRE(classical);
    CHECK(classical->preperiod == found->preperiod);
    CHECK(classical->period == found->period);
  }
}

TEST_CASE("no period is proven too early") {
  // A sequence that repeats for long and then does not: 0.16 looks periodic with period 3 for
  // stretches.
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
    for (std::size_t place = 2 + random() % 2; i >= 28 && place < code.size(); place += 2)
      code[place] = "0123"[code[place] % 4];
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
      const auto rare =
          static_cast<std::size_t>(std::lower_bound(list.begin(), list.end(), n) - list.begin());
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

TEST_CASE(
    "octal periods are proven from as many values as Guy and Smith ask for, and from no fewer") {
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

TEST_CASE(
    "octal values: the work that is counted is the heaps looked at, and classes spare some of it") {
  for (const char* code :
       {"0.77", "0.137", "4.3", "0.07", "0.6", "0.37", "0.33", "0.26", "0.045"}) {
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

TEST_CASE("octal moves: where nothing is taken, only leaving two heaps is a move") {
  const OctalMoves moves = OctalMoves::of({7, 0, 3, 5, 0});
  CHECK(moves.whole == std::vector<std::uint32_t>{2, 3});
  CHECK(moves.one == std::vector<std::uint32_t>{2});
  CHECK(moves.two == std::vector<std::uint32_t>{0, 3});
  CHECK(moves.last == 3);
  CHECK(!moves.unequal);
}

TEST_CASE(
    "octal values by looking at all pairs: the mex of the options, whatever values are in the "
    "table") {
  std::mt19937 random(40);
  for (int round = 0; round < 400; ++round) {
    const OctalMoves moves =
        round % 5 == 0 ? OctalMoves::grundy() : moves_of(random_code(random, 6));
    // All zeros, values of one byte, and of two.
    const std::uint32_t most =
        round < 10 ? 0
                   : (std::uint32_t{1} << random() % 11) - static_cast<std::uint32_t>(random() % 2);
    ValueTable table;
    table.push_back(0);
    for (std::size_t size = 1 + random() % 60; table.size() < size;)
      table.push_back(static_cast<std::uint32_t>(random() % (most + 1)));
    std::uint64_t looked = 5;
    REQUIRE(plain_octal_value(moves, table, looked) == mex_of_options(moves, table));
    REQUIRE(looked == 5 + pairs_of(moves, table.size()) + 1);
  }
}

TEST_CASE(
    "octal values, sparse or not: the mex of the options, whatever values stand before them") {
  std::mt19937 random(41);
  int sparse = 0;
  for (int round = 0; round < 600; ++round) {
    INFO(round);
    OctalMoves moves = OctalMoves::grundy();
    if (round % 3 == 1) moves = moves_of(random_code(random, 6));
    if (round % 3 == 2) {
      // So many stones are taken that hardly any, or none, are left.
      for (int i = 0; i < 3; ++i) {
        auto& list = i == 0 ? moves.whole : i == 1 ? moves.one : moves.two;
        list.clear();
        std::set<std::uint32_t> numbers;
        for (int count = 0; count < 4; ++count)
          numbers.insert(200 + static_cast<std::uint32_t>(random() % 200));
        list.assign(numbers.begin(), numbers.end());
        moves.last = std::max(moves.last, list.back());
      }
      moves.unequal = false;
    }
    // Nearly all values have an odd number of binary ones, in some rounds with the heap's own last
    // digit.
    const std::uint32_t values = std::uint32_t{1} << (1 + random() % 8);
    const bool with_heap = random() % 4 == 0;
    const std::uint64_t few = 8 + random() % 60;
    // In some rounds heaps of the first half are worth others than those of the second: no two
    // equal ones are left there.
    const bool halves = random() % 3 == 0;
    ValueTable table;
    table.push_back(0);
    const std::size_t size = 256 + random() % (round % 3 == 2 ? 60 : 300);
    while (table.size() < size) {
      const std::size_t n = table.size();
      std::uint32_t v = static_cast<std::uint32_t>(random() % values);
      if (halves) v = v / 4 * 4 + (n < size / 2 ? 0 : 2) + v % 2;
      const bool odd = std::popcount(v) % 2 != 0;
      if (odd == (with_heap && n % 2 != 0) && random() % few != 0) v ^= 1;
      table.push_back(v);
    }
    ValueTable before;
    while (before.size() < size) before.push_back(table[before.size()]);
    OctalEngine engine(moves);
    grow(engine, table, size + 100);
    sparse += engine.sparse() ? 1 : 0;
    while (before.size() < table.size()) {
      const std::uint32_t wanted = mex_of_options(moves, before);
      if (table[before.size()] != wanted) FAIL(before.size() << " after " << size);
      before.push_back(wanted);
    }
  }
  CHECK(sparse > 300);
}

TEST_CASE("octal values: where every value of a byte is an option the next one is 256") {
  std::mt19937 random(42);
  ValueTable table;
  table.push_back(0);
  // Rare heaps enough for each of the common values to be left beside one of them.
  while (table.size() < 12'000) {
    const auto v = static_cast<std::uint32_t>(random() % 256);
    table.push_back(std::popcount(v) % 2 == 0 && random() % 9 != 0 ? v ^ 1 : v);
  }
  ValueTable before;
  for (std::size_t n = 0; n < table.size(); ++n) before.push_back(table[n]);
  OctalEngine engine(moves_of("0.07"));
  grow(engine, table, 12'010);
  while (before.size() < table.size()) {
    const std::uint32_t wanted = mex_of_options(engine.moves(), before);
    CHECK(table[before.size()] == wanted);
    before.push_back(wanted);
  }
  CHECK(table[12'000] == 256);
}

TEST_CASE("octal values past the end of one piece of memory, where single pairs decide") {
  constexpr std::size_t chunk = ValueTable::chunk;
  constexpr std::size_t size = 2 * chunk + 1000;
  std::mt19937 random(44);
  for (const bool by_classes : {true, false}) {
    // Values 1, or 0 and 1 in any order, so that no classes are found.
    std::vector<std::uint8_t> values(size, 1);
    for (std::uint8_t& v : values) v = by_classes ? 1 : static_cast<std::uint8_t>(random() % 2);
    values[0] = 0;
    // With classes: heaps worth 0, 3, 5, 6 and 9 leave 1, 2, 4, 7 and 8 beside one of 1, and two of
    // 1 leave 0.
    const std::uint8_t rare[] = {0, 3, 5, 6, 9};
    for (std::size_t i = 0; i < 5 && by_classes; ++i) values[200'000 + 1000 * i] = rare[i];
    // Each of the values still missing below the next one is left by one pair of heaps.
    const std::uint8_t one[] = {16, 32, 64, 128, 8};
    const std::uint8_t missing[] = {3, 5, 6, 9, 10};
    const std::size_t places[] = {chunk - 1, chunk, 2 * chunk - 1, 2 * chunk - 2, chunk + 1};
    for (std::size_t i = 0; i < 5; ++i) {
      values[places[i]] = one[i];
      values[size - 2 - places[i]] =
          static_cast<std::uint8_t>(one[i] ^ (by_classes ? missing[i] : 2 + i));
    }
    ValueTable table;
    table.append(values.data(), size, 255);
    ValueTable before;
    before.append(values.data(), size, 255);
    OctalEngine engine(moves_of("0.04"));
    grow(engine, table, size);
    CHECK(engine.sparse() == by_classes);
    REQUIRE(table[size] == (by_classes ? 11 : 7));
    for (int i = 0; i < 3 && before.size() < table.size(); ++i) {
      const std::uint32_t wanted = mex_of_options(engine.moves(), before);
      CHECK(table[before.size()] == wanted);
      before.push_back(wanted);
    }
  }
}

TEST_CASE(
    "octal periods by the shorter certificate: what the theorem asks for, by the definition") {
  // docs/theorems.md, "A period of a sparse octal game"; each row: preperiod and period, as in the
  // literature.
  struct Known {
    const char* code;
    std::size_t preperiod, period;
  };
  for (const Known& known : {Known{"0.156", 3479, 349}, Known{"0.16", 105'351, 149'459}}) {
    INFO(known.code);
    OctalEngine engine(moves_of(known.code));
    ValueTable table;
    std::optional<Period> found;
    const std::size_t step = known.period / 300;
    while (!found && table.size() < 2 * (known.preperiod + known.period)) {
      grow(engine, table, table.size() + step);
      if (table.size() > known.preperiod + known.period) found = engine.prove(table);
    }
    REQUIRE(found);
    CHECK(found->preperiod == known.preperiod);
    CHECK(found->period == known.period);
    REQUIRE(engine.sparse());
    // Values below g(n) that are common are left beside a rare heap, the others beside one that
    // reaches no farther than W.
    const OctalMoves& moves = engine.moves();
    const std::size_t first = table.size() - known.period;
    std::size_t reach = moves.last + engine.rare().back();
    for (std::size_t n = first; n < table.size(); ++n) {
      std::vector<bool> seen(256, false);
      for (const std::size_t r : moves.one) seen[table[n - r]] = true;
      std::uint32_t left = 0;
      for (std::uint32_t v = 0; v < table[n]; ++v) left += seen[v] ? 0 : 1;
      for (std::size_t x = 1; left > 0; ++x) {
        for (const std::size_t r : moves.two) {
          const std::uint32_t v = table[x] ^ table[n - r - x];
          if (v >= table[n] || seen[v]) continue;
          seen[v] = true;
          --left;
          reach = std::max(reach, x + r);
        }
      }
    }
    CHECK(first >= reach + known.preperiod);
    // Sooner than by Guy and Smith's bound.
    CHECK(table.size() < 2 * known.preperiod + 2 * known.period + moves.last);
  }
}

TEST_CASE(
    "octal periods: the shorter certificate counts on heaps only whose witnesses the engine has "
    "seen") {
  ValueTable table;
  {
    OctalEngine engine(moves_of("0.156"));
    while (table.size() < 4400) grow(engine, table, table.size());
  }
  const std::size_t size = table.size();
  REQUIRE(size < 4500);
  // It finds the values in the table and does not know how far the witnesses of these heaps reach.
  OctalEngine engine(moves_of("0.156"));
  while (table.size() < size + 349) {
    CHECK(!engine.prove(table));
    grow(engine, table, table.size());
  }
  const auto found = engine.prove(table);
  REQUIRE(found);
  CHECK(found->preperiod == 3479);
  CHECK(found->period == 349);
}
