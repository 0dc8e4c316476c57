#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>
#include "rules/edges/graph_rule.hpp"
#include "text/names.hpp"

#include <algorithm>
#include <random>
#include <set>

using namespace nimber;

namespace {

Error error_of(const std::string& text) {
  INFO(text);
  const auto position = read_position(text);
  REQUIRE(!position);
  return position.error();
}

}  // namespace

TEST_CASE("graph: values by the definition on random graphs") {
  std::mt19937 random(5);
  for (int round = 0; round < 50; ++round) {
    const std::size_t n = 2 + random() % 9;
    std::string edges;
    std::vector<std::vector<std::size_t>> out(n);
    for (std::size_t u = 0; u < n; ++u) {
      bool lonely = u == 0;
      for (std::size_t v = 0; v < u; ++v) {
        if (random() % 3 != 0) continue;
        out[u].push_back(v);
        edges.append(edges.empty() ? "" : ",")
            .append("v")
            .append(std::to_string(u))
            .append("-v")
            .append(std::to_string(v));
        lonely = false;
      }
      if (lonely || out[u].empty())
        edges.append(edges.empty() ? "" : ",").append("v").append(std::to_string(u));
    }
    std::vector<Value> g(n, 0);
    for (std::size_t u = 0; u < n; ++u) {
      std::set<Value> options;
      for (const std::size_t v : out[u]) options.insert(g[v]);
      while (options.count(g[u]) != 0) ++g[u];
    }
    for (std::size_t u = 0; u < n; ++u) {
      const auto result = analyze(plain::position("graph/" + edges + ":v" + std::to_string(u)));
      REQUIRE(result);
      CHECK(result->value == g[u]);
    }
  }
}

TEST_CASE("graph: edges keep their order, vertices named for nothing are dropped") {
  CHECK(print(plain::position("graph/ b-c , a-b :a")) == "graph/b-c,a-b:a");
  CHECK(print(plain::position("graph/c,a-c,c,d,d:a,d")) == "graph/a-c,d:a,d");
  CHECK(print(plain::position("graph/Ab-aB:Ab")) == "graph/Ab-aB:Ab");
  CHECK(print(plain::position("graph/2-1,1-0:2,1,2")) == "graph/2-1,1-0:2,1,2");
  const auto rule = plain::rule("graph/b-c,a-b,d");
  const Drawing drawing = rule->display().drawing({0});
  CHECK(drawing.vertices == std::vector<std::string>{"a", "b", "c", "d"});
  CHECK(drawing.edges == std::vector<std::pair<std::uint32_t, std::uint32_t>>{{1, 2}, {0, 1}});
}

TEST_CASE("graph: vertices are in the order of their names, long ones too") {
  // They differ in one letter, at the start, before and after the eighth, or in length.
  std::vector<std::string> names = {"baaaaaaaaa", "abaaaaaaaa", "aaaaaaabaa",
                                    "aaaaaaaaba", "aaaaaaaaab", "aaaaaaaaaa",
                                    "aaaaaaaa",   "aaaaaaa",    "aaaaaaaaa"};
  std::string text = "graph/";
  for (const std::string& name : names) text += (text.back() == '/' ? "" : ",") + name;
  std::sort(names.begin(), names.end());
  const auto rule = plain::rule(text);
  for (std::size_t v = 0; v < names.size(); ++v) {
    std::string name;
    rule->print_state({v}, name);
    CHECK(name == names[v]);
  }
}

TEST_CASE("graph: a text that would be too long is left out") {
  const std::string text = "longname,a-longername,a-c,alone";
  std::string lines = text;
  std::replace(lines.begin(), lines.end(), ',', '\n');
  for (const std::size_t most : {text.size(), text.size() + 1, std::size_t{1'000'000}}) {
    const auto rule = read_graph_lines(lines, most);
    REQUIRE(rule);
    CHECK((*rule)->rules() == text);
  }
  const auto without = read_graph_lines(lines, text.size() - 1);
  REQUIRE(without);
  CHECK((*without)->rules().empty());
}

TEST_CASE("graph: a name is known again, whatever stands behind it") {
  NameTable names;
  for (std::uint32_t round = 0; round < 3; ++round) {
    for (std::uint32_t i = 0; i < 40; ++i) {
      // Names of 7 to 14 letters, from the middle of a text that goes on in another way each time.
      const std::string name = "name" + std::to_string(1000 * (i + 1)) + std::string(i % 7, 'x');
      const std::string text = name + "-" + std::string(8, static_cast<char>('a' + round));
      CHECK(names.number(std::string_view(text).substr(0, name.size())) == i);
    }
  }
  CHECK(names.take().size() == 40);
}

TEST_CASE("graph: errors name what is wrong, and where") {
  const auto check = [](const std::string& text, ErrorCode code, std::size_t column,
                        const std::string& arg) {
    const Error error = error_of(text);
    CHECK(error.code == code);
    CHECK(error.column == column);
    CHECK((error.args.empty() ? "" : error.args.front()) == arg);
  };
  check("graph/a-b,c,a-b:a", ErrorCode::repeated_edge, 13, "a-b");
  check("graph/a-b:a,c", ErrorCode::unknown_vertex, 13, "c");
  check("graph/a-c:a,b", ErrorCode::unknown_vertex, 13, "b");
  check("graph/a-b,:a", ErrorCode::bad_graph, 11, "");
  check("graph/a-:a", ErrorCode::bad_graph, 9, "");
  check("graph/a-b:", ErrorCode::missing_state, 11, "");
}

TEST_CASE("graph: a file has an edge or a vertex a line, and an error has its line") {
  const auto text = [](const std::string& content) {
    const auto rule = read_graph_lines(content, 1000);
    return rule ? (*rule)->text() : std::string("line ") + std::to_string(rule.error().column);
  };
  CHECK(text("a-b") == "graph/a-b");
  CHECK(text("a-b\nb c\r\n\n d \n\tc\t-  d") == "graph/a-b,b-c,c-d");
  CHECK(text("  \n7\n8  9\n") == "graph/7,8-9");
  CHECK(text("a-b\nx") == "graph/a-b,x");
  CHECK(text("a b ") == "graph/a-b");
  CHECK(text("a- b\n") == "graph/a-b");
  for (const char* none : {"", "\n", " \r\n\t"}) CHECK(text(none) == "line 0");
  CHECK(text("a-") == "line 1");
  CHECK(text("a-\nb") == "line 1");
  CHECK(text("a-b\nc -\n") == "line 2");
  CHECK(text("a-b\n-c") == "line 2");
  CHECK(text("a-b c") == "line 1");
  CHECK(text("a-b\n\na b c") == "line 3");
  CHECK(text("a-b\n#") == "line 2");
  CHECK(text("a-b\nx\na-b") == "line 3");
}

TEST_CASE("graph: what is left to play is the longest way of each token") {
  const auto rule = plain::rule("graph/a-b,a-d,b-c,c-d,e-a,f");
  const State state = {0, 4, 3, 1, 5};
  CHECK(rule->stones({0}) == 3);
  CHECK(rule->stones({4}) == 4);
  CHECK(rule->stones({3}) == 0);
  CHECK(rule->stones(state) == 3 + 4 + 0 + 2 + 0);
}

TEST_CASE("graph: the winning moves of a token cost a look for each of its edges") {
  const auto rule = plain::rule("graph/a-b,a-c,a-d,b-c,b-d,c-d");
  for (std::uint64_t v = 0; v < 4; ++v) {
    Goal goal;
    goal.total = 3 - v;
    Wins wins;
    Work work;
    rule->theory().wins({v}, 0, goal, {}, wins, work);
    CHECK(wins.total() == (v < 3 ? 1 : 0));
    CHECK(work.examined() == 3 - v);
  }
}

TEST_CASE(
    "graph: the room that a graph is said to take holds its names, its edges and its values") {
  constexpr std::uint32_t n = 1000;
  for (const std::uint32_t degree : {1U, 4U}) {
    INFO(degree);
    GraphText text;
    for (std::uint32_t v = 0; v < n; ++v) text.names.push_back("n" + std::to_string(v));
    for (std::uint32_t v = 0; v < n; ++v) {
      for (std::uint32_t u = v + 1; u < std::min(n, v + 1 + degree); ++u)
        text.items.push_back({v, u});
    }
    // A name, where its edges begin and what it is worth; an edge as it was written, and where it
    // leads to.
    const std::size_t held = n * (sizeof(std::string) + 2 * sizeof(std::uint32_t)) +
                             text.items.size() * 3 * sizeof(std::uint32_t);
    const auto rule = make_graph_rule(std::move(text));
    REQUIRE(rule);
    CHECK((*rule)->memory() >= held);
    CHECK((*rule)->memory() <= 2 * held);
  }
}

TEST_CASE("graph: large graphs through the interface of the command line") {
  GraphText text;
  constexpr std::uint32_t n = 200'000;
  for (std::uint32_t v = 0; v < n; ++v) text.names.push_back("n" + std::to_string(v));
  for (std::uint32_t v = 0; v + 1 < n; ++v) text.items.push_back({v, v + 1});
  for (std::uint32_t v = 0; v + 2 < n; ++v) text.items.push_back({v, v + 2});
  const auto rule = make_graph_rule(text);
  REQUIRE(rule);
  const auto state = read_tokens(**rule, "n0,n100");
  REQUIRE(state);
  Position position;
  position.terms.push_back({*rule, *state});
  CHECK(print(position) == "graph:n0,n100");
  const auto result = analyze(position);
  REQUIRE(result);
  // Taking one or two of what is left: n mod 3, with n counted from the end.
  CHECK(result->value == (Value{(n - 1) % 3} ^ Value{(n - 101) % 3}));

  text.items.push_back({n - 1, 0});
  // The end leads back to the start: the last of the way is won or lost as before, by taking one
  // or two; the start leads nowhere new.
  const auto cycle = make_graph_rule(text);
  REQUIRE(cycle);
  CHECK((*cycle)->loops());
}

TEST_CASE("graph: a million vertices and ten million edges, by the definition") {
  constexpr std::uint32_t n = 1'000'000;
  constexpr std::uint32_t degree = 10;
  std::mt19937 random(11);
  GraphText text;
  text.names.reserve(n);
  for (std::uint32_t v = 0; v < n; ++v) text.names.push_back("n" + std::to_string(v));
  text.items.reserve(std::size_t{n} * degree);
  // Ten different later vertices each, in a window of 40; the last ones have as many as there are.
  for (std::uint32_t v = 0; v < n; ++v) {
    std::uint32_t next = v + 1;
    for (std::uint32_t i = 0; i < degree && next < n;
         ++i, next += 1 + static_cast<std::uint32_t>(random() % 4))
      text.items.push_back({v, next});
  }
  std::vector<Value> g(n, 0);
  for (std::size_t item = text.items.size(), v = n; v-- > 0;) {
    std::uint32_t reached = 0;
    for (; item > 0 && text.items[item - 1].from == v; --item)
      reached |= std::uint32_t{1} << g[text.items[item - 1].to];
    while ((reached >> g[v] & 1) != 0) ++g[v];
  }
  const std::size_t edges = text.items.size();
  CHECK(edges > std::size_t{n} * degree - 1000);
  const auto rule = make_graph_rule(std::move(text));
  REQUIRE(rule);
  for (const std::uint32_t v : {0U, 1U, 499'999U, n - 2, n - 1}) {
    Position position;
    const auto state = read_tokens(**rule, "n" + std::to_string(v) + ",n17");
    REQUIRE(state);
    position.terms.push_back({*rule, *state});
    const auto result = analyze(position);
    REQUIRE(result);
    CHECK(result->value == (g[v] ^ g[17]));
  }
}
