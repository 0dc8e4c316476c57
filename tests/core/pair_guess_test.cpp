// Guesses about two heaps: what is called proven is true far out, and guesses made to deceive are
// not proven.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/heap_rule.hpp>
#include "laws/patterns/conjecture.hpp"
#include "share.hpp"

#include <random>

using namespace nimber;

namespace {

std::string pair_verdict(const std::string& rule_text, const std::string& guess_text,
                         std::uint64_t heaps = 1) {
  const RulePtr rule = plain::rule(rule_text);
  auto guess = Guess::read(guess_text, *rule);
  INFO(rule_text << ' ' << guess_text);
  REQUIRE(guess);
  REQUIRE(guess->two_heaps);
  Conjecture check(rule, *guess, heaps);
  while (!check.step(1'000'000).done) {}
  REQUIRE(check.result());
  std::string out(text(check.result()->verdict));
  out += " " + std::to_string(check.result()->checked);
  if (const auto& found = check.result()->counterexample)
    out += " " + std::to_string(found->heaps[0]) + "," + std::to_string(found->heaps[1]);
  return out;
}

/// g(n), n as large as may be, of a rule that repeats.
std::uint64_t far_value(const RulePtr& rule, std::uint64_t n) {
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  REQUIRE(rule->sequence().sequence_ready(n, work) == Ready::yes);
  return rule->sequence().sequence_value(n);
}

}  // namespace

TEST_CASE("pairs: a guess is proven by the square that both repeat from") {
  // From heap 0 with a period of 4: all pairs of heaps below 4 have sums below 7.
  CHECK(pair_verdict("take/1..3", "xor(a%4,b%4)") == "proven 7");
  CHECK(pair_verdict("take/1..3", "xor(a%4,b%4)", 10'000) == "proven 100");
  CHECK(pair_verdict("take/1..3", "P when a%4==b%4") == "proven 7");
  CHECK(pair_verdict("take/1..3", "N when a%4!=b%4") == "proven 7");
  CHECK(pair_verdict("take/1..3", "g(a,b) = xor(a%12%4,b%4)") == "proven 23");
  CHECK(pair_verdict("take/1", "(a+b)%2") == "proven 3");
  CHECK(pair_verdict("take/1", "(a*3+5*b+4)%2") == "proven 3");
  CHECK(pair_verdict("take/odd", "if(a%2==b%2,0,1)") == "proven 3");
  CHECK(pair_verdict("take/1..3", "if(a<9,xor(a%4,b%4),xor(b%4,a%4))").substr(0, 6) == "proven");
  // Found with the values, as far as they were asked for.
  CHECK(pair_verdict("octal/0.3", "xor(a%2,b%2)") == "holds 1");
  CHECK(pair_verdict("octal/0.3", "xor(a%2,b%2)", 10'000) == "proven 100");
}

TEST_CASE("pairs: a guess that is wrong far out is refuted there, or not proven") {
  // Looked at as far as the proof needs, and there it is wrong.
  CHECK(pair_verdict("take/1..3", "xor(a%4,b%4)+(a>=100)*(b>=100)").substr(0, 7) == "refuted");
  CHECK(pair_verdict("take/1..3", "xor(a%4,b%4)+(a==50)*(b==60)").substr(0, 7) == "refuted");
  for (const char* lie :
       {"+(a==5000)", "+(a==5000)*(b==5000)", "+(a+b==100000)", "+(a>=10000000000)", "+(a==b+1000)",
        "+0*((a-b)%4)", "+0*((a*b)%2)", "+0*((a+b+9*1000000000000000000)%2)", "+(a*4>b+100000)",
        "+(gcd(a,b)==10007)", "+(xor(a,b)==65536)", "+0*(a*a*b/1000%2)"}) {
    INFO(lie);
    CHECK(pair_verdict("take/1..3", "xor(a%4,b%4)" + std::string(lie), 10'000) == "holds 100");
  }
  // Values that grow, a rule without a proof, values that are not side by side.
  CHECK(pair_verdict("nim", "xor(a,b)", 10'000) == "holds 100");
  CHECK(pair_verdict("take/1..3000", "xor(a%3001,b%3001)", 10'000) == "holds 100");
  CHECK(pair_verdict("custom/2*k>=n", "xor(bits(a),bits(b))", 10'000) == "holds 100");
  CHECK(pair_verdict("wythoff", "P when a==b", 10'000).substr(0, 7) == "refuted");
}

TEST_CASE("pairs: what is called proven of a random guess is true far out") {
  struct Truth {
    const char* rule;
    const char* in_a;
    const char* in_b;
  };
  const Truth truths[] = {{"take/1..3", "a%4", "b%4"},
                          {"take/2..5", "a%7/2", "b%7/2"},
                          {"take/odd", "a%2", "b%2"},
                          {"take/1,3,4", "pick(a%7,0,1,0,1,2,3,2)", "pick(b%7,0,1,0,1,2,3,2)"}};
  std::mt19937_64 random(2026);
  const auto below = [&](std::uint64_t bound) { return random() % bound; };
  const auto number = [&] {
    const std::uint64_t size[] = {10, 100, 400, 1'000'000, max_integer};
    return std::to_string(1 + below(size[below(5)]));
  };
  std::size_t proven = 0;
  for (std::size_t round = 0; round < plain::share(500); ++round) {
    const Truth& truth = truths[below(4)];
    const std::string x = below(2) == 0 ? "a" : "b";
    const std::string y = below(2) == 0 ? "a" : "b";
    std::string guess = std::string("xor(") + truth.in_a + "," + truth.in_b + ")";
    switch (below(10)) {
      case 0: guess += "+(" + x + ">=" + number() + ")*(" + y + ">=" + number() + ")"; break;
      case 1: guess += "+((a+b)%" + number() + "==" + number() + ")"; break;
      case 2: guess += "+(" + x + "*" + number() + "%" + number() + "==" + number() + ")"; break;
      case 3: guess = "if(" + x + "==" + number() + ",0," + guess + ")"; break;
      case 4: guess += "+0*((a*" + number() + "+b)%" + number() + ")"; break;
      case 5: guess += "+((a*" + number() + "+b*" + number() + ")%3==3)"; break;
      case 6: guess += "+min(0," + x + "-" + number() + ")*(" + y + "<0)"; break;
      case 7: guess += "+(gcd(" + x + "," + std::to_string(1 + below(9)) + ")==10)"; break;
      case 8: guess += "+(a+b==" + number() + ")"; break;
      default: guess += "+(" + x + "/" + number() + ">" + number() + ")"; break;
    }
    const RulePtr rule = plain::rule(truth.rule);
    const auto read = Guess::read(guess, *rule);
    INFO(truth.rule << ' ' << guess);
    REQUIRE(read);
    Conjecture check(rule, *read, 400);
    while (!check.step(1'000'000).done) {}
    REQUIRE(check.result());
    if (check.result()->verdict != Conjecture::Verdict::proven) continue;
    ++proven;
    bool right = true;
    for (int look = 0; look < 40 && right; ++look) {
      const std::uint64_t size[] = {200, 10'000, 10'000'000, max_integer + 1};
      const std::uint64_t a = below(size[below(4)]);
      const std::uint64_t b = below(size[below(4)]);
      const std::int64_t variables[3] = {0, static_cast<std::int64_t>(a),
                                         static_cast<std::int64_t>(b)};
      const auto told = read->expression.value(variables);
      right =
          told && static_cast<std::uint64_t>(*told) == (far_value(rule, a) ^ far_value(rule, b));
    }
    REQUIRE(right);
  }
  CHECK(proven >= plain::floor_of_share(100));
}
