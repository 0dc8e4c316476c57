#pragma once

#include <cstdint>
#include <optional>
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

/// [a, b]: each item as `make` writes it.
template <class List, class Make>
std::string json_list(const List& items, Make make) {
  std::string out = "[";
  for (const auto& item : items) {
    if (out.size() > 1) out.append(", ");
    out.append(make(item));
  }
  return out.append("]");
}

/// An object, field by field: JsonObject().text("rule", "nim").number("heap", 3).end().
class JsonObject {
 public:
  /// The value is JSON already.
  JsonObject& add(std::string_view name, std::string_view value) {
    out_.append(out_.size() > 1 ? ", \"" : "\"").append(name).append("\": ").append(value);
    return *this;
  }
  JsonObject& text(std::string_view name, std::string_view value) {
    return add(name, json_string(value));
  }
  JsonObject& number(std::string_view name, std::uint64_t value) {
    return add(name, std::to_string(value));
  }
  JsonObject& number(std::string_view name, const std::optional<std::uint64_t>& value) {
    return add(name, value ? std::to_string(*value) : "null");
  }
  JsonObject& truth(std::string_view name, bool value) { return add(name, cli::truth(value)); }
  std::string end() const { return out_ + "}"; }

 private:
  std::string out_ = "{";
};

}  // namespace nimber::cli
