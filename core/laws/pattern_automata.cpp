// The smallest automata that read n digit by digit. Two nodes of the tree of all digit strings may
// be one state where nothing that the list shows tells them apart (Myhill and Nerode's classes of
// what is known); every automaton is run on all values before it is told.
#include "laws/pattern_bits.hpp"
#include "laws/pattern_families.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::size_t most_states = 64;
constexpr std::int64_t most_outputs = 64;
constexpr std::uint64_t most_compared = 3'000'000;

/// A node of the tree of digit strings.
struct DigitNode {
  std::uint64_t number = 0;  ///< of the digits read so far
  std::uint64_t scale = 1;   ///< low first: what the next digit is worth
  bool one = false;          ///< Zeckendorf: was the last digit 1?
};

class DigitTree {
 public:
  DigitTree(const PatternData& list, unsigned base, bool low_first)
      : list_(list), base_(base), low_first_(low_first) {
    if (base == 0) {
      shifts_.assign(list.values.size(), 0);
      for (std::uint64_t n = 1; n < shifts_.size(); ++n) {
        // The largest Fibonacci number not above n moves one place up, and the rest with it.
        std::uint64_t low = 1;
        std::uint64_t high = 2;
        while (high <= n) {
          const std::uint64_t next = low + high;
          low = high;
          high = next;
        }
        shifts_[static_cast<std::size_t>(n)] = high + shifts_[static_cast<std::size_t>(n - low)];
      }
    }
  }

  unsigned digits() const { return base_ == 0 ? 2 : base_; }
  bool known(const DigitNode& node) const { return node.number < list_.values.size(); }
  std::int64_t out(const DigitNode& node) const {
    return list_.values[static_cast<std::size_t>(node.number)];
  }
  /// False where this digit can't follow.
  bool child(const DigitNode& node, unsigned digit, DigitNode& out) const {
    if (base_ == 0) {
      if (digit == 1 && node.one) return false;
      out.number = shifts_[static_cast<std::size_t>(node.number)] + digit;
      out.one = digit == 1;
      return true;
    }
    if (low_first_) {
      out.number = node.number + digit * node.scale;
      out.scale = node.scale * base_;
    } else {
      out.number = node.number * base_ + digit;
    }
    return true;
  }

  /// Does nothing in the list tell these two apart?
  bool alike(const DigitNode& x, const DigitNode& y, std::uint64_t& budget) const {
    if (base_ == 0 && x.one != y.one) return false;
    if (low_first_) {
      for (std::uint64_t i = 0;; ++i) {
        const std::uint64_t p = x.number + i * x.scale;
        const std::uint64_t q = y.number + i * y.scale;
        if (p >= list_.values.size() || q >= list_.values.size() || budget == 0) return true;
        --budget;
        if (list_.values[static_cast<std::size_t>(p)] != list_.values[static_cast<std::size_t>(q)])
          return false;
      }
    }
    std::vector<std::pair<DigitNode, DigitNode>> open = {{x, y}};
    while (!open.empty() && budget > 0) {
      const auto [u, v] = open.back();
      open.pop_back();
      if (!known(u) || !known(v)) continue;
      --budget;
      if (out(u) != out(v)) return false;
      if (u.number == v.number) continue;
      for (unsigned d = 0; d < digits(); ++d) {
        DigitNode uu;
        DigitNode vv;
        if (child(u, d, uu) && child(v, d, vv)) open.push_back({uu, vv});
      }
    }
    return true;
  }

 private:
  const PatternData& list_;
  unsigned base_;
  bool low_first_;
  std::vector<std::uint64_t> shifts_;
};

std::optional<DigitAutomaton> automaton_of(const PatternData& list, unsigned base, bool low_first) {
  const DigitTree tree(list, base, low_first);
  std::vector<DigitNode> states = {DigitNode{}};
  DigitAutomaton automaton;
  automaton.base = base;
  automaton.low_first = low_first;
  std::uint64_t budget = most_compared;
  for (std::size_t s = 0; s < states.size(); ++s) {
    automaton.out.push_back(tree.out(states[s]));
    std::vector<std::int64_t> next;
    for (unsigned d = 0; d < tree.digits(); ++d) {
      DigitNode node;
      if (!tree.child(states[s], d, node)) {
        next.push_back(-1);
        continue;
      }
      if (!tree.known(node)) return std::nullopt;
      std::size_t t = 0;
      while (t < states.size() && !tree.alike(states[t], node, budget)) ++t;
      if (budget == 0) return std::nullopt;
      if (t == states.size()) {
        if (t == most_states) return std::nullopt;
        states.push_back(node);
      }
      next.push_back(static_cast<std::int64_t>(t));
    }
    automaton.next.push_back(std::move(next));
  }
  // What was folded must say every value.
  std::vector<std::pair<DigitNode, std::size_t>> open = {{DigitNode{}, 0}};
  std::vector<bool> seen(list.values.size(), false);
  while (!open.empty()) {
    const auto [node, state] = open.back();
    open.pop_back();
    if (tree.out(node) != automaton.out[state]) return std::nullopt;
    seen[static_cast<std::size_t>(node.number)] = true;
    for (unsigned d = 0; d < tree.digits(); ++d) {
      DigitNode child;
      if (!tree.child(node, d, child) || !tree.known(child)) continue;
      if (low_first ? child.scale > list.values.size() * tree.digits()
                    : child.number == node.number)
        continue;
      open.push_back({child, static_cast<std::size_t>(automaton.next[state][d])});
    }
  }
  if (!std::all_of(seen.begin(), seen.end(), [](bool yes) { return yes; })) return std::nullopt;
  return automaton;
}

/// The automaton in which alike states are one.
void minimize(DigitAutomaton& automaton) {
  const std::size_t count = automaton.out.size();
  std::vector<std::int64_t> group = automaton.out;
  for (std::size_t rounds = 0; rounds < count; ++rounds) {
    std::vector<std::vector<std::int64_t>> keys(count);
    for (std::size_t s = 0; s < count; ++s) {
      keys[s].push_back(group[s]);
      for (const std::int64_t t : automaton.next[s])
        keys[s].push_back(t < 0 ? -1 : group[static_cast<std::size_t>(t)]);
    }
    std::vector<std::int64_t> now(count);
    for (std::size_t s = 0; s < count; ++s)
      now[s] = std::find(keys.begin(), keys.end(), keys[s]) - keys.begin();
    const bool same = now == group;
    group = std::move(now);
    if (same) break;
  }
  std::vector<std::int64_t> place(count, -1);
  std::int64_t kept = 0;
  for (std::size_t s = 0; s < count; ++s) {
    if (group[s] == static_cast<std::int64_t>(s)) place[s] = kept++;
  }
  DigitAutomaton small;
  small.base = automaton.base;
  small.low_first = automaton.low_first;
  for (std::size_t s = 0; s < count; ++s) {
    if (place[s] < 0) continue;
    small.out.push_back(automaton.out[s]);
    std::vector<std::int64_t> next;
    for (const std::int64_t t : automaton.next[s])
      next.push_back(t < 0 ? -1
                           : place[static_cast<std::size_t>(group[static_cast<std::size_t>(t)])]);
    small.next.push_back(std::move(next));
  }
  automaton = std::move(small);
}

}  // namespace

void find_automata(const PatternData& list, LawBook& book) {
  const std::size_t count = list.values.size();
  if (list.pairs || list.first > 0 || count < LawBook::least_values) return;
  if (list.alphabet() > most_outputs) return;
  const double symbol = bits_of_choice(static_cast<double>(list.alphabet()));
  for (const unsigned base : {2u, 3u, 4u, 10u, 0u}) {
    for (const bool low_first : {false, true}) {
      if (base == 0 && low_first) continue;
      auto automaton = automaton_of(list, base, low_first);
      if (!automaton) continue;
      minimize(*automaton);
      const auto states = static_cast<double>(automaton->out.size());
      const double edges = states * static_cast<double>(automaton->next[0].size());
      const double bits = 3 + 3 + bits_of_number(automaton->out.size()) +
                          edges * bits_of_choice(states) + states * symbol;
      if (automaton->out.size() < 2) continue;
      Law law;
      law.kind = LawKind::digits;
      law.from = 0;
      law.size = automaton->out.size();
      law.automaton = std::move(automaton);
      book.add(std::move(law), bits);
    }
  }
}

}  // namespace nimber
