// HDU 3595, GG and MM: pairs of heaps; a move takes a multiple of the smaller heap from the larger
// one, in every pair that has no empty heap yet; who can't move loses. MM begins. Input: N and N
// lines "p q", all from 1 to 1000, a case, at most 100 of them, to the end. Output: MM for the
// first player, else GG. In disguise: Euclid's game with moves in every part (~every). Theorem:
// each pair has a suspense, how long it lasts if whoever wins it delays and the other one hurries;
// the largest one decides, and is even where the first player loses (docs/theorems.md, suspense).
// Let a <= b, and t be the suspense of (b mod a, a). With b < 2 a the only option is (b - a, a).
// Else an even t is the largest even suspense among the options, for from all others one can go to
// that pair; with an odd t it is t + 1, that of (b mod a + a, a), whose only option is (b mod a,
// a). Traps: what counts is not who wins each pair, but which of them lasts longest; a pair that is
// won takes 1 or 2 moves more than (b mod a, a). The sample is our own.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>

#include <algorithm>
#include <utility>

namespace nimber::problems {
namespace {

std::uint64_t euclid_suspense(std::uint64_t a, std::uint64_t b) {
  if (a > b) std::swap(a, b);
  if (a == 0) return 0;
  const std::uint64_t rest = euclid_suspense(b % a, a);
  return b >= 2 * a && rest % 2 == 1 ? rest + 2 : rest + 1;
}

void answer_hdu_3595(Case& c) {
  const std::uint64_t pairs = c.number(1, 1000);
  std::string text = "own/{a,b};a>0;k=1..b/a;b-=k*a:";
  std::uint64_t longest = 0;
  for (std::uint64_t i = 0; i < pairs && c.ok(); ++i) {
    const std::uint64_t p = c.number(1, 1000);
    const std::uint64_t q = c.number(1, 1000);
    longest = std::max(longest, euclid_suspense(p, q));
    c.spend(10);
    if (!c.board_wanted() || pairs > limits::page_parts) continue;
    if (i > 0) text.push_back(';');
    append(text, std::min(p, q));
    text.push_back(',');
    append(text, std::max(p, q));
  }
  if (pairs <= limits::page_parts) c.board_position(text + "~every");
  c.line(longest % 2 == 1 ? "MM" : "GG");
}

}  // namespace

const Problem& hdu_3595_problem() {
  static const Problem problem{
      .name = "hdu-3595",
      .aliases = {},
      .title = {"GG and MM", "GG and MM"},
      .asks = {"Several pairs of heaps. A move takes a multiple of the smaller heap from the "
               "larger one, in every pair that has no empty heap yet. Whoever can’t move loses. MM "
               "moves first: who wins?",
               "若干对石子堆。每次要在每一对还没有空堆的石子堆中，从较大的一堆取走较小一堆颗数的正"
               "整数倍。不能取者输。MM 先手，谁获胜？"},
      .disguise = {"Euclid’s game in every part at once. Whoever wins a pair delays it and the "
                   "other one hurries; the pair that lasts longest, by its suspense, decides.",
                   "同时进行的欧几里得游戏，每一对都要走。在某一对中必胜的一方拖延，必败的一方求快"
                   "；拖延数最大的一对决定胜负，它为奇数时先手必胜。"},
      .traps = {"It is no XOR: a move is made in every pair, and only the longest one counts.",
                "一步要走所有的对，不是游戏的和，不能求异或和；只看持续最久的一对。"},
      .game = "own",
      .technique = "every",
      .chapter = 18,
      .frame = Frame::to_end,
      .sample_input = "2\n4 7\n2 3\n2\n4 7\n5 8\n1\n2 3\n",
      .sample_output = "MM\nGG\nGG\n",
      .answer = answer_hdu_3595,
      .program =
          R"(// Every pair is played at once, so the one that lasts longest decides; its winner delays, the other
// one hurries. With b >= 2a one may leave (b mod a, a), or make the other player leave it.
#include <algorithm>
#include <cstdio>
#include <utility>

int steps(int a, int b) {
  if (a > b) std::swap(a, b);
  if (a == 0) return 0;
  const int rest = steps(b % a, a);
  return b >= 2 * a && rest % 2 == 1 ? rest + 2 : rest + 1;
}

int main() {
  int n;
  while (std::scanf("%d", &n) == 1) {
    int longest = 0;
    for (int p, q; n > 0; --n) {
      std::scanf("%d %d", &p, &q);
      longest = std::max(longest, steps(p, q));
    }
    std::puts(longest % 2 == 1 ? "MM" : "GG");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
