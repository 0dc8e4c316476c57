// Hackenbush, the two Kayles and geography against their rules told once more, in texts, and plain
// recursion: values, outcomes, every option and every winning move of thousands of small graphs.
#include "catch.hpp"
#include "plain.hpp"
#include "random_edges.hpp"

#include <nimber/analysis.hpp>
#include <nimber/explain.hpp>
#include <nimber/link.hpp>
#include <nimber/reply.hpp>
#include "search/graph_kayles.hpp"
#include "values/hackenbush.hpp"
#include "values/matching.hpp"

#include <algorithm>
#include <functional>
#include <numeric>
#include <random>
#include <set>

using namespace nimber;

namespace {

using Ends = std::pair<std::string, std::string>;

/// Edges and vertices alone, as texts have them.
struct Drawn {
  std::vector<Ends> edges;
  std::set<std::string> alone;
};

std::string text_of(const Drawn& drawn) {
  std::string text;
  for (const auto& [a, b] : drawn.edges) {
    if (!text.empty()) text += ",";
    text.append(a).append("-").append(b);
  }
  for (const std::string& v : drawn.alone) {
    if (!text.empty()) text += ",";
    text += v;
  }
  return text.empty() ? "-" : text;
}

std::set<std::string> options_of_bush(const Drawn& drawn) {
  std::set<std::string> options;
  for (std::size_t cut = 0; cut < drawn.edges.size(); ++cut) {
    std::set<std::string> hangs = {"0"};
    for (bool more = true; more;) {
      more = false;
      for (std::size_t e = 0; e < drawn.edges.size(); ++e) {
        const auto& [a, b] = drawn.edges[e];
        if (e == cut || hangs.count(a) == hangs.count(b)) continue;
        hangs.insert(a);
        hangs.insert(b);
        more = true;
      }
    }
    Drawn left;
    for (std::size_t e = 0; e < drawn.edges.size(); ++e) {
      if (e != cut && hangs.count(drawn.edges[e].first) > 0) left.edges.push_back(drawn.edges[e]);
    }
    options.insert("hackenbush:" + text_of(left));
  }
  return options;
}

std::set<std::string> vertices_of(const Drawn& drawn) {
  std::set<std::string> all = drawn.alone;
  for (const auto& [a, b] : drawn.edges) {
    all.insert(a);
    all.insert(b);
  }
  return all;
}

/// What is left without these vertices; `keep`: vertices left alone stay.
Drawn without(const Drawn& drawn, const std::set<std::string>& gone, bool keep) {
  Drawn left;
  for (const Ends& edge : drawn.edges) {
    if (gone.count(edge.first) == 0 && gone.count(edge.second) == 0) left.edges.push_back(edge);
  }
  if (!keep) return left;
  const std::set<std::string> named = vertices_of(left);
  for (const std::string& v : vertices_of(drawn)) {
    if (gone.count(v) == 0 && named.count(v) == 0) left.alone.insert(v);
  }
  return left;
}

std::set<std::string> options_of_nodes(const Drawn& drawn) {
  std::set<std::string> options;
  for (const std::string& v : vertices_of(drawn)) {
    std::set<std::string> gone = {v};
    for (const auto& [a, b] : drawn.edges) {
      if (a == v) gone.insert(b);
      if (b == v) gone.insert(a);
    }
    options.insert("nodekayles:" + text_of(without(drawn, gone, true)));
  }
  return options;
}

std::set<std::string> options_of_arcs(const Drawn& drawn) {
  std::set<std::string> options;
  for (const auto& [a, b] : drawn.edges)
    options.insert("arckayles:" + text_of(without(drawn, {a, b}, false)));
  return options;
}

std::set<std::string> as_set(const std::vector<std::string>& list) {
  return {list.begin(), list.end()};
}

/// The options are those of the rules, no two the same; values, outcome and winning moves are those
/// of plain recursion.
void check_against_recursion(const std::string& text, const std::set<std::string>& options,
                             std::map<std::string, Value>& values, std::size_t& wrong) {
  const std::vector<std::string> listed = plain::options(text);
  const auto result = analyze(plain::position(text));
  std::set<std::string> expected;
  for (const std::string& option : options) {
    if (plain::value(option, values) == 0) expected.insert(option);
  }
  bool right = listed.size() == options.size() && as_set(listed) == options && result &&
               result->value == plain::value(text, values) &&
               result->player_to_move_wins() != expected.empty() &&
               result->winning_count == expected.size();
  std::set<std::string> found;
  if (right) {
    for (const PositionMove& move : result->winning)
      found.insert(print(after(plain::position(text), move)));
    right = found == expected;
  }
  if (right) return;
  ++wrong;
  UNSCOPED_INFO(text);
}

std::string letter_of(std::uint64_t n) { return std::string(1, static_cast<char>('a' + n)); }

/// Edges that hang on the ground: loops and parallel ones among them.
Drawn random_bush(std::mt19937& random, std::size_t edges) {
  Drawn drawn;
  std::vector<std::string> names = {"0"};
  while (drawn.edges.size() < edges) {
    const std::string from = names[random() % names.size()];
    std::string to = names[random() % names.size()];
    if (random() % 5 < 2) {
      to = letter_of(names.size() - 1);
      names.push_back(to);
    }
    drawn.edges.emplace_back(from, to);
    if (random() % 2 == 0) std::swap(drawn.edges.back().first, drawn.edges.back().second);
  }
  // In an order of their own.
  std::shuffle(drawn.edges.begin(), drawn.edges.end(), random);
  return drawn;
}

Drawn random_graph(std::mt19937& random, std::size_t vertices, unsigned density, bool alone) {
  Drawn drawn;
  for (std::size_t a = 0; a < vertices; ++a) {
    for (std::size_t b = a + 1; b < vertices; ++b) {
      if (random() % 100 < density) drawn.edges.emplace_back(letter_of(a), letter_of(b));
    }
  }
  std::shuffle(drawn.edges.begin(), drawn.edges.end(), random);
  if (alone) {
    const std::set<std::string> named = vertices_of(drawn);
    for (std::size_t a = 0; a < vertices; ++a) {
      if (named.count(letter_of(a)) == 0) drawn.alone.insert(letter_of(a));
    }
  }
  return drawn;
}

std::string joined(std::vector<std::string> items) {
  return std::accumulate(items.begin(), items.end(), std::string(),
                         [](std::string sum, const std::string& item) {
                           return sum.empty() ? item : std::move(sum) + "," + item;
                         });
}

/// A path through this many vertices v0, v1 ...; a ring where `closed`.
std::string path_text(std::size_t vertices, bool closed = false) {
  std::vector<std::string> edges;
  for (std::size_t i = 0; i + 1 < vertices; ++i)
    edges.push_back("v" + std::to_string(i) + "-v" + std::to_string(i + 1));
  if (closed) edges.push_back("v" + std::to_string(vertices - 1) + "-v0");
  return joined(edges);
}

Value value_of(const std::string& text) {
  const auto result = analyze(plain::position(text));
  REQUIRE(result);
  REQUIRE(result->value);
  return *result->value;
}

Error error_in(const std::string& text) {
  const auto read = read_position(text);
  REQUIRE_FALSE(read);
  return read.error();
}

Explanation explained(const Position& position) {
  Explain explain(position);
  while (!explain.step(100'000).done) {}
  REQUIRE(explain.result());
  return *explain.result();
}

/// The last step that is drawn, or null.
const DrawingStep* drawn_step(const Explanation& why) {
  const DrawingStep* drawing = nullptr;
  for (const ExplainStep& step : why.steps) {
    if (const auto* one = std::get_if<DrawingStep>(&step)) drawing = one;
  }
  return drawing;
}

}  // namespace

TEST_CASE("hackenbush: values, options and winning moves of thousands of pictures") {
  std::mt19937 random(1);
  std::map<std::string, Value> values;
  std::size_t wrong = 0;
  for (int i = 0; i < 2500; ++i) {
    const Drawn drawn = random_bush(random, 1 + random() % 7);
    check_against_recursion("hackenbush:" + text_of(drawn), options_of_bush(drawn), values, wrong);
  }
  REQUIRE(wrong == 0);
}

TEST_CASE("hackenbush: every cut of larger pictures leaves what the values say") {
  // Against values alone, which the case above holds against recursion: rings of many pieces.
  std::mt19937 random(2);
  std::size_t wrong = 0;
  for (int i = 0; i < 400; ++i) {
    const std::size_t vertices = 2 + random() % 40;
    std::vector<HackenbushValues::Edge> edges;
    for (std::uint32_t v = 1; v < vertices; ++v) {
      const auto near = static_cast<std::uint32_t>(std::min<std::size_t>(v, 3));
      edges.emplace_back(v, v - 1 - random() % near);
    }
    for (std::size_t more = random() % 12; more > 0; --more)
      edges.emplace_back(random() % vertices, random() % vertices);
    std::shuffle(edges.begin(), edges.end(), random);
    const HackenbushValues values(vertices, edges, 0);
    std::vector<std::uint64_t> after_cut;
    for (std::size_t cut = 0; cut < edges.size(); ++cut) {
      std::vector<bool> hangs(vertices, false);
      hangs[0] = true;
      for (bool on = true; on;) {
        on = false;
        for (std::size_t e = 0; e < edges.size(); ++e) {
          const auto [a, b] = edges[e];
          if (e == cut || hangs[a] == hangs[b]) continue;
          hangs[a] = hangs[b] = on = true;
        }
      }
      std::vector<HackenbushValues::Edge> left;
      for (std::size_t e = 0; e < edges.size(); ++e) {
        if (e != cut && hangs[edges[e].first]) left.push_back(edges[e]);
      }
      after_cut.push_back(HackenbushValues(vertices, left, 0).value());
    }
    std::set<std::uint64_t> asked(after_cut.begin(), after_cut.end());
    asked.insert(values.value());
    for (const std::uint64_t target : asked) {
      const std::vector<bool> cuts = values.cuts_to(target);
      for (std::size_t e = 0; e < edges.size(); ++e) wrong += cuts[e] != (after_cut[e] == target);
    }
    std::uint64_t sum = 0;
    std::size_t count = 0;
    for (const auto& piece : values.pieces()) {
      sum ^= piece.value;
      count += piece.edges;
    }
    wrong += sum != values.value() || count != edges.size();
  }
  REQUIRE(wrong == 0);
}

TEST_CASE("hackenbush: what the literature says") {
  CHECK(value_of("hackenbush:-") == 0);
  CHECK(value_of("hackenbush:0-a") == 1);
  CHECK(value_of("hackenbush:0-a,a-b,b-c,c-d,d-e") == 5);  // a stalk
  CHECK(value_of("hackenbush:0-a,a-b,a-c,a-d") == 2);      // 1 + (1 xor 1 xor 1)
  CHECK(value_of("hackenbush:0-0") == 1);                  // a loop
  CHECK(value_of("hackenbush:0-a,a-b,b-0") == 1);          // an odd cycle on the ground
  CHECK(value_of("hackenbush:0-a,a-b,b-c,c-0") == 0);      // an even one
  CHECK(value_of("hackenbush:0-a,a-b,b-c,c-a") == 2);      // a triangle on a stalk
  CHECK(value_of("hackenbush:0-a,0-a,0-a") == 1);
  CHECK(value_of("hackenbush:0-a,0-b") == 0);
}

TEST_CASE("hackenbush: each step of reckoning follows from those before it") {
  std::mt19937 random(8);
  for (int i = 0; i < 500; ++i) {
    const std::string text = "hackenbush:" + text_of(random_bush(random, 1 + random() % 9));
    CAPTURE(text);
    const Position position = plain::position(text);
    const Explanation why = explained(position);
    const DrawingStep* const drawing = drawn_step(why);
    REQUIRE(drawing != nullptr);
    const Drawing picture = position.terms[0].rule->display().drawing(position.terms[0].state);
    std::vector<int> told(picture.edges.size());
    std::multiset<Value> ready;  // what was told and not yet carried
    for (const DrawnStep& step : drawing->steps) {
      for (const std::uint32_t e : step.edges) ++told[e];
      Value sum = 0;
      for (const Value v : step.added) {
        sum ^= v;
        REQUIRE(ready.count(v) > 0);
        ready.erase(ready.find(v));
      }
      if (step.code == "fusion") {
        REQUIRE(step.value == step.edges.size() % 2);
        if (step.value == 1) ready.insert(1);
      } else if (step.code == "colon") {
        REQUIRE(step.edges.size() == 1);
        REQUIRE(step.value == sum + 1);
        ready.insert(*step.value);
      } else {
        REQUIRE(step.code == "ground");
        REQUIRE(step.value == sum);
      }
    }
    REQUIRE(ready.empty());
    REQUIRE(drawing->steps.back().code == "ground");
    REQUIRE(drawing->steps.back().value == why.result.value);
    REQUIRE(std::all_of(told.begin(), told.end(), [](int times) { return times == 1; }));
  }
}

TEST_CASE("hackenbush: moves are counted by what they leave") {
  const auto same = analyze(plain::position("hackenbush:0-a,0-a"));
  REQUIRE(same);
  CHECK(plain::options("hackenbush:0-a,0-a") == std::vector<std::string>{"hackenbush:0-a"});
  // The edges between the two cuts keep their order, so what is left differs.
  CHECK(plain::options("hackenbush:0-a,a-b,0-a") ==
        std::vector<std::string>{"hackenbush:a-b,0-a", "hackenbush:0-a,0-a", "hackenbush:0-a,a-b"});
}

TEST_CASE("node Kayles: values, options and winning moves of thousands of graphs") {
  std::mt19937 random(3);
  std::map<std::string, Value> values;
  std::size_t wrong = 0;
  for (int i = 0; i < 2500; ++i) {
    const Drawn drawn =
        random_graph(random, 1 + random() % 8, 15 + static_cast<unsigned>(random() % 50), true);
    check_against_recursion("nodekayles:" + text_of(drawn), options_of_nodes(drawn), values, wrong);
  }
  REQUIRE(wrong == 0);
}

TEST_CASE("arc Kayles: values, options and winning moves of thousands of graphs") {
  std::mt19937 random(4);
  std::map<std::string, Value> values;
  std::size_t wrong = 0;
  for (int i = 0; i < 2500; ++i) {
    const Drawn drawn =
        random_graph(random, 2 + random() % 7, 20 + static_cast<unsigned>(random() % 50), false);
    check_against_recursion("arckayles:" + text_of(drawn), options_of_arcs(drawn), values, wrong);
  }
  REQUIRE(wrong == 0);
}

TEST_CASE("Kayles on paths, rings, stars and complete graphs of any size") {
  for (const std::size_t n :
       {2u, 3u, 4u, 5u, 6u, 7u, 11u, 24u, 63u, 64u, 65u, 100u, 1000u, 20000u}) {
    INFO(n);
    CHECK(value_of("nodekayles:" + path_text(n)) == value_of("octal/0.137:" + std::to_string(n)));
    CHECK(value_of("arckayles:" + path_text(n)) == value_of("octal/0.07:" + std::to_string(n)));
    if (n < 3) continue;
    CHECK(value_of("nodekayles:" + path_text(n, true)) ==
          Value{value_of("octal/0.137:" + std::to_string(n - 3)) == 0});
    CHECK(value_of("arckayles:" + path_text(n, true)) ==
          Value{value_of("octal/0.07:" + std::to_string(n - 2)) == 0});
  }
  std::map<std::string, Value> values;
  for (std::size_t n = 1; n <= 8; ++n) {
    std::vector<std::string> star;
    std::vector<std::string> complete;
    for (std::size_t a = 0; a < n; ++a) {
      star.push_back("m-" + letter_of(a));
      for (std::size_t b = 0; b < a; ++b) complete.push_back(letter_of(a) + "-" + letter_of(b));
    }
    for (const std::string& text :
         {"nodekayles:" + joined(star), "arckayles:" + joined(star),
          "nodekayles:" + joined(complete), "arckayles:" + joined(complete)}) {
      if (text.back() == ':') continue;
      INFO(text);
      CHECK(value_of(text) == plain::value(text, values));
    }
  }
  // Part by part, the moves of a long path: what wins leaves equal halves, or the like.
  const auto result = analyze(plain::position("arckayles:" + path_text(1000)));
  REQUIRE(result);
  std::uint64_t expected = 0;
  for (std::size_t i = 0; i + 2 <= 1000; ++i) {
    expected += value_of("octal/0.07:" + std::to_string(i)) ==
                value_of("octal/0.07:" + std::to_string(998 - i));
  }
  CHECK(result->winning_count == expected);
}

TEST_CASE("Kayles: what a part is remembered by tells graphs apart, and most names not") {
  // Any two graphs of six vertices: the same text only where some renaming makes them the same.
  std::mt19937 random(5);
  const auto octal = read_rule("octal/0.137");
  REQUIRE(octal);
  GraphKayles::Known known(KaylesKind::nodes, *octal);
  std::size_t apart = 0;
  std::size_t pairs = 0;
  for (int i = 0; i < 300; ++i) {
    std::vector<GraphKayles::Edge> edges;
    for (std::uint32_t a = 0; a < 6; ++a) {
      for (std::uint32_t b = a + 1; b < 6; ++b) {
        if (random() % 2 == 0) edges.emplace_back(a, b);
      }
    }
    std::vector<std::uint32_t> name(6);
    std::iota(name.begin(), name.end(), 0u);
    std::shuffle(name.begin(), name.end(), random);
    std::vector<GraphKayles::Edge> renamed;
    for (const auto& [a, b] : edges) renamed.emplace_back(name[a], name[b]);
    const auto code = GraphKayles(known, 6, edges).code();
    ++pairs;
    apart += code != GraphKayles(known, 6, renamed).code();
    // One edge more or less is another graph.
    if (edges.empty()) continue;
    edges.pop_back();
    CHECK(GraphKayles(known, 6, edges).code() != code);
  }
  CHECK(apart * 20 <= pairs);
}

TEST_CASE("geography: outcomes and winning moves of thousands of graphs") {
  std::mt19937 random(6);
  std::size_t wrong = 0;
  std::size_t won = 0;
  for (int i = 0; i < 2500; ++i) {
    const std::size_t count = 1 + random() % 8;
    const Drawn drawn =
        random_graph(random, count, 15 + static_cast<unsigned>(random() % 50), true);
    std::map<std::string, std::set<std::string>> near;
    for (const auto& [a, b] : drawn.edges) {
      near[a].insert(b);
      near[b].insert(a);
    }
    std::vector<std::string> names;
    for (std::size_t v = 0; v < count; ++v) names.push_back(letter_of(v));
    std::shuffle(names.begin(), names.end(), random);
    const std::string token = names[0];
    const std::size_t visited_count = random() % count;
    std::set<std::string> visited(
        names.begin() + 1,
        names.begin() + 1 + static_cast<std::ptrdiff_t>(std::min(visited_count, count - 1)));
    const std::function<bool(const std::string&, const std::set<std::string>&)> wins =
        [&](const std::string& at, const std::set<std::string>& been) {
          std::set<std::string> now = been;
          now.insert(at);
          return std::any_of(near[at].begin(), near[at].end(), [&](const std::string& to) {
            return now.count(to) == 0 && !wins(to, now);
          });
        };
    const std::string rule = "geography/" + text_of(drawn) + ":";
    const auto text = [&](const std::string& at, const std::set<std::string>& been) {
      std::string list;
      for (const std::string& v : been) list += (list.empty() ? ";" : ",") + v;
      return rule + at + list;
    };
    std::set<std::string> then = visited;
    then.insert(token);
    std::set<std::string> options;
    std::set<std::string> expected;
    for (const std::string& to : near[token]) {
      if (then.count(to) > 0) continue;
      options.insert(text(to, then));
      if (!wins(to, then)) expected.insert(text(to, then));
    }
    const std::string here = text(token, visited);
    const auto result = analyze(plain::position(here));
    std::set<std::string> found;
    bool right = result && as_set(plain::options(here)) == options &&
                 result->player_to_move_wins() == wins(token, visited) &&
                 result->winning_count == expected.size();
    if (right) {
      won += result->player_to_move_wins();
      for (const PositionMove& move : result->winning)
        found.insert(print(after(plain::position(here), move)));
      right = found == expected;
      std::map<std::string, Value> values;
      right = right && result->value == plain::value(here, values);
    }
    if (right) continue;
    ++wrong;
    UNSCOPED_INFO(here);
  }
  REQUIRE(wrong == 0);
  REQUIRE(won > 300);
}

TEST_CASE("geography: the matching that is drawn proves the outcome") {
  std::mt19937 random(9);
  for (int i = 0; i < 500; ++i) {
    const std::size_t count = 1 + random() % 8;
    const Drawn drawn =
        random_graph(random, count, 15 + static_cast<unsigned>(random() % 50), true);
    const std::string text = "geography/" + text_of(drawn) + ":" + letter_of(random() % count);
    CAPTURE(text);
    const Position position = plain::position(text);
    const Explanation why = explained(position);
    const DrawingStep* const drawing = drawn_step(why);
    REQUIRE(drawing != nullptr);
    REQUIRE(drawing->steps.size() == 1);
    const DrawnStep& step = drawing->steps.front();
    const Drawing picture = position.terms[0].rule->display().drawing(position.terms[0].state);
    const std::uint32_t token = picture.marked.front();
    std::map<std::uint32_t, std::uint32_t> mate;
    for (const std::uint32_t e : step.edges) {
      const auto [a, b] = picture.edges[e];
      REQUIRE(mate.emplace(a, b).second);
      REQUIRE(mate.emplace(b, a).second);
    }
    REQUIRE(step.vertices.front() == token);
    const bool won = why.result.player_to_move_wins();
    REQUIRE(step.code == (won ? "matched" : "missed"));
    REQUIRE((mate.count(token) > 0) == won);
    if (!won) continue;
    // The move along the pair is one of those that win.
    REQUIRE(step.vertices.at(1) == mate.at(token));
    const auto& wins = why.result.winning;
    REQUIRE(std::any_of(wins.begin(), wins.end(), [&](const PositionMove& move) {
      return move.move.after[0] == mate.at(token);
    }));
  }
}

TEST_CASE("matchings are as large as there are, and the missed vertices are all") {
  std::mt19937 random(7);
  std::size_t wrong = 0;
  for (int i = 0; i < 3000; ++i) {
    const std::size_t n = 1 + random() % 9;
    std::vector<std::vector<std::uint32_t>> near(n);
    const auto density = static_cast<unsigned>(10 + random() % 60);
    for (std::uint32_t a = 0; a < n; ++a) {
      for (std::uint32_t b = 0; b < a; ++b) {
        if (random() % 100 >= density) continue;
        near[a].push_back(b);
        near[b].push_back(a);
      }
    }
    std::vector<bool> gone(n);
    for (std::size_t v = 0; v < n; ++v) gone[v] = random() % 6 == 0;
    std::vector<std::uint32_t> start = {0};
    std::vector<std::uint32_t> to;
    for (const auto& list : near) {
      to.insert(to.end(), list.begin(), list.end());
      start.push_back(static_cast<std::uint32_t>(to.size()));
    }
    // By all subsets: the largest matching of what is left of a set of vertices.
    std::vector<std::size_t> best(std::size_t{1} << n, 0);
    for (std::size_t set = 1; set < best.size(); ++set) {
      std::size_t v = 0;
      while ((set >> v & 1) == 0) ++v;
      best[set] = best[set & ~(std::size_t{1} << v)];
      for (const std::uint32_t w : near[v]) {
        if ((set >> w & 1) != 0)
          best[set] =
              std::max(best[set], 1 + best[set & ~(std::size_t{1} << v) & ~(std::size_t{1} << w)]);
      }
    }
    std::size_t there = 0;
    for (std::size_t v = 0; v < n; ++v) there |= std::size_t{!gone[v]} << v;
    const Matching matching(start, to, gone);
    wrong += matching.size() != best[there];
    std::size_t pairs = 0;
    for (std::uint32_t v = 0; v < n; ++v) {
      const std::uint32_t mate = matching.mate(v);
      if (mate == Matching::nobody) continue;
      ++pairs;
      wrong += matching.mate(mate) != v || gone[v] || gone[mate] ||
               std::find(near[v].begin(), near[v].end(), mate) == near[v].end();
    }
    wrong += pairs != 2 * matching.size();
    for (std::uint32_t v = 0; v < n; ++v) {
      if (gone[v]) continue;
      const bool missed = best[there & ~(std::size_t{1} << v)] == best[there];
      wrong += matching.may_be_missed(v) != missed;
    }
  }
  REQUIRE(wrong == 0);
}

TEST_CASE("matchings of large graphs carry their proof with them") {
  // Tutte and Berge: the odd parts of what is left without the neighbours of the missed vertices
  // are as many more than those as vertices stay alone.
  std::mt19937 random(8);
  for (const std::size_t n : {200u, 3000u, 20000u}) {
    const auto [edges, start, to] = random_edges(random, static_cast<std::uint32_t>(n), n * 3 / 2);
    const Matching matching(start, to, std::vector<bool>(n, false));
    std::vector<bool> around(n, false);
    for (const auto& [a, b] : edges) {
      if (matching.may_be_missed(a) && !matching.may_be_missed(b)) around[b] = true;
      if (matching.may_be_missed(b) && !matching.may_be_missed(a)) around[a] = true;
    }
    std::vector<std::uint32_t> group(n);
    std::iota(group.begin(), group.end(), 0u);
    const auto find = [&](std::uint32_t v) {
      while (group[v] != v) v = group[v] = group[group[v]];
      return v;
    };
    for (const auto& [a, b] : edges) {
      if (!around[a] && !around[b]) group[find(a)] = find(b);
    }
    std::vector<std::size_t> sizes(n, 0);
    for (std::uint32_t v = 0; v < n; ++v) sizes[find(v)] += !around[v];
    const auto odd = static_cast<std::size_t>(
        std::count_if(sizes.begin(), sizes.end(), [](std::size_t size) { return size % 2 == 1; }));
    const auto removed = static_cast<std::size_t>(std::count(around.begin(), around.end(), true));
    CHECK(n - 2 * matching.size() == odd - removed);
  }
}

TEST_CASE("games of edges: sums, misère play and links") {
  std::map<std::string, bool> outcomes;
  for (const char* text :
       {"hackenbush:0-a,a-b,b-0+nim:3", "nodekayles:a-b,b-c,c-d+arckayles:a-b,b-c,c-d,d-a,a-c",
        "geography/a-b,b-c,c-a,c-d:c+nim:1,2", "geography/a-b,b-c:a+hackenbush:0-a,a-b",
        "hackenbush:0-a,a-b,a-c,b-c~misere", "nodekayles:a-b,b-c,c-d,e~misere",
        "arckayles:a-b,b-c,c-d,d-e,a-e+nim:2~misere", "geography/a-b,b-c,c-d,d-a,a-c:b~misere"}) {
    INFO(text);
    const Position position = plain::position(text);
    CHECK(print(position) == text);
    const auto result = analyze(position);
    REQUIRE(result);
    CHECK(result->player_to_move_wins() == plain::wins(text, outcomes));
    std::set<std::string> found;
    for (const PositionMove& move : result->winning) found.insert(print(after(position, move)));
    CHECK(found == plain::winning_options(text, outcomes));
    for (const std::string& option : plain::options(text)) {
      const auto link = write_link({position, plain::position(option)}, {});
      REQUIRE(link);
      const auto opened = read_link(*link);
      REQUIRE(opened);
      CHECK(print(opened->record.back()) == option);
    }
  }
  CHECK_FALSE(read_link("hackenbush:0-a,a-b!a-b"));
  CHECK_FALSE(read_link("geography/a-b,b-c:a!c;a"));
  CHECK_FALSE(read_link("nodekayles:a-b,b-c!b"));
}

TEST_CASE("games of edges: what is printed") {
  for (const auto& [typed, printed] : std::vector<std::pair<std::string, std::string>>{
           {"hackenbush: 0-a , a-b", "hackenbush:0-a,a-b"},
           {"hackenbush:b-a,a-0", "hackenbush:b-a,a-0"},
           {"nodekayles:e,a-b,d,d,a", "nodekayles:a-b,d,e"},
           {"nodekayles:-", "nodekayles:-"},
           {"arckayles:B-a,a-C", "arckayles:B-a,a-C"},
           {"geography/a-b,b-c:c;b,a", "geography/a-b,b-c:c;a,b"},
           {"geography/b-a,d,a-c:a", "geography/b-a,a-c,d:a"},
           {"hackenbush:0-averylongname,averylongname-x12345678",
            "hackenbush:0-averylongname,averylongname-x12345678"}})
    CHECK(print(plain::position(typed)) == printed);
}

TEST_CASE("games of edges: what is wrong, and where") {
  const auto check = [](const std::string& text, std::size_t column, const std::string& word) {
    INFO(text);
    const Error error = error_in(text);
    CHECK(nimber::text(error.code) == "bad-edges");
    CHECK(error.column == column);
    REQUIRE(!error.args.empty());
    CHECK(error.args[0] == word);
  };
  check("hackenbush:0-a,a-", 18, "expected");
  check("hackenbush:0-a,,a-b", 16, "expected");
  check("hackenbush:a-b,b-c", 12, "ground");
  check("hackenbush:0-a,b-c,c-d", 16, "loose");
  check("hackenbush:0-a,b", 16, "alone");
  check("nodekayles:a-b,b-a", 16, "repeated");
  check("nodekayles:a-b,c-c", 16, "loop");
  check("arckayles:a-b,c", 15, "alone");
  check("arckayles:a-a", 11, "loop");
  check("geography/a-b,a-:a", 17, "expected");
  check("geography/a-b,b-b:a", 15, "loop");
  check("geography/a-b,b-a:a", 15, "repeated");
  check("geography/a-b,b-c:a;b,b", 23, "visited");
  check("geography/a-b,b-c:a;a", 21, "visited");
  CHECK(nimber::text(error_in("geography/a-b,b-c:a;x").code) == "unknown-vertex");
  CHECK(error_in("geography/a-b,b-c:a;x").column == 21);
  CHECK(nimber::text(error_in("hackenbush/0-a:0-a").code) == "no-rules");
  std::string many = "hackenbush:0-a";
  for (int i = 0; i < 100'000; ++i) many += ",0-a";
  CHECK(nimber::text(error_in(many).code) == "too-many-parts");
}

TEST_CASE("games of edges: the program answers with legal moves and wins where it can") {
  std::mt19937 random(9);
  for (const char* start :
       {"hackenbush:0-a,a-b,b-0,b-c,0-d,d-e,e-d", "nodekayles:a-b,b-c,c-d,d-a,e",
        "arckayles:a-b,b-c,c-d,d-e,b-e", "geography/a-b,b-c,c-d,d-a,a-c,d-e:a"}) {
    Position position = plain::position(start);
    while (!is_over(position)) {
      INFO(print(position));
      const auto result = analyze(position);
      REQUIRE(result);
      Reply reply(position, {false, random()});
      while (!reply.step(1'000'000).done) {}
      REQUIRE(reply.move());
      const Position next = after(position, *reply.move());
      REQUIRE(move_between(position, next));
      if (result->player_to_move_wins()) {
        const auto then = analyze(next);
        REQUIRE(then);
        CHECK_FALSE(then->player_to_move_wins());
      }
      position = next;
    }
  }
}
