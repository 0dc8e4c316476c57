// The landing place's questions in the full module.
#include "first_questions.hpp"

#include <emscripten/bind.h>

namespace {

using namespace nimber::wasm;

val write_link_of(const val& record_texts, const val& options) {
  return link_of(to_strings(record_texts), to_strings(options));
}
Task* analyze_work(const std::string& text, double limit) { return new AnalysisWork(text, limit); }
Task* reply_work(const std::string& text, bool blunder, double seed, double limit) {
  return new ReplyWork(text, blunder, seed, limit);
}
SequenceWork* sequence_work(const std::string& text, double count) {
  return new SequenceWork(text, count);
}

}  // namespace

EMSCRIPTEN_BINDINGS(nimber_first) {
  using emscripten::allow_raw_pointers;
  using emscripten::base;
  emscripten::function("games", &games);
  emscripten::function("read", &read);
  emscripten::function("openLink", &open_link);
  emscripten::function("writeLink", &write_link_of);
  emscripten::function("moves", &moves);
  emscripten::function("moveBy", &move_by);
  emscripten::function("moveTo", &move_to);
  emscripten::class_<Task>("Task").function("step", &Task::step).function("result", &Task::result);
  emscripten::class_<SequenceWork, base<Task>>("SequenceWork")
      .function("known", &SequenceWork::known)
      .function("values", &SequenceWork::values);
  emscripten::function("analyze", &analyze_work, allow_raw_pointers());
  emscripten::function("reply", &reply_work, allow_raw_pointers());
  emscripten::function("sequence", &sequence_work, allow_raw_pointers());
}
