// Project Euler 509, Divisor Nim: three heaps of 1 to n stones; a move takes a divisor of a heap,
// smaller than the heap, from it; who can't move loses. How many of the n^3 positions does the
// first player win, modulo 1,234,567,890? Input here: n a line, 123,456,787,654,321 in the
// question; up to 10^18. Output: the number, a line each.
// In disguise: an own rule with three heaps. Theorem (divisors in docs/theorems.md): a heap is
// worth the number of times that 2 divides it. So floor(n / 2^e) - floor(n / 2^(e+1)) heaps are
// worth e, and the lost triples are counted by pairs of values.
// No case is one position, so the board shows none.
// Traps: products of three numbers of 31 bits overflow, and the difference modulo is not to be
// negative.
#include <nimber/judge.hpp>

#include <array>

namespace nimber::problems {
namespace {

void answer_euler_509(Case& c) {
  constexpr std::uint64_t modulus = 1'234'567'890;
  const std::uint64_t n = c.number(1);
  std::array<std::uint64_t, 64> counts{};
  for (std::size_t e = 0; e + 1 < counts.size(); ++e)
    counts[e] = ((n >> e) - (n >> (e + 1))) % modulus;
  std::uint64_t lost = 0;
  for (std::size_t x = 0; x < counts.size(); ++x)
    for (std::size_t y = 0; y < counts.size(); ++y)
      lost = (lost + counts[x] * counts[y] % modulus * counts[x ^ y]) % modulus;
  const std::uint64_t all = n % modulus * (n % modulus) % modulus * (n % modulus) % modulus;
  c.spend(counts.size() * counts.size());
  c.line((all + modulus - lost) % modulus);
}

}  // namespace

const Problem& euler_509_problem() {
  static const Problem problem{
      .name = "euler-509",
      .aliases = {},
      .title = {"Divisor Nim", "约数 Nim"},
      .asks = {"Three heaps of 1 to n stones each; a move takes a divisor of a heap’s size from "
               "it, but not the whole heap, and whoever can’t move loses. How many positions does "
               "the first player win, modulo 1234567890? Here n is read, one a line.",
               "三堆石子，每堆 1 至 n "
               "颗，每次从一堆取走若干颗，取的颗数须是该堆颗数的约数且不能取光，不能取者输。先手必"
               "胜的局面有多少个？答案对 1234567890 取余，这里每行读入一个 n。"},
      .disguise =
          {"A sum of three heaps, each worth the number of factors 2 in it. There are few values, "
           "so count how often each occurs and subtract the triples whose XOR is 0.",
           "三堆之和，每堆的 SG 值是颗数中因子 2 "
           "的个数。取值很少，统计各值的个数，从总数中减去异或和为 0 的三元组。"},
      .traps = {"Reduce after every product, and keep the difference from becoming negative.",
                "每乘一次都要取余，相减后不要出现负数。"},
      .game = "",
      .technique = "formula",
      .chapter = 5,
      .frame = Frame::by_line,
      .sample_input = "10\n100\n",
      .sample_output = "692\n735494\n",
      .answer = answer_euler_509,
      .program =
          R"(// A heap is worth the number of times that 2 divides it: count the triples of values with XOR 0.
#include <iostream>
#include <vector>

int main() {
  const unsigned long long modulus = 1234567890;
  for (unsigned long long n; std::cin >> n;) {
    std::vector<unsigned long long> count(64, 0);
    for (int e = 0; e < 63; ++e) count[e] = ((n >> e) - (n >> (e + 1))) % modulus;
    unsigned long long lost = 0;
    for (int x = 0; x < 64; ++x)
      for (int y = 0; y < 64; ++y)
        lost = (lost + count[x] * count[y] % modulus * count[x ^ y]) % modulus;
    const unsigned long long m = n % modulus;
    std::cout << (m * m % modulus * m % modulus + modulus - lost) % modulus << '\n';
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
