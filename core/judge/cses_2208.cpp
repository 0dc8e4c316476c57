// CSES 2208, Another Game: heaps of coins; a move chooses some of the heaps that are not empty, at
// least one, and takes a coin from each; who takes the last coin wins. Input: t, then t times n and
// n heaps, x from 1 to 10^9, n up to 200,000 in all tests together. Output: first or second.
// In disguise: take/1 with moves in as many heaps as one likes (~some). Theorem: lost exactly when
// all heaps are even. From an even position a move leaves an odd heap; from any other a coin of
// each odd heap makes all even.
// Traps: it is no XOR of values, for a move is made in several heaps at once.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>

namespace nimber::problems {
namespace {

void answer_cses_2208(Case& c) {
  const std::vector<Heap> heaps = c.numbers(c.number(1, 200'000), 1, 1'000'000'000);
  bool odd = false;
  for (const Heap x : heaps) odd = odd || x % 2 == 1;
  if (c.board_wanted() && heaps.size() <= limits::page_parts) {
    std::string text = "take/1:";
    for (const Heap x : heaps) {
      if (text.back() != ':') text.push_back(',');
      append(text, x);
    }
    c.board_position(text + "~some");
  }
  c.line(odd ? "first" : "second");
}

}  // namespace

const Problem& cses_2208_problem() {
  static const Problem problem{
      .name = "cses-2208",
      .aliases = {},
      .title = {"Another Game", "Another Game"},
      .asks =
          {"Several heaps of coins; a move takes one coin from each of any heaps chosen, at least "
           "one of them, and whoever takes the last coin wins. Who does?",
           "有若干堆硬币，每次任选至少一堆，从选中的每堆各取一枚，取到最后一枚者获胜。问谁必胜。"},
      .disguise =
          {"Moves in several heaps at once, of one coin each. Lost exactly when every heap is "
           "even: any move leaves an odd heap, and the answer takes a coin from each odd one.",
           "一步可同时在多堆中各取一枚。各堆全为偶数时先手必败：走后必有奇数堆，对手从每个奇数堆各"
           "取一枚，又全变偶数。"},
      .traps = {"No XOR: the heaps are not a sum of games, for one move plays in several of them.",
                "一步动多堆，不是通常的游戏之和，不能求异或和。"},
      .game = "take",
      .technique = "parity",
      .chapter = 5,
      .frame = Frame::counted,
      .sample_input = "3\n3\n1 2 3\n2\n2 2\n4\n5 5 4 5\n",
      .sample_output = "first\nsecond\nfirst\n",
      .answer = answer_cses_2208,
      .program =
          R"(// Lost exactly when every heap is even: take a coin from each odd heap.
#include <cstdio>

int main() {
  int t;
  if (std::scanf("%d", &t) != 1) return 1;
  while (t-- > 0) {
    int n, odd = 0;
    if (std::scanf("%d", &n) != 1) return 1;
    for (int i = 0, x; i < n && std::scanf("%d", &x) == 1; ++i) odd |= x & 1;
    std::puts(odd ? "first" : "second");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
