// The verifier's word on every small certificate against the definitions, and where a certificate's
// text is wrong.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/period.hpp>
#include "laws/periods/verifier.hpp"

#include <algorithm>
#include <random>
#include <set>

using namespace nimber;

namespace {

Verdict verdict(const Certificate& certificate) {
  Verifier verifier(certificate);
  for (;;) {
    const Progress progress = verifier.step(7);
    if (progress.done) return verifier.verdict();
    REQUIRE(progress.fraction < 1);
  }
}

/// What the verdict is by the definitions, from the values g(0), g(1) ... of the rule and what its
/// theorem asks for.
Verdict by_definition(const Certificate& c, const PeriodTheorem& theorem,
                      const std::vector<Value>& g) {
  const auto [n0, p, saltus] = c.numbers;
  if (c.reach != theorem.reach) return Verdict::bad_reach;
  if (p == 0) return Verdict::not_repeating;
  if (saltus != (theorem.closed ? theorem.closed->saltus : 0)) return Verdict::bad_saltus;
  if (theorem.closed && (n0 != theorem.closed->preperiod || p != theorem.closed->period))
    return Verdict::not_repeating;
  if (c.checked_to != last_heap_needed(theorem, c.numbers)) return Verdict::bad_checked_to;
  const auto repeats = [&](std::uint64_t from, std::uint64_t q, std::uint64_t jump,
                           std::uint64_t to) {
    for (std::uint64_t n = from; n + q <= to; ++n) {
      if (g[n + q] != g[n] + jump) return false;
    }
    return true;
  };
  if (!repeats(n0, p, saltus, c.checked_to)) return Verdict::not_repeating;
  if (n0 > 0 && repeats(n0 - 1, p, saltus, c.checked_to)) return Verdict::smaller_preperiod;
  for (std::uint64_t q = 1; q < p; ++q) {
    if (repeats(n0, q, g[n0 + q] - g[n0], n0 + 4 * p)) return Verdict::smaller_period;
  }
  return Verdict::valid;
}

std::vector<Value> values_of(const std::string& text, std::size_t count) {
  const RulePtr rule = plain::rule(text);
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  std::vector<Value> g;
  // Coins: a lone head at place n.
  const bool coins = text.substr(0, 6) == "coins/";
  for (std::size_t n = 0; n < count; ++n) {
    if (coins) {
      const auto result =
          analyze(plain::position(text + ":" + (n == 0 ? "T" : std::string(n - 1, 'T') + "H")));
      g.push_back(*result->value);
      continue;
    }
    REQUIRE(rule->sequence().sequence_ready(n, work) == Ready::yes);
    g.push_back(rule->sequence().sequence_value(n));
  }
  return g;
}

}  // namespace

TEST_CASE("the verdict on every small certificate is that of the definitions") {
  std::size_t valid = 0;
  std::vector<std::string> rules = {
      "take/1",     "take/3",    "take/1..3",     "take/2..5",  "take/2..",      "take/odd",
      "take/even",  "take/pow2", "nim",           "lasker",     "coins/turtles", "coins/twins",
      "take/1,3,4", "take/2,3",  "take/2,4,7",    "octal/0.02", "octal/0.11",    "octal/0.3",
      "octal/0.31", "octal/0.5", "octal/0.54",    "octal/0.57", "octal/0.101",   "octal/0.52",
      "octal/0.0",  "octal/4.0", "take/1,2,4,8,9"};
  // Among many sets there are some that go wrong at the very last heap only.
  std::mt19937 random(31);
  while (rules.size() < 70) {
    std::set<std::uint64_t> set;
    for (std::size_t count = 2 + random() % 3; count > 0; --count) set.insert(1 + random() % 11);
    std::string text = "take/";
    for (const std::uint64_t k : set)
      text.append(text.size() > 5 ? "," : "").append(std::to_string(k));
    text = plain::rule(text)->text();
    if (plain::rule(text)->sequence().period_theorem()->code == "subtraction-window")
      rules.push_back(text);
  }
  for (const std::string& rule : rules) {
    INFO(rule);
    const auto g = values_of(rule, 140);
    const PeriodTheorem theorem = *plain::rule(rule)->sequence().period_theorem();
    for (std::uint64_t n0 = 0; n0 <= 12; ++n0) {
      for (std::uint64_t p = 0; p <= 16; ++p) {
        for (std::uint64_t saltus = 0; saltus <= (p <= 4 ? 4u : 1u); ++saltus) {
          const Period numbers{n0, p, saltus};
          const std::uint64_t needed = last_heap_needed(theorem, numbers);
          for (std::uint64_t off = 0; off < 3; ++off) {
            Certificate c{rule, std::string(theorem.code), numbers, theorem.reach,
                          off == 2 ? needed - std::min<std::uint64_t>(needed, 1) : needed + off};
            const Verdict wanted = by_definition(c, theorem, g);
            INFO(print(c));
            REQUIRE(text(verdict(c)) == text(wanted));
            valid += wanted == Verdict::valid ? 1 : 0;
          }
        }
      }
    }
    for (const std::uint64_t reach : {theorem.reach + 1, theorem.reach + 7, theorem.reach - 1}) {
      if (reach > 100) continue;
      REQUIRE(text(verdict({rule, std::string(theorem.code), {1, 2, 0}, reach, 10})) ==
              "bad-reach");
    }
    REQUIRE(text(verdict({rule, std::string(theorem.code) + "s", {1, 2, 0}, theorem.reach, 10})) ==
            "bad-theorem");
    for (const std::uint64_t large : {Certificate::largest_number + 1, UINT64_MAX}) {
      REQUIRE(text(verdict({rule, std::string(theorem.code), {large, 2, 0}, theorem.reach, 10})) ==
              "too-large");
      REQUIRE(text(verdict({rule, std::string(theorem.code), {1, large, 0}, theorem.reach, 10})) ==
              "too-large");
      REQUIRE(text(verdict({rule, std::string(theorem.code), {1, 2, 0}, theorem.reach, large})) ==
              "too-large");
    }
  }
  // Each rule has one certificate that is right, the sets where it is among these.
  REQUIRE(valid >= 50);
  REQUIRE(valid <= rules.size());
}

TEST_CASE("a certificate of a rule without a theorem is refused, whatever theorem it names") {
  for (const char* rule : {"coins/mock", "coins/ruler", "grundy", "take/fib", "take/prime,4",
                           "wythoff", "strip", "custom/2*k>=n"}) {
    REQUIRE(!plain::rule(rule)->sequence().period_theorem());
    for (const char* theorem :
         {"", "turtles", "twins", "guy-smith", "subtraction-window", "bouton", "lasker"}) {
      const Verdict given = verdict({rule, theorem, {1, 1, 1}, 0, 3});
      INFO(rule << ' ' << theorem);
      REQUIRE(given == Verdict::bad_theorem);
    }
  }
  // The largest number is a number: what is wrong is what it leads to.
  REQUIRE(verdict({"octal/0.77", "guy-smith", {max_integer, 12, 0}, 2, 168}) ==
          Verdict::bad_checked_to);
  REQUIRE(verdict({"octal/0.77", "guy-smith", {71, max_integer, 0}, 2, max_integer}) ==
          Verdict::bad_checked_to);
  REQUIRE(verdict({"take/1..999999999999999999", "bash", {0, max_integer, 0}, 0, 1000}) ==
          Verdict::valid);
}

TEST_CASE("a certificate of primes and numbers left out by m is right, and of no other set") {
  const auto said_of = [](const std::string& rule, std::uint64_t m) {
    const PeriodTheorem theorem{"take-residue", 0, Period{0, m, 0}};
    return verdict({rule, "take-residue", {0, m, 0}, 0, last_heap_needed(theorem, {0, m, 0})});
  };
  for (const auto& [rule, m] : {std::pair("take/1,prime", 4),
                                {"take/1..3,prime", 4},
                                {"take/1,5,prime,7", 4},
                                {"take/pow2", 3},
                                {"take/1,prime,4", 6}}) {
    INFO(rule);
    const auto theorem = plain::rule(rule)->sequence().period_theorem();
    if (theorem && theorem->code == "take-residue")
      CHECK(said_of(rule, static_cast<std::uint64_t>(m)) == Verdict::valid);
    CHECK(said_of(rule, static_cast<std::uint64_t>(m + 1)) != Verdict::valid);
  }
  CHECK(plain::rule("take/1,prime")->sequence().period_theorem()->code == "take-residue");
  CHECK(plain::rule("take/1..3,prime")->sequence().period_theorem()->code == "take-residue");
  for (const char* const rule : {"take/1,prime,8", "take/1,prime,6..9", "take/1,square,prime"})
    CHECK(said_of(rule, 4) == Verdict::bad_theorem);
}

TEST_CASE("the verifier counts the options that it looks at") {
  const auto examined = [](const Certificate& certificate) {
    Verifier verifier(certificate);
    REQUIRE(verifier.step(0).examined == 0);
    Progress progress;
    while (!progress.done) progress = verifier.step(5);
    REQUIRE(verifier.verdict() == Verdict::valid);
    return progress.examined;
  };
  const auto sum = [](std::uint64_t last, auto options) {
    std::uint64_t all = 0;
    for (std::uint64_t n = 0; n <= last; ++n) all += 1 + options(n);
    return all;
  };
  const auto each_below = [](std::uint64_t n) { return n; };
  CHECK(examined({"lasker", "lasker", {1, 4, 4}, 0, 9}) ==
        sum(9, [](std::uint64_t n) { return n + n / 2; }));
  CHECK(examined({"coins/turtles", "turtles", {0, 1, 1}, 0, 2}) == sum(2, each_below));
  CHECK(examined({"coins/twins", "twins", {1, 1, 1}, 0, 3}) == sum(3, each_below));
  CHECK(examined({"nim", "bouton", {0, 1, 1}, 0, 2}) == sum(2, each_below));
  CHECK(examined({"take/1,3,4", "subtraction-window", {0, 7, 0}, 4, 10}) ==
        sum(10, [](std::uint64_t n) {
          return n < 1 ? 0U : n < 3 ? 1U : n < 4 ? 2U : 3U;
        }));
  // Heaps that are split alone count, once for each heap and digit.
  CHECK(examined({"octal/0.77", "guy-smith", {71, 12, 0}, 2, 167}) == sum(167, [](std::uint64_t n) {
          return (n < 1 ? 0 : (n - 1) / 2) + (n < 2 ? 0 : (n - 2) / 2);
        }));
}

TEST_CASE(
    "a certificate of more values than are computed is refused at once, one of as many is looked "
    "at") {
  const std::uint64_t most = Verifier::max_values;
  Verifier at_edge({"take/1,3,4", "subtraction-window", {most - 11, 7, 0}, 4, most - 1});
  REQUIRE(at_edge.step(1000).done == false);
  const Progress some = at_edge.step(1000);
  REQUIRE(some.examined >= 2000);
  REQUIRE(some.examined <= 2010);
  REQUIRE(some.fraction > 0);
  REQUIRE(some.fraction < 0.001);
  Verifier past({"take/1,3,4", "subtraction-window", {most - 10, 7, 0}, 4, most});
  REQUIRE(past.step(0).done);
  REQUIRE(past.step(0).fraction == 1);
  REQUIRE(past.verdict() == Verdict::too_large);
}

TEST_CASE("every certificate that is printed can be read and is valid, the largest numbers too") {
  const std::string most = "1000000000000000000";
  for (const std::string& rule :
       {"take/1.." + most, "take/" + most, "take/" + most + "..", "take/7.." + most,
        "take/999999999999999999.." + most, std::string("nim"), std::string("take/pow2"),
        std::string("octal/0.77")}) {
    INFO(rule);
    PeriodSearch search(plain::rule(rule));
    while (!search.step(1'000'000).done) {}
    REQUIRE(search.period());
    const std::string text = print(search.certificate());
    const auto read = read_certificate(text);
    REQUIRE(read);
    CHECK(print(*read) == text);
    CHECK(verdict(*read) == Verdict::valid);
  }
}

TEST_CASE("what is wrong with the text of a certificate is said with its place") {
  const Certificate good{"take/1,3,4", "subtraction-window", {0, 7, 0}, 4, 10};
  const std::string text = print(good);
  REQUIRE(text == R"({"certificate": 1, "rule": "take/1,3,4", "theorem": "subtraction-window", )"
                  R"("preperiod": 0, "period": 7, "saltus": 0, )"
                  R"("reach": 4, "checked_to": 10})");
  const auto wrong = [](const std::string& given) {
    const auto read = read_certificate(given);
    INFO(given);
    REQUIRE(!read);
    REQUIRE(read.error().code == ErrorCode::bad_certificate);
    REQUIRE(read.error().args.size() == 1);
    return std::to_string(read.error().column) + " " + read.error().args[0];
  };
  CHECK(wrong("") == "1 object");
  CHECK(wrong("  [") == "3 object");
  CHECK(wrong("{") == "2 name");
  CHECK(wrong("{}") == "2 name");
  CHECK(wrong("{ \"rule") == "8 name");
  CHECK(wrong("{\"rule\"") == "8 ':'");
  CHECK(wrong("{\"rule\" ; 3") == "9 ':'");
  CHECK(wrong("{\"rule\" :\t3") == "11 string");
  CHECK(wrong("{\"theorem\":3") == "12 string");
  CHECK(wrong("{\"rule\": \"a\\n\"") == "13 string");
  CHECK(wrong("{\"rule\": \"a\\") == "13 string");
  CHECK(wrong("{\"rule\": \"a\x1F\"") == "12 string");
  CHECK(wrong("{\"rule\": \"a") == "12 string");
  CHECK(wrong("{\"reach\": \"a\"") == "11 integer");
  CHECK(wrong("{\"reach\": 01}") == "13 integer");
  CHECK(wrong("{\"reach\": }") == "11 integer");
  CHECK(wrong("{\"reach\": 2000000000000000001}") == "29 integer");
  CHECK(wrong("{\"reach\": 2000000000000000000}") == "31 missing certificate");
  CHECK(wrong("{\"reach\": 0 , \"period\":\r\n10}") == "29 missing certificate");
  CHECK(wrong("{\"reach\": 0\v}") == "12 end");
  CHECK(wrong("{\"reach\": 0,}") == "13 name");
  CHECK(wrong("{\"certificate\": 2}") == "18 1");
  CHECK(wrong("{\"certificate\": 0}") == "18 1");
  CHECK(wrong("{\"reach\": 1, \"reach\": 1}") == "14 repeated reach");
  CHECK(wrong("{\"reach\": 1,  \"rule \": 1}") == "15 unknown rule ");
  CHECK(wrong("{\"rule\": \"\xE8\xA7\x84\xE5\x88\x99\", 1}") == "16 name");
  CHECK(wrong("{\"\xE8\xA7\x84\": 1}") == "2 unknown \xE8\xA7\x84");
  CHECK(wrong(text + "{") == std::to_string(text.size() + 1) + " end");
  CHECK(wrong(text + " \n ]") == std::to_string(text.size() + 4) + " end");
  CHECK(wrong(text.substr(0, text.size() - 1)) == std::to_string(text.size()) + " end");

  // Any one field left out, or said twice; and what a text could hold that is no rule.
  std::vector<std::string> fields = {"\"certificate\":1",
                                     "\"rule\":\"\\\"\\\\\\/ \"",
                                     "\"theorem\":\"\x7F\"",
                                     "\"preperiod\":5",
                                     "\"period\":17",
                                     "\"saltus\":0",
                                     "\"reach\":123456789012345",
                                     "\"checked_to\":2"};
  const auto joined = [](const std::vector<std::string>& list, const std::string& between) {
    std::string all = "{";
    for (const std::string& field : list) all += (all.size() > 1 ? between : "") + field;
    return all + "}";
  };
  for (std::size_t i = 0; i < fields.size(); ++i) {
    const std::string name = fields[i].substr(1, fields[i].find('"', 1) - 1);
    auto fewer = fields;
    fewer.erase(fewer.begin() + static_cast<std::ptrdiff_t>(i));
    CHECK(wrong(joined(fewer, ",")) ==
          std::to_string(joined(fewer, ",").size() + 1) + " missing " + name);
    auto more = fields;
    more.push_back(fields[i]);
    CHECK(wrong(joined(more, ",")) ==
          std::to_string(joined(fields, ",").size() + 1) + " repeated " + name);
  }
  std::reverse(fields.begin(), fields.end());
  const auto read = read_certificate("\r\n\t " + joined(fields, " ,\t") + "\r");
  REQUIRE(read);
  CHECK(read->rule == "\"\\/ ");
  CHECK(read->theorem == "\x7F");
  CHECK(read->numbers.preperiod == 5);
  CHECK(read->numbers.period == 17);
  CHECK(read->numbers.saltus == 0);
  CHECK(read->reach == 123'456'789'012'345);
  CHECK(read->checked_to == 2);
  CHECK(read_certificate(print(*read))->rule == read->rule);
}
