// Values of the parts of rules that people write.
#pragma once

#include <nimber/limits.hpp>
#include <nimber/rule.hpp>

#include "rules/own/own_bound.hpp"
#include "rules/own/own_gather.hpp"
#include "rules/own/own_known.hpp"
#include "rules/own/own_loops.hpp"
#include "rules/own/own_packed.hpp"
#include "rules/own/own_rows.hpp"
#include "rules/own/own_rule.hpp"
#include "rules/own/own_theorem.hpp"
#include "rules/restricted_heaps.hpp"

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

namespace nimber {

/// Finds the values of parts, each in the way that suits the rule and the part best.
class OwnValues {
 public:
  explicit OwnValues(const OwnRule& rule)
      : known_(rule),
        rows_(rule, known_),
        gather_(rule, known_),
        loops_(rule, known_),
        packed_(rule, known_) {
    if (auto bound = taking_bound_of(rule)) restricted_.emplace(std::move(*bound));
    theorem_ = theorem_of(rule);
  }
  OwnValues(const OwnValues&) = delete;
  OwnValues& operator=(const OwnValues&) = delete;

  /// Makes the value of a part, and of all that it can become, known. Returns `never` where the
  /// limit or the memory is used up, or where the part can lead to a sum that contains itself.
  Ready make_known(const OwnPart& part, Work& work);
  /// Is the part of these numbers surely known, so that make_known() says yes at once? Only parts
  /// of one or two numbers in the tables are told; else false says nothing.
  bool surely_known(const std::uint64_t* numbers, std::size_t count) const {
    if (count > 2) return false;
    const OwnLimits& limits = known_.limits();
    return limits.fits() ? limits.knows(numbers[0], numbers[1])
                         : known_.dense().knows(numbers, count);
  }
  /// The value of a part that is known.
  OwnValue value(const OwnPart& part) const {
    if (restricted(part) != nullptr) return {restricted_->value(static_cast<Heap>(part[0]))};
    return tells_ ? OwnValue{theorem_->value(static_cast<Heap>(part[0]))} : known_.value(part);
  }
  /// The value of what a known part becomes. Where that is infinite, nothing else is told.
  OwnValue value(const OwnResult& result) const {
    if (restricted_) return value(result.pieces[0].part);
    return tells_ ? theorem_value(result) : known_.value(result);
  }
  OwnSum sum(const OwnResult& result) const { return known_.sum(result); }
  /// The values among the options of an infinite part, ascending.
  const std::vector<Value>& reached(std::uint64_t infinite) const {
    return known_.codes().reached(infinite);
  }

  /// Has a part been met that may come back?
  bool met_loop() const { return loops_.met(); }
  /// A number that Smith's rule lets the winner bring down; 0 where no circle is near.
  std::uint64_t countdown(const OwnPart& part) const { return loops_.countdown(part); }
  std::size_t memory() const {
    return known_.memory() + rows_.memory() + packed_.memory() +
           (restricted_ ? restricted_->memory() : 0) + 4 * first_.capacity();
  }
  /// Knows the values of parts as large as this one by the theorem about taking up to a bound; null
  /// where the rule is of another kind, or a table knows them.
  const RestrictedHeaps* restricted(const OwnPart& part) const {
    return restricted_ && part[0] >= static_cast<std::int64_t>(RestrictedHeaps::from)
               ? &*restricted_
               : nullptr;
  }
  /// The same whatever the part.
  const RestrictedHeaps* restricted() const { return restricted_ ? &*restricted_ : nullptr; }
  /// Knows the values of parts as large as this one by a theorem about the rule; null where none is
  /// proven.
  const TheoremHeaps* theorem(const OwnPart& part) const {
    return tells_ && is_far(part) ? theorem_.get() : nullptr;
  }
  /// May prove_theorem() say yes?
  bool may_have_theorem() const { return theorem_ != nullptr; }
  /// Is only the winner of this heap to be had, by a theorem? Its value would cost more than is
  /// left: a look at all options of all smaller heaps.
  bool tells_winner_only(Heap n, Work& work) {
    return theorem_ != nullptr && !theorem_->tells_values() && n >= theorem_->from() &&
           n / 2 > work.left() / n && prove_theorem(work) == Ready::yes;
  }
  /// Knows who wins this heap, of which the value is not known; null where nothing does.
  const TheoremHeaps* winner_theorem(Heap n) const {
    const bool tells = proven_ && !tells_ && n >= theorem_->from();
    return tells && !known_.dense().knows(&n, 1) ? theorem_.get() : nullptr;
  }
  /// Proves the theorem, where it is not proven. Returns `never` where there is none.
  Ready prove_theorem(Work& work);
  /// The law by the theorem that is proven; null where none is.
  const SequenceLaw* law() const { return proven_ ? &theorem_->law() : nullptr; }

  /// Knows values as stretches, where the options are all heaps between two bounds.
  const OwnStretches& stretches() const { return known_.stretches(); }

 private:
  static constexpr std::size_t most_keys = limits::own_parts;
  /// The walk is given up after so many moves in a row, upwards from the part asked for, of which
  /// none comes to an end.
  static constexpr std::size_t most_climb = limits::own_climb;

  struct Waiting {
    OwnPart part;
    bool entered = false;
  };

  OwnValue theorem_value(const OwnResult& result) const;
  bool is_far(const OwnPart& part) const {
    return theorem_ != nullptr && part[0] >= static_cast<std::int64_t>(theorem_->from());
  }
  /// A walk through rows goes on with packed ones after so many looks.
  static constexpr std::size_t looks_before_packed = 64;

  Ready walk(Work& work);
  bool pack();
  Ready walk_packed(Work& work);
  bool enter(Waiting& waiting, Work& work);
  void wait_for_unknown();
  void finish(const OwnPart& part, OwnCode code);
  void push(OwnPart part);
  void pop();
  Ready give_up();

  std::optional<RestrictedHeaps> restricted_;
  std::unique_ptr<TheoremHeaps> theorem_;  // that may hold for the rule
  bool proven_ = false;                    // does it?
  bool tells_ = false;                     // and does it tell values?
  std::vector<std::uint32_t> first_;       // values by which it is proven
  OwnKnown known_;
  OwnRows rows_;
  OwnGather gather_;
  OwnLoops loops_;
  OwnPacked packed_;  // the rest of the walk, where only the first part is on the stack here
  std::vector<Waiting> stack_;
  std::size_t waiting_ = 0;  // the room of the parts on the stack
  std::size_t climb_ = 0;    // parts entered since the last one became known
  std::size_t looks_ = 0;    // of the walk
};

}  // namespace nimber
