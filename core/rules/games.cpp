// The games, as the build lists the files of core/games/ (a self-registering static would vanish
// from the library).
#include <nimber/rule.hpp>

#include "values/stable_order.hpp"

namespace nimber {
namespace games {
#define NIMBER_GAME(name) const Game& name##_game();
#include "games.inc"
#undef NIMBER_GAME
}  // namespace games

const std::vector<const Game*>& all_games() {
  static const std::vector<const Game*> games = [] {
    std::vector<const Game*> list = {
#define NIMBER_GAME(name) &games::name##_game(),
#include "games.inc"
#undef NIMBER_GAME
    };
    put_in_order(list, [](const Game* a, const Game* b) { return a->name < b->name; });
    return list;
  }();
  return games;
}

const Game* find_game(std::string_view name) {
  for (const Game* game : all_games()) {
    if (game->name == name) return game;
  }
  return nullptr;
}

}  // namespace nimber
