#include "answer.hpp"
#include "json.hpp"

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
  return answer_each(
      arguments.rest().front(), as_json, [](const std::string& text, Telling telling) -> Status {
        const auto result = calculate_nimbers(text);
        if (!result) return fail(result.error(), telling);
        const std::string value = std::to_string(result->value);
        if (telling.as_json) {
          print_json(JsonObject().text("expression", result->expression).text("value", value).end(),
                     telling);
        } else {
          std::cout << value << "\n";
        }
        return all_answered;
      });
}

}  // namespace nimber::cli
