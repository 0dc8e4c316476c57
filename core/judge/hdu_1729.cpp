// HDU 1729, Stone Game: boxes, each of which holds s stones at most and c now; a move adds 1 or
// more to one box, at most the square of what was in it; who can't move loses. Input: n, at most
// 50, and n lines "s c", 0 <= c <= s <= 10^6, until 0. Output: "Case i:" and Yes for the first
// player, else No. Theorem: let t be the largest number with t + t^2 < s. From c > t the box can be
// filled at once, so all fuller boxes are options, and the value is s - c. At c = t it can't be
// filled, whatever is done leaves values above 0, and the value is 0. Below t the box is worth as
// much as one of size t: the options above t are worth more than t - c, for s - c - c^2 > t - c.
// Traps: nothing can be added to an empty box.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

std::uint64_t box_value(std::uint64_t size, std::uint64_t stones) {
  while (stones > 0 && stones + stones * stones < size) {
    std::uint64_t smaller = stones;
    while (smaller + 1 + (smaller + 1) * (smaller + 1) < size) ++smaller;
    size = smaller;
  }
  return stones == 0 ? 0 : size - stones;
}

void answer_hdu_1729(Case& c) {
  const std::uint64_t boxes = c.number(1, 50);
  std::string state;
  Value sum = 0;
  for (std::uint64_t i = 0; i < boxes && c.ok(); ++i) {
    const std::uint64_t size = c.number(0, 1'000'000);
    const std::uint64_t stones = c.number(0, size);
    sum ^= box_value(size, stones);
    c.spend(20);
    if (!c.board_wanted()) continue;
    if (!state.empty()) state.push_back(';');
    state.append(std::to_string(size)).append(",").append(std::to_string(stones));
  }
  c.board("own/(s,c);k=1..min(c*c,s-c);c+=k");
  c.board_state(state);
  c.write("Case ");
  c.write(c.index() + 1);
  c.line(sum != 0 ? ":\nYes" : ":\nNo");
}

}  // namespace

const Problem& hdu_1729_problem() {
  static const Problem problem{
      .name = "hdu-1729",
      .aliases = {},
      .title = {"Stone Game", "Stone Game"},
      .asks =
          {"Boxes with room for s stones, c of them there. A move adds stones to one box, at most "
           "the square of what it holds. Whoever can’t move loses. Does the first player win?",
           "若干个箱子，容量 s，现有 c "
           "颗石子，每次往一个箱子里放石子，放的颗数不超过箱内现有颗数的平方，不能放者负。先手能否"
           "获胜？"},
      .disguise =
          {"A sum of boxes. A box that can be filled at once is worth s − c; else it is worth as "
           "much as a box of the largest size t from which s can’t be reached.",
           "各个箱子的和。能一次放满的，SG 值是 s−c；否则设 t 是一次放不满的最大颗数，SG "
           "值与容量为 t 的箱子相同。"},
      .traps = {"Nothing can be added to an empty box.", "空箱子放不了石子，SG 值为 0。"},
      .game = "own",
      .technique = "formula",
      .chapter = 5,
      .frame = Frame::until_zero,
      .sample_input = "3\n2 0\n3 3\n6 2\n2\n6 3\n6 3\n0\n",
      .sample_output = "Case 1:\nYes\nCase 2:\nNo\n",
      .answer = answer_hdu_1729,
      .program =
          R"(// A box that can be filled at once is worth s - c. With t the largest number for which that is
// not so, t + t * t < s, (s, t) is worth 0, and (s, c) with c < t as much as (t, c).
#include <cstdio>

int value(long long s, long long c) {
  if (c == 0) return 0;
  if (c + c * c >= s) return s - c;
  long long t = c;
  while (t + 1 + (t + 1) * (t + 1) < s) ++t;
  return value(t, c);
}

int main() {
  int n;
  for (int number = 1; std::scanf("%d", &n) == 1 && n > 0; ++number) {
    int sum = 0;
    for (; n > 0; --n) {
      int s, c;
      std::scanf("%d %d", &s, &c);
      sum ^= value(s, c);
    }
    std::printf("Case %d:\n%s\n", number, sum != 0 ? "Yes" : "No");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
