// Records of positions with a '?' in place of a number.
#pragma once

#include "laws/unknown.hpp"
#include "records/sink.hpp"

namespace nimber {

void write(RecordSink& sink, const Solution& solution);

}  // namespace nimber
