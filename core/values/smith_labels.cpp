#include "values/smith_labels.hpp"

#include <algorithm>
#include <numeric>

namespace nimber {

SmithLabels::SmithLabels(const Edges& edges, std::vector<KnownVertex> known)
    : edges_(edges),
      known_(std::move(known)),
      turned_(turn(edges)),
      labels_(edges.vertices(), infinite),
      plies_(edges.vertices(), no_plies),
      order_(edges.vertices(), 0),
      unlabelled_(edges.vertices()),
      waiting_(edges.vertices(), not_waiting),
      met_(edges.vertices(), 0),
      replied_(edges.vertices(), 0),
      candidates_(edges.vertices()) {
  for (std::size_t v = 0; v < edges.vertices(); ++v)
    unlabelled_[v] = edges.start[v + 1] - edges.start[v];
  std::iota(candidates_.begin(), candidates_.end(), Vertex{0});
  // They never wait for anything: their label comes from elsewhere.
  for (const KnownVertex& k : known_) met_[k.vertex] = infinite;
  if (known_.empty()) return;
  candidates_.erase(std::remove_if(candidates_.begin(), candidates_.end(),
                                   [&](Vertex v) { return met_[v] == infinite; }),
                    candidates_.end());
}

void SmithLabels::open_round() {
  open_ = true;
  queue_.clear();
  head_ = 0;
  labelled_.clear();
  next_.clear();
  for (const Vertex v : candidates_) {
    waiting_[v] = unlabelled_[v];
    if (waiting_[v] > 0) continue;
    queue_.push_back(v);
    plies_[v] = round_ == 0 ? 0 : plies_[v];
  }
  for (const KnownVertex& k : known_) {
    if (k.value == round_) {
      queue_.push_back(k.vertex);
      plies_[k.vertex] = round_ == 0 ? 0 : plies_[k.vertex];
    }
    if (k.value ? *k.value > round_
                : std::binary_search(k.reached.begin(), k.reached.end(), Value{round_})) {
      reply(k.vertex, 1);
    }
  }
}

/// Vertex v has an option with this round's label.
void SmithLabels::reply(Vertex v, std::uint32_t plies) {
  if (labels_[v] != infinite || replied_[v] == round_ + 1) return;
  replied_[v] = round_ + 1;
  if (round_ == 0) plies_[v] = plies;
  if (met_[v] == round_) {
    ++met_[v];
    next_.push_back(v);
  }
  for (Vertex e = turned_.start[v]; e < turned_.start[v + 1]; ++e) {
    const Vertex u = turned_.from[e];
    if (waiting_[u] == not_waiting || --waiting_[u] > 0) continue;
    queue_.push_back(u);
    if (round_ == 0) plies_[u] = plies + 1;
  }
}

/// Works through the queue. False where `work` refuses.
bool SmithLabels::run_round(Work& work) {
  while (head_ < queue_.size()) {
    const Vertex v = queue_[head_++];
    if (replied_[v] == round_ + 1) continue;
    labels_[v] = round_;
    order_[v] = clock_++;
    labelled_.push_back(v);
    std::uint64_t looked_at = 1;
    for (Vertex e = turned_.start[v]; e < turned_.start[v + 1]; ++e) {
      const Vertex u = turned_.from[e];
      if (labels_[u] != infinite || replied_[u] == round_ + 1) continue;
      reply(u, plies_[v] + 1);
      looked_at += turned_.start[u + 1] - turned_.start[u];
    }
    if (!work.spend(looked_at + turned_.start[v + 1] - turned_.start[v])) return false;
  }
  return true;
}

void SmithLabels::close_round() {
  open_ = false;
  for (const Vertex v : labelled_) {
    for (Vertex e = turned_.start[v]; e < turned_.start[v + 1]; ++e) --unlabelled_[turned_.from[e]];
  }
  for (const Vertex v : candidates_) waiting_[v] = not_waiting;
  std::swap(candidates_, next_);
  ++round_;
  if (!candidates_.empty()) return;
  done_ = true;
  // What is known keeps its value, in whichever round it would have come.
  for (const KnownVertex& k : known_) {
    if (k.value)
      labels_[k.vertex] = static_cast<std::uint32_t>(std::min<Value>(*k.value, infinite - 1));
  }
}

bool SmithLabels::step(Work& work) {
  while (!done_) {
    if (!open_) {
      open_round();
      if (!work.spend(candidates_.size() + known_.size())) return false;
    }
    if (!run_round(work)) return false;
    close_round();
  }
  return true;
}

std::vector<Value> SmithLabels::reached(std::uint32_t vertex) const {
  std::vector<Value> labels;
  for (Vertex e = edges_.start[vertex]; e < edges_.start[vertex + 1]; ++e) {
    const std::uint32_t label = labels_[edges_.to[e]];
    if (label != infinite) labels.push_back(label);
  }
  std::sort(labels.begin(), labels.end());
  labels.erase(std::unique(labels.begin(), labels.end()), labels.end());
  return labels;
}

}  // namespace nimber
