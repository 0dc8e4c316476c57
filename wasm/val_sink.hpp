// Records as JavaScript's objects.
#pragma once

#include "records/sink.hpp"

#include <emscripten/val.h>

#include <string>
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
  /// What was written.
  const val& made() const { return made_; }

  Form form() const override { return Form::object; }
  const Words* words() const override { return nullptr; }

  void begin_object() override { open(val::object(), false); }
  void end_object() override { open_.pop_back(); }
  void begin_list() override { open(val::array(), true); }
  void end_list() override { open_.pop_back(); }
  void name(const char* name) override { open_.back().name = name; }

  void text(std::string_view value) override { put(val(std::string(value))); }
  void whole(std::uint64_t value) override { put(integer(value)); }
  void whole_signed(std::int64_t value) override { put(val(value)); }
  void count(std::uint64_t value) override { put(val(static_cast<double>(value))); }
  void count_signed(std::int64_t value) override { put(val(static_cast<double>(value))); }
  void fraction(double value) override { put(val(value)); }
  void truth(bool value) override { put(val(value)); }
  void null() override { put(val::null()); }

 private:
  /// An object or a list that is not complete yet.
  struct Open {
    val content;
    bool list = false;
    unsigned size = 0;           ///< of a list
    const char* name = nullptr;  ///< of an object's next field
  };

  void put(const val& value) {
    if (open_.empty()) {
      made_ = value;
      return;
    }
    Open& in = open_.back();
    if (in.list) {
      in.content.set(in.size++, value);
    } else {
      in.content.set(in.name, value);
    }
  }
  void open(val content, bool list) {
    put(content);
    open_.push_back({std::move(content), list});
  }

  std::vector<Open> open_;
  val made_ = val::null();
};

/// The record of an answer: records/ says what stands in it.
template <class... Parts>
val record(const Parts&... parts) {
  ValSink sink;
  write(sink, parts...);
  return sink.made();
}

}  // namespace nimber::wasm
