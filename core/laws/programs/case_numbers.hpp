// The number of its case, with which each line of an output begins: "Case #1: Yes".
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

struct CaseNumbers {
  std::string before;   ///< what stands before the number, "Case #"
  std::string between;  ///< the signs behind it, ": "

  /// With what the line of this case begins. Cases are counted from 1.
  std::string of(std::size_t number) const;
  /// Does each line begin with its number, and go on behind it?
  bool fit(const std::vector<std::string>& lines) const;
};

/// How the lines are numbered from 1; none where they are not. "Player 1 wins" has no case's
/// number.
std::optional<CaseNumbers> case_numbers_of(const std::vector<std::string>& lines);

/// Do both end in a number, and differ without it, as "First 2" and "Second 0"? The number says
/// something of the case then. "Player 1" and "Player 2" are names.
bool are_counted(const std::string& first, const std::string& second);

}  // namespace nimber
