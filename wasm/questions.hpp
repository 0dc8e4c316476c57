// The functions behind the questions of questions.inc. They have the names of nimber.d.ts, which
// says what each one returns.
#pragma once

#include "sequence.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace nimber::wasm::questions {

#define NIMBER_QUESTION(Reply, name, given) Reply name given;
#include "questions.inc"
#undef NIMBER_QUESTION

}  // namespace nimber::wasm::questions
