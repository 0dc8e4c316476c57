// Looks for equal parts of a sum: a move in one is copied in the other.
#pragma once

#include "arguments/find_argument.hpp"

namespace nimber {

/// An argument by parts that are equal two by two, or are after a move. Parts without a move don't
/// count. Only of rules whose play ends, as far as that is proven: rules_end().
std::optional<Argument> about_equal_parts(const Position& position, ArgumentFor wanted, Work& work);

/// A move led from `before`, whose parts are equal two by two, to `then`: the move in an equal of
/// the part that it changed, after which they are again, or none is left. None where none is found.
std::optional<PositionMove> copy_among_parts(const Position& before, const Position& then,
                                             Work& work);

/// Does play under this rule end, from every state? Games of the house end, tokens where the graph
/// has no circle, drawn rules where a measure by symbols is found, which is put into `measure`, and
/// written rules where written_rule_ends() says so.
bool rules_end(const Rule& rule, Argument::Measure& measure, Work& work);

}  // namespace nimber
