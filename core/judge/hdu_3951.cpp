// HDU 3951, Coin Game: n coins in a ring; a move takes 1 to k that lie side by side, with no gap
// between them; who takes the last one wins. Input: T, then "n k" a line, 3 <= n <= 10^9, 1 <= k <=
// 10. Output: "Case i: " and first or second. Theorem: with n <= k the first player takes all. With
// k = 1 the parity of n decides. Else the first move leaves a row, the second player takes 1 or 2
// from its middle, and from then on answers in the other half. Traps: k = 1 has no 2 to take.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_hdu_3951(Case& c) {
  const std::uint64_t coins = c.number(3, 1'000'000'000);
  const std::uint64_t most = c.number(1, 10);
  if (c.board_wanted() && coins <= 500) {
    const std::string k = "k=1.." + std::to_string(most);
    c.board("own/(n,c);c==1;" + k + ";n-=k;c=0|c==0;" + k + ";i=0..(n-k)/2;=>(i,0)+(n-k-i,0)",
            {coins, 1});
  }
  const bool first = most == 1 ? coins % 2 == 1 : coins <= most;
  c.write("Case ");
  c.write(c.index() + 1);
  c.line(first ? ": first" : ": second");
}

}  // namespace

const Problem& hdu_3951_problem() {
  static const Problem problem{
      .name = "hdu-3951",
      .aliases = {},
      .title = {"Coin Game", "Coin Game"},
      .asks = {"From a ring of n coins a move takes 1 to k neighbours without a gap between them. "
               "Whoever takes the last coin wins: the first or the second player?",
               "n 枚硬币围成一圈，每次取相连的 1 到 k "
               "枚，取走后留下的空位不再相连，取完者胜。先手胜还是后手胜？"},
      .disguise =
          {"The mirror strategy: the first move opens the ring, the second player halves the "
           "row and then copies.",
           "对称策略：先手取后圈变成一排，后手从正中取 1 枚或 2 "
           "枚，分成相同的两半，以后照样模仿。"},
      .traps = {"With k = 1 only the parity counts; with n ≤ k the first player takes all.",
                "k=1 时只看 n 的奇偶；n 不超过 k 时先手一次取完。"},
      .game = "own",
      .technique = "mirror",
      .chapter = 5,
      .frame = Frame::counted,
      .sample_input = "2\n3 1\n3 2\n",
      .sample_output = "Case 1: first\nCase 2: second\n",
      .answer = answer_hdu_3951,
      .program =
          R"(// Unless the first player takes all, the second one halves the row that is left and then copies.
// With k = 1 only the parity of n counts.
#include <cstdio>

int main() {
  int cases;
  std::scanf("%d", &cases);
  for (int number = 1; number <= cases; ++number) {
    int n, k;
    std::scanf("%d %d", &n, &k);
    const bool first = k == 1 ? n % 2 == 1 : n <= k;
    std::printf("Case %d: %s\n", number, first ? "first" : "second");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
