#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>
#include <nimber/heap_rule.hpp>

#include <algorithm>
#include <random>
#include <set>

using namespace nimber;

namespace {

std::vector<Value> by_definition(Heap count) {
  std::vector<Value> g;
  for (Heap n = 0; n < count; ++n) {
    std::set<Value> options;
    for (Heap left = 0; left < n; ++left) options.insert(g[left]);
    for (Heap a = 1; a + a <= n; ++a) options.insert(g[a] ^ g[n - a]);
    Value v = 0;
    while (options.count(v) != 0) ++v;
    g.push_back(v);
  }
  return g;
}

}  // namespace

TEST_CASE("lasker: the formula is the definition") {
  const auto g = by_definition(400);
  const RulePtr rule = plain::rule("lasker");
  for (Heap n = 0; n < g.size(); ++n) CHECK(rule->sequence().sequence_value(n) == g[n]);
}

TEST_CASE("lasker: winning moves in closed form are those found by looking at each") {
  const RulePtr shared = plain::rule("lasker");
  const auto& rule = dynamic_cast<const HeapRule&>(*shared);
  for (const bool misere : {false, true}) {
    for (Heap n = 0; n <= 300; ++n) {
      for (Value others = 0; others < 520; others += n < 40 ? 1 : 1 + n % 7) {
        // Beside it, other components: of this nim-sum, some of them 2 or more, or all 0 or 1.
        for (const std::uint64_t other_bigs : {0u, 1u, 2u}) {
          if (other_bigs == 0 && others > 1) continue;
          const Value own = rule.value(n);
          const Goal goal{misere, others ^ own, other_bigs + Goal::big(own)};
          Wins fast;
          Wins slow;
          Work work;
          work.open_step(default_limit);
          rule.winning_options(n, 0, goal, fast, work);
          rule.HeapRule::winning_options(n, 0, goal, slow, work);
          if (fast.total() != slow.total()) {
            FAIL("heap " << n << ", others " << others << ", bigs " << other_bigs << ", misere "
                         << misere << ": " << fast.total() << " not " << slow.total());
          }
          const bool same =
              std::equal(fast.listed().begin(), fast.listed().end(), slow.listed().begin(),
                         slow.listed().end(), [](const Move& a, const Move& b) {
                           return a.kind == b.kind && a.amount == b.amount && a.after == b.after;
                         });
          if (!same) FAIL("heap " << n << ", others " << others << ": listed moves differ");
        }
      }
    }
  }
}

TEST_CASE("lasker: huge heaps") {
  // 10^18 and 10^18 + ...: a sum of two equal heaps is lost, and one heap alone is won by taking
  // it, and by splitting it in halves.
  const auto equal = analyze(plain::position("lasker:999999999999999999,999999999999999999"));
  REQUIRE(equal);
  CHECK(!equal->player_to_move_wins());
  const auto alone = analyze(plain::position("lasker:1000000000000000000"));
  REQUIRE(alone);
  CHECK(alone->winning_count == std::uint64_t{2});
  // Many winning splits: each that is listed wins, and they ascend.
  const Position position = plain::position("lasker:1000000000000000000+nim:734567890123456788");
  const auto result = analyze(position);
  REQUIRE(result);
  REQUIRE(result->winning_count);
  CHECK(result->winning.size() == std::min<std::uint64_t>(*result->winning_count, max_listed));
  for (const PositionMove& move : result->winning) {
    const auto reached = analyze(after(position, move));
    REQUIRE(reached);
    CHECK(reached->value == Value{0});
  }
}

TEST_CASE("lasker: misere sums by plain recursion") {
  std::mt19937 random(31);
  std::map<std::string, bool> outcomes;
  for (int i = 0; i < 40; ++i) {
    std::string text =
        "lasker:" + std::to_string(random() % 6) + "," + std::to_string(random() % 5);
    if (i % 2 == 0) text += "+take/1,3,4:" + std::to_string(random() % 6);
    text = plain::misere(text);
    INFO(text);
    const Position position = plain::position(text);
    const auto result = analyze(position);
    REQUIRE(result);
    CHECK(result->method == (is_over(position) ? result->method : AnalysisResult::Method::tame));
    CHECK(result->player_to_move_wins() == plain::wins(text, outcomes));
    CHECK(result->winning_count == plain::winning_options(text, outcomes).size());
  }
}
