// Records of arguments.
#pragma once

#include "arguments/argument.hpp"
#include "records/analysis.hpp"

#include <optional>

namespace nimber {

/// The field `argument` of a record that is open; nothing where there is none.
void add_argument(Record& out, const Position& position, const std::optional<Argument>& argument);

/// An analysis, with the argument that it goes by.
void write(RecordSink& sink, const Position& position, const AnalysisResult& result,
           const std::optional<Argument>& argument);

}  // namespace nimber
