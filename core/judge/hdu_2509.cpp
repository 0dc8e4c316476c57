// HDU 2509, Be the Winner: from rows of apples the players take a run of neighbours out of one row,
// which may leave two rows; who takes the last apple loses. Input: n, then n rows a case, to the
// end. Output: Yes where the first player wins, else No. In disguise: the octal game 0.7777...,
// with digits without end, in misere play; the board has it as a game of its own. Theorem: the
// misere Nim rule on the lengths of the rows. A row of n is worth n: what is left of it is a nim-
// sum of two lengths a + b < n, which is at most a + b, so n is no option, and 0 .. n - 1 all are
// (taken from an end). And the lost positions of misere Nim serve here too: all moves of Nim are
// there, and no split leads from one such position to another. A split needs a row of 3 or more, so
// the nim-sum was 0, and it changes (a XOR b < n). What is left could only be lost with no row
// above 1; but then the row that was split was the only one above 1, and the nim-sum was not 0.
// Traps: not the normal play rule; splitting tempts to look for values that differ from Nim's.
#include <nimber/judge.hpp>
#include "values/misere_nim.hpp"

namespace nimber::problems {
namespace {

void answer_hdu_2509(Case& c) {
  const std::vector<std::uint64_t> rows = c.numbers(c.number());
  c.board("own/n;k=1..n;i=0..(n-k)/2;=>(i)+(n-k-i)", rows);
  c.board_misere();
  c.line(misere_nim_is_p(rows) ? "No" : "Yes");
}

}  // namespace

const Problem& hdu_2509_problem() {
  static const Problem problem{
      .name = "hdu-2509",
      .aliases = {},
      .title = {"Be the Winner", "Be the Winner"},
      .asks = {"Rows of apples; a move takes apples that lie side by side out of one row, which "
               "may fall into two. Whoever takes the last apple loses. Does the first player win?",
               "苹果排成若干排，每次从一排中取走相邻的若干个，该排可能因此断成两排，取走最后一个者"
               "负。先手能否获胜？"},
      .disguise = {"Misère Nim on the lengths of the rows: the splits change nothing.",
                   "以各排长度为石子数的反常规则 Nim 游戏，分开不影响结论。"},
      .traps = {"The last apple loses, and splitting tempts to look for other values.",
                "取最后一个者负；分堆容易误导去另算 SG 值。"},
      .game = "own",
      .technique = "misere",
      .chapter = 6,
      .frame = Frame::to_end,
      .sample_input = "2\n2 2\n1\n3\n",
      .sample_output = "No\nYes\n",
      .answer = answer_hdu_2509,
      .program =
          R"(// A row of n is worth n, split or not, so this is misere Nim: as Nim while some row
// has 2 or more; else an odd number of rows of 1 is lost.
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int n, a;
  while (std::cin >> n) {
    int sum = 0;
    bool large = false;
    for (; n > 0 && std::cin >> a; --n) {
      sum ^= a;
      large |= a > 1;
    }
    std::cout << ((sum != 0) == large ? "Yes\n" : "No\n");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
