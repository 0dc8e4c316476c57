// The runtime library says here why a program ends by itself. Nobody would read it, and its own
// way brings printf, more than a kilobyte of the module.
#include <cstdlib>

extern "C" [[noreturn, gnu::used]] void abort_message(const char* format, ...);

void abort_message(const char*, ...) { std::abort(); }
