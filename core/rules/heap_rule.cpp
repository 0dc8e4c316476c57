#include <nimber/heap_rule.hpp>

#include <algorithm>
#include <cstring>

namespace nimber {

Move HeapRule::make_move(Heap n, std::size_t part, const HeapOption& option) {
  Move move;
  move.kind = option.pieces < 2    ? MoveKind::take
              : option.amount == 0 ? MoveKind::split
                                   : MoveKind::take_split;
  move.part = static_cast<std::uint32_t>(part);
  move.amount = option.amount;
  move.before = n;
  if (option.pieces == 1) move.after = {option.b, 0};
  if (option.pieces == 2) move.after = {option.a, option.b};
  return move;
}

bool HeapRule::each_move(const State& state, std::size_t part, const MoveSink& sink) const {
  return each_option(state[part], OptionSink(sink, [&](const HeapOption& option) {
                       return sink(make_move(state[part], part, option));
                     }));
}

State HeapRule::after(const State& state, const Move& move) const {
  State result;
  result.reserve(state.size() + 1);
  const auto changed = state.begin() + static_cast<std::ptrdiff_t>(move.part);
  result.insert(result.end(), state.begin(), changed);
  result.insert(result.end(), move.after.begin(),
                move.after.begin() + static_cast<std::ptrdiff_t>(after_count(move.kind)));
  result.insert(result.end(), changed + 1, state.end());
  return result;
}

std::optional<Move> HeapRule::find_move(const State& state, std::size_t part, std::uint64_t amount,
                                        std::uint64_t smaller) const {
  if (part >= state.size() || amount > state[part]) return std::nullopt;
  const Heap n = state[part];
  const Heap left = n - amount;
  HeapOption option{amount, 1, 0, left};
  if (smaller > 0) {
    if (smaller > left - std::min(left, smaller)) return std::nullopt;
    option = {amount, 2, smaller, left - smaller};
  } else if (left == 0) {
    option = {amount, 0, 0, 0};
  }
  if (!legal(n, option)) return std::nullopt;
  return make_move(n, part, option);
}

std::optional<Move> HeapRule::find_between(const State& from, const State& to, Work&) const {
  const bool split = to.size() == from.size() + 1;
  if (!split && to.size() != from.size()) return std::nullopt;
  const auto part = static_cast<std::size_t>(
      std::mismatch(from.begin(), from.end(), to.begin()).first - from.begin());
  if (part == from.size()) return std::nullopt;
  const Heap left = to[part] + (split ? to[part + 1] : 0);
  if (left > from[part]) return std::nullopt;
  auto move = find_move(from, part, from[part] - left, split ? to[part] : 0);
  if (!move || after(from, *move) != to) return std::nullopt;
  return move;
}

Ready HeapRule::heaps_ready(const State& heaps, Work& work) const {
  return ready(*std::max_element(heaps.begin(), heaps.end()), work);
}

Ready HeapRule::prepare(const State& state, Work& work) const { return heaps_ready(state, work); }

void HeapRule::components(const State& state, std::vector<Component>& out) const {
  for (std::size_t i = 0; i < state.size(); ++i) {
    out.push_back(
        {Component::Kind::heap, static_cast<std::uint32_t>(i), state[i], value(state[i])});
  }
}

std::string_view HeapRule::theorem(const State& state) const {
  return heap_theorem(*std::max_element(state.begin(), state.end()));
}

std::vector<Fact> HeapRule::facts(const State& state, std::optional<std::size_t> part,
                                  std::string_view code) const {
  if (!part) return {};
  std::vector<Fact> out = {{"n", state[*part]}};
  heap_facts(state[*part], code, out);
  return out;
}

void HeapRule::heap_facts(Heap, std::string_view, std::vector<Fact>&) const {}

void HeapRule::wins(const State& state, std::size_t part, const Goal& goal,
                    const std::vector<Component>&, Wins& out, Work& work) const {
  winning_options(state[part], part, goal, out, work);
}

void HeapRule::winning_options(Heap n, std::size_t part, const Goal& goal, Wins& out,
                               Work& work) const {
  const Value old = value(n);
  const auto wins = [&](const HeapOption& option) {
    return option.pieces == 2 ? goal.wins(old, value(option.a), value(option.b))
                              : goal.wins(old, value(option.b));
  };
  HeapRule::options_that({wins, std::nullopt}, n, part, out, work);
}

void HeapRule::options_that(const OptionTest& test, Heap n, std::size_t part, Wins& out,
                            Work& work) const {
  const auto look = [&](const HeapOption& option) {
    work.spend();
    if (test.passes(option)) out.add(make_move(n, part, option));
    return !work.limit_reached();
  };
  if (!each_option(n, OptionSink(work, look))) out.set_incomplete();
}

void HeapRule::search_key(State& state) const {
  // Heaps may stand in any order, and an empty heap has no move: Nimber splits only into non-empty
  // heaps.
  state.erase(std::remove(state.begin(), state.end(), Heap{0}), state.end());
  std::sort(state.begin(), state.end());
}

}  // namespace nimber
