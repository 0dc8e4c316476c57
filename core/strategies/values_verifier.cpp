// The part of the verifier that looks at strategies by values.
#include <nimber/moves.hpp>
#include <nimber/notation.hpp>
#include "strategies/strategy_verifier.hpp"

#include <algorithm>
#include <unordered_set>

namespace nimber {

/// A heap, a token, a part of an own rule; of any other game the whole term.
std::optional<std::vector<std::size_t>> StrategyVerifier::heaps_of(const Term& term) {
  std::vector<std::size_t> out;
  const Rule& rule = *term.rule;
  const bool whole = rule.apart() == Rule::Apart::whole;
  const std::size_t parts = whole ? 1 : rule.parts(term.state);
  for (std::size_t part = 0; part < parts; ++part) {
    const std::string heap =
        print(Term{term.rule, whole ? term.state : rule.part_alone(term.state, part)});
    work_.spend(1 + heap.size() / 16);
    const auto place = places_.find(heap);
    if (place == places_.end()) {
      fail(Kind::no_value, heap);
      return std::nullopt;
    }
    out.push_back(place->second);
  }
  return out;
}

std::optional<Value> StrategyVerifier::sum_of(const Position& position) {
  Value sum = 0;
  for (const Term& term : position.terms) {
    const auto heaps = heaps_of(term);
    if (!heaps) return std::nullopt;
    for (const std::size_t heap : *heaps) sum ^= claim_.values[heap].value;
  }
  return sum;
}

bool StrategyVerifier::begin_values(const Position& start) {
  if (misere_ || start.compound != Compound::sum || !claim_.lost.empty())
    return fail(Kind::not_heaps, claim_.position);
  for (std::size_t i = 0; i < claim_.values.size(); ++i) {
    if (!places_.emplace(claim_.values[i].term, i).second)
      return fail(Kind::repeated, claim_.values[i].term);
  }
  leaves_.resize(claim_.values.size());
  const auto sum = sum_of(start);
  if (!sum) return false;
  if (!claim_.first_wins) {
    if (claim_.first) return fail(Kind::bad_first, claim_.position, claim_.first);
    return *sum == 0 || fail(Kind::wrong_sum, claim_.position);
  }
  if (!claim_.first) return fail(Kind::bad_first, claim_.position);
  if (!leads_to(start, *claim_.first)) return false;
  const auto first = read(*claim_.first);
  if (!first) return false;
  const auto left = sum_of(*first);
  if (!left) return false;
  return *left == 0 || fail(Kind::wrong_sum, claim_.first);
}

bool StrategyVerifier::check_value(const Strategy::HeapValue& entry) {
  const auto here = read(entry.term);
  if (!here) return false;
  // One heap: it stands under its own name.
  if (here->terms.size() != 1 || here->misere || here->compound != Compound::sum)
    return fail(Kind::not_heaps, entry.term);
  const auto alone = heaps_of(here->terms.front());
  if (!alone) return false;
  const std::size_t place = places_.at(entry.term);
  if (alone->size() != 1 || alone->front() != place) return fail(Kind::not_heaps, entry.term);

  std::unordered_map<std::string, Value> said;
  std::vector<std::pair<Value, std::string>> by = entry.by;
  for (const auto& [value, to] : by) {
    if (!said.emplace(to, value).second) return fail(Kind::repeated, entry.term, to);
  }
  std::sort(by.begin(), by.end());
  for (std::size_t i = 0; i < entry.value; ++i) {
    if (i >= by.size() || by[i].first != i) return fail(Kind::missing_value, entry.term);
  }
  if (by.size() != entry.value) return fail(Kind::repeated, entry.term, by.back().second);

  std::unordered_set<std::string> seen;
  const auto take = [&](const PositionMove& move) {
    const Position moved = after(*here, move);
    std::string to = print(moved);
    work_.spend(1 + to.size() / 16);
    if (work_.limit_reached()) return false;
    if (seen.count(to) > 0) return true;
    const auto heaps = heaps_of(moved.terms.front());
    if (!heaps) return false;
    Value sum = 0;
    for (const std::size_t heap : *heaps) {
      sum ^= claim_.values[heap].value;
      leaves_[place].push_back(heap);
    }
    if (sum == entry.value) return fail(Kind::same_value, entry.term, std::move(to));
    const auto told = said.find(to);
    if (told != said.end() && told->second != sum)
      return fail(Kind::wrong_value, entry.term, std::move(to));
    seen.insert(std::move(to));
    return true;
  };
  const bool all = each_move(*here, PositionSink(work_, take));
  if (done_) return false;
  if (!all) return fail(Kind::unsettled, entry.term);
  for (const auto& [value, to] : entry.by) {
    if (seen.count(to) == 0) return fail(Kind::no_move, entry.term, to);
  }
  return true;
}

/// No heap leads to itself: taking away those that leave nothing that is still there takes all
/// away.
bool StrategyVerifier::end_values() {
  std::vector<std::vector<std::size_t>> left_by(leaves_.size());
  std::vector<std::size_t> open(leaves_.size(), 0);
  std::vector<std::size_t> gone;
  for (std::size_t heap = 0; heap < leaves_.size(); ++heap) {
    auto& leaves = leaves_[heap];
    std::sort(leaves.begin(), leaves.end());
    leaves.erase(std::unique(leaves.begin(), leaves.end()), leaves.end());
    open[heap] = leaves.size();
    for (const std::size_t left : leaves) left_by[left].push_back(heap);
    if (leaves.empty()) gone.push_back(heap);
  }
  for (std::size_t i = 0; i < gone.size(); ++i) {
    for (const std::size_t heap : left_by[gone[i]]) {
      if (--open[heap] == 0) gone.push_back(heap);
    }
  }
  for (std::size_t heap = 0; heap < open.size(); ++heap) {
    if (open[heap] > 0) return fail(Kind::circle, claim_.values[heap].term);
  }
  return true;
}

}  // namespace nimber
