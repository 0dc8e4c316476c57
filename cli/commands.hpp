// The commands: what each is called, takes and does. Help, manual page and shell completions are
// made from all_commands(), and main() looks a command up in it.
#pragma once

#include "questions/arguments.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace nimber {
class Asked;
}

namespace nimber::cli {

/// Exit statuses; of several positions the worst counts.
enum Status : int { all_answered = 0, some_unsettled = 1, wrong_input = 2 };

/// One way to call a command, and what it then does, in a few words for the list of all commands.
/// A word POSITION, RULE, PROBLEM or FILE says what the shell may complete there.
struct Usage {
  std::string words;  ///< "[--json] [--limit N] POSITION|LINK|-"
  std::string what;
};

/// A word of a usage, explained: an option, its value behind it ("--limit N"), or an operand
/// ("LINK").
struct Word {
  std::string word;
  std::string what;

  bool is_option() const { return word.starts_with("--"); }
  /// "--limit" of "--limit N".
  std::string name() const { return word.substr(0, word.find(' ')); }
  /// "N" of "--limit N"; "" of a flag.
  std::string value() const {
    const std::size_t at = word.find(' ');
    return at == std::string::npos ? "" : word.substr(at + 1);
  }
};

struct Command {
  std::string name;
  int (*run)(Arguments arguments) = nullptr;  ///< null: it asks the question of its name
  Status (*tell)(Asked& asked) = nullptr;     ///< of a question: prints its answer in words
  std::vector<Usage> usages;
  std::string purpose;  ///< a sentence or two
  std::vector<Word> words;
  std::array<std::string, 3> exits;  ///< by Status; "" where it never comes
  std::string example;               ///< a line for the shell
};

/// In the order of `nimber --help`.
const std::vector<Command>& all_commands();
/// Null where there is none of this name.
const Command* find_command(const std::string& name);

int analyze(Arguments arguments);
int sequence(Arguments arguments);
int judge(Arguments arguments);
int period(Arguments arguments);
int quotient(Arguments arguments);
int explain(Arguments arguments);
int strategy(Arguments arguments);
int patterns(Arguments arguments);
int lost(Arguments arguments);
int sheet(Arguments arguments);
int family(Arguments arguments);
int play(Arguments arguments);

/// Says that the command was not understood; returns wrong_input.
int usage(const std::string& complaint);

/// The same for what Arguments::complaint() returns.
int usage(const Error& complaint);

}  // namespace nimber::cli
