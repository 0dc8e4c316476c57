// Luogu P3185, the splitting game (HNOI 2007): beans in bottles 0 to n - 1; a move takes a bean
// from bottle i and puts one each into j and k, i < j <= k; who can't move loses. Input: T, at most
// 10, then T times n, 2 to 21, and n numbers, at most 10,000. Output: the first winning move "i j
// k" in lexicographic order and how many there are; or "-1 -1 -1" and 0. Theorem: beans are
// independent, and one that is d bottles from the last is worth the mex of the nim-sums of any two
// nearer ones. Traps: two beans in one bottle cancel, but a bottle with an even number still has
// moves.
#include <nimber/judge.hpp>

#include <array>

namespace nimber::problems {
namespace {

/// The values of a bean that is 0, 1 ... 20 bottles from the last one.
std::array<std::uint32_t, 21> all_beans() {
  std::array<std::uint32_t, 21> values{};
  for (std::size_t d = 1; d < values.size(); ++d) {
    // At most 20 * 21 / 2 options: values below 256.
    std::array<bool, 256> seen{};
    for (std::size_t a = 0; a < d; ++a)
      for (std::size_t b = 0; b <= a; ++b) seen[values[a] ^ values[b]] = true;
    while (seen[values[d]]) ++values[d];
  }
  return values;
}

void answer_luogu_p3185(Case& c) {
  static const std::array<std::uint32_t, 21> by_distance = all_beans();
  const std::size_t bottles = c.size(2, 21);
  const std::vector<std::uint64_t> beans = c.numbers(bottles, 0, 10'000);
  if (!c.ok()) return;
  const auto value = [&](std::size_t bottle) { return by_distance[bottles - 1 - bottle]; };
  std::uint32_t sum = 0;
  for (std::size_t i = 0; i < bottles; ++i)
    if (beans[i] % 2 == 1) sum ^= value(i);
  if (c.board_wanted()) {
    c.board("own/d;j=0..d-1;k=0..j;=>(j)+(k)");
    for (std::size_t i = 0; i < bottles; ++i)
      for (std::uint64_t bean = 0; bean < beans[i]; ++bean) c.board_part(bottles - 1 - i);
  }
  std::uint64_t wins = 0;
  for (std::size_t i = 0; i < bottles; ++i) {
    if (beans[i] == 0) continue;
    for (std::size_t j = i + 1; j < bottles; ++j) {
      for (std::size_t k = j; k < bottles; ++k) {
        if ((sum ^ value(i) ^ value(j) ^ value(k)) != 0 || wins++ > 0) continue;
        c.write(i);
        c.write(" ");
        c.write(j);
        c.write(" ");
        c.line(k);
      }
    }
  }
  if (wins == 0) c.line("-1 -1 -1");
  c.line(wins);
}

}  // namespace

const Problem& luogu_p3185_problem() {
  static const Problem problem{
      .name = "luogu-p3185",
      .aliases = {},
      .title = {"The splitting game", "分裂游戏"},
      .asks =
          {"Beans in a row of bottles; a move takes one out and puts one each into two later "
           "bottles, or two into one. Whoever can’t move loses. Tell the first winning move, and "
           "how many there are.",
           "一排瓶子里有豆子，每次从一个瓶子取走一颗，在后面两个瓶子（可以是同一个）各放一颗，不能"
           "操作者负。输出字典序最小的必胜走法和必胜走法数。"},
      .disguise =
          {"Each bean is a game of its own, and splits in two. Its value depends only on how "
           "many bottles stand behind it.",
           "每颗豆子是一个独立的游戏，走一步分裂成两颗。SG 值只取决于后面还有几个瓶子。"},
      .traps = {"Two beans in one bottle cancel, but they still have moves.",
                "同一瓶里两颗豆子的值抵消，但仍能取。"},
      .game = "own",
      .technique = "table",
      .chapter = 10,
      .frame = Frame::counted,
      .sample_input = "2\n4\n1 0 1 5000\n3\n0 0 1\n",
      .sample_output = "0 2 3\n1\n-1 -1 -1\n0\n",
      .answer = answer_luogu_p3185,
      .program =
          R"(// Each bean is a game: with d bottles behind it, g(d) = mex of g(a) ^ g(b), b <= a < d.
#include <cstdio>
#include <vector>

int main() {
  int g[21] = {};
  for (int d = 1; d < 21; ++d) {
    bool seen[256] = {};
    for (int a = 0; a < d; ++a)
      for (int b = 0; b <= a; ++b) seen[g[a] ^ g[b]] = true;
    while (seen[g[d]]) ++g[d];
  }
  int cases;
  for (std::scanf("%d", &cases); cases > 0; --cases) {
    int n, sum = 0, wins = 0;
    std::scanf("%d", &n);
    std::vector<int> beans(n);
    for (int i = 0; i < n; ++i) {
      std::scanf("%d", &beans[i]);
      if (beans[i] % 2 == 1) sum ^= g[n - 1 - i];
    }
    for (int i = 0; i < n; ++i)
      for (int j = i + 1; beans[i] > 0 && j < n; ++j)
        for (int k = j; k < n; ++k)
          if ((sum ^ g[n - 1 - i] ^ g[n - 1 - j] ^ g[n - 1 - k]) == 0 && wins++ == 0)
            std::printf("%d %d %d\n", i, j, k);
    if (wins == 0) std::puts("-1 -1 -1");
    std::printf("%d\n", wins);
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
