#include "text/predicate.hpp"

#include <numeric>

namespace nimber {

Result<Predicate> Predicate::read(Reader& reader) {
  static const std::vector<ExpressionName> names = {{"n"}, {"k"}};
  // As long as a text may be: nothing but evaluation is asked of it.
  static const ExpressionRules rules = {.malformed = ErrorCode::bad_predicate,
                                        .max_nodes = 1'000'000};
  auto condition = Expression::read_condition(reader, names, rules);
  if (!condition) return condition.error();
  return Predicate(std::move(*condition));
}

std::optional<EndlessSet> Predicate::endless() const {
  using Op = Expression::Op;
  constexpr std::int64_t n = 0;
  constexpr std::int64_t k = 1;
  // Enough for a period of most_modulus from most_reach on.
  constexpr std::uint64_t max_looks = 1'000'000;
  const auto& nodes = condition_.nodes();
  const auto repeats = condition_.repetitions(static_cast<std::size_t>(k), max_looks);
  const auto is = [&](std::size_t node, std::int64_t variable) {
    return nodes[node].op == Op::variable && nodes[node].number == variable;
  };
  EndlessSet set;
  std::uint64_t from = 1;
  // What "&&" joins, one by one.
  std::vector<std::size_t> parts = {nodes.size() - 1};
  while (!parts.empty()) {
    const std::size_t at = parts.back();
    parts.pop_back();
    if (const auto& found = repeats[at]) {
      from = std::max(from, found->from);
      set.modulus = std::lcm(set.modulus, found->period);  // of two up to 10^6
      if (found->slope != 0 || set.modulus > EndlessSet::most_modulus) return std::nullopt;
      continue;
    }
    if (nodes[at].arguments != 2) return std::nullopt;
    const std::size_t right = at - 1;
    const std::size_t left = right - nodes[right].size;
    if (nodes[at].op == Op::both) {
      parts.push_back(left);
      parts.push_back(right);
    } else {
      // A number taken is at most n, so k != n says k < n.
      const bool up = is(left, k) && is(right, n);
      const bool down = is(left, n) && is(right, k);
      const Op op = nodes[at].op;
      if ((up && op == Op::lt) || (down && op == Op::gt) || ((up || down) && op == Op::ne)) {
        set.first = 1;  // the whole heap is never taken
      } else if (!(up && op == Op::le) && !(down && op == Op::ge)) {
        return std::nullopt;
      }
    }
  }
  set.reach = from - 1;
  if (set.reach > EndlessSet::most_reach) return std::nullopt;
  // Asked of a heap that is larger than any such k.
  for (std::uint64_t number = 1; number <= set.reach; ++number) {
    if (holds(max_integer, number)) set.near.push_back(number);
  }
  for (std::uint64_t number = from; number < from + set.modulus; ++number) {
    if (holds(max_integer, number)) set.remainders.push_back(number % set.modulus);
  }
  std::sort(set.remainders.begin(), set.remainders.end());
  return set;
}

}  // namespace nimber
