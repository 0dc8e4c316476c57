// Where an answer is written, field by field. Each answer is described once, by a function
// write(sink, answer) of this room; a sink makes of it what its readers read.
#pragma once

#include <nimber/moves.hpp>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// The sentences of a language, for a sink whose readers want some. The core speaks none.
class Words {
 public:
  virtual std::string say(const Position& position, const PositionMove& move) const = 0;
  virtual std::string say(const Error& error) const = 0;

 protected:
  ~Words() = default;
};

/// Takes a record apart into objects, lists and values. Between begin_object() and end_object()
/// each value follows its name().
class RecordSink {
 public:
  /// A record's fields depend on who reads it. `line`: short enough to be read by eye, with words.
  /// `object`: all that a board is drawn from.
  enum class Form : std::uint8_t { line, object };
  virtual Form form() const = 0;
  bool line() const { return form() == Form::line; }
  /// Null where no language is spoken.
  virtual const Words* words() const = 0;

  virtual void begin_object() = 0;
  virtual void end_object() = 0;
  virtual void begin_list() = 0;
  virtual void end_list() = 0;
  /// Of the next value; as `checkedTo`.
  virtual void name(const char* name) = 0;

  virtual void text(std::string_view value) = 0;
  /// Any number of 64 bits: JavaScript's bigint.
  virtual void whole(std::uint64_t value) = 0;
  virtual void whole_signed(std::int64_t value) = 0;
  /// The same where it is small enough to be JavaScript's number.
  virtual void count(std::uint64_t value) = 0;
  virtual void count_signed(std::int64_t value) = 0;
  virtual void fraction(double value) = 0;
  virtual void truth(bool value) = 0;
  virtual void null() = 0;

 protected:
  ~RecordSink() = default;
};

/// A list in the sink: each item as `write_item` writes it.
template <class List, class WriteItem>
void write_list(RecordSink& sink, const List& list, WriteItem write_item) {
  sink.begin_list();
  for (const auto& item : list) write_item(item);
  sink.end_list();
}

/// An object in the sink, open as long as this lives.
class Record {
 public:
  explicit Record(RecordSink& sink) : sink_(sink) { sink_.begin_object(); }
  ~Record() { sink_.end_object(); }
  Record(const Record&) = delete;
  Record& operator=(const Record&) = delete;

  RecordSink& sink() const { return sink_; }
  /// The sink, where the field's value is to be written next.
  RecordSink& field(const char* name) {
    sink_.name(name);
    return sink_;
  }
  /// The same for a field with a name of its own in lines.
  RecordSink& field(const char* name, const char* in_line) {
    return field(sink_.line() ? in_line : name);
  }

  Record& text(const char* name, std::string_view value);
  Record& whole(const char* name, std::uint64_t value);
  Record& whole(const char* name, const std::optional<std::uint64_t>& value);
  Record& count(const char* name, std::uint64_t value);
  Record& truth(const char* name, bool value);
  Record& null(const char* name);
  Record& wholes(const char* name, const std::vector<std::uint64_t>& list);
  Record& counts(const char* name, const std::vector<std::uint64_t>& list);
  Record& counts(const char* name, const std::vector<std::uint32_t>& list);
  Record& texts(const char* name, const std::vector<std::string>& list);
  template <class List, class WriteItem>
  Record& list(const char* name, const List& list, WriteItem write_item) {
    write_list(field(name), list, write_item);
    return *this;
  }

 private:
  RecordSink& sink_;
};

}  // namespace nimber
