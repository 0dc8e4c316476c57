#include "answers/worksheet.hpp"

#include <nimber/notation.hpp>

#include <algorithm>
#include <set>
#include <string>

namespace nimber {
namespace {

/// splitmix64 (S. Vigna), so that a sheet is the same everywhere.
class Random {
 public:
  explicit Random(std::uint64_t seed) : state_(seed) {}
  std::uint64_t below(std::uint64_t bound) { return next() % bound; }
  std::uint64_t from(std::uint64_t low, std::uint64_t high) { return low + below(high - low + 1); }

 private:
  std::uint64_t next() {
    std::uint64_t z = (state_ += 0x9E3779B97F4A7C15);
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
  }
  std::uint64_t state_;
};

State random_places(Random& random, std::size_t count, std::uint64_t last) {
  std::set<std::uint64_t> places;
  while (places.size() < count) places.insert(random.from(1, last));
  return {places.begin(), places.end()};
}

/// `few`: not as many heaps. Where each heap can be brought to any value, no move is the only one
/// unless the heap is.
State random_state(const Rule& rule, Random& random, unsigned size, bool few) {
  const std::string_view form = rule.game().state_form;
  State state;
  if (form == "two-heaps") {
    state = {random.from(1, 8 * size + 4), random.from(1, 8 * size + 4)};
  } else if (form == "steps") {
    for (unsigned i = 0; i < 3 + size; ++i) state.push_back(random.below(3 + 2 * size));
  } else if (form == "places") {
    state =
        random_places(random, std::max<std::size_t>(2 + size, rule.drawing({}).king), 6 + 5 * size);
  } else if (form == "row") {
    for (unsigned i = 0; i < 4 + 3 * size; ++i) state.push_back(random.below(2));
  } else if (form == "tokens") {
    const std::size_t vertices = rule.drawing({}).vertices.size();
    for (unsigned i = 0; i < size; ++i) state.push_back(random.below(vertices));
  } else {
    const std::uint64_t heaps = few ? 1 : random.from(size + 1, size + 2);
    for (std::uint64_t i = 0; i < heaps; ++i)
      state.push_back(random.from(1, few ? 40 * size : 7 * size + 5));
  }
  return state;
}

bool has_another_move(const Rule& rule, const State& state) {
  unsigned seen = 0;
  for (std::size_t part = 0; part < rule.parts(state); ++part) {
    rule.each_move(state, part, [&](const Move&) { return ++seen < 2; });
  }
  return seen >= 2;
}

constexpr int attempts = 4000;
constexpr std::uint64_t position_limit = 2'000'000;
constexpr std::size_t most = 100;

}  // namespace

std::vector<WorksheetItem> worksheet(const RulePtr& rule, std::uint64_t seed, std::size_t count,
                                     unsigned size) {
  Random random(seed);
  size = std::clamp(size, 1u, 3u);
  count = std::min(count, most);
  std::set<std::string> known;
  std::vector<WorksheetItem> sheet;
  for (int attempt = 0; attempt < attempts && sheet.size() < count; ++attempt) {
    State state = random_state(*rule, random, size, attempt >= attempts / 2);
    if (state.empty() || !has_another_move(*rule, state)) continue;
    Position position;
    position.terms.push_back({rule, std::move(state)});
    if (!known.insert(print(position)).second) continue;
    const auto result = analyze(position, position_limit);
    if (!result || result->winning_count != 1) continue;
    sheet.push_back({std::move(position), result->winning.front()});
  }
  return sheet;
}

}  // namespace nimber
