#include "rules/compound_moves.hpp"

#include "values/stable_order.hpp"

#include <algorithm>
#include <iterator>

namespace nimber {
namespace {

constexpr std::uint32_t no_way = UINT32_MAX;

/// Where part i of a state becomes the parts j ... of another, matched from the ends.
class CompoundMatch {
 public:
  CompoundMatch(const Position& position, std::size_t term, const State& to, Work& work)
      : rule_pointer_(position.terms[term].rule),
        rule_(*rule_pointer_),
        term_(term),
        from_(parts_of(rule_, position.terms[term].state)),
        to_(parts_of(rule_, to)),
        fixed_(rule_.apart() != Rule::Apart::varying),
        must_(position.compound == Compound::every || position.compound == Compound::first),
        work_(work) {}

  /// The fewest single moves that do it, appended; false where there are none.
  bool run(std::vector<PositionMove>& out) {
    if (fixed_ && from_.size() != to_.size()) return false;
    const std::size_t width = to_.size() + 1;
    // least_[i * width + j]: so few moves turn the parts from i on into those from j on.
    least_.assign((from_.size() + 1) * width, no_way);
    taken_.assign(least_.size(), 0);
    least_.back() = 0;
    for (std::size_t i = from_.size(); i-- > 0;) {
      const bool live = is_over(Term{rule_pointer_, from_[i]}, work_) != true;
      const std::size_t first = fixed_ ? i : 0;
      const std::size_t last = fixed_ ? i : to_.size();
      for (std::size_t j = first; j <= last; ++j) settle(i, j, width, live);
    }
    if (least_[0] == no_way) return false;
    for (std::size_t i = 0, j = 0; i < from_.size(); ++i) {
      const std::size_t length = taken_[i * width + j] / 2;
      if (taken_[i * width + j] % 2 == 1) {
        auto found = rule_.find_between(from_[i], run_of(j, length), work_);
        if (!found) return false;  // the limit was reached
        Move move = std::move(*found);
        if (rule_.apart() != Rule::Apart::whole) move.part += static_cast<std::uint32_t>(i);
        out.push_back({term_, std::move(move), {}});
      }
      j += length;
    }
    return true;
  }

 private:
  State run_of(std::size_t from, std::size_t length) const {
    State run;
    for (std::size_t i = from; i < from + length; ++i)
      run.insert(run.end(), to_[i].begin(), to_[i].end());
    return run;
  }

  void settle(std::size_t i, std::size_t j, std::size_t width, bool live) {
    std::uint32_t& least = least_[i * width + j];
    const auto offer = [&](std::size_t length, bool moved) {
      const std::uint32_t rest = least_[(i + 1) * width + j + length];
      if (rest == no_way || rest + moved >= least) return;
      least = rest + moved;
      taken_[i * width + j] = static_cast<std::uint32_t>(2 * length + moved);
    };
    if (j < to_.size() && to_[j] == from_[i] && !(must_ && live)) offer(1, false);
    if (!live) return;
    const std::size_t most = fixed_ ? 1 : to_.size() - j;
    for (std::size_t length = fixed_ ? 1 : 0; length <= most; ++length) {
      if (least_[(i + 1) * width + j + length] == no_way) continue;
      const State now = run_of(j, length);
      if (now != from_[i] && rule_.find_between(from_[i], now, work_)) offer(length, true);
    }
  }

  RulePtr rule_pointer_;
  const Rule& rule_;
  std::size_t term_;
  std::vector<State> from_;
  std::vector<State> to_;
  bool fixed_;
  bool must_;
  Work& work_;
  std::vector<std::uint32_t> least_;
  std::vector<std::uint32_t> taken_;
};

}  // namespace

std::vector<State> parts_of(const Rule& rule, const State& state) {
  if (rule.apart() == Rule::Apart::whole) return {state};
  std::vector<State> parts;
  const std::size_t count = rule.parts(state);
  parts.reserve(count);
  for (std::size_t part = 0; part < count; ++part) parts.push_back(rule.part_alone(state, part));
  return parts;
}

std::vector<CompoundPart> compound_parts(const Position& position) {
  std::vector<CompoundPart> parts;
  for (std::size_t term = 0; term < position.terms.size(); ++term) {
    const Rule& rule = *position.terms[term].rule;
    const bool whole = rule.apart() == Rule::Apart::whole;
    std::vector<State> alone = parts_of(rule, position.terms[term].state);
    for (std::size_t i = 0; i < alone.size(); ++i)
      parts.push_back({term, whole ? std::nullopt : std::optional(i), std::move(alone[i])});
  }
  return parts;
}

std::optional<bool> has_ended(const Position& position, const CompoundPart& part, Work& work) {
  return is_over(Term{position.terms[part.term].rule, part.alone}, work);
}

bool some_part_ended(const Position& position, Work& work) {
  const auto parts = compound_parts(position);
  return std::any_of(parts.begin(), parts.end(), [&](const CompoundPart& part) {
    return has_ended(position, part, work) == true;
  });
}

Position compound_after(const Position& position, const PositionMove& move) {
  Position result = position;
  const auto make = [&](const PositionMove& one) {
    Term& term = result.terms[one.term];
    term.state = term.rule->after(term.state, one.move);
  };
  // From the last part to the first: what a move leaves may be more parts than before.
  for (std::size_t i = move.also.size(); i-- > 0;) make(move.also[i]);
  make(move);
  return result;
}

PositionMove joined(std::vector<PositionMove> moves) {
  PositionMove all = std::move(moves.front());
  all.also.assign(std::make_move_iterator(moves.begin() + 1), std::make_move_iterator(moves.end()));
  return all;
}

std::optional<PositionMove> compound_between(const Position& from, const Position& to, Work& work) {
  if (is_over(from)) return std::nullopt;
  std::vector<PositionMove> moves;
  for (std::size_t term = 0; term < from.terms.size(); ++term) {
    if (!CompoundMatch(from, term, to.terms[term].state, work).run(moves)) return std::nullopt;
  }
  if (moves.empty() || (from.compound == Compound::most && moves.size() > from.most))
    return std::nullopt;
  return joined(std::move(moves));
}

std::optional<PositionMove> joined_moves(const Position& from,
                                         const std::vector<Position>& singles) {
  Position sum = from;
  sum.compound = Compound::sum;
  sum.most = 1;
  std::vector<PositionMove> moves;
  for (const Position& single : singles) {
    Position to = single;
    to.compound = Compound::sum;
    to.most = 1;
    auto move = move_between(sum, to);
    if (!move) return std::nullopt;
    moves.push_back(std::move(*move));
  }
  if (moves.empty()) return std::nullopt;
  const auto place = [&](const PositionMove& move) {
    const bool whole = from.terms[move.term].rule->apart() == Rule::Apart::whole;
    return std::pair(move.term, whole ? 0 : move.move.part);
  };
  put_in_order(moves,
               [&](const PositionMove& a, const PositionMove& b) { return place(a) < place(b); });
  for (std::size_t i = 1; i < moves.size(); ++i) {
    if (place(moves[i - 1]) == place(moves[i])) return std::nullopt;
  }
  return move_between(from, compound_after(from, joined(std::move(moves))));
}

CompoundMoves::CompoundMoves(const Position& position, Work* work)
    : position_(position),
      work_(work != nullptr ? *work : own_work_),
      parts_(compound_parts(position)),
      known_(parts_.size()) {
  bool ended = false;
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    if (has_ended(position, parts_[i], work_) == true) {
      ended = true;
    } else {
      live_.push_back(i);
    }
  }
  if (ended && position.compound == Compound::first) live_.clear();
  // Two moves may lead to one state where two parts of a varying term change.
  for (std::size_t i = 1; i < live_.size(); ++i) {
    const std::size_t term = parts_[live_[i]].term;
    may_repeat_ = may_repeat_ || (parts_[live_[i - 1]].term == term &&
                                  position.terms[term].rule->apart() == Rule::Apart::varying);
  }
}

const CompoundMoves::Known& CompoundMoves::known(std::size_t part) {
  std::optional<Known>& known = known_[part];
  if (known) return *known;
  known.emplace();
  const CompoundPart& here = parts_[part];
  const Rule& rule = *position_.terms[here.term].rule;
  for (std::size_t p = 0; p < rule.parts(here.alone) && known->whole; ++p) {
    const auto keep = [&](const Move& move) {
      if (known->options.size() == max_options) return false;
      known->options.push_back({move, rule.after(here.alone, move)});
      if (here.part) known->options.back().move.part = static_cast<std::uint32_t>(*here.part);
      return true;
    };
    known->whole = rule.each_move(here.alone, p, MoveSink(work_, keep));
  }
  put_in_order(known->options, [](const Option& a, const Option& b) { return a.then < b.then; });
  known->options.erase(
      std::unique(known->options.begin(), known->options.end(),
                  [](const Option& a, const Option& b) { return a.then == b.then; }),
      known->options.end());
  return *known;
}

const std::vector<CompoundMoves::Option>& CompoundMoves::options(std::size_t part) {
  return known(part).options;
}
bool CompoundMoves::all_options(std::size_t part) { return known(part).whole; }

bool CompoundMoves::each(FunctionRef<bool(const PositionMove&)> sink) {
  if (live_.empty()) return true;
  const bool all = position_.compound == Compound::every || position_.compound == Compound::first;
  if (all) return emit(live_, sink) && complete_;
  const std::uint64_t most = position_.compound == Compound::most ? position_.most : UINT64_MAX;
  // Sets of live parts in the order of their numbers; each is followed by those that begin with it.
  std::vector<std::size_t> chosen{0};
  while (!chosen.empty()) {
    std::vector<std::size_t> changed;
    changed.reserve(chosen.size());
    for (const std::size_t i : chosen) changed.push_back(live_[i]);
    if (!emit(changed, sink)) return false;
    if (chosen.size() < most && chosen.back() + 1 < live_.size()) {
      chosen.push_back(chosen.back() + 1);
      continue;
    }
    while (!chosen.empty() && ++chosen.back() == live_.size()) chosen.pop_back();
  }
  return complete_;
}

bool CompoundMoves::emit(const std::vector<std::size_t>& changed,
                         FunctionRef<bool(const PositionMove&)> sink) {
  std::vector<std::size_t> at(changed.size(), 0);
  for (const std::size_t part : changed) {
    if (!known(part).whole) complete_ = false;
    if (known(part).options.empty()) return complete_;
  }
  for (;;) {
    std::vector<PositionMove> moves;
    moves.reserve(changed.size());
    for (std::size_t i = 0; i < changed.size(); ++i)
      moves.push_back({parts_[changed[i]].term, known(changed[i]).options[at[i]].move, {}});
    const PositionMove move = joined(std::move(moves));
    bool fresh = true;
    if (may_repeat_) {
      std::vector<State> states;
      for (Term& term : compound_after(position_, move).terms)
        states.push_back(std::move(term.state));
      if (seen_.size() == max_results) return complete_ = false;
      fresh = seen_.insert(std::move(states)).second;
    }
    if (fresh && !sink(move)) return false;
    std::size_t i = changed.size();
    while (i > 0 && ++at[i - 1] == known(changed[i - 1]).options.size()) at[--i] = 0;
    if (i == 0) return true;
  }
}

}  // namespace nimber
