// Exports every question of questions.inc that this module knows as a plain function. What it is
// given lies in memory, where web/src/engine/plain.ts wrote it.
#include "all/sequence.hpp"
#include "questions.hpp"

#include <cstring>
#include <string>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#define NIMBER_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace nimber::wasm {
namespace {

/// What the next question is given, and the last reply.
std::string given_bytes;
std::string reply_bytes;

/// Reads what a question is given, in order. A text is its length in 4 bytes and its bytes, a list
/// of texts their number in 4 bytes and the texts, a bigint 8 bytes; every other number, and a
/// bool, is a double.
class Reader {
 public:
  template <class T>
  T next() {
    if constexpr (std::is_same_v<T, std::string>) {
      const auto length = raw<std::uint32_t>();
      at_ += length;
      return given_bytes.substr(at_ - length, length);
    } else if constexpr (std::is_same_v<T, std::vector<std::string>>) {
      T list(raw<std::uint32_t>());
      for (std::string& text : list) text = next<std::string>();
      return list;
    } else if constexpr (std::is_same_v<T, bool>) {
      return raw<double>() != 0;
    } else if constexpr (std::is_same_v<T, unsigned>) {
      return static_cast<unsigned>(count_of(raw<double>(), UINT32_MAX));
    } else {
      static_assert(std::is_same_v<T, double> || std::is_same_v<T, std::uint64_t>);
      return raw<T>();
    }
  }

 private:
  template <class T>
  T raw() {
    T out{};
    std::memcpy(&out, given_bytes.data() + at_, sizeof out);
    at_ += sizeof out;
    return out;
  }

  std::size_t at_ = 0;
};

const void* sent(const val& reply) {
  reply_bytes = reply.bytes();
  return reply_bytes.data();
}
const void* sent(const Task* task) { return task; }

template <class Reply, class... Given>
const void* ask(Reply (*question)(Given...)) {
  Reader reader;
  // In braces, so that they are read from left to right.
  const std::tuple<std::decay_t<Given>...> given{reader.next<std::decay_t<Given>>()...};
  return sent(std::apply(question, given));
}

}  // namespace
}  // namespace nimber::wasm

using namespace nimber::wasm;

/// Room for what the next question is given.
NIMBER_EXPORT(room) char* nimber_room(std::uint32_t size) {
  given_bytes.resize(size);
  return given_bytes.data();
}

#define NIMBER_QUESTION(Reply, name, given) \
  NIMBER_EXPORT(name) const void* nimber_##name() { return ask(&questions::name); }
#include "questions.inc"
#undef NIMBER_QUESTION

NIMBER_EXPORT(step) const void* nimber_step(Task* task, double budget) {
  return sent(task->step(budget));
}
NIMBER_EXPORT(result) const void* nimber_result(const Task* task) { return sent(task->result()); }
NIMBER_EXPORT(end) void nimber_end(Task* task) { delete task; }
// Of the tasks that the question `sequence` began.
NIMBER_EXPORT(known) double nimber_known(const Task* task) {
  return static_cast<const SequenceTask*>(task)->known();
}
NIMBER_EXPORT(values) const void* nimber_values(const Task* task, double from, double to) {
  return sent(static_cast<const SequenceTask*>(task)->values(from, to));
}
