// Publishes every question of questions.inc through embind.
#include "questions.hpp"

#include <emscripten/bind.h>

#include <cstdint>
#include <string>
#include <type_traits>
#include <vector>

namespace nimber::wasm {
namespace {

using Texts = std::vector<std::string>;

/// How an argument of type T comes from JavaScript: a text as its words of 16 bits, a list of texts
/// as an array, all else as embind has it. (embind's own UTF-8 makes another letter of a lone
/// surrogate and what follows it.)
template <class T>
using Sent = std::conditional_t<std::is_same_v<T, const std::string&>, const std::u16string&,
                                std::conditional_t<std::is_same_v<T, const Texts&>, const val&, T>>;

template <class T>
const T& received(const T& argument) {
  return argument;
}
std::string received(const std::u16string& text) {
  constexpr std::uint32_t no_text = 0xFFFD;  // what no notation knows, for a lone surrogate
  const auto surrogate = [](std::uint32_t word, std::uint32_t first) {
    return word >= first && word < first + 0x400;
  };
  std::string out;
  out.reserve(text.size());
  for (std::size_t i = 0; i < text.size(); ++i) {
    std::uint32_t letter = text[i];
    if (surrogate(letter, 0xD800) && i + 1 < text.size() && surrogate(text[i + 1], 0xDC00)) {
      letter = 0x10000 + ((letter & 0x3FF) << 10 | (text[++i] & 0x3FFu));
    } else if (letter >= 0xD800 && letter < 0xE000) {
      letter = no_text;
    }
    const auto put = [&](std::uint32_t byte) { out.push_back(static_cast<char>(byte)); };
    if (letter < 0x80) {
      put(letter);
      continue;
    }
    if (letter < 0x800) {
      put(0xC0 | letter >> 6);
    } else {
      if (letter < 0x10000) {
        put(0xE0 | letter >> 12);
      } else {
        put(0xF0 | letter >> 18);
        put(0x80 | (letter >> 12 & 0x3F));
      }
      put(0x80 | (letter >> 6 & 0x3F));
    }
    put(0x80 | (letter & 0x3F));
  }
  return out;
}
Texts received(const val& list) {
  Texts out(list["length"].as<unsigned>());
  for (unsigned i = 0; i < out.size(); ++i) out[i] = received(list[i].as<std::u16string>());
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
  emscripten::class_<SequenceTask, emscripten::base<Task>>("SequenceTask")
      .function("known", &SequenceTask::known)
      .function("values", &SequenceTask::values);
}

}  // namespace
}  // namespace nimber::wasm
