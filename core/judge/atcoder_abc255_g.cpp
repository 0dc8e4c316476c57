// AtCoder ABC 255 G, Constrained Nim: Nim with M forbidden moves, "no Y stones from a heap of
// exactly X". Input: N and M up to 200,000, the N heaps up to 10^18, M lines "X Y", all pairs
// different. Output: Takahashi where the first player wins, else Aoki.
// In disguise: a custom subtraction game; the board shows it where few moves are forbidden.
// Theorem: let the values of the heaps below n be 0 .. h, so that the mex of all of them is h + 1.
// A forbidden move takes v away from the options of n only if every smaller heap of value v is
// forbidden. So g(n) is the smallest such v, and n is an exception, or h + 1, and n has the next
// value. Exceptions are among the X, hence every other n has n less the number of exceptions below
// it as its value.
// Traps: the number of smaller heaps with a value is 1 and the exceptions that have it; all are to
// be forbidden, not one.
#include <nimber/judge.hpp>
#include <nimber/reader.hpp>

#include <algorithm>
#include <unordered_map>
#include <utility>

namespace nimber::problems {
namespace {

/// The heaps whose value is smaller than the largest one below them, in order.
class ForbiddenMoves {
 public:
  /// The value of a heap below the next one that exception() is asked for.
  Value value(Heap n) const {
    const auto at = std::lower_bound(heaps_.begin(), heaps_.end(), n);
    const auto before = static_cast<std::size_t>(at - heaps_.begin());
    return at != heaps_.end() && *at == n ? values_[before] : n - before;
  }
  /// Heap n, larger than those before, whose options have lost these values, sorted.
  void add(Heap n, const std::vector<Value>& lost) {
    for (auto at = lost.begin(); at != lost.end();) {
      const auto end = std::upper_bound(at, lost.end(), *at);
      const auto known = with_value_.find(*at);
      const std::uint64_t heaps = 1 + (known == with_value_.end() ? 0 : known->second);
      if (static_cast<std::uint64_t>(end - at) == heaps) {
        heaps_.push_back(n);
        values_.push_back(*at);
        ++with_value_[*at];
        return;
      }
      at = end;
    }
  }

 private:
  std::vector<Heap> heaps_;
  std::vector<Value> values_;
  std::unordered_map<Value, std::uint64_t> with_value_;
};

void answer_atcoder_abc255_g(Case& c) {
  constexpr std::uint64_t most = 200'000;
  constexpr std::size_t most_shown = 16;
  const std::uint64_t count = c.number(1, most);
  const std::uint64_t moves = c.number(1, most);
  const std::vector<Heap> heaps = c.numbers(count, 1);
  std::vector<std::pair<Heap, std::uint64_t>> forbidden;
  for (std::uint64_t i = 0; i < moves && c.ok(); ++i) {
    const Heap x = c.number(1);
    forbidden.emplace_back(x, c.number(1, x));
  }
  if (!c.ok()) return;
  if (c.board_wanted() && moves <= most_shown) {
    std::string rule;
    for (const auto& [x, y] : forbidden) {
      rule.append(rule.empty() ? "custom/!(n==" : "&&!(n==");
      append(rule, x);
      append(rule.append("&&k=="), y);
      rule.push_back(')');
    }
    c.board(rule, heaps);
  }
  std::sort(forbidden.begin(), forbidden.end());
  const auto same = std::adjacent_find(forbidden.begin(), forbidden.end());
  if (same != forbidden.end())
    return c.fail(ErrorCode::not_distinct,
                  {std::to_string(same->first) + " " + std::to_string(same->second)});
  ForbiddenMoves values;
  std::vector<Value> lost;
  for (auto at = forbidden.begin(); at != forbidden.end();) {
    const Heap x = at->first;
    lost.clear();
    for (; at != forbidden.end() && at->first == x; ++at)
      lost.push_back(values.value(x - at->second));
    std::sort(lost.begin(), lost.end());
    values.add(x, lost);
  }
  Value sum = 0;
  for (const Heap heap : heaps) sum ^= values.value(heap);
  c.line(sum != 0 ? "Takahashi" : "Aoki");
}

}  // namespace

const Problem& atcoder_abc255_g_problem() {
  static const Problem problem{
      .name = "atcoder-abc255-g",
      .aliases = {},
      .title = {"Constrained Nim", "带禁手的 Nim"},
      .asks = {"Nim in which some moves are forbidden, each told as “no Y stones from a heap of "
               "exactly X”. Does the first player win?",
               "Nim 游戏，但有若干禁手：恰有 X 颗的堆不许恰取 Y 颗。问先手能否获胜。"},
      .disguise = {"A heap’s value is the mex of the values it can reach. A value v drops out only "
                   "when every smaller heap of that value is forbidden, so almost all heaps simply "
                   "have the next value; the exceptions are among the X.",
                   "堆的 SG 值是可达各值的 mex。只有比它小且值为 v 的堆全被禁止，v "
                   "才会落空；所以绝大多数堆的值只是依次加一，例外只会出现在各个 X 上。"},
      .traps = {"A value may belong to several smaller heaps: all of them have to be forbidden.",
                "同一个值可能对应多个较小的堆，须全部被禁才算落空。"},
      .game = "custom",
      .technique = "table",
      .chapter = 4,
      .frame = Frame::once,
      .sample_input = "3 4\n1 2 4\n2 1\n3 3\n3 1\n1 1\n",
      .sample_output = "Takahashi\n",
      .answer = answer_atcoder_abc255_g,
      .program =
          R"(// A heap's value is the next new one, unless all smaller heaps of some value are
// forbidden: then it is the least such value. Only heaps X can be such exceptions.
#include <algorithm>
#include <cstdio>
#include <map>
#include <unordered_map>
#include <vector>

std::vector<long long> exceptions, value;

long long g(long long n) {
  const auto at = std::lower_bound(exceptions.begin(), exceptions.end(), n) - exceptions.begin();
  const bool exception = at < static_cast<long long>(exceptions.size()) && exceptions[at] == n;
  return exception ? value[at] : n - at;
}

int main() {
  int n, m;
  if (std::scanf("%d %d", &n, &m) != 2) return 1;
  std::vector<long long> heaps(n);
  for (long long& heap : heaps)
    if (std::scanf("%lld", &heap) != 1) return 1;
  std::map<long long, std::vector<long long>> forbidden;
  for (long long x, y; m > 0 && std::scanf("%lld %lld", &x, &y) == 2; --m)
    forbidden[x].push_back(y);
  std::unordered_map<long long, int> more;  // heaps of a value, besides the first
  for (const auto& [x, ys] : forbidden) {
    std::map<long long, int> lost;
    for (const long long y : ys) ++lost[g(x - y)];
    for (const auto& [v, count] : lost) {
      const auto at = more.find(v);
      if (count < 1 + (at == more.end() ? 0 : at->second)) continue;
      exceptions.push_back(x);
      value.push_back(v);
      ++more[v];
      break;
    }
  }
  long long sum = 0;
  for (const long long heap : heaps) sum ^= g(heap);
  std::puts(sum != 0 ? "Takahashi" : "Aoki");
}
)"};
  return problem;
}

}  // namespace nimber::problems
