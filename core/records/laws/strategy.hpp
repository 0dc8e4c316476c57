// Records of winning strategies, and of what became of their verification.
#pragma once

#include "records/sink.hpp"
#include "strategies/strategy.hpp"
#include "strategies/strategy_verifier.hpp"

namespace nimber {

void write(RecordSink& sink, const Strategy& strategy);
void write(RecordSink& sink, const StrategyVerifier& verifier);

}  // namespace nimber
