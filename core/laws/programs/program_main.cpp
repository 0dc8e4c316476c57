#include "laws/programs/program_main.hpp"

namespace nimber {
namespace {

/// The statement that prints the words for a case. `won` is a C++ condition.
std::string words_of(const ProgramShape& shape, const std::string& won) {
  return "    std::cout << (" + won + " ? \"" + shape.first + "\\n\" : \"" + shape.second +
         "\\n\");\n";
}

}  // namespace

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
    // Where cases begin with sets, a set of no numbers ends them.
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

}  // namespace nimber
