#include "answers/numbered_parts.hpp"

#include <algorithm>
#include <utility>

namespace nimber {
namespace {

/// Moves of one part that are gone through.
constexpr std::size_t most_part_moves = 2'000'000;

PartNumbers::Ask asked_of(Compound compound) {
  switch (compound) {
    case Compound::first: return PartNumbers::Ask::remoteness;
    case Compound::some:
    case Compound::most: return PartNumbers::Ask::outcome;
    case Compound::sum:
    case Compound::every: break;
  }
  return PartNumbers::Ask::suspense;
}

}  // namespace

NumberedParts::NumberedParts(CompoundSum& sum) : sum_(sum), ask_(asked_of(sum.position.compound)) {}

PartNumbers& NumberedParts::numbers_of(std::size_t part) {
  const RulePtr& rule = sum_.rule_of(part);
  return numbers_.try_emplace(rule->text(), rule, ask_).first->second;
}

Solver::Status NumberedParts::find(std::size_t part) {
  const Solver::Status status = numbers_of(part).find(sum_.state(part), sum_.work);
  return status == Solver::Status::pending && sum_.work.limit_reached() ? Solver::Status::gave_up
                                                                        : status;
}

std::uint32_t NumberedParts::number(std::size_t part) {
  return numbers_of(part).number(sum_.state(part));
}

std::vector<CompoundChoice> NumberedParts::choices(std::size_t part) {
  const PartNumbers& numbers = numbers_of(part);
  const Rule& rule = sum_.rule(part);
  const State& alone = sum_.state(part);
  std::vector<CompoundChoice> choices;
  for (std::size_t p = 0; p < rule.parts(alone); ++p) {
    const auto choose = [&](const Move& move) {
      State then = rule.after(alone, move);
      const std::uint32_t number = numbers.number(parts_of(rule, then));
      sum_.work.spend();
      if (sum_.position.compound != Compound::some || number == 0)
        choices.push_back({{sum_.in_place(part, move)}, {std::move(then)}, number});
      return choices.size() < most_part_moves && !sum_.work.limit_reached();
    };
    const bool whole = rule.each_move(alone, p, MoveSink(sum_.work, choose));
    sum_.complete = sum_.complete && whole;
  }
  std::sort(choices.begin(), choices.end(), by_new_states);
  choices.erase(std::unique(choices.begin(), choices.end(),
                            [](const CompoundChoice& a, const CompoundChoice& b) {
                              return a.then == b.then;
                            }),
                choices.end());
  return choices;
}

const PartNumbers* NumberedParts::of(const Rule& rule) const {
  const auto known = numbers_.find(rule.text());
  return known == numbers_.end() ? nullptr : &known->second;
}

bool NumberedParts::any_vanishes() const {
  return std::any_of(numbers_.begin(), numbers_.end(),
                     [](const auto& one) { return one.second.vanishes(); });
}

}  // namespace nimber
