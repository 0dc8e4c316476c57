// Guesses' expressions: their values against their meaning worked out beside the text, how they
// repeat, where they are wrong.
#include "catch.hpp"
#include "random_expression.hpp"

#include <nimber/position.hpp>
#include "text/expression.hpp"

using namespace nimber;

namespace {

const std::vector<ExpressionName>& names() {
  static const std::vector<ExpressionName> list = {
      {"n", std::nullopt}, {"k", std::nullopt}, {"m", 4}};
  return list;
}

std::optional<Expression> expression(const std::string& text) {
  auto reader = Reader::open(text);
  REQUIRE(reader);
  auto e = Expression::read(*reader, names());
  if (!e || !reader->at_end()) return std::nullopt;
  return *e;
}

std::optional<std::int64_t> at(const Expression& e, std::int64_t n, std::int64_t k = 0) {
  const std::int64_t variables[3] = {n, k, 0};
  return e.value(variables);
}

std::optional<std::int64_t> worth(const std::string& text, std::int64_t n = 7, std::int64_t k = 3) {
  INFO(text);
  const auto e = expression(text);
  REQUIRE(e);
  return at(*e, n, k);
}

/// Its text, or the error as "code@column".
std::string read(const std::string& text) {
  auto reader = Reader::open(text);
  REQUIRE(reader);
  const auto e = Expression::read(*reader, names());
  if (!e) return std::string(nimber::text(e.error().code)) + "@" + std::to_string(e.error().column);
  return e->text() + (reader->at_end() ? "" : "|" + std::string(1, reader->peek()));
}

std::string times(std::size_t count, const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += text;
  return out;
}

/// "from+period:slope", or "none".
std::string repeats(const std::string& text) {
  INFO(text);
  const auto e = expression(text);
  REQUIRE(e);
  const auto r = e->repetition(0);
  return r ? std::to_string(r->from) + "+" + std::to_string(r->period) + ":" +
                 std::to_string(r->slope)
           : "none";
}

}  // namespace

TEST_CASE("random expressions are worth what they mean") {
  random_expression::Maker maker(2024, true);
  std::size_t defined = 0;
  std::size_t undefined = 0;
  for (int round = 0; round < 4000; ++round) {
    const auto made = round % 3 == 0 ? maker.condition(1 + round % 4) : maker.number(1 + round % 4);
    INFO(made.text);
    const auto e = expression(made.text);
    REQUIRE(e);
    REQUIRE(e->text() == made.text);
    REQUIRE(e->uses(0) == (made.text.find('n') != std::string::npos && [&] {
              for (std::size_t i = 0; i < made.text.size(); ++i) {
                if (made.text[i] == 'n' && (i == 0 || made.text[i - 1] != 'i')) return true;
              }
              return false;
            }()));
    for (const auto& [n, k] : {std::pair<std::int64_t, std::int64_t>{0, 1},
                               {5, 2},
                               {12, 4},
                               {9, 9},
                               {1'000'000'000'000'000'000, 3}}) {
      const auto meant = made.value(n, k);
      if (at(*e, n, k) != meant) FAIL("n = " << n << ", k = " << k);
      ++(meant ? defined : undefined);
    }
  }
  REQUIRE(defined > 8000);
  REQUIRE(undefined > 500);
}

TEST_CASE("a random expression repeats as it is said to, as far as 10^18") {
  random_expression::Maker maker(5, true);
  std::size_t said = 0;
  std::size_t growing = 0;
  for (int round = 0; round < 30'000; ++round) {
    const auto made = round % 3 == 0 ? maker.condition(1 + round % 3) : maker.number(1 + round % 4);
    if (made.text.find('k') != std::string::npos) continue;
    INFO(made.text);
    const auto e = expression(made.text);
    REQUIRE(e);
    const auto r = e->repetition(0);
    if (!r) continue;
    ++said;
    if (r->slope != 0) ++growing;
    REQUIRE(r->period >= 1);
    for (const std::uint64_t start :
         {r->from, r->from + 3 * r->period, max_integer - 40 - r->period}) {
      if (start < r->from) continue;
      for (std::uint64_t n = start; n < start + 40; ++n) {
        const auto here = at(*e, static_cast<std::int64_t>(n));
        const auto there = at(*e, static_cast<std::int64_t>(n + r->period));
        if (!here || !there || *there - *here != r->slope) {
          FAIL("n = " << n << ", from " << r->from << ", period " << r->period << ", slope "
                      << r->slope);
        }
      }
    }
  }
  REQUIRE(said > 2000);
  REQUIRE(growing > 300);
}

TEST_CASE("where and how expressions repeat") {
  CHECK(repeats("7") == "0+1:0");
  CHECK(repeats("m+1") == "0+1:0");
  CHECK(repeats("n") == "0+1:1");
  CHECK(repeats("2*n+n%3") == "0+3:6");
  CHECK(repeats("n%4+n%6") == "0+12:0");
  CHECK(repeats("n-n%5") == "0+5:5");
  CHECK(repeats("n%5-n") == "0+5:-5");
  CHECK(repeats("n/4") == "0+4:1");
  CHECK(repeats("n%4") == "0+4:0");
  CHECK(repeats("(2*n)%6") == "0+3:0");
  CHECK(repeats("(4*n)/6") == "0+3:2");
  CHECK(repeats("n*(n%2)") == "none");
  CHECK(repeats("(n%2)*(n%3)") == "0+6:0");
  CHECK(repeats("3*(n/2)") == "0+2:3");
  CHECK(repeats("(n/2)*3") == "0+2:3");
  CHECK(repeats("n*n") == "none");
  CHECK(repeats("(n%4)/(n%2+1)") == "0+4:0");
  CHECK(repeats("n/(n%2+1)") == "none");
  CHECK(repeats("n%0") == "none");
  CHECK(repeats("n/0") == "none");
  CHECK(repeats("(n%3)/0") == "none");
  CHECK(repeats("k") == "none");
  CHECK(repeats("n+k") == "none");
  CHECK(repeats("xor(n%4,n%3)") == "0+12:0");
  CHECK(repeats("xor(n,1)") == "0+2:2");
  CHECK(repeats("or(4,n)") == "0+8:8");
  CHECK(repeats("and(n,6)") == "0+8:0");
  CHECK(repeats("and(3*n-20,2)") == "8+4:0");
  CHECK(repeats("and(20-n,2)") == "none");
  CHECK(repeats("and(n,0)") == "0+1:0");
  CHECK(repeats("xor(n,n)") == "none");
  CHECK(repeats("bits(n%4)") == "0+4:0");
  CHECK(repeats("bits(n)") == "none");
  CHECK(repeats("gcd(n,6)") == "0+6:0");
  CHECK(repeats("gcd(6,n)") == "0+6:0");
  CHECK(repeats("gcd(2*n,6)") == "0+3:0");
  CHECK(repeats("gcd(n%4,n%6)") == "0+12:0");
  CHECK(repeats("gcd(n,n)") == "none");
  CHECK(repeats("gcd(n,0)") == "none");
  CHECK(repeats("gcd(n,n%2+1)") == "none");
  CHECK(repeats("n%3==1&&n%2==0") == "0+6:0");
  CHECK(repeats("n%3==1||n%2==0") == "0+6:0");
  CHECK(repeats("!(n%3==1)") == "0+3:0");
  CHECK(repeats("min(n%3,n%2)") == "0+6:0");
  CHECK(repeats("max(n+1,n)") == "0+1:1");
  // Where the two sides part for good: the distance, by the speed at which it shrinks, and two
  // periods more.
  CHECK(repeats("n<10") == "12+1:0");
  CHECK(repeats("10<n") == "12+1:0");
  CHECK(repeats("n>=10") == "12+1:0");
  CHECK(repeats("n==10") == "12+1:0");
  CHECK(repeats("n!=10") == "12+1:0");
  CHECK(repeats("3*n<n+10") == "7+1:0");
  CHECK(repeats("min(n,10)") == "12+1:0");
  CHECK(repeats("max(n,10)") == "12+1:1");
  CHECK(repeats("min(10,n)") == "12+1:0");
  CHECK(repeats("max(10,2*n)") == "7+1:2");
  CHECK(repeats("n/3<2") == "12+3:0");
  // Truncation turns round at 0: the sign must have settled.
  CHECK(repeats("(n-7)/3") == "9+3:1");
  CHECK(repeats("(7-n)/3") == "9+3:-1");
  CHECK(repeats("(n-7)%3") == "9+3:0");
  CHECK(repeats("(7-n)%3") == "9+3:0");
  CHECK(repeats("(n+7)/3") == "0+3:1");
  CHECK(repeats("(0-n)/3") == "0+3:-1");
}

TEST_CASE(
    "how an expression repeats is found in about as many looks as it has parts, however deep they "
    "are") {
  CHECK(repeats(times(62, "!") + "(n%4==1)") == "0+4:0");
  CHECK(repeats(times(62, "bits(") + "n%4" + times(62, ")")) == "0+4:0");
  CHECK(repeats(times(62, "!") + "(n*n==1)") == "none");
  CHECK(repeats(times(62, "-") + "n%4") == "0+4:0");
  // 10,000,000 looks at parts: n, and n%P, and with one more, and with two more, each over the
  // period P.
  CHECK(repeats("n%625000+1+1") == "0+625000:0");
  CHECK(repeats("n%625001+1+1") == "none");
}

TEST_CASE("where it may not be said how an expression repeats") {
  // As far as 10^18 it must stay within 64 bits.
  CHECK(repeats("n*9") == "0+1:9");
  CHECK(repeats("9*n+1000") == "0+1:9");
  CHECK(repeats("n*10") == "none");
  CHECK(repeats("n*9+1000000000000000000") == "none");
  CHECK(repeats("n*8+1000000000000000000") == "0+1:8");
  CHECK(repeats("n*9+199999999999999990") == "0+1:9");
  CHECK(repeats("n*9+199999999999999991") == "none");
  CHECK(repeats("0-n*9") == "0+1:-9");
  CHECK(repeats("0-n*10") == "none");
  CHECK(repeats("n/3*27") == "0+3:27");
  CHECK(repeats("n/3*28") == "none");
  // Periods of a million, and no more.
  CHECK(repeats("n%1000000") == "0+1000000:0");
  CHECK(repeats("n%1000001") == "none");
  CHECK(repeats("n%1000+n%999") == "0+999000:0");
  CHECK(repeats("n%1000+n%1001") == "none");
  CHECK(repeats("n/1000000") == "0+1000000:1");
  CHECK(repeats("n/1000001") == "none");
  // From 10^12 on at the latest.
  CHECK(repeats("n<999999999998") == "1000000000000+1:0");
  CHECK(repeats("n<999999999999") == "none");
  CHECK(repeats("(n<999999999998)*0+n<1000000000005") == "none");
  CHECK(repeats("(n-999999999999)/1") == "1000000000000+1:1");
  CHECK(repeats("(n-1000000000000)/1") == "none");
  CHECK(repeats("(n-1000000000001)/1") == "none");
  CHECK(repeats("10/(n-5)") == "none");
  CHECK(repeats("10/(n%5)") == "none");
  CHECK(repeats("10/(n%5+1)") == "0+5:0");
}

TEST_CASE("expressions at the ends of 64 bits") {
  const std::string huge = "1000000000000000000";
  const std::string lowest = "(-" + huge + "*9-223372036854775808)";
  CHECK(worth(lowest) == INT64_MIN);
  CHECK(!worth(lowest + "-1"));
  CHECK(!worth(lowest + "/-1"));
  CHECK(!worth(lowest + "%-1"));
  CHECK(worth(lowest + "/1") == INT64_MIN);
  CHECK(worth(lowest + "%-2") == 0);
  CHECK(worth("n/-1") == -7);
  CHECK(!worth("n/(k-3)"));
  CHECK(!worth("gcd(" + lowest + ",6)"));
  CHECK(!worth("gcd(6," + lowest + ")"));
  CHECK(worth("gcd(" + lowest + "+1,7)") == 7);
  CHECK(worth(huge + "*9+223372036854775807") == INT64_MAX);
  CHECK(!worth(huge + "*9+223372036854775808"));
  CHECK(worth("xor(0,5)") == 5);
  CHECK(!worth("xor(-1,5)"));
  CHECK(!worth("xor(5,-1)"));
  CHECK(worth("bits(0)") == 0);
  CHECK(!worth("bits(-1)"));
  // Stops when the answer is known.
  CHECK(worth("k==3||1/(k-3)==1") == 1);
  CHECK(worth("k!=3&&1/(k-3)==1") == 0);
  CHECK(!worth("k==3&&1/(k-3)==1"));
  CHECK(!worth("k!=3||1/(k-3)==1"));
  CHECK(!worth("1/(k-3)==1||k==3"));
}

TEST_CASE("what is wrong with an expression is said where it is wrong") {
  CHECK(read("") == "bad-expression@1");
  CHECK(read("n+") == "bad-expression@3");
  CHECK(read("n*") == "bad-expression@3");
  CHECK(read("-") == "bad-expression@2");
  CHECK(read("n==") == "bad-expression@4");
  CHECK(read("n==1==2") == "n==1|=");
  CHECK(read("(n") == "bad-expression@3");
  CHECK(read("(n))") == "(n)|)");
  CHECK(read("q+1") == "unknown-name@1");
  CHECK(read("n+gcd") == "unknown-name@3");
  CHECK(read("n2+1") == "unknown-name@1");
  CHECK(read("gcd(n") == "bad-expression@6");
  CHECK(read("gcd(n)") == "bad-expression@6");
  CHECK(read("gcd(n,k") == "bad-expression@8");
  CHECK(read("gcd(n,k)") == "gcd(n,k)");
  CHECK(read("bits(n,k)") == "bad-expression@7");
  CHECK(read("bits(n)") == "bits(n)");
  CHECK(read("3x") == "bad-expression@2");
  CHECK(read("1000000000000000001") == "too-large@1");
  CHECK(read("007") == "7");
  CHECK(read("!n") == "not-a-comparison@3");
  CHECK(read("n&&n==1") == "not-a-comparison@2");
  CHECK(read("n==1&&n") == "not-a-comparison@8");
  CHECK(read("n==1||n") == "not-a-comparison@8");
  CHECK(read("n==1&n") == "bad-expression@5");
  CHECK(read("n==1|n") == "bad-expression@5");
  CHECK(read("n!=1") == "n!=1");
  CHECK(read("!n!=1") == "!n!=1");
  CHECK(read("M+n") == "m+n");
}

TEST_CASE("expressions are as deep as 64, and hold as many numbers as they may") {
  CHECK(read(times(64, "(") + "n" + times(64, ")")) == times(64, "(") + "n" + times(64, ")"));
  CHECK(read(times(65, "(") + "n" + times(65, ")")) == "bad-expression@66");
  CHECK(read(times(64, "!") + "n==1") == times(64, "!") + "n==1");
  CHECK(read(times(65, "!") + "n==1") == "bad-expression@66");
  // Deep ones cost no more than their length.
  CHECK(worth(times(63, "!") + "n==1") == 1);
  CHECK(worth(times(62, "bits(") + "n" + times(62, ")")) == 2);
  CHECK(read(times(64, "-") + "n") == times(64, "-") + "n");
  CHECK(read(times(65, "-") + "n") == "bad-expression@66");
  // Levels are left again.
  const std::string beside =
      times(100, "(n)+") + times(100, "-n+") + "1==2&&" + times(100, "!n==1&&") + "n==1";
  CHECK(read(beside) == beside);
  // n and each sum are a node: 2048 times n are 4095 of them.
  CHECK(read("n" + times(2047, "+n")) == "n" + times(2047, "+n"));
  CHECK(read("n" + times(2048, "+n")).rfind("bad-expression", 0) == 0);
}
