// What the candidates of a choice leave, as runs of numbers that grow evenly.
#pragma once

#include "rules/own/own_evaluation.hpp"
#include "rules/own/own_scratch.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

namespace nimber {

/// Sends runs in place of single results, for the alternatives that leave such (own_runs.hpp). The
/// evaluation is a base, not a member that is referred to: that would cost a fifth more time.
class OwnRunResults : public OwnEvaluation {
 public:
  /// `sink` may be null: then there are no runs.
  OwnRunResults(const OwnShape& shape, const OwnAlternative& alternative, const OwnPart& part,
                Work& work, const OwnRule::RunSink* sink, OwnScratch& scratch)
      : OwnEvaluation(shape, alternative, part, work, scratch.variables),
        run_sink_(alternative.runs || alternative.cell_runs ? sink : nullptr),
        run_step_(alternative.runs ? alternative.steps.size() - 1 : alternative.last_choice),
        run_(scratch.run),
        at_first_(scratch.at_first),
        at_last_(scratch.at_last),
        there_(scratch.there),
        left_(scratch.left),
        changed_(scratch.changed) {}

  /// May the candidates of this step come as runs?
  bool runs_at(std::size_t step) const { return run_sink_ != nullptr && step == run_step_; }

  /// Would some move leave too many copies of a part?
  bool leaves_too_much() const { return leaves_too_much_; }

  /// Sends the candidates first ... last, and sets `on` to false where the sink ended it. Returns
  /// false where they must be tried one by one.
  bool send_runs(std::size_t variable, std::int64_t first, std::int64_t last, bool& on) {
    return alternative().runs ? number_run(variable, first, last, on)
                              : cell_run(variable, first, last, on);
  }

 private:
  bool find_copies();
  bool numbers_at(std::size_t variable, std::int64_t candidate, std::vector<OwnPart>& out);
  bool number_run(std::size_t variable, std::int64_t first, std::int64_t last, bool& on);
  bool cell_run(std::size_t variable, std::int64_t first, std::int64_t last, bool& on);
  void send_run(std::int64_t from, std::int64_t to, bool& on);
  static bool set_stride(OwnRun::Piece& piece, std::size_t c, std::int64_t last,
                         std::int64_t steps);
  static void clip(std::int64_t first, std::int64_t last, std::int64_t stride, std::int64_t& from,
                   std::int64_t& to);
  std::int64_t unchanged(std::int64_t from, std::int64_t to);
  std::int64_t unchanged_by_sum(std::int64_t from, std::int64_t to);

  const OwnRule::RunSink* run_sink_;
  std::size_t run_step_;
  OwnRun& run_;
  std::vector<OwnPart>& at_first_;
  std::vector<OwnPart>& at_last_;
  OwnPart& there_;
  std::vector<std::pair<const OwnTarget*, std::int64_t>>& left_;  // of a result, and how often
  bool leaves_too_much_ = false;

 protected:
  bool cells_at(std::size_t variable, std::int64_t candidate, OwnPart& out);
  void leave_too_much() {
    leaves_too_much_ = true;
    work().stop_at(Bound::copies, static_cast<std::uint64_t>(OwnResult::most_copies));
  }
  /// How often a move leaves a part: none where it makes the choice no move.
  std::optional<std::int64_t> copies(const OwnTarget& target) {
    if (!target.copies) return 1;
    const auto times = value(*target.copies);
    return times && *times >= 0 ? times : std::nullopt;
  }
  /// Begins to change cells.
  void begin_changes() { changed_.assign(part().size(), untouched); }
  /// Changes one number of the part in `now`. What is added and taken away adds up. Returns false
  /// where the number is undefined, or where one change sets it and there is another.
  bool change_cell(const OwnChange& change, std::size_t cell, OwnPart& now) {
    const bool sets = change.sign == OwnChange::Sign::set;
    std::uint8_t& before = changed_[cell];
    if (before != untouched && (sets || before == is_set)) return false;
    before = sets ? is_set : adds_up;
    set_it(part()[cell]);
    const auto v = value(*change.value);
    if (!v) return false;
    switch (change.sign) {
      case OwnChange::Sign::add: return !__builtin_add_overflow(now[cell], *v, &now[cell]);
      case OwnChange::Sign::subtract: return !__builtin_sub_overflow(now[cell], *v, &now[cell]);
      default: now[cell] = *v; return true;
    }
  }

 private:
  static constexpr std::uint8_t untouched = 0;
  static constexpr std::uint8_t is_set = 1;
  static constexpr std::uint8_t adds_up = 2;

  std::vector<std::uint8_t>& changed_;  // what each number has met
};

}  // namespace nimber
