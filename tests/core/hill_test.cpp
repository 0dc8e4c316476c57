#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>

#include <set>

using namespace nimber;

namespace {

std::string text_of(std::size_t king, const std::vector<std::uint64_t>& places) {
  std::string text = "hill/" + std::to_string(king) + ":";
  for (std::size_t i = 0; i < places.size(); ++i)
    text.append(i > 0 ? "," : "").append(std::to_string(places[i]));
  return text;
}

}  // namespace

TEST_CASE("hill: outcome and all winning moves by plain recursion") {
  std::map<std::string, bool> outcomes;
  // All sets of distances up to 8 with up to 5 climbers, none, one or two of them on the top, and
  // every king.
  for (std::uint64_t set = 1; set < 256; ++set) {
    for (std::size_t on_top = 0; on_top <= 2; ++on_top) {
      State state(on_top, 0);
      for (std::uint64_t place = 1; place <= 8; ++place) {
        if ((set >> (place - 1) & 1) != 0) state.push_back(place);
      }
      if (state.size() > 5) continue;
      for (std::size_t king = 1; king <= state.size(); ++king) {
        const std::string text = text_of(king, state);
        const Position position = plain::position(text);
        const Rule& rule = *position.terms[0].rule;
        const bool lost = !plain::wins(text, outcomes);
        if (rule.theory().outcome_is_p(state, false) != lost) FAIL(text);
        Wins wins;
        Work work;
        rule.theory().outcome_wins(state, false, wins, work);
        std::set<std::string> found;
        for (const Move& move : wins.listed()) found.insert(text_of(king, rule.after(state, move)));
        if (found != plain::winning_options(text, outcomes) || wins.total() != found.size())
          FAIL(text);
      }
    }
  }
}

TEST_CASE("hill: the value is not the nim-sum of the gaps") {
  const auto result = analyze(plain::position("hill/2:2,3,4"));
  REQUIRE(result);
  CHECK(result->value == Value{2});
}

TEST_CASE("hill: any distance and many climbers, outcome only") {
  const Position position = plain::position("hill/2:900000000000000,1000000000000,2000000000000");
  const auto result = analyze(position);
  REQUIRE(result);
  CHECK(result->player_to_move_wins());
  CHECK(!result->value);
  CHECK(result->method == AnalysisResult::Method::theorem);
  REQUIRE(result->winning_count == std::uint64_t{1});
  CHECK(print(after(position, result->winning[0])) ==
        "hill/2:1000000000000,2000000000000,3000000000000");

  State many;
  for (std::uint64_t i = 0; i < 50'000; ++i) many.push_back(3 * i + i % 2 + 5);
  const auto crowd = analyze(plain::position(text_of(7, many)));
  REQUIRE(crowd);
  CHECK(crowd->player_to_move_wins() == (crowd->winning_count > std::uint64_t{0}));
}

TEST_CASE("hill: a large hill in a sum is unsettled, not wrong") {
  const auto result = analyze(plain::position("hill/2:100000,200000,350000+nim:1"), 1'000'000);
  REQUIRE(!result);
  CHECK(result.error().code == ErrorCode::unsettled);
}

TEST_CASE("hill: values are searched for where few climbers have little way to go") {
  const auto searched = [](const std::string& text) {
    const Position position = plain::position(text);
    return position.terms[0].rule->searchable(position.terms[0].state);
  };
  // n climbers at distance d reach about (d + 1)^n / n! positions, each with about d / 2 options:
  // two million, and 10^8 together.
  CHECK(searched("hill/1:14000"));
  CHECK(!searched("hill/1:15000"));
  CHECK(searched("hill/1:0,0,0,14000"));
  CHECK(!searched("hill/1:0,0,0,15000"));
  CHECK(searched("hill/2:500,700"));
  CHECK(!searched("hill/2:650,800"));
  CHECK(searched("hill/2:0,500,700"));
  CHECK(searched("hill/1:98,99,100"));
  CHECK(!searched("hill/1:98,300,301"));
  CHECK(searched("hill/1:10,11,12,13,14,15,16"));
  CHECK(!searched("hill/1:20,21,22,23,24,25,26,27"));
}

TEST_CASE("hill: moves are found by climber and distance, and by the states before and after") {
  const Position position = plain::position("hill/2:0,3,7");
  const Rule& rule = *position.terms[0].rule;
  const State& state = position.terms[0].state;
  CHECK(!rule.find_move(state, 0, 1, 0));
  CHECK(rule.find_move(state, 1, 3, 0));
  CHECK(!rule.find_move(state, 1, 4, 0));
  CHECK(!rule.find_move(state, 1, 0, 0));
  CHECK(rule.find_move(state, 2, 3, 0));
  CHECK(!rule.find_move(state, 2, 4, 0));
  CHECK(!rule.find_move(state, 3, 1, 0));
  CHECK(rule.move_between(state, {0, 0, 7}));
  CHECK(rule.move_between(state, {0, 3, 4}));
  CHECK(!rule.move_between(state, {0, 3, 3}));
  CHECK(!rule.move_between(state, {0, 3, 7}));
  CHECK(!rule.move_between(state, {0, 4, 7}));
  CHECK(!rule.move_between(state, {0, 2, 6}));
  CHECK(!rule.move_between(state, {0, 3}));
  CHECK(!rule.move_between(state, {0, 3, 7, 8}));
  // With the king on the top nobody moves.
  CHECK(!rule.find_move({0, 0, 7}, 2, 1, 0));
  CHECK(!rule.theory().outcome_is_p(state, true));
  Wins wins;
  Work work;
  rule.theory().outcome_wins(state, true, wins, work);
  CHECK(wins.total() == 0);
}

TEST_CASE("hill: the king is one of the climbers, and the game ends with him") {
  for (const char* wrong : {"hill/3:1,2", "hill/0:1"}) {
    const auto position = read_position(wrong);
    REQUIRE(!position);
    CHECK(position.error().code == ErrorCode::bad_king);
  }
  CHECK(read_position("hill/2:4,4").error().code == ErrorCode::not_distinct);
  CHECK(is_over(plain::position("hill/1:0,4,7")));
  CHECK(!is_over(plain::position("hill/2:0,4,7")));
  CHECK(plain::position("hill/2:7,0,0,4").terms[0].state == State{0, 0, 4, 7});
  CHECK(plain::rule("hill/2")->display().drawing({1, 2}).king == 2);
}
