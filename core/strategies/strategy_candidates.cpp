#include "strategies/strategy_candidates.hpp"

#include <algorithm>

namespace nimber {
namespace {

std::uint64_t all_stones(const Position& position) {
  std::uint64_t sum = 0;
  for (const Term& term : position.terms) {
    const std::uint64_t here = term.rule->stones(term.state);
    sum = here > UINT64_MAX - sum ? UINT64_MAX : sum + here;
  }
  return sum;
}

}  // namespace

StrategyCandidates::StrategyCandidates(WinningReplies& replies, const Position& like)
    : replies_(replies), like_(like) {}

StrategyCandidates::Id StrategyCandidates::meet(const Position& lost) {
  const auto [place, is_new] = ids_.emplace(print(lost), static_cast<Id>(nodes_.size()));
  if (is_new) {
    Node& node = nodes_.emplace_back();
    node.text = &place->first;
    node.stones = all_stones(lost);
    bytes_ += sizeof(Node) + 2 * place->first.size() + 64;
    for (const Term& term : lost.terms) {
      node.states.push_back(term.state);
      bytes_ += sizeof(State) + term.state.size() * sizeof(std::uint64_t);
    }
  }
  return place->second;
}

StrategyCandidates::Id StrategyCandidates::several(const std::vector<Position>& lost) {
  static const std::string no_text;
  const auto id = static_cast<Id>(nodes_.size());
  nodes_.emplace_back().text = &no_text;
  take({}, lost);
  nodes_[id].rows = std::move(rows_);
  nodes_[id].expanded = true;
  rows_.clear();
  return id;
}

std::size_t StrategyCandidates::known(const Position& lost) const {
  const auto at = ids_.find(print(lost));
  return at == ids_.end() ? nodes_.size() : at->second;
}

void StrategyCandidates::take(std::string move, const std::vector<Position>& lost) {
  Row row{std::move(move), answers_.size(), 0};
  if (nodes_.size() <= most_met) {
    for (const Position& position : lost) answers_.push_back(meet(position));
  } else {
    for (const Position& position : lost) {
      const std::size_t id = known(position);
      if (id < nodes_.size()) answers_.push_back(static_cast<Id>(id));
    }
    if (answers_.size() == row.first && !lost.empty()) answers_.push_back(meet(lost.front()));
  }
  row.count = answers_.size() - row.first;
  bytes_ += sizeof(Row) + row.move.size() + 16 + row.count * sizeof(Id);
  rows_.push_back(std::move(row));
}

StrategyCandidates::Status StrategyCandidates::expand(Id id, Work& work, std::size_t most_text,
                                                      std::size_t most_answers) {
  if (nodes_[id].expanded) return Status::done;
  Position here = like_;
  for (std::size_t i = 0; i < here.terms.size(); ++i) here.terms[i].state = nodes_[id].states[i];
  if (!listing_) {
    // Each row has a move and an answer.
    const std::size_t room = (most_text - std::min(most_text, text_bytes_)) / 2;
    listed_text_ = 0;
    moves_.clear();
    const auto keep = [&](Position& to, const std::string& text) {
      listed_text_ += text.size();
      moves_.push_back(std::move(to));
      return listed_text_ <= room;
    };
    const bool all = each_position_after(here, work, keep);
    too_long_ = listed_text_ > room;
    if (!all || too_long_) return Status::gave_up;
    text_bytes_ += 2 * listed_text_;
    next_ = 0;
    rows_.clear();
    only_.clear();
    listing_ = true;
  }
  const Status status = find_answers(here, work, most_answers);
  if (status == Status::pending) return status;
  listing_ = false;
  if (status == Status::done) {
    nodes_[id].rows = std::move(rows_);
    nodes_[id].expanded = true;
  } else {
    text_bytes_ -= 2 * listed_text_;
  }
  rows_.clear();
  return status;
}

/// Of the moves from here on.
StrategyCandidates::Status StrategyCandidates::find_answers(const Position& here, Work& work,
                                                            std::size_t most_answers) {
  const std::uint64_t distance = replies_.circles() ? replies_.distance(here) : 0;
  for (; next_ < moves_.size(); ++next_) {
    if (full() || work.limit_reached()) return Status::gave_up;
    if (!work.may_go_on()) return Status::pending;
    const Position& moved = moves_[next_];
    found_.clear();
    const Status status = replies_.find(moved, found_, work);
    if (status != Status::done) return status;
    if (found_.empty()) {
      // Whoever can't move wins in misère play. Otherwise the position was not lost.
      const auto more = positions_after(moved, work);
      if (!more || !more->empty() || !like_.misere) return Status::gave_up;
    } else if (replies_.circles()) {
      const auto far = [&](const Position& lost) { return replies_.distance(lost) >= distance; };
      found_.erase(std::remove_if(found_.begin(), found_.end(), far), found_.end());
      if (found_.empty()) return Status::gave_up;
    }
    take(print(moved), found_);
    if (rows_.back().count != 1) continue;
    only_.insert(answers_.back());
    too_long_ = only_.size() > most_answers;
    if (too_long_) return Status::gave_up;
  }
  return Status::done;
}

}  // namespace nimber
