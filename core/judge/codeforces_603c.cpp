// Codeforces 603 C (604 E), Lieges of Legendre: heaps of cows and a number k; a move takes one cow
// from a heap, or replaces a heap of 2x > 0 by k heaps of x; who can't move loses. Input: n up to
// 100,000, k and the heaps up to 10^9. Output: Kevin where the first player wins, else Nicky.
// In disguise: an own rule. Theorem: k equal heaps are worth 0 for even k, and as much as one for
// odd k. Even k: the values are 0, 1, 2, then 0 for odd heaps and 1 for even ones, for each of
// these has the other before it and a split is worth 0. Odd k: 0, 1, 0, 1, 2, then 0 for odd heaps
// (the even one before is never worth 0); an even heap from 6 on is the mex of 0 and the half's
// value.
// Traps: the first five values are exceptions.
#include <nimber/judge.hpp>

#include <iterator>

namespace nimber::problems {
namespace {

Value liege_value(Heap n, bool odd) {
  if (!odd) return n <= 2 ? n : 1 - n % 2;
  constexpr Value first[] = {0, 1, 0, 1, 2};
  if (n < std::size(first)) return first[n];
  if (n % 2 == 1) return 0;
  return liege_value(n / 2, odd) == 1 ? 2 : 1;
}

void answer_codeforces_603c(Case& c) {
  constexpr std::uint64_t most = 1'000'000'000;
  const std::uint64_t count = c.number(1, 100'000);
  const std::uint64_t k = c.number(1, most);
  const std::vector<Heap> heaps = c.numbers(count, 1, most);
  if (c.board_wanted()) c.board("own/n;n-=1|n>0;n%2==0;=>" + std::to_string(k) + "*(n/2)", heaps);
  Value sum = 0;
  for (const Heap n : heaps) sum ^= liege_value(n, k % 2 == 1);
  c.line(sum != 0 ? "Kevin" : "Nicky");
}

}  // namespace

const Problem& codeforces_603c_problem() {
  static const Problem problem{
      .name = "codeforces-603c",
      .aliases = {"codeforces-604e"},
      .title = {"Lieges of Legendre", "Lieges of Legendre"},
      .asks = {"Heaps of cows. A move takes one cow away, or replaces an even heap by k heaps of "
               "half its size; whoever can’t move loses. Who wins?",
               "有若干堆奶牛，每次从一堆取走一头，或把一个偶数堆换成 k "
               "堆，每堆为原来的一半，不能走者输。问谁必胜。"},
      .disguise = {"A sum of heaps. k equal heaps are worth 0 or as much as one, by the parity of "
                   "k. For even k the values soon alternate; for odd k an even heap asks for its "
                   "half, in at most 30 steps.",
                   "各堆之和。k 个相等的堆，k 为偶数时 SG 值为 0，为奇数时等于一堆的值。k 为偶数时 "
                   "SG 值很快交替；k 为奇数时偶数堆递归到一半，至多 30 步。"},
      .traps = {"The values of the first five heaps are exceptions.",
                "最小的几堆是例外，要单独列出。"},
      .game = "own",
      .technique = "formula",
      .chapter = 13,
      .frame = Frame::once,
      .sample_input = "2 1\n3 4\n",
      .sample_output = "Kevin\n",
      .answer = answer_codeforces_603c,
      .program =
          R"(// k equal heaps are worth 0 for even k, and one heap for odd k.
#include <cstdio>

int value(int n, bool odd) {
  if (!odd) return n <= 2 ? n : 1 - n % 2;
  if (n < 5) return n == 4 ? 2 : n % 2;
  if (n % 2 == 1) return 0;
  return value(n / 2, odd) == 1 ? 2 : 1;
}

int main() {
  int n, k, sum = 0;
  if (std::scanf("%d %d", &n, &k) != 2) return 1;
  for (int heap; n > 0 && std::scanf("%d", &heap) == 1; --n) sum ^= value(heap, k % 2 == 1);
  std::puts(sum != 0 ? "Kevin" : "Nicky");
}
)"};
  return problem;
}

}  // namespace nimber::problems
