// Records of positions: what stands in them, moves, errors, how far work is.
#pragma once

#include <nimber/analysis.hpp>
#include "records/sink.hpp"

namespace nimber {

void write(RecordSink& sink, const Error& error);
/// The error as a field of a record.
void add_error(Record& out, const Error& error);
void write(RecordSink& sink, const Progress& progress);
/// In a line: where it leads, and its words.
void write(RecordSink& sink, const Position& position, const PositionMove& move);
void write(RecordSink& sink, const Component& component);

/// The fields of a move in a line, for a record that has others too.
void add_line(Record& out, const Position& position, const PositionMove& move);
/// The fields of a component as a drawing needs them.
void add_component(Record& out, const Component& component);

void write(RecordSink& sink, const std::optional<Outcome>& outcome);
/// "normal" or "misere".
const char* convention(const Position& position);

}  // namespace nimber
