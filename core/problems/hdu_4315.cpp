// HDU 4315, Climbing the Hill: climbers move up any distance, not past the one ahead and not onto another except on the top;
// who brings the king, the k-th from the top, to the top wins.
// Input: "n k" and n distances from the top a case, to the end. Output: Alice where the first player wins, else Bob.
// In disguise: Nim on the gaps of the climbers paired from the far end, with two exceptions: the first climber being the king
// wins at once, and where the king is second and the first climber is left over in the pairing, the first climber must not
// step onto the top, so one step less counts for it.
// Traps: those who already stand on the top are set aside first (and k counts without them); the distances are sorted here. A
// king who already stands on the top has ended the game: the player to move has lost. The gaps give the winner only, not a value.
#include <nimber/problem.hpp>

#include <algorithm>

namespace nimber::problems {
namespace {

void answer(Case& c) {
  const std::uint64_t count = c.number(1);
  const std::uint64_t k = c.number(1, count);
  std::vector<std::uint64_t> climbers = c.numbers(count);
  if (!c.ok()) return;
  std::sort(climbers.begin(), climbers.end());
  c.want_distinct(climbers, true);
  if (c.board_wanted()) c.board("hill/" + std::to_string(k), climbers);
  const auto on_top = static_cast<std::size_t>(std::upper_bound(climbers.begin(), climbers.end(), 0u) - climbers.begin());
  if (k <= on_top) return c.line("Bob");
  const std::uint64_t king = k - on_top;
  const std::size_t still_climbing = climbers.size() - on_top;
  if (king == 1) return c.line("Alice");
  Value sum = 0;
  for (std::size_t i = climbers.size(); i >= on_top + 2; i -= 2) sum ^= climbers[i - 1] - climbers[i - 2] - 1;
  if (still_climbing % 2 == 1) sum ^= climbers[on_top] - (king == 2 ? 1 : 0);
  c.line(sum != 0 ? "Alice" : "Bob");
}

}  // namespace

const Problem& hdu_4315_problem() {
  static const Problem problem{.name = "hdu-4315",
                               .aliases = {},
                               .game = "hill",
                               .frame = Frame::to_end,
                               .sample_input = "3 3\n1 2 4\n2 1\n100 200\n",
                               .sample_output = "Bob\nAlice\n",
                               .answer = answer};
  return problem;
}

}  // namespace nimber::problems
