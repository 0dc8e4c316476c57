#include "asking.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include "questions/program.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

Status tell(AskedProgram& asked) {
  finish(asked);
  if (const Error* error = asked.error()) return fail(*error, {});
  if (!asked.program().empty()) {
    std::cout << asked.program();
    return all_answered;
  }
  const auto& way = asked.wish().way;
  const std::string by = way ? std::string(text(*way)) : std::string();
  std::cerr << (asked.rule() ? no_program(asked.rule()->text(), by, asked.guess_instead())
                             : no_program_of_list(by, asked.guess_instead()))
            << "\n";
  return some_unsettled;
}

}  // namespace

Status tell_program(Asked& asked) { return tell(static_cast<AskedProgram&>(asked)); }

}  // namespace nimber::cli
