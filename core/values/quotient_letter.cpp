#include "values/quotient_letter.hpp"

#include <cstdint>

namespace nimber {
namespace {

void append_letter(std::string& out, std::uint32_t code_point) {
  if (code_point < 0x80) {
    out.push_back(static_cast<char>(code_point));
  } else if (code_point < 0x800) {
    out.push_back(static_cast<char>(0xC0 | code_point >> 6));
    out.push_back(static_cast<char>(0x80 | (code_point & 0x3F)));
  } else {
    out.push_back(static_cast<char>(0xE0 | code_point >> 12));
    out.push_back(static_cast<char>(0x80 | (code_point >> 6 & 0x3F)));
    out.push_back(static_cast<char>(0x80 | (code_point & 0x3F)));
  }
}

}  // namespace

std::string quotient_letter(std::size_t number) {
  constexpr std::uint32_t final_sigma = 17;
  const auto n = static_cast<std::uint32_t>(number);
  std::string letter;
  if (n < 26) {
    append_letter(letter, 'a' + n);
  } else if (n < 52) {
    append_letter(letter, 'A' + n - 26);
  } else if (n < 76) {
    append_letter(letter, 0x3B1 + n - 52 + (n - 52 >= final_sigma ? 1 : 0));
  } else {
    append_letter(letter, 0x4E00 + n - 76);
  }
  return letter;
}

}  // namespace nimber
