#pragma once

#include <nimber/explain.hpp>

#include <string_view>
#include <vector>

namespace nimber {

/// The facts of a theorem for one part of a position; what the names mean is in docs/theorems.md.
std::vector<Fact> theorem_facts(const Term& term, const About& about, std::string_view code);

}  // namespace nimber
