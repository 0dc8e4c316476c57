// Limits of docs/limits.md that no command shows, each at its edge and one past it.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/judge.hpp>
#include <nimber/notation.hpp>
#include <nimber/period.hpp>
#include "laws/periods/verifier.hpp"
#include "search/heap_search.hpp"
#include "search/solver.hpp"

#include <memory>
#include <string>

using namespace nimber;

namespace {

template <class Search>
Solver::Status search(Search& search, std::vector<State> states) {
  search.start(std::move(states));
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  return search.step(work);
}

/// The code of the error that a problem's input ends with, or null.
const char* judged(const Problem& problem, const std::string& input, const JudgeLimits& limits) {
  ProblemRun run(problem, input, limits);
  while (!run.step(1'000'000).done) {}
  return run.error() ? text(run.error()->error.code).data() : nullptr;
}

Verdict verdict(const std::string& certificate) {
  auto read = read_certificate(certificate);
  REQUIRE(read);
  Verifier verifier(std::move(*read));
  while (!verifier.step(1'000'000).done) {}
  return verifier.verdict();
}

}  // namespace

TEST_CASE("limits: positions that a search remembers") {
  const RulePtr kayles = plain::rule("octal/0.77");
  Solver solver({kayles}, true, Solver::Ask::outcome);
  REQUIRE(search(solver, {{14}}) == Solver::Status::done);
  HeapSearch heaps({kayles}, true);
  REQUIRE(search(heaps, {{14}}) == Solver::Status::done);
  REQUIRE(heaps.known() > 20);
  // The position itself is known last.
  const std::size_t needed = solver.known() - 1;
  const std::size_t needed_of_heaps = heaps.known() - 1;

  Solver enough({kayles}, true, Solver::Ask::outcome, needed);
  CHECK(search(enough, {{14}}) == Solver::Status::done);
  Solver too_few({kayles}, true, Solver::Ask::outcome, needed - 1);
  CHECK(search(too_few, {{14}}) == Solver::Status::gave_up);
  HeapSearch enough_of_heaps({kayles}, true, needed_of_heaps);
  CHECK(search(enough_of_heaps, {{14}}) == Solver::Status::done);
  HeapSearch too_few_of_heaps({kayles}, true, needed_of_heaps - 1);
  CHECK(search(too_few_of_heaps, {{14}}) == Solver::Status::gave_up);
  CHECK(Solver::max_known == 2'000'000);
  CHECK(HeapSearch::max_known == 4'000'000);
}

TEST_CASE("limits: 64 rules are kept for later questions, the one used longest ago goes") {
  const auto other = [](int k) { REQUIRE(read_rule("take/1," + std::to_string(1000 + k))); };
  const std::weak_ptr<const Rule> first = *read_rule("take/1,998");
  for (int k = 1; k < 64; ++k) other(k);
  CHECK_FALSE(first.expired());
  other(64);
  CHECK(first.expired());

  const std::weak_ptr<const Rule> used_again = *read_rule("take/1,999");
  for (int k = 1; k < 64; ++k) other(k);
  REQUIRE(read_rule("take/1,999"));
  other(64);
  CHECK_FALSE(used_again.expired());
}

TEST_CASE("limits: tables of 64 MB are kept for later questions") {
  const std::weak_ptr<const Rule> old = *read_rule("take/1,997");
  const RulePtr wythoff = *read_rule("wythoff");
  const auto table = [&](std::uint64_t a, std::uint64_t b) {
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    REQUIRE(wythoff->theory().prepare({a, b}, work) == Ready::yes);
    REQUIRE(read_rule("nim"));
    return wythoff->memory();
  };
  // Two tables, and a third that grows.
  std::size_t within = table(1000, 16'000);
  within += table(1200, 11'999) - within;
  CHECK(within < 64'000'000);
  CHECK_FALSE(old.expired());
  for (std::uint64_t b = 16'500; !old.expired(); b += 500) {
    const std::size_t bytes = table(100, b);
    REQUIRE(bytes < 66'000'000);
    if (bytes <= 64'000'000) within = bytes;
    REQUIRE(old.expired() == (bytes > 64'000'000));
  }
  CHECK(within > 63'800'000);
}

TEST_CASE("limits: the verifier recomputes 30,000,000 values") {
  // Checked to 29,999,999; the numbers 1 to 6 alone give the period.
  CHECK(verdict(
            R"({"certificate": 1, "rule": "take/1..6,29999993", "theorem": "subtraction-window", )"
            R"("preperiod": 0, "period": 7, )"
            R"("saltus": 0, "reach": 29999993, "checked_to": 29999999})") == Verdict::valid);
  CHECK(verdict(
            R"({"certificate": 1, "rule": "take/1..6,29999994", "theorem": "subtraction-window", )"
            R"("preperiod": 0, "period": 7, )"
            R"("saltus": 0, "reach": 29999994, "checked_to": 30000000})") == Verdict::too_large);
}

TEST_CASE("limits: a judge's input, output and work") {
  const Problem& kayles = *find_problem("hdu-1850");
  const std::string input = "3\n5 7 9\n0\n";
  CHECK(judged(kayles, input, {.max_bytes = input.size()}) == nullptr);
  CHECK(judged(kayles, input, {.max_bytes = input.size() - 1}) == std::string("too-long"));

  const Problem& sale = *find_problem("hdu-2149");  // "10 11 12\n"
  CHECK(judged(sale, "10 12", {.max_bytes = 9}) == nullptr);
  CHECK(judged(sale, "10 12", {.max_bytes = 8}) == std::string("output-too-long"));
  CHECK(JudgeLimits{}.max_bytes == 100'000'000);
}
