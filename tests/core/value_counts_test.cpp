// How often each value stands, by plain counting and, past any table, by the proven period.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include "laws/lost_heaps.hpp"
#include "laws/value_counts.hpp"

using namespace nimber;

namespace {

using Counts = std::map<Value, std::uint64_t>;

Counts counts_of(const ValueCounts& work) {
  Counts out;
  work.each([&](Value value, std::uint64_t times) { out[value] = times; });
  return out;
}

Counts counted(const std::string& rule, std::uint64_t count, std::uint64_t budget = 10'000) {
  INFO(rule << " " << count);
  ValueCounts work(plain::rule(rule), count, 20'000'000'000);
  while (!work.step(budget).done) {}
  REQUIRE(work.error() == nullptr);
  REQUIRE(work.known() == count);
  return counts_of(work);
}

/// One heap after another, with nothing but what the rule says of each.
Counts one_by_one(const std::string& text, std::uint64_t from, std::uint64_t to) {
  const RulePtr rule = plain::rule(text);
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  REQUIRE(rule->sequence().sequence_ready(to, work) == Ready::yes);
  Counts out;
  for (std::uint64_t n = from; n < to; ++n) ++out[rule->sequence().sequence_value(n)];
  return out;
}

std::string random_rule(std::mt19937_64& random) {
  if (random() % 2 == 0) {
    std::set<std::uint64_t> set;
    for (std::size_t size = 1 + random() % 4; set.size() < size;) set.insert(1 + random() % 12);
    std::string out;
    for (const std::uint64_t k : set) out += (out.empty() ? "take/" : ",") + std::to_string(k);
    return out;
  }
  // Of two digits: all of these have short periods, or none that is known.
  std::string out = random() % 4 == 0 ? "octal/4." : "octal/0.";
  out += std::to_string(random() % 8);
  return out + std::to_string(1 + random() % 7);
}

}  // namespace

TEST_CASE("values are counted as one by one, at 200 random rules and counts") {
  std::mt19937_64 random(17);
  for (std::size_t round = 0; round < plain::share(200); ++round) {
    const std::string rule = random_rule(random);
    const std::uint64_t count = random() % 3000;
    CHECK(counted(rule, count, 1 + random() % 5000) == one_by_one(rule, 0, count));
  }
}

TEST_CASE("past any table values are counted by the period, exactly") {
  std::mt19937_64 random(18);
  std::size_t met = 0;
  for (std::size_t round = 0; round < plain::share(200); ++round) {
    const std::string text = random_rule(random);
    INFO(text);
    const RulePtr rule = plain::rule(text);
    Work work(50'000'000);
    work.open_step(UINT64_MAX);
    if (rule->sequence().sequence_ready(max_integer, work) != Ready::yes) continue;
    const auto period = proven_period(*rule);
    REQUIRE(period);
    if (period->saltus != 0) continue;
    ++met;
    const std::uint64_t count = max_integer - random() % 1000;
    const Counts all = counted(text, count);
    std::uint64_t sum = 0;
    for (const auto& [value, times] : all) sum += times;
    CHECK(sum == count);
    // One period less: what stands on the last one is missing.
    Counts less = counted(text, count - period->period);
    for (std::uint64_t n = count - period->period; n < count; ++n)
      ++less[rule->sequence().sequence_value(n)];
    CHECK(less == all);
    // And as many periods as there are stand above what is counted one by one.
    const std::uint64_t begin = period->preperiod + (count - period->preperiod) % period->period;
    const std::uint64_t times = (count - begin) / period->period;
    Counts built = one_by_one(text, 0, begin);
    for (std::uint64_t n = begin; n < begin + period->period; ++n)
      built[rule->sequence().sequence_value(n)] += times;
    CHECK(built == all);
  }
  CHECK(met >= plain::floor_of_share(100));
}

TEST_CASE("counts by hand") {
  // 0 1 0 1 2 3 2 repeats: 10^18 = 7 * 142857142857142857 + 1.
  constexpr std::uint64_t periods = 142'857'142'857'142'857;
  CHECK(counted("take/1,3,4", max_integer) ==
        Counts{{0, 2 * periods + 1}, {1, 2 * periods}, {2, 2 * periods}, {3, periods}});
  CHECK(counted("nim", 0).empty());
  CHECK(counted("nim", 4) == Counts{{0, 1}, {1, 1}, {2, 1}, {3, 1}});
  CHECK(counted("take/3..", 7) == Counts{{0, 3}, {1, 3}, {2, 1}});
  // Half of the stones or more: the value is the number of binary digits.
  const Counts digits = counted("custom/2*k>=n", max_integer);
  CHECK(digits.size() == 61);
  CHECK(digits.at(0) == 1);
  CHECK(digits.at(59) == std::uint64_t{1} << 58);
  CHECK(digits.at(60) == max_integer - (std::uint64_t{1} << 59));
}

TEST_CASE("more different values than can be told are refused at once") {
  for (const char* const rule : {"nim", "lasker", "take/3..", "take/even"}) {
    INFO(rule);
    ValueCounts work(plain::rule(rule), max_integer, UINT64_MAX);
    std::uint64_t steps = 0;
    while (!work.step(1'000'000).done) REQUIRE(++steps < 100);
    REQUIRE(work.error() != nullptr);
    CHECK(work.error()->code == ErrorCode::output_too_long);
  }
}

TEST_CASE("lost heaps end where no more can follow") {
  const std::pair<const char*, std::vector<std::uint64_t>> rows[] = {{"nim", {0}},
                                                                     {"lasker", {0}},
                                                                     {"take/3..", {0, 1, 2}},
                                                                     {"take/even", {0, 1}},
                                                                     {"custom/2*k>=n", {0}}};
  for (const auto& [rule, expected] : rows) {
    INFO(rule);
    LostHeaps work(plain::rule(rule), max_integer, UINT64_MAX);
    std::vector<std::uint64_t> lost;
    std::uint64_t steps = 0;
    for (bool done = false; !done && ++steps < 1000;) {
      done = work.step(100'000).done;
      for (const std::uint64_t heap : work.take()) lost.push_back(heap);
    }
    CHECK(work.known() == max_integer);
    CHECK(work.error() == nullptr);
    // Independent of all that: the values of the first heaps.
    std::vector<std::uint64_t> plain_lost;
    std::map<std::string, Value> seen;
    for (std::uint64_t n = 0; n < 12; ++n) {
      if (plain::value(std::string(rule) + ":" + std::to_string(n), seen) == 0)
        plain_lost.push_back(n);
    }
    CHECK(plain_lost == lost);
    CHECK(lost == expected);
  }
}
