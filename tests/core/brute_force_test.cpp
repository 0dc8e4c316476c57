// Smaller copies of a position, and which of them brute force takes; the graph of options at its
// limit; random positions.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/explain.hpp>
#include "answers/random_position.hpp"
#include "search/brute_force.hpp"
#include "search/options_graph.hpp"

#include <algorithm>

using namespace nimber;

namespace {

BruteForce::Answer brute_force(const Position& position, std::uint64_t limit) {
  BruteForce work(position, limit);
  std::uint64_t examined = 0;
  for (;;) {
    const Progress progress = work.step(100);
    REQUIRE(progress.examined <= examined + limit + 1000);
    if (progress.done) break;
    REQUIRE(progress.examined >= examined + 100);
    examined = progress.examined;
  }
  REQUIRE(work.answer());
  return *work.answer();
}

}  // namespace

TEST_CASE("a position shrinks heap by heap and gap by gap, and stays a position") {
  const auto shrunk = [](const std::string& text, std::uint64_t num, std::uint64_t den) {
    return print(shrink(plain::position(text), num, den));
  };
  CHECK(shrunk("nim:10,7,1,0", 1, 2) == "nim:5,3,0,0");
  CHECK(shrunk("nim:1000000000000000000,999999999999999999~misere", std::uint64_t{1} << 59,
               std::uint64_t{1} << 60) == "nim:500000000000000000,499999999999999999~misere");
  CHECK(shrunk("octal/0.77:9,10+wythoff:8,12", 1, 3) == "octal/0.77:3,3+wythoff:2,4");
  CHECK(shrunk("stairs:3,1,2", 1, 2) == "stairs:1,0,1");
  // Gaps of 2, 3 and 12 free places.
  CHECK(shrunk("strip:3,7,20", 1, 2) == "strip:1,3,10");
  CHECK(shrunk("strip:3,7,20", 1, 1) == "strip:3,7,20");
  CHECK(shrunk("strip:3,7,20", 0, 1) == "strip:1,2,3");
  CHECK(shrunk("monks:8,9,1000000000", 1, 4) == "monks:2,3,250000001");
  CHECK(shrunk("hill/2:0,0,5,9", 1, 2) == "hill/2:0,0,2,4");
  CHECK(shrunk("coins/mock:HTHTHH", 1, 2) == "coins/mock:HTH");
  CHECK(shrunk("coins/mock:HTHTHH", 1, 100) == "coins/mock:H");
  CHECK(shrunk("graph/a-b,b-c:a,b,c", 2, 3) == "graph/a-b,b-c:a,b");
}

TEST_CASE("brute force takes a size that ends, next to one that does not") {
  for (const char* text : {"take/1..3:1000000000", "nim:1000000000000000000,999999999999999999",
                           "wythoff:100000000000,161803398875", "strip:1,40000,90000000",
                           "take/1,3,4:3000000~misere"}) {
    for (const std::uint64_t limit : {1'000U, 3'000U}) {
      INFO(text << ' ' << limit);
      const Position whole = plain::position(text);
      const auto answer = brute_force(whole, limit);
      REQUIRE(answer.smaller);
      REQUIRE(answer.positions > 1);
      REQUIRE(answer.theory == answer.outcome);
      // It ends by itself; a quarter more does not.
      REQUIRE(!brute_force(answer.position, limit).smaller);
      Position larger = answer.position;
      for (Term& term : larger.terms) {
        for (std::uint64_t& n : term.state) n += n / 4 + 1;
      }
      const bool larger_too = brute_force(larger, limit).smaller;
      REQUIRE(larger_too);
    }
  }
  // What ends as it is, is taken as it is.
  const auto whole = brute_force(plain::position("take/1..3:600"), 20'000);
  CHECK(!whole.smaller);
  CHECK(print(whole.position) == "take/1..3:600");
  // Nothing is left to shrink, and it does not end.
  BruteForce none(plain::position("coins/mock:HHHHHHHHHHHHHHHHHHHH"), 1);
  while (!none.step(10).done) {}
  CHECK(!none.answer());
}

TEST_CASE(
    "brute force comes within an eighth of the smallest size that was seen not to end, and is done "
    "then") {
  for (std::uint64_t limit = 1000; limit <= 3000; limit += 100) {
    INFO(limit);
    // Its work grows with the heap, by at most three options a stone.
    BruteForce work(plain::position("take/1..3:3200"), limit);
    std::uint64_t examined = 0;
    for (bool done = false; !done;) {
      const Progress progress = work.step(100);
      // A step examines what it may, and the options of one position more.
      REQUIRE(progress.examined <= examined + 110);
      examined = progress.examined;
      done = progress.done;
    }
    REQUIRE(work.answer());
    Position larger = work.answer()->position;
    for (std::uint64_t& n : larger.terms[0].state) n += n / 8 + 1;
    REQUIRE(brute_force(larger, limit).smaller);
    // The halves that don't end, one that does, and three more.
    std::uint64_t halves = 0;
    for (std::uint64_t n = 3200; n > work.answer()->position.terms[0].state[0]; n /= 2) ++halves;
    REQUIRE(examined <= (halves + 4) * (limit + 10));
  }
}

TEST_CASE("beside brute force theory says nothing where it would search itself") {
  for (const char* text :
       {"octal/0.77:8+wythoff:1,2~misere", "octal/0.77:5,4+wythoff:1,2~misere"}) {
    INFO(text);
    const auto answer = brute_force(plain::position(text), 100'000);
    CHECK(!answer.smaller);
    CHECK(!answer.theory);
  }
  // Nothing is known in misere play of a king of the hill that can't be searched.
  CHECK(brute_force(plain::position("nim:3,4~misere"), 100'000).theory == Outcome::N);
}

TEST_CASE("what is too long to be read back is no smaller position") {
  // 60,000 heaps of 18 digits are more than a million bytes.
  const RulePtr nim = plain::rule("nim");
  const Position huge{{{nim, State(60'000, 999'999'999'999'999'999)}}, false};
  CHECK(shrink(huge, 1, 2).terms[0].state == huge.terms[0].state);
  CHECK(shrink(huge, 1, 1000).terms[0].state == State(60'000, 999'999'999'999'999));
}

TEST_CASE("a graph of options has as many positions as are allowed, and no more") {
  const Position position = plain::position("nim:2,3");
  const auto whole = options_graph(position, 12);
  REQUIRE(whole);
  CHECK(whole->nodes.size() == 12);
  const auto refused = options_graph(position, 11);
  REQUIRE(!refused);
  CHECK(refused.error().code == ErrorCode::too_many_positions);
  CHECK(refused.error().args == std::vector<std::string>{"11"});
  const auto count = [](const std::string& text, const std::string& part) {
    std::size_t found = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1))
      ++found;
    return found;
  };
  // Each position once, each edge once, however many moves make it.
  const auto equal = options_graph(plain::position("take/1..2:2,2"), 100);
  REQUIRE(equal);
  const std::string dot = to_dot(*equal);
  CHECK(count(dot, "[label=") == equal->nodes.size());
  CHECK(count(dot, " -> ") == equal->edges.size());
  CHECK(dot.find("n0 [label=\"take/1..2:2,2\\nP 0\", fillcolor=\"#f4cccc\"];") !=
        std::string::npos);
  std::set<std::pair<std::uint32_t, std::uint32_t>> edges(equal->edges.begin(), equal->edges.end());
  CHECK(edges.size() == equal->edges.size());
}

TEST_CASE("the graph of options: rounds and layers are those of the definition") {
  for (const char* text : {"nim:2,3", "take/1,3,4:11", "octal/0.77:7", "wythoff:3,4",
                           "nim:2,2~misere", "take/1..2:4~misere", "lasker:5", "stairs:1,2,1"}) {
    INFO(text);
    const auto graph = options_graph(plain::position(text), 5000);
    REQUIRE(graph);
    std::vector<std::vector<std::uint32_t>> options(graph->nodes.size());
    for (const auto& [from, to] : graph->edges) options[from].push_back(to);
    // By the layers: the longest way from the position; rounds from the end: a winner hurries, a
    // loser delays.
    for (std::size_t i = 0; i < graph->nodes.size(); ++i) {
      const auto& node = graph->nodes[i];
      std::uint32_t layer = 0;
      std::uint32_t quick = UINT32_MAX;
      std::uint32_t slow = 0;
      for (const auto& [from, to] : graph->edges) {
        if (to == i) layer = std::max(layer, graph->nodes[from].layer + 1);
      }
      for (const std::uint32_t to : options[i]) {
        if (!graph->nodes[to].player_to_move_wins())
          quick = std::min(quick, graph->nodes[to].round + 1);
        slow = std::max(slow, graph->nodes[to].round + 1);
      }
      INFO(node.text);
      REQUIRE(node.layer == layer);
      REQUIRE(node.round == (node.player_to_move_wins() && !options[i].empty() ? quick : slow));
    }
  }
}

TEST_CASE("random positions: every number of a kind is drawn, and none beyond") {
  for (const char* text : {"nim:1,1", "wythoff:1,1", "stairs:1,1,1", "strip:1,2,3", "hill/2:1,2",
                           "coins/twins:HH", "graph/a-b,b-c,c-d:a,b", "octal/0.77:1"}) {
    for (const std::uint64_t size : {1U, 2U, 5U, 7U}) {
      INFO(text << ' ' << size);
      const Position like = plain::position(text);
      const std::string form(nimber::text(like.terms[0].rule->game().state_form));
      std::set<std::uint64_t> drawn;
      for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const Position random = random_position(like, size, seed);
        REQUIRE(print(plain::position(print(random))) == print(random));
        const State& state = random.terms[0].state;
        if (form == "row") {
          REQUIRE(state.size() == size);
          REQUIRE(std::count(state.begin(), state.end(), 1) >= 1);
          for (std::size_t i = 0; i < state.size(); ++i) {
            if (state[i] == 1) drawn.insert(i + 1);
          }
          if (std::count(state.begin(), state.end(), 1) == 1) drawn.insert(100 + size);
        } else {
          REQUIRE(state.size() == like.terms[0].state.size());
          drawn.insert(state.begin(), state.end());
        }
      }
      const std::uint64_t least = form == "steps" || form == "tokens" ? 0 : 1;
      const std::uint64_t most = form == "tokens" ? 3
                                 : form == "places"
                                     ? std::max<std::uint64_t>(size, like.terms[0].state.size())
                                     : size;
      if (form == "row") REQUIRE(drawn.erase(100 + size) == 1);
      std::set<std::uint64_t> all;
      for (std::uint64_t n = least; n <= most; ++n) all.insert(n);
      REQUIRE(drawn == all);
    }
  }
  // Sizes that cannot be: the next that can.
  CHECK(random_position(plain::position("nim:1"), 0, 3).terms[0].state == State{1});
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const Position huge = random_position(
        plain::position("stairs:1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1,1"), UINT64_MAX, seed);
    CHECK(plain::position(print(huge)).terms[0].state == huge.terms[0].state);
    CHECK(random_position(plain::position("coins/ruler:H"), 5000, seed).terms[0].state.size() ==
          1000);
  }
}
