// Predicates of a person's own games, against their meaning worked out beside the text.
#include "catch.hpp"
#include "random_expression.hpp"

#include "text/predicate.hpp"

using namespace nimber;

namespace {

/// Its canonical text, or the error as "code@column".
std::string read(const std::string& text) {
  auto reader = Reader::open(text);
  REQUIRE(reader);
  const auto predicate = Predicate::read(*reader);
  if (!predicate)
    return std::string(nimber::text(predicate.error().code)) + "@" +
           std::to_string(predicate.error().column);
  return predicate->text() + (reader->at_end() ? "" : "|" + std::string(1, reader->peek()));
}

bool holds(const std::string& text, std::uint64_t n = 7, std::uint64_t k = 3) {
  INFO(text);
  auto reader = Reader::open(text);
  REQUIRE(reader);
  const auto predicate = Predicate::read(*reader);
  REQUIRE(predicate);
  REQUIRE(reader->at_end());
  return predicate->holds(n, k);
}

std::string times(std::size_t count, const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < count; ++i) out += text;
  return out;
}

}  // namespace

TEST_CASE("random predicates hold where their meaning does, and are printed as they are written") {
  random_expression::Maker maker(99, false);
  std::size_t held = 0;
  std::size_t refused = 0;
  for (int round = 0; round < 4000; ++round) {
    const auto made = maker.condition(1 + round % 4);
    INFO(made.text);
    auto reader = Reader::open(made.text);
    REQUIRE(reader);
    const auto predicate = Predicate::read(*reader);
    REQUIRE(predicate);
    REQUIRE(reader->at_end());
    REQUIRE(predicate->text() == made.text);
    for (const auto& [n, k] : {std::pair<std::int64_t, std::int64_t>{1, 1},
                               {5, 2},
                               {12, 4},
                               {9, 9},
                               {1'000'000'000'000'000'000, 3}}) {
      const auto meant = made.value(n, k);
      const bool expected = meant && *meant != 0;
      if (predicate->holds(static_cast<std::uint64_t>(n), static_cast<std::uint64_t>(k)) !=
          expected)
        FAIL("n = " << n << ", k = " << k);
      ++(expected ? held : refused);
    }
  }
  REQUIRE(held > 4000);
  REQUIRE(refused > 4000);
}

TEST_CASE("predicates at the ends of 64 bits") {
  const std::string huge = "1000000000000000000";
  const std::string lowest = "(0-" + huge + "*9-223372036854775808)";
  CHECK(holds(lowest + "<0-" + huge + "*9"));
  CHECK(!holds(lowest + "-1<0"));
  CHECK(!holds(lowest + "/(0-1)==0||1==1"));
  CHECK(!holds(lowest + "%(0-1)==0||1==1"));
  CHECK(holds(lowest + "/(0-2)>0"));
  CHECK(holds(lowest + "/1<0"));
  CHECK(holds("6/(0-1)==0-6"));
  CHECK(holds("6%(0-1)==0"));
  CHECK(!holds("gcd(" + lowest + ",6)==2||1==1"));
  CHECK(!holds("gcd(6," + lowest + ")==2||1==1"));
  CHECK(holds("gcd(" + lowest + "+1,1)==1"));
  CHECK(holds(huge + "*9+223372036854775807>0"));
  CHECK(!holds(huge + "*9+223372036854775808>0"));
  CHECK(!holds(huge + "*10>0"));
}

TEST_CASE("predicates are as deep as 64, and no deeper") {
  CHECK(read(times(64, "(") + "n" + times(64, ")") + "==k") ==
        times(64, "(") + "n" + times(64, ")") + "==k");
  CHECK(read(times(65, "(") + "n" + times(65, ")") + "==k") == "bad-predicate@66");
  CHECK(read(times(64, "(") + "n==k" + times(64, ")")) == times(64, "(") + "n==k" + times(64, ")"));
  CHECK(read(times(65, "(") + "n==k" + times(65, ")")) == "bad-predicate@66");
  CHECK(read(times(64, "!") + "n==k") == times(64, "!") + "n==k");
  CHECK(read(times(65, "!") + "n==k") == "bad-predicate@66");
  // Levels are left again: side by side they may be as many as one likes.
  CHECK(read("n==" + times(100, "(n)+") + "1&&" + times(100, "!n==1&&") + times(100, "(k==1)||") +
             "k==2")
            .rfind("n==", 0) == 0);
  // Numbers that wait for their operator: three a level.
  CHECK(read(times(64, "n+(") + "n" + times(64, ")") + "==k").rfind("n+", 0) == 0);
  CHECK(holds(times(64, "1==0+1*(") + "n==7" + times(64, ")")));
}

TEST_CASE("what is wrong with a predicate is said where it is wrong") {
  CHECK(read("k") == "not-a-comparison@2");
  CHECK(read("(k)") == "not-a-comparison@3");
  CHECK(read("(k==1") == "bad-predicate@6");
  CHECK(read("(k==1)") == "(k==1)");
  CHECK(read("(k==1)==1") == "(k==1)==1");
  CHECK(read("k==1:3") == "k==1|:");
  CHECK(read("(k+1)") == "not-a-comparison@5");
  CHECK(read("((k+1)*2)") == "not-a-comparison@9");
  CHECK(read("k==") == "bad-predicate@4");
  CHECK(read("k==1&&") == "bad-predicate@7");
  CHECK(read("k==1||&&") == "bad-predicate@7");
  CHECK(read("k==1&k==2") == "bad-predicate@5");
  CHECK(read("x==1") == "unknown-name@1");
  CHECK(read("n2==1") == "unknown-name@1");
  CHECK(read("k==n2") == "unknown-name@4");
  CHECK(read("nk==1") == "unknown-name@1");
  CHECK(read("gcd==1") == "unknown-name@1");
  CHECK(read("gcd(n==1") == "bad-predicate@9");
  CHECK(read("gcd(n,k==1") == "bad-predicate@11");
  CHECK(read("gcd(n;k)==1") == "bad-predicate@6");
  CHECK(read("k==-3") == "k==-3");
  CHECK(read("k==3x") == "bad-integer@5");
  CHECK(read("k==1000000000000000001") == "too-large@4");
  CHECK(read("k==001") == "k==1");
  CHECK(read("!") == "bad-predicate@2");
  CHECK(read("!=k") == "bad-predicate@1");
  CHECK(read("! ( k == 1 )") == "!(k==1)");
  CHECK(read("GCD( N , k )!=1") == "gcd(n,k)!=1");
  // A sum in parentheses may go on by any operator of sums or any comparison.
  for (const std::string op :
       {"+1==9", "-1==9", "*1==9", "/1==9", "%2==9", "<9", "<=9", ">9", ">=9", "==9", "!=9"}) {
    CHECK(read("(n+k)" + op) == "(n+k)" + op);
    CHECK(read("((n+k)*2)" + op) == "((n+k)*2)" + op);
    CHECK(read("k==1&&(n+k)" + op) == "k==1&&(n+k)" + op);
  }
  CHECK(read("(n+k)!") == "not-a-comparison@5");
}
