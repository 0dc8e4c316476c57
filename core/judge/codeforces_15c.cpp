// Codeforces 15 C, Industrial Nim: n quarries, each with trucks of x, x + 1 .. x + m - 1 stones;
// Nim on all trucks. Input: n up to 100,000, then n lines "x m", up to 10^16. Output: tolik where
// the first player wins, else bolik.
// In disguise: Nim with a great many heaps. Theorem: Bouton's; and the XOR of 0 .. n is n, 1, n + 1
// or 0 for n = 0, 1, 2, 3 mod 4, since four numbers from a multiple of 4 on cancel.
// The board shows the heaps where there are few.
// Traps: 10^16 numbers are not to be added up one by one; x - 1 may be 0.
#include <nimber/judge.hpp>

namespace nimber::problems {
namespace {

/// The XOR of 0 .. n.
Value xor_up_to(std::uint64_t n) {
  switch (n % 4) {
    case 0: return n;
    case 1: return 1;
    case 2: return n + 1;
    default: return 0;
  }
}

void answer_codeforces_15c(Case& c) {
  constexpr std::uint64_t most = 10'000'000'000'000'000;
  const std::uint64_t quarries = c.number(1, 100'000);
  c.board("nim");
  Value sum = 0;
  for (std::uint64_t i = 0; i < quarries && c.ok(); ++i) {
    const std::uint64_t x = c.number(1, most);
    const std::uint64_t m = c.number(1, most);
    sum ^= xor_up_to(x - 1) ^ xor_up_to(x + m - 1);
    for (std::uint64_t k = 0; c.board_wanted() && k < m && k <= limits::page_parts; ++k)
      c.board_part(x + k);
  }
  c.line(sum != 0 ? "tolik" : "bolik");
}

}  // namespace

const Problem& codeforces_15c_problem() {
  static const Problem problem{
      .name = "codeforces-15c",
      .aliases = {},
      .title = {"Industrial Nim", "工业 Nim"},
      .asks = {"Nim with many heaps: from each pair x, m come the heaps x, x + 1, … , x + m − 1. "
               "Does the first player win?",
               "堆数极多的 Nim 游戏：每给出一对 x、m，就有 x、x + 1、……、x + m − 1 这 m "
               "堆。问先手能否获胜。"},
      .disguise = {"Nim. The XOR of 0 to n has a formula, since four numbers from a multiple of 4 "
                   "on cancel; each run is the XOR of two such.",
                   "就是 Nim 游戏。从 4 的倍数起每四个连续整数的异或和为 0，所以 0 至 n "
                   "的异或和有公式，每段是两个前缀的异或。"},
      .traps = {"Up to 10^16 heaps in a run, so 64 bits and the formula are needed.",
                "一段可达 10^16 堆，必须用公式，并用 64 位整数。"},
      .game = "nim",
      .technique = "nim",
      .chapter = 3,
      .frame = Frame::once,
      .sample_input = "2\n2 1\n3 2\n",
      .sample_output = "tolik\n",
      .answer = answer_codeforces_15c,
      .program =
          R"(// Nim; the XOR of 0 .. n is n, 1, n + 1, 0 for n = 0, 1, 2, 3 mod 4.
#include <cstdio>

long long up_to(long long n) {
  if (n % 4 == 0) return n;
  if (n % 4 == 1) return 1;
  return n % 4 == 2 ? n + 1 : 0;
}

int main() {
  int n;
  long long sum = 0;
  if (std::scanf("%d", &n) != 1) return 1;
  for (long long x, m; n > 0 && std::scanf("%lld %lld", &x, &m) == 2; --n)
    sum ^= up_to(x - 1) ^ up_to(x + m - 1);
  std::puts(sum != 0 ? "tolik" : "bolik");
}
)"};
  return problem;
}

}  // namespace nimber::problems
