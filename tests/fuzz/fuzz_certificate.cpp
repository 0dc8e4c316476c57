// Whatever is handed in as a certificate: an error or one that prints itself, and a verdict without
// a crash.
#include "laws/periods/verifier.hpp"

#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nimber;
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto certificate = read_certificate(text);
  if (!certificate) return 0;
  const std::string once = print(*certificate);
  const auto again = read_certificate(once);
  if (!again || print(*again) != once) std::abort();
  Verifier verifier(*certificate);
  for (int i = 0; i < 20 && !verifier.step(10'000).done; ++i) {}
  return 0;
}
