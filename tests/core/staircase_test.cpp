// stairs, strip and monks: one theorem in three dresses.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>
#include "rules/staircase.hpp"

#include <algorithm>
#include <functional>
#include <random>

using namespace nimber;

namespace {

std::string list(const std::vector<int>& numbers) {
  std::string text;
  for (const int n : numbers) text.append(text.empty() ? "" : ",").append(std::to_string(n));
  return text;
}

void check(const std::string& text, std::map<std::string, bool>& outcomes,
           std::map<std::string, Value>& values) {
  INFO(text);
  const Position position = plain::position(text);
  const auto result = analyze(position);
  REQUIRE(result);
  if (!position.misere) CHECK(result->value == plain::value(text, values));
  CHECK(result->player_to_move_wins() == plain::wins(text, outcomes));
  std::set<std::string> listed;
  for (const PositionMove& move : result->winning) listed.insert(print(after(position, move)));
  CHECK(listed == plain::winning_options(text, outcomes));
  CHECK(result->winning_count == listed.size());
}

}  // namespace

TEST_CASE("staircase: random positions and sums by plain recursion, both conventions") {
  std::mt19937 random(2024);
  std::map<std::string, bool> outcomes;
  std::map<std::string, Value> values;
  const auto any = [&] {
    const int kind = static_cast<int>(random() % 3);
    std::vector<int> numbers;
    if (kind == 0) {
      for (int i = 0; i < 1 + static_cast<int>(random() % 4); ++i)
        numbers.push_back(static_cast<int>(random() % 3));
      return "stairs:" + list(numbers);
    }
    for (int i = 1; i <= 8; ++i) {
      if (random() % 5 < 2) numbers.push_back(i);
    }
    if (numbers.empty()) numbers.push_back(5);
    std::shuffle(numbers.begin(), numbers.end(), random);
    return (kind == 1 ? "strip:" : "monks:") + list(numbers);
  };
  for (int i = 0; i < 60; ++i) {
    const std::string text = print(plain::position(i % 3 == 0 ? any() + "+" + any() : any()));
    if (plain::reachable(text, 400).size() >= 400) continue;
    check(text, outcomes, values);
    check(plain::misere(text), outcomes, values);
  }
}

TEST_CASE("staircase: a winning move may enlarge a gap") {
  // The coin on 2 steps back to 1: the gap to its partner grows from 3 to 4.
  std::map<std::string, bool> outcomes;
  std::map<std::string, Value> values;
  check("strip:2,6,7", outcomes, values);
  check("monks:1,3,6,9", outcomes, values);
  check("stairs:1,3,1,3", outcomes, values);
}

TEST_CASE("staircase: components tell pairs, the border and steps apart") {
  const auto kinds = [](const std::string& text) {
    const auto result = analyze(plain::position(text));
    REQUIRE(result);
    std::vector<std::tuple<Component::Kind, std::uint32_t, std::uint64_t>> list;
    for (const Component& c : result->terms[0].components)
      list.emplace_back(c.kind, c.part, c.size);
    return list;
  };
  using Kind = Component::Kind;
  using Kinds = std::vector<std::tuple<Kind, std::uint32_t, std::uint64_t>>;
  CHECK(kinds("strip:2,5,9") == Kinds{{Kind::edge, 0, 1}, {Kind::pair, 1, 3}});
  CHECK(kinds("strip:2,4,7,8") == Kinds{{Kind::pair, 0, 1}, {Kind::pair, 2, 0}});
  CHECK(kinds("monks:1,5,8,10") == Kinds{{Kind::pair, 0, 3}, {Kind::pair, 2, 1}});
  CHECK(kinds("monks:2,5,9") == Kinds{{Kind::pair, 0, 2}});
  CHECK(kinds("monks:4") == Kinds{});
  CHECK(kinds("stairs:3,1,2") == Kinds{{Kind::step, 0, 3}, {Kind::step, 2, 2}});
}

TEST_CASE("staircase: what is left to play is the longest game, in moves") {
  std::map<std::string, std::uint64_t> longest;
  const std::function<std::uint64_t(const std::string&)> play = [&](const std::string& text) {
    if (const auto known = longest.find(text); known != longest.end()) return known->second;
    std::uint64_t most = 0;
    for (const std::string& option : plain::options(text)) most = std::max(most, play(option) + 1);
    return longest[text] = most;
  };
  for (const char* text :
       {"stairs:3,1,2", "stairs:0,0,1", "stairs:0", "stairs:2,0,1,1", "strip:2,5,9", "strip:1,2",
        "strip:3,4,8,9", "monks:1,5,8", "monks:2,3,5,9", "monks:4", "monks:1,6"}) {
    for (const std::string& reached : plain::reachable(text, 60)) {
      INFO(reached);
      const Term term = plain::position(reached).terms[0];
      CHECK(term.rule->stones(term.state) == play(reached));
    }
  }
  const auto stones = [](const std::string& text) {
    const Term term = plain::position(text).terms[0];
    return term.rule->stones(term.state);
  };
  // 10^18 stones 18 steps up make 18 * 10^18 moves, 19 steps up more than 64 bits hold.
  std::string steps = "stairs:0";
  for (int i = 2; i < 18; ++i) steps += ",0";
  CHECK(stones(steps + ",1000000000000000000") == 18'000'000'000'000'000'000u);
  CHECK(stones(steps + ",0,1000000000000000000") == UINT64_MAX);
  // 19 times this and 15 more is the last number but one.
  CHECK(stones("stairs:15,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,0,970881267037344821") == UINT64_MAX - 1);
}

TEST_CASE("staircase: moves are found by part and amount, and by the states before and after") {
  const auto find = [](const std::string& text, std::size_t part, std::uint64_t amount) {
    const Term term = plain::position(text).terms[0];
    return term.rule->find_move(term.state, part, amount, 0).has_value();
  };
  CHECK(find("stairs:3,1", 0, 3));
  CHECK(!find("stairs:3,1", 0, 4));
  CHECK(!find("stairs:3,1", 0, 0));
  CHECK(find("stairs:3,1", 1, 1));
  CHECK(!find("stairs:3,1", 1, 2));
  CHECK(!find("stairs:3,1", 2, 1));
  CHECK(find("strip:2,5", 1, 2));
  CHECK(!find("strip:2,5", 1, 3));
  CHECK(find("strip:2,5", 0, 1));
  CHECK(!find("strip:2,5", 0, 2));
  CHECK(find("monks:2,5", 0, 2));
  CHECK(!find("monks:2,5", 0, 3));
  CHECK(!find("monks:2,5", 1, 1));  // the last one never moves
  const auto between = [](const std::string& text, const State& to) {
    const Term term = plain::position(text).terms[0];
    return term.rule->move_between(term.state, to).has_value();
  };
  CHECK(between("stairs:3,1", {4, 0}));
  CHECK(between("stairs:3,1", {2, 1}));
  CHECK(!between("stairs:3,1", {4, 1}));
  CHECK(!between("stairs:3,1", {3, 0}));
  CHECK(!between("stairs:3,1", {3, 2}));
  CHECK(!between("stairs:3,1", {2, 2}));
  CHECK(!between("stairs:3,1", {3, 1}));
  CHECK(!between("stairs:3,1", {3}));
  CHECK(!between("stairs:3,1", {3, 1, 0}));
  CHECK(between("strip:2,5", {2, 4}));
  CHECK(!between("strip:2,5", {2, 6}));
  CHECK(!between("strip:2,5", {1, 4}));
  CHECK(between("monks:2,5", {3, 5}));
  CHECK(!between("monks:2,5", {1, 5}));
  CHECK(!between("monks:2,5", {2, 4}));
}

TEST_CASE("staircase: the part of a step is the one whose moves take its stones") {
  for (const char* text :
       {"stairs:3,1,2", "stairs:0", "strip:2,5,9", "strip:7", "monks:1,5,8,10", "monks:1,5,9"}) {
    INFO(text);
    const Term term = plain::position(text).terms[0];
    const auto& rule = dynamic_cast<const Staircase&>(*term.rule);
    for (std::size_t step = 1; step <= rule.steps(term.state); ++step) {
      const std::size_t part = rule.part_of(term.state, step);
      REQUIRE(part < term.state.size());
      CHECK(rule.step_of(term.state, part) == step);
    }
  }
}

TEST_CASE("staircase: as many parts as may be, and as many stones") {
  const auto said = [](const std::string& text) {
    const auto position = read_any(text, InputLimits{1000, 3});
    return position ? "read"
                    : std::string(nimber::text(position.error().code)) + "@" +
                          std::to_string(position.error().column);
  };
  CHECK(said("stairs:1,2,3") == "read");
  CHECK(said("stairs:1,2,3,4") == "too-many-parts@14");
  CHECK(said("strip:1,2,3") == "read");
  CHECK(said("strip:1,2,3,4") == "too-many-parts@13");
  CHECK(said("stairs:999999999999999999,1") == "read");
  CHECK(said("stairs:999999999999999999,2") == "too-large@27");
  CHECK(said("stairs:x") == "missing-state@8");
}

TEST_CASE(
    "staircase: the keys of searches keep the stones on the steps, and no empty steps at the top") {
  const auto key = [](const std::string& text) {
    Term term = plain::position(text).terms[0];
    term.rule->search_key(term.state);
    return term.state;
  };
  CHECK(key("stairs:3,0,2") == State{3, 0, 2});
  CHECK(key("stairs:3,0,0") == State{3});
  CHECK(key("stairs:0,0").empty());
  CHECK(key("strip:2,5,9") == State{3, 2, 1});
  CHECK(key("strip:1,2,9") == State{6});
  CHECK(key("monks:1,5,9") == State{3, 3});
  CHECK(key("monks:1,5,6") == State{3});
}

TEST_CASE("staircase: unsorted positions are sorted, places are distinct and start at 1") {
  CHECK(print(plain::position("strip: 9 2 5")) == "strip:2,5,9");
  const auto code = [](const std::string& text, std::size_t column) {
    INFO(text);
    const auto position = read_position(text);
    REQUIRE(!position);
    CHECK(position.error().column == column);
    return position.error().code;
  };
  CHECK(code("strip:4,7,4,7", 11) == ErrorCode::not_distinct);
  CHECK(code("monks:3,0", 9) == ErrorCode::place_zero);
  CHECK(code("strip:", 7) == ErrorCode::missing_state);
  CHECK(code("strip:1,", 9) == ErrorCode::bad_integer);
  CHECK(code("stairs:1,1000000000000000000,2", 10) == ErrorCode::too_large);
}

TEST_CASE("staircase: huge gaps cost nothing") {
  const auto result = analyze(plain::position("strip:1,1000000000000000000"));
  REQUIRE(result);
  CHECK(result->value == Value{999'999'999'999'999'998});
  CHECK(result->winning_count == std::uint64_t{1});
}
