#include "rules/staircase.hpp"

#include <algorithm>

namespace nimber {

bool Staircase::each_move(const State& state, std::size_t part, const MoveSink& sink) const {
  const std::size_t step = step_of(state, part);
  if (step == 0) return true;
  const std::uint64_t most = stones_on(state, step);
  for (std::uint64_t amount = 1; amount <= most; ++amount) {
    if (!sink(make_move(state, part, amount))) return false;
  }
  return true;
}

std::optional<Move> Staircase::find_move(const State& state, std::size_t part, std::uint64_t amount,
                                         std::uint64_t) const {
  if (part >= state.size() || amount == 0) return std::nullopt;
  const std::size_t step = step_of(state, part);
  if (step == 0 || amount > stones_on(state, step)) return std::nullopt;
  return make_move(state, part, amount);
}

std::optional<Move> Staircase::find_between(const State& from, const State& to, Work&) const {
  if (from.size() != to.size()) return std::nullopt;
  // Of the one or two numbers that a move changes, the last is the part's own.
  const auto last = std::mismatch(from.rbegin(), from.rend(), to.rbegin()).first;
  if (last == from.rend()) return std::nullopt;
  const auto part = static_cast<std::size_t>(from.rend() - last) - 1;
  const std::uint64_t amount =
      from[part] > to[part] ? from[part] - to[part] : to[part] - from[part];
  auto move = find_move(from, part, amount, 0);
  if (!move || after(from, *move) != to) return std::nullopt;
  return move;
}

std::uint64_t Staircase::stones(const State& state) const {
  std::uint64_t sum = 0;
  for (std::size_t step = 1; step <= steps(state); ++step) {
    const std::uint64_t here = stones_on(state, step);
    if (here > (UINT64_MAX - sum) / step) return UINT64_MAX;
    sum += step * here;
  }
  return sum;
}

void Staircase::components(const State& state, std::vector<Component>& out) const {
  // By part: where the steps count from the last part, the highest comes first.
  const std::size_t top = steps(state);
  if (top == 0) return;
  const bool forwards = part_of(state, 1) <= part_of(state, top);
  const std::size_t highest_odd = top % 2 == 0 ? top - 1 : top;
  for (std::size_t i = 1; i <= top; i += 2) {
    const std::size_t step = forwards ? i : highest_odd + 1 - i;
    Component component = describe(state, step);
    component.size = stones_on(state, step);
    component.value = component.size;
    out.push_back(component);
  }
}

void Staircase::wins(const State& state, std::size_t part, const Goal& goal,
                     const std::vector<Component>&, Wins& out, Work&) const {
  const std::size_t step = step_of(state, part);
  if (step == 0) return;
  const std::uint64_t here = stones_on(state, step);
  // The odd step that the move changes: its own, or the one below.
  const bool lowers = step % 2 == 1;
  const std::uint64_t old = lowers ? here : stones_on(state, step - 1);
  const Value target = goal.target(old);
  if (lowers && target < old) out.add(make_move(state, part, old - target));
  if (!lowers && target > old && target - old <= here)
    out.add(make_move(state, part, target - old));
}

void Staircase::search_key(State& state) const {
  State key;
  for (std::size_t step = 1; step <= steps(state); ++step) key.push_back(stones_on(state, step));
  while (!key.empty() && key.back() == 0) key.pop_back();
  state = std::move(key);
}

}  // namespace nimber
