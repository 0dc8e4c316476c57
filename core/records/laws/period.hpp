// Records of periods.
#pragma once

#include <nimber/period.hpp>
#include "laws/periods/verifier.hpp"
#include "records/sink.hpp"

namespace nimber {

/// Of a search that is done, without an error.
void write(RecordSink& sink, const PeriodSearch& search);
/// Of a verifier that is done.
void write(RecordSink& sink, const Verifier& verifier);

}  // namespace nimber
