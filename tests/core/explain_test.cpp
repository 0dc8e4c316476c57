// Explanations are checked for truth against plain recursion: every listed option is one, its value
// is right, so is the mex, the columns add up, and each winning move does to the sum what is said.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/explain.hpp>
#include <nimber/heap_rule.hpp>
#include "search/brute_force.hpp"
#include "search/options_graph.hpp"
#include "share.hpp"

#include <algorithm>
#include <map>
#include <random>
#include <tuple>

using namespace nimber;

namespace {

/// Facts of a step by their name.
std::vector<std::uint64_t> facts_named(const TheoremStep& step, std::string_view name) {
  std::vector<std::uint64_t> out;
  for (const Fact& fact : step.facts) {
    if (fact.name == name) out.push_back(fact.number);
  }
  return out;
}

Explanation explain(const std::string& text) {
  Explain work(plain::position(text));
  while (!work.step(100'000).done) {}
  REQUIRE(work.result());
  return *work.result();
}

class Checker {
 public:
  void check(const std::string& text) {
    INFO(text);
    position_ = plain::position(text);
    const Explanation explanation = explain(text);
    REQUIRE(explanation.result.player_to_move_wins() == plain::wins(text, outcomes_));
    kinds_.clear();
    for (const ExplainStep& step : explanation.steps)
      std::visit([&](const auto& one) { look(one); }, step);
    REQUIRE(kinds_["conventions"] == 1);
    if (explanation.result.method == AnalysisResult::Method::values ||
        explanation.result.method == AnalysisResult::Method::tame) {
      REQUIRE(kinds_["sum"] == 1);
      REQUIRE(kinds_["mend"] == std::min(explanation.result.winning.size(), Explain::max_mends));
    }
    if (explanation.result.method == AnalysisResult::Method::quotient) {
      REQUIRE(kinds_["quotient"] == 1);
      REQUIRE(kinds_["quotient-move"] ==
              std::min(explanation.result.winning.size(), Explain::max_mends));
    }
  }

 private:
  Value value_of(const Term& term) { return plain::value(print(term), values_); }

  void look(const TheoremStep& step) {
    ++kinds_["theorem"];
    REQUIRE(!step.code.empty());
    if (step.value) {
      Term term = position_.terms[step.about.term];
      if (step.about.part != About::whole) term.state = {term.state[step.about.part]};
      REQUIRE(*step.value == value_of(term));
    }
  }

  void look(const ValueStep& step) {
    ++kinds_["value"];
    Term term = position_.terms[step.about.term];
    const Term whole = term;
    if (step.about.part != About::whole) {
      REQUIRE(step.size == term.state[step.about.part]);
      term.state = {step.size};
    }
    REQUIRE(step.value == value_of(term));
    const auto check_option = [&](const ValueStep::Option& option) {
      if (step.about.part != About::whole) {
        REQUIRE(option.move.part == step.about.part);
      }
      Move alone = option.move;
      if (step.about.part != About::whole) alone.part = 0;
      const Term then{term.rule, term.rule->after(term.state, alone)};
      const auto options = plain::options(print(term));
      REQUIRE(std::find(options.begin(), options.end(), print(then)) != options.end());
      REQUIRE(option.value == value_of(then));
      // And it is a move of the whole position.
      REQUIRE(move_between(
          Position{{whole}, false},
          Position{{Term{whole.rule, whole.rule->after(whole.state, option.move)}}, false}));
    };
    for (const auto& option : step.options) check_option(option);
    for (std::size_t i = 0; i < step.reached.size(); ++i) {
      REQUIRE(step.reached[i].value == i);
      check_option(step.reached[i]);
    }
    REQUIRE(step.all_smaller == (step.reached.size() == step.value));
    REQUIRE((step.all_smaller || step.value > ValueStep::max_reached));
    REQUIRE(step.none_equal);
    if (step.all_options) {
      std::set<std::string> listed;
      for (const auto& option : step.options) {
        Move alone = option.move;
        if (step.about.part != About::whole) alone.part = 0;
        listed.insert(print(Term{term.rule, term.rule->after(term.state, alone)}));
      }
      const auto options = plain::options(print(term));
      REQUIRE(listed == std::set<std::string>(options.begin(), options.end()));
    }
  }

  void look(const SumStep& step) {
    ++kinds_["sum"];
    Value total = 0;
    std::uint64_t bigs = 0;
    std::vector<std::uint64_t> ones(step.ones.size(), 0);
    std::vector<Value> by_term(position_.terms.size(), 0);
    std::vector<std::vector<Component>> components(position_.terms.size());
    for (const SumRow& row : step.rows) {
      REQUIRE(row.component.value);
      const Value v = *row.component.value;
      total ^= v;
      by_term[row.term] ^= v;
      components[row.term].push_back(row.component);
      for (std::size_t bit = 0; bit < 64; ++bit) {
        if (((v >> bit) & 1) == 0) continue;
        REQUIRE(bit < ones.size());
        ++ones[bit];
      }
    }
    REQUIRE(total == step.total);
    // In misère play each row counts as one; in normal play the rule says what would.
    for (std::size_t i = 0; i < components.size(); ++i) {
      const Rule& rule = *position_.terms[i].rule;
      bigs += position_.misere ? rule.theory().RuleTheory::bigs(components[i])
                               : rule.theory().bigs(components[i]);
    }
    REQUIRE(bigs == step.bigs);
    rows_ = step.rows;
    REQUIRE(ones == step.ones);
    for (std::size_t bit = 0; bit < ones.size(); ++bit)
      REQUIRE(((step.total >> bit) & 1) == ones[bit] % 2);
    for (std::size_t i = 0; i < by_term.size(); ++i)
      REQUIRE(by_term[i] == value_of(position_.terms[i]));
    total_ = total;
  }

  void look(const MendStep& step) {
    ++kinds_["mend"];
    const Position then = after(position_, step.move);
    REQUIRE(move_between(position_, then));
    REQUIRE(!plain::wins(print(then), outcomes_));
    Value from = 0;
    Value to = 0;
    for (const SumRow& row : step.before) from ^= *row.component.value;
    for (const SumRow& row : step.after) to ^= *row.component.value;
    REQUIRE(from == step.from);
    REQUIRE(to == step.to);
    REQUIRE(step.raises == (to > from));
    REQUIRE(step.total == (total_ ^ from ^ to));
    if (!position_.misere) {
      REQUIRE(step.total == 0);
    } else {
      REQUIRE(step.total == (step.bigs > 0 ? 0 : 1));
    }
    Value left = 0;
    for (const Term& term : then.terms) left ^= value_of(term);
    REQUIRE(left == step.total);
    look_at_components(step, position_.terms[step.move.term], then.terms[step.move.term]);
    look_at_rows(step);
  }

  /// What is changed and what is kept are all rows of the sum, before and after; the columns are
  /// those afterwards.
  void look_at_rows(const MendStep& step) {
    using Like = std::tuple<std::size_t, Component::Kind, std::uint64_t, std::vector<std::uint64_t>,
                            std::optional<Value>>;
    const auto like = [](const SumRow& row) {
      const Component& c = row.component;
      return Like{row.term, c.kind, c.size, row.with, c.value};
    };
    REQUIRE(step.more_kept == 0);
    std::multiset<Like> all;
    std::multiset<Like> told;
    for (const SumRow& row : rows_) all.insert(like(row));
    for (const SumRow& row : step.before) told.insert(like(row));
    for (const SumRow& row : step.kept) told.insert(like(row));
    REQUIRE(all == told);
    std::vector<std::uint64_t> ones(64, 0);
    std::uint64_t bigs = 0;
    const auto add = [&](const SumRow& row) {
      const Value value = *row.component.value;
      for (std::size_t bit = 0; bit < 64; ++bit) ones[bit] += (value >> bit) & 1;
      bigs += Goal::big(value);
    };
    for (const SumRow& row : step.after) add(row);
    for (const SumRow& row : step.kept) add(row);
    while (!ones.empty() && ones.back() == 0) ones.pop_back();
    REQUIRE(ones == step.ones);
    if (position_.misere) REQUIRE(bigs == step.bigs);
  }

  /// The components as misère play counts them.
  static std::vector<Component> counted(const Rule& rule, const std::vector<Component>& all) {
    const auto first = rule.theory().together(all);
    if (first.empty()) return all;
    std::vector<Component> out;
    for (std::size_t i = 0; i < all.size(); ++i) {
      if (first[i] != i) continue;
      out.push_back(all[i]);
      for (std::size_t k = i + 1; k < all.size(); ++k) {
        if (first[k] == i) *out.back().value ^= *all[k].value;
      }
    }
    return out;
  }

  /// What is told as changed is all that is changed, and nothing that is not.
  void look_at_components(const MendStep& step, const Term& before, const Term& after) {
    Work work;
    work.open_step(default_limit);
    if (before.rule->theory().prepare(before.state, work) != Ready::yes) return;
    using Like = std::tuple<Component::Kind, std::uint64_t, std::optional<Value>>;
    std::map<Like, int> change;
    const auto count = [&](const State& state, int by) {
      std::vector<Component> components;
      before.rule->theory().components(state, components);
      if (position_.misere) components = counted(*before.rule, components);
      for (const Component& c : components) change[{c.kind, c.size, c.value}] += by;
    };
    count(before.state, -1);
    count(after.state, 1);
    for (const SumRow& row : step.before) {
      REQUIRE(change[{row.component.kind, row.component.size, row.component.value}]++ < 0);
    }
    for (const SumRow& row : step.after) {
      REQUIRE(change[{row.component.kind, row.component.size, row.component.value}]-- > 0);
    }
    for (const auto& [like, by] : change) REQUIRE(by == 0);
  }

  void look(const DrawingStep&) { FAIL("only of games that are drawn"); }
  void look(const LabelStep&) { FAIL("only of games that may never end"); }
  void look(const EndlessStep&) { FAIL("only of games that may never end"); }
  void look(const QuotientStep& step) {
    ++kinds_["quotient"];
    REQUIRE(step.lost == !plain::wins(print(position_), outcomes_));
    std::size_t heaps = 0;
    for (const Term& term : position_.terms) heaps += is_over(term) ? 0 : term.state.size();
    REQUIRE(step.rows.size() == heaps);
    for (const auto& row : step.rows) {
      REQUIRE(row.size == position_.terms[row.about.term].state[row.about.part]);
      REQUIRE(!row.word.empty());
    }
    // The misère Nim rule on values by plain recursion.
    Value total = 0;
    bool big = false;
    std::map<std::string, Value> values;
    for (const auto& row : step.rows) {
      const Position heap{{{position_.terms[row.about.term].rule, {row.size}}}, false};
      const Value value = plain::value(print(heap), values);
      total ^= value;
      big = big || value > 1;
    }
    REQUIRE(step.nim_rule == (big == (total == 0) ? Outcome::P : Outcome::N));
  }

  void look(const CompoundStep&) { FAIL("a disjunctive sum"); }
  void look(const CompoundMoveStep&) { FAIL("a disjunctive sum"); }
  void look(const QuotientMoveStep& step) {
    ++kinds_["quotient-move"];
    REQUIRE(!plain::wins(print(after(position_, step.move)), outcomes_));
    REQUIRE(step.after.size() <= 2);
  }

  void look(const ConventionStep& step) {
    ++kinds_["conventions"];
    Position other = position_;
    other.misere = false;
    if (step.normal) REQUIRE((*step.normal == Outcome::N) == plain::wins(print(other), outcomes_));
    other.misere = true;
    if (step.misere) REQUIRE((*step.misere == Outcome::N) == plain::wins(print(other), outcomes_));
    REQUIRE(step.normal);
    if (step.rule == ConventionStep::Rule::nim_sum) REQUIRE(step.normal == step.misere);
    if (step.rule == ConventionStep::Rule::ones) REQUIRE(*step.normal != *step.misere);
  }

  Position position_;
  Value total_ = 0;
  std::vector<SumRow> rows_;  // of the sum
  std::map<std::string, std::size_t> kinds_;
  std::map<std::string, bool> outcomes_;
  std::map<std::string, Value> values_;
};

std::string random_position(std::mt19937& random) {
  const auto below = [&](unsigned n) { return static_cast<unsigned>(random() % n); };
  const auto heaps = [&](unsigned most_heaps, unsigned most) {
    std::string out;
    for (unsigned left = 1 + below(most_heaps); left > 0; --left)
      out.append(out.empty() ? "" : ",").append(std::to_string(below(most)));
    return out;
  };
  const auto places = [&](unsigned count, unsigned most) {
    std::set<unsigned> set;
    while (set.size() < count) set.insert(1 + below(most));
    std::string out;
    for (const unsigned p : set) out.append(out.empty() ? "" : ",").append(std::to_string(p));
    return out;
  };
  const auto row = [&](unsigned length) {
    std::string out;
    for (unsigned i = 0; i < length; ++i) out.push_back(below(2) == 0 ? 'H' : 'T');
    return out;
  };
  const auto term = [&]() -> std::string {
    static const std::vector<std::string> heap_rules = {
        "nim",           "take/1..3",          "take/1,3,4", "take/2..4", "take/odd",
        "take/even",     "take/2..",           "take/fib",   "take/pow2", "take/square",
        "custom/2*k>=n", "custom/n%k==0&&k<n", "take/2,3"};
    static const std::vector<std::string> splitting = {"octal/0.77", "octal/0.137", "octal/4.3",
                                                       "grundy", "lasker"};
    switch (below(10)) {
      case 0: return "wythoff:" + std::to_string(below(7)) + "," + std::to_string(below(7));
      case 1:
        return "stairs:" + std::to_string(below(3)) + "," + std::to_string(below(3)) + "," +
               std::to_string(below(3));
      case 2: return "strip:" + places(1 + below(3), 7);
      case 3: return "monks:" + places(2 + below(2), 7);
      case 4: return "hill/" + std::to_string(1 + below(2)) + ":" + places(2, 6);
      case 5:
        return "graph/a-b,a-c,b-c,c-d,e-a:" + std::string(1, "abcde"[below(5)]) + "," +
               std::string(1, "abcde"[below(5)]);
      case 6: {
        static const std::vector<std::string> coins = {"turtles", "mock", "ruler", "twins"};
        return "coins/" + coins[below(4)] + ":" + row(1 + below(5));
      }
      case 7: return splitting[below(5)] + ":" + heaps(1, 8);
      default:
        return heap_rules[below(static_cast<unsigned>(heap_rules.size()))] + ":" + heaps(2, 8);
    }
  };
  std::string out = term();
  if (below(3) == 0) out.append("+").append(term());
  if (below(4) == 0) out.append("~misere");
  return out;
}

}  // namespace

TEST_CASE("explanations of 1,000 random positions are true") {
  std::mt19937 random(20261120);
  Checker checker;
  for (std::size_t i = 0; i < plain::share(1000); ++i) checker.check(random_position(random));
}

namespace {

template <class Step>
std::vector<Step> steps_of(const Explanation& explanation) {
  std::vector<Step> list;
  for (const ExplainStep& step : explanation.steps) {
    if (const auto* one = std::get_if<Step>(&step)) list.push_back(*one);
  }
  return list;
}

std::string heaps(std::size_t count, std::uint64_t first, std::uint64_t step) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i)
    text.append(i > 0 ? "," : "").append(std::to_string(first + i * step));
  return text;
}

}  // namespace

TEST_CASE("every row of coins to length 6 is explained truly, in misère play by pairs") {
  Checker checker;
  for (const char* variant : {"turtles", "mock", "ruler", "twins"}) {
    for (unsigned length = 1; length <= 6; ++length) {
      for (unsigned row = 0; row < (1u << length); ++row) {
        std::string text = std::string("coins/") + variant + ":";
        for (unsigned i = 0; i < length; ++i) text.push_back((row >> i) % 2 != 0 ? 'H' : 'T');
        checker.check(text);
        checker.check(text + "~misere");
      }
    }
  }
}

TEST_CASE("heads that count as one are told as one row") {
  const auto rows = [](const std::string& text) {
    std::string out;
    const SumStep sum = steps_of<SumStep>(explain(text)).at(0);
    for (const SumRow& row : sum.rows) {
      out.append(std::to_string(row.component.size));
      for (const std::uint64_t more : row.with) out.append("&").append(std::to_string(more));
      out.append("=").append(std::to_string(*row.component.value)).append(" ");
    }
    return out;
  };
  CHECK(rows("coins/turtles:THH") == "2=2 3=3 ");
  CHECK(rows("coins/turtles:THH~misere") == "2&3=1 ");
  CHECK(rows("coins/turtles:HHHTHH~misere") == "1=1 2&3=1 5=5 6=6 ");
  CHECK(rows("coins/twins:HHHHTH~misere") == "1=0 2=1 3&4=1 6=5 ");
  CHECK(rows("coins/mock:HTH~misere") == "1&3=5 ");
  CHECK(rows("coins/mock:HTH+nim:3~misere") == "1&3=5 3=3 ");
  // What misère play would count is told beside normal play too.
  const auto together = [](const std::string& text) {
    return steps_of<ConventionStep>(explain(text)).at(0).together.size();
  };
  CHECK(together("coins/turtles:THH") == 1);
  CHECK(together("coins/turtles:HTHH") == 0);
  CHECK(together("coins/turtles:THHHH+coins/mock:HH~misere") == 3);
  CHECK(together("nim:3,3~misere") == 0);
}

TEST_CASE("each head of a row of Ruler counts by itself") {
  const SumStep sum = steps_of<SumStep>(explain("coins/ruler:THTTTH")).at(0);
  CHECK(sum.rows.size() == 2);
  CHECK(sum.bigs == 2);
}

TEST_CASE("a value of 64 digits is summed up and mended") {
  // The nim product of these has a one in the highest place.
  Explain work(plain::position("corners:1000000000000000000.1000"), 3000);
  while (!work.step(1000).done) {}
  REQUIRE(work.result());
  const Explanation& told = *work.result();
  REQUIRE(told.result.value);
  CHECK(*told.result.value >> 63 == 1);
  for (const ExplainStep& step : told.steps) {
    const auto* sum = std::get_if<SumStep>(&step);
    if (sum == nullptr) continue;
    REQUIRE(sum->ones.size() == 64);
    for (std::size_t bit = 0; bit < 64; ++bit)
      CHECK(sum->ones[bit] == (*told.result.value >> bit & 1));
    return;
  }
  FAIL("the sum is not explained");
}

TEST_CASE("of what a winning move keeps 100 rows are told, and the rest counted") {
  const MendStep step = steps_of<MendStep>(explain("nim:" + heaps(150, 1, 0) + ",9")).at(0);
  CHECK(step.kept.size() == 100);
  CHECK(step.more_kept == 50);
  CHECK(step.before.size() == 1);
  CHECK(step.ones == std::vector<std::uint64_t>{150});
}

TEST_CASE("values are explained once for equal heaps, and for 16 heaps at most") {
  const auto values = [](const std::string& text) {
    std::string list;
    for (const ValueStep& step : steps_of<ValueStep>(explain(text))) {
      list.append(std::to_string(step.about.term))
          .append(step.about.part == About::whole ? "" : "." + std::to_string(step.about.part));
      list.append(" ");
    }
    return list;
  };
  CHECK(values("nim:3,4,3,5") == "0.0 0.1 0.3 ");
  CHECK(values("nim:3,3,3") == "0.0 ");
  CHECK(values("nim:3+nim:4,3+take/1..9:3+nim:5,4") == "0.0 1.0 2.0 3.0 ");
  CHECK(values("take/1..2:4+nim:5+take/1..2:5,4,6") == "0.0 1.0 2.0 2.2 ");
  CHECK(values("strip:2,5+strip:2,5+nim:1") == "0 1 2.0 ");
  CHECK(steps_of<ValueStep>(explain("nim:" + heaps(16, 1, 1))).size() == 16);
  CHECK(steps_of<ValueStep>(explain("nim:" + heaps(17, 1, 1))).size() == 16);
  CHECK(steps_of<ValueStep>(explain("nim:" + heaps(15, 1, 1) + "+strip:2,5+strip:2,6")).size() ==
        16);
  CHECK(steps_of<TheoremStep>(explain("nim:" + heaps(17, 1, 1))).size() == 16);
}

TEST_CASE("of the options so many are told as have room") {
  const auto step = [](const std::string& text) {
    return steps_of<ValueStep>(explain(text)).at(0);
  };
  CHECK(step("nim:256").options.size() == 256);
  CHECK(step("nim:256").all_options);
  CHECK(step("nim:257").options.size() == 256);
  CHECK(!step("nim:257").all_options);
  CHECK(step("nim:64").reached.size() == 64);
  CHECK(step("nim:64").all_smaller);
  CHECK(step("nim:65").reached.size() == 64);
  CHECK(!step("nim:65").all_smaller);
  for (const char* text :
       {"nim:64", "nim:65", "nim:4096", "nim:4097", "nim:1000000", "take/1..3:1000001",
        "octal/0.77:5000", "take/odd:9001", "stairs:5000,3,1", "strip:4000,9000"}) {
    INFO(text);
    const ValueStep one = step(text);
    CHECK(one.none_equal);
    CHECK(one.reached.size() == std::min<std::uint64_t>(one.value, 64));
    CHECK(one.all_smaller == (one.value <= 64));
    for (std::size_t i = 0; i < one.reached.size(); ++i) {
      CHECK(one.reached[i].value == i);
      const Term term = plain::position(text).terms[0];
      const auto then = analyze(
          Position{{{term.rule, term.rule->after(term.state, one.reached[i].move)}}, false});
      REQUIRE(then);
      CHECK(then->value == Value{i});
    }
  }
}

TEST_CASE("where not all options can be asked for, none is said to be missing") {
  // Some 32,000 options, of 65 values each: more than the work that one value is worth.
  const auto step = [](const std::string& text) {
    return steps_of<ValueStep>(explain(text)).at(0);
  };
  const ValueStep large = step("grundy:64000");
  REQUIRE(large.value > 64);
  CHECK(!large.none_equal);
  CHECK(!large.all_options);
  const ValueStep small = step("grundy:40000");
  REQUIRE(small.value < 50);
  CHECK(small.none_equal);
  CHECK(small.all_smaller);
}

TEST_CASE("a value that is searched is explained by its options") {
  std::map<std::string, Value> values;
  for (const char* text : {"hill/2:2,3,4", "hill/1:3,7", "hill/2:0,5,8"}) {
    INFO(text);
    const auto steps = steps_of<ValueStep>(explain(text));
    REQUIRE(steps.size() == 1);
    CHECK(steps[0].value == plain::value(text, values));
    CHECK(steps[0].all_options);
    CHECK(steps[0].none_equal);
    CHECK(steps[0].all_smaller);
    CHECK(steps[0].options.size() == plain::options(text).size());
    for (const auto& option : steps[0].options) {
      const Term term = plain::position(text).terms[0];
      CHECK(
          option.value ==
          plain::value(print(Term{term.rule, term.rule->after(term.state, option.move)}), values));
    }
  }
  // Where the search would take too long, the theorem alone is told.
  Explain work(plain::position("hill/2:20,40"), 1000);
  while (!work.step(100).done) {}
  REQUIRE(work.result());
  CHECK(steps_of<ValueStep>(*work.result()).empty());
  CHECK(steps_of<TheoremStep>(*work.result()).size() == 1);
}

TEST_CASE("equal heaps are explained once, though their rule was read twice") {
  const RulePtr first = plain::rule("take/1..3");
  // So many others are read that it is read anew.
  for (int k = 4; k < 100; ++k) plain::rule("take/1.." + std::to_string(k));
  const RulePtr second = plain::rule("take/1..3");
  REQUIRE(first != second);
  Explain work(Position{{{first, {6}}, {second, {6, 7}}}, false});
  while (!work.step(100'000).done) {}
  REQUIRE(work.result());
  const auto steps = steps_of<ValueStep>(*work.result());
  REQUIRE(steps.size() == 2);
  CHECK(steps[0].size == 6);
  CHECK(steps[1].size == 7);
}

TEST_CASE(
    "a sum shows 1,000 rows at most, and counts all of them; 64 winning moves at most are told") {
  const auto ones = [](std::size_t count) {
    std::string text = "take/odd:1";
    for (std::size_t i = 1; i < count; ++i) text += ",1";
    return explain(text);
  };
  const auto many = ones(1001);
  REQUIRE(steps_of<SumStep>(many).size() == 1);
  CHECK(steps_of<SumStep>(many)[0].rows.size() == 1000);
  CHECK(steps_of<SumStep>(many)[0].total == 1);
  CHECK(steps_of<SumStep>(many)[0].ones == std::vector<std::uint64_t>{1001});
  CHECK(steps_of<MendStep>(many).size() == 64);
  CHECK(steps_of<SumStep>(ones(1000))[0].rows.size() == 1000);
  CHECK(steps_of<MendStep>(ones(63)).size() == 63);
  CHECK(steps_of<MendStep>(ones(65)).size() == 64);
  CHECK(steps_of<MendStep>(ones(64)).empty());
  // Where values decide nothing there is no sum.
  CHECK(steps_of<SumStep>(explain("octal/0.77:5,4~misere")).empty());
  CHECK(steps_of<SumStep>(explain("hill/2:900000,1000000,2000000")).empty());
}

TEST_CASE("a sum of many heaps is explained at once") {
  // 64 winning moves in 20,001 heaps, no two alike: each changes one, in the middle and at the
  // ends.
  std::string text = "take/odd:1";
  for (int i = 1; i < 20'001; ++i) text.append(",").append(std::to_string(2 * i + 1));
  const auto explanation = explain(text);
  const auto mends = steps_of<MendStep>(explanation);
  CHECK(mends.size() == 64);
  for (const MendStep& mend : mends) {
    CHECK(mend.before.size() == 1);
    CHECK(mend.after.size() == 1);
  }
  std::string nim = "nim:1";
  std::uint64_t sum = 1;
  for (std::uint64_t i = 2; i < 20'000; ++i) {
    nim.append(",").append(std::to_string(i));
    sum ^= i;
  }
  nim.append(",").append(std::to_string(sum ^ (std::uint64_t{1} << 40)));
  const auto last = steps_of<MendStep>(explain(nim));
  REQUIRE(last.size() == 1);
  CHECK(last[0].before.size() == 1);
  CHECK(last[0].before[0].component.part == 19'999);
  CHECK(last[0].from == (sum ^ (std::uint64_t{1} << 40)));
  CHECK(last[0].to == sum);
  CHECK(last[0].total == 0);
}

TEST_CASE("the two conventions side by side") {
  using Rule = ConventionStep::Rule;
  const auto conventions = [](const std::string& text) {
    return steps_of<ConventionStep>(explain(text)).at(0);
  };
  const auto check = [&](const std::string& text, Rule rule, std::uint64_t bigs, bool tame) {
    INFO(text);
    const ConventionStep step = conventions(text);
    CHECK(step.rule == rule);
    CHECK(step.bigs == bigs);
    CHECK(step.tame == tame);
    std::map<std::string, bool> outcomes;
    const std::string plain_text = text.substr(0, text.find('~'));
    REQUIRE(step.normal);
    CHECK((*step.normal == Outcome::N) == plain::wins(plain_text, outcomes));
    REQUIRE(step.misere);
    CHECK((*step.misere == Outcome::N) == plain::wins(plain::misere(plain_text), outcomes));
    std::map<std::string, Value> values;
    CHECK(step.value == plain::value(plain_text, values));
  };
  for (const std::string end : {"", "~misere"}) {
    check("nim:3,4" + end, Rule::nim_sum, 2, true);
    check("nim:1,2,3" + end, Rule::nim_sum, 2, true);
    check("nim:1,1,0" + end, Rule::ones, 0, true);
    check("nim:1" + end, Rule::ones, 0, true);
    check("nim:1,2+take/1..3:6,4+strip:2,6" + end, Rule::nim_sum, 3, true);
    check("octal/0.77:4" + end, Rule::quotient, 0, false);
    check("octal/0.77:5,4" + end, Rule::quotient, 1, false);
    check("octal/0.77:5+wythoff:1,2" + end, Rule::search, 1, false);
    check("nim:0" + end, Rule::over, 0, true);
    check("nim:0,0+strip:1,2" + end, Rule::over, 0, true);
    check("octal/0.07:1" + end, Rule::over, 0, true);
  }
  const ConventionStep unknown = conventions("grundy:200,300,400");
  CHECK(unknown.rule == Rule::unknown);
  CHECK(!unknown.misere);
  CHECK(unknown.normal);
  CHECK(!unknown.tame);
}

TEST_CASE("an explanation counts what both of its analyses examined") {
  for (const char* text : {"nim:3,4", "octal/0.77:9,5", "hill/2:4,9", "octal/0.77:9,5~misere"}) {
    INFO(text);
    Position position = plain::position(text);
    const auto examined = [](const Position& p) {
      Analysis analysis(p, 300'000);
      Progress progress;
      do progress = analysis.step(UINT64_MAX);
      while (!progress.done);
      return progress.examined;
    };
    // Tables that all share are there from then on.
    for (const bool misere : {!position.misere, position.misere}) {
      position.misere = misere;
      examined(position);
    }
    const std::uint64_t first = examined(position);
    position.misere = !position.misere;
    const std::uint64_t second = examined(position);
    position.misere = !position.misere;
    Explain work(position);
    Progress progress;
    do progress = work.step(UINT64_MAX);
    while (!progress.done);
    CHECK(progress.examined == first + second);
  }
  Explain unsettled(plain::position("hill/2:100000,200000,350000+nim:1"), 1000);
  while (!unsettled.step(100).done) {}
  REQUIRE(!unsettled.result());
  CHECK(unsettled.result().error().code == ErrorCode::unsettled);
}

TEST_CASE("a winning move that raises a value is told as one") {
  const Explanation explanation = explain("take/1..3:9+take/1..5:10+take/1..7:14");
  std::size_t raising = 0;
  for (const ExplainStep& step : explanation.steps) {
    const auto* mend = std::get_if<MendStep>(&step);
    if (mend == nullptr || !mend->raises) continue;
    ++raising;
    REQUIRE(mend->from == 1);
    REQUIRE(mend->to == 2);
    REQUIRE(mend->total == 0);
  }
  REQUIRE(raising > 0);
}

TEST_CASE("huge heaps are explained by theorem") {
  const Explanation explanation =
      explain("nim:1000000000000000000,3+take/1..7:999999999999999999+octal/0.77:1000000000000");
  std::size_t values = 0;
  for (const ExplainStep& step : explanation.steps) {
    if (const auto* value = std::get_if<ValueStep>(&step)) {
      ++values;
      REQUIRE(value->none_equal);
      REQUIRE(value->reached.size() == std::min<std::size_t>(static_cast<std::size_t>(value->value),
                                                             ValueStep::max_reached));
    }
  }
  REQUIRE(values == 4);
}

TEST_CASE("brute force agrees, and shrinks what is too large") {
  const std::vector<std::string> small = {
      "nim:3,4,5",         "take/1..3:21",       "wythoff:8,12",
      "strip:1,4,9",       "stairs:3,1,2",       "octal/0.77:9,10",
      "coins/mock:HTHTHH", "hill/2:2,3,4",       "graph/a-b,a-c,b-c:a,b",
      "nim:1,2,3~misere",  "octal/0.77:8~misere"};
  for (const std::string& text : plain::share_of(small, 3)) {
    INFO(text);
    BruteForce work(plain::position(text));
    while (!work.step(100'000).done) {}
    REQUIRE(work.answer());
    std::map<std::string, bool> seen;
    REQUIRE(!work.answer()->smaller);
    REQUIRE(work.answer()->player_to_move_wins() == plain::wins(text, seen));
    REQUIRE(work.answer()->positions > 0);
    if (work.answer()->theory) REQUIRE(*work.answer()->theory == work.answer()->outcome);
  }
  const std::vector<std::string> large = {"nim:1000000000000000000,999999999999999999,5",
                                          "take/1..3:1000000000",
                                          "wythoff:100000000000,161803398875",
                                          "strip:1,40000,90000000",
                                          "monks:5,100,1000000",
                                          "hill/2:2000,3000000,4000000",
                                          "lasker:100000,7~misere"};
  for (const std::string& text : plain::share_of(large, 2)) {
    INFO(text);
    BruteForce work(plain::position(text), 20'000);
    while (!work.step(10'000).done) {}
    REQUIRE(work.answer());
    const auto& answer = *work.answer();
    REQUIRE(answer.smaller);
    REQUIRE(print(plain::position(print(answer.position))) == print(answer.position));
    if (answer.theory) REQUIRE(*answer.theory == answer.outcome);
  }
}

TEST_CASE("the graph of options holds what recursion holds") {
  for (const char* text :
       {"nim:2,3", "take/1..3:9", "octal/0.77:7", "wythoff:3,4", "nim:2,2~misere", "nim:0"}) {
    INFO(text);
    const auto graph = options_graph(plain::position(text));
    REQUIRE(graph);
    const auto all = plain::reachable(text, 100'000);
    REQUIRE(graph->nodes.size() == all.size());
    std::map<std::string, bool> outcomes;
    std::map<std::string, Value> values;
    std::size_t edges = 0;
    for (const auto& node : graph->nodes) {
      REQUIRE(node.player_to_move_wins() == plain::wins(node.text, outcomes));
      REQUIRE(node.value.has_value() == !node.position.misere);
      if (node.value) REQUIRE(*node.value == plain::value(node.text, values));
      const auto options = plain::options(node.text);
      edges += std::set<std::string>(options.begin(), options.end()).size();
      REQUIRE((node.round == 0) == options.empty());
    }
    REQUIRE(graph->edges.size() == edges);
    for (const auto& [from, to] : graph->edges)
      REQUIRE(graph->nodes[from].layer < graph->nodes[to].layer);
    REQUIRE(to_dot(*graph).find("digraph") == 0);
  }
  const auto large = options_graph(plain::position("nim:100,100"));
  REQUIRE(!large);
  REQUIRE(large.error().code == ErrorCode::too_many_positions);
  REQUIRE(!options_graph(plain::position("nim:1000000000000000000")));
}

TEST_CASE(
    "a graph of options in Graphviz' language: quotes and backslashes in a text are escaped") {
  OptionsGraph graph;
  graph.nodes.emplace_back();
  graph.nodes.back().text = "a\"b\\c";
  CHECK(to_dot(graph).find("[label=\"a\\\"b\\\\c\\nP\"") != std::string::npos);
}

TEST_CASE("of a single heap it is told which remainders are lost", "[explain]") {
  using List = std::vector<std::uint64_t>;
  struct Row {
    std::string rule;
    List modulus;
    List remainders;
  };
  for (const Row& row :
       {Row{"take/1..3", {4}, {0}}, Row{"take/1,3,4", {7}, {0, 2}}, Row{"take/odd", {2}, {0}},
        Row{"take/pow2", {3}, {0}}, Row{"take/2..5", {7}, {0, 1}}, Row{"own/n;k=1..3;n-=k", {}, {}},
        // Nothing that proves it, too many remainders, no period, and splitting.
        Row{"take/8..9", {}, {}}, Row{"nim", {}, {}}, Row{"take/square", {}, {}},
        Row{"octal/0.77", {}, {}}}) {
    for (std::uint64_t n = 1; n <= 40; ++n) {
      const std::string text = row.rule + ":" + std::to_string(n);
      INFO(text);
      const Explanation told = explain(text);
      const auto* step = std::get_if<TheoremStep>(&told.steps.front());
      REQUIRE(step != nullptr);
      CHECK(facts_named(*step, "lost_modulus") == row.modulus);
      CHECK(facts_named(*step, "lost_remainder") == row.remainders);
      if (row.modulus.empty()) continue;
      // Against plain recursion.
      std::map<std::string, bool> outcomes;
      const bool lost =
          std::count(row.remainders.begin(), row.remainders.end(), n % row.modulus.front()) > 0;
      CHECK(plain::wins(text, outcomes) != lost);
    }
  }
  for (const char* const text : {"take/1..3:5,6", "take/1..3:5+nim:2", "take/1..3:5~misere"}) {
    INFO(text);
    for (const ExplainStep& step : explain(text).steps) {
      const auto* theorem = std::get_if<TheoremStep>(&step);
      CHECK((theorem == nullptr || facts_named(*theorem, "lost_modulus").empty()));
    }
  }
}
