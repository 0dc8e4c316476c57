// Values of one heap in stretches, as Explore asks for them.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/notation.hpp>
#include <nimber/sequence.hpp>

#include <algorithm>
#include <utility>

using namespace nimber;

TEST_CASE(
    "a stretch of values is the values one by one: from tables, past a proven period, from a "
    "formula") {
  for (const char* text : {"take/1,3,4", "take/1..3", "take/fib", "take/1000..1007,3", "octal/0.77",
                           "octal/0.07", "grundy", "nim", "lasker", "coins/ruler", "coins/mock"}) {
    INFO(text);
    const RulePtr rule = plain::rule(text);
    constexpr std::uint64_t count = 3000;
    Sequence work(rule, count, default_limit);
    while (!work.step(10'000).done) {}
    REQUIRE(work.error() == nullptr);
    for (const auto& [from, to] : {std::pair<std::uint64_t, std::uint64_t>{0, count},
                                   {1, 2},
                                   {12, 12},
                                   {57, 2048},
                                   {2990, count}}) {
      std::vector<std::uint32_t> expected;
      for (std::uint64_t n = from; n < to; ++n)
        expected.push_back(static_cast<std::uint32_t>(work.value(n)));
      const PackedValues values = work.values(from, to);
      const PackedValues wide = values.wide();
      REQUIRE(wide.width == 4);
      REQUIRE(values.size() == expected.size());
      REQUIRE(wide.size() == expected.size());
      bool same = true;
      for (std::size_t i = 0; i < expected.size(); ++i)
        same = same && values[i] == expected[i] && wide[i] == expected[i];
      CHECK(same);
    }
    REQUIRE(work.values(5, 3).size() == 0);
  }
}

TEST_CASE("a sequence within its limit is whole, and one short of it is not") {
  const auto run_on = [](RulePtr rule, std::uint64_t count, std::uint64_t limit,
                         std::uint64_t budget) {
    Sequence work(std::move(rule), count, limit);
    Progress progress;
    std::uint64_t steps = 0;
    do {
      progress = work.step(budget);
      ++steps;
      CHECK(progress.fraction >= 0);
      CHECK(progress.fraction <= 1);
      if (!progress.done)
        CHECK(progress.fraction == static_cast<double>(work.known()) / static_cast<double>(count));
    } while (!progress.done);
    std::string out = std::to_string(work.known()) + " " + std::to_string(progress.examined) + " " +
                      std::to_string(steps);
    if (work.error() != nullptr) {
      out.append(" ").append(nimber::text(work.error()->code));
      for (const std::string& arg : work.error()->args) out.append(" ").append(arg);
    }
    return out;
  };
  // With new tables, whatever other tests have asked.
  const auto run = [&](const char* text, std::uint64_t count, std::uint64_t limit,
                       std::uint64_t budget) {
    return run_on(renewed(plain::rule(text)), count, limit, budget);
  };
  // A value that is had at once counts as one option.
  CHECK(run("nim", 10, 10, 100) == "10 10 1");
  CHECK(run("nim", 10, 9, 100) == "9 9 1 unsettled 9");
  CHECK(run("nim", 10, 100, 3) == "10 10 4");
  CHECK(run("nim", 10, 100, 5) == "10 10 2");
  CHECK(run("nim", 0, 100, 5) == "0 0 1");
  CHECK(run("nim", 10, 0, 5) == "1 1 1 unsettled 0");
  CHECK(run("strip", 10, 100, 5) == "0 0 1 no-sequence strip");
  // What a table holds already is had in one go.
  const RulePtr known = plain::rule("octal/0.6");
  run_on(known, 500, default_limit, default_limit);
  CHECK(run_on(known, 400, default_limit, default_limit).substr(0, 6) == "400 1 ");
  Sequence whole(plain::rule("nim"), 0, 1);
  CHECK(whole.step(5).fraction == 1.0);
}

TEST_CASE("a stretch of values is as narrow as the values") {
  const auto width = [](const char* text, std::uint64_t count) {
    Sequence work(plain::rule(text), count, default_limit);
    while (!work.step(10'000).done) {}
    REQUIRE(work.error() == nullptr);
    const PackedValues values = work.values(0, count);
    REQUIRE(values.size() == count);
    CHECK(values[count - 1] == work.value(count - 1));
    return values.width;
  };
  CHECK(width("take/1,3,4", 100'000) == 1);
  CHECK(width("take/1..3", 1000) == 1);
  CHECK(width("nim", 256) == 1);
  CHECK(width("nim", 257) == 2);
  CHECK(width("nim", 65'536) == 2);
  CHECK(width("nim", 65'537) == 4);
  // A table of two bytes a value; the period is far behind what was asked.
  CHECK(width("take/1..299,301", 5000) == 2);
}
