// Outcomes of heaps by strings of kinds against the generic solver and plain recursion.
#include "catch.hpp"
#include "plain.hpp"

#include "search/heap_search.hpp"
#include "search/solver.hpp"
#include "share.hpp"

#include <map>
#include <random>
#include <string>

using namespace nimber;

namespace {

/// The search in steps of any length.
template <class Search>
Value outcome(Search& search, const std::vector<State>& states, std::mt19937& random) {
  search.start(states);
  Work work(UINT64_MAX);
  for (;;) {
    work.open_step(1 + random() % 5000);
    const Solver::Status status = search.step(work);
    if (status == Solver::Status::done) return search.result();
    REQUIRE(status == Solver::Status::pending);
  }
}

}  // namespace

TEST_CASE(
    "outcomes of sums of heaps, by strings of kinds, by the generic solver and by recursion, both "
    "conventions") {
  std::mt19937 random(26);
  const char* known[] = {"octal/0.77", "octal/0.137", "octal/0.07", "octal/4.3",         "grundy",
                         "lasker",     "nim",         "take/2,3",   "custom/gcd(n,k)==1"};
  for (std::size_t round = 0; round < plain::share(60); ++round) {
    std::vector<RulePtr> rules;
    const std::size_t terms = 1 + random() % 2;
    while (rules.size() < terms) {
      std::string text = known[random() % std::size(known)];
      if (random() % 2 == 0) {
        text = random() % 4 == 0 ? "octal/4." : "octal/0.";
        for (std::size_t digits = 1 + random() % 4; digits > 0; --digits)
          text.push_back(static_cast<char>('0' + random() % 8));
      }
      rules.push_back(plain::rule(text));
    }
    for (const bool misere : {false, true}) {
      HeapSearch heaps(rules, misere);
      Solver solver(rules, misere, Solver::Ask::outcome);
      std::map<std::string, bool> outcomes;
      for (int i = 0; i < 6; ++i) {
        std::vector<State> states;
        std::string text;
        for (const RulePtr& rule : rules) {
          State state;
          for (std::size_t count = 1 + random() % 2; count > 0; --count)
            state.push_back(random() % (i < 3 ? 6 : 13 - 3 * terms));
          text.append(text.empty() ? "" : "+").append(rule->text()).append(":");
          rule->print_state(state, text);
          states.push_back(state);
        }
        INFO(text << (misere ? " misère" : ""));
        const Value found = outcome(heaps, states, random);
        REQUIRE(found == outcome(solver, states, random));
        if (i < 3) REQUIRE((found != 0) == plain::wins(misere ? text + "~misere" : text, outcomes));
      }
    }
  }
}

TEST_CASE(
    "misère Kayles: the single heaps that are lost up to 45, as the generic solver finds them") {
  const RulePtr rule = plain::rule("octal/0.77");
  HeapSearch heaps({rule}, true);
  Solver solver({rule}, true, Solver::Ask::outcome);
  std::mt19937 random(27);
  std::vector<Heap> lost;
  // The generic solver takes most of its time for the last ones; none of them is lost.
  const Heap last = plain::stride() == 1 ? 45 : 25;
  for (Heap n = 0; n <= last; ++n) {
    const Value found = outcome(heaps, {{n}}, random);
    REQUIRE(found == outcome(solver, {{n}}, random));
    if (found == 0) lost.push_back(n);
  }
  // W. L. Sibert and J. H. Conway, "Mathematical Kayles", Int. J. Game Theory 20 (1992).
  CHECK(lost == std::vector<Heap>{1, 4, 9, 12, 20});
}

TEST_CASE("the generic solver has the room again of lists of options that it is done with") {
  // Misère play, two heaps beside many empty ones: twice, with and without the stone, down the
  // other heap with all lists open, which take two thirds of the room.
  State state(101, 0);
  state[0] = 1;
  state[1] = 320;
  Solver solver({plain::rule("nim")}, true, Solver::Ask::outcome);
  solver.start({state});
  Work work;
  work.open_step(default_limit);
  REQUIRE(solver.step(work) == Solver::Status::done);
  CHECK(solver.result() == 1);
  // Where they would take more than there is, it gives up.
  state[1] = 420;
  Solver fuller({plain::rule("nim")}, true, Solver::Ask::outcome);
  fuller.start({state});
  REQUIRE(fuller.step(work) == Solver::Status::gave_up);
}

TEST_CASE("the generic solver gives up where no more options may be examined") {
  const auto status = [](std::uint64_t limit) {
    Solver solver({plain::rule("nim")}, false, Solver::Ask::value);
    solver.start({{9}});
    Work work(limit);
    work.open_step(default_limit);
    return solver.step(work);
  };
  CHECK(status(0) == Solver::Status::gave_up);
  CHECK(status(44) == Solver::Status::gave_up);
  CHECK(status(46) == Solver::Status::done);  // 9 + 8 + ... + 1 options
}

TEST_CASE("a search of heaps gives up at its limit, and goes on where it stopped") {
  HeapSearch heaps({plain::rule("octal/0.77")}, true);
  heaps.start({{50}});
  Work work(1000);
  work.open_step(UINT64_MAX);
  CHECK(heaps.step(work) == Solver::Status::gave_up);
  CHECK(HeapSearch::suits({plain::rule("octal/0.77")}, {{HeapSearch::largest_heap}}));
  CHECK_FALSE(HeapSearch::suits({plain::rule("octal/0.77")}, {{HeapSearch::largest_heap + 1}}));
  CHECK_FALSE(HeapSearch::suits({plain::rule("wythoff")}, {{3, 5}}));
}

TEST_CASE("a search of heaps remembers each position once, however it is come to") {
  // All of at most four heaps of nim up to 15, the largest first, and then again.
  HeapSearch heaps({plain::rule("nim")}, true);
  std::mt19937 random(43);
  std::size_t positions = 0;
  for (const bool again : {false, true}) {
    for (Heap a = 16; a-- > 0;) {
      for (Heap b = 0; b <= a; ++b) {
        for (Heap c = 0; c <= b; ++c) {
          for (Heap d = 0; d <= c; ++d) {
            positions += again ? 0 : 1;
            // Bouton: a heap of 2 or more, and the nim-sum decides; else whether the heaps are odd
            // in number.
            const bool wins = a >= 2 ? (a ^ b ^ c ^ d) != 0 : (a + b + c + d) % 2 == 0;
            if ((outcome(heaps, {{b, a, d, c}}, random) != 0) != wins)
              FAIL(a << "," << b << "," << c << "," << d);
          }
        }
      }
    }
    CHECK(heaps.known() == positions);
  }
}
