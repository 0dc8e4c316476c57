// Copies of moves: whoever copies makes the last move, whatever the other side does.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include "arguments/answer_by_copy.hpp"
#include "arguments/find_argument.hpp"
#include "questions/argued_analysis.hpp"
#include "questions/argued_reply.hpp"

#include <nimber/moves.hpp>
#include <nimber/notation.hpp>

#include <optional>
#include <random>
#include <string>
#include <vector>

using namespace nimber;

namespace {

std::optional<Argument> lost(const Position& position) {
  Work work(10'000'000);
  return find_argument(position, ArgumentFor::lost, work);
}

std::optional<Position> copied(const Position& before, const Position& then) {
  const auto argument = lost(before);
  if (!argument) return std::nullopt;
  Work work(10'000'000);
  const auto copy = answer_by_copy(before, *argument, then, work);
  if (!copy) return std::nullopt;
  return after(then, *copy);
}

std::vector<Position> options(const Position& position) {
  std::vector<Position> out;
  each_move(position, [&](const PositionMove& move) {
    out.push_back(after(position, move));
    return true;
  });
  return out;
}

/// Plays against the copy with moves at random. Returns who moved last: 0 the other side, 1 it.
int play_out(Position position, std::mt19937& dice) {
  for (;;) {
    const std::vector<Position> all = options(position);
    if (all.empty()) return 1;
    const Position& then = all[std::uniform_int_distribution<std::size_t>(0, all.size() - 1)(dice)];
    CAPTURE(print(position), print(then));
    auto answer = copied(position, then);
    if (!answer) return 0;
    // What is listed as a move leads there.
    REQUIRE(move_between(then, *answer));
    position = std::move(*answer);
  }
}

const char* const lost_positions[] = {
    "grid/..->oo;turn:..../..../..../....",
    "grid/..->oo;turn:....../......",
    "row/.->x;never=x*x:........",
    "row/.->x;never=xo;flip:..owwo..",
    "row/x->.,o->.:xxwoo",
    "row/o->.,oo->..:oooowoooo",
    "nodekayles:a-b,b-c,c-d,d-e,e-f,f-g,g-h,h-a",
    "arckayles:a-b,b-c,c-d,d-e,e-f,f-a",
    "arckayles:a-b,b-c,x-y,y-z",
    "hackenbush:0-a,a-b,0-c,c-d,a-c,a-c",
    "hackenbush:0-a,a-b,0-c,c-d",
    "graph/a-b,b-c,a-c,x-y,y-z,x-z:a,x",
    "graph/a-b,b-c,x-b:a,x",
    "nim:5,5",
    "nim:7,3,7,3",
    "octal/0.77:6,6",
    "kayles:9,4,4,9",
    "grundy:8,8",
    "take/1..3:1000000000000000000,1000000000000000000",
    "nim:5 + take/1,2:4 + nim:5 + take/1,2:4",
    "own/(a,b);k=1..a;a-=k|k=1..b;b-=k:3,2;3,2",
    "grid/..->oo;turn:..../.... + grid/..->oo;turn:..../....",
};

}  // namespace

TEST_CASE("whoever copies makes the last move", "[arguments]") {
  std::mt19937 dice(28);
  for (const char* const text : lost_positions) {
    CAPTURE(text);
    const Position position = plain::position(text);
    REQUIRE(lost(position));
    const bool large = std::string(text).find("10000") != std::string::npos;
    if (large) {
      // Too long a game: one move.
      const Position then = plain::position("take/1..3:999999999999999998,1000000000000000000");
      CHECK(print(copied(position, then).value_or(position)) ==
            "take/1..3:999999999999999998,999999999999999998");
      continue;
    }
    for (std::size_t i = 0, n = plain::share(60); i < n; ++i) CHECK(play_out(position, dice) == 1);
  }
}

TEST_CASE("a copy makes the same change at the image", "[arguments]") {
  const auto answer = [](const char* before, const char* then) {
    const auto found = copied(plain::position(before), plain::position(then));
    return found ? print(*found) : "-";
  };
  CHECK(answer("grid/..->oo;turn:..../....", "grid/..->oo;turn:oo../....") ==
        "grid/..->oo;turn:oo../..oo");
  CHECK(answer("grid/..->oo;turn:..../....", "grid/..->oo;turn:.o../.o..") ==
        "grid/..->oo;turn:.oo./.oo.");
  CHECK(answer("row/x->.,o->.:xxwoo", "row/x->.,o->.:.xwoo") == "row/x->.,o->.:.xwo.");
  CHECK(answer("nim:9,4,4,9", "nim:9,4,1,9") == "nim:9,1,1,9");
  CHECK(answer("nim:9,9", "nim:9,0") == "nim:0,0");
  CHECK(answer("kayles:9,9", "kayles:2,5,9") == "octal/0.77:2,5,2,5");
  CHECK(answer("graph/a-b,b-c,a-c,x-y,y-z,x-z:a,x", "graph/a-b,b-c,a-c,x-y,y-z,x-z:a,z") ==
        "graph/a-b,b-c,a-c,x-y,y-z,x-z:c,z");
}

TEST_CASE("no copy where there is nothing to copy", "[arguments]") {
  const auto none = [](const char* before, const char* then) {
    return !copied(plain::position(before), plain::position(then));
  };
  CHECK(none("nim:5,5", "nim:5,5"));
  CHECK(none("nim:5,5", "nim:3,4"));       // two moves
  CHECK(none("nim:5,4", "nim:5,3"));       // not lost by copying
  CHECK(none("nim:5,5", "take/1,2:5,3"));  // another rule
  CHECK(none("nim:5,5", "nim:5,5,5"));     // no move
  CHECK(none("nim:5,5~misere", "nim:5,3~misere"));
  CHECK(none("grid/..->oo;turn:..../....",
             "grid/..->oo;turn:oo../...."
             "/...."));
  const Position before = plain::position("kayles:9,9");
  const Position then = plain::position("kayles:2,5,9");
  const auto argument = lost(before);
  REQUIRE(argument);
  Work little(1);
  CHECK_FALSE(answer_by_copy(before, *argument, then, little));
  Work enough(1'000);
  CHECK(answer_by_copy(before, *argument, then, enough));
}

namespace {

struct Answered {
  std::string to;
  bool winning = false;
  std::uint64_t examined = 0;
};

/// The program's move, in steps of this size.
template <class Asked>
Answered answered(const Position& position, std::uint64_t budget, ReplyOptions options) {
  Asked reply(position, options);
  Progress progress;
  while (!progress.done) progress = reply.step(budget);
  return {print(after(position, *reply.move())), reply.winning(), progress.examined};
}

}  // namespace

TEST_CASE("the program copies where its search would be long", "[arguments]") {
  const std::string eight = "grid/..->oo;turn:........";
  const std::string row = "/........";
  std::string board = eight;
  for (int i = 0; i < 7; ++i) board += row;
  const Position before = plain::position(board);
  for (const std::size_t at : {std::size_t{0}, std::size_t{9}, std::size_t{30}}) {
    const Position then = options(before)[at];
    const std::string wanted = print(*copied(before, then));
    for (const std::uint64_t budget : {std::uint64_t{7'777}, std::uint64_t{50'000'000}}) {
      const Answered found = answered<ArguedReply>(then, budget, {.seed = 5});
      CHECK(found.to == wanted);
      CHECK(found.winning);
      CHECK(found.examined < 251'000);
    }
    Work work(1'000'000);
    const auto argued = argue(then, ArgumentFor::won, work);
    REQUIRE(argued);
    CHECK(argued->answer.outcome == Outcome::N);
    CHECK_FALSE(argued->answer.value);
    REQUIRE(argued->answer.winning.size() == 1);
    CHECK(print(after(then, argued->answer.winning[0])) == wanted);
    CHECK_FALSE(argue(then, ArgumentFor::lost, work));
  }
  Work work(1'000'000);
  const auto lost_one = argue(before, ArgumentFor::lost, work);
  REQUIRE(lost_one);
  CHECK(lost_one->answer.outcome == Outcome::P);
  CHECK(lost_one->answer.value == 0);
  CHECK(lost_one->answer.winning_count == 0);
}

TEST_CASE("a short search chooses the program's move alone", "[arguments]") {
  for (const char* const text : {"grid/..->oo;turn:..../..../...o", "nim:5,4", "nim:5,5",
                                 "row/.->x;never=xx:.........", "nim:2,2,1~misere"}) {
    for (const bool blunder : {false, true}) {
      for (std::uint64_t seed = 0; seed < 5; ++seed) {
        const ReplyOptions how{.blunder = blunder, .seed = seed};
        const Position position = plain::position(text);
        const Answered alone = answered<Reply>(position, 1'000, how);
        const Answered beside = answered<ArguedReply>(position, 1'000, how);
        CAPTURE(text, blunder, seed);
        CHECK(beside.to == alone.to);
        CHECK(beside.winning == alone.winning);
      }
    }
  }
}
