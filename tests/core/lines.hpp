// Boards of signs as lines of text, for readers of drawn rules that know strings only.
#pragma once

#include <algorithm>
#include <string>
#include <vector>

namespace plain {

using Lines = std::vector<std::string>;

inline Lines cut(const std::string& text, char at) {
  Lines out(1);
  for (const char c : text) {
    if (c == at)
      out.emplace_back();
    else
      out.back().push_back(c);
  }
  return out;
}

inline std::string joined(const Lines& lines) {
  std::string out;
  for (const std::string& line : lines) out += (out.empty() ? "" : "/") + line;
  return out;
}

inline Lines turned(const Lines& lines) {
  Lines out(lines[0].size());
  for (std::size_t c = 0; c < lines[0].size(); ++c) {
    for (std::size_t r = lines.size(); r-- > 0;) out[c].push_back(lines[r][c]);
  }
  return out;
}

inline Lines mirrored(Lines lines) {
  for (std::string& line : lines) std::reverse(line.begin(), line.end());
  return lines;
}

}  // namespace plain
