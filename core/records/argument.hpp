// Records of arguments.
#pragma once

#include "arguments/argument.hpp"
#include "records/analysis.hpp"
#include "records/explanation.hpp"

#include <optional>

namespace nimber {

/// The field `argument` of a record that is open; nothing where there is none.
void add_argument(Record& out, const Position& position, const std::optional<Argument>& argument);

/// An analysis, with the argument that it goes by.
void write(RecordSink& sink, const Position& position, const AnalysisResult& result,
           const std::optional<Argument>& argument);
/// An explanation, with the argument that it tells.
void write(RecordSink& sink, const Explanation& explanation,
           const std::optional<Argument>& argument);
/// A game that was played out, with an argument about the position asked for. `wrong`: what the
/// verifier says of it, see check_argument().
void write(RecordSink& sink, const BruteForce::Answer& answer, const Position& position,
           const std::optional<Argument>& argument, std::string_view wrong);

}  // namespace nimber
