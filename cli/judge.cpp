#include "commands.hpp"
#include "sentences.hpp"

#include <nimber/judge.hpp>

#include <iostream>
#include <iterator>

namespace nimber::cli {
namespace {

constexpr std::uint64_t step_budget = 1'000'000;

void list_problems() {
  for (const Problem* problem : all_problems()) {
    std::cout << problem->name;
    for (const std::string_view alias : problem->aliases) std::cout << " = " << alias;
    if (!problem->game.empty()) std::cout << " (" << problem->game << ")";
    std::cout << "\n";
  }
}

/// All of standard input, no more of it than will be accepted.
std::string read_all(std::size_t most) {
  std::string text;
  constexpr std::size_t piece = 1 << 16;
  std::string buffer(piece, '\0');
  while (text.size() <= most && (std::cin.read(buffer.data(), piece) || std::cin.gcount() > 0)) {
    text.append(buffer, 0, static_cast<std::size_t>(std::cin.gcount()));
  }
  return text;
}

}  // namespace

int judge(Arguments arguments) {
  if (arguments.flag("--list")) {
    list_problems();
    return all_answered;
  }
  JudgeLimits limits;
  if (!arguments.option("--limit", limits.max_options))
    return usage("--limit takes a number of options");
  if (const int wrong = check_rest(arguments, 1, "judge takes the name of one problem, or --list");
      wrong != 0)
    return wrong;
  const std::string& name = arguments.rest().front();
  const Problem* problem = find_problem(name);
  if (problem == nullptr) {
    std::cerr << "error: " << sentence({ErrorCode::unknown_problem, 0, {name}}) << "\n";
    return wrong_input;
  }
  ProblemRun run(*problem, read_all(limits.max_bytes), limits);
  bool done = false;
  while (!done) {
    done = run.step(step_budget).done;
    std::cout << run.take_output();
  }
  std::cout.flush();
  if (!run.error()) return all_answered;
  std::cerr << "error: " << sentence(run.error()->error);
  if (run.error()->line > 0) std::cerr << " at line " << run.error()->line;
  std::cerr << "\n";
  return run.error()->error.code == ErrorCode::unsettled ? some_unsettled : wrong_input;
}

}  // namespace nimber::cli
