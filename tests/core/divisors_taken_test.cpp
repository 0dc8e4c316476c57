// Taking a divisor: the theorem beside plain recursion, and the rules that are read as such.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"
#include "written_rules.hpp"

#include <nimber/analysis.hpp>

#include "laws/patterns/conjecture.hpp"
#include "rules/own/own_divisors.hpp"

#include <numeric>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace nimber;

namespace {

std::unique_ptr<TheoremHeaps> seen_in(const std::string& text) {
  auto reader = Reader::open(text);
  const auto rule = OwnRule::read(*reader);
  return rule && reader->at_end() ? divisors_taken(*rule) : nullptr;
}

/// Values by mex over the divisors for which `allowed` says yes.
template <class Allowed>
std::vector<Value> by_mex(std::uint64_t count, Allowed allowed) {
  std::vector<Value> out;
  for (std::uint64_t n = 0; n < count; ++n) {
    std::set<Value> met;
    for (std::uint64_t k = 1; k <= n; ++k) {
      if (n % k == 0 && allowed(n, k)) met.insert(out[static_cast<std::size_t>(n - k)]);
    }
    Value mex = 0;
    while (met.contains(mex)) ++mex;
    out.push_back(mex);
  }
  return out;
}

}  // namespace

TEST_CASE("taking a divisor: every way to write it, to heap 3000") {
  const auto any = by_mex(3000, [](std::uint64_t, std::uint64_t) { return true; });
  const auto proper = by_mex(3000, [](std::uint64_t n, std::uint64_t k) { return k < n; });
  const auto check = [](const std::string& text, const std::vector<Value>& values) {
    INFO(text);
    const auto heaps = seen_in(text);
    REQUIRE(heaps != nullptr);
    for (std::size_t n = 0; n < values.size(); ++n)
      REQUIRE(heaps->value(static_cast<Heap>(n)) == values[n]);
  };
  for (const char* const text :
       {"n;k=divisors(n);n-=k", "m;d=divisors(m);m=m-d", "n;k=divisors(n);=>(n-k)",
        "n;k=divisors(n);k<=n;n-=k", "n;k=divisors(n);n-k>=0;n-=k", "n;k=divisors(n);k>0;n-=k",
        "n;k=divisors(n);2*n>k;n-=k", "n;k=divisors(n);=>(n-2*k+k)", "n;k=1..n;n%k==0;n-=k",
        "m;d=1..;0==m%d;m=m-d", "n;k=1..n;k<=n;n%k==0;=>(n-k)", "n;k=divisors(n);n%k==0;n-=k"})
    check(text, any);
  for (const char* const text :
       {"n;k=divisors(n);k<n;n-=k", "n;k=divisors(n);k!=n;n-=k", "n;k=divisors(n);n!=k;=>(n-k)",
        "n;k=divisors(n);2*k<=n;n-=k", "n;k=divisors(n);n-k>=1;n-=k",
        "n;k=divisors(n);2*k<n+1;n-=k", "n;n>1;k=divisors(n);k<n;n-=k",
        "n;k=divisors(n);k<=n-1;n=n-k", "n;k=divisors(n);n-k!=0;n-=k",
        "n;k=divisors(n);k<n;2*k<=n;n-=k", "n;k=1..n;n%k==0;k<n;n-=k", "n;k=1..n-1;n%k==0;n-=k",
        "n;n>1;k=1..;k!=n;n%k==0;=>(n-k)"})
    check(text, proper);
}

TEST_CASE("taking a divisor: near misses are not read as it") {
  for (const char* const text : {"n;k=divisors(n);k>1;n-=k",
                                 "n;k=divisors(n);k<n-1;n-=k",
                                 "n;k=divisors(n+1);n-=k",
                                 "n;k=divisors(n);n=k",
                                 "n;k=divisors(n);n-=k+1",
                                 "n;k=divisors(n);3*k<=n;n-=k",
                                 "n;k=divisors(n);n>1;n-=k",
                                 "n;k=divisors(n),1;n-=k",
                                 "n;k=divisors(n);j=1..2;n-=k",
                                 "n;k=divisors(n);n-=k|n-=2",
                                 "n;k=divisors(n);k%2==1;n-=k",
                                 "n;k=divisors(n);=>(n-k)+(k)",
                                 "n;k=divisors(n);=>2*(n-k)",
                                 "n;k=divisors(n);k!=n-1;n-=k",
                                 "n;k=divisors(n);2*k!=n;n-=k",
                                 "n;k=divisors(n);k<n;n>2;n-=k",
                                 "n;k=divisors(n);k<n;n<100;n-=k",
                                 "n;k=divisors(2*n);n-=k",
                                 "n;k=divisors(n);d=divisors(n);n-=k",
                                 "n;k=divisors(n);n=n+k",
                                 "n;k=divisors(n);k<=5;n-=k",
                                 "n;k=1..n;n%k==0;k<5;n-=k",
                                 "n;k=1..n;n-=k",
                                 "n;k=1..n;k<n;n-=k",
                                 "n;k=1..n;k%n==0;n-=k",
                                 "n;k=1..n;n%k==1;n-=k",
                                 "n;k=1..n;n%k!=0;n-=k",
                                 "n;k=1..n;n%k<=0;k>1;n-=k",
                                 "n;k=1..n;n%(k+1)==0;n-=k",
                                 "n;k=1..n;(n+1)%k==0;n-=k",
                                 "n;k=1..n;n%(2*k)==0;n-=k",
                                 "n;k=2..n;n%k==0;n-=k",
                                 "n;k=0..n;n%k==0;n-=k",
                                 "n;k=1..n-2;n%k==0;n-=k",
                                 "n;k=1..n+1;n%k==0;n-=k",
                                 "n;k=1..n/3;n%k==0;n-=k",
                                 "n;k=1..n,7;n%k==0;n-=k",
                                 "n;k=1..n;n%k==0;n-=2*k",
                                 "n;k=1..n;n%k==0;=>(k)",
                                 "n;k=1..n;n%k==0;n>1;n-=k",
                                 "n;k=1..n;n%k==0||k==2;n-=k",
                                 "n;k=odd;n%k==0;n-=k",
                                 "n;k=divisors(n);3*k<=2*n+1;n-=k",
                                 "n;k=divisors(n);3*k<=2*n+2;n-=k",
                                 "n;k=divisors(n);3*k<2*n+2;n-=k"})
    CHECK(seen_in(text) == nullptr);
}

TEST_CASE("taking a divisor: random texts near it are read by what they mean") {
  std::mt19937 random(6);
  std::size_t seen = 0;
  for (std::size_t round = 0; round < plain::share(6000); ++round) {
    const std::string text = plain::nearly(
        round % 2 == 0 ? "n;k=divisors(n);k<n;n-=k" : "n;k=1..n;n%k==0;k<n;n-=k", 2,
        "nk123<>=!+-*%;", {"k>1;", "n>1;", "k<n;", "2*k<=n;", "k!=n;", "n>3;", "k<=n;", "n%k==0;"},
        random);
    const auto heaps = seen_in(text);
    if (heaps == nullptr) continue;
    INFO(text);
    ++seen;
    // By the moves of the rule alone.
    auto reader = Reader::open(text);
    const auto rule = OwnRule::read(*reader);
    std::vector<Value> values;
    for (std::int64_t n = 0; n < 200; ++n) {
      std::set<Value> met;
      Work work(UINT64_MAX);
      work.open_step(UINT64_MAX);
      rule->each_result({n}, work, [&](const OwnResult& result) {
        Value sum = 0;
        for (const auto& piece : result.pieces) {
          if (piece.copies % 2 != 0) sum ^= values[static_cast<std::size_t>(piece.part[0])];
        }
        met.insert(sum);
        return true;
      });
      Value mex = 0;
      while (met.contains(mex)) ++mex;
      values.push_back(mex);
      REQUIRE(heaps->value(static_cast<Heap>(n)) == mex);
    }
  }
  CHECK(seen >= plain::floor_of_share(60));
}

TEST_CASE("taking a divisor: heaps of 10^18, with all winning moves") {
  const auto answer =
      analyze(plain::position("own/n;k=divisors(n);k<n;n-=k:1000000000000000000,7"));
  REQUIRE(answer);
  CHECK(answer->value == 18);
  // 5^0 … 5^18: what leaves an odd heap.
  CHECK(answer->winning.size() == 19);
  CHECK(plain::told_value("own/n;k=divisors(n);n-=k:999999999999999999") == 1);
  CHECK(plain::told_value("own/n;k=divisors(n);n-=k:576460752303423488") == 60);
}

TEST_CASE("taking a divisor that a condition tells: heaps of 10^18, with a winning move") {
  for (const bool proper : {false, true}) {
    const std::string rule = std::string("own/n;k=1..n;n%k==0;") + (proper ? "k<n;" : "") + "n-=k:";
    for (const char* const heaps :
         {"1000000000000000000", "1000000000000000000,16", "1000000000000000000,600000000000000000",
          "999999999999999999,7", "576460752303423488,1048576", "20000,20000,12"}) {
      INFO(rule << heaps);
      const auto answer = analyze(plain::position(rule + heaps));
      REQUIRE(answer);
      const auto same = analyze(
          plain::position((proper ? "own/n;k=divisors(n);k<n;n-=k:" : "own/n;k=divisors(n);n-=k:") +
                          std::string(heaps)));
      REQUIRE(same);
      CHECK(answer->value == same->value);
      CHECK(answer->winning.empty() == same->winning.empty());
      for (const PositionMove& move : answer->winning) {
        const auto then = analyze(after(plain::position(rule + heaps), move));
        REQUIRE(then);
        CHECK(then->outcome == Outcome::P);
        const std::uint64_t taken = move.move.before - move.move.parts[0];
        CHECK(move.move.before % taken == 0);
      }
    }
  }
}

TEST_CASE("taking a number prime to the heap: even heaps are lost") {
  const auto seen = [](const std::string& text) {
    const auto heaps = seen_in(text);
    return heaps != nullptr && !heaps->tells_values();
  };
  std::vector<bool> lost;
  for (std::uint64_t n = 0; n < 2000; ++n) {
    bool wins = false;
    for (std::uint64_t k = 1; k <= n; ++k)
      wins = wins || (std::gcd(n, k) == 1 && lost[static_cast<std::size_t>(n - k)]);
    lost.push_back(!wins);
    CHECK(lost.back() == (n % 2 == 0));
  }
  for (const char* const text :
       {"n;k=1..n;gcd(k,n)==1;n-=k", "m;j=1..;gcd(m,j)==1;m=m-j", "n;k=1..n;1==gcd(k,n);=>(n-k)"})
    CHECK(seen(text));
  for (const char* const text :
       {"n;k=1..n-1;gcd(k,n)==1;n-=k",   "n;k=2..n;gcd(k,n)==1;n-=k",
        "n;k=1..n;gcd(k,n)<=2;n-=k",     "n;k=1..n;gcd(k,n)==2;n-=k",
        "n;k=1..n;gcd(k,n+1)==1;n-=k",   "n;k=1..n;gcd(k,n)!=1;n-=k",
        "n;k=1..n;gcd(k,n)==1;k<n;n-=k", "n;k=1..n;gcd(k,n)==1;n=k",
        "n;k=1..n;gcd(k,k)==1;n-=k",     "n;k=1..n;gcd(k,n)==1;n-=k|n-=1",
        "n;k=1..n;gcd(2*k,n)==1;n-=k",   "n;k=1..n/2;gcd(k,n)==1;n-=k",
        "n;k=1..5;gcd(k,n)==1;n-=k",     "n;k=1..n,2;gcd(k,n)==1;n-=k",
        "n;k=1..n;gcd(k,n)==1;n-=2*k",   "n;k=1..n;gcd(k,n)==1;=>(n-k)+(1)",
        "n;k=0..n;gcd(k,n)==1;n-=k",     "n;k=1..n;lcm(k,n)==1;n-=k",
        "n;k=1..2*n;gcd(k,n)==1;n-=k",   "n;k=odd;gcd(k,n)==1;n-=k"})
    CHECK(!seen(text));
  const RulePtr rule = plain::rule("own/n;k=1..n;gcd(k,n)==1;n-=k");
  // Who wins, where a value would take too long; the value, where it would not.
  const std::string heap = "own/n;k=1..n;gcd(k,n)==1;n-=k:";
  const auto asked = [&](const std::string& state) {
    return analyze(plain::position(heap + state));
  };
  for (const char* const even : {"1000000000000000000", "100000", "999999999999999998"}) {
    const auto answer = asked(even);
    REQUIRE(answer);
    CHECK(answer->outcome == Outcome::P);
    CHECK(answer->winning.empty());
  }
  for (const char* const odd : {"999999999999999999", "100001"}) {
    const auto answer = asked(odd);
    REQUIRE(answer);
    CHECK(answer->outcome == Outcome::N);
    CHECK(answer->value == std::nullopt);
    REQUIRE(answer->winning.size() == 1);
    CHECK(answer->winning[0].move.parts[0] == answer->winning[0].move.before - 1);
    CHECK(answer->winning_count == std::nullopt);
    CHECK(answer->terms[0].theorem == "prime-to");
  }
  CHECK(asked("2001")->value.has_value());
  CHECK(asked("2001")->winning_count.has_value());
  // Of two heaps nothing is said, and nothing of misère play, where all but one may be taken.
  CHECK(!analyze(plain::position(heap + "100001,100001"), 100'000));
  const auto misere = analyze(plain::position(heap + "100000~misere"), 100'000);
  CHECK((!misere || misere->outcome == Outcome::N));
  auto guess = Guess::read("P when n%2==0", *rule);
  Conjecture work(rule, std::move(*guess), 300, 1'000'000);
  while (!work.step(100'000).done) {}
  CHECK(work.result()->verdict == Conjecture::Verdict::proven);
}

TEST_CASE("taking by a condition: divisors and numbers prime to the heap, to 10^18") {
  const std::string far = "1000000000000000000";
  const auto theorem = [](const std::string& position) {
    const auto answer = analyze(plain::position(position));
    REQUIRE(answer);
    return std::string(answer->terms[0].theorem);
  };
  for (const char* const all : {"n%k==0", "0==n%k", "n%k==0&&k<=n", "k>=1&&n%k==0"}) {
    const std::string rule = std::string("custom/") + all + ":";
    INFO(rule);
    CHECK(theorem(rule + far) == "divisors");
    CHECK(plain::told_value(rule + far) == 19);
    CHECK(plain::told_value(rule + "999999999999999999") == 1);
  }
  for (const char* const below :
       {"n%k==0&&k<n", "n%k==0&&k!=n", "2*k<=n&&n%k==0", "n>1&&n%k==0&&n-k>=1"}) {
    const std::string rule = std::string("custom/") + below + ":";
    INFO(rule);
    CHECK(plain::told_value(rule + far) == 18);
    CHECK(plain::told_value(rule + "999999999999999999") == 0);
  }
  // Values by the theorem beside those of the table, on either side of where it is asked.
  for (const char* const text : {"n%k==0", "n%k==0&&k<n"}) {
    const std::string rule = std::string("custom/") + text + ":";
    const bool proper = std::string(text) != "n%k==0";
    const auto values =
        by_mex(2000, [&](std::uint64_t n, std::uint64_t k) { return !proper || k < n; });
    for (const std::size_t n : {12u, 1000u, 1023u, 1024u, 1025u, 1536u, 1999u}) {
      INFO(rule << n);
      const auto answer = analyze(plain::position(rule + std::to_string(n)));
      REQUIRE(answer);
      CHECK(answer->value == values[n]);
      std::size_t winning = 0;
      for (std::size_t k = 1; k <= n; ++k) {
        if (n % k == 0 && (!proper || k < n) && values[n - k] == 0) ++winning;
      }
      CHECK(answer->winning_count == winning);
    }
  }
  const auto sum = analyze(plain::position("custom/n%k==0:" + far + ",2000,7"));
  REQUIRE(sum);
  CHECK(sum->value == (19 ^ 5 ^ 1));
  REQUIRE(!sum->winning.empty());
  const auto then =
      analyze(after(plain::position("custom/n%k==0:" + far + ",2000,7"), sum->winning[0]));
  REQUIRE(then);
  CHECK(then->outcome == Outcome::P);
  // Only who wins, of one heap.
  for (const char* const text : {"gcd(n,k)==1", "1==gcd(k,n)"}) {
    const std::string rule = std::string("custom/") + text + ":";
    INFO(rule);
    CHECK(theorem(rule + "999999999999999999") == "prime-to");
    const auto even = analyze(plain::position(rule + far));
    CHECK(even->outcome == Outcome::P);
    CHECK(even->winning.empty());
    const auto odd = analyze(plain::position(rule + "999999999999999999"));
    REQUIRE(odd);
    CHECK(odd->outcome == Outcome::N);
    CHECK(odd->value == std::nullopt);
    REQUIRE(odd->winning.size() == 1);
    CHECK(odd->winning[0].move.amount == 1);
    CHECK(!analyze(plain::position(rule + "100001,100001"), 100'000));
    CHECK(analyze(plain::position(rule + "2001"))->winning_count.has_value());
  }
  for (const char* const other :
       {"n%k==1", "n%k==0&&k>1", "n%k==0||k==2", "n%k!=0&&k<n", "n%k==0&&3*k<=n", "n%k==0&&n>1",
        "gcd(n,k)==2", "gcd(n,k)==1&&k<n", "gcd(n,k)!=1", "gcd(n,2*k)==1", "gcd(n+1,k)==1",
        "k%n==0", "!(n%k==0)", "n%(k+1)==0"}) {
    INFO(other);
    const std::string told = theorem("custom/" + std::string(other) + ":2000");
    CHECK(told != "divisors");
    CHECK(told != "prime-to");
  }
}

TEST_CASE("taking a number prime to the heap: a value that is known stays known") {
  const Position heap = plain::position("custom/gcd(n,k)==1:12001");
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  const RuleSequence& sequence = heap.terms[0].rule->sequence();
  REQUIRE(sequence.sequence_ready(12'001, work) == Ready::yes);
  const auto answer = analyze(heap);
  REQUIRE(answer);
  CHECK(answer->value == sequence.sequence_value(12'001));
  CHECK(answer->outcome == Outcome::N);
}

TEST_CASE("taking a number prime to the heap: random texts near it are read by what they mean") {
  std::mt19937 random(34);
  std::size_t seen = 0;
  for (std::size_t round = 0; round < plain::share(6000); ++round) {
    const std::string text =
        plain::nearly("n;k=1..n;gcd(k,n)==1;n-=k", 2, "nk123<>=!+-*%;",
                      {"k>1;", "n>1;", "k<n;", "k<=n;", "gcd(n,k)==1;", "k!=2;"}, random);
    auto reader = Reader::open(text);
    const auto rule = OwnRule::read(*reader);
    if (!rule || !reader->at_end()) continue;
    const auto heaps = divisors_taken(*rule);
    if (heaps == nullptr || heaps->tells_values()) continue;
    INFO(text);
    ++seen;
    std::vector<bool> lost;
    for (std::int64_t n = 0; n < 150; ++n) {
      bool wins = false;
      Work work(UINT64_MAX);
      work.open_step(UINT64_MAX);
      rule->each_result({n}, work, [&](const OwnResult& result) {
        for (const auto& piece : result.pieces)
          wins = wins || lost[static_cast<std::size_t>(piece.part[0])];
        return true;
      });
      lost.push_back(!wins);
      REQUIRE(heaps->lost(static_cast<Heap>(n)) == lost.back());
    }
    REQUIRE(heaps->lost(0));
  }
  CHECK(seen >= plain::floor_of_share(60));
}

TEST_CASE("guesses about rules with a theorem are proven where they say what it says") {
  const auto said = [](const char* rule, const char* text) {
    const RulePtr own = plain::rule(rule);
    auto guess = Guess::read(text, *own);
    REQUIRE(guess);
    Conjecture work(own, std::move(*guess), 300, 1'000'000);
    while (!work.step(100'000).done) {}
    return work.result()->verdict;
  };
  using Verdict = Conjecture::Verdict;
  const char* const divisors = "own/n;k=divisors(n);k<n;n-=k";
  CHECK(said(divisors, "bits(low(n))-1 for n>=1") == Verdict::proven);
  CHECK(said(divisors, "P when n%2==1 for n>=1") == Verdict::proven);
  CHECK(said(divisors, "bits(low(n)/2)") == Verdict::holds);
  CHECK(said(divisors, "bits(low(n))-1") == Verdict::refuted);
  CHECK(said("own/n;k=1..n;n%k==0;k<n;n-=k", "bits(low(n))-1 for n>=1") == Verdict::proven);
  const char* const halves = "own/n;n-=1|n>0;n%2==0;=>2*(n/2)";
  CHECK(said(halves, "1-n%2 for n>=3") == Verdict::proven);
  CHECK(said(halves, "if(n==2,2,if(n<2,n,1-n%2))") == Verdict::proven);
  CHECK(said(halves, "P when n%2==1 for n>=2") == Verdict::proven);
  // True of every heap that is looked at, and false far out.
  CHECK(said(halves, "if(n<100000,1-n%2,0) for n>=3") == Verdict::holds);
  CHECK(said(halves, "1-n%2 for n>=2") == Verdict::refuted);
}
