// What patterns tell as proven: each such law against values by plain recursion, which share
// nothing with the core's tables, and which laws must be proven.
#include "catch.hpp"

#include <nimber/notation.hpp>
#include <nimber/period.hpp>
#include "laws/patterns/conjecture.hpp"
#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"
#include "share.hpp"

#include <algorithm>
#include <map>
#include <random>
#include <set>

namespace nimber {
namespace {

constexpr std::int64_t heaps_checked = 3000;
constexpr std::uint64_t little_work = 1'000'000;

/// `work`: little of it, where formulas of every shape are not what is tested.
std::vector<Law> laws_of(const std::string& text, std::uint64_t count = 0,
                         std::uint64_t work = Patterns::default_work) {
  const auto rule = read_rule(text);
  REQUIRE(rule);
  PatternValues values(*rule, count, std::nullopt, 300'000'000);
  while (!values.step(1'000'000).done) {}
  if (!values.result()) return {};
  Patterns patterns(*values.result(), *rule, true, work);
  while (!patterns.step(1'000'000).done) {}
  return patterns.laws();
}

std::int64_t mex_of(const std::vector<bool>& seen) {
  return std::find(seen.begin(), seen.end(), false) - seen.begin();
}

std::vector<std::int64_t> values_of_set(const std::vector<std::int64_t>& set) {
  std::vector<std::int64_t> g;
  for (std::int64_t n = 0; n < heaps_checked; ++n) {
    std::vector<bool> seen(set.size() + 1);
    for (const std::int64_t k : set) {
      if (k <= n) seen[static_cast<std::size_t>(g[static_cast<std::size_t>(n - k)])] = true;
    }
    g.push_back(mex_of(seen));
  }
  return g;
}

/// digits[k]: what may be done when k are taken; 1 leaves nothing, 2 one heap, 4 two.
std::vector<std::int64_t> values_of_code(const std::vector<int>& digits) {
  std::vector<std::int64_t> g;
  for (std::int64_t n = 0; n < heaps_checked; ++n) {
    std::vector<bool> seen(1024);
    const auto leave = [&](std::int64_t a, std::int64_t b) {
      seen[static_cast<std::size_t>(g[static_cast<std::size_t>(a)] ^
                                    g[static_cast<std::size_t>(b)])] = true;
    };
    for (std::size_t i = 0; i < digits.size(); ++i) {
      const std::int64_t rest = n - static_cast<std::int64_t>(i);
      if (rest < 0) break;
      if ((digits[i] & 1) != 0 && rest == 0 && n > 0) seen[0] = true;
      if ((digits[i] & 2) != 0 && rest > 0) leave(rest, 0);
      if ((digits[i] & 4) == 0) continue;
      for (std::int64_t a = 1; 2 * a <= rest; ++a) leave(a, rest - a);
    }
    g.push_back(mex_of(seen));
  }
  return g;
}

/// The law, where it is proven, against these values from where it begins; the values that it calls
/// for are these.
void check_law(const std::string& rule, const Law& law, const std::vector<std::int64_t>& g) {
  INFO(rule << ": " << law.formula);
  CHECK(law.except.empty());
  const auto read = read_rule(rule);
  const auto guess = Guess::read(law.formula, **read);
  REQUIRE(guess);
  CHECK(guess->from == law.from);
  const auto said = [&](std::int64_t n) {
    const std::int64_t v = g[static_cast<std::size_t>(n)];
    return guess->kind == Guess::Kind::lost ? std::int64_t{v == 0} : v;
  };
  for (auto n = static_cast<std::int64_t>(law.from); n < heaps_checked; ++n) {
    const std::int64_t variables[3] = {n, 0, 0};
    const auto self = [&](std::int64_t m, std::int64_t, bool) -> std::optional<std::int64_t> {
      if (m < 0 || m >= n) return std::nullopt;
      return said(m);
    };
    if (guess->expression.value_by(variables, self) == said(n)) continue;
    INFO("at " << n);
    CHECK(guess->expression.value_by(variables, self) == said(n));
    return;
  }
}

/// Is every law of the rule proven, the first one by the theorem on periods?
void all_proven(const std::string& rule, std::size_t count) {
  const auto laws = laws_of(rule);
  INFO(rule);
  REQUIRE(laws.size() >= count);
  CHECK(laws[0].kind == LawKind::periodic);
  CHECK(laws[0].theorem == "period");
  for (const Law& law : laws) {
    INFO(law.formula);
    CHECK(law.proven);
    CHECK(law.except.empty());
  }
}

TEST_CASE("What a proven period says is told as proven", "[patterns]") {
  // Guy and Smith: 0.137 has preperiod 52 and period 34, as 0.07 one heap later.
  all_proven("octal/0.137", 2);
  all_proven("octal/0.07", 2);
  all_proven("take/7,27,42,56", 2);
  CHECK(laws_of("octal/0.137")[0].from == 52);
  CHECK(laws_of("octal/0.137")[1].formula ==
        "P when n%34==4||n%34==8||n%34==20||n%34==24||n%34==28 for n>=35");
  CHECK(laws_of("take/7,27,42,56")[0].from == 78);
  CHECK(laws_of("take/7,27,42,56")[1].lost);
  CHECK(laws_of("octal/0.137")[0].formula.find(" for n>=52") != std::string::npos);
}

TEST_CASE("Formulas that call themselves or read binary places repeat too", "[patterns]") {
  for (const Law& law : laws_of("take/2")) {
    INFO(law.formula);
    CHECK(law.proven);
  }
}

TEST_CASE("Lists keep their exceptions", "[patterns]") {
  PatternData data;
  for (std::int64_t n = 0; n < 200; ++n) data.values.push_back(n == 77 ? 6 : n % 7);
  Patterns patterns(data);
  while (!patterns.step(1'000'000).done) {}
  REQUIRE(!patterns.laws().empty());
  CHECK(patterns.laws()[0].except.size() == 1);
  CHECK_FALSE(patterns.laws()[0].proven);
}

TEST_CASE("Proven laws of random sets are those of plain recursion", "[patterns]") {
  std::mt19937_64 random(17);
  std::size_t proven = 0;
  for (std::size_t i = 0; i < plain::share(120); ++i) {
    std::set<std::int64_t> set;
    const std::size_t count = 1 + random() % 5;
    const std::uint64_t most = i % 3 == 0 ? 60 : 20;
    while (set.size() < count) set.insert(static_cast<std::int64_t>(1 + random() % most));
    std::string rule = "take/";
    for (const std::int64_t k : set)
      rule.append(k == *set.begin() ? "" : ",").append(std::to_string(k));
    const auto g = values_of_set({set.begin(), set.end()});
    for (const Law& law : laws_of(rule, 0, little_work)) {
      if (law.proven) check_law(rule, law, g);
      if (law.proven) ++proven;
    }
  }
  CHECK(proven >= plain::floor_of_share(120));
}

TEST_CASE("Proven laws of random octal codes are those of plain recursion", "[patterns]") {
  std::mt19937_64 random(18);
  std::size_t proven = 0;
  for (std::size_t i = 0; i < plain::share(100); ++i) {
    std::vector<int> digits = {random() % 4 == 0 ? 4 : 0};
    const std::size_t count = 1 + random() % 3;
    while (digits.size() <= count) digits.push_back(static_cast<int>(random() % 8));
    if (digits.back() == 0) digits.back() = 3;
    std::string rule = "octal/" + std::to_string(digits[0]) + ".";
    for (std::size_t d = 1; d < digits.size(); ++d) rule.append(std::to_string(digits[d]));
    const auto g = values_of_code(digits);
    for (const Law& law : laws_of(rule, heaps_checked, little_work)) {
      if (law.proven) check_law(rule, law, g);
      if (law.proven) ++proven;
    }
  }
  CHECK(proven >= plain::floor_of_share(50));
}

TEST_CASE("Where a bound is the same at last, or grows at each heap, formulas are proven",
          "[patterns]") {
  std::mt19937_64 random(34);
  for (std::size_t i = 0; i < plain::share(60); ++i) {
    const auto most = static_cast<std::int64_t>(1 + random() % 12);
    const auto by = static_cast<std::int64_t>(1 + random() % 5);
    const std::string m = std::to_string(most);
    const std::string d = std::to_string(by);
    const std::string rules[] = {
        "custom/k<=" + m + "&&k<n",
        "custom/k!=n&&k<=" + m,
        "own/n;k=1..min(n/" + d + "," + m + ");n-=k",
        "own/n;k=1..n-" + d + ";n-=k",
        "custom/k*k<=n&&k<=" + m,
        "custom/k<=n-" + d + "&&" + m + ">=k",
    };
    const std::string& rule = rules[i % 6];
    const auto f = [&](std::int64_t n) -> std::int64_t {
      std::int64_t root = 0;
      while ((root + 1) * (root + 1) <= n) ++root;
      const std::int64_t all[] = {std::min(most, n - 1),  std::min(most, n - 1),
                                  std::min(most, n / by), n - by,
                                  std::min(most, root),   std::min(most, n - by)};
      return std::max<std::int64_t>(0, all[i % 6]);
    };
    std::vector<std::int64_t> g;
    for (std::int64_t n = 0; n < heaps_checked; ++n) {
      std::vector<bool> seen(static_cast<std::size_t>(f(n)) + 1);
      for (std::int64_t k = 1; k <= f(n); ++k) {
        const std::int64_t v = g[static_cast<std::size_t>(n - k)];
        if (v < static_cast<std::int64_t>(seen.size())) seen[static_cast<std::size_t>(v)] = true;
      }
      seen.push_back(false);
      g.push_back(mex_of(seen));
    }
    const auto laws = laws_of(rule, 0, little_work);
    INFO(rule);
    REQUIRE(!laws.empty());
    CHECK(laws[0].proven);
    CHECK(laws[0].formula.find("max(") == std::string::npos);
    for (const Law& law : laws) {
      if (law.proven) check_law(rule, law, g);
    }
  }
  // True of every heap that is looked at, and false far out.
  const auto rule = read_rule("custom/k<=5&&k<n");
  for (const auto& [text, proven] :
       {std::pair("(n+5)%6 for n>=1", true), std::pair("P when n%6==1 for n>=1", true),
        std::pair("(n+5)%6 for n>=2", true), std::pair("if(n<100000,(n+5)%6,0) for n>=1", false),
        std::pair("P when n%6==1&&n<100000 for n>=1", false)}) {
    INFO(text);
    auto guess = Guess::read(text, **rule);
    REQUIRE(guess);
    Conjecture work(*rule, *guess, 3'000);
    while (!work.step(1'000'000).done) {}
    REQUIRE(work.result());
    CHECK(work.result()->verdict ==
          (proven ? Conjecture::Verdict::proven : Conjecture::Verdict::holds));
  }
}

/// Is a pair lost? By looking at every move.
class LostPairs {
 public:
  bool wythoff(std::int64_t a, std::int64_t b) {
    return known(a, b, [&] {
      for (std::int64_t k = 1; k <= std::max(a, b); ++k) {
        if (k <= a && wythoff(a - k, b)) return false;
        if (k <= b && wythoff(a, b - k)) return false;
        if (k <= std::min(a, b) && wythoff(a - k, b - k)) return false;
      }
      return true;
    });
  }
  bool doubling(std::int64_t n, std::int64_t q) {
    return known(n, q, [&] {
      for (std::int64_t k = 1; k <= std::min(n, q); ++k) {
        if (doubling(n - k, 2 * k)) return false;
      }
      return true;
    });
  }

 private:
  template <class Find>
  bool known(std::int64_t a, std::int64_t b, Find find) {
    if (const auto at = known_.find({a, b}); at != known_.end()) return at->second;
    const bool lost = find();
    return known_[{a, b}] = lost;
  }
  std::map<std::pair<std::int64_t, std::int64_t>, bool> known_;
};

TEST_CASE("Theorems about lost pairs prove their law", "[patterns]") {
  struct Case {
    const char* rule;
    const char* formula;
    bool (LostPairs::*lost)(std::int64_t, std::int64_t);
  };
  for (const Case& one : {Case{"wythoff", "P when min(a,b)==phi(abs(a-b))", &LostPairs::wythoff},
                          Case{"fibonacci", "P when a==0||b<zeck(a)", &LostPairs::doubling}}) {
    INFO(one.rule);
    const auto laws = laws_of(one.rule);
    REQUIRE(!laws.empty());
    CHECK(laws[0].formula == one.formula);
    CHECK(laws[0].proven);
    CHECK(laws[0].theorem == one.rule);
    const auto rule = read_rule(one.rule);
    auto guess = Guess::read(one.formula, **rule);
    REQUIRE(guess);
    LostPairs plain;
    for (std::int64_t a = 0; a < 90; ++a) {
      for (std::int64_t b = 0; b < 90; ++b) {
        const std::int64_t variables[3] = {0, a, b};
        CHECK((guess->expression.value(variables) == 1) == (plain.*one.lost)(a, b));
      }
    }
    Conjecture work(*rule, *guess, 10'000);
    while (!work.step(1'000'000).done) {}
    REQUIRE(work.result());
    CHECK(work.result()->verdict == Conjecture::Verdict::proven);
    CHECK(work.result()->theorem == one.rule);
  }
  // The same pairs in other words are no theorem of ours.
  const auto rule = read_rule("wythoff");
  auto other = Guess::read("P when phi(abs(a-b))==min(a,b)", **rule);
  REQUIRE(other);
  Conjecture work(*rule, *other, 10'000);
  while (!work.step(1'000'000).done) {}
  CHECK(work.result()->verdict == Conjecture::Verdict::holds);
}

}  // namespace
}  // namespace nimber
