#include "rules/own/own_values.hpp"

#include <algorithm>
#include <utility>

namespace nimber {
namespace {

std::int64_t numbers_sum(const OwnPart& part) {
  std::int64_t sum = 0;
  for (const std::int64_t n : part) {
    if (__builtin_add_overflow(sum, n, &sum)) return INT64_MAX;
  }
  return sum;
}

bool comes_before(const OwnPart& a, const OwnPart& b) {
  const std::int64_t of_a = numbers_sum(a);
  const std::int64_t of_b = numbers_sum(b);
  return of_a != of_b ? of_a > of_b : a > b;
}

/// Sorts by sum, then by the numbers, the largest first: by insertion in wide steps, then in small
/// ones. Most lists are short, and that takes a twentieth of the code of std::sort().
void sort_down(std::vector<OwnPart>& parts) {
  std::size_t step = 1;
  while (step < parts.size() / 3) step = 3 * step + 1;
  for (; step > 0; step /= 3) {
    for (std::size_t i = step; i < parts.size(); ++i) {
      for (std::size_t at = i; at >= step && comes_before(parts[at], parts[at - step]); at -= step)
        parts[at].swap(parts[at - step]);
    }
  }
}

}  // namespace

/// Tries the ways in this order: the theorems, stretches, rows of limits, a row of the dense table,
/// the walk.
Ready OwnValues::make_known(const OwnPart& part, Work& work) {
  if (restricted(part) != nullptr) return restricted_->ready(static_cast<Heap>(part[0]), work);
  if (is_far(part)) {
    const Ready ready = prove_theorem(work);
    if (ready == Ready::pending || (ready == Ready::yes && tells_)) return ready;
  }
  OwnStretches& stretches = known_.stretches();
  if (stretches.fits()) {
    const Ready ready = stretches.ready(static_cast<std::uint64_t>(part[0]), work);
    if (ready != Ready::never) return ready;
  }
  OwnLimits& limits = known_.limits();
  if (limits.fits()) {
    const Ready ready = limits.ready(part, work);
    if (ready != Ready::never || limits.fits()) return ready;
  }
  if (stack_.empty() && known_.dense().grow(part)) rows_.forget_places();
  if (known_.find(part) < OwnCodes::open) return Ready::yes;
  if (!stack_.empty() && stack_.front().part != part) give_up();
  if (stack_.empty()) {
    if (rows_.fill(part, work)) return Ready::yes;
    push(part);
    looks_ = 0;
  }
  return packed_.empty() ? walk(work) : walk_packed(work);
}

Ready OwnValues::prove_theorem(Work& work) {
  if (proven_) return Ready::yes;
  if (!theorem_) return Ready::never;
  while (first_.size() < theorem_->values_needed()) {
    if (work.limit_reached()) return Ready::never;
    if (!work.may_go_on()) return Ready::pending;
    const OwnPart part = {static_cast<std::int64_t>(first_.size())};
    const Ready ready = make_known(part, work);
    if (work.limit_reached()) return Ready::never;
    if (ready == Ready::pending) return ready;
    const auto value = ready == Ready::yes ? known_.value(part).number : std::nullopt;
    if (!value) {
      theorem_.reset();
      return Ready::never;
    }
    first_.push_back(static_cast<std::uint32_t>(*value));
    work.spend();
  }
  proven_ = theorem_->prove(first_, work);
  tells_ = proven_ && theorem_->tells_values();
  if (!proven_ && !work.limit_reached()) theorem_.reset();
  return proven_ ? Ready::yes : Ready::never;
}

OwnValue OwnValues::theorem_value(const OwnResult& result) const {
  Value total = 0;
  for (const OwnResult::Piece& piece : result.pieces) {
    if (piece.copies % 2 != 0) total ^= theorem_->value(static_cast<Heap>(piece.part[0]));
  }
  return {total};
}

/// Goes on with the depth-first walk until the stack is empty. The walk knows nothing of the rule
/// but its results. A part gets its value from the lanes' moves, else from a look at its options. A
/// part that may come again is labelled.
Ready OwnValues::walk(Work& work) {
  while (!stack_.empty()) {
    if (known_.keys() > most_keys) work.stop_at(Bound::parts, most_keys);
    if (work.limit_reached() || known_.keys() > most_keys) return give_up();
    if (!work.may_go_on()) return Ready::pending;
    if (++looks_ == looks_before_packed && pack()) return walk_packed(work);
    Waiting& now = stack_.back();
    const bool first = !now.entered;
    if (first && known_.find(now.part) < OwnCodes::open) {
      pop();
      continue;
    }
    if (first && !enter(now, work)) return give_up();
    const OwnPart here = now.part;
    const OwnCode quick = first ? OwnCodes::absent : rows_.value(here, work);
    if (quick != OwnCodes::absent) {
      finish(here, quick);
      continue;
    }
    switch (gather_.look(here, OwnGather::most_waiting - waiting_, work)) {
      case OwnGather::Look::all_known: finish(here, gather_.value()); break;
      case OwnGather::Look::some_unknown: wait_for_unknown(); break;
      case OwnGather::Look::loop: {
        const OwnPart root = stack_.front().part;
        give_up();
        return loops_.label(root, work) ? Ready::yes : Ready::never;
      }
      case OwnGather::Look::full:
        work.stop_at(Bound::parts, OwnGather::most_parts(here.size()));
        return give_up();
      case OwnGather::Look::ended: return give_up();
    }
  }
  return Ready::yes;
}

/// Hands the stack over but for its first part, where its rows can be packed.
bool OwnValues::pack() {
  if (loops_.met() || !packed_.make_tables(stack_.front().part)) return false;
  for (const Waiting& one : stack_) packed_.push(one.part, one.entered);
  packed_.set_climb(climb_);
  stack_.resize(1);
  return true;
}

/// Goes on with the walk through packed rows.
Ready OwnValues::walk_packed(Work& work) {
  const Ready ready = packed_.walk(work);
  if (ready == Ready::pending) return ready;
  const OwnPart root = stack_.front().part;
  stack_.clear();
  waiting_ = 0;
  climb_ = 0;
  const bool again = ready == Ready::never && packed_.met_loop();
  return again && loops_.label(root, work) ? Ready::yes : ready;
}

/// Puts a part on the stack. Returns false where the walk climbs without end, as by the rule n+=1.
bool OwnValues::enter(Waiting& waiting, Work& work) {
  waiting.entered = true;
  known_.set(waiting.part, OwnCodes::open);
  if (++climb_ <= most_climb || numbers_sum(waiting.part) <= numbers_sum(stack_.front().part))
    return true;
  work.stop_at(Bound::climb, most_climb);
  return false;
}

/// Puts the unknown options on the stack, the smallest on top: the later ones find it known.
void OwnValues::wait_for_unknown() {
  std::vector<OwnPart>& unknown = gather_.unknown();
  sort_down(unknown);
  for (OwnPart& part : unknown) {
    if (&part == unknown.data() || part != stack_.back().part) push(std::move(part));
  }
}

/// Sets the value of the part on top of the stack, and takes it off.
void OwnValues::finish(const OwnPart& part, OwnCode code) {
  known_.set(part, code);
  climb_ = 0;
  pop();
}

void OwnValues::push(OwnPart part) {
  waiting_ += OwnGather::room_of(part.size());
  stack_.push_back({std::move(part), false});
}

void OwnValues::pop() {
  waiting_ -= OwnGather::room_of(stack_.back().part.size());
  stack_.pop_back();
}

/// Forgets the walk.
Ready OwnValues::give_up() {
  packed_.give_up();
  for (const Waiting& one : stack_) {
    if (one.entered) known_.set(one.part, OwnCodes::absent);
  }
  stack_.clear();
  waiting_ = 0;
  climb_ = 0;
  return Ready::never;
}

}  // namespace nimber
