#include "catch.hpp"

#include <nimber/notation.hpp>
#include <nimber/program.hpp>
#include <nimber/worksheet.hpp>

#include <set>
#include <string>

using namespace nimber;

TEST_CASE("Every position of a worksheet has exactly one winning move") {
  for (const char* text : {"nim", "take/1..3", "take/1,3,4", "wythoff", "stairs", "strip", "monks", "hill/2", "coins/turtles", "octal/0.77",
                           "graph/a-b,a-c,b-c,c-d,b-d"}) {
    const auto rule = read_rule(text);
    REQUIRE(rule);
    for (const unsigned size : {1u, 3u}) {
      INFO(text << ", size " << size);
      const auto sheet = worksheet(*rule, 7, 10, size);
      // A graph of four vertices has few positions.
      CHECK(sheet.size() >= (std::string(text).rfind("graph", 0) == 0 ? 1u : 10u));
      std::set<std::string> seen;
      for (const auto& item : sheet) {
        const auto result = analyze(item.position);
        REQUIRE(result);
        CHECK(result->winning_count == 1);
        CHECK(seen.insert(print(item.position)).second);
      }
    }
  }
}

TEST_CASE("A worksheet is the same for the same seed") {
  const auto rule = read_rule("nim");
  REQUIRE(rule);
  const auto texts = [&](std::uint64_t seed) {
    std::string all;
    for (const auto& item : worksheet(*rule, seed, 10, 2)) all += print(item.position) + "\n";
    return all;
  };
  CHECK(texts(1) == texts(1));
  CHECK(texts(1) != texts(2));
}

TEST_CASE("There is a program for every game") {
  for (const Game* game : all_games()) {
    std::string example(game->examples.front());
    const auto position = read_position(example);
    REQUIRE(position);
    const std::string text = program(position->terms.front().rule);
    INFO(game->name);
    CHECK(text.find("int main()") != std::string::npos);
  }
}
