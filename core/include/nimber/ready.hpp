#pragma once

#include <cstdint>

namespace nimber {

/// Is what was asked for known now?
enum class Ready : std::uint8_t {
  yes,
  pending,  ///< the step's budget is used up: call again
  never,    ///< no theory or table covers this state
};

}  // namespace nimber
