#include "commands.hpp"
#include "sentences.hpp"

#include <nimber/notation.hpp>
#include "answers/program.hpp"

#include <iostream>

namespace nimber::cli {

int program(Arguments arguments) {
  if (const int wrong = check_rest(arguments, 1, "program takes one rule"); wrong != 0)
    return wrong;
  const auto rule = read_rule(arguments.rest().front());
  if (!rule) {
    std::cerr << "error: " << sentence_with_place(rule.error()) << "\n";
    return wrong_input;
  }
  std::cout << nimber::program(*rule);
  return all_answered;
}

}  // namespace nimber::cli
