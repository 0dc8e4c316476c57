// HDU 1848, Fibonacci again and again: from three heaps the players take a Fibonacci number (1, 2,
// 3, 5, 8 ...) of stones in turn, who takes the last one wins. Input: "m n p" until "0 0 0".
// Output: Fibo where the first player wins, else Nacci. In disguise: the subtraction game take/fib
// on three heaps. Theorem: Sprague and Grundy's; the values come from the game's table. Traps: the
// Fibonacci numbers go up to the largest heap, not to a round number of them. Heaps up to 1,000,000
// are taken here.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_hdu_1848(Case& c) {
  constexpr Heap largest_heap = 1'000'000;
  constexpr std::string_view rule = "take/fib";
  const std::vector<Heap> heaps = c.numbers(3, 0, largest_heap);
  c.board(rule, heaps);
  c.line(c.value(rule, heaps) != 0 ? "Fibo" : "Nacci");
}

}  // namespace

const Problem& hdu_1848_problem() {
  static const Problem problem{
      .name = "hdu-1848",
      .aliases = {},
      .title = {"Fibonacci again and again", "Fibonacci again and again"},
      .asks = {"Three heaps; a move takes a Fibonacci number of stones (1, 2, 3, 5, 8 …) from one "
               "of them, and whoever takes the last one wins. Who does?",
               "三堆石子，每次从一堆中取斐波那契数（1、2、3、5、8……）颗，取走最后一颗者胜。谁胜？"},
      .disguise = {"Taking Fibonacci numbers from three heaps.", "三堆石子，每次取斐波那契数颗。"},
      .traps = {"The Fibonacci numbers go up to the largest heap.",
                "斐波那契数要列到最大的一堆为止。"},
      .game = "take",
      .technique = "table",
      .chapter = 5,
      .frame = Frame::until_zero,
      .zeros = 3,
      .sample_input = "1 1 1\n1 4 1\n0 0 0\n",
      .sample_output = "Fibo\nNacci\n",
      .answer = answer_hdu_1848,
      .program =
          R"(// Sprague and Grundy: a heap is worth the mex of its options, and heaps add up by XOR.
#include <iostream>
#include <vector>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  const int most = 1000;
  std::vector<int> fib = {1, 2};
  while (fib.back() <= most) fib.push_back(fib[fib.size() - 1] + fib[fib.size() - 2]);
  std::vector<int> value(most + 1), seen(fib.size() + 1, -1);
  for (int n = 0; n <= most; ++n) {
    for (int f : fib) {
      if (f > n) break;
      seen[value[n - f]] = n;
    }
    while (seen[value[n]] == n) ++value[n];
  }
  int m, n, p;
  while (std::cin >> m >> n >> p && m + n + p > 0)
    std::cout << ((value[m] ^ value[n] ^ value[p]) != 0 ? "Fibo\n" : "Nacci\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
