// HDU 4111, Alice and Bob: numbers; a move makes one of them smaller by 1, where a 0 is erased, or
// erases two and writes their sum; who can't move loses. Input: T, at most 4000, then T times n, at
// most 50, and n numbers, 1 to 1000. Output: "Case #i: " and Alice for the first player, else Bob.
// Theorem: let a be how many 1s there are, and b how many moves the others last, their sum plus
// their number minus 1. With b <= 2 (no other number, or a 2) the position is lost exactly where 3
// divides a, else exactly where a and b are even. Proof by induction: the moves lead to (a - 1, b),
// (a, b - 1), (a - 1, b + 1), (a - 2, b + 3), from b = 0 to (a - 2, 2), and where b = 1 the number
// is a 1 itself, (a + 1, 0). They never lead from a lost position to a lost one, and from any other
// to one of them: for b >= 3 by (a - 1, b), (a, b - 1) or (a - 1, b + 1), which make both even, or
// from a, 3 with a even by (a - 2, 6) or (0, 2). To make a 2 a 1 beside other numbers above 1 leads
// to (a + 1, b - 3) with b >= 5: never from both even to a lost one. Traps: with b <= 2 the rule is
// another.
#include <nimber/judge.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

void answer_hdu_4111(Case& c) {
  std::vector<std::uint64_t> numbers = c.numbers(c.number(1, 50), 1, 1000);
  std::size_t ones = 0;
  std::size_t moves = 0;
  for (const std::uint64_t number : numbers) {
    if (number == 1)
      ++ones;
    else
      moves += number + 1;
  }
  if (moves > 0) --moves;
  if (c.board_wanted()) {
    std::sort(numbers.begin(), numbers.end());
    c.board(
        "own/x{};i=1..len(x);x[i]>0;x[i]-=1|i=1..len(x);j=i+1..len(x);x[i]>0;x[j]>0;x[j]+=x[i];"
        "x[i]=0",
        numbers);
  }
  c.write("Case #");
  c.write(c.index() + 1);
  const bool lost = moves <= 2 ? ones % 3 == 0 : ones % 2 == 0 && moves % 2 == 0;
  c.line(lost ? ": Bob" : ": Alice");
}

}  // namespace

const Problem& hdu_4111_problem() {
  static const Problem problem{
      .name = "hdu-4111",
      .aliases = {},
      .title = {"Alice and Bob", "Alice and Bob"},
      .asks =
          {"Numbers on a sheet; a move makes one smaller by 1, where a 0 is erased, or writes the "
           "sum of two in their place. Whoever can’t move loses. Who wins?",
           "纸上有若干个数，每次把一个数减 1（减到 0 "
           "就擦去），或擦去两个数写上它们的和，不能操作者负。谁获胜？"},
      .disguise =
          {"A position is the number of 1s and how many moves the others last. It is lost where "
           "both are even; with at most 2 moves where 3 divides the number of 1s.",
           "大于 1 的数还能走的步数是它们的和加个数再减 1。1 "
           "的个数与步数都是偶数时先手必败；步数不超过 2 时，1 的个数是 3 的倍数时先手必败。"},
      .traps = {"With no number above 1, or only a 2, another rule holds.",
                "没有大于 1 的数，或只有一个 2 时，规律不同。"},
      .game = "own",
      .technique = "parity",
      .chapter = 2,
      .frame = Frame::counted,
      .sample_input = "3\n3\n1 1 2\n2\n3 4\n3\n2 3 5\n",
      .sample_output = "Case #1: Alice\nCase #2: Bob\nCase #3: Bob\n",
      .answer = answer_hdu_4111,
      .program =
          R"(// The numbers above 1 last b moves: their sum + how many they are - 1. Lost where b and the number
// of 1s are even; with b <= 2 where 3 divides the number of 1s.
#include <cstdio>

int main() {
  int cases;
  std::scanf("%d", &cases);
  for (int number = 1; number <= cases; ++number) {
    int n, ones = 0, moves = -1;
    for (std::scanf("%d", &n); n > 0; --n) {
      int a;
      std::scanf("%d", &a);
      if (a == 1)
        ++ones;
      else
        moves += a + 1;
    }
    const bool lost = moves <= 2 ? ones % 3 == 0 : ones % 2 == 0 && moves % 2 == 0;
    std::printf("Case #%d: %s\n", number, lost ? "Bob" : "Alice");
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
