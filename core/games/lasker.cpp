// Lasker's Nim. Take 1 or more stones from one heap, or split a heap into two non-empty heaps.
// Source: E. Lasker, "Brettspiele der Voelker" (1931); Winning Ways, ch. 4.
// Theorem: g(0) = 0, g(4k+1) = 4k+1, g(4k+2) = 4k+2, g(4k+3) = 4k+4, g(4k+4) = 4k+3. It is tame
// (tested against plain recursion). Limits: none. The winning splits of a heap are counted in
// closed form: write g(a) = 4A + s and g(b) = 4B + u with s, u < 4; then g(a) XOR g(b) = t fixes s
// XOR u and A XOR B, and a + b = n fixes A + B for each s; of two numbers with a given sum S and
// XOR X there are 2^popcount(X), the bits of X shared out freely, if (S - X) / 2 is a whole number
// without a bit of X.
#include <nimber/heap_rule.hpp>
#include "text/program_source.hpp"

#include <algorithm>
#include <bit>

namespace nimber::games {
namespace {

/// The value of a heap; and the heap of a value, since it is its own inverse.
constexpr std::uint64_t swap_last(std::uint64_t n) {
  if (n == 0 || n % 4 == 1 || n % 4 == 2) return n;
  return n % 4 == 3 ? n + 1 : n - 1;
}

class Lasker final : public HeapRule {
 public:
  using HeapRule::HeapRule;

  bool each_option(Heap n, const OptionSink& sink) const override {
    for (Heap a = 1; a <= n / 2; ++a) {
      if (!sink({0, 2, a, n - a})) return false;
    }
    for (Heap k = 1; k <= n; ++k) {
      if (!sink(HeapOption::taking(k, n - k))) return false;
    }
    return true;
  }
  bool legal(Heap n, const HeapOption& option) const override {
    return option.pieces == 2 ? option.amount == 0 : option.amount >= 1 && option.amount <= n;
  }
  Ready ready(Heap, Work&) const override { return Ready::yes; }
  Value value(Heap n) const override { return swap_last(n); }
  std::string_view heap_theorem(Heap) const override { return "lasker"; }

  void heap_facts(Heap n, std::string_view code, std::vector<Fact>& out) const override {
    if (code == heap_theorem(n)) out.push_back({"remainder", n % 4});
  }

  void winning_options(Heap n, std::size_t part, const Goal& goal, Wins& out,
                       Work&) const override {
    const Value old = value(n);
    if (n == 2) {  // both pieces are worth 1: the only split that may leave no value of 2 or more
      if (goal.wins(old, 1, 1)) out.add(make_move(n, part, {0, 2, 1, 1}));
    } else if (n > 2) {
      winning_splits(n, part, goal.total ^ old, out);
    }
    const Heap left = swap_last(goal.target(old));
    if (left < n) out.add(make_move(n, part, HeapOption::taking(n - left, left)));
  }

  bool tame() const override { return true; }
  std::optional<PeriodTheorem> period_theorem() const override {
    return PeriodTheorem{"lasker", 0, Period{1, 4, 4}};
  }

  bool splits() const override { return true; }
  std::string program() const override {
    ProgramSource source;
    source.closed("n == 0 ? 0 : n % 4 == 0 ? n - 1 : n % 4 == 3 ? n + 1 : n");
    return source.text(*this);
  }
  std::optional<OptionCode> option_code() const override {
    return OptionCode{{},
                      {},
                      "  for (Int k = 1; k <= m; ++k) emit({m - k});\n"
                      "  for (Int a = 1; 2 * a <= m; ++a) emit({a, m - a});\n"};
  }

 private:
  /// Heaps 4A + offset[s] are those of value 4A + s.
  static constexpr std::int64_t offset[4] = {-1, 1, 2, 4};

  /// The splits a + b = n, 1 <= a <= b, with g(a) XOR g(b) = t.
  static void winning_splits(Heap n, std::size_t part, Value t, Wins& out) {
    if (t == 0) {  // g is one to one: equal heaps
      if (n % 2 == 0) out.add(make_move(n, part, {0, 2, n / 2, n / 2}));
      return;
    }
    const std::uint64_t x = t / 4;
    std::uint64_t ordered = 0;  // splits counted twice, as (a, b) and (b, a)
    std::vector<Heap> smaller;  // the first of them, by s
    for (std::size_t s = 0; s < 4; ++s) {
      const std::size_t u = s ^ (t % 4);
      const std::int64_t rest = static_cast<std::int64_t>(n) - offset[s] - offset[u];
      if (rest < 0 || rest % 4 != 0) continue;
      const std::uint64_t sum = static_cast<std::uint64_t>(rest) / 4;
      if (sum < x || sum % 2 != x % 2) continue;
      const std::uint64_t common = (sum - x) / 2;
      if ((common & x) != 0) continue;
      ordered += std::uint64_t{1} << std::popcount(x);
      // A = 0 with s = 0 is the empty heap, which is no piece.
      if (common == 0) ordered -= (s == 0) + (u == 0);
      std::size_t listed = 0;
      for (std::uint64_t own = 0; listed < max_listed;
           own = (own - x) & x) {  // the bits of x that go to A, ascending
        const std::uint64_t big_a = common | own;
        const auto a = static_cast<Heap>(static_cast<std::int64_t>(4 * big_a) + offset[s]);
        if (s > 0 || big_a > 0) {
          if (2 * a > n) break;  // an empty second heap would leave more than n for the first
          smaller.push_back(a);
          ++listed;
        }
        if (own == x) break;
      }
    }
    std::sort(smaller.begin(), smaller.end());
    if (smaller.size() > max_listed) smaller.resize(max_listed);
    for (const Heap a : smaller) out.add(make_move(n, part, {0, 2, a, n - a}));
    out.count(ordered / 2 - smaller.size());
  }
};

Result<RulePtr> read_lasker_rules(Reader&, const Game& game) {
  return RulePtr(std::make_shared<Lasker>(game));
}

}  // namespace

const Game& lasker_game() {
  static const Game game{.name = "lasker",
                         .board = Board::heaps,
                         .rules_form = RulesForm::none,
                         .state_form = StateForm::heaps,
                         .choices = {},
                         .sequence = true,
                         .examples = {"lasker:4,7", "lasker:2,5,7", "lasker:3,8~misere"},
                         .written_as = WrittenAs::any_or_split,
                         .read_rules = read_lasker_rules};
  return game;
}

}  // namespace nimber::games
