#pragma once

#include <nimber/rule.hpp>

#include <string>

namespace nimber {

/// A short, self-contained C++17 program that solves the rule: each line of its standard input is a
/// state, its parts divided by white space (coins: the row); for each it prints the value and the
/// outcome, "3 N", or, where the program goes by a theorem about outcomes only (hill, wythoff), the
/// outcome alone. Normal play. A closed form is used where the rule has one; else a table by mex,
/// cut short by a proven period where one is found quickly.
std::string program(const RulePtr& rule);

}  // namespace nimber
