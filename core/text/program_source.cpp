#include "text/program_source.hpp"

#include <nimber/period.hpp>

#include <algorithm>

namespace nimber {
namespace {

constexpr std::string_view table_of_values = "  static std::vector<Int> g;\n";
/// Where no value is larger than 255: an eighth of the memory.
constexpr std::string_view byte_table = "  static std::vector<std::uint8_t> g;\n";

constexpr std::uint64_t values_looked_at = 20'000;

/// The proven period, where it is found among the first few values. (Where values grow there is a
/// closed form, which comes first.)
std::optional<Period> quick_period(const Rule& rule) {
  // The search outlives nothing here: it need not own the rule.
  PeriodSearch search(RulePtr(RulePtr(), &rule), values_looked_at, 20'000'000);
  while (!search.step(1'000'000).done) {}
  return search.period();
}

std::string reduce(const std::optional<Period>& period) {
  if (!period) return {};
  const std::string from = ProgramSource::literal(period->preperiod);
  const std::string length = ProgramSource::literal(period->period);
  if (period->preperiod == 0) return "  n %= " + length + ";\n";
  return "  if (n >= " + from + ") n = " + from + " + (n - " + from + ") % " + length + ";\n";
}

}  // namespace

bool ProgramSource::has_table(std::string_view source) {
  return source.find(table_of_values) != std::string_view::npos ||
         source.find(byte_table) != std::string_view::npos;
}

std::string ProgramSource::literal(std::uint64_t n) {
  return std::to_string(n) + (n > 2'000'000'000 ? "u" : "");
}

void ProgramSource::need(std::string_view header) {
  if (std::find(headers_.begin(), headers_.end(), header) == headers_.end())
    headers_.push_back(header);
}

void ProgramSource::heaps() {
  read =
      "    Int value = 0;\n"
      "    for (Int heap; in >> heap;) value ^= g(heap);\n";
}

void ProgramSource::closed(const std::string& formula) {
  body = "Int g(Int n) { return " + formula + "; }\n\n";
  heaps();
}

void ProgramSource::table(const Rule& rule, const std::string& options, bool may_be_periodic,
                          std::optional<std::uint64_t> most_options) {
  need("vector");
  body += "Int g(Int n) {\n" +
          std::string(most_options && *most_options < 256 ? byte_table : table_of_values) +
          reduce(may_be_periodic ? quick_period(rule) : std::nullopt) +
          "  for (Int m = g.size(); m <= n; ++m) {\n"
          "    std::vector<bool> seen;\n"
          "    auto mark = [&](Int value) {\n"
          "      if (value >= seen.size()) seen.resize(value + 1);\n"
          "      seen[value] = true;\n"
          "    };\n" +
          options +
          "    Int mex = 0;\n"
          "    while (mex < seen.size() && seen[mex]) ++mex;\n"
          "    g.push_back(mex);\n"
          "  }\n"
          "  return g[n];\n"
          "}\n\n";
  heaps();
}

void ProgramSource::pairs(const std::string& options, bool sorted) {
  // Pairs of small numbers stand in rows, which is several times as quick.
  remember("Int x, Int y",
           std::string(sorted ? "  if (x > y) std::swap(x, y);\n" : "") +
               "  static std::vector<std::vector<int>> rows;  // one more than the value, or 0\n"
               "  static std::map<std::pair<Int, Int>, Int> known;\n"
               "  const bool in_rows = x < 5000 && y < 5000;\n"
               "  if (in_rows) {\n"
               "    if (rows.size() <= x) rows.resize(x + 1);\n"
               "    if (rows[x].size() <= y) rows[x].resize(y + 1);\n"
               "    if (int found = rows[x][y]) return found - 1;\n"
               "  } else if (auto at = known.find({x, y}); at != known.end()) {\n"
               "    return at->second;\n"
               "  }\n",
           options,
           "  if (in_rows) rows[x][y] = int(mex) + 1;\n"
           "  else known[{x, y}] = mex;\n"
           "  return mex;\n");
  read =
      "    Int value = 0;\n"
      "    for (Int a = 0, b = 0; in >> a >> b;) value ^= g(a, b);\n";
}

void ProgramSource::rows(const std::string& options, bool sorted) {
  remember("Row cells",
           std::string(sorted ? "  std::sort(cells.begin(), cells.end());\n" : "") +
               "  static std::map<Row, Int> known;\n"
               "  if (auto at = known.find(cells); at != known.end()) return at->second;\n",
           options, "  return known[cells] = mex;\n");
  read =
      "    Int value = 0;\n"
      "    for (std::string part; std::getline(in, part, ';');) {\n"
      "      std::istringstream numbers(part);\n"
      "      Row cells;\n"
      "      for (Int cell; numbers >> cell;) cells.push_back(cell);\n"
      "      if (!cells.empty()) value ^= g(cells);\n"
      "    }\n";
}

void ProgramSource::remember(const std::string& parameters, const std::string& look,
                             const std::string& options, const std::string& keep) {
  for (const std::string_view header : {"map", "utility", "vector"}) need(header);
  body += "Int g(" + parameters + ") {\n" + look +
          "  std::vector<bool> seen;\n"
          "  {\n"
          "    auto mark = [&](Int value) {\n"
          "      if (value >= seen.size()) seen.resize(value + 1);\n"
          "      seen[value] = true;\n"
          "    };\n" +
          options +
          "  }\n"
          "  Int mex = 0;\n"
          "  while (mex < seen.size() && seen[mex]) ++mex;\n" +
          keep + "}\n\n";
}

std::string ProgramSource::text(const Rule& rule) {
  need("cstdint");
  std::sort(headers_.begin(), headers_.end());
  std::string out = "// " + rule.text() + "\n";
  for (const std::string_view header : headers_)
    out.append("#include <").append(header).append(">\n");
  out += "\nusing Int = std::uint64_t;\n\n" + body;
  out += "int main() {\n";
  out += "  for (std::string line; std::getline(std::cin, line);) {\n";
  out += "    std::istringstream in(line);\n";
  out += read;
  out += outcome_only ? "    std::cout << (lost ? \"P\\n\" : \"N\\n\");\n"
                      : "    std::cout << value << (value == 0 ? \" P\\n\" : \" N\\n\");\n";
  out += "  }\n}\n";
  return out;
}

}  // namespace nimber
