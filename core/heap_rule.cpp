#include <nimber/heap_rule.hpp>

#include <algorithm>
#include <cstring>

namespace nimber {

Move HeapRule::make_move(Heap n, std::size_t part, const HeapOption& option) {
  Move move;
  move.kind = option.pieces < 2 ? MoveKind::take : option.amount == 0 ? MoveKind::split : MoveKind::take_split;
  move.part = static_cast<std::uint32_t>(part);
  move.amount = option.amount;
  move.before = n;
  if (option.pieces == 1) move.after = {option.b, 0};
  if (option.pieces == 2) move.after = {option.a, option.b};
  return move;
}

bool HeapRule::each_move(const State& state, std::size_t part, MoveSink sink) const {
  return each_option(state[part], [&](const HeapOption& option) { return sink(make_move(state[part], part, option)); });
}

State HeapRule::after(const State& state, const Move& move) const {
  State result;
  result.reserve(state.size() + 1);
  const auto changed = state.begin() + static_cast<std::ptrdiff_t>(move.part);
  result.insert(result.end(), state.begin(), changed);
  result.insert(result.end(), move.after.begin(), move.after.begin() + static_cast<std::ptrdiff_t>(after_count(move.kind)));
  result.insert(result.end(), changed + 1, state.end());
  return result;
}

std::optional<Move> HeapRule::find_move(const State& state, std::size_t part, std::uint64_t amount, std::uint64_t smaller) const {
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

std::optional<Move> HeapRule::move_between(const State& from, const State& to) const {
  const bool split = to.size() == from.size() + 1;
  if (!split && to.size() != from.size()) return std::nullopt;
  const auto part = static_cast<std::size_t>(std::mismatch(from.begin(), from.end(), to.begin()).first - from.begin());
  if (part == from.size()) return std::nullopt;
  const Heap left = to[part] + (split ? to[part + 1] : 0);
  if (left > from[part]) return std::nullopt;
  auto move = find_move(from, part, from[part] - left, split ? to[part] : 0);
  if (!move || after(from, *move) != to) return std::nullopt;
  return move;
}

Ready HeapRule::prepare(const State& state, Work& work) const { return ready(*std::max_element(state.begin(), state.end()), work); }

void HeapRule::components(const State& state, std::vector<Component>& out) const {
  for (std::size_t i = 0; i < state.size(); ++i) {
    out.push_back({Component::Kind::heap, static_cast<std::uint32_t>(i), state[i], value(state[i])});
  }
}

std::string_view HeapRule::theorem(const State& state) const { return heap_theorem(*std::max_element(state.begin(), state.end())); }

void HeapRule::wins(const State& state, std::size_t part, const Goal& goal, const std::vector<Component>&, Wins& out, Work& work) const {
  winning_options(state[part], part, goal, out, work);
}

void HeapRule::winning_options(Heap n, std::size_t part, const Goal& goal, Wins& out, Work& work) const {
  const Value old = value(n);
  each_option(n, [&](const HeapOption& option) {
    work.spend();
    const bool wins = option.pieces == 2 ? goal.wins(old, value(option.a), value(option.b)) : goal.wins(old, value(option.b));
    if (wins) out.add(make_move(n, part, option));
    if (work.limit_reached()) out.set_incomplete();
    return !work.limit_reached();
  });
}

void HeapRule::search_key(State& state) const {
  // Heaps may stand in any order, and an empty heap has no move: Nimber splits only into non-empty heaps.
  state.erase(std::remove(state.begin(), state.end(), Heap{0}), state.end());
  std::sort(state.begin(), state.end());
}

Ready GrownTableRule::ready(Heap n, Work& work) const {
  const std::size_t longest = longest_table();
  if (!may_have_period() && n >= longest) return Ready::never;
  while (table_.size() <= n && !period_) {
    if (table_.size() >= longest) return Ready::never;
    if (!work.may_go_on()) return Ready::pending;
    std::size_t to = static_cast<std::size_t>(std::min<Heap>(n, longest - 1));
    if (may_have_period()) to = std::min(to, std::max(next_check_, table_.size() + 1) - 1);
    grow(table_, to, work);
    if (may_have_period() && table_.size() >= next_check_) {
      period_ = prove_period(table_);
      next_check_ = table_.size() + table_.size() / 16 + 1;
    }
  }
  return Ready::yes;
}

std::optional<Period> GrownTableRule::prove_now() const {
  if (!period_ && may_have_period()) period_ = prove_period(table_);
  return period_;
}

void TableRule::grow(ValueTable& table, std::size_t n, Work& work) const {
  do {
    const Value v = next_value(table, work);
    table.push_back(static_cast<std::uint32_t>(v));
  } while (table.size() <= n && work.may_go_on());
}

Value GrownTableRule::value(Heap n) const {
  if (n >= table_.size()) n = period_->preperiod + (n - period_->preperiod) % period_->period;
  return table_[static_cast<std::size_t>(n)];
}

PackedValues GrownTableRule::sequence_values(Heap from, std::size_t count) const {
  // Past the table a period was proven, or the game knows a formula.
  const std::size_t size = table_.size();
  if (count == 0 || (from + count > size && !period_)) return HeapRule::sequence_values(from, count);
  const std::size_t width = table_.width();
  PackedValues packed = room_for(count, table_.width());
  std::uint8_t* const out = packed.bytes.data();
  std::size_t done = 0;
  if (from < size) {
    done = std::min(count, size - static_cast<std::size_t>(from));
    table_.copy_out(static_cast<std::size_t>(from), done, out);
  }
  // One period from the table; then what has been written repeats, twice as much each time.
  const std::uint64_t period = period_ ? std::max<std::uint64_t>(period_->period, 1) : 1;
  const std::size_t begin = done;
  while (done < count) {
    std::size_t now = count - done;
    if (done - begin < period) {
      const std::uint64_t place = (from + done - period_->preperiod) % period;
      now = static_cast<std::size_t>(std::min({std::uint64_t{now}, period - place, period - (done - begin)}));
      table_.copy_out(static_cast<std::size_t>(period_->preperiod + place), now, out + done * width);
    } else {
      now = std::min(now, static_cast<std::size_t>((done - begin) / period * period));
      std::memcpy(out + done * width, out + begin * width, now * width);
    }
    done += now;
  }
  return packed;
}

std::string_view GrownTableRule::heap_theorem(Heap n) const { return n < table_.size() ? "table" : "period"; }

void MexSet::clear(std::size_t most) {
  if (++now_ == 0) {
    std::fill(stamp_.begin(), stamp_.end(), 0);
    now_ = 1;
  }
  if (stamp_.size() < most + 2) stamp_.resize(std::max(most + 2, 2 * stamp_.size()), 0);
}

Value MexSet::mex() const {
  std::size_t v = 0;
  while (stamp_[v] == now_) ++v;
  return v;
}

}  // namespace nimber
