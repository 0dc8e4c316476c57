#include <nimber/packed_values.hpp>

#include <algorithm>
#include <cstring>

namespace nimber {
namespace {

template <class Number>
Number number_at(const std::uint8_t* at) {
  Number number = 0;
  std::memcpy(&number, at, sizeof number);
  return number;
}

template <class Number>
PackedValues in_width(const PackedValues& values) {
  PackedValues out = room_for(values.size(), sizeof(Number));
  std::uint8_t* to = out.bytes.data();
  for (std::size_t i = 0; i < values.size(); ++i, to += sizeof(Number)) {
    const auto number = static_cast<Number>(values[i]);
    std::memcpy(to, &number, sizeof number);
  }
  return out;
}

}  // namespace

std::uint32_t PackedValues::operator[](std::size_t i) const {
  const std::uint8_t* const at = bytes.data() + i * width;
  return width == 1   ? *at
         : width == 2 ? number_at<std::uint16_t>(at)
                      : number_at<std::uint32_t>(at);
}

PackedValues PackedValues::wide() const { return in_width<std::uint32_t>(*this); }

PackedValues PackedValues::narrow() const {
  std::uint32_t most = 0;
  for (std::size_t i = 0; i < size(); ++i) most = std::max(most, (*this)[i]);
  return most <= 0xFF     ? in_width<std::uint8_t>(*this)
         : most <= 0xFFFF ? in_width<std::uint16_t>(*this)
                          : *this;
}

}  // namespace nimber
