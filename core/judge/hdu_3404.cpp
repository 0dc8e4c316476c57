// HDU 3404, Switch lights: a move switches the four corners of a rectangle, of which that in the
// largest row and column must be lit; the rectangle may be a line or a single light. Who turns all
// lights off wins. Input: T, then T times n, at most 1000, and n lines "x y", the lights that are
// lit, 1 to 10000. Output: Have a try, lxhgww. for the first player, else Don't waste your time.
// In disguise: Turning Corners with a row 0 and a column 0 whose coins are worth nothing, so that a
// line is a rectangle too. Theorem: the light at (x, y) is worth the nim product of x and y, since
// that is the mex of (a y) + (x b) + (a b), a < x, b < y (Conway, On Numbers and Games, ch. 6;
// docs/theorems.md, Turning Corners). Traps: rows and columns count from 1, and x times y is not
// the usual product.
#include <nimber/judge.hpp>
#include "values/nimber.hpp"

#include <algorithm>
#include <utility>

namespace nimber::problems {
namespace {

void answer_hdu_3404(Case& c) {
  const std::uint64_t lights = c.number(0, 1000);
  std::vector<std::pair<std::uint64_t, std::uint64_t>> lit;
  Value sum = 0;
  for (std::uint64_t i = 0; i < lights && c.ok(); ++i) {
    const std::uint64_t x = c.number(1, 10'000);
    const std::uint64_t y = c.number(1, 10'000);
    lit.emplace_back(x, y);
    sum ^= nim_product(x, y);
  }
  const auto name = [](const auto& light) {
    return std::to_string(light.first) + "." + std::to_string(light.second);
  };
  std::sort(lit.begin(), lit.end());
  const auto twice = std::adjacent_find(lit.begin(), lit.end());
  if (twice != lit.end()) return c.fail(ErrorCode::not_distinct, {name(*twice)});
  if (c.board_wanted()) {
    std::string heads;
    for (const auto& light : lit) heads.append(heads.empty() ? "" : ",").append(name(light));
    c.board("corners");
    c.board_state(heads);
  }
  c.line(sum != 0 ? "Have a try, lxhgww." : "Don't waste your time.");
}

}  // namespace

const Problem& hdu_3404_problem() {
  static const Problem problem{
      .name = "hdu-3404",
      .aliases = {},
      .title = {"Switch lights", "Switch lights"},
      .asks =
          {"A move switches the corners of a rectangle, also of a line or a single light; the one "
           "in the largest row and column must be lit. Whoever turns the last one off wins.",
           "每次选一个矩形（可退化为线段或一点）翻转四角的灯，行列号最大的一角须亮着。关掉最后一盏"
           "灯者胜，先手能否获胜？"},
      .disguise = {"Turning Corners: the light at (x, y) is worth the nim product of x and y.",
                   "二维翻硬币：(x, y) 处的灯的 SG 值是 x 与 y 的 Nim 积，再把各灯的值异或起来。"},
      .traps = {"The nim product is not the usual one, and rows and columns count from 1.",
                "Nim 积不是普通乘法；行列从 1 数起。"},
      .game = "corners",
      .technique = "nim-product",
      .chapter = 18,
      .frame = Frame::counted,
      .sample_input = "2\n2\n1 2\n2 1\n2\n1 1\n2 2\n",
      .sample_output = "Don't waste your time.\nHave a try, lxhgww.\n",
      .answer = answer_hdu_3404,
      .program =
          R"(// Tartan theorem: a light at (x, y) is worth the nim product of x and y. With M = 2^h, h a power
// of 2, (aM + b)(cM + d) = ((a + b)(c + d) + bd) M + bd + (M/2)(ac), + the nim-sum.
#include <cstdio>

int nim(int x, int y, int h = 8) {
  if (x < 2 || y < 2) return x * y;
  const int mask = (1 << h) - 1, a = x >> h, b = x & mask, c = y >> h, d = y & mask;
  const int low = nim(b, d, h / 2);
  return ((nim(a ^ b, c ^ d, h / 2) ^ low) << h) ^ low ^ nim(1 << (h - 1), nim(a, c, h / 2), h / 2);
}

int main() {
  int cases;
  for (std::scanf("%d", &cases); cases > 0; --cases) {
    int n, sum = 0;
    for (std::scanf("%d", &n); n > 0; --n) {
      int x, y;
      std::scanf("%d %d", &x, &y);
      sum ^= nim(x, y);
    }
    std::puts(sum != 0 ? "Have a try, lxhgww." : "Don't waste your time.");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
