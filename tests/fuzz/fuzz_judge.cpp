// Whatever a judge's input is: answers or an error, never a crash. The first byte chooses the
// problem, the rest is its input. Each case's position must read as itself, and the cases must
// stand in order.
#include <nimber/judge.hpp>
#include <nimber/notation.hpp>

#include <algorithm>
#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  using namespace nimber;
  if (size == 0 || size > 600) return 0;
  const auto& problems = all_problems();
  ProblemRun run(*problems[data[0] % problems.size()],
                 std::string(reinterpret_cast<const char*>(data) + 1, size - 1));
  std::string out;
  bool done = false;
  while (!done) {
    done = run.step(1'000).done;
    out += run.take_output();
  }
  if (!out.empty() && out.back() != '\n') std::abort();
  if (run.error() && run.error()->line == 0) std::abort();
  const auto& cases = run.cases();
  const auto in_order = [](const CasePlace& a, const CasePlace& b) {
    return std::make_pair(a.output_line, a.output_column) <
           std::make_pair(b.output_line, b.output_column);
  };
  if (!std::is_sorted(cases.begin(), cases.end(), in_order)) std::abort();
  for (std::size_t i = 0; i < std::min<std::size_t>(cases.size(), 3); ++i) {
    const std::string position = run.position(i);
    if (position.empty()) continue;
    const auto read = read_position(position);
    if (!read || print(*read) != position) std::abort();
  }
  if (compare_output(out, out, cases)) std::abort();
  return 0;
}
