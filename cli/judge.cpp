#include "commands.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include <nimber/judge.hpp>

#include <iostream>
#include <utility>

namespace nimber::cli {
namespace {

constexpr std::uint64_t judge_step = 1'000'000;

void list_problems() {
  for (const Problem* problem : all_problems()) {
    std::cout << problem->name;
    for (const std::string_view alias : problem->aliases) std::cout << " = " << alias;
    if (!problem->game.empty()) std::cout << " (" << problem->game << ")";
    std::cout << "\n";
  }
}

}  // namespace

int judge(Arguments arguments) {
  if (arguments.flag("--list")) {
    list_problems();
    return all_answered;
  }
  JudgeLimits limits;
  limits.max_options = arguments.number("--limit", limits.max_options);
  if (const auto wrong = arguments.complaint(1, "PROBLEM, or --list")) return usage(*wrong);
  const std::string& name = arguments.operand(0);
  const Problem* problem = find_problem(name);
  if (problem == nullptr) {
    std::cerr << "error: " << sentence({ErrorCode::unknown_problem, 0, {name}}) << "\n";
    return wrong_input;
  }
  Input input("-");
  std::string text = input.all(limits.max_bytes + 1);
  if (input.failed()) return input.complain(false);
  ProblemRun run(*problem, std::move(text), limits);
  bool done = false;
  while (!done) {
    done = run.step(judge_step).done;
    std::cout << run.take_output();
    if (!std::cout) return wrong_input;
  }
  std::cout.flush();
  if (!run.error()) return all_answered;
  std::cerr << "error: " << sentence(run.error()->error);
  if (run.error()->line > 0) std::cerr << " at line " << run.error()->line;
  std::cerr << "\n";
  return run.error()->error.code == ErrorCode::unsettled ? some_unsettled : wrong_input;
}

}  // namespace nimber::cli
