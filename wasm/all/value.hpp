// The values that questions return. In the whole module they are JavaScript's own, made through
// embind. The two others must be small and have no embind. There a value is a row of bytes, which
// web/src/engine/plain.ts reads back.
#pragma once

#ifndef NIMBER_PLAIN

#include <emscripten/val.h>

namespace nimber::wasm {
using emscripten::val;
}  // namespace nimber::wasm

#else

#include <cstdint>
#include <cstring>
#include <string>
#include <type_traits>
#include <vector>

namespace nimber::wasm {

/// As much of emscripten::val as the questions use. The bytes begin with a tag. A number has 8
/// bytes more. A text and a typed array have their length in 4 bytes, then what they hold. A list
/// has its items, an object its names and values; both end with the tag `end`. All is little
/// endian, as WebAssembly is.
class val {
 public:
  val(bool b) : bytes_(1, b ? 't' : 'f') {}
  val(unsigned n) : val(static_cast<double>(n)) {}
  val(double n) : bytes_(1, 'n') { append_raw(&n, sizeof n); }
  /// A bigint.
  val(std::int64_t n) : bytes_(1, 'i') { append_raw(&n, sizeof n); }
  val(const std::string& text) : bytes_(1, 's') { append_sized(text.data(), text.size()); }
  /// A typed array of numbers of `width` bytes each, 1, 2 or 4.
  val(unsigned width, const std::vector<std::uint8_t>& numbers)
      : val(tag_of(width), numbers.data(), numbers.size()) {}
  template <class Number>
  explicit val(const std::vector<Number>& numbers)
      : val(std::is_signed_v<Number> ? 'l' : tag_of(sizeof(Number)), numbers.data(),
            numbers.size() * sizeof(Number)) {
    static_assert(std::is_unsigned_v<Number> || std::is_same_v<Number, std::int32_t>);
  }
  // A pointer would become a bool.
  val(const char*) = delete;

  static val null() { return val('0'); }
  static val array() { return val('['); }
  static val object() { return val('{'); }

  /// Adds an item: lists are filled in order.
  void set(unsigned, const val& item) { append(item); }
  void set(const char* name, const val& value) {
    append_sized(name, std::strlen(name));
    append(value);
  }

  /// The whole value, closed where it is a list or an object.
  std::string bytes() const { return open() ? bytes_ + end : bytes_; }

 private:
  static constexpr char end = ']';

  explicit val(char tag) : bytes_(1, tag) {}
  val(char tag, const void* numbers, std::size_t bytes) : bytes_(1, tag) {
    append_sized(numbers, bytes);
  }
  static char tag_of(std::size_t width) { return width == 1 ? 'b' : width == 2 ? 'h' : 'u'; }
  bool open() const { return bytes_[0] == '[' || bytes_[0] == '{'; }
  void append(const val& value) {
    bytes_ += value.bytes_;
    if (value.open()) bytes_ += end;
  }
  void append_sized(const void* data, std::size_t size) {
    const auto length = static_cast<std::uint32_t>(size);
    append_raw(&length, sizeof length);
    append_raw(data, size);
  }
  void append_raw(const void* data, std::size_t size) {
    bytes_.append(static_cast<const char*>(data), size);
  }

  std::string bytes_;
};

}  // namespace nimber::wasm

#endif
