// Programs in C++ for rules that people write.
#pragma once

#include <nimber/rule.hpp>

#include "rules/own/own_rule.hpp"

#include <optional>
#include <string>

namespace nimber {

/// A program that makes the table of a rule of one or two numbers, of rows or of bags, each value
/// from all its options. Its comment says what that costs. "" for other rules. Also "" where a move
/// from one of the first few hundred numbers does not make it smaller; for two numbers and for
/// cells, where no order is found in which every move from small ones goes down (own_orders.hpp).
std::string own_program(const Rule& rule, const OwnRule& own);
/// The options of one number, or of two; none of other rules, and where own_program() has none.
std::optional<OptionCode> own_options(const OwnRule& own);

}  // namespace nimber
