#include "answers/compound_list.hpp"

#include "values/saturated.hpp"

#include <algorithm>
#include <map>
#include <utility>

namespace nimber {

void CompoundList::list_all() {
  sum_.count = 1;
  for (const CompoundFactor& factor : factors_)
    sum_.count = saturated_product(sum_.count, factor.count);
  if (std::any_of(factors_.begin(), factors_.end(),
                  [](const CompoundFactor& factor) { return factor.choices.empty(); }))
    return;
  std::vector<std::size_t> next(factors_.size(), 1);
  while (sum_.answer.winning.size() < max_listed) {
    list_choice(next);
    std::size_t i = factors_.size();
    while (i > 0 && ++next[i - 1] > factors_[i - 1].choices.size()) next[--i] = 1;
    if (i == 0) return;
  }
}

void CompoundList::list_even() {
  sum_.count = count_even();
  const std::vector<Numbers> possible = possible_numbers();
  // From the first factor on, only along what can be completed.
  std::vector<std::size_t> next(1, 0);
  std::vector<std::uint32_t> number(1, sum_.number_of_none());
  while (!next.empty() && sum_.answer.winning.size() < max_listed) {
    const std::size_t depth = next.size() - 1;
    const bool complete = depth == factors_.size();
    if (complete) list_choice(next);
    if (complete || next.back() == factors_[depth].choices.size()) {
      next.pop_back();
      number.pop_back();
      continue;
    }
    const CompoundChoice& choice = factors_[depth].choices[next.back()++];
    const std::uint32_t now = sum_.together(number.back(), choice.number);
    if (!can_be_even(now, possible[depth + 1])) continue;
    next.push_back(0);
    number.push_back(now);
  }
}

std::uint64_t CompoundList::count_even() const {
  // A part that has ended has suspense 0 and is not moved in.
  std::map<std::uint32_t, std::uint64_t> ways{{sum_.number_of_none(), 1}};
  for (const CompoundFactor& factor : factors_) {
    std::map<std::uint32_t, std::uint64_t> classes;
    if (factor.classes) {
      classes = *factor.classes;
    } else {
      for (const CompoundChoice& choice : factor.choices) ++classes[choice.number];
    }
    std::map<std::uint32_t, std::uint64_t> next;
    for (const auto& [number, count] : ways) {
      for (const auto& [other, times] : classes) {
        std::uint64_t& sum = next[sum_.together(number, other)];
        sum = saturated_sum(sum, saturated_product(count, times));
      }
    }
    ways = std::move(next);
  }
  std::uint64_t count = 0;
  for (const auto& [number, times] : ways) {
    if (number % 2 == 0) count = saturated_sum(count, times);
  }
  return count;
}

/// The numbers that the factors from each on can be given.
std::vector<CompoundList::Numbers> CompoundList::possible_numbers() const {
  std::vector<Numbers> possible(factors_.size() + 1);
  possible.back().insert(sum_.number_of_none());
  for (std::size_t i = factors_.size(); i-- > 0;) {
    Numbers own;
    for (const CompoundChoice& choice : factors_[i].choices) own.insert(choice.number);
    for (const std::uint32_t a : own) {
      for (const std::uint32_t b : possible[i + 1]) possible[i].insert(sum_.together(a, b));
    }
  }
  return possible;
}

bool CompoundList::can_be_even(std::uint32_t number, const Numbers& rest) const {
  return std::any_of(rest.begin(), rest.end(),
                     [&](std::uint32_t other) { return sum_.together(number, other) % 2 == 0; });
}

/// Lists the move that makes the choices before the places `next`, all at once.
void CompoundList::list_choice(const std::vector<std::size_t>& next) {
  std::vector<PositionMove> moves;
  for (std::size_t i = 0; i < factors_.size(); ++i) {
    const auto& chosen = factors_[i].choices[next[i] - 1].moves;
    moves.insert(moves.end(), chosen.begin(), chosen.end());
  }
  PositionMove move = joined(std::move(moves));
  if (repeat_ && !listed_.insert(print(compound_after(sum_.position, move))).second) return;
  sum_.answer.winning.push_back(std::move(move));
}

}  // namespace nimber
