#include "records/nimbers.hpp"

namespace nimber {

void write(RecordSink& sink, const NimResult& result) {
  Record(sink).text("expression", result.expression).text("value", std::to_string(result.value));
}

}  // namespace nimber
