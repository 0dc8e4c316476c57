#include "strategies/strategy_choice.hpp"

#include <nimber/limits.hpp>

#include <algorithm>
#include <bit>
#include <queue>
#include <unordered_map>
#include <utility>

namespace nimber {
namespace {

/// More text, in bytes, is not listed before anything is chosen.
constexpr std::size_t most_listed_text = 8'000'000;

using Bits = std::vector<std::uint64_t>;

bool has(const Bits& bits, std::uint32_t i) { return (bits[i / 64] >> (i % 64) & 1) != 0; }

std::size_t count_new(const Bits& of, const Bits& beside) {
  std::size_t count = 0;
  for (std::size_t i = 0; i < of.size(); ++i)
    count += static_cast<std::size_t>(std::popcount(of[i] & ~beside[i]));
  return count;
}

}  // namespace

StrategyChoice::StrategyChoice(StrategyCandidates& candidates, Id root, std::size_t most)
    : candidates_(candidates), root_(root), most_(most) {}

StrategyChoice::Status StrategyChoice::step(Work& work) {
  for (;;) {
    Status status = Status::done;
    switch (stage_) {
      case Stage::list: status = list(work); break;
      case Stage::upwards: status = upwards(work); break;
      case Stage::downwards: status = downwards(work); break;
      case Stage::prune:
        while (prune(work)) {
          if (!work.may_go_on() && !work.limit_reached()) return Status::pending;
        }
        stage_ = Stage::rank;
        break;
      case Stage::rank:
        if (!rank_all()) return Status::gave_up;
        stage_ = Stage::done;
        break;
      case Stage::done: return Status::done;
    }
    if (status != Status::done) return status;
  }
}

StrategyChoice::Status StrategyChoice::list(Work& work) {
  while (next_ < candidates_.size() && candidates_.size() <= limits::strategy_candidates) {
    const Status status = candidates_.expand(next_, work, most_listed_text, most_);
    if (status == Status::gave_up && candidates_.too_long()) break;
    if (status != Status::done) return status;
    ++next_;
  }
  in_.assign(candidates_.size(), 0);
  if (next_ == candidates_.size() &&
      order(std::vector<std::uint8_t>(candidates_.size(), 1), order_)) {
    needs_.resize(candidates_.size());
    stage_ = Stage::upwards;
  } else {
    in_[root_] = 1;
    in_count_ = 1;
    waiting_.emplace_back(UINT64_MAX, root_);
    stage_ = Stage::downwards;
  }
  return Status::done;
}

StrategyChoice::Status StrategyChoice::upwards(Work& work) {
  const std::size_t words = candidates_.size() / 64 + 1;
  for (; at_ < order_.size(); ++at_) {
    if (work.limit_reached()) return Status::gave_up;
    if (!work.may_go_on()) return Status::pending;
    const Id id = order_[at_];
    Bits& needed = needs_[id];
    needed.assign(words, 0);
    needed[id / 64] |= std::uint64_t{1} << (id % 64);
    // Where there is no choice, first.
    std::vector<const Row*> rows;
    for (const Row& row : candidates_.rows(id)) {
      if (row.count > 0) rows.push_back(&row);
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Row* a, const Row* b) { return a->count < b->count; });
    for (const Row* const row : rows) {
      const Id* const answers = candidates_.answers(*row);
      const Id* const end = answers + row->count;
      work.spend(row->count);
      if (std::any_of(answers, end, [&](Id answer) { return has(needed, answer); })) continue;
      const Id* best = answers;
      std::size_t fewest = SIZE_MAX;
      for (const Id* answer = answers; answer != end; ++answer) {
        work.spend(words / 64);
        const std::size_t more = count_new(needs_[*answer], needed);
        if (more >= fewest) continue;
        fewest = more;
        best = answer;
      }
      for (std::size_t i = 0; i < words; ++i) needed[i] |= needs_[*best][i];
    }
  }
  for (Id id = 0; id < candidates_.size(); ++id) in_[id] = has(needs_[root_], id) ? 1 : 0;
  in_count_ = static_cast<std::size_t>(std::count(in_.begin(), in_.end(), 1));
  needs_ = {};
  stage_ = Stage::prune;
  return Status::done;
}

StrategyChoice::Status StrategyChoice::downwards(Work& work) {
  while (!waiting_.empty()) {
    if (in_count_ > most_ + 1) {
      too_many_ = true;
      return Status::gave_up;
    }
    const Id id = waiting_.front().second;
    const Status status =
        candidates_.expand(id, work, limits::strategy_bytes + most_listed_text, most_);
    too_many_ = status == Status::gave_up && candidates_.too_long();
    if (status != Status::done) return status;
    std::pop_heap(waiting_.begin(), waiting_.end());
    waiting_.pop_back();
    in_.resize(candidates_.size(), 0);
    answer_from(id, work);
    if (!work.may_go_on() && !work.limit_reached()) return Status::pending;
  }
  stage_ = Stage::prune;
  return Status::done;
}

/// Takes in what answers the moves from here that nothing answers yet: again and again the
/// candidate that answers the most of them; of equals the one with the fewest stones, then the
/// first. A candidate answers fewer and fewer of the open moves, so its place in the queue may be
/// out of date only by being too high.
void StrategyChoice::answer_from(Id id, Work& work) {
  std::vector<const Row*> open;
  std::unordered_map<Id, std::vector<std::size_t>> answered;  // by candidate, places in `open`
  for (const Row& row : candidates_.rows(id)) {
    const Id* const answers = candidates_.answers(row);
    work.spend(row.count);
    if (row.count == 0 ||
        std::any_of(answers, answers + row.count, [&](Id answer) { return in_[answer] != 0; }))
      continue;
    for (std::size_t i = 0; i < row.count; ++i) answered[answers[i]].push_back(open.size());
    open.push_back(&row);
  }
  std::unordered_map<Id, std::size_t> times;
  for (const auto& [candidate, rows] : answered) times[candidate] = rows.size();
  struct Place {
    std::size_t times;
    std::uint64_t stones;
    Id candidate;
    bool operator<(const Place& other) const {
      if (times != other.times) return times < other.times;
      return stones != other.stones ? stones > other.stones : candidate > other.candidate;
    }
  };
  std::vector<Place> places;
  places.reserve(times.size());
  for (const auto& [candidate, count] : times)
    places.push_back({count, candidates_.stones(candidate), candidate});
  std::priority_queue<Place> queue({}, std::move(places));
  for (std::size_t left = open.size(); left > 0 && in_count_ <= most_ + 1;) {
    Place best = queue.top();
    queue.pop();
    const std::size_t now = times[best.candidate];
    if (now != best.times) {
      best.times = now;
      if (now > 0) queue.push(best);
      continue;
    }
    in_[best.candidate] = 1;
    ++in_count_;
    waiting_.emplace_back(best.stones, best.candidate);
    std::push_heap(waiting_.begin(), waiting_.end());
    for (const std::size_t at : answered[best.candidate]) {
      const Row* const row = std::exchange(open[at], nullptr);
      if (row == nullptr) continue;
      --left;
      for (std::size_t i = 0; i < row->count; ++i) --times[candidates_.answers(*row)[i]];
    }
  }
}

/// One round: leaves out each position without which all moves are answered too, then those that
/// nothing needs any more. False where that changed nothing, or was tried often enough.
bool StrategyChoice::prune(Work& work) {
  constexpr unsigned most_rounds = 8;
  if (++rounds_ > most_rounds) return false;
  const std::size_t before = in_count_;
  // Rows of positions that are in, by the candidates that answer them.
  struct Answered {
    Id from;
    std::size_t hits;
  };
  std::vector<Answered> rows;
  std::vector<std::vector<std::uint32_t>> answered(candidates_.size());
  std::vector<Id> ids;
  for (Id id = 0; id < candidates_.size(); ++id) {
    if (in_[id] == 0) continue;
    ids.push_back(id);
    for (const Row& row : candidates_.rows(id)) {
      std::size_t hits = 0;
      for (std::size_t i = 0; i < row.count; ++i) {
        const Id answer = candidates_.answers(row)[i];
        if (in_[answer] == 0) continue;
        ++hits;
        answered[answer].push_back(static_cast<std::uint32_t>(rows.size()));
      }
      work.spend(row.count);
      rows.push_back({id, hits});
    }
  }
  // What has many stones needs much.
  std::stable_sort(ids.begin(), ids.end(),
                   [&](Id a, Id b) { return candidates_.stones(a) > candidates_.stones(b); });
  for (const Id id : ids) {
    if (id == root_) continue;
    const bool needed = std::any_of(answered[id].begin(), answered[id].end(), [&](std::uint32_t r) {
      return in_[rows[r].from] != 0 && rows[r].hits < 2;
    });
    if (needed) continue;
    in_[id] = 0;
    for (const std::uint32_t r : answered[id]) --rows[r].hits;
  }
  keep(trimmed(in_));
  return in_count_ < before;
}

/// Of the positions that are in: the root and what is needed by those that are needed. Moves that
/// only one of them answers come first; of several the one that answers the most others.
std::vector<StrategyChoice::Id> StrategyChoice::trimmed(const std::vector<std::uint8_t>& in) const {
  std::vector<std::uint8_t> needed(candidates_.size(), 0);
  std::vector<Id> out{root_};
  needed[root_] = 1;
  std::vector<const Row*> open;
  const auto need = [&](Id id) {
    if (needed[id] != 0) return;
    needed[id] = 1;
    out.push_back(id);
  };
  std::size_t at = 0;
  for (std::size_t next_open = 0;;) {
    for (; at < out.size(); ++at) {
      for (const Row& row : candidates_.rows(out[at])) {
        const Id* const answers = candidates_.answers(row);
        std::size_t hits = 0;
        Id last = none;
        for (std::size_t i = 0; i < row.count; ++i) {
          if (in[answers[i]] == 0) continue;
          ++hits;
          last = answers[i];
        }
        if (hits == 1) need(last);
        if (hits > 1) open.push_back(&row);
      }
    }
    if (next_open == open.size()) break;
    const Row& row = *open[next_open++];
    const Id* const answers = candidates_.answers(row);
    Id best = none;
    bool answered = false;
    for (std::size_t i = 0; i < row.count; ++i) {
      if (in[answers[i]] == 0) continue;
      answered = answered || needed[answers[i]] != 0;
      if (best == none || candidates_.stones(answers[i]) < candidates_.stones(best))
        best = answers[i];
    }
    if (!answered) need(best);
  }
  return out;
}

void StrategyChoice::keep(const std::vector<Id>& ids) {
  in_.assign(candidates_.size(), 0);
  for (const Id id : ids) in_[id] = 1;
  in_count_ = ids.size();
}

bool StrategyChoice::order(const std::vector<std::uint8_t>& in, std::vector<Id>& out) const {
  enum : std::uint8_t { unseen, open, closed };
  struct Frame {
    Id id;
    std::size_t row = 0;
    std::size_t answer = 0;
  };
  out.clear();
  std::vector<std::uint8_t> seen(candidates_.size(), unseen);
  std::vector<Frame> stack{{root_}};
  seen[root_] = open;
  while (!stack.empty()) {
    Frame& frame = stack.back();
    const std::vector<Row>& rows = candidates_.rows(frame.id);
    if (frame.row == rows.size()) {
      seen[frame.id] = closed;
      out.push_back(frame.id);
      stack.pop_back();
      continue;
    }
    const Row& row = rows[frame.row];
    if (frame.answer == row.count) {
      ++frame.row;
      frame.answer = 0;
      continue;
    }
    const Id to = candidates_.answers(row)[frame.answer++];
    if (in[to] == 0 || seen[to] == closed) continue;
    if (seen[to] == open) return false;
    seen[to] = open;
    stack.push_back({to});
  }
  return true;
}

/// Ranks of all that is in; then what the answers of least rank don't need is left out.
bool StrategyChoice::rank_all() {
  std::vector<Id> upwards;
  if (!order(in_, upwards)) return false;
  ranks_.assign(candidates_.size(), 0);
  for (const Id id : upwards) {
    for (const Row& row : candidates_.rows(id)) {
      std::uint64_t least = UINT64_MAX;
      for (std::size_t i = 0; i < row.count; ++i) {
        const Id answer = candidates_.answers(row)[i];
        if (in_[answer] != 0) least = std::min(least, ranks_[answer]);
      }
      if (row.count > 0) ranks_[id] = std::max(ranks_[id], least + 1);
    }
  }
  std::vector<Id> found{root_};
  std::vector<std::uint8_t> seen(candidates_.size(), 0);
  seen[root_] = 1;
  for (std::size_t i = 0; i < found.size(); ++i) {
    for (const Id answer : answers(found[i])) {
      if (answer == none || seen[answer] != 0) continue;
      seen[answer] = 1;
      found.push_back(answer);
    }
  }
  std::stable_sort(found.begin() + 1, found.end(),
                   [&](Id a, Id b) { return ranks_[a] > ranks_[b]; });
  chosen_ = std::move(found);
  too_many_ = chosen_.size() > most_ + 1;
  return !too_many_;
}

std::vector<StrategyChoice::Id> StrategyChoice::answers(Id id) const {
  std::vector<Id> out;
  for (const Row& row : candidates_.rows(id)) {
    Id best = none;
    for (std::size_t i = 0; i < row.count; ++i) {
      const Id answer = candidates_.answers(row)[i];
      if (in_[answer] != 0 && (best == none || ranks_[answer] < ranks_[best])) best = answer;
    }
    out.push_back(best);
  }
  return out;
}

}  // namespace nimber
