// Choices and conditions without a game: clauses of an own rule, as
// `a=2..20;b=a+1..20;gcd(a,b)==1`.
#pragma once

#include "rules/own/own_rule.hpp"

#include <cstddef>
#include <vector>

namespace nimber {

struct OwnChoices {
  OwnAlternative clauses;            ///< choices and conditions only
  std::vector<std::size_t> columns;  ///< of each of its steps: where it begins in the text
  OwnShape shape;                    ///< of a part without a name, variable 0: for OwnEvaluation

  /// Reads to the end of the text. Errors: bad-own and those of expressions, with their column.
  static Result<OwnChoices> read(Reader& reader);
};

}  // namespace nimber
