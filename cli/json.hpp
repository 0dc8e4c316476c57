#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace nimber::cli {

/// A JSON string, quotes included. The text must be UTF-8.
inline std::string json_string(std::string_view text) {
  static constexpr char hex[] = "0123456789abcdef";
  std::string out = "\"";
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    if (c == '"' || c == '\\') {
      out.push_back('\\');
      out.push_back(c);
    } else if (byte < 0x20 || byte == 0x7F) {
      out += "\\u00";
      out.push_back(hex[byte >> 4]);
      out.push_back(hex[byte & 15]);
    } else {
      out.push_back(c);
    }
  }
  out.push_back('"');
  return out;
}

/// JSON's number, and its true or false.
inline std::string number(std::uint64_t n) { return std::to_string(n); }
inline const char* truth(bool yes) { return yes ? "true" : "false"; }

}  // namespace nimber::cli
