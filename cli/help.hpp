#pragma once

#include <string>

namespace nimber::cli {

/// What `nimber --help` prints.
extern const char* const help;

/// What `nimber COMMAND --help` prints; null where there is no such command.
const char* help_of(const std::string& command);

}  // namespace nimber::cli
