#include "values/sum_classes.hpp"

#include "values/stable_order.hpp"

#include <algorithm>

namespace nimber {
namespace {

template <class Number>
void sort_numbers(std::vector<Number>& numbers) {
  std::sort(numbers.begin(), numbers.end());
  numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
}

}  // namespace

SumClasses::SumClasses(const HeapFamily& family, SumTests tests, std::size_t most_classes)
    : family_(family),
      tests_(std::move(tests)),
      words_((tests_.size() + 63) / 64),
      most_classes_(most_classes),
      heap_class_(family.size(), 0),
      heap_options_(family.size()),
      row_(words_, 0) {
  play(false);
  add(0, 0, 0, {});
  for (std::uint32_t heap = 0; heap < family.size(); ++heap) {
    if (family.has_options(heap)) steps_.emplace(family.weight(heap), none, heap);
  }
}

/// The class of the two classes' sums together.
SumClasses::Class SumClasses::walk(Class from, Class to) const {
  path_.clear();
  for (; to != 0; to = parent_[to]) path_.push_back(last_letter_[to]);
  for (std::size_t i = path_.size(); i-- > 0;) from = after_[from][path_[i]];
  return from;
}

HeapSum SumClasses::sum_of(Class c) const {
  HeapSum sum;
  for (; c != 0; c = parent_[c]) sum.push_back(letters_[last_letter_[c]]);
  std::sort(sum.begin(), sum.end());
  return sum;
}

SumClasses::Class SumClasses::class_of(const HeapSum& sum) const {
  Class c = 0;
  for (const std::uint32_t heap : sum) c = walk(c, heap_class_[heap]);
  return c;
}

/// row_ holds the tests that some option of the sum loses against; turns it into the tests with
/// which the sum is lost.
void SumClasses::play(bool has_options) {
  for (std::size_t i = 0; i < tests_.size(); ++i) {
    const auto& options = tests_.options[i];
    bool lost = !has_bit(row_.data(), i) && (has_options || !options.empty());
    for (std::size_t k = 0; lost && k < options.size(); ++k)
      lost = !has_bit(row_.data(), options[k]);
    if (lost) {
      set_bit(row_.data(), i);
    } else {
      clear_bit(row_.data(), i);
    }
  }
  looked_at_ += 2 * tests_.size();
}

void SumClasses::block(const std::vector<Class>& options) {
  std::fill(row_.begin(), row_.end(), 0);
  for (const Class option : options) {
    const std::uint64_t* lost = row(option);
    for (std::size_t i = 0; i < words_; ++i) row_[i] |= lost[i];
  }
  looked_at_ += options.size() * words_;
}

std::uint64_t SumClasses::hash_of_row() const {
  std::uint64_t hash = 0x9E3779B97F4A7C15;
  for (const std::uint64_t word : row_) {
    hash = (hash ^ word) * 0xFF51AFD7ED558CCD;
    hash ^= hash >> 29;
  }
  return hash;
}

SumClasses::Class SumClasses::find() const {
  auto [at, end] = by_row_.equal_range(hash_of_row());
  for (; at != end; ++at) {
    if (std::equal(row_.begin(), row_.end(), row(at->second))) return at->second;
  }
  return none;
}

SumClasses::Class SumClasses::add(std::uint64_t weight, Class parent, std::uint32_t letter,
                                  std::vector<Class> options) {
  const auto fresh = static_cast<Class>(size());
  weight_.push_back(weight);
  parent_.push_back(parent);
  last_letter_.push_back(letter);
  options_.push_back(std::move(options));
  after_.emplace_back(letters_.size(), none);
  rows_.insert(rows_.end(), row_.begin(), row_.end());
  by_row_.emplace(hash_of_row(), fresh);
  return fresh;
}

SumClasses::Status SumClasses::step(std::uint64_t& spent, std::uint64_t most) {
  while (!steps_.empty() && looked_at_ < most && size() <= most_classes_) {
    const auto [weight, c, number] = steps_.top();
    steps_.pop();
    if (c == none) {
      sort_heap(number);
    } else {
      sort_sum(c, number, weight);
    }
  }
  spent += looked_at_;
  looked_at_ = 0;
  if (size() > most_classes_) return Status::failed;
  return steps_.empty() ? Status::done : Status::pending;
}

/// A heap alone: of a class that is known, or a new letter.
void SumClasses::sort_heap(std::uint32_t heap) {
  auto& options = heap_options_[heap];
  family_.each_option(heap, [&](const std::uint32_t* first, const std::uint32_t* last) {
    Class c = 0;
    for (; first != last; ++first) c = walk(c, heap_class_[*first]);
    options.push_back(c);
  });
  looked_at_ += 4 * options.size();
  sort_numbers(options);
  block(options);
  play(true);
  const Class known = find();
  if (known != none) {
    heap_class_[heap] = known;
    return;
  }
  const auto letter = static_cast<std::uint32_t>(letters_.size());
  const std::size_t before = size();
  letters_.push_back(heap);
  for (auto& after : after_) after.push_back(none);
  const std::uint64_t weight = family_.weight(heap);
  const Class fresh = add(weight, 0, letter, options);
  heap_class_[heap] = fresh;
  after_[0][letter] = fresh;
  for (std::size_t c = 1; c < before; ++c)
    steps_.emplace(weight_[c] + weight, static_cast<Class>(c), letter);
  for (std::uint32_t l = 0; l < letters_.size(); ++l)
    steps_.emplace(weight + family_.weight(letters_[l]), fresh, l);
}

void SumClasses::sort_sum(Class c, std::uint32_t letter, std::uint64_t weight) {
  // The same sum with its heaps in another order may have been sorted before.
  const Class other = after_[parent_[c]][letter];
  if (other != none && after_[other][last_letter_[c]] != none) {
    after_[c][letter] = after_[other][last_letter_[c]];
    ++looked_at_;
    return;
  }
  std::vector<Class> options;
  for (const Class option : options_[c]) options.push_back(after_[option][letter]);
  for (const Class option : heap_options_[letters_[letter]]) options.push_back(walk(c, option));
  looked_at_ += 4 * options.size();
  sort_numbers(options);
  block(options);
  play(true);
  Class found = find();
  if (found == none) {
    found = add(weight, c, letter, std::move(options));
    for (std::uint32_t l = 0; l < letters_.size(); ++l)
      steps_.emplace(weight + family_.weight(letters_[l]), found, l);
  }
  after_[c][letter] = found;
}

SumTests SumClasses::tests_with(const std::vector<HeapSum>& more) const {
  struct Item {
    std::uint64_t weight;
    Class c;  // none: the sum
    const HeapSum* sum;
  };
  std::vector<Item> items;
  for (Class c = 0; c < size(); ++c) items.push_back({weight_[c], c, nullptr});
  for (const HeapSum& sum : more) {
    if (sum_of(class_of(sum)) == sum) continue;
    std::uint64_t weight = 0;
    for (const std::uint32_t heap : sum) weight += family_.weight(heap);
    items.push_back({weight, none, &sum});
  }
  put_in_order(items, [](const Item& a, const Item& b) { return a.weight < b.weight; });
  std::vector<std::uint32_t> number(size());
  for (std::size_t i = 0; i < items.size(); ++i) {
    if (items[i].sum == nullptr) number[items[i].c] = static_cast<std::uint32_t>(i);
  }
  SumTests tests;
  for (const Item& item : items) {
    std::vector<std::uint32_t> options;
    if (item.sum == nullptr) {
      for (const Class option : options_[item.c]) options.push_back(number[option]);
      tests.sums.push_back(sum_of(item.c));
    } else {
      const HeapSum& sum = *item.sum;
      for (std::size_t i = 0; i < sum.size(); ++i) {
        if (i > 0 && sum[i] == sum[i - 1]) continue;
        Class rest = 0;
        for (std::size_t k = 0; k < sum.size(); ++k) {
          if (k != i) rest = walk(rest, heap_class_[sum[k]]);
        }
        family_.each_option(sum[i], [&](const std::uint32_t* first, const std::uint32_t* last) {
          Class c = rest;
          for (; first != last; ++first) c = walk(c, heap_class_[*first]);
          options.push_back(number[c]);
        });
      }
      tests.sums.push_back(sum);
    }
    sort_numbers(options);
    tests.options.push_back(std::move(options));
  }
  return tests;
}

}  // namespace nimber
