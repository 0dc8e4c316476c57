// Puts formulas together as text, with no parentheses but those that they need.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// A piece of a formula and how tightly it holds together.
struct Phrase {
  /// The rank of the sign that is applied last: 1 "||", 2 "&&", 4 comparisons, 5 sums, 6 products,
  /// 9 anything that needs no parentheses.
  int rank = 9;
  std::string text;
};

Phrase number_term(std::int64_t n);
Phrase name_term(std::string_view name);
/// "name(x,y,…)".
Phrase call_term(std::string_view name, const std::vector<Phrase>& arguments);
/// x SIGN y. Products by 1 and sums with 0 are left out.
Phrase infix_term(const Phrase& x, std::string_view sign, const Phrase& y);
/// x + n, x - |n|, x.
Phrase plus_number(const Phrase& x, std::int64_t n);
/// x % n == r, for x of values 0 …
Phrase residue_term(const Phrase& x, std::uint64_t modulus, std::uint64_t residue);
/// Makes a phrase of a text without white space.
Phrase phrase_of(std::string text);
/// The term with another one in place of the name n.
Phrase with_n(const Phrase& term, const Phrase& n);

}  // namespace nimber
