#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>
#include "share.hpp"

#include <algorithm>
#include <bit>
#include <random>
#include <set>

using namespace nimber;

namespace {

std::string row(std::uint64_t bits, std::size_t coins) {
  std::string text;
  for (std::size_t i = 0; i < coins; ++i) text.push_back((bits >> i & 1) != 0 ? 'H' : 'T');
  return text;
}

const std::vector<std::string> variants = {"turtles", "mock", "ruler", "twins"};

}  // namespace

TEST_CASE("coins: single heads") {
  const auto values = [](const std::string& variant) {
    const RulePtr rule = plain::rule("coins/" + variant);
    std::vector<Value> list;
    for (Heap n = 0; n <= 16; ++n) list.push_back(rule->sequence().sequence_value(n));
    return list;
  };
  CHECK(values("turtles") ==
        std::vector<Value>{0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16});
  // OEIS A000069, the odious numbers: those with an odd number of binary ones.
  const RulePtr mock = plain::rule("coins/mock");
  Value odious = 0;
  for (Heap n = 1; n <= 100; ++n) {
    do ++odious;
    while (std::popcount(odious) % 2 == 0);
    CHECK(mock->sequence().sequence_value(n) == odious);
  }
  CHECK(values("mock") ==
        std::vector<Value>{0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31});
  CHECK(values("ruler") == std::vector<Value>{0, 1, 2, 1, 4, 1, 2, 1, 8, 1, 2, 1, 4, 1, 2, 1, 16});
  CHECK(values("twins") ==
        std::vector<Value>{0, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15});
}

TEST_CASE("coins: every row of 8, values and all winning moves, both conventions") {
  for (const std::string& variant : variants) {
    std::map<std::string, bool> outcomes;
    std::map<std::string, Value> values;
    for (std::uint64_t bits = 0; bits < 256; ++bits) {
      for (const bool misere : {false, true}) {
        std::string text = "coins/" + variant + ":" + row(bits, 8);
        if (misere) text = plain::misere(text);
        INFO(text);
        const Position position = plain::position(text);
        const auto result = analyze(position);
        REQUIRE(result);
        if (!misere) CHECK(result->value == plain::value(text, values));
        CHECK(result->player_to_move_wins() == plain::wins(text, outcomes));
        std::set<std::string> listed;
        for (const PositionMove& move : result->winning)
          listed.insert(print(after(position, move)));
        CHECK(listed == plain::winning_options(text, outcomes));
        CHECK(result->winning_count == listed.size());
      }
    }
  }
}

TEST_CASE("coins: winning moves in listing order, beside a heap") {
  std::mt19937 random(11);
  for (int round = 0; round < 60; ++round) {
    const std::string variant = variants[static_cast<std::size_t>(round) % 4];
    const std::string text =
        "coins/" + variant + ":" + row(random(), 24) + "+nim:" + std::to_string(random() % 48);
    INFO(text);
    const Position position = plain::position(text);
    const auto value = [&](const Position& p) {
      Value sum = p.terms[1].state[0];
      for (std::size_t i = 0; i < p.terms[0].state.size(); ++i)
        sum ^= p.terms[0].state[i] * p.terms[0].rule->sequence().sequence_value(i + 1);
      return sum;
    };
    std::vector<std::string> expected;
    each_move(position, [&](const PositionMove& move) {
      const Position reached = after(position, move);
      if (value(reached) == 0) expected.push_back(print(reached));
      return true;
    });
    const auto result = analyze(position);
    REQUIRE(result);
    CHECK(result->value == value(position));
    if (value(position) == 0) expected.clear();
    CHECK(result->winning_count == expected.size());
    std::vector<std::string> listed;
    for (const PositionMove& move : result->winning) listed.push_back(print(after(position, move)));
    if (expected.size() > max_listed) expected.resize(max_listed);
    CHECK(listed == expected);
  }
}

TEST_CASE("coins: tame variants in misere sums, by plain recursion") {
  std::mt19937 random(12);
  std::map<std::string, bool> outcomes;
  for (int round = 0; round < 90; ++round) {
    std::string text = "coins/" +
                       std::string(round % 3 == 0   ? "turtles"
                                   : round % 3 == 1 ? "mock"
                                                    : "twins") +
                       ":" + row(random(), 7);
    text += round % 2 == 0
                ? "+nim:" + std::to_string(random() % 4)
                : "+coins/" + variants[round / 2 % 2 == 0 ? 0 : 3] + ":" + row(random(), 4);
    text = plain::misere(text);
    INFO(text);
    const auto result = analyze(plain::position(text));
    REQUIRE(result);
    CHECK(result->method == AnalysisResult::Method::tame);
    CHECK(result->player_to_move_wins() == plain::wins(text, outcomes));
    CHECK(result->winning_count == plain::winning_options(text, outcomes).size());
  }
}

TEST_CASE("coins: every row of 12 of the tame variants, all winning moves, both conventions") {
  constexpr std::size_t coins = 12;
  for (const std::string variant : {"turtles", "mock", "twins"}) {
    const RulePtr rule = plain::rule("coins/" + variant);
    for (const bool misere : {false, true}) {
      // A row as a number whose highest bit is the last coin: every move leads to a smaller one.
      std::vector<bool> won(std::size_t{1} << coins, false);
      for (std::size_t bits = 0; bits < won.size(); ++bits) {
        std::set<std::size_t> lost;
        bool over = true;
        const auto move_to = [&](std::size_t next) {
          over = false;
          if (!won[next]) lost.insert(next);
        };
        for (std::size_t last = 0; last < coins; ++last) {
          if ((bits >> last & 1) == 0) continue;
          const std::size_t turned = bits ^ std::size_t{1} << last;
          if (variant != "twins") move_to(turned);
          for (std::size_t i = 0; i < last; ++i) {
            move_to(turned ^ std::size_t{1} << i);
            for (std::size_t j = 0; j < i && variant == "mock"; ++j)
              move_to(turned ^ std::size_t{1} << i ^ std::size_t{1} << j);
          }
        }
        won[bits] = over ? misere : !lost.empty();

        Position position{{{rule, State(coins, 0)}}, misere};
        for (std::size_t i = 0; i < coins; ++i) position.terms[0].state[i] = bits >> i & 1;
        const auto result = analyze(position);
        std::set<std::size_t> listed;
        if (result) {
          for (const PositionMove& move : result->winning) {
            std::size_t next = bits;
            for (const std::uint32_t coin : move.move.flips) next ^= std::size_t{1} << coin;
            listed.insert(next);
          }
        }
        if (!result || result->player_to_move_wins() != won[bits] ||
            result->winning_count != lost.size() || listed != lost) {
          FAIL(variant << ":" << row(bits, coins) << (misere ? " misère" : ""));
        }
      }
    }
  }
}

TEST_CASE("coins: rows are H and T exactly, with white space dropped") {
  CHECK(print(plain::position("coins/Mock: H T  H")) == "coins/mock:HTH");
  CHECK(print(plain::position("coins/ruler:HT + nim:2")) == "coins/ruler:HT+nim:2");
  for (const char* wrong :
       {"coins/mock:hth", "coins/mock:HTX", "coins/mock:H1", "coins/mock:H,T"}) {
    INFO(wrong);
    const auto position = read_position(wrong);
    REQUIRE(!position);
    CHECK(position.error().code == ErrorCode::bad_coins);
  }
  const auto unknown = read_position("coins/kings:HT");
  REQUIRE(!unknown);
  CHECK(unknown.error().code == ErrorCode::bad_variant);
  CHECK(unknown.error().args.front() == "turtles, mock, ruler, twins");
}

TEST_CASE("coins: each head is a component, with its place and what it is worth alone") {
  const Position position = plain::position("coins/twins:HTHTTH");
  const Term& term = position.terms.front();
  std::vector<Component> heads;
  term.rule->theory().components(term.state, heads);
  REQUIRE(heads.size() == 3);
  const std::size_t places[] = {1, 3, 6};
  for (std::size_t i = 0; i < 3; ++i) {
    CHECK(heads[i].kind == Component::Kind::head);
    CHECK(heads[i].part == places[i] - 1);
    CHECK(heads[i].size == places[i]);
    CHECK(heads[i].value == Value{places[i] - 1});
  }
  CHECK(term.rule->stones(term.state) == 1 + 3 + 6);
}

TEST_CASE("coins: long rows") {
  const std::string heads(plain::share(100'000), 'H');
  for (const std::string& variant : variants) {
    const auto result = analyze(plain::position("coins/" + variant + ":" + heads));
    REQUIRE(result);
    CHECK(result->value.has_value());
    if (variant != "mock") CHECK(result->winning_count.has_value());
  }
}

TEST_CASE("coins: a move tells how many coins it turns, and which is the last") {
  // As wasm/nimber.d.ts has it: `amount` is how many, `before` the last coin, counted from 1.
  const Position position = plain::position("coins/mock:HTH");
  std::size_t moves = 0;
  each_move(position, [&](const PositionMove& step) {
    const Move& move = step.move;
    CHECK(move.kind == MoveKind::turn);
    CHECK(move.amount == move.flips.size());
    CHECK(move.part == move.flips.back());
    CHECK(move.before == move.flips.back() + std::uint64_t{1});
    ++moves;
    return true;
  });
  CHECK(moves == 1 + (1 + 2 + 1));
}

TEST_CASE("coins: for a search a row ends with its last head") {
  for (const std::string& variant : variants) {
    const RulePtr rule = plain::rule("coins/" + variant);
    const auto key = [&](State state) {
      rule->search_key(state);
      return state;
    };
    CHECK(key({0, 1, 0, 1, 0, 0}) == State{0, 1, 0, 1});
    CHECK(key({0, 1, 1}) == State{0, 1, 1});
    CHECK(key({0, 0}).empty());
    CHECK(key({}).empty());
  }
}

TEST_CASE("coins: mock's winning moves cost a look for each coin before the one turned") {
  const std::string text = "coins/mock:" + row(0b1011'0111'0110'1011, 16);
  for (const bool misere : {false, true}) {
    const Position position = plain::position(misere ? plain::misere(text) : text);
    const Rule& rule = *position.terms[0].rule;
    const State& state = position.terms[0].state;
    Goal goal;
    goal.misere = misere;
    std::vector<Component> heads;
    rule.theory().components(state, heads);
    for (const Component& head : heads) goal.total ^= *head.value;
    goal.bigs = rule.theory().bigs(heads);
    REQUIRE(goal.bigs == 1);
    for (std::size_t part = 0; part < state.size(); ++part) {
      Wins wins;
      Work work;
      rule.theory().wins(state, part, goal, heads, wins, work);
      // Near the end of a misère game the heads are added up first.
      CHECK(work.examined() == (state[part] == 0 ? 0 : part + (misere ? heads.size() : 0)));
    }
  }
}
