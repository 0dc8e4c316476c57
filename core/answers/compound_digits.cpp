#include "answers/compound_digits.hpp"

#include "values/saturated.hpp"
#include "values/stable_order.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// Winning moves that are put in order.
constexpr std::size_t most_in_order = 100'000;
constexpr unsigned digit_columns = 60;

std::uint64_t binomial(std::uint64_t n, std::uint64_t k) {
  std::uint64_t ways = 1;
  for (std::uint64_t i = 0; i < std::min(k, n - k); ++i) {
    __extension__ using Wide = unsigned __int128;
    const Wide next = Wide{ways} * (n - i) / (i + 1);
    if (next > UINT64_MAX) return UINT64_MAX;
    ways = static_cast<std::uint64_t>(next);
  }
  return ways;
}

}  // namespace

CompoundStage CompoundDigits::decide() {
  add_digits();
  const auto& digits = sum_.answer.digits;
  if (std::all_of(digits.begin(), digits.end(), [](std::uint64_t digit) { return digit == 0; }))
    return sum_.lose();
  sum_.answer.outcome = Outcome::N;
  list();
  return CompoundStage::finished;
}

void CompoundDigits::add_digits() {
  std::uint64_t largest = 0;
  for (std::size_t i = 0; i < sum_.parts.size(); ++i) {
    heaps_.push_back(sum_.state(i).front());
    largest = std::max(largest, heaps_.back());
    sum_.tell(i, heaps_.back());
  }
  auto& digits = sum_.answer.digits;
  for (unsigned bit = 0; bit < digit_columns; ++bit) {
    std::uint64_t ones = 0;
    for (const std::uint64_t heap : heaps_) ones += heap >> bit & 1;
    ones_.push_back(ones);
    // The columns of the largest heap are shown.
    if (largest >> bit != 0) digits.push_back(ones % (sum_.position.most + 1));
  }
}

void CompoundDigits::list() {
  std::vector<Lowered> lowered;
  find_moves(digit_columns, lowered);
  std::vector<std::size_t> changed;
  sum_.count = count_moves(digit_columns, changed);
  std::sort(found_.begin(), found_.end());
  if (found_.size() > max_listed) found_.resize(max_listed);
  for (const Found& found : found_) sum_.answer.winning.push_back(move_of(found));
}

PositionMove CompoundDigits::move_of(const Found& found) const {
  const auto& [heaps, values] = found;
  std::vector<PositionMove> moves;
  for (std::size_t i = 0; i < heaps.size(); ++i) {
    const std::size_t heap = heaps[i];
    const auto move = sum_.rule(heap).find_move(sum_.state(heap), 0, heaps_[heap] - values[i], 0);
    moves.push_back(sum_.in_place(heap, *move));
  }
  return joined(std::move(moves));
}

/// How many of the heaps lowered already must hold a one in this column where `fresh` more are
/// lowered here; none where that can't be.
std::optional<std::uint64_t> CompoundDigits::ones_wanted(unsigned bit, std::uint64_t lowered_ones,
                                                         std::uint64_t fresh,
                                                         std::uint64_t lowered) const {
  const std::uint64_t modulus = sum_.position.most + 1;
  const std::uint64_t rest = (ones_[bit] - lowered_ones - fresh) % modulus;
  const std::uint64_t wanted = rest == 0 ? 0 : modulus - rest;
  if (wanted > lowered) return std::nullopt;
  return wanted;
}

/// How many moves there are below this column, with these heaps lowered above it.
std::uint64_t CompoundDigits::count_moves(unsigned column, std::vector<std::size_t>& lowered) {
  sum_.work.spend();
  if (sum_.work.limit_reached()) {
    sum_.complete = false;
    return 0;
  }
  if (column == 0) return lowered.empty() ? 0 : 1;
  const unsigned bit = column - 1;
  std::uint64_t lowered_ones = 0;
  for (const std::size_t heap : lowered) lowered_ones += heaps_[heap] >> bit & 1;
  const std::uint64_t tight = ones_[bit] - lowered_ones;
  const std::uint64_t may = std::min(tight, sum_.position.most - lowered.size());
  std::uint64_t count = 0;
  for (std::uint64_t fresh = 0; fresh <= may; ++fresh) {
    const auto wanted = ones_wanted(bit, lowered_ones, fresh, lowered.size());
    if (!wanted) continue;
    const std::uint64_t ways = binomial(lowered.size(), *wanted);
    const std::size_t before = lowered.size();
    std::uint64_t below = 0;
    each_choice(bit, 0, fresh, lowered, before,
                [&] { below = saturated_sum(below, count_moves(bit, lowered)); });
    count = saturated_sum(count, saturated_product(ways, below));
  }
  return count;
}

/// Appends so many heaps with a one in this column that are not lowered yet, in all ways.
void CompoundDigits::each_choice(unsigned bit, std::size_t from, std::uint64_t wanted,
                                 std::vector<std::size_t>& lowered, std::size_t before,
                                 FunctionRef<void()> sink) {
  if (wanted == 0) return sink();
  for (std::size_t heap = from; heap < heaps_.size() && !sum_.work.limit_reached(); ++heap) {
    const auto end = lowered.begin() + static_cast<std::ptrdiff_t>(before);
    if ((heaps_[heap] >> bit & 1) == 0 || std::find(lowered.begin(), end, heap) != end) continue;
    lowered.push_back(heap);
    each_choice(bit, heap + 1, wanted - 1, lowered, before, sink);
    lowered.pop_back();
  }
}

/// Finds the moves themselves.
void CompoundDigits::find_moves(unsigned column, std::vector<Lowered>& lowered) {
  if (found_.size() >= most_in_order || sum_.work.limit_reached()) return;
  sum_.work.spend();
  if (column == 0) {
    if (lowered.empty()) return;
    std::vector<Lowered> sorted = lowered;
    put_in_order(sorted, [](const Lowered& a, const Lowered& b) { return a.heap < b.heap; });
    auto& [heaps, values] = found_.emplace_back();
    for (const Lowered& one : sorted) {
      heaps.push_back(one.heap);
      values.push_back(one.now);
    }
    return;
  }
  const unsigned bit = column - 1;
  std::uint64_t lowered_ones = 0;
  for (const Lowered& one : lowered) lowered_ones += heaps_[one.heap] >> bit & 1;
  const std::uint64_t tight = ones_[bit] - lowered_ones;
  const std::uint64_t may = std::min(tight, sum_.position.most - lowered.size());
  const std::size_t before = lowered.size();
  for (std::uint64_t fresh = 0; fresh <= may; ++fresh) {
    const auto wanted = ones_wanted(bit, lowered_ones, fresh, before);
    if (!wanted) continue;
    each_set_of_ones(bit, 0, *wanted, before, lowered, [&] {
      std::vector<std::size_t> heaps;
      heaps.reserve(lowered.size());
      for (const Lowered& one : lowered) heaps.push_back(one.heap);
      each_choice(bit, 0, fresh, heaps, before, [&] {
        for (std::size_t i = before; i < heaps.size(); ++i)
          lowered.push_back({heaps[i], heaps_[heaps[i]] >> column << column});
        find_moves(bit, lowered);
        lowered.resize(before);
      });
    });
  }
}

/// Gives so many of the first `count` lowered heaps a one in this column, in all ways.
void CompoundDigits::each_set_of_ones(unsigned bit, std::size_t from, std::uint64_t wanted,
                                      std::size_t count, std::vector<Lowered>& lowered,
                                      FunctionRef<void()> sink) {
  if (wanted == 0) return sink();
  for (std::size_t i = from; i + wanted <= count; ++i) {
    lowered[i].now |= std::uint64_t{1} << bit;
    each_set_of_ones(bit, i + 1, wanted - 1, count, lowered, sink);
    lowered[i].now &= ~(std::uint64_t{1} << bit);
  }
}

}  // namespace nimber
