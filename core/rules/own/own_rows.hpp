// Values of parts whose options all stand in the dense table, from the moves of neighbouring parts.
#pragma once

#include <nimber/work.hpp>

#include "rules/own/own_known.hpp"
#include "rules/own/own_lanes.hpp"
#include "rules/own/own_mex.hpp"
#include "rules/own/own_run_sets.hpp"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace nimber {

/// Finds the values of parts by the lanes' moves: of one part, or of a piece of a row of the dense
/// table at once.
class OwnRows {
 public:
  OwnRows(const OwnRule& rule, OwnKnown& known)
      : known_(known),
        lanes_(rule),
        first_cell_(rule.shape().names.size() == 1 ? 1 : 0),
        run_sets_(lanes_.moves().size()) {}

  /// The value of a part, if all its options stand in the dense table and are numbers; else
  /// OwnCodes::absent.
  OwnCode value(const OwnPart& part, Work& work);
  /// Makes a part known, if what it becomes is known and stands in the dense table. Where rows are
  /// asked for part by part, does the same for some of the parts behind it in its row.
  bool fill(const OwnPart& part, Work& work);
  /// Forgets what it keeps of places in the dense table.
  void forget_places();
  std::size_t memory() const;

 private:
  OwnCode value_in_lane(std::size_t lane, std::size_t place, Work& work);
  bool take(const OwnLanes::Moves& moves, std::size_t lane, std::size_t place,
            OwnRunSets& run_sets);
  bool take_sums(const OwnLanes::Moves& moves, std::size_t lane, std::size_t place,
                 OwnRunSets& run_sets);
  bool take_path(OwnDense::Path path, std::int64_t count, OwnRunSets& run_sets);
  bool take_set(OwnDense::Path path, std::int64_t count, OwnRunSets& run_sets);
  Value mex_of_all() const;

  OwnKnown& known_;
  OwnLanes lanes_;
  std::size_t first_cell_;            // of a piece's two: the second alone holds a single number
  std::vector<OwnRunSets> run_sets_;  // for each of the lanes' moves
  OwnMex mex_;
  std::vector<OwnRunSets::Set> sets_;  // of the part at hand
  std::size_t set_words_ = 0;
  std::uint64_t looked_ = 0;  // of the part at hand, how many options
  // The row that was filled last, how far, and how many parts at once.
  std::int64_t row_ = -1;
  std::int64_t row_end_ = 0;
  std::int64_t ahead_ = 1;
  std::int64_t widest_ = 0;       // the largest last number that was asked for
  std::uint32_t filled_ = 0;      // how often filling began, and
  std::uint32_t not_filled_ = 0;  // ended at once
};

}  // namespace nimber
