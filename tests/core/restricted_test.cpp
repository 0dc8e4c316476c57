// Heaps of which 1 to f(n) may be taken: the theorem beside plain recursion, and the rules that are
// read as such.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"
#include "written_rules.hpp"

#include <nimber/analysis.hpp>

#include "rules/taking_bound.hpp"
#include "values/restricted.hpp"

#include <optional>
#include <random>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace nimber;

namespace {

Work endless_work() {
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  return work;
}

/// Values by mex alone.
std::vector<Value> by_mex(const std::vector<std::uint64_t>& most) {
  std::vector<Value> out;
  for (std::size_t n = 0; n < most.size(); ++n) {
    std::set<Value> seen;
    for (std::size_t k = 1; k <= most[n]; ++k) seen.insert(out[n - k]);
    Value mex = 0;
    while (seen.contains(mex)) ++mex;
    out.push_back(mex);
  }
  return out;
}

std::optional<TakingBound> bound_of(const std::string& condition) {
  auto reader = Reader::open(condition);
  const auto read = Expression::read_condition(*reader, {{"n"}, {"k"}});
  return TakingBound::of_condition(read->nodes(), 1);
}

}  // namespace

TEST_CASE("taking up to a bound: values and options of any bound that grows by 0 or 1") {
  std::mt19937 random(20);
  for (std::size_t trial = 0; trial < plain::share(300); ++trial) {
    std::vector<std::uint64_t> most = {0};
    // Long stretches of one bound, or short ones.
    const unsigned grows = std::uniform_int_distribution<unsigned>(1, 60)(random);
    while (most.size() < 260)
      most.push_back(most.back() + (random() % grows == 0 && most.back() < most.size() ? 1 : 0));
    const std::vector<Value> values = by_mex(most);
    const auto f = [&](std::uint64_t n) { return most[static_cast<std::size_t>(n)]; };
    for (std::uint64_t n = 0; n < most.size(); ++n) {
      Work work = endless_work();
      REQUIRE(RestrictedDescent(n).step(f, work) == values[static_cast<std::size_t>(n)]);
      for (Value v = 0; v <= f(n); ++v) {
        const auto heap = restricted_heap_worth(n, v, f, work);
        REQUIRE(heap);
        REQUIRE(*heap <= n);
        REQUIRE(*heap + f(n) >= n);
        REQUIRE(values[static_cast<std::size_t>(*heap)] == v);
      }
    }
  }
}

TEST_CASE("taking up to a bound: a descent rests and goes on") {
  const auto f = [](std::uint64_t n) { return n / 10; };
  Work whole = endless_work();
  const auto value = RestrictedDescent(987'654'321'987'654'321).step(f, whole);
  RestrictedDescent descent(987'654'321'987'654'321);
  Work work(UINT64_MAX);
  std::optional<Value> found;
  unsigned steps = 0;
  for (; !found; ++steps) {
    work.open_step(8);
    found = descent.step(f, work);
  }
  CHECK(found == value);
  CHECK(steps > 1);
  CHECK(work.examined() == whole.examined());
}

TEST_CASE("taking up to a bound: which conditions are one") {
  for (const char* yes : {"3*k<=n",
                          "k*3<=n",
                          "n>=3*k",
                          "n-3*k>=0",
                          "k<=n/3",
                          "k<n/3+2",
                          "2*k<n+5",
                          "k<=sqrt(n)",
                          "k*k<=n",
                          "k*k<n",
                          "k<=root(n,3)",
                          "k<=bits(n)",
                          "k<=min(n/2,sqrt(n)+3)",
                          "k>0&&k<=n/2",
                          "k<n",
                          "100*k<=n",
                          "k<=n-n/3",
                          "k<=(2*n+1)/3",
                          "7>=k",
                          "k!=n",
                          "n!=k",
                          "k<=5&&k!=n",
                          "k<=n/2&&n!=k"}) {
    INFO(yes);
    const auto bound = bound_of(yes);
    REQUIRE(bound);
    auto reader = Reader::open(yes);
    const auto condition = Expression::read_condition(*reader, {{"n"}, {"k"}});
    for (std::int64_t n = 0; n <= 300; ++n) {
      for (std::int64_t k = 1; k <= n; ++k) {
        const std::int64_t numbers[] = {n, k};
        REQUIRE(condition->holds(numbers) == (static_cast<Heap>(k) <= bound->most(Heap(n))));
      }
      if (n > 0) {
        REQUIRE(bound->most(Heap(n)) >= bound->most(Heap(n - 1)));
        REQUIRE(bound->most(Heap(n)) <= bound->most(Heap(n - 1)) + 1);
      }
    }
  }
  for (const char* no : {"3*k<=2*n+k+k+k*n",
                         "k>=n/3",
                         "k<=n/3||k==n",
                         "k!=2",
                         "k<=n*n",
                         "k<=n%5",
                         "k<=sqrt(n-5)+3",
                         "k<=sqrt(n-1)",
                         "2*k>=n",
                         "k*k*k<=n",
                         "k<=2*sqrt(n)",
                         "k>1&&k<=n/2",
                         "!(k<=n/2)",
                         "k<=if(n>5,3,n)",
                         "k<=n/2+n/2",
                         "k*n<=100",
                         "k<=n/k",
                         "k!=n-1",
                         "2*k!=n",
                         "k!=n||k<3",
                         "n!=n"}) {
    INFO(no);
    CHECK_FALSE(bound_of(no));
  }
}

TEST_CASE("taking up to a bound: heaps past the table, in rules that people write") {
  for (const char* rule :
       {"own/n;k=1..n/3;n-=k", "own/n;k=1..sqrt(n)+2;n-=k", "own/n;k=1..n/100+7;n-=k",
        "own/n;k=1..n;4*k<=n;n-=k", "own/n;j=1..bits(n);n-=j", "custom/2*k<=n", "custom/k*k<=n",
        "custom/5*k<2*n+9", "own/n;k=1..5;n-=k"}) {
    INFO(rule);
    const RulePtr read = plain::rule(rule);
    std::vector<std::uint64_t> most;
    for (Heap n = 0; n < 4200; ++n) {
      // How many moves there are is counted by the rule, not by the theorem.
      std::uint64_t moves = 0;
      const State state{n};
      Work work = endless_work();
      read->each_move(state, 0, MoveSink(work, [&](const Move&) { return ++moves > 0; }));
      most.push_back(moves);
    }
    const std::vector<Value> values = by_mex(most);
    for (std::size_t n = 4080; n < 4200; n += 7) {
      for (std::size_t other : {std::size_t{0}, n - 1, std::size_t{4100}, std::size_t{17}}) {
        const std::string text =
            std::string(rule) + ":" + std::to_string(n) + "," + std::to_string(other);
        INFO(text);
        const auto answer = analyze(plain::position(text));
        REQUIRE(answer);
        CHECK(answer->value == (values[n] ^ values[other]));
        std::uint64_t wins = 0;
        for (const auto& [heap, rest] : {std::pair(n, other), std::pair(other, n)}) {
          for (std::size_t k = 1; k <= most[heap]; ++k)
            wins += values[heap - k] == values[rest] ? 1 : 0;
        }
        CHECK(answer->winning_count == wins);
      }
    }
  }
}

TEST_CASE("taking up to a bound: to 10^18, and where it is too far") {
  // f grows at each third heap.
  CHECK(plain::told_value("own/n;k=1..n/3;n-=k:999999999999999999") == 333333333333333333);
  CHECK(plain::told_value("custom/2*k<=n:1000000000000000000") == 500000000000000000);
  CHECK(plain::told_value("custom/2*k<=n:20000") == 10000);
  CHECK_FALSE(plain::told_value("own/n;k=1..sqrt(n);n-=k:999999999999999999"));
}

TEST_CASE("large heaps by theorems: the same moves in small steps as in one go") {
  for (const char* text :
       {"own/n;k=1..n/4;n-=k:12345678901", "custom/4*k<=n:12345678901,7",
        "own/n;k=1..sqrt(n);n-=k:99999999", "custom/k%3!=0:1000000000,7", "take/1,3,6..:1000000007",
        "take/1,prime:1000000007", "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):1000000000",
        "own/n;k=1..n;k%3!=0;n-=k:1000000000,7", "own/n;k=1..n;n-=k:1000000000,7",
        "own/{a,b};k=1..a;a-=k|k=1..b;b-=k|k=1..min(a,b);a-=k;b-=k:10000000019,16180339887",
        "own/(n,q);k=1..min(n,q);n-=k;q=2*k:2000000,2000000"}) {
    INFO(text);
    const auto whole = analyze(plain::position(text));
    REQUIRE(whole);
    Analysis analysis(plain::position(text));
    while (!analysis.step(7).done) {}
    REQUIRE(analysis.result());
    const AnalysisResult& parts = *analysis.result();
    CHECK(parts.outcome == whole->outcome);
    CHECK(parts.value == whole->value);
    CHECK(parts.winning_count == whole->winning_count);
    REQUIRE(parts.winning.size() == whole->winning.size());
    for (std::size_t i = 0; i < parts.winning.size(); ++i)
      CHECK(parts.winning[i].move.amount == whole->winning[i].move.amount);
    if (parts.outcome == Outcome::N) CHECK(parts.winning.size() > 0);
  }
}
