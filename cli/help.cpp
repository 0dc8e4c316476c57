#include "help.hpp"

#include <algorithm>

namespace nimber::cli {
namespace {

constexpr std::size_t columns = 120;
/// Where the right column of the list of all commands begins.
constexpr std::size_t what_column = 51;

/// Appends `text` word by word, in lines of at most `columns`; the first one stands at `at`, the
/// others begin at `indent`.
void append_wrapped(std::string& out, const std::string& text, std::size_t at, std::size_t indent) {
  for (std::size_t from = 0; from < text.size();) {
    const std::size_t end = std::min(text.find(' ', from), text.size());
    const std::size_t length = end - from;
    if (at > indent && at + 1 + length > columns) {
      out.append("\n").append(indent, ' ');
      at = indent;
    } else if (from > 0) {
      out.push_back(' ');
      ++at;
    }
    out.append(text, from, length);
    at += length;
    from = end + 1;
  }
}

std::string exit_sentence(const std::array<std::string, 3>& exits) {
  std::string out = "Exit status:";
  const char* between = " ";
  for (std::size_t status = 0; status < exits.size(); ++status) {
    if (exits[status].empty()) continue;
    out.append(between).append(std::to_string(status)).append(" ").append(exits[status]);
    between = ", ";
  }
  return out.append(".");
}

}  // namespace

std::string overview() {
  std::string out = "nimber: values, winners and winning moves of impartial games\n\n";
  const auto line = [&](const std::string& words, const std::string& what) {
    std::string left = "  nimber " + words;
    if (left.size() + 1 > what_column) {
      out.append(left).append("\n");
      left.clear();
    }
    left.resize(what_column, ' ');
    out.append(left);
    append_wrapped(out, what, what_column, what_column);
    out.append("\n");
  };
  for (const Command& command : all_commands()) {
    for (const Usage& usage : command.usages) line(command.name + " " + usage.words, usage.what);
  }
  line("COMMAND --help", "more about one of them");
  line("--help | --version", "");
  line("--man", "all of it as a manual page");
  line("--completions bash|zsh|fish", "what completes its words in that shell");
  while (out.find(" \n") != std::string::npos) out.erase(out.find(" \n"), 1);
  return out.append(
      "\n"
      "POSITION is a text such as nim:3,4,5 or take/1..3:9+take/1..7:14~misere; RULE is one such "
      "as take/1,3,4.\n"
      "LINK is an address of the page, or what begins with # in it: '#nim:3,4,5!1,4,5', in quotes "
      "for the shell.\n"
      "docs/notation.md tells all of them. --limit is in options examined (50 million unless "
      "told).\n"
      "With - each line of standard input is answered, blank ones skipped; with --json an answer "
      "ends with its \"line\".\n"
      "An option is given once, and -- ends the options.\n"
      "\n"
      "Exit status: 0 all answered, 1 something not settled within the limit (or a guess refuted, "
      "a difference found, a\n"
      "certificate not valid), 2 something wrong in the input or in the command, or the output "
      "can't be written.\n");
}

std::string help_of(const Command& command) {
  std::string out;
  for (const Usage& usage : command.usages)
    out.append("nimber ").append(command.name).append(" ").append(usage.words).append("\n");
  out.append("\n");
  append_wrapped(out, command.purpose, 0, 0);
  out.append("\n\n");
  std::size_t width = 0;
  for (const Word& word : command.words) width = std::max(width, word.word.size());
  for (const Word& word : command.words) {
    out.append("  ").append(word.word).append(width - word.word.size() + 2, ' ');
    append_wrapped(out, word.what, width + 4, width + 4);
    out.append("\n");
  }
  if (!command.words.empty()) out.append("\n");
  append_wrapped(out, exit_sentence(command.exits), 0, 0);
  return out.append("\n\nExample: ").append(command.example).append("\n");
}

}  // namespace nimber::cli
