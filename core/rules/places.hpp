#pragma once

#include <nimber/reader.hpp>

namespace nimber {

/// Reads places joined by commas, in any order, and sorts them. Only place 0 may hold more than
/// one, where it may be named at all. Errors: those of Reader::integers(), place-zero,
/// not-distinct.
Result<State> read_places(Reader& reader, bool zero_allowed);

}  // namespace nimber
