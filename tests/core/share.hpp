// How much of a long test is done. Natively all of it. Under a sanitizer, or as WebAssembly, a step
// takes several times as long, and it is the build that is tested: there a share of it is done, and
// all of it where NIMBER_WHOLE=1 is set, as script/nightly does.
#pragma once

#include <cstddef>

namespace plain {

/// One case in so many is tried.
std::size_t stride();

/// How many of `whole` cases that is, rounded up.
std::size_t share(std::size_t whole);

}  // namespace plain
