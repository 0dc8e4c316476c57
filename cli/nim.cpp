#include "answer.hpp"
#include "records.hpp"

#include "records/nimbers.hpp"
#include "text/nim_expression.hpp"

#include <iostream>

namespace nimber::cli {

// NOLINTNEXTLINE(performance-unnecessary-value-param): every command takes its arguments so.
int nim(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  if (const int wrong = check_rest(
          arguments, 1, "nim takes one expression, or - for one a line on standard input");
      wrong != 0)
    return wrong;
  return answer_each(arguments.rest().front(), as_json,
                     [](const std::string& text, Telling telling) -> Status {
                       const auto result = calculate_nimbers(text);
                       if (!result) return fail(result.error(), telling);
                       if (telling.as_json) {
                         print_json(json(*result), telling);
                       } else {
                         std::cout << result->value << "\n";
                       }
                       return all_answered;
                     });
}

}  // namespace nimber::cli
