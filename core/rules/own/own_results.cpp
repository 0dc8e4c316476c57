#include "rules/own/own_candidates.hpp"
#include "rules/own/own_run_results.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// Finds the results of one part under one alternative. Tries candidates depth-first.
class OwnResults : public OwnRunResults {
 public:
  OwnResults(const OwnShape& shape, const OwnAlternative& alternative, const OwnPart& part,
             Work& work, OwnRule::Sink sink, const OwnRule::RunSink* run_sink, OwnScratch& scratch)
      : OwnRunResults(shape, alternative, part, work, run_sink, scratch),
        sink_(sink),
        result_(scratch.result) {}

  bool run() { return step(0); }

 private:
  bool step(std::size_t at) {
    if (at == alternative().steps.size()) return finish();
    const OwnStep& now = alternative().steps[at];
    if (now.condition) {
      const auto holds = value(*now.condition);
      return !holds || *holds == 0 || step(at + 1);
    }
    for (const OwnItem& item : now.items) {
      if (runs_at(at) && item.kind == OwnItem::Kind::range) {
        const auto first = value(*item.first);
        const auto last = first ? value(*item.last) : first;
        if (!last || *first > *last) continue;
        bool on = true;
        if (send_runs(now.variable, *first, *last, on)) {
          if (!on) return false;
          continue;
        }
      }
      if (!each_own_candidate(item, *this, [&](std::int64_t candidate) {
            choose(now.variable, candidate);
            spend(1);
            return work().may_go_on() && step(at + 1);
          }))
        return false;
    }
    return true;
  }

  bool finish() {
    if (!(alternative().result ? targets() : changes())) return true;
    const auto& pieces = result_.pieces;
    if (pieces.size() == 1 && pieces[0].copies == 1 && pieces[0].part == part()) return true;
    return sink_(result_);
  }

  /// Makes room for one more part, of so many numbers.
  OwnPart& piece(std::size_t at, std::size_t numbers) {
    if (result_.pieces.size() <= at) result_.pieces.resize(at + 1);
    result_.pieces[at].copies = 1;
    result_.pieces[at].part.resize(numbers);
    return result_.pieces[at].part;
  }

  static bool allowed(std::optional<std::int64_t> number) {
    return number && *number >= 0 && *number <= largest_own_number;
  }

  bool changes() {
    result_.pieces.resize(1);
    OwnPart& now = piece(0, part().size());
    std::copy(part().begin(), part().end(), now.begin());
    begin_changes();
    for (const OwnChange& change : alternative().changes) {
      std::size_t from = change.cell;
      std::size_t to = change.cell + 1;
      if (change.from && !ends(change, from, to)) return false;
      for (std::size_t cell = from; cell < to; ++cell) {
        if (!change_cell(change, cell, now)) return false;
      }
    }
    if (!std::all_of(now.begin(), now.end(), [](std::int64_t n) { return allowed(n); }))
      return false;
    if (shape().sorted()) std::sort(now.begin(), now.end());
    return true;
  }

  bool targets() {
    std::size_t count = 0;
    std::int64_t most = 0;
    for (const OwnTarget& target : alternative().targets) {
      const auto times = copies(target);
      if (!times) return false;
      if (*times == 0) continue;  // nothing of it is left, whatever it would be
      if (target.slice) {
        std::size_t from = 0;
        std::size_t to = 0;
        const auto first = value(target.cells[0]);
        if (!slice(first, value(target.cells[1]), from, to)) return false;
        if (from == to) continue;
        OwnPart& now = piece(count, to - from);
        std::copy(part().begin() + static_cast<std::ptrdiff_t>(from),
                  part().begin() + static_cast<std::ptrdiff_t>(to), now.begin());
      } else {
        OwnPart& now = piece(count, target.cells.size());
        for (std::size_t i = 0; i < now.size(); ++i) {
          const auto v = value(target.cells[i]);
          if (!allowed(v)) return false;
          now[i] = *v;
        }
        if (shape().sorted()) std::sort(now.begin(), now.end());
      }
      result_.pieces[count++].copies = *times;
      most = std::max(most, *times);
    }
    result_.pieces.resize(count);
    if (most > OwnResult::most_copies) leave_too_much();
    return most <= OwnResult::most_copies;
  }

  OwnRule::Sink sink_;
  OwnResult& result_;
};

}  // namespace

bool OwnRule::each_result(const OwnPart& part, Work& work, Sink sink) const {
  return each_result_by(part, work, sink, nullptr);
}

bool OwnRule::each_result(const OwnPart& part, Work& work, Sink sink, RunSink run_sink) const {
  return each_result_by(part, work, sink, &run_sink);
}

bool OwnRule::each_result_by(const OwnPart& part, Work& work, Sink sink,
                             const RunSink* run_sink) const {
  OwnLease lease;
  bool all = true;
  for (const OwnAlternative& alternative : alternatives_) {
    OwnResults results(shape_, alternative, part, work, sink, run_sink, lease.scratch());
    if (!results.run()) return false;
    all = all && !results.leaves_too_much();
  }
  return all;
}

}  // namespace nimber
