#include "answers/judge_program.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::string_view helpers =
    "Int bits(Int x) { Int k = 0; while (x > 0) x /= 2, ++k; return k; }\n"
    "Int ones(Int x) { Int k = 0; while (x > 0) k += x % 2, x /= 2; return k; }\n"
    "Int low(Int x) { return x & -x; }\n"
    "Int root_of(Int x) {\n"
    "  Int r = std::sqrt((long double)x);\n"
    "  while (r * r > x) --r;\n"
    "  while ((r + 1) * (r + 1) <= x) ++r;\n"
    "  return r;\n"
    "}\n"
    "bool is_square(Int x) { return x > 0 && root_of(x) * root_of(x) == x; }\n"
    "bool is_pow2(Int x) { return x > 0 && (x & (x - 1)) == 0; }\n"
    "Int pick(Int i, std::initializer_list<Int> x) { return x.begin()[i]; }\n\n";

/// The expression in C++; none where it uses what is not written here.
std::optional<std::string> cpp_of(const Expression& expression) {
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
      case Op::variable: stack.emplace_back("n"); break;
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
      case Op::self: call("g", 1); break;
      case Op::choose: {
        const std::string y = pop();
        const std::string x = pop();
        const std::string c = pop();
        stack.push_back(std::string("(").append(c).append(" ? ").append(x).append(" : ").append(y) +
                        ")");
        break;
      }
      case Op::pick: {
        std::string inner;
        for (std::uint32_t i = 1; i < node.arguments; ++i)
          inner = std::string("Int(").append(pop()).append(i > 1 ? "), " : ")").append(inner);
        stack.push_back(std::string("pick(").append(pop()).append(", {").append(inner) + "})");
        break;
      }
      default: return std::nullopt;
    }
  }
  return stack.back();
}

std::string table_of(const PatternData& data, std::size_t count) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) {
    if (i > 0) out.append(i % 20 == 0 ? ",\n    " : ", ");
    out.append(std::to_string(data.values[i]));
  }
  return out;
}

/// g by the first law that can be written in C++.
std::optional<std::string> lawful_g(const PatternData& data, const std::vector<Law>& laws,
                                    std::string& first_line) {
  for (const Law& law : laws) {
    if (law.lost || law.formula.empty() || !law.except.empty()) continue;
    // A chain of g(n-1), g(n-2) … is too deep.
    const std::size_t step = law.body.find("g(n-");
    if (step != std::string::npos && law.body.find('/', step) == std::string::npos) continue;
    auto reader = Reader::open(law.body);
    if (!reader) continue;
    const auto expression = Expression::read(*reader, {{"n"}}, {.self = true, .max_nodes = 16384});
    const auto body = expression ? cpp_of(*expression) : std::nullopt;
    if (!body) continue;
    if (!law.proven) {
      first_line = "// Not proven: " + law.formula + " holds for heaps 0 to " +
                   std::to_string(law.checked_to) + ".\n";
    }
    std::string out = "// O(1) a heap, or a step for each digit.\nInt g(Int n) {\n";
    if (law.from > 0) {
      out.append("  static const Int first[] = {")
          .append(table_of(data, static_cast<std::size_t>(law.from)))
          .append("};\n  if (n < ")
          .append(std::to_string(law.from))
          .append(") return first[n];\n");
    }
    return out.append("  return ").append(*body).append(";\n}\n\n");
  }
  return std::nullopt;
}

}  // namespace

std::string judge_program(const Rule& rule, const ProgramShape& shape, const PatternData& data,
                          const std::vector<Law>& laws) {
  std::string out;
  const std::string source = rule.program();
  const std::size_t main_at = source.find("int main()");
  if (rule.heap_rule() != nullptr && main_at != std::string::npos &&
      source.find("Int g(Int n)") != std::string::npos) {
    const std::size_t g_at = source.find("Int g(Int n)");
    const bool table = source.find("static std::vector<Int> g;") != std::string::npos;
    const bool period =
        source.find("n %= ") != std::string::npos || source.find("if (n >= ") != std::string::npos;
    out = source.substr(0, g_at);
    out.append(!table ? "// O(1) a heap, or a few steps.\n"
               : period
                   ? "// The values of one period once, then O(1) a heap.\n"
                   : "// Every value up to the largest heap, each by all its options: too slow "
                     "far above 10^5.\n");
    out.append(source, g_at, main_at - g_at);
  } else {
    if (!rule.has_sequence() || rule.heaps({0}) == 0 || data.pairs || data.marks || data.first > 0)
      return {};
    std::string first_line;
    auto g = lawful_g(data, laws, first_line);
    out = first_line + "// " + rule.text() +
          "\n#include <algorithm>\n#include <cmath>\n#include <cstdint>\n#include "
          "<initializer_list>\n#include <iostream>\n\nusing Int = std::int64_t;\n\n";
    if (g) {
      out.append(helpers).append(*g);
    } else {
      out.append("// A table: heaps to ")
          .append(std::to_string(data.values.size() - 1))
          .append(", O(1) a heap.\nInt g(Int n) {\n  static const Int values[] = {\n    ")
          .append(table_of(data, data.values.size()))
          .append("};\n  return values[n];\n}\n\n");
    }
  }
  out.append("int main() {\n");
  switch (shape.io) {
    case ProgramShape::Io::count:
      out.append(
          "  int cases = 0;\n  std::cin >> cases;\n"
          "  for (Int heaps; cases-- > 0 && std::cin >> heaps;) {\n");
      break;
    case ProgramShape::Io::eof: out.append("  for (Int heaps; std::cin >> heaps;) {\n"); break;
    case ProgramShape::Io::zero:
      out.append("  for (Int heaps; std::cin >> heaps && heaps != 0;) {\n");
      break;
  }
  out.append(
      "    Int value = 0;\n"
      "    for (Int heap; heaps > 0 && std::cin >> heap; --heaps) value ^= g(heap);\n"
      "    std::cout << (value != 0 ? \"");
  return out.append(shape.first)
      .append("\\n\" : \"")
      .append(shape.second)
      .append("\\n\");\n  }\n}\n");
}

}  // namespace nimber
