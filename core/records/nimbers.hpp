// Records of the calculator for nimbers.
#pragma once

#include "records/sink.hpp"
#include "text/nim_expression.hpp"

namespace nimber {

/// The value is a text: in JSON a number of 64 bits is read as a double by many.
void write(RecordSink& sink, const NimResult& result);

}  // namespace nimber
