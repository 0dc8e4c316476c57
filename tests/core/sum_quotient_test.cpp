// Misère sums of heaps through quotients: analysis against plain recursion and against the search.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>
#include <nimber/explain.hpp>
#include <nimber/notation.hpp>
#include "laws/quotients/quotient_search.hpp"
#include "search/heap_search.hpp"
#include "search/sum_quotient.hpp"
#include "share.hpp"

#include <algorithm>
#include <random>
#include <set>

using namespace nimber;

namespace {

AnalysisResult analysed(const std::string& text) {
  INFO(text.substr(0, 200));
  auto result = analyze(plain::position(text));
  REQUIRE(result);
  return *result;
}

std::set<std::string> listed(const std::string& text, const AnalysisResult& result) {
  const Position position = plain::position(text);
  std::set<std::string> texts;
  for (const PositionMove& move : result.winning) texts.insert(print(after(position, move)));
  return texts;
}

void check_sum(const std::string& text, std::map<std::string, bool>& seen) {
  INFO(text);
  const AnalysisResult result = analysed(text);
  const auto winning = plain::winning_options(text, seen);
  CHECK(result.player_to_move_wins() == plain::wins(text, seen));
  REQUIRE(result.winning_count);
  CHECK(*result.winning_count == winning.size());
  CHECK(listed(text, result) == winning);
}

}  // namespace

TEST_CASE("Misère sums through quotients: outcome and all winning moves, against recursion") {
  std::mt19937 random(2026);
  std::map<std::string, bool> seen;
  std::size_t by_quotient = 0;
  for (const char* rule : {"octal/0.77", "octal/0.07", "octal/4.4", "octal/0.123", "grundy",
                           "custom/k==2||n==k&&n%3==1"}) {
    for (std::size_t i = 0; i < plain::share(12); ++i) {
      std::string text = std::string(rule) + ":" + std::to_string(random() % 9);
      for (auto more = random() % 3; more > 0; --more) text += "," + std::to_string(random() % 8);
      text += "~misere";
      check_sum(text, seen);
      by_quotient += analysed(text).method == AnalysisResult::Method::quotient;
    }
  }
  CHECK(by_quotient > plain::floor_of_share(40));
  // Of several rules together, and of a rule that stands twice. All are analysed; it is the
  // recursion, by texts, that takes long.
  const std::vector<std::string> mixed = {
      "octal/0.77:5,3+octal/0.07:6~misere",
      "octal/0.77:6+nim:2,1~misere",
      "grundy:8+take/1,3:4,2~misere",
      "octal/0.77:4+octal/0.77:7,1~misere",
      "octal/0.77:7+graph/a-b,b-c:a~misere",
      "octal/0.77:0,0~misere",
      "grundy:2,1+octal/0.77:3~misere",
      "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):9,5,2~misere",
      "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):8,6+octal/0.07:5~misere",
      "own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b):5,4~misere",
      "own/n;n-=1|n>0;n%2==0;=>3*(n/2):4,6~misere"};
  for (const std::string& text : mixed) {
    const AnalysisResult result = analysed(text);
    REQUIRE(result.winning_count);
    CHECK(result.player_to_move_wins() ==
          (*result.winning_count > 0 || is_over(plain::position(text))));
    CHECK(listed(text, result).size() == *result.winning_count);
  }
  for (const std::string& text : plain::share_of(mixed)) check_sum(text, seen);
  for (const char* text : {"own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):40,33,27~misere",
                           "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):40,33+octal/0.77:27~misere"}) {
    const AnalysisResult own = analysed(text);
    CHECK(own.method == AnalysisResult::Method::quotient);
    CHECK(own.player_to_move_wins());
    CHECK(own.winning_count == 8);
  }
  CHECK(analysed("own/n;n>5;n+=1|n>0;n-=1:3,3~misere").winning_count == 2);
  CHECK(analysed("octal/0.77:5,3+octal/0.07:6~misere").method == AnalysisResult::Method::quotient);
  CHECK(analysed("octal/0.77:7+graph/a-b,b-c:a~misere").method == AnalysisResult::Method::search);
}

TEST_CASE("Misère sums of large heaps of Kayles") {
  CHECK_FALSE(analysed("octal/0.77:40,33,27~misere").winning.empty());
  const std::string text = "octal/0.77:1000000000000000000,40,33~misere";
  const AnalysisResult large = analysed(text);
  REQUIRE(large.method == AnalysisResult::Method::quotient);
  // The heap's like, far smaller: the same outcome, and winning moves in the same classes.
  const Heap like = 1'000 + (1'000'000'000'000'000'000 - 1'000) % 12;
  const AnalysisResult small = analysed("octal/0.77:" + std::to_string(like) + ",40,33~misere");
  CHECK(large.player_to_move_wins() == small.player_to_move_wins());
  CHECK(large.player_to_move_wins());
  REQUIRE(large.winning_count);
  // After each winning move the other player loses.
  const Position position = plain::position(text);
  REQUIRE(!large.winning.empty());
  for (std::size_t i = 0; i < large.winning.size(); i += 17) {
    const std::string next = print(after(position, large.winning[i]));
    CHECK_FALSE(analysed(next).player_to_move_wins());
  }
}

TEST_CASE("Winning moves counted by classes are those counted one by one") {
  const RulePtr kayles = plain::rule("octal/0.77");
  const RulePtr other = plain::rule("octal/4.4");
  for (const RulePtr& rule : {kayles, other}) {
    for (const Heap heap : {700u, 1001u, 1300u}) {
      for (const Heap rest : {0u, 5u, 9u, 25u}) {
        const std::string state = std::to_string(heap) + "," + std::to_string(rest);
        const std::string text = rule->text() + ":" + state + "~misere";
        INFO(text);
        const AnalysisResult result = analysed(text);
        REQUIRE(result.winning_count);
        // One by one: each option's outcome by an analysis of its own elements.
        const SumQuotient& quotient = *result.quotient;
        std::uint64_t count = 0;
        const auto add = [&](Heap changed, Heap kept) {
          rule->heap_rule()->each_option(changed, [&](const HeapOption& option) {
            Element e = quotient.element(0, kept);
            if (option.pieces == 2) e = quotient.monoid().product(e, quotient.element(0, option.a));
            if (option.pieces > 0) e = quotient.monoid().product(e, quotient.element(0, option.b));
            count += quotient.monoid().lost(e) ? 1 : 0;
            return true;
          });
        };
        add(heap, rest);
        add(rest, heap);
        CHECK(*result.winning_count == count);
      }
    }
  }
}

TEST_CASE("Random misère sums of 20 heaps: quotients and search agree") {
  std::mt19937 random(20);
  std::size_t settled = 0;
  for (const char* name : {"octal/0.77", "octal/0.07", "octal/0.123", "octal/0.15", "grundy"}) {
    const RulePtr rule = plain::rule(name);
    HeapSearch search({rule}, true);
    SumQuotient quotient({rule.get()});
    Work all;
    all.open_step(all.limit());
    REQUIRE(quotient.reach({12}, all, all.limit()) == SumQuotient::Status::done);
    for (int i = 0; i < 1000; ++i) {
      State state;
      Element product = 0;
      // Mostly small heaps: the search must end.
      for (int k = 0; k < 20; ++k) {
        const Heap heap = random() % (k < 3 ? 13 : 4);
        state.push_back(heap);
        product = quotient.monoid().product(product, quotient.element(0, heap));
      }
      search.start({state});
      Work work(300'000);
      work.open_step(300'000);
      if (search.step(work) != Solver::Status::done) continue;
      ++settled;
      if ((search.result() == 0) != quotient.monoid().lost(product)) {
        CAPTURE(name, state);
        FAIL("quotient and search differ");
      }
    }
  }
  CHECK(settled > 4000);
}

TEST_CASE("What has no misère quotient within the limit is searched") {
  // Grundy's game is not known beyond heap 28.
  const AnalysisResult result = analysed("grundy:30~misere");
  CHECK(result.method == AnalysisResult::Method::search);
}

TEST_CASE("The explanation of a misère sum tells the words and what each winning move does") {
  Explain work(plain::position("octal/0.77:40,33,27~misere"));
  while (!work.step(1'000'000).done) {}
  REQUIRE(work.result());
  const Explanation& told = *work.result();
  REQUIRE(told.result.winning_count == 8);
  std::size_t moves = 0;
  std::size_t sums = 0;
  const QuotientNames names = quotient_names(*told.result.quotient);
  const auto element = [&](const std::string& word) {
    const auto at = std::find(names.words.begin(), names.words.end(), word);
    REQUIRE(at != names.words.end());
    return names.order[static_cast<std::size_t>(at - names.words.begin())];
  };
  const OutcomeMonoid& monoid = told.result.quotient->monoid();
  Element product = 0;
  for (const ExplainStep& step : told.steps) {
    if (const auto* sum = std::get_if<QuotientStep>(&step)) {
      ++sums;
      REQUIRE(sum->rows.size() == 3);
      for (const auto& row : sum->rows) product = monoid.product(product, element(row.word));
      CHECK(sum->rows[1].size == 33);
      CHECK(sum->rows[2].about.part == 2);
      CHECK(element(sum->product) == product);
      CHECK_FALSE(sum->lost);
      CHECK(sum->order == 40);
      CHECK(sum->p_portion == 9);
    }
    if (const auto* move = std::get_if<QuotientMoveStep>(&step)) {
      ++moves;
      CHECK(monoid.lost(element(move->product)));
      CHECK(move->after.size() == 2);
    }
    if (const auto* conventions = std::get_if<ConventionStep>(&step))
      CHECK(conventions->rule == ConventionStep::Rule::quotient);
  }
  CHECK(sums == 1);
  CHECK(moves == 8);
}

TEST_CASE("The explanation of a misère sum of several rules names each heap") {
  Explain work(plain::position("octal/0.77:5,3+octal/0.07:9~misere"));
  while (!work.step(1'000'000).done) {}
  REQUIRE(work.result());
  const Explanation& told = *work.result();
  REQUIRE(told.result.quotient);
  const QuotientNames names = quotient_names(*told.result.quotient);
  const OutcomeMonoid& monoid = told.result.quotient->monoid();
  CHECK(names.words.size() == monoid.order());
  CHECK(std::set<std::string>(names.words.begin(), names.words.end()).size() == monoid.order());
  const auto element = [&](const std::string& word) {
    const auto at = std::find(names.words.begin(), names.words.end(), word);
    REQUIRE(at != names.words.end());
    return names.order[static_cast<std::size_t>(at - names.words.begin())];
  };
  std::size_t sums = 0;
  for (const ExplainStep& step : told.steps) {
    const auto* sum = std::get_if<QuotientStep>(&step);
    if (sum == nullptr) continue;
    ++sums;
    Element product = 0;
    for (const auto& row : sum->rows) product = monoid.product(product, element(row.word));
    REQUIRE(sum->rows.size() == 3);
    CHECK(element(sum->product) == product);
    CHECK(sum->lost == monoid.lost(product));
  }
  CHECK(sums == 1);
}
