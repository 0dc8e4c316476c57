#include "rules/own/own_texts.hpp"

#include <nimber/limits.hpp>

#include <algorithm>
#include <string>

namespace nimber {

std::vector<Heap> heaps_by_text(std::span<const std::pair<Heap, Heap>> ranges, std::uint64_t most) {
  std::uint64_t left = 0;
  for (const auto& [first, last] : ranges) left += last - first + 1;
  const auto any_in = [&](Heap first, Heap last) {
    const auto at = std::lower_bound(ranges.begin(), ranges.end(), first,
                                     [](const auto& range, Heap n) { return range.second < n; });
    return at != ranges.end() && at->first <= last;
  };
  const auto any_with = [&](Heap n) {
    for (Heap first = n, last = n; first <= limits::integer; first *= 10, last = 10 * last + 9) {
      if (any_in(first, last)) return true;
    }
    return false;
  };
  left = std::min(left, most);
  std::vector<Heap> out;
  std::vector<Heap> next;  // numbers whose own texts and longer ones are still to come
  for (Heap digit = 10; digit-- > 0;) next.push_back(digit);
  while (out.size() < left) {
    const Heap n = next.back();
    next.pop_back();
    if (!any_with(n)) continue;
    if (any_in(n, n)) out.push_back(n);
    if (n == 0 || n > limits::integer / 10) continue;
    for (Heap digit = 10; digit-- > 0;) next.push_back(10 * n + digit);
  }
  return out;
}

void sort_by_text(std::vector<State>& states, const std::string& behind) {
  std::vector<std::pair<std::string, State>> texts;
  for (State& state : states) {
    std::string text;
    for (const std::uint64_t n : state) text += (text.empty() ? "" : ",") + std::to_string(n);
    texts.emplace_back(text + behind, std::move(state));
  }
  std::sort(texts.begin(), texts.end());
  states.clear();
  for (auto& [text, state] : texts) states.push_back(std::move(state));
}

}  // namespace nimber
