// HDU 4315, Climbing the Hill: climbers move up any distance, not past the one ahead and not onto
// another except on the top; who brings the king, the k-th from the top, to the top wins. Input: "n
// k" and n distances from the top a case, to the end. Output: Alice where the first player wins,
// else Bob. In disguise: the game hill; theorem in core/games/hill.cpp: Nim on the gaps of the
// climbers paired from the far end, with two exceptions for a king who is first or second. Traps:
// those who already stand on the top are set aside first (and k counts without them); the distances
// are sorted here. A king who already stands on the top has ended the game: the player to move has
// lost. The gaps give the winner only, not a value.
#include <nimber/judge.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_hdu_4315(Case& c) {
  const std::uint64_t count = c.number(1);
  const std::uint64_t k = c.number(1, count);
  std::vector<std::uint64_t> climbers = c.numbers(count);
  if (!c.ok()) return;
  std::sort(climbers.begin(), climbers.end());
  c.want_distinct(climbers, true);
  const std::string game = "hill/" + std::to_string(k);
  c.board(game, climbers);
  const Rule* rule = c.rule(game);
  if (rule != nullptr)
    c.line(rule->theory().outcome_is_p(climbers, false) == false ? "Alice" : "Bob");
}

}  // namespace

const Problem& hdu_4315_problem() {
  static const Problem problem{
      .name = "hdu-4315",
      .aliases = {},
      .title = {"Climbing the Hill", "Climbing the Hill"},
      .asks = {"", ""},
      .disguise = {"The king of the hill.", "登山（国王）。"},
      .traps = {"Climbers already on the top are set aside first; the gaps tell the "
                "winner, not a value.",
                "已在山顶的人先除去；间隔的异或只判定胜负，不是 SG 值。"},
      .game = "hill",
      .technique = "staircase",
      .chapter = 8,
      .frame = Frame::to_end,
      .sample_input = "3 3\n1 2 4\n2 1\n100 200\n",
      .sample_output = "Bob\nAlice\n",
      .answer = answer_hdu_4315,
      .program = ""};
  return problem;
}

}  // namespace nimber::problems
