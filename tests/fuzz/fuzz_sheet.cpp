// Whatever stands in a sheet: every line is something, its words printed are read again, the column
// of an error lies in its line, and what can be asked can be begun.
#include "questions/sheet.hpp"
#include "records/json_sink.hpp"
#include "text/code_points.hpp"

#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nimber;
  if (size > 600) return 0;
  const std::string text(reinterpret_cast<const char*>(data), size);
  const InputLimits limits{.max_bytes = 600, .max_parts = 20, .max_options = 1000};
  const auto sheet = read_sheet(text, limits);
  if (!sheet) return 0;
  std::size_t number = 0;
  for (const SheetLine& line : *sheet) {
    if (line.number != ++number) std::abort();
    if (line.error && line.kind != SheetLine::Kind::unread) std::abort();
    if (line.kind != SheetLine::Kind::question) continue;
    std::vector<std::string> words = {line.name};
    for (const LineWord& word : line.words) words.push_back(word.text);
    const auto again = read_sheet(print_words(words), limits);
    if (!again || again->size() != 1 || again->front().words.size() != line.words.size())
      std::abort();
    for (std::size_t i = 0; i < line.words.size(); ++i) {
      if (again->front().words[i].text != line.words[i].text) std::abort();
    }
    JsonSink sink;
    write(sink, *sheet, line, limits);
    const auto asked = ask(*sheet, line, limits);
    if (!asked && asked.error().column == 0) std::abort();
    if (asked && line.name != "program") (*asked)->step(100);
  }
  return 0;
}
