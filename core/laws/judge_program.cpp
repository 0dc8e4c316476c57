#include "laws/judge_program.hpp"

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
    "bool is_fib(Int x) {\n"
    "  Int a = 1, b = 2;\n"
    "  while (a < x) b += a, a = b - a;\n"
    "  return a == x;\n"
    "}\n"
    "bool is_prime(Int x) {\n"
    "  for (Int d = 2; d <= x / d; ++d)\n"
    "    if (x % d == 0) return false;\n"
    "  return x >= 2;\n"
    "}\n"
    "Int zeck(Int x) {\n"
    "  Int a = 1, b = 2, part = 0;\n"
    "  for (; x > 0; x -= part) {\n"
    "    for (a = 1, b = 2; b <= x;) b += a, a = b - a;\n"
    "    part = a;\n"
    "  }\n"
    "  return part;\n"
    "}\n"
    "Int phi(Int x) {  // by the first 128 binary places of the golden ratio\n"
    "  typedef unsigned __int128 Wide;\n"
    "  Wide n = x, places = n * 0x9E3779B97F4A7C15u + (n * 0xF39CC0605CEDC834u >> 64);\n"
    "  return Int(n + (places >> 64));\n"
    "}\n"
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
      case Op::fib: call("is_fib", 1); break;
      case Op::prime: call("is_prime", 1); break;
      case Op::zeck: call("zeck", 1); break;
      case Op::phi: call("phi", 1); break;
      case Op::gcd: call("std::gcd<Int>", 2); break;
      case Op::abs: call("std::abs", 1); break;
      case Op::negate: stack.push_back("!" + pop()); break;
      case Op::negative: stack.push_back("(-" + pop() + ")"); break;
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

/// How the functions of a program for two numbers begin.
constexpr std::string_view value_of_pair = "Int g(Int x, Int y)";
constexpr std::string_view outcome_of_pair = "bool is_lost(Int ";

/// Functions up to g, and how they come to its value.
struct WayOfProgram {
  ProgramWay way = ProgramWay::table;
  std::string first_line;
  std::string code;  ///< includes and functions
};

ProgramWay way_of(const Law& law) {
  switch (law.kind) {
    case LawKind::periodic: return ProgramWay::period;
    case LawKind::runs: return ProgramWay::runs;
    default: return ProgramWay::closed;
  }
}

/// g by a law; none where it can't be written in C++.
std::optional<WayOfProgram> way_by_law(const Rule& rule, const PatternData& data, const Law& law) {
  if (law.lost || law.formula.empty() || !law.except.empty()) return std::nullopt;
  // A chain of g(n-1), g(n-2) … is too deep.
  const std::size_t step = law.body.find("g(n-");
  if (step != std::string::npos && law.body.find('/', step) == std::string::npos)
    return std::nullopt;
  auto reader = Reader::open(law.body);
  if (!reader) return std::nullopt;
  const auto expression = Expression::read(*reader, {{"n"}}, {.self = true, .max_nodes = 16384});
  const auto body = expression ? cpp_of(*expression) : std::nullopt;
  if (!body) return std::nullopt;
  WayOfProgram out;
  out.way = way_of(law);
  if (!law.proven) {
    out.first_line = "// Not proven: " + law.formula + " holds for heaps 0 to " +
                     std::to_string(law.checked_to) + ".\n";
  }
  out.code = "// " + rule.text() +
             "\n#include <algorithm>\n#include <cmath>\n#include <cstdint>\n#include <cstdlib>\n"
             "#include <initializer_list>\n#include <iostream>\n#include <numeric>\n"
             "#include <sstream>\n#include <string>\n\nusing Int = std::int64_t;\n\n";
  out.code.append(helpers).append("// O(1) a heap, or a step for each digit.\nInt g(Int n) {\n");
  if (law.from > 0) {
    out.code.append("  static const Int first[] = {")
        .append(table_of(data, static_cast<std::size_t>(law.from)))
        .append("};\n  if (n < ")
        .append(std::to_string(law.from))
        .append(") return first[n];\n");
  }
  out.code.append("  return ").append(*body).append(";\n}\n\n");
  return out;
}

/// The rule's own program up to g; none where its states are no lists of heaps.
std::optional<WayOfProgram> way_of_rule(const Rule& rule) {
  const std::string source = rule.program();
  const std::size_t main_at = source.find("int main()");
  const std::size_t g_at = source.find("Int g(Int n)");
  if (main_at == std::string::npos || g_at == std::string::npos) return std::nullopt;
  if (rule.heap_rule() == nullptr && (!rule.has_sequence() || rule.heaps({0}) == 0))
    return std::nullopt;
  WayOfProgram out;
  const bool table = source.find("static std::vector<Int> g;") != std::string::npos;
  const bool period =
      source.find("n %= ") != std::string::npos || source.find("if (n >= ") != std::string::npos;
  out.way = !table ? ProgramWay::closed : period ? ProgramWay::period : ProgramWay::table;
  out.code = source.substr(0, g_at);
  if (out.code.find("// All values up to n: O(") == std::string::npos) {
    out.code.append(
        !table   ? "// O(1) a heap, or a few steps.\n"
        : period ? "// The values of one period once, then O(1) a heap.\n"
                 : "// Every value up to the largest heap, each by all its options: too slow "
                   "far above 10^5.\n");
  }
  out.code.append(source, g_at, main_at - g_at);
  return out;
}

/// The program of a rule of two numbers up to g or is_lost; none of other rules.
std::optional<WayOfProgram> way_of_pairs(const Rule& rule) {
  if (rule.has_sequence() || rule.number_names().size() != 2) return std::nullopt;
  const std::string source = rule.program();
  const std::size_t main_at = source.find("int main()");
  const bool table = source.find(value_of_pair) != std::string::npos;
  if (main_at == std::string::npos || (!table && source.find(outcome_of_pair) == std::string::npos))
    return std::nullopt;
  WayOfProgram out;
  out.way = table ? ProgramWay::table : ProgramWay::closed;
  out.code = source.substr(0, main_at);
  return out;
}

/// The values that are known, for rules that nothing else is known of.
WayOfProgram way_by_values(const Rule& rule, const PatternData& data) {
  WayOfProgram out;
  out.first_line = "// Heaps to " + std::to_string(data.values.size() - 1) + " only.\n";
  out.code = "// " + rule.text() +
             "\n#include <cstdint>\n#include <iostream>\n#include <sstream>\n#include <string>\n\n"
             "using Int = std::int64_t;\n\n// O(1) a heap.\nInt g(Int n) {\n"
             "  static const Int values[] = {\n    ";
  out.code.append(table_of(data, data.values.size())).append("};\n  return values[n];\n}\n\n");
  return out;
}

/// The ways there are, the best first.
std::vector<WayOfProgram> ways_of(const Rule& rule, const PatternData& data,
                                  const std::vector<Law>& laws) {
  std::vector<WayOfProgram> out;
  const auto add = [&](std::optional<WayOfProgram> way) {
    if (!way) return;
    const auto same = [&](const WayOfProgram& other) { return other.way == way->way; };
    if (std::none_of(out.begin(), out.end(), same)) out.push_back(std::move(*way));
  };
  if (auto pairs = way_of_pairs(rule)) return {std::move(*pairs)};
  auto own = way_of_rule(rule);
  if (own && own->way != ProgramWay::table) add(own);
  const bool heaps = rule.has_sequence() && rule.heaps({0}) != 0;
  if (heaps && !data.pairs && !data.marks && data.first == 0) {
    for (const bool proven : {true, false}) {
      for (const Law& law : laws) {
        if (law.proven == proven) add(way_by_law(rule, data, law));
      }
    }
    if (!own && !data.values.empty()) add(way_by_values(rule, data));
  }
  add(std::move(own));
  return out;
}

/// `read_set(in)`, which is false where no set follows, and g by the set that was read last. Of a
/// rule that allows 1 … m only m is read.
std::string functions_of_sets(const Rule& rule) {
  const std::string includes =
      "#include <algorithm>\n#include <cstdint>\n#include <iostream>\n#include <sstream>\n"
      "#include <string>\n#include <vector>\n\nusing Int = std::uint64_t;\n\n";
  const std::string written = rule.rules();
  if (written.rfind("1..", 0) == 0 && written.find(',') == std::string::npos &&
      written.size() > 3) {
    return "// Take 1 to m: each case begins with m.\n" + includes +
           "Int most;\n\n"
           "bool read_set(std::istream& in) { return in >> most && most > 0; }\n\n"
           "// O(1) a heap.\n"
           "Int g(Int n) { return n % (most + 1); }\n\n";
  }
  return "// Each case begins with how many numbers may be taken, and the numbers.\n" + includes +
         "std::vector<Int> moves, values;\n\n"
         "bool read_set(std::istream& in) {\n"
         "  Int count = 0;\n"
         "  if (!(in >> count) || count == 0) return false;\n"
         "  std::vector<Int> now(count);\n"
         "  for (Int& k : now) in >> k;\n"
         "  if (now != moves) moves = now, values.clear();\n"
         "  return bool(in);\n"
         "}\n\n"
         "// The values of a set once: for each heap as many steps as the set has numbers; too\n"
         "// slow where heaps times numbers is far above 10^8.\n"
         "Int g(Int n) {\n"
         "  for (Int m = values.size(); m <= n; ++m) {\n"
         "    std::vector<bool> seen(moves.size() + 1);\n"
         "    for (Int k : moves)\n"
         "      if (k > 0 && k <= m) seen[values[m - k]] = true;\n"
         "    values.push_back(std::find(seen.begin(), seen.end(), false) - seen.begin());\n"
         "  }\n"
         "  return values[n];\n"
         "}\n\n";
}

/// What follows is printed for a case: the words by a C++ condition.
std::string words_of(const ProgramShape& shape, const std::string& won) {
  return "    std::cout << (" + won + " ? \"" + shape.first + "\\n\" : \"" + shape.second +
         "\\n\");\n";
}

/// A case is two numbers; two zeros end Io::zero.
std::string main_of_pairs(const ProgramShape& shape, bool values) {
  using Io = ProgramShape::Io;
  std::string out = "int main() {\n";
  const std::string read = "std::cin >> a >> b";
  if (shape.io == Io::count) {
    out.append("  int cases = 0;\n  std::cin >> cases;\n");
    out.append("  for (Int a = 0, b = 0; cases-- > 0 && " + read + ";) {\n");
  } else {
    const char* const more = shape.io == Io::zero ? " && a + b != 0" : "";
    out.append("  for (Int a = 0, b = 0; " + read + more + ";) {\n");
  }
  const std::string won = values ? "g(a, b) != 0" : "!is_lost(a, b)";
  return out.append(words_of(shape, won)).append("  }\n}\n");
}

std::string main_of(const ProgramShape& shape) {
  using Io = ProgramShape::Io;
  using Heaps = ProgramShape::Heaps;
  const std::string set = shape.reads_set ? "read_set(std::cin)" : "";
  std::string out = "int main() {\n";
  std::string read;
  const bool line = shape.heaps == Heaps::line || shape.io == Io::lines;
  if (line) {
    read = "std::getline(std::cin, line)";
    out.append("  std::string line;\n");
  } else {
    read = shape.heaps == Heaps::one ? "std::cin >> heap" : "std::cin >> heaps";
    out.append(shape.heaps == Heaps::one ? "  Int heap;\n" : "  Int heaps;\n");
  }
  if (shape.reads_set) read = set + " && " + read;
  const std::string stop = line                        ? "line != \"0\""
                           : shape.heaps == Heaps::one ? "heap != 0"
                                                       : "heaps != 0";
  if (shape.io == Io::count) {
    out.append("  int cases = 0;\n  std::cin >> cases;\n");
    if (line && !shape.reads_set) out.append("  std::getline(std::cin, line);\n");
    out.append("  while (cases-- > 0 && ").append(read).append(") {\n");
  } else {
    out.append("  while (").append(read);
    // A set of no numbers ends cases that begin with sets.
    if (shape.io == Io::zero && !shape.reads_set) out.append(" && ").append(stop);
    out.append(") {\n");
  }
  if (line) {
    out.append(
        "    std::istringstream in(line);\n    Int value = 0;\n"
        "    for (Int heap; in >> heap;) value ^= g(heap);\n");
  } else if (shape.heaps == Heaps::one) {
    out.append("    Int value = g(heap);\n");
  } else {
    out.append(
        "    Int value = 0;\n"
        "    for (Int heap; heaps > 0 && std::cin >> heap; --heaps) value ^= g(heap);\n");
  }
  if (shape.io == Io::lines) {
    out.append("    std::cout << value << (value == 0 ? \" P\\n\" : \" N\\n\");\n");
  } else {
    out.append(words_of(shape, "value != 0"));
  }
  return out.append("  }\n}\n");
}

}  // namespace

std::string_view text(ProgramWay way) {
  switch (way) {
#define NIMBER_PROGRAM_WORD(name) \
  case ProgramWay::name: return #name;
    NIMBER_PROGRAM_WAYS(NIMBER_PROGRAM_WORD)
#undef NIMBER_PROGRAM_WORD
  }
  return "";
}

bool needs_laws(const Rule& rule) {
  if (!rule.has_sequence()) return false;
  const auto own = way_of_rule(rule);
  return !own || own->way == ProgramWay::table;
}

std::string judge_program(const Rule& rule, const ProgramShape& shape, const PatternData& data,
                          const std::vector<Law>& laws, std::optional<ProgramWay> way) {
  if (shape.reads_set) {
    if (rule.game().rules_form != RulesForm::set) return {};
    return functions_of_sets(rule) + main_of(shape);
  }
  const std::vector<WayOfProgram> ways = ways_of(rule, data, laws);
  const auto chosen = std::find_if(
      ways.begin(), ways.end(), [&](const WayOfProgram& one) { return !way || one.way == *way; });
  if (chosen == ways.end()) return {};
  std::string out = chosen->first_line + chosen->code;
  std::string others;
  for (const WayOfProgram& other : ways) {
    if (&other != &*chosen) others.append(others.empty() ? "" : ", ").append(text(other.way));
  }
  if (!others.empty()) {
    // Behind the line that names the rule.
    const std::size_t end = out.find('\n', chosen->first_line.size()) + 1;
    out.insert(end, "// Other programs, by --by: " + others + ".\n");
  }
  if (out.find(value_of_pair) != std::string::npos) return out + main_of_pairs(shape, true);
  if (out.find(outcome_of_pair) != std::string::npos) return out + main_of_pairs(shape, false);
  return out + main_of(shape);
}

}  // namespace nimber
