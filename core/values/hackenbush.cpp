#include "values/hackenbush.hpp"

#include <algorithm>
#include <bit>
#include <numeric>

namespace nimber {
namespace {

std::uint64_t mixed(std::uint64_t x) {  // splitmix64 (Steele, Lea, Flood 2014)
  x += 0x9E3779B97F4A7C15u;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

/// A set of numbers that are all changed at once: a trie by digits, the lowest first. Adding 1 to
/// all exchanges the two halves and carries in what is the lower one now; xor is remembered where
/// it has to go on.
class NumberTrie {
 public:
  NumberTrie(unsigned digits, std::size_t most) : digits_(digits), next_(most, none) {
    nodes_.resize(1);
  }
  /// Puts in a 0, known by this name.
  void insert(std::uint32_t name) {
    std::uint32_t at = 0;
    for (unsigned d = 0; d < digits_; ++d) {
      push(at);
      if (nodes_[at].child[0] == none) {
        nodes_[at].child[0] = static_cast<std::uint32_t>(nodes_.size());
        nodes_.emplace_back();
      }
      at = nodes_[at].child[0];
    }
    next_[name] = nodes_[at].first;
    nodes_[at].first = name;
  }
  void change_all(std::uint64_t digits) { nodes_[0].change ^= digits; }
  void add_one_to_all() {
    std::uint32_t at = 0;
    for (unsigned d = 0; d < digits_ && at != none; ++d) {
      push(at);
      std::swap(nodes_[at].child[0], nodes_[at].child[1]);
      at = nodes_[at].child[0];
    }
  }
  /// The number that goes by each name.
  void read(std::vector<std::uint64_t>& out) {
    struct Place {
      std::uint32_t node;
      unsigned digit;
      std::uint64_t number;
    };
    std::vector<Place> open = {{0, 0, 0}};
    while (!open.empty()) {
      const Place here = open.back();
      open.pop_back();
      if (here.digit == digits_) {
        for (std::uint32_t n = nodes_[here.node].first; n != none; n = next_[n])
          out[n] = here.number;
        continue;
      }
      push(here.node);
      for (const unsigned bit : {0u, 1u}) {
        const std::uint32_t child = nodes_[here.node].child[bit];
        if (child != none)
          open.push_back({child, here.digit + 1, here.number | std::uint64_t{bit} << here.digit});
      }
    }
  }

 private:
  static constexpr std::uint32_t none = UINT32_MAX;
  struct Node {
    std::uint32_t child[2] = {none, none};
    std::uint32_t first = none;  // name, at the end
    std::uint64_t change = 0;    // of this digit and those above, yet to be made
  };

  void push(std::uint32_t at) {
    Node& node = nodes_[at];
    if (node.change == 0) return;
    if (node.change & 1) std::swap(node.child[0], node.child[1]);
    for (const std::uint32_t child : node.child) {
      if (child != none) nodes_[child].change ^= node.change >> 1;
    }
    node.change = 0;
  }

  unsigned digits_;
  std::vector<Node> nodes_;
  std::vector<std::uint32_t> next_;
};

/// The value of an arm of the first q of these, its edges included, for q = 0 ... hangs.size():
/// a stalk of 1 + (h[0] xor (1 + (h[1] xor ...))).
std::vector<std::uint64_t> arm_values(const std::vector<std::uint64_t>& hangs, unsigned digits) {
  const std::size_t count = hangs.size();
  std::vector<std::uint64_t> values(count + 1, 0);
  if (count == 1) {
    values[1] = hangs[0] + 1;
    return values;
  }
  NumberTrie trie(digits, count + 1);
  for (std::size_t i = count; i-- > 0;) {
    trie.insert(static_cast<std::uint32_t>(i + 1));
    trie.change_all(hangs[i]);
    trie.add_one_to_all();
  }
  trie.read(values);
  return values;
}

}  // namespace

struct HackenbushValues::Entry {
  std::uint64_t hash;
  std::uint32_t place;  // of the lower end in the walk; edges that are not part of it come last
  std::uint32_t edge;
  Vertex lower;
  bool tree;
};

HackenbushValues::HackenbushValues(std::size_t vertices, std::vector<Edge> edges, Vertex ground)
    : vertices_(vertices), edges_(std::move(edges)), ground_(ground) {
  if (vertices_ == 0) return;
  walk();
  find_bridges();
  add_values();
}

void HackenbushValues::walk() {
  std::vector<std::uint32_t> start(vertices_ + 1);
  for (const auto& [a, b] : edges_) {
    if (a == b) continue;
    ++start[a + 1u];
    ++start[b + 1u];
  }
  std::partial_sum(start.begin(), start.end(), start.begin());
  std::vector<std::uint32_t> at(start.back());
  std::vector<std::uint32_t> next(start.begin(), start.end() - 1);
  for (std::uint32_t e = 0; e < edges_.size(); ++e) {
    const auto [a, b] = edges_[e];
    if (a == b) continue;
    at[next[a]++] = e;
    at[next[b]++] = e;
  }
  std::copy(start.begin(), start.end() - 1, next.begin());
  entered_.assign(vertices_, none);
  left_.assign(vertices_, 0);
  parent_.assign(vertices_, none);
  parent_edge_.assign(vertices_, none);
  depth_.assign(vertices_, 0);
  order_.reserve(vertices_);
  std::vector<Vertex> path = {ground_};
  entered_[ground_] = 0;
  order_.push_back(ground_);
  while (!path.empty()) {
    const Vertex v = path.back();
    if (next[v] == start[v + 1u]) {
      left_[v] = static_cast<std::uint32_t>(order_.size());
      path.pop_back();
      continue;
    }
    const std::uint32_t e = at[next[v]++];
    const Vertex w = edges_[e].first ^ edges_[e].second ^ v;
    if (entered_[w] != none) continue;
    entered_[w] = static_cast<std::uint32_t>(order_.size());
    order_.push_back(w);
    parent_[w] = v;
    parent_edge_[w] = e;
    depth_[w] = depth_[v] + 1;
    path.push_back(w);
  }
}

void HackenbushValues::find_bridges() {
  // An edge outside the walk passes all edges of the walk from its lower end up to its upper one.
  covered_.assign(vertices_, 0);
  std::vector<bool> walked(edges_.size(), false);
  for (const std::uint32_t e : parent_edge_) {
    if (e != none) walked[e] = true;
  }
  for (std::size_t e = 0; e < edges_.size(); ++e) {
    const auto [a, b] = edges_[e];
    if (walked[e] || a == b) continue;
    const bool down = depth_[a] < depth_[b];
    ++covered_[down ? b : a];
    --covered_[down ? a : b];  // below 0 for a while: sums of unsigned numbers come right again
  }
  for (std::size_t i = order_.size(); i-- > 1;) covered_[parent_[order_[i]]] += covered_[order_[i]];
  block_.assign(vertices_, 0);
  for (const Vertex v : order_) {
    const bool root = v == ground_ || covered_[v] == 0;
    bridges_ += root && v != ground_;
    block_[v] = root ? static_cast<std::uint32_t>(block_root_.size()) : block_[parent_[v]];
    if (root) block_root_.push_back(v);
  }
}

void HackenbushValues::add_values() {
  const std::size_t blocks = block_root_.size();
  block_edges_.assign(blocks, 0);
  below_ends_.assign(vertices_, 0);
  for (const auto& [a, b] : edges_) {
    if (block_[a] != block_[b]) continue;
    ++block_edges_[block_[a]];
    ++below_ends_[a];
    ++below_ends_[b];
  }
  below_hang_.assign(vertices_, 0);
  block_hang_.assign(blocks, 0);
  block_value_.assign(blocks, 0);
  for (std::size_t i = order_.size(); i-- > 0;) {
    const Vertex v = order_[i];
    const std::uint32_t b = block_[v];
    const Vertex up = parent_[v];
    if (block_root_[b] != v) {
      below_hang_[up] ^= below_hang_[v];
      below_ends_[up] += below_ends_[v];
      continue;
    }
    block_hang_[b] = below_hang_[v];
    block_value_[b] = block_hang_[b] ^ (block_edges_[b] & 1);
    if (up != none) below_hang_[up] ^= block_value_[b] + 1;
  }
}

std::size_t HackenbushValues::knots() const {
  return static_cast<std::size_t>(std::count_if(block_edges_.begin(), block_edges_.end(),
                                                [](std::uint32_t edges) { return edges > 0; }));
}

std::vector<HackenbushValues::Told> HackenbushValues::told() const {
  std::vector<Told> steps;
  for (std::size_t i = block_root_.size(); i-- > 0;) {
    const auto block = static_cast<std::uint32_t>(i);
    Told meeting;
    for (std::uint32_t above = block + 1; above < block_root_.size(); ++above) {
      if (block_[parent_[block_root_[above]]] == block)
        meeting.added.push_back(block_value_[above] + 1);
    }
    if (block_edges_[block] > 0) {
      Told fusion{Told::Kind::fusion, {}, {}, {}, block_edges_[block] & 1u};
      for (std::uint32_t e = 0; e < edges_.size(); ++e) {
        const auto [a, b] = edges_[e];
        if (block_[a] == block && block_[b] == block) fusion.edges.push_back(e);
      }
      for (Vertex v = 0; v < vertices_; ++v) {
        if (block_[v] == block) fusion.vertices.push_back(v);
      }
      if (fusion.value > 0) meeting.added.push_back(fusion.value);
      steps.push_back(std::move(fusion));
    }
    meeting.kind = block == 0 ? Told::Kind::ground : Told::Kind::colon;
    meeting.value = block_value_[block];
    meeting.vertices = {block_root_[block]};
    if (block > 0) {
      meeting.edges = {parent_edge_[block_root_[block]]};
      ++meeting.value;
    }
    steps.push_back(std::move(meeting));
  }
  return steps;
}

std::vector<std::uint32_t> HackenbushValues::piece_of_edges() const {
  // Below each of the ground's children in the walk, and each loop on the ground.
  std::vector<Vertex> top(vertices_, none);
  for (const Vertex v : order_) {
    if (v != ground_) top[v] = parent_[v] == ground_ ? v : top[parent_[v]];
  }
  std::vector<std::uint32_t> number(vertices_, none);  // of a piece, by its top
  std::vector<std::uint32_t> piece(edges_.size());
  std::uint32_t count = 0;
  for (std::size_t e = 0; e < piece.size(); ++e) {
    const auto [a, b] = edges_[e];
    const Vertex v = a == ground_ ? b : a;
    if (v == ground_) {
      piece[e] = count++;
      continue;
    }
    if (number[top[v]] == none) number[top[v]] = count++;
    piece[e] = number[top[v]];
  }
  return piece;
}

std::vector<HackenbushValues::Piece> HackenbushValues::pieces() const {
  const std::vector<std::uint32_t> piece_of = piece_of_edges();
  std::vector<Piece> pieces;
  for (std::uint32_t e = 0; e < edges_.size(); ++e) {
    if (piece_of[e] == pieces.size()) pieces.push_back({e, 0, 0});
    Piece& piece = pieces[piece_of[e]];
    ++piece.edges;
    const auto [a, b] = edges_[e];
    if (block_[a] == 0 && block_[b] == 0) piece.value ^= 1;
  }
  for (std::uint32_t b = 1; b < block_root_.size(); ++b) {
    const Vertex root = block_root_[b];
    if (block_[parent_[root]] == 0)
      pieces[piece_of[parent_edge_[root]]].value ^= block_value_[b] + 1;
  }
  return pieces;
}

std::vector<bool> HackenbushValues::cuts_to(std::uint64_t value) const {
  std::vector<bool> out(edges_.size(), false);
  if (vertices_ == 0) return out;
  std::vector<std::optional<std::uint64_t>> need(block_root_.size());
  need[0] = value;
  for (std::uint32_t b = 1; b < need.size(); ++b) {  // in the order of the walk
    const Vertex root = block_root_[b];
    const std::uint32_t up = block_[parent_[root]];
    if (!need[up]) continue;
    const std::uint64_t stalk = block_value_[up] ^ *need[up] ^ (block_value_[b] + 1);
    out[parent_edge_[root]] = stalk == 0;
    if (stalk > 0) need[b] = stalk - 1;
  }
  for (std::size_t e = 0; e < edges_.size(); ++e) {
    const auto [a, b] = edges_[e];
    if (a == b && need[block_[a]]) out[e] = (block_value_[block_[a]] ^ 1) == *need[block_[a]];
  }
  const std::vector<Entry> entries = rings();
  for (std::size_t from = 0; from < entries.size();) {
    std::size_t to = from;
    while (to < entries.size() && entries[to].hash == entries[from].hash) ++to;
    const std::uint32_t b = block_[entries[from].lower];
    if (need[b]) cut_ring(&entries[from], &entries[from] + (to - from), *need[b], out);
    from = to;
  }
  return out;
}

std::vector<HackenbushValues::Entry> HackenbushValues::rings() const {
  for (std::uint64_t seed = 1;; ++seed) {
    if (auto found = rings_by(seed)) return std::move(*found);
  }
}

std::optional<std::vector<HackenbushValues::Entry>> HackenbushValues::rings_by(
    std::uint64_t seed) const {
  // Two edges form a cut where the same edges outside the walk pass them. Sets of those are told
  // apart by sums of random numbers, and what looks the same is checked.
  std::vector<std::uint64_t> hash(vertices_, 0);
  std::vector<Entry> entries;
  std::vector<bool> walked(edges_.size(), false);
  for (const std::uint32_t e : parent_edge_) {
    if (e != none) walked[e] = true;
  }
  std::vector<std::pair<Vertex, Vertex>> outside;  // lower end, upper end
  for (std::uint32_t e = 0; e < edges_.size(); ++e) {
    auto [a, b] = edges_[e];
    if (walked[e] || a == b) continue;
    if (depth_[a] < depth_[b]) std::swap(a, b);
    const std::uint64_t random = mixed(mixed(seed) + e);
    hash[a] ^= random;
    hash[b] ^= random;
    entries.push_back({random, none, e, a, false});
    outside.emplace_back(a, b);
  }
  for (std::size_t i = order_.size(); i-- > 1;) {
    const Vertex v = order_[i];
    hash[parent_[v]] ^= hash[v];
    if (covered_[v] > 0) entries.push_back({hash[v], entered_[v], parent_edge_[v], v, true});
  }
  std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) {
    return a.hash != b.hash     ? a.hash < b.hash
           : a.place != b.place ? a.place < b.place
                                : a.edge < b.edge;
  });
  // The depth of the deepest upper end among the edges that pass each edge of the walk: they are
  // painted from the deepest one on, and what is painted is jumped over.
  std::vector<std::uint32_t> deepest(vertices_, 0);
  std::vector<Vertex> jump(vertices_);
  std::iota(jump.begin(), jump.end(), 0u);
  const auto unpainted = [&](Vertex v) {
    while (jump[v] != v) v = jump[v] = jump[jump[v]];
    return v;
  };
  std::sort(outside.begin(), outside.end(),
            [&](const auto& a, const auto& b) { return depth_[a.second] > depth_[b.second]; });
  for (const auto& [lower, upper] : outside) {
    for (Vertex v = unpainted(lower); depth_[v] > depth_[upper]; v = unpainted(v)) {
      deepest[v] = depth_[upper];
      jump[v] = parent_[v];
    }
  }
  for (std::size_t from = 0; from < entries.size();) {
    std::size_t to = from;
    while (to < entries.size() && entries[to].hash == entries[from].hash) ++to;
    if (!right(&entries[from], &entries[from] + (to - from), deepest)) return std::nullopt;
    from = to;
  }
  return entries;
}

/// Do the same edges pass all of these? The edges that pass the lower one of two go on to the upper
/// one where none of them ends in between; equally many pass both, so they are the same.
bool HackenbushValues::right(const Entry* first, const Entry* last,
                             const std::vector<std::uint32_t>& deepest) const {
  for (const Entry* entry = first + 1; entry < last; ++entry) {
    const Entry& upper = entry[-1];
    const Entry& lower = *entry;
    if (!upper.tree || !above(upper.lower, lower.lower)) return false;
    if (lower.tree) {
      if (covered_[upper.lower] != covered_[lower.lower] ||
          deepest[lower.lower] >= depth_[upper.lower])
        return false;
    } else {
      const auto [a, b] = edges_[lower.edge];
      if (covered_[upper.lower] != 1 || std::min(depth_[a], depth_[b]) >= depth_[first->lower])
        return false;
    }
  }
  return true;
}

void HackenbushValues::cut_ring(const Entry* first, const Entry* last, std::uint64_t need,
                                std::vector<bool>& out) const {
  const std::uint32_t b = block_[first->lower];
  const auto count = static_cast<std::size_t>(last - first);
  if (count == 1) {
    out[first->edge] = (block_value_[b] ^ 1) == need;
    return;
  }
  // The smaller pieces between one edge and the next, each with two ends of edges that lead out of
  // it. The first and the last edge meet in the piece of the root.
  std::vector<std::uint64_t> hangs;
  std::uint64_t root = block_hang_[b];
  std::uint64_t inside = 0;  // edges
  for (const Entry* entry = first; entry + 1 < last; ++entry) {
    std::uint64_t hang = below_hang_[entry->lower];
    std::uint64_t ends = below_ends_[entry->lower];
    if (entry[1].tree) {
      hang ^= below_hang_[entry[1].lower];
      ends -= below_ends_[entry[1].lower];
    }
    const std::uint64_t edges = (ends - 2) / 2;
    root ^= hang;
    inside += edges;
    hangs.push_back(hang ^ (edges & 1));
  }
  root ^= (block_edges_[b] - count - inside) & 1;
  const auto digits = static_cast<unsigned>(std::bit_width(edges_.size())) + 1;
  const std::vector<std::uint64_t> one = arm_values(hangs, digits);
  std::reverse(hangs.begin(), hangs.end());
  const std::vector<std::uint64_t> other = arm_values(hangs, digits);
  for (std::size_t q = 0; q < count; ++q)
    out[first[q].edge] = (root ^ one[q] ^ other[hangs.size() - q]) == need;
}

}  // namespace nimber
