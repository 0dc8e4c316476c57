#include "commands.hpp"
#include "sentences.hpp"

#include <nimber/notation.hpp>
#include <nimber/program.hpp>

#include <iostream>

namespace nimber::cli {

int program(const Arguments& arguments) {
  if (arguments.rest().size() != 1) return usage("program takes one rule");
  const auto rule = read_rule(arguments.rest().front());
  if (!rule) {
    std::cerr << "error: " << sentence_with_place(rule.error()) << "\n";
    return wrong_input;
  }
  std::cout << nimber::program(*rule);
  return all_answered;
}

}  // namespace nimber::cli
