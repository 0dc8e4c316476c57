// Rules of one's own with a predicate, beside the same rules written out and plain recursion.
#include "catch.hpp"
#include "plain.hpp"
#include "random_expression.hpp"
#include "share.hpp"

#include <nimber/analysis.hpp>
#include <nimber/sequence.hpp>

using namespace nimber;

namespace {

std::string as_own(const std::string& predicate) { return "own/n;k=1..n;" + predicate + ";n-=k"; }

std::set<std::string> listed(const Position& position, const AnalysisResult& result) {
  std::set<std::string> out;
  for (const PositionMove& move : result.winning) {
    const std::string text = print(after(position, move));
    out.insert(text.substr(text.rfind(':') + 1));
  }
  return out;
}

/// The same answer to a predicate and to the rule written out.
void check_alike(const std::string& predicate, const std::string& state,
                 std::uint64_t limit = default_limit) {
  INFO(predicate << " " << state);
  const Position custom = plain::position("custom/" + predicate + ":" + state);
  const Position own = plain::position(as_own(predicate) + ":" + state);
  const auto one = analyze(custom, limit);
  const auto other = analyze(own, limit);
  REQUIRE(static_cast<bool>(one) == static_cast<bool>(other));
  if (!one) return;
  CHECK(one->value == other->value);
  CHECK(one->outcome == other->outcome);
  CHECK(one->winning_count == other->winning_count);
  CHECK(listed(custom, *one) == listed(own, *other));
}

}  // namespace

TEST_CASE("300 random predicates are worth what the rules written out are, and recursion") {
  random_expression::Maker maker(31, false);
  std::mt19937_64 random(32);
  std::size_t moved = 0;
  for (std::size_t round = 0; round < plain::share(300); ++round) {
    const std::string predicate = maker.condition(1 + static_cast<int>(round % 3)).text;
    INFO(predicate);
    std::string state;
    std::map<std::string, Value> seen;
    Value sum = 0;
    for (std::size_t heaps = 1 + random() % 3; heaps > 0; --heaps) {
      const std::string heap = std::to_string(random() % 30);
      state += (state.empty() ? "" : ",") + heap;
      sum ^= plain::value("custom/" + predicate + ":" + heap, seen);
    }
    check_alike(predicate, state);
    const auto result = analyze(plain::position("custom/" + predicate + ":" + state));
    REQUIRE(result);
    CHECK(result->value == sum);
    moved += sum != 0 ? 1 : 0;
  }
  CHECK(moved >= plain::floor_of_share(60));
}

TEST_CASE("of a large heap only what can be reached is looked at") {
  check_alike("10*k>=9*n", "10000,1000");
  check_alike("(n-k)*(n-k)<=n", "10000,1000");
  check_alike("(n-k)*(n-k)<=n", "100000,77777");
  check_alike("n%2==1&&k==1||n%2==0&&2*k==n", "1000000");
  const auto result = analyze(plain::position("custom/10*k>=9*n:10000,1000"));
  REQUIRE(result);
  CHECK(result->value == 1);
}

TEST_CASE("heaps that were reached and heaps of the table are worth the same") {
  const std::string predicate = "(n-k)*(n-k)<=2*n||n<50&&k<4";
  std::map<std::string, Value> seen;
  std::vector<Value> expected;
  for (std::uint64_t n = 0; n < 300; ++n)
    expected.push_back(plain::value("custom/" + predicate + ":" + std::to_string(n), seen));
  std::mt19937_64 random(33);
  for (int round = 0; round < 20; ++round) {
    INFO(round);
    // One rule, asked for heaps far apart and for the sequence by turns.
    const RulePtr rule = plain::rule("custom/" + predicate);
    for (int question = 0; question < 12; ++question) {
      const std::uint64_t n = random() % 300;
      Work work;
      work.open_step(1 + random() % 500);
      if (random() % 3 == 0) {
        Ready ready = Ready::pending;
        while (ready == Ready::pending) {
          ready = rule->sequence().sequence_ready(n, work);
          work.open_step(1 + random() % 500);
        }
        REQUIRE(ready == Ready::yes);
        for (std::uint64_t heap = 0; heap <= n; ++heap)
          REQUIRE(rule->sequence().sequence_value(heap) ==
                  expected[static_cast<std::size_t>(heap)]);
        continue;
      }
      const State state{n, random() % 300};
      Ready ready = Ready::pending;
      while (ready == Ready::pending) {
        ready = rule->theory().prepare(state, work);
        work.open_step(1 + random() % 500);
      }
      REQUIRE(ready == Ready::yes);
      std::vector<Component> components;
      rule->theory().components(state, components);
      REQUIRE(components.size() == 2);
      for (std::size_t i = 0; i < 2; ++i) {
        CHECK(components[i].value == expected[static_cast<std::size_t>(state[i])]);
        for (std::uint64_t k = 1; k <= state[i]; ++k) {
          const auto move = rule->find_move(state, i, k, 0);
          if (!move) continue;
          components.clear();
          rule->theory().components(rule->after(state, *move), components);
          CHECK(components[i].value == expected[static_cast<std::size_t>(state[i] - k)]);
        }
        components.clear();
        rule->theory().components(state, components);
      }
    }
  }
}
