// Records of misère quotients. A quotient itself is told by its certificate.
#pragma once

#include "laws/quotients/quotient_verifier.hpp"
#include "records/sink.hpp"

namespace nimber {

/// Of a verifier that is done.
void write(RecordSink& sink, const QuotientVerifier& verifier);

}  // namespace nimber
