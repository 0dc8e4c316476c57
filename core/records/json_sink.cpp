#include "records/json_sink.hpp"

#include <cstdio>

namespace nimber {

std::string json_string(std::string_view text) {
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

void JsonSink::separate() {
  if (!first_) out_ += ", ";
  first_ = false;
}
void JsonSink::open(char bracket) {
  separate();
  out_.push_back(bracket);
  first_ = true;
}
void JsonSink::close(char bracket) {
  out_.push_back(bracket);
  first_ = false;
}

void JsonSink::name(const char* name) {
  separate();
  out_.push_back('"');
  for (; *name != '\0'; ++name) {
    if (*name >= 'A' && *name <= 'Z') {
      out_.push_back('_');
      out_.push_back(static_cast<char>(*name - 'A' + 'a'));
    } else {
      out_.push_back(*name);
    }
  }
  out_ += "\": ";
  first_ = true;
}

void JsonSink::text(std::string_view value) {
  separate();
  out_ += json_string(value);
}
void JsonSink::whole(std::uint64_t value) {
  separate();
  out_ += std::to_string(value);
}
void JsonSink::whole_signed(std::int64_t value) {
  separate();
  out_ += std::to_string(value);
}
void JsonSink::fraction(double value) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.17g", value);
  separate();
  out_ += digits;
}
void JsonSink::truth(bool value) {
  separate();
  out_ += value ? "true" : "false";
}
void JsonSink::null() {
  separate();
  out_ += "null";
}

}  // namespace nimber
