// Luogu P1290, Euclid's game: HDU 1525 with the number of cases first. Input: the number of cases
// and "m n" a line, positive, at most 2^31 - 1. Output: Stan wins for the first player, else Ollie
// wins. Theorem: with m <= n, lost where m < n < phi m, phi = (1 + sqrt 5)/2, and won else
// (docs/theorems.md, Euclid's game). Here by the quotients of Euclid's algorithm: as long as they
// are 1 the move is forced, and whoever is first to meet another one wins; the last one is never 1
// but for equal numbers, which are won at once. Traps: the larger number may come first.
#include <nimber/judge.hpp>

#include <utility>

namespace nimber::problems {
namespace {

void answer_luogu_p1290(Case& c) {
  constexpr std::uint64_t most = (std::uint64_t{1} << 31) - 1;
  std::uint64_t m = c.number(1, most);
  std::uint64_t n = c.number(1, most);
  if (m > n) std::swap(m, n);
  c.board("own/{a,b};a>0;k=1..b/a;b-=k*a", {m, n});
  bool first = true;
  for (; n / m == 1 && n % m != 0; first = !first) n = std::exchange(m, n % m);
  c.line(first ? "Stan wins" : "Ollie wins");
}

}  // namespace

const Problem& luogu_p1290_problem() {
  static const Problem problem{
      .name = "luogu-p1290",
      .aliases = {},
      .title = {"Euclid’s game", "欧几里德的游戏"},
      .asks =
          {"Two positive numbers; a move takes a multiple of the smaller one from the larger one. "
           "Whoever makes a 0 wins. Who does, if both play well?",
           "两个正整数，每次从较大的数中减去较小数的正整数倍，先得到 0 "
           "者胜。双方都不失误，谁获胜？"},
      .disguise = {"Euclid’s algorithm: while the quotient is 1 the move is forced; whoever first "
                   "meets a larger one, or a division without rest, wins.",
                   "辗转相除：商是 1 时只有一种走法，先遇到商大于 1（或整除）的人必胜。"},
      .traps = {"The larger number may come first.", "较大的数可能写在前面。"},
      .game = "own",
      .technique = "euclid",
      .chapter = 7,
      .frame = Frame::counted,
      .sample_input = "2\n25 7\n24 15\n",
      .sample_output = "Stan wins\nOllie wins\n",
      .answer = answer_luogu_p1290,
      .program =
          R"(// While the quotient is 1 the move is forced; the first to meet a larger one, or no rest, wins.
#include <cstdio>
#include <utility>

int main() {
  int cases;
  for (std::scanf("%d", &cases); cases > 0; --cases) {
    int m, n;
    std::scanf("%d %d", &m, &n);
    if (m > n) std::swap(m, n);
    bool first = true;
    for (; n / m == 1 && n % m != 0; first = !first) n = std::exchange(m, n % m);
    std::puts(first ? "Stan wins" : "Ollie wins");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
