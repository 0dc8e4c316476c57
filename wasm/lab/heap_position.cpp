// The position of a single heap, or of a single head at a place.
#include <nimber/notation.hpp>
#include "laws/patterns/heap_positions.hpp"
#include "questions.hpp"

namespace nimber::wasm::questions {

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
