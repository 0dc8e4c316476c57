#include "commands.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include <nimber/judge.hpp>
#include "records/json_sink.hpp"
#include "records/problem.hpp"

#include <iostream>
#include <utility>

namespace nimber::cli {
namespace {

constexpr std::uint64_t judge_step = 1'000'000;

void list_problems(bool as_json) {
  for (const Problem* problem : all_problems()) {
    if (as_json) {
      JsonSink sink;
      write(sink, *problem);
      std::cout << sink.json() << "\n";
      continue;
    }
    std::cout << problem->name;
    for (const std::string_view alias : problem->aliases) std::cout << " = " << alias;
    if (!problem->game.empty()) std::cout << " (" << problem->game << ")";
    std::cout << "\n";
  }
}

/// A position a case, `-` where it is none of a board's.
void print_positions(const ProblemRun& run) {
  for (std::size_t i = 0; i < run.cases().size() && std::cout; ++i) {
    const std::string position = run.position(i);
    std::cout << (position.empty() ? "-" : position) << "\n";
  }
}

}  // namespace

int judge(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  if (arguments.flag("--list")) {
    if (const auto wrong = arguments.complaint(0, "--list [--json]")) return usage(*wrong);
    list_problems(as_json);
    return all_answered;
  }
  const bool program = arguments.flag("--program");
  const bool disguise = arguments.flag("--disguise");
  JudgeLimits limits;
  limits.max_options = arguments.number("--limit", limits.max_options);
  const char* const wanted = program    ? "PROBLEM --program"
                             : disguise ? "PROBLEM --disguise < INPUT"
                                        : "PROBLEM < INPUT, or --list";
  if (const auto wrong = arguments.complaint(1, wanted)) return usage(*wrong);
  const std::string& name = arguments.operand(0);
  const Problem* problem = find_problem(name);
  if (problem == nullptr) {
    std::cerr << "error: " << sentence({ErrorCode::unknown_problem, 0, {name}}) << "\n";
    return wrong_input;
  }
  if (program) {
    std::cout << problem->program;
    return all_answered;
  }
  Input input("-");
  std::string text = input.all(limits.max_bytes + 1);
  if (input.failed()) return input.complain(false);
  ProblemRun run(*problem, std::move(text), limits);
  bool done = false;
  while (!done) {
    done = run.step(judge_step).done;
    const std::string output = run.take_output();
    if (!disguise) std::cout << output;
    if (!std::cout) return wrong_input;
  }
  if (disguise) print_positions(run);
  std::cout.flush();
  if (!run.error()) return all_answered;
  std::cerr << "error: " << sentence(run.error()->error);
  if (run.error()->line > 0) std::cerr << " at line " << run.error()->line;
  std::cerr << "\n";
  return run.error()->error.code == ErrorCode::unsettled ? some_unsettled : wrong_input;
}

}  // namespace nimber::cli
