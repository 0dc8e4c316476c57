#include "rules/own/own_gather.hpp"

#include <algorithm>
#include <array>
#include <span>

namespace nimber {

/// Takes in the values of a run whose pieces are all in the dense table and known as numbers.
/// Returns false where they must be looked at one by one.
bool OwnGather::take_run(const OwnRun& run) {
  const OwnDense& dense = known_.dense();
  const std::int64_t side = dense.side();
  if (side == 0) return false;
  OwnDense::Path moving[2] = {};
  std::size_t paths = 0;
  std::uint32_t other = 0;
  for (const OwnRun::Piece& piece : run.pieces) {
    std::ptrdiff_t step = 0;
    for (std::size_t c = 0; c < piece.first.size(); ++c) {
      const std::int64_t last = piece.first[c] + (run.count - 1) * piece.stride[c];
      if (piece.first[c] >= side || last >= side) return false;
      step =
          step * static_cast<std::ptrdiff_t>(side) + static_cast<std::ptrdiff_t>(piece.stride[c]);
    }
    const std::size_t at = dense.place(piece.first);
    if (step == 0 || piece.copies > 1) {
      if (step != 0 || dense[at] >= OwnCodes::infinite_from) return false;
      if (piece.copies % 2 != 0) other ^= dense[at];
    } else {
      if (paths == 2) return false;
      moving[paths++] = {static_cast<std::ptrdiff_t>(at), step};
    }
  }
  if (paths == 0) return false;
  std::size_t room = 64;  // a power of 2 above all values: sums stay below it
  while (room <= known_.largest()) room *= 2;
  mex_.make_room(room);
  return paths == 1 ? dense.stamp(moving[0], run.count, other, mex_)
                    : dense.stamp_twos(moving[0], moving[1], run.count, other, mex_);
}

/// Takes in the values of a run of cells that are known as numbers. Returns false where they must
/// be looked at one by one.
bool OwnGather::take_cells(const OwnRun& run) {
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
    const OwnCode code = known_.find_cells(std::span(ordered).first(cells));
    if (code >= OwnCodes::infinite_from) return false;
    mex_.add(code);
  }
  return true;
}

/// Takes in one option. Returns false where the look ends.
bool OwnGather::take(const OwnResult& result) {
  const bool counts = unknown_.empty();
  Value total = 0;
  bool endless = false;
  for (const auto& piece : result.pieces) {
    const OwnCode code = known_.find(piece.part);
    if (code == OwnCodes::open) {
      end_ = Look::loop;
      return false;
    }
    if (code == OwnCodes::absent) {
      unknown_.push_back(piece.part);
      room_ += room_of(piece.part.size());
      if (room_ > most_room_) {
        end_ = Look::full;
        return false;
      }
    } else if (code >= OwnCodes::infinite_from) {
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
  endless_.push_back(known_.codes().infinite(known_.sum(result).moves_to()));
  return true;
}

/// Takes in a run of options, all at once where that is possible.
bool OwnGather::take(const OwnRun& run) {
  if (unknown_.empty() && (rule_.shape().cells() ? take_cells(run) : take_run(run))) return true;
  one_.pieces.resize(run.pieces.size());
  for (std::int64_t j = 0; j < run.count; ++j) {
    for (std::size_t i = 0; i < run.pieces.size(); ++i) {
      const OwnRun::Piece& piece = run.pieces[i];
      OwnPart& now = one_.pieces[i].part;
      now.resize(piece.first.size());
      for (std::size_t c = 0; c < now.size(); ++c) now[c] = piece.first[c] + j * piece.stride[c];
      if (rule_.shape().sorted()) std::sort(now.begin(), now.end());
      one_.pieces[i].copies = piece.copies;
    }
    if (!take(one_)) return false;
  }
  return true;
}

OwnGather::Look OwnGather::look(const OwnPart& part, std::size_t room, Work& work) {
  unknown_.clear();
  mex_.clear();
  endless_.clear();
  room_ = 0;
  most_room_ = room;
  end_ = Look::ended;
  Work whole(work.left());
  whole.open_step(UINT64_MAX);
  const bool all = rule_.each_result(
      part, whole, [&](const OwnResult& result) { return take(result); },
      [&](const OwnRun& run) { return take(run); });
  work.spend(whole.examined() + 1);
  work.stop_as(whole);
  if (!all) return end_;
  return unknown_.empty() ? Look::all_known : Look::some_unknown;
}

OwnCode OwnGather::value() {
  OwnCodes& codes = known_.codes();
  const auto mex = static_cast<OwnCode>(mex_.mex());
  for (const OwnCode endless : endless_) {
    const auto& reached = codes.reached(endless - OwnCodes::infinite_from);
    if (!std::binary_search(reached.begin(), reached.end(), Value{mex}))
      return codes.infinite(mex_.values());
  }
  return mex;
}

}  // namespace nimber
