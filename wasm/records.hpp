// Records, arrays and numbers as JavaScript has them.
#pragma once

#include <nimber/analysis.hpp>
#include <nimber/limits.hpp>
#include "records/position.hpp"
#include "val_sink.hpp"

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace nimber::wasm {

/// Tighter than on the command line, because the page draws what it reads.
inline constexpr InputLimits page_limits{.max_parts = limits::page_parts,
                                         .max_argued_cells = limits::page_argued_cells,
                                         .max_members = limits::page_family_members};
/// Of positions that are played and explained: of a board that is too large for a search an
/// argument may tell who wins.
inline constexpr InputLimits board_limits = [] {
  InputLimits wide = page_limits;
  wide.max_cells = wide.max_argued_cells;
  return wide;
}();

template <class List, class Make>
val array(const List& list, Make make) {
  val out = val::array();
  unsigned i = 0;
  for (const auto& item : list) out.set(i++, make(item));
  return out;
}

inline val strings(const std::vector<std::string>& list) {
  return array(list, [](const std::string& s) { return val(s); });
}

/// A typed array of its own: a view alone would die with the next growth of the module's memory.
template <class Number>
val typed_array(const std::vector<Number>& numbers) {
  return val(emscripten::typed_memory_view(numbers.size(), numbers.data()))
      .template call<val>("slice");
}
/// As narrow as the values are.
inline val typed_array(const PackedValues& values) {
  const std::uint8_t* const bytes = values.bytes.data();
  const auto view = [&](const auto* numbers) {
    return val(emscripten::typed_memory_view(values.size(), numbers));
  };
  const val seen = values.width == 1   ? view(bytes)
                   : values.width == 2 ? view(reinterpret_cast<const std::uint16_t*>(bytes))
                                       : view(reinterpret_cast<const std::uint32_t*>(bytes));
  return seen.call<val>("slice");
}

inline val move_or_null(const Position& position, const std::optional<PositionMove>& move) {
  val out = val::object();
  out.set("move", move ? record(position, *move) : val::null());
  return out;
}

// Numbers come from JavaScript unchecked. Each is brought into its range here.

/// A whole number from 0 to `most`; 0 for what is no number.
inline std::uint64_t count_of(double n, double most) {
  return n >= 0 ? static_cast<std::uint64_t>(std::min(n, most)) : 0;
}
inline std::uint64_t seed_of(double seed) { return count_of(seed, 9e15); }
/// Options examined at most; below 1 the usual limit.
inline std::uint64_t limit_of(double limit) {
  return limit >= 1 ? static_cast<std::uint64_t>(std::min(limit, 1e18)) : default_limit;
}
inline std::uint64_t budget_of(double budget) {
  return static_cast<std::uint64_t>(std::clamp(budget, 1.0, 1e18));
}

}  // namespace nimber::wasm
