// Codeforces 305 E, Playing with String: a string; a move chooses a string and in it a letter whose
// two neighbours are equal, and cuts the string in three there, the letter being one of them; who
// can't move loses. Input: a string of 1 to 5,000 letters a .. z. Output: First, and the smallest
// place of a winning cut (from 1), or Second.
// In disguise: Dawson's chess, octal 0.137, on the runs of letters that may be chosen: a letter
// that was chosen takes its two neighbours' choices away, and no others. Theorem: a run's value is
// the mex of the XORs of the two runs that a choice leaves, see docs/theorems.md.
// Traps: the letters beside the chosen one still stand there, but at an end of their strings.
#include <nimber/judge.hpp>

#include <algorithm>
#include <bitset>

namespace nimber::problems {
namespace {

void answer_codeforces_305e(Case& c) {
  constexpr std::string_view letters = "abcdefghijklmnopqrstuvwxyz";
  const std::string text = c.word(letters, 1, 5'000);
  struct Run {
    std::size_t from, length;
  };
  std::vector<Run> runs;
  std::size_t longest = 0;
  for (std::size_t i = 1; i + 1 < text.size(); ++i) {
    if (text[i - 1] != text[i + 1]) continue;
    if (runs.empty() || runs.back().from + runs.back().length != i) runs.push_back({i, 0});
    longest = std::max(longest, ++runs.back().length);
  }
  c.board("octal/0.137");
  for (const Run& run : runs) c.board_part(run.length);
  if (runs.empty()) c.board_part(0);
  const auto left_of = [](std::size_t at) { return at > 0 ? at - 1 : 0; };
  std::vector<unsigned> values(longest + 1);
  for (std::size_t n = 1; n <= longest; ++n) {
    std::bitset<1024> seen;
    for (std::size_t at = 0; at <= n / 2; ++at)
      if (at < n) seen.set(values[left_of(at)] ^ values[left_of(n - 1 - at)]);
    while (seen[values[n]]) ++values[n];
  }
  c.spend(longest * longest / 4);
  unsigned sum = 0;
  for (const Run& run : runs) sum ^= values[run.length];
  if (sum == 0) return c.line("Second");
  for (const Run& run : runs) {
    for (std::size_t at = 0; at < run.length; ++at) {
      const unsigned left = values[left_of(at)] ^ values[left_of(run.length - 1 - at)];
      if ((sum ^ values[run.length] ^ left) != 0) continue;
      c.line("First");
      return c.line(run.from + at + 1);
    }
  }
}

}  // namespace

const Problem& codeforces_305e_problem() {
  static const Problem problem{
      .name = "codeforces-305e",
      .aliases = {},
      .title = {"Playing with String", "字符串游戏"},
      .asks = {"A string. A move chooses a letter whose two neighbours are equal, and cuts the "
               "string in front of it and behind it; whoever can’t move loses. Who wins, and by "
               "which first cut?",
               "给定字符串，每次选一个左右两邻相同的字母，在它前后各切一刀，字符串分为三段，不能走"
               "者输。问谁必胜；先手必胜时求最靠前的必胜切法。"},
      .disguise = {"Dawson’s chess. Only the letters with equal neighbours count. A choice spoils "
                   "the two places beside it and nothing else, so each run of such letters is a "
                   "heap of octal 0.137.",
                   "即道森棋（八进制游戏 "
                   "0."
                   "137）。只看两邻相同的位置，选一个就使相邻两个位置失效，别处不受影响，每段连续的"
                   "这种位置各成一堆。"},
      .traps = {"The places are counted in the first string, from 1, and the smallest is wanted.",
                "位置从 1 数起，要求最小的必胜位置。"},
      .game = "octal",
      .technique = "table",
      .chapter = 10,
      .frame = Frame::once,
      .sample_input = "abacaba\n",
      .sample_output = "First\n2\n",
      .answer = answer_codeforces_305e,
      .program =
          R"(// Letters with equal neighbours form runs; choosing one kills those beside it: Dawson's chess.
#include <algorithm>
#include <iostream>
#include <string>
#include <vector>

int main() {
  std::string s;
  std::cin >> s;
  const int n = static_cast<int>(s.size());
  std::vector<int> g(n + 2, 0);  // g[length]
  for (int length = 1; length <= n; ++length) {
    std::vector<bool> seen(64, false);
    for (int at = 0; 2 * at < length; ++at)
      seen[g[std::max(0, at - 1)] ^ g[std::max(0, length - at - 2)]] = true;
    while (seen[g[length]]) ++g[length];
  }
  std::vector<int> run(n, 0), start(n, 0);  // of each letter that may be chosen
  int sum = 0;
  for (int i = 1; i + 1 < n; ++i) {
    int end = i;
    while (end + 1 < n && s[end - 1] == s[end + 1]) ++end;
    for (int at = i; at < end; ++at) {
      run[at] = end - i;
      start[at] = i;
    }
    sum ^= g[end - i];
    i = std::max(i, end);
  }
  if (sum == 0) {
    std::cout << "Second\n";
    return 0;
  }
  for (int i = 0; i < n; ++i) {
    const int at = i - start[i];
    if (run[i] == 0) continue;
    const int left = g[std::max(0, at - 1)] ^ g[std::max(0, run[i] - at - 2)];
    if ((sum ^ g[run[i]] ^ left) != 0) continue;
    std::cout << "First\n" << i + 1 << '\n';
    return 0;
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
