#include "records/problem.hpp"

namespace nimber {
namespace {

void write_text(RecordSink& sink, const ProblemText& text) {
  Record(sink).text("en", text.en).text("zh", text.zh);
}

}  // namespace

void write(RecordSink& sink, const Problem& problem) {
  Record record(sink);
  record.text("name", problem.name);
  record.list("also", problem.aliases, [&](std::string_view alias) { sink.text(alias); });
  write_text(record.field("title"), problem.title);
  write_text(record.field("asks"), problem.asks);
  write_text(record.field("disguise"), problem.disguise);
  write_text(record.field("traps"), problem.traps);
  record.text("game", problem.game).text("technique", problem.technique);
  record.count("chapter", problem.chapter);
  Record(record.field("sample"))
      .text("in", problem.sample_input)
      .text("out", problem.sample_output);
  if (!sink.line()) record.text("program", problem.program);
}

}  // namespace nimber
