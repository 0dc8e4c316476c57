// Families of rules: which members there are, what is wrong with a family, and that each member is
// told what it is told alone.
#include "laws/families/family_search.hpp"

#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include <nimber/notation.hpp>
#include "values/period_proof.hpp"

#include <random>

using namespace nimber;

namespace {

Family family_of(std::string_view rule, std::string_view choices) {
  auto read = Family::read(rule, choices, {});
  REQUIRE(std::holds_alternative<Family>(read));
  return std::move(std::get<Family>(read));
}

std::vector<FamilyMember> answers(const Family& family, const FamilyAsking& asking = {},
                                  std::uint64_t budget = 1'000'000) {
  FamilySearch search(family, asking);
  std::vector<FamilyMember> out;
  for (bool done = false; !done;) {
    done = search.step(budget).done;
    for (FamilyMember& member : search.take()) out.push_back(std::move(member));
  }
  REQUIRE(search.error() == nullptr);
  return out;
}

/// The numbers of all members, as "1,2 1,3 2,3".
std::string members(std::string_view rule, std::string_view choices) {
  const Family family = family_of(rule, choices);
  FamilyMembers list(family.choices());
  FamilyNumbers numbers{};
  Work work(limits::family_candidates);
  std::string out;
  while (true) {
    work.open_step(7);
    const auto found = list.next(work, numbers);
    if (found == FamilyMembers::Found::end) return out;
    if (found != FamilyMembers::Found::member) continue;
    if (!out.empty()) out.push_back(' ');
    for (std::size_t i = 0; i < family.letters().size(); ++i)
      out.append(i > 0 ? "," : "").append(std::to_string(numbers[i]));
  }
}

/// "bad-family no-range b at 8 of the rule".
std::string trouble(std::string_view rule, std::string_view choices) {
  const auto read = Family::read(rule, choices, {});
  if (std::holds_alternative<Family>(read)) return "none";
  const auto& failure = std::get<Family::Failure>(read);
  std::string out(text(failure.error.code));
  for (const std::string& arg : failure.error.args) out.append(" ").append(arg);
  out.append(" at ").append(std::to_string(failure.error.column));
  return out.append(failure.in_choices ? " of the choices" : " of the rule");
}

std::string refused(std::string_view rule, std::string_view choices,
                    const FamilyAsking& asking = {}) {
  FamilySearch search(family_of(rule, choices), asking);
  while (!search.step(10'000'000).done) {}
  REQUIRE(search.error() != nullptr);
  CHECK(search.found().empty());
  return search.error()->args.at(0) + " " + search.error()->args.at(1);
}

std::vector<std::uint32_t> plain_values(const std::vector<std::uint64_t>& set, std::size_t count) {
  std::vector<std::uint32_t> g;
  for (std::size_t n = 0; n < count; ++n) {
    std::vector<bool> seen(set.size() + 1, false);
    for (const std::uint64_t s : set) {
      if (s <= n) seen[g[n - static_cast<std::size_t>(s)]] = true;
    }
    std::uint32_t v = 0;
    while (seen[v]) ++v;
    g.push_back(v);
  }
  return g;
}

bool same(const std::optional<Period>& a, const std::optional<Period>& b) {
  if (!a || !b) return a.has_value() == b.has_value();
  return a->preperiod == b->preperiod && a->period == b->period && a->saltus == b->saltus;
}

}  // namespace

TEST_CASE("members of a family are chosen from left to right") {
  CHECK(members("take/$a", "a=2..5") == "2 3 4 5");
  CHECK(members("take/$a,$b", "a=1..3;b=a+1..3") == "1,2 1,3 2,3");
  CHECK(members("take/$a,$b", "a=1..4;b=a+1..5;gcd(a,b)==1;a>1") == "2,3 2,5 3,4 3,5 4,5");
  CHECK(members("take/$a", "a=7,1..3,2,odd..9") == "7 1 2 3 5 9");
  CHECK(members("take/$a", "a=square..30,fib..9") == "1 4 9 16 25 2 3 5 8");
  CHECK(members("take/$a", "a=divisors(12)") == "1 2 3 4 6 12");
  CHECK(members("take/$a,$b,$c", "b=2..3;a=1..b-1;c=b+1") == "2,1,3 3,1,4 3,2,4");
  CHECK(members("take/$a", "a=5..4").empty());
  // What is undefined gives no candidate, and no member.
  CHECK(members("take/$a,$b", "a=0..2;b=6/a") == "1,6 2,3");
  CHECK(members("take/$a", "a=1..9;9/(a-3)>2") == "4 5 6");
  CHECK(members("take/$a", "a=-1..1") == "-1 0 1");
  CHECK(members("take/$a", "a=999999999999999999..999999999999999999*9") ==
        "999999999999999999 1000000000000000000");
  CHECK(members("take/$a", "a=0-999999999999999999*9..0-999999999999999999") ==
        "-1000000000000000000 -999999999999999999");
}

TEST_CASE("a member's rule has its numbers in place of letters") {
  const FamilyNumbers numbers = {12, 3, 0};
  CHECK(family_of("octal/0.$A$b$a", "a=1..20;b=1..9").text(numbers) == "octal/0.12312");
  CHECK(family_of("own/n;k=1..n/$b;n-=k+$a", "a=1..20;b=3").text(numbers) ==
        "own/n;k=1..n/3;n-=k+12");
}

TEST_CASE("what is wrong with a family is told with its place") {
  CHECK(trouble("take/1,$b", "a=1..9") == "bad-family no-range b at 8 of the rule");
  CHECK(trouble("take/1,$a", "a=1..9;b=1..3") == "bad-family unused b at 8 of the choices");
  CHECK(trouble("take/1,$", "a=1..9") == "bad-family sign at 8 of the rule");
  CHECK(trouble("take/$1", "a=1..9") == "bad-family sign at 6 of the rule");
  CHECK(trouble("take/$a", "a=1..") == "bad-family endless a at 1 of the choices");
  CHECK(trouble("take/$a", "a=prime") == "bad-family endless a at 1 of the choices");
  CHECK(trouble("take/$a", "ab=1..9") == "bad-family letter ab at 1 of the choices");
  CHECK(trouble("take/$a", "1<2") == "bad-family none at 1 of the choices");
  CHECK(trouble("take/$a,$b,$c,$d", "a=1..2;b=1..2;c=1..2;d=1..2") ==
        "bad-family parameters 3 at 22 of the choices");
  CHECK(trouble("take/$a", "a=1..9;b>2") == "bad-own unknown-name b at 8 of the choices");
  CHECK(trouble("take/$a", "a=1..9;a=2") == "bad-own name-twice a at 8 of the choices");
  CHECK(trouble("take/$a", "a=1..9;=>(a)") == "bad-own name at 8 of the choices");
  CHECK(trouble("take/$a", "a=1..9;a-=1") == "bad-own unknown-name a at 8 of the choices");
  CHECK(trouble("take/$a", "a=1..%") == "bad-own expression at 6 of the choices");
  CHECK(trouble("take/$a", "a=1..9|a=3") == "bad-own expression at 7 of the choices");
  CHECK(trouble("take/$a", "") == "bad-family none at 1 of the choices");
  CHECK(trouble("\xff", "a=1..9") == "bad-encoding at 1 of the rule");
  // Of a wide keyboard.
  CHECK(members("take/\uff04a", "a=1..2") == "1 2");
}

TEST_CASE("families that are too large are refused, and soon") {
  CHECK(refused("take/$a", "a=1..1000000000000000000") == "members 1000000");
  CHECK(refused("take/$a", "a=1..1000001") == "members 1000000");
  CHECK(refused("take/$a", "a=1..1000000000000000000;a<0") == "candidates 200000000");
  CHECK(refused("take/$a", "a=square..1000000000000000000") == "candidates 1000000");
  FamilyAsking page;
  page.most_members = limits::page_family_members;
  CHECK(refused("take/$a", "a=1..200001", page) == "members 200000");
  page.of = FamilyAspect::values;
  page.count = 100'000;
  CHECK(refused("take/$a", "a=1..201", page) == "values 20000000");
  // A share of a larger one is counted alone.
  FamilyAsking share;
  share.share = 2;
  share.shares = 3;
  share.skip = 333'332;
  const auto last = answers(family_of("take/$a", "a=1..1000001"), share);
  REQUIRE(last.size() == 2);
  CHECK(last[0].line == 999'998);
  CHECK(last[1].line == 1'000'001);
  CHECK(last[1].numbers[0] == 1'000'001);
}

TEST_CASE("periods of small sets are those of the definition, with its proof") {
  std::mt19937 random(41);
  SmallSetPeriods periods;
  for (std::size_t round = 0; round < plain::share(3000); ++round) {
    const std::uint64_t most = std::uint64_t{2} << (random() % 6);
    std::set<std::uint64_t> numbers;
    const std::size_t count = 1 + random() % SmallSetPeriods::most_numbers;
    for (std::size_t i = 0; i < count; ++i) numbers.insert(1 + random() % most);
    const std::vector<std::uint64_t> set(numbers.begin(), numbers.end());
    const auto found = periods.find(set, UINT64_MAX);
    REQUIRE(found);
    const std::uint64_t needed = found->preperiod + found->period + set.back();
    const auto values = plain_values(set, static_cast<std::size_t>(needed) + 10);
    CHECK(same(found, prove_subtraction_period(values, set.back())));
    // The proof needs the heaps below `needed`, and is not given by fewer.
    CHECK(same(periods.find(set, needed), found));
    CHECK_FALSE(periods.find(set, needed - 1));
  }
}

TEST_CASE("each member of a family is told what it is told alone") {
  struct Asked {
    const char* rule;
    const char* choices;
    std::optional<std::uint64_t> limit = {};
  };
  const Asked asked[] = {
      {"take/1,$a,$b", "a=2..24;b=2..24", {}},
      {"{$a,$b,$c}", "a=1..9;b=a+1..12;c=b+1..14", {}},
      {"{$a,$b,$c}", "a=1..9;b=a+1..12;c=b+1..14", 60},
      {"take/$a..$b,$c", "a=1..5;b=a..7;c=1..30", {}},
      {"octal/0.$a$b", "a=0..8;b=0..7", 2000},
      {"take/$a..", "a=0..4", {}},
      {"custom/k<=n/$a", "a=1..4", 300},
      {"own/n;k=1,$a,$b;n-=k", "a=2..6;b=a+1..9", 1000},
      {"wythoff", "a=1", {}},
  };
  for (const Asked& one : asked) {
    const auto read = Family::read(one.rule, one.choices, {});
    if (!std::holds_alternative<Family>(read)) {
      CHECK(std::string(one.rule) == "wythoff");
      continue;
    }
    const auto& family = std::get<Family>(read);
    FamilyAsking asking;
    asking.limit = one.limit;
    // Pieces of work change nothing.
    const auto told = answers(family, asking, 1 + std::hash<std::string>{}(one.rule) % 5000);
    CHECK(told.size() == answers(family, asking).size());
    for (const FamilyMember& member : told) {
      const std::string text = family.text(member.numbers);
      INFO(text);
      const auto rule = read_rule(text);
      if (!rule) {
        REQUIRE(member.error);
        CHECK(member.error->code == rule.error().code);
        CHECK(member.error->column == rule.error().column);
        continue;
      }
      CHECK(member.rule == (*rule)->text());
      PeriodSearch alone(renewed(*rule), one.limit.value_or(PeriodSearch::default_values));
      while (!alone.step(1'000'000).done) {}
      CHECK_FALSE(member.error);
      CHECK(same(member.period, alone.period()));
      CHECK(member.proven == alone.period().has_value());
    }
  }
}

TEST_CASE("ten thousand random members are told what they are told alone") {
  struct Kind {
    const char* rule;
    int least;  ///< of each letter
    int most;
    std::uint64_t limit;  ///< of values, where a period is asked for
  };
  const Kind kinds[] = {{"take/$a,$b,$c", 1, 40, 20'000},       {"take/$a..$b,$c", 1, 12, 5000},
                        {"octal/0.$a$b$c", 0, 7, 1000},         {"octal/4.$a$b$c", 0, 7, 1000},
                        {"custom/k%$a!=$b", 1, 9, 500},         {"custom/$a*k<=$b*n+$c", 1, 9, 300},
                        {"own/n;k=1..$a;k!=$b;n-=k", 1, 9, 500}};
  std::mt19937 random(2711);
  std::size_t settled = 0;
  for (std::size_t round = 0; round < plain::share(1000); ++round) {
    const Kind& kind = kinds[round % std::size(kinds)];
    // Ten members in a row: one letter goes through them.
    const std::string rule = kind.rule;
    const auto number = [&] {
      return kind.least + static_cast<int>(random() % static_cast<unsigned>(kind.most));
    };
    const bool digits = rule.starts_with("octal");
    std::string choices;
    for (const char letter : {'a', 'b', 'c'}) {
      if (rule.find(std::string("$") + letter) == std::string::npos) continue;
      const int first = digits ? number() % 8 : number();
      choices += (choices.empty() ? "" : ";") + std::string(1, letter) + "=" +
                 std::to_string(letter == 'b' && digits ? 0 : first);
      if (letter == 'b') choices += ".." + std::to_string(digits ? 7 : first + 9);
    }
    INFO(rule << " " << choices);
    const Family family = family_of(rule, choices);
    FamilyAsking asking;
    asking.of = random() % 2 == 0 ? FamilyAspect::period : FamilyAspect::values;
    if (asking.of == FamilyAspect::period) asking.limit = kind.limit;
    for (const FamilyMember& member : answers(family, asking)) {
      const std::string text = family.text(member.numbers);
      INFO(text);
      const auto read = read_rule(text);
      if (!read) {
        REQUIRE(member.error);
        CHECK(member.error->code == read.error().code);
        continue;
      }
      REQUIRE_FALSE(member.error);
      const RulePtr alone = renewed(*read);
      CHECK(member.rule == alone->text());
      if (asking.of == FamilyAspect::period) {
        PeriodSearch search(alone, kind.limit);
        while (!search.step(1'000'000).done) {}
        CHECK(same(member.period, search.period()));
        settled += member.period ? 1 : 0;
        continue;
      }
      REQUIRE(member.values);
      REQUIRE(member.values->size() == FamilyAsking::usual_count);
      Work work(UINT64_MAX);
      work.open_step(UINT64_MAX);
      REQUIRE(alone->sequence().sequence_ready(FamilyAsking::usual_count - 1, work) == Ready::yes);
      for (Heap n = 0; n < FamilyAsking::usual_count; ++n)
        CHECK((*member.values)[static_cast<std::size_t>(n)] == alone->sequence().sequence_value(n));
    }
  }
  CHECK(settled >= plain::floor_of_share(2000));
}

TEST_CASE("positions with letters in them: each is told who wins it, by plain recursion") {
  FamilyAsking asking;
  asking.of = FamilyAspect::lost;
  for (const auto& [rule, choices] : {
           std::pair("nim:$a,$b,3~most/$k", "a=0..4;b=0..4;k=2..3"),
           std::pair("take/1,$k:$a,$b~misere", "a=0..4;b=a..5;k=2..3"),
           std::pair("wythoff:$a,$b", "a=0..5;b=a..6"),
       }) {
    const Family family = family_of(rule, choices);
    for (const FamilyMember& member : answers(family, asking)) {
      INFO(family.text(member.numbers));
      REQUIRE_FALSE(member.error);
      CHECK(member.rule == print(*read_position(family.text(member.numbers))));
      std::map<std::string, bool> seen;
      REQUIRE(member.outcome);
      CHECK(*member.outcome == (plain::wins(member.rule, seen) ? Outcome::N : Outcome::P));
    }
  }
  // A draw is settled as well.
  const auto loops = answers(family_of("graph/1-2,2-1,2-3,4-5,5-4:$a", "a=1..4"), asking);
  REQUIRE(loops.size() == 4);
  CHECK(loops[1].outcome == Outcome::N);
  CHECK(loops[2].outcome == Outcome::P);
  CHECK(loops[3].outcome == Outcome::D);
  // Of what is neither rule nor position, what was read farther is told.
  auto told = answers(family_of("nim:3,x~most/$a", "a=2..2"), asking);
  REQUIRE(told[0].error);
  CHECK(told[0].error->column == 7);
  told = answers(family_of("octal/0.$a", "a=8..8"), asking);
  CHECK(told[0].error->code == read_rule("octal/0.8").error().code);
  // Too little work, and other questions.
  asking.limit = 3;
  told = answers(family_of("own/n;k=1..n;k!=$a;n-=k:30,31,32~misere", "a=2..2"), asking);
  CHECK_FALSE(told[0].error);
  CHECK_FALSE(told[0].outcome);
  told = answers(family_of("nim:$a,2", "a=1..1"));
  REQUIRE(told[0].error);
  CHECK(told[0].error->code == ErrorCode::expected_end);
}

TEST_CASE("the periods of all sets of three numbers up to 100") {
  const auto told = answers(family_of("take/$a,$b,$c", "a=1..98;b=a+1..99;c=b+1..100"));
  REQUIRE(told.size() == 161'700);
  std::size_t sums = 0;
  std::size_t divisors = 0;
  std::size_t others = 0;
  std::size_t additive = 0;
  std::size_t purely = 0;
  for (const FamilyMember& member : told) {
    REQUIRE(member.period);
    const auto [a, b, c] = member.numbers;
    if (a + b == c) {
      ++additive;
      purely += member.period->preperiod == 0 ? 1 : 0;
      continue;
    }
    const auto period = static_cast<std::int64_t>(member.period->period);
    const std::int64_t candidates[] = {a + b, a + c, b + c};
    const auto any = [&](auto holds) {
      return std::any_of(std::begin(candidates), std::end(candidates), holds);
    };
    if (any([&](std::int64_t sum) { return sum == period; })) {
      ++sums;
    } else if (any([&](std::int64_t sum) { return sum % period == 0; })) {
      ++divisors;
    } else {
      ++others;
    }
  }
  CHECK(additive == 2450);
  CHECK(purely == 2450);
  CHECK(sums == 149'335);
  CHECK(divisors == 9915);
  CHECK(others == 0);
  // Each of a few hundred by its values alone.
  std::mt19937 random(27);
  for (std::size_t i = 0; i < plain::share(300); ++i) {
    const FamilyMember& member = told[random() % told.size()];
    std::vector<std::uint64_t> set;
    for (const std::int64_t n : member.numbers) set.push_back(static_cast<std::uint64_t>(n));
    const auto values = plain_values(
        set, static_cast<std::size_t>(member.period->preperiod + member.period->period + set[2]));
    CHECK(same(member.period, prove_subtraction_period(values, set[2])));
  }
}

TEST_CASE("the periods of all sets of two numbers up to 60 are a+b or 2a") {
  for (const FamilyMember& member : answers(family_of("take/$a,$b", "a=1..59;b=a+1..60"))) {
    const auto [a, b, none] = member.numbers;
    const bool odd_multiple = b % a == 0 && b / a % 2 == 1;
    REQUIRE(member.period);
    CHECK(member.period->preperiod == 0);
    CHECK(member.period->period == static_cast<std::uint64_t>(odd_multiple ? 2 * a : a + b));
  }
}

TEST_CASE("values, lost heaps and quotients of members are told") {
  FamilyAsking asking;
  asking.of = FamilyAspect::values;
  asking.count = 7;
  auto told = answers(family_of("take/1,$a", "a=2..3"), asking);
  CHECK(*told[0].values == std::vector<Value>{0, 1, 2, 0, 1, 2, 0});
  CHECK(*told[1].values == std::vector<Value>{0, 1, 0, 1, 0, 1, 0});
  asking.limit = 2;
  told = answers(family_of("take/prime,$a", "a=2..2"), asking);
  CHECK_FALSE(told[0].values);
  CHECK_FALSE(told[0].error);
  asking = {};
  asking.of = FamilyAspect::quotient;
  told = answers(family_of("octal/0.7$a", "a=0..7"), asking);
  CHECK(told[7].quotient == std::pair<std::size_t, std::size_t>{40, 9});
  CHECK(told[7].proven);
  asking.count = 6;
  told = answers(family_of("octal/0.7$a", "a=7..7"), asking);
  CHECK(told[0].heaps == 5);
  CHECK_FALSE(told[0].proven);
  told = answers(family_of("wythoff$a", "a=1..1"), asking);
  REQUIRE(told[0].error);
}
