// Records of judges' problems.
#pragma once

#include <nimber/judge.hpp>
#include "records/sink.hpp"

namespace nimber {

/// What a list of problems says of one. Its program is written for a page only: a line stays short.
void write(RecordSink& sink, const Problem& problem);

}  // namespace nimber
