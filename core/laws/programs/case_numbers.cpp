#include "laws/programs/case_numbers.hpp"

#include <algorithm>
#include <cctype>

namespace nimber {
namespace {

bool is_digit_at(const std::string& text, std::size_t at) {
  return at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0;
}

bool is_sign(char c) {
  const auto code = static_cast<unsigned char>(c);
  return code < 0x80 && std::isalnum(code) == 0;
}

/// A blank alone behind the number is sure where there are more numbers than words, or where the
/// words name a case or a test.
bool are_sure(const CaseNumbers& found, std::size_t lines) {
  // What --says can't say.
  if ((found.before + found.between).find_first_of(",\"\\") != std::string::npos) return false;
  std::string words;
  for (const char c : found.before) {
    if (std::isalpha(static_cast<unsigned char>(c)) != 0)
      words += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  }
  if (found.between.find_first_not_of(' ') != std::string::npos) return true;
  if (found.between.empty() || found.before.empty()) return false;
  return lines > 2 || words.find("case") != std::string::npos ||
         words.find("test") != std::string::npos;
}

}  // namespace

bool are_counted(const std::string& first, const std::string& second) {
  const auto word = [](const std::string& text) {
    const std::size_t space = text.find_last_not_of("0123456789");
    const bool numbered = space != std::string::npos && text[space] == ' ';
    return numbered && space + 1 < text.size() ? text.substr(0, space) : "";
  };
  return !word(first).empty() && !word(second).empty() && word(first) != word(second);
}

std::string CaseNumbers::of(std::size_t number) const {
  return before + std::to_string(number) + between;
}

bool CaseNumbers::fit(const std::vector<std::string>& lines) const {
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const std::string start = of(i + 1);
    if (lines[i].rfind(start, 0) != 0 || lines[i].size() == start.size()) return false;
  }
  return true;
}

std::optional<CaseNumbers> case_numbers_of(const std::vector<std::string>& lines) {
  if (lines.empty()) return std::nullopt;
  const std::string& first = lines.front();
  for (std::size_t at = first.find('1'); at != std::string::npos; at = first.find('1', at + 1)) {
    if ((at > 0 && is_digit_at(first, at - 1)) || is_digit_at(first, at + 1)) continue;
    const auto behind = first.begin() + static_cast<std::ptrdiff_t>(at) + 1;
    CaseNumbers found{first.substr(0, at),
                      std::string(behind, std::find_if_not(behind, first.end(), is_sign))};
    if (are_sure(found, lines.size()) && found.fit(lines)) return found;
  }
  return std::nullopt;
}

}  // namespace nimber
