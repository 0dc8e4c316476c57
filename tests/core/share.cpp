#include "share.hpp"

#include <cstdlib>

namespace plain {

std::size_t stride() {
#if defined __has_feature
#if __has_feature(address_sanitizer)
  constexpr std::size_t built = 21;
#elif defined __EMSCRIPTEN__
  constexpr std::size_t built = 3;
#else
  constexpr std::size_t built = 1;
#endif
#else
  constexpr std::size_t built = 1;
#endif
  static const std::size_t said = [] {
    const char* const text = std::getenv("NIMBER_STRIDE");
    return text == nullptr ? 0 : std::strtoul(text, nullptr, 10);
  }();
  return said == 0 ? built : said;
}

std::size_t share(std::size_t whole) { return (whole + stride() - 1) / stride(); }

std::size_t floor_of_share(std::size_t whole) {
  return stride() == 1 ? whole : whole / (2 * stride());
}

}  // namespace plain
