// Publishes every question of questions.inc through embind.
#include "all/sequence.hpp"
#include "questions.hpp"

#include <emscripten/bind.h>

#include <string>
#include <type_traits>
#include <vector>

namespace nimber::wasm {
namespace {

using Texts = std::vector<std::string>;

/// How an argument of type T comes from JavaScript: a list of texts as an array, all else as embind
/// has it.
template <class T>
using Sent = std::conditional_t<std::is_same_v<T, const Texts&>, const val&, T>;

template <class T>
const T& received(const T& argument) {
  return argument;
}
Texts received(const val& list) {
  Texts out(list["length"].as<unsigned>());
  for (unsigned i = 0; i < out.size(); ++i) out[i] = list[i].as<std::string>();
  return out;
}

/// The question with arguments as they come from JavaScript.
template <auto question>
struct Published;
template <class Reply, class... Given, Reply (*question)(Given...)>
struct Published<question> {
  static Reply ask(Sent<Given>... given) { return question(received(given)...); }
};

EMSCRIPTEN_BINDINGS(nimber) {
  using emscripten::allow_raw_pointers;
#define NIMBER_QUESTION(Reply, name, given) \
  emscripten::function(#name, &Published<&questions::name>::ask, allow_raw_pointers());
#include "questions.inc"
#undef NIMBER_QUESTION

  emscripten::class_<Task>("Task").function("step", &Task::step).function("result", &Task::result);
  // A task of a class that is named here, or beside its class, reaches JavaScript as that class.
  emscripten::class_<SequenceTask, emscripten::base<Task>>("SequenceTask")
      .function("known", &SequenceTask::known)
      .function("values", &SequenceTask::values);
}

}  // namespace

namespace questions {

val version() { return val(std::string(NIMBER_VERSION)); }

}  // namespace questions
}  // namespace nimber::wasm
