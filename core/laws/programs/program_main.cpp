#include "laws/programs/program_main.hpp"

#include <algorithm>
#include <cctype>

namespace nimber {
namespace {

/// The statements that print the words for a case. `won` is a C++ condition.
std::string words_of(const ProgramShape& shape, const std::string& won) {
  return print_number(shape, "    ") + "    std::cout << (" + won + " ? \"" + shape.first +
         "\\n\" : \"" + shape.second + "\\n\");\n";
}

std::string begin_main(const ProgramShape& shape) {
  return shape.numbered ? "int main() {\n  int number = 0;\n" : "int main() {\n";
}

/// The signs, neither letters nor digits, with which the text begins.
std::string_view signs_of(std::string_view text) {
  const auto is_sign = [](char c) {
    const auto code = static_cast<unsigned char>(c);
    return code < 0x80 && std::isalnum(code) == 0;
  };
  return text.substr(0, static_cast<std::size_t>(
                            std::find_if_not(text.begin(), text.end(), is_sign) - text.begin()));
}

/// What is left of a line behind a number, or else the next line that is not empty. Where a state
/// is a line, an empty one is a state too.
std::string next_line(const ProgramShape& shape) {
  return shape.io == ProgramShape::Io::lines ? "std::getline(std::cin, line)"
                                             : "std::getline(std::cin >> std::ws, line)";
}

/// Of cases that are one heap or one pair: `main` calls is_lost, or g(a, b).
std::string main_of_numbers(const ProgramShape& shape, ProgramFunction function) {
  using Io = ProgramShape::Io;
  const bool pair = function.pair;
  const std::string call =
      std::string(function.lost ? "is_lost(" : "g(").append(pair ? "a, b)" : "heap)");
  const std::string numbers = pair ? "Int a = 0, b = 0; " : "Int heap = 0; ";
  const std::string read = pair ? ">> a >> b" : ">> heap";
  std::string out = begin_main(shape);
  if (shape.io == Io::lines) {
    out.append("  for (std::string line; std::getline(std::cin, line);) {\n");
    out.append("    std::istringstream in(line);\n");
    if (function.lost) {
      out.append("    " + numbers).back() = '\n';
      out.append("    in " + read + ";\n    std::cout << (" + call + " ? \"P\\n\" : \"N\\n\");\n");
    } else {
      out.append("    Int value = 0;\n    for (" + numbers + "in " + read + ";) value ^= " + call);
      out.append(";\n    std::cout << value << (value == 0 ? \" P\\n\" : \" N\\n\");\n");
    }
    return out.append("  }\n}\n");
  }
  if (shape.io == Io::count) out.append("  int cases = 0;\n  std::cin >> cases;\n");
  out.append("  for (" + numbers);
  if (shape.io == Io::count) out.append("cases-- > 0 && ");
  out.append("std::cin " + read);
  if (shape.io == Io::zero) out.append(pair ? " && a + b != 0" : " && heap != 0");
  out.append(";) {\n");
  return out.append(words_of(shape, function.lost ? "!" + call : call + " != 0"))
      .append("  }\n}\n");
}

/// Of cases that are a set and positions of it.
std::string main_of_positions(const ProgramShape& shape) {
  using Io = ProgramShape::Io;
  using Heaps = ProgramShape::Heaps;
  const bool line = shape.heaps == Heaps::line;
  std::string out = begin_main(shape);
  if (shape.io == Io::count) out.append("  int cases = 0;\n  std::cin >> cases;\n");
  out.append("  Int positions = 0;\n  while (");
  if (shape.io == Io::count) out.append("cases-- > 0 && ");
  out.append("read_set(std::cin) && std::cin >> positions) {\n");
  if (line) out.append("    std::string line;\n");
  out.append(print_number(shape, "    "));
  out.append("    for (Int at = 0; at < positions; ++at) {\n      Int value = 0;\n");
  if (line) {
    out.append(
        "      std::getline(std::cin >> std::ws, line);\n      std::istringstream in(line);\n"
        "      for (Int heap; in >> heap;) value ^= g(heap);\n");
  } else {
    const std::string heaps = shape.heaps == Heaps::one ? "1;\n" : "0;\n      std::cin >> heaps;\n";
    out.append("      Int heaps = " + heaps);
    out.append("      for (Int heap; heaps > 0 && std::cin >> heap; --heaps) value ^= g(heap);\n");
  }
  // Letters stand side by side.
  const auto letter = [](const std::string& word) {
    return std::count_if(word.begin(), word.end(), [](char c) {
             return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
           }) == 1;
  };
  const bool apart = !letter(shape.first) || !letter(shape.second);
  out.append("      std::cout << ").append(apart ? "(at > 0 ? \" \" : \"\") << " : "");
  out.append("(value != 0 ? \"" + shape.first + "\" : \"" + shape.second + "\");\n");
  return out.append("    }\n    std::cout << \"\\n\";\n  }\n}\n");
}

}  // namespace

bool set_words(std::string_view first, std::string_view second, ProgramShape& shape) {
  for (const std::string_view word : {first, second}) {
    const bool wrong = std::any_of(word.begin(), word.end(), [](char c) {
      return c == '"' || c == '\\' || static_cast<unsigned char>(c) < 0x20;
    });
    if (wrong) return false;
  }
  shape.numbered = false;
  const std::size_t at = first.find(case_number_mark);
  if (at != second.find(case_number_mark)) return false;
  if (at != std::string_view::npos) {
    shape.numbered = true;
    shape.before = first.substr(0, at);
    if (shape.before != second.substr(0, at)) return false;
    first.remove_prefix(at + case_number_mark.size());
    second.remove_prefix(at + case_number_mark.size());
    shape.between = signs_of(first);
    if (shape.between != signs_of(second)) return false;
    first.remove_prefix(shape.between.size());
    second.remove_prefix(shape.between.size());
    if (first.empty() || second.empty()) return false;
  }
  shape.first = first;
  shape.second = second;
  return true;
}

std::pair<std::string, std::string> marked_words(const ProgramShape& shape) {
  if (!shape.numbered) return {shape.first, shape.second};
  const std::string number = shape.before + std::string(case_number_mark) + shape.between;
  return {number + shape.first, number + shape.second};
}

std::string print_number(const ProgramShape& shape, std::string_view indent) {
  if (!shape.numbered) return {};
  std::string out(indent);
  out += "std::cout << ";
  if (!shape.before.empty()) out += "\"" + shape.before + "\" << ";
  out += "++number";
  if (!shape.between.empty()) out += " << \"" + shape.between + "\"";
  return out + ";\n";
}

bool reads_most(const Rule& rule) {
  const std::string written = rule.rules();
  return written.rfind("1..", 0) == 0 && written.size() > 3 &&
         written.find(',') == std::string::npos;
}

std::string functions_of_sets(const Rule& rule) {
  const std::string includes =
      "#include <algorithm>\n#include <cstdint>\n#include <iostream>\n#include <sstream>\n"
      "#include <string>\n#include <vector>\n\nusing Int = std::uint64_t;\n\n";
  if (reads_most(rule)) {
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

std::string main_of(const ProgramShape& shape, ProgramFunction function) {
  if (shape.reads_positions) return main_of_positions(shape);
  if (function.pair || function.lost) return main_of_numbers(shape, function);
  using Io = ProgramShape::Io;
  using Heaps = ProgramShape::Heaps;
  const std::string set = shape.reads_set ? "read_set(std::cin)" : "";
  std::string out = begin_main(shape);
  std::string read;
  const bool line = shape.heaps == Heaps::line || shape.io == Io::lines;
  if (line) {
    read = next_line(shape);
    out.append("  std::string line;\n");
  } else {
    read = shape.heaps == Heaps::one ? "std::cin >> heap" : "std::cin >> heaps";
    out.append(shape.heaps == Heaps::one ? "  Int heap;\n" : "  Int heaps;\n");
  }
  if (shape.reads_set) read = set + " && " + read;
  const std::string stop = line ? "line.find_first_not_of(\" 0\\r\") != std::string::npos"
                           : shape.heaps == Heaps::one ? "heap != 0"
                                                       : "heaps != 0";
  if (shape.io == Io::count) {
    out.append("  int cases = 0;\n  std::cin >> cases;\n");
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

std::string main_of_answers(const ProgramShape& shape, bool pair) {
  using Io = ProgramShape::Io;
  using Heaps = ProgramShape::Heaps;
  const bool zero = shape.io == Io::zero;
  const std::string set = shape.reads_set ? "  if (!read_set(std::cin)) return false;\n" : "";
  std::string out = "bool read(Heaps& heaps) {\n" + set;
  if (shape.io == Io::lines || (!pair && shape.heaps == Heaps::line)) {
    out.append("  std::string line;\n");
    out.append("  if (!" + next_line(shape));
    out.append(zero && !shape.reads_set
                   ? " || line.find_first_not_of(\" 0\\r\") == std::string::npos"
                   : "")
        .append(") return false;\n");
    out.append("  std::istringstream in(line);\n  heaps.clear();\n");
    out.append(pair ? "  for (Int a, b; in >> a >> b;) heaps.push_back({a, b});\n"
                    : "  for (Int heap; in >> heap;) heaps.push_back(heap);\n");
    out.append("  return true;\n");
  } else if (pair) {
    out.append("  Int a, b;\n  if (!(std::cin >> a >> b)");
    out.append(zero ? " || a + b == 0" : "").append(") return false;\n");
    out.append("  heaps = {{a, b}};\n  return true;\n");
  } else if (shape.heaps == Heaps::one) {
    out.append("  heaps.resize(1);\n  return std::cin >> heaps[0]");
    out.append(zero && !shape.reads_set ? " && heaps[0] != 0;\n" : " ? true : false;\n");
  } else {
    out.append("  Int count;\n  if (!(std::cin >> count)");
    out.append(zero && !shape.reads_set ? " || count == 0" : "").append(") return false;\n");
    out.append(
        "  heaps.resize(count);\n  for (Int& heap : heaps) std::cin >> heap;\n  return true;\n");
  }
  out.append("}\n\nint main() {\n");
  if (shape.io != Io::count)
    return out.append("  for (Heaps heaps; read(heaps);) answer(heaps);\n}\n");
  out.append("  int cases = 0;\n  std::cin >> cases;\n");
  return out.append("  for (Heaps heaps; cases-- > 0 && read(heaps);) answer(heaps);\n}\n");
}

}  // namespace nimber
