// Whatever is typed as a game of one's own: an error within the text, or a rule whose text reads as
// the same again and whose moves, values and program end within their bounds.
#include <nimber/analysis.hpp>
#include <nimber/notation.hpp>

#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  using namespace nimber;
  if (size > 300) return 0;
  const std::string text = "own/" + std::string(reinterpret_cast<const char*>(bytes), size);
  if (const auto rule = read_rule(text)) {
    const auto again = read_rule((*rule)->text());
    if (!again || (*again)->text() != (*rule)->text()) std::abort();
    if ((*rule)->has_sequence()) {
      Work work(20'000);
      work.open_step(20'000);
      static_cast<void>((*rule)->sequence_ready(20, work));
      if (work.examined() > 2'000'000) std::abort();
    }
    if (size < 60) static_cast<void>((*rule)->program());
  }
  const auto position = read_position(text);
  if (!position) return 0;
  const std::string printed = print(*position);
  const auto same = read_position(printed);
  if (!same || print(*same) != printed) std::abort();
  static_cast<void>(analyze(*position, 20'000));
  return 0;
}
