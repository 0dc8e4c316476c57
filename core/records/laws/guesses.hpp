// Records of guesses and comparisons.
#pragma once

#include "laws/patterns/comparison.hpp"
#include "laws/patterns/conjecture.hpp"
#include "laws/patterns/value_guess.hpp"
#include "records/sink.hpp"

namespace nimber {

void write(RecordSink& sink, const RulePtr& rule, const Guess& guess,
           const Conjecture::Answer& answer);
/// `position`: of the counterexample, where there is one.
void write(RecordSink& sink, const Guess& guess, const PatternData& data, const ValueGuess& answer,
           const std::string& position);
void write(RecordSink& sink, const Comparison::Answer& answer);

}  // namespace nimber
