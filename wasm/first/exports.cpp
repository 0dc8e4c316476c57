// The landing place's questions in the first module, as plain functions: web/src/engine/first.ts
// calls them.
#include "../first_questions.hpp"

#include <cstring>

#define NIMBER_EXPORT(name) extern "C" __attribute__((export_name(#name)))

namespace {

using namespace nimber;
using namespace nimber::wasm;

/// What was asked about, and what was answered last.
std::string room;
std::string answered;

/// Goes through the texts of a question: each its length in 4 bytes, then its bytes.
class Texts {
 public:
  std::uint32_t number() {
    std::uint32_t n = 0;
    std::memcpy(&n, room.data() + at_, sizeof n);
    at_ += sizeof n;
    return n;
  }
  std::string text() {
    const std::uint32_t length = number();
    at_ += length;
    return room.substr(at_ - length, length);
  }
  std::vector<std::string> list() {
    std::vector<std::string> out(number());
    for (std::string& item : out) item = text();
    return out;
  }

 private:
  std::size_t at_ = 0;
};

const char* answer(const val& value) {
  answered = value.bytes();
  return answered.data();
}

}  // namespace

/// Room for the texts of the next question.
NIMBER_EXPORT(room) char* nimber_room(std::uint32_t size) {
  room.resize(size);
  return room.data();
}

NIMBER_EXPORT(games) const char* nimber_games() { return answer(games()); }
NIMBER_EXPORT(read) const char* nimber_read() { return answer(nimber::wasm::read(Texts().text())); }
NIMBER_EXPORT(openLink) const char* nimber_open_link() { return answer(open_link(Texts().text())); }
NIMBER_EXPORT(writeLink) const char* nimber_write_link() {
  Texts texts;
  const auto positions = texts.list();
  return answer(link_of(positions, texts.list()));
}
NIMBER_EXPORT(moves)
const char* nimber_moves(unsigned term, unsigned part, unsigned skip, unsigned most) {
  return answer(moves(Texts().text(), term, part, skip, most));
}
NIMBER_EXPORT(moveBy)
const char* nimber_move_by(unsigned term, unsigned part, std::uint64_t amount,
                           std::uint64_t smaller) {
  return answer(move_by(Texts().text(), term, part, amount, smaller));
}
NIMBER_EXPORT(moveTo) const char* nimber_move_to() {
  Texts texts;
  const std::string from = texts.text();
  return answer(move_to(from, texts.text()));
}

NIMBER_EXPORT(analyze) Task* nimber_analyze(double limit) {
  return new AnalysisWork(Texts().text(), limit);
}
NIMBER_EXPORT(reply) Task* nimber_reply(bool blunder, double seed, double limit) {
  return new ReplyWork(Texts().text(), blunder, seed, limit);
}
NIMBER_EXPORT(sequence) Task* nimber_sequence(double count) {
  return new SequenceWork(Texts().text(), count);
}

NIMBER_EXPORT(step) const char* nimber_step(Task* task, double budget) {
  return answer(task->step(budget));
}
NIMBER_EXPORT(result) const char* nimber_result(const Task* task) { return answer(task->result()); }
NIMBER_EXPORT(end) void nimber_end(Task* task) { delete task; }
// Of the tasks that nimber_sequence began.
NIMBER_EXPORT(known) double nimber_known(const Task* task) {
  return static_cast<const SequenceWork*>(task)->known();
}
NIMBER_EXPORT(values) const char* nimber_values(const Task* task, double from, double to) {
  return answer(static_cast<const SequenceWork*>(task)->values(from, to));
}
