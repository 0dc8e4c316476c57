// Whatever is typed for the calculator of nimbers: an error with its column, or a value; what is
// printed reads as the same again, and the field's laws hold for the value.
#include "text/nim_expression.hpp"
#include "values/nimber.hpp"

#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nimber;
  if (size > 1000) return 0;
  const std::string text(reinterpret_cast<const char*>(data), size);
  const auto result = calculate_nimbers(text);
  if (!result) {
    if (result.error().column == 0 && result.error().code != ErrorCode::empty) std::abort();
    return 0;
  }
  const auto again = calculate_nimbers(result->expression);
  if (!again || again->expression != result->expression || again->value != result->value)
    std::abort();
  const auto worth = [](const std::string& expression) {
    const auto of = calculate_nimbers(expression);
    if (!of) std::abort();
    return of->value;
  };
  const std::string x = std::to_string(result->value);
  if (worth(x + "+" + x) != 0) std::abort();
  if (worth("sqrt(" + x + ")^2") != result->value) std::abort();
  if (result->value != 0 && worth(x + "*inv(" + x + ")") != 1) std::abort();
  if (result->value != 0 && worth("(" + x + "*7+" + x + "*12)/" + x) != (7 ^ 12)) std::abort();
  return 0;
}
