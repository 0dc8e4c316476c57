// Heap games that know their winning moves without looking at each: the same ones are found by
// looking at each.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>
#include <nimber/heap_rule.hpp>
#include "rules/table_rule.hpp"
#include "values/value_table.hpp"

#include <algorithm>

using namespace nimber;

namespace {

const std::vector<std::string>& closed() {
  static const std::vector<std::string> list = {
      "nim",       "take/1..3", "take/1",    "take/1..10",    "take/2..5", "take/3",
      "take/3..3", "take/4..6", "take/2..2", "take/3..11",    "take/3..",  "take/1..",
      "take/odd",  "take/even", "take/pow2", "custom/2*k>=n", "lasker",    "take/1,3,4"};
  return list;
}

/// A game whose values are told, not played: 0 three times, then 1 to 50 over and over.
class Told final : public GrownTableRule {
 public:
  Told(std::size_t longest, bool may_have_period, std::size_t proof)
      : GrownTableRule(*find_game("custom")),
        longest_(longest),
        may_have_period_(may_have_period),
        proof_(proof) {}

  static Value told(Heap n) { return n < 3 ? 0 : (n - 3) % 50 + 1; }
  /// How long the table is.
  std::size_t size() const { return table().size(); }
  /// How often a single value was asked for.
  mutable std::size_t asked = 0;

  std::string rules() const override { return "k==1"; }
  Sentence sentence() const override { return {}; }
  bool each_option(Heap, const OptionSink&) const override { return true; }
  bool legal(Heap, const HeapOption&) const override { return false; }
  Value value(Heap n) const override {
    ++asked;
    return GrownTableRule::value(n);
  }

 protected:
  void grow(ValueTable& table, std::size_t n, Work& work) const override {
    for (; table.size() <= n; work.spend())
      table.push_back(static_cast<std::uint32_t>(told(table.size())));
  }
  bool may_have_period() const override { return may_have_period_; }
  std::optional<Period> prove_period(const ValueTable& table) const override {
    return table.size() >= proof_ ? std::optional<Period>({3, 50, 0}) : std::nullopt;
  }
  std::size_t longest_table() const override { return longest_; }

 private:
  std::size_t longest_;
  bool may_have_period_;
  std::size_t proof_;
};

Wins ways(const HeapRule& rule, Heap n, const Goal& goal, bool one_by_one) {
  Wins wins;
  Work work;
  work.open_step(default_limit);
  if (one_by_one) {
    rule.HeapRule::winning_options(n, 0, goal, wins, work);
  } else {
    rule.winning_options(n, 0, goal, wins, work);
  }
  return wins;
}

void make_ready(const Rule& rule, Heap n) {
  Work work;
  work.open_step(default_limit);
  REQUIRE(rule.sequence().sequence_ready(n, work) == Ready::yes);
}

}  // namespace

TEST_CASE("heaps: winning moves in closed form are those found by looking at each") {
  for (const std::string& text : closed()) {
    INFO(text);
    const RulePtr shared = plain::rule(text);
    const auto& rule = dynamic_cast<const HeapRule&>(*shared);
    make_ready(rule, 70);
    for (const bool misere : {false, true}) {
      for (Heap n = 0; n <= 70; ++n) {
        std::vector<Value> sums = {62, 63, 64, 65, 66, 127, 128, 1 << 20, Value{1} << 59};
        for (Value sum = 0; sum < 40; ++sum) sums.push_back(sum);
        for (const Value others : sums) {
          // Beside it: components of this nim-sum, some of them 2 or more, or all 0 or 1.
          for (const std::uint64_t other_bigs : {0u, 1u, 2u}) {
            if (other_bigs == 0 && others > 1) continue;
            const Value own = rule.value(n);
            const Goal goal{misere, others ^ own, other_bigs + Goal::big(own)};
            Wins fast = ways(rule, n, goal, false);
            Wins slow = ways(rule, n, goal, true);
            const bool same =
                fast.total() == slow.total() && fast.complete() &&
                std::equal(fast.listed().begin(), fast.listed().end(), slow.listed().begin(),
                           slow.listed().end(), [](const Move& a, const Move& b) {
                             return a.kind == b.kind && a.amount == b.amount &&
                                    a.before == b.before && a.after == b.after;
                           });
            if (!same)
              FAIL("heap " << n << ", others " << others << ", bigs " << other_bigs << ", misere "
                           << misere);
          }
        }
      }
    }
  }
}

TEST_CASE("heaps: an option is legal where it is listed, and nowhere else") {
  for (const std::string& text : closed()) {
    INFO(text);
    const RulePtr shared = plain::rule(text);
    const auto& rule = dynamic_cast<const HeapRule&>(*shared);
    for (Heap n = 0; n <= 14; ++n) {
      std::set<std::tuple<std::uint64_t, unsigned, Heap, Heap>> listed;
      const auto look = [&](const HeapOption& option) {
        if (!listed.insert({option.amount, option.pieces, option.a, option.b}).second)
          FAIL("listed twice");
        return true;
      };
      CHECK(rule.each_option(n, look));
      for (std::uint64_t amount = 0; amount <= n; ++amount) {
        const Heap left = n - amount;
        CHECK(rule.legal(n, {amount, left > 0 ? 1u : 0u, 0, left}) ==
              (listed.count({amount, left > 0 ? 1u : 0u, 0, left}) > 0));
        for (Heap a = 1; 2 * a <= left; ++a) {
          CHECK(rule.legal(n, {amount, 2, a, left - a}) ==
                (listed.count({amount, 2, a, left - a}) > 0));
        }
      }
      CHECK(!rule.legal(n, {n + 1, 0, 0, 0}));
      // A sink that has seen enough ends it.
      std::size_t seen = 0;
      const bool whole = rule.each_option(n, [&](const HeapOption&) { return ++seen < 2; });
      CHECK(seen == std::min<std::size_t>(2, listed.size()));
      CHECK(whole == (listed.size() < 2));
    }
  }
}

TEST_CASE("heaps: winning moves of huge heaps win, and are as many as arithmetic says") {
  const auto check = [](const std::string& text, std::uint64_t count) {
    INFO(text);
    const Position position = plain::position(text);
    const auto result = analyze(position);
    REQUIRE(result);
    CHECK(result->winning_count == count);
    CHECK(result->winning.size() == std::min<std::uint64_t>(count, max_listed));
    std::set<std::string> reached;
    std::uint64_t last = 0;
    for (const PositionMove& move : result->winning) {
      const Position then = after(position, move);
      const auto after_it = analyze(then);
      REQUIRE(after_it);
      CHECK(!after_it->player_to_move_wins());
      CHECK(reached.insert(print(then)).second);
      CHECK((move.term > 0 || move.move.amount > last));
      if (move.term == 0) last = move.move.amount;
      CHECK(move_between(position, then));
    }
  };
  check("nim:1000000000000000000", 1);
  check("take/1..3:999999999999999997", 1);
  check("take/3..:1000000000000000000", 3);                       // 0, 1 or 2 are left
  check("take/1000..:1000000000000000000+nim:5", 1000);           // 5000 ... 5999
  check("take/even:1000000000000000000+nim:7", 1);                // 14 are left
  check("take/odd:999999999999999999", 500'000'000'000'000'000);  // 0, 2 ... are left
  check("take/odd:1000000000000000000+nim:1",
        500'000'000'000'000'001);  // 1, 3 ... are left, or none of the other heap
  check("take/half:1000000000000000000", 1);
  check("take/half:1000000000000000000+nim:59",
        500'000'000'000'000'001 - (std::uint64_t{1} << 58));  // 2^58 ... half are left
  // Of a value that no heap of theirs has: only the other heap can be made equal.
  check("take/4294967296..:1000000000000000000+nim:4294967296", 1);
  check("take/4294967296..4294967297:1000000000000000000+nim:4294967296", 1);
  check("take/1..1000000000000000000:1000000000000000000+nim:5", 1);
  // 2^34 heaps of 2^30 stones are more than 64 bits hold.
  check("take/1073741824..:2147483648+nim:17179869184", 1);
  check("take/1073741824..2147483648:2147483648+nim:17179869184", 1);
}

TEST_CASE(
    "heaps: the theorem behind a value is named by the rule, and past a table by the period") {
  const auto theorem = [](const std::string& text, Heap n) {
    const RulePtr shared = plain::rule(text);
    make_ready(*shared, n);
    return std::string(dynamic_cast<const HeapRule&>(*shared).heap_theorem(n));
  };
  CHECK(theorem("nim", 5) == "bouton");
  CHECK(theorem("take/1..3", 5) == "bash");
  CHECK(theorem("take/1", 5) == "bash");
  CHECK(theorem("take/2..3", 5) == "take-interval");
  CHECK(theorem("take/2", 5) == "take-interval");
  CHECK(theorem("take/1..", 5) == "bouton");
  CHECK(theorem("take/2..", 5) == "take-from");
  CHECK(theorem("take/odd", 5) == "take-odd");
  CHECK(theorem("take/even", 5) == "take-even");
  CHECK(theorem("take/pow2", 5) == "take-pow2");
  CHECK(theorem("take/fib", 5) == "table");
  CHECK(theorem("take/1,3,4", 1'000'000'000) == "period");
  CHECK(theorem("custom/2*k>=n", 5) == "take-half");
  CHECK(theorem("custom/k*2>=n", 5) == "take-half");
  CHECK(theorem("custom/n<=2*k", 5) == "take-half");
  CHECK(theorem("custom/n<=k*2", 5) == "take-half");
  CHECK(theorem("custom/n<2*k", 5) == "table");
  CHECK(theorem("lasker", 5) == "lasker");
}

TEST_CASE("heaps: tables are as long as they may be, and no longer") {
  for (const bool may_have_period : {false, true}) {
    Work work;
    work.open_step(default_limit);
    const Told rule(100, may_have_period, SIZE_MAX);
    CHECK(rule.ready(may_have_period ? 1000 : 99, work) ==
          (may_have_period ? Ready::never : Ready::yes));
    CHECK(rule.size() == 100);
    CHECK(rule.ready(99, work) == Ready::yes);
    CHECK(rule.ready(100, work) == Ready::never);
    CHECK(rule.size() == 100);
  }
  // Where no period can help, it is known at once that the table would be too long.
  Work nothing(0);
  const RulePtr plain = plain::rule("custom/k*k==n");
  CHECK(plain->sequence().sequence_ready(GrownTableRule::max_table, nothing) == Ready::never);
  CHECK(plain->sequence().sequence_ready(GrownTableRule::max_table - 1, nothing) == Ready::pending);
}

TEST_CASE(
    "heaps: values in a row are copied from the table and its period, not asked for one by one") {
  Work work;
  work.open_step(default_limit);
  const Told bare(100, false, 0);
  const Told periodic(100, true, 60);
  REQUIRE(bare.ready(99, work) == Ready::yes);
  REQUIRE(periodic.ready(max_integer, work) == Ready::yes);
  REQUIRE(periodic.size() < 70);  // not two periods
  CHECK(!bare.prove_now());
  CHECK(bare.heap_theorem(periodic.size()) == "table");
  CHECK(periodic.heap_theorem(periodic.size() - 1) == "table");
  CHECK(periodic.heap_theorem(periodic.size()) == "period");
  for (const Told* rule : {&bare, &periodic}) {
    for (const Heap from : {0u, 1u, 20u, 40u, 59u, 70u, 98u, 99u}) {
      for (const std::size_t count : {1u, 2u, 10u, 41u, 60u, 80u, 99u, 100u, 1000u}) {
        if (rule == &bare && from + count > 100) continue;
        const PackedValues values = rule->sequence().sequence_values(from, count);
        REQUIRE(values.size() == count);
        for (std::size_t i = 0; i < count; ++i) {
          if (values[i] != Told::told(from + i))
            FAIL("from " << from << ", " << count << ": the value of " << from + i);
        }
      }
    }
    CHECK(rule->asked == 0);
  }
}

TEST_CASE("heaps: at least half, written in any way, is the same game") {
  for (const char* text : {"custom/2*k>=n", "custom/k*2>=n", "custom/n<=2*k", "custom/n<=k*2"}) {
    INFO(text);
    const RulePtr rule = plain::rule(text);
    CHECK(rule->theory().tame());
    CHECK(rule->sequence().sequence_value(max_integer) == 60);
    std::map<std::string, Value> values;
    for (Heap n = 0; n <= 20; ++n)
      CHECK(rule->sequence().sequence_value(n) ==
            plain::value("custom/k+k>=n:" + std::to_string(n), values));
  }
  CHECK(!plain::rule("custom/2*k>n")->theory().tame());
}

TEST_CASE("heaps: where too many numbers would have to be tried, a search for options gives up") {
  // No heap past the longest table has options that can be walked to.
  const RulePtr shared = plain::rule("custom/k==n");
  const auto& rule = dynamic_cast<const HeapRule&>(*shared);
  std::size_t seen = 0;
  const auto count = [&](const HeapOption&) {
    ++seen;
    return true;
  };
  CHECK(rule.each_option(1000, count));
  CHECK(seen == 1);
  CHECK(!rule.each_option(100'000'000, count));
  CHECK(seen == 1);
  CHECK(!shared->move_between({max_integer}, {max_integer}));
  // At least half of the largest heap: those there are begin at half of it.
  std::uint64_t least = 0;
  seen = 0;
  const RulePtr half = plain::rule("take/half");
  CHECK(
      !dynamic_cast<const HeapRule&>(*half).each_option(max_integer, [&](const HeapOption& option) {
        if (seen == 0) least = option.amount;
        return ++seen < 3;
      }));
  CHECK(seen == 3);
  CHECK(least == max_integer / 2);
}

TEST_CASE("heaps: values of large finite sets, past the numbers that they are made of") {
  // A set's largest number may stand on either side of what a table may hold.
  std::map<std::string, Value> values;
  for (const char* text : {"take/2,7", "take/5..6,9", "take/1,4,9..11", "take/fib", "take/prime",
                           "take/square", "take/odd,8"}) {
    const RulePtr rule = plain::rule(text);
    make_ready(*rule, 60);
    for (Heap n = 0; n <= 60; ++n) {
      if (rule->sequence().sequence_value(n) !=
          plain::value(std::string(text) + ":" + std::to_string(n), values))
        FAIL(text << ":" << n);
    }
  }
  // take/1,20000000: until heap 20000000 as if there were no second number.
  Work work;
  work.open_step(default_limit);
  const RulePtr far = plain::rule("take/1,20000000");
  REQUIRE(far->sequence().sequence_ready(3000, work) == Ready::yes);
  for (Heap n = 0; n <= 3000; ++n) CHECK(far->sequence().sequence_value(n) == n % 2);
}
