// The numbers of a position that its theorem speaks of.
#include "answers/facts.hpp"
#include <nimber/explain.hpp>
#include <nimber/period.hpp>
#include "rules/subtraction_set.hpp"
#include "values/cold_pairs.hpp"

#include <algorithm>
#include <bit>

namespace nimber {
namespace {

std::vector<Fact> facts_of_heap(const Rule& rule, Heap n, std::string_view code) {
  std::vector<Fact> facts = {{"n", n}};
  if (code == "period") {
    const auto* heaps = rule.heap_rule();
    if (const auto period = heaps != nullptr ? heaps->proven_period() : std::nullopt) {
      facts.push_back({"preperiod", period->preperiod});
      facts.push_back({"period", period->period});
      facts.push_back({"same_as", period->preperiod + (n - period->preperiod) % period->period});
    }
    return facts;
  }
  if (code == "take-half") {
    facts.push_back({"digits", static_cast<std::uint64_t>(std::bit_width(n))});
    return facts;
  }
  const auto theorem = period_theorem(rule);
  if (!theorem || !theorem->closed || theorem->code != code) return facts;
  const std::uint64_t p = theorem->closed->period;
  if (code == "bash") facts.push_back({"m", p - 1});
  if (code == "take-interval" || code == "bash") {
    if (code == "take-interval") {
      auto reader = Reader::open(rule.rules());
      const auto set = SubtractionSet::read(*reader);
      const auto least = set->next(0);
      facts.push_back({"a", *least});
      facts.push_back({"b", p - *least});
    }
    facts.push_back({"remainder", n % p});
  } else if (code == "take-from") {
    facts.push_back({"a", p});
    facts.push_back({"quotient", n / p});
  } else if (code == "take-even") {
    facts.push_back({"quotient", n / 2});
  } else if (code == "take-odd" || code == "take-pow2" || code == "lasker") {
    facts.push_back({"remainder", n % p});
  }
  return facts;
}

/// The pair (floor(k phi), floor(k phi) + k) of the difference k, and where the smaller heap stands
/// in a cold pair: either floor(i phi) = a for the first candidate i, or floor(j phi) + j = a for
/// the second candidate j.
std::vector<Fact> facts_of_wythoff(const State& state) {
  const auto [a, b] = std::minmax(state[0], state[1]);
  const std::uint64_t k = b - a;
  const std::uint64_t up = cold_smaller(a);
  std::vector<Fact> facts = {{"a", a},
                             {"b", b},
                             {"k", k},
                             {"cold_smaller", cold_smaller(k)},
                             {"cold_larger", cold_smaller(k) + k}};
  if (a > 0) {
    const std::uint64_t i = up - a + 1;
    const std::uint64_t j = 2 * a - up;
    facts.push_back({"candidate_smaller", i});
    facts.push_back({"smaller_there", cold_smaller(i)});
    facts.push_back({"candidate_larger", j});
    facts.push_back({"larger_there", cold_smaller(j) + j});
  }
  return facts;
}

std::vector<Fact> facts_of_hill(const Rule& rule, const State& state) {
  const auto number = rule.drawing(state).king;
  const auto on_top =
      static_cast<std::size_t>(std::count(state.begin(), state.end(), std::uint64_t{0}));
  std::vector<Fact> facts = {{"king", number}, {"on_top", on_top}};
  if (number <= on_top) return facts;
  const std::size_t king = number - on_top;
  const std::size_t climbers = state.size() - on_top;
  facts.push_back({"king_now", king});
  facts.push_back({"climbers", climbers});
  if (king == 1) return facts;
  Value sum = 0;
  if (climbers % 2 == 1) {
    const std::uint64_t first = state[on_top] - (king == 2 ? 1 : 0);
    facts.push_back({"first", first});
    sum = first;
  }
  for (std::size_t i = on_top + climbers % 2; i + 1 < state.size(); i += 2) {
    facts.push_back({"gap", state[i + 1] - state[i] - 1});
    sum ^= facts.back().number;
  }
  facts.push_back({"sum", sum});
  return facts;
}

}  // namespace

std::vector<Fact> theorem_facts(const Term& term, const About& about, std::string_view code) {
  if (code == "wythoff") return facts_of_wythoff(term.state);
  if (term.rule->game().name == "hill") return facts_of_hill(*term.rule, term.state);
  if (about.part != About::whole) return facts_of_heap(*term.rule, term.state[about.part], code);
  return {};
}

}  // namespace nimber
