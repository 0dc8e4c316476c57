// What the page's smaller modules (wasm/) leave out of the core, so that they come sooner. Where
// one of them would need it, the answer is the error `unknown_game`, and the page asks a larger
// module.
#pragma once

#include <nimber/rule.hpp>

#include <type_traits>

namespace nimber {

#ifdef NIMBER_FIRST
inline constexpr bool has_search = false;
#else
inline constexpr bool has_search = true;
#endif

/// Where nothing is searched, no question is asked again with new tables (kept.hpp).
struct CountsNothing {
  CountsNothing(const Rule&, const Work&) {}
};
using CountsTables = std::conditional_t<has_search, TableWork, CountsNothing>;

#if defined NIMBER_FIRST || defined NIMBER_FULL
inline constexpr bool has_quotients = false;
#else
inline constexpr bool has_quotients = true;
#endif

}  // namespace nimber
