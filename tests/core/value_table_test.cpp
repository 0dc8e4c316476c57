#include "catch.hpp"

#include <nimber/period.hpp>
#include <nimber/value_table.hpp>

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

using namespace nimber;

TEST_CASE("a table of values gives back what it was given, at each width and across chunks") {
  std::mt19937 random(7);
  for (const std::uint32_t most : {200u, 60'000u, 3'000'000'000u}) {
    ValueTable table;
    std::vector<std::uint32_t> values;
    while (values.size() < 2 * ValueTable::chunk + 1000) {
      const std::uint32_t below = values.size() < 5000 ? 5 : most;
      if (random() % 8 == 0) {
        std::vector<std::uint8_t> some(random() % 3000);
        for (auto& v : some) v = static_cast<std::uint8_t>(random() % 200);
        const std::uint8_t largest = some.empty() ? std::uint8_t{0} : *std::max_element(some.begin(), some.end());
        table.append(some.data(), some.size(), largest);
        values.insert(values.end(), some.begin(), some.end());
      } else if (random() % 8 == 0 && !values.empty()) {
        const std::size_t period = 1 + random() % std::min<std::size_t>(values.size(), random() % 2 == 0 ? 40 : 4000);
        const std::size_t count = random() % 5000;
        table.repeat(period, count);
        for (std::size_t i = 0; i < count; ++i) values.push_back(values[values.size() - period]);
      } else {
        for (int i = 0; i < 500; ++i) {
          values.push_back(static_cast<std::uint32_t>(random() % below));
          table.push_back(values.back());
        }
      }
    }
    REQUIRE(table.size() == values.size());
    bool same = true;
    for (std::size_t n = 0; n < values.size(); ++n) same = same && table[n] == values[n];
    CHECK(same);
    for (const auto& [from, to] :
         {std::pair<std::size_t, std::size_t>{0, values.size()}, {ValueTable::chunk - 3, 2 * ValueTable::chunk + 5}, {7, 7}}) {
      std::vector<std::uint32_t> out(to - from);
      table.copy_out(from, out.size(), out.data());
      CHECK(std::equal(out.begin(), out.end(), values.begin() + static_cast<std::ptrdiff_t>(from)));
    }
    if (table.width() == 1) {
      bool beside = true;
      for (std::size_t n = ValueTable::chunk - 200; n < ValueTable::chunk + 200; ++n) {
        for (std::size_t i = 0; i < 64; ++i) beside = beside && table.bytes(n)[i] == values[n + i];
      }
      CHECK(beside);
    }
  }
}

TEST_CASE("periods found eight values at a time are those of the plain way") {
  std::mt19937 random(8);
  for (int round = 0; round < 600; ++round) {
    const std::size_t n = 1 + random() % 400;
    const std::size_t before = random() % 60;
    const std::size_t p = 1 + random() % 60;
    const std::uint32_t kinds = random() % 3 == 0 ? 300 : 1 + random() % 4;
    ValueTable table;
    std::vector<std::uint32_t> values;
    for (std::size_t i = 0; i < n; ++i) values.push_back(i < before + p ? static_cast<std::uint32_t>(random() % kinds) : values[i - p]);
    for (const auto v : values) table.push_back(v);
    for (const std::uint64_t k : {1u, 3u, 9u, 40u}) {
      const auto a = prove_subtraction_period(values, k);
      const auto b = prove_subtraction_period(table, k);
      REQUIRE(a.has_value() == b.has_value());
      if (a) CHECK((a->preperiod == b->preperiod && a->period == b->period));
      const auto c = prove_octal_period(values, k);
      const auto d = prove_octal_period(table, k);
      REQUIRE(c.has_value() == d.has_value());
      if (c) CHECK((c->preperiod == d->preperiod && c->period == d->period));
    }
  }
}
