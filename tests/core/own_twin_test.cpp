// Written rules that say what a game of the house says: which they are, and that nothing but the
// words of the answer changes. Values, winning moves and their order beside plain recursion over
// the moves of the written rule itself.
#include "catch.hpp"
#include "share.hpp"
#include "written_rules.hpp"

#include <nimber/analysis.hpp>
#include <nimber/heap_rule.hpp>

#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace nimber;

namespace {

/// The game of the house; "" where the rule is none.
std::string twin(const std::string& text) {
  const RulePtr rule = plain::written_rule(text);
  REQUIRE(rule != nullptr);
  const HeapRule* const game = rule->theory().same_game();
  return game != nullptr ? game->text() : "";
}

std::vector<Move> moves_of(const Rule& rule, const State& state, std::size_t part) {
  std::vector<Move> out;
  rule.each_move(state, part, MoveSink([&](const Move& move) {
                   out.push_back(move);
                   return true;
                 }));
  return out;
}

/// Values by mex over the moves of the written rule.
std::vector<Value> by_mex(const Rule& rule, Heap last) {
  std::vector<Value> out;
  for (Heap n = 0; n <= last; ++n) {
    std::set<Value> seen;
    for (const Move& move : moves_of(rule, {n}, 0)) {
      Value sum = 0;
      for (const Heap heap : rule.after({n}, move)) sum ^= out[static_cast<std::size_t>(heap)];
      seen.insert(sum);
    }
    Value mex = 0;
    while (seen.contains(mex)) ++mex;
    out.push_back(mex);
  }
  return out;
}

}  // namespace

TEST_CASE("written rules are seen to be games of the house") {
  const std::map<std::string, std::string> known = {
      {"n;k=1..n;n-=k", "nim"},
      {"stones;m=0..stones-1;stones=m", "nim"},
      {"n;k=1..;n-=k", "nim"},
      {"n;k=1..3;n-=k", "take/1..3"},
      {"n;x=1,3,4;n-=x", "take/1,3,4"},
      {"n;n-=1|n-=3|n-=4", "take/1,3,4"},
      {"n;k=0..2;n-=k|n-=7", "take/1..2,7"},
      {"n;k=square;n-=k", "take/square"},
      {"n;k=prime;n-=k|n-=1", "take/prime,1"},
      {"n;k=3..;n-=k", "take/3.."},
      {"n;k=2..n;n-=k", "take/2.."},
      {"n;k=1..3;n=n-k", "take/1..3"},
      {"n;k=1..n;k%3!=0;n-=k", "custom/k%3!=0"},
      {"heap;t=1..heap;t%4==1||t==2;t<heap;heap-=t", "custom/(k%4==1||k==2)&&k<n"},
      {"n;k=1..n;2*k>=n;n-=k", "custom/2*k>=n"},
      {"n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)", "octal/0.77"},
      {"n;k=1..2;i=0..n-k;=>(i)+(n-k-i)", "octal/0.77"},
      // Of the amount alone -1/2 is 0, so nothing may be left.
      {"n;k=1..2;i=0..(2*n-2*k-1)/2;=>(i)+(n-k-i)", "octal/0.77"},
      {"n;k=1..3;=>(n-k)", "take/1..3"},
      {"n;k=1..2;i=0..n-k;=>(n-k-i)+(i)", "octal/0.77"},
      {"n;k=1..2;n-=k|k=1..2;i=1..(n-k)/2;=>(i)+(n-k-i)", "octal/0.77"},
      {"n;n==1;n-=1|n>=2;n-=2|n>2;i=1..n-3;=>(i)+(n-2-i)", "octal/0.17"},
      {"n;n-=2|i=1..(n-2)/2;=>(i)+(n-2-i)", "octal/0.07"},
      {"n;k=1..n;n-=k|i=1..n/2;=>(i)+(n-i)", "lasker"},
      {"n;i=1..n/2;=>(i)+(n-i)|n-=1", "octal/4.3"},
      {"n;i=1..(n-1)/2;=>(i)+(n-i)", "grundy"},
      {"n;i=1..n;2*i<n;=>(i)+(n-i)", "grundy"},
      {"n;k=1..5;k!=3;k!=4;n-=k", "octal/0.33003"},
      {"n;n>1;n-=1", "octal/0.2"},
  };
  for (const auto& [rule, game] : known) {
    INFO(rule);
    CHECK(twin(rule) == game);
  }
}

TEST_CASE("what is nearly a game of the house is none") {
  for (const char* rule : {
           "n;k=1..n/2;n-=k",
           "n;k=square..9;n-=k",
           "n;k=prime..n/2;n-=k",
           "n;k=1..3;=>0*(n-k)",
           "n;k=1..3;n-=k;n%2==0",
           "n;k=1..3;n%2==0;n-=k",
           "n;k=1..3;n-=2*k",
           "n;k=1..3;n+=k",
           "n;k=divisors(n);n-=k",
           "n;k=1..2;i=2..(n-k)/2;=>(i)+(n-k-i)",
           "n;k=1..2;i=0..(n-k)/3;=>(i)+(n-k-i)",
           "n;k=1..2;i=1..(n-k-1)/2;=>(i)+(n-k-i)",
           "n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)+(1)",
           "n;k=1..2;i=0..(n-k)/2;=>2*(i)+(n-k-i)",
           "n;i=0..n/2;=>(i)+(n-i)",
           "n;k=1..n;n-=k|i=1..n/2;=>(i)+(n-i)|n-=1|n+=1",
           "n;i=1..(n-1)/2;=>(i)+(n-i)|n-=1",
           "n;k=1..n;n-=k|i=1..(n-1)/2;=>(i)+(n-i)",
           "n;k=1..n;k*n%3!=0;n-=k",
           "(a,b);k=1..a;a-=k",
           "n;k=1..100;i=0..(n-k)/2;=>(i)+(n-k-i)",
           "n;n>5;n-=1",
       }) {
    INFO(rule);
    if (plain::written_rule(rule) != nullptr) CHECK(twin(rule) == "");
  }
}

TEST_CASE("whatever rule is called a game of the house has its values") {
  const std::vector<std::string> roots = {
      "n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)",
      "n;k=1..2;n-=k|k=1..2;i=1..(n-k)/2;=>(i)+(n-k-i)",
      "n;i=1..(n-1)/2;=>(i)+(n-i)",
      "n;k=1..n;n-=k|i=1..n/2;=>(i)+(n-i)",
      "n;k=1,3,4;n-=k|n>2;n-=2",
      "n;n==1;n-=1|n>=2;n-=2|n>2;i=1..n-3;=>(i)+(n-2-i)",
      "n;k=1..n;k%3!=1;n-=k",
      "n;k=0..3;i=1..n-k-1;i<=n-k-i;=>(n-k-i)+(i)",
      "n;k=1..2;i=0..(2*n-2*k-1)/2;=>(i)+(n-k-i)",
  };
  // One more condition, before what changes.
  const std::vector<std::string> conditions = {"n>1;", "n%2==0;", "n!=3;", "n>=2;",
                                               "n<9;", "1<2;",    "n==4;", "n>0;"};
  const std::string signs = "<>=+-,0123456789nki;";
  std::mt19937 random(24);
  std::size_t read = 0;
  std::size_t called = 0;
  const std::size_t trials = plain::share(4000);
  for (std::size_t trial = 0; trial < trials; ++trial) {
    const std::string text =
        plain::nearly(roots[random() % roots.size()], 2, signs, conditions, random);
    const RulePtr rule = plain::written_rule(text);
    if (rule == nullptr) continue;
    ++read;
    if (rule->theory().same_game() == nullptr) continue;
    ++called;
    INFO(text);
    INFO(rule->theory().same_game()->text());
    const std::vector<Value> values = by_mex(*rule, 30);
    Work work(50'000'000);
    work.open_step(UINT64_MAX);
    REQUIRE(rule->sequence().sequence_ready(30, work) == Ready::yes);
    for (Heap n = 0; n <= 30; ++n)
      REQUIRE(rule->sequence().sequence_value(n) == values[static_cast<std::size_t>(n)]);
  }
  CHECK(read >= plain::floor_of_share(800));
  CHECK(called >= plain::floor_of_share(200));
}

TEST_CASE("large heaps of written rules: all winning moves, in the order of their texts") {
  for (const char* text :
       {"n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)", "n;n-=2|i=1..(n-2)/2;=>(i)+(n-2-i)",
        "n;k=1..n;k%3!=0;n-=k", "n;k=1..n;n-=k", "n;k=1,3,4;n-=k", "n;k=3..;n-=k",
        "n;k=1..n;n-=k|i=1..n/2;=>(i)+(n-i)", "n;k=1..3;n-=k|k=6..;n-=k"}) {
    const std::string rule = std::string("own/") + text;
    const RulePtr read = plain::written_rule(text);
    const HeapRule* const game = read->theory().same_game();
    REQUIRE(game != nullptr);
    Work work(50'000'000);
    work.open_step(UINT64_MAX);
    REQUIRE(game->ready(5000, work) == Ready::yes);
    const auto value = [&](Heap n) { return game->value(n); };
    for (const State& state : {State{4100}, State{4097, 3, 1}, State{5, 4200}, State{4444, 9}}) {
      std::string position;
      read->print_state(state, position);
      for (const char* ending : {"", "~misere"}) {
        const std::string whole = rule + ":" + position + ending;
        INFO(whole);
        const bool misere = *ending != '\0';
        if (misere && !game->tame()) continue;
        const auto answer = analyze(plain::position(whole));
        REQUIRE(answer);
        // All winning moves by the values, in the rule's own order.
        std::vector<State> wins;
        std::uint64_t count = 0;
        for (std::size_t part = 0; part < state.size(); ++part) {
          for (const Move& move : moves_of(*read, state, part)) {
            const State then = read->after(state, move);
            Value sum = 0;
            bool big = false;
            for (const Heap heap : then) {
              sum ^= value(heap);
              big = big || value(heap) > 1;
            }
            if (sum != (misere && !big ? 1U : 0U)) continue;
            if (++count <= max_listed) wins.push_back(then);
          }
        }
        if (!answer->winning_count) continue;
        REQUIRE(answer->winning_count == count);
        if (state.size() > 1 && count > max_listed) continue;
        REQUIRE(answer->winning.size() == wins.size());
        for (std::size_t i = 0; i < wins.size(); ++i)
          REQUIRE(read->after(state, answer->winning[i].move) == wins[i]);
      }
    }
  }
}

TEST_CASE("written rules past any table") {
  CHECK(plain::told_value("own/n;k=1..3;n-=k:1000000000000000000") == 0);
  CHECK(plain::told_value("own/n;k=1..n;k%3!=0;n-=k:1000000000000000000") == 1);
  CHECK(plain::told_value("own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):1000000000000000000") ==
        plain::told_value("kayles:1000000000000000000"));
  CHECK(plain::told_value("own/n;k=1..n;n-=k|i=1..n/2;=>(i)+(n-i):999999999999999999") ==
        1000000000000000000);
  CHECK(plain::told_value("own/n;k=1,3;n-=k|k=6..;n-=k:1000000000") ==
        plain::told_value("take/1,3,6..:1000000000"));
}
