#include "answers/program.hpp"

#include <nimber/period.hpp>
#include "rules/subtraction_set.hpp"

#include <algorithm>
#include <cctype>

namespace nimber {
namespace {

/// What a program is put together from.
struct Source {
  std::vector<std::string_view> headers{"iostream", "sstream", "string"};
  std::string body;           ///< functions before main
  std::string read;           ///< reads a state from `in` and leaves `value`
  bool outcome_only = false;  ///< leaves `bool lost` instead

  void need(std::string_view header) {
    if (std::find(headers.begin(), headers.end(), header) == headers.end())
      headers.push_back(header);
  }
  std::string text(const std::string& rule) {
    need("cstdint");
    std::sort(headers.begin(), headers.end());
    std::string out = "// " + rule + "\n";
    for (const std::string_view header : headers)
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
};

std::string number(std::uint64_t n) { return std::to_string(n); }

/// Values longer than 9 digits are written so that a compiler takes them as they are.
std::string literal(std::uint64_t n) { return number(n) + (n > 2'000'000'000 ? "u" : ""); }

void read_heaps(Source& source) {
  source.read =
      "    Int value = 0;\n"
      "    for (Int heap; in >> heap;) value ^= g(heap);\n";
}

/// g(n) by a formula.
std::string closed(Source& source, const std::string& formula) {
  source.body = "Int g(Int n) { return " + formula + "; }\n\n";
  read_heaps(source);
  return source.body;
}

constexpr std::uint64_t values_looked_at = 20'000;

/// The proven period, where it is found among the first few values. (Where values grow there is a
/// closed form, which comes first.)
std::optional<Period> quick_period(const RulePtr& rule) {
  PeriodSearch search(rule, values_looked_at, 20'000'000);
  while (!search.step(1'000'000).done) {}
  return search.period();
}

std::string reduce(const std::optional<Period>& period) {
  if (!period) return {};
  const std::string from = literal(period->preperiod);
  const std::string length = literal(period->period);
  if (period->preperiod == 0) return "  n %= " + length + ";\n";
  return "  if (n >= " + from + ") n = " + from + " + (n - " + from + ") % " + length + ";\n";
}

/// g(n) by mex; `options` marks the values of the options of m, in a loop body indented by four.
void table(Source& source, const RulePtr& rule, const std::string& options, bool may_be_periodic) {
  source.need("vector");
  source.body +=
      "Int g(Int n) {\n"
      "  static std::vector<Int> g;\n" +
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
  read_heaps(source);
}

void take(Source& source, const RulePtr& rule) {
  auto reader = Reader::open(rule->rules());
  auto set = reader ? SubtractionSet::read(*reader) : Result<SubtractionSet>(Error{});
  if (!set) return;  // a rule's own text is read again
  using Kind = SubtractionSet::Kind;
  const auto& items = set->simplified();
  if (items.size() == 1) {
    const auto& item = items.front();
    const std::uint64_t first = item.first;
    const std::uint64_t last = item.kind == Kind::number ? first : item.last;
    switch (item.kind) {
      case Kind::number:
      case Kind::range:
        closed(source, first == 1 ? "n % " + literal(last + 1)
                                  : "n % " + literal(first + last) + " / " + literal(first));
        return;
      case Kind::open: closed(source, first == 1 ? "n" : "n / " + literal(first)); return;
      case Kind::odd: closed(source, "n % 2"); return;
      case Kind::even: closed(source, "n / 2"); return;
      case Kind::pow2: closed(source, "n % 3"); return;
      case Kind::fib:
      case Kind::prime:
      case Kind::square: break;
    }
  }
  std::vector<std::uint64_t> numbers;
  bool listed = true;
  for (const auto& item : items) {
    const std::uint64_t last = item.kind == Kind::number ? item.first : item.last;
    listed = listed &&
             (item.kind == Kind::number || (item.kind == Kind::range && last - item.first < 16));
    for (std::uint64_t k = item.first; listed && k <= last; ++k) numbers.push_back(k);
  }
  if (listed) {
    std::sort(numbers.begin(), numbers.end());
    source.body = "const Int moves[] = {";
    for (std::size_t i = 0; i < numbers.size(); ++i)
      source.body += (i > 0 ? ", " : "") + literal(numbers[i]);
    source.body += "};\n\n";
    table(source, rule,
          "    for (Int k : moves)\n"
          "      if (k <= m) mark(g[m - k]);\n",
          true);
    return;
  }
  std::string any;
  for (const auto& item : items) {
    if (!any.empty()) any += " || ";
    switch (item.kind) {
      case Kind::number: any += "k == " + literal(item.first); break;
      case Kind::range:
        any += "(k >= " + literal(item.first) + " && k <= " + literal(item.last) + ")";
        break;
      case Kind::open: any += "k >= " + literal(item.first); break;
      case Kind::odd: any += "k % 2 == 1"; break;
      case Kind::even: any += "k % 2 == 0"; break;
      case Kind::pow2: any += "(k & (k - 1)) == 0"; break;
      case Kind::fib:
        source.body +=
            "bool is_fibonacci(Int k) {\n"
            "  Int a = 1, b = 2;\n"
            "  while (a < k) {\n"
            "    b += a;\n"
            "    a = b - a;\n"
            "  }\n"
            "  return a == k;\n"
            "}\n\n";
        any += "is_fibonacci(k)";
        break;
      case Kind::prime:
        source.body +=
            "bool is_prime(Int k) {\n"
            "  for (Int d = 2; d * d <= k; ++d)\n"
            "    if (k % d == 0) return false;\n"
            "  return k >= 2;\n"
            "}\n\n";
        any += "is_prime(k)";
        break;
      case Kind::square:
        source.body +=
            "bool is_square(Int k) {\n"
            "  Int root = 0;\n"
            "  while (root * root < k) ++root;\n"
            "  return root * root == k;\n"
            "}\n\n";
        any += "is_square(k)";
        break;
    }
  }
  source.need("vector");
  source.body += "bool allowed(Int k) { return " + any + "; }\n\n";
  table(source, rule,
        "    static std::vector<Int> moves;\n"
        "    if (m > 0 && allowed(m)) moves.push_back(m);\n"
        "    for (Int k : moves) mark(g[m - k]);\n",
        set->largest().has_value());
}

/// Can every step of the predicate be left to plain 64-bit arithmetic, for heaps that a table can
/// hold?
bool plain_arithmetic(const std::string& predicate) {
  std::size_t products = 0;
  std::size_t digits = 0;
  for (std::size_t at = 0; at < predicate.size(); ++at) {
    const char c = predicate[at];
    products += c == '*';
    digits = std::isdigit(static_cast<unsigned char>(c)) != 0 ? digits + 1 : 0;
    if (digits > 6) return false;
    // (No predicate ends with such a sign.)
    if ((c == '/' || c == '%') && (predicate[at + 1] < '1' || predicate[at + 1] > '9'))
      return false;
  }
  return products <= 2;
}

void custom(Source& source, const RulePtr& rule) {
  const std::string predicate = rule->rules();
  if (rule->sentence().code == "take-half") {
    source.body =
        "Int g(Int n) {\n"
        "  Int digits = 0;\n"
        "  for (; n > 0; n /= 2) ++digits;\n"
        "  return digits;\n"
        "}\n\n";
    read_heaps(source);
    return;
  }
  std::string condition = predicate;
  if (predicate.find("gcd") != std::string::npos) source.need("numeric");
  if (plain_arithmetic(predicate)) {
    source.body = predicate.find("gcd") != std::string::npos ? "using std::gcd;\n\n" : "";
    source.body += "bool allowed(std::int64_t n, std::int64_t k) { return " + condition + "; }\n\n";
  } else {
    // Every integer becomes one that notes what goes wrong.
    condition.clear();
    for (std::size_t i = 0; i < predicate.size(); ++i) {
      if (std::isdigit(static_cast<unsigned char>(predicate[i])) == 0) {
        condition.push_back(predicate[i]);
        continue;
      }
      std::size_t end = i;
      while (std::isdigit(static_cast<unsigned char>(predicate[end])) != 0)
        ++end;  // at the end a string has a 0, which is none
      condition += "Safe{" + predicate.substr(i, end - i) + "}";
      i = end - 1;
    }
    source.need("numeric");
    source.body =
        "bool failed;\n"
        "struct Safe {\n"
        "  std::int64_t v;\n"
        "};\n"
        "Safe operator+(Safe a, Safe b) { failed |= __builtin_add_overflow(a.v, b.v, &a.v); return "
        "a; }\n"
        "Safe operator-(Safe a, Safe b) { failed |= __builtin_sub_overflow(a.v, b.v, &a.v); return "
        "a; }\n"
        "Safe operator*(Safe a, Safe b) { failed |= __builtin_mul_overflow(a.v, b.v, &a.v); return "
        "a; }\n"
        "bool bad(Safe a, Safe b) { return b.v == 0 || (a.v == INT64_MIN && b.v == -1); }\n"
        "Safe operator/(Safe a, Safe b) { if (bad(a, b)) return failed = true, a; return {a.v / "
        "b.v}; }\n"
        "Safe operator%(Safe a, Safe b) { if (bad(a, b)) return failed = true, a; return {a.v % "
        "b.v}; }\n"
        "Safe gcd(Safe a, Safe b) { return {std::gcd(a.v, b.v)}; }\n"
        "bool operator==(Safe a, Safe b) { return a.v == b.v; }\n"
        "bool operator!=(Safe a, Safe b) { return a.v != b.v; }\n"
        "bool operator<(Safe a, Safe b) { return a.v < b.v; }\n"
        "bool operator<=(Safe a, Safe b) { return a.v <= b.v; }\n"
        "bool operator>(Safe a, Safe b) { return a.v > b.v; }\n"
        "bool operator>=(Safe a, Safe b) { return a.v >= b.v; }\n\n"
        "bool allowed(Safe n, Safe k) {\n"
        "  failed = false;\n"
        "  bool holds = " +
        condition +
        ";\n"
        "  return holds && !failed;\n"
        "}\n\n";
  }
  const bool safe = !plain_arithmetic(predicate);
  table(source, rule,
        std::string("    for (Int k = 1; k <= m; ++k)\n") +
            (safe ? "      if (allowed({std::int64_t(m)}, {std::int64_t(k)})) mark(g[m - k]);\n"
                  : "      if (allowed(m, k)) mark(g[m - k]);\n"),
        false);
}

void octal(Source& source, const RulePtr& rule) {
  const std::string code = rule->rules();
  source.body = "const int digits[] = {";
  std::size_t count = 0;
  for (const char c : code) {
    if (c != '.') source.body += (count++ > 0 ? ", " : "") + std::string(1, c);
  }
  source.body += "};\n\n";
  table(source, rule,
        "    for (Int k = 0; k < " + number(count) +
            " && k <= m; ++k) {\n"
            "      Int rest = m - k;\n"
            "      if ((digits[k] & 1) && k > 0 && rest == 0) mark(0);\n"
            "      if ((digits[k] & 2) && k > 0 && rest > 0) mark(g[rest]);\n"
            "      if (digits[k] & 4)\n"
            "        for (Int a = 1; 2 * a <= rest; ++a) mark(g[a] ^ g[rest - a]);\n"
            "    }\n",
        true);
}

void places(Source& source, bool from_right) {
  source.need("vector");
  source.need("algorithm");
  source.read =
      "    std::vector<Int> place;\n"
      "    for (Int p; in >> p;) place.push_back(p);\n"
      "    std::sort(place.begin(), place.end());\n";
  if (from_right) {
    source.read += "    if (place.size() % 2 == 1) place.insert(place.begin(), 0);\n";
  }
  source.read +=
      "    Int value = 0;\n"
      "    for (std::size_t i = 1; i < place.size(); i += 2) value ^= place[i] - place[i - 1] - "
      "1;\n";
}

void hill(Source& source, const RulePtr& rule) {
  source.outcome_only = true;
  source.need("vector");
  source.need("algorithm");
  source.read =
      "    std::vector<Int> up;\n"
      "    Int king = " +
      rule->rules() +
      ";\n"
      "    for (Int p; in >> p;) up.push_back(p);\n"
      "    std::sort(up.begin(), up.end());\n"
      "    bool over = up[king - 1] == 0;\n"
      "    while (!over && up[0] == 0) {\n"
      "      up.erase(up.begin());\n"
      "      --king;\n"
      "    }\n"
      "    Int sum = 0;\n"
      "    std::size_t odd = up.size() % 2;\n"
      "    if (!over && odd == 1) sum = up[0] - (king == 2 ? 1 : 0);\n"
      "    for (std::size_t i = odd + 1; !over && i < up.size(); i += 2) sum ^= up[i] - up[i - 1] "
      "- 1;\n"
      "    bool lost = over || (king != 1 && sum == 0);\n";
}

void wythoff(Source& source) {
  source.outcome_only = true;
  source.need("algorithm");
  source.body =
      "using Wide = unsigned __int128;\n\n"
      "bool cold(Int a, Int b) {\n"
      "  if (a > b) std::swap(a, b);\n"
      "  Int k = b - a;\n"
      "  if (k > a) return false;\n"
      "  Wide low = 2 * a - k, high = low + 2, five = Wide(5) * k * k;\n"
      "  return low * low <= five && five < high * high;\n"
      "}\n\n";
  source.read =
      "    Int a = 0, b = 0;\n"
      "    in >> a >> b;\n"
      "    bool lost = cold(a, b);\n";
}

void graph(Source& source, const RulePtr& rule) {
  source.need("map");
  source.need("vector");
  source.body = "std::map<std::string, std::vector<std::string>> arrows;\n\n";
  source.body += "const char* const edges[][2] = {\n";
  std::string item;
  const std::string items = rule->rules() + ",";
  std::size_t edges = 0;
  for (const char c : items) {
    if (c != ',') {
      item.push_back(c);
      continue;
    }
    const std::size_t dash = item.find('-');
    if (dash != std::string::npos) {
      source.body += "    {\"" + item.substr(0, dash) + "\", \"" + item.substr(dash + 1) + "\"},\n";
      ++edges;
    }
    item.clear();
  }
  if (edges == 0) source.body += "    {\"\", \"\"},\n";
  source.body +=
      "};\n\n"
      "Int g(const std::string& vertex) {\n"
      "  static std::map<std::string, Int> known;\n"
      "  if (auto found = known.find(vertex); found != known.end()) return found->second;\n"
      "  std::vector<bool> seen(arrows[vertex].size() + 1);\n"
      "  for (const std::string& next : arrows[vertex]) {\n"
      "    Int value = g(next);\n"
      "    if (value < seen.size()) seen[value] = true;\n"
      "  }\n"
      "  Int mex = 0;\n"
      "  while (seen[mex]) ++mex;\n"
      "  return known[vertex] = mex;\n"
      "}\n\n";
  source.read =
      "    if (arrows.empty())\n"
      "      for (auto& edge : edges) arrows[edge[0]].push_back(edge[1]);\n"
      "    Int value = 0;\n"
      "    for (std::string token; in >> token;) value ^= g(token);\n";
}

void coins(Source& source, const RulePtr& rule) {
  const std::string variant = rule->rules();
  std::string formula;
  if (variant == "turtles") {
    formula = "Int g(Int place) { return place; }\n\n";
  } else if (variant == "twins") {
    formula = "Int g(Int place) { return place - 1; }\n\n";
  } else if (variant == "ruler") {
    formula = "Int g(Int place) { return place & (~place + 1); }\n\n";
  } else {
    formula =
        "Int g(Int place) {\n"
        "  Int ones = 0, n = place - 1;\n"
        "  for (Int rest = n; rest > 0; rest /= 2) ones += rest % 2;\n"
        "  return 2 * n + (ones % 2 == 0 ? 1 : 0);\n"
        "}\n\n";
  }
  source.body = formula;
  source.read =
      "    std::string row;\n"
      "    in >> row;\n"
      "    Int value = 0;\n"
      "    for (std::size_t i = 0; i < row.size(); ++i)\n"
      "      if (row[i] == 'H') value ^= g(i + 1);\n";
}

}  // namespace

std::string program(const RulePtr& rule) {
  Source source;
  const std::string_view game = rule->game().name;
  if (game == "nim") {
    closed(source, "n");
  } else if (game == "take") {
    take(source, rule);
  } else if (game == "custom") {
    custom(source, rule);
  } else if (game == "octal") {
    octal(source, rule);
  } else if (game == "grundy") {
    table(source, rule, "    for (Int a = 1; 2 * a < m; ++a) mark(g[a] ^ g[m - a]);\n", false);
  } else if (game == "lasker") {
    closed(source, "n == 0 ? 0 : n % 4 == 0 ? n - 1 : n % 4 == 3 ? n + 1 : n");
  } else if (game == "wythoff") {
    wythoff(source);
  } else if (game == "stairs") {
    source.read =
        "    Int value = 0;\n"
        "    Int step = 0;\n"
        "    for (Int stones; in >> stones;)\n"
        "      if (++step % 2 == 1) value ^= stones;\n";
  } else if (game == "strip") {
    places(source, true);
  } else if (game == "monks") {
    places(source, false);
  } else if (game == "hill") {
    hill(source, rule);
  } else if (game == "graph") {
    graph(source, rule);
  } else if (game == "coins") {
    coins(source, rule);
  } else {
    return {};
  }
  return source.text(rule->text());
}

}  // namespace nimber
