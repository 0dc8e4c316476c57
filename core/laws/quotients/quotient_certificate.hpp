// Misère quotients as text: one JSON object that a reader can check from the rule alone.
#pragma once

#include "laws/quotients/quotient.hpp"

#include <nimber/error.hpp>

#include <string>
#include <string_view>

namespace nimber {

/// One JSON object without a line's end:
///
///   {"rule": "octal/0.77", "heaps": 167, "order": 40, "p_portion": 9, "generators": ["a", …],
///    "elements": ["1", "a", …], "p": [1, …], "phi": [0, 1, …], "table": [[…], …],
///    "preperiod": 71, "period": 12, "proven": true, "checked_to": 167}
///
/// preperiod and period are null where no period is proven. A certificate begins with
/// "certificate": 1 and is otherwise the same.
std::string print(const Quotient& quotient, bool certificate);

/// Everything that such an object says, as it stands there: nothing is checked but its form.
struct QuotientClaim {
  Quotient quotient;
  std::uint64_t order = 0;
  std::uint64_t p_portion = 0;
  bool proven = false;
  std::vector<std::uint32_t> p;
  std::vector<std::uint32_t> phi;
  std::vector<std::vector<std::uint32_t>> table;
};

/// Reads what print() writes, fields in any order, white space allowed between tokens. Error:
/// bad-certificate, with its column and what was expected there.
Result<QuotientClaim> read_quotient(std::string_view text);

}  // namespace nimber
