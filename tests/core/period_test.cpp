// Proven periods against the literature, and the verifier against certificates that lie.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/period.hpp>
#include "laws/periods/verifier.hpp"
#include "values/period_proof.hpp"
#include "values/value_table.hpp"

#include <algorithm>
#include <fstream>
#include <sstream>

using namespace nimber;

namespace {

struct Row {
  std::string rule;
  std::uint64_t preperiod = 0;
  std::uint64_t period = 0;
};

std::vector<Row> rows(const std::string& file, char separator, const std::string& game) {
  std::ifstream in(std::string(NIMBER_TEST_DATA "/") + file);
  REQUIRE(in);
  std::vector<Row> list;
  std::string line;
  std::getline(in, line);
  while (std::getline(in, line)) {
    std::istringstream fields(line);
    std::string rule;
    std::string preperiod;
    std::string period;
    std::getline(fields, rule, separator);
    std::getline(fields, preperiod, separator);
    std::getline(fields, period, separator);
    list.push_back({game + rule, std::stoull(preperiod), std::stoull(period)});
  }
  REQUIRE(!list.empty());
  return list;
}

Certificate found(const std::string& rule) {
  INFO(rule);
  PeriodSearch search(plain::rule(rule), 200'000);
  while (!search.step(1'000'000).done) {}
  REQUIRE(search.error() == nullptr);
  REQUIRE(search.period());
  return search.certificate();
}

Verdict verdict(const Certificate& certificate) {
  Verifier verifier(certificate);
  while (!verifier.step(1'000'000).done) {}
  return verifier.verdict();
}

void check_row(const Row& row) {
  INFO(row.rule);
  const Certificate certificate = found(row.rule);
  REQUIRE(certificate.numbers.preperiod == row.preperiod);
  REQUIRE(certificate.numbers.period == row.period);
  REQUIRE(certificate.numbers.saltus == 0);
  REQUIRE(verdict(certificate) == Verdict::valid);
}

/// Smallest preperiod and period of values that are known to repeat, by trying all.
Period smallest(const std::vector<Value>& values) {
  for (std::uint64_t p = 1;; ++p) {
    const std::uint64_t saltus = values[values.size() - 1] - values[values.size() - 1 - p];
    std::uint64_t from = values.size() - p;
    while (from > 0 && values[from - 1] + saltus == values[from - 1 + p]) --from;
    if (values.size() - p - from > values.size() / 2) return {from, p, saltus};
  }
}

const std::vector<std::string>& closed_rules() {
  static const std::vector<std::string> list = {
      "nim",      "lasker",        "take/1..3",   "take/7",    "take/2..5",
      "take/3..", "take/odd",      "take/even",   "take/pow2", "take/1..",
      "bash/1",   "take/odd,even", "take/1..2,3", "take/4..9", "take/odd,even,7"};
  return list;
}

}  // namespace

TEST_CASE("subtraction sets have the periods of the literature, with proof") {
  for (const Row& row : rows("subtraction_periods.csv", ';', "take/")) check_row(row);
}

TEST_CASE("octal codes have the periods of the literature, with proof") {
  for (const Row& row : rows("octal_periods.csv", ',', "octal/")) {
    if (row.preperiod < 10'000) check_row(row);
  }
}

TEST_CASE("closed formulas have the smallest numbers, with saltus") {
  for (const std::string& rule : closed_rules()) {
    INFO(rule);
    const Certificate certificate = found(rule);
    std::map<std::string, Value> seen;
    std::vector<Value> values;
    for (int n = 0; n < (rule == "lasker" ? 12 : 45); ++n)
      values.push_back(plain::value(rule + ":" + std::to_string(n), seen));
    const Period expected = smallest(values);
    REQUIRE(certificate.numbers.preperiod == expected.preperiod);
    REQUIRE(certificate.numbers.period == expected.period);
    REQUIRE(certificate.numbers.saltus == expected.saltus);
    REQUIRE(verdict(certificate) == Verdict::valid);
  }
  REQUIRE(found("take/1..1000000000000").numbers.period == 1'000'000'000'001);
  REQUIRE(verdict(found("take/1..1000000000000")) == Verdict::valid);
}

TEST_CASE("what is not proven within the limit is not claimed") {
  for (const char* rule : {"grundy", "take/fib", "custom/2*k>=n", "octal/0.6"}) {
    INFO(rule);
    PeriodSearch search(plain::rule(rule), 1000);
    while (!search.step(10'000).done) {}
    REQUIRE(!search.period());
    REQUIRE(search.checked_to() == 999);
  }
  // A proof counts only if all its values lie within the limit, whatever the rule knew before.
  REQUIRE(found("octal/0.77").checked_to == 2 * 71 + 2 * 12 + 2 - 1);
  PeriodSearch early(plain::rule("octal/0.77"), 167);
  while (!early.step(10'000).done) {}
  REQUIRE(!early.period());
  REQUIRE(early.checked_to() == 166);
  PeriodSearch late(plain::rule("octal/0.77"), 168);
  while (!late.step(10'000).done) {}
  REQUIRE(late.period());
  PeriodSearch none(plain::rule("strip"));
  while (!none.step(1).done) {}
  REQUIRE(none.error()->code == ErrorCode::no_sequence);
}

TEST_CASE("a period is told as soon as its values are there, and at the very end too") {
  // Searches by rules that were never asked about before.
  const auto searched = [](const char* game, const char* rules, std::uint64_t values) {
    PeriodSearch search(plain::fresh_rule(game, rules), values);
    while (!search.step(1'000'000).done) {}
    return search;
  };
  const auto kayles = [&](std::uint64_t values) { return searched("octal", "0.77", values); };
  REQUIRE(!kayles(167).period());
  REQUIRE(kayles(168).period());
  REQUIRE(kayles(168).period()->period == 12);
  // The last 6 of 17 values prove the period of 11: no fewer values do.
  const auto set = [&](std::uint64_t values) { return searched("take", "2,5,6", values); };
  REQUIRE(!set(16).period());
  REQUIRE(set(16).checked_to() == 15);
  REQUIRE(set(17).period());
  REQUIRE(set(17).period()->period == 11);
  REQUIRE(set(200'000).period());
  REQUIRE(set(200'000).known() < 1000);
  // Nothing at all may be looked at.
  REQUIRE(!set(0).period());
  REQUIRE(set(0).checked_to() == 0);
  // A rule without separate heaps; a value that is had at once counts as one option.
  for (const char* rule : {"coins/ruler", "custom/2*k>=n"}) {
    INFO(rule);
    PeriodSearch search(plain::rule(rule), 1000);
    Progress progress = search.step(UINT64_MAX);
    REQUIRE(progress.done);
    REQUIRE(progress.examined == 1000);
    REQUIRE(!search.period());
    REQUIRE(search.checked_to() == 999);
  }
}

TEST_CASE("periods of a table are found wherever the values before the last ones stand") {
  const auto table_of = [](std::size_t count, std::size_t period) {
    ValueTable table;
    for (std::size_t n = 0; n < period; ++n) table.push_back(static_cast<std::uint32_t>(n));
    table.repeat(period, count - period);
    return table;
  };
  // At the very beginning of the table.
  REQUIRE(!prove_subtraction_period(table_of(18, 11), 8));
  const auto shortest = prove_subtraction_period(table_of(19, 11), 8);
  REQUIRE(shortest);
  REQUIRE(shortest->preperiod == 0);
  REQUIRE(shortest->period == 11);
  // Around the end of a chunk of memory.
  for (std::size_t more = 40; more < 60; ++more) {
    INFO(more);
    const auto found = prove_subtraction_period(table_of(ValueTable::chunk + more, 43), 60);
    REQUIRE(found);
    REQUIRE(found->preperiod == 0);
    REQUIRE(found->period == 43);
  }
}

TEST_CASE("the verifier refuses a certificate with any single number changed") {
  std::vector<std::string> rules = closed_rules();
  for (const char* rule : {"take/1,3,4", "take/2,5,6", "octal/0.77", "octal/0.137", "octal/0.07",
                           "octal/4.005", "octal/4.122", "octal/0.153", "octal/0.0"}) {
    rules.emplace_back(rule);
  }
  for (const std::string& rule : rules) {
    INFO(rule);
    const Certificate good = found(rule);
    REQUIRE(verdict(good) == Verdict::valid);
    std::uint64_t Period::*const in_period[] = {&Period::preperiod, &Period::period,
                                                &Period::saltus};
    const auto changed = [](std::uint64_t number) {
      std::vector<std::uint64_t> others = {
          0,          1,          number + 1,  2 * number, 2 * number + 1,
          number / 2, number + 7, 10 * number, max_integer};
      if (number > 0) others.push_back(number - 1);
      others.erase(std::remove(others.begin(), others.end(), number), others.end());
      return others;
    };
    for (const auto member : in_period) {
      for (const std::uint64_t number : changed(good.numbers.*member)) {
        Certificate bad = good;
        bad.numbers.*member = number;
        REQUIRE(verdict(bad) != Verdict::valid);
        // Nor when the last heap is made to fit.
        const auto theorem = plain::rule(rule)->sequence().period_theorem();
        if (number < 2000 && bad.numbers.period > 0) {
          bad.checked_to = last_heap_needed(*theorem, bad.numbers);
          if (bad.checked_to > 2500) continue;
          REQUIRE(verdict(bad) != Verdict::valid);
        }
      }
    }
    for (const std::uint64_t number : changed(good.reach)) {
      Certificate bad = good;
      bad.reach = number;
      REQUIRE(verdict(bad) != Verdict::valid);
    }
    for (const std::uint64_t number : changed(good.checked_to)) {
      Certificate bad = good;
      bad.checked_to = number;
      REQUIRE(verdict(bad) != Verdict::valid);
    }
    for (const char* other :
         {"take/1,3,5", "octal/0.76", "grundy", "nim:3", " nim", "", "take/1,4,4"}) {
      Certificate bad = good;
      bad.rule = other;
      REQUIRE(verdict(bad) != Verdict::valid);
    }
    for (const char* other : {"period", "", "sprague-grundy"}) {
      Certificate bad = good;
      bad.theorem = other;
      REQUIRE(verdict(bad) == Verdict::bad_theorem);
    }
  }
}

TEST_CASE("a certificate of a set far larger than any heap that is looked at") {
  Certificate good = found("take/1..10000000000000000");
  REQUIRE(good.checked_to == Certificate::closed_check);
  REQUIRE(verdict(good) == Verdict::valid);
  // Refused as it is taken in, without looking at a heap or at the set's numbers.
  good.checked_to = 10'000'000'000'000;
  Verifier verifier(good);
  REQUIRE(verifier.verdict() == Verdict::bad_checked_to);
  REQUIRE(verifier.step(0).examined == 0);
}

TEST_CASE("certificates are read as they are printed, and nothing else is") {
  const Certificate good = found("octal/0.77");
  const std::string text = print(good);
  const auto again = read_certificate("  " + text + "\n");
  REQUIRE(again);
  REQUIRE(print(*again) == text);
  // Cut anywhere, with any character doubled or dropped, it is refused or reads as something that
  // prints itself.
  for (std::size_t i = 0; i < text.size(); ++i) {
    REQUIRE(!read_certificate(text.substr(0, i)));
    for (const std::string& mangled :
         {text.substr(0, i) + text.substr(i + 1), text.substr(0, i + 1) + text.substr(i)}) {
      const auto read = read_certificate(mangled);
      if (read) {
        const auto twice = read_certificate(print(*read));
        REQUIRE(twice);
        REQUIRE(print(*twice) == print(*read));
      } else {
        REQUIRE(read.error().code == ErrorCode::bad_certificate);
        REQUIRE(read.error().column >= 1);
      }
    }
  }
  REQUIRE(!read_certificate(""));
  REQUIRE(!read_certificate("[]"));
  REQUIRE(!read_certificate("{}"));
  REQUIRE(read_certificate("{\"rule\": 3}").error().column == 10);
  REQUIRE(!read_certificate("{\"certificate\": 1, \"certificate\": 1}"));
  REQUIRE(read_certificate("{\"color\": 1}").error().args.front() == "unknown color");
}
