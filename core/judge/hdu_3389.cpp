// HDU 3389, Game: n boxes of cards; a move takes 1 card or more from box A to a box B < A with A +
// B odd and divisible by 3; who can't move loses. Input: T, then T times n, at most 10000, and n
// numbers, at most 100. Output: "Case i: " and Alice for the first player, else Bob. In disguise:
// staircase Nim. Theorem: A + B is 3 mod 6, so a card goes from remainder 0 to 3 and back, from 2
// to 1, from 5 to 4 and so on. From boxes 1, 3 and 4 no card moves: their remainders 1, 3 and 4 are
// even steps, 0, 2 and 5 odd ones, and from each odd box cards can go to an even one. Cards on even
// steps count for nothing, since what comes from there is sent on to an even step
// (docs/theorems.md, Staircase Nim). The board shows the odd steps as heaps. Traps: which
// remainders are odd steps.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_hdu_3389(Case& c) {
  const std::uint64_t boxes = c.number(1, 10'000);
  c.board("nim");
  Value sum = 0;
  for (std::uint64_t box = 1; box <= boxes && c.ok(); ++box) {
    const std::uint64_t cards = c.number(0, 100);
    const std::uint64_t rest = box % 6;
    if (rest != 0 && rest != 2 && rest != 5) continue;
    c.board_part(cards);
    sum ^= cards;
  }
  c.write("Case ");
  c.write(c.index() + 1);
  c.line(sum != 0 ? ": Alice" : ": Bob");
}

}  // namespace

const Problem& hdu_3389_problem() {
  static const Problem problem{
      .name = "hdu-3389",
      .aliases = {},
      .title = {"Game", "Game"},
      .asks =
          {"Cards in numbered boxes; a move takes some from box A to a lower box B where A + B is "
           "odd and divisible by 3. Whoever can’t move loses. Who wins?",
           "编号的盒子里有卡片，每次从 A 盒取若干张放到编号更小的 B 盒，要求 A+B 是奇数且是 3 "
           "的倍数，不能移动者负。谁获胜？"},
      .disguise =
          {"Staircase Nim. From boxes 1, 3 and 4 nothing moves; the boxes that are an odd "
           "number of moves from them, remainder 0, 2 or 5 on division by 6, are the heaps.",
           "阶梯博弈。1、3、4 号盒是终点；离终点奇数步的盒子，即编号除以 6 余 0、2、5 的，当作 Nim "
           "游戏的各堆。"},
      .traps = {"A box may lead to several others, but the parity of its steps is always the same.",
                "一个盒子可移到几个盒子，但步数的奇偶不变。"},
      .game = "nim",
      .technique = "staircase",
      .chapter = 8,
      .frame = Frame::counted,
      .sample_input = "2\n2\n1 2\n7\n1 3 3 2 2 1 2\n",
      .sample_output = "Case 1: Alice\nCase 2: Bob\n",
      .answer = answer_hdu_3389,
      .program =
          R"(// Staircase Nim: A + B is 3 mod 6, so boxes of remainder 0, 2, 5 are odd steps, the others even.
#include <cstdio>

int main() {
  int cases;
  std::scanf("%d", &cases);
  for (int number = 1; number <= cases; ++number) {
    int n, sum = 0;
    std::scanf("%d", &n);
    for (int box = 1; box <= n; ++box) {
      int cards;
      std::scanf("%d", &cards);
      if (box % 6 == 0 || box % 6 == 2 || box % 6 == 5) sum ^= cards;
    }
    std::printf("Case %d: %s\n", number, sum != 0 ? "Alice" : "Bob");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
