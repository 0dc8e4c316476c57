// Games that may never end, as analysis, program, graph of options and explanation tell them,
// against backward analysis of printed positions, which knows no value.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/explain.hpp>
#include <nimber/link.hpp>
#include <nimber/reply.hpp>
#include "search/brute_force.hpp"
#include "search/loop_search.hpp"
#include "search/options_graph.hpp"

#include <algorithm>
#include <random>
#include <utility>

using namespace nimber;

namespace {

struct Settled {
  Outcome outcome = Outcome::D;
  std::uint32_t plies = 0;
};

/// All that can be reached from a position, settled by the definition: pass by pass.
std::map<std::string, Settled> backward(const std::string& text) {
  const std::vector<std::string> all = plain::reachable(text, 20'000);
  REQUIRE(all.size() < 20'000);
  std::map<std::string, std::vector<std::string>> options;
  for (const std::string& one : all) options[one] = plain::options(one);
  const bool misere = text.find("~misere") != std::string::npos;
  std::map<std::string, Settled> settled;
  for (std::uint32_t pass = 0;; ++pass) {
    std::map<std::string, Settled> now;
    for (const std::string& one : all) {
      if (settled.count(one) > 0) continue;
      const auto& to = options[one];
      const bool wins = std::any_of(to.begin(), to.end(), [&](const std::string& option) {
        const auto found = settled.find(option);
        return found != settled.end() && found->second.outcome == Outcome::P;
      });
      const bool all_known = std::all_of(to.begin(), to.end(), [&](const std::string& option) {
        return settled.count(option) > 0;
      });
      if (to.empty())
        now[one] = {misere ? Outcome::N : Outcome::P, pass};
      else if (wins)
        now[one] = {Outcome::N, pass};
      else if (all_known)
        now[one] = {Outcome::P, pass};
    }
    if (now.empty()) break;
    settled.insert(now.begin(), now.end());
  }
  for (const std::string& one : all) settled.emplace(one, Settled{});
  return settled;
}

std::vector<std::string> texts(const Position& position, const std::vector<PositionMove>& moves) {
  std::vector<std::string> list;
  for (const PositionMove& move : moves) list.push_back(print(after(position, move)));
  return list;
}

/// Edges between v0, v1 ... in any direction, mostly downwards.
std::string random_edges(std::size_t vertices, unsigned density, std::mt19937& random) {
  std::string edges;
  const auto name = [](std::size_t v) { return "v" + std::to_string(v); };
  for (std::size_t u = 0; u < vertices; ++u) {
    edges += (u > 0 ? "," : "") + name(u);
    for (std::size_t v = 0; v < vertices; ++v) {
      if (random() % 100 < (v < u ? density : density / 4)) edges += "," + name(u) + "-" + name(v);
    }
  }
  return edges;
}

std::string random_text(std::mt19937& random) {
  const std::size_t n = 2 + random() % 5;
  std::string text =
      "graph/" + random_edges(n, 15 + static_cast<unsigned>(random() % 50), random) + ":";
  const std::size_t tokens = 1 + random() % 3;
  for (std::size_t i = 0; i < tokens; ++i)
    text += (i > 0 ? ",v" : "v") + std::to_string(random() % n);
  const char* const beside[] = {"",
                                "+nim:2",
                                "+nim:3,1",
                                "+take/1,3:5",
                                "+octal/0.77:4",
                                "+wythoff:1,2",
                                "+coins/turtles:HTH",
                                "+graph/a-b,b-c,a-c:a"};
  if (random() % 2 == 0) text += beside[random() % std::size(beside)];
  return print(plain::position(text));
}

void check_analysis(const std::string& text) {
  INFO(text);
  const auto settled = backward(text);
  const Position position = plain::position(text);
  const auto result = analyze(position);
  REQUIRE(result);
  REQUIRE(result->outcome == settled.at(text).outcome);
  std::vector<std::string> winning;
  std::vector<std::string> drawing;
  bool stayed = false;
  for (const std::string& option : plain::options(text)) {
    if (option == text && std::exchange(stayed, true)) continue;  // the same move again
    const Outcome outcome = settled.at(option).outcome;
    if (outcome == Outcome::P) winning.push_back(option);
    if (outcome == Outcome::D) drawing.push_back(option);
  }
  REQUIRE(result->winning_count == winning.size());
  REQUIRE(texts(position, result->winning) == winning);
  if (result->outcome == Outcome::D) {
    REQUIRE(result->drawing_count == drawing.size());
    REQUIRE(texts(position, result->drawing) == drawing);
  } else if (result->drawing_count) {
    REQUIRE(result->outcome == Outcome::N);
    REQUIRE(result->drawing_count == drawing.size());
    REQUIRE(texts(position, result->drawing) == drawing);
  } else {
    // Only where the game is won in misère play, or by a part that ends, are they not listed.
    REQUIRE((result->outcome == Outcome::P || position.misere || drawing.empty()));
  }
  const bool one_token = position.terms.size() == 1 && position.terms[0].state.size() == 1;
  if (one_token && !position.misere && position.terms[0].rule->loops()) {
    REQUIRE(result->plies.size() == winning.size());
    for (std::size_t i = 0; i < winning.size(); ++i)
      REQUIRE(result->plies[i] == settled.at(winning[i]).plies);
  } else {
    REQUIRE(result->plies.empty());
  }
}

}  // namespace

TEST_CASE("loops: outcome, value and moves of the smallest graphs") {
  const auto result = [](const std::string& text) {
    INFO(text);
    auto found = analyze(plain::position(text));
    REQUIRE(found);
    return *found;
  };
  using Values = std::vector<Value>;
  CHECK(result("graph/a-a:a").outcome == Outcome::D);
  CHECK(result("graph/a-a:a").loopy == Values{});
  CHECK(result("graph/a-b,b-a:a").outcome == Outcome::D);
  CHECK(result("graph/a-b,b-a:a").drawing_count == 1U);
  // Out of the circle: to c at once, or back to a, from where there is no other way.
  const AnalysisResult out = result("graph/a-b,b-a,b-c:b");
  CHECK(out.outcome == Outcome::N);
  CHECK(out.value == Value{1});
  CHECK(!out.loopy);
  CHECK(out.plies == std::vector<std::uint64_t>{2, 0});
  CHECK(result("graph/a-b,b-a,b-c:a").outcome == Outcome::P);
  CHECK(result("graph/a-b,b-a,b-c:a").value == Value{0});
  // A vertex that leads to itself and to an end.
  const AnalysisResult self = result("graph/a-a,a-b:a");
  CHECK(self.outcome == Outcome::N);
  CHECK(!self.value);
  CHECK(self.loopy == Values{0});
  CHECK(self.terms[0].loopy == Values{0});
  CHECK(result("graph/a-a,a-b:a+nim:3").loopy == Values{3});
  CHECK(result("graph/a-a,a-b:a+nim:3").outcome == Outcome::D);
  CHECK(result("graph/a-a,a-b:a,a").loopy == Values{});
  CHECK(result("graph/a-a,a-b:a,a").outcome == Outcome::D);
  CHECK(result("graph/a-a,a-b:a,b").loopy == Values{0});
}

TEST_CASE("loops: moves in place are one move, whichever token makes them") {
  for (const std::string text :
       {"graph/b-b:b,b", "graph/b-b:b,b,b~misere", "graph/a-b,b-a,a-a:a,b,a",
        "graph/a-a,b-b:a,b+graph/c-c:c", "graph/c-b,a-b,b-a,a-a:c,a,a~misere"}) {
    INFO(text);
    const Position position = plain::position(text);
    const auto result = analyze(position);
    REQUIRE(result);
    REQUIRE(result->outcome == Outcome::D);
    std::vector<std::string> all = texts(position, result->drawing);
    CHECK(result->drawing_count == all.size());
    CHECK(std::count(all.begin(), all.end(), text) == 1);
    std::sort(all.begin(), all.end());
    CHECK(std::adjacent_find(all.begin(), all.end()) == all.end());
  }
}

TEST_CASE("loops: sums of tokens and other games, against backward analysis") {
  std::mt19937 random(41);
  std::size_t drawn = 0;
  for (int round = 0; round < 600; ++round) {
    const std::string text = random_text(random);
    check_analysis(text);
    drawn += analyze(plain::position(text))->outcome == Outcome::D ? 1 : 0;
  }
  CHECK(drawn > 60);
}

TEST_CASE("loops: misère play, against backward analysis") {
  std::mt19937 random(42);
  for (int round = 0; round < 250; ++round) check_analysis(random_text(random) + "~misere");
}

TEST_CASE("loops: beside large heaps draws are counted, not listed") {
  const auto of = [](const std::string& text) {
    auto result = analyze(plain::position(text));
    REQUIRE(result);
    return *result;
  };
  const std::string heap = "1000000000000000000";
  const AnalysisResult two = of("nim:" + heap + "+graph/a-a,b-b:a,b");
  CHECK(two.outcome == Outcome::D);
  CHECK(two.drawing_count == 1'000'000'000'000'000'001U);
  CHECK(two.drawing.size() == max_listed);
  // Of one circle with ways to 0 and 1, two heaps let it be won.
  const AnalysisResult one = of("nim:" + heap + "+graph/a-a,a-b,a-c,c-b:a");
  CHECK(one.outcome == Outcome::D);
  CHECK(one.loopy == std::vector<Value>{1'000'000'000'000'000'000U, 1'000'000'000'000'000'001U});
  CHECK(one.drawing_count == 1'000'000'000'000'000'000U - 2 + 1);
}

TEST_CASE("loops: who has won ends the game, and nobody loses a draw") {
  std::mt19937 random(43);
  for (int round = 0; round < 120; ++round) {
    const std::string start = random_text(random);
    INFO(start);
    const auto settled = backward(start);
    const Outcome outcome = settled.at(start).outcome;
    Position position = plain::position(start);
    // The program against an opponent who moves anywhere.
    bool program = outcome != Outcome::P;
    for (int moves = 0; !is_over(position); ++moves) {
      REQUIRE(moves < 400);
      if (outcome == Outcome::D && moves == 60) break;
      if (program) {
        Reply reply(position, {.blunder = false, .seed = random(), .limit = default_limit});
        while (!reply.step(default_limit).done) {}
        REQUIRE(reply.move());
        position = after(position, *reply.move());
        const Outcome then = settled.at(print(position)).outcome;
        REQUIRE(then != Outcome::N);
        if (outcome != Outcome::D) REQUIRE(then == Outcome::P);
      } else {
        const auto options = plain::options(print(position));
        position = plain::position(options[random() % options.size()]);
      }
      program = !program;
    }
    if (outcome != Outcome::D) REQUIRE(!program);
  }
}

TEST_CASE("loops: a single token is led to its end by the shortest way") {
  // A long way round, and a short one: both win.
  const Position position = plain::position("graph/a-b,b-a,b-c,a-d,d-e,e-f,f-c,a-c,c-a,c-z:a");
  const auto result = analyze(position);
  REQUIRE(result);
  REQUIRE(result->player_to_move_wins());
  Reply reply(position, {});
  while (!reply.step(default_limit).done) {}
  const auto best = std::min_element(result->plies.begin(), result->plies.end());
  const auto chosen = static_cast<std::size_t>(best - result->plies.begin());
  CHECK(print(after(position, *reply.move())) == print(after(position, result->winning[chosen])));
}

TEST_CASE("loops: the graph of options and the plain search agree with backward analysis") {
  std::mt19937 random(44);
  for (int round = 0; round < 150; ++round) {
    std::string text = random_text(random);
    if (round % 3 == 0) text += "~misere";
    INFO(text);
    const auto settled = backward(text);
    const auto graph = options_graph(plain::position(text), 20'000);
    REQUIRE(graph);
    REQUIRE(graph->nodes.size() == settled.size());
    for (const auto& node : graph->nodes) {
      const Settled& expected = settled.at(node.text);
      REQUIRE(node.outcome == expected.outcome);
      REQUIRE(node.round ==
              (expected.outcome == Outcome::D ? OptionsGraph::never : expected.plies));
      if (node.value) REQUIRE((*node.value == 0) == (expected.outcome == Outcome::P));
    }
    BruteForce work(plain::position(text));
    while (!work.step(1000).done) {}
    REQUIRE(work.answer());
    REQUIRE(!work.answer()->smaller);
    REQUIRE(work.answer()->outcome == settled.at(text).outcome);
    if (work.answer()->theory) REQUIRE(*work.answer()->theory == settled.at(text).outcome);
  }
}

TEST_CASE("loops: the search labels as the graph does, in pieces and again") {
  std::mt19937 random(45);
  for (int round = 0; round < 100; ++round) {
    const std::size_t n = 2 + random() % 7;
    const std::string rule_text = "graph/" + random_edges(n, 40, random);
    const RulePtr rule = plain::rule(rule_text);
    LoopSearch search({rule}, false);
    for (std::uint64_t v = n; v-- > 0;) {
      search.start({{v}});
      Work work;
      do work.open_step(1 + random() % 5);
      while (search.step(work) == Solver::Status::pending);
      std::vector<Component> components;
      rule->theory().components({v}, components);
      REQUIRE(search.value() == components[0].value);
      if (const RuleLoops* const loops = rule->loops()) {
        REQUIRE(search.reached() == loops->reached(components[0]));
        REQUIRE(search.plies() == loops->plies({v}));
      }
    }
  }
  // Too small a limit, too few positions.
  const RulePtr rule = plain::rule("graph/a-b,b-c,c-d,d-a");
  LoopSearch search({rule}, false, 3);
  search.start({{0}});
  Work work;
  work.open_step(default_limit);
  CHECK(search.step(work) == Solver::Status::gave_up);
  LoopSearch other({rule}, true);
  other.start({{0}});
  Work little(2);
  little.open_step(default_limit);
  CHECK(other.step(little) == Solver::Status::gave_up);
}

TEST_CASE("loops: steps of an explanation hold what they say") {
  std::mt19937 random(46);
  std::map<std::size_t, std::size_t> kinds;
  for (int round = 0; round < 200; ++round) {
    const std::string text = random_text(random);
    INFO(text);
    const Position position = plain::position(text);
    Explain work(position);
    while (!work.step(1'000'000).done) {}
    REQUIRE(work.result());
    const auto value_of = [](const Position& p, std::size_t term) {
      Position alone;
      alone.terms = {p.terms[term]};
      return analyze(alone)->value;
    };
    for (const ExplainStep& step : work.result()->steps) {
      ++kinds[step.index()];
      if (const auto* label = std::get_if<LabelStep>(&step)) {
        // One token alone on this graph.
        Position token;
        token.terms = {{position.terms[label->about.term].rule, {label->size}}};
        REQUIRE(label->value == value_of(token, 0));
        REQUIRE(label->all_options);
        bool all_replied = true;
        for (const LabelStep::Option& option : label->options) {
          Move move = option.move;
          move.part = 0;
          const Position then = after(token, {0, move});
          REQUIRE(option.value == value_of(then, 0));
          REQUIRE(option.value != label->mex);
          if (option.value && *option.value < label->mex) continue;
          all_replied = all_replied && option.reply;
          if (!option.reply) continue;
          Move reply = *option.reply;
          reply.part = 0;
          REQUIRE(value_of(after(then, {0, reply}), 0) == label->mex);
        }
        REQUIRE(all_replied == label->value.has_value());
      }
      if (const auto* endless = std::get_if<EndlessStep>(&step)) {
        REQUIRE(endless->infinite > 0);
        REQUIRE(endless->outcome == work.result()->result.outcome);
        if (endless->rest)
          REQUIRE((std::count(endless->reached.begin(), endless->reached.end(), *endless->rest) >
                   0) == (endless->outcome == Outcome::N));
      }
      if (const auto* mend = std::get_if<MendStep>(&step)) REQUIRE(mend->total == 0);
    }
  }
  CHECK(kinds.size() == 7);
}

TEST_CASE("loops: a link may pass through the same position again") {
  const auto link = read_link("graph/a-b,b-a,a-c:a!b!a!b");
  REQUIRE(link);
  CHECK(link->record.size() == 4);
  CHECK(print(link->record[2]) == print(link->record[0]));
  CHECK(write_link(link->record, {}).operator*() == "graph/a-b,b-a,a-c:a!b!a!b");
}
