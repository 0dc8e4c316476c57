// Luogu P4055, a game in a maze (JSOI 2009): the first player chooses a free square for a token;
// then the second player begins, and they move it in turn to a neighbouring free square where it
// has not been; who can't move loses. Input: "n m", at most 100 each, and n rows of . (free) and #.
// Output: WIN and all squares to win from, "row column" a line in order; or LOSE. In disguise:
// geography. Theorem: who has to move from a square loses exactly where some maximum matching of
// the free squares misses it (Fraenkel, Scheinerman, Ullman 1993; docs/theorems.md, Geography). The
// board shows the choice as a first move, from a vertex 0 that is tied to every free square. Traps:
// the second player moves first; a square alone is one to win from.
#include <nimber/judge.hpp>
#include "values/matching.hpp"

namespace nimber::problems {
namespace {

void answer_luogu_p4055(Case& c) {
  const std::size_t rows = c.size(1, 100);
  const std::size_t columns = c.size(1, 100);
  std::string maze;
  for (std::size_t row = 0; row < rows && c.ok(); ++row) maze += c.word(".#", columns, columns);
  if (!c.ok()) return;
  std::vector<std::uint32_t> start{0};
  std::vector<Matching::Vertex> to;
  std::vector<bool> wall(maze.size());
  std::string edges;
  const bool drawn = c.board_wanted() && maze.size() <= 100;
  const auto edge = [&](std::size_t a, std::size_t b) {
    if (drawn)
      edges.append(edges.empty() ? "" : ",")
          .append(std::to_string(a))
          .append("-")
          .append(std::to_string(b));
  };
  for (std::size_t at = 0; at < maze.size(); ++at) {
    const auto look = [&](std::size_t near) {
      if (maze[near] == '.') to.push_back(static_cast<Matching::Vertex>(near));
    };
    wall[at] = maze[at] == '#';
    if (!wall[at]) {
      if (at >= columns) look(at - columns);
      if (at % columns > 0) look(at - 1);
      edge(0, at + 1);
      for (std::size_t i = start.back(); i < to.size(); ++i) edge(to[i] + 1, at + 1);
      if (at % columns + 1 < columns) look(at + 1);
      if (at + columns < maze.size()) look(at + columns);
    }
    start.push_back(static_cast<std::uint32_t>(to.size()));
  }
  c.spend(to.size());
  if (!edges.empty()) c.board_position("geography/" + edges + ":0");
  const Matching matching(start, to, wall);
  bool won = false;
  for (std::size_t at = 0; at < maze.size(); ++at) {
    if (!matching.may_be_missed(static_cast<Matching::Vertex>(at))) continue;
    if (!won) c.line("WIN");
    won = true;
    c.write(at / columns + 1);
    c.write(" ");
    c.line(at % columns + 1);
  }
  if (!won) c.line("LOSE");
}

}  // namespace

const Problem& luogu_p4055_problem() {
  static const Problem problem{
      .name = "luogu-p4055",
      .aliases = {},
      .title = {"A game in a maze", "游戏"},
      .asks = {"The first player puts a token on a free square of a maze. Then both move it, the "
               "second "
               "player first, to neighbouring squares where it has not been. Whoever can’t loses. "
               "Which squares win?",
               "先手在迷宫的空格中选一格放棋子，然后由后手开始，两人轮流把它移到相邻且没到过的空格"
               "，不能移动者负。先手选哪些格子能赢？"},
      .disguise = {"Geography on a grid: who has to move from a square loses where some maximum "
                   "matching misses it.",
                   "网格上的二分图博弈：某格若可以不被某个最大匹配覆盖，从该格走的一方必败，所以选"
                   "它就赢。"},
      .traps =
          {"The second player moves first. Not only the squares that one matching misses count.",
           "放好后由后手先走；不能只看一个最大匹配没覆盖的格子。"},
      .game = "geography",
      .technique = "matching",
      .chapter = 15,
      .frame = Frame::once,
      .sample_input = "3 3\n.##\n...\n#.#\n",
      .sample_output = "WIN\n2 3\n3 2\n",
      .answer = answer_luogu_p4055,
      .program =
          R"(// Whoever moves from a square loses where some maximum matching misses it: the squares that an
// alternating path of even length joins to an unmatched one.
#include <iostream>
#include <string>
#include <vector>

std::vector<std::vector<int>> near;
std::vector<int> mate, seen;
std::vector<bool> even;
int now;

bool grow(int v) {
  seen[v] = now;
  for (const int w : near[v]) {
    if (seen[w] == now) continue;
    seen[w] = now;
    if (mate[w] < 0 || grow(mate[w])) {
      mate[v] = w;
      mate[w] = v;
      return true;
    }
  }
  return false;
}

void mark(int v) {
  even[v] = true;
  for (const int w : near[v])
    if (!even[mate[w]]) mark(mate[w]);
}

int main() {
  int n, m;
  std::cin >> n >> m;
  std::string maze;
  for (std::string row; std::cin >> row;) maze += row;
  near.resize(n * m);
  mate.assign(n * m, -1);
  seen.assign(n * m, 0);
  even.assign(n * m, false);
  for (int v = 0; v < n * m; ++v) {
    if (maze[v] == '#') continue;
    if (v % m > 0 && maze[v - 1] == '.') near[v].push_back(v - 1);
    if (v % m < m - 1 && maze[v + 1] == '.') near[v].push_back(v + 1);
    if (v >= m && maze[v - m] == '.') near[v].push_back(v - m);
    if (v + m < n * m && maze[v + m] == '.') near[v].push_back(v + m);
    for (const int w : near[v])
      if (mate[v] < 0 && mate[w] < 0) {
        mate[v] = w;
        mate[w] = v;
      }
  }
  for (int v = 0; v < n * m; ++v)
    if (maze[v] == '.' && mate[v] < 0 && (v / m + v % m) % 2 == 0) {
      ++now;
      grow(v);
    }
  for (int v = 0; v < n * m; ++v)
    if (maze[v] == '.' && mate[v] < 0 && !even[v]) mark(v);
  bool won = false;
  for (int v = 0; v < n * m; ++v) {
    if (!even[v]) continue;
    if (!won) std::cout << "WIN\n";
    won = true;
    std::cout << v / m + 1 << ' ' << v % m + 1 << '\n';
  }
  if (!won) std::cout << "LOSE\n";
}
)"};
  return problem;
}

}  // namespace nimber::problems
