// Chooses few of the candidates, so that each move from one of them is answered by another.
#pragma once

#include "strategies/strategy_candidates.hpp"

#include <cstdint>
#include <vector>

namespace nimber {

class StrategyChoice {
 public:
  using Id = StrategyCandidates::Id;
  using Status = StrategyCandidates::Status;
  static constexpr Id none = UINT32_MAX;

  /// At most `most` positions are chosen.
  StrategyChoice(StrategyCandidates& candidates, Id root, std::size_t most);

  /// gave_up: too_many(), candidates.full(), or the work's limit.
  Status step(Work& work);
  bool too_many() const { return too_many_; }

  /// After done: the positions chosen, the root first, then by rank from the largest down.
  const std::vector<Id>& chosen() const { return chosen_; }
  std::uint64_t rank(Id id) const { return ranks_[id]; }
  /// What answers each of a chosen position's rows; `none` where nothing has to.
  std::vector<Id> answers(Id id) const;

 private:
  using Row = StrategyCandidates::Row;
  enum class Stage : std::uint8_t { list, upwards, downwards, prune, rank, done };

  Status list(Work& work);
  Status upwards(Work& work);
  Status downwards(Work& work);
  void answer_from(Id id, Work& work);
  bool prune(Work& work);
  std::vector<Id> trimmed(const std::vector<std::uint8_t>& in) const;
  bool rank_all();
  /// Those that can be reached through candidates that are `in`, each after all that answer its
  /// moves. False where they run in a circle.
  bool order(const std::vector<std::uint8_t>& in, std::vector<Id>& out) const;
  void keep(const std::vector<Id>& ids);

  StrategyCandidates& candidates_;
  Id root_;
  std::size_t most_;
  Stage stage_ = Stage::list;
  bool too_many_ = false;
  Id next_ = 0;
  // upwards: for each candidate the set of all that it needs, as bits.
  std::vector<Id> order_;
  std::vector<std::vector<std::uint64_t>> needs_;
  std::size_t at_ = 0;
  // downwards: those that are needed, the ones with the most stones first.
  std::vector<std::pair<std::uint64_t, Id>> waiting_;
  std::vector<std::uint8_t> in_;
  std::size_t in_count_ = 0;
  unsigned rounds_ = 0;
  std::vector<Id> chosen_;
  std::vector<std::uint64_t> ranks_;
};

}  // namespace nimber
