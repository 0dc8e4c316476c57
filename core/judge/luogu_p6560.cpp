// Luogu P6560, the passing of time (SBCOI 2020): a token moves along the edges of a directed graph,
// which may have cycles, from x; who brings it to y wins, and who can't move loses. Input: "n m q",
// at most 10^5, 5 * 10^5 and 500, m edges "u v" and q lines "x y", x and y different. Output: 1 for
// the first player, -1 for the second, 0 where neither can win. In disguise: the graph game without
// the edges from y. Theorem: backwards from the vertices without a way out: a vertex with a lost
// successor is won, one whose successors are all won is lost, and what is never reached is a draw
// (docs/theorems.md, Games that may never end). What the graph with the edges from y finds before
// it comes to y holds here too. That saves most rounds. Traps: an edge may be there twice; y ends
// the game even where edges leave it.
#include <nimber/judge.hpp>

#include <set>

namespace nimber::problems {
namespace {

/// A directed graph of vertices 1 to n, by the vertices before each.
struct EndingGraph {
  std::vector<std::pair<std::uint32_t, std::uint32_t>> edges;
  std::vector<std::uint32_t> start;
  std::vector<std::uint32_t> before;
};

enum class Ending : std::uint8_t { open, lost, won };

/// What is known of who wins from where.
struct Endings {
  std::vector<std::uint32_t> out;  // successors that are not known to be won
  std::vector<Ending> ends;
  std::vector<std::uint32_t> queue;
  std::size_t told = 0;

  void tell(std::uint32_t v, Ending how) {
    ends[v] = how;
    queue.push_back(v);
  }
  /// Goes on until `wanted` is known (0: until all is that can be). Returns the edges looked at.
  std::uint64_t spread(const EndingGraph& graph, std::uint32_t wanted) {
    std::uint64_t looked = 0;
    for (; told < queue.size() && ends[wanted] == Ending::open; ++told) {
      const std::uint32_t v = queue[told];
      const bool lost = ends[v] == Ending::lost;
      looked += graph.start[v + 1] - graph.start[v];
      for (std::uint32_t i = graph.start[v]; i < graph.start[v + 1]; ++i) {
        const std::uint32_t u = graph.before[i];
        if (ends[u] != Ending::open) continue;
        if (lost)
          tell(u, Ending::won);
        else if (--out[u] == 0)
          tell(u, Ending::lost);
      }
    }
    return looked;
  }
};

EndingGraph read_ending_graph(Case& c, std::uint64_t vertices, std::uint64_t edges) {
  EndingGraph graph;
  graph.start.assign(vertices + 2, 0);
  for (std::uint64_t i = 0; i < edges && c.ok(); ++i) {
    const auto u = static_cast<std::uint32_t>(c.number(1, vertices));
    const auto v = static_cast<std::uint32_t>(c.number(1, vertices));
    graph.edges.emplace_back(u, v);
    ++graph.start[v + 1];
  }
  for (std::size_t v = 1; v < graph.start.size(); ++v) graph.start[v] += graph.start[v - 1];
  graph.before.resize(graph.edges.size());
  std::vector<std::uint32_t> next = graph.start;
  for (const auto& [u, v] : graph.edges) graph.before[next[v]++] = u;
  return graph;
}

/// The graph without the edges from y, the token on x. Nothing where x has no edge left.
void set_up_ending(Case& c, const EndingGraph& graph, std::uint32_t x, std::uint32_t y) {
  if (!c.board_wanted() || graph.edges.size() > limits::page_parts) return;
  std::set<std::pair<std::uint32_t, std::uint32_t>> written;
  std::string text;
  bool there = false;
  for (const auto& edge : graph.edges) {
    if (edge.first == y || !written.insert(edge).second) continue;
    there = there || edge.first == x || edge.second == x;
    text.append(text.empty() ? "graph/" : ",").append(std::to_string(edge.first));
    text.append("-").append(std::to_string(edge.second));
  }
  if (there) c.board_position(text + ":" + std::to_string(x));
}

void answer_luogu_p6560(Case& c) {
  const std::uint64_t vertices = c.number(1, 100'000);
  const std::uint64_t edges = c.number(1, 500'000);
  const std::uint64_t rounds = c.number(1, 500);
  const EndingGraph graph = read_ending_graph(c, vertices, edges);
  if (!c.ok()) return;
  Endings fresh{std::vector<std::uint32_t>(vertices + 1), std::vector<Ending>(vertices + 1), {}, 0};
  for (const auto& edge : graph.edges) ++fresh.out[edge.first];
  for (std::uint32_t v = 1; v <= vertices; ++v)
    if (fresh.out[v] == 0) fresh.tell(v, Ending::lost);
  Endings plain = fresh;
  c.spend(plain.spread(graph, 0));
  std::vector<std::size_t> found(vertices + 1, SIZE_MAX);
  for (std::size_t at = 0; at < plain.queue.size(); ++at) found[plain.queue[at]] = at;
  Endings asked;
  for (std::uint64_t round = 0; round < rounds && c.ok(); ++round) {
    c.begin_part();
    const auto x = static_cast<std::uint32_t>(c.number(1, vertices));
    const auto y = static_cast<std::uint32_t>(c.number(1, vertices));
    if (!c.ok()) return;
    if (x == y) return c.fail(ErrorCode::not_distinct, {std::to_string(x)});
    set_up_ending(c, graph, x, y);
    Ending how = plain.ends[x];
    // What the plain run finds before y holds whatever is at y.
    const bool known = plain.ends[y] == Ending::lost || found[x] < found[y];
    if (!known) {
      asked = plain.ends[y] == Ending::won ? fresh : plain;
      asked.tell(y, Ending::lost);
      c.spend(asked.spread(graph, x));
      how = asked.ends[x];
    }
    c.line(how == Ending::won ? "1" : how == Ending::lost ? "-1" : "0");
  }
}

}  // namespace

const Problem& luogu_p6560_problem() {
  static const Problem problem{
      .name = "luogu-p6560",
      .aliases = {},
      .title = {"The passing of time", "时光的流逝"},
      .asks =
          {"A token moves along the edges of a directed graph with cycles, from x. Whoever brings "
           "it to y wins, and whoever can’t move loses. Who can force a win, or nobody?",
           "有向图（可有环）上有一枚棋子，从 x 出发轮流沿边移动，先移到 y "
           "者胜，不能移动者负。谁有必胜策略，还是都没有？"},
      .disguise =
          {"A graph game that may never end. Working backwards from y and from the vertices "
           "without a way out finds who wins; what is never reached is a draw.",
           "可能无休止的有向图游戏。从 y 和没有出边的点倒推，能推到的定胜负，推不到的就是和局。"},
      .traps = {"Edges may be repeated; y ends the game even if edges leave it.",
                "可能有重边；y 即使有出边，到了那里也就结束。"},
      .game = "graph",
      .technique = "loops",
      .chapter = 9,
      .frame = Frame::once,
      .sample_input = "7 7 1\n1 2\n2 3\n3 4\n4 5\n3 6\n7 5\n6 7\n1 5\n",
      .sample_output = "1\n",
      .answer = answer_luogu_p6560,
      .program =
          R"(// Backwards from y and the vertices without a way out: a vertex before a lost one is won, one whose
// successors are all won is lost; what is never reached is a draw.
#include <algorithm>
#include <cstdio>
#include <vector>

int main() {
  int n, m, q;
  std::scanf("%d %d %d", &n, &m, &q);
  std::vector<int> u(m), v(m), start(n + 2), out(n + 1);
  for (int i = 0; i < m; ++i) {
    std::scanf("%d %d", &u[i], &v[i]);
    ++out[u[i]];
    ++start[v[i] + 1];
  }
  for (int i = 1; i <= n + 1; ++i) start[i] += start[i - 1];
  std::vector<int> before(m), next = start, left, queue;
  for (int i = 0; i < m; ++i) before[next[v[i]]++] = u[i];
  std::vector<signed char> ends;
  // Fills `ends` with 1 for won and -1 for lost, up to where x is known.
  const auto solve = [&](int x, int y) {
    left = out;
    ends.assign(n + 1, 0);
    queue.clear();
    for (int w = 1; w <= n; ++w)
      if (out[w] == 0 || w == y) {
        ends[w] = -1;
        queue.push_back(w);
      }
    for (size_t at = 0; at < queue.size() && ends[x] == 0; ++at) {
      const int w = queue[at];
      for (int i = start[w]; i < start[w + 1]; ++i) {
        const int p = before[i];
        if (ends[p] != 0 || (ends[w] > 0 && --left[p] > 0)) continue;
        ends[p] = -ends[w];
        queue.push_back(p);
      }
    }
  };
  solve(0, 0);
  const std::vector<signed char> plain = ends;
  std::vector<int> found(n + 1, n);
  for (size_t at = 0; at < queue.size(); ++at) found[queue[at]] = at;
  for (; q > 0; --q) {
    int x, y;
    std::scanf("%d %d", &x, &y);
    // What was found before y holds whatever is at y.
    if (plain[y] < 0 || found[x] < found[y]) {
      std::printf("%d\n", plain[x]);
      continue;
    }
    solve(x, y);
    std::printf("%d\n", ends[x]);
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
