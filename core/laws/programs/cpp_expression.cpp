#include "laws/programs/cpp_expression.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace nimber {
namespace {

struct Helper {
  std::string_view name;
  std::string_view code;
};

/// Each stands before those that call it. 3037000499 is the largest root of a number below 2^63.
constexpr Helper helpers[] = {
    {"bits", "Int bits(Int x) { Int k = 0; while (x > 0) x /= 2, ++k; return k; }\n"},
    {"ones", "Int ones(Int x) { Int k = 0; while (x > 0) k += x % 2, x /= 2; return k; }\n"},
    {"low", "Int low(Int x) { return x & -x; }\n"},
    {"root_of",
     "Int root_of(Int x) {\n"
     "  Int r = std::min<Int>(std::sqrt((long double)x), 3037000499);\n"
     "  while (r * r > x) --r;\n"
     "  while (r < 3037000499 && (r + 1) * (r + 1) <= x) ++r;\n"
     "  return r;\n"
     "}\n"},
    {"is_square", "bool is_square(Int x) { return x > 0 && root_of(x) * root_of(x) == x; }\n"},
    {"is_pow2", "bool is_pow2(Int x) { return x > 0 && (x & (x - 1)) == 0; }\n"},
    {"is_fib",
     "bool is_fib(Int x) {\n"
     "  std::uint64_t a = 1, b = 2, n = x;\n"
     "  while (x > 0 && a < n) b += a, a = b - a;\n"
     "  return x > 0 && a == n;\n"
     "}\n"},
    {"is_prime",
     "bool is_prime(Int x) {\n"
     "  for (Int d = 2; d <= x / d; ++d)\n"
     "    if (x % d == 0) return false;\n"
     "  return x >= 2;\n"
     "}\n"},
    {"zeck",
     "Int zeck(Int x) {\n"
     "  std::uint64_t a = 1, b = 2, part = 0;\n"
     "  for (std::uint64_t n = x; n > 0; n -= part) {\n"
     "    for (a = 1, b = 2; b <= n;) b += a, a = b - a;\n"
     "    part = a;\n"
     "  }\n"
     "  return part;\n"
     "}\n"},
    {"phi",
     "Int phi(Int x) {  // by the first 128 binary places of the golden ratio\n"
     "  typedef unsigned __int128 Wide;\n"
     "  Wide n = x, places = n * 0x9E3779B97F4A7C15u + (n * 0xF39CC0605CEDC834u >> 64);\n"
     "  return Int(n + (places >> 64));\n"
     "}\n"},
    {"pick", "Int pick(Int i, std::initializer_list<Int> x) { return x.begin()[i]; }\n"},
};

/// Is this function called in the text?
bool calls(std::string_view text, std::string_view name) {
  const std::string call = std::string(name).append("(");
  for (std::size_t at = text.find(call); at != text.npos; at = text.find(call, at + 1)) {
    const char before = at > 0 ? text[at - 1] : ' ';
    if (before != '_' && !Reader::is_letter(before)) return true;
  }
  return false;
}

bool is_number(const std::string& text) {
  return std::all_of(text.begin(), text.end(), Reader::is_digit);
}

}  // namespace

std::optional<std::string> cpp_of(const Expression& expression,
                                  const std::vector<std::string>& names) {
  using Op = Expression::Op;
  std::vector<std::string> stack;
  const auto pop = [&] {
    std::string top = std::move(stack.back());
    stack.pop_back();
    return top;
  };
  const auto infix = [&](const char* sign) {
    const std::string y = pop();
    const std::string x = pop();
    stack.push_back("(" + x + " " + sign + " " + y + ")");
  };
  const auto call = [&](const std::string& name, std::size_t arguments) {
    std::string inner;
    for (std::size_t i = 0; i < arguments; ++i)
      inner = pop().append(i > 0 ? ", " : "").append(inner);
    stack.push_back(std::string(name).append("(").append(inner).append(")"));
  };
  for (const Expression::Node& node : expression.nodes()) {
    switch (node.op) {
      case Op::number: stack.push_back(std::to_string(node.number)); break;
      case Op::variable: stack.push_back(names[static_cast<std::size_t>(node.number)]); break;
      case Op::add: infix("+"); break;
      case Op::sub: infix("-"); break;
      case Op::mul: infix("*"); break;
      case Op::div: infix("/"); break;
      case Op::mod: infix("%"); break;
      case Op::eq: infix("=="); break;
      case Op::ne: infix("!="); break;
      case Op::lt: infix("<"); break;
      case Op::le: infix("<="); break;
      case Op::gt: infix(">"); break;
      case Op::ge: infix(">="); break;
      case Op::both: infix("&&"); break;
      case Op::either: infix("||"); break;
      case Op::bit_xor: infix("^"); break;
      case Op::bit_and: infix("&"); break;
      case Op::bit_or: infix("|"); break;
      case Op::least: call("std::min<Int>", 2); break;
      case Op::most: call("std::max<Int>", 2); break;
      case Op::bits: call("bits", 1); break;
      case Op::ones: call("ones", 1); break;
      case Op::low: call("low", 1); break;
      case Op::sqrt: call("root_of", 1); break;
      case Op::square: call("is_square", 1); break;
      case Op::pow2: call("is_pow2", 1); break;
      case Op::fib: call("is_fib", 1); break;
      case Op::prime: call("is_prime", 1); break;
      case Op::zeck: call("zeck", 1); break;
      case Op::phi: call("phi", 1); break;
      case Op::gcd: call("std::gcd<Int>", 2); break;
      case Op::abs: call("std::abs", 1); break;
      case Op::negate: stack.push_back("!" + pop()); break;
      case Op::negative: stack.push_back("(-" + pop() + ")"); break;
      case Op::self: call("g", node.arguments); break;
      case Op::choose: {
        const std::string y = pop();
        const std::string x = pop();
        const std::string c = pop();
        stack.push_back(std::string("(").append(c).append(" ? ").append(x).append(" : ").append(y) +
                        ")");
        break;
      }
      case Op::pick: {
        std::vector<std::string> chosen(node.arguments);
        for (std::size_t i = chosen.size(); i-- > 0;) chosen[i] = pop();
        const bool numbers = std::all_of(chosen.begin() + 1, chosen.end(), is_number);
        // Only the chosen expression may be evaluated.
        if (!numbers && chosen[0].find("g(") != std::string::npos) return std::nullopt;
        std::string out = numbers ? "pick(" + chosen[0] + ", {" : "(";
        for (std::size_t i = 1; i < chosen.size(); ++i) {
          const bool last = i + 1 == chosen.size();
          if (!numbers && !last)
            out.append(chosen[0]).append(" == ").append(std::to_string(i - 1)).append(" ? ");
          out.append(chosen[i]).append(last ? "" : numbers ? ", " : " : ");
        }
        stack.push_back(out + (numbers ? "})" : ")"));
        break;
      }
      default: return std::nullopt;
    }
  }
  return stack.back();
}

std::string before_g(std::string_view title, std::string_view g) {
  std::string functions;
  for (std::size_t i = std::size(helpers); i-- > 0;) {
    if (calls(g, helpers[i].name) || calls(functions, helpers[i].name))
      functions.insert(0, helpers[i].code);
  }
  if (!functions.empty()) functions.append("\n");
  const std::string all = std::string(g).append(functions);
  constexpr std::pair<std::string_view, std::string_view> headers[] = {
      {"std::m", "algorithm"}, {"std::upper_bound", "algorithm"}, {"std::sqrt", "cmath"},
      {"std::int", "cstdint"}, {"std::abs", "cstdlib"},           {"std::init", "initializer_list"},
      {"", "iostream"},        {"std::gcd", "numeric"},           {"", "sstream"},
      {"", "string"}};
  std::string out = std::string("// ").append(title).append("\n");
  for (const auto& [name, header] : headers) {
    const std::string line = "#include <" + std::string(header) + ">\n";
    const bool always = name.empty() || header == "cstdint";
    if ((always || all.find(name) != std::string::npos) && out.find(line) == std::string::npos)
      out.append(line);
  }
  return out.append("\nusing Int = std::int64_t;\n\n").append(functions);
}

}  // namespace nimber
