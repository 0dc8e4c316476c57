#include "questions/solve.hpp"

#include "records/laws/unknown.hpp"

namespace nimber {
namespace {

/// So many values are looked at for a period.
constexpr std::uint64_t period_values = 1'000'000;

}  // namespace

std::vector<std::string> AskedSolution::json(const Words* words) const {
  return {json_line(words, answer())};
}

Result<AskedPtr> ask_solve(Asking& asking) {
  const std::uint64_t numbers = asking.words.number("--numbers", Solve::default_numbers);
  const std::uint64_t limit = asking.words.number("--limit", default_limit);
  if (auto wrong = asking.complaint()) return *wrong;
  const std::string text = asking.words.operand(0);
  Solve work(text, numbers, period_values, limit, asking.limits);
  // What can't be read is told before any work.
  if (work.step(0).done && !work.result()) return in_operand(asking, work.result().error(), 0);
  return AskedPtr(std::make_unique<AskedSolution>(text, std::move(work)));
}

}  // namespace nimber
