#include "rules/places.hpp"

#include <algorithm>
#include <utility>

namespace nimber {

Result<State> read_places(Reader& reader, bool zero_allowed) {
  std::vector<std::pair<std::uint64_t, std::size_t>> read;  // place, where it stands in the text
  do {
    const std::size_t at = reader.index();
    if (read.size() >= reader.limits().max_parts)
      return reader.fail(ErrorCode::too_many_parts, {std::to_string(reader.limits().max_parts)});
    if (read.empty() && !Reader::is_digit(reader.peek()))
      return reader.fail(ErrorCode::missing_state);
    const auto place = reader.integer();
    if (!place) return place.error();
    if (*place == 0 && !zero_allowed) return reader.fail_at(at, ErrorCode::place_zero);
    read.emplace_back(*place, at);
  } while (reader.accept(','));
  std::sort(read.begin(), read.end());
  State state;
  state.reserve(read.size());
  std::size_t repeated = read.size();
  for (std::size_t i = 0; i < read.size(); ++i) {
    state.push_back(read[i].first);
    const bool again = i > 0 && read[i].first == read[i - 1].first && read[i].first > 0;
    if (again && (repeated == read.size() || read[i].second < read[repeated].second)) repeated = i;
  }
  if (repeated < read.size())
    return reader.fail_at(read[repeated].second, ErrorCode::not_distinct,
                          {std::to_string(read[repeated].first)});
  return state;
}

}  // namespace nimber
