#include "questions/coq_answer.hpp"

#include "questions/answers.hpp"

namespace nimber {
namespace {

struct ToldCoq {
  const std::optional<CoqFile>& file;
};

void write(RecordSink& sink, const ToldCoq& told) {
  Record out(sink);
  if (told.file)
    out.text("coq", text(*told.file));
  else
    out.null("coq");
}

}  // namespace

std::string coq_line(const std::optional<CoqFile>& file) {
  return json_line(nullptr, ToldCoq{file});
}

}  // namespace nimber
