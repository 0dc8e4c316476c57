// Row. Moves are drawn on a row of cells: one place where the left picture stands becomes the right
// one. Notation: `row/LEFT->RIGHT,LEFT->RIGHT;FLAG…` with the flags flip, never=PICTURE and
// until=PICTURE (docs/your-own-game.md). Values: a depth-first walk over the parts that a row falls
// into (docs/theorems.md, "Drawn rules"), Smith's labels where a row may come back. A row of n
// cells of the first symbol counts as a heap of n; where the rule is recognised as an octal game,
// heaps of any size are known by that. Limits: 64 cells, and what can be reached within the limit
// of options.
#include "rules/picture/picture_game.hpp"

namespace nimber::games {
namespace {

Result<RulePtr> read_row_rules(Reader& reader, const Game& game) {
  auto rule = PictureRule::read(reader, false);
  if (!rule) return rule.error();
  RulePtr heaps;
  if (!rule->octal_code().empty()) {
    if (const Game* const octal = find_game("octal")) {
      auto code = Reader::open(rule->octal_code());
      auto read = octal->read_rules(*code, *octal);
      if (read) heaps = *read;
    }
  }
  return RulePtr(std::make_shared<PictureGame>(game, std::move(*rule), std::move(heaps)));
}

}  // namespace

const Game& row_game() {
  static const Game game{.name = "row",
                         .board = Board::cells,
                         .rules_form = RulesForm::drawn_row,
                         .state_form = StateForm::cells,
                         .choices = {},
                         .sequence = false,
                         .examples = {"row/o->.,oo->..:oooooooooooo", "row/.->x;never=xx:.......",
                                      "row/oo.->..o;flip:oo.oo", "row/ox->.x,xo->.o;flip:oxoxox"},
                         .encoded_links = true,
                         .read_rules = read_row_rules};
  return game;
}

}  // namespace nimber::games
