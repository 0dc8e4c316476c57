// The manual page and the completions of three shells, from the same data as the help.
#include "help.hpp"

#include <nimber/judge.hpp>
#include <nimber/rule.hpp>

#include <array>
#include <cstdio>

namespace nimber::cli {
namespace {

/// Appends the letter of UTF-8 that begins at text[i] by its number, as roff writes it, and moves i
/// to its last byte.
void append_letter(std::string& out, const std::string& text, std::size_t& i) {
  const auto byte = [&](std::size_t at) { return static_cast<unsigned char>(text[at]); };
  const unsigned more = byte(i) >= 0xF0 ? 3 : byte(i) >= 0xE0 ? 2 : 1;
  std::uint32_t letter = byte(i) & (0x3Fu >> more);
  for (unsigned k = 0; k < more && i + 1 < text.size(); ++k)
    letter = letter << 6 | (byte(++i) & 0x3F);
  std::array<char, 16> number{};
  std::snprintf(number.data(), number.size(), "\\[u%04X]", letter);
  out.append(number.data());
}

/// Text for roff: a backslash, a hyphen that is to be copied as one, a letter that is not ASCII,
/// and a dot that begins a line.
std::string roff(const std::string& text) {
  std::string out;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const char c = text[i];
    if (out.empty() && (c == '.' || c == '\'')) out.append("\\&");
    if (static_cast<unsigned char>(c) >= 0x80) {
      append_letter(out, text, i);
    } else if (c == '\\') {
      out.append("\\e");
    } else if (c == '-') {
      out.append("\\-");
    } else if (c == '\'') {
      out.append("\\(aq");
    } else {
      out.push_back(c);
    }
  }
  return out;
}

/// Each character of `text` that is one of `special` behind a backslash.
std::string escaped(const std::string& text, std::string_view special) {
  std::string out;
  for (const char c : text) {
    if (special.find(c) != std::string_view::npos) out.push_back('\\');
    out.push_back(c);
  }
  return out;
}

/// In single quotes, as bash and zsh read them.
std::string quoted(const std::string& text) {
  std::string out = "'";
  for (const char c : text) out.append(c == '\'' ? std::string("'\\''") : std::string(1, c));
  return out.append("'");
}

/// In single quotes, as fish reads them.
std::string fish_quoted(const std::string& text) { return "'" + escaped(text, "\\'") + "'"; }

bool takes(const Command& command, const std::string& word) {
  for (const Usage& usage : command.usages) {
    if (usage.words.find(word) != std::string::npos) return true;
  }
  return false;
}

/// What an operand of the command may begin with: games, problems or nothing that is known.
std::string operands(const Command& command) {
  std::string out;
  const auto add = [&](const std::string& word) {
    if (!out.empty()) out.push_back(' ');
    out.append(word);
  };
  const bool position = takes(command, "POSITION") || takes(command, "TEXT");
  if (position || takes(command, "RULE")) {
    for (const Game* game : all_games()) {
      const std::string name(game->name);
      if (game->rules_form != RulesForm::none) {
        add(name + "/");
      } else if (position) {
        add(name + ":");
      } else if (game->sequence) {
        add(name);
      }
    }
  }
  if (takes(command, "PROBLEM")) {
    for (const Problem* problem : all_problems()) add(std::string(problem->name));
  }
  return out;
}

std::string options(const Command& command) {
  std::string out;
  for (const Word& word : command.words) {
    if (word.is_option()) out.append(word.name()).append(" ");
  }
  return out.append("--help");
}

std::string names() {
  std::string out;
  for (const Command& command : all_commands()) out.append(command.name).append(" ");
  return out.append("--help --version --man --completions");
}

std::string bash() {
  std::string out =
      "# bash completion for nimber\n"
      "_nimber() {\n"
      "  local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD-1]} "
      "command=${COMP_WORDS[1]}\n"
      "  local words=''\n"
      "  COMPREPLY=()\n"
      "  if ((COMP_CWORD == 1)); then\n"
      "    words=" +
      quoted(names()) +
      "\n"
      "    COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
      "    return\n"
      "  fi\n"
      "  case \"$command $before\" in\n"
      "    '--completions --completions') words='bash zsh fish' ;;\n";
  for (const Command& command : all_commands()) {
    for (const Word& word : command.words) {
      if (word.value().empty()) continue;
      out.append("    ").append(quoted(command.name + " " + word.name())).append(") ");
      if (word.value() == "FILE")
        out.append("local IFS=$'\\n'; COMPREPLY=($(compgen -f -- \"$word\")) ");
      if (word.value() == "FILE") out.append("&& compopt -o filenames 2>/dev/null; ");
      out.append("return ;;\n");
    }
  }
  out.append("  esac\n  case $command in\n");
  for (const Command& command : all_commands()) {
    out.append("    ").append(command.name).append(")\n");
    const std::string rest = operands(command);
    if (rest.empty()) {
      out.append("      words=").append(quoted(options(command))).append(" ;;\n");
      continue;
    }
    out.append("      if [[ $word == -* ]]; then\n        words=")
        .append(quoted(options(command)))
        .append("\n      else\n        words=")
        .append(quoted(rest))
        .append("\n        compopt -o nospace 2>/dev/null\n      fi ;;\n");
  }
  return out.append(
      "  esac\n"
      "  COMPREPLY=($(compgen -W \"$words\" -- \"$word\"))\n"
      "}\n"
      "complete -F _nimber nimber\n");
}

std::string zsh() {
  std::string out =
      "#compdef nimber\n"
      "_nimber() {\n"
      "  local -a commands\n"
      "  commands=(\n";
  const auto described = [](const std::string& word, const std::string& what) {
    return "    " + quoted(escaped(word, ":") + ":" + what) + "\n";
  };
  for (const Command& command : all_commands())
    out.append(described(command.name, command.usages.front().what));
  out.append(
      "    '--help:all of the commands'\n"
      "    '--version:the version'\n"
      "    '--man:the manual page'\n"
      "    '--completions:completions for a shell'\n"
      "  )\n"
      "  if ((CURRENT == 2)); then\n"
      "    _describe 'command' commands\n"
      "    return\n"
      "  fi\n"
      "  local command=$words[2]\n"
      "  shift words\n"
      "  ((CURRENT--))\n"
      "  case $command in\n"
      "    --completions) _values 'shell' bash zsh fish ;;\n");
  for (const Command& command : all_commands()) {
    out.append("    ").append(command.name).append(")\n      _arguments");
    for (const Word& word : command.words) {
      if (!word.is_option()) continue;
      std::string spec = word.name() + "[" + escaped(word.what, "[]\\") + "]";
      if (!word.value().empty()) spec.append(":").append(escaped(word.value(), ":")).append(":");
      if (word.value() == "FILE") spec.append("_files");
      out.append(" \\\n        ").append(quoted(spec));
    }
    out.append(" \\\n        '--help[more about this command]'");
    if (const std::string rest = operands(command); !rest.empty())
      out.append(" \\\n        ").append(quoted("*:game or problem:(" + escaped(rest, ":") + ")"));
    out.append(" ;;\n");
  }
  return out.append(
      "  esac\n"
      "}\n"
      "if [ \"$funcstack[1]\" = _nimber ]; then\n"
      "  _nimber \"$@\"\n"
      "else\n"
      "  compdef _nimber nimber\n"
      "fi\n");
}

std::string fish() {
  std::string out =
      "# fish completion for nimber\n"
      "complete -c nimber -f\n"
      "complete -c nimber -n __fish_use_subcommand -l help -d 'all of the commands'\n"
      "complete -c nimber -n __fish_use_subcommand -l version -d 'the version'\n"
      "complete -c nimber -n __fish_use_subcommand -l man -d 'the manual page'\n"
      "complete -c nimber -n __fish_use_subcommand -l completions -x -a 'bash zsh fish' -d "
      "'completions for a shell'\n";
  for (const Command& command : all_commands()) {
    out.append("complete -c nimber -n __fish_use_subcommand -a ")
        .append(command.name)
        .append(" -d ")
        .append(fish_quoted(command.usages.front().what))
        .append("\n");
    const std::string here =
        "complete -c nimber -n '__fish_seen_subcommand_from " + command.name + "' ";
    for (const Word& word : command.words) {
      if (!word.is_option()) continue;
      out.append(here).append("-l ").append(word.name().substr(2));
      if (!word.value().empty()) out.append(word.value() == "FILE" ? " -r -F" : " -x");
      out.append(" -d ").append(fish_quoted(word.what)).append("\n");
    }
    out.append(here).append("-l help -d 'more about this command'\n");
    if (const std::string rest = operands(command); !rest.empty())
      out.append(here).append("-a ").append(fish_quoted(rest)).append("\n");
  }
  return out;
}

}  // namespace

std::string manual() {
  std::string out = ".TH NIMBER 1 \"\" \"nimber " NIMBER_VERSION
                    "\" \"User Commands\"\n"
                    ".SH NAME\n"
                    "nimber \\- values, winners and winning moves of impartial games\n"
                    ".SH SYNOPSIS\n"
                    ".nf\n";
  for (const Command& command : all_commands()) {
    for (const Usage& usage : command.usages)
      out.append("\\fBnimber ").append(command.name).append("\\fR ").append(roff(usage.words)) +=
          "\n";
  }
  out.append(
      ".fi\n"
      ".SH DESCRIPTION\n"
      "A position is a text such as nim:3,4,5 or take/1..3:9+take/1..7:14~misere, a rule one such "
      "as take/1,3,4.\n"
      "A link is an address of the page, or what begins with # in it.\n"
      "With a single hyphen each line of standard input is answered, blank ones skipped; of an "
      "answer in JSON the last field is the line's number.\n"
      "An option is given once, and two hyphens end the options.\n"
      "The games that a position may name:\n");
  std::string games;
  for (const Game* game : all_games()) {
    if (!games.empty()) games.append(", ");
    games.append(game->name);
  }
  out.append(games).append(".\n.SH COMMANDS\n");
  for (const Command& command : all_commands()) {
    out.append(".SS ").append(command.name).append("\n");
    out.append(roff(command.purpose)).append("\n");
    for (const Word& word : command.words) {
      out.append(".TP\n.B ").append(roff(word.word)).append("\n");
      out.append(roff(word.what)).append("\n");
    }
    out.append(".PP\nExit status:\n");
    for (std::size_t status = 0; status < command.exits.size(); ++status) {
      if (command.exits[status].empty()) continue;
      out.append(".br\n").append(std::to_string(status)).append(": ");
      out.append(roff(command.exits[status])).append("\n");
    }
    out.append(".PP\nExample:\n.PP\n.RS\n.nf\n")
        .append(roff(command.example))
        .append("\n.fi\n.RE\n");
  }
  return out.append(
      ".SH EXIT STATUS\n"
      "0 where all was answered, 1 where something was not settled within the limit, 2 where "
      "something was wrong in the input or in the command, or the output could not be written.\n");
}

std::string completions(const std::string& shell) {
  return shell == "bash" ? bash() : shell == "zsh" ? zsh() : shell == "fish" ? fish() : "";
}

}  // namespace nimber::cli
