// HDU 1525 = POJ 2348, Euclid's game: from the larger of two numbers a multiple of the smaller is
// taken; who makes a 0 wins. Input: "a b" a line, until "0 0". Output: Stan wins for the first
// player, else Ollie wins. Theorem: with a <= b, won where b >= 2 a or a = b, for one can go to
// (b mod a, a) or make the other player go there; else the only move leads to (b - a, a). See
// docs/theorems.md, Euclid's game. At most as many steps as Euclid's algorithm takes. Traps: the
// larger number may come first. Bounds: the statement names none; here 1 to 10^18.
#include <nimber/judge.hpp>

#include <algorithm>
#include <utility>

namespace nimber::problems {
namespace {

void answer_hdu_1525(Case& c) {
  std::uint64_t a = c.number(1);
  std::uint64_t b = c.number(1);
  if (a > b) std::swap(a, b);
  c.board("own/{a,b};a>0;k=1..b/a;b-=k*a", {a, b});
  bool first = true;
  while (a != b && b - a < a) {
    b = std::exchange(a, b - a);
    first = !first;
  }
  c.line(first ? "Stan wins" : "Ollie wins");
}

}  // namespace

const Problem& hdu_1525_problem() {
  static const Problem problem{
      .name = "hdu-1525",
      .aliases = {"poj-2348"},
      .title = {"Euclid’s Game", "Euclid's Game"},
      .asks =
          {"Two positive numbers; a move takes a multiple of the smaller one from the larger one. "
           "Whoever makes a 0 wins. Who does, if both play well?",
           "两个正整数，每次从较大的数中减去较小数的正整数倍，先得到 0 "
           "者胜。双方都不失误，谁获胜？"},
      .disguise =
          {"Euclid’s game. As soon as the larger number is at least twice the smaller one, "
           "the player to move decides who gets the rest of the division.",
           "欧几里得游戏。较大数一旦不小于较小数的两倍，轮到的人就能决定由谁面对余数，因此必胜。"},
      .traps = {"The larger number may come first.", "较大的数可能写在前面。"},
      .game = "own",
      .technique = "euclid",
      .chapter = 12,
      .frame = Frame::until_zero,
      .zeros = 2,
      .sample_input = "34 12\n15 24\n0 0\n",
      .sample_output = "Stan wins\nOllie wins\n",
      .answer = answer_hdu_1525,
      .program =
          R"(// Euclid's game: won as soon as b >= 2a or a = b; else the only move leads to (b - a, a).
#include <cstdio>
#include <utility>

int main() {
  long long a, b;
  while (std::scanf("%lld %lld", &a, &b) == 2 && (a != 0 || b != 0)) {
    if (a > b) std::swap(a, b);
    bool first = true;
    while (a != b && b - a < a) {
      b = std::exchange(a, b - a);
      first = !first;
    }
    std::puts(first ? "Stan wins" : "Ollie wins");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
