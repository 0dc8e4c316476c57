// What the values of rules and lists look like: every law told is exact, what must be found is
// found, and of random lists nothing is told.
#include "catch.hpp"

#include <nimber/notation.hpp>
#include "laws/patterns/conjecture.hpp"
#include "laws/patterns/pattern_bits.hpp"
#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"
#include "laws/patterns/value_guess.hpp"
#include "laws/programs/judge_program.hpp"
#include "share.hpp"

#include <algorithm>
#include <cmath>
#include <random>

namespace nimber {
namespace {

std::vector<Law> laws_of(PatternData data, const RulePtr& rule = nullptr, bool whole = false,
                         std::uint64_t work = Patterns::default_work) {
  Patterns patterns(std::move(data), rule, whole, work);
  while (!patterns.step(1'000'000).done) {}
  return patterns.laws();
}

/// Looks at the values of a rule, or of a line through it.
struct Looked {
  RulePtr rule;
  PatternData data;
  std::vector<Law> laws;

  explicit Looked(const std::string& text, std::uint64_t count, const std::string& where = "") {
    const auto read = read_rule(text);
    REQUIRE(read);
    rule = *read;
    std::optional<PatternLine> line;
    if (!where.empty()) {
      auto given = read_pattern_line(where, *rule);
      REQUIRE(given);
      line = std::move(*given);
    }
    PatternValues values(rule, count, std::move(line), 300'000'000);
    while (!values.step(1'000'000).done) {}
    REQUIRE(values.result());
    data = *values.result();
    laws = laws_of(data, rule, where.empty());
  }
};

/// The formula's value at a place of the data, by the guess that `conjecture` reads; g of smaller
/// numbers from the data.
void check_exact(const Law& law, const PatternData& data) {
  if (law.formula.empty()) return;
  const std::string head = law.lost ? "P when " : data.pairs ? "g(a,b) = " : "g(n) = ";
  REQUIRE(law.formula.rfind(head, 0) == 0);
  const std::string body = law.formula.substr(head.size(), law.formula.find(" for ") - head.size());
  auto reader = Reader::open(body);
  REQUIRE(reader);
  const auto e = Expression::read(*reader, {{"n"}, {"a"}, {"b"}}, {.self = true});
  REQUIRE(e);
  CHECK(e->size() == law.size);
  const auto told = [&](std::size_t i) {
    const std::int64_t v = data.values[i];
    return data.marks || !law.lost ? v : std::int64_t{v == 0};
  };
  std::size_t wrong = 0;
  for (std::size_t i = 0; i < data.values.size(); ++i) {
    const auto n = static_cast<std::int64_t>(data.first + i);
    if (!data.pairs && static_cast<std::uint64_t>(n) < law.from) continue;
    const auto a = static_cast<std::int64_t>(i / data.columns);
    const auto b = static_cast<std::int64_t>(i % data.columns);
    const std::int64_t variables[3] = {n, a, b};
    const auto self = [&](std::int64_t m, std::int64_t f, bool two) -> std::optional<std::int64_t> {
      if (two) {
        if (m < 0 || f < 0 || m + f > a + b || (m + f == a + b && m >= a)) return std::nullopt;
        if (f >= static_cast<std::int64_t>(data.columns)) return std::nullopt;
        if (m >= static_cast<std::int64_t>(data.rows())) return std::nullopt;
        return told(static_cast<std::size_t>(m) * data.columns + static_cast<std::size_t>(f));
      }
      if (m < static_cast<std::int64_t>(data.first) || m >= n) return std::nullopt;
      return told(static_cast<std::size_t>(m) - static_cast<std::size_t>(data.first));
    };
    const auto value = e->value_by(variables, self);
    if (value && *value == told(i)) continue;
    ++wrong;
    const auto listed = std::any_of(law.except.begin(), law.except.end(), [&](const auto& x) {
      return data.pairs
                 ? x.n == static_cast<std::uint64_t>(a) && x.b == static_cast<std::uint64_t>(b)
                 : x.n == static_cast<std::uint64_t>(n);
    });
    INFO(law.formula << " at " << i);
    CHECK(listed);
  }
  CHECK(wrong == law.except.size());
  CHECK(wrong * 50 <= data.values.size());
}

/// Is this among the first three, and are all exact?
bool tells(const Looked& looked, const std::string& formula) {
  for (const Law& law : looked.laws) check_exact(law, looked.data);
  for (std::size_t i = 0; i < std::min<std::size_t>(looked.laws.size(), 3); ++i) {
    if (looked.laws[i].formula == formula) return true;
  }
  for (const Law& law : looked.laws) UNSCOPED_INFO(law.formula << " " << text(law.kind));
  return false;
}

PatternData list_of(std::size_t count, std::int64_t (*value)(std::int64_t)) {
  PatternData data;
  for (std::size_t n = 0; n < count; ++n)
    data.values.push_back(value(static_cast<std::int64_t>(n)));
  return data;
}

}  // namespace

TEST_CASE("Periods of rules are found and proven", "[patterns]") {
  const Looked bash("take/1..3", 2000);
  CHECK(tells(bash, "g(n) = n%4"));
  CHECK(tells(bash, "P when n%4==0"));
  CHECK(bash.laws[0].proven);
  CHECK(tells(Looked("take/2..5", 2000), "g(n) = n%7/2"));
  CHECK(tells(Looked("take/3..12", 2000), "g(n) = n%15/3"));
  CHECK(tells(Looked("take/odd", 2000), "g(n) = n%2"));
  CHECK(tells(Looked("nim", 2000), "g(n) = n"));
  CHECK(tells(Looked("own/n;n-=1|n>0;n%2==0;=>2*(n/2)", 2000), "g(n) = 1-n%2 for n>=3"));
  const Looked kayles("octal/0.77", 5000);
  CHECK(tells(kayles, "g(n) = pick(n%12,4,1,2,8,1,4,7,2,1,8,2,7) for n>=71"));
  CHECK(kayles.laws[0].proven);
  CHECK(kayles.laws[0].kind == LawKind::periodic);
}

TEST_CASE("Lines by residues are found", "[patterns]") {
  const Looked split("own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b)", 600);
  CHECK(tells(split, "g(n) = if(n%8==0,n-1,if(n%8==7,n+1,n)) for n>=1"));
  CHECK(split.laws[0].proven);
  CHECK(split.laws[0].theorem == "induction");
  const Looked lasker("lasker", 3000);
  for (const Law& law : lasker.laws) check_exact(law, lasker.data);
  REQUIRE_FALSE(lasker.laws.empty());
  CHECK(lasker.laws[0].kind == LawKind::quasilinear);
  CHECK(lasker.laws[0].proven);
}

TEST_CASE("Lines by residues are told up to 24 of them", "[patterns]") {
  const auto lines = [](const std::vector<Law>& laws) {
    return std::any_of(laws.begin(), laws.end(),
                       [](const Law& law) { return law.kind == LawKind::quasilinear; });
  };
  PatternData most = list_of(1200, [](std::int64_t n) { return (n % 24 + 1) * (n / 24); });
  const auto told = laws_of(most);
  CHECK(lines(told));
  for (const Law& law : told) check_exact(law, most);
  CHECK_FALSE(
      lines(laws_of(list_of(1200, [](std::int64_t n) { return (n % 25 + 1) * (n / 25); }))));
}

TEST_CASE("Digits, runs and recursions are found", "[patterns]") {
  CHECK(tells(Looked("take/half", 5000), "g(n) = bits(n)"));
  CHECK(tells(Looked("coins/ruler", 3000), "g(n) = low(n)"));
  CHECK(tells(Looked("coins/mock", 3000), "g(n) = 2*(n-1)+1-ones(n-1)%2 for n>=1"));
  CHECK(tells(Looked("own/n;n-=1|n>0;n%2==0;=>3*(n/2)", 3000),
              "g(n) = if(n%2==1,0,if(g(n/2)==1,2,1)) for n>=5"));
  CHECK(tells(Looked("own/n;k=1..n/3;n-=k", 3000), "g(n) = if(n%3==0,n/3,g(n-1-n/3))"));
  // The same list without its rule: only the ends that are seen.
  const Looked roots("own/n;y=root(n-1,4)+1..sqrt(n);y<n;n=y", 5000);
  CHECK(roots.laws[0].kind == LawKind::runs);
  CHECK(roots.laws[0].proven);
  for (const Law& law : roots.laws) check_exact(law, roots.data);
  const auto plain_list = laws_of(roots.data);
  REQUIRE_FALSE(plain_list.empty());
  CHECK(plain_list[0].formula == "g(n) = pick((n>=4)+(n>=16)+(n>=82),0,1,2,0)");
  // Values that follow each other are a sum; those that fall are picked.
  static constexpr auto run_of = [](std::int64_t n) -> std::int64_t {
    return n < 4 ? 0 : n < 10 ? 1 : n < 23 ? 2 : 3;
  };
  const auto rising = laws_of(list_of(60, [](std::int64_t n) { return run_of(n); }));
  CHECK(rising.at(0).formula == "g(n) = (n>=4)+(n>=10)+(n>=23)");
  const auto falling = laws_of(list_of(60, [](std::int64_t n) { return 3 - run_of(n); }));
  CHECK(falling.at(0).formula == "g(n) = pick((n>=4)+(n>=10)+(n>=23),3,2,1,0)");
}

TEST_CASE("Lost heaps on a line are found", "[patterns]") {
  CHECK(tells(Looked("fibonacci", 250, "q=n-1"), "P when fib(n) for n>=1"));
  CHECK(
      tells(Looked("own/(n,q);k=1..min(n,q);n-=k;q=2*k", 250, "q=n-1"), "P when fib(n) for n>=1"));
  const Looked dynamic("own/(n,q);k=1..min(n,q);n-=k;q=3*k", 250, "q=n-1");
  REQUIRE_FALSE(dynamic.laws.empty());
  REQUIRE(dynamic.laws[0].ends);
  CHECK(dynamic.laws[0].ends->text() == "s(k) = s(k-1)+s(k-4)");
  // The recurrence's places are those of value 0.
  std::vector<std::int64_t> s = dynamic.laws[0].ends->first;
  while (s.back() < 250) s.push_back(s.back() + s[s.size() - 4]);
  for (std::size_t i = 0; i < dynamic.data.values.size(); ++i) {
    const auto n = static_cast<std::int64_t>(dynamic.data.first + i);
    CHECK((dynamic.data.values[i] == 0) == (std::find(s.begin(), s.end(), n) != s.end()));
  }
}

TEST_CASE("Tables are told", "[patterns]") {
  struct Table {
    const char* rule;
    std::size_t side;
    const char* law;
  };
  const std::vector<Table> all = {
      {"wythoff", 64, "P when min(a,b)==phi(abs(a-b))"},
      {"own/(a,b);k=1..3;a-=k|k=1..3;b-=k", 40, "g(a,b) = xor(a,b)%4"},
      {"own/(a,b);i=0..a-1;j=0..b-1;=>(i,b)+(a,j)+(i,j)", 24, "g(a,b) = nimprod(a,b)"},
      {"own/(a,b);k=1..a;a-=k|k=1..b;b-=k", 40, "g(a,b) = xor(a,b)"},
      {"own/(x,y);x-=2;y-=1|x-=1;y-=2|x-=2;y+=1|x+=1;y-=2", 40, "P when or(a,b)%4<2"}};
  for (const Table& table : plain::share_of(all)) {
    INFO(table.rule);
    CHECK(tells(Looked(table.rule, table.side), table.law));
  }
  const Looked split("own/{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)", 48);
  CHECK(tells(split, "g(a,b) = if(a*b==0,bits(low(max(a,b))/2),bits(low(1+or(a-1,b-1)))-1)"));
  CHECK(split.laws[0].except.empty());
  const Looked queen("own/(a,b);k=1..a;a-=k|k=1..b;b-=k|k=1..min(a,b);a-=k;b-=k", 48);
  CHECK(tells(queen, "P when min(a,b)==phi(abs(a-b))"));
  CHECK(queen.laws[0].kind == LawKind::beatty);
}

TEST_CASE("The values of a rule that never ends are given up soon", "[patterns]") {
  const auto rule = read_rule("own/n;n+=1");
  REQUIRE(rule);
  PatternValues values(*rule, 0, std::nullopt, 300'000'000);
  Progress progress;
  while (!progress.done) progress = values.step(1'000'000);
  CHECK(values.result().error().code == ErrorCode::unsettled);
  CHECK(progress.examined < 10'000'000);
}

TEST_CASE("Nothing is told where nothing is found", "[patterns]") {
  CHECK(Looked("take/square", 2000).laws.empty());
  CHECK(Looked("grundy", 2000).laws.empty());
}

TEST_CASE("A list that fits but for a place says which", "[patterns]") {
  PatternData data = list_of(200, [](std::int64_t n) { return n % 7; });
  data.values[57] = 3;
  const auto laws = laws_of(data);
  REQUIRE_FALSE(laws.empty());
  CHECK(laws[0].formula == "g(n) = n%7");
  REQUIRE(laws[0].except.size() == 1);
  CHECK(laws[0].except[0].n == 57);
  CHECK(laws[0].except[0].value == 3);
  for (const Law& law : laws) check_exact(law, data);
}

TEST_CASE("Lists of people are told", "[patterns]") {
  const auto first = [](const PatternData& data) {
    const auto laws = laws_of(data);
    for (const Law& law : laws) check_exact(law, data);
    return laws.empty() ? std::string() : laws[0].formula;
  };
  CHECK(first(list_of(100, [](std::int64_t n) { return n % 2; })) == "g(n) = n%2");
  CHECK(first(list_of(60, [](std::int64_t n) { return n * (n + 1) / 2; })) == "g(n) = n*(n+1)/2");
  CHECK(first(list_of(300, [](std::int64_t n) {
          return static_cast<std::int64_t>(
              __builtin_popcountll(static_cast<unsigned long long>(n)) % 3);
        })) == "g(n) = ones(n)%3");
  CHECK(first(list_of(200, [](std::int64_t n) {
          return static_cast<std::int64_t>(std::sqrt(2.0L * static_cast<long double>(n * n)));
        })) == "g(n) = sqrt(2*n*n)");
  CHECK(first(list_of(100, [](std::int64_t) { return std::int64_t{1}; })) == "g(n) = 1");
  PatternData tail = list_of(98, [](std::int64_t n) { return n < 8 ? (n * n + 3) % 10 : 0; });
  const auto laws = laws_of(tail);
  REQUIRE(laws.size() == 1);
  CHECK(laws[0].kind == LawKind::tail);
  CHECK(laws[0].from == 8);
}

TEST_CASE("A fit that the list does not show is not told", "[patterns]") {
  // The root of 2 is nearly 99/70: the values look as if they repeat.
  const PatternData roots = list_of(200, [](std::int64_t n) {
    return static_cast<std::int64_t>(std::sqrt(2.0L * static_cast<long double>(n * n))) % 3;
  });
  const auto of_roots = laws_of(roots);
  REQUIRE_FALSE(of_roots.empty());
  CHECK(of_roots[0].formula == "g(n) = sqrt(2*n*n)%3");
  for (const Law& law : of_roots) CHECK(law.formula.find("70") == std::string::npos);
  // Two values of a residue lie on a line, whatever they are.
  const PatternData divisors = list_of(200, [](std::int64_t n) {
    for (std::int64_t d = 2; d * d <= n; ++d) {
      if (n % d == 0) return d;
    }
    return n < 2 ? std::int64_t{0} : n;
  });
  CHECK(laws_of(divisors).empty());
  const Looked coprime("custom/gcd(n,k)==1", 120);
  for (const Law& law : coprime.laws) {
    CHECK(law.kind != LawKind::quasilinear);
    CHECK(law.lost);
  }
}

TEST_CASE("A period is told where the list shows it twice and a half", "[patterns]") {
  static constexpr auto word = [](std::int64_t n) { return n * n * n % 59 % 7; };
  // It begins behind other values.
  const auto periodic = [](std::size_t count, std::int64_t from) {
    PatternData data = list_of(count, [](std::int64_t n) { return word(n % 40); });
    for (std::int64_t n = 0; n < from; ++n) data.values[static_cast<std::size_t>(n)] = 6 - n % 5;
    const auto laws = laws_of(data);
    for (const Law& law : laws) check_exact(law, data);
    return std::any_of(laws.begin(), laws.end(),
                       [](const Law& law) { return !law.lost && law.kind == LawKind::periodic; });
  };
  CHECK(periodic(100, 0));
  CHECK_FALSE(periodic(99, 0));
  CHECK(periodic(110, 10));
  CHECK_FALSE(periodic(109, 10));
  // Lines by residues: two values of each tell them.
  const auto lines = [](std::size_t count) {
    const auto laws = laws_of(
        list_of(count, [](std::int64_t n) { return word(n % 12) + (n % 3 + 1) * (n / 12); }));
    return std::any_of(laws.begin(), laws.end(),
                       [](const Law& law) { return law.kind == LawKind::quasilinear; });
  };
  CHECK(lines(60));
  CHECK_FALSE(lines(41));
}

TEST_CASE("A period that is proven needs no longer list", "[patterns]") {
  // The period is 26.
  const Looked taken("take/2,5,7,9", 60);
  REQUIRE_FALSE(taken.laws.empty());
  CHECK(taken.laws[0].proven);
  CHECK(taken.laws[0].kind == LawKind::periodic);
  CHECK_FALSE(taken.laws[0].formula.empty());
  const auto periodic = [](const std::vector<Law>& laws) {
    return std::any_of(laws.begin(), laws.end(),
                       [](const Law& law) { return law.kind == LawKind::periodic && !law.lost; });
  };
  CHECK_FALSE(periodic(laws_of(taken.data)));
  CHECK(periodic(laws_of(Looked("take/2,5,7,9", 65).data)));
}

TEST_CASE("Marks may be written as 0 and 1", "[patterns]") {
  const auto is_square = [](std::int64_t n) {
    const auto root = static_cast<std::int64_t>(std::sqrt(static_cast<long double>(n)));
    return root * root == n;
  };
  const auto in = [](const std::vector<std::int64_t>& set) {
    return [set](std::int64_t n) { return std::find(set.begin(), set.end(), n) != set.end(); };
  };
  const auto list = [](auto member, std::int64_t there) {
    PatternData data;
    for (std::int64_t n = 0; n < 300; ++n)
      data.values.push_back(member(n) ? there : std::int64_t{1} - there);
    return data;
  };
  // Where the ones stand, then where the zeros stand.
  const auto known = [&](auto member, const std::string& body, const std::string& oeis) {
    const PatternData ones = list(member, 1);
    const auto laws = laws_of(ones);
    REQUIRE_FALSE(laws.empty());
    check_exact(laws[0], ones);
    CHECK(laws[0].formula == "g(n) = " + body);
    CHECK(laws[0].oeis == oeis);
    CHECK(laws[0].ones);
    CHECK_FALSE(laws[0].lost);
    const PatternData zeros = list(member, 0);
    const auto lost = laws_of(zeros);
    CHECK(std::any_of(lost.begin(), lost.end(), [&](const Law& law) {
      return law.formula == "P when " + body && law.oeis == oeis && law.lost && !law.ones;
    }));
  };
  known([&](std::int64_t n) { return is_square(8 * n + 1); }, "square(8*n+1)", "A000217");
  known(in({1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233}), "fib(n)", "A000045");
  // By a recurrence.
  const std::vector<std::int64_t> doubled = {1, 3, 7, 17, 41, 99, 239};
  const auto ends = laws_of(list(in(doubled), 1));
  const auto at =
      std::find_if(ends.begin(), ends.end(), [](const Law& law) { return law.ends.has_value(); });
  REQUIRE(at != ends.end());
  CHECK(at->ends->text() == "s(k) = 2*s(k-1)+s(k-2)");
  CHECK(at->ones);
  CHECK_FALSE(at->ends->stretches);
  // Multiples of the root of 3, rounded down.
  PatternData beatty = list(in({}), 1);
  for (std::int64_t k = 1; k < 170; ++k)
    beatty.values[static_cast<std::size_t>(std::sqrt(3.0L * static_cast<long double>(k * k)))] = 1;
  const auto multiples = laws_of(beatty);
  REQUIRE_FALSE(multiples.empty());
  for (const Law& law : multiples) check_exact(law, beatty);
  CHECK(multiples[0].kind == LawKind::beatty);
  CHECK(multiples[0].ones);
}

TEST_CASE("Sequences with a name are told", "[patterns]") {
  // As places: the first terms as the OEIS has them. Where a formula says it, that one.
  struct Set {
    const char* oeis;
    const char* body;
    std::vector<std::int64_t> terms;
  };
  const std::vector<Set> sets = {
      {"A000578", "root(n,3)*root(n,3)*root(n,3)==n", {0, 1, 8, 27, 64, 125, 216, 343, 512, 729}},
      {"A000330",
       "root(3*n,3)*(root(3*n,3)+1)*(2*root(3*n,3)+1)==6*n",
       {0, 1, 5, 14, 30, 55, 91, 140, 204, 285, 385, 506, 650}},
      {"A000032",
       "n==2||square(5*n*n+20)||square(5*n*n-20)",
       {2, 1, 3, 4, 7, 11, 18, 29, 47, 76, 123, 199, 322, 521}},
      {"A000129", "square(2*n*n+1)||square(2*n*n-1)", {0, 1, 2, 5, 12, 29, 70, 169, 408}},
      {"A000142", "", {1, 1, 2, 6, 24, 120, 720}},
      {"A006995", "", {0,   1,   3,   5,   7,   9,   15,  17,  21,  27,  31,  33,  45,  51,
                       63,  65,  73,  85,  93,  99,  107, 119, 127, 129, 153, 165, 189, 195,
                       219, 231, 255, 257, 273, 297, 313, 325, 341, 365, 381, 387, 403, 427,
                       443, 455, 471, 495, 511, 513, 561, 585, 633, 645, 693, 717, 765}},
  };
  for (const Set& set : sets) {
    INFO(set.oeis);
    PatternData data;
    const std::string formula = *set.body == 0 ? "" : std::string(set.body);
    const auto named = [&](const std::vector<Law>& laws, bool lost) {
      return std::any_of(laws.begin(), laws.end(), [&](const Law& law) {
        return law.oeis == set.oeis && law.lost == lost && law.ones == !lost &&
               law.kind == LawKind::known &&
               law.formula == (formula.empty() ? "" : (lost ? "P when " : "g(n) = ") + formula);
      });
    };
    // As far as the terms go.
    for (std::int64_t n = 0; n < 320; ++n)
      data.values.push_back(std::count(set.terms.begin(), set.terms.end(), n) > 0 ? 1 : 0);
    data.marks = true;
    const auto marks = laws_of(data);
    CHECK(named(marks, true));
    for (const Law& law : marks) check_exact(law, data);
    data.marks = false;
    const auto ones = laws_of(data);
    CHECK(named(ones, false));
    for (const Law& law : ones) check_exact(law, data);
  }
  // As values, from n = 0 and from n = 1 on.
  struct Values {
    const char* name;
    const char* oeis;
    bool formula;
    std::int64_t (*of)(std::int64_t);
  };
  static constexpr auto divisors = [](std::int64_t n) {
    std::int64_t count = 0;
    for (std::int64_t d = 1; d <= n; ++d) count += n % d == 0 ? 1 : 0;
    return count;
  };
  static constexpr auto factors = [](std::int64_t n) {
    std::int64_t count = 0;
    for (std::int64_t d = 2; d <= n; ++d) {
      for (; n % d == 0; n /= d) ++count;
    }
    return count;
  };
  static constexpr auto reversed = [](std::int64_t n) {
    std::int64_t out = 0;
    for (; n > 0; n /= 2) out = 2 * out + n % 2;
    return out;
  };
  const std::vector<Values> values = {
      {"number of divisors of n", "A000005", false, [](std::int64_t n) { return divisors(n); }},
      {"number of divisors of n+1", "A000005", false,
       [](std::int64_t n) { return divisors(n + 1); }},
      {"number of prime factors of n with multiplicity", "A001222", false,
       [](std::int64_t n) { return factors(n); }},
      {"number of prime factors of n+1 with multiplicity", "A001222", false,
       [](std::int64_t n) { return factors(n + 1); }},
      {"reversal of the binary digits of n", "A030101", true,
       [](std::int64_t n) { return reversed(n); }},
      {"reversal of the binary digits of n+1", "A030101", true,
       [](std::int64_t n) { return reversed(n + 1); }},
  };
  for (const Values& one : values) {
    INFO(one.name);
    const PatternData data = list_of(200, one.of);
    const auto laws = laws_of(data);
    REQUIRE_FALSE(laws.empty());
    CHECK(laws[0].name == one.name);
    CHECK(laws[0].oeis == one.oeis);
    CHECK(laws[0].formula.empty() != one.formula);
    CHECK_FALSE(laws[0].ones);
    for (const Law& law : laws) check_exact(law, data);
    // It still holds further on.
    if (!one.formula) continue;
    const auto guess = Guess::read_of_values(laws[0].formula, false);
    REQUIRE(guess);
    CHECK_FALSE(check_values(*guess, list_of(3000, one.of)).counterexample);
  }
}

TEST_CASE("An automaton says every value", "[patterns]") {
  // No two ones side by side in base 2.
  PatternData data = list_of(400, [](std::int64_t n) { return std::int64_t{(n & (n >> 1)) == 0}; });
  const auto laws = laws_of(data);
  const auto at = std::find_if(laws.begin(), laws.end(),
                               [](const Law& law) { return law.automaton.has_value(); });
  REQUIRE(at != laws.end());
  const DigitAutomaton& a = *at->automaton;
  CHECK(a.base == 2);
  CHECK(a.out.size() == 3);
  for (std::size_t n = 0; n < data.values.size(); ++n) {
    std::vector<unsigned> digits;
    for (std::size_t m = n; m > 0; m /= 2) digits.push_back(m % 2);
    if (!a.low_first) std::reverse(digits.begin(), digits.end());
    std::size_t state = 0;
    for (const unsigned d : digits) state = static_cast<std::size_t>(a.next[state][d]);
    CHECK(a.out[state] == data.values[n]);
  }
}

TEST_CASE("Ratios of two numbers are found", "[patterns]") {
  // Euclid's game with both numbers kept above 0.
  const Looked euclid("own/(a,b);k=1..(a-1)/b;a-=k*b|k=1..(b-1)/a;b-=k*a", 48);
  CHECK(tells(euclid, "g(a,b) = if(a*b==0,0,abs(a*a-b*b)/(a*b))"));
  PatternData quotient;
  quotient.pairs = true;
  quotient.columns = 24;
  for (std::int64_t i = 0; i < std::int64_t{24} * 24; ++i) {
    const std::int64_t least = std::min(i / 24, i % 24);
    const std::int64_t most = std::max(i / 24, i % 24);
    quotient.values.push_back(least == 0 ? most : 3 * most / least + 1);
  }
  const auto laws = laws_of(quotient);
  REQUIRE_FALSE(laws.empty());
  CHECK(laws[0].formula == "g(a,b) = if(a*b==0,max(a,b),3*max(a,b)/min(a,b)+1)");
  check_exact(laws[0], quotient);
}

TEST_CASE("Tables are read digit by digit", "[patterns]") {
  const auto check = [](const PatternData& data, std::size_t most_states) {
    const auto laws = laws_of(data);
    std::size_t i = 0;
    while (i < laws.size() && !laws[i].automaton) ++i;
    REQUIRE(i < std::min<std::size_t>(laws.size(), 3));
    const DigitAutomaton& a = *laws[i].automaton;
    CHECK(a.out.size() <= most_states);
    for (std::size_t place = 0; place < data.values.size(); ++place) {
      std::size_t x = place / data.columns;
      std::size_t y = place % data.columns;
      std::vector<std::size_t> digits;
      for (; x > 0 || y > 0; x /= a.base, y /= a.base)
        digits.push_back(x % a.base * a.base + y % a.base);
      if (!a.low_first) std::reverse(digits.begin(), digits.end());
      std::size_t state = 0;
      for (const std::size_t d : digits) state = static_cast<std::size_t>(a.next[state][d]);
      const std::int64_t v = data.values[place];
      CHECK(a.out[state] == (laws[i].lost && !data.marks ? std::int64_t{v == 0} : v));
    }
  };
  const auto table = [](std::size_t side, auto value) {
    PatternData data;
    data.pairs = true;
    data.columns = side;
    for (std::size_t a = 0; a < side; ++a) {
      for (std::size_t b = 0; b < side; ++b)
        data.values.push_back(static_cast<std::int64_t>(value(a, b)));
    }
    return data;
  };
  // The numbers of carries of a + b, modulo 2; digits of Pascal's triangle modulo 3 that vanish.
  check(table(40, [](std::size_t a,
                     std::size_t b) { return __builtin_popcountll((a + b) ^ a ^ b) % 2; }),
        4);
  PatternData pascal = table(40, [](std::size_t a, std::size_t b) {
    for (; a > 0 && b > 0; a /= 3, b /= 3) {
      if (a % 3 + b % 3 > 2) return 1;
    }
    return 0;
  });
  pascal.marks = true;
  check(pascal, 2);
  // The knight that goes towards the corner, by plain recursion; on a larger board, for it goes up
  // by one as well.
  constexpr std::size_t board = 96;
  std::vector<std::int64_t> g(board * board, 0);
  for (std::size_t sum = 0; sum < board; ++sum) {
    for (std::size_t a = 0; a <= sum; ++a) {
      std::vector<bool> seen(5, false);
      const auto look = [&](std::size_t x, std::size_t y) {
        if (x < board && y < board) seen[static_cast<std::size_t>(g[x * board + y])] = true;
      };
      const std::size_t b = sum - a;
      look(a - 2, b - 1);
      look(a - 2, b + 1);
      look(a - 1, b - 2);
      look(a + 1, b - 2);
      while (seen[static_cast<std::size_t>(g[a * board + b])]) ++g[a * board + b];
    }
  }
  const PatternData knight =
      table(48, [&](std::size_t a, std::size_t b) { return g[a * board + b]; });
  check(knight, 21);
  // Quotients are no matter of digits.
  const auto laws = laws_of(table(48, [](std::size_t a, std::size_t b) {
    return a * b == 0 ? 0 : (a * a + 3 * b * b + a) / (a * b + b);
  }));
  CHECK(std::none_of(laws.begin(), laws.end(),
                     [](const Law& law) { return law.automaton && !law.lost; }));
}

TEST_CASE("Of random lists nothing is told", "[patterns]") {
  std::mt19937_64 random(20260801);
  std::size_t told = 0;
  // A share of the share: each list takes as long as some other test.
  for (std::size_t i = 0; i < plain::share(plain::share(10'000)); ++i) {
    PatternData data;
    const std::uint64_t alphabet = 2 + random() % 9;
    const std::size_t count = 16 + random() % 120;
    data.marks = i % 3 == 0;
    for (std::size_t n = 0; n < count; ++n)
      data.values.push_back(static_cast<std::int64_t>(random() % (data.marks ? 2 : alphabet)));
    // A few are looked at for longer.
    if (!laws_of(data, nullptr, false, i % 500 == 0 ? 1'000'000 : 2'000).empty()) ++told;
  }
  CHECK(told <= 10);
}

TEST_CASE("Random tables are told nothing", "[patterns]") {
  std::mt19937_64 random(7);
  std::size_t told = 0;
  for (std::size_t i = 0; i < plain::share(20); ++i) {
    PatternData data;
    data.pairs = true;
    data.columns = 4 + random() % 8;
    for (std::size_t n = 0; n < data.columns * 8; ++n)
      data.values.push_back(static_cast<std::int64_t>(random() % 4));
    if (!laws_of(data, nullptr, false, 200'000).empty()) ++told;
  }
  CHECK(told == 0);
}

TEST_CASE("Pasted values are read", "[patterns]") {
  const auto list = read_pattern_values("0, 1 2\n3\n");
  REQUIRE(list);
  CHECK_FALSE(list->pairs);
  CHECK(list->values == std::vector<std::int64_t>{0, 1, 2, 3});
  const auto table = read_pattern_values("0 1\n1 0\n\n2 3");
  REQUIRE(table);
  CHECK(table->pairs);
  CHECK(table->columns == 2);
  const auto row = read_pattern_values("0,1/1,0/2,3");
  REQUIRE(row);
  CHECK(row->pairs);
  CHECK(row->columns == 2);
  CHECK(row->values == std::vector<std::int64_t>{0, 1, 1, 0, 2, 3});
  const auto marks = read_pattern_values("PNN w L");
  REQUIRE(marks);
  CHECK(marks->marks);
  CHECK(marks->values == std::vector<std::int64_t>{1, 0, 0, 0, 1});
  // Columns count from the beginning of the whole text, in code points.
  const auto column = [](const char* text) { return read_pattern_values(text).error().column; };
  CHECK(column("1 2 x") == 5);
  CHECK(column("1 2   x") == 7);
  CHECK(column("1,2x") == 4);
  CHECK(column("PN 3") == 4);
  CHECK(column("1 2\n3 x") == 7);
  CHECK(column("1、2\n\n3,4,x") == 10);
  CHECK(read_pattern_values("").error().code == ErrorCode::empty);
  CHECK(read_pattern_values("1 x").error().code == ErrorCode::bad_integer);
  CHECK(read_pattern_values("1 -2").error().code == ErrorCode::negative);
  CHECK(read_pattern_values("1 P").error().code == ErrorCode::bad_integer);
}

TEST_CASE("A guess about values meets its smallest counterexample", "[patterns]") {
  const auto check = [](const std::string& guess, const PatternData& data) {
    const auto read = Guess::read_of_values(guess, data.pairs);
    REQUIRE(read);
    return check_values(*read, data);
  };
  PatternData data = list_of(60, [](std::int64_t n) { return n % 7; });
  CHECK_FALSE(check("g(n) = n%7", data).counterexample);
  CHECK(check("g(n) = n%7", data).checked == 60);
  CHECK_FALSE(check("g(n) = g(n-7) for n>=7", data).counterexample);
  CHECK_FALSE(check("P when n%7==0", data).counterexample);
  data.values[30] = 5;
  data.values[41] = 5;
  const auto wrong = check("g(n) = n%7", data);
  REQUIRE(wrong.counterexample);
  CHECK(wrong.counterexample->n == 30);
  CHECK(wrong.counterexample->value == 5);
  CHECK(wrong.counterexample->guessed == 2);
  PatternData table;
  table.pairs = true;
  table.columns = 5;
  for (std::int64_t i = 0; i < 20; ++i) table.values.push_back((i / 5) ^ (i % 5));
  CHECK_FALSE(check("g(a,b) = xor(a,b)", table).counterexample);
  CHECK(check("g(a,b) = xor(a,b)", table).checked == 20);
  const auto sum = check("g(a,b) = a+b", table);
  REQUIRE(sum.counterexample);
  CHECK(sum.counterexample->n == 1);
  CHECK(sum.counterexample->b == 1);
}

TEST_CASE("Fewer than sixteen values say nothing", "[patterns]") {
  CHECK(laws_of(list_of(15, [](std::int64_t n) { return n % 3; })).empty());
}

TEST_CASE("A repetition of the whole list is seen where no law is told", "[patterns]") {
  CHECK(repeated_every(list_of(15, [](std::int64_t n) { return n % 3; })) == 3);
  CHECK(repeated_every(list_of(24, [](std::int64_t n) { return n % 2; })) == 2);
  CHECK(repeated_every(list_of(5, [](std::int64_t n) { return n - n; })) == 1);
  CHECK(repeated_every(list_of(5, [](std::int64_t n) { return n % 3; })) == 0);
  CHECK(repeated_every(PatternData{}) == 0);
  PatternData table = list_of(8, [](std::int64_t n) { return n % 2; });
  table.pairs = true;
  table.columns = 4;
  CHECK(repeated_every(table) == 0);
  // Against every p tried at every place.
  std::mt19937_64 random(11);
  std::size_t repeating = 0;
  for (std::size_t i = 0; i < 2000; ++i) {
    const std::size_t count = 1 + random() % 12;
    PatternData data;
    for (std::size_t n = 0; n < count; ++n)
      data.values.push_back(static_cast<std::int64_t>(random() % 2));
    std::size_t least = 0;
    for (std::size_t p = count / 2; p > 0; --p) {
      bool same = true;
      for (std::size_t n = p; n < count; ++n) same = same && data.values[n] == data.values[n - p];
      if (same) least = p;
    }
    CHECK(repeated_every(data) == least);
    if (least > 0) ++repeating;
  }
  CHECK(repeating > 100);
}

TEST_CASE("Of values that are not a rule's own nothing is proven by its theorems", "[patterns]") {
  // These are the values of the rule, but as those of a line they stand for others.
  for (const char* const text :
       {"take/1..3", "own/n;n-=1|n>0;n%2==0;=>2*(n/2)", "own/n;k=divisors(n);n-=k"}) {
    INFO(text);
    const Looked looked(text, 600);
    const auto proven = [](const std::vector<Law>& laws) {
      return std::any_of(laws.begin(), laws.end(), [](const Law& law) { return law.proven; });
    };
    CHECK(proven(looked.laws));
    CHECK_FALSE(proven(laws_of(looked.data, looked.rule, false)));
  }
}

TEST_CASE("A program by a law begins with the values before it", "[patterns]") {
  const auto rule = read_rule("take/1,3,4");
  REQUIRE(rule);
  PatternData data;
  data.values = {5, 7, 2, 0, 1, 2};
  Law law;
  law.formula = "g(n) = n%3";
  law.body = "n%3";
  law.from = 2;
  law.proven = true;
  const std::string program = judge_program(**rule, {}, data, {law}, ProgramWay::closed);
  CHECK(program.find("first[] = {5, 7};\n  if (n < 2) return first[n];") != std::string::npos);
}

TEST_CASE("Lines through two numbers are read", "[patterns]") {
  const auto rule = read_rule("fibonacci");
  REQUIRE(rule);
  CHECK(read_pattern_line("q=n-1", **rule));
  CHECK(read_pattern_line("n=2*q", **rule));
  CHECK(read_pattern_line("x=n", **rule).error().code == ErrorCode::unknown_name);
  CHECK(read_pattern_line("q", **rule).error().code == ErrorCode::bad_expression);
  const auto nim = read_rule("nim");
  REQUIRE(nim);
  CHECK(read_pattern_line("q=n-1", **nim).error().code == ErrorCode::no_sequence);
}

TEST_CASE("Who stops a search for laws waits for one family or one proof", "[patterns]") {
  for (const std::string text : {"octal/0.77", "wythoff", "take/1,3,4"}) {
    CAPTURE(text);
    const Looked looked(text, text == "wythoff" ? 0 : 2000);
    Patterns patterns(looked.data, looked.rule, true);
    // However large the budget is: work that is stopped is not asked for another step.
    const auto proven = [&] {
      const auto& laws = patterns.laws();
      return std::count_if(laws.begin(), laws.end(), [](const Law& law) { return law.proven; });
    };
    std::uint64_t before = 0;
    std::size_t families = 0;
    while (!patterns.enumerating()) {
      const Progress progress = patterns.step(1'000'000'000);
      REQUIRE_FALSE(progress.done);
      CHECK(progress.examined - before <= looked.data.values.size());
      before = progress.examined;
      ++families;
    }
    CHECK(families == 10);
    CHECK(proven() == 0);
    while (!patterns.step(1'000'000'000).done) {}
    CHECK(patterns.laws().size() == looked.laws.size());
    CHECK(proven() > 0);
  }
}

TEST_CASE("A condition that is the same for all heaps is told as such", "[patterns]") {
  const auto laws = Looked("octal/0.1", 0).laws;
  REQUIRE(laws.size() == 2);
  CHECK(laws[0].formula == "g(n) = 0 for n>=2");
  CHECK(laws[1].formula == "P when n>=0 for n>=2");
  CHECK(laws[1].always == true);
  CHECK(laws[1].proven);
  const auto of_list = [](const std::string& text) {
    const auto data = read_pattern_values(text);
    REQUIRE(data);
    Patterns patterns(*data);
    while (!patterns.step(1'000'000).done) {}
    REQUIRE(patterns.laws().size() == 1);
    return patterns.laws()[0];
  };
  std::string lost;
  std::string won;
  std::string table;
  for (std::size_t i = 0; i < 40; ++i) {
    lost.append("P ");
    won.append("N ");
    table.append("P P P P\n");
  }
  CHECK(of_list(lost).formula == "P when n>=0");
  CHECK(of_list(lost).always == true);
  CHECK(of_list(won).formula == "P when n<0");
  CHECK(of_list(won).always == false);
  CHECK(of_list(table).formula == "P when a>=0");
  CHECK(of_list(lost).size == 3);
}

TEST_CASE("No law of marks holds a condition between numbers", "[patterns]") {
  std::mt19937_64 random(19);
  for (std::size_t i = 0; i < plain::share(400); ++i) {
    PatternData data;
    data.marks = true;
    const std::size_t constant_from = random() % 12;
    const bool mark = random() % 2 == 0;
    for (std::size_t n = 0; n < 300; ++n)
      data.values.push_back(n < constant_from ? static_cast<std::int64_t>(random() % 2) : mark);
    Patterns patterns(data, nullptr, false, 1'000'000);
    while (!patterns.step(1'000'000).done) {}
    for (const Law& law : patterns.laws()) {
      INFO(law.formula);
      for (const char* constant : {"0==0", "0==1", "0!=0", "1==1"})
        CHECK(law.formula.find(constant) == std::string::npos);
    }
  }
}

}  // namespace nimber
