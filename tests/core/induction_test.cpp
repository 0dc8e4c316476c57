// Proofs beyond the heaps that were looked at: on stretches of one value, and where up to a bound
// may be taken.
#include "catch.hpp"
#include "plain.hpp"

#include "laws/patterns/conjecture.hpp"
#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"
#include "laws/patterns/restricted_proof.hpp"
#include "laws/patterns/stretch_proof.hpp"

#include <functional>
#include <random>

namespace nimber {
namespace {

Guess guess_of_n(const std::string& text) {
  auto guess = Guess::read(text, *plain::rule("nim"));
  INFO(text);
  REQUIRE(guess);
  return *guess;
}

/// By mex over all heaps from low(n) to high(n) below n.
std::vector<Value> values_between(std::size_t count, std::int64_t (*low)(std::int64_t),
                                  std::int64_t (*high)(std::int64_t)) {
  std::vector<Value> out;
  for (std::size_t n = 0; n < count; ++n) {
    const auto heap = static_cast<std::int64_t>(n);
    std::vector<bool> seen(n + 2);
    for (std::int64_t m = std::max<std::int64_t>(0, low(heap)); m <= high(heap) && m < heap; ++m)
      seen[static_cast<std::size_t>(out[static_cast<std::size_t>(m)])] = true;
    Value mex = 0;
    while (seen[static_cast<std::size_t>(mex)]) ++mex;
    out.push_back(mex);
  }
  return out;
}

std::int64_t whole_root(std::int64_t n, int power) {
  if (n < 0) return INT64_MAX;
  std::int64_t r = 0;
  const auto above = [&](std::int64_t s) {
    std::int64_t p = 1;
    for (int i = 0; i < power; ++i) p *= s;
    return p > n;
  };
  while (!above(r + 1)) ++r;
  return r;
}

Conjecture::Answer said_of(const std::string& rule_text, const std::string& text) {
  const RulePtr rule = plain::rule(rule_text);
  auto guess = Guess::read(text, *rule);
  INFO(rule_text << " " << text);
  REQUIRE(guess);
  Conjecture work(rule, *guess, 500);
  while (!work.step(100'000).done) {}
  REQUIRE(work.result());
  return *work.result();
}

bool is_proven(const std::string& rule, const std::string& text) {
  const auto answer = said_of(rule, text);
  CHECK((answer.verdict == Conjecture::Verdict::proven) == !answer.theorem.empty());
  return answer.theorem == "induction";
}

/// A random expression in n, of the signs that guesses are made of.
std::string random_expression(std::mt19937_64& random, int depth) {
  const auto any = [&](std::size_t count) { return static_cast<std::size_t>(random() % count); };
  const auto part = [&] { return random_expression(random, depth - 1); };
  if (depth == 0 || any(6) == 0) return any(2) == 0 ? "n" : std::to_string(any(40));
  const auto condition = [&] {
    const char* signs[] = {"<", "<=", ">", ">=", "==", "!="};
    return "(" + part() + signs[any(6)] + part() + ")";
  };
  switch (any(12)) {
    case 0: return "(" + part() + "+" + part() + ")";
    case 1: return "(" + part() + "-" + part() + ")";
    case 2: return "(" + part() + "*" + part() + ")";
    case 3: return "(" + part() + "/" + part() + ")";
    case 4: return "(" + part() + "%" + part() + ")";
    case 5: return "min(" + part() + "," + part() + ")";
    case 6: return "max(" + part() + "," + part() + ")";
    case 7: return (any(2) == 0 ? "bits(" : "sqrt(") + part() + ")";
    case 8: return "if(" + condition() + "," + part() + "," + part() + ")";
    case 9: return "pick(" + condition() + "," + part() + "," + part() + ")";
    case 10: return "if(" + condition() + "&&" + condition() + "||!" + condition() + ",1,0)";
    default: return (any(2) == 0 ? "ones(" : "abs(") + part() + ")";
  }
}

}  // namespace

TEST_CASE("A guess on stretches is judged as one heap after the other", "[induction]") {
  std::mt19937_64 random(20261122);
  std::size_t proven = 0;
  std::size_t refuted = 0;
  for (int round = 0; round < 3000; ++round) {
    const Guess guess = guess_of_n("g(n) = " + random_expression(random, 3));
    // Stretches by what the expression says itself, some with one value changed.
    std::vector<ValueStretch> stretches;
    const std::uint64_t end = 1 + random() % 400;
    const std::uint64_t wrong = random() % (2 * end);
    std::optional<std::uint64_t> first;
    for (std::uint64_t n = 0; n < end; ++n) {
      const auto number = static_cast<std::int64_t>(n);
      const std::int64_t variables[3] = {number, number, number};
      const auto said = guess.expression.value(variables);
      const auto value =
          static_cast<Value>(std::max<std::int64_t>(said.value_or(0), 0)) + (n == wrong ? 1 : 0);
      if (!first && (!said || static_cast<std::int64_t>(value) != *said)) first = n;
      if (!stretches.empty() && stretches.back().value == value) {
        stretches.back().last = n;
      } else {
        stretches.push_back({n, n, value});
      }
    }
    INFO(guess.text() << " of " << end << " heaps, wrong at " << wrong);
    const StretchVerdict verdict = check_on_stretches(guess, stretches);
    if (first) {
      REQUIRE(verdict.kind == StretchVerdict::Kind::refuted);
      CHECK(verdict.heap == *first);
      ++refuted;
    } else {
      REQUIRE(verdict.kind == StretchVerdict::Kind::proven);
      ++proven;
    }
  }
  CHECK(proven > 500);
  CHECK(refuted > 500);
}

TEST_CASE("Stretches are those of plain recursion", "[induction]") {
  struct Between {
    const char* rule;
    std::int64_t (*low)(std::int64_t);
    std::int64_t (*high)(std::int64_t);
  };
  const auto zero = [](std::int64_t) -> std::int64_t { return 0; };
  const auto half = [](std::int64_t n) { return n / 2; };
  const Between rules[] = {
      {"take/half", zero, half},
      {"own/n;k=(n+1)/2..n;n-=k", zero, half},
      {"own/n;y=root(n-1,4)+1..sqrt(n);y<n;n=y",
       [](std::int64_t n) { return n == 0 ? n : whole_root(n - 1, 4) + 1; },
       [](std::int64_t n) { return n == 0 ? -1 : whole_root(n, 2); }},
      {"own/n;y=0..sqrt(n);y<n;n=y", zero, [](std::int64_t n) { return whole_root(n, 2); }},
      {"own/n;y=n/9..n/2;y<n;n=y", [](std::int64_t n) { return n / 9; }, half}};
  for (const Between& one : rules) {
    INFO(one.rule);
    const auto stretches = stretches_of_rule(*plain::rule(one.rule));
    REQUIRE(stretches);
    const auto values = values_between(8000, one.low, one.high);
    CHECK(stretches->front().first == 0);
    CHECK(stretches->back().last == max_integer);
    std::size_t at = 0;
    for (std::size_t n = 0; n < values.size(); ++n) {
      while ((*stretches)[at].last < n) ++at;
      REQUIRE((*stretches)[at].first <= n);
      REQUIRE((*stretches)[at].value == values[n]);
    }
    for (std::size_t i = 1; i < stretches->size(); ++i)
      CHECK((*stretches)[i].first == (*stretches)[i - 1].last + 1);
  }
  // A condition that is another one, and rules that are not of this form.
  for (const char* rule : {"own/n;y=0..sqrt(n);n<y;n=y", "own/n;k=1..n/2;k<n;n-=k", "nim",
                           "take/square", "own/n;k=1..n/3;n-=k", "coins/ruler"})
    CHECK_FALSE(stretches_of_rule(*plain::rule(rule)));
}

TEST_CASE("Guesses are proven on stretches to heap 10^18", "[induction]") {
  for (const char* text : {"bits(n)", "g(n) = g(n/2)+1 for n>=1", "g(n)=if(n==0,0,g(n/2)+1)",
                           "P when n==0", "N when n>=1", "N when bits(n)!=0"})
    CHECK(is_proven("take/half", text));
  CHECK(said_of("take/half", "bits(n)").stretches == 61);
  const std::string roots = "own/n;y=root(n-1,4)+1..sqrt(n);y<n;n=y";
  const std::string ends = "(n>=4)+(n>=16)+(n>=82)+(n>=6724)+(n>=50626)+(n>=2562991876)";
  CHECK(is_proven(roots, "pick(" + ends + "+(n>=2042925103215442),0,1,2,0,3,1,2,0)"));
  // The last stretch is missing; then the last but three.
  const auto late = said_of(roots, "pick(" + ends + ",0,1,2,0,3,1,2)");
  REQUIRE(late.counterexample);
  CHECK(late.verdict == Conjecture::Verdict::refuted);
  CHECK(late.counterexample->heaps == std::vector<std::uint64_t>{2'042'925'103'215'442});
  CHECK(late.counterexample->value == 0);
  CHECK(late.counterexample->guessed == std::int64_t{2});
  const auto soon = said_of(roots, "pick((n>=4)+(n>=16)+(n>=82),0,1,2,0)");
  REQUIRE(soon.counterexample);
  CHECK(soon.counterexample->heaps == std::vector<std::uint64_t>{6724});
  const auto half = said_of("take/half", "if(n==1000000000000000000,0,bits(n))");
  REQUIRE(half.counterexample);
  CHECK(half.counterexample->heaps == std::vector<std::uint64_t>{max_integer});
}

TEST_CASE("Taking up to a bound: the recursion is proven", "[induction]") {
  struct Restricted {
    const char* rule;
    std::int64_t (*most)(std::int64_t);
    const char* guess;
  };
  const Restricted rules[] = {
      {"own/n;k=1..n/3;n-=k", [](std::int64_t n) { return n / 3; }, "if(n%3==0,n/3,g(n-1-n/3))"},
      {"custom/3*k<=n", [](std::int64_t n) { return n / 3; }, "if(n%3==0,n/3,g(n-1-n/3))"},
      {"custom/n>=k*7", [](std::int64_t n) { return n / 7; }, "if(n%7==0,n/7,g(n-n/7-1))"},
      {"own/n;k=1..2*n/3;n-=k", [](std::int64_t n) { return 2 * n / 3; },
       "if(n%3==1,g(n/3),2*n/3)"},
      {"own/n;k=1..n-n/4;n-=k", [](std::int64_t n) { return n - n / 4; },
       "if(n%4==0,g(n/4-1),n-n/4) for n>=1"},
      {"own/n;k=1..(n+4)/5;n-=k", [](std::int64_t n) { return (n + 4) / 5; },
       "if(n%5==1||n==0,(n+4)/5,g(n-(n+4)/5-1))"}};
  for (const Restricted& one : rules) {
    INFO(one.rule);
    CHECK(is_proven(one.rule, one.guess));
    // What the theorem says, and what is given, by mex over every move.
    std::vector<std::int64_t> values;
    const RulePtr rule = plain::rule(one.rule);
    Work work;
    work.open_step(50'000'000);
    for (std::int64_t n = 0; n < 600; ++n) {
      std::vector<bool> seen(static_cast<std::size_t>(n) + 2);
      for (std::int64_t k = 1; k <= one.most(n); ++k)
        seen[static_cast<std::size_t>(values[static_cast<std::size_t>(n - k)])] = true;
      const auto mex = std::find(seen.begin(), seen.end(), false) - seen.begin();
      const std::int64_t f = one.most(n);
      if (n > 0)
        CHECK(mex == (f > one.most(n - 1) ? f : values[static_cast<std::size_t>(n - f - 1)]));
      REQUIRE(rule->sequence().sequence_ready(static_cast<Heap>(n), work) == Ready::yes);
      CHECK(static_cast<std::int64_t>(rule->sequence().sequence_value(static_cast<Heap>(n))) ==
            mex);
      values.push_back(mex);
    }
  }
  // Right as far as it was looked at, wrong later; right by chance; of another rule.
  CHECK_FALSE(is_proven("custom/3*k<=n", "if(n%3==0&&n!=900,n/3,g(n-1-n/3))"));
  CHECK_FALSE(is_proven("custom/3*k<=n", "if(n%3==0,n/3,if(n>900,0,g(n-1-n/3)))"));
  CHECK_FALSE(is_proven("custom/3*k<=n", "if(n%3==0,n/3,g(n-1-n/3+(n==900)))"));
  CHECK_FALSE(is_proven("custom/3*k<=n&&k!=400", "if(n%3==0,n/3,g(n-1-n/3))"));
  CHECK_FALSE(is_proven("own/n;k=1..n/3;n-=k|n==900;n=0", "if(n%3==0,n/3,g(n-1-n/3))"));
  CHECK_FALSE(is_proven("own/n;k=2..n/3;n-=k", "g(n) = g(n-1) for n>=600"));
}

TEST_CASE("What is seen is told as proven by induction", "[induction]") {
  const auto told = [](const std::string& text) {
    const RulePtr rule = plain::rule(text);
    PatternValues values(rule, 3000, std::nullopt, 300'000'000);
    while (!values.step(1'000'000).done) {}
    REQUIRE(values.result());
    Patterns patterns(*values.result(), rule, true);
    while (!patterns.step(1'000'000).done) {}
    std::string out;
    for (const Law& law : patterns.laws()) {
      if (law.theorem == "induction")
        out.append(law.ends ? law.ends->text() : law.formula).append("\n");
      CHECK(law.proven == !law.theorem.empty());
    }
    return out;
  };
  CHECK(told("take/half") == "g(n) = bits(n)\ns(k) = 2*s(k-1)\ng(n) = g(n/2)+1 for n>=1\n");
  CHECK(told("custom/3*k<=n") == "g(n) = if(n%3==0,n/3,g(n-1-n/3))\n");
  // Only 82 is seen among the values; the ends behind it come from the theorem.
  CHECK(told("own/n;y=root(n-1,4)+1..sqrt(n);n=y") ==
        "g(n) = pick((n>=4)+(n>=16)+(n>=82)+(n>=6724)+(n>=50626)+(n>=2562991876)+"
        "(n>=2042925103215442),0,1,2,0,3,1,2,0)\n"
        "P when n<4||n>=82&&n<6724||n>=2042925103215442\n");
}

}  // namespace nimber
