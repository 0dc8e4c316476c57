// Unknowns: not only which numbers lose, but that they are told as shortly as can be, and true far
// out.
#include "catch.hpp"
#include "plain.hpp"

#include "laws/unknown.hpp"

#include <algorithm>
#include <random>

using namespace nimber;

namespace {

Solution solve(const std::string& text, std::uint64_t numbers = 60, std::uint64_t values = 100'000,
               std::uint64_t limit = default_limit) {
  Solve work(text, numbers, values, limit);
  std::uint64_t examined = 0;
  for (;;) {
    const Progress progress = work.step(50);
    REQUIRE(progress.examined >= examined);
    REQUIRE(progress.examined < 100'000'000);
    examined = progress.examined;
    if (progress.done) break;
    REQUIRE(progress.fraction <= 1);
  }
  REQUIRE(work.step(50).fraction == 1);
  REQUIRE(work.result());
  return *work.result();
}

/// With that number in place of the unknown: is the player to move lost? None where it is no
/// position.
std::optional<bool> lost(const Solution& s, std::uint64_t number) {
  const auto position = read_position(s.before + std::to_string(number) + s.after);
  if (!position) return std::nullopt;
  const auto result = analyze(*position);
  REQUIRE(result);
  return !result->player_to_move_wins();
}

/// Ascending, no two of them one, all within from ... to.
bool in_order(const std::vector<Range>& ranges, std::uint64_t from, std::uint64_t to) {
  for (std::size_t i = 0; i < ranges.size(); ++i) {
    if (ranges[i].first > ranges[i].last || ranges[i].first < from || ranges[i].last > to)
      return false;
    if (i > 0 && ranges[i].first <= ranges[i - 1].last + 1) return false;
  }
  return true;
}

Solution check_shape(const std::string& text) {
  INFO(text);
  const Solution s = solve(text);
  REQUIRE(s.proven);
  REQUIRE(s.checked_to == max_integer);
  REQUIRE(s.unsettled.empty());
  REQUIRE((s.period == 0) == s.repeating.empty());
  if (s.period == 0) REQUIRE(s.preperiod == 0);
  REQUIRE(in_order(s.losing, 0, s.period == 0 ? max_integer : s.preperiod - 1));
  REQUIRE(in_order(s.repeating, s.preperiod, s.preperiod + s.period - 1));
  const std::uint64_t to = s.preperiod + 3 * s.period + 40;
  std::vector<bool> loses;
  for (std::uint64_t n = 0; n <= to; ++n) {
    INFO(n);
    const auto told = s.loses(n);
    const auto is = lost(s, n);
    if (!is) {
      REQUIRE(!told.value_or(false));
      return s;
    }
    REQUIRE(told == is);
    loses.push_back(*is);
  }
  if (s.period == 0) return s;
  // Both numbers are the smallest.
  if (s.preperiod > 0) REQUIRE(loses[s.preperiod - 1] != loses[s.preperiod - 1 + s.period]);
  for (std::uint64_t d = 1; d < s.period; ++d) {
    bool same = true;
    for (std::uint64_t n = s.preperiod; n + d <= to; ++n) same = same && loses[n] == loses[n + d];
    REQUIRE(!same);
  }
  return s;
}

}  // namespace

TEST_CASE("unknown heaps: what loses is told as shortly as can be") {
  for (const char* rule : {"take/2,4,7", "take/1,3,4", "take/2..5", "take/3", "take/odd",
                           "take/pow2", "octal/0.54", "octal/0.31", "octal/0.34", "octal/0.52",
                           "octal/0.02", "octal/0.0", "take/even", "take/3..", "lasker", "nim"}) {
    for (int k = 0; k <= 9; ++k) {
      check_shape(std::string(rule) + ":?," + std::to_string(k));
      check_shape(std::string(rule) + ":" + std::to_string(k) + ",2,?+nim:3,1");
      // Misère play, where values and heaps of one kind decide it.
      if (plain::rule(rule)->theory().tame()) {
        check_shape(std::string(rule) + ":?," + std::to_string(k) + "~misere");
        check_shape(std::string(rule) + ":5,3,?," + std::to_string(k) + "+nim:3,1~misere");
      }
    }
  }
  // Where the lost numbers repeat sooner than the values do.
  std::mt19937 random(32);
  for (int i = 0; i < 80; ++i) {
    std::string text = i % 2 == 0 ? "take/" : "octal/0.";
    for (std::size_t count = 2 + random() % 2; count > 0; --count) {
      text += i % 2 == 0 ? std::to_string(1 + random() % 9) + (count > 1 ? "," : "")
                         : std::string(1, "01231357"[random() % 8]);
    }
    for (const char* k : {":?", ":?,1", ":2,?", ":?,3"}) check_shape(text + k);
  }
  // More stretches than are kept: told as far as they go.
  for (const std::uint64_t end : {20'000U, 20'002U, 30'000U}) {
    const Solution many = solve("take/1," + std::to_string(end) + ":?", 50'000);
    CHECK(many.proven == (end == 20'000));
    CHECK(many.losing.size() + many.repeating.size() == Solve::max_ranges);
    if (!many.proven) CHECK(many.checked_to == 19'999);
    CHECK(many.loses(19'998) == true);
    CHECK(many.loses(19'997) == false);
    CHECK(many.loses(19'999) == false);
    if (!many.proven) CHECK(!many.loses(20'000));
  }
}

TEST_CASE("unknown heaps: huge ones are told where they are numbers that can be written") {
  for (const char* text : {"nim:?,1000000000000000000", "lasker:1000000000000000000,?",
                           "take/3..:?,999999999999999999", "take/even:?,999999999999999999",
                           "nim:?,999999999999999999,5", "lasker:?,999999999999999997",
                           "take/3..:?,1000000000000000000"}) {
    INFO(text);
    const Solution s = solve(text);
    REQUIRE(s.proven);
    REQUIRE(!s.losing.empty());
    for (const Range& range : s.losing) {
      REQUIRE(lost(s, range.first) == true);
      REQUIRE(lost(s, range.last) == true);
      if (range.first > 0) REQUIRE(lost(s, range.first - 1) == false);
      if (range.last < max_integer) REQUIRE(lost(s, range.last + 1) == false);
      REQUIRE(s.loses(range.last) == true);
      REQUIRE(s.loses(range.last + 1) == false);
    }
  }
  CHECK(solve("nim:?,1000000000000000000,1").losing.empty());
  // Their value would be 10^18: heaps three times as large.
  CHECK(solve("take/3..:?+nim:1000000000000000000").losing.empty());
  CHECK(solve("take/3..:?+nim:333333333333333333").losing ==
        std::vector<Range>{{999'999'999'999'999'999, max_integer}});
}

TEST_CASE("unknown heaps: the largest number that an interval's formula can give") {
  const std::uint64_t million = 1'000'000;
  CHECK(solve("take/1000000..:?+nim:1000000000000", 60, 1000).losing ==
        std::vector<Range>{{max_integer, max_integer}});
  CHECK(solve("take/1000000..:?+nim:999999999999", 60, 1000).losing ==
        std::vector<Range>{{max_integer - million, max_integer - 1}});
  CHECK(solve("take/1000000..:?+nim:1000000000001", 60, 1000).losing.empty());
  // 1,844,674,407,371 times 10^7 is a little more than 2^64.
  CHECK(solve("take/10000000..:?+nim:1844674407371", 60, 1000).losing.empty());
}

TEST_CASE("unknown heaps: intervals longer than any table, from the formula") {
  const std::uint64_t values = 1000;
  for (const char* rule :
       {"take/1..5000", "take/3..5000", "take/5000", "take/4999..5001", "take/5000.."}) {
    for (const char* others : {":?", ":?,1", ":7,?", ":?,4999", ":?,5000", ":?,5001", ":?,10000",
                               ":?+nim:1", ":?+nim:2", ":?+nim:1666", ":?+nim:1667", ":?+nim:5001",
                               ":?~misere", ":?,1~misere", ":?+nim:2~misere", ":?+nim:1~misere"}) {
      const std::string text = std::string(rule) + others;
      if (text.find("~misere") != std::string::npos && !plain::rule(rule)->theory().tame())
        continue;
      INFO(text);
      const Solution s = solve(text, 60, values);
      REQUIRE(s.proven);
      REQUIRE(s.checked_to == max_integer);
      REQUIRE(in_order(s.losing, 0, max_integer));
      REQUIRE(in_order(s.repeating, 0, s.period == 0 ? 0 : s.period - 1));
      std::vector<std::uint64_t> numbers = {0, 1, 2, 3, 6, 7, 4995, 5001, max_integer};
      for (const std::uint64_t edge :
           {4999U, 5000U, 5001U, 5003U, 10'000U, 9'998U, 10'002U, 15'000U, 20'000U, 25'005'000U}) {
        for (std::uint64_t n = edge - 3; n <= edge + 3; ++n) numbers.push_back(n);
      }
      for (const auto& ranges : {s.losing, s.repeating}) {
        for (const Range& range : ranges) {
          for (const std::uint64_t n :
               {range.first, range.last, range.last + 1, range.first + 2 * s.period})
            numbers.push_back(n);
          if (range.first > 0) numbers.push_back(range.first - 1);
        }
      }
      for (const std::uint64_t n : numbers) {
        INFO(n);
        if (n <= max_integer) REQUIRE(s.loses(n) == lost(s, n));
      }
    }
  }
}

TEST_CASE("unknowns one by one: what is no position, what is not settled, and the end of a range") {
  for (int heap = 0; heap <= 14; ++heap) {
    for (const char* before : {"take/1..", "take/2..", "take/1,3.."}) {
      const std::string text = before + std::string("?:") + std::to_string(heap);
      INFO(text);
      const Solution s = solve(text);
      REQUIRE(s.proven == (std::string(before) == "take/1.."));
      REQUIRE(in_order(s.losing, 0, s.period == 0 ? 60 : s.preperiod - 1));
      REQUIRE(s.period <= 1);
      for (std::uint64_t n = 0; n <= 40; ++n) {
        INFO(n);
        const auto is = lost(s, n);
        if (is) REQUIRE(s.loses(n) == is);
        if (!is && n < static_cast<std::uint64_t>(std::max(heap, 1))) REQUIRE(!s.loses(n));
      }
    }
  }
  // More heaps than one: two equal ones are lost whatever the end is.
  for (int a = 0; a <= 6; ++a) {
    for (int b = 0; b <= 6; ++b) {
      const std::string text = "take/1..?:" + std::to_string(a) + "," + std::to_string(b);
      INFO(text);
      const Solution s = solve(text);
      REQUIRE(s.proven);
      REQUIRE(in_order(s.losing, 0, s.period == 0 ? 60 : s.preperiod - 1));
      for (std::uint64_t n = 0; n <= 40; ++n) {
        if (const auto is = lost(s, n)) REQUIRE(s.loses(n) == is);
      }
    }
  }
  // Not in a sum, and not where it is an end below a heap that is far too large.
  CHECK(!solve("take/1..?:5+nim:2").proven);
  CHECK(!solve("take/1..?:6000", 60).proven);
  CHECK(solve("take/1..?:5999", 60).proven);

  const Solution strip = solve("strip:?,2,5", 12);
  CHECK(!strip.proven);
  CHECK(strip.checked_to == 12);
  CHECK(in_order(strip.losing, 1, 12));
  CHECK(strip.illegal == std::vector<Range>{{0, 0}, {2, 2}, {5, 5}});
  CHECK(!strip.loses(2));
  CHECK(!strip.loses(13));
  for (const std::uint64_t n : {1U, 3U, 4U, 6U, 7U, 8U, 9U, 10U, 11U, 12U})
    CHECK(strip.loses(n) == lost(strip, n));

  // One that is a position is enough: here neither the first nor the last is.
  CHECK(solve("strip:?,60").illegal == std::vector<Range>{{0, 0}, {60, 60}});
  // A step ends where its budget does.
  Solve slow("strip:?,2,5", 1000);
  const Progress first = slow.step(1);
  CHECK(!first.done);
  CHECK(first.fraction < 0.01);
  CHECK(slow.step(100).fraction < 0.5);
  Solve illegal("take/60..?:5", 100);
  CHECK(illegal.step(1).fraction < 0.02);
  // And its numbers where they do.
  Solve quick("strip:?,2,5", 12);
  CHECK(quick.step(1'000'000).done);
  CHECK(in_order(quick.result()->losing, 1, 12));
  const Solution ones = solve("take/1,30000:?", 30'000, 25'000);
  CHECK(ones.losing.size() == Solve::max_ranges);
  CHECK(ones.checked_to == 19'999);

  // Each number has as many options as this at least: heaps that need more are not settled, the
  // others are.
  const Solution dawson = solve("octal/0.07:9,?~misere", 70, 100'000, 5'000'000);
  CHECK(!dawson.proven);
  CHECK(dawson.checked_to == 70);
  CHECK(!dawson.unsettled.empty());
  CHECK(dawson.unsettled.front().first > 12);
  CHECK(dawson.unsettled.back().last == 70);
  for (std::uint64_t n = 0; n <= 12; ++n) CHECK(dawson.loses(n) == lost(dawson, n));
  CHECK(!dawson.loses(70));
  // With a period that is not found among so few values: as far as the table goes, or as was asked.
  for (const std::uint64_t values : {20u, 60u, 61u, 62u, 90u}) {
    const Solution table = solve("octal/0.77:4,?", 60, values);
    CHECK(!table.proven);
    CHECK(table.checked_to == std::min<std::uint64_t>(60, values - 1));
    for (std::uint64_t n = 0; n <= table.checked_to; ++n) CHECK(table.loses(n) == lost(table, n));
    CHECK(!table.loses(table.checked_to + 1));
    CHECK(in_order(table.losing, 0, table.checked_to));
  }
}

TEST_CASE("unknowns: a larger limit is not spent where it answers nothing more") {
  const auto run = [](const std::string& text, std::uint64_t limit) {
    Solve work(text, 1000, 1'000'000, limit);
    std::uint64_t examined = 0;
    for (bool done = false; !done;) {
      const Progress progress = work.step(1'000'000);
      examined = progress.examined;
      done = progress.done;
    }
    REQUIRE(work.result());
    return std::pair(*work.result(), examined);
  };
  // No theorem proves a period of Grundy's game: the values of the numbers that are told are
  // enough.
  const auto [little, cheap] = run("grundy:5,?", 50'000'000);
  const auto [much, dear] = run("grundy:5,?", 2'000'000'000);
  CHECK(much.losing == little.losing);
  CHECK(much.checked_to == 1000);
  // (The second finds the first one's table.)
  CHECK(dear <= cheap);
  // Searched positions grow with the number: after many that were not settled no more are tried.
  const auto [searched, spent] = run("octal/0.07:9,?~misere", 5'000'000);
  REQUIRE(!searched.unsettled.empty());
  CHECK(searched.unsettled.back().last == 1000);
  CHECK(searched.checked_to == 1000);
  CHECK(spent < 5'000'000);
}

TEST_CASE("unknown heaps: within any limit, what is told of a number is true") {
  for (const char* text :
       {"octal/0.77:?", "octal/0.77:?,3", "take/1,3,4:?,1", "take/prime:?", "grundy:4,?"}) {
    for (const std::uint64_t limit : {0U, 1U, 3U, 100U, 300U, 1000U, 10'000U}) {
      INFO(text << " within " << limit);
      const Solution s = solve(text, 30, 100'000, limit);
      for (std::uint64_t n = 0; n <= 40; ++n) {
        if (const auto told = s.loses(n)) REQUIRE(told == lost(s, n));
      }
      CHECK(s.loses(0) == lost(s, 0));
    }
  }
  // Among no values at all, too.
  CHECK(solve("octal/0.77:?,1", 5, 0).loses(1) == true);
}

TEST_CASE("the other heap of a lost pair of Wythoff's game, both conventions") {
  for (const bool misere : {false, true}) {
    for (std::uint64_t heap = 0; heap <= 60; ++heap) {
      for (const bool first : {false, true}) {
        const std::string text =
            "wythoff:" + (first ? "?," + std::to_string(heap) : std::to_string(heap) + ",?") +
            (misere ? "~misere" : "");
        INFO(text);
        const Solution s = solve(text);
        REQUIRE(s.proven);
        REQUIRE(s.losing.size() == 1);
        REQUIRE(s.losing[0].first == s.losing[0].last);
        for (std::uint64_t n = 0; n <= 110; ++n) REQUIRE(s.loses(n) == lost(s, n));
      }
    }
  }
  CHECK(solve("wythoff:?,1000000000000000000").losing.size() == 1);
  const Solution largest = solve("wythoff:1000000000000000000,?");
  REQUIRE(largest.losing.size() == 1);
  CHECK(solve("wythoff:?," + std::to_string(largest.losing[0].first)).losing ==
        std::vector<Range>{{max_integer, max_integer}});
  // Its partner is larger than any number that can be written.
  std::size_t beyond = 0;
  for (std::uint64_t heap = max_integer - 20; heap <= max_integer; ++heap)
    beyond += solve("wythoff:?," + std::to_string(heap)).losing.empty() ? 1 : 0;
  CHECK(beyond > 5);
  CHECK(beyond < 18);
}

TEST_CASE("a full-width question mark asks too, and one only") {
  const Solution s = solve("nim:3,\xEF\xBC\x9F");
  CHECK(s.losing == std::vector<Range>{{3, 3}});
  CHECK(s.before == "nim:3,");
  CHECK(s.after.empty());
  Solve two("nim:\xEF\xBC\x9F,?");
  REQUIRE(two.step(1).done);
  CHECK(two.result().error().code == ErrorCode::one_unknown);
}

TEST_CASE("an unknown heap beside play that may never end is lost nowhere") {
  for (const char* text : {"take/1..3:?+graph/a-b,b-a:a", "take/1..3:?+graph/a-b,a-c,b-a,b-c:a",
                           "nim:?,3+graph/a-b,b-a,a-c:b+graph/a-b,b-a:a"}) {
    INFO(text);
    Solve work(text, 20);
    while (!work.step(10'000).done) {}
    REQUIRE(work.result());
    CHECK(work.result()->losing.empty());
    CHECK(work.result()->repeating.empty());
    CHECK(work.result()->proven);
  }
}
