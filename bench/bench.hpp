// Google Benchmark where there is one; under WebAssembly, where there is none, the same macros with
// a small runner.
#pragma once
#ifdef __EMSCRIPTEN__
#include "runner.hpp"
#else
#include <benchmark/benchmark.h>
#endif

#include <cstdint>
#include <string>
#include <vector>

// Names are "work | way | size": script/bench puts the ways of one work and size beside each other.
// Ways: "plain" and "ours"; other names stand for other plain ways. Items are what the work is
// counted in.
