// A theorem for Coq as an answer: what the page offers to save. The command line prints its text.
#pragma once

#include "coq/coq_file.hpp"

#include <optional>
#include <string>

namespace nimber {

/// {"coq": the file's text, or null where there is none}, as a line of JSON. Linear time.
std::string coq_line(const std::optional<CoqFile>& file);

}  // namespace nimber
