#include "strategies/winning_replies.hpp"

#include <algorithm>
#include <unordered_set>

namespace nimber {
namespace {

/// What an analysis that theory answers at once costs, in options examined.
constexpr std::uint64_t cost_of_analysis = 20;

/// What looking at a text costs.
std::uint64_t cost(const std::string& text) { return 1 + text.size() / 64; }

}  // namespace

bool each_position_after(const Position& position, Work& work,
                         FunctionRef<bool(Position& to, const std::string& text)> take) {
  std::unordered_set<std::string> seen;
  const auto send = [&](const PositionMove& move) {
    Position to = after(position, move);
    const auto [text, is_new] = seen.insert(print(to));
    work.spend(cost(*text));
    return (!is_new || take(to, *text)) && !work.limit_reached();
  };
  return each_move(position, PositionSink(work, send));
}

std::optional<std::vector<Position>> positions_after(const Position& position, Work& work) {
  std::vector<Position> out;
  const auto keep = [&](Position& to, const std::string&) {
    out.push_back(std::move(to));
    return true;
  };
  if (!each_position_after(position, work, keep)) return std::nullopt;
  return out;
}

// -- SearchedReplies
// -------------------------------------------------------------------------------------------------

SearchedReplies::SearchedReplies(Position start) : start_(std::move(start)) { number(start_); }

std::uint32_t SearchedReplies::number(const Position& position) {
  const auto [place, is_new] =
      number_of_.emplace(print(position), static_cast<std::uint32_t>(states_.size()));
  if (is_new) {
    states_.emplace_back();
    for (const Term& term : position.terms) states_.back().push_back(term.state);
  }
  return place->second;
}

Position SearchedReplies::at(std::uint32_t number) const {
  Position position = start_;
  for (std::size_t i = 0; i < position.terms.size(); ++i)
    position.terms[i].state = states_[number][i];
  return position;
}

WinningReplies::Status SearchedReplies::list(Work& work) {
  while (first_option_.size() <= states_.size()) {
    if (work.limit_reached() || states_.size() > most_positions || options_.size() > most_options)
      return Status::gave_up;
    if (!work.may_go_on()) return Status::pending;
    const auto reached =
        positions_after(at(static_cast<std::uint32_t>(first_option_.size() - 1)), work);
    if (!reached) return Status::gave_up;
    for (const Position& to : *reached) options_.push_back(number(to));
    first_option_.push_back(options_.size());
  }
  if (outcomes_.empty()) look_backwards();
  return Status::done;
}

void SearchedReplies::look_backwards() {
  const std::size_t count = states_.size();
  // Who leads to each position.
  std::vector<std::size_t> first_before(count + 1, 0);
  for (const std::uint32_t to : options_) ++first_before[to + std::size_t{1}];
  for (std::size_t i = 0; i < count; ++i) first_before[i + 1] += first_before[i];
  std::vector<std::uint32_t> before(options_.size());
  std::vector<std::size_t> next = first_before;
  std::vector<std::uint32_t> open(count);
  for (std::uint32_t from = 0; from < count; ++from) {
    open[from] = static_cast<std::uint32_t>(first_option_[from + 1] - first_option_[from]);
    for (std::size_t i = first_option_[from]; i < first_option_[from + 1]; ++i)
      before[next[options_[i]]++] = from;
  }
  const auto each_before = [&](std::uint32_t to, auto&& take) {
    for (std::size_t i = first_before[to]; i < first_before[to + std::size_t{1}]; ++i)
      take(before[i]);
  };

  // Positions whose options are all taken out are taken out: what stays runs in a circle.
  std::vector<std::uint32_t> queue;
  std::vector<std::uint32_t> left = open;
  for (std::uint32_t v = 0; v < count; ++v) {
    if (left[v] == 0) queue.push_back(v);
  }
  const std::size_t ends = queue.size();
  for (std::size_t i = 0; i < queue.size(); ++i) {
    each_before(queue[i], [&](std::uint32_t from) {
      if (--left[from] == 0) queue.push_back(from);
    });
  }
  circles_ = queue.size() < count;

  // From the ends back, in the order of how long the game lasts.
  queue.resize(ends);
  outcomes_.assign(count, Outcome::D);
  distances_.assign(count, 0);
  for (const std::uint32_t end : queue) outcomes_[end] = start_.misere ? Outcome::N : Outcome::P;
  for (std::size_t i = 0; i < queue.size(); ++i) {
    const std::uint32_t to = queue[i];
    each_before(to, [&](std::uint32_t from) {
      if (outcomes_[from] != Outcome::D) return;
      if (outcomes_[to] == Outcome::N && --open[from] > 0) return;
      outcomes_[from] = outcomes_[to] == Outcome::N ? Outcome::P : Outcome::N;
      distances_[from] = distances_[to] + 1;
      queue.push_back(from);
    });
  }
}

WinningReplies::Status SearchedReplies::find(const Position& position, std::vector<Position>& out,
                                             Work& work) {
  const std::uint32_t from = number_of_.at(print(position));
  for (std::size_t i = first_option_[from]; i < first_option_[from + std::size_t{1}]; ++i) {
    work.spend();
    if (outcomes_[options_[i]] == Outcome::P) out.push_back(at(options_[i]));
  }
  return Status::done;
}

std::uint64_t SearchedReplies::distance(const Position& lost) const {
  return distances_[number_of_.at(print(lost))];
}

// -- AnalysedReplies
// -------------------------------------------------------------------------------------------------

WinningReplies::Status AnalysedReplies::find(const Position& position, std::vector<Position>& out,
                                             Work& work) {
  if (!analysis_) {
    analysis_ = std::make_unique<Analysis>(position, work.left(), Analysis::PartOfRequest{});
    examined_ = 0;
    work.spend(cost_of_analysis);
  }
  for (;;) {
    const Progress progress = analysis_->step(100'000);
    work.spend(progress.examined - examined_);
    examined_ = progress.examined;
    if (progress.done) break;
    if (work.limit_reached()) return Status::gave_up;
    if (!work.may_go_on()) return Status::pending;
  }
  const auto& result = analysis_->result();
  const bool settled = bool(result);
  if (settled && result->player_to_move_wins()) {
    std::unordered_set<std::string> seen;
    for (const PositionMove& move : result->winning) {
      Position to = after(position, move);
      std::string text = print(to);
      work.spend(cost(text));
      if (seen.insert(std::move(text)).second) out.push_back(std::move(to));
    }
  }
  analysis_.reset();
  return settled ? Status::done : Status::gave_up;
}

std::uint64_t AnalysedReplies::distance(const Position& lost) const {
  std::uint64_t sum = 0;
  for (const Term& term : lost.terms) {
    const RuleLoops* const loops = term.rule->loops();
    const std::uint64_t here =
        loops != nullptr ? loops->countdown(term.state) : term.rule->stones(term.state);
    sum = here > UINT64_MAX - sum ? UINT64_MAX : sum + here;
  }
  return sum;
}

}  // namespace nimber
