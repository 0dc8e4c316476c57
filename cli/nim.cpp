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

}  // namespace nimber::cli
