// Writes the words of a period as formulas of a residue.
#include "laws/patterns/pattern_families.hpp"

#include <algorithm>
#include <map>

namespace nimber {
namespace {

constexpr std::size_t most_shifts = 128;

Phrase signed_size(std::size_t n) { return number_term(static_cast<std::int64_t>(n)); }

/// (term + s) % p, s below p.
Phrase shifted_residue(const Phrase& variable, std::size_t shift, std::size_t period) {
  return infix_term(plus_number(variable, static_cast<std::int64_t>(shift)), "%",
                    signed_size(period));
}

/// The word as a piece of a line: (r + s) % p / c, which may be capped or counted down.
std::optional<Phrase> line_term(std::span<const std::int64_t> word, const Phrase& variable) {
  const std::size_t p = word.size();
  const auto top = static_cast<std::size_t>(*std::max_element(word.begin(), word.end()));
  const auto fits = [&](auto value) {
    for (std::size_t r = 0; r < p; ++r) {
      if (word[r] != static_cast<std::int64_t>(value(r))) return false;
    }
    return true;
  };
  for (std::size_t s = 0; s < std::min(p, most_shifts); ++s) {
    for (std::size_t c = 1; c <= p; ++c) {
      if (top != (p - 1) / c) continue;
      if (fits([&](std::size_t r) { return (r + s) % p / c; }))
        return infix_term(shifted_residue(variable, s, p), "/", signed_size(c));
    }
    if (fits([&](std::size_t r) { return std::min((r + s) % p, top); }))
      return call_term("min", {shifted_residue(variable, s, p), signed_size(top)});
    if (top + 1 == p && fits([&](std::size_t r) { return p - 1 - (r + s) % p; }))
      return infix_term(signed_size(p - 1), "-", shifted_residue(variable, s, p));
  }
  return std::nullopt;
}

}  // namespace

Phrase residues_term(const std::vector<bool>& member, const Phrase& variable) {
  const std::size_t p = member.size();
  const auto count = static_cast<std::size_t>(std::count(member.begin(), member.end(), true));
  const Phrase residue = infix_term(variable, "%", signed_size(p));
  if (count == 0 || count == p)
    return infix_term(number_term(0), "==", number_term(count == p ? 0 : 1));
  const auto one = [&](bool wanted) {
    return static_cast<std::size_t>(std::find(member.begin(), member.end(), wanted) -
                                    member.begin());
  };
  if (p == 2 || count == 1) return infix_term(residue, "==", signed_size(one(true)));
  if (count + 1 == p) return infix_term(residue, "!=", signed_size(one(false)));
  // A stretch of residues, which may go round the end.
  for (std::size_t s = 0; s < p; ++s) {
    bool stretch = true;
    for (std::size_t r = 0; r < p && stretch; ++r) stretch = member[r] == ((r + s) % p < count);
    if (!stretch) continue;
    if (s == count) return infix_term(residue, ">=", signed_size(p - count));
    return infix_term(shifted_residue(variable, s, p), "<", signed_size(count));
  }
  // An arithmetic progression of residues has a smaller modulus, which is tried before.
  const bool few = count <= p / 2;
  if (std::min(count, p - count) <= 12) {
    std::optional<Phrase> out;
    for (std::size_t r = 0; r < p; ++r) {
      if (member[r] != few) continue;
      const Phrase here = infix_term(residue, few ? "==" : "!=", signed_size(r));
      out = out ? infix_term(*out, few ? "||" : "&&", here) : here;
    }
    return *out;
  }
  std::vector<Phrase> arguments = {residue};
  for (std::size_t r = 0; r < p; ++r) arguments.push_back(number_term(member[r] ? 1 : 0));
  return infix_term(call_term("pick", arguments), "==", number_term(1));
}

Phrase word_term(std::span<const std::int64_t> word, const Phrase& variable, bool condition) {
  const std::size_t p = word.size();
  if (condition) {
    std::vector<bool> member(p);
    for (std::size_t r = 0; r < p; ++r) member[r] = word[r] != 0;
    return residues_term(member, variable);
  }
  std::map<std::int64_t, std::size_t> counts;
  for (const std::int64_t v : word) ++counts[v];
  if (counts.size() == 1) return number_term(word[0]);
  if (word[0] >= 0 && counts.begin()->first == 0) {
    if (const auto line = line_term(word, variable)) return *line;
  }
  const auto members = [&](std::int64_t v) {
    std::vector<bool> member(p);
    for (std::size_t r = 0; r < p; ++r) member[r] = word[r] == v;
    return member;
  };
  if (counts.size() == 2) {
    const std::int64_t low = counts.begin()->first;
    const std::int64_t high = counts.rbegin()->first;
    Phrase test = residues_term(members(high), variable);
    if (low == 0 && high == 1) return test;
    if (test.text.size() < 60) return call_term("if", {test, number_term(high), number_term(low)});
  }
  const Phrase residue = infix_term(variable, "%", number_term(static_cast<std::int64_t>(p)));
  // Smallest values first by a residue of the residue, as n%12%4.
  for (std::size_t m = 2; m < p; ++m) {
    bool fits = true;
    for (std::size_t r = 0; r < p && fits; ++r) fits = word[r] == static_cast<std::int64_t>(r % m);
    if (fits) return infix_term(residue, "%", number_term(static_cast<std::int64_t>(m)));
  }
  std::vector<Phrase> arguments = {residue};
  for (const std::int64_t v : word) arguments.push_back(number_term(v));
  return call_term("pick", arguments);
}

}  // namespace nimber
