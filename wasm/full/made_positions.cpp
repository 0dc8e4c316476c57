// Positions that the page makes up.
#include <nimber/notation.hpp>
#include "answers/conjecture.hpp"
#include "answers/random_position.hpp"
#include "questions.hpp"

namespace nimber::wasm::questions {

val randomPosition(const std::string& like, double size, double seed) {
  const auto position = read_position(like, page_limits);
  if (!position) return record(position.error());
  val out = val::object();
  out.set("position",
          print(random_position(*position, static_cast<std::uint64_t>(std::clamp(size, 1.0, 1e12)),
                                seed_of(seed))));
  return out;
}

/// The position of a single heap, or of a single head at a place.
val heapPosition(const std::string& text, double n) {
  const auto rule = read_rule(text, page_limits);
  if (!rule) return record(rule.error());
  if (!(*rule)->has_sequence()) return record(Error{ErrorCode::no_sequence, 0, {(*rule)->text()}});
  const auto position = heap_position(*rule, count_of(n, 1e15));
  if (!position || position->terms.front().state.size() > page_limits.max_parts)
    return record(Error{ErrorCode::too_many_parts, 0, {std::to_string(page_limits.max_parts)}});
  val out = val::object();
  out.set("position", print(*position));
  return out;
}

}  // namespace nimber::wasm::questions
