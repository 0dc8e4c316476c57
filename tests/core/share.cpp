#include "share.hpp"

#include <cstdlib>
#include <string_view>

namespace plain {

std::size_t stride() {
#if defined __has_feature
#if __has_feature(address_sanitizer)
  constexpr std::size_t built = 7;
#elif defined __EMSCRIPTEN__
  constexpr std::size_t built = 3;
#else
  constexpr std::size_t built = 1;
#endif
#else
  constexpr std::size_t built = 1;
#endif
  static const char* const whole = std::getenv("NIMBER_WHOLE");
  return whole != nullptr && std::string_view(whole) == "1" ? 1 : built;
}

std::size_t share(std::size_t whole) { return (whole + stride() - 1) / stride(); }

}  // namespace plain
