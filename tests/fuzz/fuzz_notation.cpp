// Whatever is typed: a position, a rule or an error, never a crash; and what is printed reads as
// the same again.
#include <nimber/link.hpp>
#include <nimber/moves.hpp>

#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nimber;
  const std::string text(reinterpret_cast<const char*>(data), size);
  const InputLimits limits{4000, 200};
  const auto result = read_any(text, limits);
  if (result) {
    if (const auto* position = std::get_if<Position>(&*result)) {
      const std::string once = print(*position);
      const auto again = read_position(once, {1'000'000, 200});
      if (!again || print(*again) != once) std::abort();
    } else {
      const std::string once = std::get<RulePtr>(*result)->text();
      const auto again = read_rule(once, {1'000'000, 200});
      if (!again || (*again)->text() != once) std::abort();
    }
  }
  const auto link = read_link(text, limits);
  if (link && !link->record.empty()) {
    const auto written = write_link(link->record, {});
    if (!written) std::abort();
    const auto again = read_link(*written, {1'000'000, 200});
    if (!again || again->record.size() != link->record.size()) std::abort();
  }
  return 0;
}
