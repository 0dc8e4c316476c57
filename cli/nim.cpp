#include "asking.hpp"

#include "questions/nim.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

Status tell(AskedNimber& asked) {
  std::cout << asked.answer().value << "\n";
  return all_answered;
}

}  // namespace

Status tell_nim(Asked& asked) { return tell(static_cast<AskedNimber&>(asked)); }

int nim(Arguments arguments) {
  return ask_and_tell(*find_question("nim"), std::move(arguments), tell_nim);
}

}  // namespace nimber::cli
