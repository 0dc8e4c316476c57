// Whatever is called proven of a guess made to deceive is looked at far out.
#include "catch.hpp"
#include "deceiver.hpp"
#include "pair_guesses.hpp"
#include "share.hpp"

using namespace nimber;

TEST_CASE("a guess that wraps a bound modulo 2^64 is not proven") {
  const std::string guess =
      "g(n) = n%2 + ((n/100000 - 576460752303423488 + (n>=3000000))/1 + 576460752303423488 - "
      "n/100000)";
  const RulePtr rule = plain::rule("take/odd");
  auto read = Guess::read(guess, *rule);
  REQUIRE(read);
  CHECK(!read->expression.repetition(0));
  Conjecture work(rule, *read, 10'000);
  while (!work.step(1'000'000).done) {}
  REQUIRE(work.result());
  CHECK(work.result()->verdict == Conjecture::Verdict::holds);
}

TEST_CASE("what is called proven of a deceiving guess is true far out") {
  deceiver::Deceiver random(20'26);
  std::size_t proven = 0;
  std::size_t open = 0;
  for (std::size_t round = 0; round < plain::share(12'000); ++round) {
    const deceiver::Tried tried = deceiver::try_one(random);
    INFO(tried.rule << " " << tried.guess);
    if (tried.wrong_at) FAIL("wrong at n = " << *tried.wrong_at);
    ++(tried.proven ? proven : open);
  }
  CHECK(proven > plain::floor_of_share(500));
  CHECK(open > plain::floor_of_share(2000));
}

TEST_CASE("what is called proven of a guess that speaks of itself is true far out") {
  deceiver::Deceiver random(17);
  std::size_t proven = 0;
  std::size_t open = 0;
  for (std::size_t round = 0; round < plain::share(400); ++round) {
    const deceiver::Tried tried = deceiver::try_one(random, deceiver::About::itself);
    INFO(tried.rule << " " << tried.guess);
    if (tried.wrong_at) FAIL("wrong at n = " << *tried.wrong_at);
    ++(tried.proven ? proven : open);
  }
  CHECK(proven > plain::floor_of_share(40));
  CHECK(open > plain::floor_of_share(100));
}

TEST_CASE("what is called proven of a guess made to deceive about two heaps is true far out") {
  deceiver::Deceiver random(18);
  std::size_t proven = 0;
  std::size_t open = 0;
  for (std::size_t round = 0; round < plain::share(400); ++round) {
    const deceiver::Tried tried = deceiver::try_one(random, deceiver::About::pair);
    INFO(tried.rule << " " << tried.guess);
    if (tried.wrong_at) FAIL("wrong at a = " << *tried.wrong_at);
    ++(tried.proven ? proven : open);
  }
  CHECK(proven > plain::floor_of_share(20));
  CHECK(open > plain::floor_of_share(100));
}

TEST_CASE("what is said of a guess made to deceive about two numbers is true of small pairs") {
  std::mt19937_64 random(19);
  pair_guesses::Maker maker([&](std::uint64_t bound) { return random() % bound; });
  std::map<std::string, std::size_t> kinds;
  for (std::size_t round = 0; round < plain::share(1500); ++round) {
    const pair_guesses::About about = maker.about();
    const auto side = static_cast<std::int64_t>(4 + random() % 7);
    const std::string text = maker.guess(about, side);
    INFO(about.rule << ' ' << text);
    const RulePtr rule = plain::rule(about.rule);
    const auto guess = Guess::read(text, *rule);
    REQUIRE(guess);
    const std::string said = pair_guesses::said(rule, *guess, side);
    REQUIRE(said == pair_guesses::truth(*guess, about, side));
    ++kinds[said.substr(0, said.find(' ')) + (said.find(" to ") == std::string::npos ? "" : " to")];
  }
  for (const char* kind : {"refuted", "holds", "holds to"})
    CHECK(kinds[kind] > plain::floor_of_share(100));
}
