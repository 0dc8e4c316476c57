#include "laws/programs/judge_program.hpp"

#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/restricted_proof.hpp"
#include "text/expression.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace nimber {
namespace {

struct Helper {
  std::string_view name;
  std::string_view code;
};

/// Each before those that call it. 3037000499 is the largest root of a number below 2^63.
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
        std::vector<std::string> chosen(node.arguments);
        for (std::size_t i = chosen.size(); i-- > 0;) chosen[i] = pop();
        const bool numbers = std::all_of(chosen.begin() + 1, chosen.end(), is_number);
        // Only what is chosen may be reckoned.
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
  if (!law.proven) return ProgramWay::guess;
  switch (law.kind) {
    case LawKind::periodic: return ProgramWay::period;
    case LawKind::runs: return ProgramWay::runs;
    default: return ProgramWay::closed;
  }
}

/// A law's value, with how often it calls itself.
class CallsOfLaw {
 public:
  CallsOfLaw(const Law& law, const Expression& expression, const PatternData& data)
      : law_(law), expression_(expression), data_(data) {}

  /// Are they few, and is the value defined, for heaps of all sizes to 10^18?
  bool few() {
    constexpr std::int64_t largest = 1'000'000'000'000'000'000;
    for (std::int64_t off = 0; off < heaps_tried; ++off) {
      if (!few_at(largest - off) || !few_at(largest / 3 - off) || !few_at(largest / 1000 - off))
        return false;
    }
    for (std::int64_t power = 1; power <= largest / 2; power *= 2) {
      if (!few_at(power) || !few_at(power - 1)) return false;
    }
    return true;
  }

 private:
  static constexpr std::size_t most_calls = 500;
  static constexpr std::int64_t heaps_tried = 64;

  bool few_at(std::int64_t n) {
    calls_ = 0;
    return value(n).has_value();
  }
  std::optional<std::int64_t> value(std::int64_t n) {
    if (++calls_ > most_calls) return std::nullopt;
    if (static_cast<std::uint64_t>(n) < law_.from) return data_.values[static_cast<std::size_t>(n)];
    const std::int64_t variables[1] = {n};
    const auto self = [&](std::int64_t e, std::int64_t, bool) {
      return e >= 0 && e < n ? value(e) : std::nullopt;
    };
    return expression_.value_by(variables, self);
  }

  const Law& law_;
  const Expression& expression_;
  const PatternData& data_;
  std::size_t calls_ = 0;
};

/// What stands before g: the rule, what is included and the functions that g calls.
std::string before_g(const Rule& rule, std::string_view g) {
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
  std::string out = "// " + rule.text() + "\n";
  for (const auto& [name, header] : headers) {
    const std::string line = "#include <" + std::string(header) + ">\n";
    const bool always = name.empty() || header == "cstdint";
    if ((always || all.find(name) != std::string::npos) && out.find(line) == std::string::npos)
      out.append(line);
  }
  return out.append("\nusing Int = std::int64_t;\n\n").append(functions);
}

/// g by a law; none where it can't be written in C++.
std::optional<WayOfProgram> way_by_law(const Rule& rule, const PatternData& data, const Law& law) {
  if (law.lost || law.formula.empty() || !law.except.empty()) return std::nullopt;
  if (law.from > data.values.size()) return std::nullopt;
  auto reader = Reader::open(law.body);
  if (!reader) return std::nullopt;
  const auto expression = Expression::read(*reader, {{"n"}}, {.self = true, .max_nodes = 16384});
  const auto body = expression ? cpp_of(*expression) : std::nullopt;
  if (!body || (law.proven && !CallsOfLaw(law, *expression, data).few())) return std::nullopt;
  // A guess may be wrong, but not without end: a chain of g(n-1), g(n-2) … is too deep.
  if (expression->uses_self(false) && !CallsOfLaw(law, *expression, data).few())
    return std::nullopt;
  WayOfProgram out;
  out.way = way_of(law);
  if (!law.proven) {
    out.first_line = "// A guess, not proven: " + law.formula + " holds for heaps " +
                     std::to_string(law.from) + " to " + std::to_string(law.checked_to) + ".\n";
  }
  std::string g = "// O(1) a heap, or a step for each digit.\nInt g(Int n) {\n";
  if (law.from > 0) {
    g.append("  static const Int first[] = {")
        .append(table_of(data, static_cast<std::size_t>(law.from)))
        .append("};\n  if (n < ")
        .append(std::to_string(law.from))
        .append(") return first[n];\n");
  }
  g.append("  return ").append(*body).append(";\n}\n\n");
  out.code = before_g(rule, g) + g;
  return out;
}

/// g by the recursion for rules where up to a bound may be taken (docs/theorems.md), which needs no
/// law of the values.
std::optional<WayOfProgram> way_by_restriction(const Rule& rule) {
  constexpr std::uint64_t longest = 1000;
  const auto here = restriction_at(rule, 0);
  if (!here || here->from + here->period > longest) return std::nullopt;
  const std::uint64_t end = here->from + here->period;
  std::string first;
  for (std::uint64_t n = 0; n < end; ++n) {
    const auto most = restriction_at(rule, n);
    if (!most) return std::nullopt;
    first.append(n == 0 ? "" : n % 20 == 0 ? ",\n      " : ", ").append(std::to_string(most->most));
  }
  const auto begin = restriction_at(rule, here->from);
  const auto later = restriction_at(rule, end);
  // A bound that does not grow would take a step for each few stones.
  if (!begin || !later || later->most <= begin->most) return std::nullopt;
  const std::string period = std::to_string(here->period);
  const std::string from = std::to_string(here->from);
  const std::string behind = here->from == 0 ? "n" : "(n - " + from + ")";
  const std::uint64_t rise = later->most - begin->most;
  WayOfProgram out;
  out.way = ProgramWay::closed;
  std::string g =
      "// The most that may be taken.\nInt most(Int n) {\n  static const Int first[] = {";
  g.append(first)
      .append("};\n  if (n < ")
      .append(std::to_string(end))
      .append(") return first[n];\n");
  g.append("  return first[").append(here->from == 0 ? "" : from + " + ").append(behind);
  g.append(" % ").append(period).append("] + ").append(behind).append(" / ").append(period);
  g.append(rise == 1 ? "" : " * " + std::to_string(rise));
  g.append(
      ";\n}\n\n// That where it rises, else the value of a smaller heap: a few steps for each "
      "digit.\n"
      "Int g(Int n) {\n  while (n > 0 && most(n) == most(n - 1)) n -= most(n) + 1;\n"
      "  return most(n);\n}\n\n");
  out.code = before_g(rule, g) + g;
  return out;
}

/// g by the stretches of one value to heap 10^18, where the rule knows them.
std::optional<WayOfProgram> way_by_stretches(const Rule& rule) {
  const auto stretches = stretches_of_rule(rule);
  if (!stretches) return std::nullopt;
  std::string starts;
  std::string values;
  for (std::size_t i = 0; i < stretches->size(); ++i) {
    const std::string_view comma = i == 0 ? "" : i % 5 == 0 ? ",\n      " : ", ";
    starts.append(comma).append(std::to_string((*stretches)[i].first));
    values.append(comma).append(std::to_string((*stretches)[i].value));
  }
  WayOfProgram out;
  out.way = ProgramWay::runs;
  const std::string g =
      "// Where stretches of one value begin, to heap 10^18: a step for each digit.\n"
      "Int g(Int n) {\n  static const Int starts[] = {" +
      starts + "};\n  static const Int values[] = {" + values +
      "};\n  return values[std::upper_bound(std::begin(starts), std::end(starts), n) - starts - "
      "1];\n}\n\n";
  out.code = before_g(rule, g) + g;
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
  if (rule.has_sequence() || number_names(rule).size() != 2) return std::nullopt;
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

/// The ways there are, the best first; a guess stands last.
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
  const bool values = heaps && !data.pairs && !data.marks && data.first == 0;
  if (values) {
    for (const Law& law : laws) {
      if (law.proven) add(way_by_law(rule, data, law));
    }
  }
  if (heaps && (!own || own->way == ProgramWay::table)) {
    add(way_by_restriction(rule));
    add(way_by_stretches(rule));
  }
  if (values && !own && !data.values.empty()) add(way_by_values(rule, data));
  add(std::move(own));
  if (values) {
    for (const Law& law : laws) {
      if (!law.proven) add(way_by_law(rule, data, law));
    }
  }
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
  const auto chosen = std::find_if(ways.begin(), ways.end(), [&](const WayOfProgram& one) {
    return way ? one.way == *way : one.way != ProgramWay::guess;
  });
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

std::string best_program(const RulePtr& rule, std::uint64_t options) {
  std::string own = rule->program();
  const bool heaps = rule->has_sequence() && rule->heaps({0}) != 0;
  const auto way = way_of_rule(*rule);
  const bool table = own.empty() || (way && way->way == ProgramWay::table);
  if (!heaps || !table || (!own.empty() && !may_be_proven(*rule))) return own;
  PatternValues values(rule, program_values, std::nullopt, options);
  while (!values.step(options).done) {}
  if (!values.result() || (!own.empty() && !may_be_proven(*rule, true))) return own;
  Patterns patterns(*values.result(), rule, true);
  while (!patterns.step(options).done) {}
  const auto ways = ways_of(*rule, *values.result(), patterns.laws());
  if (!own.empty() && (ways.empty() || ways.front().way == ProgramWay::table)) return own;
  ProgramShape shape;
  shape.io = ProgramShape::Io::lines;
  return judge_program(*rule, shape, *values.result(), patterns.laws());
}

}  // namespace nimber
