// Grid. Moves are drawn on a board of cells: one place where the left picture stands becomes the
// right one. Notation: `grid/LEFT->RIGHT,LEFT->RIGHT;FLAG…`, rows joined by '/', with the flags
// flip, turn, never=PICTURE and until=PICTURE (docs/your-own-game.md). Values: as for rows, with
// the board's symmetries as far as the rule has them. Limits: 64 cells, and what can be reached
// within the limit of options: Cram 5 x 6 is, 6 x 7 is not.
#include "rules/picture/picture_game.hpp"

namespace nimber::games {
namespace {

Result<RulePtr> read_grid_rules(Reader& reader, const Game& game) {
  auto rule = PictureRule::read(reader, true);
  if (!rule) return rule.error();
  return RulePtr(std::make_shared<PictureGame>(game, std::move(*rule), RulePtr()));
}

}  // namespace

const Game& grid_game() {
  static const Game game{
      .name = "grid",
      .board = Board::cells,
      .rules_form = RulesForm::drawn_grid,
      .state_form = StateForm::cell_rows,
      .choices = {},
      .sequence = false,
      .examples =
          {"grid/..->oo;turn:..../..../....",
           "grid/.->x;until=xxx;until=x/x/x;until=x**/*x*/**x;until=**x/*x*/x**:.../.../...",
           "grid/xo->.x,ox->.o;turn:xoxo/oxox"},
      .encoded_links = true,
      .read_rules = read_grid_rules};
  return game;
}

}  // namespace nimber::games
