// Codeforces 256 C (255 E), Furlo and Rublo and Game: heaps; a move replaces a heap of x by one of
// y < x with x^(1/4) <= y <= x^(1/2); who can't move loses. Input: n up to 100,000, and the heaps
// up to 777,777,777,777. Output: Furlo where the first player wins, else Rublo.
// In disguise: an own rule. Theorem: the values stand in stretches (see Stretches of one value in
// docs/theorems.md), since both bounds grow slowly. From 4 on heap 2 can be left, from 16 on heap 4
// too; from 82 on no heap below 4; from 6,724 = 82^2 on heaps of the values 0, 1 and 2; from 50,626
// = 15^4 + 1 on none of value 1; from 2,562,991,876 = 50,626^2 on some of value 1 again, and that
// holds to the end.
// Traps: the roots are to be exact; a double's root of x may be one off.
#include <nimber/judge.hpp>

#include <array>
#include <utility>

namespace nimber::problems {
namespace {

/// Where the value changes, and the value from there on.
constexpr std::array<std::pair<Heap, Value>, 6> furlo_stretches{
    {{4, 1}, {16, 2}, {82, 0}, {6'724, 3}, {50'626, 1}, {2'562'991'876, 2}}};

void answer_codeforces_256c(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number(1, 100'000), 1, 777'777'777'777);
  c.board("own/n;y=root(n-1,4)+1..sqrt(n);n=y", heaps);
  Value sum = 0;
  for (const Heap x : heaps) {
    Value value = 0;
    for (const auto& [from, next] : furlo_stretches)
      if (x >= from) value = next;
    sum ^= value;
  }
  c.line(sum != 0 ? "Furlo" : "Rublo");
}

}  // namespace

const Problem& codeforces_256c_problem() {
  static const Problem problem{
      .name = "codeforces-256c",
      .aliases = {"codeforces-255e"},
      .title = {"Furlo and Rublo and Game", "Furlo 与 Rublo 的游戏"},
      .asks = {"Heaps of coins. A move leaves y of the x coins of a heap, y at least the fourth "
               "root of x and at most its square root; whoever can’t move loses. Who wins?",
               "有若干堆硬币，每次把某堆的 x 枚减到 y 枚，y 不小于 x 的四次方根，不大于 x "
               "的平方根，不能走者输。问谁必胜。"},
      .disguise = {"A sum of heaps whose SG values hardly ever change: a table to 900,000, or the "
                   "seven stretches that it shows, tells all of them up to 777,777,777,777.",
                   "各堆之和。SG 值很少变化，打出 90 "
                   "万以内的表，或看出其中的七段，就知道全部取值，再求异或和。"},
      .traps = {"Roots as doubles may be one off: correct them with integers.",
                "用浮点数开方可能差 1，要用整数校正。"},
      .game = "own",
      .technique = "table",
      .chapter = 5,
      .frame = Frame::once,
      .sample_input = "10\n1 2 3 4 5 6 7 8 9 10\n",
      .sample_output = "Furlo\n",
      .answer = answer_codeforces_256c,
      .program =
          R"(// The SG values stand in seven long stretches: a table of the rule shows where they begin.
#include <cstdio>

int value(long long x) {
  if (x < 4) return 0;
  if (x < 16) return 1;
  if (x < 82) return 2;
  if (x < 6724) return 0;
  if (x < 50626) return 3;
  return x < 2562991876LL ? 1 : 2;
}

int main() {
  int n, sum = 0;
  if (std::scanf("%d", &n) != 1) return 1;
  for (long long x; n > 0 && std::scanf("%lld", &x) == 1; --n) sum ^= value(x);
  std::puts(sum != 0 ? "Furlo" : "Rublo");
}
)"};
  return problem;
}

}  // namespace nimber::problems
