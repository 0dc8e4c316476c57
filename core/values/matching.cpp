#include "values/matching.hpp"

#include <numeric>

namespace nimber {

Matching::Matching(const std::vector<std::uint32_t>& start, const std::vector<Vertex>& to,
                   std::vector<bool> gone)
    : start_(start),
      to_(to),
      gone_(std::move(gone)),
      mate_(start.size() - 1, nobody),
      kind_(start.size() - 1, Kind::none),
      link_(start.size() - 1, nobody),
      base_(start.size() - 1),
      met_(start.size() - 1, 0) {
  std::iota(base_.begin(), base_.end(), Vertex{0});
  begin();
  for (Vertex v = 0; v < mate_.size(); ++v) {
    if (!gone_[v] && mate_[v] == nobody && kind_[v] == Kind::none) size_ += grow(v);
  }
}

/// Pairs whoever has one neighbour left with it, then anybody with any neighbour.
void Matching::begin() {
  std::vector<std::uint32_t> left(mate_.size(), 0);  // neighbours still alone
  std::vector<Vertex> single;
  const auto alone = [&](Vertex v) { return !gone_[v] && mate_[v] == nobody; };
  const auto each_near = [&](Vertex v, auto sink) {
    for (std::uint32_t i = start_[v]; i < start_[v + 1u]; ++i) {
      if (to_[i] != v && alone(to_[i]) && !sink(to_[i])) return;
    }
  };
  for (Vertex v = 0; v < left.size(); ++v) {
    if (gone_[v]) continue;
    each_near(v, [&](Vertex) { return ++left[v] > 0; });
    if (left[v] == 1) single.push_back(v);
  }
  const auto pair_up = [&](Vertex v) {
    Vertex other = nobody;
    each_near(v, [&](Vertex w) {
      other = w;
      return false;
    });
    if (other == nobody) return;
    mate_[v] = other;
    mate_[other] = v;
    ++size_;
    for (const Vertex x : {v, other}) {
      each_near(x, [&](Vertex w) {
        if (--left[w] == 1) single.push_back(w);
        return true;
      });
    }
  };
  for (Vertex v = 0; v < left.size(); ++v) {
    while (!single.empty()) {
      const Vertex next = single.back();
      single.pop_back();
      if (alone(next)) pair_up(next);
    }
    if (alone(v)) pair_up(v);
  }
}

/// Grows a tree of alternating paths; true where it made the matching larger.
bool Matching::grow(Vertex root) {
  open_.assign(1, root);
  touched_.assign(1, root);
  kind_[root] = Kind::even;
  for (std::size_t at = 0; at < open_.size(); ++at) {
    const Vertex v = open_[at];
    for (std::uint32_t i = start_[v]; i < start_[v + 1u]; ++i) {
      const Vertex w = to_[i];
      if (w == v || gone_[w] || kind_[w] == Kind::odd) continue;
      if (kind_[w] == Kind::even) {
        if (base(v) == base(w)) continue;
        const Vertex common = meeting(v, w);
        shrink(v, w, common);
        shrink(w, v, common);
        continue;
      }
      kind_[w] = Kind::odd;
      link_[w] = v;
      touched_.push_back(w);
      if (mate_[w] == nobody) {
        turn(w);
        for (const Vertex x : touched_) {
          kind_[x] = Kind::none;
          link_[x] = nobody;
          base_[x] = x;
        }
        return true;
      }
      kind_[mate_[w]] = Kind::even;
      touched_.push_back(mate_[w]);
      open_.push_back(mate_[w]);
    }
  }
  return false;
}

Matching::Vertex Matching::base(Vertex v) {
  while (base_[v] != v) v = base_[v] = base_[base_[v]];
  return v;
}

/// The first blossom or vertex that both paths to the root pass.
Matching::Vertex Matching::meeting(Vertex a, Vertex b) {
  ++now_;
  a = base(a);
  b = base(b);
  for (;; std::swap(a, b)) {
    if (a == nobody) continue;
    if (met_[a] == now_) return a;
    met_[a] = now_;
    a = mate_[a] == nobody ? nobody : base(link_[mate_[a]]);
  }
}

/// Draws the path from here up to the base together; its odd vertices become even.
void Matching::shrink(Vertex from, Vertex over, Vertex common) {
  while (base(from) != common) {
    link_[from] = over;
    over = mate_[from];
    if (kind_[over] == Kind::odd) {
      kind_[over] = Kind::even;
      open_.push_back(over);
    }
    if (base_[from] == from) base_[from] = common;
    if (base_[over] == over) base_[over] = common;
    from = link_[over];
  }
}

/// Exchanges what is matched and what is not along the path from v to the root.
void Matching::turn(Vertex v) {
  while (v != nobody) {
    const Vertex before = link_[v];
    const Vertex next = mate_[before];
    mate_[v] = before;
    mate_[before] = v;
    v = next;
  }
}

}  // namespace nimber
