#include "rules/own/own_states.hpp"

#include "rules/dice.hpp"

#include <algorithm>

namespace nimber {

Result<State> OwnStates::read_state(Reader& reader) const {
  const auto parts = rule_.read_parts(reader);
  if (!parts) return parts.error();
  State state;
  for (const OwnPart& part : *parts) put(part, state);
  return state;
}

void OwnStates::print_state(const State& state, std::string& out) const {
  if (state.empty()) out.push_back('-');
  each_part(state, [&](std::size_t number, const OwnPart& part) {
    if (number > 0) out.push_back(between());
    rule_.print(part, out);
  });
}

std::vector<State> OwnStates::pieces(const State& state) const {
  std::vector<State> out;
  each_part(state,
            [&](std::size_t, const OwnPart& part) { out.emplace_back(part.begin(), part.end()); });
  return out;
}

std::size_t OwnStates::parts(const State& state) const {
  if (!cells()) return state.size() / width();
  std::size_t count = 0;
  for (std::size_t at = 0; at < state.size(); at += 1 + state[at]) ++count;
  return count;
}

State OwnStates::part_alone(const State& state, std::size_t part) const {
  const std::size_t from = place_of(state, part);
  return State(at(state, from), at(state, from + length(state, from)));
}

State OwnStates::random_state(Dice& dice, const Extent& extent) const {
  State out;
  const std::size_t numbers = cells() ? 1 + random_cells : width();
  for (std::size_t i = 0; i < std::max<std::size_t>(extent.parts / numbers, 1); ++i) {
    OwnPart part(cells() ? random_cells : width());
    for (std::int64_t& n : part) n = static_cast<std::int64_t>(dice.from(1, extent.numbers));
    put_sorted(std::move(part), out);
  }
  return out;
}

State OwnStates::shrink(const State& state, std::uint64_t num, std::uint64_t den) const {
  State out;
  each_part(state, [&](std::size_t, OwnPart part) {
    for (std::int64_t& n : part) {
      const std::uint64_t small = nimber::scaled(static_cast<std::uint64_t>(n), num, den);
      n = static_cast<std::int64_t>(small);
    }
    put_sorted(std::move(part), out);
  });
  return out;
}

std::uint64_t OwnStates::stones(const State& state) const {
  std::uint64_t sum = 0;
  each_part(state, [&](std::size_t, const OwnPart& part) {
    for (const std::int64_t n : part)
      sum = static_cast<std::uint64_t>(n) > UINT64_MAX - sum ? UINT64_MAX
                                                             : sum + static_cast<std::uint64_t>(n);
  });
  return sum;
}

}  // namespace nimber
