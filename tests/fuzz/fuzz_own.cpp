// Whatever is typed as a game of one's own, written or drawn: an error within the text, or a rule
// whose text reads as the same again and whose moves, values and program end within their bounds.
// In every way to play a sum it is answered or not settled, and each winning move leads to a
// position that is not won.
#include <nimber/analysis.hpp>
#include <nimber/notation.hpp>

#include <cstdlib>
#include <string>

namespace {

using namespace nimber;

void check_sums(Position position) {
  constexpr std::uint64_t limit = 3'000;
  for (const Compound compound :
       {Compound::sum, Compound::every, Compound::first, Compound::some, Compound::most}) {
    position.compound = compound;
    position.most = compound == Compound::most ? 2 : 1;
    Analysis analysis(position, limit);
    while (!analysis.step(limit).done) {}
    const auto& result = analysis.result();
    if (!result || result->winning.empty()) continue;
    if (result->outcome != Outcome::N) std::abort();
    for (const std::size_t at : {std::size_t{0}, result->winning.size() - 1}) {
      const auto then = analyze(after(analysis.position(), result->winning[at]), 20'000);
      if (then && then->outcome != Outcome::P) std::abort();
    }
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  if (size > 300) return 0;
  const std::string typed(reinterpret_cast<const char*>(bytes), size);
  for (const char* const drawn : {"row/", "grid/"}) {
    if (const auto position = read_position(drawn + typed)) check_sums(*position);
  }
  const std::string text = "own/" + typed;
  if (const auto rule = read_rule(text)) {
    const auto again = read_rule((*rule)->text());
    if (!again || (*again)->text() != (*rule)->text()) std::abort();
    if ((*rule)->has_sequence()) {
      Work work(20'000);
      work.open_step(20'000);
      static_cast<void>((*rule)->sequence().sequence_ready(20, work));
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
  check_sums(*position);
  return 0;
}
