#include "search/heap_search.hpp"
#include "search/solver.hpp"

#include <algorithm>
#include <random>
#include <tuple>

namespace nimber {
namespace {

constexpr std::size_t max_strings = 48'000'000;

/// Slots of the table: 32 bits say where the string is, 1 the outcome, 31 are bits of the hash.
constexpr std::uint64_t where_bits = 0xFFFF'FFFF;
constexpr std::uint64_t outcome_bit = std::uint64_t{1} << 32;
constexpr std::uint64_t hash_bits = ~(where_bits | outcome_bit);

/// Sums of random numbers are random, but for the lowest bits' carries: the upper ones choose the
/// place.
std::size_t first_place(std::uint64_t hash, std::size_t size) {
  return static_cast<std::size_t>(hash * 0x9E3779B97F4A7C15u >> 20) & (size - 1);
}

}  // namespace

bool HeapSearch::suits(const std::vector<RulePtr>& rules, const std::vector<State>& states) {
  for (std::size_t i = 0; i < rules.size(); ++i) {
    if (rules[i]->heap_rule() == nullptr) return false;
    for (const Heap n : states[i]) {
      if (n > largest_heap) return false;
    }
  }
  return true;
}

HeapSearch::HeapSearch(std::vector<RulePtr> rules, bool misere, std::size_t most_known)
    : rules_(std::move(rules)),
      misere_(misere),
      most_known_(most_known),
      kind_of_(rules_.size()),
      first_option_{0, 0},
      random_{0},
      table_(1 << 12) {
  kind_with_.emplace(std::vector<Pair>{}, Kind{0});
}

void HeapSearch::start(std::vector<State> states) {
  states_ = std::move(states);
  entered_ = false;
  stack_.clear();
  heaps_.clear();
  result_.reset();
}

/// Lists the kind of the next heap of a rule; false where the limit is reached before.
bool HeapSearch::list_heap(std::size_t rule, Work& work) {
  auto& kinds = kind_of_[rule];
  std::vector<Pair> options;
  const auto keep = [&](const HeapOption& option) {
    Pair pair{};
    if (option.pieces == 2) pair[0] = kinds[static_cast<std::size_t>(option.a)];
    if (option.pieces >= 1) pair[1] = kinds[static_cast<std::size_t>(option.b)];
    if (pair[0] > pair[1]) std::swap(pair[0], pair[1]);
    options.push_back(pair);
    work.spend();
    return !work.limit_reached();
  };
  work.spend();
  const auto& heaps = static_cast<const HeapRule&>(*rules_[rule]);
  if (!heaps.each_option(kinds.size(), OptionSink(work, keep))) return false;
  // Where the larger piece is smallest the search is soon over: such options come first.
  const auto order = [](const Pair& a, const Pair& b) {
    return std::tie(a[1], a[0]) < std::tie(b[1], b[0]);
  };
  std::sort(options.begin(), options.end(), order);
  options.erase(std::unique(options.begin(), options.end()), options.end());
  const auto [found, fresh] =
      kind_with_.emplace(std::move(options), static_cast<Kind>(first_option_.size() - 1));
  if (fresh) {
    options_.insert(options_.end(), found->first.begin(), found->first.end());
    first_option_.push_back(options_.size());
    std::mt19937_64 random(first_option_.size());
    random_.push_back(random());
  }
  kinds.push_back(found->second);
  return true;
}

/// Lists the kinds of all heaps asked about; false where the step's budget is used up.
bool HeapSearch::list_kinds(Work& work) {
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    Heap largest = 0;
    for (const Heap n : states_[i]) largest = std::max(largest, n);
    while (kind_of_[i].size() <= largest) {
      if (!work.may_go_on() || !list_heap(i, work)) return false;
    }
  }
  return true;
}

void HeapSearch::enter() {
  entered_ = true;
  std::vector<Kind> heaps;
  std::uint64_t hash = 0;
  for (std::size_t i = 0; i < rules_.size(); ++i) {
    for (const Heap n : states_[i]) {
      const Kind kind = kind_of_[i][static_cast<std::size_t>(n)];
      if (kind != 0) heaps.push_back(kind);
      hash += random_[kind];
    }
  }
  std::sort(heaps.begin(), heaps.end());
  if (const auto wins = look_up(heaps.data(), heaps.size(), hash)) {
    result_ = *wins ? 1 : 0;
  } else {
    push(heaps.data(), heaps.size(), hash);
  }
}

void HeapSearch::push(const Kind* heaps, std::size_t length, std::uint64_t hash) {
  const std::size_t begin = heaps_.size();
  heaps_.insert(heaps_.end(), heaps, heaps + length);
  stack_.push_back({begin, length, 0, length > 0 ? first_option_[heaps_.back()] : 0, hash});
}

/// The slot of a position: its own, or the free one that it belongs in.
std::size_t HeapSearch::place_of(const Kind* heaps, std::size_t length, std::uint64_t hash) const {
  const std::size_t mask = table_.size() - 1;
  for (std::size_t place = first_place(hash, table_.size());; place = (place + 1) & mask) {
    const std::uint64_t slot = table_[place];
    if (slot == 0) return place;
    if (((slot ^ hash) & hash_bits) != 0) continue;
    const Kind* string = &strings_[static_cast<std::size_t>(slot & where_bits) - 1];
    if (*string == length && std::equal(heaps, heaps + length, string + 1)) return place;
  }
}

std::optional<bool> HeapSearch::look_up(const Kind* heaps, std::size_t length,
                                        std::uint64_t hash) const {
  const std::uint64_t slot = table_[place_of(heaps, length, hash)];
  if (slot == 0) return std::nullopt;
  return (slot & outcome_bit) != 0;
}

/// Doubles the table.
void HeapSearch::make_room() {
  std::vector<std::uint64_t> old(2 * table_.size());
  old.swap(table_);
  const std::size_t mask = table_.size() - 1;
  for (const std::uint64_t slot : old) {
    if (slot == 0) continue;
    const Kind* string = &strings_[static_cast<std::size_t>(slot & where_bits) - 1];
    std::uint64_t hash = 0;
    for (Kind i = 1; i <= *string; ++i) hash += random_[string[i]];
    std::size_t place = first_place(hash, table_.size());
    while (table_[place] != 0) place = (place + 1) & mask;
    table_[place] = slot;
  }
}

/// Remembers the outcome of the position on top, which leaves the stack.
void HeapSearch::finish(bool wins) {
  const Frame& frame = stack_.back();
  if (++known_ * 2 > table_.size()) make_room();
  const Kind* heaps = heaps_.data() + frame.begin;
  const std::size_t place = place_of(heaps, frame.length, frame.hash);
  table_[place] = (strings_.size() + 1) | (wins ? outcome_bit : 0) | (frame.hash & hash_bits);
  strings_.push_back(static_cast<Kind>(frame.length));
  strings_.insert(strings_.end(), heaps, heaps + frame.length);
  heaps_.resize(frame.begin);
  stack_.pop_back();
  result_ = wins ? 1 : 0;
}

Solver::Status HeapSearch::step(Work& work) {
  if (!entered_) {
    if (!list_kinds(work))
      return work.limit_reached() ? Solver::Status::gave_up : Solver::Status::pending;
    enter();
  }
  while (!stack_.empty()) {
    if (known_ > most_known_ || strings_.size() > max_strings) {
      work.stop_at(Bound::positions, known_);
      return Solver::Status::gave_up;
    }
    if (work.limit_reached()) return Solver::Status::gave_up;
    if (!work.may_go_on()) return Solver::Status::pending;
    Frame& frame = stack_.back();
    if (frame.done == frame.length) {
      finish(frame.length == 0 && misere_);
      continue;
    }
    const Kind* heaps = heaps_.data() + frame.begin;
    const std::size_t place = frame.length - frame.done - 1;
    const Kind kind = heaps[place];
    if (frame.option == first_option_[kind + std::size_t{1}]) {
      do ++frame.done;
      while (frame.done < frame.length && heaps[frame.length - frame.done - 1] == kind);
      if (frame.done < frame.length)
        frame.option = first_option_[heaps[frame.length - frame.done - 1]];
      continue;
    }
    // The string of the option: the heap leaves, its pieces find their places before it, since
    // their numbers are smaller.
    const Pair option = options_[frame.option];
    const std::uint64_t hash = frame.hash - random_[kind] + random_[option[0]] + random_[option[1]];
    child_.resize(frame.length + 1);
    Kind* to = child_.data();
    std::size_t from = 0;
    for (const Kind piece : option) {
      if (piece == 0) continue;
      while (heaps[from] < piece) *to++ = heaps[from++];
      *to++ = piece;
    }
    while (from < place) *to++ = heaps[from++];
    while (++from < frame.length) *to++ = heaps[from];
    const auto length = static_cast<std::size_t>(to - child_.data());
    work.spend();
    const auto wins = look_up(child_.data(), length, hash);
    if (!wins) {
      push(child_.data(), length, hash);
    } else if (*wins) {
      ++frame.option;
    } else {
      finish(true);
    }
  }
  return result_ ? Solver::Status::done : Solver::Status::gave_up;
}

}  // namespace nimber
