// Texts made from all_commands().
#pragma once

#include "commands.hpp"

#include <string>

namespace nimber::cli {

/// What `nimber --help` prints.
std::string overview();
/// What `nimber COMMAND --help` prints.
std::string help_of(const Command& command);
/// The manual page nimber(1), in roff's man macros.
std::string manual();
/// Completions for "bash", "zsh" or "fish"; "" for another shell.
std::string completions(const std::string& shell);

}  // namespace nimber::cli
