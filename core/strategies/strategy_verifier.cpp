#include "strategies/strategy_verifier.hpp"

#include <nimber/moves.hpp>
#include <nimber/notation.hpp>

#include <algorithm>
#include <unordered_set>

namespace nimber {

std::string_view text(StrategyFault::Kind kind) {
  switch (kind) {
#define NIMBER_STRATEGY_FAULT(name, text) \
  case StrategyFault::Kind::name: return text;
    NIMBER_STRATEGY_FAULTS(NIMBER_STRATEGY_FAULT)
#undef NIMBER_STRATEGY_FAULT
  }
  return {};
}

StrategyVerifier::StrategyVerifier(Strategy claim, std::uint64_t limit)
    : claim_(std::move(claim)), work_(limit) {}

Progress StrategyVerifier::step(std::uint64_t budget) {
  work_.open_step(budget);
  const std::size_t all = claim_.values.empty() ? claim_.lost.size() : claim_.values.size();
  while (!done_ && (work_.may_go_on() || work_.limit_reached())) {
    if (work_.limit_reached()) {
      fail(Kind::unsettled);
      break;
    }
    if (!begun_) {
      begun_ = true;
      if (!begin()) break;
    } else if (next_ < all) {
      const bool right = claim_.values.empty() ? check_lost(claim_.lost[next_])
                                               : check_value(claim_.values[next_]);
      if (!right) break;
      ++next_;
    } else {
      if (!claim_.values.empty() && !end_values()) break;
      done_ = true;
    }
  }
  return {done_, all == 0 ? 1.0 : static_cast<double>(next_) / static_cast<double>(all),
          work_.examined()};
}

bool StrategyVerifier::fail(Kind kind, std::optional<std::string> at,
                            std::optional<std::string> move) {
  fault_ = {kind, std::move(at), std::move(move)};
  done_ = true;
  return false;
}

/// None, and the fault, where it is not the canonical text of a position.
std::optional<Position> StrategyVerifier::read(const std::string& text) {
  auto position = read_position(text);
  work_.spend(1 + text.size() / 16);
  if (position && print(*position) == text) return std::move(*position);
  fail(Kind::bad_position, text);
  return std::nullopt;
}

bool StrategyVerifier::begin() {
  start_ = read(claim_.position);
  if (!start_) return false;
  misere_ = start_->misere;
  if (!claim_.values.empty()) return begin_values(*start_);
  for (std::size_t i = 0; i < claim_.lost.size(); ++i) {
    if (!places_.emplace(claim_.lost[i].position, i).second)
      return fail(Kind::repeated, claim_.lost[i].position);
  }
  return check_first(*start_);
}

bool StrategyVerifier::check_first(const Position& start) {
  if (!claim_.first_wins) {
    if (claim_.first) return fail(Kind::bad_first, claim_.position, claim_.first);
    if (places_.count(claim_.position) == 0) return fail(Kind::not_listed, claim_.position);
    return true;
  }
  if (!claim_.first) {
    // Whoever can't move wins in misère play.
    bool any = false;
    const auto take = [&](const PositionMove&) {
      any = true;
      return false;
    };
    const bool all = each_move(start, PositionSink(work_, take));
    if (!any && !all) return fail(Kind::unsettled, claim_.position);
    if (any || !misere_) return fail(Kind::bad_first, claim_.position);
    return true;
  }
  if (!leads_to(start, *claim_.first)) return false;
  if (places_.count(*claim_.first) == 0) return fail(Kind::not_listed, claim_.first);
  return true;
}

/// Is there a move from one position to another?
bool StrategyVerifier::leads_to(const Position& from, const std::string& to) {
  bool found = false;
  const auto take = [&](const PositionMove& move) {
    work_.spend(1 + to.size() / 16);
    found = print(after(from, move)) == to;
    return !found && !work_.limit_reached();
  };
  const bool all = each_move(from, PositionSink(work_, take));
  if (found) return true;
  return fail(all ? Kind::no_move : Kind::unsettled, print(from), to);
}

bool StrategyVerifier::check_lost(const Strategy::Lost& entry) {
  const auto here = read(entry.position);
  if (!here) return false;
  std::unordered_map<std::string, const Strategy::Reply*> answers;
  for (const Strategy::Reply& reply : entry.replies) {
    if (!answers.emplace(reply.move, &reply).second)
      return fail(Kind::repeated, entry.position, reply.move);
  }
  std::unordered_set<std::string> seen;
  const auto take = [&](const PositionMove& move) {
    const Position moved = after(*here, move);
    std::string to = print(moved);
    work_.spend(1 + to.size() / 16);
    if (work_.limit_reached()) return false;
    const auto answer = answers.find(to);
    if (answer == answers.end()) return fail(Kind::missing, entry.position, std::move(to));
    if (!seen.insert(std::move(to)).second) return true;
    return check_answer(entry, *answer->second, moved);
  };
  const bool all = each_move(*here, PositionSink(work_, take));
  if (done_) return false;
  if (!all) return fail(Kind::unsettled, entry.position);
  if (seen.empty() && misere_) return fail(Kind::lets_win, entry.position);
  for (const Strategy::Reply& reply : entry.replies) {
    if (seen.count(reply.move) == 0) return fail(Kind::no_move, entry.position, reply.move);
  }
  return true;
}

bool StrategyVerifier::check_answer(const Strategy::Lost& entry, const Strategy::Reply& reply,
                                    const Position& moved) {
  if (!reply.reply) {
    bool any = false;
    const auto take = [&](const PositionMove&) {
      any = true;
      return false;
    };
    const bool all = each_move(moved, PositionSink(work_, take));
    if (!any && !all) return fail(Kind::unsettled, entry.position, reply.move);
    if (any || !misere_) return fail(Kind::no_answer, entry.position, reply.move);
    return true;
  }
  const auto place = places_.find(*reply.reply);
  if (place == places_.end()) return fail(Kind::not_listed, entry.position, reply.reply);
  if (claim_.lost[place->second].rank >= entry.rank)
    return fail(Kind::rank, entry.position, reply.reply);
  return leads_to(moved, *reply.reply);
}

}  // namespace nimber
