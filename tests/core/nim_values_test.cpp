#include "catch.hpp"

#include "values/nim.hpp"
#include "values/nim_sum.hpp"

#include <random>

using namespace nimber;

TEST_CASE("winning moves of Nim by the highest digit and one by one, every length to 5,000") {
  std::mt19937_64 random(28);
  bool same = true;
  for (std::size_t length = 0; length <= 5000; ++length) {
    const auto shift = static_cast<unsigned>(4 + random() % 59);
    std::vector<Heap> heaps(length);
    for (Heap& heap : heaps) heap = random() >> shift;
    // The first heaps tell which digits are kept. In every third list they are the smaller ones, or
    // the larger ones by far.
    if (length % 3 == 0) {
      const auto less = static_cast<unsigned>(random() % 20);
      for (std::size_t i = 0; i < length; ++i)
        heaps[i] >>= (i < 64) == (length % 2 == 0) ? less : 0;
    }
    // In every seventh the sum has none of them.
    if (length % 7 == 0 && length > 0) heaps.back() ^= nim_sum(heaps) ^ (random() % 16);
    // Every fifth is lost.
    if (length > 0 && length % 5 == 0) heaps.back() ^= nim_sum(heaps);
    const auto plain = plain_nim_wins(heaps);
    const NimWins wins = nim_wins(heaps);
    same = same && wins.count == plain.size() && nim_winning_count(heaps) == plain.size() &&
           (wins.sum == 0) == plain.empty();
    for (std::size_t i = 0; i < plain.size() && same; ++i) {
      same =
          wins.places[i] == plain[i].first && (heaps[wins.places[i]] ^ wins.sum) == plain[i].second;
    }
    if (length % 5 == 0) same = same && plain.empty();
  }
  CHECK(same);
}
