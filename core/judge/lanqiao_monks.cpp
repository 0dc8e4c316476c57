// Lanqiao Cup, the fight of the monks: small monks stand on steps, each may be moved up any
// distance, not onto or past another; who can't move loses. Input: one line of steps, the last
// monk's being the top (more lines are more cases here). Output: "A B", the winning move from step
// A to step B with the smallest A, or -1. In disguise: Nim on the gaps of the monks, paired from
// the lowest on; the theorem of the staircase, see rules/staircase.hpp. Traps: a winning move may
// also widen a gap, by moving the upper monk of a pair up (each monk has one winning move at most),
// and that may be the move with the smallest A; of an odd number the top monk is in no pair and
// can't move.
#include <nimber/judge.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_lanqiao_monks(Case& c) {
  std::vector<std::uint64_t> monks;
  do {
    monks.push_back(c.number(1));
  } while (c.more_on_line());
  std::sort(monks.begin(), monks.end());
  c.want_distinct(monks);
  c.board("monks", monks);
  const Rule* rule = c.rule("monks");
  if (rule == nullptr) return;
  std::vector<Component> pairs;
  rule->theory().components(monks, pairs);
  Goal goal;
  for (const Component& pair : pairs) goal.total ^= *pair.value;
  Wins wins;
  Work unbounded(UINT64_MAX);
  for (std::size_t i = 0; i < monks.size() && goal.total != 0 && wins.total() == 0; ++i)
    rule->theory().wins(monks, i, goal, pairs, wins, unbounded);
  if (wins.total() == 0) return c.line("-1");
  c.write(wins.listed().front().before);
  c.write(" ");
  c.line(wins.listed().front().after[0]);
}

}  // namespace

const Problem& lanqiao_monks_problem() {
  static const Problem problem{
      .name = "lanqiao-monks",
      .aliases = {},
      .title = {"The fight of the monks", "高僧斗法"},
      .asks = {"Small monks stand on the steps of a stair; a move takes one of them up any number "
               "of steps, not onto or past another. Who can’t move loses. Find the winning move "
               "that starts lowest.",
               "若干小和尚站在台阶上，每次让一人向上走任意级，不得到达或越过他人所在的台阶，不能移"
               "动者负。求从最低台阶出发的必胜走法。"},
      .disguise = {"Staircase Nim: the gaps between the monks.", "阶梯博弈：小和尚之间的间隔。"},
      .traps = {"A winning move may also widen a gap.", "必胜走法也可能使间隔变大。"},
      .game = "monks",
      .technique = "staircase",
      .chapter = 8,
      .frame = Frame::by_line,
      .sample_input = "1 5 9\n",
      .sample_output = "1 4\n",
      .answer = answer_lanqiao_monks,
      .program =
          R"(// Monks are paired from the lowest on: Nim on the gaps. A gap that grows is followed up.
#include <iostream>
#include <sstream>
#include <string>
#include <vector>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  std::string line;
  while (std::getline(std::cin, line)) {
    std::istringstream in(line);
    std::vector<int> at;
    for (int x; in >> x;) at.push_back(x);
    if (at.empty()) continue;
    const auto sum = [&] {
      int all = 0;
      for (std::size_t i = 0; i + 1 < at.size(); i += 2) all ^= at[i + 1] - at[i] - 1;
      return all;
    };
    bool found = false;
    for (std::size_t i = 0; sum() != 0 && i + 1 < at.size() && !found; ++i) {
      const int from = at[i];
      for (int to = from + 1; to < at[i + 1] && !found; ++to) {
        at[i] = to;
        if (sum() != 0) continue;
        found = true;
        std::cout << from << ' ' << to << '\n';
      }
      at[i] = from;
    }
    if (!found) std::cout << "-1\n";
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
