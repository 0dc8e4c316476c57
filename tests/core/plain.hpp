// Plain recursion by the definitions, on printed positions: no theory, no tables, nothing shared
// with the solver.
#pragma once

#include <nimber/moves.hpp>

#include <map>
#include <set>
#include <string>
#include <vector>

namespace plain {

/// The position read from a text that must be one.
nimber::Position position(const std::string& text);
nimber::RulePtr rule(const std::string& text);
/// The rule of a game that nobody else has, and whose tables are new.
nimber::RulePtr fresh_rule(std::string_view game, const std::string& rules);

/// The texts of the positions that the player to move can reach, in listing order.
std::vector<std::string> options(const std::string& text);

/// Win/lose recursion without values: does the player to move win? `seen` remembers.
bool wins(const std::string& text, std::map<std::string, bool>& seen);

/// The Grundy value by mex over all options of the whole position.
nimber::Value value(const std::string& text, std::map<std::string, nimber::Value>& seen);

/// The options after which the other player loses.
std::set<std::string> winning_options(const std::string& text, std::map<std::string, bool>& seen);

/// All positions that can be reached from here, this one included; at most `most` of them.
std::vector<std::string> reachable(const std::string& text, std::size_t most);

/// The same sum, last player to move losing.
std::string misere(const std::string& text);

}  // namespace plain
