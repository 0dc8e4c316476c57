// The misère quotient of the heaps of one game, grown heap by heap.
//
// T. E. Plambeck, A. N. Siegel, "Misère quotients for impartial games", J. Combin. Theory A 115
// (2008). How the quotient is found is told in docs/theorems.md. Guesses are only guesses: what is
// kept has passed the whole certificate.
#pragma once

#include "values/heap_family.hpp"
#include "values/option_pairs.hpp"
#include "values/outcome_monoid.hpp"
#include "values/sum_classes.hpp"

#include <nimber/limits.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace nimber {

class HeapQuotient {
 public:
  static constexpr std::size_t most_elements = limits::quotient_elements;

  HeapQuotient();

  /// Adds the options of the next heap, one after another; heaps are numbers below family().size().
  /// Between add_heap() and the end of grow() only.
  void add_heap();
  void add_option(const std::uint32_t* first, const std::uint32_t* last) {
    family_.add_option(first, last);
  }

  enum class Status : std::uint8_t { done, pending, failed };
  /// Finds the quotient with the heap that was added last. Spends words of 64 bits on `spent`;
  /// pending after about `most` of them, or after one piece of work that is not divided (about
  /// the square of the order). failed: it is larger than most_elements, or no guess held; what
  /// was known of smaller heaps stays.
  Status grow(std::uint64_t& spent, std::uint64_t most);

  /// Reduced and certified for the heaps below heaps().
  const OutcomeMonoid& monoid() const { return *monoid_; }
  std::size_t heaps() const { return elements_.size(); }
  Element element(std::size_t heap) const { return elements_[heap]; }
  const HeapFamily& family() const { return family_; }

 private:
  enum class Phase : std::uint8_t { fit, guess, certify, sort, judge };

  /// A monoid with the elements of all heaps, to be certified.
  struct Candidate {
    std::unique_ptr<OutcomeMonoid> monoid;
    std::vector<Element> elements;
  };
  /// For each element a lightest sum.
  struct Lightest {
    std::vector<Element> order;   // all elements, the lightest first
    std::vector<Element> parent;  // the element without the last heap
    std::vector<std::uint32_t> heap;
    std::vector<std::vector<Element>> options;  // of that sum
  };

  Status end(Status status);
  Element product_of(const OutcomeMonoid& monoid, const std::vector<Element>& elements,
                     const std::uint32_t* first, const std::uint32_t* last) const;
  std::vector<Element> options_of(const OutcomeMonoid& monoid, const std::vector<Element>& elements,
                                  std::size_t heap) const;
  Lightest lightest_sums(const OutcomeMonoid& monoid, const std::vector<Element>& elements) const;

  bool fit();
  bool guess();
  void start_certificate(Candidate candidate);
  OptionPairs::Status certify(std::uint64_t& spent, std::uint64_t most);
  void start_sorting(SumTests tests);
  bool judge_classes();
  void add_parts(const HeapSum& sum);
  void add_test(HeapSum sum);
  void accept();

  HeapFamily family_;
  std::unique_ptr<OutcomeMonoid> monoid_;
  std::vector<Element> elements_;
  OptionPairs pairs_;

  // The heap that is being added.
  Phase phase_ = Phase::fit;
  std::uint64_t looked_at_ = 0;
  Candidate candidate_;
  std::optional<OptionPairs> candidate_pairs_;
  std::size_t next_heap_ = 0;
  bool heap_started_ = false;
  HeapSum failure_;  // of the certificate
  std::unique_ptr<SumClasses> classes_;
  std::vector<HeapSum> more_tests_;
  unsigned rounds_ = 0;
  unsigned idle_rounds_ = 0;
};

}  // namespace nimber
