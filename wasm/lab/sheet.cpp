// Sheets and their questions, answered as the command line answers them.
#include "questions/sheet.hpp"
#include <nimber/notation.hpp>
#include "questions.hpp"
#include "records/json_sink.hpp"
#include "task.hpp"

namespace nimber::wasm {
namespace {

/// The answer of one line, as the JSON that `nimber sheet --json` prints for it.
class SheetTask final : public Task {
 public:
  SheetTask(const std::string& text, unsigned line) {
    auto sheet = read_sheet(text, page_limits);
    if (!sheet) {
      error_ = sheet.error();
      answers_ = true;
      return;
    }
    if (line >= sheet->size()) return;
    line_ = (*sheet)[line];
    answers_ = line_.kind == SheetLine::Kind::question || line_.error;
    if (!answers_) return;
    auto asked = ask(*sheet, line_, page_limits, &left_out_);
    if (asked) {
      asked_ = std::move(*asked);
    } else {
      error_ = asked.error();
    }
  }

  val step(double budget) override {
    return record(asked_ ? asked_->step(budget_of(budget)) : Progress{true, 1, 0});
  }
  val result() const override {
    const Error* const error = asked_ ? asked_->error() : &error_;
    val out = val::object();
    if (!answers_) {
      out.set("json", std::string());
      return out;
    }
    out.set("json", error != nullptr
                        ? answer_json(line_, {error_line(*error)}, false)
                        : answer_json(line_, asked_->json(nullptr), asked_->lists(), left_out_));
    if (error != nullptr) out.set("error", record(*error)["error"]);
    return out;
  }

 private:
  static std::string error_line(const Error& error) {
    JsonSink sink;
    write(sink, error);
    return sink.json();
  }

  SheetLine line_;
  bool answers_ = false;  ///< a note and its like have no answer
  AskedPtr asked_;
  std::string left_out_;
  Error error_;
};

}  // namespace

namespace questions {

val readSheet(const std::string& text) {
  const auto sheet = read_sheet(text, page_limits);
  if (!sheet) return record(sheet.error());
  return array(*sheet, [&](const SheetLine& line) { return record(*sheet, line, page_limits); });
}

Task* answerLine(const std::string& sheet, unsigned line) { return new SheetTask(sheet, line); }

val questionsFor(const std::string& text) {
  const auto rule = read_rule(text, page_limits);
  if (!rule) return record(rule.error());
  val out = val::array();
  unsigned at = 0;
  for (const Question& question : all_questions()) {
    if (fits(question, **rule)) out.set(at++, record(question));
  }
  return out;
}

}  // namespace questions
}  // namespace nimber::wasm
