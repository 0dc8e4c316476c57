// Codeforces 850 C (851 E), Arpa and a game with Mojtaba: numbers; a move chooses a prime p and a k
// >= 1 such that p^k divides one of them, and divides each that it divides by it; who can't move
// loses. Input: n up to 100, and the numbers up to 10^9. Output: Mojtaba where the first player
// wins, else Arpa.
// In disguise: a sum of one game a prime. Of a prime only the set of its exponents counts, as bits
// of a number m, bit e - 1 for exponent e. A move k makes the exponents from k on smaller by k, and
// leaves the others: m becomes (m >> k) | (m & (2^(k-1) - 1)). The board shows an own rule on these
// numbers, a heap a prime.
// The values come from the recursion with a memory; a set of exponents up to 29 reaches few others.
// Traps: two numbers with the same exponent are one; a rest that trial division leaves is a prime.
#include <nimber/judge.hpp>

#include <bit>
#include <map>
#include <unordered_map>

namespace nimber::problems {
namespace {

/// The values of sets of exponents, remembered.
class ExponentSets {
 public:
  Value value(std::uint32_t set) {
    const auto known = values_.find(set);
    if (known != values_.end()) return known->second;
    std::uint32_t seen = 0;
    for (std::uint32_t k = 1; set >> (k - 1) != 0; ++k)
      seen |= std::uint32_t{1} << value(set >> k | (set & ((std::uint32_t{1} << (k - 1)) - 1)));
    const auto mex = static_cast<Value>(std::countr_one(seen));
    values_.emplace(set, mex);
    return mex;
  }
  std::size_t size() const { return values_.size(); }

 private:
  std::unordered_map<std::uint32_t, Value> values_;
};

void answer_codeforces_850c(Case& c) {
  const std::vector<std::uint64_t> numbers = c.numbers(c.number(1, 100), 1, 1'000'000'000);
  std::map<std::uint64_t, std::uint32_t> sets;
  for (std::uint64_t n : numbers) {
    for (std::uint64_t p = 2; p * p <= n; ++p) {
      unsigned exponent = 0;
      for (; n % p == 0; n /= p) ++exponent;
      if (exponent > 0) sets[p] |= std::uint32_t{1} << (exponent - 1);
    }
    if (n > 1) sets[n] |= 1;
  }
  c.board("own/m;p=pow2..m*2;p>1;m=or(m/p,m%(p/2))");
  if (sets.empty()) c.board_part(0);
  Value sum = 0;
  ExponentSets values;
  for (const auto& [prime, set] : sets) {
    c.board_part(set);
    sum ^= values.value(set);
  }
  c.spend(values.size());
  c.line(sum != 0 ? "Mojtaba" : "Arpa");
}

}  // namespace

const Problem& codeforces_850c_problem() {
  static const Problem problem{
      .name = "codeforces-850c",
      .aliases = {"codeforces-851e"},
      .title = {"Arpa and a game with Mojtaba", "Arpa 与 Mojtaba 的游戏"},
      .asks = {"Numbers. A move chooses a prime power that divides at least one of them, and "
               "divides all those by it that it divides; whoever can’t move loses. Who wins?",
               "给定若干个数，每次选一个素数幂 "
               "p^k，至少整除其中一个数，再把所有能被它整除的数都除以它，不能走者输。问谁必胜。"},
      .disguise =
          {"A sum of games, one for each prime. Of a prime only which exponents occur matters: a "
           "set, kept as bits, whose SG value comes from a recursion with memory.",
           "每个素数各成一个游戏，求它们的和。一个素数只看出现过哪些指数，用二进制记下这个集合，记"
           "忆化搜索求 SG 值。"},
      .traps = {"Equal exponents count once. What trial division leaves above 1 is one more prime.",
                "相同的指数只算一个；试除后剩下大于 1 的数也是一个素数。"},
      .game = "own",
      .technique = "search",
      .chapter = 5,
      .frame = Frame::once,
      .sample_input = "4\n1 1 17 289\n",
      .sample_output = "Arpa\n",
      .answer = answer_codeforces_850c,
      .program =
          R"(// A game a prime: the set of its exponents as bits. Choosing k shifts those from k
// on down by k.
#include <cstdio>
#include <map>
#include <set>

std::map<int, int> known;

int value(int set) {
  if (set == 0) return 0;
  const auto found = known.find(set);
  if (found != known.end()) return found->second;
  std::set<int> seen;
  for (int k = 1; set >> (k - 1) != 0; ++k)
    seen.insert(value((set >> k) | (set & ((1 << (k - 1)) - 1))));
  int mex = 0;
  while (seen.count(mex) != 0) ++mex;
  return known[set] = mex;
}

int main() {
  int n, sum = 0;
  if (std::scanf("%d", &n) != 1) return 1;
  std::map<int, int> sets;
  for (int a; n > 0 && std::scanf("%d", &a) == 1; --n) {
    for (int p = 2; p * p <= a; ++p) {
      int exponent = 0;
      for (; a % p == 0; a /= p) ++exponent;
      if (exponent > 0) sets[p] |= 1 << (exponent - 1);
    }
    if (a > 1) sets[a] |= 1;
  }
  for (const auto& [prime, set] : sets) sum ^= value(set);
  std::puts(sum != 0 ? "Mojtaba" : "Arpa");
}
)"};
  return problem;
}

}  // namespace nimber::problems
