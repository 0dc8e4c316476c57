// AtCoder ABC 206 F, Interval Game 2: N half-open intervals [L, R); a move chooses one that meets
// none of those chosen before; who can't move loses. Input: T up to 20, then T times N and N lines
// "L R", 1 <= L < R <= 100, N up to 100. Output: Alice where the first player wins, else Bob.
// In disguise: Node Kayles on the graph whose vertices are the intervals and whose edges join those
// that meet; that is what the board shows. Of intervals more is known: whoever chooses [a, b)
// leaves two games, on what lies in front of a and on what lies behind b. So g(l, r) is the mex of
// g(l, a) XOR g(b, r) over the intervals within [l, r).
// Traps: an interval may come twice; [1, 2) and [2, 3) don't meet.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>

#include <algorithm>
#include <array>
#include <bitset>

namespace nimber::problems {
namespace {

constexpr std::size_t abc206_f_end = 100;

std::string abc206_f_board(const std::vector<std::array<std::uint64_t, 2>>& intervals) {
  std::string edges;
  std::vector<bool> meets(intervals.size());
  std::vector<std::string> alone;
  std::size_t parts = 0;
  for (std::size_t i = 0; i < intervals.size(); ++i) {
    for (std::size_t j = i + 1; j < intervals.size(); ++j) {
      if (intervals[i][1] <= intervals[j][0] || intervals[j][1] <= intervals[i][0]) continue;
      meets[i] = meets[j] = true;
      if (++parts > limits::page_parts) return {};
      if (!edges.empty()) edges.push_back(',');
      append(edges, i + 1);
      edges.push_back('-');
      append(edges, j + 1);
    }
    if (!meets[i]) alone.push_back(std::to_string(i + 1));
  }
  std::sort(alone.begin(), alone.end());
  for (const std::string& vertex : alone) edges.append(edges.empty() ? "" : ",").append(vertex);
  return edges;
}

void answer_atcoder_abc206_f(Case& c) {
  const std::uint64_t count = c.number(1, 100);
  std::vector<std::array<std::uint64_t, 2>> intervals;
  for (std::uint64_t i = 0; i < count && c.ok(); ++i) {
    const std::uint64_t from = c.number(1, abc206_f_end - 1);
    intervals.push_back({from, c.number(from + 1, abc206_f_end)});
  }
  if (!c.ok()) return;
  if (c.board_wanted()) {
    c.board("nodekayles");
    c.board_state(abc206_f_board(intervals));
  }
  // Ends from left to right and starts from right to left, so that the smaller games are known.
  std::array<std::array<std::uint8_t, abc206_f_end + 1>, abc206_f_end + 1> values{};
  for (std::size_t r = 1; r <= abc206_f_end; ++r) {
    for (std::size_t l = r; l-- > 1;) {
      std::bitset<128> seen;
      for (const auto& [from, to] : intervals)
        if (l <= from && to <= r)
          seen.set(values[l][static_cast<std::size_t>(from)] ^
                   values[static_cast<std::size_t>(to)][r]);
      while (seen[values[l][r]]) ++values[l][r];
    }
  }
  c.spend(count * abc206_f_end * abc206_f_end / 2);
  c.line(values[1][abc206_f_end] != 0 ? "Alice" : "Bob");
}

}  // namespace

const Problem& atcoder_abc206_f_problem() {
  static const Problem problem{
      .name = "atcoder-abc206-f",
      .aliases = {},
      .title = {"Interval Game 2", "区间游戏 2"},
      .asks = {"Half-open intervals on a line. The players choose them in turn, each disjoint from "
               "all that were chosen before; whoever can’t choose any loses. Who wins?",
               "数轴上有若干左闭右开的区间，双方轮流选一个与已选区间都不相交的区间，选不出者输。问"
               "谁必胜。"},
      .disguise =
          {"Node Kayles on intervals. Whoever chooses [a, b) cuts the line in two, so what lies in "
           "front and what lies behind are a sum: SG values of all stretches, from short to long.",
           "在区间的相交图上玩点凯尔斯。选定 [a, b) "
           "后，左边与右边互不相干，是两个游戏之和；对每一段 [l, r) 求 SG 值即可。"},
      .traps = {"The intervals are half-open, so [1, 2) and [2, 3) don’t meet. The same interval "
                "may come twice.",
                "左闭右开，[1, 2) 与 [2, 3) 不相交；同一区间可能出现多次。"},
      .game = "nodekayles",
      .technique = "table",
      .chapter = 15,
      .frame = Frame::counted,
      .sample_input =
          "5\n3\n53 98\n8 43\n12 53\n10\n4 7\n5 7\n3 7\n4 5\n5 8\n6 9\n4 8\n5 10\n1 9\n5 10\n2\n58 "
          "98\n11 29\n6\n79 83\n44 83\n38 74\n49 88\n18 45\n64 99\n1\n5 9\n",
      .sample_output = "Bob\nAlice\nBob\nAlice\nAlice\n",
      .answer = answer_atcoder_abc206_f,
      .program =
          R"(// Whoever chooses [a, b) within [l, r) leaves [l, a) and [b, r): g(l, r) is the mex
// of g(l, a) XOR g(b, r).
#include <cstdio>
#include <utility>
#include <vector>

int g[101][101];

int main() {
  int t;
  if (std::scanf("%d", &t) != 1) return 1;
  while (t-- > 0) {
    int n;
    if (std::scanf("%d", &n) != 1) return 1;
    std::vector<std::pair<int, int>> intervals(n);
    for (auto& [a, b] : intervals)
      if (std::scanf("%d %d", &a, &b) != 2) return 1;
    for (int length = 1; length < 100; ++length) {
      for (int l = 1, r = l + length; r <= 100; ++l, ++r) {
        bool seen[128] = {};
        for (const auto& [a, b] : intervals)
          if (l <= a && b <= r) seen[g[l][a] ^ g[b][r]] = true;
        g[l][r] = 0;
        while (seen[g[l][r]]) ++g[l][r];
      }
    }
    std::puts(g[1][100] != 0 ? "Alice" : "Bob");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
