#include "rules/own/own_slips.hpp"

#include <nimber/reader.hpp>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>
#include <vector>

namespace nimber {
namespace {

using Meant = std::optional<std::string>;

std::string_view leading_word(std::string_view text) {
  std::size_t length = 0;
  while (length < text.size() && Reader::is_letter(text[length])) ++length;
  return text.substr(0, length);
}

bool is_word(std::string_view text) {
  return !text.empty() && leading_word(text).size() == text.size();
}

bool is_number(std::string_view text) {
  return !text.empty() && text.size() < 18 &&
         std::all_of(text.begin(), text.end(), [](char c) { return Reader::is_digit(c); });
}

bool drop(std::string_view& text, std::string_view beginning) {
  if (text.substr(0, beginning.size()) != beginning) return false;
  text.remove_prefix(beginning.size());
  return true;
}

/// A number more, or less.
std::string moved(std::string_view bound, bool up) {
  if (is_number(bound) && (up || bound != "0")) {
    std::int64_t number = 0;
    for (const char digit : bound) number = 10 * number + (digit - '0');
    return std::to_string(number + (up ? 1 : -1));
  }
  return std::string(bound) + (up ? "+1" : "-1");
}

/// What stands between commas that are in no parentheses.
std::vector<std::string_view> items_of(std::string_view text) {
  std::vector<std::string_view> out;
  std::size_t depth = 0;
  std::size_t from = 0;
  for (std::size_t at = 0; at <= text.size(); ++at) {
    const char c = at < text.size() ? text[at] : ',';
    if (c == '(' || c == '[') ++depth;
    if ((c == ')' || c == ']') && depth > 0) --depth;
    if (c != ',' || (depth > 0 && at < text.size())) continue;
    out.push_back(text.substr(from, at - from));
    from = at + 1;
  }
  return out;
}

/// A text between two signs of order that point the same way.
struct Chain {
  std::string_view low;
  std::string_view middle;
  std::string_view high;
  bool above = false;  ///< the middle is more than the low one
  bool below = false;
};

std::optional<Chain> chain_of(std::string_view text) {
  struct Sign {
    std::size_t from;
    std::size_t to;
    char order;
    bool strict;
  };
  std::vector<Sign> signs;
  for (std::size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '=' || c == '!' || c == '&' || c == '|') return std::nullopt;
    if (c != '<' && c != '>') continue;
    const bool equal = at + 1 < text.size() && text[at + 1] == '=';
    signs.push_back({at, at + (equal ? 2u : 1u), c, !equal});
    if (equal) ++at;
  }
  if (signs.size() != 2 || signs[0].order != signs[1].order) return std::nullopt;
  const std::string_view first = text.substr(0, signs[0].from);
  const std::string_view middle = text.substr(signs[0].to, signs[1].from - signs[0].to);
  const std::string_view last = text.substr(signs[1].to);
  if (first.empty() || last.empty()) return std::nullopt;
  if (signs[0].order == '<') return Chain{first, middle, last, signs[0].strict, signs[1].strict};
  return Chain{last, middle, first, signs[1].strict, signs[0].strict};
}

/// "k in 1..n": what stands behind "in".
Meant chosen_in(std::string_view name, std::string_view set, bool known) {
  drop(set, " ");
  if (set.empty()) return std::nullopt;
  std::string items(set);
  const char open = set.front();
  const char close = open == '{' ? '}' : open == '[' ? ']' : '\0';
  if (close != '\0' && set.size() > 2 && set.back() == close) {
    items = set.substr(1, set.size() - 2);
    const auto ends = items_of(items);
    if (open == '[' && ends.size() == 2)  // an interval
      items = std::string(ends[0]) + ".." + std::string(ends[1]);
  }
  if (!known) return std::string(name) + "=" + items;
  const std::size_t dots = items.find("..");
  if (dots == std::string::npos || items_of(items).size() > 1) return std::nullopt;
  return items.substr(0, dots) + "<=" + std::string(name) + "&&" + std::string(name) +
         "<=" + items.substr(dots + 2);
}

/// "k divides n".
Meant divides(std::string_view name, std::string_view of, bool known) {
  if (of.empty()) return std::nullopt;
  if (!known) return std::string(name) + "=divisors(" + std::string(of) + ")";
  const bool whole = is_word(of) || is_number(of);
  return (whole ? std::string(of) : "(" + std::string(of) + ")") + "%" + std::string(name) + "==0";
}

/// "k is prime".
Meant is_one_of(std::string_view name, std::string_view what, bool known) {
  drop(what, "a ");
  drop(what, "an ");
  if (drop(what, "divisor of ")) return divides(name, what, known);
  static constexpr std::array<std::pair<std::string_view, std::string_view>, 9> words = {
      {{"odd", "odd"},
       {"even", "even"},
       {"prime", "prime"},
       {"square", "square"},
       {"fib", "fib"},
       {"fibonacci number", "fib"},
       {"pow2", "pow2"},
       {"power of 2", "pow2"},
       {"power of two", "pow2"}}};
  for (const auto& [word, set] : words) {
    if (word == what && !known) return std::string(name) + "=" + std::string(set);
  }
  return std::nullopt;
}

/// "k=2^i" and "k=i^2", where nothing is named i.
Meant powers(std::string_view name, std::string_view list, OwnNameTest known) {
  std::string out = std::string(name) + "=";
  bool any = false;
  bool first = true;
  for (const std::string_view item : items_of(list)) {
    std::size_t sign = item.find('^');
    std::size_t behind = sign + 1;
    if (sign == std::string_view::npos && (sign = item.find("**")) != std::string_view::npos)
      behind = sign + 2;
    std::string_view set;
    if (sign != std::string_view::npos) {
      const std::string_view base = item.substr(0, sign);
      const std::string_view exponent = item.substr(behind);
      if (base == "2" && is_word(exponent)) set = "pow2";
      if (exponent == "2" && is_word(base) && !known(base)) set = "square";
    }
    any = any || !set.empty();
    if (!first) out += ",";
    first = false;
    out += set.empty() ? item : set;
  }
  return any ? Meant(out) : std::nullopt;
}

Meant clause_without_for(std::string_view text, OwnNameTest known) {
  if (const auto chain = chain_of(text)) {
    if (!is_word(chain->middle) || known(chain->middle)) return std::nullopt;
    return std::string(chain->middle) + "=" +
           (chain->above ? moved(chain->low, true) : std::string(chain->low)) + ".." +
           (chain->below ? moved(chain->high, false) : std::string(chain->high));
  }
  const std::string_view name = leading_word(text);
  if (name.empty()) return std::nullopt;
  text.remove_prefix(name.size());
  const bool there = known(name);
  if (drop(text, " divides ")) return divides(name, text, there);
  if (drop(text, " is ")) return is_one_of(name, text, there);
  if (drop(text, " from ")) {
    const std::size_t to = text.find(" to ");
    if (to == std::string_view::npos) return std::nullopt;
    return chosen_in(
        name, std::string(text.substr(0, to)) + ".." + std::string(text.substr(to + 4)), there);
  }
  if (drop(text, " in") && !text.empty() && !Reader::is_letter(text.front()))
    return chosen_in(name, text, there);
  if (drop(text, "=") && !there) return powers(name, text, known);
  return std::nullopt;
}

}  // namespace

Meant own_clause_meant(std::string_view text, OwnNameTest known) {
  if (!drop(text, "for ")) return clause_without_for(text, known);
  drop(text, "each ");
  drop(text, "every ");
  const std::string_view name = leading_word(text);
  const Meant meant = clause_without_for(text, known);
  const bool chooses =
      !name.empty() && text.substr(name.size(), 1) == "=" && text.substr(name.size(), 2) != "==";
  return meant || !chooses ? meant : std::string(text);
}

}  // namespace nimber
