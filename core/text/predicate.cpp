#include "text/predicate.hpp"

namespace nimber {

Result<Predicate> Predicate::read(Reader& reader) {
  static const std::vector<ExpressionName> names = {{"n"}, {"k"}};
  // As long as a text may be: nothing but evaluation is asked of it.
  static const ExpressionRules rules = {.malformed = ErrorCode::bad_predicate,
                                        .max_nodes = 1'000'000};
  auto condition = Expression::read_condition(reader, names, rules);
  if (!condition) return condition.error();
  return Predicate(std::move(*condition));
}

}  // namespace nimber
