// Laws that say what a theorem says of a rule's values.
#pragma once

#include "laws/patterns/guess.hpp"
#include "laws/patterns/pattern_laws.hpp"

#include <nimber/rule.hpp>

namespace nimber {

/// Does the law say what the theorem's law says, wherever it says something? A law with exceptions
/// is judged as if it had none.
bool follows_from(const Law& law, const SequenceLaw& said, const Rule& rule);

/// The same of a guess about values or lost heaps.
bool proven_by_theorem(const Rule& rule, const Guess& guess);

/// The theorem's law as one that is found.
Law law_of(const SequenceLaw& said, std::uint64_t checked_to);

}  // namespace nimber
