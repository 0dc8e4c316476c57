#include "asking.hpp"

#include "questions/genus.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

Status tell(AskedGenus& asked) {
  finish(asked);
  if (const Error* error = asked.error()) return fail(*error, false);
  std::cout << print(asked.answer()) << "\n";
  return all_answered;
}

}  // namespace

Status tell_genus(Asked& asked) { return tell(static_cast<AskedGenus&>(asked)); }

}  // namespace nimber::cli
