// What people type in place of a clause of a rule: mathematics and program text.
#pragma once

#include <nimber/function_ref.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace nimber {

/// Does a number of this name stand in the head, or was it chosen?
using OwnNameTest = FunctionRef<bool(std::string_view name)>;

/// The clause that somebody means who types this text, which is none: "k=1..n/2" for "1<=k<=n/2",
/// "k in 1..n/2" or "for k=1..n/2", "k=divisors(n)" for "k divides n", "k=prime" for "k is prime",
/// "k=pow2" for "k=2^i". The text is in lower case, with one space where white space divides two
/// words and none elsewhere. None where it is nothing of the kind.
std::optional<std::string> own_clause_meant(std::string_view text, OwnNameTest known);

}  // namespace nimber
