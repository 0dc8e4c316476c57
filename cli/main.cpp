#include "commands.hpp"
#include "help.hpp"

#include <iostream>
#include <string>
#include <vector>

int main(int count, char** words) {
  using namespace nimber::cli;
  std::ios::sync_with_stdio(false);
  if (count < 2)
    return usage(
        "a command is wanted: analyze, explain, sequence, period, conjecture, compare, solve, "
        "judge, program or play");
  const std::string command = words[1];
  Arguments arguments(std::vector<std::string>(words + 2, words + count));
  if (command == "--help" || command == "-h" || command == "help") {
    const char* const more = arguments.rest().empty() ? help : help_of(arguments.rest().front());
    if (more == nullptr) return usage("there is no command '" + arguments.rest().front() + "'");
    std::cout << more;
    return all_answered;
  }
  if (arguments.flag("--help") || arguments.flag("-h")) {
    const char* const more = help_of(command);
    if (more == nullptr) return usage("there is no command '" + command + "'");
    std::cout << more;
    return all_answered;
  }
  if (command == "--version") {
    std::cout << "nimber " NIMBER_VERSION "\n";
    return all_answered;
  }
  if (command == "analyze") return analyze(std::move(arguments));
  if (command == "sequence") return sequence(std::move(arguments));
  if (command == "period") return period(std::move(arguments));
  if (command == "explain") return explain(std::move(arguments));
  if (command == "conjecture") return conjecture(std::move(arguments));
  if (command == "compare") return compare(std::move(arguments));
  if (command == "solve") return solve(std::move(arguments));
  if (command == "judge") return judge(std::move(arguments));
  if (command == "play") return play(std::move(arguments));
  if (command == "program") return program(arguments);
  return usage("there is no command '" + command + "'");
}
