// Analysis at its limits: what is not known is not told, and what was counted is all.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>
#include "share.hpp"

using namespace nimber;

TEST_CASE("moves of terms beside a theorem's are not counted as if there were none") {
  // The hill's outcome is known, its value is not: moves in the other terms might win as well.
  const auto result = analyze(plain::position("hill/2:100000,200000,350000+nim:3,3"), 3'000'000);
  REQUIRE(result);
  CHECK(result->player_to_move_wins());
  CHECK(!result->value);
  CHECK(result->method == AnalysisResult::Method::theorem);
  CHECK(!result->winning_count);
  CHECK(!result->winning.empty());
  for (const PositionMove& move : result->winning) CHECK(move.term == 0);
  CHECK(result->terms[0].theorem == "hill");
  CHECK(!result->terms[0].value);
  CHECK(result->terms[1].value == Value{0});
  const auto first = analyze(plain::position("nim:3,3+hill/2:100000,200000,350000"), 3'000'000);
  REQUIRE(first);
  CHECK(!first->winning_count);
  CHECK(first->winning.size() == result->winning.size());
  // Alone, all is known.
  CHECK(analyze(plain::position("hill/2:100000,200000,350000"), 3'000'000)->winning_count);
}

TEST_CASE("two unknown terms, or one beside a sum that is not 0, are unsettled") {
  for (const char* text : {"hill/2:100000,200000,350000+nim:1",
                           "hill/2:100000,200000,350000+hill/2:100000,200000,350000"}) {
    INFO(text);
    const auto result = analyze(plain::position(text), 1'000'000);
    REQUIRE(!result);
    CHECK(result.error().code == ErrorCode::unsettled);
    // Not by the limit: nothing is searched.
    CHECK(result.error().args == std::vector<std::string>{"1000000", "theory"});
  }
}

TEST_CASE("an unknown term that is lost is worth 0, so a sum with it is settled by values") {
  // hill/2:1000000,1000001 is lost: no gap between the two.
  const auto result = analyze(plain::position("hill/2:100000000,100000001+nim:3"), 1'000'000);
  REQUIRE(result);
  CHECK(result->player_to_move_wins());
  CHECK(result->value == Value{3});
  CHECK(!result->winning_count);
  REQUIRE(result->winning.size() == 1);
  CHECK(print(after(plain::position("hill/2:100000000,100000001+nim:3"), result->winning[0])) ==
        "hill/2:100000000,100000001+nim:0");
}

TEST_CASE("a step examines about what it may, and the whole no more than its limit") {
  for (const char* text : {"hill/3:12,20,31", "octal/0.77:12,11~misere"}) {
    INFO(text);
    const Position position = plain::position(text);
    Analysis whole(position, default_limit);
    const Progress all = whole.step(UINT64_MAX);
    REQUIRE(all.done);
    REQUIRE(whole.result());
    Analysis pieces(position, default_limit);
    std::uint64_t steps = 0;
    std::uint64_t before = 0;
    for (;;) {
      const Progress progress = pieces.step(5'000);
      ++steps;
      CHECK(progress.examined >= before);
      CHECK(progress.examined - before < 60'000);
      before = progress.examined;
      if (progress.done) break;
    }
    CHECK(steps >= all.examined / 60'000);
    REQUIRE(pieces.result());
    CHECK(pieces.result()->player_to_move_wins() == whole.result()->player_to_move_wins());
    CHECK(pieces.result()->value == whole.result()->value);
    CHECK(pieces.result()->winning_count == whole.result()->winning_count);
    CHECK(pieces.result()->winning.size() == whole.result()->winning.size());
    // Asked for less than it needs, it says so.
    Analysis little(position, 2'000);
    while (!little.step(100).done) {}
    if (!little.result()) CHECK(little.result().error().args == std::vector<std::string>{"2000"});
    CHECK((!little.result() || !little.result()->winning_count ||
           little.result()->winning_count == whole.result()->winning_count));
  }
}

TEST_CASE("winning moves are counted beyond those that are listed") {
  // 300 heaps of 1 and one of 3: every heap of 1 and the large one ... only the large one can win.
  std::string ones = "take/odd:1";
  for (int i = 1; i < 301; ++i) ones += ",1";
  const auto result = analyze(plain::position(ones));
  REQUIRE(result);
  CHECK(result->winning_count == std::uint64_t{301});
  CHECK(result->winning.size() == max_listed);
  // More than 2^63 - 1 of them are not counted.
  const auto many = analyze(plain::position("take/odd:999999999999999999" + [] {
    std::string rest;
    for (int i = 1; i < 19; ++i) rest += ",999999999999999999";
    return rest;
  }()));
  REQUIRE(many);
  CHECK(many->player_to_move_wins());
  CHECK(!many->winning_count);
  const auto fewer = analyze(plain::position("take/odd:999999999999999999" + [] {
    std::string rest;
    for (int i = 1; i < 17; ++i) rest += ",999999999999999999";
    return rest;
  }()));
  REQUIRE(fewer);
  CHECK(fewer->winning_count == 17 * 500'000'000'000'000'000u);
}

TEST_CASE("the most winning moves that are told as a number are 2^63 - 1") {
  // Of 17 odd heaps and even ones, each move that takes an odd number wins.
  const auto count = [](const std::string& last) {
    std::string text = "take/odd:1000000000000000000," + last;
    for (int i = 0; i < 17; ++i) text += ",999999999999999999";
    return analyze(plain::position(text))->winning_count;
  };
  CHECK(count("446744073709551614") == std::uint64_t{INT64_MAX});
  CHECK(!count("446744073709551616"));
}

TEST_CASE("misere: a single live term may have a theorem, terms without moves do not count") {
  std::map<std::string, bool> outcomes;
  for (const char* text :
       {"octal/0.77:5+nim:0~misere", "nim:0+octal/0.77:5~misere", "nim:0+nim:0~misere",
        "octal/0.77:3,3+nim:1~misere", "hill/2:2,3,4+nim:0~misere", "hill/1:0,4+nim:2~misere",
        "hill/1:0,4~misere"}) {
    INFO(text);
    const auto result = analyze(plain::position(text));
    REQUIRE(result);
    CHECK(result->player_to_move_wins() == plain::wins(text, outcomes));
    CHECK(result->winning_count == plain::winning_options(text, outcomes).size());
  }
}

TEST_CASE(
    "a value is searched for as far as the limit where the outcome hangs on it, and not long where "
    "a theorem tells it") {
  // The search takes some three million options; in a share it is a smaller one.
  const auto beside =
      analyze(plain::position(plain::stride() == 1 ? "hill/2:5,1000+nim:1" : "hill/2:5,200+nim:1"));
  REQUIRE(beside);
  CHECK(beside->method == AnalysisResult::Method::values);
  CHECK(beside->value);
  Analysis alone(plain::position("hill/2:5,1000"), default_limit);
  Progress progress;
  do progress = alone.step(100'000);
  while (!progress.done);
  REQUIRE(alone.result());
  CHECK(alone.result()->method == AnalysisResult::Method::theorem);
  CHECK(!alone.result()->value);
  CHECK(progress.examined > 2'000'000);
  CHECK(progress.examined < 2'500'000);
}

TEST_CASE(
    "two terms of unknown value are each searched as far as the limit, though a theorem tells "
    "their outcomes") {
  // The first takes more than two million options, as many as are worth it where the theorem is
  // enough.
  const auto result = analyze(plain::position("hill/2:5,820+hill/2:2,4"));
  REQUIRE(result);
  CHECK(result->method == AnalysisResult::Method::values);
  CHECK(result->terms[0].value);
  CHECK(result->terms[1].value);
}
