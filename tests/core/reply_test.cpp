// How the program plays: it never loses a won game, delays where it has lost, and errs when it is
// asked to.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/reply.hpp>
#include "answers/random_position.hpp"
#include "share.hpp"

#include <random>

using namespace nimber;

namespace {

std::optional<PositionMove> reply(const Position& position, ReplyOptions options,
                                  bool* winning = nullptr) {
  Reply work(position, options);
  while (!work.step(1'000'000).done) {}
  if (winning != nullptr) *winning = work.winning();
  return work.move();
}

std::vector<PositionMove> moves_of(const Position& position) {
  std::vector<PositionMove> moves;
  each_move(position, [&](const PositionMove& move) {
    moves.push_back(move);
    return true;
  });
  return moves;
}

bool mover_wins(const Position& position) {
  const auto result = analyze(position);
  REQUIRE(result);
  return result->player_to_move_wins();
}

/// The kinds that random positions are drawn from: every example of every game, and a few sums.
std::vector<Position> kinds() {
  std::vector<Position> list;
  for (const Game* game : all_games()) {
    for (const std::string_view example : game->examples)
      list.push_back(plain::position(std::string(example)));
  }
  for (const char* text : {"nim:3+take/1..3:7", "octal/0.77:6+strip:2,5", "grundy:6+coins/mock:HTH",
                           "wythoff:2,3+stairs:1,2"}) {
    list.push_back(plain::position(text));
  }
  return list;
}

/// Small enough for every position to be settled by search in misère play too.
std::uint64_t size_for(const Position& like) {
  std::size_t parts = 0;
  for (const Term& term : like.terms) {
    parts += term.state.size();
    // A sheet of paper falls into many.
    if (term.rule->parts(term.state) < term.state.size()) return 4;
  }
  return parts <= 2 ? 9 : parts <= 3 ? 6 : parts <= 5 ? 4 : 3;
}

std::uint64_t stones(const Position& position) {
  std::uint64_t sum = 0;
  for (const Term& term : position.terms) sum += term.rule->stones(term.state);
  return sum;
}

}  // namespace

TEST_CASE("random positions are legal, of their kind, and the same for the same seed") {
  for (const Position& like : kinds()) {
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
      const Position drawn = random_position(like, 1 + seed % 9, seed);
      INFO(print(drawn));
      REQUIRE(print(plain::position(print(drawn))) == print(drawn));
      REQUIRE(print(random_position(like, 1 + seed % 9, seed)) == print(drawn));
      REQUIRE(drawn.terms.size() == like.terms.size());
      REQUIRE(drawn.misere == like.misere);
      for (std::size_t i = 0; i < like.terms.size(); ++i)
        REQUIRE(drawn.terms[i].rule->text() == like.terms[i].rule->text());
    }
    REQUIRE(!print(random_position(like, UINT64_MAX, 1)).empty());
    REQUIRE(!print(random_position(like, 0, 1)).empty());
  }
}

TEST_CASE("random positions are drawn by splitmix64") {
  // Its first five numbers after the seed 1234567 (S. Vigna's splitmix64.c).
  State expected = {6457827717110365317u, 3203168211198807973u, 9817491932198370423u,
                    4593380528125082431u, 16408922859458223821u};
  const std::uint64_t size = 9'999'999'999'971;
  for (std::uint64_t& heap : expected) heap = 1 + heap % size;
  CHECK(random_position(plain::position("nim:1,1,1,1,1"), size, 1234567).terms[0].state ==
        expected);
}

TEST_CASE("the program never loses a won game") {
  const auto list = kinds();
  std::mt19937 dice(20261121);
  std::size_t positions = 0;
  std::size_t won = 0;
  // A share of the share: each is played to its end.
  for (std::uint64_t seed = 1; positions < plain::share(plain::share(2000)); ++seed) {
    Position like = list[seed % list.size()];
    like.misere = (seed / list.size()) % 2 == 1;
    Position position = random_position(like, size_for(like), seed);
    ++positions;
    INFO(print(position));
    if (!mover_wins(position)) continue;
    ++won;
    // The program moves first; the other side plays anything at all.
    for (bool program = true; !is_over(position); program = !program) {
      std::optional<PositionMove> move;
      if (program) {
        bool winning = false;
        move = reply(position, {false, dice(), default_limit}, &winning);
        REQUIRE(winning);
      } else {
        const auto moves = moves_of(position);
        move = moves[dice() % moves.size()];
      }
      REQUIRE(move);
      position = after(position, *move);
      if (program) REQUIRE(!mover_wins(position));
    }
  }
  REQUIRE(won > (plain::stride() == 1 ? 500 : positions / 8));
}

TEST_CASE(
    "from a lost position the program leaves the fewest winning replies, then the most stones") {
  const auto list = kinds();
  std::size_t lost = 0;
  for (std::uint64_t seed = 1; seed <= 600; ++seed) {
    Position like = list[seed % list.size()];
    like.misere = (seed / list.size()) % 2 == 1;
    const Position position = random_position(like, size_for(like), seed * 77);
    if (is_over(position) || mover_wins(position)) continue;
    ++lost;
    INFO(print(position));
    bool winning = true;
    const auto chosen = reply(position, {false, seed, default_limit}, &winning);
    REQUIRE(chosen);
    REQUIRE(!winning);
    const auto rank = [&](const PositionMove& move) {
      const Position left = after(position, move);
      const auto result = analyze(left);
      REQUIRE(result);
      return std::make_pair(*result->winning_count, UINT64_MAX - stones(left));
    };
    auto best = rank(*chosen);
    for (const PositionMove& move : moves_of(position)) REQUIRE(best <= rank(move));
  }
  REQUIRE(lost > 60);
}

TEST_CASE("where nobody can tell how many replies win, most stones are left") {
  // A king of unknown value who has lost, beside heaps worth 0 together: lost, by the theorem about
  // him.
  const Position position = plain::position("hill/2:100000,200000,300000,400000+nim:5,5");
  REQUIRE(!mover_wins(position));
  REQUIRE(
      !analyze(after(position,
                     *move_between(position,
                                   plain::position("hill/2:100000,200000,300000,400000+nim:4,5"))))
           ->winning_count);
  bool winning = true;
  const auto move = reply(position, {}, &winning);
  REQUIRE(move);
  CHECK(!winning);
  CHECK(stones(after(position, *move)) == stones(position) - 1);
}

TEST_CASE("the program errs when it is asked to, where there is something to give away") {
  const auto list = kinds();
  std::size_t given = 0;
  for (std::uint64_t seed = 1; seed <= 400; ++seed) {
    const Position& like = list[seed % list.size()];
    const Position position = random_position(like, size_for(like), seed * 13);
    if (is_over(position)) continue;
    INFO(print(position));
    const bool won = mover_wins(position);
    bool giveable = false;
    for (const PositionMove& move : moves_of(position))
      giveable = giveable || mover_wins(after(position, move));
    const auto move = reply(position, {true, seed, default_limit});
    REQUIRE(move);
    if (!won || !giveable) continue;
    ++given;
    REQUIRE(mover_wins(after(position, *move)));
  }
  REQUIRE(given > 60);
}

TEST_CASE("the same seed gives the same move everywhere, on every machine") {
  struct Row {
    const char* position;
    bool blunder;
    const char* moves;
  };
  // With seeds 0, 1, 2 and a large one; "!": the move wins; "?": nobody knows.
  const std::vector<Row> rows = {
      {"nim:3,4,5,6", false, "nim:3,4,1,6! nim:3,4,5,2! nim:3,4,1,6! nim:3,4,1,6! "},
      {"nim:3,4,5,6", true, "nim:3,4,4,6 nim:3,1,5,6 nim:3,2,5,6 nim:3,4,0,6 "},
      {"nim:7,7,7", false, "nim:7,0,7! nim:7,7,0! nim:7,0,7! nim:7,0,7! "},
      {"nim:7,7,7", true, "nim:7,7,4 nim:4,7,7 nim:2,7,7 nim:7,6,7 "},
      {"take/1..3:8,9,14", false,
       "take/1..3:8,6,14! take/1..3:8,9,13! take/1..3:8,6,14! take/1..3:8,6,14! "},
      {"take/1..3:8,9,14", true,
       "take/1..3:8,9,12 take/1..3:8,9,12 take/1..3:8,7,14 take/1..3:6,9,14 "},
      {"nim:5,5", false, "nim:5,4 nim:4,5 nim:5,4 nim:5,4 "},
      {"nim:5,5", true, "nim:5,4 nim:4,5 nim:5,4 nim:5,4 "},
      {"stairs:3,1,3", false, "stairs:4,0,3 stairs:3,2,2 stairs:4,0,3 stairs:4,0,3 "},
      {"stairs:3,1,3", true, "stairs:4,0,3 stairs:3,2,2 stairs:4,0,3 stairs:4,0,3 "},
      {"hill/2:100000,200000,350000+nim:1", false,
       "hill/2:99992,200000,350000+nim:1? hill/2:100000,199974,350000+nim:1? "
       "hill/2:100000,200000,349887+nim:1? "
       "hill/2:100000,199803,350000+nim:1? "},
      {"hill/2:100000,200000,350000+nim:1", true,
       "hill/2:99992,200000,350000+nim:1? hill/2:100000,199974,350000+nim:1? "
       "hill/2:100000,200000,349887+nim:1? "
       "hill/2:100000,199803,350000+nim:1? "},
      {"hill/2:5,9,11+nim:3~misere", false,
       "hill/2:4,9,11+nim:3~misere! hill/2:4,9,11+nim:3~misere! hill/2:4,9,11+nim:3~misere! "
       "hill/2:4,9,11+nim:3~misere! "},
      {"hill/2:5,9,11+nim:3~misere", true,
       "hill/2:5,6,11+nim:3~misere hill/2:5,8,11+nim:3~misere hill/2:5,9,11+nim:1~misere "
       "hill/2:5,9,11+nim:1~misere "},
  };
  for (const Row& row : rows) {
    INFO(row.position << (row.blunder ? ", erring" : ""));
    const Position position = plain::position(row.position);
    std::string moves;
    for (const std::uint64_t seed :
         {std::uint64_t{0}, std::uint64_t{1}, std::uint64_t{2}, std::uint64_t{12345678901234567}}) {
      Reply work(position, {row.blunder, seed, 300'000});
      while (!work.step(1000).done) {}
      REQUIRE(work.move());
      moves += print(after(position, *work.move())) + (work.winning()   ? "! "
                                                       : work.settled() ? " "
                                                                        : "? ");
    }
    CHECK(moves == row.moves);
  }
}

TEST_CASE(
    "of a lost position's moves the same share of each part is weighed, at most 1,000 in all") {
  const auto examined = [](const Position& position) {
    Analysis analysis(position);
    const Progress progress = analysis.step(UINT64_MAX);
    REQUIRE(progress.done);
    return std::max<std::uint64_t>(1, progress.examined);
  };
  std::string ones = "nim:1";
  for (int i = 1; i < 1500; ++i) ones += ",1";
  for (const std::string& text :
       {std::string("nim:5,5"), std::string("nim:400,400,2,2"),
        std::string("nim:1000000000,1000000000"), std::string("stairs:0,0,900,0,900"), ones}) {
    INFO(text.substr(0, 60));
    const Position position = plain::position(text);
    const Term& term = position.terms[0];
    const std::size_t parts = term.rule->parts(term.state);
    const std::size_t share = std::max<std::size_t>(1, 1000 / parts);
    std::uint64_t expected = examined(position);
    std::size_t weighed = 0;
    for (std::size_t part = 0; part < parts; ++part) {
      std::size_t here = 0;
      term.rule->each_move(term.state, part, [&](const Move& move) {
        if (here == share || weighed == 1000) return false;
        ++here;
        ++weighed;
        expected += examined(after(position, {0, move}));
        return true;
      });
    }
    Reply work(position, {});
    const Progress progress = work.step(UINT64_MAX);
    REQUIRE(progress.done);
    CHECK(!work.winning());
    CHECK(work.settled());
    CHECK(progress.examined == expected);
    CHECK(progress.fraction == 1.0);
  }
}

TEST_CASE("a reply goes on in steps, and says how far it is") {
  const Position position = plain::position("octal/0.77:9,9");
  Reply whole(position, {false, 5, default_limit});
  REQUIRE(whole.step(UINT64_MAX).done);
  Reply pieces(position, {false, 5, default_limit});
  double fraction = -1;
  std::uint64_t examined = 0;
  for (std::uint64_t steps = 0;; ++steps) {
    const Progress progress = pieces.step(3);
    CHECK(progress.fraction >= fraction);
    CHECK(progress.fraction <= 1);
    CHECK(progress.examined > examined);
    CHECK(progress.examined < examined + 200);
    fraction = progress.fraction;
    examined = progress.examined;
    if (progress.done) break;
    REQUIRE(steps < 10'000);
  }
  CHECK(fraction == 1.0);
  REQUIRE(pieces.move());
  CHECK(print(after(position, *pieces.move())) == print(after(position, *whole.move())));
  // In many steps it examines what it does in one, or little more.
  const Position searched = plain::position("hill/2:3,9,14");
  Reply at_once(searched, {true, 5, default_limit});
  const Progress once = at_once.step(UINT64_MAX);
  REQUIRE(once.done);
  Reply slowly(searched, {true, 5, default_limit});
  Progress progress;
  do progress = slowly.step(50);
  while (!progress.done);
  CHECK(progress.examined >= once.examined);
  CHECK(progress.examined <= 2 * once.examined);
  // One step takes as much as it may, however much was taken before.
  const Position heaps = plain::position("nim:300,300,7,7");
  Reply steady(heaps, {});
  std::uint64_t before = 0;
  for (int i = 0; i < 5; ++i) {
    const Progress now = steady.step(50);
    CHECK(!now.done);
    CHECK(now.examined >= before + 50);
    CHECK(now.examined < before + 60);
    before = now.examined;
  }
  // Where nothing can be settled a legal move is made, and said to be unsettled.
  const Position large = plain::position("hill/2:100000,200000,350000+nim:1");
  Reply unsettled(large, {false, 1, 100'000});
  while (!unsettled.step(10'000).done) {}
  REQUIRE(unsettled.move());
  CHECK(!unsettled.settled());
  CHECK(!unsettled.winning());
  CHECK(move_between(large, after(large, *unsettled.move())));
  // Where the game is over there is none.
  Reply over(plain::position("nim:0"), {});
  while (!over.step(10).done) {}
  CHECK(!over.move());
  CHECK(over.settled());
}
