// What only the full module answers of games and positions; see also the other files here. The
// contract is nimber.d.ts.
#include "answers/random_position.hpp"

#include "records.hpp"

#include <emscripten/bind.h>

#include <algorithm>
#include <string>
#include <vector>

namespace {

using namespace nimber;
using namespace nimber::wasm;
using nimber::wasm::record;

std::string version() { return NIMBER_VERSION; }

val random_like(const std::string& like, double size, double seed) {
  const auto position = read_position(like, page_limits);
  if (!position) return record(position.error());
  val out = val::object();
  out.set("position",
          print(random_position(*position, static_cast<std::uint64_t>(std::clamp(size, 1.0, 1e12)),
                                static_cast<std::uint64_t>(std::clamp(seed, 0.0, 9e15)))));
  return out;
}

/// The table that a state of rows - 1 and columns - 1 stones needs holds all the others.
val wythoff_grid(double rows_wanted, double columns_wanted) {
  const auto rows = static_cast<std::size_t>(std::clamp(rows_wanted, 1.0, 2000.0));
  const auto columns = static_cast<std::size_t>(std::clamp(columns_wanted, 1.0, 2000.0));
  std::vector<std::uint16_t> values;
  const auto rule = read_rule("wythoff");
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  if (rule && (*rule)->prepare({rows - 1, columns - 1}, work) == Ready::yes) {
    values.reserve(rows * columns);
    std::vector<Component> components;
    for (std::uint64_t a = 0; a < rows; ++a) {
      for (std::uint64_t b = 0; b < columns; ++b) {
        components.clear();
        (*rule)->components({a, b}, components);
        values.push_back(static_cast<std::uint16_t>(*components.front().value));
      }
    }
  }
  return typed_array(values);
}

}  // namespace

EMSCRIPTEN_BINDINGS(nimber) {
  emscripten::function("version", &version);
  emscripten::function("randomPosition", &random_like);
  emscripten::function("wythoffGrid", &wythoff_grid);
}
