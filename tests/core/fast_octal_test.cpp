// The sparse way against the plain one, and the periods that it proves.
#include "catch.hpp"

#include <nimber/fast_octal.hpp>
#include <nimber/period.hpp>

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
