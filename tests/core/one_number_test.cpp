// Rules of one number: what is proven of them, beside plain recursion over the moves of the written
// rule, and what is nearly such a rule.
#include "catch.hpp"
#include "share.hpp"
#include "written_rules.hpp"

#include <nimber/analysis.hpp>
#include <nimber/heap_rule.hpp>

#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"
#include "laws/patterns/stretch_proof.hpp"
#include "rules/own/own_bands.hpp"

#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace nimber;

namespace {

/// The results of a heap by the rule's own words, without any theory.
std::set<State> options(const OwnRule& rule, Heap n) {
  std::set<State> out;
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  rule.each_result({static_cast<std::int64_t>(n)}, work, [&](const OwnResult& result) {
    State heaps;
    for (const auto& piece : result.pieces) {
      for (std::int64_t i = 0; i < piece.copies; ++i)
        heaps.push_back(static_cast<Heap>(piece.part[0]));
    }
    out.insert(heaps);
    return true;
  });
  return out;
}

std::optional<OwnRule> read_one_number(const std::string& text) {
  auto reader = Reader::open(text);
  REQUIRE(reader);
  auto rule = OwnRule::read(*reader);
  return rule && reader->at_end() ? std::optional(std::move(*rule)) : std::nullopt;
}

/// Values by mex alone. None where a heap may leave one that is not smaller.
std::optional<std::vector<Value>> by_mex(const OwnRule& rule, Heap count) {
  std::vector<Value> out;
  for (Heap n = 0; n < count; ++n) {
    std::set<Value> seen;
    for (const State& heaps : options(rule, n)) {
      Value sum = 0;
      for (const Heap heap : heaps) {
        if (heap >= n) return std::nullopt;
        sum ^= out[static_cast<std::size_t>(heap)];
      }
      seen.insert(sum);
    }
    Value mex = 0;
    while (seen.contains(mex)) ++mex;
    out.push_back(mex);
  }
  return out;
}

std::vector<Law> laws_of(const RulePtr& rule, std::size_t count) {
  PatternValues values(rule, count, std::nullopt, 20'000'000);
  while (!values.step(1'000'000).done) {}
  REQUIRE(values.result());
  Patterns patterns(*values.result(), rule, true);
  while (!patterns.step(1'000'000).done) {}
  return patterns.laws();
}

/// The first law of the values that is proven; "" where none is.
std::string proven_law(const std::string& text, std::size_t count = 800) {
  for (const Law& law : laws_of(plain::rule(text), count)) {
    if (law.proven && !law.lost) return law.formula;
  }
  return "";
}

std::string number(std::mt19937& random, unsigned from, unsigned to) {
  return std::to_string(std::uniform_int_distribution<unsigned>(from, to)(random));
}

/// A number in n that never falls and is less than n, mostly.
std::string smaller(std::mt19937& random) {
  const std::string d = number(random, 2, 12);
  switch (random() % 6) {
    case 0: return "(n+" + number(random, 0, 12) + ")/" + d;
    case 1: return "n/" + d + "+" + number(random, 0, 3);
    case 2: return "2*n/" + number(random, 3, 9);
    case 3: return "sqrt(n)";
    case 4: return "min(n/" + d + "," + number(random, 1, 90) + ")";
    default: return "n/" + d;
  }
}

std::string multiple_of_n(std::mt19937& random) {
  return random() % 2 > 0 ? "n" : number(random, 2, 4) + "*n";
}

std::string random_bands(std::mt19937& random) {
  std::string out = "n;";
  for (std::size_t left = 1 + random() % 3; left > 0; --left) {
    if (random() % 2 > 0) out += multiple_of_n(random) + ">" + number(random, 0, 20) + ";";
    if (random() % 6 == 0) out += multiple_of_n(random) + "<" + number(random, 30, 900) + ";";
    switch (random() % 4) {
      case 0: out += "d=" + number(random, 2, 4) + ".." + number(random, 3, 7) + ";n=n/d"; break;
      case 1:
        out += "k=" + number(random, 2, 5) + "," + number(random, 3, 9) + ";n=(n+k-1)/k";
        break;
      case 2: out += "y=" + smaller(random) + ".." + smaller(random) + ";n=y"; break;
      default: out += "n=" + smaller(random);
    }
    if (left > 1) out += "|";
  }
  return out;
}

std::string random_split(std::mt19937& random) {
  const auto side = [&](const std::string& what) {
    const std::string less = what + "-" + number(random, 0, 4);
    return random() % 4 > 0 ? "max(0," + less + ")" : less;
  };
  std::string out = "n;i=" + number(random, 0, 3) + "..n";
  if (random() % 2 > 0) out += (random() % 2 > 0 ? "-" : "+") + number(random, 0, 2);
  const std::string before = "(" + side("i") + ")";
  const std::string behind = "(" + side("n-i") + ")";
  out += ";=>" + (random() % 2 > 0 ? before + "+" + behind : behind + "+" + before);
  if (random() % 4 == 0) out += "|n-=" + number(random, 1, 3);
  return out;
}

std::string random_bound(std::mt19937& random) {
  const std::string c = number(random, 0, 5);
  switch (random() % 8) {
    case 0: return "sqrt(n)+" + c;
    case 1: return "root(n," + number(random, 2, 4) + ")";
    case 2: return "bits(n)+" + c;
    case 3: return "sqrt(n/" + number(random, 1, 5) + ")";
    case 4: return "min(n/" + number(random, 2, 5) + ",sqrt(n)+" + c + ")";
    case 5: return "n/" + number(random, 2, 9) + "-" + c;
    case 6: return "n-sqrt(n)-" + c;
    default: return "max(sqrt(n),bits(n))-" + c;
  }
}

}  // namespace

TEST_CASE("several bounds: values, winning moves and laws of random rules", "[one number]") {
  std::mt19937 random(34);
  std::size_t stretched = 0;
  std::size_t proven = 0;
  for (std::size_t trial = 0; trial < plain::share(300); ++trial) {
    const std::string text = random_bands(random);
    INFO(text);
    const auto rule = read_one_number(text);
    REQUIRE(rule);
    const auto values = by_mex(*rule, 1200);
    const auto stretches = stretches_of_rule(*plain::rule("own/" + text));
    if (!values || !stretches) continue;
    ++stretched;
    std::size_t at = 0;
    for (Heap n = 0; n < values->size(); ++n) {
      while ((*stretches)[at].last < n) ++at;
      REQUIRE((*stretches)[at].value == (*values)[static_cast<std::size_t>(n)]);
    }
    for (const Heap n : {Heap{37}, Heap{500}, Heap{1199}}) {
      const auto answer = analyze(plain::position("own/" + text + ":" + std::to_string(n)));
      REQUIRE(answer);
      std::uint64_t wins = 0;
      for (const State& heaps : options(*rule, n))
        wins += (*values)[static_cast<std::size_t>(heaps[0])] == 0 ? 1 : 0;
      CHECK(answer->value == (*values)[static_cast<std::size_t>(n)]);
      CHECK(answer->winning_count == wins);
    }
    if (trial % 10 != 0) continue;
    for (const Law& law : laws_of(plain::rule("own/" + text), 400)) {
      if (!law.proven || law.lost || law.formula.empty()) continue;
      ++proven;
      auto reader = Reader::open(law.body);
      const auto body = Expression::read(*reader, {{"n"}}, {.self = true, .max_nodes = 16384});
      REQUIRE(body);
      for (std::size_t n = static_cast<std::size_t>(law.from); n < values->size(); ++n) {
        const auto heap = static_cast<std::int64_t>(n);
        const auto self = [&](std::int64_t e, std::int64_t, bool) -> std::optional<std::int64_t> {
          if (e < 0 || e >= heap) return std::nullopt;
          return static_cast<std::int64_t>((*values)[static_cast<std::size_t>(e)]);
        };
        REQUIRE(body->value_by(&heap, self) == static_cast<std::int64_t>((*values)[n]));
      }
    }
  }
  CHECK(stretched > plain::share(100));
  CHECK(proven >= plain::floor_of_share(3));
}

TEST_CASE("several bounds: what is nearly such a rule has no bands", "[one number]") {
  for (const char* text : {"n;n>0;n%2==0;d=2,3,6;n=n/d",
                           "n;n!=7;d=2,3,6;n=n/d",
                           "n;d=2,3,6;n%d==0;n=n/d",
                           "n;d=2,3,6;n=n%d",
                           "n;d=2,3,6;n=n/d+n%d",
                           "n;d=2,3,6;n=d/n",
                           "n;d=2..n;n=n/d",
                           "n;d=divisors(n);n=n/d",
                           "n;d=2,prime;n=n/d",
                           "n;d=0,2;n=n/d",
                           "n;d=2,3;n=n*(3-d)/9",
                           "n;d=2,3;n+=n/d",
                           "n;d=2,3;n=9-n/d",
                           "n;d=2,3;n-=2*n/d",
                           "n;d=2,3;n=if(n>9,n/d,0)",
                           "n;d=2,3;n=n/2-n/3",
                           "n;d=2,3;=>2*(n/d)",
                           "n;d=2,3;=>(n/d)+(1)",
                           "n;d=2,3;n=xor(n,d)",
                           "n;n<3||n>5;n=n/2",
                           "n;n/2>3;n=n/2",
                           "n;d=2..90;n=n/d;n>d",
                           "n;y=n/3..n/2;y!=5;n=y",
                           "n;y=n/3..n/2;n=2*y/3",
                           "n;y=n%3..n/2;n=y",
                           "(a,b);a=a/2|b=b/2",
                           "n;n*n>90;n=n/2"}) {
    INFO(text);
    if (const auto rule = read_one_number(text)) CHECK(bands_of(*rule).bands.empty());
  }
}

TEST_CASE("several bounds: rules that contests ask for", "[one number]") {
  CHECK(proven_law("own/n;n>1;k=2..9;n=(n+k-1)/k") == "g(n) = g((n+17)/18) for n>=10");
  CHECK(proven_law("own/n;n>0;d=2,3,6;n=n/d") == "g(n) = g(n/12) for n>=6");
  // HDU 1517, POJ 2505: lost are 1, 10 … 18, 163 … 324, and so on, times 18.
  std::uint64_t high = 1;
  while (high < 1'000'000'000'000'000'000 / 18) {
    const auto lost = [](std::uint64_t n) {
      return plain::told_value("own/n;n>1;k=2..9;n=(n+k-1)/k:" + std::to_string(n)) == 0;
    };
    CHECK((high == 1 || lost(high / 2 + 1)));
    CHECK(lost(high));
    CHECK_FALSE(lost(high + 1));
    CHECK_FALSE(lost(9 * high));
    CHECK(lost(9 * high + 1));
    high *= 18;
  }
}

TEST_CASE("splits along a row: which octal game they are", "[one number]") {
  const auto twin = [](const std::string& text) {
    const RulePtr rule = plain::written_rule(text);
    REQUIRE(rule != nullptr);
    const HeapRule* const game = rule->theory().same_game();
    return game != nullptr ? game->text() : "";
  };
  const std::map<std::string, std::string> known = {
      {"n;i=1..n;=>(max(0,i-2))+(max(0,n-i-1))", "octal/0.137"},
      {"n;i=1..n;=>(max(i-2,0))+(max(n-1-i,0))", "octal/0.137"},
      {"n;k=1..n;=>(max(0,n-k-1))+(max(0,k-2))", "octal/0.137"},
      {"n;i=1..n;=>(max(0,i-3))+(max(0,n-i-2))", "octal/0.11337"},
      {"n;i=1..n;=>(i-1)+(n-i)", "octal/0.7"},
      {"n;i=1..n-1;=>(i-1)+(n-i-1)", "octal/0.07"},
  };
  for (const auto& [text, game] : known) {
    INFO(text);
    CHECK(twin(text) == game);
  }
  for (const char* text : {"n;i=1..n;=>(max(1,i-2))+(max(0,n-i-1))",
                           "n;i=1..n;=>(max(0,i-2))+(max(0,n-i+2))",
                           "n;i=1..n;n>3;=>(max(0,i-2))+(max(0,n-i-1))",
                           "n;i=1..n;i!=2;=>(max(0,i-2))+(max(0,n-i-1))",
                           "n;i=1..n/2;=>(max(0,i-2))+(max(0,n-i-1))",
                           "n;i=1..n-3;=>(max(0,i-2))+(max(0,n-i-1))",
                           "n;i=4..n;=>(max(0,i-2))+(max(0,n-i-1))",
                           "n;i=0..n;=>(max(0,i-2))+(max(0,n-i-1))",
                           "n;i=1..n;=>(max(0,i-2))+(max(0,n-2*i-1))",
                           "n;i=1..n;=>(max(0,2*i-2))+(max(0,n-i-1))",
                           "n;i=1..n;=>(max(0,i-2))+(max(0,n-i-1))+(1)",
                           "n;i=1..n;=>2*(max(0,i-2))+(max(0,n-i-1))",
                           "n;i=1..n;=>(max(0,i-2))",
                           "n;i=1..n;=>(max(0,i-2))+(max(0,i-1))",
                           "n;i=odd;=>(max(0,i-2))+(max(0,n-i-1))",
                           "n;i=1..n,3;=>(max(0,i-2))+(max(0,n-i-1))",
                           "n;i=1..n;=>(min(0,i-2))+(max(0,n-i-1))",
                           "n;i=1..n;=>(max(0,i-2)/2)+(max(0,n-i-1))",
                           "n;i=1..n;=>(max(0,i-2))+(max(0,n-1))",
                           "n;i=1..n;j=1..2;=>(max(0,i-2))+(max(0,n-i-j))",
                           "n;i=1..n+3;=>(max(0,i-2))+(max(0,n-i-1))",
                           "n;i=0..n;=>(i)+(n-i)",
                           "n;i=1..2*n;=>(max(0,i-2))+(max(0,n-i-1))"}) {
    INFO(text);
    CHECK(twin(text) == "");
  }
}

TEST_CASE("splits along a row: values and winning moves of random rules", "[one number]") {
  std::mt19937 random(137);
  std::size_t called = 0;
  for (std::size_t trial = 0; trial < plain::share(400); ++trial) {
    const std::string text = random_split(random);
    INFO(text);
    const auto rule = read_one_number(text);
    const RulePtr whole = plain::written_rule(text);
    REQUIRE(rule);
    if (whole->theory().same_game() == nullptr) continue;
    ++called;
    INFO(whole->theory().same_game()->text());
    const auto values = by_mex(*rule, 70);
    REQUIRE(values);
    for (Heap n = 0; n < values->size(); ++n) {
      const auto answer = analyze(plain::position("own/" + text + ":" + std::to_string(n)));
      REQUIRE(answer);
      REQUIRE(answer->value == (*values)[static_cast<std::size_t>(n)]);
      std::uint64_t wins = 0;
      for (const State& heaps : options(*rule, n)) {
        Value sum = 0;
        for (const Heap heap : heaps) sum ^= (*values)[static_cast<std::size_t>(heap)];
        wins += sum == 0 ? 1 : 0;
      }
      REQUIRE(answer->winning_count == wins);
    }
  }
  CHECK(called > plain::share(100));
}

TEST_CASE("taking up to a bound: the law of the theorem", "[one number]") {
  CHECK(proven_law("own/n;k=1..sqrt(n);n-=k") ==
        "g(n) = if(sqrt(n)>sqrt(n-1),sqrt(n),g(n-1-sqrt(n))) for n>=1");
  CHECK(proven_law("custom/k*k<=n") ==
        "g(n) = if(sqrt(n)>sqrt(n-1),sqrt(n),g(n-1-sqrt(n))) for n>=1");
  CHECK(proven_law("own/n;k=1..n/3;n-=k") == "g(n) = if(n%3==0,n/3,g(n-1-n/3))");
  std::mt19937 random(2006);
  for (std::size_t trial = 0; trial < plain::share(300); ++trial) {
    const std::string bound = random_bound(random);
    const std::string text = "n;k=1.." + bound + ";n-=k";
    INFO(text);
    const auto rule = read_one_number(text);
    REQUIRE(rule);
    const RulePtr whole = plain::written_rule(text);
    const auto law = whole->sequence().taking_law();
    if (!law) continue;
    const auto values = by_mex(*rule, 500);
    REQUIRE(values);
    auto reader = Reader::open(law->most);
    auto before = Reader::open(law->most_before);
    const auto most = Expression::read(*reader, {{"n"}});
    const auto most_before = Expression::read(*before, {{"n"}});
    REQUIRE((most && most_before && reader->at_end() && before->at_end()));
    for (std::size_t n = 1; n < values->size(); ++n) {
      const auto heap = static_cast<std::int64_t>(n);
      const auto f = most->value(&heap);
      const auto f_before = most_before->value(&heap);
      REQUIRE((f && f_before));
      REQUIRE(options(*rule, n).size() == static_cast<std::size_t>(*f));
      REQUIRE(options(*rule, n - 1).size() == static_cast<std::size_t>(*f_before));
      const Value said = *f > *f_before ? static_cast<Value>(*f)
                                        : (*values)[static_cast<std::size_t>(heap - 1 - *f)];
      REQUIRE(said == (*values)[n]);
    }
  }
}

TEST_CASE("taking up to a bound: what is nearly such a rule has no such law", "[one number]") {
  for (const char* text :
       {"n;k=2..sqrt(n);n-=k",           "n;k=0..2*sqrt(n);n-=k",       "n;k=1..2*sqrt(n);n-=k",
        "n;k=1..sqrt(2*n);n-=k",         "n;k=1..sqrt(n)+n%2;n-=k",     "n;k=1..sqrt(n);k!=2;n-=k",
        "n;k=1..sqrt(n);n>5;n-=k",       "n;k=1..sqrt(n);n-=2*k",       "n;k=1..sqrt(n);n-=k+1",
        "n;k=1..sqrt(n);n-=k|n-=9",      "n;k=1..sqrt(n),9;n-=k",       "n;k=sqrt(n);n-=k",
        "n;k=1..sqrt(n)*sqrt(n);n-=k",   "n;k=1..sqrt(n)+sqrt(n);n-=k", "n;k=1..sqrt(n-4);n-=k",
        "n;k=1..if(n>9,sqrt(n),1);n-=k", "n;k=1..sqrt(n);n=k",          "n;k=1..sqrt(n);n+=k",
        "n;k=1..sqrt(n);=>(k)+(n-k)",    "n;k=square;k<=sqrt(n);n-=k",  "n;k=1..9-sqrt(n);n-=k",
        "n;k=1..sqrt(n);k*k!=n;n-=k",    "n;k=1..ones(n);n-=k"}) {
    INFO(text);
    const RulePtr rule = plain::written_rule(text);
    if (rule != nullptr) CHECK_FALSE(rule->sequence().taking_law());
  }
}
