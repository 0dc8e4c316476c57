#include "laws/patterns/pattern_terms.hpp"

namespace nimber {
namespace {

int rank_of_sign(std::string_view sign) {
  if (sign == "||") return 1;
  if (sign == "&&") return 2;
  if (sign == "+" || sign == "-") return 5;
  if (sign == "*" || sign == "/" || sign == "%") return 6;
  return 4;
}

bool is_word_sign(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9'); }

}  // namespace

Phrase number_term(std::int64_t n) { return {n < 0 ? 5 : 9, std::to_string(n)}; }

Phrase name_term(std::string_view name) { return {9, std::string(name)}; }

Phrase call_term(std::string_view name, const std::vector<Phrase>& arguments) {
  std::string text(name);
  text.push_back('(');
  for (std::size_t i = 0; i < arguments.size(); ++i) {
    if (i > 0) text.push_back(',');
    text.append(arguments[i].text);
  }
  text.push_back(')');
  return {9, std::move(text)};
}

Phrase infix_term(const Phrase& x, std::string_view sign, const Phrase& y) {
  if ((sign == "+" || sign == "-") && y.text == "0") return x;
  if (sign == "+" && x.text == "0") return y;
  if ((sign == "*" || sign == "/") && y.text == "1") return x;
  if (sign == "*" && x.text == "1") return y;
  const int rank = rank_of_sign(sign);
  // A comparison on the left of another one needs parentheses too. "-3" stands alone or on the
  // left.
  const bool left = x.rank < rank || (rank == 4 && x.rank == 4);
  const bool chain = rank <= 2 && y.rank == rank;
  const bool right =
      !chain && (y.rank < rank || (y.rank == rank && sign != "+") || y.text.front() == '-');
  std::string text = left ? "(" + x.text + ")" : x.text;
  text.append(sign);
  text.append(right ? "(" + y.text + ")" : y.text);
  return {rank, std::move(text)};
}

Phrase plus_number(const Phrase& x, std::int64_t n) {
  if (n == 0) return x;
  return n > 0 ? infix_term(x, "+", number_term(n)) : infix_term(x, "-", number_term(-n));
}

Phrase residue_term(const Phrase& x, std::uint64_t modulus, std::uint64_t residue) {
  return infix_term(infix_term(x, "%", number_term(static_cast<std::int64_t>(modulus))),
                    "==", number_term(static_cast<std::int64_t>(residue)));
}

Phrase phrase_of(std::string text) {
  int rank = 9;
  int depth = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (c == '(') ++depth;
    if (c == ')') --depth;
    if (depth > 0 || c == ')') continue;
    int here = 9;
    if (c == '|') here = 1;
    if (c == '&') here = 2;
    if (c == '=' || c == '!' || c == '<' || c == '>') here = 4;
    if (c == '+' || c == '-') here = 5;
    if (c == '*' || c == '/' || c == '%') here = 6;
    rank = here < rank ? here : rank;
  }
  return {rank, std::move(text)};
}

Phrase with_n(const Phrase& term, const Phrase& n) {
  const std::string inner = n.rank < 9 ? "(" + n.text + ")" : n.text;
  if (term.text == "n") return n;
  std::string out;
  for (std::size_t i = 0; i < term.text.size(); ++i) {
    const bool alone =
        term.text[i] == 'n' && (i == 0 || !is_word_sign(term.text[i - 1])) &&
        (i + 1 == term.text.size() || (!is_word_sign(term.text[i + 1]) && term.text[i + 1] != '('));
    const auto bounds = [](char c) { return c == '(' || c == ',' || c == ')'; };
    if (alone && i > 0 && i + 1 < term.text.size() && bounds(term.text[i - 1]) &&
        bounds(term.text[i + 1])) {
      out.append(n.text);
    } else if (alone) {
      out.append(inner);
    } else {
      out.push_back(term.text[i]);
    }
  }
  return {term.rank, std::move(out)};
}

}  // namespace nimber
