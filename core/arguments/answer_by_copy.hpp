// The move by which the second player copies the first, where a position is lost by copying.
#pragma once

#include "arguments/argument.hpp"

#include <nimber/work.hpp>

#include <optional>

namespace nimber {

/// `argument` says that `before` is lost, and a move led from there to `then`. Returns the move
/// from `then` that makes the same change at the image; where equal parts are copied, or edges side
/// by side, one that leaves everything in pairs again. None where `then` is not one move away, or
/// no copy is found within the work's limit. Cost: boards, their cells; graphs, for each move the
/// drawing it leaves; sums, for each move of a part the sum it leaves.
std::optional<PositionMove> answer_by_copy(const Position& before, const Argument& argument,
                                           const Position& then, Work& work);

}  // namespace nimber
