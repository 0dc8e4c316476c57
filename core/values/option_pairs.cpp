#include "values/option_pairs.hpp"

#include <algorithm>

namespace nimber {
namespace {

bool lies_within(const std::uint64_t* inner, const std::uint64_t* outer, std::size_t words) {
  for (std::size_t i = 0; i < words; ++i) {
    if ((inner[i] & ~outer[i]) != 0) return false;
  }
  return true;
}

}  // namespace

OptionPairs::OptionPairs(const OutcomeMonoid& monoid)
    : monoid_(&monoid), nodes_of_(monoid.order()), union_(monoid.words(), 0) {}

std::size_t OptionPairs::size() const {
  std::size_t n = 0;
  for (const auto& nodes : nodes_of_) n += nodes.size();
  return n;
}

std::vector<Element> OptionPairs::least_cover(std::vector<Element> cover) const {
  sort_elements(cover);
  const std::size_t n = cover.size();
  const std::size_t words = monoid_->words();
  if (n < 2) return cover;
  // after[i]: the union of the rows from i on.
  ElementBits after((n + 1) * words, 0);
  for (std::size_t i = n; i-- > 0;) {
    const std::uint64_t* row = monoid_->row(cover[i]);
    for (std::size_t k = 0; k < words; ++k)
      after[i * words + k] = after[(i + 1) * words + k] | row[k];
  }
  ElementBits before(words, 0);
  std::vector<Element> least;
  for (std::size_t i = 0; i < n; ++i) {
    const std::uint64_t* row = monoid_->row(cover[i]);
    bool needed = false;
    for (std::size_t k = 0; k < words && !needed; ++k)
      needed = (row[k] & ~(before[k] | after[(i + 1) * words + k])) != 0;
    if (!needed) continue;
    least.push_back(cover[i]);
    for (std::size_t k = 0; k < words; ++k) before[k] |= row[k];
  }
  return least;
}

int OptionPairs::insert(Element element, const std::vector<Element>& cover, int parent) {
  const std::size_t words = monoid_->words();
  std::fill(union_.begin(), union_.end(), 0);
  for (const Element d : cover) {
    const std::uint64_t* row = monoid_->row(d);
    for (std::size_t i = 0; i < words; ++i) union_[i] |= row[i];
  }
  auto& nodes = nodes_of_[element];
  looked_at_ += (cover.size() + 2 * nodes.size() + 1) * words;
  for (const int node : nodes) {
    if (lies_within(shadow(node), union_.data(), words)) return none;
  }
  std::size_t kept = 0;
  for (const int node : nodes) {
    if (lies_within(union_.data(), shadow(node), words)) {
      nodes_[static_cast<std::size_t>(node)].least = false;
    } else {
      nodes[kept++] = node;
    }
  }
  nodes.resize(kept);
  const int fresh = static_cast<int>(nodes_.size());
  nodes.push_back(fresh);
  looked_at_ += 2 * cover.size() * words;
  nodes_.push_back({element, true, parent, heap_, least_cover(cover)});
  shadows_.insert(shadows_.end(), union_.begin(), union_.end());
  return fresh;
}

void OptionPairs::add_heap(std::uint32_t heap, Element element,
                           const std::vector<Element>& options) {
  heap_ = heap;
  factor_ = element;
  factor_cover_ = least_cover(options);
  looked_at_ += 2 * options.size() * monoid_->words();
  started_ = false;
  queue_.clear();
  next_ = 0;
}

OptionPairs::Status OptionPairs::step(std::uint64_t& spent, std::uint64_t most) {
  const auto leave = [&](Status status) {
    spent += looked_at_;
    looked_at_ = 0;
    return status;
  };
  if (!started_) {
    started_ = true;
    for (const auto& nodes : nodes_of_) queue_.insert(queue_.end(), nodes.begin(), nodes.end());
    const int first = insert(factor_, factor_cover_, none);
    // Where its shadow is no new least one, products with it bring none either.
    if (first == none) return leave(Status::done);
    if (!settled(first)) {
      failed_ = first;
      return leave(Status::failed);
    }
    queue_.push_back(first);
  }
  std::vector<Element> cover;
  while (next_ < queue_.size()) {
    if (looked_at_ >= most) return leave(Status::pending);
    if (nodes_.size() > max_nodes) return leave(Status::failed);
    const int node = queue_[next_++];
    const Node& sum = nodes_[static_cast<std::size_t>(node)];
    if (!sum.least) continue;
    const Element element = sum.element;
    cover.clear();
    for (const Element d : sum.cover) cover.push_back(monoid_->product(d, factor_));
    for (const Element d : factor_cover_) cover.push_back(monoid_->product(d, element));
    const int fresh = insert(monoid_->product(element, factor_), cover, node);
    if (fresh == none) continue;
    if (!settled(fresh)) {
      failed_ = fresh;
      return leave(Status::failed);
    }
    queue_.push_back(fresh);
  }
  return leave(Status::done);
}

std::vector<std::uint32_t> OptionPairs::failure() const {
  std::vector<std::uint32_t> heaps;
  for (int node = failed_; node != none; node = nodes_[static_cast<std::size_t>(node)].parent)
    heaps.push_back(nodes_[static_cast<std::size_t>(node)].heap);
  std::sort(heaps.begin(), heaps.end());
  return heaps;
}

}  // namespace nimber
