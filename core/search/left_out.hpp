// What the page's smaller modules (wasm/) leave out of the core, so that they come sooner. Where
// one of them would need it, the answer is the error `unknown_game`, and the page asks a larger
// module.
#pragma once

namespace nimber {

#ifdef NIMBER_FIRST
inline constexpr bool has_search = false;
#else
inline constexpr bool has_search = true;
#endif

#if defined NIMBER_FIRST || defined NIMBER_FULL
inline constexpr bool has_quotients = false;
#else
inline constexpr bool has_quotients = true;
#endif

}  // namespace nimber
