#include "catch.hpp"

#include <nimber/notation.hpp>
#include "answers/worksheet.hpp"
#include "share.hpp"

#include <set>
#include <string>
#include <vector>

using namespace nimber;

TEST_CASE("Every position of a worksheet has exactly one winning move") {
  const std::vector<std::string> rules = {"nim",
                                          "take/1..3",
                                          "take/1,3,4",
                                          "wythoff",
                                          "stairs",
                                          "strip",
                                          "monks",
                                          "hill/2",
                                          "coins/turtles",
                                          "octal/0.77",
                                          "own/n;k=1..n/2;n-=k",
                                          "own/{a,b};a>0;k=1..b/a;b-=k*a",
                                          "fibonacci",
                                          "hackenbush",
                                          "own/n;k=1..3;n-=k|n%4>0;n+=1",
                                          "octal/0.77~misere",
                                          "corners",
                                          "graph/a-b,a-c,b-c,c-d,b-d"};
  for (const std::string& text : plain::share_of(rules, 3)) {
    const bool misere = text.ends_with("~misere");
    const auto rule = read_rule(text.substr(0, text.find('~')));
    REQUIRE(rule);
    for (const unsigned size : {1u, 3u}) {
      INFO(text << ", size " << size);
      const auto sheet = worksheet(*rule, 7, 10, size, misere);
      // A graph of four vertices has few positions.
      CHECK(sheet.size() >= (text.rfind("graph", 0) == 0 ? 1u : 10u));
      std::set<std::string> seen;
      for (const auto& item : sheet) {
        const auto result = analyze(item.position);
        REQUIRE(result);
        CHECK(item.position.misere == misere);
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

TEST_CASE("A worksheet is the same for the same seed everywhere, on every machine") {
  struct Sheet {
    const char* rule;
    unsigned size;
    const char* states;
  };
  const std::vector<Sheet> sheets = {
      {"nim", 1, "6,8 8,3 2,1,2 "},
      {"nim", 2, "9,6,17 11,18,2,12 16,15,8,19 "},
      {"nim", 3, "14,8,20,14,14 2,17,14,19 24,6,22,3 "},
      {"take/1,3,4", 1, "3,4,3 4,5 12,4 "},
      {"take/1,3,4", 2, "2,1,18,1 2,5,17 19,2,3 "},
      {"take/1,3,4", 3, "4,5,25,18 19,11,25,11 2,14,19,14 "},
      {"wythoff", 1, "1,6 8,3 8,2 "},
      {"wythoff", 2, "5,18 12,17 11,2 "},
      {"wythoff", 3, "13,26 8,21 16,19 "},
      {"stairs", 1, "4,2,1,1 0,1,4,3 4,0,0,3 "},
      {"stairs", 2, "3,1,5,6,0 2,0,3,2,5 3,0,4,3,2 "},
      {"stairs", 3, "1,1,0,1,6,7 8,8,6,0,2,4 2,3,3,2,4,4 "},
      {"strip", 1, "2,4,8 1,2,5 6,7,8 "},
      {"strip", 2, "3,10,13,16 2,9,14,15 1,6,8,11 "},
      {"strip", 3, "2,8,12,13,14 1,2,6,10,21 2,6,8,9,20 "},
      {"hill/4", 1, "4,7,8,9 1,5,8,9 2,6,8,9 "},
      {"hill/4", 2, "3,10,13,16 2,9,14,15 1,6,8,11 "},
      {"hill/4", 3, "2,8,12,13,14 1,2,6,10,21 2,6,8,9,20 "},
      {"coins/mock", 1, "THHTHTH TTHTHTT HHHTTTH "},
      {"coins/mock", 2, "THHTHTHHTH THHHHHHHHT TTTTTHTHTT "},
      {"coins/mock", 3, "HTHHTTHHTHTTT THTHTTHTTTHTT HTTHTHHTHTTTT "},
      {"octal/0.77", 1, "2,1,2 2,3 4,11 "},
      {"octal/0.77", 2, "5,6,18 6,5,7 2,11,8,5 "},
      {"octal/0.77", 3, "2,1,5,5 12,3,25,19 11,14,15,14 "},
      {"graph/a-b,a-c,b-c,c-d,b-d,d-e", 1, "b a "},
      {"graph/a-b,a-c,b-c,c-d,b-d,d-e", 2, "a,e b,c e,a "},
      {"graph/a-b,a-c,b-c,c-d,b-d,d-e", 3, "e,c,b b,c,c d,c,b "},
  };
  for (const Sheet& expected : sheets) {
    INFO(expected.rule << ", size " << expected.size);
    const auto rule = read_rule(expected.rule);
    REQUIRE(rule);
    std::string states;
    for (const auto& item : worksheet(*rule, 20, 3, expected.size))
      states += print_state(**rule, item.position.terms[0].state) + " ";
    CHECK(states == expected.states);
  }
}

TEST_CASE(
    "A worksheet is as long as was asked for, and where there is nothing to ask it is empty") {
  const auto rule = read_rule("nim");
  REQUIRE(rule);
  CHECK(worksheet(*rule, 3, 0, 1).empty());
  CHECK(worksheet(*rule, 3, 17, 1).size() == 17);
  CHECK(worksheet(*rule, 3, 100, 2).size() == 100);
  CHECK(worksheet(*rule, 3, 101, 2).size() == 100);
  const auto texts = [&](unsigned size) {
    std::string all;
    for (const auto& item : worksheet(*rule, 5, 5, size)) all += print(item.position) + "\n";
    return all;
  };
  CHECK(texts(0) == texts(1));
  CHECK(texts(9) == texts(3));
  CHECK(texts(2) != texts(3));
  // All moves are like any other at take/odd: never is only one the winning one, where there is
  // another.
  const auto odd = read_rule("take/odd");
  REQUIRE(odd);
  CHECK(worksheet(*odd, 1, 5, 1).empty());
  // With one or two moves in all there is a choice or none.
  const auto two = read_rule("graph/a-b,a-c,b-c");
  REQUIRE(two);
  const auto sheet = worksheet(*two, 1, 5, 1);
  REQUIRE(sheet.size() == 1);
  CHECK(print(sheet[0].position) == "graph/a-b,a-c,b-c:a");
}

TEST_CASE("A program is a whole one, or there is none") {
  std::size_t programs = 0;
  for (const Game* game : all_games()) {
    const auto position = read_position(game->examples.front());
    REQUIRE(position);
    const std::string text = position->terms.front().rule->program();
    INFO(game->name);
    if (text.empty()) continue;
    ++programs;
    CHECK(text.find("// " + position->terms.front().rule->text() + "\n") == 0);
    CHECK(text.find("int main()") != std::string::npos);
  }
  CHECK(programs >= 13);
}
