#pragma once

#include <cstddef>
#include <string>

namespace nimber {

/// The letter of the generator with this number, from 0: a to z, A to Z, then the Greek small
/// letters without the final sigma, then the letters from U+4E00 on. They sort in this order.
std::string quotient_letter(std::size_t number);

}  // namespace nimber
