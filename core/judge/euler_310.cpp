// Project Euler 310, Nim Square: three heaps; a move takes a square number of stones from one of
// them; who can't move loses. How many of the positions 0 <= a <= b <= c <= n are lost for the
// player to move? Input here: n a line, 100,000 in the question. Output: the number, a line each.
// In disguise: take/square with three heaps. Theorem: with how often each value stands among 0 ..
// n, the ordered triples whose XOR is 0 are counted by pairs of values. Of these T triples those
// without order are (T + 3 D + 2 E) / 6 (Burnside's lemma): D have a = b, so c of value 0, and E
// have a = b = c.
// No case is one position, so the board shows none.
// Traps: the number exceeds 32 bits; triples with equal heaps are not there six times.
#include <nimber/judge.hpp>

#include <bit>

namespace nimber::problems {
namespace {

void answer_euler_310(Case& c) {
  const Heap most = c.number(0, 100'000);
  std::vector<std::uint64_t> counts(1);
  for (Heap n = 0; n <= most && c.ok(); ++n) {
    const auto value = static_cast<std::size_t>(c.value("take/square", {n}));
    if (value >= counts.size()) counts.resize(std::bit_ceil(value + 1));
    ++counts[value];
  }
  std::uint64_t ordered = 0;  // at most (10^5 + 1)^3
  for (std::size_t x = 0; x < counts.size(); ++x)
    for (std::size_t y = 0; y < counts.size(); ++y)
      ordered += counts[x] * counts[y] * counts[x ^ y];
  c.line((ordered + 3 * (most + 1) * counts[0] + 2 * counts[0]) / 6);
}

}  // namespace

const Problem& euler_310_problem() {
  static const Problem problem{
      .name = "euler-310",
      .aliases = {},
      .title = {"Nim Square", "平方 Nim"},
      .asks = {"Three heaps; a move takes 1, 4, 9, 16 … stones from one of them, and whoever can’t "
               "move loses. How many positions with heaps up to n, their order aside, are lost for "
               "the player to move? Here n is read, one a line.",
               "三堆石子，每次从一堆取走 1、4、9、16……颗，不能取者输。各堆不超过 n "
               "且不计次序时，先手必败的局面有多少个？这里每行读入一个 n。"},
      .disguise =
          {"A sum of three heaps of one subtraction game. Count how often each SG value occurs up "
           "to n, then the triples of values whose XOR is 0, and correct for equal heaps.",
           "同一减法游戏的三堆之和。先统计 0 至 n 中各 SG 值出现的次数，再数异或和为 0 "
           "的三元组，最后处理相等的堆。"},
      .traps = {"Positions without order: triples with equal heaps have to be counted apart.",
                "不计次序，有相等的堆时要单独计算。"},
      .game = "",
      .technique = "table",
      .chapter = 5,
      .frame = Frame::by_line,
      .sample_input = "29\n",
      .sample_output = "1160\n",
      .answer = answer_euler_310,
      .program =
          R"(// Ordered triples of values with XOR 0, then those without order by Burnside's lemma.
#include <iostream>
#include <vector>

int main() {
  std::vector<int> g;
  for (int most; std::cin >> most;) {
    for (int n = static_cast<int>(g.size()); n <= most; ++n) {
      std::vector<bool> seen(512, false);
      for (int k = 1; k * k <= n; ++k) seen[g[n - k * k]] = true;
      int mex = 0;
      while (seen[mex]) ++mex;
      g.push_back(mex);
    }
    std::vector<long long> count(512, 0);
    for (int n = 0; n <= most; ++n) ++count[g[n]];
    long long ordered = 0;
    for (int x = 0; x < 512; ++x)
      for (int y = 0; y < 512 && count[x] > 0; ++y) ordered += count[x] * count[y] * count[x ^ y];
    std::cout << (ordered + 3 * (most + 1) * count[0] + 2 * count[0]) / 6 << '\n';
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
