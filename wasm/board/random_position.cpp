// A position drawn at random.
#include "answers/random_position.hpp"
#include <nimber/notation.hpp>
#include "questions.hpp"

#include <algorithm>

namespace nimber::wasm::questions {

val randomPosition(const std::string& like, double size, double seed) {
  const auto position = read_position(like, board_limits);
  if (!position) return record(position.error());
  val out = val::object();
  out.set("position",
          print(random_position(*position, static_cast<std::uint64_t>(std::clamp(size, 1.0, 1e12)),
                                seed_of(seed))));
  return out;
}

}  // namespace nimber::wasm::questions
