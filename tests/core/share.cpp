#include "share.hpp"

#include <algorithm>
#include <cstdlib>

namespace plain {

namespace {

/// The number that the environment holds; 0 where it holds none.
std::size_t number_of(const char* name) {
  const char* const text = std::getenv(name);
  return text == nullptr ? 0 : std::strtoul(text, nullptr, 10);
}

}  // namespace

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
  static const std::size_t said = number_of("NIMBER_STRIDE");
  static const std::size_t by_day = std::max(built, number_of("NIMBER_DAY_STRIDE"));
  return said == 0 ? by_day : said;
}

std::size_t share(std::size_t whole) { return (whole + stride() - 1) / stride(); }

std::size_t floor_of_share(std::size_t whole) {
  return stride() == 1 ? whole : whole / (2 * stride());
}

}  // namespace plain
