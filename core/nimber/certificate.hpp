// The certificate of a period: what a reader needs to check it from the rule alone, with a program of their own.
#pragma once

#include <nimber/error.hpp>
#include <nimber/period.hpp>

#include <cstdint>
#include <string>
#include <string_view>

namespace nimber {

/// Written as one JSON object, every field once, in any order:
///
///   {"certificate": 1, "rule": "take/1,3,4", "theorem": "subtraction-window", "preperiod": 0, "period": 7, "saltus": 0,
///    "reach": 4, "checked_to": 10}
///
/// theorem "subtraction-window": `reach` is the largest number of the set; the values of the `reach` heaps from `preperiod` on
/// stand again `period` heaps later, and checked_to = preperiod + period + reach - 1 is the last of them.
/// theorem "guy-smith": `reach` is the place of the octal code's last digit that is not 0; with n0 the larger of 1 and
/// `preperiod`, g(n + period) = g(n) for preperiod <= n < 2 n0 + period + reach, and checked_to = 2 n0 + 2 period + reach - 1.
/// Any other theorem: the code of a closed formula; `reach` is 0, and checked_to, the smaller of preperiod + 2 period and
/// closed_check, says how far the formula is compared with values by mex.
struct Certificate {
  static constexpr std::uint64_t format = 1;
  static constexpr std::uint64_t closed_check = 1000;

  std::string rule;  ///< canonical text
  std::string theorem;
  Period numbers;
  std::uint64_t reach = 0;
  std::uint64_t checked_to = 0;
};

/// One line, without a line's end.
std::string print(const Certificate& certificate);

/// Reads what print() writes, white space allowed between tokens. Error: bad-certificate, with its column and one argument:
/// what was expected there ("object", "name", "string", "integer", "end") or the name of a field that is "missing NAME",
/// "unknown NAME" or "repeated NAME".
Result<Certificate> read_certificate(std::string_view text);

}  // namespace nimber
