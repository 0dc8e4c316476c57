#include "values/heap_quotient.hpp"

#include <algorithm>
#include <bit>
#include <limits>
#include <map>
#include <queue>
#include <unordered_map>
#include <utility>

namespace nimber {
namespace {

/// Classes while they are sorted: more than elements, since a missing test may split too much.
constexpr std::size_t most_sum_classes = 2 * HeapQuotient::most_elements;
constexpr unsigned most_rounds = 60;
constexpr unsigned most_idle_rounds = 4;
constexpr std::size_t most_powers = 64;
constexpr std::size_t most_parts = 2048;
constexpr std::size_t most_broken = 16;

/// Hands out numbers 0, 1, 2 … to keys as they come.
template <class Key>
class Numbers {
 public:
  std::uint32_t of(Key key) {
    return numbers_.emplace(std::move(key), static_cast<std::uint32_t>(numbers_.size()))
        .first->second;
  }
  std::size_t size() const { return numbers_.size(); }

 private:
  std::map<Key, std::uint32_t> numbers_;
};

/// Splits classes until two states of one class stay in one class after each letter.
/// `after(state, letter)` is a state.
template <class After>
std::size_t split_until_stable(std::vector<std::uint32_t>& classes, std::size_t letters,
                               After after) {
  std::size_t count = 0;
  std::vector<std::uint32_t> finer(classes.size());
  std::vector<std::uint32_t> key(letters + 1);
  for (;;) {
    Numbers<std::vector<std::uint32_t>> numbers;
    for (std::size_t s = 0; s < classes.size(); ++s) {
      key[0] = classes[s];
      for (std::size_t l = 0; l < letters; ++l) key[l + 1] = classes[after(s, l)];
      finer[s] = numbers.of(key);
    }
    classes.swap(finer);
    if (numbers.size() == count) return count;
    count = numbers.size();
  }
}

/// The first state of each class.
std::vector<std::size_t> first_of_class(const std::vector<std::uint32_t>& classes,
                                        std::size_t count) {
  std::vector<std::size_t> first(count);
  for (std::size_t s = classes.size(); s-- > 0;) first[classes[s]] = s;
  return first;
}

}  // namespace

HeapQuotient::HeapQuotient() : monoid_(std::make_unique<OutcomeMonoid>()), pairs_(*monoid_) {}

void HeapQuotient::add_heap() {
  family_.add_heap();
  phase_ = Phase::fit;
  more_tests_.clear();
  rounds_ = 0;
  idle_rounds_ = 0;
}

HeapQuotient::Status HeapQuotient::end(Status status) {
  candidate_ = {};
  candidate_pairs_.reset();
  classes_.reset();
  more_tests_.clear();
  return status;
}

Element HeapQuotient::product_of(const OutcomeMonoid& monoid, const std::vector<Element>& elements,
                                 const std::uint32_t* first, const std::uint32_t* last) const {
  Element product = 0;
  for (; first != last; ++first) product = monoid.product(product, elements[*first]);
  return product;
}

std::vector<Element> HeapQuotient::options_of(const OutcomeMonoid& monoid,
                                              const std::vector<Element>& elements,
                                              std::size_t heap) const {
  std::vector<Element> options;
  options.reserve(family_.option_count(heap));
  family_.each_option(heap, [&](const std::uint32_t* first, const std::uint32_t* last) {
    options.push_back(product_of(monoid, elements, first, last));
  });
  sort_elements(options);
  return options;
}

HeapQuotient::Lightest HeapQuotient::lightest_sums(const OutcomeMonoid& monoid,
                                                   const std::vector<Element>& elements) const {
  const std::size_t order = monoid.order();
  Lightest sums;
  sums.parent.assign(order, 0);
  sums.heap.assign(order, 0);
  sums.options.resize(order);
  std::map<Element, std::uint32_t> lightest_heap;
  for (std::uint32_t heap = 0; heap < elements.size(); ++heap) {
    if (elements[heap] == 0) continue;
    const auto at = lightest_heap.emplace(elements[heap], heap).first;
    if (family_.weight(at->second) > family_.weight(heap)) at->second = heap;
  }
  using Entry = std::pair<std::uint64_t, Element>;
  std::priority_queue<Entry, std::vector<Entry>, std::greater<>> queue;
  std::vector<std::uint64_t> weight(order, std::numeric_limits<std::uint64_t>::max());
  std::vector<bool> done(order, false);
  weight[0] = 0;
  queue.emplace(0, Element{0});
  while (!queue.empty()) {
    const auto [w, x] = queue.top();
    queue.pop();
    if (done[x]) continue;
    done[x] = true;
    sums.order.push_back(x);
    for (const auto& [element, heap] : lightest_heap) {
      const Element y = monoid.product(x, element);
      const std::uint64_t more = w + family_.weight(heap);
      if (more >= weight[y]) continue;
      weight[y] = more;
      sums.parent[y] = x;
      sums.heap[y] = heap;
      queue.emplace(more, y);
    }
  }
  std::map<std::uint32_t, std::vector<Element>> heap_options;
  for (const Element x : sums.order) {
    if (x == 0) continue;
    const std::uint32_t heap = sums.heap[x];
    const auto [at, fresh] = heap_options.try_emplace(heap);
    if (fresh) at->second = options_of(monoid, elements, heap);
    auto& options = sums.options[x];
    for (const Element y : sums.options[sums.parent[x]])
      options.push_back(monoid.product(y, elements[heap]));
    for (const Element y : at->second) options.push_back(monoid.product(y, sums.parent[x]));
    sort_elements(options);
  }
  return sums;
}

HeapQuotient::Status HeapQuotient::grow(std::uint64_t& spent, std::uint64_t most) {
  const auto pause = [&](Status status) {
    spent += looked_at_;
    looked_at_ = 0;
    return status;
  };
  for (;;) {
    if (looked_at_ >= most) return pause(Status::pending);
    switch (phase_) {
      case Phase::fit:
        if (fit()) return pause(Status::done);
        phase_ = Phase::guess;
        break;
      case Phase::guess:
        if (family_.too_heavy() || !guess()) return pause(end(Status::failed));
        phase_ = Phase::certify;
        break;
      case Phase::certify:
        switch (certify(looked_at_, most)) {
          case OptionPairs::Status::pending: return pause(Status::pending);
          case OptionPairs::Status::done: accept(); return pause(end(Status::done));
          case OptionPairs::Status::failed: break;
        }
        if (classes_) {
          add_parts(failure_);
          phase_ = Phase::judge;
        } else {
          const Lightest sums = lightest_sums(*candidate_.monoid, candidate_.elements);
          std::vector<std::uint32_t> number(candidate_.monoid->order());
          for (std::size_t i = 0; i < sums.order.size(); ++i)
            number[sums.order[i]] = static_cast<std::uint32_t>(i);
          SumTests tests;
          for (const Element x : sums.order) {
            HeapSum sum;
            for (Element y = x; y != 0; y = sums.parent[y]) sum.push_back(sums.heap[y]);
            std::sort(sum.begin(), sum.end());
            tests.sums.push_back(std::move(sum));
            auto& options = tests.options.emplace_back();
            for (const Element y : sums.options[x]) options.push_back(number[y]);
          }
          start_sorting(std::move(tests));
        }
        break;
      case Phase::sort:
        switch (classes_->step(looked_at_, most)) {
          case SumClasses::Status::pending: return pause(Status::pending);
          case SumClasses::Status::failed: return pause(end(Status::failed));
          case SumClasses::Status::done: break;
        }
        phase_ = judge_classes() ? Phase::certify : Phase::judge;
        break;
      case Phase::judge: {
        // The classes failed, as such or their certificate: again with more tests.
        SumTests tests = classes_->tests_with(more_tests_);
        const bool idle = tests.sums == classes_->tests().sums;
        idle_rounds_ = idle ? idle_rounds_ + 1 : 0;
        if (++rounds_ > most_rounds || idle_rounds_ > most_idle_rounds)
          return pause(end(Status::failed));
        start_sorting(std::move(tests));
        break;
      }
    }
  }
}

void HeapQuotient::start_sorting(SumTests tests) {
  classes_ = std::make_unique<SumClasses>(family_, std::move(tests), most_sum_classes);
  phase_ = Phase::sort;
}

/// Looks for an element that the new heap may have without any change of the monoid: its mex, of a
/// kind. For one that three looks at each pair allow, the pairs of all sums with the heap are made.
bool HeapQuotient::fit() {
  const std::size_t heap = elements_.size();
  if (!family_.has_options(heap)) {
    elements_.push_back(0);
    ++looked_at_;
    return true;
  }
  const OutcomeMonoid& monoid = *monoid_;
  const std::size_t words = monoid.words();
  const auto options = options_of(monoid, elements_, heap);
  ElementBits shadow(words, 0);
  for (const Element option : options) {
    for (std::size_t i = 0; i < words; ++i) shadow[i] |= monoid.row(option)[i];
  }
  ElementBits open(words, ~std::uint64_t{0});
  if (!has_bit(shadow.data(), 0)) open = monoid.portion();
  for (std::size_t y = 0; y < monoid.order(); ++y) {
    if (has_bit(shadow.data(), y)) continue;
    const std::uint64_t* row = monoid.row(static_cast<Element>(y));
    pairs_.each_shadow(static_cast<Element>(y), [&](const std::uint64_t* other) {
      for (std::size_t i = 0; i < words; ++i) open[i] &= row[i] | other[i];
    });
  }
  looked_at_ += (options.size() + pairs_.size() + monoid.order()) * words;
  for (std::size_t x = 0; x < monoid.order(); ++x) {
    if (!has_bit(open.data(), x)) continue;
    const std::uint64_t* row = monoid.row(static_cast<Element>(x));
    bool apart = true;
    for (std::size_t i = 0; i < words && apart; ++i) apart = (shadow[i] & row[i]) == 0;
    if (!apart) continue;
    OptionPairs before = pairs_;
    pairs_.add_heap(static_cast<std::uint32_t>(heap), static_cast<Element>(x), options);
    if (pairs_.step(looked_at_, std::numeric_limits<std::uint64_t>::max()) ==
        OptionPairs::Status::done) {
      elements_.push_back(static_cast<Element>(x));
      return true;
    }
    pairs_ = std::move(before);
  }
  return false;
}

/// Guesses that sums which were equivalent so far stay so: the outcome of X and k new heaps is
/// found for a lightest X of each element, k = 0, 1, 2 … until the outcomes repeat.
bool HeapQuotient::guess() {
  const OutcomeMonoid& monoid = *monoid_;
  const std::size_t order = monoid.order();
  const auto options = options_of(monoid, elements_, elements_.size());
  const Lightest sums = lightest_sums(monoid, elements_);
  std::vector<ElementBits> lost_with{monoid.portion()};
  std::size_t back = 0;
  for (bool repeated = false; !repeated;) {
    if (lost_with.size() > most_powers) return false;
    const ElementBits& last = lost_with.back();
    ElementBits next(monoid.words(), 0);
    for (const Element x : sums.order) {
      bool lost = true;
      for (std::size_t i = 0; lost && i < options.size(); ++i)
        lost = !has_bit(last.data(), monoid.product(x, options[i]));
      for (std::size_t i = 0; lost && i < sums.options[x].size(); ++i)
        lost = !has_bit(next.data(), sums.options[x][i]);
      if (lost) set_bit(next.data(), x);
    }
    looked_at_ += order * (options.size() + 8);
    for (back = 0; back < lost_with.size() && !repeated; ++back) repeated = lost_with[back] == next;
    if (!repeated) lost_with.push_back(std::move(next));
  }
  --back;  // the power that the next one is like

  // States: x and k new heaps. Letters: the heaps, by element, and the new one.
  const std::size_t powers = lost_with.size();
  const auto power = [&](std::size_t k) {
    return k < powers ? k : back + (k - back) % (powers - back);
  };
  std::vector<Element> letters = elements_;
  sort_elements(letters);
  std::vector<std::uint32_t> classes(powers * order);
  for (std::size_t s = 0; s < classes.size(); ++s)
    classes[s] = has_bit(lost_with[s / order].data(), s % order) ? 1 : 0;
  const std::size_t count =
      split_until_stable(classes, letters.size(), [&](std::size_t s, std::size_t l) {
        // Letter 0 is the unit: the place of the new heap.
        if (l == 0) return power(s / order + 1) * order + s % order;
        return s - s % order + monoid.product(static_cast<Element>(s % order), letters[l]);
      });
  looked_at_ += 8 * classes.size() * letters.size();
  if (count > most_elements) return false;
  const auto first = first_of_class(classes, count);
  std::vector<Element> table(count * count);
  ElementBits portion((count + 63) / 64, 0);
  for (std::size_t a = 0; a < count; ++a) {
    const std::size_t k = first[a] / order;
    const auto x = static_cast<Element>(first[a] % order);
    if (has_bit(lost_with[k].data(), x)) set_bit(portion.data(), a);
    for (std::size_t b = 0; b <= a; ++b) {
      const Element y = monoid.product(x, static_cast<Element>(first[b] % order));
      const auto product = static_cast<Element>(classes[power(k + first[b] / order) * order + y]);
      table[a * count + b] = table[b * count + a] = product;
    }
  }
  looked_at_ += 2 * count * count;
  Candidate candidate;
  candidate.monoid = std::make_unique<OutcomeMonoid>(count, std::move(table), std::move(portion));
  for (const Element x : elements_) candidate.elements.push_back(static_cast<Element>(classes[x]));
  candidate.elements.push_back(static_cast<Element>(classes[power(1) * order]));
  start_certificate(std::move(candidate));
  return true;
}

void HeapQuotient::start_certificate(Candidate candidate) {
  candidate_ = std::move(candidate);
  candidate_pairs_.emplace(*candidate_.monoid);
  next_heap_ = 0;
  heap_started_ = false;
  failure_.clear();
}

/// Are the candidate's outcomes right for all sums? Lost with no lost option, heap by heap; and
/// not lost with one, for the pairs of all sums.
OptionPairs::Status HeapQuotient::certify(std::uint64_t& spent, std::uint64_t most) {
  const OutcomeMonoid& monoid = *candidate_.monoid;
  const auto& elements = candidate_.elements;
  const std::size_t words = monoid.words();
  while (next_heap_ < elements.size()) {
    if (!family_.has_options(next_heap_)) {
      // The empty sum's equal.
      if (elements[next_heap_] != 0) {
        failure_ = {static_cast<std::uint32_t>(next_heap_)};
        return OptionPairs::Status::failed;
      }
      ++next_heap_;
      continue;
    }
    if (!heap_started_) {
      const auto options = options_of(monoid, elements, next_heap_);
      const std::uint64_t* row = monoid.row(elements[next_heap_]);
      spent += options.size() * words + family_.option_count(next_heap_);
      for (const Element option : options) {
        const std::uint64_t* other = monoid.row(option);
        for (std::size_t i = 0; i < words; ++i) {
          const std::uint64_t both = row[i] & other[i];
          if (both == 0) continue;
          const Lightest sums = lightest_sums(monoid, elements);
          const auto rest =
              static_cast<Element>(64 * i + static_cast<std::size_t>(std::countr_zero(both)));
          for (Element y = rest; y != 0; y = sums.parent[y]) failure_.push_back(sums.heap[y]);
          failure_.push_back(static_cast<std::uint32_t>(next_heap_));
          std::sort(failure_.begin(), failure_.end());
          return OptionPairs::Status::failed;
        }
      }
      candidate_pairs_->add_heap(static_cast<std::uint32_t>(next_heap_), elements[next_heap_],
                                 options);
      heap_started_ = true;
    }
    const OptionPairs::Status status = candidate_pairs_->step(spent, most - std::min(most, spent));
    if (status == OptionPairs::Status::failed) failure_ = candidate_pairs_->failure();
    if (status != OptionPairs::Status::done) return status;
    heap_started_ = false;
    ++next_heap_;
  }
  return OptionPairs::Status::done;
}

/// Makes a monoid of the classes; false where the order of heaps matters to them.
bool HeapQuotient::judge_classes() {
  using Class = SumClasses::Class;
  const SumClasses& classes = *classes_;
  const std::size_t letters = classes.letters();
  std::size_t broken = 0;
  for (Class c = 0; c < classes.size() && broken < most_broken; ++c) {
    for (std::size_t i = 0; i < letters && broken < most_broken; ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        const Class one = classes.after(classes.after(c, i), j);
        const Class other = classes.after(classes.after(c, j), i);
        if (one == other) continue;
        // A test tells the two apart. With one of the heaps added it would have told more.
        std::size_t k = 0;
        while (classes.row(one)[k] == classes.row(other)[k]) ++k;
        const std::size_t test =
            64 * k +
            static_cast<std::size_t>(std::countr_zero(classes.row(one)[k] ^ classes.row(other)[k]));
        for (const std::size_t letter : {i, j}) {
          HeapSum sum = classes.tests().sums[test];
          sum.push_back(classes.heap_of_letter(letter));
          add_test(std::move(sum));
        }
        ++broken;
        break;
      }
    }
  }
  looked_at_ += classes.size() * letters * letters / 2;
  if (broken > 0) return false;

  std::vector<std::uint32_t> merged(classes.size());
  for (Class c = 0; c < classes.size(); ++c) merged[c] = classes.lost(c) ? 1 : 0;
  const std::size_t count = split_until_stable(merged, letters, [&](std::size_t c, std::size_t l) {
    return classes.after(static_cast<Class>(c), l);
  });
  looked_at_ += 8 * classes.size() * letters;
  if (count > most_elements) return false;
  const auto first = first_of_class(merged, count);
  std::vector<Element> table(count * count);
  ElementBits portion((count + 63) / 64, 0);
  for (std::size_t a = 0; a < count; ++a) {
    // Numbers were given in the order of classes, so a class's parent comes before it.
    const auto c = static_cast<Class>(first[a]);
    if (classes.lost(c)) set_bit(portion.data(), a);
    for (std::size_t b = 0; b < count; ++b) {
      if (c == 0) {
        table[b * count] = static_cast<Element>(b);
        continue;
      }
      const std::size_t before = table[b * count + merged[classes.parent(c)]];
      table[b * count + a] = static_cast<Element>(
          merged[classes.after(static_cast<Class>(first[before]), classes.last_letter(c))]);
    }
  }
  looked_at_ += 2 * count * count;
  Candidate candidate;
  candidate.monoid = std::make_unique<OutcomeMonoid>(count, std::move(table), std::move(portion));
  for (std::size_t heap = 0; heap < family_.size(); ++heap)
    candidate.elements.push_back(static_cast<Element>(merged[classes.class_of_heap(heap)]));
  start_certificate(std::move(candidate));
  return true;
}

void HeapQuotient::add_test(HeapSum sum) {
  std::sort(sum.begin(), sum.end());
  if (std::find(more_tests_.begin(), more_tests_.end(), sum) == more_tests_.end())
    more_tests_.push_back(std::move(sum));
}

/// Adds all sums of some of these heaps as tests.
void HeapQuotient::add_parts(const HeapSum& sum) {
  std::vector<HeapSum> parts{{}};
  for (std::size_t i = 0; i < sum.size() && parts.size() <= most_parts;) {
    std::size_t end = i;
    while (end < sum.size() && sum[end] == sum[i]) ++end;
    const std::size_t before = parts.size();
    for (std::size_t times = 1; times <= end - i; ++times) {
      for (std::size_t k = 0; k < before; ++k) {
        HeapSum part = parts[k];
        part.insert(part.end(), times, sum[i]);
        parts.push_back(std::move(part));
      }
    }
    i = end;
  }
  for (HeapSum& part : parts) add_test(std::move(part));
}

void HeapQuotient::accept() {
  monoid_ = std::move(candidate_.monoid);
  elements_ = std::move(candidate_.elements);
  pairs_ = std::move(*candidate_pairs_);
}

}  // namespace nimber
