// Codeforces 768 E, Game of Stones: Nim in which a number that was taken from a heap once must not
// be taken from that heap again; who can't move loses. Input: n up to 10^6, then the heaps, 1 to
// 60. Output: YES where the second player (Jon) wins, else NO.
// In disguise: an own rule of two numbers, what is left of a heap and the set of what was taken, as
// bits. Theorem: an untouched heap of s is worth the largest t with 1 + 2 + .. + t <= s, as many
// moves as it can last. For heaps up to 60 the recursion over both numbers shows it; the board's
// rule has these values.
// Traps: YES is the second player's win; the law is about untouched heaps only, and untrue of some
// others.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>

#include <algorithm>
#include <array>

namespace nimber::problems {
namespace {

void answer_codeforces_768e(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number(1, 1'000'000), 1, 60);
  if (!c.ok()) return;
  if (c.board_wanted() && heaps.size() <= limits::page_parts) {
    const Heap largest = *std::max_element(heaps.begin(), heaps.end());
    std::string rule = "own/(n,m);p=pow2..";
    append(rule, std::uint64_t{1} << (largest - 1));
    c.board(rule.append(";and(m,p)==0;n-=bits(p);m+=p"));
    std::string state;
    for (const Heap heap : heaps) {
      if (!state.empty()) state.push_back(';');
      append(state, heap);
      state.append(",0");
    }
    c.board_state(state);
  }
  std::array<Value, 61> values{};
  for (Value t = 1; t * (t + 1) / 2 < values.size(); ++t)
    std::fill(values.begin() + static_cast<std::ptrdiff_t>(t * (t + 1) / 2), values.end(), t);
  Value sum = 0;
  for (const Heap heap : heaps) sum ^= values[static_cast<std::size_t>(heap)];
  c.line(sum == 0 ? "YES" : "NO");
}

}  // namespace

const Problem& codeforces_768e_problem() {
  static const Problem problem{
      .name = "codeforces-768e",
      .aliases = {},
      .title = {"Game of Stones", "石子游戏"},
      .asks =
          {"Nim, but no number may be taken twice from the same heap. Does the second player win?",
           "Nim 游戏，但同一堆里取过的颗数不能再取。问后手能否获胜。"},
      .disguise = {"A sum of heaps with a memory. A table over what is left and what was taken "
                   "shows that an untouched heap is worth as many moves as it can last: the "
                   "largest t with 1 + 2 + … + t ≤ s.",
                   "各堆之和，状态是所余颗数和已取过的颗数的集合。打表可见，未动过的堆的 SG "
                   "值就是它至多能取的次数，即满足 1 + 2 + … + t ≤ s 的最大的 t。"},
      .traps = {"YES means that the second player wins.", "输出 YES 表示后手获胜。"},
      .game = "own",
      .technique = "table",
      .chapter = 5,
      .frame = Frame::once,
      .sample_input = "2\n1\n2\n",
      .sample_output = "YES\n",
      .answer = answer_codeforces_768e,
      .program =
          R"(// A heap of s lasts at most t moves, 1 + 2 + .. + t <= s, and that is its SG value (by a table).
#include <cstdio>

int main() {
  int n, sum = 0;
  if (std::scanf("%d", &n) != 1) return 1;
  for (int s; n > 0 && std::scanf("%d", &s) == 1; --n) {
    int t = 0;
    while ((t + 1) * (t + 2) / 2 <= s) ++t;
    sum ^= t;
  }
  std::puts(sum == 0 ? "YES" : "NO");
}
)"};
  return problem;
}

}  // namespace nimber::problems
