#include "rules/own_values.hpp"

#include "values/sum_graph.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// Of the graph that loops are labelled in: parts, and words of parts, options and pieces. (A
/// search of whole sums would not get further.)
constexpr std::size_t most_loop_parts = 1'000'000;
constexpr std::size_t most_loop_words = 24'000'000;

std::int64_t numbers_sum(const OwnPart& part) {
  std::int64_t sum = 0;
  for (const std::int64_t n : part) {
    if (__builtin_add_overflow(sum, n, &sum)) return INT64_MAX;
  }
  return sum;
}

}  // namespace

void OwnMex::clear() {
  if (++now_ != 0) return;
  std::fill(stamp_.begin(), stamp_.end(), 0);
  now_ = 1;
}

void OwnMex::add(Value v) {
  const auto at = static_cast<std::size_t>(v);
  if (at >= stamp_.size()) stamp_.resize(std::max(2 * stamp_.size(), at + 64), 0);
  stamp_[at] = now_;
}

void OwnMex::make_room(std::size_t values) {
  if (stamp_.size() < values) stamp_.resize(values, 0);
}

Value OwnMex::mex() const {
  std::size_t v = 0;
  while (v < stamp_.size() && stamp_[v] == now_) ++v;
  return v;
}

std::vector<Value> OwnMex::values() const {
  std::vector<Value> out;
  for (std::size_t v = 0; v < stamp_.size(); ++v) {
    if (stamp_[v] == now_) out.push_back(v);
  }
  return out;
}

std::vector<Value> OwnSum::moves_to() const {
  if (infinite != 1) return {};
  std::vector<Value> out = reached;
  for (Value& v : out) v ^= total;
  std::sort(out.begin(), out.end());
  return out;
}

void OwnValues::add(OwnSum& sum, const OwnPart& part, std::int64_t copies) const {
  const OwnValue piece = value(part);
  if (piece.number) {
    if (copies % 2 != 0) sum.total ^= *piece.number;
    return;
  }
  sum.infinite += static_cast<std::uint64_t>(copies);
  sum.reached = reached(piece.infinite);
}

OwnSum OwnValues::sum(const OwnResult& result) const {
  OwnSum out;
  for (const auto& piece : result.pieces) add(out, piece.part, piece.copies);
  return out;
}

OwnValue OwnValues::value_of(Code code) {
  if (code < infinite_from) return {Value{code}, 0};
  return {std::nullopt, code - infinite_from};
}

OwnValues::Code OwnValues::code_of(const OwnPart& part) const {
  if (stretches_.fits()) {
    if (const auto known = stretches_.value(static_cast<std::uint64_t>(part[0])))
      return static_cast<Code>(*known);
  }
  // What its rows say holds even where the rule turned out to be of another kind later.
  if (const auto known = limits_.value(part)) return static_cast<Code>(*known);
  if (in_dense(part)) {
    const Code code = dense_[dense_place(part)];
    if (code != OwnKeys::absent) return code;
  }
  return known_.find(part);
}

bool OwnValues::surely_known(const std::uint64_t* numbers, std::size_t count) const {
  if (count > 2) return false;
  if (limits_.fits()) return limits_.knows(numbers[0], numbers[1]);
  const auto side = static_cast<std::uint64_t>(side_);
  if (numbers[0] >= side || numbers[count - 1] >= side) return false;
  const std::uint64_t place = count == 1 ? numbers[0] : numbers[0] * side + numbers[1];
  return dense_[static_cast<std::size_t>(place)] < open;
}

/// Two numbers without order stand in both places.
void OwnValues::set(const OwnPart& part, Code code) {
  if (code < infinite_from) largest_ = std::max(largest_, code);
  if (!in_dense(part)) return known_.set(part, code);
  dense_[dense_place(part)] = code;
  if (rule_.shape().sorted()) dense_[dense_place({part[1], part[0]})] = code;
}

bool OwnValues::in_dense(const OwnPart& part) const {
  return side_ > 0 && part[0] < side_ && part.back() < side_;
}
std::size_t OwnValues::dense_place(const OwnPart& part) const {
  const auto first = static_cast<std::size_t>(part[0]);
  return part.size() == 1
             ? first
             : first * static_cast<std::size_t>(side_) + static_cast<std::size_t>(part[1]);
}

/// A table that holds the part, if that is not too large.
void OwnValues::make_dense(const OwnPart& part) {
  const std::size_t numbers = rule_.shape().names.size();
  if (rule_.shape().cells() || numbers > 2) return;
  const std::int64_t largest = std::max(part[0], part.back());
  const std::int64_t most = numbers == 1 ? most_dense_heap : most_dense_side;
  if (largest < side_ || largest >= most) return;
  const std::int64_t wanted = std::max<std::int64_t>(numbers == 1 ? 2 * largest : largest + 1, 64);
  const auto old = static_cast<std::size_t>(side_);
  side_ = std::min(most, std::max(wanted, side_ + side_ / 2));
  const auto side = static_cast<std::size_t>(side_);
  std::vector<Code> before(numbers == 1 ? side : side * side, OwnKeys::absent);
  before.swap(dense_);
  const std::size_t rows = numbers == 1 ? 1 : old;
  for (std::size_t row = 0; row < rows; ++row)
    std::copy_n(before.begin() + static_cast<std::ptrdiff_t>(row * old), old,
                dense_.begin() + static_cast<std::ptrdiff_t>(row * side));
}

namespace {

/// Where a piece of a run stands in the dense table, and how far each step goes.
struct DensePath {
  std::ptrdiff_t at;
  std::ptrdiff_t step;
};

/// The values along one path; false where one is unknown or infinite. Not inlined: V8 optimizes a
/// function between calls.
__attribute__((noinline)) bool gather(const std::uint32_t* table, DensePath path,
                                      std::int64_t count, std::uint32_t other, std::uint32_t limit,
                                      OwnMex& mex) {
  // (In local names: a stamp that is set could be any of the mex's own numbers.)
  std::uint32_t* const stamps = mex.stamps();
  const std::uint32_t now = mex.now();
  for (; count > 0; --count, path.at += path.step) {
    const std::uint32_t v = table[path.at];
    if (v >= limit) return false;
    stamps[v ^ other] = now;
  }
  return true;
}

__attribute__((noinline)) bool gather_sums(const std::uint32_t* table, DensePath a, DensePath b,
                                           std::int64_t count, std::uint32_t other,
                                           std::uint32_t limit, OwnMex& mex) {
  std::uint32_t* const stamps = mex.stamps();
  const std::uint32_t now = mex.now();
  for (; count > 0; --count, a.at += a.step, b.at += b.step) {
    const std::uint32_t v = table[a.at];
    const std::uint32_t w = table[b.at];
    if (v >= limit || w >= limit) return false;
    stamps[v ^ w ^ other] = now;
  }
  return true;
}

}  // namespace

/// Takes in the values of a run whose pieces are all in the dense table and known as numbers. False
/// where they must be looked at one by one.
bool OwnValues::take_run(const OwnRun& run) {
  if (side_ == 0) return false;
  DensePath moving[2] = {};
  std::size_t paths = 0;
  std::uint32_t other = 0;
  for (const OwnRun::Piece& piece : run.pieces) {
    std::ptrdiff_t step = 0;
    for (std::size_t c = 0; c < piece.first.size(); ++c) {
      const std::int64_t last = piece.first[c] + (run.count - 1) * piece.stride[c];
      if (piece.first[c] >= side_ || last >= side_) return false;
      step =
          step * static_cast<std::ptrdiff_t>(side_) + static_cast<std::ptrdiff_t>(piece.stride[c]);
    }
    const std::size_t at = dense_place(piece.first);
    if (step == 0 || piece.copies > 1) {
      if (step != 0 || dense_[at] >= infinite_from) return false;
      if (piece.copies % 2 != 0) other ^= dense_[at];
    } else {
      if (paths == 2) return false;
      moving[paths++] = {static_cast<std::ptrdiff_t>(at), step};
    }
  }
  if (paths == 0) return false;
  std::size_t room = 64;  // a power of 2 above all values: sums stay below it
  while (room <= largest_) room *= 2;
  mex_.make_room(room);
  return paths == 1 ? gather(dense_.data(), moving[0], run.count, other, infinite_from, mex_)
                    : gather_sums(dense_.data(), moving[0], moving[1], run.count, other,
                                  infinite_from, mex_);
}

OwnValue OwnValues::value(const OwnPart& part) const { return value_of(code_of(part)); }

OwnValue OwnValues::value(const OwnResult& result) const {
  Value total = 0;
  for (const auto& piece : result.pieces) {
    const OwnValue v = value(piece.part);
    if (!v.number) return {std::nullopt, 0};
    if (piece.copies % 2 != 0) total ^= *v.number;
  }
  return {total, 0};
}

std::uint64_t OwnValues::countdown(const OwnPart& part) const {
  const std::uint32_t order = orders_.find(part);
  return order == OwnKeys::absent ? 0 : order;
}

OwnValues::Code OwnValues::make_infinite(std::vector<Value> reached) {
  const auto found = std::find(reached_.begin(), reached_.end(), reached);
  const auto at = static_cast<Code>(found - reached_.begin());
  if (found == reached_.end()) reached_.push_back(std::move(reached));
  return infinite_from + at;
}

/// One look at all options of a part. Unknown ones are collected.
OwnValues::Look OwnValues::look(const OwnPart& part, Work& work) {
  unknown_.clear();
  mex_.clear();
  endless_.clear();
  bool loop = false;
  Work whole(work.left());
  whole.open_step(UINT64_MAX);
  const auto take = [&](const OwnResult& result) {
    const bool counts = unknown_.empty();
    Value total = 0;
    bool endless = false;
    for (const auto& piece : result.pieces) {
      const Code code = code_of(piece.part);
      if (code == open) {
        loop = true;
        return false;
      }
      if (code == OwnKeys::absent) {
        unknown_.push_back(piece.part);
        waiting_numbers_ += piece.part.size() + 4;
        if (waiting_numbers_ > most_waiting) return false;
      } else if (code >= infinite_from) {
        endless = true;
      } else if (piece.copies % 2 != 0) {
        total ^= code;
      }
    }
    if (!counts || !unknown_.empty()) return true;
    if (!endless) {
      mex_.add(total);
      return true;
    }
    endless_.push_back(make_infinite(sum(result).moves_to()));
    return true;
  };
  OwnResult& one = one_;
  const auto take_each = [&](const OwnRun& run) {
    if (unknown_.empty() && take_run(run)) return true;
    one.pieces.resize(run.pieces.size());
    for (std::int64_t j = 0; j < run.count; ++j) {
      for (std::size_t i = 0; i < run.pieces.size(); ++i) {
        const OwnRun::Piece& piece = run.pieces[i];
        OwnPart& now = one.pieces[i].part;
        now.resize(piece.first.size());
        for (std::size_t c = 0; c < now.size(); ++c) now[c] = piece.first[c] + j * piece.stride[c];
        if (rule_.shape().sorted()) std::sort(now.begin(), now.end());
        one.pieces[i].copies = piece.copies;
      }
      if (!take(one)) return false;
    }
    return true;
  };
  const bool all = rule_.each_result(part, whole, take, take_each);
  work.spend(whole.examined() + 1);
  if (loop) return Look::loop;
  if (!all) return Look::ended;
  return unknown_.empty() ? Look::all_known : Look::some_unknown;
}

Ready OwnValues::make_known(const OwnPart& part, Work& work) {
  if (stretches_.fits()) {
    const Ready ready = stretches_.ready(static_cast<std::uint64_t>(part[0]), work);
    if (ready != Ready::never) return ready;
  }
  if (limits_.fits()) {
    const Ready ready = limits_.ready(part, work);
    if (ready != Ready::never || limits_.fits()) return ready;
  }
  const auto give_up = [&] {
    for (const Waiting& one : stack_) {
      if (one.entered) set(one.part, OwnKeys::absent);
    }
    stack_.clear();
    waiting_numbers_ = 0;
    climb_ = 0;
    return Ready::never;
  };
  if (stack_.empty()) make_dense(part);
  const Code code = code_of(part);
  if (code < open) return Ready::yes;
  if (!stack_.empty() && stack_.front().part != part) give_up();
  if (stack_.empty()) stack_.push_back({part, false});
  while (!stack_.empty()) {
    if (work.limit_reached() || known_.size() > most_known) return give_up();
    if (!work.may_go_on()) return Ready::pending;
    Waiting& now = stack_.back();
    const Code known = now.entered ? open : code_of(now.part);
    if (known < open) {
      waiting_numbers_ -= std::min(waiting_numbers_, now.part.size() + 4);
      stack_.pop_back();
      continue;
    }
    const bool first = !now.entered;
    if (first) {
      now.entered = true;
      set(now.part, open);
      // A rule such as n+=1 never comes to an end.
      if (++climb_ > most_climb && numbers_sum(now.part) > numbers_sum(stack_.front().part))
        return give_up();
    }
    const OwnPart here = now.part;
    switch (look(here, work)) {
      case Look::ended: return give_up();
      case Look::loop: {
        const OwnPart root = stack_.front().part;
        give_up();
        met_loop_ = true;
        if (!label_loops(root, work)) return Ready::never;
        return Ready::yes;
      }
      case Look::some_unknown: {
        // The smallest first: what comes later finds them known.
        std::sort(unknown_.begin(), unknown_.end(), [](const OwnPart& a, const OwnPart& b) {
          const std::int64_t of_a = numbers_sum(a);
          const std::int64_t of_b = numbers_sum(b);
          return of_a != of_b ? of_a > of_b : a > b;
        });
        const auto end = std::unique(unknown_.begin(), unknown_.end());
        for (auto at = end; at != unknown_.end(); ++at)
          waiting_numbers_ -= std::min(waiting_numbers_, at->size() + 4);
        for (auto at = unknown_.begin(); at != end; ++at) stack_.push_back({std::move(*at), false});
        break;
      }
      case Look::all_known: {
        Code label = static_cast<Code>(mex_.mex());
        for (const Code endless : endless_) {
          const auto& reached = reached_[endless - infinite_from];
          if (std::binary_search(reached.begin(), reached.end(), Value{label})) continue;
          label = make_infinite(mex_.values());
          break;
        }
        set(here, label);
        climb_ = 0;
        waiting_numbers_ -= std::min(waiting_numbers_, here.size() + 4);
        stack_.pop_back();
        break;
      }
    }
  }
  return Ready::yes;
}

/// Lists all that can be reached from the root and is not known, then labels one strong component
/// after the other. An option within the component must be a single part: a part that leads to a
/// sum with itself in it has no label here.
bool OwnValues::label_loops(const OwnPart& root, Work& work) {
  SumGraph graph;
  OwnKeys ids;
  std::vector<OwnPart> nodes;
  const auto id_of = [&](const OwnPart& part) {
    const std::uint32_t known = ids.find(part);
    if (known != OwnKeys::absent) return known;
    const auto id = static_cast<std::uint32_t>(nodes.size());
    ids.set(part, id);
    nodes.push_back(part);
    return id;
  };
  id_of(root);
  std::size_t words = 0;
  for (std::size_t v = 0; v < nodes.size(); ++v) {
    const OwnPart part = nodes[v];
    if (code_of(part) == OwnKeys::absent) {
      Work whole(work.left());
      whole.open_step(UINT64_MAX);
      const bool all = rule_.each_result(part, whole, [&](const OwnResult& result) {
        graph.pieces_from.push_back(graph.pieces.size());
        for (const auto& piece : result.pieces) {
          graph.pieces.push_back({id_of(piece.part), piece.copies});
          words += 2;
        }
        words += 2 + part.size();
        return words < most_loop_words && nodes.size() <= most_loop_parts;
      });
      work.spend(whole.examined() + 1);
      if (!all || work.limit_reached()) return false;
    }
    graph.end_node();
  }
  return label_sums(
      graph,
      [&](std::uint32_t node, SumLabel& label) {
        const Code code = code_of(nodes[node]);
        if (code >= open) return false;
        const OwnValue known = value_of(code);
        label.number = known.number;
        if (!known.number) label.reached = reached(known.infinite);
        return true;
      },
      [&](std::uint32_t node, SumLabel label, std::uint32_t order) {
        set(nodes[node], label.number ? static_cast<Code>(*label.number)
                                      : make_infinite(std::move(label.reached)));
        if (label.number) orders_.set(nodes[node], order);
      },
      clock_, work);
}

}  // namespace nimber
