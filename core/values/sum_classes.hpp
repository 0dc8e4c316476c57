// Sorts sums of heaps into classes by what they do to a list of tests.
//
// A sum X is tried against each test Z: is X + Z lost? That follows from the options of X and of Z,
// which are lighter sums whose classes are known by then, so a whole row of outcomes is a few
// operations on bits. Two sums with equal rows are taken to be equivalent. This is a guess: a test
// that would tell them apart may be missing. Whoever uses the classes proves them or adds tests.
#pragma once

#include "values/heap_family.hpp"
#include "values/outcome_monoid.hpp"

#include <cstdint>
#include <optional>
#include <queue>
#include <tuple>
#include <unordered_map>
#include <vector>

namespace nimber {

/// Tests in the order of weight, the empty sum first.
struct SumTests {
  /// The classes of each test's options, as numbers of earlier tests.
  std::vector<std::vector<std::uint32_t>> options;
  std::vector<HeapSum> sums;

  std::size_t size() const { return sums.size(); }
};

class SumClasses {
 public:
  using Class = std::uint32_t;
  static constexpr Class none = ~Class{0};

  enum class Status : std::uint8_t { done, pending, failed };

  /// Starts on all sums of the family's heaps. More than `most_classes` classes: failed.
  SumClasses(const HeapFamily& family, SumTests tests, std::size_t most_classes);

  /// Goes on; spends words of 64 bits on `spent`, pending after about `most` of them.
  Status step(std::uint64_t& spent, std::uint64_t most);

  // -- after done ----------------------------------------------------------------------------
  const SumTests& tests() const { return tests_; }
  std::size_t size() const { return weight_.size(); }
  /// Each class has a lightest sum, the letters of which are heaps; class 0 is the empty sum's.
  HeapSum sum_of(Class c) const;
  Class class_of(const HeapSum& sum) const;
  Class class_of_heap(std::size_t heap) const { return heap_class_[heap]; }
  std::size_t letters() const { return letters_.size(); }
  std::uint32_t heap_of_letter(std::size_t letter) const { return letters_[letter]; }
  Class after(Class c, std::size_t letter) const { return after_[c][letter]; }
  /// The lightest sum of c is that of parent(c) and one heap more, this letter.
  Class parent(Class c) const { return parent_[c]; }
  std::size_t last_letter(Class c) const { return last_letter_[c]; }
  bool lost(Class c) const { return has_bit(row(c), 0); }
  const std::uint64_t* row(Class c) const { return &rows_[std::size_t{c} * words_]; }
  std::size_t words() const { return words_; }

  /// New tests: all classes, and `more`, whose options are looked up in these classes.
  SumTests tests_with(const std::vector<HeapSum>& more) const;

 private:
  using Step = std::tuple<std::uint64_t, Class, std::uint32_t>;  // weight; class or none; letter

  Class walk(Class from, Class to) const;
  void sort_heap(std::uint32_t heap);
  void sort_sum(Class c, std::uint32_t letter, std::uint64_t weight);
  void play(bool has_options);
  void block(const std::vector<Class>& options);
  Class find() const;
  Class add(std::uint64_t weight, Class parent, std::uint32_t letter, std::vector<Class> options);
  std::uint64_t hash_of_row() const;

  const HeapFamily& family_;
  SumTests tests_;
  std::size_t words_;
  std::size_t most_classes_;

  std::vector<std::uint64_t> weight_;
  std::vector<Class> parent_;
  std::vector<std::uint32_t> last_letter_;
  std::vector<std::vector<Class>> options_;  // of the lightest sum
  std::vector<std::vector<Class>> after_;
  ElementBits rows_;
  std::unordered_multimap<std::uint64_t, Class> by_row_;

  std::vector<std::uint32_t> letters_;
  std::vector<Class> heap_class_;
  std::vector<std::vector<Class>> heap_options_;

  std::priority_queue<Step, std::vector<Step>, std::greater<>> steps_;
  ElementBits row_;  // of the sum that is being sorted
  std::uint64_t looked_at_ = 0;
  mutable std::vector<std::uint32_t> path_;
};

}  // namespace nimber
