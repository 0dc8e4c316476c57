// C++ for rules that people write.
#pragma once

#include <nimber/rule.hpp>

#include "rules/own/own_rule.hpp"

#include <string>

namespace nimber {

/// A program that makes the table of a rule of one number or of two, each value by all that can be
/// done there; its comment says what that costs. "" for other rules, and where a move from one of
/// the first few hundred numbers leaves as much as there was, or more; of two numbers, where no
/// order is found in which every move from one of the first thousand pairs goes down.
std::string own_program(const Rule& rule, const OwnRule& own);

}  // namespace nimber
