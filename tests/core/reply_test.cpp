// How the program plays: it never loses a won game, delays where it has lost, and errs when it is asked to.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/random_position.hpp>
#include <nimber/reply.hpp>

#include <random>

using namespace nimber;

namespace {

std::optional<PositionMove> reply(const Position& position, ReplyOptions options, bool* winning = nullptr) {
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
  return result->player_to_move_wins;
}

/// The kinds that random positions are drawn from: every example of every game, and a few sums.
std::vector<Position> kinds() {
  std::vector<Position> list;
  for (const Game* game : all_games()) {
    for (const std::string_view example : game->examples) list.push_back(plain::position(std::string(example)));
  }
  for (const char* text : {"nim:3+take/1..3:7", "octal/0.77:6+strip:2,5", "grundy:6+coins/mock:HTH", "wythoff:2,3+stairs:1,2"}) {
    list.push_back(plain::position(text));
  }
  return list;
}

/// Small enough for every position to be settled by search in misère play too.
std::uint64_t size_for(const Position& like) {
  std::size_t parts = 0;
  for (const Term& term : like.terms) parts += term.state.size();
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
      for (std::size_t i = 0; i < like.terms.size(); ++i) REQUIRE(drawn.terms[i].rule->text() == like.terms[i].rule->text());
    }
    REQUIRE(!print(random_position(like, UINT64_MAX, 1)).empty());
    REQUIRE(!print(random_position(like, 0, 1)).empty());
  }
}

TEST_CASE("the program never loses a won game") {
  const auto list = kinds();
  std::mt19937 dice(20261121);
  std::size_t positions = 0;
  std::size_t won = 0;
  for (std::uint64_t seed = 1; positions < 2000; ++seed) {
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
  REQUIRE(won > 500);
}

TEST_CASE("from a lost position the program leaves the fewest winning replies, then the most stones") {
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
    for (const PositionMove& move : moves_of(position)) giveable = giveable || mover_wins(after(position, move));
    const auto move = reply(position, {true, seed, default_limit});
    REQUIRE(move);
    if (!won || !giveable) continue;
    ++given;
    REQUIRE(mover_wins(after(position, *move)));
  }
  REQUIRE(given > 60);
}
