// Records of laws that values follow.
#pragma once

#include "laws/patterns/pattern_laws.hpp"
#include "records/sink.hpp"

namespace nimber {

/// A law as it is told.
struct ToldLaw {
  const Law& law;
  const PatternData& data;   ///< in which it was found
  std::uint64_t stride = 0;  ///< for a drawing: after so many values they stand or rise again
};

void write(RecordSink& sink, const ToldLaw& told);
/// The same as fields of a record that has others too.
void add_law(Record& out, const ToldLaw& told);

}  // namespace nimber
