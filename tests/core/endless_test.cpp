// Sets that go on for ever in classes of numbers: their periods, proven, against plain recursion
// far beyond the proof, and certificates that lie.
#include "catch.hpp"
#include "plain.hpp"
#include "written_rules.hpp"

#include <nimber/analysis.hpp>
#include <nimber/heap_rule.hpp>
#include <nimber/period.hpp>
#include "laws/periods/verifier.hpp"
#include "rules/subtraction_set.hpp"
#include "share.hpp"

#include <functional>
#include <random>
#include <set>

using namespace nimber;

namespace {

/// g(0), g(1) ... by mex over all options, from nothing but what may be taken.
std::vector<std::uint64_t> plain_values(const std::function<bool(std::uint64_t)>& may_take,
                                        std::size_t count) {
  std::vector<std::uint64_t> taken;
  std::vector<std::uint64_t> g;
  for (std::uint64_t n = 0; n < count; ++n) {
    if (n > 0 && may_take(n)) taken.push_back(n);
    std::vector<bool> seen(taken.size() + 1, false);
    for (const std::uint64_t k : taken) {
      const std::uint64_t v = g[n - k];
      if (v < seen.size()) seen[v] = true;
    }
    std::uint64_t mex = 0;
    while (seen[mex]) ++mex;
    g.push_back(mex);
  }
  return g;
}

std::optional<Certificate> found(const std::string& rule) {
  PeriodSearch search(plain::rule(rule), 100'000);
  while (!search.step(1'000'000).done) {}
  REQUIRE(search.error() == nullptr);
  if (!search.period()) return std::nullopt;
  return search.certificate();
}

Verdict verdict(const Certificate& certificate) {
  Verifier verifier(certificate);
  while (!verifier.step(1'000'000).done) {}
  return verifier.verdict();
}

/// Do these values repeat so from `from` to their end?
bool repeats(const std::vector<std::uint64_t>& g, std::uint64_t from, std::uint64_t p,
             std::uint64_t saltus) {
  for (std::uint64_t n = from; n + p < g.size(); ++n) {
    if (g[n + p] != g[n] + saltus) return false;
  }
  return true;
}

/// The numbers are right and the smallest, by values far beyond the proof.
void check_numbers(const Certificate& c, const std::vector<std::uint64_t>& g) {
  const auto [n0, p, saltus] = c.numbers;
  REQUIRE(g.size() > 2 * c.checked_to);
  REQUIRE(repeats(g, n0, p, saltus));
  if (n0 > 0) REQUIRE(!repeats(g, n0 - 1, p, saltus));
  for (std::uint64_t q = 1; q < p; ++q) REQUIRE(!repeats(g, n0, q, g[n0 + q] - g[n0]));
}

/// Whoever changes one number of a certificate that is right has a certificate that is refused.
std::size_t check_forged(const Certificate& c, std::string_view own = "subtraction-residues") {
  std::size_t forged = 0;
  const auto change = [&](auto field) {
    for (const std::int64_t by : {-7, -2, -1, 1, 2, 7}) {
      Certificate bad = c;
      std::uint64_t& number = field(bad);
      if (by < 0 && number < static_cast<std::uint64_t>(-by)) continue;
      number += static_cast<std::uint64_t>(by);
      INFO(print(bad));
      REQUIRE(verdict(bad) != Verdict::valid);
      ++forged;
    }
  };
  change([](Certificate& b) -> std::uint64_t& { return b.numbers.preperiod; });
  change([](Certificate& b) -> std::uint64_t& { return b.numbers.period; });
  change([](Certificate& b) -> std::uint64_t& { return b.numbers.saltus; });
  change([](Certificate& b) -> std::uint64_t& { return b.reach; });
  change([](Certificate& b) -> std::uint64_t& { return b.checked_to; });
  for (const std::uint64_t times : {2u, 3u}) {
    Certificate bad = c;
    bad.numbers.period *= times;
    bad.numbers.saltus *= times;
    bad.checked_to += (times - 1) * c.numbers.period;
    INFO(print(bad));
    REQUIRE(verdict(bad) != Verdict::valid);
    ++forged;
  }
  for (const char* theorem :
       {"subtraction-window", "subtraction-residues", "guy-smith", "bouton", ""}) {
    if (theorem == own) continue;
    Certificate bad = c;
    bad.theorem = theorem;
    REQUIRE(verdict(bad) == Verdict::bad_theorem);
    ++forged;
  }
  return forged;
}

}  // namespace

TEST_CASE("endless subtraction sets: the periods that were asked for are proven") {
  for (const char* text : {"take/odd,2", "take/odd,4", "take/even,1", "take/3..,1", "take/5..,2,3",
                           "take/odd,2..4", "take/2..,odd", "take/9..,fib", "take/40..,3,pow2"}) {
    INFO(text);
    const auto c = found(text);
    REQUIRE(c);
    CHECK(c->theorem == "subtraction-residues");
    CHECK(verdict(*c) == Verdict::valid);
    auto reader = Reader::open(std::string_view(text).substr(5));
    const auto set = SubtractionSet::read(*reader);
    check_numbers(*c, plain_values([&](std::uint64_t k) { return set->contains(k); }, 3000));
    check_forged(*c);
    const auto read = read_certificate(print(*c));
    REQUIRE(read);
    CHECK(verdict(*read) == Verdict::valid);
  }
}

TEST_CASE("custom: predicates that are such sets, or finite, are proven") {
  struct Row {
    const char* rule;
    const char* theorem;
    std::function<bool(std::uint64_t n, std::uint64_t k)> may_take;
  };
  const Row rows[] = {{"custom/k<=3", "subtraction-window", [](auto, auto k) { return k <= 3; }},
                      {"custom/k<=9&&k<=n&&k%3!=2", "subtraction-window",
                       [](auto, auto k) { return k <= 9 && k % 3 != 2; }},
                      {"custom/k<n", "subtraction-residues", [](auto n, auto k) { return k < n; }},
                      {"custom/n>k", "subtraction-residues", [](auto n, auto k) { return k < n; }},
                      {"custom/k<=n", "subtraction-residues", [](auto, auto) { return true; }},
                      {"custom/k%2==1||k==4", "subtraction-residues",
                       [](auto, auto k) { return k % 2 == 1 || k == 4; }},
                      {"custom/k%4!=0&&k!=n", "subtraction-residues",
                       [](auto n, auto k) { return k % 4 != 0 && k < n; }},
                      {"custom/n!=k&&k%3==1", "subtraction-residues",
                       [](auto n, auto k) { return k % 3 == 1 && k != n; }},
                      {"custom/k%3==1&&k<n", "subtraction-residues",
                       [](auto n, auto k) { return k % 3 == 1 && k < n; }},
                      {"custom/(k%5<2||k==3)&&k<n&&k>1", "subtraction-residues",
                       [](auto n, auto k) { return (k % 5 < 2 || k == 3) && k < n && k > 1; }},
                      {"custom/k%7==0||k<3", "subtraction-residues",
                       [](auto, auto k) { return k % 7 == 0 || k < 3; }},
                      {"custom/k>=5||k==2||k==3", "subtraction-residues",
                       [](auto, auto k) { return k >= 5 || k == 2 || k == 3; }}};
  for (const Row& row : rows) {
    INFO(row.rule);
    std::vector<std::uint64_t> g;
    for (std::uint64_t n = 0; n < 1200; ++n) {
      std::vector<bool> seen(n + 1, false);
      for (std::uint64_t k = 1; k <= n; ++k) {
        if (row.may_take(n, k)) seen[g[n - k]] = true;
      }
      std::uint64_t mex = 0;
      while (seen[mex]) ++mex;
      g.push_back(mex);
    }
    const auto c = found(row.rule);
    REQUIRE(c);
    CHECK(c->theorem == row.theorem);
    CHECK(verdict(*c) == Verdict::valid);
    check_numbers(*c, g);
    check_forged(*c, row.theorem);
    const RulePtr rule = plain::rule(row.rule);
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    REQUIRE(rule->sequence().sequence_ready(1199, work) == Ready::yes);
    bool same = true;
    for (std::size_t n = 0; n < g.size(); ++n)
      same = same && rule->sequence().sequence_value(n) == g[n];
    REQUIRE(same);
  }
  // Finite: known for every heap, and every move of a huge one.
  const auto huge = analyze(plain::position("custom/k<=3:999999999999999997"));
  REQUIRE(huge);
  CHECK(huge->value == Value{1});
  CHECK(huge->winning_count == 1);
  for (const char* rule : {"custom/n%2==0&&k%2==1", "custom/k<n-1", "custom/k<0",
                           "custom/k<=3&&k<n", "custom/k<=3&&k!=n", "custom/k!=n-1",
                           "custom/2*k!=n", "custom/k!=n||k==1", "custom/k<n||k==1", "custom/2*k<n",
                           "custom/fib(k)", "custom/k%100==1", "custom/k>5000", "custom/!(k<n)"}) {
    INFO(rule);
    CHECK(!plain::rule(rule)->sequence().period_theorem());
    for (const char* theorem : {"subtraction-residues", "subtraction-window"})
      CHECK(verdict({rule, theorem, {1, 1, 1}, 0, 3}) == Verdict::bad_theorem);
  }
}

TEST_CASE("endless subtraction sets at random: values, periods and forged certificates") {
  std::mt19937 random(1017);
  std::size_t proven = 0;
  std::size_t forged = 0;
  for (std::size_t round = 0; round < plain::share(150); ++round) {
    std::set<std::uint64_t> numbers;
    for (std::size_t count = 1 + random() % 5; count > 0; --count)
      numbers.insert(1 + random() % 24);
    const auto kind = static_cast<unsigned>(random() % 3);
    const std::uint64_t from = 2 + random() % 30;
    const auto may_take = [&](std::uint64_t k) {
      return numbers.count(k) > 0 || (kind == 2 ? k >= from : k % 2 == kind);
    };
    std::string text = "take/";
    text += kind == 0 ? "even" : kind == 1 ? "odd" : std::to_string(from) + "..";
    for (const std::uint64_t k : numbers) text += "," + std::to_string(k);
    INFO(text);
    const RulePtr rule = plain::rule(text);
    if (rule->sequence().period_theorem() && rule->sequence().period_theorem()->closed) continue;
    const auto g = plain_values(may_take, 2500);
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    REQUIRE(rule->sequence().sequence_ready(2499, work) == Ready::yes);
    bool same = true;
    for (std::size_t n = 0; n < g.size(); ++n)
      same = same && rule->sequence().sequence_value(n) == g[n];
    REQUIRE(same);
    const auto c = found(rule->text());
    if (!c) continue;
    ++proven;
    if (2 * c->checked_to >= g.size()) continue;
    check_numbers(*c, g);
    REQUIRE(verdict(*c) == Verdict::valid);
    // One in ten where all are tried; of few more.
    if (round % std::max<std::size_t>(1, 10 / plain::stride()) == 0) forged += check_forged(*c);
  }
  CHECK(proven >= plain::floor_of_share(100));
  CHECK(forged >= plain::floor_of_share(200));
}

TEST_CASE("take: random sets with 1 to m-1 and no multiple of m") {
  std::mt19937 random(340);
  std::size_t seen = 0;
  for (std::size_t round = 0; round < plain::share(300); ++round) {
    const std::uint64_t m = 2 + random() % 11;
    std::set<std::uint64_t> more;
    for (std::size_t count = random() % 5; more.size() < count;) {
      const std::uint64_t k = m + 1 + random() % 200;
      if (k % m != 0) more.insert(k);
    }
    bool composite = false;
    for (std::uint64_t d = 2; d < m; ++d) composite = composite || m % d == 0;
    const bool primes = composite && random() % 2 == 0;
    const bool powers = (m & (m - 1)) != 0 && random() % 2 == 0;
    std::string text = m == 2 ? "take/1" : "take/1.." + std::to_string(m - 1);
    for (const std::uint64_t k : more) text += "," + std::to_string(k);
    if (primes) text += ",prime";
    if (powers) text += ",pow2";
    INFO(text);
    const auto is_prime = [](std::uint64_t k) {
      for (std::uint64_t d = 2; d * d <= k; ++d) {
        if (k % d == 0) return false;
      }
      return k > 1;
    };
    const auto may_take = [&](std::uint64_t k) {
      return k < m || more.contains(k) || (primes && is_prime(k)) || (powers && (k & (k - 1)) == 0);
    };
    const auto g = plain_values(may_take, 300);
    const RulePtr rule = plain::rule(text);
    const auto theorem = rule->sequence().period_theorem();
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    REQUIRE(rule->sequence().sequence_ready(299, work) == Ready::yes);
    for (std::size_t n = 0; n < g.size(); ++n) {
      REQUIRE(g[n] == n % m);
      REQUIRE(rule->sequence().sequence_value(n) == g[n]);
    }
    if (!theorem || theorem->code != "take-residue") continue;
    ++seen;
    REQUIRE(theorem->closed);
    CHECK(theorem->closed->period == m);
    // A multiple of m more, and it is another set.
    const std::string near = text + "," + std::to_string(m * (1 + random() % 20));
    const auto other = plain::rule(near)->sequence().period_theorem();
    CHECK((!other || other->code != "take-residue" || other->closed->period != m));
  }
  CHECK(seen >= plain::floor_of_share(150));
}

TEST_CASE("limits: endless sets are told up to 4,096, their classes up to modulus 64") {
  const auto known = [](const char* text) {
    return plain::rule(text)->sequence().period_theorem().has_value();
  };
  CHECK(known("take/odd,4096"));
  CHECK(!known("take/odd,4098"));
  CHECK(known("take/4097..,3"));
  CHECK(!known("take/4098..,3"));
  CHECK(known("custom/k%64==1"));
  CHECK(!known("custom/k%65==1"));
}

TEST_CASE("endless sets past their table: values and winning moves, by the definition") {
  constexpr std::size_t size = 700;
  for (const char* rule :
       {"take/odd,4", "take/1,3,6..", "take/even,3,7", "take/2,5..", "custom/k%3!=0",
        "custom/k%3==1", "custom/(k%5==2||k==1)&&k<n", "custom/k%4<2&&k>2", "take/1,prime",
        "take/1..5,prime", "take/pow2,5", "take/1..8,prime,11"}) {
    INFO(rule);
    const RulePtr read = plain::rule(rule);
    const HeapRule& heaps = *read->heap_rule();
    std::vector<Value> values;
    std::vector<std::vector<std::uint64_t>> amounts(size);
    for (Heap n = 0; n < size; ++n) {
      std::set<Value> seen;
      for (std::uint64_t k = 1; k <= n; ++k) {
        if (!heaps.legal(n, HeapOption::taking(k, n - k))) continue;
        amounts[static_cast<std::size_t>(n)].push_back(k);
        seen.insert(values[static_cast<std::size_t>(n - k)]);
      }
      Value mex = 0;
      while (seen.contains(mex)) ++mex;
      values.push_back(mex);
    }
    // A table of a few heaps shows the period: the rest goes by it.
    for (std::size_t n = size - 60; n < size; ++n) {
      for (const std::size_t other : {std::size_t{0}, std::size_t{7}, n - 13}) {
        const auto answer = analyze(plain::position(std::string(rule) + ":" + std::to_string(n) +
                                                    "," + std::to_string(other)));
        REQUIRE(answer);
        REQUIRE(answer->value == (values[n] ^ values[other]));
        std::vector<std::uint64_t> wins;
        for (const std::uint64_t k : amounts[n]) {
          if (values[n - static_cast<std::size_t>(k)] == values[other]) wins.push_back(k);
        }
        std::uint64_t count = wins.size();
        for (const std::uint64_t k : amounts[other])
          count += values[other - static_cast<std::size_t>(k)] == values[n] ? 1 : 0;
        REQUIRE(answer->winning_count == count);
        for (std::size_t i = 0; i < std::min(wins.size(), answer->winning.size()); ++i)
          REQUIRE(answer->winning[i].move.amount == wins[i]);
      }
    }
  }
}

TEST_CASE("endless sets at 10^18") {
  CHECK(plain::told_value("custom/k%3!=0:1000000000000000000") == 1);
  CHECK(plain::told_value("take/1,prime:999999999999999999") == 3);
  CHECK(plain::told_value("take/1..5,prime:1000000000000000000") == 4);
  // It grows by 2 with each period of 6.
  CHECK(plain::told_value("take/1,3,6..:600000000000000000") == 200000000000000000);
}

TEST_CASE("sets that leave out the multiples of a number") {
  const auto left_out = [](const std::string& text) {
    auto reader = Reader::open(text);
    return SubtractionSet::read(*reader)->modulus_left_out();
  };
  CHECK(left_out("1,prime") == 4);
  CHECK(left_out("1..5,prime") == 6);
  CHECK(left_out("pow2,5,7") == 3);
  CHECK(left_out("1..8,prime,11") == 9);
  CHECK(left_out("1..3,5..7,9") == 4);
  CHECK(left_out("odd,2,6") == 4);
  CHECK_FALSE(left_out("prime"));
  CHECK_FALSE(left_out("pow2,5,6"));
  CHECK_FALSE(left_out("1,2,fib"));
  CHECK_FALSE(left_out("1..2,square"));
  CHECK_FALSE(left_out("1..3,8,prime"));
  CHECK_FALSE(left_out("even,1"));
  CHECK_FALSE(left_out("1..3,9.."));
}
