#include "rules/own/own_values.hpp"

#include "values/sum_graph.hpp"

#include <algorithm>
#include <array>
#include <bit>
#include <span>

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

std::size_t OwnValues::memory() const {
  std::size_t bytes = known_.memory() + dense_.size() * sizeof(Code) + stretches_.memory() +
                      limits_.memory() + sizeof(lanes_);
  for (const OwnRunSets& sets : run_sets_) bytes += sets.memory();
  return bytes;
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

/// Two numbers without order stand in both places.
void OwnValues::set(const OwnPart& part, Code code) {
  if (code < infinite_from) largest_ = std::max(largest_, code);
  if (!in_dense(part)) return known_.set(part, code);
  dense_[dense_place(part)] = code;
  if (rule_.shape().sorted()) dense_[place_of_pair(part[1], part[0])] = code;
}

bool OwnValues::in_dense(const OwnPart& part) const {
  return side_ > 0 && part[0] < side_ && part.back() < side_;
}
std::size_t OwnValues::dense_place(const OwnPart& part) const {
  return part.size() == 1 ? static_cast<std::size_t>(part[0]) : place_of_pair(part[0], part[1]);
}

std::size_t OwnValues::place_of_pair(std::int64_t a, std::int64_t b) const {
  return static_cast<std::size_t>(a * side_ + b);
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
  // An odd side: the places of a column are spread over the cache.
  side_ = std::min(most, std::max(wanted, numbers == 1 ? side_ + side_ / 2 : 2 * side_ - 1));
  const auto side = static_cast<std::size_t>(side_);
  if (numbers == 2) {
    for (OwnRunSets& sets : run_sets_) sets.clear();
  }
  std::vector<Code> before(numbers == 1 ? side : side * side, OwnKeys::absent);
  before.swap(dense_);
  const std::size_t rows = numbers == 1 ? 1 : old;
  for (std::size_t row = 0; row < rows; ++row)
    std::copy_n(before.begin() + static_cast<std::ptrdiff_t>(row * old), old,
                dense_.begin() + static_cast<std::ptrdiff_t>(row * side));
}

/// The values along one path; false where one is unknown or infinite. Not inlined: V8 optimizes a
/// function between calls.
__attribute__((noinline)) bool OwnValues::gather(const Code* table, DensePath path,
                                                 std::int64_t count, std::uint32_t other,
                                                 OwnMex& mex) {
  // (In local names: a stamp that is set could be any of the mex's own numbers.)
  std::uint32_t* const stamps = mex.stamps();
  const std::uint32_t now = mex.now();
  for (; count > 0; --count, path.at += path.step) {
    const std::uint32_t v = table[path.at];
    if (v >= infinite_from) return false;
    stamps[v ^ other] = now;
  }
  return true;
}

__attribute__((noinline)) bool OwnValues::gather_sums(const Code* table, DensePath a, DensePath b,
                                                      std::int64_t count, std::uint32_t other,
                                                      OwnMex& mex) {
  std::uint32_t* const stamps = mex.stamps();
  const std::uint32_t now = mex.now();
  for (; count > 0; --count, a.at += a.step, b.at += b.step) {
    const std::uint32_t v = table[a.at];
    const std::uint32_t w = table[b.at];
    if (v >= infinite_from || w >= infinite_from) return false;
    stamps[v ^ w ^ other] = now;
  }
  return true;
}

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
  return paths == 1 ? gather(dense_.data(), moving[0], run.count, other, mex_)
                    : gather_sums(dense_.data(), moving[0], moving[1], run.count, other, mex_);
}

/// Takes in the values of a run of cells that are known as numbers. False where they must be looked
/// at one by one.
bool OwnValues::take_cells(const OwnRun& run) {
  const OwnRun::Piece& piece = run.pieces[0];
  const std::size_t cells = piece.first.size();
  std::array<std::int64_t, OwnShape::most_cells> now;
  std::array<std::int64_t, OwnShape::most_cells> ordered;
  std::copy(piece.first.begin(), piece.first.end(), now.begin());
  const bool sorted = rule_.shape().sorted();
  for (std::int64_t j = 0; j < run.count; ++j) {
    for (std::size_t c = 0; c < cells; ++c) {
      std::size_t at = c;
      if (sorted) {
        for (; at > 0 && ordered[at - 1] > now[c]; --at) ordered[at] = ordered[at - 1];
      }
      ordered[at] = now[c];
      now[c] += piece.stride[c];
    }
    const Code code = known_.find(std::span(ordered).first(cells));
    if (code >= infinite_from) return false;
    mex_.add(code);
  }
  return true;
}

__attribute__((noinline)) bool OwnValues::gather_threes(const Code* table, DensePath* paths,
                                                        std::int64_t count, std::uint32_t other,
                                                        OwnMex& mex) {
  std::uint32_t* const stamps = mex.stamps();
  const std::uint32_t now = mex.now();
  for (; count > 0; --count) {
    std::uint32_t sum = other;
    for (std::size_t i = 0; i < OwnLanes::most_pieces; ++i) {
      const std::uint32_t v = table[paths[i].at];
      if (v >= infinite_from) return false;
      sum ^= v;
      paths[i].at += paths[i].step;
    }
    stamps[sum] = now;
  }
  return true;
}

namespace {

/// The mex of values in sets and of those that are stamped.
Value mex_of_all(const OwnMex& stamped, const std::vector<OwnRunSets::Set>& sets,
                 std::size_t words) {
  std::size_t w = 0;
  for (const OwnRunSets::Set& set : sets) w = std::max(w, set.full);
  for (; w < words; ++w) {
    std::uint64_t there = 0;
    for (const OwnRunSets::Set& set : sets) there |= set.bits[w];
    for (std::uint64_t rest = ~there; rest != 0; rest &= rest - 1) {
      const Value v = 64 * w + static_cast<Value>(std::countr_zero(rest));
      if (!stamped.has(v)) return v;
    }
  }
  Value v = 64 * words;
  while (stamped.has(v)) ++v;
  return v;
}

/// Keeps those candidates from ... to for which first + j stride is not below 0.
void keep_from_0(std::int64_t first, std::int64_t stride, std::int64_t& from, std::int64_t& to) {
  if (first + from * stride >= 0 && first + to * stride >= 0) return;
  if (stride == 0) {
    to = from - 1;
  } else if (stride > 0) {
    from = std::max(from, (-first - 1) / stride + 1);
  } else {
    to = first < 0 ? from - 1 : std::min(to, first / -stride);
  }
}

}  // namespace

/// Takes in the values along a path as a set that other parts share.
__attribute__((noinline)) bool OwnValues::take_set(DensePath path, std::int64_t count,
                                                   OwnRunSets& run_sets) {
  const auto last = static_cast<std::ptrdiff_t>(count) - 1;
  const std::ptrdiff_t start = path.step > 0 ? path.at : path.at + last * path.step;
  const std::ptrdiff_t step = path.step > 0 ? path.step : -path.step;
  const OwnRunSets::Set set =
      run_sets.find(dense_.data(), static_cast<std::size_t>(start), static_cast<std::size_t>(step),
                    static_cast<std::size_t>(count), infinite_from, set_words_, looked_);
  if (set.bits == nullptr) return false;
  sets_.push_back(set);
  return true;
}

/// Takes in the values along one path, which is not a single place. False where one is unknown or
/// infinite.
inline bool OwnValues::take_path(DensePath path, std::int64_t count, OwnRunSets& run_sets) {
  constexpr std::int64_t least_in_set = 16;
  if (count >= least_in_set) return take_set(path, count, run_sets);
  looked_ += static_cast<std::uint64_t>(count);
  const Code* const table = dense_.data();
  std::uint32_t* const stamps = mex_.stamps();
  const std::uint32_t now = mex_.now();
  for (; count > 0; --count, path.at += path.step) {
    const Code v = table[path.at];
    if (v >= infinite_from) return false;
    stamps[v] = now;
  }
  return true;
}

/// Takes in what one alternative leaves. False where an option's value is not in the table.
inline bool OwnValues::take_lane(const OwnLanes::Moves& moves, std::size_t lane, std::size_t place,
                                 OwnRunSets& run_sets) {
  const std::int64_t count = moves.count.lane[lane];
  if (count < 1) return true;
  if (moves.pieces.size() > 1) return take_sums(moves, lane, place, run_sets);
  const auto& [a, b] = moves.pieces.front().cells;  // of one-number rules a is 0
  const std::int64_t a_first = a.first.lane[lane];
  const std::int64_t b_first = b.first.lane[lane];
  const std::int64_t a_step = a.stride.lane[lane];
  const std::int64_t b_step = b.stride.lane[lane];
  const auto inside = [&](std::int64_t n) {
    return static_cast<std::uint64_t>(n) < static_cast<std::uint64_t>(side_);
  };
  if (!inside(a_first) || !inside(b_first) || !inside(a_first + (count - 1) * a_step) ||
      !inside(b_first + (count - 1) * b_step))
    return take_sums(moves, lane, place, run_sets);
  const DensePath path{static_cast<std::ptrdiff_t>(a_first * side_ + b_first),
                       static_cast<std::ptrdiff_t>(a_step * side_ + b_step)};
  if (path.step != 0) return take_path(path, count, run_sets);
  const auto at = static_cast<std::size_t>(path.at);
  if (at == place) return true;  // it stays as it was: no move
  const Code v = dense_[at];
  if (v >= infinite_from) return false;
  ++looked_;
  mex_.stamps()[v] = mex_.now();
  return true;
}

/// The same, where there are several parts or some candidates leave numbers below 0.
bool OwnValues::take_sums(const OwnLanes::Moves& moves, std::size_t lane, std::size_t place,
                          OwnRunSets& run_sets) {
  std::int64_t from = 0;
  std::int64_t to = std::int64_t{moves.count.lane[lane]} - 1;
  const std::size_t first_cell = rule_.shape().names.size() == 1 ? 1 : 0;
  for (const OwnLanes::Piece& piece : moves.pieces) {
    for (std::size_t c = first_cell; c < 2; ++c)
      keep_from_0(piece.cells[c].first.lane[lane], piece.cells[c].stride.lane[lane], from, to);
  }
  if (from > to) return true;
  DensePath paths[OwnLanes::most_pieces];
  std::size_t moving = 0;
  std::uint32_t other = 0;
  for (const OwnLanes::Piece& piece : moves.pieces) {
    DensePath path{0, 0};
    for (std::size_t c = first_cell; c < 2; ++c) {
      const std::int64_t stride = piece.cells[c].stride.lane[lane];
      const std::int64_t first = piece.cells[c].first.lane[lane] + from * stride;
      if (first >= side_ || first + (to - from) * stride >= side_) return false;
      path.at = path.at * static_cast<std::ptrdiff_t>(side_) + static_cast<std::ptrdiff_t>(first);
      path.step =
          path.step * static_cast<std::ptrdiff_t>(side_) + static_cast<std::ptrdiff_t>(stride);
    }
    if (path.step != 0) {
      paths[moving++] = path;
      continue;
    }
    const auto at = static_cast<std::size_t>(path.at);
    if (at == place && moves.pieces.size() == 1) return true;  // it stays as it was: no move
    if (dense_[at] >= infinite_from) return false;
    other ^= dense_[at];
  }
  const std::int64_t count = to - from + 1;
  if (moving == 0) {
    ++looked_;
    mex_.stamps()[other] = mex_.now();
    return true;
  }
  if (moving == 1 && other == 0) return take_path(paths[0], count, run_sets);
  looked_ += static_cast<std::uint64_t>(count);
  switch (moving) {
    case 1: return gather(dense_.data(), paths[0], count, other, mex_);
    case 2: return gather_sums(dense_.data(), paths[0], paths[1], count, other, mex_);
    default: return gather_threes(dense_.data(), paths, count, other, mex_);
  }
}

/// The value of the part of that lane, if all its options stand in the dense table and are numbers;
/// else OwnKeys::absent.
__attribute__((always_inline)) inline OwnValues::Code OwnValues::code_in_lane(std::size_t lane,
                                                                              std::size_t place,
                                                                              Work& work) {
  if (largest_ >= 64 * set_words_) {
    // A power of 2 above all values: sums stay below it, and the place behind is never stamped.
    set_words_ = std::max<std::size_t>(set_words_, 1);
    while (64 * set_words_ <= largest_) set_words_ *= 2;
    mex_.make_room(64 * set_words_ + 1);
  }
  mex_.clear();
  sets_.clear();
  looked_ = run_sets_.size();
  bool all = true;
  for (std::size_t i = 0; i < run_sets_.size() && all; ++i)
    all = take_lane(lanes_.moves()[i], lane, place, run_sets_[i]);
  work.spend(looked_);
  if (!all) return OwnKeys::absent;
  if (!sets_.empty()) return static_cast<Code>(mex_of_all(mex_, sets_, set_words_));
  const std::uint32_t* const stamps = mex_.stamps();
  const std::uint32_t now = mex_.now();
  Code v = 0;
  while (stamps[v] == now) ++v;
  return v;
}

/// The value of a part, as code_in_lane().
OwnValues::Code OwnValues::code_by_lanes(const OwnPart& part, Work& work) {
  const bool there = lanes_.fits() && in_dense(part) &&
                     lanes_.evaluate(part.size() == 1 ? 0 : part[0], part.back(), 1);
  return there ? code_in_lane(0, dense_place(part), work) : OwnKeys::absent;
}

/// Makes a part known, and some of those behind it in its row where rows are asked for part by
/// part, if what they become is known and stands in the dense table.
bool OwnValues::fill_row(const OwnPart& part, Work& work) {
  // Where that ends at once as a rule, it is left alone.
  if (!lanes_.fits() || !in_dense(part) || not_filled_ > 64 + filled_ / 2) return false;
  const std::int64_t row = part.size() == 1 ? 0 : part[0];
  const std::int64_t begin = part.back();
  if (row_ == row && row_end_ == begin) {
    ahead_ = std::min<std::int64_t>(2 * ahead_, static_cast<std::int64_t>(OwnLanes::most));
  } else {
    // A table is asked for row by row: the next row begins with half of what the last one ended.
    ahead_ = row_ + 1 == row ? std::max<std::int64_t>(ahead_ / 2, 1) : 1;
  }
  std::int64_t count = std::min(ahead_, side_ - begin);
  if (begin <= widest_ && part.size() == 2) count = std::min(count, widest_ - begin + 1);
  widest_ = std::max(widest_, begin);
  ++filled_;
  ++not_filled_;
  if (!lanes_.evaluate(row, begin, static_cast<std::size_t>(count))) return false;
  const std::size_t from = place_of_pair(row, begin);
  const bool both = rule_.shape().sorted();
  std::size_t across = place_of_pair(begin, row);  // of two numbers without order
  std::int64_t lane = 0;
  for (; lane < count; ++lane, across += static_cast<std::size_t>(side_)) {
    const std::size_t place = from + static_cast<std::size_t>(lane);
    if (lane > 0 && (dense_[place] != OwnKeys::absent || !work.may_go_on())) break;
    const Code code = code_in_lane(static_cast<std::size_t>(lane), place, work);
    if (code == OwnKeys::absent) break;
    largest_ = std::max(largest_, code);
    dense_[place] = code;
    if (both) dense_[across] = code;
  }
  if (lane == 0) return false;
  --not_filled_;
  row_ = row;
  row_end_ = begin + lane;
  return true;
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
        if (waiting_numbers_ > most_waiting) {
          work.stop_at(Bound::parts, known_.size() + stack_.size());
          return false;
        }
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
    if (unknown_.empty() && (rule_.shape().cells() ? take_cells(run) : take_run(run))) return true;
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
  const auto finish = [&](const OwnPart& here, Code its) {
    set(here, its);
    climb_ = 0;
    waiting_numbers_ -= std::min(waiting_numbers_, here.size() + 4);
    stack_.pop_back();
  };
  if (stack_.empty()) make_dense(part);
  const Code code = code_of(part);
  if (code < open) return Ready::yes;
  if (!stack_.empty() && stack_.front().part != part) give_up();
  if (stack_.empty()) {
    if (fill_row(part, work)) return Ready::yes;
    stack_.push_back({part, false});
  }
  while (!stack_.empty()) {
    if (known_.size() > most_known) work.stop_at(Bound::parts, most_known);
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
      if (++climb_ > most_climb && numbers_sum(now.part) > numbers_sum(stack_.front().part)) {
        work.stop_at(Bound::climb, most_climb);
        return give_up();
      }
    }
    const OwnPart here = now.part;
    const Code quick = first ? OwnKeys::absent : code_by_lanes(here, work);
    if (quick != OwnKeys::absent) {
      finish(here, quick);
      continue;
    }
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
        finish(here, label);
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
