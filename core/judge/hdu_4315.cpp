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
      .asks = {"Climbers stand on a hill; a move takes one of them up any distance, not past the "
               "one ahead nor onto a taken square below the top. Whoever brings the king, the k-th "
               "from the top, to the top wins. Who does?",
               "山坡上站着若干人，每次让一人向上走任意格，不得越过前面的人，除山顶外不得同格。把国"
               "王（距山顶第 k 近）移到山顶者胜。谁胜？"},
      .disguise =
          {"The king of the hill: Nim on the gaps of the climbers, paired from the far end. Only a "
           "king who is first, or second among an odd number, changes anything.",
           "登山（国王）。从离山顶最远的人起两两配对，各对的间隔就是 Nim "
           "的各堆。国王只在两种情形下有影响：他排在最前；或他排第二，而总人数为奇数。"},
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
      .program =
          R"(// Climbers are paired from the far end: Nim on the gaps. One left over has his way to
// the top as a gap, one less where the king comes next (who would follow him up). A
// king who is first wins at once.
#include <iostream>
#include <vector>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int n, k;
  while (std::cin >> n >> k) {
    std::vector<int> at(n);
    for (int& x : at) std::cin >> x;
    int sum = n % 2 == 0 ? 0 : k == 2 ? at[0] - 1 : at[0];
    for (int i = n % 2; i < n; i += 2) sum ^= at[i + 1] - at[i] - 1;
    std::cout << (k == 1 || sum != 0 ? "Alice\n" : "Bob\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
