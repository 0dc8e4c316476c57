#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>
#include "values/cold_pairs.hpp"

#include <algorithm>
#include <array>
#include <set>

using namespace nimber;

namespace {

std::string text_of(std::uint64_t a, std::uint64_t b, bool misere = false) {
  std::string text = "wythoff:" + std::to_string(a);
  text.append(",").append(std::to_string(b));
  return misere ? plain::misere(text) : text;
}

/// What a table of outcomes says wins from (a, b), as states.
template <class Lost>
std::vector<State> winning_states(std::uint64_t a, std::uint64_t b, Lost lost) {
  std::vector<State> states;
  const auto look = [&](std::uint64_t x, std::uint64_t y) {
    if (lost(x, y)) states.push_back({x, y});
  };
  for (std::uint64_t k = 1; k <= a; ++k) look(a - k, b);
  for (std::uint64_t k = 1; k <= b; ++k) look(a, b - k);
  for (std::uint64_t k = 1; k <= std::min(a, b); ++k) look(a - k, b - k);
  return states;
}

}  // namespace

TEST_CASE("wythoff: Grundy values of the literature") {
  // OEIS A004481, the first rows.
  const std::vector<std::vector<Value>> rows = {{0, 1, 2, 3, 4, 5, 6, 7, 8, 9},
                                                {1, 2, 0, 4, 5, 3, 7, 8, 6, 10},
                                                {2, 0, 1, 5, 3, 4, 8, 6, 7, 11},
                                                {3, 4, 5, 6, 2, 0, 1, 9, 10, 12},
                                                {4, 5, 3, 2, 7, 6, 9, 0, 1, 8}};
  for (std::size_t a = 0; a < rows.size(); ++a) {
    for (std::size_t b = 0; b < rows[a].size(); ++b) {
      const auto result = analyze(plain::position(text_of(a, b)));
      REQUIRE(result);
      CHECK(result->value == rows[a][b]);
    }
  }
}

TEST_CASE("wythoff: values by the definition, in tables of any shape") {
  constexpr std::size_t n = 130;
  std::vector<std::vector<Value>> g(n, std::vector<Value>(n));
  for (std::size_t a = 0; a < n; ++a) {
    for (std::size_t b = 0; b < n; ++b) {
      std::set<Value> options;
      for (std::size_t k = 1; k <= a; ++k) options.insert(g[a - k][b]);
      for (std::size_t k = 1; k <= b; ++k) options.insert(g[a][b - k]);
      for (std::size_t k = 1; k <= std::min(a, b); ++k) options.insert(g[a - k][b - k]);
      while (options.count(g[a][b]) != 0) ++g[a][b];
    }
  }
  for (const auto& [rows, columns] : std::vector<std::pair<std::size_t, std::size_t>>{
           {1, n}, {2, n}, {5, 100}, {n, 17}, {70, n}, {n, n}}) {
    const RulePtr rule = plain::fresh_rule("wythoff", "");
    Work work;
    while (true) {
      work.open_step(50);
      const Ready ready = rule->theory().prepare({rows - 1, columns - 1}, work);
      if (ready == Ready::yes) break;
      REQUIRE(ready == Ready::pending);
    }
    for (std::size_t a = 0; a < rows; ++a) {
      for (std::size_t b = 0; b < columns; ++b) {
        std::vector<Component> components;
        rule->theory().components({a, b}, components);
        if (*components.front().value != g[a][b])
          FAIL(a << "," << b << " in " << rows << " x " << columns);
      }
    }
  }
  // Of four tables, none inside another one, the first has gone, and is built again; then so is the
  // next.
  const RulePtr rule = plain::fresh_rule("wythoff", "");
  const std::vector<State> corners = {{1, 100}, {4, 60}, {40, 9}, {20, 16}};
  for (const State& corner : corners) {
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    REQUIRE(rule->theory().prepare(corner, work) == Ready::yes);
  }
  for (const State& corner : corners) {
    std::vector<Component> components;
    rule->theory().components(corner, components);
    CHECK(components.front().value == g[corner[0]][corner[1]]);
  }
}

TEST_CASE("wythoff: tables have 2^24 cells and no more") {
  const RulePtr rule = plain::fresh_rule("wythoff", "");
  const auto ready = [&](std::uint64_t a, std::uint64_t b) {
    Work nothing(0);
    return rule->theory().prepare({a, b}, nothing);
  };
  const std::uint64_t widest = (std::uint64_t{1} << 18) - 1;
  CHECK(ready(63, widest) == Ready::pending);
  CHECK(ready(widest, 64) == Ready::never);
  CHECK(ready(4095, 4096) == Ready::never);
  CHECK(ready(max_integer, max_integer) == Ready::never);
}

TEST_CASE("wythoff: every move says what it leaves of the heaps that it changes") {
  const RulePtr rule = plain::rule("wythoff");
  const State state = {5, 7};
  for (std::size_t part = 0; part < rule->parts(state); ++part) {
    std::uint64_t taken = 0;
    rule->each_move(state, part, [&](const Move& move) {
      ++taken;
      const auto left = part == 2 ? std::array<std::uint64_t, 2>{5 - taken, 7 - taken}
                                  : std::array<std::uint64_t, 2>{state[part] - taken, 0};
      CHECK(move.after == left);
      CHECK((move.kind == MoveKind::both) == (part == 2));
      return true;
    });
    CHECK(taken == (part == 1 ? 7 : 5));
  }
}

TEST_CASE("wythoff: outcomes and all winning moves by recursion, both conventions") {
  constexpr std::uint64_t n = 60;
  const RulePtr rule = plain::rule("wythoff");
  for (const bool misere : {false, true}) {
    std::vector<std::vector<bool>> lost(n, std::vector<bool>(n));
    const auto is_lost = [&](std::uint64_t x, std::uint64_t y) {
      return static_cast<bool>(lost[x][y]);
    };
    for (std::uint64_t a = 0; a < n; ++a) {
      for (std::uint64_t b = 0; b < n; ++b) {
        const auto expected = winning_states(a, b, is_lost);
        lost[a][b] = a + b == 0 ? !misere : expected.empty();
        CHECK(rule->theory().outcome_is_p({a, b}, misere) == lost[a][b]);
        Wins wins;
        Work work;
        rule->theory().outcome_wins({a, b}, misere, wins, work);
        std::vector<State> found;
        for (const Move& move : wins.listed()) found.push_back(rule->after({a, b}, move));
        CHECK(found == expected);
      }
    }
  }
}

TEST_CASE("wythoff: a commonly copied solution forgets to reduce the smaller heap") {
  const Position position = plain::position("wythoff:4,5");
  const auto result = analyze(position);
  REQUIRE(result);
  std::vector<std::string> texts;
  for (const PositionMove& move : result->winning) texts.push_back(print(after(position, move)));
  CHECK(texts == std::vector<std::string>{"wythoff:3,5", "wythoff:1,2"});
}

TEST_CASE("wythoff: exact where double fails") {
  // floor(k phi) in double is wrong for the first time at this k.
  for (const std::uint64_t k :
       {std::uint64_t{102'334'155}, std::uint64_t{381'966'011'250'105'151}}) {
    const ColdPair pair = cold_pair(k);
    for (const bool misere : {false, true}) {
      const auto result = analyze(plain::position(text_of(pair.larger, pair.smaller, misere)));
      REQUIRE(result);
      CHECK(!result->player_to_move_wins());
      CHECK(result->value == (misere ? std::nullopt : std::optional<Value>(0)));
      const auto beside = analyze(plain::position(text_of(pair.smaller, pair.larger - 1, misere)));
      REQUIRE(beside);
      CHECK(beside->player_to_move_wins());
      CHECK(!beside->value);
      CHECK(beside->winning_count >= std::uint64_t{1});
    }
  }
}

TEST_CASE("wythoff: two heaps exactly") {
  for (const char* wrong : {"wythoff:3", "wythoff:1,2,3"}) {
    const auto position = read_position(wrong);
    REQUIRE(!position);
    CHECK(position.error().code == ErrorCode::wrong_count);
    CHECK(position.error().column == 9);
  }
}

TEST_CASE("wythoff: a large heap in a sum is unsettled, not wrong") {
  const auto result = analyze(plain::position("wythoff:100000000,5+nim:3"), 1'000'000);
  REQUIRE(!result);
  CHECK(result.error().code == ErrorCode::unsettled);
}

TEST_CASE("wythoff: the move between two positions, where there is one") {
  const auto wythoff = plain::rule("wythoff");
  for (std::uint64_t a = 0; a < 6; ++a) {
    for (std::uint64_t b = 0; b < 6; ++b) {
      const auto options = winning_states(a, b, [](auto, auto) { return true; });
      for (std::uint64_t x = 0; x < 8; ++x) {
        CHECK(!wythoff->move_between({a, b}, {x}));
        for (std::uint64_t y = 0; y < 8; ++y) {
          CHECK(!wythoff->move_between({a, b}, {x, y, 0}));
          const auto move = wythoff->move_between({a, b}, {x, y});
          const bool is_option =
              std::find(options.begin(), options.end(), State{x, y}) != options.end();
          REQUIRE(move.has_value() == is_option);
          if (move) CHECK(wythoff->after({a, b}, *move) == State{x, y});
        }
      }
    }
  }
}

TEST_CASE("wythoff: tables are as wide as 2^18 columns, and no wider") {
  const auto value = [](std::uint64_t b) {
    Analysis analysis(*read_position("wythoff:1," + std::to_string(b) + "+nim:3"), 50'000'000);
    while (!analysis.step(1'000'000).done) {}
    return analysis.result() ? analysis.result()->value : std::nullopt;
  };
  // The values of a row of one stone go up and down in threes: 1,3 is 4, 1,4 is 5, 1,5 is 3.
  const std::uint64_t widest = (std::uint64_t{1} << 18) - 1;
  static_assert(widest % 3 == 0);
  CHECK(value(widest) == ((widest + 1) ^ 3U));
  CHECK(!value(widest + 1));
}
