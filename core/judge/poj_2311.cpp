// POJ 2311, Cutting Game: a sheet of w by h cells is cut along the lines, piece by piece; who cuts
// off a single cell wins. Input: "w h" a line, 2 to 200, to the end. Output: WIN where the first
// player wins, else LOSE. In disguise: a game of one's own in which a sheet becomes two. Theorem:
// whoever cuts off a strip one cell wide loses, since the other player cuts a single cell from its
// end at once. So nobody does while there is another cut. A sheet of 2 by 2, 2 by 3 or 3 by 3 has
// no other, and whoever must cut it has lost: who can't cut without a strip loses, and Sprague and
// Grundy's theory holds, with sides of 2 or more. Traps: a single cell is no lost position of an
// ordinary table, where it would be added to the rest; the winning cut ends all.
#include <nimber/judge.hpp>

#include <algorithm>
#include <array>
#include <bitset>

namespace nimber::problems {
namespace {

/// By both sides, up to 200.
using SheetValues = std::array<std::array<std::uint8_t, 201>, 201>;

/// Of sheets whose first side is not the longer one. A sheet has at most 198 cuts, so a value is
/// below 199.
SheetValues values_of_sheets() {
  SheetValues value{};
  const auto at = [&](std::size_t w, std::size_t h) {
    return value[std::min(w, h)][std::max(w, h)];
  };
  for (std::size_t h = 2; h < value.size(); ++h) {
    for (std::size_t w = 2; w <= h; ++w) {
      std::bitset<256> met;
      for (std::size_t i = 2; 2 * i <= w; ++i) met.set(at(i, h) ^ at(w - i, h));
      for (std::size_t i = 2; 2 * i <= h; ++i) met.set(at(w, i) ^ at(w, h - i));
      std::uint8_t mex = 0;
      while (met.test(mex)) ++mex;
      value[w][h] = mex;
    }
  }
  return value;
}

void answer_poj_2311(Case& c) {
  static const SheetValues values = values_of_sheets();
  const std::uint64_t w = c.number(2, values.size() - 1);
  const std::uint64_t h = c.number(2, values.size() - 1);
  c.board("own/{w,h};i=2..w/2;=>(i,h)+(w-i,h)|i=2..h/2;=>(w,i)+(w,h-i)",
          {std::min(w, h), std::max(w, h)});
  c.line(
      values[static_cast<std::size_t>(std::min(w, h))][static_cast<std::size_t>(std::max(w, h))] !=
              0
          ? "WIN"
          : "LOSE");
}

}  // namespace

const Problem& poj_2311_problem() {
  static const Problem problem{
      .name = "poj-2311",
      .aliases = {},
      .title = {"Cutting Game", "Cutting Game"},
      .asks =
          {"A sheet of w by h cells; a move cuts one of the pieces in two along a line. Whoever "
           "cuts off a single cell wins. Does the first player win?",
           "一张 w×h 格的纸，每次把其中一块沿格线剪成两块，先剪出单独一格者胜。先手能否获胜？"},
      .disguise = {"Sheets that are cut without a strip one cell wide: whoever leaves one loses.",
                   "剪出宽为 1 的纸条者必败，所以每次只剪成边长不小于 2 的两块，不能剪者负，各块的 "
                   "SG 值相异或。"},
      .traps =
          {"A single cell must not enter the table as a value of 0: the cut that makes it ends "
           "the game.",
           "不能把 1×1 当作 SG 值为 0 的局面参与递推：剪出它的那一步已分胜负。"},
      .game = "own",
      .technique = "table",
      .chapter = 12,
      .frame = Frame::to_end,
      .sample_input = "2 2\n3 2\n4 2\n",
      .sample_output = "LOSE\nLOSE\nWIN\n",
      .answer = answer_poj_2311,
      .program =
          R"(// Who leaves a strip one cell wide loses at once. So only sides of 2 or more are cut
// off, who can't do that loses, and the pieces add up by XOR.
#include <iostream>
#include <vector>

int value[201][201];

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  for (int w = 2; w <= 200; ++w) {
    for (int h = 2; h <= w; ++h) {
      std::vector<char> met(256, 0);
      for (int i = 2; 2 * i <= w; ++i) met[value[i][h] ^ value[w - i][h]] = 1;
      for (int i = 2; 2 * i <= h; ++i) met[value[w][i] ^ value[w][h - i]] = 1;
      int mex = 0;
      while (met[mex]) ++mex;
      value[w][h] = value[h][w] = mex;
    }
  }
  int w, h;
  while (std::cin >> w >> h) std::cout << (value[w][h] != 0 ? "WIN\n" : "LOSE\n");
}
)"};
  return problem;
}

}  // namespace nimber::problems
