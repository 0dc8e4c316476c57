// Laws of families: what is known of subtraction sets is found from the table of periods, and
// nothing is told of tables without a law.
#include "laws/families/family_laws.hpp"

#include "catch.hpp"

#include "laws/families/family_search.hpp"

#include <random>

using namespace nimber;

namespace {

std::vector<FamilyLaw> laws_of(FamilyTable table) {
  FamilyLaws laws(std::move(table));
  while (!laws.step(1'000'000).done) {}
  return laws.laws();
}

/// The table of periods, or of preperiods.
FamilyTable table_of(std::string_view rule, std::string_view choices, bool preperiods = false) {
  auto read = Family::read(rule, choices, {});
  REQUIRE(std::holds_alternative<Family>(read));
  FamilySearch search(std::move(std::get<Family>(read)), {});
  while (!search.step(10'000'000).done) {}
  FamilyTable table{search.family().letters(), {}, {}};
  for (const FamilyMember& member : search.found()) {
    REQUIRE(member.period);
    table.members.push_back(member.numbers);
    const auto number = preperiods ? member.period->preperiod : member.period->period;
    table.values.push_back(static_cast<std::int64_t>(number));
  }
  return table;
}

std::vector<std::string> formulas(const std::vector<FamilyLaw>& laws) {
  std::vector<std::string> out;
  for (const FamilyLaw& law : laws) {
    CHECK_FALSE(law.law.proven);
    out.push_back(law.law.formula + (law.where.empty() ? "" : " where " + law.where));
  }
  return out;
}

/// A table over pairs a < b with these numbers.
template <class Number>
FamilyTable made(std::int64_t most, Number number) {
  FamilyTable table{{"a", "b"}, {}, {}};
  for (std::int64_t a = 1; a <= most; ++a) {
    for (std::int64_t b = a + 1; b <= most; ++b) {
      table.members.push_back({a, b, 0});
      table.values.push_back(number(a, b));
    }
  }
  return table;
}

}  // namespace

TEST_CASE("the law of two numbers is found from the table of their periods") {
  CHECK(formulas(laws_of(table_of("take/$a,$b", "a=1..39;b=a+1..40"))) ==
        std::vector<std::string>{"g(a,b) = if(b%(2*a)==a,2*a,a+b)"});
  CHECK(formulas(laws_of(table_of("take/$a,$b", "a=1..39;b=a+1..40", true))) ==
        std::vector<std::string>{"g(a,b) = 0"});
  CHECK(formulas(laws_of(table_of("take/$x..$y", "x=1..30;y=x..30"))).at(0) == "g(x,y) = x+y");
}

TEST_CASE("the conjecture about three numbers is found from the table of their periods") {
  const auto laws = laws_of(table_of("take/$a,$b,$c", "a=1..98;b=a+1..99;c=b+1..100"));
  REQUIRE_FALSE(laws.empty());
  const FamilyLaw& law = laws[0];
  CHECK(law.relation);
  CHECK(law.law.formula == "(a+b)%g==0||(a+c)%g==0||(b+c)%g==0");
  CHECK(law.where == "a+b!=c");
  CHECK(law.members == 159'250);
  REQUIRE(law.cases.size() == 2);
  CHECK(law.cases[0].formula == "g==a+b||g==a+c||g==b+c");
  CHECK(law.cases[0].members == 149'335);
  CHECK(law.cases[1].formula == law.law.formula);
  CHECK(law.cases[1].members == 9915);
  // Those that it leaves out are all purely periodic.
  bool found = false;
  for (const FamilyLaw& one :
       laws_of(table_of("take/$a,$b,$c", "a=1..98;b=a+1..99;c=b+1..100", true)))
    found = found ||
            (one.law.formula == "g(a,b,c) = 0" && one.where == "a+b==c" && one.members == 2450);
  CHECK(found);
}

TEST_CASE("laws of one letter are those of lists, in its name") {
  const auto laws = laws_of(table_of("take/1..$m", "m=1..40"));
  REQUIRE_FALSE(laws.empty());
  CHECK(laws[0].law.formula == "g(m) = m+1");
  CHECK(laws[0].members == 40);
}

TEST_CASE("nothing is told of a table without a law") {
  std::mt19937 random(41);
  std::size_t told = 0;
  for (int round = 0; round < 200; ++round) {
    const auto most = static_cast<std::int64_t>(2 + random() % 60);
    told += laws_of(made(8 + round % 8, [&](std::int64_t, std::int64_t) {
              return static_cast<std::int64_t>(random() % static_cast<unsigned>(most));
            })).size();
  }
  // 1 and 2 divide every 2*a: a relation that says nothing.
  for (int round = 0; round < 50; ++round) {
    told += laws_of(made(20, [&](std::int64_t, std::int64_t) {
              return static_cast<std::int64_t>(1 + random() % 2);
            })).size();
  }
  CHECK(told == 0);
  CHECK(laws_of(made(3, [](std::int64_t a, std::int64_t b) { return a + b; })).empty());
  CHECK(laws_of({{"a"}, {}, {}}).empty());
}

TEST_CASE("one member that is wrong takes its law away") {
  const auto with = [](std::int64_t wrong) {
    return made(20,
                [&](std::int64_t a, std::int64_t b) { return a == 7 && b == 11 ? wrong : a + b; });
  };
  CHECK(formulas(laws_of(with(18))) == std::vector<std::string>{"g(a,b) = a+b"});
  for (const FamilyLaw& law : laws_of(with(17))) {
    CHECK(law.law.formula != "g(a,b) = a+b");
    CHECK(law.members < 190);
  }
}
