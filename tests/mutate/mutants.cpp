// Which mutant is on (NIMBER_MUTANT), and which were reached (written to NIMBER_MUTANTS_REACHED at
// the end).
#include "mutants.hpp"

#include <cstdio>
#include <cstdlib>

namespace nimber_mutant {

namespace {
void write_reached() {
  std::FILE* out = std::fopen(std::getenv("NIMBER_MUTANTS_REACHED"), "a");
  if (out == nullptr) return;
  // Whole and at the end of what others wrote: a test on the command line starts several processes.
  std::setvbuf(out, nullptr, _IOFBF, 1 << 20);
  for (int id = 0; id < most; ++id) {
    if (reached[id] != 0) std::fprintf(out, "%d %d\n", id, reached[id]);
  }
  std::fclose(out);
}
int from_environment() {
  if (std::getenv("NIMBER_MUTANTS_REACHED") != nullptr) std::atexit(write_reached);
  const char* text = std::getenv("NIMBER_MUTANT");
  return text == nullptr ? -1 : std::atoi(text);
}
}  // namespace

int active = from_environment();
unsigned char reached[most];

}  // namespace nimber_mutant
