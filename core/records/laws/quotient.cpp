#include "records/laws/quotient.hpp"

#include "records/laws/verdict.hpp"

namespace nimber {

void write(RecordSink& sink, const QuotientVerifier& verifier) {
  write_verdict(sink, verifier.claim().quotient.rule, verifier.verdict() == QuotientVerdict::valid,
                text(verifier.verdict()));
}

}  // namespace nimber
