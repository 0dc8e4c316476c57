// HDU 3980, Paint Chain: a ring of n beads; a move paints m unpainted ones side by side; who can't
// paint loses. Input: T, then "n m" a line, both 1 to 1000. Output: "Case #i: " and aekdycoin for
// the first player, else abcdxyzk. Theorem: the first move opens the ring to a row of n - m, so it
// wins exactly where that row has value 0. A row is the octal game with one digit 7, at place m:
// the value of a row is the mex of the nim-sums of the two rows that are left. Traps: with n < m
// the first player can't move; the ring is not a row.
#include <nimber/judge.hpp>

#include <map>

namespace nimber::problems {
namespace {

/// The values of rows of 0, 1, 2 ... beads where m are painted at once.
using PaintedRows = std::vector<std::uint32_t>;

void extend_rows(PaintedRows& rows, std::size_t length, std::size_t painted) {
  std::vector<std::size_t> seen_at(2048, 0);
  while (rows.size() <= length) {
    const std::size_t n = rows.size();
    std::uint32_t value = 0;
    if (n >= painted) {
      for (std::size_t left = 0; 2 * left <= n - painted; ++left)
        seen_at[rows[left] ^ rows[n - painted - left]] = n;
      while (seen_at[value] == n) ++value;
    }
    rows.push_back(value);
  }
}

void answer_hdu_3980(Case& c) {
  const std::size_t beads = c.size(1, 1000);
  const std::size_t painted = c.size(1, 1000);
  bool first = false;
  if (beads >= painted) {
    thread_local std::map<std::size_t, PaintedRows> known;
    PaintedRows& rows = known[painted];
    c.spend(rows.size() <= beads - painted ? beads * beads / 4 : 0);
    extend_rows(rows, beads - painted, painted);
    first = rows[beads - painted] == 0;
  }
  if (c.board_wanted()) {
    const std::string m = std::to_string(painted);
    c.board("own/(n,c);c==1;n>=" + m + ";n-=" + m + ";c=0|c==0;n>=" + m + ";i=0..(n-" + m +
                ")/2;=>(i,0)+(n-" + m + "-i,0)",
            {beads, 1});
  }
  c.write("Case #");
  c.write(c.index() + 1);
  c.line(first ? ": aekdycoin" : ": abcdxyzk");
}

}  // namespace

const Problem& hdu_3980_problem() {
  static const Problem problem{
      .name = "hdu-3980",
      .aliases = {},
      .title = {"Paint Chain", "Paint Chain"},
      .asks = {"A ring of n beads; a move paints m unpainted beads side by side. Whoever can’t "
               "paint loses. Who wins?",
               "n 颗珠子串成一圈，每次把相连的 m 颗未染色的珠子染上色，不能染者负。谁获胜？"},
      .disguise =
          {"After the first move the ring is a row of n − m, an octal game. The first player "
           "wins where that row is worth 0.",
           "先手染过一次后，圈变成长为 n−m 的一排，是八进制游戏，SG 值打表求出。这一排的值为 0 "
           "时先手胜。"},
      .traps = {"With n < m there is no move at all.", "n 小于 m 时一开始就不能染。"},
      .game = "own",
      .technique = "table",
      .chapter = 12,
      .frame = Frame::counted,
      .sample_input = "2\n3 1\n4 2\n",
      .sample_output = "Case #1: aekdycoin\nCase #2: abcdxyzk\n",
      .answer = answer_hdu_3980,
      .program =
          R"(// The first move opens the ring to a row of n - m; it wins where that row has value 0. A row's
// value is the mex of the nim-sums of the two rows that a move leaves.
#include <cstdio>
#include <vector>

int main() {
  std::vector<std::vector<int>> known(1001);
  int cases;
  std::scanf("%d", &cases);
  for (int number = 1; number <= cases; ++number) {
    int n, m;
    std::scanf("%d %d", &n, &m);
    std::vector<int>& g = known[m];
    for (int row = g.size(); row <= n - m; ++row) {
      std::vector<bool> seen(2048);
      for (int left = 0; 2 * left <= row - m; ++left) seen[g[left] ^ g[row - m - left]] = true;
      int mex = 0;
      while (seen[mex]) ++mex;
      g.push_back(mex);
    }
    const bool first = n >= m && g[n - m] == 0;
    std::printf("Case #%d: %s\n", number, first ? "aekdycoin" : "abcdxyzk");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
