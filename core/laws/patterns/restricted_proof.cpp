#include "laws/patterns/restricted_proof.hpp"

#include <algorithm>
#include <numeric>

namespace nimber {
namespace {

constexpr std::uint64_t longest_restricted_period = 100'000;

/// How the choices of the guess repeat together, that is, its conditions and the numbers and
/// arguments of g between which they choose: from where on, and with which common period. None
/// where the guess is of another form.
std::optional<Repetition> repetition_of_choices(const Expression& expression) {
  using Op = Expression::Op;
  const auto& nodes = expression.nodes();
  const auto parts = expression.repetitions(0, Expression::max_looks);
  Repetition all;
  std::vector<std::size_t> open = {nodes.size() - 1};
  const auto join = [&](const std::optional<Repetition>& part) {
    if (!part) return false;
    all.from = std::max(all.from, part->from);
    all.period = std::lcm(all.period, part->period);  // of two to 10^6
    return all.period <= longest_restricted_period;
  };
  while (!open.empty()) {
    const std::size_t at = open.back();
    open.pop_back();
    const Expression::Node& node = nodes[at];
    if (node.op == Op::choose) {
      const std::size_t no = at - 1;
      const std::size_t yes = no - nodes[no].size;
      const std::size_t condition = yes - nodes[yes].size;
      if (!join(parts[condition])) return std::nullopt;
      open.push_back(yes);
      open.push_back(no);
    } else if (!join(parts[node.op == Op::self ? at - 1 : at])) {
      return std::nullopt;
    }
  }
  return all;
}

}  // namespace

std::optional<Restriction> restriction_at(const Rule& rule, std::uint64_t n) {
  std::optional<Restriction> out;
  for (const Fact& fact : rule.sequence().proof_facts(n, "restricted")) {
    if (fact.name == "most") out = Restriction{fact.number};
    if (!out) continue;
    if (fact.name == "from") out->from = fact.number;
    if (fact.name == "period") out->period = fact.number;
  }
  return out;
}

namespace {

/// Does the guess repeat as the values do? Both do so within the heaps that were looked at.
bool proven_by_taking_period(const Rule& rule, const Guess& guess, std::uint64_t checked) {
  if (guess.expression.uses_self(false)) return false;
  const auto known = rule.sequence().taking_law();
  const auto repetition = known ? guess.expression.repetition(0) : std::nullopt;
  if (!repetition || repetition->period > checked || known->period.period > checked) return false;
  Period values = known->period;
  // Values that grow with each heap are 0 no more.
  if (guess.kind != Guess::Kind::value && values.saltus > 0) values = {values.preperiod + 1, 1, 0};
  const std::uint64_t both = std::lcm(repetition->period, values.period);
  const std::uint64_t from = std::max({repetition->from, guess.from, values.preperiod});
  const auto rise = static_cast<std::int64_t>(both / values.period * values.saltus);
  return rise == static_cast<std::int64_t>(both / repetition->period) * repetition->slope &&
         from <= checked && both <= checked - from;
}

}  // namespace

bool proven_by_restriction(const Rule& rule, const Guess& guess, std::uint64_t checked) {
  if (guess.two_heaps || !rule.has_sequence()) return false;
  if (proven_by_taking_period(rule, guess, checked)) return true;
  if (guess.kind != Guess::Kind::value || !guess.expression.uses_self(false)) return false;
  const auto rule_says = restriction_at(rule, 0);
  if (!rule_says) return false;
  const auto choices = repetition_of_choices(guess.expression);
  if (!choices || rule_says->period > longest_restricted_period) return false;
  const std::uint64_t period = std::lcm(choices->period, rule_says->period);
  // One more, for the growth from n - 1 to n.
  const std::uint64_t from = std::max({choices->from, rule_says->from, guess.from}) + 1;
  if (period > longest_restricted_period || from > checked) return false;
  // Numbers and places are the same over two periods. So they grow alike for ever.
  auto before = restriction_at(rule, from - 1);
  for (std::uint64_t n = from; n < from + 2 * period; ++n) {
    const auto here = restriction_at(rule, n);
    if (!here || !before) return false;
    const auto number = static_cast<std::int64_t>(n);
    const std::int64_t variables[3] = {number, number, 0};
    std::optional<std::int64_t> place;
    const auto self = [&](std::int64_t e, std::int64_t, bool) {
      place = e;
      return std::optional<std::int64_t>(0);
    };
    const auto value = guess.expression.value_by(variables, self);
    const auto most = static_cast<std::int64_t>(here->most);
    const bool right =
        here->most > before->most ? !place && value == most : place == number - most - 1;
    if (!right) return false;
    before = here;
  }
  return true;
}

}  // namespace nimber
