// Arguments about graphs and about sums of equal parts: against plain recursion, against all
// involutions of small graphs, and against the verifier; forged ones are refused.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include "arguments/check_argument.hpp"
#include "arguments/find_argument.hpp"

#include <nimber/notation.hpp>

#include <algorithm>
#include <map>
#include <numeric>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace nimber;

namespace {

class Chance {
 public:
  explicit Chance(unsigned seed) : engine_(seed) {}
  std::size_t below(std::size_t n) {
    return std::uniform_int_distribution<std::size_t>(0, n - 1)(engine_);
  }

 private:
  std::mt19937 engine_;
};

std::optional<Argument> found(const Position& position, ArgumentFor wanted) {
  Work work(10'000'000);
  return find_argument(position, wanted, work);
}

using Edges = std::vector<std::pair<std::size_t, std::size_t>>;

std::string name(std::size_t v, bool ground) {
  return v == 0 && ground ? "0" : std::string(1, static_cast<char>('a' + v));
}

std::string text_of(const Edges& edges, bool ground) {
  std::string out;
  for (const auto& [a, b] : edges)
    out += (out.empty() ? "" : ",") + name(a, ground) + "-" + name(b, ground);
  return out;
}

/// Edges at random; often the same twice over, on other vertices, so that there is something to
/// copy.
Edges random_edges(Chance& dice, std::size_t vertices, std::size_t most) {
  std::set<std::pair<std::size_t, std::size_t>> edges;
  const std::size_t half = vertices / 2;
  const bool doubled = dice.below(3) > 0;
  for (std::size_t i = 0, n = 1 + dice.below(most); i < n && edges.size() < most; ++i) {
    std::size_t a = dice.below(vertices);
    std::size_t b = dice.below(vertices);
    if (a == b) continue;
    if (a > b) std::swap(a, b);
    edges.emplace(a, b);
    if (!doubled || a >= 2 * half || b >= 2 * half) continue;
    const auto image = [&](std::size_t v) { return v < half ? v + half : v - half; };
    std::size_t c = image(a);
    std::size_t d = image(b);
    if (c > d) std::swap(c, d);
    edges.emplace(c, d);
  }
  return {edges.begin(), edges.end()};
}

/// Does some involution of this graph move every vertex that has an edge, to no neighbour?
bool has_far_involution(const Edges& edges, std::size_t vertices, bool loose) {
  std::set<std::pair<std::size_t, std::size_t>> both;
  for (const auto& [a, b] : edges) {
    both.emplace(a, b);
    both.emplace(b, a);
  }
  std::vector<std::size_t> used;
  for (std::size_t v = 0; v < vertices; ++v) {
    const bool has =
        std::any_of(both.begin(), both.end(), [&](const auto& edge) { return edge.first == v; });
    if (has || !loose) used.push_back(v);
  }
  std::vector<std::size_t> to(vertices, SIZE_MAX);
  const auto go = [&](const auto& self) -> bool {
    const auto open =
        std::find_if(used.begin(), used.end(), [&](std::size_t v) { return to[v] == SIZE_MAX; });
    if (open == used.end()) {
      return std::all_of(both.begin(), both.end(), [&](const auto& edge) {
        return both.count({to[edge.first], to[edge.second]}) > 0;
      });
    }
    for (const std::size_t v : used) {
      if (v == *open || to[v] != SIZE_MAX || both.count({v, *open}) > 0) continue;
      to[v] = *open;
      to[*open] = v;
      if (self(self)) return true;
      to[v] = to[*open] = SIZE_MAX;
    }
    return false;
  };
  return !used.empty() && go(go);
}

}  // namespace

TEST_CASE("a graph is won by copying where plain play says so", "[arguments]") {
  Chance dice(5);
  std::map<std::string, int> seen;
  const std::size_t rounds = plain::share(1500);
  for (std::size_t round = 0; round < rounds; ++round) {
    const std::string games[] = {"nodekayles", "arckayles", "hackenbush", "graph"};
    const std::string& game = games[round % 4];
    const bool ground = game == "hackenbush";
    const bool directed = game == "graph";
    const std::size_t vertices = 2 + dice.below(5);
    Edges edges = random_edges(dice, vertices, 7);
    if (edges.empty()) continue;
    std::string text = game;
    if (directed) {
      text += "/" + text_of(edges, false) + ":" + name(edges[0].first, false);
      for (std::size_t i = 0, n = dice.below(3); i < n; ++i)
        text += "," + name(edges[dice.below(edges.size())].first, false);
    } else {
      if (ground && dice.below(2) == 0) edges.push_back(edges[dice.below(edges.size())]);
      text += ":" + text_of(edges, ground);
    }
    const auto position = read_position(text);
    if (!position) continue;  // an edge that does not hang on the ground
    CAPTURE(text);
    std::map<std::string, bool> known;
    const bool wins = plain::wins(text, known);
    for (const ArgumentFor wanted : {ArgumentFor::lost, ArgumentFor::won}) {
      const auto argument = found(*position, wanted);
      const bool lost = wanted == ArgumentFor::lost;
      if (argument) {
        REQUIRE(wins != lost);
        REQUIRE(check_argument(*position, *argument) == "");
        ++seen[game + (lost ? " lost" : " won")];
      }
      if (lost && (game == "nodekayles" || game == "arckayles"))
        REQUIRE(argument.has_value() == has_far_involution(edges, vertices, true));
    }
  }
  for (const char* const kind :
       {"nodekayles lost", "nodekayles won", "arckayles lost", "arckayles won", "hackenbush lost",
        "hackenbush won", "graph lost", "graph won"}) {
    CAPTURE(kind);
    CHECK(seen[kind] >= static_cast<int>(plain::floor_of_share(10)));
  }
}

TEST_CASE("the middle wins on a board of odd side where queens may not see each other",
          "[arguments]") {
  for (const int side : {3, 5, 9, 13}) {
    std::string text = "nodekayles:";
    const int cells = side * side;
    const auto square = [&](int at) { return "s" + std::to_string(at); };
    for (int a = 0; a < cells; ++a) {
      for (int b = a + 1; b < cells; ++b) {
        const int rows = b / side - a / side;
        const int columns = b % side - a % side;
        if (rows == 0 || columns == 0 || rows == columns || rows == -columns)
          text += square(a) + "-" + square(b) + ",";
      }
    }
    text.pop_back();
    const Position position = plain::position(text);
    CHECK_FALSE(found(position, ArgumentFor::lost));
    if (side == 3) continue;  // the middle takes all: nothing is left to copy
    const auto argument = found(position, ArgumentFor::won);
    REQUIRE(argument);
    CHECK(position.terms[0]
              .rule->display()
              .drawing(position.terms[0].state)
              .vertices[static_cast<std::size_t>(argument->first->move.amount) - 1] ==
          square(cells / 2));
    CHECK(check_argument(position, *argument) == "");
  }
}

TEST_CASE("large graphs are copied, or refused at a limit", "[arguments]") {
  // Many small parts: two by two they are copied; one more is not.
  const auto paths = [](std::size_t count) {
    std::string text = "arckayles:";
    for (std::size_t i = 0; i < count; ++i) {
      const std::string n = std::to_string(i);
      text += (i > 0 ? "," : "") + ("a" + n + "-b" + n) + "," + ("b" + n + "-c" + n);
    }
    return text;
  };
  const Position even = plain::position(paths(2000));
  const auto argument = found(even, ArgumentFor::lost);
  REQUIRE(argument);
  CHECK(argument->pairs.size() == 3000);
  CHECK(check_argument(even, *argument) == "");
  CHECK_FALSE(found(plain::position(paths(2001)), ArgumentFor::lost));
  // A work's limit ends the search.
  Work work(1000);
  CHECK_FALSE(find_argument(even, ArgumentFor::lost, work));
}

TEST_CASE("an argument about a graph is looked for up to so many edges", "[arguments]") {
  InputLimits limits;
  limits.max_parts = limits::argued_edges + 2;
  const auto bundles = [&](std::size_t a, std::size_t b) {
    std::string text = "hackenbush:";
    for (std::size_t i = 0; i < a + b; ++i) text += i < a ? "0-a," : "0-b,";
    text.pop_back();
    return *read_position(text, limits);
  };
  const std::size_t half = limits::argued_edges / 2;
  CHECK(found(bundles(half, half), ArgumentFor::lost));
  CHECK(found(bundles(half, half - 1), ArgumentFor::won));
  CHECK_FALSE(found(bundles(half + 1, half + 1), ArgumentFor::lost));
  CHECK_FALSE(found(bundles(half + 1, half), ArgumentFor::won));
}

TEST_CASE("equal parts of up to six numbers are verified", "[arguments]") {
  const std::string names = "abcdef";
  for (std::size_t numbers = 2; numbers <= names.size(); ++numbers) {
    std::string head;
    std::string moves;
    std::string part;
    for (std::size_t i = 0; i < numbers; ++i) {
      const std::string name(1, names[i]);
      head += (i > 0 ? "," : "(") + name;
      moves += (i > 0 ? "|" : ";") + ("k=1.." + name) + ";" + name + "-=k";
      // What comes behind may become anything.
      if (i + 1 < numbers) moves += std::string(";") + names[i + 1] + "=3";
      part += (i > 0 ? "," : "") + std::to_string(i % 2);
    }
    const std::string text = "own/" + head + ")" + moves + ":" + part + ";" + part;
    CAPTURE(text);
    const Position position = plain::position(text);
    const auto argument = found(position, ArgumentFor::lost);
    REQUIRE(argument);
    CHECK(check_argument(position, *argument) == "");
    CHECK(end_is_only_tried(position, *argument));
    // One that goes round: the last number becomes anything, and so does the first.
    const std::string last(1, names[numbers - 1]);
    const Position round = plain::position("own/" + head + ")" + moves + "|" + last + ">0;a=3;" +
                                           last + "=0:" + part + ";" + part);
    CHECK_FALSE(found(round, ArgumentFor::lost));
    CHECK(check_argument(round, *argument) == "ends");
  }
  const Position heaps = plain::position("nim:3,3");
  CHECK_FALSE(end_is_only_tried(heaps, *found(heaps, ArgumentFor::lost)));
}

TEST_CASE("equal parts are copied where plain play says so", "[arguments]") {
  Chance dice(9);
  std::map<std::string, int> seen;
  const std::vector<std::string> rules = {
      "nim",           "take/1,3",          "octal/0.137", "grundy",
      "custom/2*k>=n", "own/n;k=1..2;n-=k", "nimble",      "own/(n,q);k=1..min(n,q);n-=k;q=2*k",
      "stairs",        "row/.->x;never=xx"};
  for (std::size_t round = 0; round < plain::share(1200); ++round) {
    const std::string& rule = rules[dice.below(rules.size())];
    const bool whole = rule == "stairs" || rule[0] == 'r';
    const auto part = [&]() -> std::string {
      if (rule[0] == 'r') return std::string(1 + dice.below(5), '.');
      if (rule == "stairs")
        return std::to_string(dice.below(3)) + "," + std::to_string(dice.below(3));
      if (rule.rfind("own/(", 0) == 0)
        return std::to_string(dice.below(5)) + "," + std::to_string(dice.below(4));
      return std::to_string(dice.below(6));
    };
    std::vector<std::string> parts;
    for (std::size_t i = 0, n = 1 + dice.below(2); i < n; ++i) {
      parts.push_back(part());
      parts.push_back(dice.below(4) > 0 ? parts.back() : part());
    }
    if (dice.below(3) == 0) parts.pop_back();
    std::string text = rule + ":";
    for (std::size_t i = 0; i < parts.size(); ++i) {
      const char* const between = rule.rfind("own/(", 0) == 0 ? ";" : ",";
      if (i > 0) text += whole ? "+" + rule + ":" : between;
      text += parts[i];
    }
    CAPTURE(text);
    const Position position = plain::position(text);
    std::map<std::string, bool> known;
    const bool wins = plain::wins(text, known);
    for (const ArgumentFor wanted : {ArgumentFor::lost, ArgumentFor::won}) {
      const auto argument = found(position, wanted);
      if (!argument) continue;
      const bool lost = wanted == ArgumentFor::lost;
      REQUIRE(wins != lost);
      REQUIRE(check_argument(position, *argument) == "");
      if (argument->map == SymmetryMap::swap) ++seen[lost ? "lost" : "won"];
    }
  }
  CHECK(seen["lost"] >= static_cast<int>(plain::floor_of_share(100)));
  CHECK(seen["won"] >= static_cast<int>(plain::floor_of_share(100)));
}

TEST_CASE("equal parts that may go round for ever are no argument", "[arguments]") {
  for (const char* const text :
       {"graph/a-b,b-a:a,a", "row/.->x,x->.:..+row/.->x,x->.:..", "own/n;n<9;n+=1|n-=1:3,3",
        "own/n;k=0..2;n-=k|n<5;n+=1:2,2", "nim:3,3~misere", "nim:3,3~every"}) {
    CAPTURE(text);
    CHECK_FALSE(found(plain::position(text), ArgumentFor::lost));
  }
}

TEST_CASE("a forged argument about a graph or equal parts is refused", "[arguments]") {
  const std::vector<std::string> texts = {"nodekayles:a-b,b-c,c-d,d-e,e-f,f-a",
                                          "arckayles:a-b,b-c,d-e,e-f",
                                          "hackenbush:0-a,a-b,0-c,c-d",
                                          "graph/a-b,b-c,d-e,e-f:a,d",
                                          "nim:3,4,3,4",
                                          "take/1..3:9,7,7,8"};
  Chance dice(3);
  std::map<std::string_view, int> why;
  for (int refused = 0; refused < 1000;) {
    const Position position = plain::position(texts[dice.below(texts.size())]);
    auto argument = found(position, ArgumentFor::lost);
    if (!argument) argument = found(position, ArgumentFor::won);
    REQUIRE(argument);
    REQUIRE(check_argument(position, *argument) == "");
    Argument forged = *argument;
    Position of = position;
    switch (dice.below(6)) {
      case 0:
        forged.pairs.erase(forged.pairs.begin() +
                           static_cast<std::ptrdiff_t>(dice.below(forged.pairs.size())));
        break;
      case 1: forged.pairs[dice.below(forged.pairs.size())].second += 1 + dice.below(9); break;
      case 2: forged.pairs[0].first = forged.pairs[0].second; break;
      case 3: forged.map = SymmetryMap::half_turn; break;
      case 4:
        if (forged.names.empty()) {
          of.misere = true;
        } else {
          forged.names.pop_back();
        }
        break;
      default:
        if (forged.first) {
          forged.first.reset();
        } else {
          of.misere = true;
        }
        break;
    }
    // Of two pairs of equal parts, the second ones may be changed.
    if (forged.map == SymmetryMap::graph && forged.pairs.size() == argument->pairs.size() &&
        std::is_permutation(forged.pairs.begin(), forged.pairs.end(), argument->pairs.begin()) &&
        forged.names == argument->names && !of.misere &&
        forged.first.has_value() == argument->first.has_value())
      continue;
    CAPTURE(print(of), forged.pairs.size());
    const std::string_view verdict = check_argument(of, forged);
    REQUIRE(verdict != "");
    ++why[verdict];
    ++refused;
  }
  CHECK(why.size() >= 3);
}

TEST_CASE("a false argument about a graph is refused for what is wrong with it", "[arguments]") {
  const auto verdict = [](const std::string& text,
                          const std::vector<std::pair<std::string, std::string>>& pairs) {
    const Position position = plain::position(text);
    Argument argument;
    argument.map = SymmetryMap::graph;
    argument.names = position.terms[0].rule->display().drawing(position.terms[0].state).vertices;
    const auto number = [&](const std::string& vertex) {
      return static_cast<std::uint64_t>(
          std::find(argument.names.begin(), argument.names.end(), vertex) - argument.names.begin());
    };
    for (const auto& [a, b] : pairs) argument.pairs.emplace_back(number(a), number(b));
    return check_argument(position, argument);
  };
  CHECK(verdict("graph/a-b,c-d:a,c", {{"a", "c"}, {"b", "d"}}) == "");
  CHECK(verdict("graph/a-b,b-a:a,b", {{"a", "b"}}) == "ends");
  CHECK(verdict("graph/a-b,c-d:a,a,c", {{"a", "c"}, {"b", "d"}}) == "map");
  CHECK(verdict("graph/a-b,a-c:a", {{"b", "c"}}) == "copy");
  CHECK(verdict("nodekayles:a-b", {{"a", "b"}}) == "copy");
  CHECK(verdict("nodekayles:a-b,b-c", {{"a", "c"}}) == "copy");
  CHECK(verdict("arckayles:a-b,b-c,c-d", {{"a", "d"}, {"b", "c"}}) == "copy");
  CHECK(verdict("arckayles:a-b,c-d,d-e", {{"a", "d"}, {"b", "e"}}) == "map");
  CHECK(verdict("hackenbush:0-a,a-b,a-c", {{"b", "c"}}) == "copy");
  CHECK(verdict("hackenbush:0-a,0-a,a-b,a-c", {{"b", "c"}}) == "");
}
