#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace nimber::cli {

/// Exit statuses; of several positions the worst counts.
enum Status : int { all_answered = 0, some_unsettled = 1, wrong_input = 2 };

/// The words behind `nimber COMMAND`, options taken out one by one.
class Arguments {
 public:
  explicit Arguments(std::vector<std::string> words) : words_(std::move(words)) {}
  /// Takes the flag out; true if it was there.
  bool flag(const std::string& name);
  /// Takes `--name VALUE` out; false if it is there without a value.
  bool option(const std::string& name, std::string& value);
  /// The same for an integer 0 .. 10^18; false if what is there is not one.
  bool option(const std::string& name, std::uint64_t& value);
  const std::vector<std::string>& rest() const { return words_; }

 private:
  std::vector<std::string> words_;
};

int analyze(Arguments arguments);
int sequence(Arguments arguments);
int judge(Arguments arguments);
int program(const Arguments& arguments);
int period(Arguments arguments);
int explain(Arguments arguments);
int conjecture(Arguments arguments);
int compare(Arguments arguments);
int solve(Arguments arguments);
int play(Arguments arguments);

/// Says that the command was not understood; answers wrong_input.
int usage(const std::string& complaint);

/// Are exactly so many words left, and no option that nobody knows? Answers all_answered, or
/// complains and answers wrong_input.
int check_rest(const Arguments& arguments, std::size_t wanted, const std::string& complaint);

}  // namespace nimber::cli
