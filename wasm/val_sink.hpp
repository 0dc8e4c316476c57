// Records as JavaScript's objects.
#pragma once

#include "records/sink.hpp"

#include <emscripten/val.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace nimber::wasm {

using emscripten::val;

/// A bigint.
inline val integer(std::uint64_t n) {
  if (n > INT64_MAX) return val(n);
  return val(static_cast<std::int64_t>(n));
}

/// Writes a record into an object, with names in camel case and whole numbers as bigints.
class ValSink final : public RecordSink {
 public:
  ValSink() { open_.reserve(usual_depth); }

  /// What was written.
  const val& made() const { return made_; }

  Form form() const override { return Form::object; }
  const Words* words() const override { return nullptr; }

  void begin_object() override { open(false); }
  void end_object() override { open_.pop_back(); }
  void begin_list() override { open(true); }
  void end_list() override { open_.pop_back(); }
  void name(const char* name) override { open_.back().name = name; }

  void text(std::string_view value) override;
  void whole(std::uint64_t value) override {
    if (value > INT64_MAX) return put(value);
    put(static_cast<std::int64_t>(value));
  }
  void whole_signed(std::int64_t value) override { put(value); }
  void count(std::uint64_t value) override { put(static_cast<double>(value)); }
  void count_signed(std::int64_t value) override { put(static_cast<double>(value)); }
  void fraction(double value) override { put(value); }
  void truth(bool value) override { put(value); }
  void null() override { put(val::null()); }

 private:
  /// An object or a list that is not complete yet.
  struct Open {
    explicit Open(bool is_list) : content(is_list ? val::array() : val::object()), list(is_list) {}
    val content;
    bool list;
    unsigned size = 0;           ///< of a list
    const char* name = nullptr;  ///< of an object's next field
  };

  // Each handle that is made, copied or moved costs a call to JavaScript: a value's is made where
  // it is set.
  template <class T>
  void put(const T& value) {
    if (open_.empty()) {
      made_ = val(value);
    } else {
      put_in(open_.back(), value);
    }
  }
  template <class T>
  static void put_in(Open& in, const T& value) {
    if (in.list) {
      in.content.set(in.size++, value);
    } else {
      in.content.set(in.name, value);
    }
  }
  void open(bool list) {
    const Open& opened = open_.emplace_back(list);
    if (open_.size() > 1) {
      put_in(open_[open_.size() - 2], opened.content);
    } else {
      made_ = opened.content;
    }
  }

  static constexpr std::size_t usual_depth = 16;

  std::vector<Open> open_;
  val made_ = val::null();
};

/// Most texts are short and ASCII: those go without the copies that embind makes of a std::string.
inline void ValSink::text(std::string_view value) {
  char copy[64];
  const bool plain =
      value.size() < sizeof copy && std::all_of(value.begin(), value.end(), [](char c) {
        const auto byte = static_cast<unsigned char>(c);
        return byte > 0 && byte < 0x80;
      });
  if (!plain) return put(std::string(value));
  *std::copy(value.begin(), value.end(), copy) = '\0';
  const char* const text = copy;
  put(text);
}

/// The record of an answer: records/ says what stands in it.
template <class... Parts>
val record(const Parts&... parts) {
  ValSink sink;
  write(sink, parts...);
  return sink.made();
}

}  // namespace nimber::wasm
