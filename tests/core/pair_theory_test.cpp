// Written rules of two numbers of which a theorem knows values or lost pairs: which they are, and
// that values, outcomes, laws and winning moves are those of plain recursion over the moves of the
// written rule itself.
#include "catch.hpp"
#include "share.hpp"
#include "written_rules.hpp"

#include <nimber/analysis.hpp>
#include <nimber/explain.hpp>

#include "laws/patterns/guess.hpp"
#include "rules/own/own_pair_laws.hpp"
#include "values/nim_sum.hpp"
#include "values/pair_games.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

using namespace nimber;

namespace {

using Law = std::optional<PairLaw>;

Law law_of(const std::string& text) {
  auto reader = Reader::open(text);
  REQUIRE(reader);
  const auto rule = OwnRule::read(*reader);
  return rule ? pair_law_of(*rule) : std::nullopt;
}

/// Values by mex over the moves of the written rule: each part of what a move leaves by itself.
class ByMex {
 public:
  explicit ByMex(const Rule& rule) : rule_(rule) {}

  Value value(const State& part) {
    const auto found = known_.find(part);
    if (found != known_.end()) {
      REQUIRE(found->second);  // else play comes back
      return *found->second;
    }
    known_[part] = std::nullopt;
    std::set<Value> seen;
    for (const State& option : plain::left_by(rule_, part, 0)) seen.insert(sum(option));
    Value mex = 0;
    while (seen.contains(mex)) ++mex;
    known_[part] = mex;
    return mex;
  }
  Value sum(const State& state) {
    Value out = 0;
    for (std::size_t i = 0; i < state.size(); i += 2) out ^= value({state[i], state[i + 1]});
    return out;
  }

 private:
  const Rule& rule_;
  std::map<State, std::optional<Value>> known_;
};

std::int64_t said(const Guess& guess, std::int64_t a, std::int64_t b) {
  const std::int64_t variables[3] = {a, a, b};
  const auto self = [&](std::int64_t e, std::int64_t f, bool) {
    return std::optional(said(guess, e, f));
  };
  const auto out = guess.expression.value_by(variables, self);
  REQUIRE(out);
  return *out;
}

Value value_by_theory(const Rule& rule, const State& part) {
  Work work;
  work.open_step(UINT64_MAX);
  REQUIRE(rule.theory().prepare(part, work) == Ready::yes);
  std::vector<Component> components;
  rule.theory().components(part, components);
  return sum_of(components);
}

/// Values, outcomes and laws of the small pairs are those of plain recursion.
void check_small(const Rule& rule, bool sorted, std::uint64_t largest) {
  ByMex plain(rule);
  const auto lost = rule.pairs()->lost_pairs();
  const auto values = rule.pairs()->values_of_pairs();
  const auto lost_law = Guess::read(lost ? lost->condition : "a==b", rule);
  const auto value_law = Guess::read(values ? values->value : "a+b", rule);
  REQUIRE(lost_law);
  REQUIRE(value_law);
  for (std::uint64_t a = 0; a <= largest; ++a) {
    for (std::uint64_t b = sorted ? a : 0; b <= largest; ++b) {
      const State part = {a, b};
      INFO(a << "," << b);
      const Value value = plain.value(part);
      REQUIRE(value_by_theory(rule, part) == value);
      // A pair of a table may stand in the other order.
      if (sorted) REQUIRE(value_by_theory(rule, {b, a}) == value);
      if (sorted && rule.theory().outcome_is_p(part, false))
        REQUIRE(rule.theory().outcome_is_p({b, a}, false) == (value == 0));
      const auto outcome = rule.theory().outcome_is_p(part, false);
      if (outcome) REQUIRE(*outcome == (value == 0));
      const auto x = static_cast<std::int64_t>(a);
      const auto y = static_cast<std::int64_t>(b);
      if (lost) REQUIRE((said(*lost_law, x, y) != 0) == (value == 0));
      if (values) REQUIRE(said(*value_law, x, y) == static_cast<std::int64_t>(value));
      if (values && sorted) REQUIRE(said(*value_law, y, x) == static_cast<std::int64_t>(value));
    }
  }
}

const std::string positive = "{a,b};k=1..(b-1)/a;b-=k*a";
const std::string to_zero = "{a,b};a>0;k=1..b/a;b-=k*a";
const std::string dropped = "{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)";
const std::string bar = "{w,h};i=1..w/2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)";
const std::string king = "(x,y);x-=1|y-=1|x-=1;y-=1";
const std::string share = "(n,k);i=1..n/k;n-=i";

AnalysisResult ask(const std::string& text) {
  const auto answer = analyze(plain::position(text));
  REQUIRE(answer);
  return *answer;
}

}  // namespace

TEST_CASE("games of two numbers: formulas beside plain recursion") {
  for (const std::string& text : {positive, to_zero, dropped, bar, king, share}) {
    INFO(text);
    const RulePtr rule = plain::written_rule(text);
    REQUIRE(rule != nullptr);
    check_small(*rule, text[0] == '{', 40);
  }
}

TEST_CASE("games of two numbers are seen in other words") {
  const std::map<std::string, PairLaw> known = {
      {positive, PairLaw::euclid},
      {"{x,y};j=1..;j*x<y;y=y-x*j", PairLaw::euclid},
      {"{a,b};k=1..b;b-k*a>0;=>(a,b-k*a)", PairLaw::euclid},
      {"{a,b};k=0..b;b-k*a>=1;a>0;a!=b;=>(b-a*k,a)", PairLaw::euclid},
      {"{a,b};k=1..min(b,(b-1)/a);b-=a*k", PairLaw::euclid},
      {"{a,b};k=1..b;k<=(b-1)/a&&b>a;b-=k*a", PairLaw::euclid},
      {"(a,b);k=1..(b-1)/a;b-=k*a|k=1..(a-1)/b;a-=k*b", PairLaw::euclid},
      {"(a,b);k=1..;k*b<a;a-=k*b|k=1..;k*a<b;=>(a,b-k*a)", PairLaw::euclid},
      {to_zero, PairLaw::euclid_zero},
      {"{a,b};k=1..b/a;b-=k*a", PairLaw::euclid_zero},
      {"{a,b};k=1..b;b-=k*a", PairLaw::euclid_zero},
      {"{a,b};k=1..;a>=1;b-=a*k", PairLaw::euclid_zero},
      {"{a,b};a!=0;k=1..;b>=k*a;=>(a,b-k*a)", PairLaw::euclid_zero},
      {"{x,y};k=1..x+y;y-=k*x", PairLaw::euclid_zero},
      {"(a,b);k=1..b/a;b-=k*a|k=1..a/b;a-=k*b", PairLaw::euclid_zero},
      {"(p,q);q>0;k=1..p/q;p-=k*q|p>0;k=1..q/p;q-=k*p", PairLaw::euclid_zero},
      {dropped, PairLaw::drop_split},
      {"{a,b};k=1..a-1;=>(k,a-k)|k=1..b-1;=>(k,b-k)", PairLaw::drop_split},
      {"{a,b};k=1..a/2;=>(k,a-k)|i=1..b/2;=>(b-i,i)", PairLaw::drop_split},
      {"{a,b};k=1..;k<a;=>(k,a-k)|i=1..;2*i<=b;a=i;b=b-i", PairLaw::drop_split},
      {"(x,y);k=1..x-1;=>(x-k,k)|k=1..;k<y;x=k;y-=k", PairLaw::drop_split},
      {"(x,y);k=1..min(x-1,x+y);=>(k,x-k)|k=1..y-1;=>(k,y-k)", PairLaw::drop_split},
      {bar, PairLaw::bar},
      {"(w,h);i=1..h-1;=>(w,i)+(w,h-i)|i=1..w-1;=>(i,h)+(w-i,h)", PairLaw::bar},
      {"{a,b};i=1..a/2;=>(i,b)+(a-i,b)|j=1..b-1;=>(a,j)+(a,b-j)", PairLaw::bar},
      {king, PairLaw::king},
      {"{a,b};a=a-1;b=b-1|b-=1|=>(a-1,b)", PairLaw::king},
      {"(x,y);y-=1;x-=1|=>(x,y-1)|x=x-1|x-=1", PairLaw::king},
      {share, PairLaw::at_most_share},
      {"(n,k);i=1..;i*k<=n;k>0;n-=i", PairLaw::at_most_share},
      {"(n,k);i=1..n;i<=n/k;=>(n-i,k)", PairLaw::at_most_share},
      {"(s,t);i=1..min(s,s/t);s=s-i", PairLaw::at_most_share},
  };
  for (const auto& [text, law] : known) {
    INFO(text);
    CHECK(law_of(text) == law);
    const RulePtr rule = plain::written_rule(text);
    REQUIRE(rule != nullptr);
    check_small(*rule, text[0] == '{', 14);
  }
}

TEST_CASE("what is nearly such a game of two numbers is none") {
  for (const char* text : {
           // Euclid's game
           "{a,b};k=1..(b-2)/a;b-=k*a",
           "{a,b};k=1..b/a-1;b-=k*a",
           "{a,b};k=1..(b+1)/(a+1);b-=k*a",
           "{a,b};k=2..(b-1)/a;b-=k*a",
           "{a,b};k=1..3;b-=k*a",
           "{a,b};k=1..(b-1)/a;b-=k*a+1",
           "{a,b};k=1..(b-1)/a;b-=k",
           "{a,b};k=1..(b-1)/a;a-=k",
           "{a,b};k=1..(b-1)/a;b-=2*k*a",
           "{a,b};k=1..(b-1)/a;k%2==1;b-=k*a",
           "{a,b};k=1..(b-1)/a;a%2==0;b-=k*a",
           "{a,b};k=1..(b-1)/a;b-a>1;b-=k*a",
           "{a,b};k=1..(b-1)/a;b>2*a;b-=k*a",
           "{a,b};k=1..(b-1)/a;b<100;b-=k*a",
           "{a,b};k=1..(b-1)/a;b-=k*a|a-=1",
           "{a,b};k=1..(b-1)/a;b-=k*a|a==b;a=0",
           "{a,b};k=1..max((b-1)/a,1);b-=k*a",
           "{a,b};k=1..(b-1)/a,2;b-=k*a",
           "{a,b};k=1..a;k<=(b-1)/a;b-=k*a",
           "{a,b};k=1..b;k*a<b||k==1;b-=k*a",
           "{a,b};k=1..b;k*a!=b;b-=k*a",
           "{a,b};k=0-1..(b-1)/a;b-=k*a",
           "{a,b};a>1;k=1..b/a;b-=k*a",
           "{a,b};a>0;k=1..b/a;a!=b;b-=k*a",
           "{a,b};a>0;b>a;k=1..b/a;b-=k*a",
           "{a,b};a>0;k=1..b/a;b-=k*a;a-=1",
           "{a,b};a>0;k=1..b/a;k!=2;b-=k*a",
           "{a,b};a>0;k=1..a;b-=k*a",
           "{a,b};k=1..b-1;b-=k*a",
           "{a,b};k=1..b-a;b-=k*a",
           // a king's steps
           "(x,y);x-=1|y-=1|x-=1;y-=2",
           "(x,y);x-=1|y-=1",
           "(x,y);x-=1|x-=1;y-=1",
           "(x,y);x-=1|y-=1|x-=1;y-=1|x-=2",
           "(x,y);x-=1|y-=1|x>1;x-=1;y-=1",
           "(x,y);x-=1|y-=1|x-=1;y+=1",
           "(x,y);x-=1|y-=1|x-=1;y-=1|x-=1;y-=2",
           "(x,y);x-=1|y-=1|x-=1;y-=1|y-=1;x-=5",
           "(x,y);x-=1|y-=1|=>(x-1,x-1)",
           "(x,y);x-=1|y-=1|=>(x-1,y-1)+(0,0)",
           "(x,y);x-=1|y-=1|=>2*(x-1,y-1)",
           "(x,y);x-=1|y-=1|=>(y-1,x-1)",
           "{a,b};k=1..b/2;b-=k*a",
           "{a,b};b-=a",
           "(a,b);k=1..b/a;b-=k*a",
           "(a,b);k=1..b/a;b-=k*a|k=1..(a-1)/b;a-=k*b",
           "(a,b);k=1..b/a;b-=k*a|k=1..b/a;b-=k*a",
           "(a,b);a<=b;k=1..b/a;b-=k*a|k=1..a/b;a-=k*b|k=1..a;a-=k",
           // one dropped, one split
           "{a,b};k=1..b-1;=>(k,b-k)",
           "{a,b};k=1..a-1;=>(k,a-k)",
           "{a,b};k=0..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)",
           "{a,b};k=1..b;=>(k,b-k)|k=1..a-1;=>(k,a-k)",
           "{a,b};k=1..b-2;=>(k,b-k)|k=1..a-1;=>(k,a-k)",
           "{a,b};k=2..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)",
           "{a,b};k=1..b-1;=>(k,b-k)|k=1..a-2;=>(k,a-k)",
           "{a,b};k=1..b-1;a>0;=>(k,b-k)|k=1..a-1;=>(k,a-k)",
           "{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;b<9;=>(k,a-k)",
           "{a,b};k=1..b-1;=>(k,b-k-1)|k=1..a-1;=>(k,a-k)",
           "{a,b};k=1..b-1;=>(k,b-k)+(1,1)|k=1..a-1;=>(k,a-k)",
           "{a,b};k=1..b-1;=>(k,a)+(b-k,a)|k=1..a-1;=>(k,a-k)",
           "{a,b};k=1..b/3;=>(k,b-k)|k=1..a-1;=>(k,a-k)",
           "{a,b};k=1..(b-1)/2;=>(k,b-k)|k=1..a/2;=>(k,a-k)",
           "{a,b};k=1..b-1;k!=3;=>(k,b-k)|k=1..a-1;=>(k,a-k)",
           "{a,b};k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)|a-=1",
           "{a,b};k=1..a-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)",
           "{a,b};k=1..b-1;=>(k,k)|k=1..a-1;=>(k,a-k)",
           "{a,b};k=1..b-1;=>(a,b-k)|k=1..a-1;=>(k,a-k)",
           "{a,b};k=1..b-1;=>2*(k,b-k)|k=1..a-1;=>(k,a-k)",
           "(a,b);k=1..b/2;=>(k,b-k)|k=1..a/2;=>(k,a-k)",
           "(a,b);k=1..b-1;b>a;=>(k,b-k)|k=1..a-1;=>(k,a-k)",
           // a bar
           "{w,h};i=2..w/2;=>(i,h)+(w-i,h)|i=2..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..w/2;=>(i,h)+(w-i,h)",
           "{w,h};i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..w;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=0..w/2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..w/3;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..(w-1)/2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..w/2;=>(i,h)|i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..w/2;=>(i,h)+(w-i-1,h)|i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..w/2;=>(i,h)+(w-i,h-1)|i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..w/2;=>(i,h)+(w-i,h)+(1,1)|i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..w/2;=>2*(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..w/2;w>2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..w/2;=>(i,h)+(w-i,h)|i=1..h/2;h%2==0;=>(w,i)+(w,h-i)",
           "{w,h};i=1..w/2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)|w-=1",
           "{w,h};i=1..(w+1)/2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..h/2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..2*w/3;=>(i,h)+(w-i,h)|i=1..h-2;=>(w,i)+(w,h-i)",
           "{w,h};i=1,2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)",
           "{w,h};i=1..;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i)",
           // at most a share
           "(n,k);i=1..n/k;n-=i;k-=1",
           "(n,k);i=1..n/k+1;n-=i",
           "(n,k);i=1..(n-1)/k;n-=i",
           "(n,k);i=1..n/(k+1);n-=i",
           "(n,k);i=2..n/k;n-=i",
           "(n,k);i=1..n/k;n-=2*i",
           "(n,k);i=1..n/k;k-=i",
           "(n,k);i=1..n/k;k>1;n-=i",
           "(n,k);i=1..n;i*k<=n;n-=i",
           "(n,k);i=1..n/k;i!=2;n-=i",
           "(n,k);i=1..n/k;n-=i|n-=1",
           "(n,k);i=1..n/k;n>k;n-=i",
           "(n,k);i=1..n/k;i<k;n-=i",
           "(n,k);i=1..max(1,n/k);n-=i",
           "(n,k);i=1..k/n;n-=i",
           "(n,k);i=1..2*n/k;n-=i",
           "(n,k);i=1..n/k/2;n-=i",
           "(n,k);i=1..n/k,5;n-=i",
           "(n,k);i=0-2..n/k;n-=i",
           "{n,k};i=1..n/k;n-=i",
           "(n,k);i=1..n/k;=>(n-i,k)+(1,k)",
       }) {
    INFO(text);
    const Law law = law_of(text);
    CHECK(law == std::nullopt);
  }
}

TEST_CASE("whatever rule a theorem speaks of has its values, outcomes and laws") {
  const std::vector<std::string> roots = {
      positive,
      "{a,b};k=1..b;k*a<b;b-=k*a",
      "(a,b);k=1..(b-1)/a;b-=k*a|k=1..(a-1)/b;a-=k*b",
      to_zero,
      "{a,b};k=1..b;b-=k*a",
      "(a,b);k=1..b/a;b-=k*a|k=1..a/b;a-=k*b",
      dropped,
      "{a,b};k=1..b/2;=>(k,b-k)|k=1..a/2;=>(k,a-k)",
      "(a,b);k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)",
      "{a,b};k=1..a/2;=>(k,b)+(a-k,b)|k=1..b/2;=>(a,k)+(a,b-k)",
      "(a,b);k=1..a-1;=>(k,b)+(a-k,b)|k=1..b-1;=>(a,k)+(a,b-k)",
      king,
      "{a,b};a-=1;b-=1|b-=1|=>(a-1,b)",
      "(a,b);k=1..a/b;a-=k",
      "(a,b);k=1..a;k*b<=a;b>0;a-=k",
  };
  const std::vector<std::string> conditions = {"a>0;", "b>=a;", "a+b>=1;", "a>1;",  "b<9;",
                                               "1<2;", "a!=b;", "b>0;",    "a!=0;", "b-a>=0;"};
  const std::string signs = "<>=+-*/,0123abk;";
  std::mt19937 random(34);
  std::map<Law, std::size_t> called;
  for (std::size_t trial = 0; trial < plain::share(20'000); ++trial) {
    const std::string text =
        plain::nearly(roots[random() % roots.size()], 6, signs, conditions, random);
    const RulePtr rule = plain::written_rule(text);
    if (rule == nullptr) continue;
    const Law law = law_of(text);
    if (!law) continue;
    ++called[law];
    INFO(text);
    check_small(*rule, text[0] == '{', 9);
  }
  for (const PairLaw law : {PairLaw::euclid, PairLaw::euclid_zero, PairLaw::drop_split,
                            PairLaw::bar, PairLaw::king, PairLaw::at_most_share}) {
    INFO(static_cast<int>(law));
    CHECK(called[law] >= plain::floor_of_share(20));
  }
}

TEST_CASE("games of two numbers: all winning moves, in the order of their texts") {
  for (const std::string& text :
       {positive, std::string("(a,b);k=1..(b-1)/a;b-=k*a|k=1..(a-1)/b;a-=k*b"), to_zero,
        std::string("(a,b);k=1..b/a;b-=k*a|k=1..a/b;a-=k*b"), dropped,
        std::string("(a,b);k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)"), bar, share}) {
    const RulePtr rule = plain::written_rule(text);
    REQUIRE(rule != nullptr);
    ByMex plain(*rule);
    for (const State& state : {State{8, 13}, State{5, 23}, State{2, 31}, State{12, 12},
                               State{3, 5, 7, 19, 2, 2}, State{10, 11, 10, 11}, State{21, 24, 0, 9},
                               State{0, 1}, State{0, 0}, State{1, 30}, State{16, 17, 9, 33}}) {
      std::string position = "own/" + text + ":";
      rule->print_state(state, position);
      INFO(position);
      const AnalysisResult answer = ask(position);
      REQUIRE(answer.value == plain.sum(state));
      std::vector<State> wins;
      for (std::size_t part = 0; part < rule->parts(state); ++part) {
        for (const State& then : plain::left_by(*rule, state, part)) {
          if (plain.sum(then) == 0) wins.push_back(then);
        }
      }
      REQUIRE(answer.winning_count == wins.size());
      REQUIRE(answer.winning.size() == std::min<std::size_t>(wins.size(), max_listed));
      for (std::size_t i = 0; i < answer.winning.size(); ++i)
        REQUIRE(rule->after(state, answer.winning[i].move) == wins[i]);
    }
  }
}

TEST_CASE("one dropped, one split: the moves of larger numbers, counted one by one") {
  for (const std::string& text :
       {dropped, std::string("(a,b);k=1..b-1;=>(k,b-k)|k=1..a-1;=>(k,a-k)")}) {
    const RulePtr rule = plain::written_rule(text);
    REQUIRE(rule != nullptr);
    const bool sorted = text[0] == '{';
    for (const State& pair : {State{4097, 5000}, State{5000, 5000}, State{6, 8191},
                              State{8192, 8192}, State{1, 4098}, State{4100, 4608}}) {
      std::set<std::string> wins;
      const Value value = drop_split_value(pair[0], pair[1]);
      for (const std::uint64_t n : pair) {
        for (std::uint64_t k = 1; k < n; ++k) {
          if (drop_split_value(k, n - k) != 0) continue;
          State left = {k, n - k};
          if (sorted) std::sort(left.begin(), left.end());
          wins.insert(std::to_string(left[0]) + "," + std::to_string(left[1]));
        }
      }
      const std::string position =
          "own/" + text + ":" + std::to_string(pair[0]) + "," + std::to_string(pair[1]);
      INFO(position);
      const AnalysisResult answer = ask(position);
      CHECK(answer.value == value);
      CHECK(answer.winning_count == wins.size());
      auto at = wins.begin();
      for (const PositionMove& move : answer.winning) {
        std::string left;
        rule->print_state(rule->after(pair, move.move), left);
        REQUIRE(at != wins.end());
        CHECK(left == *at++);
      }
      // What leads to other values is counted as well.
      for (Value v = 0; v < 16; ++v) {
        for (const std::uint64_t n : pair) {
          std::vector<std::uint64_t> all;
          for (std::uint64_t k = 1; k < n; ++k) {
            if (drop_split_value(k, n - k) == v) all.push_back(k);
          }
          CHECK(drop_splits_worth(n, v) == all.size());
          if (all.size() > 50) all.resize(50);
          CHECK(smallest_drop_splits(n, v, 50) == all);
        }
      }
    }
  }
}

TEST_CASE("one number stays: heaps past the table, by the moves of the written rule") {
  for (const char* text :
       {"(n,k);i=1..n/k;n-=i", "(k,n);i=1..n/k;n-=i", "(n,k);i=1..k;n-=i", "(n,k);i=1..n/3+k;n-=i",
        "(n,k);i=1..n;i%k!=0;n-=i", "(n,k);i=0..2*k+1;n-=i", "(n,k);i=1,2*k+1;n-=i"}) {
    const RulePtr rule = plain::written_rule(text);
    REQUIRE(rule != nullptr);
    auto reader = Reader::open(text);
    const auto written = OwnRule::read(*reader);
    REQUIRE(written);
    const std::size_t heap = text[1] == 'k' ? 1 : 0;
    for (const std::int64_t k : {0, 1, 7}) {
      const auto pair = [&](std::int64_t n) { return heap == 1 ? OwnPart{k, n} : OwnPart{n, k}; };
      const auto left_of = [&](std::int64_t n) {
        Work work;
        work.open_step(UINT64_MAX);
        std::vector<std::size_t> out;
        REQUIRE(written->each_result(pair(n), work, [&](const OwnResult& result) {
          const auto then = static_cast<std::size_t>(result.pieces[0].part[heap]);
          // Nothing taken is no move.
          if (then != static_cast<std::size_t>(n)) out.push_back(then);
          return true;
        }));
        std::sort(out.begin(), out.end());
        out.erase(std::unique(out.begin(), out.end()), out.end());
        return out;
      };
      constexpr std::int64_t most = 4150;
      std::vector<Value> values;
      std::vector<std::uint64_t> seen(most + 1, UINT64_MAX);  // by value: by which heap
      for (std::int64_t n = 0; n < most; ++n) {
        for (const std::size_t then : left_of(n))
          seen[static_cast<std::size_t>(values[then])] = static_cast<std::uint64_t>(n);
        Value mex = 0;
        while (seen[static_cast<std::size_t>(mex)] == static_cast<std::uint64_t>(n)) ++mex;
        values.push_back(mex);
      }
      for (std::int64_t n = 4085; n < most; n += 11) {
        const auto value = [&](std::int64_t m) { return values[static_cast<std::size_t>(m)]; };
        std::string position = std::string("own/") + text + ":";
        written->print(pair(n), position);
        position += ";";
        written->print(pair(n - 7), position);
        INFO(position);
        const AnalysisResult answer = ask(position);
        CHECK(answer.value == (value(n) ^ value(n - 7)));
        std::uint64_t wins = 0;
        for (const auto& [here, rest] : {std::pair(n, n - 7), std::pair(n - 7, n)}) {
          for (const std::size_t then : left_of(here)) wins += values[then] == value(rest) ? 1 : 0;
        }
        CHECK(answer.winning_count == wins);
      }
    }
  }
}

TEST_CASE("games of two numbers at 10^18") {
  constexpr std::uint64_t top = 1'000'000'000'000'000'000;
  std::mt19937_64 random(1018);
  const auto pick = [&] { return random() % top >> random() % 60; };
  __extension__ typedef __int128 Wide;
  for (std::size_t trial = 0; trial < plain::share(400); ++trial) {
    const std::uint64_t a = trial == 0 ? top - 1 : pick() + 1;
    const std::uint64_t b = trial == 0 ? top : pick() + 1;
    const std::string pair = ":" + std::to_string(a) + "," + std::to_string(b);
    INFO(pair);
    // floor(v) of |a^2 - b^2| / (a b), by 128 bits: both squares are below 2^127.
    const Wide difference = static_cast<Wide>(a) * a - static_cast<Wide>(b) * b;
    const Wide quotient = (difference < 0 ? -difference : difference) / (static_cast<Wide>(a) * b);
    CHECK(euclid_value(a, b) == static_cast<std::uint64_t>(quotient));
    // By the game: whoever can't turn the ratio of the two by a large quotient must take once.
    std::uint64_t small = std::min(a, b);
    std::uint64_t large = std::max(a, b);
    bool mover_wins = true;
    while (small != large && large / small < 2) {
      large = std::exchange(small, large - small);
      mover_wins = !mover_wins;
    }
    CHECK(euclid_is_lost(a, b) == !mover_wins);
  }
  const std::string texts[] = {positive, to_zero, dropped, share, bar, king};
  for (std::size_t trial = 0; trial < plain::share(200); ++trial) {
    const std::string& text = texts[trial % 6];
    std::uint64_t a = pick();
    const std::uint64_t b = text == share ? 1 + pick() % 1000 : pick();
    if (text == share) a = top - pick() % 1000;
    const std::string position = "own/" + text + ":" + std::to_string(a) + "," + std::to_string(b);
    INFO(position);
    const AnalysisResult answer = ask(position);
    CHECK((answer.winning.empty() == (answer.outcome == Outcome::P)));
    const Position here = plain::position(position);
    for (std::size_t i = 0; i < answer.winning.size(); i += 17) {
      const auto then = analyze(after(here, answer.winning[i]));
      REQUIRE(then);
      CHECK(then->outcome == Outcome::P);
      // It is a move of the rule.
      const Term& term = here.terms[0];
      const State left = term.rule->after(term.state, answer.winning[i].move);
      if (text == dropped) {
        const std::uint64_t sum = left[0] + left[1];
        CHECK((sum == term.state[0] || sum == term.state[1]));
        CHECK(left[0] > 0);
      } else if (text == bar) {
        REQUIRE(left.size() == 4);
      } else if (text == king) {
        CHECK(a - left[0] <= 1);
        CHECK(b - left[1] <= 1);
        CHECK(left[0] + left[1] < a + b);
      } else if (text == share) {
        CHECK(left[1] == b);
        CHECK(left[0] < a);
        CHECK(a - left[0] <= a / b);
      } else {
        const auto [small, large] = std::minmax(term.state[0], term.state[1]);
        REQUIRE(small > 0);
        const std::uint64_t rest = left[0] == small ? left[1] : left[0];
        CHECK((left[0] == small || left[1] == small));
        CHECK(rest < large);
        CHECK((large - rest) % small == 0);
        CHECK((text == to_zero || rest > 0));
      }
    }
  }
}

TEST_CASE("games of two numbers: the same moves in small steps as in one go") {
  for (const std::string& text :
       {"own/" + positive + ":1000000007,123456789012345678", "own/" + to_zero + ":987654321,5",
        "own/" + dropped + ":1000000000000000000,123456789", "own/" + share + ":99999999999,12",
        "own/" + bar + ":123456,1000000000;7,9"}) {
    INFO(text);
    const AnalysisResult whole = ask(text);
    Analysis analysis(plain::position(text));
    while (!analysis.step(7).done) {}
    REQUIRE(analysis.result());
    const AnalysisResult& parts = *analysis.result();
    CHECK(parts.outcome == whole.outcome);
    CHECK(parts.value == whole.value);
    CHECK(parts.winning_count == whole.winning_count);
    CHECK(parts.winning.size() == whole.winning.size());
  }
}

TEST_CASE("games of two numbers: what explanations say of them") {
  const auto facts = [](const std::string& text, const std::string& code) {
    const Position position = plain::position("own/" + text);
    const Term& term = position.terms[0];
    INFO(text);
    CHECK(term.rule->theory().theorem(term.state) == code);
    std::map<std::string, std::uint64_t> out;
    for (const Fact& fact : term.rule->theory().facts(term.state, std::nullopt, code))
      out[std::string(fact.name)] = fact.number;
    return out;
  };
  using Facts = std::map<std::string, std::uint64_t>;
  CHECK(facts(positive + ":13,8", "euclid") ==
        Facts{{"a", 8}, {"b", 13}, {"quotient", 1}, {"remainder", 5}});
  CHECK(facts(positive + ":0,8", "euclid") == Facts{{"a", 0}, {"b", 8}});
  CHECK(facts(to_zero + ":13,8", "euclid-zero") == Facts{{"a", 8}, {"b", 13}, {"most", 12}});
  CHECK(facts(dropped + ":0,12", "drop-split") == Facts{{"a", 0}, {"b", 12}, {"joined", 11}});
  CHECK(facts(bar + ":0,12", "equal-length") == Facts{{"a", 1}, {"b", 12}});
  CHECK(facts(king + ":13,8", "king-steps") == Facts{{"a", 8}, {"b", 13}});
  CHECK(facts(share + ":9000,3", "taking-bound") == Facts{{"n", 9000}, {"most", 3000}});
  CHECK(facts("(n,k);i=1..k;n-=i:9000,3", "bash") ==
        Facts{{"n", 9000}, {"m", 3}, {"remainder", 0}});
}
