// HDU 2149, Public Sale: two bidders raise a price from 0 by 1 to n in turn, and who brings it to m
// or more gets the land; which first bids win? Input: "m n" a line, to the end. Output: the winning
// first bids, ascending, or none. In disguise: Bash's game, taking 1..n from m. Theorem: m mod (n +
// 1) stones are to be taken, if that is not 0. Traps: a bid may overshoot: where n >= m, each bid m
// .. n wins, and all are told, with one blank between and none at the end. At most 1,000,000 bids
// are told.
#include <nimber/judge.hpp>
#include <nimber/limits.hpp>

namespace nimber::problems {
namespace {

void answer_hdu_2149(Case& c) {
  const Heap price = c.number(1);
  const std::uint64_t most = c.number(1);
  if (c.board_wanted()) c.board("take/1.." + std::to_string(most), {price});
  if (most < price) {
    const std::uint64_t bid = price % (most + 1);
    return bid == 0 ? c.line("none") : c.line(bid);
  }
  if (most - price >= limits::listed_bids)
    return c.fail(ErrorCode::output_too_long, {std::to_string(limits::listed_bids), "bids"});
  c.spend(most - price);
  c.write(price);
  for (std::uint64_t bid = price + 1; bid <= most && c.ok(); ++bid) {
    c.write(" ");
    c.write(bid);
  }
  c.write("\n");
}

}  // namespace

const Problem& hdu_2149_problem() {
  static const Problem problem{
      .name = "hdu-2149",
      .aliases = {},
      .title = {"Public Sale", "Public Sale"},
      .asks = {"Two bidders raise a price from 0 by 1 to n in turn, and whoever brings it to m or "
               "more gets the land. Which first bids win?",
               "两人轮流竞价，从 0 起每次加价 1 至 n，先使价格达到 m "
               "者得地。列出第一次加价中必胜的各种。"},
      .disguise = {"Bash’s game: raising a price is taking from m.",
                   "巴什博弈：加价就是从 m 中取。"},
      .traps = {"A bid may overshoot: where n ≥ m, all bids from m to n win.",
                "出价可以超过：n ≥ m 时 m 至 n 都能胜。"},
      .game = "take",
      .technique = "bash",
      .chapter = 1,
      .frame = Frame::to_end,
      .sample_input = "4 2\n3 2\n3 5\n",
      .sample_output = "1\nnone\n3 4 5\n",
      .answer = answer_hdu_2149,
      .program =
          R"(// Bash: leave a multiple of n + 1 to be bid; where n >= m, a bid of m or more ends it.
#include <iostream>

int main() {
  std::cin.tie(nullptr)->sync_with_stdio(false);
  int m, n;
  while (std::cin >> m >> n) {
    if (n >= m) {
      for (int bid = m; bid <= n; ++bid) std::cout << bid << (bid < n ? ' ' : '\n');
    } else if (m % (n + 1) == 0) {
      std::cout << "none\n";
    } else {
      std::cout << m % (n + 1) << '\n';
    }
  }
}
)"};
  return problem;
}

}  // namespace nimber::problems
