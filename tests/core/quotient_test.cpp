// Misère quotients against plain recursion, and the verifier against claims that lie.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include <nimber/heap_rule.hpp>
#include "laws/quotients/quotient_certificate.hpp"
#include "laws/quotients/quotient_search.hpp"
#include "laws/quotients/quotient_verifier.hpp"
#include "values/quotient_letter.hpp"

#include <algorithm>
#include <functional>
#include <set>
#include <unordered_map>

using namespace nimber;

namespace {

QuotientSearch searched(const std::string& rule, std::optional<std::uint64_t> heaps = std::nullopt,
                        std::uint64_t budget = 1'000'000) {
  INFO(rule);
  QuotientSearch search(plain::rule(rule), heaps);
  while (!search.step(budget).done) {}
  REQUIRE(search.error() == nullptr);
  return search;
}

Quotient quotient_of(const std::string& rule, std::optional<std::uint64_t> heaps = std::nullopt) {
  return searched(rule, heaps).quotient();
}

QuotientVerdict verdict_of(const std::string& text) {
  auto claim = read_quotient(text);
  REQUIRE(claim);
  QuotientVerifier verifier(std::move(*claim));
  while (!verifier.step(1'000'000).done) {}
  return verifier.verdict();
}

/// Misère play by the definition: lost when there is an option and the other player wins all.
class PlainMisere {
 public:
  explicit PlainMisere(const Rule& rule) : rule_(rule) {}

  bool lost(std::vector<Heap> heaps) {
    std::sort(heaps.begin(), heaps.end());
    std::string key;
    for (const Heap heap : heaps) {
      if (heap > 0) key.push_back(static_cast<char>(heap));
    }
    const auto known = known_.find(key);
    if (known != known_.end()) return known->second;
    bool any = false;
    bool lost_option = false;
    for (std::size_t i = 0; i < heaps.size() && !lost_option; ++i) {
      if (i > 0 && heaps[i] == heaps[i - 1]) continue;
      rule_.each_move(heaps, i, [&](const Move& move) {
        any = true;
        lost_option = lost(rule_.after(heaps, move));
        return !lost_option;
      });
    }
    return known_[key] = any && !lost_option;
  }

 private:
  const Rule& rule_;
  std::unordered_map<std::string, bool> known_;
};

/// All sums of up to `most` heaps from 1 to `largest`.
void each_sum(Heap largest, std::size_t most,
              const std::function<void(std::vector<Heap>&)>& visit) {
  std::vector<Heap> sum;
  const std::function<void(Heap)> go = [&](Heap from) {
    visit(sum);
    if (sum.size() == most) return;
    for (Heap heap = from; heap <= largest; ++heap) {
      sum.push_back(heap);
      go(heap);
      sum.pop_back();
    }
  };
  go(1);
}

void check_against_recursion(const std::string& rule, Heap largest, std::size_t most) {
  INFO(rule);
  const RulePtr read = plain::rule(rule);
  const Quotient quotient = quotient_of(rule, largest);
  PlainMisere plain(*read);
  std::size_t wrong = 0;
  std::size_t sums = 0;
  each_sum(largest, most, [&](std::vector<Heap>& sum) {
    Element e = 0;
    for (const Heap heap : sum) e = quotient.product(e, quotient.element(heap));
    ++sums;
    if (quotient.lost(e) != plain.lost(sum)) ++wrong;
  });
  CHECK(sums > 400);
  CHECK(wrong == 0);
}

struct Known {
  std::string rule;
  std::uint64_t heaps;
  std::size_t order;
};

std::string replaced(std::string text, const std::string& from, const std::string& to) {
  const std::size_t at = text.find(from);
  REQUIRE(at != std::string::npos);
  return text.replace(at, from.size(), to);
}

}  // namespace

TEST_CASE("The misère quotient of Kayles") {
  const QuotientSearch search = searched("octal/0.77");
  const Quotient quotient = search.quotient();
  CHECK(quotient.order() == 40);
  CHECK(quotient.p.size() == 9);
  CHECK(search.growth() == std::vector<std::pair<std::uint64_t, std::size_t>>{
                               {1, 2}, {2, 6}, {5, 12}, {9, 18}, {12, 24}, {25, 32}, {27, 40}});
  REQUIRE(quotient.period);
  CHECK(quotient.period->preperiod == 71);
  CHECK(quotient.period->period == 12);
  CHECK(quotient.checked_to == 167);
  CHECK(quotient.heaps == 167);
  CHECK(quotient.generators == std::vector<std::string>{"a", "b", "c", "d", "e", "f", "g"});
  CHECK(quotient.element(1'000'000'000'000'000'000) == quotient.phi[76]);
}

TEST_CASE("Orders of misère quotients from the literature") {
  const std::vector<Known> list = {
      {"octal/0.123", 60, 20}, {"octal/0.71", 60, 36},  {"octal/0.53", 60, 16},
      {"octal/0.153", 60, 16}, {"octal/0.75", 60, 8},   {"octal/4.56", 60, 8},
      {"octal/4.74", 60, 8},   {"octal/0.351", 60, 22}, {"octal/0.31", 60, 6},
      {"octal/0.52", 60, 6},   {"octal/4.4", 60, 40},   {"octal/0.115", 60, 42},
      {"octal/0.15", 60, 42},  {"octal/0.144", 60, 30}, {"octal/0.152", 60, 34}};
  for (const Known& known : list) {
    INFO(known.rule);
    CHECK(quotient_of(known.rule, known.heaps).order() == known.order);
  }
}

TEST_CASE("Misère quotients where old classes split") {
  const std::vector<Known> list = {{"octal/0.54", 60, 234},
                                   {"octal/0.04", 44, 864},
                                   {"octal/0.177", 25, 550},
                                   {"octal/0.07", 33, 638},
                                   {"grundy", 28, 48}};
  for (const Known& known : list) {
    INFO(known.rule);
    const Quotient quotient = quotient_of(known.rule, known.heaps);
    CHECK(quotient.order() == known.order);
    CHECK(verdict_of(print(quotient, true)) == QuotientVerdict::valid);
  }
}

TEST_CASE("Misère quotients say what plain recursion finds") {
  struct Case {
    const char* rule;
    Heap largest;
    std::size_t most;
  };
  // Rules that people write may leave any number of heaps.
  const std::vector<Case> all = {
      {"octal/0.77", 8, 5},
      {"octal/0.123", 9, 5},
      {"octal/0.71", 8, 5},
      {"octal/0.53", 8, 5},
      {"octal/0.07", 10, 5},
      {"octal/0.04", 18, 3},
      {"own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b)", 8, 4},
      {"octal/0.177", 8, 5},
      {"octal/4.7", 6, 5},
      {"octal/0.26", 9, 5},
      {"octal/0.07", 20, 3},
      {"grundy", 13, 4},
      {"take/2,5", 8, 5},
      {"own/n;n-=1|n>0;n%2==0;=>3*(n/2)", 8, 4},
      {"own/n;n%2==0;n=n/2|n-=1", 9, 4},
      {"own/n;k=1..n;gcd(n,k)==1;n-=k", 9, 4},
      {"take/1..3", 8, 5},
      {"custom/k==2||n==k&&n%3==1", 9, 5},
      {"custom/2*k>=n", 8, 5},
  };
  for (const Case& one : plain::share_of(all))
    check_against_recursion(one.rule, one.largest, one.most);
}

TEST_CASE("The misère quotient of Kayles as one writes it is that of the octal code") {
  const std::string written = "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i)";
  const Quotient own = quotient_of(written, 40);
  const Quotient octal = quotient_of("octal/0.77", 40);
  CHECK(own.elements == octal.elements);
  CHECK(own.p == octal.p);
  CHECK(own.phi == octal.phi);
  CHECK(own.table == octal.table);
  CHECK(verdict_of(print(own, true)) == QuotientVerdict::valid);
  CHECK_FALSE(own.period);  // no theorem speaks of written rules
  Quotient forged = own;
  forged.phi[33] = own.phi[32];
  CHECK(verdict_of(print(forged, true)) == QuotientVerdict::wrong_outcome);

  // A heap that may grow has none; what lies below it has.
  const std::string grows = "own/n;n>5;n+=1|n>0;n-=1";
  CHECK(quotient_of(grows).heaps == 5);
  QuotientSearch search(plain::rule(grows), 6);
  while (!search.step(1'000'000).done) {}
  REQUIRE(search.error() != nullptr);
  CHECK(search.error()->code == ErrorCode::no_quotient);
  std::string lie = print(quotient_of("own/n;n>6;n+=1|n>0;n-=1", 6), true);
  lie = replaced(lie, "n>6", "n>5");
  CHECK(verdict_of(lie) == QuotientVerdict::bad_rule);
  CHECK(quotient_of("own/n;n>3;=>(n)+(1)|n>0;n-=1").heaps == 3);
  QuotientSearch never(plain::rule("own/n;n<5;n+=1"));
  while (!never.step(1'000'000).done) {}
  REQUIRE(never.error() != nullptr);
  CHECK(never.error()->code == ErrorCode::no_quotient);
  CHECK(never.error()->args[1] == "0");
  // No theorem ends the search: as many heaps as there may be, and one more.
  CHECK(quotient_of("own/n;k=1..2;n-=k").heaps == 2000);
  QuotientSearch more(plain::rule("own/n;k=1..2;n-=k"), 2001);
  while (!more.step(1'000'000).done) {}
  REQUIRE(more.error() != nullptr);
  // Told at once, and that it is not the limit.
  CHECK(more.error()->args ==
        std::vector<std::string>{std::to_string(QuotientSearch::default_limit), "0", "1", "heaps",
                                 "2000"});
  // Options that leave more than 20 million heaps together.
  CHECK(quotient_of("own/n;k=1..n;n<400;=>1000*(n-k)").heaps == 200);
  QuotientSearch pairs(plain::rule("own/(a,b);a-=1"));
  while (!pairs.step(1'000'000).done) {}
  REQUIRE(pairs.error() != nullptr);
  CHECK(pairs.error()->code == ErrorCode::no_sequence);
}

TEST_CASE("Generators and elements of misère quotients are named by their shortest words") {
  for (const char* rule : {"octal/0.77", "octal/0.71", "octal/4.7"}) {
    INFO(rule);
    const Quotient quotient = quotient_of(rule, 24);
    std::vector<Element> letters;
    std::set<Element> made{0};
    for (const Element e : quotient.phi) {
      if (made.count(e) > 0) continue;
      letters.push_back(e);
      for (bool grown = true; grown;) {
        grown = false;
        for (const Element x : std::set<Element>(made)) {
          for (const Element letter : letters)
            grown = made.insert(quotient.product(x, letter)).second || grown;
        }
      }
    }
    REQUIRE(letters.size() == quotient.generators.size());
    // All words by length, then alphabet; the first that gives an element is its name.
    std::vector<std::string> names{"1"};
    std::set<Element> named{0};
    std::vector<std::pair<std::string, Element>> words{{"", 0}};
    for (int length = 1; length < 40 && named.size() < quotient.order(); ++length) {
      std::vector<std::pair<std::string, Element>> longer;
      std::set<Element> here;
      for (const auto& [word, e] : words) {
        for (std::size_t i = 0; i < letters.size(); ++i) {
          if (!word.empty() && quotient.generators[i][0] < word.back()) continue;
          const Element next = quotient.product(e, letters[i]);
          if (named.count(next) == 0 && here.insert(next).second) {
            longer.emplace_back(word + quotient.generators[i], next);
            names.push_back(longer.back().first);
          }
        }
      }
      named.insert(here.begin(), here.end());
      words = std::move(longer);
    }
    CHECK(names == quotient.elements);
  }
  CHECK(quotient_letter(25) == "z");
  CHECK(quotient_letter(26) == "A");
  CHECK(quotient_letter(52) == "α");
  CHECK(quotient_letter(69) == "σ");
  CHECK(quotient_letter(75) == "ω");
  CHECK(quotient_letter(76) == "一");
}

TEST_CASE("The search for a misère quotient in small steps finds the same") {
  const Quotient once = searched("octal/0.07", 27).quotient();
  const Quotient often = searched("octal/0.07", 27, 100).quotient();
  CHECK(print(once, false) == print(often, false));
}

TEST_CASE("The search for a misère quotient ends at its limit") {
  QuotientSearch search(plain::rule("octal/0.07"), 33, 100'000);
  while (!search.step(10'000).done) {}
  REQUIRE(search.error() != nullptr);
  CHECK(search.error()->code == ErrorCode::no_quotient);
  CHECK(search.known() > 9);
  CHECK(search.known() <= 33);
  CHECK(search.error()->args[1] == std::to_string(search.known() - 1));
  CHECK(verdict_of(print(search.quotient(), true)) == QuotientVerdict::valid);

  // Without a number of heaps what was reached is told.
  QuotientSearch open(plain::rule("octal/0.07"), std::nullopt, 100'000);
  while (!open.step(10'000).done) {}
  CHECK(open.error() == nullptr);
  CHECK(open.quotient().heaps + 1 == search.known());

  QuotientSearch none(plain::rule("wythoff"));
  while (!none.step(10'000).done) {}
  REQUIRE(none.error() != nullptr);
  CHECK(none.error()->code == ErrorCode::no_sequence);
}

TEST_CASE("Periods of misère quotients hold beyond the heaps that prove them") {
  for (const char* rule : {"octal/0.77", "octal/0.123", "octal/0.53", "octal/0.71", "octal/4.4",
                           "octal/0.3", "take/1..3", "take/2,5,6", "octal/4.0", "octal/0.0"}) {
    INFO(rule);
    const Quotient proven = quotient_of(rule);
    REQUIRE(proven.period);
    const Quotient longer = quotient_of(rule, proven.heaps + 3 * proven.period->period + 20);
    CHECK(longer.period->preperiod == proven.period->preperiod);
    CHECK(longer.period->period == proven.period->period);
    CHECK(longer.checked_to == proven.checked_to);
    CHECK(longer.table == proven.table);
    std::size_t different = 0;
    for (Heap n = 0; n <= longer.heaps; ++n) different += proven.element(n) != longer.phi[n];
    CHECK(different == 0);
    CHECK(verdict_of(print(proven, true)) == QuotientVerdict::valid);
    CHECK(verdict_of(print(longer, false)) == QuotientVerdict::valid);
  }
  CHECK_FALSE(quotient_of("grundy", 25).period);
  CHECK_FALSE(quotient_of("octal/0.77", 166).period);
}

TEST_CASE("The verifier refuses forged misère quotients") {
  const Quotient kayles = quotient_of("octal/0.77");
  const std::string good = print(kayles, true);
  REQUIRE(verdict_of(good) == QuotientVerdict::valid);

  Quotient forged = kayles;
  for (std::size_t i = 0; i < kayles.order(); ++i) {  // every P flipped
    forged = kayles;
    const auto e = static_cast<Element>(i);
    const auto at = std::lower_bound(forged.p.begin(), forged.p.end(), e);
    if (at != forged.p.end() && *at == e) {
      forged.p.erase(at);
    } else {
      forged.p.insert(at, e);
    }
    CHECK(verdict_of(print(forged, true)) != QuotientVerdict::valid);
  }
  for (Heap n = 0; n <= kayles.heaps; ++n) {  // every heap's element changed
    forged = kayles;
    forged.phi[n] = static_cast<Element>((forged.phi[n] + 7) % kayles.order());
    CHECK(verdict_of(print(forged, true)) != QuotientVerdict::valid);
  }
  for (std::size_t i = 0; i < kayles.table.size(); i += 37) {  // one product
    forged = kayles;
    forged.table[i] = static_cast<Element>((forged.table[i] + 1) % kayles.order());
    CHECK(verdict_of(print(forged, true)) != QuotientVerdict::valid);
  }
  forged = kayles;  // a row and its column
  const std::size_t order = kayles.order();
  for (std::size_t i = 0; i < order; ++i)
    forged.table[5 * order + i] = forged.table[i * order + 5] = kayles.table[6 * order + i];
  CHECK(verdict_of(print(forged, true)) == QuotientVerdict::not_a_monoid);

  // Element 39 merged into each other one.
  for (Element into = 0; into < 39; ++into) {
    forged = kayles;
    forged.elements.pop_back();
    forged.table.clear();
    const auto merge = [&](Element e) { return e == 39 ? into : e; };
    for (Element a = 0; a < 39; ++a) {
      for (Element b = 0; b < 39; ++b) forged.table.push_back(merge(kayles.product(a, b)));
    }
    for (Element& e : forged.phi) e = merge(e);
    CHECK(verdict_of(print(forged, true)) != QuotientVerdict::valid);
  }

  // Normal play's outcomes of "take one stone": all agrees but that the empty sum is lost.
  forged = quotient_of("octal/0.3", 4);
  REQUIRE(forged.p == std::vector<Element>{1});
  CHECK(verdict_of(print(forged, true)) == QuotientVerdict::valid);
  forged.p = {0};
  CHECK(verdict_of(print(forged, true)) == QuotientVerdict::wrong_outcome);
  forged = kayles;
  forged.period = Period{71, 6, 0};
  CHECK(verdict_of(print(forged, true)) == QuotientVerdict::bad_checked_to);
  forged.checked_to = *last_heap_of_quotient_period(*forged.period, 2);
  CHECK(verdict_of(print(forged, true)) == QuotientVerdict::not_repeating);
  forged.period = Period{70, 12, 0};
  forged.checked_to = *last_heap_of_quotient_period(*forged.period, 2);
  CHECK(verdict_of(print(forged, true)) == QuotientVerdict::not_repeating);
  const Quotient longer = quotient_of("octal/0.77", 250);
  forged = longer;
  forged.period = Period{72, 12, 0};
  forged.checked_to = *last_heap_of_quotient_period(*forged.period, 2);
  CHECK(verdict_of(print(forged, true)) == QuotientVerdict::smaller_preperiod);
  forged.period = Period{71, 24, 0};
  forged.checked_to = *last_heap_of_quotient_period(*forged.period, 2);
  CHECK(verdict_of(print(forged, true)) == QuotientVerdict::smaller_period);
  forged = kayles;  // Phi cut early
  forged.phi.pop_back();
  CHECK(verdict_of(print(forged, true)) == QuotientVerdict::bad_form);
  forged.heaps = 166;
  CHECK(verdict_of(print(forged, true)) == QuotientVerdict::bad_checked_to);

  // Two elements for one: heap 1 of Kayles, with a unit beside the unit.
  CHECK(verdict_of(R"({"certificate": 1, "rule": "octal/0.3", "heaps": 1, "order": 3,
      "p_portion": 1, "generators": ["a"], "elements": ["1", "a", "aa"], "p": [1], "phi": [0, 1],
      "table": [[0, 1, 2], [1, 2, 1], [2, 1, 2]], "preperiod": null, "period": null,
      "proven": false, "checked_to": 1})") == QuotientVerdict::not_reduced);
  CHECK(verdict_of(replaced(good, "octal/0.77", "octal/0.770")) == QuotientVerdict::bad_rule);
  CHECK(verdict_of(replaced(good, "octal/0.77", "wythoff")) == QuotientVerdict::bad_rule);
  CHECK(verdict_of(replaced(good, "octal/0.77", "octal/0.7")) != QuotientVerdict::valid);
  CHECK(verdict_of(replaced(good, "\"proven\": true", "\"proven\": false")) ==
        QuotientVerdict::bad_form);
  CHECK(verdict_of(replaced(good, "\"aef\"", "\"afe\"")) == QuotientVerdict::bad_name);
  CHECK(verdict_of(replaced(good, "\"p_portion\": 9", "\"p_portion\": 8")) ==
        QuotientVerdict::bad_form);
  const Quotient grundy = quotient_of("grundy", 25);
  forged = grundy;
  forged.period = Period{4, 3, 0};
  CHECK(verdict_of(print(forged, true)) == QuotientVerdict::no_theorem);
}

TEST_CASE("The verifier looks at the length and the range of every list of a claim") {
  const auto good = read_quotient(print(quotient_of("octal/0.77"), true));
  REQUIRE(good);
  const auto verdict = [&](const std::function<void(QuotientClaim&)>& change) {
    QuotientClaim claim = *good;
    change(claim);
    QuotientVerifier verifier(std::move(claim));
    while (!verifier.step(1'000'000).done) {}
    return verifier.verdict();
  };
  using Claim = QuotientClaim&;
  using Verdict = QuotientVerdict;
  CHECK(verdict([](Claim) {}) == Verdict::valid);
  CHECK(verdict([](Claim c) { c.order = 41; }) == Verdict::bad_form);
  CHECK(verdict([](Claim c) { c.quotient.elements.pop_back(); }) == Verdict::bad_form);
  CHECK(verdict([](Claim c) { c.phi.push_back(0); }) == Verdict::bad_form);
  CHECK(verdict([](Claim c) { c.table[39].pop_back(); }) == Verdict::bad_form);
  CHECK(verdict([](Claim c) { c.table[39][39] = 40; }) == Verdict::bad_form);
  CHECK(verdict([](Claim c) { c.table.clear(); }) == Verdict::bad_form);
  CHECK(verdict([](Claim c) { c.phi[167] = 40; }) == Verdict::bad_form);
  CHECK(verdict([](Claim c) { c.p.back() = 40; }) == Verdict::bad_form);
  CHECK(verdict([](Claim c) { c.p[1] = c.p[0]; }) == Verdict::bad_form);
  CHECK(verdict([](Claim c) { std::swap(c.p[0], c.p[1]); }) == Verdict::bad_form);
  CHECK(verdict([](Claim c) { c.quotient.elements[0] = "a"; }) == Verdict::bad_name);
  CHECK(verdict([](Claim c) { c.quotient.generators[6] = "h"; }) == Verdict::bad_name);
  CHECK(verdict([](Claim c) { c.quotient.generators.push_back("h"); }) == Verdict::bad_name);
  const auto period = [&](std::uint64_t preperiod, std::uint64_t length) {
    return verdict([&](Claim c) { c.quotient.period = Period{preperiod, length, 0}; });
  };
  CHECK(period(71, 0) == Verdict::not_repeating);
  CHECK(period(0, 168) == Verdict::not_repeating);
  CHECK(period(168, 1) == Verdict::not_repeating);
  CHECK(period(0, 167) == Verdict::bad_checked_to);
  CHECK(period(167, 1) == Verdict::bad_checked_to);

  // As many heaps and elements as it looks at, and one more.
  const auto heaps = [&](std::size_t most) {
    return verdict([&](Claim c) {
      c.quotient.heaps = most;
      c.phi.resize(most, 0);
    });
  };
  CHECK(heaps(2000) == Verdict::bad_form);
  CHECK(heaps(2001) == Verdict::too_large);
  const auto elements = [&](std::size_t most) {
    return verdict([&](Claim c) { c.table.resize(most); });
  };
  CHECK(elements(4096) == Verdict::bad_form);
  CHECK(elements(4097) == Verdict::too_large);

  // A heap that may stay as it is, beside another one.
  std::string lie = print(quotient_of("own/n;n>3;=>(n)+(1)|n>0;n-=1", 3), true);
  CHECK(verdict_of(lie) == Verdict::valid);
  lie = replaced(lie, "n>3", "n>2");
  CHECK(verdict_of(lie) == Verdict::bad_rule);
  QuotientSearch coins(plain::rule("coins/ruler"));
  while (!coins.step(1'000'000).done) {}
  REQUIRE(coins.error() != nullptr);
  CHECK(coins.error()->code == ErrorCode::no_sequence);
}

TEST_CASE("Certificates of misère quotients are read, or refused with a column") {
  const std::string good = print(quotient_of("octal/0.3"), true);
  REQUIRE(read_quotient(good));
  for (std::size_t length = 0; length < good.size(); ++length)
    CHECK_FALSE(read_quotient(good.substr(0, length)));
  const auto refused = [&](const std::string& from, const std::string& to) {
    const auto claim = read_quotient(replaced(good, from, to));
    REQUIRE_FALSE(claim);
    CHECK(claim.error().code == ErrorCode::bad_certificate);
    CHECK(claim.error().column > 0);
    return claim.error().args[0];
  };
  CHECK(refused("\"heaps\"", "\"heap\"") == "unknown heap");
  CHECK(refused("\"heaps\"", "\"order\"") == "repeated order");
  CHECK(refused("\"certificate\": 1", "\"certificate\": 2") == "1");
  CHECK(refused("\"proven\": true", "\"proven\": 1") == "true or false");
  CHECK(refused("[[0", "[[-0") == "list");
  CHECK(refused("\"period\": ", "\"period\": null, \"x\": ") == "unknown x");
}
