#include "answers/compound_factors.hpp"

#include <nimber/limits.hpp>
#include "values/concatenations.hpp"
#include "values/saturated.hpp"

#include <algorithm>
#include <set>
#include <utility>

namespace nimber {

void CompoundFactors::add(std::size_t part, std::vector<CompoundChoice> choices,
                          std::uint64_t count) {
  parts_.push_back({part, std::move(choices), count});
}

void CompoundFactors::add(std::size_t part, std::vector<CompoundChoice> choices) {
  const std::uint64_t count = choices.size();
  add(part, std::move(choices), count);
}

void CompoundFactors::make() {
  for (auto first = parts_.begin(); first != parts_.end();) {
    const std::size_t term = sum_.parts[first->part].term;
    const auto end = std::find_if(first, parts_.end(), [&](const PartChoices& other) {
      return sum_.parts[other.part].term != term;
    });
    if (end - first == 1 || leaves_one_each(sum_.rule(first->part))) {
      for (auto part = first; part != end; ++part)
        factors_.push_back({std::move(part->choices), part->count, std::nullopt});
    } else if (combinations(first, end) >
               std::min<std::uint64_t>(limits::combined_choices, sum_.work.left())) {
      count_together(first, end);
    } else {
      put_together(first, end);
    }
    first = end;
  }
}

/// Does each move of the rule leave one part of one? Then the state tells moves apart.
bool CompoundFactors::leaves_one_each(const Rule& rule) const {
  if (rule.apart() != Rule::Apart::varying) return true;
  const PartNumbers* const known = numbers_.of(rule);
  return known != nullptr && !known->varies();
}

std::uint64_t CompoundFactors::combinations(Parts first, Parts end) {
  std::uint64_t product = 1;
  for (auto part = first; part != end; ++part)
    product = saturated_product(product, part->choices.size());
  return product;
}

/// Keeps the parts of a term one by one, for the list. What they make together is counted.
void CompoundFactors::count_together(Parts first, Parts end) {
  auto classes = classes_of(first, end);
  if (!classes) {
    sum_.complete = false;
    classes.emplace();
  }
  std::uint64_t count = 0;
  for (const auto& [number, times] : *classes) count = saturated_sum(count, times);
  repeat_ = true;
  for (auto part = first; part != end; ++part) {
    factors_.push_back({std::move(part->choices), count, std::move(classes)});
    // The first of them stands for all.
    count = 1;
    classes = std::map<std::uint32_t, std::uint64_t>{{sum_.number_of_none(), 1}};
  }
}

/// Counts the states that a term's parts make together, by number: as words made of one word of
/// each part, those that stay among them. None where that takes too long.
std::optional<std::map<std::uint32_t, std::uint64_t>> CompoundFactors::classes_of(Parts first,
                                                                                  Parts end) {
  const bool smallest = sum_.position.compound == Compound::first;
  const bool numbered = sum_.position.compound != Compound::some;
  const std::size_t term = sum_.parts[first->part].term;
  const Rule& rule = sum_.rule(first->part);
  const PartNumbers* const known = numbers_.of(rule);
  std::map<State, std::uint32_t> letters;
  std::vector<std::uint32_t> numbers;
  const auto letter = [&](const State& part, bool moved) {
    const auto [found, fresh] = letters.emplace(part, static_cast<std::uint32_t>(numbers.size()));
    if (fresh) numbers.push_back(sum_.number_of_none());
    // What stays has ended.
    if (moved && numbered) numbers[found->second] = known->number(part);
    return found->second;
  };
  std::vector<std::vector<LetterWord>> lists;
  for (std::size_t i = 0; i < sum_.parts.size(); ++i) {
    if (sum_.parts[i].term != term) continue;
    auto& words = lists.emplace_back();
    if (first == end || first->part != i) {
      words.push_back({letter(sum_.state(i), false)});
      continue;
    }
    for (const CompoundChoice& choice : first->choices) {
      LetterWord& word = words.emplace_back();
      for (const State& part : parts_of(rule, choice.then.front()))
        word.push_back(letter(part, true));
    }
    ++first;
  }
  Work counting(std::min(limits::combining_steps, sum_.work.left()));
  counting.open_step(limits::combining_steps);
  auto classes = count_concatenations(lists, numbers, smallest, counting);
  sum_.work.spend(counting.examined());
  return classes;
}

/// Makes all choices of a term's parts together, each that leads to another state once.
void CompoundFactors::put_together(Parts first, Parts end) {
  std::vector<CompoundChoice> all{{{}, {}, sum_.number_of_none()}};
  for (auto part = first; part != end; ++part) {
    std::vector<CompoundChoice> longer;
    for (const CompoundChoice& begun : all) {
      for (const CompoundChoice& next : part->choices) {
        sum_.work.spend();
        CompoundChoice both = begun;
        both.moves.push_back(next.moves.front());
        both.then.push_back(next.then.front());
        both.number = sum_.together(begun.number, next.number);
        longer.push_back(std::move(both));
      }
    }
    all = std::move(longer);
  }
  // The parts that stay stand between those that move: the state tells moves apart.
  std::set<State> seen;
  std::vector<CompoundChoice> distinct;
  for (CompoundChoice& choice : all) {
    const PositionMove move = joined(choice.moves);
    State state = compound_after(sum_.position, move).terms[move.term].state;
    if (seen.insert(std::move(state)).second) distinct.push_back(std::move(choice));
  }
  const std::uint64_t count = distinct.size();
  factors_.push_back({std::move(distinct), count, std::nullopt});
}

}  // namespace nimber
