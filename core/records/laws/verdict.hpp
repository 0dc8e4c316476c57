// What became of a certificate, of whatever kind.
#pragma once

#include "records/sink.hpp"

namespace nimber {

/// A line says why a certificate is not valid, and nothing more of one that is.
inline void write_verdict(RecordSink& sink, std::string_view rule, bool valid,
                          std::string_view verdict) {
  Record out(sink);
  out.text("rule", rule).truth("valid", valid);
  if (!sink.line()) {
    out.text("verdict", verdict);
  } else if (!valid) {
    out.text("reason", verdict);
  }
}

}  // namespace nimber
