#include "answers/move_list.hpp"

#include "values/saturated.hpp"

#include <utility>

namespace nimber {

void MoveList::take(std::size_t term, Wins& found) {
  for (Move& move : found.listed()) {
    if (listed_.size() < max_listed) listed_.push_back({term, std::move(move)});
  }
  total_ = saturated_sum(total_, found.total());
  complete_ = complete_ && found.complete();
}

std::optional<std::uint64_t> MoveList::count() const {
  if (!complete_ || total_ > static_cast<std::uint64_t>(INT64_MAX)) return std::nullopt;
  return total_;
}

}  // namespace nimber
