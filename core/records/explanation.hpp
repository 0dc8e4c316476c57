// Records of why a position is won or lost: docs/explain.md.
#pragma once

#include <nimber/explain.hpp>
#include "records/sink.hpp"
#include "search/brute_force.hpp"

namespace nimber {

/// An edge of a drawing, by its place: "a-b".
std::string edge_name(const Drawing& drawing, std::size_t edge);

void write(RecordSink& sink, const Explanation& explanation);
void write(RecordSink& sink, const BruteForce::Answer& answer);
/// The fields of those records, into one that is open.
void add_explanation(Record& out, const Explanation& explanation);
void add_played_out(Record& out, const BruteForce::Answer& answer);

}  // namespace nimber
