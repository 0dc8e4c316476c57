// The commands: what each is called, takes and does. Help, manual page and shell completions are
// made from all_commands(), and main() looks a command up in it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace nimber::cli {

/// Exit statuses; of several positions the worst counts.
enum Status : int { all_answered = 0, some_unsettled = 1, wrong_input = 2 };

/// The words behind `nimber COMMAND`, options taken out one by one. Behind `--` stand no options.
class Arguments {
 public:
  explicit Arguments(std::vector<std::string> words);
  /// Takes the flag out; true if it was there.
  bool flag(const std::string& name);
  /// Takes `--name VALUE` out; false if it is there without a value.
  bool option(const std::string& name, std::string& value);
  /// The same for an integer 0 .. 10^18; false if what is there is not one.
  bool option(const std::string& name, std::uint64_t& value);
  const std::vector<std::string>& rest() const { return words_; }
  /// How many words of rest(), from the first on, may be options.
  std::size_t before_end() const { return end_; }
  /// Was this option taken out? Then another one is a second.
  bool taken(const std::string& name) const;

 private:
  std::vector<std::string>::iterator find(const std::string& name);

  std::vector<std::string> words_;
  std::size_t end_ = 0;
  std::vector<std::string> taken_;
};

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
  int (*run)(Arguments arguments);
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
int program(Arguments arguments);
int period(Arguments arguments);
int quotient(Arguments arguments);
int genus(Arguments arguments);
int explain(Arguments arguments);
int conjecture(Arguments arguments);
int compare(Arguments arguments);
int nim(Arguments arguments);
int patterns(Arguments arguments);
int solve(Arguments arguments);
int play(Arguments arguments);

/// Says that the command was not understood; returns wrong_input.
int usage(const std::string& complaint);

/// Are exactly so many words left, and no option that nobody knows, or that is there twice? Returns
/// all_answered, or complains and returns wrong_input.
int check_rest(const Arguments& arguments, std::size_t wanted, const std::string& complaint);

}  // namespace nimber::cli
