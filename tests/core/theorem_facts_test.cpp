// The numbers that explanations put into a theorem: each says what its name does, and together they
// give the value or the outcome.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/explain.hpp>
#include <nimber/heap_rule.hpp>

#include <algorithm>
#include <optional>

using namespace nimber;

namespace {

/// The facts by name; a name that comes several times keeps them in order.
using Facts = std::map<std::string, std::vector<std::uint64_t>>;

Facts facts(const std::string& text, const std::string& code, std::size_t part = 0) {
  const Position position = plain::position(text);
  Facts list;
  const Term& term = position.terms[0];
  const auto which = part == About::whole ? std::nullopt : std::optional(part);
  for (const Fact& fact : term.rule->theory().facts(term.state, which, code))
    list[std::string(fact.name)].push_back(fact.number);
  return list;
}

std::uint64_t one(const Facts& list, const std::string& name) {
  INFO(name);
  const auto found = list.find(name);
  REQUIRE(found != list.end());
  REQUIRE(found->second.size() == 1);
  return found->second[0];
}

std::uint64_t digits(std::uint64_t n) {
  std::uint64_t count = 0;
  for (; n > 0; n /= 2) ++count;
  return count;
}

}  // namespace

TEST_CASE("facts of a heap give its value") {
  std::map<std::string, Value> values;
  for (std::uint64_t n = 0; n <= 33; ++n) {
    const std::string heap = ":" + std::to_string(n);
    INFO(heap);
    const auto value = [&](const std::string& rule) { return plain::value(rule + heap, values); };
    for (const std::uint64_t m : {1u, 3u, 7u}) {
      const std::string rule = "take/1.." + std::to_string(m);
      const Facts bash = facts(rule + heap, "bash");
      CHECK(one(bash, "n") == n);
      CHECK(one(bash, "m") == m);
      CHECK(one(bash, "remainder") == value(rule));
      CHECK(bash.size() == 3);
    }
    for (const auto& [rule, a, b] :
         {std::tuple<std::string, std::uint64_t, std::uint64_t>{"take/2..5", 2, 5},
          {"take/3", 3, 3}}) {
      const Facts interval = facts(rule + heap, "take-interval");
      CHECK(one(interval, "a") == a);
      CHECK(one(interval, "b") == b);
      CHECK(one(interval, "remainder") < a + b);
      CHECK(one(interval, "remainder") / a == value(rule));
      CHECK(interval.size() == 4);
    }
    const Facts from = facts("take/3.." + heap, "take-from");
    CHECK(one(from, "a") == 3);
    CHECK(one(from, "quotient") == value("take/3.."));
    CHECK(one(facts("take/even" + heap, "take-even"), "quotient") == value("take/even"));
    CHECK(one(facts("take/odd" + heap, "take-odd"), "remainder") == value("take/odd"));
    CHECK(one(facts("take/pow2" + heap, "take-pow2"), "remainder") == value("take/pow2"));
    CHECK(one(facts("take/half" + heap, "take-half"), "digits") == value("take/half"));
    CHECK(one(facts("take/half" + heap, "take-half"), "digits") == digits(n));
    CHECK(one(facts("lasker" + heap, "lasker"), "remainder") == n % 4);
    CHECK(facts("nim" + heap, "bouton").size() == 1);
    CHECK(facts("take/1,3,4" + heap, "table").size() == 1);
    // Another theorem's code is none of theirs.
    CHECK(facts("take/2..5" + heap, "bash").size() == 1);
    CHECK(facts("take/1..5" + heap, "take-interval").size() == 1);
    CHECK(facts("take/odd" + heap, "take-even").size() == 1);
  }
}

TEST_CASE("facts of a period name a heap of the same value") {
  for (const char* text : {"take/1,3,4", "octal/0.77", "take/2,5,6"}) {
    INFO(text);
    const RulePtr rule = plain::rule(text);
    const auto& heaps = dynamic_cast<const HeapRule&>(*rule);
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    REQUIRE(rule->sequence().sequence_ready(max_integer, work) == Ready::yes);
    const auto proven = heaps.proven_period();
    REQUIRE(proven);
    for (const std::uint64_t n :
         {std::uint64_t{1000}, std::uint64_t{1001}, std::uint64_t{1002}, std::uint64_t{1003},
          std::uint64_t{1004}, std::uint64_t{1005}, std::uint64_t{1006}, max_integer - 1,
          max_integer, proven->preperiod}) {
      const Facts period = facts(std::string(text) + ":" + std::to_string(n), "period");
      CHECK(one(period, "preperiod") == proven->preperiod);
      CHECK(one(period, "period") == proven->period);
      const std::uint64_t same = one(period, "same_as");
      CHECK(same >= proven->preperiod);
      CHECK(same < proven->preperiod + proven->period);
      CHECK((n - same) % proven->period == 0);
      CHECK(rule->sequence().sequence_value(same) == rule->sequence().sequence_value(n));
    }
  }
  CHECK(facts("grundy:9", "period").size() == 1);
}

TEST_CASE(
    "facts of Wythoff's game: the cold pair of the difference, and the only one of the smaller "
    "heap") {
  std::map<std::string, bool> outcomes;
  // Cold pairs by the mex rule.
  std::vector<std::pair<std::uint64_t, std::uint64_t>> cold;
  std::set<std::uint64_t> used;
  for (std::uint64_t k = 0, a = 0; k < 60; ++k) {
    while (used.count(a) > 0) ++a;
    cold.emplace_back(a, a + k);
    used.insert({a, a + k});
  }
  for (std::uint64_t a = 0; a <= 40; ++a) {
    for (std::uint64_t b = 0; b <= 40; ++b) {
      const std::string text = "wythoff:" + std::to_string(a) + "," + std::to_string(b);
      INFO(text);
      const Facts list = facts(text, "wythoff", About::whole);
      const std::uint64_t smaller = std::min(a, b);
      const std::uint64_t larger = std::max(a, b);
      CHECK(one(list, "a") == smaller);
      CHECK(one(list, "b") == larger);
      const std::uint64_t k = one(list, "k");
      CHECK(k == larger - smaller);
      CHECK(one(list, "cold_smaller") == cold[k].first);
      CHECK(one(list, "cold_larger") == cold[k].second);
      if (smaller == 0) {
        CHECK(list.size() == 5);
        continue;
      }
      const std::uint64_t i = one(list, "candidate_smaller");
      const std::uint64_t j = one(list, "candidate_larger");
      CHECK(one(list, "smaller_there") == cold[i].first);
      CHECK(one(list, "larger_there") == cold[j].second);
      // Exactly one of the two candidates is right.
      CHECK((cold[i].first == smaller) != (cold[j].second == smaller));
      CHECK((cold[i].first == smaller || cold[i].first == smaller + 1));
    }
  }
}

TEST_CASE(
    "facts of a hill: its king, its gaps, and their sum, which is 0 where the player to move has "
    "lost") {
  std::map<std::string, bool> outcomes;
  for (std::uint64_t set = 1; set < 256; ++set) {
    for (std::size_t on_top = 0; on_top <= 2; ++on_top) {
      State state(on_top, 0);
      for (std::uint64_t place = 1; place <= 8; ++place) {
        if ((set >> (place - 1) & 1) != 0) state.push_back(place);
      }
      if (state.size() > 5) continue;
      const std::size_t climbers = state.size() - on_top;
      for (std::size_t king = 1; king <= state.size(); ++king) {
        std::string text = "hill/" + std::to_string(king) + ":";
        for (std::size_t i = 0; i < state.size(); ++i)
          text.append(i > 0 ? "," : "").append(std::to_string(state[i]));
        const Facts list = facts(text, "hill", About::whole);
        const auto is = [&](const char* name, std::uint64_t number) {
          const auto found = list.find(name);
          if (found == list.end() || found->second != std::vector<std::uint64_t>{number})
            FAIL(text << " " << name);
        };
        const auto lacks = [&](const char* name) {
          if (list.count(name) > 0) FAIL(text << " has " << name);
        };
        is("king", king);
        is("on_top", on_top);
        if (king <= on_top) {
          lacks("king_now");
          continue;
        }
        is("king_now", king - on_top);
        is("climbers", climbers);
        if (king == on_top + 1) {
          lacks("sum");
          continue;
        }
        // Paired from the far end; of an odd number the first stands alone.
        std::vector<std::uint64_t> gaps;
        for (std::size_t i = state.size(); i >= on_top + 2; i -= 2)
          gaps.insert(gaps.begin(), state[i - 1] - state[i - 2] - 1);
        if (list.count("gap") == 0 ? !gaps.empty() : list.at("gap") != gaps) FAIL(text << " gaps");
        Value sum = 0;
        for (const std::uint64_t gap : gaps) sum ^= gap;
        if (climbers % 2 == 1) {
          is("first", king == on_top + 2 ? state[on_top] - 1 : state[on_top]);
          sum ^= one(list, "first");
        } else {
          lacks("first");
        }
        is("sum", sum);
        if ((sum == 0) == plain::wins(text, outcomes)) FAIL(text << " is not what its sum says");
      }
    }
  }
}

TEST_CASE("a whole term has facts only where its theorem speaks of the whole") {
  for (const char* text :
       {"strip:2,5,9", "stairs:3,1,2", "graph/a-b:a", "coins/mock:HTH", "nim:3,4"}) {
    CHECK(facts(text, "staircase", About::whole).empty());
  }
}
