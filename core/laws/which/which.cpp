#include "laws/which/which.hpp"

#include "values/checked.hpp"

#include <nimber/heap_rule.hpp>
#include <nimber/notation.hpp>

#include <algorithm>
#include <bit>
#include <numeric>

namespace nimber {
namespace {

/// The ways to move a list, the plainest first.
constexpr std::array<int, 2 * Which::most_moved + 1> ways = {0, 1, -1, 2, -2, 3, -3};

/// So many values every game is compared with; what fits is looked at again.
constexpr std::size_t first_look = 256;
/// Values of a set among which a period is looked for.
constexpr std::size_t values_for_period = 8192;
/// So far games are compared whose values take the same time each.
constexpr std::size_t most_looked_at = 1'000'000;
/// What the second look may cost in all, and for one game.
constexpr std::uint64_t second_look_options = 200'000'000;
constexpr std::uint64_t options_a_game = 10'000'000;
/// Of a rule whose twins are looked for.
constexpr std::uint64_t period_values = 1'000'000;
constexpr std::uint64_t twin_options = 50'000'000;
constexpr std::uint64_t usual_values = 1'000;
constexpr std::uint64_t most_values = 100'000;
/// Two rules are compared so far where that proves them equal.
constexpr std::uint64_t proof_values = 2'000'000;

/// Heap of place n of a list that is moved; none below heap 0.
std::optional<std::uint64_t> heap_of(std::uint64_t n, int moved) {
  if (moved < 0 && n < static_cast<std::uint64_t>(-moved)) return std::nullopt;
  return n + static_cast<std::uint64_t>(moved);
}

/// The values that are at hand up to a heap, or none.
bool known_to(const Rule& rule, std::uint64_t heap, Work& work) {
  work.open_step(work.left());
  return rule.sequence().sequence_ready(heap, work) == Ready::yes;
}

std::optional<Period> period_of(const RulePtr& rule) {
  if (!rule->sequence().period_theorem()) return std::nullopt;
  PeriodSearch search(rule, period_values, options_a_game);
  while (!search.step(options_a_game).done) {}
  return search.period();
}

}  // namespace

Which::Which(std::vector<std::uint64_t> list, bool marks, std::size_t told)
    : list_(std::move(list)), marks_(marks), told_(told), stage_(Stage::first_look) {
  const std::size_t least = marks ? least_marks : least_values;
  if (list_.size() < least) {
    fail({ErrorCode::too_few_values,
          0,
          {std::to_string(list_.size()), std::to_string(least), marks ? "marks" : "values"}});
    return;
  }
  begin_search();
}

Which::Which(RulePtr rule, std::size_t told)
    : rule_(std::move(rule)), told_(told), stage_(Stage::period) {
  if (!rule_->has_sequence()) {
    fail({ErrorCode::no_sequence, 0, {rule_->text()}});
    return;
  }
  // Without a theorem there is no period to be found.
  const std::uint64_t options = rule_->sequence().period_theorem() ? twin_options : 1;
  period_search_.emplace(rule_, period_values, options);
}

void Which::fail(Error error) {
  stage_ = Stage::done;
  result_ = std::move(error);
}

void Which::begin_search() {
  stage_ = Stage::first_look;
  if (marks_) {
    for (std::uint64_t& value : list_) value = value == 0 ? 0 : 1;
  }
  // The first 0 that stands behind another value: there 1..m begins anew.
  std::vector<std::uint64_t> ends;
  const auto up = std::find_if(list_.begin(), list_.end(), [](auto v) { return v != 0; });
  const auto down = std::find(up, list_.end(), 0);
  if (down != list_.end()) {
    const auto at = static_cast<std::uint64_t>(down - list_.begin());
    for (const int moved : ways) {
      const auto heap = heap_of(at, moved);
      if (heap && *heap >= 2) ends.push_back(*heap - 1);
    }
  }
  games_ = listed_games(ends);
}

/// Which ways still fit after at most `most` values of the game; `looked` is how many there were.
Which::Ways Which::compare(const ListedGame& game, std::size_t most, std::uint64_t& looked) {
  Ways fits = (1U << ways.size()) - 1;
  for (std::size_t i = 0; i < ways.size(); ++i) {
    for (std::uint64_t n = 0; n < list_.size() && !heap_of(n, ways[i]); ++n) {
      if (list_[static_cast<std::size_t>(n)] != 0) fits &= static_cast<Ways>(~(1U << i));
    }
  }
  looked = 0;
  spent_ += each_value(game, std::min(most, list_.size() + most_moved), [&](Value value) {
    if (marks_) value = value == 0 ? 0 : 1;
    for (Ways left = fits; left != 0; left &= static_cast<Ways>(left - 1)) {
      const auto i = static_cast<std::size_t>(std::countr_zero(left));
      // Place looked - moved of the list.
      const auto n = static_cast<std::int64_t>(looked) - ways[i];
      if (n < 0 || static_cast<std::uint64_t>(n) >= list_.size()) continue;
      if (list_[static_cast<std::size_t>(n)] != value) fits &= static_cast<Ways>(~(1U << i));
    }
    ++looked;
    return fits != 0;
  });
  return fits;
}

void Which::look_at(const ListedGame& game) {
  std::uint64_t looked = 0;
  const Ways fits = compare(game, first_look, looked);
  if (fits != 0) fits_.push_back({game, fits, looked});
}

/// Does each value of the list from `from + period` on stand `period` places before it as well?
bool Which::repeats(std::uint64_t period, std::uint64_t from) {
  if (period >= list_.size()) return true;
  const auto [at, first] = repeats_from_.try_emplace(period, 0);
  if (first) {
    std::size_t n = list_.size();
    while (n > period && list_[n - 1] == list_[n - 1 - static_cast<std::size_t>(period)]) --n;
    at->second = n - period;
    spent_ += list_.size() - n;
  }
  return at->second <= from;
}

/// Settles a set's fit by its period. A period follows where `reach` values stand twice: the next
/// one depends on nothing else.
void Which::by_period(Fit& fit, const std::vector<Value>& values, std::size_t reach) {
  const std::size_t end = values.size();
  for (std::size_t p = 1; p + reach <= end; ++p) {
    spent_ += 1;
    const auto tail = values.end() - static_cast<std::ptrdiff_t>(reach);
    if (!std::equal(tail, values.end(), tail - static_cast<std::ptrdiff_t>(p))) continue;
    std::size_t from = end - reach - p;
    while (from > 0 && values[from - 1] == values[from - 1 + p]) --from;
    for (std::size_t i = 0; i < ways.size(); ++i) {
      const auto first = static_cast<std::int64_t>(from) - ways[i];
      if ((fit.ways >> i & 1) != 0 &&
          !repeats(p, static_cast<std::uint64_t>(std::max<std::int64_t>(first, 0))))
        fit.ways &= static_cast<Ways>(~(1U << i));
    }
    fit.agrees_to = list_.size() + most_moved;
    return;
  }
}

void Which::look_again(Fit& fit) {
  const std::size_t all = list_.size() + most_moved;
  if (fit.agrees_to >= all || looked_again_ > second_look_options) return;
  const std::uint64_t before = spent_;
  switch (fit.game.kind) {
    case ListedGame::Kind::set: {
      fit.ways = compare(fit.game, values_for_period, fit.agrees_to);
      if (fit.ways == 0 || fit.agrees_to >= all) break;
      std::vector<Value> values;
      spent_ += each_value(fit.game, values_for_period, [&](Value value) {
        values.push_back(value);
        return true;
      });
      by_period(fit, values, static_cast<std::size_t>(std::bit_width(fit.game.number)));
      break;
    }
    case ListedGame::Kind::octal:
    case ListedGame::Kind::text: {
      const auto rule = read_rule(rule_text(fit.game));
      if (!rule) break;
      Work work(options_a_game);
      std::uint64_t known = fit.agrees_to;
      while (known < std::min(all, most_looked_at)) {
        const std::uint64_t wanted = std::min<std::uint64_t>(all, 2 * known);
        if (!known_to(**rule, wanted - 1, work)) break;
        known = wanted;
      }
      spent_ += work.examined() + known;
      for (std::size_t i = 0; i < ways.size(); ++i) {
        for (std::uint64_t n = 0; n < list_.size() && (fit.ways >> i & 1) != 0; ++n) {
          const auto heap = heap_of(n, ways[i]);
          if (heap && *heap >= known) break;
          const Value value = heap ? (*rule)->sequence().sequence_value(*heap) : 0;
          if (list_[static_cast<std::size_t>(n)] != (marks_ && value > 0 ? 1 : value))
            fit.ways &= static_cast<Ways>(~(1U << i));
        }
      }
      fit.agrees_to = known;
      break;
    }
    case ListedGame::Kind::all_but:
    case ListedGame::Kind::up_to:
    case ListedGame::Kind::at_most:
    case ListedGame::Kind::at_least:
      fit.ways = compare(fit.game, most_looked_at, fit.agrees_to);
      break;
  }
  looked_again_ += spent_ - before;
}

void Which::sort_fits() {
  std::erase_if(fits_, [](const Fit& fit) { return fit.ways == 0; });
  const std::string own = rule_ ? rule_->text() : std::string();
  std::vector<std::pair<std::string, std::size_t>> order;
  for (std::size_t i = 0; i < fits_.size(); ++i) {
    std::string text = rule_text(fits_[i].game);
    if (text != own) order.emplace_back(std::move(text), i);
  }
  std::sort(order.begin(), order.end(), [](const auto& one, const auto& other) {
    if (one.first.size() != other.first.size()) return one.first.size() < other.first.size();
    return one.first < other.first;
  });
  std::vector<Fit> sorted;
  for (auto& [text, i] : order) {
    sorted.push_back(fits_[i]);
    texts_.push_back(std::move(text));
  }
  fits_ = std::move(sorted);
  spent_ += fits_.size();
}

/// Is the other rule, moved, equal to this one for ever? Both values less the same line repeat, and
/// two repeating words that agree on p + q - gcd(p, q) places agree on all (N. J. Fine and H. S.
/// Wilf, "Uniqueness theorems for periodic functions", Proc. AMS 16, 1965). False, too, where they
/// differ: then found.agrees_to is the last place before.
bool Which::prove(const RulePtr& other, int moved, FoundGame& found) {
  const auto one_law = rule_->sequence().taking_law();
  const auto other_law = other->sequence().taking_law();
  if (moved == 0 && one_law && other_law && one_law->most == other_law->most) {
    found.proven = true;
    return true;
  }
  if (!period_) return true;
  const auto period = period_of(other);
  if (!period) return true;
  const auto rise = checked_mul(period_->saltus, period->period);
  const auto other_rise = checked_mul(period->saltus, period_->period);
  if (!rise || !other_rise || period_->period > proof_values || period->period > proof_values)
    return true;
  const std::uint64_t shift = static_cast<std::uint64_t>(moved < 0 ? -moved : moved);
  const std::uint64_t other_from = moved < 0
                                       ? period->preperiod + shift
                                       : period->preperiod - std::min(shift, period->preperiod);
  const std::uint64_t needed = std::max(period_->preperiod, other_from) + period_->period +
                               period->period - std::gcd(period_->period, period->period);
  if (needed > proof_values) return true;
  Work work(twin_options);
  if (!known_to(*rule_, needed + shift, work) || !known_to(*other, needed + shift, work))
    return true;
  for (std::uint64_t n = found.agrees_to; n < needed; ++n) {
    const auto heap = heap_of(n, moved);
    const Value value = heap ? other->sequence().sequence_value(*heap) : 0;
    if (rule_->sequence().sequence_value(n) != value) return false;
    found.agrees_to = n;
  }
  spent_ += needed;
  // Values that rise at different rates part some day.
  found.proven = *rise == *other_rise;
  return found.proven;
}

void Which::tell(const Fit& fit) {
  const std::string& text = texts_[next_];
  for (std::size_t i = 0; i < ways.size(); ++i) {
    if ((fit.ways >> i & 1) == 0) continue;
    const int moved = ways[i];
    const std::uint64_t heaps = fit.agrees_to;
    const std::uint64_t places =
        moved < 0 ? heaps + static_cast<std::uint64_t>(-moved)
                  : heaps - std::min<std::uint64_t>(heaps, static_cast<std::uint64_t>(moved));
    const std::uint64_t compared = std::min<std::uint64_t>(places, list_.size());
    if (compared == 0) continue;
    FoundGame found{text, moved, compared - 1, false, name_of_rule(text)};
    if (rule_) {
      const auto other = read_rule(text);
      if (!other || !prove(*other, moved, found)) continue;
    }
    if (answer_.games.size() < told_) {
      answer_.games.push_back(std::move(found));
    } else {
      ++answer_.more;
    }
    return;
  }
}

Progress Which::step(std::uint64_t budget) {
  const std::uint64_t begin = spent_;
  const auto may_go_on = [&] { return spent_ - begin < budget; };
  while (stage_ != Stage::done && may_go_on()) {
    switch (stage_) {
      case Stage::period: {
        const Progress progress = period_search_->step(budget);
        spent_ = progress.examined + 1;
        if (!progress.done) return {false, 0, spent_};
        period_ = period_search_->period();
        std::uint64_t values = usual_values;
        if (period_) {
          values = std::max(
              values,
              checked_mul_add(period_->period, 2, period_->preperiod).value_or(most_values));
        }
        sequence_.emplace(rule_, std::min(values, most_values), twin_options);
        stage_ = Stage::values;
        break;
      }
      case Stage::values: {
        const std::uint64_t before = sequence_->known();
        const Progress progress = sequence_->step(budget);
        spent_ += sequence_->known() - std::min(before, sequence_->known()) + 1;
        if (!progress.done) return {false, 0, spent_};
        if (sequence_->known() < least_values) {
          fail(sequence_->error() != nullptr ? *sequence_->error()
                                             : Error{ErrorCode::unsettled, 0, {}});
          break;
        }
        for (std::uint64_t n = 0; n < sequence_->known(); ++n) list_.push_back(sequence_->value(n));
        begin_search();
        break;
      }
      case Stage::first_look:
        if (next_ < games_.size()) {
          look_at(games_[next_++]);
        } else {
          games_.clear();
          next_ = 0;
          stage_ = Stage::second_look;
        }
        break;
      case Stage::second_look:
        ++spent_;
        if (next_ < fits_.size()) {
          look_again(fits_[next_++]);
        } else {
          sort_fits();
          next_ = 0;
          stage_ = Stage::telling;
        }
        break;
      case Stage::telling:
        ++spent_;
        if (next_ < fits_.size()) {
          tell(fits_[next_]);
          ++next_;
        } else {
          answer_.values = list_.size();
          result_ = std::move(answer_);
          stage_ = Stage::done;
        }
        break;
      case Stage::done: break;
    }
  }
  const bool looking = stage_ == Stage::first_look && !games_.empty();
  const double share =
      looking ? static_cast<double>(next_) / static_cast<double>(games_.size()) : 1;
  return {stage_ == Stage::done, stage_ == Stage::done ? 1.0 : looking ? 0.9 * share : 0.9, spent_};
}

}  // namespace nimber
