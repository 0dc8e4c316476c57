// Records as JSON text.
#pragma once

#include "records/sink.hpp"

#include <string>
#include <string_view>

namespace nimber {

/// A JSON string, quotes included. The text must be UTF-8.
std::string json_string(std::string_view text);

/// Writes a record as one line of JSON, with names in snake case: `checked_to`.
class JsonSink final : public RecordSink {
 public:
  explicit JsonSink(const Words* words = nullptr) : words_(words) {}

  /// What was written so far.
  const std::string& json() const { return out_; }

  Form form() const override { return Form::line; }
  const Words* words() const override { return words_; }

  void begin_object() override { open('{'); }
  void end_object() override { close('}'); }
  void begin_list() override { open('['); }
  void end_list() override { close(']'); }
  void name(const char* name) override;

  void text(std::string_view value) override;
  void whole(std::uint64_t value) override;
  void whole_signed(std::int64_t value) override;
  void count(std::uint64_t value) override { whole(value); }
  void count_signed(std::int64_t value) override { whole_signed(value); }
  void fraction(double value) override;
  void truth(bool value) override;
  void null() override;

 private:
  void separate();
  void open(char bracket);
  void close(char bracket);

  const Words* words_;
  std::string out_;
  bool first_ = true;  ///< no comma stands before what comes next
};

}  // namespace nimber
