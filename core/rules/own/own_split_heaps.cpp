#include "rules/own/own_split_heaps.hpp"

#include "rules/own/own_splits.hpp"
#include "values/split_lines.hpp"

#include <algorithm>
#include <functional>
#include <utility>

namespace nimber {
namespace {

/// docs/theorems.md, "Taking any number or splitting".
class SplitHeaps final : public TheoremHeaps {
 public:
  SplitHeaps(const OwnRule& rule, std::vector<HeapSplit> splits)
      : rule_(rule), splits_(std::move(splits)) {}

  Heap from() const override { return 2'048; }
  std::size_t values_needed() const override { return 320; }
  bool prove(std::span<const std::uint32_t> values, Work& work) override {
    first_.assign(values.begin(), values.end());
    auto lines = lines_of_values(first_);
    work.spend(first_.size());
    if (!lines || !lines_are_proven(*lines, splits_, first_)) return false;
    lines_ = std::move(*lines);
    law_.theorem = "lines";
    return true;
  }
  const SequenceLaw& law() const override { return law_; }
  Value value(Heap n) const override {
    if (n < first_.size()) return first_[static_cast<std::size_t>(n)];
    return n + static_cast<Value>(offset(n));
  }
  bool lists_options() const override { return false; }
  std::optional<State> option_worth(Heap n, Value wanted) const override {
    // Each value belongs to one heap. Where that is smaller, the rest is taken.
    if (const auto heap = heap_worth(wanted); heap && *heap < n) return State{*heap};
    for (const HeapSplit& split : splits_) {
      if (split.parts > 3 || n < split.taken) continue;
      for (Heap a = 1; a <= 4 * lines_.offsets.size(); ++a) {
        if (split.parts == 2) {
          auto found = split_worth(n, split, {a}, wanted);
          if (found) return found;
          continue;
        }
        for (Heap b = a; b <= 4 * lines_.offsets.size(); ++b) {
          auto found = split_worth(n, split, {a, b}, wanted);
          if (found) return found;
        }
      }
    }
    return std::nullopt;
  }
  void facts(Heap n, std::vector<Fact>& out) const override {
    out.push_back({"modulus", lines_.offsets.size()});
    out.push_back({"remainder", n % lines_.offsets.size()});
  }

 private:
  std::int64_t offset(Heap n) const {
    return lines_.offsets[static_cast<std::size_t>(n % lines_.offsets.size())];
  }
  std::optional<Heap> heap_worth(Value wanted) const {
    const auto small = std::find(first_.begin(), first_.end(), wanted);
    if (small != first_.end()) return static_cast<Heap>(small - first_.begin());
    for (const std::int64_t c : lines_.offsets) {
      const Heap n = wanted - static_cast<Value>(c);
      if (n >= first_.size() && n <= max_integer && value(n) == wanted) return n;
    }
    return std::nullopt;
  }
  /// The split into these small heaps and what is left, if it is worth that.
  std::optional<State> split_worth(Heap n, const HeapSplit& split, State parts,
                                   Value wanted) const {
    Heap rest = n - split.taken;
    Value total = 0;
    for (const Heap part : parts) {
      if (part >= rest) return std::nullopt;
      rest -= part;
      total ^= value(part);
    }
    if ((total ^ value(rest)) != wanted) return std::nullopt;
    parts.push_back(rest);
    return as_written(n, std::move(parts));
  }
  /// The parts in an order in which some alternative leaves them; none where it is not seen.
  std::optional<State> as_written(Heap n, State parts) const {
    std::sort(parts.begin(), parts.end());
    do {
      for (const OwnAlternative& alternative : rule_.alternatives()) {
        if (leaves(alternative, n, parts)) return parts;
      }
    } while (std::next_permutation(parts.begin(), parts.end()));
    return std::nullopt;
  }
  static bool leaves(const OwnAlternative& alternative, Heap n, const State& parts) {
    using Op = Expression::Op;
    if (!alternative.result || alternative.targets.size() != parts.size()) return false;
    std::vector<std::int64_t> numbers(alternative.variables, -1);
    numbers[0] = static_cast<std::int64_t>(n);
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const auto& nodes = alternative.targets[i].cells[0].nodes();
      if (nodes.size() == 1 && nodes[0].op == Op::variable && nodes[0].number > 0)
        numbers[static_cast<std::size_t>(nodes[0].number)] = static_cast<std::int64_t>(parts[i]);
    }
    const auto fits = [&](const OwnStep& step) {
      if (step.condition) return step.condition->holds(numbers.data());
      const std::int64_t chosen = numbers[step.variable];
      return chosen >= 0 &&
             std::any_of(step.items.begin(), step.items.end(), [&](const auto& item) {
               const auto first = item.first->value(numbers.data());
               if (item.kind == OwnItem::Kind::single) return first == chosen;
               if (item.kind != OwnItem::Kind::range) return false;
               const auto last = item.last->value(numbers.data());
               return first && last && *first <= chosen && chosen <= *last;
             });
    };
    if (!std::all_of(alternative.steps.begin(), alternative.steps.end(), fits)) return false;
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const auto left = alternative.targets[i].cells[0].value(numbers.data());
      if (left != static_cast<std::int64_t>(parts[i])) return false;
    }
    return true;
  }

  const OwnRule& rule_;
  std::vector<HeapSplit> splits_;
  std::vector<Value> first_;
  LinesByResidues lines_;
  SequenceLaw law_;
};

}  // namespace

std::unique_ptr<TheoremHeaps> lines_by_splits(const OwnRule& rule) {
  auto splits = splits_of(rule);
  if (!splits || splits->empty()) return nullptr;
  return std::make_unique<SplitHeaps>(rule, std::move(*splits));
}

}  // namespace nimber
