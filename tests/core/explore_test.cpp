// Guesses, comparisons and unknowns against brute force.
#include "catch.hpp"
#include "plain.hpp"

#include "laws/patterns/comparison.hpp"
#include "laws/patterns/conjecture.hpp"
#include "laws/unknown.hpp"

#include <algorithm>
#include <random>

using namespace nimber;

namespace {

template <class Work>
Work& finished(Work& work) {
  while (!work.step(50'000).done) {}
  return work;
}

Conjecture::Answer test_guess(const std::string& rule_text, const std::string& text,
                              std::uint64_t heaps = 10'000) {
  INFO(rule_text);
  INFO(text);
  const RulePtr rule = plain::rule(rule_text);
  auto guess = Guess::read(text, *rule);
  REQUIRE(guess);
  Conjecture work(rule, *guess, heaps);
  REQUIRE(finished(work).result());
  return *work.result();
}

Expression expression(const std::string& text) {
  auto reader = Reader::open(text);
  REQUIRE(reader);
  auto e = Expression::read(*reader, {{"n", std::nullopt}, {"m", 3}});
  REQUIRE(e);
  REQUIRE(reader->at_end());
  return *e;
}

std::optional<std::int64_t> at(const Expression& e, std::int64_t n) {
  const std::int64_t variables[2] = {n, 0};
  return e.value(variables);
}

ErrorCode guess_error(const std::string& rule, const std::string& text) {
  const auto guess = Guess::read(text, *plain::rule(rule));
  REQUIRE(!guess);
  return guess.error().code;
}

Solution solve(const std::string& text, std::uint64_t numbers = 60) {
  INFO(text);
  Solve work(text, numbers, 100'000);
  REQUIRE(finished(work).result());
  return *work.result();
}

void check_solution(const std::string& text, std::uint64_t to, std::map<std::string, bool>& seen) {
  INFO(text);
  const Solution s = solve(text, to);
  for (std::uint64_t x = 0; x <= to; ++x) {
    const std::string with = s.before + std::to_string(x) + s.after;
    const auto position = read_position(with);
    INFO(with);
    if (!position) {
      REQUIRE(s.loses(x) != true);
      continue;
    }
    REQUIRE(s.loses(x));
    REQUIRE(*s.loses(x) == !plain::wins(print(*position), seen));
  }
}

}  // namespace

TEST_CASE("expressions are worked out") {
  REQUIRE(at(expression("n%(m+1)"), 7) == 3);
  REQUIRE(at(expression("2*n-1"), 0) == -1);
  REQUIRE(at(expression("n%7==0||n%7==2"), 9) == 1);
  REQUIRE(at(expression("!(n>3)&&n!=2"), 2) == 0);
  REQUIRE(at(expression("(n%3==0)*5+max(n,4)"), 6) == 11);
  REQUIRE(at(expression("xor(n,5)+gcd(n,6)+bits(n)+min(n,2)"), 4) == 1 + 2 + 3 + 2);
  REQUIRE(at(expression("-n+-3"), 4) == -7);
  REQUIRE(!at(expression("10/n"), 0));
  REQUIRE(at(expression("n==0||10/n>2"), 0) == 1);
  REQUIRE(!at(expression("n*1000000000000000000"), 100));
  REQUIRE(expression(" n % 7 == 0 ").text() == "n%7==0");
  REQUIRE(expression("n%7==0").condition());
  REQUIRE(!expression("(n%7==0)+1").condition());
}

TEST_CASE("how an expression repeats is right where it is said") {
  std::size_t said = 0;
  for (const char* text : {"n%7",
                           "n/4",
                           "n/4%3",
                           "(n-5)%3",
                           "(3-n)%4",
                           "n%6+n%4",
                           "2*n+n%3",
                           "n-n%5",
                           "n<10",
                           "n%3==n%2",
                           "n*3>n+50",
                           "min(n,12)",
                           "max(n%5,3)",
                           "max(n,20)-n",
                           "gcd(n,12)",
                           "xor(n%8,3)",
                           "xor(n,5)",
                           "and(6,3*n-40)",
                           "or(n/3,9)-n/6",
                           "xor(2,7*n/2)%5",
                           "bits(n%9)",
                           "n%7==0||n%7==2",
                           "!(n%4==1)&&n>30",
                           "(n+3)/5*2-n/3",
                           "7",
                           "n==n",
                           "(0-n)/3",
                           "n%4*5",
                           "n/2-n/2",
                           "(n<20)*n%3"}) {
    INFO(text);
    const Expression e = expression(text);
    const auto r = e.repetition(0);
    if (!r) continue;
    ++said;
    for (std::uint64_t n = r->from; n < r->from + 200; ++n) {
      const auto here = at(e, static_cast<std::int64_t>(n));
      const auto there = at(e, static_cast<std::int64_t>(n + r->period));
      REQUIRE(here);
      REQUIRE(there);
      REQUIRE(*there == *here + r->slope);
    }
  }
  REQUIRE(said >= 28);
  for (const char* text :
       {"n*n", "bits(n)", "xor(n,n/2)", "n%n", "10/(n-5)", "n*100000000000000", "n%(n+1)"}) {
    INFO(text);
    REQUIRE(!expression(text).repetition(0));
  }
  // Looks: a million each at n, 3 more at n%1000000, 5 at the first sum: 9, and 7 at a second one
  // are too many.
  static_assert(Expression::max_looks == 10'000'000);
  REQUIRE(expression("n%1000000+0").repetition(0));
  REQUIRE(!expression("n%1000000+0+0").repetition(0));
  REQUIRE(!expression("n%1000001").repetition(0));
}

TEST_CASE("guesses are refuted by the smallest counterexample, or proven") {
  using Verdict = Conjecture::Verdict;
  REQUIRE(test_guess("take/1,3,4", "P when n%7==0||n%7==2").verdict == Verdict::proven);
  REQUIRE(test_guess("take/1,3,4", "n%7==0||n%7==2").verdict == Verdict::proven);
  REQUIRE(test_guess("take/1,3,4", "N when n%7!=0&&n%7!=2").verdict == Verdict::proven);
  REQUIRE(test_guess("take/1..3", "g(n) = n%(m+1)").verdict == Verdict::proven);
  REQUIRE(test_guess("nim", "g(n)=n").verdict == Verdict::proven);
  REQUIRE(test_guess("nim", "P when n==0").verdict == Verdict::proven);
  REQUIRE(test_guess("take/even", "n/2").verdict == Verdict::proven);
  REQUIRE(test_guess("take/3..", "n/3").verdict == Verdict::proven);
  REQUIRE(test_guess("octal/0.77", "n>=0&&n==0").verdict == Verdict::proven);
  REQUIRE(test_guess("take/half", "bits(n)").verdict == Verdict::proven);
  REQUIRE(test_guess("take/fib", "P when n%5==0||n%5==6").verdict == Verdict::refuted);

  const auto wrong = test_guess("take/1,3,4", "n%7==0");
  REQUIRE(wrong.verdict == Verdict::refuted);
  REQUIRE(wrong.counterexample->heaps == std::vector<std::uint64_t>{2});
  const auto undefined = test_guess("take/1,3,4", "g(n) = n/n");
  REQUIRE(undefined.counterexample->heaps == std::vector<std::uint64_t>{0});
  REQUIRE(!undefined.counterexample->guessed);
  // Wrong only far out: a proof must not be claimed before the common period is through.
  const auto late = test_guess("take/1..3", "n%4+(n==5000)", 100);
  REQUIRE(late.verdict == Verdict::refuted);
  REQUIRE(late.counterexample->heaps == std::vector<std::uint64_t>{5000});
  REQUIRE(test_guess("take/1..3", "n%4+(n==50000000000)", 100).verdict == Verdict::holds);
  // Taking a factorial looks periodic until heap 5050.
  REQUIRE(test_guess("take/1,2,6,24,120,720,5040", "g(n)=n%25%3", 100).verdict == Verdict::refuted);

  // Two heaps.
  REQUIRE(test_guess("nim", "g(a,b) = xor(a,b)").verdict == Verdict::holds);
  REQUIRE(test_guess("nim", "P when a==b").verdict == Verdict::holds);
  const auto cold = test_guess("wythoff", "P when a==b");
  REQUIRE(cold.verdict == Verdict::refuted);
  REQUIRE(cold.counterexample->heaps == std::vector<std::uint64_t>{1, 1});
  REQUIRE(test_guess("wythoff", "g(a,b)=a+b").verdict == Verdict::refuted);

  REQUIRE(guess_error("nim", "n%") == ErrorCode::bad_expression);
  REQUIRE(guess_error("nim", "q+1") == ErrorCode::unknown_name);
  REQUIRE(guess_error("nim", "P when n%4") == ErrorCode::not_a_comparison);
  REQUIRE(guess_error("nim", "n+a") == ErrorCode::unknown_name);
  REQUIRE(guess_error("strip", "n") == ErrorCode::no_sequence);
  REQUIRE(guess_error("nim", "n n") != ErrorCode::empty);
  REQUIRE(guess_error("nim", "") == ErrorCode::empty);
  REQUIRE(Guess::read("n%(m+1)", *plain::rule("nim"), {{"m", 4}}));
}

TEST_CASE("random guesses against the values themselves") {
  std::mt19937 random(7);
  const std::vector<std::string> rules = {"take/1,3,4", "take/2,5", "take/1..4", "octal/0.77",
                                          "take/even",  "nim",      "take/2,3"};
  const std::vector<std::string> parts = {"n%7",    "n%5==0", "n/2", "n%4",  "n",
                                          "n%9==2", "3",      "n%2", "n<20", "n%10/2"};
  const std::vector<std::string> joins = {"+", "-", "*", "==", "<", "%"};
  for (int i = 0; i < 300; ++i) {
    const auto pick = [&](const std::vector<std::string>& list) {
      return list[random() % list.size()];
    };
    std::string text = "(";
    text.append(pick(parts))
        .append(")")
        .append(pick(joins))
        .append("(")
        .append(pick(parts))
        .append(")");
    const RulePtr rule = plain::rule(pick(rules));
    INFO(rule->text());
    INFO(text);
    const auto guess = Guess::read(text, *rule);
    REQUIRE(guess);
    Conjecture work(rule, *guess, 500);
    REQUIRE(finished(work).result());
    const auto& answer = *work.result();
    Work all(UINT64_MAX);
    all.open_step(UINT64_MAX);
    REQUIRE(rule->sequence().sequence_ready(3000, all) == Ready::yes);
    std::optional<std::uint64_t> wrong;
    for (std::uint64_t n = 0; n < 3000 && !wrong; ++n) {
      const std::int64_t variables[3] = {static_cast<std::int64_t>(n), 0, 0};
      const auto v = guess->expression.value(variables);
      const bool right =
          v && (guess->kind == Guess::Kind::value
                    ? *v >= 0 && static_cast<Value>(*v) == rule->sequence().sequence_value(n)
                    : (*v != 0) == (rule->sequence().sequence_value(n) == 0));
      if (!right) wrong = n;
    }
    if (answer.verdict == Conjecture::Verdict::refuted) {
      REQUIRE(wrong);
      REQUIRE(answer.counterexample->heaps[0] == *wrong);
    } else {
      REQUIRE((!wrong || *wrong >= answer.checked));
      if (answer.verdict == Conjecture::Verdict::proven) REQUIRE(!wrong);
    }
  }
}

TEST_CASE("two rules, and a list, differ first where they do") {
  Comparison table(plain::rule("octal/0.161"), plain::rule("octal/0.36"), 1000);
  REQUIRE(finished(table).result());
  REQUIRE(table.result()->first_difference == std::uint64_t{519});
  Comparison same(plain::rule("take/1..3"), plain::rule("take/1,2,3,5"), 1000);
  REQUIRE(finished(same).result());
  REQUIRE(!same.result()->first_difference);
  REQUIRE(same.result()->proven_equal);
  const auto list = read_numbers("0 1 0 1\n2,3 1");
  REQUIRE(list);
  Comparison pasted(plain::rule("take/1,3,4"), *list);
  REQUIRE(finished(pasted).result());
  REQUIRE(pasted.result()->first_difference == std::uint64_t{6});
  REQUIRE(pasted.result()->left == 2);
  REQUIRE(pasted.result()->right == 1);
  REQUIRE(!read_numbers("1,x"));
  REQUIRE(!read_numbers(""));
}

TEST_CASE("unknowns are solved as brute force has it") {
  std::map<std::string, bool> seen;
  for (const char* text :
       {"nim:3,5,?", "nim:3,?~misere", "nim:?,1~misere", "nim:?~misere", "take/1,3,4:7,?",
        "take/1,3,4:?", "take/2..5:?,9", "take/3..:?+nim:2", "take/even:?,8", "take/odd:?+nim:1",
        "take/fib:?,4", "take/2,3:?,7~misere", "take/1..3:?+take/1..5:9"}) {
    check_solution(text, 30, seen);
  }
  for (const char* text : {"lasker:?", "octal/0.77:?", "wythoff:4,?", "wythoff:?,2~misere",
                           "take/1..?:21", "take/?:9", "take/2..?:11", "strip:2,?", "stairs:3,?,2",
                           "grundy:?", "octal/0.77:?~misere", "take/1..3:?+strip:1,4"}) {
    check_solution(text, 12, seen);
  }
  const Solution nim = solve("nim:3,5,?");
  REQUIRE(nim.proven);
  REQUIRE(nim.losing == std::vector<Range>{{6, 6}});
  REQUIRE(nim.period == 0);
  const Solution set = solve("take/1,3,4:7,?");
  REQUIRE(set.proven);
  REQUIRE(set.period == 7);
  REQUIRE(set.repeating == std::vector<Range>{{0, 0}, {2, 2}});
  REQUIRE(set.loses(7'000'000'000'000) == true);
  const Solution limits = solve("take/1..?:21");
  REQUIRE(limits.proven);
  REQUIRE(limits.losing == std::vector<Range>{{2, 2}, {6, 6}, {20, 20}});
  const Solution huge = solve("take/1..1000000000:5,?");
  REQUIRE(huge.proven);
  REQUIRE(huge.repeating == std::vector<Range>{{5, 5}});
  REQUIRE(huge.period == 1'000'000'001);
  const auto code = [](const char* text) {
    Solve work(text);
    REQUIRE(!finished(work).result());
    return work.result().error().code;
  };
  REQUIRE(code("nim:3,5") == ErrorCode::one_unknown);
  REQUIRE(code("nim:?,?") == ErrorCode::one_unknown);
  REQUIRE(code("nom:?") == ErrorCode::unknown_game);
}
