#include "asking.hpp"
#include "commands.hpp"
#include "help.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include <iostream>
#include <string>
#include <vector>

namespace nimber::cli {
namespace {

int no_command(const std::string& name) { return usage("there is no command '" + name + "'"); }

int print_help(const std::string& name) {
  const Command* command = find_command(name);
  if (command == nullptr) return no_command(name);
  std::cout << help_of(*command);
  return all_answered;
}

int print(const std::string& text) {
  std::cout << text;
  return all_answered;
}

int run(std::vector<std::string> words) {
  if (words.empty()) {
    std::string wanted = "a command is wanted:";
    for (const Command& command : all_commands())
      wanted.append(command.name == all_commands().front().name ? " " : ", ").append(command.name);
    return usage(wanted);
  }
  if (words.front() == "--" && words.size() > 1) words.erase(words.begin());
  const std::string name = words.front();
  words.erase(words.begin());
  Arguments arguments(words);
  const auto& rest = arguments.rest();
  if (name == "--help" || name == "-h" || name == "help")
    return rest.empty() ? print(overview()) : print_help(rest.front().text);
  if (arguments.flag("--help") || arguments.flag("-h")) return print_help(name);
  if (name == "--version") return print("nimber " NIMBER_VERSION "\n");
  if (name == "--man") return print(manual());
  if (name == "--completions") {
    const std::string text = rest.size() == 1 ? completions(rest.front().text) : "";
    return text.empty() ? usage("--completions takes bash, zsh or fish") : print(text);
  }
  const Command* command = find_command(name);
  if (command == nullptr) return no_command(name);
  return guarded(
      [&] {
        return static_cast<Status>(
            command->run != nullptr
                ? command->run(std::move(arguments))
                : ask_and_tell(*find_question(name), std::move(arguments), command->tell));
      },
      {});
}

}  // namespace
}  // namespace nimber::cli

int main(int count, char** words) {
  std::ios::sync_with_stdio(false);
  nimber::cli::Output output;
  return output.finish(nimber::cli::run({words + (count > 0 ? 1 : 0), words + count}));
}
