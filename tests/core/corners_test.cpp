// Turning Corners against its rules in plain words, and its winning moves against all moves.
#include "catch.hpp"
#include "plain.hpp"
#include "read_error.hpp"
#include "share.hpp"

#include <nimber/analysis.hpp>
#include <nimber/link.hpp>
#include "values/nimber.hpp"

#include <random>
#include <set>

using namespace nimber;

namespace {

using CornerHeads = std::set<std::pair<std::uint64_t, std::uint64_t>>;

std::string corners_text(const CornerHeads& heads) {
  std::string text;
  for (const auto& [row, column] : heads)
    text += (text.empty() ? "" : ",") + std::to_string(row) + "." + std::to_string(column);
  return "corners:" + (text.empty() ? "-" : text);
}

/// All that one move leads to, by the rule's words.
std::set<std::string> plain_corners_moves(const CornerHeads& heads) {
  std::set<std::string> out;
  for (const auto& [row, column] : heads) {
    for (std::uint64_t r = 0; r < row; ++r) {
      for (std::uint64_t c = 0; c < column; ++c) {
        CornerHeads then = heads;
        for (const auto& corner :
             {std::pair(row, column), std::pair(row, c), std::pair(r, column), std::pair(r, c)}) {
          if (!then.insert(corner).second) then.erase(corner);
        }
        out.insert(corners_text(then));
      }
    }
  }
  return out;
}

CornerHeads random_corners(std::mt19937_64& random, std::size_t count, std::uint64_t last) {
  CornerHeads heads;
  while (heads.size() < count) heads.emplace(random() % (last + 1), random() % (last + 1));
  return heads;
}

}  // namespace

TEST_CASE("corners moves as its rule says") {
  std::mt19937_64 random(8);
  for (int round = 0; round < 300; ++round) {
    const CornerHeads heads = random_corners(random, 1 + random() % 5, 4);
    const Position position = plain::position(corners_text(heads));
    INFO(print(position));
    CHECK(print(position) == corners_text(heads));
    std::set<std::string> reached;
    each_move(position, [&](const PositionMove& move) {
      CHECK(reached.insert(print(after(position, move))).second);
      return true;
    });
    CHECK(reached == plain_corners_moves(heads));
  }
}

TEST_CASE("corners is worth its nim products, by plain recursion") {
  std::map<std::string, Value> values;
  std::map<std::string, bool> outcomes;
  // Every set of heads in rows and columns 1 and 2, with and without some in row and column 0.
  // The last heads are gone through by hundreds of thousands of texts: twice as few as elsewhere.
  for (std::size_t mask = 0; mask < 64; mask += 2 * plain::stride() - 1) {
    CornerHeads heads;
    const std::pair<std::uint64_t, std::uint64_t> squares[] = {{1, 1}, {1, 2}, {2, 1},
                                                               {2, 2}, {0, 2}, {2, 0}};
    for (unsigned i = 0; i < 6; ++i) {
      if ((mask >> i & 1) != 0) heads.insert(squares[i]);
    }
    const std::string text = corners_text(heads);
    INFO(text);
    const auto result = analyze(plain::position(text));
    REQUIRE(result);
    CHECK(result->value == plain::value(text, values));
    const std::string misere = text + "~misere";
    const auto lost = analyze(plain::position(misere));
    REQUIRE(lost);
    CHECK(lost->player_to_move_wins() == plain::wins(misere, outcomes));
    CHECK(lost->winning_count == plain::winning_options(misere, outcomes).size());
  }
  CHECK(analyze(plain::position("corners:3.5,7.2"))->value ==
        (nim_product(3, 5) ^ nim_product(7, 2)));
  CHECK(analyze(plain::position("corners:1000000000000000000.999999999999999999"))->value ==
        nim_product(1'000'000'000'000'000'000, 999'999'999'999'999'999));
}

TEST_CASE("corners counts every winning move") {
  std::mt19937_64 random(9);
  for (int round = 0; round < 60; ++round) {
    const CornerHeads heads = random_corners(random, 1 + random() % 3, 40);
    const std::string text = corners_text(heads) + "+nim:" + std::to_string(random() % 64);
    INFO(text);
    const Position position = plain::position(text);
    const auto result = analyze(position);
    REQUIRE(result);
    std::vector<std::string> winning;
    each_move(position, [&](const PositionMove& move) {
      const Position then = after(position, move);
      if (analyze(then)->value == Value{0}) winning.push_back(print(then));
      return true;
    });
    REQUIRE(result->winning_count == winning.size());
    std::vector<std::string> listed;
    for (const PositionMove& move : result->winning) listed.push_back(print(after(position, move)));
    if (winning.size() > max_listed) winning.resize(max_listed);
    CHECK(listed == winning);
  }
  // Too many to look at one by one: the smaller side is gone through.
  const auto narrow = analyze(plain::position("corners:1000000000000000000.1000"));
  REQUIRE(narrow);
  CHECK(narrow->winning_count);
  const auto wide = analyze(plain::position("corners:1000.1000000000000000000"));
  CHECK(narrow->winning_count == wide->winning_count);
  const auto vast =
      analyze(plain::position("corners:900000000000000000.1000000000000000000"), 10'000);
  REQUIRE(vast);
  CHECK(vast->outcome == Outcome::N);
  CHECK_FALSE(vast->winning_count);
}

TEST_CASE("corners reads its heads") {
  CHECK(print(plain::position("corners: 7.2 3.5")) == "corners:3.5,7.2");
  CHECK(print(plain::position("corners:-")) == "corners:-");
  const auto error = plain::read_error;
  using E = ErrorCode;
  CHECK(error("corners:") == std::pair(E::missing_state, std::size_t{9}));
  CHECK(error("corners:3") == std::pair(E::bad_coins, std::size_t{10}));
  CHECK(error("corners:3.") == std::pair(E::bad_integer, std::size_t{11}));
  CHECK(error("corners:3.5,1.1,3.5") == std::pair(E::not_distinct, std::size_t{17}));
  CHECK(error("corners:3.5,") == std::pair(E::bad_integer, std::size_t{13}));
  CHECK(error("corners/1:3.5") == std::pair(E::no_rules, std::size_t{8}));
}

TEST_CASE("a corners state in a link is no term's number") {
  // The first number of a state with a point is read as the state's.
  const auto link = read_link("corners:1.2!0.0,0.2,1.0");
  REQUIRE(link);
  CHECK(print(link->record.back()) == "corners:0.0,0.2,1.0");
  CHECK(write_link(link->record, {}).operator*() == "corners:1.2!0.0,0.2,1.0");
  const auto numbered = read_link("corners:1.2!1.0.0,0.2,1.0");
  REQUIRE(numbered);
  CHECK(print(numbered->record.back()) == "corners:0.0,0.2,1.0");
  const auto two = read_link("nim:1+corners:1.2!2.0.0,0.2,1.0!1.0");
  REQUIRE(two);
  CHECK(print(two->record.back()) == "nim:0+corners:0.0,0.2,1.0");
}

TEST_CASE("corners counts every move where each of them draws") {
  std::mt19937_64 random(10);
  for (int round = 0; round < 30; ++round) {
    const CornerHeads heads = random_corners(random, 1 + random() % 3, 40);
    // The token goes round for ever: no move ends the draw.
    const Position position = plain::position(corners_text(heads) + "+graph/a-a:a");
    INFO(print(position));
    std::uint64_t moves = 0;
    each_move(position, [&](const PositionMove&) {
      ++moves;
      return true;
    });
    const auto result = analyze(position);
    REQUIRE(result);
    REQUIRE(result->outcome == Outcome::D);
    CHECK(result->drawing_count == moves);
  }
}
