// Tables of two numbers, pair by pair against plain recursion: what guesses, patterns and grids
// read, where a larger pair reaches some of the smaller ones only.
#include "catch.hpp"
#include "plain.hpp"
#include "random_pairs.hpp"
#include "share.hpp"

#include "laws/patterns/conjecture.hpp"
#include "laws/patterns/pattern_values.hpp"
#include "laws/patterns/patterns.hpp"
#include "rules/pair_values.hpp"

#include <random>

using namespace nimber;

namespace {

constexpr std::int64_t side = 12;

class Random {
 public:
  explicit Random(unsigned seed) : random_(seed) {}
  std::uint64_t operator()(std::uint64_t bound) { return random_() % bound; }

 private:
  std::mt19937_64 random_;
};

/// A pair's value as the core tells it; none where play may never end.
std::optional<std::int64_t> told(PairValues& pairs, std::int64_t a, std::int64_t b) {
  Work work(UINT64_MAX);
  while (true) {
    work.open_step(1000);
    const auto look =
        pairs.look(static_cast<std::uint64_t>(a), static_cast<std::uint64_t>(b), work);
    if (look == PairValues::Look::pending) continue;
    REQUIRE(look != PairValues::Look::unsettled);
    if (look == PairValues::Look::endless) return std::nullopt;
    return static_cast<std::int64_t>(pairs.value());
  }
}

Result<Conjecture::Answer> tested(const RulePtr& rule, const std::string& text,
                                  std::uint64_t heaps = side * side) {
  auto guess = Guess::read(text, *rule);
  INFO(text);
  REQUIRE(guess);
  Conjecture work(rule, std::move(*guess), heaps);
  while (!work.step(10'000).done) {}
  return work.result();
}

using Table = std::vector<std::vector<std::optional<std::int64_t>>>;

/// pick(…) of all pairs below `side`: what is endless stands as 0.
std::string law_of(const Table& table, bool outcomes) {
  std::string out = "pick(a*" + std::to_string(side) + "+b";
  for (const auto& row : table) {
    for (const auto& value : row) {
      const std::int64_t v = value.value_or(0);
      out += "," + std::to_string(outcomes ? (v == 0 ? 1 : 0) : v);
    }
  }
  return out + ")";
}

/// Guesses that are right, and such as are wrong at one place.
void check_guesses(const RulePtr& rule, Table table, Random& random) {
  const auto first_endless = [&]() -> std::optional<std::pair<std::int64_t, std::int64_t>> {
    for (std::int64_t sum = 0; sum < side; ++sum) {
      for (std::int64_t a = 0; a <= sum; ++a)
        if (!table[static_cast<std::size_t>(a)][static_cast<std::size_t>(sum - a)])
          return std::pair{a, sum - a};
    }
    return std::nullopt;
  }();
  const std::int64_t end = first_endless ? first_endless->first + first_endless->second : side;
  const std::string values = "g(a,b) = " + law_of(table, false);
  const std::string lost = "P when " + law_of(table, true) + "==1";
  const std::string won = "N when " + law_of(table, true) + "==0";
  for (const std::string& text : {values, lost, won}) {
    const auto answer = tested(rule, text);
    if (end == 0) {
      REQUIRE_FALSE(answer);
      REQUIRE(answer.error().args.size() == 2);
      continue;
    }
    REQUIRE(answer);
    REQUIRE(answer->verdict == Conjecture::Verdict::holds);
    REQUIRE(answer->checked == static_cast<std::uint64_t>(end));
    REQUIRE(answer->stop.has_value() == first_endless.has_value());
    if (!first_endless) continue;
    REQUIRE(answer->stop->endless);
    REQUIRE(answer->stop->heaps ==
            std::vector<std::uint64_t>{static_cast<std::uint64_t>(first_endless->first),
                                       static_cast<std::uint64_t>(first_endless->second)});
  }
  const auto sum = static_cast<std::int64_t>(random(side));
  const auto a = static_cast<std::int64_t>(random(static_cast<std::uint64_t>(sum) + 1));
  auto& place = table[static_cast<std::size_t>(a)][static_cast<std::size_t>(sum - a)];
  if (sum >= end) return;
  const bool was_lost = *place == 0;
  place = was_lost ? 1 + static_cast<std::int64_t>(random(3)) : 0;
  for (const std::string& text :
       {"g(a,b) = " + law_of(table, false), "P when " + law_of(table, true) + "==1"}) {
    const auto answer = tested(rule, text);
    REQUIRE(answer);
    REQUIRE(answer->verdict == Conjecture::Verdict::refuted);
    REQUIRE(answer->counterexample->heaps ==
            std::vector<std::uint64_t>{static_cast<std::uint64_t>(a),
                                       static_cast<std::uint64_t>(sum - a)});
    REQUIRE((answer->counterexample->value == 0) == was_lost);
    REQUIRE_FALSE(answer->stop);
  }
}

/// The whole rows that patterns are looked for in: to the first pair without a value.
void check_patterns(const RulePtr& rule, const Table& table, bool loops) {
  PatternValues work(rule, side, std::nullopt, 1'000'000'000);
  while (!work.step(1000).done) {}
  std::vector<std::int64_t> rows;
  for (const auto& row : table) {
    if (std::find(row.begin(), row.end(), std::nullopt) != row.end()) break;
    for (const auto& value : row) rows.push_back(*value);
  }
  if (rows.size() < 16) {
    REQUIRE(loops);
    REQUIRE_FALSE(work.result());
    return;
  }
  REQUIRE(work.result());
  REQUIRE(work.result()->values == rows);
  const auto names = number_names(*rule);
  const auto line = read_pattern_line(names[1] + "=" + names[0] + "/2+1", *rule);
  REQUIRE(line);
  PatternValues along(rule, 2 * side - 3, *line, 1'000'000'000);
  while (!along.step(1000).done) {}
  if (!along.result()) {
    REQUIRE(loops);
    return;
  }
  std::size_t a = 0;
  for (const std::int64_t value : along.result()->values) {
    if (a < static_cast<std::size_t>(side)) {
      REQUIRE(table[a][a / 2 + 1] == value);
    }
    ++a;
  }
}

void check_rule(const random_pairs::Rule& made, Random& random) {
  INFO(made.text);
  random_pairs::Values values(made);
  Table table(side);
  for (std::int64_t a = 0; a < side; ++a) {
    for (std::int64_t b = 0; b < side; ++b)
      table[static_cast<std::size_t>(a)].push_back(values.at(a, b));
  }
  // Whatever was asked before, and in whatever order.
  const RulePtr rule = plain::rule(made.text);
  PairValues pairs(rule, side - 1, side - 1);
  for (int i = 0; i < 40; ++i) {
    const auto a = static_cast<std::int64_t>(random(side));
    const auto b = static_cast<std::int64_t>(random(side));
    INFO(a << ',' << b);
    REQUIRE(told(pairs, a, b) == table[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)]);
  }
  for (std::int64_t a = 0; a < side; ++a) {
    for (std::int64_t b = 0; b < side; ++b) {
      INFO(a << ',' << b);
      REQUIRE(told(pairs, a, b) == table[static_cast<std::size_t>(a)][static_cast<std::size_t>(b)]);
    }
  }
  check_guesses(rule, table, random);
  check_patterns(rule, table, made.loops);
}

}  // namespace

TEST_CASE("two numbers: every pair of a random rule is asked by itself") {
  Random random(17);
  random_pairs::Maker maker([&](std::uint64_t bound) { return random(bound); });
  for (std::size_t i = 0; i < plain::share(300); ++i) check_rule(maker.ending(), random);
}

TEST_CASE("two numbers: a pair at which play may never end is worth nothing") {
  Random random(18);
  random_pairs::Maker maker([&](std::uint64_t bound) { return random(bound); });
  std::size_t endless = 0;
  for (std::size_t i = 0; i < plain::share(200); ++i) {
    const random_pairs::Rule rule = maker.looping();
    check_rule(rule, random);
    random_pairs::Values values(rule);
    for (std::int64_t n = 0; n < side; ++n) endless += values.at(n, n) ? 0 : 1;
  }
  CHECK(endless > plain::floor_of_share(100));
}

TEST_CASE("two numbers: guesses that a table of the largest pair answered falsely") {
  const auto verdict = [](const std::string& rule, const std::string& guess,
                          std::uint64_t heaps = 10'000) {
    const auto answer = tested(plain::rule(rule), guess, heaps);
    REQUIRE(answer);
    std::string out(text(answer->verdict));
    if (const auto& found = answer->counterexample)
      out += " " + std::to_string(found->heaps[0]) + "," + std::to_string(found->heaps[1]) + " " +
             std::to_string(found->value);
    return out;
  };
  CHECK(verdict("own/{a,b};k=1..(b-1)/a;b-=k*a", "g(a,b) = 0") == "refuted 1,2 1");
  CHECK(verdict("own/(a,b);a-=1;b-=1", "g(a,b) = min(a,b)%2") == "holds");
  CHECK(verdict("own/{a,b};a>0;k=1..b/a;b-=k*a", "P when a*b==0||a!=b&&max(a,b)<=phi(min(a,b))") ==
        "holds");
  // Two heaps of which a larger one never leaves an odd one.
  CHECK(verdict("own/n;k=even;k>0;n-=k", "g(a,b) = xor(a/2,b/2)") == "holds");
  CHECK(verdict("own/n;n>4;n=n%3+1", "P when (a>4)==(b>4)") == "holds");
  // The first pair is one that may never end.
  const auto answer = tested(plain::rule("own/{a,b};b=1-b"), "P when a==b");
  REQUIRE_FALSE(answer);
  CHECK(answer.error().args.back() == "circles");
}

TEST_CASE("two numbers: pairs that are not settled are not read as lost") {
  // From (4,4) the first number grows without end.
  const auto answer =
      tested(plain::rule("own/(a,b);a-=1|b-=1|a>3;b>3;a+=1"), "P when (a+b)%2==0", 10'000);
  REQUIRE(answer);
  CHECK(answer->verdict == Conjecture::Verdict::holds);
  CHECK(answer->checked == 8);
  REQUIRE(answer->stop);
  CHECK_FALSE(answer->stop->endless);
  CHECK(answer->stop->heaps == std::vector<std::uint64_t>{4, 4});
}

TEST_CASE("a single heap at which play may never end stops a guess, and is named") {
  const auto answer = tested(plain::rule("own/n;n-=1|n==6;n=7|n==7;n=6"), "g(n) = n%2", 100);
  REQUIRE(answer);
  CHECK(answer->verdict == Conjecture::Verdict::holds);
  CHECK(answer->checked == 6);
  REQUIRE(answer->stop);
  CHECK(answer->stop->endless);
  CHECK(answer->stop->heaps == std::vector<std::uint64_t>{6});
}
