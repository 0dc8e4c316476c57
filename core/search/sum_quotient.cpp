#include "search/sum_quotient.hpp"
#include <nimber/heap_rule.hpp>
#include <nimber/notation.hpp>
#include "values/checked.hpp"

#include <algorithm>
#include <set>

namespace nimber {

bool each_division(const Rule& rule, Heap n, FunctionRef<bool(std::span<const Heap>)> sink) {
  if (const HeapRule* const heaps = rule.heap_rule()) {
    return heaps->each_option(n, [&](const HeapOption& option) {
      const Heap pieces[] = {option.b, option.a};
      return sink({pieces, option.pieces});
    });
  }
  const State alone{n};
  return rule.each_move(alone, 0, [&](const Move& move) { return sink(rule.after(alone, move)); });
}

std::optional<std::uint64_t> uniform_reach(const Rule& rule) {
  const HeapRule* const heaps = rule.heap_rule();
  return heaps != nullptr ? heaps->uniform_reach() : std::nullopt;
}

SumQuotient::SumQuotient(std::vector<const Rule*> rules)
    : rules_(std::move(rules)),
      numbers_(rules_.size()),
      elements_(rules_.size()),
      periods_(rules_.size()),
      ended_(rules_.size(), false),
      zero_moves_(rules_.size(), false) {}

std::shared_ptr<SumQuotient> SumQuotient::of(const std::vector<const Rule*>& rules) {
  if (rules.size() > 1) return std::make_shared<SumQuotient>(rules);
  if (const HeapRule* const heaps = rules.front()->heap_rule()) {
    auto& kept = heaps->kept_quotient();
    if (!kept) kept = std::make_shared<SumQuotient>(rules);
    return kept;
  }
  // Of a rule that people write: the last one, with a rule of its own.
  struct Kept {
    RulePtr rule;
    std::shared_ptr<SumQuotient> quotient;
  };
  thread_local Kept last;
  if (last.rule.get() != rules.front()) {
    const auto read = read_rule(rules.front()->text());
    if (!read || read->get() != rules.front()) return std::make_shared<SumQuotient>(rules);
    last = {*read, std::make_shared<SumQuotient>(std::vector<const Rule*>{read->get()})};
  }
  return {last.quotient.get(), [kept = last](SumQuotient*) {}};
}

const OutcomeMonoid& SumQuotient::monoid() const { return quotient_.monoid(); }

/// False where an option leaves a heap that is not smaller, or there are too many.
bool SumQuotient::add_heap(std::size_t rule, std::uint64_t& spent) {
  auto& numbers = numbers_[rule];
  std::set<std::vector<std::uint32_t>> options;
  std::uint64_t pieces = 0;
  const bool all = each_division(*rules_[rule], numbers.size(), [&](std::span<const Heap> heaps) {
    std::vector<std::uint32_t> option;
    for (const Heap heap : heaps) {
      if (heap >= numbers.size()) {
        failure_ = {"rule", 0};
        return false;
      }
      if (heap > 0 || zero_moves_[rule]) option.push_back(numbers[static_cast<std::size_t>(heap)]);
    }
    std::sort(option.begin(), option.end());
    pieces += 1 + option.size();
    options.insert(std::move(option));
    return pieces <= most_pieces && pieces_ + pieces <= most_pieces_together;
  });
  if (!all && failure_.what.empty()) {
    const bool together = pieces_ + pieces > most_pieces_together;
    failure_ =
        together ? Failure{"all-options", most_pieces_together} : Failure{"options", most_pieces};
  }
  spent += pieces;
  // A written rule looks at more candidates than it has options: two choices are a usual number.
  if (rules_[rule]->heap_rule() == nullptr) spent += std::uint64_t{numbers.size()} * numbers.size();
  if (!all) return false;
  pieces_ += pieces;
  if (numbers.empty()) zero_moves_[rule] = !options.empty();
  quotient_.add_heap();
  for (const auto& option : options)
    quotient_.add_option(option.data(), option.data() + option.size());
  numbers.push_back(static_cast<std::uint32_t>(quotient_.family().size() - 1));
  return true;
}

SumQuotient::Status SumQuotient::grow(std::size_t rule, std::uint64_t& spent, std::uint64_t most) {
  // One heap after another: a heap begun is ended first.
  const std::size_t turn = growing_.value_or(rule);
  if (!ended_[turn] && !growing_ && heaps(turn) > most_heaps) failure_ = {"heaps", most_heaps};
  if (ended_[turn] || (!growing_ && heaps(turn) > most_heaps)) return Status::failed;
  if (!growing_) {
    if (!add_heap(turn, spent)) {
      ended_[turn] = true;
      return Status::failed;
    }
    growing_ = turn;
  }
  switch (quotient_.grow(spent, most)) {
    case HeapQuotient::Status::pending: return Status::pending;
    case HeapQuotient::Status::failed:
      // No rule can have another heap: the one that failed stands in the way.
      std::fill(ended_.begin(), ended_.end(), true);
      failure_ = {"order", HeapQuotient::most_elements};
      return Status::failed;
    case HeapQuotient::Status::done: break;
  }
  growing_.reset();
  elements_[turn].push_back(0);
  look_up_elements();
  return turn == rule ? Status::done : Status::pending;
}

/// The elements may have other numbers than before.
void SumQuotient::look_up_elements() {
  for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
    auto& elements = elements_[rule];
    for (std::size_t n = 0; n < elements.size(); ++n)
      elements[n] = quotient_.element(numbers_[rule][n]);
    const auto reach = uniform_reach(*rules_[rule]);
    if (reach) periods_[rule] = prove_quotient_period(elements, *reach);
  }
}

SumQuotient::Status SumQuotient::reach(const std::vector<Heap>& heaps, Work& work,
                                       std::uint64_t end) {
  constexpr std::uint64_t at_once = 100'000;
  for (;;) {
    // The rule with the fewest heaps of those that need more.
    std::optional<std::size_t> next;
    for (std::size_t rule = 0; rule < rules_.size(); ++rule) {
      if (covers(rule, heaps[rule])) continue;
      if (!uniform_reach(*rules_[rule]) && heaps[rule] > most_heaps) return Status::failed;
      if (!next || this->heaps(rule) < this->heaps(*next)) next = rule;
    }
    if (!next) return Status::done;
    std::uint64_t spent = 0;
    const Status status = grow(*next, spent, at_once);
    work.spend(spent / words_per_option + 1);
    if (status == Status::failed) return status;
    if (!work.may_go_on() || work.examined() >= end) {
      // The last heap of all may just have come.
      bool all = true;
      for (std::size_t rule = 0; rule < rules_.size(); ++rule)
        all = all && covers(rule, heaps[rule]);
      return all ? Status::done : Status::pending;
    }
  }
}

Element SumQuotient::element(std::size_t rule, Heap n) const {
  if (n >= heaps(rule)) {
    const Period& period = *periods_[rule];
    n = period.preperiod + (n - period.preperiod) % period.period;
  }
  return elements_[rule][static_cast<std::size_t>(n)];
}

std::optional<std::uint64_t> last_heap_of_quotient_period(const Period& numbers,
                                                          std::uint64_t reach) {
  const std::uint64_t from = std::max<std::uint64_t>(numbers.preperiod, 1);
  const auto half = checked_add(from, numbers.period);
  const auto both = half ? checked_mul<std::uint64_t>(*half, 2) : std::nullopt;
  const auto needed = both ? checked_add<std::uint64_t>(*both, reach) : std::nullopt;
  return needed ? std::optional(*needed - 1) : std::nullopt;
}

std::optional<Period> prove_quotient_period(const std::vector<Element>& phi, std::uint64_t reach) {
  // The heaps needed are 2 from + 2 p + reach, from at least 1.
  for (std::size_t p = 1; 2 * p + 2 + reach <= phi.size(); ++p) {
    std::size_t from = phi.size() - p;
    while (from > 0 && phi[from - 1] == phi[from - 1 + p]) --from;
    if (2 * (std::max<std::size_t>(from, 1) + p) + reach <= phi.size()) return Period{from, p, 0};
  }
  return std::nullopt;
}

}  // namespace nimber
