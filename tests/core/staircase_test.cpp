// stairs, strip and monks: one theorem in three dresses.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>

#include <algorithm>
#include <random>

using namespace nimber;

namespace {

std::string list(const std::vector<int>& numbers) {
  std::string text;
  for (const int n : numbers) text.append(text.empty() ? "" : ",").append(std::to_string(n));
  return text;
}

void check(const std::string& text, std::map<std::string, bool>& outcomes, std::map<std::string, Value>& values) {
  INFO(text);
  const Position position = plain::position(text);
  const auto result = analyze(position);
  REQUIRE(result);
  if (!position.misere) CHECK(result->value == plain::value(text, values));
  CHECK(result->player_to_move_wins == plain::wins(text, outcomes));
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
      for (int i = 0; i < 1 + static_cast<int>(random() % 4); ++i) numbers.push_back(static_cast<int>(random() % 3));
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
    for (const Component& c : result->terms[0].components) list.emplace_back(c.kind, c.part, c.size);
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
