// Records of who wins and how.
#pragma once

#include <nimber/analysis.hpp>
#include "records/sink.hpp"

namespace nimber {

void write(RecordSink& sink, const Position& position, const AnalysisResult& result);
/// The fields of that record, into one that is open.
void add_analysis(Record& out, const Position& position, const AnalysisResult& result);

}  // namespace nimber
