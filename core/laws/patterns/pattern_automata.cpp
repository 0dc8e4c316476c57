// The smallest automata that read n, or a and b side by side, digit by digit. Two nodes of the tree
// of all digit strings become one state where nothing in the list tells them apart: these are
// Myhill and Nerode's classes of what is known. Every automaton is run on all values before it is
// told.
#include "laws/patterns/pattern_bits.hpp"
#include "laws/patterns/pattern_families.hpp"

#include <algorithm>

namespace nimber {
namespace {

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
  unsigned base() const { return base_; }
  bool low_first() const { return low_first_; }
  std::size_t place(const DigitNode& node) const { return static_cast<std::size_t>(node.number); }
  /// Is the child worth visiting: another number, or one that the list still shows more of?
  bool leads_on(const DigitNode& node, const DigitNode& child) const {
    return low_first_ ? child.scale <= list_.values.size() * digits() : child.number != node.number;
  }
  bool known(const DigitNode& node) const { return node.number < list_.values.size(); }
  std::int64_t out(const DigitNode& node) const {
    return list_.values[static_cast<std::size_t>(node.number)];
  }
  /// Goes on by one digit. Returns false where this digit can't follow.
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

/// A node of the tree of all pairs of digit strings of one length.
struct DigitPairNode {
  std::uint64_t a = 0;
  std::uint64_t b = 0;
  std::uint64_t scale = 1;  ///< low first: what the next digits are worth
};

/// The tree of a table. A step reads digit d of a and digit e of b, as d * base + e.
class DigitPairTree {
 public:
  DigitPairTree(const PatternData& table, unsigned base, bool low_first)
      : table_(table), base_(base), low_first_(low_first) {}

  unsigned digits() const { return base_ * base_; }
  unsigned base() const { return base_; }
  bool low_first() const { return low_first_; }
  std::size_t place(const DigitPairNode& node) const {
    return static_cast<std::size_t>(node.a) * table_.columns + static_cast<std::size_t>(node.b);
  }
  bool leads_on(const DigitPairNode& node, const DigitPairNode& child) const {
    return low_first_ ? child.scale <= std::max(table_.rows(), table_.columns) * base_
                      : child.a != node.a || child.b != node.b;
  }
  bool known(const DigitPairNode& node) const {
    return node.a < table_.rows() && node.b < table_.columns;
  }
  std::int64_t out(const DigitPairNode& node) const { return table_.values[place(node)]; }
  bool child(const DigitPairNode& node, unsigned digit, DigitPairNode& out) const {
    if (low_first_) {
      out.a = node.a + digit / base_ * node.scale;
      out.b = node.b + digit % base_ * node.scale;
      out.scale = node.scale * base_;
    } else {
      out.a = node.a * base_ + digit / base_;
      out.b = node.b * base_ + digit % base_;
    }
    return true;
  }

  /// Does nothing in the table tell these two apart?
  bool alike(const DigitPairNode& x, const DigitPairNode& y, std::uint64_t& budget) const {
    if (low_first_) {
      for (std::uint64_t i = 0;; ++i) {
        const DigitPairNode p{x.a + i * x.scale, x.b, 1};
        const DigitPairNode q{y.a + i * y.scale, y.b, 1};
        if (!known(p) || !known(q)) return true;
        for (std::uint64_t j = 0;; ++j) {
          const DigitPairNode u{p.a, p.b + j * x.scale, 1};
          const DigitPairNode v{q.a, q.b + j * y.scale, 1};
          if (!known(u) || !known(v)) break;
          if (budget == 0) return true;
          --budget;
          if (out(u) != out(v)) return false;
        }
      }
    }
    // Digits in front: a block of the table for each number of digits that follow.
    for (std::uint64_t side = 1;; side *= base_) {
      const DigitPairNode p{x.a * side, x.b * side, 1};
      const DigitPairNode q{y.a * side, y.b * side, 1};
      if (!known(p) || !known(q)) return true;
      for (std::uint64_t i = 0; i < side; ++i) {
        for (std::uint64_t j = 0; j < side; ++j) {
          const DigitPairNode u{p.a + i, p.b + j, 1};
          const DigitPairNode v{q.a + i, q.b + j, 1};
          if (!known(u) || !known(v)) break;
          if (budget == 0) return true;
          --budget;
          if (out(u) != out(v)) return false;
        }
      }
      if (x.a == 0 && x.b == 0 && y.a == 0 && y.b == 0) return true;
    }
  }

 private:
  const PatternData& table_;
  unsigned base_;
  bool low_first_;
};

template <class Tree, class Node>
std::optional<DigitAutomaton> automaton_of(const Tree& tree, Node root) {
  std::vector<Node> states = {root};
  DigitAutomaton automaton;
  automaton.base = tree.base();
  automaton.low_first = tree.low_first();
  std::uint64_t budget = most_compared;
  for (std::size_t s = 0; s < states.size(); ++s) {
    automaton.out.push_back(tree.out(states[s]));
    std::vector<std::int64_t> next;
    for (unsigned d = 0; d < tree.digits(); ++d) {
      Node node;
      if (!tree.child(states[s], d, node)) {
        next.push_back(-1);
        continue;
      }
      if (!tree.known(node)) return std::nullopt;
      std::size_t t = 0;
      while (t < states.size() && !tree.alike(states[t], node, budget)) ++t;
      if (budget == 0) return std::nullopt;
      if (t == states.size()) {
        if (t == DigitAutomaton::most_states) return std::nullopt;
        states.push_back(node);
      }
      next.push_back(static_cast<std::int64_t>(t));
    }
    automaton.next.push_back(std::move(next));
  }
  return automaton;
}

/// Does the automaton, which was made of a part of the data, give every value?
template <class Tree, class Node>
bool says_all(const DigitAutomaton& automaton, const PatternData& list, const Tree& tree,
              Node root) {
  std::vector<std::pair<Node, std::size_t>> open = {{root, 0}};
  std::vector<bool> seen(list.values.size(), false);
  while (!open.empty()) {
    const auto [node, state] = open.back();
    open.pop_back();
    if (tree.out(node) != automaton.out[state]) return false;
    seen[tree.place(node)] = true;
    for (unsigned d = 0; d < tree.digits(); ++d) {
      Node child;
      if (!tree.child(node, d, child) || !tree.known(child) || !tree.leads_on(node, child))
        continue;
      open.push_back({child, static_cast<std::size_t>(automaton.next[state][d])});
    }
  }
  return std::all_of(seen.begin(), seen.end(), [](bool yes) { return yes; });
}

/// Makes states that act alike one.
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

/// The first three quarters of the rows and columns of a table.
PatternData corner_of(const PatternData& table) {
  PatternData corner = table;
  corner.columns = table.columns - table.columns / 4;
  corner.values.clear();
  for (std::size_t a = 0; a < table.rows() - table.rows() / 4; ++a) {
    const auto row = table.values.begin() + static_cast<std::ptrdiff_t>(a * table.columns);
    corner.values.insert(corner.values.end(), row,
                         row + static_cast<std::ptrdiff_t>(corner.columns));
  }
  return corner;
}

/// Tells the book of an automaton; `head_bits` say the base and the order.
void tell_automaton(DigitAutomaton automaton, double head_bits, const PatternData& data,
                    LawBook& book) {
  minimize(automaton);
  if (automaton.out.size() < 2) return;
  const double symbol = bits_of_choice(static_cast<double>(data.alphabet()));
  const auto states = static_cast<double>(automaton.out.size());
  const double edges = states * static_cast<double>(automaton.next[0].size());
  const double bits = 3 + head_bits + bits_of_number(automaton.out.size()) +
                      edges * bits_of_choice(states) + states * symbol;
  Law law;
  law.kind = LawKind::digits;
  law.from = 0;
  law.size = automaton.out.size();
  law.automaton = std::move(automaton);
  book.add(std::move(law), bits);
}

}  // namespace

void find_automata(const PatternData& data, LawBook& book) {
  if (data.first > 0 || data.values.size() < LawBook::least_values) return;
  if (data.alphabet() > most_outputs) return;
  if (data.pairs) {
    // No automaton computes quotients or roots. But a table shows few of their values, and some
    // automaton fits those by chance. So the automaton is made of one corner and must foretell the
    // rest of the table.
    const PatternData corner = corner_of(data);
    for (const unsigned base : {2u, 3u}) {
      for (const bool low_first : {false, true}) {
        auto automaton = automaton_of(DigitPairTree(corner, base, low_first), DigitPairNode{});
        const DigitPairTree tree(data, base, low_first);
        if (automaton && says_all(*automaton, data, tree, DigitPairNode{}))
          tell_automaton(std::move(*automaton), 2, data, book);
      }
    }
    return;
  }
  for (const unsigned base : {2u, 3u, 4u, 10u, 0u}) {
    for (const bool low_first : {false, true}) {
      if (base == 0 && low_first) continue;
      const DigitTree tree(data, base, low_first);
      auto automaton = automaton_of(tree, DigitNode{});
      if (automaton && says_all(*automaton, data, tree, DigitNode{}))
        tell_automaton(std::move(*automaton), 3, data, book);
    }
  }
}

}  // namespace nimber
