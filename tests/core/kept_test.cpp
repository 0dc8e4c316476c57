// An answer depends on its question and its limit alone: what earlier questions left in the tables
// of a rule changes nothing (kept.hpp).
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include <nimber/analysis.hpp>
#include <nimber/explain.hpp>
#include <nimber/kept.hpp>
#include <nimber/period.hpp>
#include <nimber/sequence.hpp>
#include "search/genus.hpp"

#include <random>

using namespace nimber;

namespace {

void renew_rules(const std::string& text) {
  for (const Term& term : plain::position(text).terms) renewed(term.rule);
}

/// All that an analysis says.
std::string answer(const std::string& text, std::uint64_t limit) {
  Analysis analysis(plain::position(text), limit);
  while (!analysis.step(1000).done) {}
  const auto& result = analysis.result();
  if (!result) return std::string(nimber::text(result.error().code));
  const auto number = [](const auto& n) { return n ? std::to_string(*n) : "-"; };
  std::string out = std::string(letter(result->outcome)) + " " + number(result->value) + " " +
                    number(result->winning_count);
  for (const TermAnalysis& term : result->terms) out += " " + number(term.value);
  for (const PositionMove& move : result->winning)
    out += " " + print(after(analysis.position(), move));
  for (const PositionMove& move : result->drawing)
    out += " " + print(after(analysis.position(), move));
  return out;
}

const std::vector<std::string>& questions() {
  static const std::vector<std::string> list = {
      "own/(s,i);k=1..min(s,pick(i,8,7,6,5,4,3));s-=k;i=(i+1)%6:97,0~misere",  // POJ 2068
      "own/(s,i);k=1..min(s,pick(i,3,3));s-=k;i=(i+1)%2:101,0",
      "own/(s,i);k=1..min(s,pick(i,3,3));s-=k;i=(i+1)%2:31,0",
      "own/n;k=1..n;k%3!=0;n-=k:40",
      "own/n;k=1..n;k%3!=0;n-=k:90,40",
      "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):60",
      "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):12~misere",
      "own/{a,b};k=1..(b-1)/a;b-=k*a:30,47",
      "own/{a,b};k=1..(b-1)/a;b-=k*a:8,13",
      "own/n;n<30;n+=1|n-=1:7",
      "own/n;k=1..3;n-=k:9,9~every",
      "own/n;k=1..3;n-=k:9,9~some",
      "custom/gcd(n,k)==1:50",
      "custom/gcd(n,k)==1:200",
      "custom/gcd(n,k)==1:9,7~misere",
      "custom/n%k==0&&k<n:12,15~every",
      "octal/0.16:300",
      "octal/0.16:40,20",
      "octal/0.16:9,12~misere",
      "octal/0.77:1000",
      "octal/0.77:9,8~misere",
      "grundy:60",
      "grundy:200",
      "grundy:9,12~misere",
      "take/7,27,42,56:1000",
      "take/prime:90",
      "wythoff:30,40",
      "wythoff:300,500",
      "grid/..->oo;turn:.../.../...",
      "grid/..->oo;turn:..../..../....",
      "row/xo->.x,ox->.o;flip:xoxoxo",
      "row/o.->.o,o->.;flip:o..o",
      "row/o.->.o,o->.;flip:o..~some",
      "nodekayles:a-b,b-c,c-d,d-a,a-e",
      "arckayles:a-b,b-c,c-d,d-a,a-e",
      "arckayles:a-b,b-c,c-d,d-a,a-e~misere",
      "graph/a-b,b-a,b-c:a,b",
      "fibonacci:20,19",
      "hill/2:1,4,9",
  };
  return list;
}

}  // namespace

TEST_CASE("an answer is the same whatever was asked before") {
  for (const std::uint64_t limit : {200u, 1'000u, 3'000u, 20'000u}) {
    std::vector<std::string> expected;
    for (const std::string& question : questions()) {
      renew_rules(question);
      expected.push_back(answer(question, limit));
    }
    for (const std::string& question : questions()) renew_rules(question);
    std::mt19937_64 random(limit);
    for (std::size_t i = plain::share(400); i > 0; --i) {
      const std::size_t at = random() % questions().size();
      // Now and then a larger one of the same rule, or all at leisure.
      if (random() % 8 == 0) answer(questions()[random() % questions().size()], 300'000);
      INFO(questions()[at] << " within " << limit);
      REQUIRE(answer(questions()[at], limit) == expected[at]);
    }
  }
}

TEST_CASE("a question asked again and again stays unsettled") {
  const std::string text = questions().front();
  renew_rules(text);
  const std::string first = answer(text, 3'000);
  CHECK(first == "unsettled");
  for (int i = 0; i < 20; ++i) CHECK(answer(text, 3'000) == first);
  CHECK(answer(text, default_limit).front() == 'N');
  CHECK(answer(text, 3'000) == first);
}

TEST_CASE("a sequence ends at the same place whatever was asked before") {
  for (const char* const name :
       {"grundy", "octal/0.16", "custom/gcd(n,k)==1", "own/n;k=1..n;(n+k)%3!=0;n-=k"}) {
    INFO(name);
    const auto known = [&](std::uint64_t limit) {
      Sequence sequence(plain::rule(name), 1'000, limit);
      while (!sequence.step(500).done) {}
      return sequence.error() != nullptr ? UINT64_MAX : sequence.known();
    };
    renewed(plain::rule(name));
    CHECK(known(2'000) == UINT64_MAX);
    CHECK(known(10'000'000) == 1'000);
    CHECK(known(2'000) == UINT64_MAX);
    CHECK(known(2'000) == UINT64_MAX);
  }
}

TEST_CASE("a search for a period ends at the same place whatever was asked before") {
  const auto found = [](std::uint64_t options) {
    PeriodSearch search(plain::rule("octal/0.137"), 100'000, options);
    while (!search.step(1'000).done) {}
    return search.period().has_value();
  };
  renewed(plain::rule("octal/0.137"));
  CHECK(!found(500));
  CHECK(!found(500));
  CHECK(found(1'000'000));
  CHECK(!found(500));
}

TEST_CASE("a period that a theorem gives at once is there within any limit") {
  const auto period = [] {
    PeriodSearch search(plain::rule("take/1..3"), 100, 0);
    while (!search.step(1'000).done) {}
    return search.period() ? search.period()->period : 0;
  };
  CHECK(period() == 4);
  answer("take/1..3:1000", default_limit);
  CHECK(period() == 4);
}

TEST_CASE("a genus does not hang on circles that another position has") {
  const std::string line = "own/n;n>5;n+=1|n>5;n-=1|n<=5;k=1..2;n-=k:4";
  const std::string circles = "own/n;n>5;n+=1|n>5;n-=1|n<=5;k=1..2;n-=k:7";
  const auto genus = [](const std::string& text) {
    GenusSearch search(plain::position(text), 10'000);
    while (!search.step(1'000).done) {}
    return search.result() ? print(*search.result()) : "unsettled";
  };
  renew_rules(line);
  const std::string expected = genus(line);
  CHECK(expected != "unsettled");
  CHECK(genus(circles) == "unsettled");
  answer(circles, 10'000);
  CHECK(genus(line) == expected);
}
