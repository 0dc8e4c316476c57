#include "bench.hpp"

#ifdef __GLIBC__
#include <malloc.h>

namespace {
// Memory once had is kept, as WebAssembly keeps it: what is measured is the work, not the system's
// handing out of pages.
[[maybe_unused]] const bool memory_is_kept =
    mallopt(M_MMAP_THRESHOLD, 1 << 30) == 1 && mallopt(M_TRIM_THRESHOLD, 1 << 30) == 1;
}  // namespace
#endif

BENCHMARK_MAIN();
