#include "rules/own/own_packed.hpp"

#include "rules/own/own_gather.hpp"
#include "rules/own/own_run_results.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace nimber {

/// Makes the tables of one alternative.
class OwnUnrolling : OwnRunResults {
 public:
  OwnUnrolling(OwnPacked& out, const OwnRule& rule, const OwnAlternative& alternative, OwnPart& row,
               Work& work, OwnScratch& scratch)
      : OwnRunResults(rule.shape(), alternative, row, work, nullptr, scratch),
        out_(out),
        row_(row),
        after_(scratch.there) {}

  /// Returns false where the alternative is of another kind.
  bool run() {
    const auto& steps = alternative().steps;
    std::size_t first = 0;
    while (first < steps.size() && steps[first].condition) ++first;
    if (first == steps.size() || alternative().result || alternative().cell_runs) return false;
    out_.ways_.push_back({std::span(steps).first(first)});
    const bool all = choices(first, none);
    out_.ways_.back().end = out_.choices_.size();
    return all;
  }
  /// Do the cells need more bits?
  bool wider() const { return wider_; }

 private:
  static constexpr std::size_t none = SIZE_MAX;
  static constexpr std::uint64_t all_cells = UINT64_MAX;
  static constexpr std::size_t most_choices = 1'024;
  static constexpr std::size_t most_outcomes = 8'192;
  static constexpr std::size_t most_bits = 8;  // of the cells on which an outcome depends

  /// The cells that an expression may read, whatever they hold.
  std::uint64_t reads(const Expression& e) const {
    using Op = Expression::Op;
    std::uint64_t out = 0;
    std::size_t behind_cell = 0;
    for (std::size_t i = 0; i < e.nodes().size(); ++i) {
      const Op op = e.nodes()[i].op;
      if (op >= Op::sum && op <= Op::run) return all_cells;
      if (op != Op::cell) continue;
      if (behind_cell + e.nodes()[i].size > i + 1) return all_cells;  // a cell says which
      behind_cell = i + 1;
      const auto index = e.value_of_node(i - 1, variables(), row_);
      if (index && *index >= 1 && static_cast<std::uint64_t>(*index) <= row_.size())
        out |= std::uint64_t{1} << (*index - 1);
    }
    return out;
  }

  /// Adds the candidates of a choice, after a candidate of the choice before it.
  bool choices(std::size_t at, std::size_t parent) {
    const OwnStep& step = alternative().steps[at];
    for (const OwnItem& item : step.items) {
      using Kind = OwnItem::Kind;
      if ((item.kind != Kind::single && item.kind != Kind::range) || reads(*item.first) != 0 ||
          (item.last && reads(*item.last) != 0))
        return false;
      take_cost();
      const auto first = value(*item.first);
      const auto last = item.last && first ? value(*item.last) : first;
      const auto cost = static_cast<std::uint32_t>(take_cost());
      const bool any = last && *first <= *last;
      std::uint32_t before = 0;
      if (&item != &step.items.front()) {
        if (!any) return false;
        before = cost;
      } else if (parent == none) {
        out_.ways_.back().cost = cost;
      } else {
        for (std::size_t i = out_.choices_[parent].outcomes; i < out_.outcomes_.size(); ++i) {
          if (out_.outcomes_[i].goes_on) out_.outcomes_[i].cost += cost;
        }
      }
      if (!any) continue;
      if (*last - *first >= static_cast<std::int64_t>(most_choices)) return false;
      for (std::int64_t n = *first; n <= *last; ++n, before = 0) {
        choose(step.variable, n);
        if (!candidate(at, n, before)) return false;
      }
    }
    return true;
  }

  bool candidate(std::size_t at, std::int64_t number, std::uint32_t before) {
    const auto& steps = alternative().steps;
    std::uint64_t cells = 0;
    std::size_t next = at + 1;
    for (; next < steps.size() && steps[next].condition; ++next)
      cells |= reads(*steps[next].condition);
    const bool leaf = next == steps.size();
    if (leaf && !add_changed(cells)) return false;
    if (cells == all_cells) return false;
    const auto from =
        cells == 0 ? std::size_t{0} : static_cast<std::size_t>(std::countr_zero(cells));
    const auto to = std::max(from + 1, static_cast<std::size_t>(std::bit_width(cells)));
    const std::size_t width = (to - from) * out_.bits_;
    const std::size_t index = out_.choices_.size();
    const std::size_t outcomes = out_.outcomes_.size();
    if (width > most_bits || index >= most_choices || outcomes >= most_outcomes) return false;
    OwnPacked::Choice now;
    now.before = before;
    now.outcomes = static_cast<std::uint32_t>(outcomes);
    now.shift = static_cast<std::uint8_t>((row_.size() - to) * out_.bits_);
    now.mask = static_cast<std::uint8_t>((1u << width) - 1);
    out_.choices_.push_back(now);
    const std::int64_t most = (std::int64_t{1} << out_.bits_) - 1;
    for (std::int64_t held = 0; held <= now.mask; ++held) {
      for (std::size_t c = from; c < to; ++c) row_[c] = held >> (to - 1 - c) * out_.bits_ & most;
      if (!outcome(at, next, leaf ? alternative().steps[at].variable : none, number)) return false;
    }
    std::fill(row_.begin(), row_.end(), 0);
    if (!leaf && !choices(next, index)) return false;
    out_.choices_[index].skip = static_cast<std::uint32_t>(out_.choices_.size());
    return true;
  }

  /// Adds the cells that the changes read and write.
  bool add_changed(std::uint64_t& cells) {
    for (const OwnChange& change : alternative().changes) {
      if (reads(*change.from) != 0 || (change.to && reads(*change.to) != 0)) return false;
      std::size_t from = 0;
      std::size_t to = 0;
      if (!ends(change, from, to)) continue;
      for (; from < to; ++from) cells |= std::uint64_t{1} << from;
      for (std::int64_t it = 0; it < std::int64_t{1} << out_.bits_; ++it) {
        set_it(it);
        cells |= reads(*change.value);
      }
    }
    return true;
  }

  /// Adds what follows the candidate in the row at hand. `variable` is that of the last choice.
  bool outcome(std::size_t at, std::size_t next, std::size_t variable, std::int64_t number) {
    take_cost();
    OwnPacked::Outcome out;
    bool holds = true;
    while (++at < next && holds) {
      const auto v = value(*alternative().steps[at].condition);
      holds = v && *v != 0;
    }
    if (variable == none) {
      out.goes_on = holds;
    } else if (holds && cells_at(variable, number, after_) &&
               std::all_of(after_.begin(), after_.end(),
                           [](std::int64_t n) { return n >= 0 && n <= largest_own_number; })) {
      for (std::size_t c = 0; c < row_.size(); ++c) {
        wider_ = wider_ || after_[c] >> out_.bits_ != 0;
        const auto more = static_cast<std::uint64_t>(after_[c] - row_[c]);
        out.add += (more << (row_.size() - 1 - c) * out_.bits_) + (more << OwnPacked::most_bits);
      }
    }
    out.cost = static_cast<std::uint32_t>(take_cost());
    out_.outcomes_.push_back(out);
    return !wider_;
  }

  OwnPacked& out_;
  OwnPart& row_;
  OwnPart& after_;
  bool wider_ = false;
};

bool OwnPacked::make_tables(const OwnPart& row) {
  if (rule_.shape().kind != OwnShape::Kind::row) return false;
  const auto largest =
      static_cast<std::uint64_t>(*std::max_element(row.begin(), row.end())) | std::uint64_t{1};
  const auto least = static_cast<unsigned>(std::bit_width(largest));
  if (row.size() == cells_ && (bits_ == 0 ? least >= tried_ : least <= bits_)) return bits_ != 0;
  cells_ = row.size();
  tried_ = least;
  OwnPart now(cells_);
  OwnLease lease;
  Work work;
  bool wider = true;
  bits_ = std::max(known_.table().width(), least);
  for (; wider && bits_ * cells_ <= most_bits; ++bits_) {
    ways_.clear();
    choices_.clear();
    outcomes_.clear();
    wider = false;
    const bool all = std::all_of(
        rule_.alternatives().begin(), rule_.alternatives().end(), [&](const auto& alternative) {
          OwnUnrolling unrolling(*this, rule_, alternative, now, work, lease.scratch());
          const bool fits = unrolling.run();
          wider = unrolling.wider();
          return fits;
        });
    if (!all) {
      std::fill(now.begin(), now.end(), 0);
      continue;
    }
    zeros_ = OwnKeys::key_of_zeros(bits_, cells_);
    if (known_.table().widen(bits_, cells_)) return true;
    break;
  }
  bits_ = 0;
  return false;
}

__attribute__((noinline)) void OwnPacked::wait(std::uint64_t word, bool entered) {
  stack_.push_back({word, 0, 0, 0, entered});
}

void OwnPacked::push(const OwnPart& row, bool entered) {
  std::uint64_t word = 0;
  for (const std::int64_t n : row) word = (word << bits_) + static_cast<std::uint64_t>(n);
  for (const std::int64_t n : row) word += static_cast<std::uint64_t>(n) << most_bits;
  wait(word, entered);
}

/// Adds the options of a row, at most so many. Returns what that has cost. Sets the end where this
/// is the limit. Whether a candidate is a move is no branch: no processor foresees it.
std::uint64_t OwnPacked::list(std::uint64_t word, std::uint64_t left, std::size_t most) {
  std::array<std::int64_t, most_bits> row;  // NOLINT: written before it is read
  const std::uint64_t mask = (std::uint64_t{1} << bits_) - 1;
  std::uint64_t rest = word;
  for (std::size_t c = cells_; c-- > 0; rest >>= bits_)
    row[c] = static_cast<std::int64_t>(rest & mask);
  if (options_.size() < kept_ + choices_.size()) options_.resize(2 * (kept_ + choices_.size()));
  std::uint64_t* now = options_.data() + kept_;
  const std::uint64_t* const end = now + std::min(most, choices_.size());
  const Choice* const choices = choices_.data();  // local: what is written might be these
  const Outcome* const outcomes = outcomes_.data();
  std::uint64_t spent = 0;
  std::size_t at = 0;
  for (const Way& way : ways_) {
    std::uint64_t cost = way.cost;
    for (const OwnStep& step : way.conditions) {
      cost += step.condition->cost();
      if (!step.condition->holds(nullptr, std::span(row).first(cells_))) at = way.end;
      if (at == way.end) break;
    }
    while (at < way.end && now != end) {
      const Choice& choice = choices[at];
      spent += 1 + (cost + choice.before) / 8;
      if (spent >= left) {
        end_ = End::limit;
        break;
      }
      const Outcome& outcome = outcomes[choice.outcomes + (word >> choice.shift & choice.mask)];
      cost = outcome.cost;
      *now = word + outcome.add;
      now += outcome.add != 0;
      at = outcome.goes_on ? at + 1 : choice.skip;
    }
    if (at < way.end) break;
  }
  kept_ = static_cast<std::size_t>(now - options_.data());
  return spent;
}

/// Looks at the options of the row on top of the stack. Returns false where the walk ends.
bool OwnPacked::look(Work& work) {
  Waiting& now = stack_.back();
  const std::uint64_t left = work.left();
  std::size_t from = now.options;
  std::uint64_t seen = now.seen;  // of the values below 64
  end_ = End::none;
  mex_.clear();
  if (now.cost == 0 || now.cost > left) {
    from = kept_;
    seen = 0;
    now.cost = list(now.word, left, SIZE_MAX) + 1;
  }
  const std::size_t room = OwnGather::most_parts(cells_);
  if (unknown_.size() < kept_ - from) unknown_.resize(kept_ - from);
  std::size_t unknown = 0;
  std::uint64_t* const unknown_from = unknown_.data();
  const std::size_t waiting = stack_.size();
  const std::size_t kept = kept_;
  const OwnKeys& table = known_.table();
  bool large = false;
  for (std::size_t i = from; i < kept; ++i) {
    const std::uint64_t option = options_[i];
    const OwnCode code = table.find_key(key(option));
    unknown_from[unknown] = option;
    unknown += code == OwnCodes::absent;
    seen |= std::uint64_t{code < 64} << code % 64;
    if (code == OwnCodes::open || waiting + unknown > room) {
      now.cost = list(now.word, left, i + 1 - from) + 1;
      end_ = code == OwnCodes::open ? End::loop : End::full;
      break;
    }
    if (code >= 64 && code < OwnCodes::infinite_from) {
      mex_.add(code);
      large = true;
    }
  }
  work.spend(now.cost);
  if (end_ == End::full) work.stop_at(Bound::parts, room);
  if (end_ != End::none) return false;
  if (unknown == 0) {
    auto mex = static_cast<OwnCode>(std::countr_one(seen));
    while (mex >= 64 && mex_.has(mex)) ++mex;
    known_.set_key(key(now.word), mex);
    climb_ = 0;
    kept_ = from;
    stack_.pop_back();
    return true;
  }
  // The smallest comes on top: the later ones find it known.
  const auto end = unknown_.begin() + static_cast<std::ptrdiff_t>(unknown);
  std::sort(unknown_.begin(), end);
  now.options = from;
  if (!large) {
    now.seen = seen;
    std::copy(unknown_.begin(), end, options_.begin() + static_cast<std::ptrdiff_t>(from));
    kept_ = from + unknown;
  }
  if (kept_ > most_kept) {
    kept_ = from;
    now.cost = 0;
  }
  for (std::size_t i = unknown; i-- > 0;) {
    if (i == 0 || unknown_[i] != unknown_[i - 1]) wait(unknown_[i], false);
  }
  return true;
}

Ready OwnPacked::walk(Work& work) {
  while (!stack_.empty()) {
    if (known_.keys() > limits::own_parts) work.stop_at(Bound::parts, limits::own_parts);
    if (work.limit_reached() || known_.keys() > limits::own_parts) return give_up();
    if (!work.may_go_on()) return Ready::pending;
    Waiting& now = stack_.back();
    if (!now.entered) {
      if (known_.table().find_key(key(now.word)) < OwnCodes::open) {
        stack_.pop_back();
        continue;
      }
      now.entered = true;
      known_.set_key(key(now.word), OwnCodes::open);
      if (++climb_ > limits::own_climb &&
          now.word >> most_bits > stack_.front().word >> most_bits) {
        work.stop_at(Bound::climb, limits::own_climb);
        return give_up();
      }
    }
    if (!look(work)) return give_up();
  }
  return Ready::yes;
}

Ready OwnPacked::give_up() {
  for (const Waiting& one : stack_) {
    if (one.entered) known_.set_key(key(one.word), OwnCodes::absent);
  }
  stack_.clear();
  kept_ = 0;
  return Ready::never;
}

}  // namespace nimber
