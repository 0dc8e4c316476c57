// Does play under a rule of numbers end, as far as its text shows at once?
#pragma once

#include <string>

namespace nimber {

/// True where, in some order of the head's numbers, every alternative takes a number from 1 on from
/// the first one that it does not leave as it is: then a part falls in the order of words with each
/// move. `rules` is the canonical text behind "own/". Alternatives with a result ("=>") are not
/// looked into: false.
bool written_rule_ends(const std::string& rules);

}  // namespace nimber
