// Luogu P6560, the passing of time (SBCOI 2020): a token moves along the edges of a directed graph,
// which may have cycles, from x; who brings it to y wins, and who can't move loses. Input: "n m q",
// at most 10^5, 5 * 10^5 and 500, m edges "u v" and q lines "x y", x and y different. Output: 1 for
// the first player, -1 for the second, 0 where neither can win. In disguise: the graph game without
// the edges from y. Theorem: backwards from the vertices without a way out: a vertex with a lost
// successor is won, one whose successors are all won is lost, and what is never reached is a draw
// (docs/theorems.md, Games that may never end). All that is found before y is the same for every y,
// so a round goes on from there. Traps: an edge may be there twice; y ends the game even where
// edges leave it.
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
  /// Goes on for that many vertices, or until `wanted` is known. Returns the edges looked at.
  std::uint64_t spread(const EndingGraph& graph, std::uint32_t wanted, std::size_t vertices) {
    std::uint64_t looked = 0;
    for (; vertices > 0 && told < queue.size() && ends[wanted] == Ending::open;
         ++told, --vertices) {
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

EndingGraph read_ending_graph(Case& c, std::size_t vertices, std::uint64_t edges) {
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
  const std::size_t vertices = c.size(1, 100'000);
  const std::uint64_t edges = c.number(1, 500'000);
  const std::uint64_t rounds = c.number(1, 500);
  const EndingGraph graph = read_ending_graph(c, vertices, edges);
  if (!c.ok()) return;
  Endings fresh{std::vector<std::uint32_t>(vertices + 1), std::vector<Ending>(vertices + 1), {}, 0};
  for (const auto& edge : graph.edges) ++fresh.out[edge.first];
  for (std::uint32_t v = 1; v <= vertices; ++v)
    if (fresh.out[v] == 0) fresh.tell(v, Ending::lost);
  // The run without any y, saved from time to time.
  constexpr std::size_t stretch = 4096;
  std::vector<Endings> saved{fresh};
  while (saved.back().told < saved.back().queue.size()) {
    Endings next = saved.back();
    c.spend(next.spread(graph, 0, stretch));
    saved.push_back(std::move(next));
  }
  for (std::uint64_t round = 0; round < rounds && c.ok(); ++round) {
    c.begin_part();
    const auto x = static_cast<std::uint32_t>(c.number(1, vertices));
    const auto y = static_cast<std::uint32_t>(c.number(1, vertices));
    if (!c.ok()) return;
    if (x == y) return c.fail(ErrorCode::not_distinct, {std::to_string(x)});
    set_up_ending(c, graph, x, y);
    // The last time that y was open; where the run finds y lost, y makes no difference.
    auto before = saved.rbegin();
    while (before->ends[y] == Ending::won) ++before;
    Ending how = before->ends[x];
    if (how == Ending::open && before->ends[y] == Ending::open) {
      Endings asked = *before;
      asked.tell(y, Ending::lost);
      c.spend(asked.spread(graph, x, vertices));
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
      .chapter = 16,
      .frame = Frame::once,
      .sample_input = "7 7 1\n1 2\n2 3\n3 4\n4 5\n3 6\n7 5\n6 7\n1 5\n",
      .sample_output = "1\n",
      .answer = answer_luogu_p6560,
      .program =
          R"(// Backwards from y and the vertices without a way out: a vertex before a lost one is won, one whose
// successors are all won is lost; what is never reached is a draw. What is found before y is the
// same for every y, so that part of the run is saved from time to time.
#include <cstdio>
#include <vector>

std::vector<int> start, before;

struct Run {
  std::vector<int> left, queue;   // left: successors that are not known to be won
  std::vector<signed char> ends;  // 1 won, -1 lost
  size_t at = 0;

  void tell(int v, int how) {
    ends[v] = how;
    queue.push_back(v);
  }
  void go_on(int x, int most) {
    for (; most > 0 && at < queue.size() && ends[x] == 0; ++at, --most) {
      const int v = queue[at];
      for (int i = start[v]; i < start[v + 1]; ++i) {
        const int u = before[i];
        if (ends[u] == 0 && (ends[v] < 0 || --left[u] == 0)) tell(u, -ends[v]);
      }
    }
  }
};

int main() {
  int n, m, q;
  std::scanf("%d %d %d", &n, &m, &q);
  std::vector<int> u(m), v(m);
  Run run;
  run.left.resize(n + 1);
  run.ends.resize(n + 1);
  start.resize(n + 2);
  before.resize(m);
  for (int i = 0; i < m; ++i) {
    std::scanf("%d %d", &u[i], &v[i]);
    ++run.left[u[i]];
    ++start[v[i] + 1];
  }
  for (int i = 1; i <= n + 1; ++i) start[i] += start[i - 1];
  std::vector<int> next = start;
  for (int i = 0; i < m; ++i) before[next[v[i]]++] = u[i];
  for (int w = 1; w <= n; ++w)
    if (run.left[w] == 0) run.tell(w, -1);
  std::vector<Run> saved{run};
  while (run.at < run.queue.size()) {
    run.go_on(0, 4096);
    saved.push_back(run);
  }
  for (; q > 0; --q) {
    int x, y;
    std::scanf("%d %d", &x, &y);
    size_t last = saved.size() - 1;
    while (saved[last].ends[y] > 0) --last;
    int answer = saved[last].ends[x];
    if (answer == 0 && saved[last].ends[y] == 0) {
      run = saved[last];
      run.tell(y, -1);
      run.go_on(x, n);
      answer = run.ends[x];
    }
    std::printf("%d\n", answer);
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
