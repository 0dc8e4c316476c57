#include "rules/own/own_rows.hpp"

#include <algorithm>
#include <bit>

namespace nimber {
namespace {

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

void OwnRows::forget_places() {
  for (OwnRunSets& sets : run_sets_) sets.clear();
}

std::size_t OwnRows::memory() const {
  std::size_t bytes = sizeof(lanes_);
  for (const OwnRunSets& sets : run_sets_) bytes += sets.memory();
  return bytes;
}

/// The mex of values in sets and of those that are stamped.
Value OwnRows::mex_of_all() const {
  std::size_t w = 0;
  for (const OwnRunSets::Set& set : sets_) w = std::max(w, set.full);
  for (; w < set_words_; ++w) {
    std::uint64_t there = 0;
    for (const OwnRunSets::Set& set : sets_) there |= set.bits[w];
    for (std::uint64_t rest = ~there; rest != 0; rest &= rest - 1) {
      const Value v = 64 * w + static_cast<Value>(std::countr_zero(rest));
      if (!mex_.has(v)) return v;
    }
  }
  Value v = 64 * set_words_;
  while (mex_.has(v)) ++v;
  return v;
}

/// Takes in the values along a path as a set that other parts share.
__attribute__((noinline)) bool OwnRows::take_set(OwnDense::Path path, std::int64_t count,
                                                 OwnRunSets& run_sets) {
  const auto last = static_cast<std::ptrdiff_t>(count) - 1;
  const std::ptrdiff_t start = path.step > 0 ? path.at : path.at + last * path.step;
  const std::ptrdiff_t step = path.step > 0 ? path.step : -path.step;
  const OwnRunSets::Set set = run_sets.find(
      known_.dense().data(), static_cast<std::size_t>(start), static_cast<std::size_t>(step),
      static_cast<std::size_t>(count), OwnCodes::infinite_from, set_words_, looked_);
  if (set.bits == nullptr) return false;
  sets_.push_back(set);
  return true;
}

/// Takes in the values along one path, which is not a single place. Returns false where one is
/// unknown or infinite.
__attribute__((always_inline)) inline bool OwnRows::take_path(OwnDense::Path path,
                                                              std::int64_t count,
                                                              OwnRunSets& run_sets) {
  constexpr std::int64_t least_in_set = 16;
  if (count >= least_in_set) return take_set(path, count, run_sets);
  looked_ += static_cast<std::uint64_t>(count);
  const OwnCode* const codes = known_.dense().data();
  std::uint32_t* const stamps = mex_.stamps();
  const std::uint32_t now = mex_.now();
  for (; count > 0; --count, path.at += path.step) {
    const OwnCode v = codes[path.at];
    if (v >= OwnCodes::infinite_from) return false;
    stamps[v] = now;
  }
  return true;
}

/// Takes in what one alternative leaves. Returns false where an option's value is not in the table.
__attribute__((always_inline)) inline bool OwnRows::take(const OwnLanes::Moves& moves,
                                                         std::size_t lane, std::size_t place,
                                                         OwnRunSets& run_sets) {
  const std::int64_t count = moves.count.lane[lane];
  if (count < 1) return true;
  if (moves.pieces.size() > 1) return take_sums(moves, lane, place, run_sets);
  const OwnDense& dense = known_.dense();
  const std::int64_t side = dense.side();
  const auto& [a, b] = moves.pieces.front().cells;  // of one-number rules a is 0
  const std::int64_t a_first = a.first.lane[lane];
  const std::int64_t b_first = b.first.lane[lane];
  const std::int64_t a_step = a.stride.lane[lane];
  const std::int64_t b_step = b.stride.lane[lane];
  const auto inside = [&](std::int64_t n) {
    return static_cast<std::uint64_t>(n) < static_cast<std::uint64_t>(side);
  };
  if (!inside(a_first) || !inside(b_first) || !inside(a_first + (count - 1) * a_step) ||
      !inside(b_first + (count - 1) * b_step))
    return take_sums(moves, lane, place, run_sets);
  const OwnDense::Path path{static_cast<std::ptrdiff_t>(a_first * side + b_first),
                            static_cast<std::ptrdiff_t>(a_step * side + b_step)};
  if (path.step != 0) return take_path(path, count, run_sets);
  const auto at = static_cast<std::size_t>(path.at);
  if (at == place) return true;  // it stays as it was: no move
  const OwnCode v = dense[at];
  if (v >= OwnCodes::infinite_from) return false;
  ++looked_;
  mex_.stamps()[v] = mex_.now();
  return true;
}

/// The same where a move leaves several parts, or where some candidates leave numbers below 0.
bool OwnRows::take_sums(const OwnLanes::Moves& moves, std::size_t lane, std::size_t place,
                        OwnRunSets& run_sets) {
  const OwnDense& dense = known_.dense();
  const std::int64_t side = dense.side();
  std::int64_t from = 0;
  std::int64_t to = std::int64_t{moves.count.lane[lane]} - 1;
  for (const OwnLanes::Piece& piece : moves.pieces) {
    for (std::size_t c = first_cell_; c < 2; ++c)
      keep_from_0(piece.cells[c].first.lane[lane], piece.cells[c].stride.lane[lane], from, to);
  }
  if (from > to) return true;
  OwnDense::Path paths[OwnLanes::most_pieces];
  std::size_t moving = 0;
  std::uint32_t other = 0;
  for (const OwnLanes::Piece& piece : moves.pieces) {
    OwnDense::Path path{0, 0};
    for (std::size_t c = first_cell_; c < 2; ++c) {
      const std::int64_t stride = piece.cells[c].stride.lane[lane];
      const std::int64_t first = piece.cells[c].first.lane[lane] + from * stride;
      if (first >= side || first + (to - from) * stride >= side) return false;
      path.at = path.at * static_cast<std::ptrdiff_t>(side) + static_cast<std::ptrdiff_t>(first);
      path.step =
          path.step * static_cast<std::ptrdiff_t>(side) + static_cast<std::ptrdiff_t>(stride);
    }
    if (path.step != 0) {
      paths[moving++] = path;
      continue;
    }
    const auto at = static_cast<std::size_t>(path.at);
    if (at == place && moves.pieces.size() == 1) return true;  // it stays as it was: no move
    if (dense[at] >= OwnCodes::infinite_from) return false;
    other ^= dense[at];
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
    case 1: return dense.stamp(paths[0], count, other, mex_);
    case 2: return dense.stamp_twos(paths[0], paths[1], count, other, mex_);
    default: return dense.stamp_threes(paths, count, other, mex_);
  }
}

/// The value of the part of that lane, as value() gives it.
__attribute__((always_inline)) inline OwnCode OwnRows::value_in_lane(std::size_t lane,
                                                                     std::size_t place,
                                                                     Work& work) {
  if (known_.largest() >= 64 * set_words_) {
    // A power of 2 above all values. Nim-sums stay below it, and the place behind it is never
    // stamped.
    set_words_ = std::max<std::size_t>(set_words_, 1);
    while (64 * set_words_ <= known_.largest()) set_words_ *= 2;
    mex_.make_room(64 * set_words_ + 1);
  }
  mex_.clear();
  sets_.clear();
  looked_ = run_sets_.size();
  bool all = true;
  for (std::size_t i = 0; i < run_sets_.size() && all; ++i)
    all = take(lanes_.moves()[i], lane, place, run_sets_[i]);
  work.spend(looked_);
  if (!all) return OwnCodes::absent;
  if (!sets_.empty()) return static_cast<OwnCode>(mex_of_all());
  const std::uint32_t* const stamps = mex_.stamps();
  const std::uint32_t now = mex_.now();
  OwnCode v = 0;
  while (stamps[v] == now) ++v;
  return v;
}

OwnCode OwnRows::value(const OwnPart& part, Work& work) {
  const OwnDense& dense = known_.dense();
  const bool there = lanes_.fits() && dense.has(part) &&
                     lanes_.evaluate(part.size() == 1 ? 0 : part[0], part.back(), 1);
  return there ? value_in_lane(0, dense.place(part), work) : OwnCodes::absent;
}

bool OwnRows::fill(const OwnPart& part, Work& work) {
  const OwnDense& dense = known_.dense();
  // Filling is given up where it mostly ended at once.
  if (!lanes_.fits() || !dense.has(part) || not_filled_ > 64 + filled_ / 2) return false;
  const std::int64_t row = part.size() == 1 ? 0 : part[0];
  const std::int64_t begin = part.back();
  if (row_ == row && row_end_ == begin) {
    ahead_ = std::min<std::int64_t>(2 * ahead_, static_cast<std::int64_t>(OwnLanes::most));
  } else {
    // A table is asked for row by row. The next row begins with half of the parts at once with
    // which the last one ended.
    ahead_ = row_ + 1 == row ? std::max<std::int64_t>(ahead_ / 2, 1) : 1;
  }
  std::int64_t count = std::min(ahead_, dense.side() - begin);
  if (begin <= widest_ && part.size() == 2) count = std::min(count, widest_ - begin + 1);
  widest_ = std::max(widest_, begin);
  ++filled_;
  ++not_filled_;
  if (!lanes_.evaluate(row, begin, static_cast<std::size_t>(count))) return false;
  const std::size_t from = dense.place(row, begin);
  std::size_t across = dense.place(begin, row);
  std::int64_t lane = 0;
  for (; lane < count; ++lane, across += static_cast<std::size_t>(dense.side())) {
    const std::size_t place = from + static_cast<std::size_t>(lane);
    if (lane > 0 && (dense[place] != OwnCodes::absent || !work.may_go_on())) break;
    const OwnCode code = value_in_lane(static_cast<std::size_t>(lane), place, work);
    if (code == OwnCodes::absent) break;
    known_.set(place, across, code);
  }
  if (lane == 0) return false;
  --not_filled_;
  row_ = row;
  row_end_ = begin + lane;
  return true;
}

}  // namespace nimber
