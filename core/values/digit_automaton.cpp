#include "values/digit_automaton.hpp"

#include <algorithm>
#include <map>
#include <set>
#include <tuple>
#include <utility>

namespace nimber {
namespace {

/// A state is the values of all numbers that end in the same digits.
struct Ending {
  std::uint64_t number = 0;
  std::uint64_t scale = 1;  ///< base to the power of how many digits there are
};

/// Are these two the same, as far as the values show?
bool alike(std::span<const std::uint32_t> values, const Ending& a, const Ending& b) {
  for (std::uint64_t p = a.number, q = b.number; p < values.size() && q < values.size();
       p += a.scale, q += b.scale) {
    if (values[static_cast<std::size_t>(p)] != values[static_cast<std::size_t>(q)]) return false;
  }
  return true;
}

}  // namespace

std::int64_t value_from(const DigitAutomaton& automaton, std::size_t state, std::uint64_t x) {
  for (; x > 0; x /= automaton.base)
    state = static_cast<std::size_t>(
        automaton.next[state][static_cast<std::size_t>(x % automaton.base)]);
  return automaton.out[state];
}

std::optional<DigitAutomaton> automaton_of_values(std::span<const std::uint32_t> values,
                                                  unsigned base) {
  DigitAutomaton out;
  out.base = base;
  out.low_first = true;
  std::vector<Ending> states = {{}};
  for (std::size_t s = 0; s < states.size(); ++s) {
    out.out.push_back(values[static_cast<std::size_t>(states[s].number)]);
    out.next.emplace_back();
    for (unsigned d = 0; d < base; ++d) {
      const Ending now = {states[s].number + d * states[s].scale, states[s].scale * base};
      if (now.number >= values.size()) return std::nullopt;
      const auto same = std::find_if(states.begin(), states.end(),
                                     [&](const Ending& one) { return alike(values, one, now); });
      if (same == states.end() && states.size() == DigitAutomaton::most_states) return std::nullopt;
      out.next[s].push_back(same - states.begin());
      if (same == states.end()) states.push_back(now);
    }
  }
  return out;
}

std::optional<DigitAutomaton> lowest_first(const DigitAutomaton& automaton) {
  constexpr std::size_t most = 1'000;
  if (automaton.low_first) return automaton;
  if (automaton.base < 2) return std::nullopt;
  const std::size_t count = automaton.out.size();
  // What the lowest digits make of each state in which the digits before them may end.
  std::vector<std::vector<std::int64_t>> states = {automaton.out};
  std::map<std::vector<std::int64_t>, std::size_t> places = {{automaton.out, 0}};
  DigitAutomaton out;
  out.base = automaton.base;
  out.low_first = true;
  for (std::size_t s = 0; s < states.size(); ++s) {
    if (s == most) return std::nullopt;
    out.out.push_back(states[s][0]);
    out.next.emplace_back();
    for (std::size_t d = 0; d < automaton.base; ++d) {
      std::vector<std::int64_t> now(count);
      for (std::size_t q = 0; q < count; ++q) {
        if (automaton.next[q][d] < 0) return std::nullopt;
        now[q] = states[s][static_cast<std::size_t>(automaton.next[q][d])];
      }
      const auto [place, is_new] = places.try_emplace(std::move(now), states.size());
      if (is_new) states.push_back(place->first);
      out.next[s].push_back(static_cast<std::int64_t>(place->second));
    }
  }
  return out;
}

bool say_the_same(const DigitAutomaton& a, const DigitAutomaton& b) {
  if (a.base != b.base) return false;
  std::set<std::pair<std::int64_t, std::int64_t>> met = {{0, 0}};
  std::vector<std::pair<std::int64_t, std::int64_t>> open = {{0, 0}};
  while (!open.empty()) {
    const auto p = static_cast<std::size_t>(open.back().first);
    const auto q = static_cast<std::size_t>(open.back().second);
    open.pop_back();
    if (a.out[p] != b.out[q]) return false;
    for (std::size_t d = 0; d < a.base; ++d) {
      const std::pair<std::int64_t, std::int64_t> now = {a.next[p][d], b.next[q][d]};
      if (met.insert(now).second) open.push_back(now);
    }
  }
  return true;
}

bool says_residues(const DigitAutomaton& automaton, std::uint64_t from,
                   std::span<const std::int64_t> values) {
  constexpr std::size_t most = 1'000'000;
  const std::uint64_t period = values.size();
  struct Node {
    std::size_t state;
    std::uint64_t residue;
    std::uint64_t weight;  // of the next digit, modulo the period
    std::uint64_t number;  // at most `from`: larger numbers count as that
    std::uint64_t scale;   // of the next digit, at most `from` + 1
    bool operator<(const Node& other) const {
      return std::tie(state, residue, weight, number, scale) <
             std::tie(other.state, other.residue, other.weight, other.number, other.scale);
    }
  };
  std::set<Node> met;
  std::vector<Node> open;
  const auto meet = [&](const Node& node) {
    if (met.insert(node).second) open.push_back(node);
  };
  meet({0, 0, 1 % period, 0, 1});
  while (!open.empty()) {
    if (met.size() > most) return false;
    const Node at = open.back();
    open.pop_back();
    if (at.number >= from &&
        automaton.out[at.state] != values[static_cast<std::size_t>(at.residue)])
      return false;
    for (std::uint64_t d = 0; d < automaton.base; ++d) {
      meet({static_cast<std::size_t>(automaton.next[at.state][static_cast<std::size_t>(d)]),
            (at.residue + d * at.weight) % period, at.weight * automaton.base % period,
            std::min(from, at.number + d * at.scale),
            std::min(from + 1, at.scale * automaton.base)});
    }
  }
  return true;
}

}  // namespace nimber
