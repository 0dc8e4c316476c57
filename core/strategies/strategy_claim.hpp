// A strategy as text: the JSON that `nimber strategy` prints. Nothing is checked but its form.
#pragma once

#include "strategies/strategy.hpp"

#include <string_view>

namespace nimber {

/// Reads such an object, fields in any order. Error: bad-certificate, with its column, what was
/// expected there, and "strategy". Linear time.
Result<Strategy> read_strategy(std::string_view text);

}  // namespace nimber
