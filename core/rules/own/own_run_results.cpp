#include "rules/own/own_run_results.hpp"

#include "values/checked.hpp"

#include <algorithm>

namespace nimber {

/// Finds the parts that a result leaves, and how often each. The choice at hand has no part in
/// that. Returns false where all its candidates are no moves.
bool OwnRunResults::find_copies() {
  left_.clear();
  for (const OwnTarget& target : alternative().targets) {
    const auto times = copies(target);
    if (!times) return false;
    if (*times > 0) left_.emplace_back(&target, *times);
  }
  return true;
}

/// Finds the numbers that a candidate leaves, allowed or not. Returns false where one is undefined.
bool OwnRunResults::numbers_at(std::size_t variable, std::int64_t candidate,
                               std::vector<OwnPart>& out) {
  choose(variable, candidate);
  if (!alternative().result) {
    out.resize(1);
    out[0].assign(part().begin(), part().end());
    begin_changes();
    return std::all_of(
        alternative().changes.begin(), alternative().changes.end(),
        [&](const OwnChange& change) { return change_cell(change, change.cell, out[0]); });
  }
  out.resize(left_.size());
  for (std::size_t i = 0; i < out.size(); ++i) {
    const OwnTarget& target = *left_[i].first;
    out[i].resize(target.cells.size());
    for (std::size_t c = 0; c < out[i].size(); ++c) {
      const auto v = value(target.cells[c]);
      if (!v) return false;
      out[i][c] = *v;
    }
  }
  return true;
}

/// Sends the candidates first ... last as runs. All parts of the expressions are affine, so what is
/// defined at both ends is defined in between. Returns false where they must be tried one by one.
bool OwnRunResults::number_run(std::size_t variable, std::int64_t first, std::int64_t last,
                               bool& on) {
  if (last - first < 2 || last > largest_own_number || first < -largest_own_number) return false;
  if (alternative().result && !find_copies()) return true;
  if (!numbers_at(variable, first, at_first_) || !numbers_at(variable, last, at_last_))
    return false;
  std::int64_t from = 0;
  std::int64_t to = last - first;
  run_.pieces.resize(at_first_.size());
  for (std::size_t i = 0; i < at_first_.size(); ++i) {
    OwnRun::Piece& piece = run_.pieces[i];
    piece.copies = alternative().result ? left_[i].second : 1;
    piece.first = at_first_[i];
    piece.stride.resize(piece.first.size());
    for (std::size_t c = 0; c < piece.first.size(); ++c) {
      if (!set_stride(piece, c, at_last_[i][c], last - first)) return false;
      clip(piece.first[c], at_last_[i][c], piece.stride[c], from, to);
    }
  }
  if (from <= to && std::any_of(run_.pieces.begin(), run_.pieces.end(), [](const auto& piece) {
        return piece.copies > OwnResult::most_copies;
      })) {
    leave_too_much();
    return true;
  }
  send_run(from, to, on);
  return true;
}

/// Finds the cells that a candidate leaves, allowed or not. Returns false where one is undefined,
/// or set and changed once more.
bool OwnRunResults::cells_at(std::size_t variable, std::int64_t candidate, OwnPart& out) {
  choose(variable, candidate);
  out.assign(part().begin(), part().end());
  begin_changes();
  for (const OwnChange& change : alternative().changes) {
    std::size_t from = 0;
    std::size_t to = 0;
    if (!ends(change, from, to)) return false;
    for (std::size_t cell = from; cell < to; ++cell) {
      if (!change_cell(change, cell, out)) return false;
    }
  }
  return true;
}

/// As number_run(), for a choice that changes cells. The conditions behind the choice keep one
/// stretch of the candidates.
bool OwnRunResults::cell_run(std::size_t variable, std::int64_t first, std::int64_t last,
                             bool& on) {
  if (last - first < 2 || last > largest_own_number || first < -largest_own_number) return false;
  at_first_.resize(1);
  at_last_.resize(1);
  if (!cells_at(variable, first, at_first_[0]) || !cells_at(variable, last, at_last_[0]))
    return false;
  std::int64_t from = 0;
  std::int64_t to = last - first;
  run_.pieces.resize(1);
  OwnRun::Piece& piece = run_.pieces[0];
  piece.copies = 1;
  piece.first = at_first_[0];
  piece.stride.resize(part().size());
  for (std::size_t c = 0; c < part().size(); ++c) {
    if (!set_stride(piece, c, at_last_[0][c], last - first)) return false;
    clip(piece.first[c], at_last_[0][c], piece.stride[c], from, to);
  }
  for (std::size_t i = run_step_ + 1; i < alternative().steps.size() && from <= to; ++i) {
    const Expression& condition = *alternative().steps[i].condition;
    const auto holds = [&](std::int64_t j) {
      choose(variable, first + j);
      return value(condition);
    };
    const auto at_from = holds(from);
    const auto at_to = holds(to);
    if (!at_from || !at_to) return false;
    if (*at_from == *at_to) {
      if (*at_from == 0) to = from - 1;
      continue;
    }
    std::int64_t before = from;  // it is there as at `from`, and behind as at `to`
    std::int64_t behind = to;
    while (behind - before > 1) {
      const std::int64_t middle = before + (behind - before) / 2;
      (holds(middle) == at_from ? before : behind) = middle;
    }
    (*at_from == 0 ? from : to) = *at_from == 0 ? behind : before;
  }
  send_run(from, to, on);
  return true;
}

/// Sends the candidates from ... to of the run, without those that leave the part as it was.
void OwnRunResults::send_run(std::int64_t from, std::int64_t to, bool& on) {
  if (from > to) return;
  const auto send = [&](std::int64_t begin, std::int64_t end) {
    if (begin > end || !on) return;
    run_.count = end - begin + 1;
    for (std::size_t i = 0; i < at_first_.size(); ++i) {
      for (std::size_t c = 0; c < at_first_[i].size(); ++c)
        run_.pieces[i].first[c] = at_first_[i][c] + begin * run_.pieces[i].stride[c];
    }
    spend(static_cast<std::uint64_t>(run_.count));
    on = work().may_go_on() && (*run_sink_)(run_);
  };
  if (std::all_of(run_.pieces.begin(), run_.pieces.end(), [](const OwnRun::Piece& piece) {
        return std::all_of(piece.stride.begin(), piece.stride.end(),
                           [](std::int64_t n) { return n == 0; });
      }))
    to = from;  // all leave the same
  for (std::int64_t same = unchanged(from, to); same >= 0; same = unchanged(from, to)) {
    send(from, same - 1);
    from = same + 1;
  }
  send(from, to);
}

/// Finds how a number grows from each candidate to the next, by what it is at the first and at the
/// last, which is so many steps away. Returns false where that may leave 64 bits.
bool OwnRunResults::set_stride(OwnRun::Piece& piece, std::size_t c, std::int64_t last,
                               std::int64_t steps) {
  const std::int64_t first = piece.first[c];
  if (first > largest_own_number || first < -largest_own_number) return false;
  piece.stride[c] = 0;
  if (first == last) return true;
  const auto way = checked_sub(last, first);
  if (!way) return false;
  piece.stride[c] = *way == steps ? 1 : *way == -steps ? -1 : *way / steps;
  return piece.stride[c] <= largest_own_number && piece.stride[c] >= -largest_own_number;
}

/// Keeps those j for which first + j stride is a number of the game.
void OwnRunResults::clip(std::int64_t first, std::int64_t last, std::int64_t stride,
                         std::int64_t& from, std::int64_t& to) {
  if (first >= 0 && last >= 0 && last <= largest_own_number) return;
  if (stride == 0) {
    if (first < 0) to = from - 1;
    return;
  }
  const std::int64_t low = stride > 0 ? -first : first - largest_own_number;
  const std::int64_t high = stride > 0 ? largest_own_number - first : first;
  const std::int64_t step = stride > 0 ? stride : -stride;
  if (low > 0) from = std::max(from, (low - 1) / step + 1);
  to = high < 0 ? from - 1 : std::min(to, high / step);
}

/// The first j for which the part stays as it was, or -1. A set in another order counts as the
/// same.
std::int64_t OwnRunResults::unchanged(std::int64_t from, std::int64_t to) {
  if (run_.pieces.size() != 1 || run_.pieces[0].copies != 1) return -1;
  const OwnPart& first = at_first_[0];
  const OwnPart& stride = run_.pieces[0].stride;
  if (shape().cells()) return unchanged_by_sum(from, to);
  std::size_t moving = 0;
  while (moving + 1 < stride.size() && stride[moving] == 0) ++moving;
  std::int64_t found = -1;
  for (const std::int64_t n : part()) {
    const std::int64_t j = stride[moving] != 0 ? (n - first[moving]) / stride[moving] : from;
    if (j < from || j > to || (found >= 0 && j >= found)) continue;
    there_ = first;
    for (std::size_t c = 0; c < there_.size(); ++c) there_[c] += j * stride[c];
    if (shape().sorted()) std::sort(there_.begin(), there_.end());
    if (there_ == part()) found = j;
  }
  return found;
}

/// The same for cells. Their sum tells which candidate it may be. Where the sum never changes or
/// may leave 64 bits, each candidate is looked at.
std::int64_t OwnRunResults::unchanged_by_sum(std::int64_t from, std::int64_t to) {
  const OwnPart& stride = run_.pieces[0].stride;
  std::int64_t missing = 0;
  std::int64_t grows = 0;
  bool fits = true;
  for (std::size_t c = 0; c < part().size(); ++c) {
    std::int64_t way = 0;
    fits = fits && !__builtin_sub_overflow(part()[c], at_first_[0][c], &way) &&
           !__builtin_add_overflow(missing, way, &missing) &&
           !__builtin_add_overflow(grows, stride[c], &grows);
  }
  const auto stays = [&](std::int64_t j) {
    there_ = at_first_[0];
    for (std::size_t c = 0; c < there_.size(); ++c) there_[c] += j * stride[c];
    if (shape().sorted()) std::sort(there_.begin(), there_.end());
    return there_ == part();
  };
  if (fits && grows != 0) {
    const std::int64_t j = missing / grows;
    return missing % grows == 0 && j >= from && j <= to && stays(j) ? j : -1;
  }
  if (fits && missing != 0) return -1;
  for (std::int64_t j = from; j <= to; ++j) {
    if (stays(j)) return j;
  }
  return -1;
}

}  // namespace nimber
