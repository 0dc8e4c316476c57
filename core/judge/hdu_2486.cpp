// HDU 2486 = HDU 2580 = POJ 3922, A simple stone game: of n stones the first player takes 1 to
// n - 1, and from then on each takes 1 to k times what was taken last; who takes the last one wins.
// Input: T, then "n k" a line, 2 <= n <= 10^8, 1 <= k <= 10^5. Output: "Case i: " and the least
// number that wins, or lose. Theorem: let u1 = 1 < u2 < ... be such that every number is in one way
// a sum of some u with more than k times each part below the next one, u(i+1) being the first
// number that u1 .. ui do not make so. Lost is a heap whose least part is above the limit; the
// least part wins else (A. J. Schwenk, "Take-away games", Fibonacci Quarterly 8, 1970). The proof
// is that of Fibonacci Nim in docs/theorems.md, with k in place of 2. Traps: k = 1 gives the powers
// of 2; with k = 10^5 there are some 800,000 of the u.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

void answer_hdu_2486(Case& c) {
  const std::uint64_t stones = c.number(2, 100'000'000);
  const std::uint64_t factor = c.number(1, 100'000);
  if (c.board_wanted())
    c.board("own/(n,q);k=1..min(n,q);n-=k;q=" + std::to_string(factor) + "*k",
            {stones, stones - 1});
  // most[i]: what u1 .. ui make at most. `below`: how many u are less than the newest one / k.
  std::vector<std::uint64_t> units{1};
  std::vector<std::uint64_t> most{1};
  std::size_t below = 0;
  while (most.back() < stones) {
    const std::uint64_t next = most.back() + 1;
    while (below < units.size() && factor * units[below] < next) ++below;
    most.push_back(next + (below == 0 ? 0 : most[below - 1]));
    units.push_back(next);
  }
  c.spend(units.size());
  std::uint64_t rest = stones;
  std::uint64_t least = 0;
  for (std::size_t i = units.size(); i-- > 0 && rest > 0;) {
    if (units[i] > rest) continue;
    least = units[i];
    rest -= least;
  }
  c.write("Case ");
  c.write(c.index() + 1);
  c.write(": ");
  if (least == stones) return c.line("lose");
  c.line(least);
}

}  // namespace

const Problem& hdu_2486_problem() {
  static const Problem problem{
      .name = "hdu-2486",
      .aliases = {"hdu-2580", "poj-3922"},
      .title = {"A simple stone game", "A simple stone game"},
      .asks =
          {"From a heap of n the first player takes 1 to n − 1; then each takes at most k times "
           "what was taken last. What is the least first move that wins?",
           "一堆 n 颗石子，先手取 1 到 n−1 颗，以后每次最多取对方上次所取的 k "
           "倍。先手至少取几颗才能必胜？"},
      .disguise = {"Fibonacci Nim with k in place of 2. The Fibonacci numbers become another "
                   "sequence; the least part of n in that sequence is the move.",
                   "把斐波那契博弈的 2 倍换成 k 倍。斐波那契数列换成另一个数列，n "
                   "按它拆开，最小的一项就是答案。"},
      .traps = {"For large k the sequence is long: some 800,000 terms up to 10^8.",
                "k 很大时数列很长，到 10^8 约有 80 万项。"},
      .game = "own",
      .technique = "fibonacci",
      .chapter = 14,
      .frame = Frame::counted,
      .sample_input = "5\n16 1\n11 1\n32 2\n34 2\n19 3\n",
      .sample_output = "Case 1: lose\nCase 2: 1\nCase 3: 3\nCase 4: lose\nCase 5: 4\n",
      .answer = answer_hdu_2486,
      .program =
          R"(// Schwenk: write n as a sum of units u, each more than k times the one before; the least part
// wins. u(i+1) is the first number that the units up to u(i) do not make.
#include <cstdio>
#include <vector>

int main() {
  int cases;
  std::scanf("%d", &cases);
  for (int number = 1; number <= cases; ++number) {
    long long n, k;
    std::scanf("%lld %lld", &n, &k);
    std::vector<long long> unit{1}, most{1};
    for (size_t below = 0; most.back() < n;) {
      const long long next = most.back() + 1;
      while (below < unit.size() && k * unit[below] < next) ++below;
      most.push_back(next + (below == 0 ? 0 : most[below - 1]));
      unit.push_back(next);
    }
    long long rest = n, least = 0;
    for (size_t i = unit.size(); i-- > 0 && rest > 0;)
      if (unit[i] <= rest) rest -= least = unit[i];
    if (least == n)
      std::printf("Case %d: lose\n", number);
    else
      std::printf("Case %d: %lld\n", number, least);
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
