// Values of one heap in stretches, as Explore asks for them.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/sequence.hpp>

#include <algorithm>

using namespace nimber;

TEST_CASE("a stretch of values is the values one by one: from tables, past a proven period, from a formula") {
  for (const char* text : {"take/1,3,4", "take/1..3", "take/fib", "take/1000..1007,3", "octal/0.77", "octal/0.07", "grundy", "nim",
                           "lasker", "coins/ruler", "coins/mock"}) {
    INFO(text);
    const RulePtr rule = plain::rule(text);
    constexpr std::uint64_t count = 3000;
    Sequence work(rule, count, default_limit);
    while (!work.step(10'000).done) {}
    REQUIRE(work.error() == nullptr);
    for (const auto& [from, to] : {std::pair<std::uint64_t, std::uint64_t>{0, count}, {1, 2}, {12, 12}, {57, 2048}, {2990, count}}) {
      std::vector<std::uint32_t> expected;
      for (std::uint64_t n = from; n < to; ++n) expected.push_back(static_cast<std::uint32_t>(work.value(n)));
      REQUIRE(work.values(from, to) == expected);
    }
    REQUIRE(work.values(5, 3).empty());
  }
}
