// Laws of rows of numbers: the table of all small positions against plain recursion, what is told
// of it, and guesses about it.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"
#include "laws/patterns/value_guess.hpp"
#include "rules/small_rows.hpp"

#include <algorithm>
#include <bit>
#include <numeric>
#include <random>
#include <set>

using namespace nimber;

namespace {

using Row = std::vector<std::int64_t>;

std::string text_of(const Row& row) {
  std::string out;
  for (const std::int64_t n : row) out.append(out.empty() ? "" : ",").append(std::to_string(n));
  return out;
}

PatternData values_of(const std::string& rule, std::uint64_t count = 0, std::uint64_t largest = 0) {
  PatternValues values(plain::rule(rule), count, std::nullopt, 300'000'000, largest);
  while (!values.step(100'000).done) {}
  INFO(rule);
  REQUIRE(values.result());
  return *values.result();
}

std::vector<Law> laws_of(const std::string& rule, const PatternData& data,
                         std::uint64_t work = Patterns::default_work) {
  Patterns patterns(data, plain::rule(rule), true, work);
  while (!patterns.step(1'000'000).done) {}
  return patterns.laws();
}

std::set<std::string> formulas_of(const std::string& rule, std::uint64_t largest = 0) {
  std::set<std::string> out;
  for (const Law& law : laws_of(rule, values_of(rule, 0, largest), 8'000'000))
    out.insert(law.formula);
  return out;
}

std::int64_t of_row(const std::string& expression, const Row& row) {
  auto reader = Reader::open(expression);
  REQUIRE(reader);
  const auto read = Expression::read(*reader, {{"x", std::nullopt, true}});
  INFO(expression);
  REQUIRE(read);
  const auto value = read->value(nullptr, row);
  REQUIRE(value);
  return *value;
}

/// A rule of a row or bag at random: take from a cell, under a condition.
std::string random_rule(std::mt19937_64& random) {
  const auto one_of = [&](const std::vector<std::string>& list) {
    return list[random() % list.size()];
  };
  std::string rule = random() % 2 == 0 ? "own/x[]" : "own/x{}";
  rule += one_of({"", ";sum(x)>1", ";len(x)>1", ";max(x)>1"});
  rule += ";i=1..len(x);k=" + one_of({"1..x[i]", "1..2", "1,3", "1..3", "divisors(x[i])"});
  rule += one_of({"", ";x[i]==max(x)", ";x[i]==min(x)", ";!has(x,x[i]-k)", ";k!=sum(x)"});
  return rule + ";x[i]-=k";
}

}  // namespace

TEST_CASE("rows: all of a box, once each, by their sum") {
  for (const RowShape shape : {RowShape{1, 64, false}, RowShape{1, 64, true}, RowShape{3, 3, false},
                               RowShape{3, 3, true}, RowShape{6, 6, false}}) {
    for (const std::uint64_t most : {std::uint64_t{100}, std::uint64_t{2500}}) {
      for (std::uint64_t largest = 0; largest <= 2; ++largest) {
        const RowBox box = row_box(shape, most, largest);
        const auto rows = rows_in(shape, box);
        REQUIRE(rows.size() <= most);
        REQUIRE(rows.size() >= 4);
        CHECK(std::set<Row>(rows.begin(), rows.end()).size() == rows.size());
        std::uint64_t counted = 0;
        for (std::size_t cells = shape.least; cells <= box.cells; ++cells) {
          // By how many rows end in each number: Pascal's triangle, or all alike.
          std::vector<std::uint64_t> ending(static_cast<std::size_t>(box.largest) + 1, 1);
          for (std::size_t cell = 1; cell < cells; ++cell) {
            const std::uint64_t all =
                std::accumulate(ending.begin(), ending.end(), std::uint64_t{0});
            if (shape.sorted) {
              std::partial_sum(ending.begin(), ending.end(), ending.begin());
            } else {
              std::fill(ending.begin(), ending.end(), all);
            }
          }
          counted += std::accumulate(ending.begin(), ending.end(), std::uint64_t{0});
        }
        CHECK(counted == rows.size());
        CHECK(std::is_sorted(rows.begin(), rows.end(), [](const Row& x, const Row& y) {
          return std::accumulate(x.begin(), x.end(), std::int64_t{0}) <
                 std::accumulate(y.begin(), y.end(), std::int64_t{0});
        }));
      }
    }
  }
  // What does not fit is as large as it may be.
  CHECK(row_box({6, 6, false}, 100, 1000).largest == 1);
  CHECK(row_box({1, 64, false}, 2500, UINT64_MAX).largest < 50);
}

TEST_CASE("rows: what a guess may say of one") {
  CHECK(of_row("odds(x)", {1, 2, 3, 5}) == 3);
  CHECK(of_row("alike(x)", {1, 2, 1, 1, 2}) == 3);
  CHECK(of_row("differs(x)", {4, 4, 1}) == 3);
  CHECK(of_row("differs(x)", {4, 4}) == 3);
  CHECK(of_row("gaps(x)", {1, 6, 2, 4}) == ((6 - 4) ^ (2 - 1)));
  CHECK(of_row("gaps(x)", {5, 9, 3}) == ((9 - 5) ^ 3));
  std::mt19937_64 random(7);
  for (int round = 0; round < 2000; ++round) {
    Row row(1 + random() % 8);
    for (std::int64_t& cell : row) cell = static_cast<std::int64_t>(random() % 9);
    INFO(text_of(row));
    Row sorted = row;
    std::sort(sorted.rbegin(), sorted.rend());
    std::int64_t gaps = 0;
    for (std::size_t i = 0; i < sorted.size(); i += 2)
      gaps ^= sorted[i] - (i + 1 < sorted.size() ? sorted[i + 1] : 0);
    CHECK(of_row("gaps(x)", row) == gaps);
    const std::set<std::int64_t> kinds(row.begin(), row.end());
    CHECK(of_row("alike(x)", row) == static_cast<std::int64_t>(row.size() - kinds.size()));
  }
}

TEST_CASE("rows: their values are those of plain recursion") {
  std::mt19937_64 random(20);
  for (int round = 0; round < 40; ++round) {
    const std::string rule = random_rule(random);
    const PatternData data = values_of(rule, 120);
    std::map<std::string, Value> seen;
    for (std::size_t i = 0; i < data.values.size(); ++i) {
      INFO(rule << ":" << text_of(data.numbers[i]));
      CHECK(data.values[i] ==
            static_cast<std::int64_t>(plain::value(rule + ":" + text_of(data.numbers[i]), seen)));
    }
  }
}

TEST_CASE("rows: what is told is right on every position looked at, and never proven") {
  std::mt19937_64 random(21);
  std::size_t told = 0;
  for (std::size_t round = 0; round < plain::share(60); ++round) {
    const std::string rule = random_rule(random);
    const PatternData data = values_of(rule, 600);
    for (const Law& law : laws_of(rule, data, 2'000'000)) {
      INFO(rule << "  " << law.formula);
      CHECK_FALSE(law.proven);
      CHECK(law.except.empty());
      const auto guess = Guess::read(law.formula, *plain::rule(rule));
      REQUIRE(guess);
      CHECK_FALSE(check_values(*guess, data).counterexample);
      ++told;
    }
  }
  CHECK(told >= plain::floor_of_share(20));
}

TEST_CASE("rows: laws that are known") {
  using Set = std::set<std::string>;
  CHECK(formulas_of("own/x{};i=1..len(x);k=1..x[i];x[i]-=k") ==
        Set{"P when xor(x)==0", "g(x) = xor(x)"});
  CHECK(formulas_of("own/x[];i=1..len(x);k=1..3;x[i]-=k") ==
        Set{"P when xor(x)%4==0", "g(x) = xor(x)%4"});
  CHECK(formulas_of("own/(a,b,c);k=1..a;a-=k|k=1..b;b-=k|k=1..c;c-=k") ==
        Set{"P when xor(x)==0", "g(x) = xor(x)"});
  // Nim where the last one is not to be taken: misère Nim. Ones alone are won by an even number.
  CHECK(formulas_of("own/x{};max(x)>1||sum(x)>1;i=1..len(x);k=1..x[i];x[i]-=k") ==
        Set{"P when xor(x)==(max(x)==1)"});
  CHECK(formulas_of("own/x{};i=1..len(x);x[i]==min(x);k=1..x[i];x[i]-=k") ==
        Set{"P when min(x)==0", "g(x) = min(x)"});
  CHECK(formulas_of("own/x[];i=1..len(x);x[i]==1;x[i..len(x)]=1-it", 1) ==
        Set{"P when x[len(x)]==0", "g(x) = x[len(x)]"});
  // No law is told of a game that has none so short.
  CHECK(formulas_of("own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j)").empty());
}

TEST_CASE("rows: guesses are refuted at the first position, by sum") {
  const std::string rule = "own/x[];i=1..len(x);k=1..3;x[i]-=k";
  const PatternData data = values_of(rule);
  const auto checked = [&](const std::string& text) {
    const auto guess = Guess::read(text, *plain::rule(rule));
    INFO(text);
    REQUIRE(guess);
    return check_values(*guess, data);
  };
  CHECK_FALSE(checked("P when xor(x)%4==0").counterexample);
  CHECK_FALSE(checked("N when xor(x)%4!=0").counterexample);
  CHECK_FALSE(checked("g(x) = xor(x)%4").counterexample);
  CHECK(checked("xor(x)%4").checked == data.values.size());
  const auto wrong = checked("g(x) = xor(x)");
  REQUIRE(wrong.counterexample);
  CHECK(data.numbers[wrong.counterexample->n] == Row{4});
  CHECK(wrong.counterexample->value == 0);
  CHECK(wrong.counterexample->guessed == 4);
  const auto undefined = checked("g(x) = x[2]");
  REQUIRE(undefined.counterexample);
  CHECK_FALSE(undefined.counterexample->guessed);
  for (const char* const text : {"g(n) = n", "g(x) = g(1)", "P when xor(x)==0 for n>=2",
                                 "g(a,b) = 1", "P when sum(x)", "P when sum(y)==0"})
    CHECK_FALSE(Guess::read(text, *plain::rule(rule)));
  // A row is no name where the rule has none.
  CHECK_FALSE(Guess::read("P when sum(x)==0", *plain::rule("take/1..3")));
}

TEST_CASE("rows: what has no such table") {
  CHECK_FALSE(row_shape(*plain::rule("own/n;k=1..3;n-=k")));
  CHECK_FALSE(row_shape(*plain::rule("own/(a,b);a-=1|b-=1")));
  CHECK_FALSE(row_shape(*plain::rule("take/1..3")));
  CHECK_FALSE(row_shape(*plain::rule("row/oo->..")));
  CHECK(row_shape(*plain::rule("own/{a,b,c};a-=1")) == RowShape{3, 3, true});
  CHECK(row_shape(*plain::rule("own/x[];x[1]-=1")) == RowShape{1, 64, false});
  // Where play may never end there are no values.
  PatternValues endless(plain::rule("own/x[];i=1..len(x);x[i]=1-x[i]"), 0, std::nullopt, 1'000'000);
  while (!endless.step(100'000).done) {}
  CHECK_FALSE(endless.result());
  // The limit ends the table at a sum; what is left says so.
  PatternValues cut(plain::rule("own/x{};i=1..len(x);k=1..x[i];x[i]-=k"), 0, std::nullopt, 3000);
  while (!cut.step(1000).done) {}
  REQUIRE(cut.result());
  CHECK(cut.result()->cut);
  CHECK(cut.result()->numbers.size() == cut.result()->values.size());
}

TEST_CASE("laws are the same in small steps and in large ones") {
  for (const char* const text :
       {"own/n;k=1..n;gcd(k,n)==1;n-=k", "own/(a,b);k=1..min(a,b);a-=k;b-=1|a-=1|b-=2",
        "own/x[];i=1..len(x);k=1..3;x[i]-=k", "take/1,4,9,11"}) {
    PatternValues values(plain::rule(text), 300, std::nullopt, 300'000'000);
    while (!values.step(1'000'000).done) {}
    REQUIRE(values.result());
    std::set<std::vector<std::string>> told;
    for (const std::uint64_t budget :
         {std::uint64_t{20'000}, std::uint64_t{1'000'000}, UINT64_MAX}) {
      Patterns patterns(*values.result(), plain::rule(text), true, 4'000'000);
      while (!patterns.step(budget).done) {}
      std::vector<std::string> formulas;
      for (const Law& law : patterns.laws()) formulas.push_back(law.formula);
      told.insert(formulas);
    }
    INFO(text);
    CHECK(told.size() == 1);
  }
}
