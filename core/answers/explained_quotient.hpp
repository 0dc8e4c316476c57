// The steps of an explanation through the misère quotient of the heaps.
#pragma once

#include <nimber/explain.hpp>

namespace nimber {

/// Adds the product of the heaps' elements and what each winning move does to it; nothing where the
/// quotient does not decide. `normal` is the analysis in normal play.
void explain_by_quotient(Explanation& explanation, const Result<AnalysisResult>& normal);

}  // namespace nimber
