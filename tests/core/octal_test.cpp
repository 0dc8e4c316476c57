#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>
#include <nimber/heap_rule.hpp>
#include <nimber/sequence.hpp>

#include <algorithm>
#include <set>

using namespace nimber;

namespace {

/// An octal game's values straight from the definition.
std::vector<Value> by_definition(const std::string& code, Heap count) {
  std::vector<Value> g;
  for (Heap n = 0; n < count; ++n) {
    std::set<Value> options;
    for (Heap r = 0; r <= n && (r == 0 || r + 1 < code.size()); ++r) {
      const int digit = code[r == 0 ? 0 : r + 1] - '0';
      if (r > 0 && r == n && (digit & 1) != 0) options.insert(0);
      if (r > 0 && r < n && (digit & 2) != 0) options.insert(g[n - r]);
      for (Heap a = 1; (digit & 4) != 0 && a + a <= n - r; ++a) options.insert(g[a] ^ g[n - r - a]);
    }
    Value v = 0;
    while (options.count(v) != 0) ++v;
    g.push_back(v);
  }
  return g;
}

std::vector<Value> sequence(const std::string& rule, Heap count) {
  const RulePtr r = plain::rule(rule);
  Sequence sequence(r, count, default_limit);
  while (!sequence.step(100'000).done) {}
  REQUIRE(sequence.error() == nullptr);
  std::vector<Value> values;
  for (Heap n = 0; n < count; ++n) values.push_back(sequence.value(n));
  return values;
}

}  // namespace

TEST_CASE("octal: values of the literature") {
  // OEIS A002186, Kayles.
  CHECK(sequence("kayles", 60) == std::vector<Value>{0, 1, 2, 3, 1, 4, 3, 2, 1, 4, 2, 6, 4, 1, 2,
                                                     7, 1, 4, 3, 2, 1, 4, 6, 7, 4, 1, 2, 8, 5, 4,
                                                     7, 2, 1, 8, 6, 7, 4, 1, 2, 3, 1, 4, 7, 2, 1,
                                                     8, 2, 7, 4, 1, 2, 8, 1, 4, 7, 2, 1, 4, 2, 7});
  // OEIS A002187, Dawson's chess.
  CHECK(sequence("dawson", 55) == std::vector<Value>{0, 1, 1, 2, 0, 3, 1, 1, 0, 3, 3, 2, 2, 4,
                                                     0, 5, 2, 2, 3, 3, 0, 1, 1, 3, 0, 2, 1, 1,
                                                     0, 4, 5, 2, 7, 4, 0, 1, 1, 2, 0, 3, 1, 1,
                                                     0, 3, 3, 2, 2, 4, 4, 5, 5, 2, 3, 3, 0});
}

TEST_CASE("octal: values by the definition") {
  for (const char* code : {"0.77", "0.137", "0.07", "0.6", "0.7", "0.3", "0.0", "4.0", "4.3", "4.7",
                           "0.007", "0.777", "0.26", "0.1337", "4.005", "4.31"}) {
    INFO(code);
    CHECK(sequence(std::string("octal/").append(code), 150) == by_definition(code, 150));
  }
}

TEST_CASE("octal: Dawson's chess and Dawson's Kayles are one game, a heap apart") {
  const auto chess = sequence("octal/0.137", 200);
  const auto kayles = sequence("octal/0.07", 201);
  CHECK(std::equal(chess.begin(), chess.end(), kayles.begin() + 1));
}

TEST_CASE("octal: codes are read strictly and printed without trailing zeros") {
  CHECK(plain::rule("octal/0.770")->text() == "octal/0.77");
  CHECK(plain::rule("octal/4.0000")->text() == "octal/4.0");
  CHECK(plain::rule("octal/0.0")->text() == "octal/0.0");
  for (const char* wrong : {"octal/0.8:1", "octal/1.7:1", "octal/0.:1", "octal/.7:1",
                            "octal/00.7:1", "octal/77:1", "octal/0.7 7:1"}) {
    INFO(wrong);
    const auto position = read_position(wrong);
    REQUIRE(!position);
    CHECK(position.error().code == ErrorCode::bad_octal);
  }
  CHECK(read_rule("octal/0." + std::string(64, '7')));
  CHECK(!read_rule("octal/0." + std::string(65, '7')));
}

TEST_CASE("octal: winning moves counted by residue classes are those of the definition") {
  for (const char* code : {"0.77", "0.07", "0.6", "4.3", "0.17", "0.26", "4.7"}) {
    const std::string rule = std::string("octal/").append(code);
    const Heap most = 1300;
    const auto g = by_definition(code, most + 1);
    for (const Heap n : {most, most - 1, most - 7, most - 100}) {
      for (const Value other : {0u, 1u, 3u, 5u, 8u}) {
        const std::string text = rule + ":" + std::to_string(n) + "+nim:" + std::to_string(other);
        INFO(text);
        std::vector<std::string> expected;
        const Position position = plain::position(text);
        each_move(position, [&](const PositionMove& move) {
          const Position reached = after(position, move);
          Value sum = 0;
          for (const Heap h : reached.terms[0].state) sum ^= g[h];
          if ((sum ^ reached.terms[1].state[0]) == 0) expected.push_back(print(reached));
          return true;
        });
        const auto result = analyze(position);
        REQUIRE(result);
        CHECK(result->value == (g[n] ^ other));
        CHECK(result->winning_count == expected.size());
        if (expected.size() > max_listed) expected.resize(max_listed);
        std::vector<std::string> listed;
        for (const PositionMove& move : result->winning)
          listed.push_back(print(after(position, move)));
        CHECK(listed == expected);
      }
    }
  }
}

TEST_CASE("octal: a proven period answers heaps to 10^18") {
  const auto result = analyze(plain::position("octal/0.77:1000000000000000000,5"));
  REQUIRE(result);
  // 10^18 = 4 modulo 12, and Kayles is 1 there from heap 71 on.
  CHECK(result->terms[0].components[0].value == Value{1});
  CHECK(result->value == Value{5});
  CHECK(result->winning_count.has_value());
}

TEST_CASE(
    "octal: a proven period changes no winning move of a small heap, and spares looking at a large "
    "one's") {
  // Preperiods longer and shorter than the period: 71 and 12, 53 and 34, 7 and 8, 1 and 6, 0 and 1.
  for (const char* code : {"0.77", "0.07", "0.34", "0.35", "4.0"}) {
    INFO(code);
    const RulePtr shared = plain::rule(std::string("octal/").append(code));
    const auto& rule = dynamic_cast<const HeapRule&>(*shared);
    Work work;
    work.open_step(default_limit);
    REQUIRE(rule.ready(max_integer, work) == Ready::yes);
    for (Heap n = 0; n <= 360; ++n) {
      for (const Value others : {0u, 1u, 2u, 4u}) {
        const Goal goal{false, rule.value(n) ^ others, 0};
        Wins fast;
        Wins slow;
        rule.winning_options(n, 0, goal, fast, work);
        rule.HeapRule::winning_options(n, 0, goal, slow, work);
        const bool same =
            fast.total() == slow.total() &&
            std::equal(fast.listed().begin(), fast.listed().end(), slow.listed().begin(),
                       slow.listed().end(), [](const Move& a, const Move& b) {
                         return a.kind == b.kind && a.amount == b.amount && a.after == b.after;
                       });
        if (!same) FAIL("heap " << n << ", others " << others);
      }
    }
    Wins wins;
    Work few(10'000);
    few.open_step(10'000);
    rule.winning_options(max_integer, 0, Goal{false, rule.value(max_integer) ^ 1, 0}, wins, few);
    CHECK(!few.limit_reached());
  }
}
