// Records, arrays and numbers as JavaScript has them.
#pragma once

#include <nimber/analysis.hpp>
#include <nimber/link.hpp>

#include <emscripten/val.h>

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

namespace nimber::wasm {

using emscripten::val;

/// Tighter than on the command line, because the page draws what it reads.
inline constexpr InputLimits page_limits{.max_bytes = 1'000'000, .max_parts = 1'000};

/// A bigint.
inline val integer(std::uint64_t n) {
  if (n > INT64_MAX) return val(n);
  return val(static_cast<std::int64_t>(n));
}
inline val integer_or_null(const std::optional<std::uint64_t>& n) {
  return n ? integer(*n) : val::null();
}

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

inline val record(const Error& error) {
  val inner = val::object();
  inner.set("code", std::string(nimber::text(error.code)));
  inner.set("column", static_cast<unsigned>(error.column));
  inner.set("args", strings(error.args));
  val out = val::object();
  out.set("error", inner);
  return out;
}

inline val record(const Progress& progress) {
  val out = val::object();
  out.set("done", progress.done);
  out.set("fraction", progress.fraction);
  out.set("examined", integer(progress.examined));
  return out;
}

inline val record(const Position& position, const PositionMove& position_move) {
  const Move& move = position_move.move;
  const Position reached = after(position, position_move);
  val left = val::array();
  for (unsigned i = 0; i < after_count(move.kind); ++i) left.set(i, integer(move.after[i]));
  val out = val::object();
  out.set("term", static_cast<unsigned>(position_move.term + 1));
  out.set("part", static_cast<unsigned>(move.part + 1));
  out.set("heap", static_cast<unsigned>(heap_number(position, position_move)));
  out.set("kind", std::string(nimber::text(move.kind)));
  out.set("amount", integer(move.amount));
  out.set("before", integer(move.before));
  out.set("after", left);
  out.set("flips", array(move.flips, [](std::uint32_t coin) { return val(coin + 1); }));
  if (!position_move.also.empty()) {
    val also = val::array();
    unsigned at = 0;
    for (const PositionMove& other : position_move.also) also.set(at++, record(position, other));
    out.set("also", also);
  }
  std::string becomes;
  if (move.kind == MoveKind::own)
    becomes = print_state(*position.terms[position_move.term].rule, move.parts);
  if (move.kind == MoveKind::paint) {
    for (const std::uint64_t symbol : move.parts) becomes.push_back(static_cast<char>(symbol));
  }
  out.set("becomes", becomes);
  const Term& changed = position.terms[position_move.term];
  const Rule& rule = *changed.rule;
  out.set("place", rule.display().place(changed.state, move));
  out.set("leaves", array(move.kind == MoveKind::own ? rule.display().pieces(move.parts)
                                                     : std::vector<State>(),
                          [](const State& piece) { return array(piece, integer); }));
  out.set("position", print(reached));
  out.set("step", print_step(reached, position_move));
  return out;
}

inline val move_or_null(const Position& position, const std::optional<PositionMove>& move) {
  val out = val::object();
  out.set("move", move ? record(position, *move) : val::null());
  return out;
}

inline val record(const Component& component) {
  val out = val::object();
  out.set("kind", std::string(nimber::text(component.kind)));
  out.set("part", static_cast<unsigned>(component.part + 1));
  out.set("size", integer(component.size));
  out.set("value", integer_or_null(component.value));
  if (component.kind == Component::Kind::corner) out.set("column", integer(component.column));
  if (component.infinite) out.set("infinite", true);
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
