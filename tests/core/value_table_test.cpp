#include "catch.hpp"

#include <nimber/packed_values.hpp>
#include <nimber/period.hpp>
#include "values/period_proof.hpp"
#include "values/value_table.hpp"

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

using namespace nimber;

namespace {

std::vector<std::uint32_t> stretch(const ValueTable& table, std::size_t from, std::size_t count) {
  PackedValues packed = room_for(count, table.width());
  table.copy_out(from, count, packed.bytes.data());
  std::vector<std::uint32_t> values(count);
  for (std::size_t i = 0; i < count; ++i) values[i] = packed[i];
  return values;
}

}  // namespace

TEST_CASE("a table of values gives back what it was given, at each width and across chunks") {
  std::mt19937 random(7);
  for (const std::uint32_t most : {200u, 60'000u, 3'000'000'000u}) {
    ValueTable table;
    std::vector<std::uint32_t> values;
    while (values.size() < 2 * ValueTable::chunk + 1000) {
      // One byte, two, and four.
      const std::uint32_t below = values.size() < 5000     ? 5
                                  : values.size() < 50'000 ? std::min(most, 60'000u)
                                                           : most;
      if (random() % 8 == 0) {
        std::vector<std::uint8_t> some(random() % 3000);
        for (auto& v : some) v = static_cast<std::uint8_t>(random() % 200);
        const std::uint8_t largest =
            some.empty() ? std::uint8_t{0} : *std::max_element(some.begin(), some.end());
        table.append(some.data(), some.size(), largest);
        values.insert(values.end(), some.begin(), some.end());
      } else if (random() % 8 == 0 && !values.empty()) {
        const std::size_t period =
            1 + random() % std::min<std::size_t>(values.size(), random() % 2 == 0 ? 40 : 4000);
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
    for (const auto& [from, to] : {std::pair<std::size_t, std::size_t>{0, values.size()},
                                   {ValueTable::chunk - 3, 2 * ValueTable::chunk + 5},
                                   {7, 7}}) {
      const auto out = stretch(table, from, to - from);
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

TEST_CASE("how far values equal those before them, at each width, beside chunks and at the end") {
  constexpr std::size_t chunk = ValueTable::chunk;
  std::mt19937 random(29);
  // Faults beside the first chunk's end, and none, so that what is equal goes across it.
  const std::vector<std::size_t> faults[] = {
      {3, chunk - 3000, chunk - 65, chunk - 1, chunk + 63, chunk + 200, chunk + 2900, chunk + 5990},
      {3, chunk - 3000, chunk + 2900, chunk + 5990}};
  for (int round = 0; round < 4; ++round) {
    const std::uint32_t largest = round == 2 ? 60'000 : round == 3 ? 3'000'000'000 : 200;
    ValueTable table;
    std::vector<std::uint32_t> values;
    // Seven values over and over, and now and then one that isn't.
    for (std::size_t i = 0; i < chunk + 6000; ++i)
      values.push_back(i % 7 == 6 ? largest : static_cast<std::uint32_t>(i % 7));
    for (const std::size_t at : faults[round % 2]) values[at] = 9;
    for (const std::uint32_t v : values) table.push_back(v);
    bool after = true;
    bool before = true;
    for (int i = 0; i < 20'000; ++i) {
      const std::size_t shift = random() % 8 == 0 ? 1 + random() % 100 : 7 * (1 + random() % 500);
      const std::size_t places[] = {shift + random() % 3000, chunk - 400 + random() % 800,
                                    chunk + random() % 4000, values.size() - random() % 200,
                                    chunk + shift - 70 + random() % 140};
      const std::size_t n = std::min(std::max(places[random() % 5], shift), values.size());
      const std::size_t mosts[] = {
          0, 1, 63, 64, 65, 127, 128, 129, random() % 200, random() % 3000, values.size()};
      const std::size_t most = std::min<std::size_t>(mosts[random() % 11], 4000);
      std::size_t same = 0;
      while (same < most && n + same < values.size() &&
             values[n + same] == values[n + same - shift])
        ++same;
      after = after && table.same_after(n, shift, most) == same;
      same = 0;
      while (same < most && same + shift < n &&
             values[n - 1 - same] == values[n - 1 - same - shift])
        ++same;
      before = before && table.same_before(n, shift, most) == same;
    }
    CHECK(after);
    CHECK(before);
    CHECK(table.same_after(values.size() + 1, 7, 100) == 0);
    CHECK(table.same_before(5, 7, 100) == 0);
    bool copied = true;
    for (int i = 0; i < 300; ++i) {
      const std::size_t from = random() % 2 == 0 ? chunk - random() % 300 : random() % chunk;
      const auto out = stretch(table, from, random() % 600);
      copied = copied && std::equal(out.begin(), out.end(),
                                    values.begin() + static_cast<std::ptrdiff_t>(from));
    }
    CHECK(copied);
  }
}

TEST_CASE("how far values equal those before them where all are the same but one") {
  // The one is met first among the values themselves, or among those before them, after some blocks
  // of 64.
  for (const std::size_t at : {100U, 300U}) {
    ValueTable table;
    for (std::size_t i = 0; i < 1000; ++i) table.push_back(i == at ? 5 : 0);
    for (const std::size_t shift : {50U, 250U}) {
      for (std::size_t n = shift; n <= 1000; n += 5) {
        std::size_t same = 0;
        while (same + shift < n && table[n - 1 - same] == table[n - 1 - same - shift]) ++same;
        REQUIRE(table.same_before(n, shift, 1000) == same);
        same = 0;
        while (n + same < 1000 && table[n + same] == table[n + same - shift]) ++same;
        REQUIRE(table.same_after(n, shift, 1000) == same);
      }
    }
  }
}

TEST_CASE(
    "a table holds no more memory than twice its values, and can be read on past every place") {
  constexpr std::size_t chunk = ValueTable::chunk;
  for (const std::uint32_t largest : {1u, 255u, 256u, 65'535u, 65'536u}) {
    for (const std::size_t early :
         {std::size_t{0}, std::size_t{255}, std::size_t{256}, std::size_t{257}, chunk - 1, chunk,
          chunk + 1, 2 * chunk + 127}) {
      ValueTable table;
      CHECK(table.memory() == 0);
      // The first large value widens all that is there.
      std::size_t room = 0;
      std::vector<std::uint8_t> some(5000, 1);
      while (table.size() < early)
        table.append(some.data(), std::min(some.size(), early - table.size()), 1);
      table.push_back(largest);
      CHECK(table.largest() == largest);
      CHECK(table.back() == largest);
      CHECK(table.width() == (largest < 256 ? 1u : largest < 65'536 ? 2u : 4u));
      for (const std::size_t more : {std::size_t{1}, std::size_t{254}, std::size_t{5000}, chunk}) {
        table.repeat(1, more);
        const std::size_t chunks = table.size() / chunk + 1;
        room = (2 * std::max<std::size_t>(table.size(), 256) + chunks * ValueTable::overlap) *
               table.width();
        CHECK(table.memory() <= room);
        CHECK(table.memory() >= table.size() * table.width());
      }
      bool right = table[early] == largest && table[table.size() - 1] == largest &&
                   (early == 0 || (table[0] == 1 && table[early - 1] == 1));
      for (std::size_t n = early; n < table.size(); n += 101) right = right && table[n] == largest;
      CHECK(right);
    }
  }
}

TEST_CASE(
    "the memory of a table is what its values have room in, and the copies behind each chunk") {
  constexpr std::size_t chunk = ValueTable::chunk;
  constexpr std::size_t overlap = ValueTable::overlap;
  const std::vector<std::uint8_t> some(2 * chunk + 10, 3);
  // The room doubles from 256 on, until it is a chunk.
  for (const auto& [count, room] : {std::pair<std::size_t, std::size_t>{256, 256},
                                    {257, 512},
                                    {512, 512},
                                    {513, 1024},
                                    {chunk, chunk}}) {
    ValueTable table;
    table.append(some.data(), count, 3);
    CHECK(table.memory() == room + overlap);
  }
  // All at once.
  ValueTable table;
  table.append(some.data(), some.size(), 3);
  CHECK(table.memory() == 3 * (chunk + overlap));
  REQUIRE(table.size() == some.size());
  CHECK((table[0] == 3 && table[chunk] == 3 && table[2 * chunk] == 3 && table.back() == 3));
  table.push_back(300);
  CHECK(table.memory() == 6 * (chunk + overlap));
  CHECK((table[0] == 3 && table[chunk] == 3 && table[2 * chunk] == 3 && table.back() == 300));
}

TEST_CASE("how far values equal those before them through whole chunks") {
  constexpr std::size_t chunk = ValueTable::chunk;
  constexpr std::size_t fault = 2 * chunk + 3000;
  ValueTable table;
  for (std::uint32_t i = 0; i < 7; ++i) table.push_back(i);
  table.repeat(7, fault - 7);
  table.push_back(9);
  table.repeat(7, 1000);
  for (const std::size_t shift :
       {std::size_t{7}, std::size_t{7000}, chunk / 7 * 7, std::size_t{700'000}}) {
    for (const std::size_t n :
         {shift, shift + 1, shift + 300'000, chunk - 100, chunk + 50, 2 * chunk - 1}) {
      if (n < shift) continue;
      CHECK(table.same_after(n, shift, SIZE_MAX) == fault - n);
      CHECK(table.same_before(n, shift, SIZE_MAX) == n - shift);
    }
  }
}

TEST_CASE("values repeat at any period, pieces and chunks of it at a time") {
  constexpr std::size_t chunk = ValueTable::chunk;
  constexpr std::size_t piece = std::size_t{1} << 14;
  std::mt19937 random(30);
  for (const std::uint32_t kinds : {250u, 1000u}) {
    for (const std::size_t period :
         {std::size_t{1}, std::size_t{2}, std::size_t{7}, std::size_t{255}, std::size_t{256},
          piece - 1, piece, piece + 1, 3 * piece + 5}) {
      ValueTable table;
      std::vector<std::uint32_t> values;
      while (values.size() < period + 3)
        values.push_back(static_cast<std::uint32_t>(random() % kinds));
      for (const std::uint32_t v : values) table.push_back(v);
      for (const std::size_t count : {std::size_t{0}, std::size_t{1}, period - 1, period,
                                      period + 1, std::size_t{40'000}, chunk + 10}) {
        table.repeat(period, count);
        for (std::size_t i = 0; i < count; ++i) values.push_back(values[values.size() - period]);
      }
      REQUIRE(table.size() == values.size());
      CHECK(stretch(table, 0, values.size()) == values);
      bool beside = true;
      for (std::size_t n = chunk - 130; table.width() == 1 && n < chunk; ++n) {
        for (std::size_t i = 0; i < ValueTable::overlap; ++i)
          beside = beside && table.bytes(n)[i] == values[n + i];
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
    for (std::size_t i = 0; i < n; ++i)
      values.push_back(i < before + p ? static_cast<std::uint32_t>(random() % kinds)
                                      : values[i - p]);
    for (const auto v : values) table.push_back(v);
    for (const std::uint64_t k : {1u, 3u, 8u, 9u, 40u}) {
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

TEST_CASE("periods are found across chunks of a table") {
  constexpr std::size_t chunk = ValueTable::chunk;
  std::mt19937 random(33);
  std::vector<std::uint32_t> values;
  while (values.size() < chunk + 3000) values.push_back(static_cast<std::uint32_t>(random() % 4));
  // The last 64 values stand once more, near the chunk's beginning.
  for (const std::size_t p :
       {2936u, 2937u, 2943u, 2990u, 2999u, 3000u, 3001u, 3007u, 3008u, 3100u}) {
    for (std::size_t i = 1; i <= 64; ++i)
      values[values.size() - i] = static_cast<std::uint32_t>(random() % 4);
    for (std::size_t i = 64; i > 0; --i) values[values.size() - i] = values[values.size() - i - p];
    ValueTable table;
    for (const std::uint32_t v : values) table.push_back(v);
    const auto fast = prove_subtraction_period(table, 60);
    INFO(p);
    REQUIRE(fast);
    CHECK(fast->period == p);
    std::size_t from = values.size() - p;
    while (values[from - 1] == values[from - 1 + p]) --from;
    CHECK(fast->preperiod == from);
  }
}
