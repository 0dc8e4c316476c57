#include "bench.hpp"

BENCHMARK_MAIN();
