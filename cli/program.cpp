#include "commands.hpp"
#include "sentences.hpp"

#include <nimber/notation.hpp>
#include "answers/judge_program.hpp"
#include "text/nim_expression.hpp"

#include <algorithm>
#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t program_values = 2000;
constexpr std::uint64_t program_limit = 100'000'000;

bool read_shape(const std::string& io, const std::string& says, ProgramShape& shape) {
  if (io == "eof") {
    shape.io = ProgramShape::Io::eof;
  } else if (io == "zero") {
    shape.io = ProgramShape::Io::zero;
  } else if (!io.empty() && io != "T") {
    return false;
  }
  if (says.empty()) return true;
  const std::size_t comma = says.find(',');
  if (comma == std::string::npos || says.find(',', comma + 1) != std::string::npos) return false;
  shape.first = says.substr(0, comma);
  shape.second = says.substr(comma + 1);
  // They stand between quotes.
  return std::none_of(says.begin(), says.end(), [](char c) {
    return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
  });
}

/// For a judge: by the rule's own program, or by what its values look like.
std::string program_in_shape(const RulePtr& rule, const ProgramShape& shape) {
  if (rule->heap_rule() != nullptr && !rule->program().empty())
    return judge_program(*rule, shape, {}, {});
  if (!rule->has_sequence()) return {};
  PatternValues values(rule, program_values, std::nullopt, program_limit);
  while (!values.step(program_limit).done) {}
  if (!values.result()) return {};
  Patterns patterns(*values.result(), rule, true);
  while (!patterns.step(program_limit).done) {}
  return judge_program(*rule, shape, *values.result(), patterns.laws());
}

}  // namespace

int program(Arguments arguments) {
  std::string io;
  std::string says;
  ProgramShape shape;
  if (!arguments.option("--io", io)) return usage("--io takes T, eof or zero");
  if (!arguments.option("--says", says)) return usage("--says takes two words, as First,Second");
  if (!read_shape(io, says, shape))
    return usage("--io takes T, eof or zero, and --says two words, as First,Second");
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
  const std::string program =
      io.empty() && says.empty() ? (*rule)->program() : program_in_shape(*rule, shape);
  if (program.empty()) {
    std::cerr << "there is no program for " << (*rule)->text() << "\n";
    return some_unsettled;
  }
  std::cout << program;
  return all_answered;
}

}  // namespace nimber::cli
