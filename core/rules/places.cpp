#include "rules/places.hpp"

#include <algorithm>
#include <set>
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

State random_places(Dice& dice, std::size_t count, std::uint64_t last) {
  last = std::max<std::uint64_t>(last, count);
  std::set<std::uint64_t> chosen;
  while (chosen.size() < count) chosen.insert(dice.from(1, last));
  return {chosen.begin(), chosen.end()};
}

std::string gaps_program(const Rule& rule, bool from_right) {
  ProgramSource source;
  source.need("vector");
  source.need("algorithm");
  source.read =
      "    std::vector<Int> place;\n"
      "    for (Int p; in >> p;) place.push_back(p);\n"
      "    std::sort(place.begin(), place.end());\n";
  if (from_right) {
    source.read += "    if (place.size() % 2 == 1) place.insert(place.begin(), 0);\n";
  }
  source.read +=
      "    Int value = 0;\n"
      "    for (std::size_t i = 1; i < place.size(); i += 2) value ^= place[i] - place[i - 1] - "
      "1;\n";
  return source.text(rule);
}

State shrink_places(const State& state, std::uint64_t num, std::uint64_t den) {
  State small = state;
  std::uint64_t before = 0;
  std::uint64_t place = 0;
  bool first = true;
  for (std::size_t i = 0; i < small.size(); ++i) {
    const std::uint64_t old = state[i];
    if (old > 0) {
      place += first ? std::max<std::uint64_t>(1, scaled(old, num, den))
                     : 1 + scaled(old - before - 1, num, den);
      first = false;
    }
    small[i] = place;
    before = old;
  }
  return small;
}

}  // namespace nimber
