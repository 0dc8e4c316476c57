// The calculator for nimbers.
#include "records/nimbers.hpp"
#include "questions.hpp"
#include "text/nim_expression.hpp"

namespace nimber::wasm::questions {

val calculate(const std::string& expression) {
  const auto result = calculate_nimbers(expression);
  return result ? record(*result) : record(result.error());
}

val nimTable(unsigned size) {
  std::vector<std::uint16_t> products;
  for (const std::uint64_t product : nim_table(std::min(size, 256u)))
    products.push_back(static_cast<std::uint16_t>(product));
  return typed_array(products);
}

}  // namespace nimber::wasm::questions
