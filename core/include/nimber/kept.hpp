// An answer depends on its question and its limit alone. What earlier requests left in the tables
// of a rule may make it quicker, never different.
#pragma once

#include <nimber/notation.hpp>

#include <algorithm>
#include <cstdint>
#include <vector>

namespace nimber {

/// Says whether a request that found tables of earlier ones may keep its answer. New tables cost at
/// most what all work on the kept ones came to: where that is within the limit, the answer would be
/// the same with new ones. Where it is not, or the request was not settled, it is to be asked again
/// with rules that are renewed().
class KeptTables {
 public:
  /// Of a request that asks no rule.
  KeptTables() = default;
  /// At the request's beginning.
  explicit KeptTables(const std::vector<const Rule*>& rules) {
    std::vector<const Rule*> seen;
    for (const Rule* const rule : rules) {
      if (std::find(seen.begin(), seen.end(), rule) != seen.end()) continue;
      seen.push_back(rule);
      before_ += rule->table_work();
    }
  }

  /// What the tables of those rules have cost so far.
  std::uint64_t work() const { return before_; }

  /// At its end, after so much work.
  bool answer_holds(bool settled, std::uint64_t examined, std::uint64_t limit) const {
    if (before_ == 0) return true;
    return settled && examined <= limit && before_ <= limit - examined;
  }

 private:
  std::uint64_t before_ = 0;
};

}  // namespace nimber
