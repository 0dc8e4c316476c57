#include "search/graph_kayles.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <numeric>

namespace nimber {
namespace {

using Mask = std::uint64_t;
using Code = std::vector<std::uint64_t>;

constexpr std::size_t max_code_words = 16'000'000;
constexpr std::size_t max_masks = 8'000'000;
/// So many ways to number the vertices are tried for a form that does not depend on it.
constexpr unsigned max_numberings = 12;

std::uint64_t stirred(std::uint64_t x) {  // splitmix64 (Steele, Lea, Flood 2014)
  x += 0x9E3779B97F4A7C15u;
  x = (x ^ (x >> 30)) * 0xBF58476D1CE4E5B9u;
  x = (x ^ (x >> 27)) * 0x94D049BB133111EBu;
  return x ^ (x >> 31);
}

template <class Sink>
void each_bit(Mask mask, Sink sink) {
  for (; mask != 0; mask &= mask - 1) sink(static_cast<unsigned>(std::countr_zero(mask)));
}

/// A graph of at most 64 vertices, each with the set of its neighbours.
struct SmallGraph {
  std::vector<Mask> next;

  Mask all() const { return next.size() == 64 ? ~Mask{0} : (Mask{1} << next.size()) - 1; }
  /// What hangs together with the lowest vertex of these.
  Mask part_of(Mask mask) const {
    Mask part = mask & (~mask + 1);
    for (Mask open = part; open != 0;) {
      Mask reached = 0;
      each_bit(open, [&](unsigned v) { reached |= next[v]; });
      open = reached & mask & ~part;
      part |= open;
    }
    return part;
  }
};

/// The form of the part of a graph on these vertices: their number, and for each pair whether there
/// is an edge, the vertices numbered by colours: each is told its neighbours' colours until that
/// tells no more of them apart; then one of a smallest class is chosen, and so on; of the
/// numberings that come out the least text counts. Whatever numbering is chosen, the text tells the
/// graph.
class Numbering {
 public:
  Numbering(const SmallGraph& graph, Mask mask) : graph_(graph), mask_(mask) {
    each_bit(mask, [&](unsigned v) { vertices_[count_++] = static_cast<std::uint8_t>(v); });
    Colours colours{};
    each_bit(mask, [&](unsigned v) {
      colours[v] = stirred(static_cast<std::uint64_t>(std::popcount(graph.next[v] & mask)));
    });
    look(colours);
  }
  Code take() { return std::move(best_); }

 private:
  using Colours = std::array<std::uint64_t, 64>;

  std::array<std::uint64_t, 64> sorted(const Colours& colours) const {
    std::array<std::uint64_t, 64> list{};
    for (unsigned i = 0; i < count_; ++i) list[i] = colours[vertices_[i]];
    std::sort(list.begin(), list.begin() + count_);
    return list;
  }
  unsigned classes(const std::array<std::uint64_t, 64>& list) const {
    unsigned number = count_ > 0;
    for (unsigned i = 1; i < count_; ++i) number += list[i] != list[i - 1];
    return number;
  }

  void look(Colours colours) {
    auto list = sorted(colours);
    for (unsigned before = 0, now = classes(list); now > before && now < count_;) {
      before = now;
      Colours then{};
      for (unsigned i = 0; i < count_; ++i) {
        const unsigned v = vertices_[i];
        std::uint64_t sum = 0;
        each_bit(graph_.next[v] & mask_, [&](unsigned w) { sum += stirred(colours[w]); });
        then[v] = stirred(colours[v] * 3 + sum);
      }
      colours = then;
      list = sorted(colours);
      now = classes(list);
    }
    if (classes(list) == count_) return write(colours);
    // The smallest class of more than one, of those the one of the least colour.
    std::uint64_t chosen = 0;
    unsigned least = count_ + 1;
    for (unsigned from = 0; from < count_;) {
      unsigned to = from;
      while (to < count_ && list[to] == list[from]) ++to;
      if (to - from > 1 && to - from < least) {
        least = to - from;
        chosen = list[from];
      }
      from = to;
    }
    for (unsigned i = 0; i < count_ && (best_.empty() || tried_ < max_numberings); ++i) {
      const unsigned v = vertices_[i];
      if (colours[v] != chosen) continue;
      Colours with = colours;
      with[v] = stirred(chosen ^ 0x5555555555555555u);
      look(with);
    }
  }

  void write(const Colours& colours) {
    ++tried_;
    std::array<std::uint8_t, 64> order = vertices_;
    std::sort(order.begin(), order.begin() + count_,
              [&](unsigned a, unsigned b) { return colours[a] < colours[b]; });
    Code code = {count_};
    unsigned bit = 64;
    for (unsigned i = 1; i < count_; ++i) {
      for (unsigned k = 0; k < i; ++k) {
        if (bit == 64) {
          code.push_back(0);
          bit = 0;
        }
        code.back() |= (graph_.next[order[i]] >> order[k] & 1) << bit++;
      }
    }
    if (best_.empty() || code < best_) best_ = std::move(code);
  }

  const SmallGraph& graph_;
  Mask mask_;
  std::array<std::uint8_t, 64> vertices_{};
  unsigned count_ = 0;
  unsigned tried_ = 0;
  Code best_;
};

Value mex_of(const std::vector<Value>& values) {
  std::vector<bool> seen(values.size() + 1, false);
  for (const Value v : values) {
    if (v < seen.size()) seen[static_cast<std::size_t>(v)] = true;
  }
  return static_cast<Value>(std::find(seen.begin(), seen.end(), false) - seen.begin());
}

/// Of a star with so many edges, at least 3.
Value star_value(KaylesKind kind, std::size_t edges) {
  return kind == KaylesKind::arcs ? 1 : (edges - 1) % 2 == 0 ? 1 : 2;
}
Value complete_value(KaylesKind kind, std::size_t vertices) {
  return kind == KaylesKind::nodes ? Value{1} : Value{vertices / 2 % 2};
}
/// A cycle leads to one path only.
std::size_t path_left(KaylesKind kind, std::size_t cycle) {
  return cycle - (kind == KaylesKind::nodes ? 3 : 2);
}

GraphKayles::Shape shape_of(std::size_t vertices, std::size_t edges, std::size_t most_at_one) {
  using enum GraphKayles::Shape;
  if (edges + 1 == vertices && most_at_one <= 2) return path;
  if (edges == vertices && most_at_one == 2) return cycle;
  if (edges + 1 == vertices && most_at_one + 1 == vertices) return star;
  if (edges == vertices * (vertices - 1) / 2) return complete;
  return other;
}

}  // namespace

std::size_t GraphKayles::Known::Hash::operator()(const Code& code) const {
  std::uint64_t h = code.size();
  for (const std::uint64_t x : code) h = stirred(h ^ x);
  return static_cast<std::size_t>(h);
}

GraphKayles::Known::Known(KaylesKind kind, RulePtr paths)
    : kind_(kind), paths_(std::move(paths)), heaps_(paths_->heap_rule()) {}

/// The values of parts of one graph of at most 64 vertices, with a stack of its own.
class GraphKayles::Search {
 public:
  Search(Known& known, SmallGraph graph) : known_(known), graph_(std::move(graph)) {}

  const SmallGraph& graph() const { return graph_; }

  /// The nim-sum of the parts of these vertices; none where step() has to be called for one.
  std::optional<Value> value(Mask mask) {
    Value sum = 0;
    while (mask != 0) {
      const Mask part = graph_.part_of(mask);
      mask &= ~part;
      const auto known = known_value(part);
      if (!known) {
        wanted_ = part;
        return std::nullopt;
      }
      sum ^= *known;
    }
    return sum;
  }

  /// Works on what value() missed. never: no room to remember more.
  Ready step(Work& work) {
    if (stack_.empty()) push(wanted_);
    while (!stack_.empty()) {
      if (masks_.size() > max_masks || known_.words_ > max_code_words) {
        work.stop_at(Bound::positions, masks_.size());
        return Ready::never;
      }
      if (!work.may_go_on()) return Ready::pending;
      Frame& frame = stack_.back();
      if (frame.next == frame.options.size()) {
        finish(mex_of(frame.values));
        continue;
      }
      work.spend();
      if (const auto left = value(frame.options[frame.next])) {
        frame.values.push_back(*left);
        ++frame.next;
      } else {
        push(wanted_);
      }
    }
    return Ready::yes;
  }

  /// What a move leaves: of the vertices of the mask.
  Mask without_vertex(Mask mask, unsigned v) const {
    return mask & ~(graph_.next[v] | Mask{1} << v);
  }

 private:
  static constexpr int least_coded = 6;
  static constexpr int most_coded = 11;
  static constexpr std::size_t first_coded = 20'000;
  struct Frame {
    Mask mask;
    Code code;
    std::vector<Mask> options;
    std::size_t next = 0;
    std::vector<Value> values;
  };

  std::optional<Value> known_value(Mask part) const {
    const auto vertices = static_cast<std::size_t>(std::popcount(part));
    const bool nodes = known_.kind() == KaylesKind::nodes;
    if (vertices == 1) return Value{nodes};
    std::size_t ends = 0;
    std::size_t most = 0;
    each_bit(part, [&](unsigned v) {
      const auto here = static_cast<std::size_t>(std::popcount(graph_.next[v] & part));
      ends += here;
      most = std::max(most, here);
    });
    switch (shape_of(vertices, ends / 2, most)) {
      case Shape::path: return known_.path(vertices);
      case Shape::cycle: return Value{known_.path(path_left(known_.kind(), vertices)) == 0};
      case Shape::star: return star_value(known_.kind(), ends / 2);
      case Shape::complete: return complete_value(known_.kind(), vertices);
      case Shape::other: break;
    }
    const auto found = masks_.find(part);
    if (found == masks_.end()) return std::nullopt;
    return Value{found->second};
  }

  void push(Mask mask) {
    Frame frame;
    frame.mask = mask;
    // Large parts seldom come again under other names, but for the first ones of a regular graph.
    const int vertices = std::popcount(mask);
    if (vertices >= least_coded && (vertices <= most_coded || masks_.size() < first_coded)) {
      frame.code = Numbering(graph_, mask).take();
      const auto found = known_.codes_.find(frame.code);
      if (found != known_.codes_.end()) {
        masks_.emplace(mask, found->second);
        return;
      }
    }
    each_bit(mask, [&](unsigned v) {
      if (known_.kind() == KaylesKind::nodes) {
        frame.options.push_back(without_vertex(mask, v));
      } else {
        each_bit(graph_.next[v] & mask & ~((Mask{2} << v) - 1), [&](unsigned w) {
          frame.options.push_back(mask & ~(Mask{1} << v | Mask{1} << w));
        });
      }
    });
    // The same is left more than once where vertices have the same neighbours.
    std::sort(frame.options.begin(), frame.options.end());
    frame.options.erase(std::unique(frame.options.begin(), frame.options.end()),
                        frame.options.end());
    stack_.push_back(std::move(frame));
  }

  void finish(Value value) {
    Frame& frame = stack_.back();
    const auto small = static_cast<std::uint32_t>(value);
    masks_.emplace(frame.mask, small);
    if (!frame.code.empty()) {
      known_.words_ += frame.code.size();
      known_.codes_.emplace(std::move(frame.code), small);
    }
    stack_.pop_back();
  }

  Known& known_;
  SmallGraph graph_;
  std::unordered_map<Mask, std::uint32_t> masks_;
  std::vector<Frame> stack_;
  Mask wanted_ = 0;
};

namespace {

/// The edges of a part, its vertices numbered from 0.
SmallGraph small_graph(const GraphKayles::Part& part, const std::vector<EdgeList::Edge>& edges) {
  SmallGraph graph;
  graph.next.assign(part.vertices.size(), 0);
  const auto number = [&](EdgeList::Vertex v) {
    return std::find(part.vertices.begin(), part.vertices.end(), v) - part.vertices.begin();
  };
  for (const std::uint32_t e : part.edges) {
    const auto a = number(edges[e].first);
    const auto b = number(edges[e].second);
    graph.next[static_cast<std::size_t>(a)] |= Mask{1} << b;
    graph.next[static_cast<std::size_t>(b)] |= Mask{1} << a;
  }
  return graph;
}

}  // namespace

GraphKayles::GraphKayles(Known& known, std::size_t vertices, std::vector<Edge> edges)
    : known_(&known), vertices_(vertices), edges_(std::move(edges)) {
  find_parts();
}
GraphKayles::~GraphKayles() = default;
GraphKayles::GraphKayles(GraphKayles&&) noexcept = default;
GraphKayles& GraphKayles::operator=(GraphKayles&&) noexcept = default;

void GraphKayles::find_parts() {
  std::vector<Vertex> group(vertices_);
  std::iota(group.begin(), group.end(), 0u);
  const auto find = [&](Vertex v) {
    while (group[v] != v) v = group[v] = group[group[v]];
    return v;
  };
  std::vector<std::uint32_t> at(vertices_, 0);  // edges at each vertex
  for (const auto& [a, b] : edges_) {
    ++at[a];
    ++at[b];
    const Vertex x = find(a);
    const Vertex y = find(b);
    group[std::max(x, y)] = std::min(x, y);
  }
  std::vector<std::size_t> number(vertices_, 0);
  std::vector<std::uint32_t> most;
  for (Vertex v = 0; v < vertices_; ++v) {
    if (known_->kind() == KaylesKind::arcs && at[v] == 0) continue;
    const Vertex first = find(v);
    if (first == v) {
      number[v] = parts_.size();
      parts_.emplace_back();
      most.push_back(0);
    }
    parts_[number[first]].vertices.push_back(v);
    most[number[first]] = std::max(most[number[first]], at[v]);
  }
  for (std::uint32_t e = 0; e < edges_.size(); ++e)
    parts_[number[find(edges_[e].first)]].edges.push_back(e);
  for (std::size_t i = 0; i < parts_.size(); ++i) {
    Part& part = parts_[i];
    part.shape = shape_of(part.vertices.size(), part.edges.size(), most[i]);
    if (part.shape == Shape::path || part.shape == Shape::cycle) order_path(part);
  }
}

/// Puts vertices, and edges, in the order of the path; a cycle begins with its first vertex.
void GraphKayles::order_path(Part& part) const {
  if (part.vertices.size() < 2) return;
  std::unordered_map<Vertex, std::array<std::uint32_t, 2>> at;  // edges, counted from 1
  for (const std::uint32_t e : part.edges) {
    for (const Vertex v : {edges_[e].first, edges_[e].second}) {
      auto& here = at[v];
      here[here[0] == 0 ? 0 : 1] = e + 1;
    }
  }
  Vertex v = part.vertices.front();
  for (const Vertex end : part.vertices) {
    if (at[end][1] != 0) continue;
    v = end;
    break;
  }
  std::vector<Vertex> vertices = {v};
  std::vector<std::uint32_t> edges;
  std::uint32_t come = 0;
  while (edges.size() < part.edges.size()) {
    const auto& here = at[v];
    const std::uint32_t e = here[0] != come ? here[0] : here[1];
    edges.push_back(e - 1);
    v = edges_[e - 1].first ^ edges_[e - 1].second ^ v;
    come = e;
    if (vertices.size() < part.vertices.size()) vertices.push_back(v);
  }
  part.vertices = std::move(vertices);
  part.edges = std::move(edges);
}

void GraphKayles::fill_shape(Part& part) const {
  const bool nodes = known_->kind() == KaylesKind::nodes;
  const std::size_t n = part.vertices.size();
  part.after.assign(nodes ? n : part.edges.size(), 0);
  switch (part.shape) {
    case Shape::path:
      for (std::size_t i = 0; i < part.after.size(); ++i) {
        const std::size_t before = nodes ? std::max<std::size_t>(i, 1) - 1 : i;
        const std::size_t behind = nodes ? std::max(n, i + 2) - i - 2 : n - i - 2;
        part.after[i] = known_->path(before) ^ known_->path(behind);
      }
      part.value = known_->path(n);
      return;
    case Shape::cycle:
      std::fill(part.after.begin(), part.after.end(), known_->path(path_left(known_->kind(), n)));
      break;
    case Shape::star:
      if (nodes) {
        // A leaf goes with the middle: the other leaves are alone.
        std::vector<std::size_t> ends(vertices_, 0);
        for (const std::uint32_t e : part.edges) {
          ++ends[edges_[e].first];
          ++ends[edges_[e].second];
        }
        for (std::size_t i = 0; i < n; ++i) part.after[i] = ends[part.vertices[i]] > 1 ? 0 : n % 2;
      }
      break;
    case Shape::complete:
      if (!nodes)
        std::fill(part.after.begin(), part.after.end(), complete_value(known_->kind(), n - 2));
      break;
    case Shape::other: return;
  }
  part.value = mex_of(part.after);
}

Ready GraphKayles::step(Work& work) {
  for (; at_ < parts_.size(); ++at_, search_.reset()) {
    Part& part = parts_[at_];
    const std::size_t n = part.vertices.size();
    if (part.shape == Shape::other && n > most_searched) {
      work.stop_at(Bound::vertices, most_searched);
      return Ready::never;
    }
    const Ready ready = known_->ready(n, work);
    if (ready != Ready::yes) return ready;
    if (part.shape != Shape::other) {
      fill_shape(part);
      work.spend(n);
      continue;
    }
    if (!search_) search_ = std::make_unique<Search>(*known_, small_graph(part, edges_));
    const SmallGraph& graph = search_->graph();
    const bool nodes = known_->kind() == KaylesKind::nodes;
    const std::size_t moves = nodes ? n : part.edges.size();
    const auto number = [&](Vertex v) {
      return static_cast<unsigned>(std::lower_bound(part.vertices.begin(), part.vertices.end(), v) -
                                   part.vertices.begin());
    };
    while (part.after.size() < moves) {
      const std::size_t i = part.after.size();
      const auto [a, b] = nodes ? Edge{} : edges_[part.edges[i]];
      const Mask left = nodes ? search_->without_vertex(graph.all(), static_cast<unsigned>(i))
                              : graph.all() & ~(Mask{1} << number(a) | Mask{1} << number(b));
      if (const auto value = search_->value(left)) {
        part.after.push_back(*value);
        continue;
      }
      const Ready found = search_->step(work);
      if (found != Ready::yes) return found;
    }
    part.value = mex_of(part.after);
  }
  return Ready::yes;
}

Value GraphKayles::value() const {
  Value sum = 0;
  for (const Part& part : parts_) sum ^= part.value;
  return sum;
}

std::vector<std::uint64_t> GraphKayles::code() const {
  std::vector<Code> codes;
  for (const Part& part : parts_) {
    const std::size_t n = part.vertices.size();
    if (n <= most_searched) {
      const SmallGraph graph = small_graph(part, edges_);
      codes.push_back(Numbering(graph, graph.all()).take());
      continue;
    }
    Code code = {n, part.edges.size()};
    for (const std::uint32_t e : part.edges)
      code.push_back(std::uint64_t{edges_[e].first} << 32 | edges_[e].second);
    codes.push_back(std::move(code));
  }
  std::sort(codes.begin(), codes.end());
  Code all;
  for (const Code& code : codes) all.insert(all.end(), code.begin(), code.end());
  return all;
}

}  // namespace nimber
