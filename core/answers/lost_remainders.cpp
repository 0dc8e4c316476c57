#include "answers/lost_remainders.hpp"

namespace nimber {

std::vector<Fact> lost_remainders(const HeapRule& rule, std::uint64_t limit) {
  constexpr std::uint64_t max_period = 1000;
  constexpr std::uint64_t max_preperiod = 10'000;
  constexpr std::size_t max_remainders = 6;
  constexpr Heap looked_at = 512;
  const auto theorem = rule.sequence().period_theorem();
  if (!theorem || rule.splits()) return {};
  Work work(limit);
  work.open_step(limit);
  const TableWork counted(rule, work);
  std::optional<Period> proven = theorem->closed;
  if (!proven) {
    if (rule.ready(looked_at, work) != Ready::yes) return {};
    proven = rule.prove_now();
  }
  if (!proven || proven->saltus != 0 || proven->period > max_period ||
      proven->preperiod > max_preperiod)
    return {};
  const std::uint64_t end = proven->preperiod + proven->period;
  if (rule.ready(end - 1, work) != Ready::yes) return {};
  std::vector<bool> lost(static_cast<std::size_t>(proven->period));
  const auto place = [&](Heap n) { return static_cast<std::size_t>(n % proven->period); };
  for (Heap n = proven->preperiod; n < end; ++n) lost[place(n)] = rule.value(n) == 0;
  for (Heap n = 0; n < proven->preperiod; ++n) {
    if (lost[place(n)] != (rule.value(n) == 0)) return {};
  }
  std::size_t modulus = 1;
  const auto repeats = [&] {
    for (std::size_t r = modulus; r < lost.size(); ++r) {
      if (lost[r] != lost[r % modulus]) return false;
    }
    return true;
  };
  while (lost.size() % modulus != 0 || !repeats()) ++modulus;
  if (modulus == 1) return {};
  std::vector<Fact> facts = {{"lost_modulus", modulus}};
  for (std::size_t r = 0; r < modulus; ++r) {
    if (lost[r]) facts.push_back({"lost_remainder", r});
  }
  return facts.size() <= max_remainders + 1 ? facts : std::vector<Fact>();
}

}  // namespace nimber
