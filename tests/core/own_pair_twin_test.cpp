// Written rules of two numbers that say what a game of the house says: which they are, and that
// values, outcomes, winning moves and their order are those of plain recursion over the moves of
// the written rule itself.
#include "catch.hpp"
#include "share.hpp"
#include "written_rules.hpp"

#include <nimber/analysis.hpp>

#include "rules/own/own_pair_twin.hpp"
#include "values/nim_sum.hpp"

#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace nimber;

namespace {

/// What a rule that can be read is seen to be.
WrittenAs twin(const std::string& text) {
  auto reader = Reader::open(text);
  REQUIRE(reader);
  const auto rule = OwnRule::read(*reader);
  return rule ? pair_twin_of(*rule).value_or(WrittenAs::nothing) : WrittenAs::nothing;
}

/// Values and misère outcomes of parts, by recursion over the moves of the written rule.
class Recursion {
 public:
  explicit Recursion(const Rule& rule) : rule_(rule) {}

  Value value(const State& part) { return look(part).value; }
  bool lost_in_misere(const State& part) { return look(part).lost_in_misere; }

 private:
  struct Known {
    Value value = 0;
    bool lost_in_misere = false;
  };
  const Known& look(const State& part) {
    const auto found = known_.find(part);
    if (found != known_.end()) {
      REQUIRE(found->second);  // else play comes back
      return *found->second;
    }
    known_[part] = std::nullopt;
    const std::vector<State> options = plain::left_by(rule_, part, 0);
    std::set<Value> seen;
    Known now{0, !options.empty()};
    for (const State& option : options) {
      const Known& then = look(option);
      seen.insert(then.value);
      if (then.lost_in_misere) now.lost_in_misere = false;
    }
    while (seen.contains(now.value)) ++now.value;
    return *(known_[part] = now);
  }

  const Rule& rule_;
  std::map<State, std::optional<Known>> known_;
};

const std::string rook = "k=1..a;a-=k|k=1..b;b-=k";
const std::string queen = rook + "|k=1..min(a,b);a-=k;b-=k";
const std::string doubled = "(n,q);k=1..min(n,q);n-=k;q=2*k";

}  // namespace

TEST_CASE("written rules of two numbers are seen to be games of the house") {
  const std::map<std::string, WrittenAs> known = {
      {"{a,b};" + rook, WrittenAs::any_number},
      {"(a,b);" + rook, WrittenAs::any_number},
      {"(x,y);i=0..x-1;=>(i,y)|j=0..y-1;y=j", WrittenAs::any_number},
      {"(a,b);k=0..;a-=k|k=1..a+b;b=b-k", WrittenAs::any_number},
      {"{a,b};" + queen, WrittenAs::any_or_both},
      {"(a,b);" + queen, WrittenAs::any_or_both},
      {"(a,b);k=1..min(a,b);=>(a-k,b-k)|k=1..b;b-=k|a>0;k=1..a;a-=k", WrittenAs::any_or_both},
      {"{x,y};k=1..;x-=k|k=1..;y-=k|k=1..;x-=k;y-=k", WrittenAs::any_or_both},
      {"(a,b);k=1..max(a,b);a-=k|k=1..max(a,b);b-=k|k=1..max(a,b);a-=k;b-=k",
       WrittenAs::any_or_both},
      {"{a,b};k=1..b;a-=k;b-=k|k=1..b;a-=k|k=1..b;b-=k", WrittenAs::any_or_both},
      {"(a,b);k=1..a;k<=b;a-=k;b-=k|k=1..a;a-=k|k=1..b;b-=k", WrittenAs::any_or_both},
      {doubled, WrittenAs::up_to_twice},
      {"(n,q);k=1..q;n-=k;q=2*k", WrittenAs::up_to_twice},
      {"(n,q);k=1..n;k<=q;n-=k;q=k*2", WrittenAs::up_to_twice},
      {"(stones,most);t=1..;t<=most&&t<=stones;=>(stones-t,t+t)", WrittenAs::up_to_twice},
  };
  for (const auto& [rule, game] : known) {
    INFO(rule);
    CHECK(twin(rule) == game);
  }
}

TEST_CASE("what is nearly a game of two numbers is none") {
  for (const std::string& rule : {
           std::string("(a,b);k=1..a;a-=k"),
           std::string("(a,b);k=1..a;a-=k|k=1..b;b-=k|k=1..a;a-=k;b-=2*k"),
           std::string("(a,b);k=1..b;a-=k|k=1..b;b-=k"),
           std::string("(a,b);k=1..a-1;a-=k|k=1..b;b-=k"),
           std::string("{a,b};k=1..a;a-=k|k=1..a;b-=k"),
           std::string("{a,b};k=1..a;a-=k|a>0;k=1..b;b-=k"),
           std::string("{a,b};k=1..a;a-=k|k=2..b;b-=k"),
           std::string("(a,b);k=1..a;a-=k;a!=b|k=1..b;b-=k"),
           std::string("(a,b);k=0-1..a;a-=k|k=1..b;b-=k"),
           std::string("(a,b);i=0..a;i!=2;=>(i,b)|k=1..b;b-=k"),
           std::string("(a,b);i=0..a+1;=>(i,b)|k=1..b;b-=k"),
           std::string("(a,b);i=0..;=>(i,b)|k=1..b;b-=k"),
           std::string("(a,b);k=1..max(a,1/b);a-=k|k=1..b;b-=k"),
           "{a,b};" + queen + "|a==b;a=0;b=0",
           std::string("(n,q);k=0..min(n,q);n-=k;q=2*k"),
           std::string("(n,q);k=1..n;n-=k;q=2*k"),
           std::string("(n,q);k=1..max(n,q);n-=k;q=2*k"),
           std::string("(n,q);k=1..q+1;n-=k;q=2*k"),
           std::string("(n,q);k=1..q;k<n;n-=k;q=2*k"),
           std::string("(n,q);k=1..q;n-=k;q=3*k"),
           std::string("(n,q);k=1..q;n-=k;q=2*k+1"),
           std::string("{n,q};k=1..q;n-=k;q=2*k"),
       }) {
    INFO(rule);
    CHECK(twin(rule) == WrittenAs::nothing);
  }
}

TEST_CASE("whatever rule is called a game of two numbers has its values and outcomes") {
  const std::vector<std::string> roots = {
      "{a,b};" + rook,
      "(a,b);" + queen,
      "{a,b};" + queen,
      "(a,b);k=1..;a-=k|k=1..max(a,b);b-=k|k=1..b;k<=a;a-=k;b-=k",
      "(a,b);i=0..a-1;=>(i,b)|j=0..b-1;b=j|k=1..min(a,b);=>(a-k,b-k)",
      "(a,b);k=1..b;a-=k;b=2*k",
      "(a,b);k=1..min(a,b);a-=k;b=2*k",
      "(a,b);k=1..a;k<=b;a-=k;b=2*k",
  };
  // One more condition, before what changes.
  const std::vector<std::string> conditions = {"a>0;", "b%2==0;", "a+b>=1;", "a>=b;",
                                               "b<9;", "1<2;",    "a!=b;",   "a+b>0;"};
  const std::string signs = "<>=+-,0123456789abk;";
  std::mt19937 random(25);
  std::size_t read = 0;
  std::size_t called = 0;
  const std::size_t trials = plain::share(6000);
  for (std::size_t trial = 0; trial < trials; ++trial) {
    const std::string text =
        plain::nearly(roots[random() % roots.size()], 6, signs, conditions, random);
    const RulePtr rule = plain::written_rule(text);
    if (rule == nullptr) continue;
    ++read;
    if (twin(text) == WrittenAs::nothing) continue;
    ++called;
    INFO(text);
    Recursion plain(*rule);
    for (std::uint64_t a = 0; a <= 9; ++a) {
      for (std::uint64_t b = text[0] == '{' ? a : 0; b <= 9; ++b) {
        const State part = {a, b};
        Work work;
        work.open_step(UINT64_MAX);
        REQUIRE(rule->theory().prepare(part, work) == Ready::yes);
        std::vector<Component> components;
        rule->theory().components(part, components);
        REQUIRE(sum_of(components) == plain.value(part));
        REQUIRE(rule->theory().outcome_is_p(part, false) == (plain.value(part) == 0));
        const auto misere = rule->theory().outcome_is_p(part, true);
        if (misere) REQUIRE(*misere == plain.lost_in_misere(part));
      }
    }
  }
  CHECK(read >= plain::floor_of_share(1000));
  CHECK(called >= plain::floor_of_share(200));
}

TEST_CASE("pairs of written rules: all winning moves, in the order of their texts") {
  for (const std::string& text :
       {"{a,b};" + rook, "(a,b);" + rook, "{a,b};" + queen, "(a,b);" + queen, doubled,
        std::string("(n,q);k=1..q;n-=k;q=2*k")}) {
    const RulePtr rule = plain::written_rule(text);
    REQUIRE(rule != nullptr);
    const bool limited = twin(text) == WrittenAs::up_to_twice;
    Recursion plain(*rule);
    for (const State& state :
         {State{8, 13}, State{19, 23}, State{20, 60}, State{12, 12}, State{3, 5, 7, 19, 2, 2},
          State{10, 11, 10, 11}, State{21, 24, 0, 9}, State{0, 1}, State{0, 0}}) {
      for (const bool misere : {false, true}) {
        if (misere && (limited || state.size() > 2)) continue;
        std::string position = "own/" + text + ":";
        rule->print_state(state, position);
        if (misere) position += "~misere";
        INFO(position);
        const auto answer = analyze(plain::position(position));
        REQUIRE(answer);
        std::vector<State> wins;
        for (std::size_t part = 0; part < rule->parts(state); ++part) {
          for (const State& then : plain::left_by(*rule, state, part)) {
            Value sum = 0;
            for (std::size_t i = 0; i < then.size(); i += 2)
              sum ^= plain.value({then[i], then[i + 1]});
            if (misere ? plain.lost_in_misere(then) : sum == 0) wins.push_back(then);
          }
        }
        REQUIRE(answer->winning_count == wins.size());
        REQUIRE(answer->winning.size() == wins.size());
        for (std::size_t i = 0; i < wins.size(); ++i)
          REQUIRE(rule->after(state, answer->winning[i].move) == wins[i]);
      }
    }
  }
}

TEST_CASE("pairs of written rules past any table") {
  const auto ask = [](const std::string& text) {
    const auto answer = analyze(plain::position(text));
    REQUIRE(answer);
    return *answer;
  };
  const std::string far = "618033988749894848,1000000000000000000";
  CHECK(ask("own/{a,b};" + queen + ":" + far).outcome == ask("wythoff:" + far).outcome);
  CHECK(ask("own/{a,b};" + queen + ":1000000000,5000000000").winning_count ==
        ask("wythoff:1000000000,5000000000").winning_count);
  CHECK(ask("own/(a,b);" + queen + ":2000,1999").value == ask("wythoff:2000,1999").value);
  CHECK(ask("own/{a,b};" + rook + ":" + far).value ==
        (618033988749894848ULL ^ 1000000000000000000ULL));
  CHECK(ask("own/(a,b);" + rook + ":" + far + ";7,9").value ==
        (618033988749894848ULL ^ 1000000000000000000ULL ^ 14));
  for (const char* pair : {"2000000,2000000", "400000000000000000,300000", "1346269,1346268"}) {
    const auto written = ask("own/" + doubled + ":" + pair);
    const auto game = ask(std::string("fibonacci:") + pair);
    CHECK(written.outcome == game.outcome);
    CHECK(written.winning_count == game.winning_count);
  }
  // More of them than are listed: the others are counted.
  const auto many = ask("own/" + doubled + ":5000,4999+nim:27");
  CHECK(many.winning_count == ask("fibonacci:5000,4999+nim:27").winning_count);
  CHECK(many.winning_count > many.winning.size());
  // Above 5 * 10^17 twice what is taken can't always be written. The winner is the same but for one
  // heap.
  const std::string heap = "own/" + doubled + ":";
  for (const char* pair :
       {"600000000000000000,2", "600000000000000000,1", "1000000000000000000,1000000000000000000",
        "999999999999999999,5", "679891637638612257,1000000000000000000",
        "679891637638612258,679891637638612257", "679891637638612259,1000000000000000000",
        "987654321987654321,12345678987654321"}) {
    INFO(pair);
    const auto written = ask(heap + pair);
    const auto game = ask(std::string("fibonacci:") + pair);
    CHECK(written.outcome == game.outcome);
    CHECK((written.outcome == Outcome::P) == written.winning.empty());
    CHECK(written.winning_count <= game.winning_count);
    if (written.outcome == Outcome::N) CHECK(written.terms[0].theorem == "fibonacci");
    for (const PositionMove& move : written.winning) {
      const State& left = move.move.parts;
      CHECK(left[1] <= max_integer);
      CHECK(ask(heap + std::to_string(left[0]) + "," + std::to_string(left[1])).outcome ==
            Outcome::P);
    }
  }
  // All that may be taken of it is less than half of 10^18.
  for (const char* limit : {"679891637638612258", "679891637638612259", "1000000000000000000"}) {
    const auto written = ask(heap + "679891637638612258," + limit);
    CHECK(written.outcome == Outcome::P);
    CHECK(written.winning_count == 0);
    CHECK(written.terms[0].theorem != "fibonacci");
  }
  // Values past the game's own table, as the rule's own recursion has them.
  CHECK(ask("own/" + doubled + ":8000,30").value == 6);
}

TEST_CASE("the lost pairs of written rules are told as their game tells them") {
  const auto theorem = [](const std::string& text) {
    const RulePtr rule = plain::written_rule(text);
    REQUIRE(rule != nullptr);
    const auto lost = rule->pairs()->lost_pairs();
    return lost ? std::string(lost->theorem) : "";
  };
  CHECK(theorem("{a,b};" + queen) == "wythoff");
  CHECK(theorem(doubled) == "fibonacci");
  CHECK(theorem("(n,q);k=1..n;n-=k;q=2*k") == "");
}

TEST_CASE("Fibonacci Nim where twice what is taken is at most M: lost pairs by recursion") {
  // The least Fibonacci number of the sum that n is, by what Zeckendorf's numbers are alone.
  std::vector<std::uint64_t> fib = {1, 2};
  while (fib.back() < 1000) fib.push_back(fib[fib.size() - 1] + fib[fib.size() - 2]);
  const auto least = [&](std::uint64_t n) {
    for (;;) {
      std::uint64_t most = 1;
      for (const std::uint64_t f : fib) most = f <= n ? f : most;
      if (most == n) return n;
      n -= most;
    }
  };
  std::size_t tried = 0;
  for (std::uint64_t most = 4; most <= 180; ++most) {
    // As 10^18: one Fibonacci number is above half of M, and none is half of it more than that.
    std::vector<std::uint64_t> above;
    for (const std::uint64_t f : fib) {
      if (2 * f > most && f <= most) above.push_back(f);
    }
    if (above.size() != 1 || above[0] + (above[0] + 1) / 2 <= most) continue;
    ++tried;
    std::vector<std::vector<bool>> lost;
    for (std::uint64_t n = 0; n <= most; ++n) {
      lost.emplace_back();
      bool wins = false;
      for (std::uint64_t q = 0; q <= most; ++q) {
        // With q one more number may be taken than with q - 1.
        if (q >= 1 && q <= n && 2 * q <= most)
          wins = wins || lost[static_cast<std::size_t>(n - q)][static_cast<std::size_t>(2 * q)];
        lost.back().push_back(!wins);
        INFO(most << ": " << n << ',' << q);
        REQUIRE(lost.back().back() == (n == 0 || q < least(n) || n == above[0]));
      }
    }
  }
  CHECK(tried >= 40);
  // What is true of 10^18.
  std::vector<std::uint64_t> large = {1, 2};
  while (large.back() <= max_integer)
    large.push_back(large[large.size() - 1] + large[large.size() - 2]);
  const std::uint64_t last = large[large.size() - 2];
  CHECK(last == 679'891'637'638'612'258);
  CHECK(large[large.size() - 3] <= max_integer / 2);
  CHECK(last > max_integer / 2);
  CHECK(last + (last + 1) / 2 > max_integer);
}

TEST_CASE("Nim of two numbers: a theorem tells its values") {
  const auto value = [](const std::string& text) {
    const RulePtr rule = plain::written_rule(text);
    REQUIRE(rule != nullptr);
    const auto values = rule->pairs()->values_of_pairs();
    return values ? std::string(values->value) + " " + std::string(values->theorem) : "";
  };
  for (const std::string& text :
       {"(a,b);" + rook, "{a,b};" + rook, std::string("(x,y);i=0..x-1;=>(i,y)|j=0..y-1;y=j")})
    CHECK(value(text) == "xor(a,b) bouton");
  for (const std::string& text :
       {"(a,b);" + queen, doubled, std::string("(a,b);k=1..a;a-=k|k=2..b;b-=k"),
        std::string("(a,b);k=1..a;a-=k|k=1..b;b-=k|k=1;a-=k;b-=k")})
    CHECK(value(text).find("xor") == std::string::npos);
}
