// POJ 2505 = HDU 1517, A multiplication game: a number p, at first 1, is multiplied by 2 to 9 in
// turn, and who first brings it to n or more wins. Input: n a line, 2 to 4,294,967,295, to the end.
// Output: Stan wins. where the first player wins, else Ollie wins. In disguise: a heap of n that is
// divided by 2 to 9 and rounded up, since p k >= n says the same as n / p rounded up being k or
// less. Theorem: n is won to 9, lost to 18, won to 162, lost to 324, and so on by 9 and 2: from
// the numbers of a won stretch a division by 9 or less reaches the lost one below it (or 1), and
// from a lost stretch every division ends in the won one below. Traps: the product outgrows 32
// bits; both output words end in a full stop.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_poj_2505(Case& c) {
  const std::uint64_t n = c.number(2, 4'294'967'295);
  c.board("own/n;n>1;k=2..9;n=(n+k-1)/k", {n});
  bool first = true;
  for (std::uint64_t end = 9; end < n; end *= first ? 9 : 2) first = !first;
  c.line(first ? "Stan wins." : "Ollie wins.");
}

}  // namespace

const Problem& poj_2505_problem() {
  static const Problem problem{
      .name = "poj-2505",
      .aliases = {"hdu-1517"},
      .title = {"A multiplication game", "A multiplication game"},
      .asks = {"A number begins as 1; a move multiplies it by 2 to 9. Whoever first brings it to n "
               "or more wins. Who does?",
               "一个数从 1 开始，两人轮流把它乘以 2 至 9 中的一个数，先使它不小于 n 者胜。谁胜？"},
      .disguise = {"A heap n that is divided by 2 to 9 and rounded up: won and lost stretches end "
                   "at 9, 18, 162, 324 …, by 2 and 9 in turn.",
                   "相当于把 n 除以 2 至 9 并向上取整，先得 1 者胜：必胜与必败的区间交替，上界从 9 "
                   "起轮流乘以 2 和 9。"},
      .traps = {"The product outgrows 32 bits, and the words end in a full stop.",
                "乘积会超出 32 位整数；输出的句末有句点。"},
      .game = "own",
      .technique = "formula",
      .chapter = 2,
      .frame = Frame::to_end,
      .sample_input = "162\n17\n34012226\n",
      .sample_output = "Stan wins.\nOllie wins.\nStan wins.\n",
      .answer = answer_poj_2505,
      .program =
          R"(// Won to 9, lost to 18, won to 162, lost to 324: the winner hurries by 9, the loser delays by 2.
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  long long n;
  while (std::cin >> n) {
    bool stan = true;
    for (long long end = 9; end < n; end *= stan ? 9 : 2) stan = !stan;
    std::cout << (stan ? "Stan wins.\n" : "Ollie wins.\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
