// The reachable pairs (element, elements of its options) of a set of heaps, as far as a misère
// quotient's certificate reads them. docs/theorems.md tells why this is enough.
#pragma once

#include "values/outcome_monoid.hpp"

#include <cstdint>
#include <vector>

namespace nimber {

/// For each element the least shadows of the sums that it stands for. The shadow of a sum is the
/// set of all z for which z times some option of the sum is lost: a union of rows of the monoid,
/// kept together with a list of such rows. The empty sum has no option and is kept apart.
///
/// The monoid must outlive the pairs, or be replaced with rebind().
class OptionPairs {
 public:
  static constexpr int none = -1;
  /// Most pairs that are looked at; a true quotient of 4,096 elements has some 5,000.
  static constexpr std::size_t max_nodes = 200'000;

  explicit OptionPairs(const OutcomeMonoid& monoid);

  /// The same pairs, of an equal monoid that lies elsewhere.
  void rebind(const OutcomeMonoid& monoid) { monoid_ = &monoid; }

  /// Starts to take in one more heap and all sums with it. `options` are the elements of the heap's
  /// options, at least one.
  void add_heap(std::uint32_t heap, Element element, const std::vector<Element>& options);

  enum class Status : std::uint8_t { done, pending, failed };
  /// Goes on with that. Spends words of 64 bits on `spent`; pending after about `most` of them.
  /// failed: some sum is neither lost nor has a lost option, or there are more than max_nodes.
  Status step(std::uint64_t& spent, std::uint64_t most);

  /// After failed: the heaps of such a sum, ascending; none where there were too many.
  std::vector<std::uint32_t> failure() const;

  /// Calls visit(shadow) for the least shadows of an element's sums, the empty sum apart.
  template <class Visit>
  void each_shadow(Element element, Visit visit) const {
    for (const int node : nodes_of_[element]) visit(shadow(node));
  }
  /// How many pairs are kept.
  std::size_t size() const;

  /// The least list with the same union of rows, as far as leaving out one by one goes.
  std::vector<Element> least_cover(std::vector<Element> cover) const;

 private:
  struct Node {
    Element element;
    bool least;          // no other shadow of this element lies within this one
    int parent;          // the sum without its last heap; none: that was the only one
    std::uint32_t heap;  // its last heap
    std::vector<Element> cover;
  };

  const std::uint64_t* shadow(int node) const {
    return &shadows_[static_cast<std::size_t>(node) * monoid_->words()];
  }
  int insert(Element element, const std::vector<Element>& cover, int parent);
  bool settled(int node) const {
    return monoid_->lost(nodes_[static_cast<std::size_t>(node)].element) ||
           has_bit(shadow(node), 0);
  }

  const OutcomeMonoid* monoid_;
  std::vector<Node> nodes_;
  ElementBits shadows_;
  std::vector<std::vector<int>> nodes_of_;
  ElementBits union_;
  std::uint64_t looked_at_ = 0;

  // The heap that is being taken in.
  std::uint32_t heap_ = 0;
  Element factor_ = 0;
  std::vector<Element> factor_cover_;
  bool started_ = false;
  std::vector<int> queue_;
  std::size_t next_ = 0;
  int failed_ = none;
};

}  // namespace nimber
