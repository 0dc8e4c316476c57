#include "answers/random_position.hpp"
#include <nimber/rule.hpp>

#include <algorithm>
#include <set>

namespace nimber {
namespace {

/// The longest row of coins that is drawn.
constexpr std::uint64_t longest_row = 1'000;

class Dice {
 public:
  explicit Dice(std::uint64_t seed) : state_(seed) {}
  /// 0 .. below - 1; the bias of the remainder does not matter here.
  std::uint64_t operator()(std::uint64_t below) { return next() % below; }

 private:
  std::uint64_t next() {  // splitmix64 (Steele, Lea, Flood 2014)
    std::uint64_t x = state_ += 0x9E3779B97F4A7C15u;
    x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
    x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
    return x ^ (x >> 31);
  }

  std::uint64_t state_;
};

/// `count` different places among 1 .. last, ascending (Floyd's sampling).
State places(std::size_t count, std::uint64_t last, Dice& dice) {
  std::set<std::uint64_t> chosen;
  for (std::uint64_t top = last - count + 1; top <= last; ++top) {
    if (!chosen.insert(1 + dice(top)).second) chosen.insert(top);
  }
  return {chosen.begin(), chosen.end()};
}

State random_state(const Term& term, std::uint64_t size, Dice& dice) {
  const std::string_view form = term.rule->game().state_form;
  State state = term.state;
  if (form == "places")
    return places(state.size(), std::max<std::uint64_t>(size, state.size()), dice);
  if (form == "row") {
    state.assign(static_cast<std::size_t>(std::min(size, longest_row)), 0);
    for (std::uint64_t& coin : state) coin = dice(2);
    state[static_cast<std::size_t>(dice(state.size()))] = 1;
    return state;
  }
  if (form == "tokens") {
    const std::uint64_t vertices = term.rule->drawing(term.state).vertices.size();
    for (std::uint64_t& token : state) token = dice(vertices);
    return state;
  }
  if (form == "steps") {
    for (std::uint64_t& stones : state) stones = dice(size + 1);
    return state;
  }
  for (std::uint64_t& heap : state) heap = 1 + dice(size);
  return state;
}

}  // namespace

Position random_position(const Position& like, std::uint64_t size, std::uint64_t seed) {
  Dice dice(seed);
  Position position{{}, like.misere};
  // The stones of a staircase are at most 10^18 together.
  size = std::clamp<std::uint64_t>(size, 1, max_integer / 100'000);
  for (const Term& term : like.terms)
    position.terms.push_back({term.rule, random_state(term, size, dice)});
  return position;
}

}  // namespace nimber
