// HDU 2897, Encounter: of n stones the players take p to q in turn, all of them when fewer than p
// are left; who takes the last one loses. Input: "n p q" a line, to the end. Output: WIN for the
// first player, else LOST. In disguise: a misere subtraction game with a rule for the rest, which
// take/p..q lacks (there a rest below p ends the game), so the board has a game of its own.
// Theorem: with r = n mod (p + q), lost exactly for 1 <= r <= p. From such an n, whatever k is
// taken is answered by p + q - k, down to r <= p stones, which must all be taken; from any other n
// some k in p .. q leads to such a rest. Traps: the rest must be taken by the one who is left with
// it, and taking exactly p of p stones loses as well.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_hdu_2897(Case& c) {
  const Heap n = c.number();
  const std::uint64_t least = c.number(1);
  const std::uint64_t most = c.number(least);
  if (c.board_wanted()) {
    const std::string p = std::to_string(least);
    std::string rule = "own/n;n>=";
    rule.append(p).append(";k=").append(p).append("..").append(std::to_string(most));
    rule.append(";n-=k|n<").append(p).append(";n=0");
    c.board(rule, {n});
    c.board_misere();
  }
  const std::uint64_t rest = n % (least + most);
  c.line(rest >= 1 && rest <= least ? "LOST" : "WIN");
}

}  // namespace

const Problem& hdu_2897_problem() {
  static const Problem problem{
      .name = "hdu-2897",
      .aliases = {},
      .title = {"Encounter", "邂逅明下"},
      .asks = {"Of n coins the players take p to q in turn, all of them where p or fewer are left. "
               "Whoever takes the last one loses. Does the first player win?",
               "共 n 枚硬币，两人轮流取 p 至 q 枚，不多于 p "
               "枚时须一次取完，取走最后一枚者负。先手能否获胜？"},
      .disguise = {"A misère subtraction game in which a rest below p must be taken whole.",
                   "反常规则的减法游戏，不足 p 颗时须一次取完。"},
      .traps = {"Taking exactly p of p stones loses as well.", "恰剩 p 颗时取走 p 颗也是输。"},
      .game = "own",
      .technique = "bash",
      .chapter = 6,
      .frame = Frame::to_end,
      .sample_input = "7 2 4\n6 2 4\n",
      .sample_output = "LOST\nWIN\n",
      .answer = answer_hdu_2897,
      .program =
          R"(// Bash: k is answered by p + q - k, down to a rest of 1 to p, which must be taken whole.
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int n, p, q;
  while (std::cin >> n >> p >> q) {
    const int rest = n % (p + q);
    std::cout << (rest >= 1 && rest <= p ? "LOST\n" : "WIN\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
