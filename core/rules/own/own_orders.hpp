// Orders of parts in which every move goes down, so that a program may call itself.
#pragma once

#include "rules/own/own_rule.hpp"

namespace nimber {

/// Does every move from the first few hundred numbers leave smaller numbers only?
bool numbers_go_down(const OwnRule& own);
/// Is there one order of pairs in which every move from the first thousand leaves only smaller
/// ones: by the sum, or by one number and then the other?
bool pairs_go_down(const OwnRule& own);
/// The same of rows and bags, of those with few and small cells: by the sum, by how many cells are
/// 0, by the length and one of these, or by the length and the cells in turn from one end.
bool rows_go_down(const OwnRule& own);

}  // namespace nimber
