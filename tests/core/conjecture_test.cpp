// Guesses: how they are read, how far they are checked, and what it takes to prove them.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/heap_rule.hpp>
#include "laws/patterns/comparison.hpp"
#include "laws/patterns/conjecture.hpp"
#include "laws/patterns/heap_positions.hpp"

using namespace nimber;

namespace {

std::string said(const Error& error) {
  std::string out = std::string(text(error.code)) + "@" + std::to_string(error.column);
  for (const std::string& arg : error.args) out.append(" ").append(arg);
  return out;
}

/// "kind heaps expression", or the error.
std::string read(const std::string& rule, const std::string& text,
                 const std::map<std::string, std::int64_t>& numbers = {}) {
  const auto guess = Guess::read(text, *plain::rule(rule), numbers);
  if (!guess) return said(guess.error());
  const char* kinds[] = {"lost", "won", "value"};
  return std::string(kinds[static_cast<int>(guess->kind)]) + (guess->two_heaps ? " 2 " : " 1 ") +
         guess->expression.text();
}

template <class Work>
Work& finished(Work& work, std::uint64_t budget = 50'000) {
  while (!work.step(budget).done) {}
  return work;
}

Conjecture::Answer answer(const std::string& rule_text, const std::string& text,
                          std::uint64_t heaps) {
  INFO(rule_text << " " << text);
  const RulePtr rule = plain::rule(rule_text);
  auto guess = Guess::read(text, *rule);
  REQUIRE(guess);
  Conjecture work(rule, *guess, heaps);
  REQUIRE(finished(work).result());
  return *work.result();
}

/// "verdict checked".
std::string verdict(const std::string& rule, const std::string& text, std::uint64_t heaps) {
  const auto result = answer(rule, text, heaps);
  const char* verdicts[] = {"refuted", "holds", "proven"};
  return std::string(verdicts[static_cast<int>(result.verdict)]) + " " +
         std::to_string(result.checked);
}

}  // namespace

TEST_CASE("a guess that calls itself a fixed number of heaps back is proven") {
  const auto told = [](const char* rule, const char* text) {
    const RulePtr read = plain::rule(rule);
    auto guess = Guess::read(text, *read);
    INFO(rule << " " << text);
    REQUIRE(guess);
    Conjecture work(read, *guess, 2000);
    while (!work.step(1'000'000).done) {}
    REQUIRE(work.result());
    const Conjecture::Answer& answer = *work.result();
    const std::string word(nimber::text(answer.verdict));
    return answer.counterexample ? word + " " + std::to_string(answer.counterexample->heaps[0])
                                 : word;
  };
  CHECK(told("take/1,3,4", "g(n) = g(n-7) for n>=7") == "proven");
  CHECK(told("take/1..3", "g(n) = (g(n-1)+1)%4 for n>=1") == "proven");
  CHECK(told("take/1..3", "P when g(n-4)!=0 for n>=4") == "proven");
  CHECK(told("take/1..3", "N when g(n-4)!=0 for n>=4") == "proven");
  CHECK(told("take/1..3", "P when g(n-1)==0&&g(n-2)==0&&g(n-3)==0 for n>=3") == "proven");
  CHECK(told("octal/0.77", "g(n) = g(n-12) for n>=83") == "proven");
  CHECK(told("octal/0.77", "g(n) = g(n-12) for n>=82") == "refuted 82");
  // Wrong far out only.
  CHECK(told("take/1..3", "g(n) = g(n-4)+(n>=300000) for n>=4") == "refuted 300000");
  CHECK(told("take/1..3", "g(n) = (g(n-1)+1+(n==5000000))%4 for n>=1") == "refuted 5000000");
  CHECK(told("take/1..3", "g(n) = if(n<1000000000000000,g(n-4),0) for n>=4") == "holds");
  CHECK(told("take/1..3", "g(n) = g(n-4)+n/1000000000000 for n>=4") == "holds");
  // Not by a window: what it looks back at lies no fixed number of heaps back, or grows.
  CHECK(told("take/1..3", "g(n) = g(n%4) for n>=4") == "holds");
  CHECK(told("take/1..3", "g(n) = g(n/4*4+n%4-4) for n>=4") == "holds");
  CHECK(told("nim", "g(n) = g(n-1)+1 for n>=1") == "holds");
  CHECK(told("take/1..3", "g(n) = g(n-4*1) for n>=4") == "proven");
}

TEST_CASE("guesses are read in all their forms") {
  CHECK(read("nim", "P when n%7==0") == "lost 1 n%7==0");
  CHECK(read("nim", "p When n==0||n==2") == "lost 1 n==0||n==2");
  CHECK(read("nim", "N when n!=0") == "won 1 n!=0");
  CHECK(read("nim", "n when n!=0") == "won 1 n!=0");
  CHECK(read("nim", "P when (n==0)") == "lost 1 (n==0)");
  CHECK(read("nim", "P when a==b") == "lost 2 a==b");
  CHECK(read("nim", "n==0") == "lost 1 n==0");
  CHECK(read("nim", "n%3") == "value 1 n%3");
  CHECK(read("nim", "g(n)=n") == "value 1 n");
  CHECK(read("nim", "g(n)==n") == "value 1 n");
  CHECK(read("nim", "G ( n ) = n + 1") == "value 1 n+1");
  CHECK(read("nim", "g(n)=n==0") == "value 1 n==0");
  CHECK(read("nim", "g(a,b)=xor(a,b)") == "value 2 xor(a,b)");
  CHECK(read("nim", "xor(a,b)") == "value 2 xor(a,b)");
  CHECK(read("nim", "g(a,b)=3") == "value 2 3");
  CHECK(read("nim", "a") == "value 2 a");
  CHECK(read("nim", "b") == "value 2 b");
  CHECK(read("wythoff", "3") == "value 2 3");
  CHECK(read("wythoff", "P when 1==2") == "lost 2 1==2");
}

TEST_CASE("what is wrong with a guess is said where it is wrong") {
  CHECK(read("nim", "") == "empty@0 guess");
  CHECK(read("nim", "P when") == "bad-expression@7");
  CHECK(read("nim", "P when n") == "not-a-comparison@9");
  CHECK(read("nim", "P whem n==0") == "unknown-name@1 p");
  CHECK(read("nim", "q when n==0") == "unknown-name@1 q");
  CHECK(read("nim", "p") == "unknown-name@1 p");
  CHECK(read("nim", "g") == "unknown-name@1 g");
  CHECK(read("nim", "g+1") == "unknown-name@1 g");
  CHECK(read("nim", "g(n=n") == "bad-expression@4");
  CHECK(read("nim", "g(n)n") == "bad-expression@5");
  CHECK(read("nim", "g(a)=a") == "bad-expression@4");
  CHECK(read("nim", "g(a,c)=a") == "bad-expression@6");
  CHECK(read("nim", "g(a;b)=a") == "bad-expression@4");
  CHECK(read("nim", "g(n)=") == "bad-expression@6");
  CHECK(read("nim", "g(n)=n)") == "expected-end@7");
  CHECK(read("nim", "g(n)=a+b") == "unknown-name@6 a");
  CHECK(read("nim", "g(n)=b") == "unknown-name@6 a");
  CHECK(read("nim", "g(a,b)=n") == "unknown-name@8 n");
  CHECK(read("nim", "n+a") == "unknown-name@1 n");
  CHECK(read("nim", "n+b") == "unknown-name@1 n");
  CHECK(read("nim", "P when n==a") == "unknown-name@8 n");
  CHECK(read("wythoff", "n") == "unknown-name@1 n");
  CHECK(read("wythoff", "g(n)=3") == "value 2 3");
  CHECK(read("strip", "n") == "no-sequence@0 strip");
  CHECK(read("strip", "a+b") == "no-sequence@0 strip");
  CHECK(read("coins/mock", "a+b") == "no-sequence@0 coins/mock");
  CHECK(read("coins/mock", "n") == "value 1 n");
  CHECK(read("nim", "\xFF") == "bad-encoding@1");
}

TEST_CASE("names in guesses: m is the largest number of a set, unless it is told") {
  const auto value = [](const std::string& rule, const std::string& text,
                        const std::map<std::string, std::int64_t>& numbers = {}) {
    const auto guess = Guess::read(text, *plain::rule(rule), numbers);
    if (!guess) return said(guess.error());
    const std::int64_t variables[3] = {5, 5, 7};
    return std::to_string(*guess->expression.value(variables));
  };
  CHECK(value("take/1..3", "m") == "3");
  CHECK(value("take/1,9,4", "m+n") == "14");
  CHECK(value("take/1..3", "m", {{"m", 8}}) == "8");
  CHECK(value("take/2..", "m") == "unknown-name@1 m");
  CHECK(value("nim", "m") == "unknown-name@1 m");
  CHECK(value("nim", "m", {{"m", 8}}) == "8");
  CHECK(value("nim", "c-d", {{"c", 8}, {"d", -2}}) == "10");
  // The variables' names stay theirs.
  CHECK(value("nim", "n", {{"n", 8}}) == "5");
  CHECK(value("nim", "a", {{"a", 8}}) == "5");
  CHECK(value("nim", "b", {{"b", 8}}) == "7");

  std::map<std::string, std::int64_t> numbers;
  CHECK(read_definition("m=3", numbers));
  CHECK(read_definition(" C = -12 ", numbers));
  CHECK(numbers == std::map<std::string, std::int64_t>{{"m", 3}, {"c", -12}});
  for (const char* wrong : {"", "m", "m=", "=3", "m=x", "m=3x", "m=3,4", "m3=4", "m-3", "3=m",
                            "m=--3", "m==3", "\xFF"}) {
    INFO(wrong);
    CHECK(!read_definition(wrong, numbers));
  }
  CHECK(numbers.size() == 2);
}

TEST_CASE("the position of a heap, and of two") {
  CHECK(print(*heap_position(plain::rule("nim"), 5)) == "nim:5");
  CHECK(print(*heap_position(plain::rule("nim"), 0)) == "nim:0");
  CHECK(print(heap_position(plain::rule("nim"), 5, 7)) == "nim:5,7");
  CHECK(print(*heap_position(plain::rule("coins/mock"), 4)) == "coins/mock:TTTH");
  CHECK(print(*heap_position(plain::rule("coins/mock"), 1)) == "coins/mock:H");
  CHECK(print(*heap_position(plain::rule("coins/mock"), 0)) == "coins/mock:T");
  CHECK(heap_position(plain::rule("coins/mock"), 100'000)->terms[0].state.size() == 100'000);
  CHECK(!heap_position(plain::rule("coins/mock"), 100'001));
}

TEST_CASE("up to a bound that repeats: lost, won and values are proven alike") {
  for (const char* rule : {"own/n;k=1..min(n,4);n-=k", "own/n;k=1..min(n,2);n-=k"}) {
    const std::string period = std::string(rule).find('4') != std::string::npos ? "5" : "3";
    for (const std::string& guess :
         {"P when n%" + period + "==0", "N when n%" + period + "!=0", "n%" + period}) {
      INFO(rule << " " << guess);
      CHECK(answer(rule, guess, 1000).verdict == Conjecture::Verdict::proven);
    }
    CHECK(answer(rule, "N when n%" + period + "==0", 1000).verdict == Conjecture::Verdict::refuted);
    CHECK(answer(rule, "N when n%" + period + "!=0||n==900", 800).verdict ==
          Conjecture::Verdict::holds);
  }
  // Here they grow by one for each heap, and so are 0 no more.
  for (const char* guess : {"P when n<2", "N when n>=2", "g(n) = n-1 for n>=1"}) {
    INFO(guess);
    CHECK(answer("own/n;k=1..n-1;n-=k", guess, 1000).verdict == Conjecture::Verdict::proven);
  }
}

TEST_CASE("a guess is checked as far as asked, or as far as its proof needs") {
  // Both repeat from heap 0 with a period of 4: four heaps say all.
  CHECK(verdict("take/1..3", "n%4", 1) == "proven 4");
  CHECK(verdict("take/1..3", "n%4", 3) == "proven 4");
  CHECK(verdict("take/1..3", "n%4", 4) == "proven 4");
  CHECK(verdict("take/1..3", "n%4", 5) == "proven 5");
  CHECK(verdict("take/1..3", "n%4", 0) == "proven 4");
  // Periods 4 and 12 go together over 12 heaps.
  CHECK(verdict("take/1..3", "n%12%4", 1) == "proven 12");
  // Where values grow, by two periods.
  CHECK(verdict("nim", "n", 1) == "proven 2");
  CHECK(verdict("take/even", "n/2", 1) == "proven 4");
  CHECK(verdict("take/3..", "n/3", 1) == "proven 6");
  // Values that grow are 0 no more after one period: from then on one heap, and its like, say all.
  CHECK(verdict("nim", "P when n==0", 1) == "proven 5");
  CHECK(verdict("lasker", "P when n==0", 1) == "proven 8");
  // Where the guess is settled from heap 12 on (see "where and how expressions repeat").
  CHECK(verdict("take/1..3", "n%4+(n<0)", 1) == "proven 6");
  CHECK(verdict("take/1..3", "n%4*(n<9)+n%4*(n>=9)", 1) == "proven 15");
  // No such number of heaps is looked at.
  CHECK(verdict("take/1..3", "n%4+(n==50000000000)", 100) == "holds 100");
  CHECK(verdict("take/1..1000000000", "n", 100) == "holds 100");
  CHECK(verdict("take/1..20000000", "n*(n<5)+n*(n>=5)", 100) == "holds 100");
  // By stretches of one value, to heap 10^18.
  CHECK(verdict("take/half", "bits(n)", 100) == "proven 100");
  CHECK(verdict("take/half", "P when n==0", 100) == "proven 100");
  // Nothing is known of this rule, or of this guess.
  CHECK(verdict("custom/n%k==0", "P when n==0", 100) == "holds 100");
  CHECK(verdict("grundy", "P when n<3||n==4||n==7||n==10||n==20", 23) == "holds 23");
  CHECK(verdict("nim", "n*n/max(n,1)", 100) == "holds 100");
  CHECK(verdict("nim", "n*n/max(n,1)", 0) == "holds 1");
  CHECK(verdict("coins/turtles", "n*n/max(n,1)", 5000) == "holds 5000");
  // Pairs: all whose sum is below the square root of what was asked for.
  CHECK(verdict("nim", "xor(a,b)", 100) == "holds 10");
  CHECK(verdict("nim", "xor(a,b)", 99) == "holds 9");
  CHECK(verdict("nim", "xor(a,b)", 0) == "holds 1");
  CHECK(verdict("wythoff", "P when a==b", 100) == "refuted 2");
  const auto proven = answer("take/1..3", "n%12%4", 1);
  REQUIRE(proven.rule_period);
  CHECK(proven.rule_period->period == 4);
  REQUIRE(proven.guess_period);
  CHECK(proven.guess_period->period == 12);
  CHECK(!answer("take/half", "bits(n)", 100).rule_period);
}

TEST_CASE("for the sake of a proof a check is drawn out to 20,000,000 heaps, and no further") {
  // Periods of 2^8 and 5^7 go together over 20,000,000 heaps: it goes on, and the guess is wrong at
  // once.
  CHECK(verdict("take/1..255", "n%78125", 100) == "refuted 256");
  CHECK(verdict("take/1..256", "n%78125", 100) == "holds 100");
  // Over 20,000,000 the rule's own period, and one more.
  CHECK(verdict("take/1..19999999", "n%1000", 100) == "refuted 1000");
  CHECK(verdict("take/1..20000000", "n%1000", 100) == "holds 100");
  CHECK(verdict("take/1..999999999", "n%1000", 100) == "holds 100");
  // What both periods share is more than 64 bits hold: modulo 2^64 it would be 98.
  CHECK(verdict("take/1..91411021177946241", "n%1009", 200) == "holds 200");
}

TEST_CASE(
    "the counterexample is the first: by heap, and of pairs by their sum, then by the first heap") {
  const auto one = answer("nim", "n-(n==37)", 1000);
  REQUIRE(one.counterexample);
  CHECK(one.counterexample->heaps == std::vector<std::uint64_t>{37});
  CHECK(one.counterexample->value == 37);
  CHECK(one.counterexample->guessed == std::int64_t{36});
  CHECK(one.checked == 37);
  CHECK(one.verdict == Conjecture::Verdict::refuted);
  const auto pair = answer("nim", "g(a,b)=xor(a,b)+(a+b==5&&a>1)", 1000);
  REQUIRE(pair.counterexample);
  CHECK(pair.counterexample->heaps == std::vector<std::uint64_t>{2, 3});
  CHECK(pair.counterexample->value == 1);
  CHECK(pair.counterexample->guessed == std::int64_t{2});
  CHECK(pair.checked == 5);
  // A negative number is no value, and what is undefined is wrong.
  CHECK(answer("nim", "n-2*n*(n==3)", 100).counterexample->guessed == std::int64_t{-3});
  CHECK(!answer("nim", "n+0/(n-4)", 100).counterexample->guessed);
  CHECK(answer("nim", "n+0/(n-4)", 100).counterexample->heaps == std::vector<std::uint64_t>{4});
  // Lost and won.
  CHECK(answer("take/1..3", "P when n%4==0&&n!=8", 100).counterexample->heaps ==
        std::vector<std::uint64_t>{8});
  CHECK(answer("take/1..3", "N when n%4!=0||n==8", 100).counterexample->heaps ==
        std::vector<std::uint64_t>{8});
  CHECK(answer("take/1..3", "P when n%4==0||n==9", 100).counterexample->heaps ==
        std::vector<std::uint64_t>{9});
  const auto cold = answer("wythoff", "P when a==b&&b<2", 10'000);
  REQUIRE(cold.counterexample);
  CHECK(cold.counterexample->heaps == std::vector<std::uint64_t>{1, 1});
  const auto sum = answer("wythoff", "g(a,b)=a+b", 10'000);
  REQUIRE(sum.counterexample);
  CHECK(sum.counterexample->heaps == std::vector<std::uint64_t>{1, 2});
  CHECK(sum.counterexample->value == 0);
  CHECK(sum.counterexample->guessed == std::int64_t{3});
  const auto far = answer(
      "wythoff", "P when a==b&&a==0||a==1&&b==2||a==2&&b==1||a==3&&b==5||a==5&&b==3", 10'000);
  REQUIRE(far.counterexample);
  CHECK(far.counterexample->heaps == std::vector<std::uint64_t>{4, 7});
  CHECK(far.checked == 11);
}

TEST_CASE("a guess about values of two heaps is held against values") {
  const auto guess = Guess::read("g(a,b)=a+b", *plain::rule("wythoff"), {});
  REQUIRE(guess);
  Conjecture work(plain::rule("wythoff"), *guess, 10'000);
  REQUIRE(finished(work).result());
  const auto& found = work.result()->counterexample;
  REQUIRE(found);
  CHECK(found->heaps == std::vector<std::uint64_t>{1, 2});
  CHECK(found->value == 0);
  CHECK(found->guessed == 3);
}

TEST_CASE("a guess about who wins two heaps is refuted with their value") {
  std::map<std::string, Value> values;
  for (const char* rule : {"wythoff", "nim", "lasker"}) {
    for (const char* guess : {"P when a==a", "N when a==a", "P when a==0&&b==0", "N when a+b!=3",
                              "P when a==b||a+b==4"}) {
      INFO(rule << ' ' << guess);
      const auto found = answer(rule, guess, 100).counterexample;
      REQUIRE(found);
      REQUIRE(found->heaps.size() == 2);
      CHECK(found->value ==
            plain::value(print(heap_position(plain::rule(rule), found->heaps[0], found->heaps[1])),
                         values));
    }
  }
  CHECK(answer("wythoff", "P when 1==1", 100).counterexample->value == 1);
  // The value is had in pieces, too.
  auto guess =
      Guess::read("P when a==b&&a==0||a==1&&b==2||a==2&&b==1||a==3&&b==5||a==5&&b==3||a==4&&b==9",
                  *plain::rule("wythoff"));
  REQUIRE(guess);
  Conjecture work(plain::rule("wythoff"), *guess, 10'000);
  REQUIRE(finished(work, 1).result());
  REQUIRE(work.result()->counterexample);
  CHECK(work.result()->counterexample->heaps == std::vector<std::uint64_t>{4, 7});
  CHECK(work.result()->counterexample->value == 0);
}

TEST_CASE(
    "who wins two heaps of Wythoff is known by a theorem, and the guess is checked to 2,000 "
    "stones") {
  const std::string cold = "P when max(a,b)==0||min(a,b)==1&&max(a,b)==2||min(a,b)==3&&max(a,b)==5";
  const auto guess = Guess::read(cold, *plain::rule("wythoff"));
  REQUIRE(guess);
  // There are 55 pairs of fewer than 10 stones together. A table of all values would cost more than
  // that.
  const std::uint64_t pair = 1 + guess->expression.cost() / 8;
  Conjecture few(plain::rule("wythoff"), *guess, 100, 60 * pair);
  REQUIRE(finished(few).result());
  CHECK(few.result()->verdict == Conjecture::Verdict::holds);
  CHECK(few.result()->checked == 10);
  Conjecture all(plain::rule("wythoff"), *guess, max_integer);
  CHECK(all.step(55 * pair).fraction == 10.0 / 2000);
  // Heaps of their own have no table of pairs.
  const auto sum = Guess::read("xor(a,b)", *plain::rule("nim"));
  REQUIRE(sum);
  Conjecture heaps(plain::rule("nim"), *sum, max_integer);
  CHECK(heaps.step(55 * (1 + sum->expression.cost() / 8)).fraction == 10.0 / 1'000'000'000);
}

TEST_CASE("all pairs are looked at, each once, in their order") {
  // The value told is that of the pair: a guess that is wrong at one pair only is refuted there.
  std::map<std::string, Value> values;
  for (int a = 0; a < 5; ++a) {
    for (int b = 0; b < 5; ++b) {
      const std::string here = "(a==" + std::to_string(a) + "&&b==" + std::to_string(b) + ")";
      const auto result = answer("nim", "g(a,b)=xor(a,b)+" + here, 100);
      REQUIRE(result.counterexample);
      CHECK(
          result.counterexample->heaps ==
          std::vector<std::uint64_t>{static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b)});
      CHECK(result.checked == static_cast<std::uint64_t>(a + b));
    }
  }
}

TEST_CASE("a check that may not examine enough says how far it came, or that it is unsettled") {
  const RulePtr rule = plain::rule("octal/0.6");
  auto guess = Guess::read("g(n)=n*0+n%2*0+n/1000000000*9", *rule);
  REQUIRE(guess);
  Conjecture none(rule, *guess, 1000, 0);
  REQUIRE(!finished(none).result());
  CHECK(said(none.result().error()) == "unsettled@0 0");
  // No table holds heaps of 10^9: then it goes pair by pair as far as it comes.
  CHECK(answer("grundy", "P when a==b", max_integer).counterexample->heaps ==
        std::vector<std::uint64_t>{0, 1});
  const RulePtr nim = plain::rule("nim");
  auto right = Guess::read("g(n)=n*n/max(n,1)", *nim);
  REQUIRE(right);
  Conjecture some(nim, *right, 1000, 10);
  REQUIRE(finished(some, 3).result());
  CHECK(some.result()->verdict == Conjecture::Verdict::holds);
  CHECK(some.result()->checked == 10);
  Conjecture steps(nim, *right, 1000, 5000);
  Progress progress = steps.step(100);
  CHECK(!progress.done);
  CHECK(progress.examined == 100);
  CHECK(progress.fraction == 0.1);
  while (!progress.done) progress = steps.step(100);
  CHECK(progress.fraction == 1.0);
  CHECK(progress.examined == 1000);
}

TEST_CASE("two rules are equal for ever where they agree over what both repeat") {
  const auto proven = [](const std::string& left, const std::string& right, std::uint64_t heaps) {
    Comparison work(plain::rule(left), plain::rule(right), heaps);
    REQUIRE(finished(work).result());
    CHECK(!work.result()->first_difference);
    CHECK(work.result()->checked == heaps);
    return work.result()->proven_equal;
  };
  CHECK(proven("take/odd", "take/1", 4));
  CHECK(!proven("take/odd", "take/1", 3));
  CHECK(proven("nim", "take/1..", 2));
  CHECK(!proven("nim", "take/1..", 1));
  CHECK(proven("take/pow2", "take/1..2", 6));
  CHECK(!proven("take/pow2", "take/1..2", 5));
  CHECK(!proven("take/half", "take/half", 100));
  CHECK(!proven("nim", "take/half", 3));
  // 0.77 repeats from heap 71 on with a period of 12, which is known once it is proven.
  proven("octal/0.77", "octal/0.77", 1000);
  CHECK(proven("octal/0.77", "octal/0.77", 95));
  CHECK(!proven("octal/0.77", "octal/0.77", 94));
  CHECK(!proven("nim", "nim", 0));

  Comparison differ(plain::rule("nim"), plain::rule("take/1..3"), 100);
  REQUIRE(finished(differ).result());
  CHECK(differ.result()->first_difference == std::uint64_t{4});
  CHECK(differ.result()->checked == 4);
  CHECK(differ.result()->left == 4);
  CHECK(differ.result()->right == 0);
  CHECK(!differ.result()->proven_equal);
  Comparison at_once(plain::rule("nim"), std::vector<std::uint64_t>{1, 1});
  REQUIRE(finished(at_once).result());
  CHECK(at_once.result()->first_difference == std::uint64_t{0});
  Comparison list(plain::rule("nim"), std::vector<std::uint64_t>{0, 1, 2});
  REQUIRE(finished(list).result());
  CHECK(list.result()->checked == 3);
  CHECK(!list.result()->first_difference);
  CHECK(!list.result()->proven_equal);
  Comparison empty(plain::rule("nim"), std::vector<std::uint64_t>{});
  REQUIRE(finished(empty).result());
  CHECK(empty.result()->checked == 0);

  const auto error = [](Comparison work) {
    return finished(work).result() ? std::string() : said(work.result().error());
  };
  CHECK(error(Comparison(plain::rule("strip"), plain::rule("monks"))) == "no-sequence@0 strip");
  CHECK(error(Comparison(plain::rule("nim"), plain::rule("monks"))) == "no-sequence@0 monks");
  CHECK(error(Comparison(plain::rule("strip"), std::vector<std::uint64_t>{1})) ==
        "no-sequence@0 strip");
  CHECK(error(Comparison(plain::rule("nim"), plain::rule("lasker"), 100, 0)) == "unsettled@0 0");
  Comparison steps(plain::rule("nim"), plain::rule("take/1.."), 1000, 500);
  Progress progress = steps.step(100);
  CHECK(!progress.done);
  CHECK(progress.examined == 100);
  CHECK(progress.fraction == 0.1);
  while (!progress.done) progress = steps.step(100);
  REQUIRE(steps.result());
  CHECK(steps.result()->checked == 500);
  CHECK(progress.fraction == 1.0);
}

TEST_CASE("lists of numbers as they are pasted") {
  CHECK(*read_numbers("3") == std::vector<std::uint64_t>{3});
  CHECK(*read_numbers(" 0, 1\n2 \t3 ") == std::vector<std::uint64_t>{0, 1, 2, 3});
  const auto error = [](const std::string& text) { return said(read_numbers(text).error()); };
  CHECK(error("") == "empty@0 numbers");
  CHECK(error("1,x") == "bad-integer@3");
  CHECK(error("1;2") == "bad-integer@2");
  CHECK(error("x") == "bad-integer@1");
  CHECK(error("1 2 x") == "bad-integer@5");
  CHECK(error("1\n22\tx") == "bad-integer@6");
  CHECK(error("1,-2") == "negative@3");
}

TEST_CASE("guesses say from where they hold, and speak of themselves") {
  CHECK(verdict("take/1,3,4", "g(n)=g(n-7) for n>=7", 1000) == "proven 1000");
  CHECK(verdict("take/1,3,4", "g(n)=g(n-6) for n>=6", 1000) == "refuted 6");
  CHECK(verdict("nim", "g(n)=if(n==0,0,g(n-1)+1)", 1000) == "holds 1000");
  CHECK(verdict("take/1..3", "P when n>=4&&g(n-4)==1||n==0", 1000) == "proven 1000");
  CHECK(verdict("take/1..3", "N when g(n-4)==1 for n>=4", 1000) == "proven 1000");
  CHECK(verdict("take/half", "g(n)=if(n==0,0,g(n/2)+1)", 1000) == "proven 1000");
  CHECK(verdict("nim", "g(n)=g(n)", 100) == "refuted 0");
  CHECK(verdict("nim", "g(n)=g(n+1)", 100) == "refuted 0");
  CHECK(verdict("nim", "g(n)=if(n<3,n,g(-1))", 100) == "refuted 3");
  CHECK(verdict("nim", "g(a,b)=if(a==0,b,if(b==0,a,2*g(a/2,b/2)+xor(a%2,b%2)))", 10'000) ==
        "holds 100");
  // The pair at hand and those behind it are not smaller.
  CHECK(verdict("nim", "g(a,b)=if(a>b,g(b,a),xor(a,b))", 10'000) == "holds 100");
  CHECK(verdict("nim", "g(a,b)=if(a<b,g(b,a),xor(a,b))", 10'000) == "refuted 1");
  CHECK(verdict("nim", "g(a,b)=g(a,b+1)", 10'000) == "refuted 0");
  // From there on only.
  CHECK(verdict("take/1..3", "g(n)=n%4+(n<9) for n>=9", 1) == "proven 15");
  CHECK(verdict("take/1..3", "g(n)=n%4+(n<9) for n>=8", 100) == "refuted 8");
  CHECK(verdict("nim", "g(n)=n for n>5", 3) == "proven 8");
  CHECK(verdict("nim", "g(n)=if(n%2==0,n,pick(n%2,n+1,n))", 10) == "proven 10");
  CHECK(verdict("take/1..3", "g(n)=if(n<10,n%4,n%4)", 10) == "proven 16");
  CHECK(verdict("take/1..3", "g(n)=pick(n%4,0,1,2,3)", 10) == "proven 10");
  CHECK(verdict("take/1..3", "g(n)=pick(n%5,0,1,2,3)", 10) == "refuted 4");
  const auto guess = Guess::read("g(n) = n%3 for n>=1", *plain::rule("nim"));
  REQUIRE(guess);
  CHECK(guess->from == 1);
  CHECK(guess->text() == "n%3 for n>=1");
  CHECK(read("nim", "g(n-1)+1") == "value 1 g(n-1)+1");
  CHECK(read("nim", "g(a,b-1)+1") == "value 2 g(a,b-1)+1");
  CHECK(read("nim", "n for m>=1") == "unknown-name@7 m");
  CHECK(read("nim", "n for n=1") == "bad-expression@8");
  CHECK(read("nim", "a+b for n>=1") == "bad-expression@1");
  CHECK(read("nim", "g(n)=g(n-1,2)") == "unknown-name@6 n");
  CHECK(read("nim", "g(a,b)=a+g(b)") == "bad-expression@8");
}

TEST_CASE("words in place of a guess's own are answered with what to write") {
  CHECK(read("nim", "W when n!=0") == "bad-expression@1 W N");
  CHECK(read("nim", "L when n==0") == "bad-expression@1 L P");
  CHECK(read("nim", "P iff n==0") == "bad-expression@3 iff when");
  CHECK(read("nim", "P if n==0") == "bad-expression@3 if when");
  CHECK(read("nim", "P when n is even") == "bad-expression@10 is even n%2==0");
  CHECK(read("nim", "g(n) = n^2") == "bad-expression@8 n^2 n*n");
}
