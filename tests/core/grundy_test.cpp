#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>

#include <set>

using namespace nimber;

TEST_CASE("grundy: values of the literature") {
  // OEIS A002188.
  const std::vector<Value> known = {0, 0, 0, 1, 0, 2, 1, 0, 2, 1, 0, 2, 1, 3, 2, 1, 3,
                                    2, 4, 3, 0, 4, 3, 0, 4, 3, 0, 4, 1, 2, 3, 1, 2, 4,
                                    1, 2, 4, 1, 2, 4, 1, 5, 4, 1, 5, 4, 1, 5, 4, 1, 0};
  const RulePtr rule = plain::rule("grundy");
  Work work;
  work.open_step(default_limit);
  REQUIRE(rule->sequence().sequence_ready(300, work) == Ready::yes);
  for (Heap n = 0; n < known.size(); ++n) CHECK(rule->sequence().sequence_value(n) == known[n]);
  // And by the definition.
  std::vector<Value> g;
  for (Heap n = 0; n <= 300; ++n) {
    std::set<Value> options;
    for (Heap a = 1; a + a < n; ++a) options.insert(g[a] ^ g[n - a]);
    Value v = 0;
    while (options.count(v) != 0) ++v;
    g.push_back(v);
    CHECK(rule->sequence().sequence_value(n) == v);
  }
}

TEST_CASE("grundy: what cannot be reached within the limit is unsettled, not guessed") {
  const auto result = analyze(plain::position("grundy:1000000000000000000"), 100'000);
  REQUIRE(!result);
  CHECK(result.error().code == ErrorCode::unsettled);
}
