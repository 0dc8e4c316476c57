#include "arguments/check_argument.hpp"

#include <nimber/notation.hpp>

#include <algorithm>
#include <map>
#include <numeric>
#include <set>
#include <vector>

namespace nimber {
namespace {

/// Of a drawn rule, as it is written: does the measure fall with each move? Pictures that flags
/// turn or mirror hold the same symbols, and where only places tell, they must be none.
bool drawn_rule_ends(const std::string& rules, const Argument::Measure& measure) {
  std::map<char, std::int64_t> count;
  std::set<char> known;
  for (const auto& weight : measure.weights) {
    count[weight.symbol] = weight.count;
    known.insert(weight.symbol);
  }
  const auto weigh = [&](char c) { return count[known.count(c) > 0 ? c : '\0']; };
  const std::string moves = rules.substr(0, rules.find(';'));
  std::size_t from = 0;
  while (from < moves.size()) {
    const std::size_t end = std::min(moves.find(',', from), moves.size());
    const std::string move = moves.substr(from, end - from);
    const std::size_t arrow = move.find("->");
    const std::string left = move.substr(0, arrow);
    const std::string right = move.substr(arrow + 2);
    from = end + 1;
    if (left == right) continue;
    std::int64_t falls = 0;
    for (std::size_t i = 0; i < left.size(); ++i) {
      if (left[i] == right[i]) continue;
      const std::int64_t before = weigh(left[i]);
      const std::int64_t then = weigh(right[i]);
      constexpr std::int64_t most = std::int64_t{1} << 40;
      if (before > most || before < -most || then > most || then < -most) return false;
      falls += before - then;
    }
    if (falls <= 0) return false;
  }
  return true;
}

/// Of a written rule: is there an order of its numbers, or else their sum, by which each move from
/// parts of small numbers leads down? That is a trial and no proof.
bool written_rule_ends_in_small(const Rule& rule, std::size_t numbers) {
  if (numbers == 0 || numbers > limits::own_numbers) return false;
  const std::uint64_t below = numbers < 5 ? 8 : numbers == 5 ? 5 : 4;
  std::uint64_t states = 1;
  for (std::size_t i = 0; i < numbers; ++i) states *= below;
  std::vector<std::vector<std::size_t>> orders;
  std::vector<std::size_t> order(numbers);
  for (std::size_t i = 0; i < numbers; ++i) order[i] = i;
  do orders.push_back(order);
  while (std::next_permutation(order.begin(), order.end()));
  State state(numbers, 0);
  bool by_sum = true;
  const auto look = [&](const Move& move) {
    if (move.parts.size() != numbers) {
      by_sum = false;
      orders.clear();
      return false;
    }
    const auto total = [](const State& all) {
      return std::accumulate(all.begin(), all.end(), std::uint64_t{0});
    };
    by_sum = by_sum && total(move.parts) < total(state);
    orders.erase(std::remove_if(orders.begin(), orders.end(),
                                [&](const std::vector<std::size_t>& one) {
                                  for (const std::size_t i : one) {
                                    if (move.parts[i] != state[i]) return move.parts[i] > state[i];
                                  }
                                  return true;
                                }),
                 orders.end());
    return by_sum || !orders.empty();
  };
  for (std::uint64_t code = 0; code < states; ++code) {
    std::uint64_t rest = code;
    for (std::uint64_t& one : state) {
      one = rest % below;
      rest /= below;
    }
    Work work(100'000);
    rule.each_move(state, 0, MoveSink(work, look));
  }
  return by_sum || !orders.empty();
}

}  // namespace

std::string_view check_swap(const Position& after, const Argument& argument) {
  // Those with a move, by number: the text of the state, behind the place of the first term whose
  // rule has the same text.
  std::map<std::uint64_t, std::string> parts;
  std::map<std::string, std::string> firsts;
  std::map<std::uint64_t, const Rule*> rules;
  std::uint64_t number = 0;
  const Rule* rule_before = nullptr;
  std::string first;
  for (const Term& term : after.terms) {
    if (term.rule.get() != rule_before)
      first = firsts.emplace(term.rule->text(), std::to_string(firsts.size()) + " ").first->second;
    rule_before = term.rule.get();
    if (term.rule->apart() == Rule::Apart::whole) {
      ++number;
      if (is_over(term)) continue;
      parts[number] = first + print_state(*term.rule, term.state);
      rules[number] = term.rule.get();
      continue;
    }
    for (std::size_t i = 0; i < term.rule->parts(term.state); ++i) {
      ++number;
      const Term alone{term.rule, term.rule->part_alone(term.state, i)};
      if (is_over(alone)) continue;
      parts[number] = first + print_state(*term.rule, alone.state);
      rules[number] = term.rule.get();
    }
  }
  if (parts.empty()) return "form";
  for (const auto& [a, b] : argument.pairs) {
    const auto one = parts.find(a);
    const auto other = parts.find(b);
    if (a == b || one == parts.end() || other == parts.end()) return "form";
    if (one->second != other->second) return "map";
    parts.erase(a);
    parts.erase(b);
  }
  if (!parts.empty()) return "map";
  std::set<const Rule*> looked_at;
  for (const auto& [part, rule] : rules) {
    if (!looked_at.insert(rule).second) continue;
    const Board board = rule->game().board;
    if (board == Board::graph && rule->loops() != nullptr) return "ends";
    if (board == Board::cells && !drawn_rule_ends(rule->rules(), argument.measure)) return "ends";
    if (board == Board::numbers) {
      const std::string rules_text = rule->rules();
      const std::string head = rules_text.substr(0, rules_text.find(';'));
      std::size_t numbers = 1;
      for (const char c : head) numbers += c == ',' ? 1u : 0u;
      if (!written_rule_ends_in_small(*rule, numbers)) return "ends";
    }
  }
  return "";
}

}  // namespace nimber
