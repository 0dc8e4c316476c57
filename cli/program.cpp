#include "commands.hpp"
#include "sentences.hpp"

#include <nimber/notation.hpp>
#include "text/nim_expression.hpp"

#include <iostream>

namespace nimber::cli {

// NOLINTNEXTLINE(performance-unnecessary-value-param): every command takes its arguments so.
int program(Arguments arguments) {
  if (const int wrong = check_rest(arguments, 1, "program takes one rule"); wrong != 0)
    return wrong;
  if (arguments.rest().front() == "nim-product") {
    std::cout << nim_product_program();
    return all_answered;
  }
  const auto rule = read_rule(arguments.rest().front());
  if (!rule) {
    std::cerr << "error: " << sentence_with_place(rule.error()) << "\n";
    return wrong_input;
  }
  const std::string program = (*rule)->program();
  if (program.empty()) {
    std::cerr << "there is no program for " << (*rule)->text() << "\n";
    return some_unsettled;
  }
  std::cout << program;
  return all_answered;
}

}  // namespace nimber::cli
