#include "laws/unknown.hpp"
#include <nimber/limits.hpp>
#include <nimber/notation.hpp>
#include <nimber/period.hpp>
#include "values/nim_sum.hpp"

#include <algorithm>
#include <limits>

namespace nimber {
namespace {

/// After so many numbers in a row that were not settled, no more are tried.
constexpr unsigned most_failures = 16;

/// Stands in for the unknown while its place is looked for: a number that nobody writes.
constexpr std::uint64_t placeholder = 987'654'321'987'654'319;

/// Where the question marks are, full-width ones too.
std::vector<std::pair<std::size_t, std::size_t>> question_marks(std::string_view text) {
  std::vector<std::pair<std::size_t, std::size_t>> found;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '?') found.emplace_back(i, 1);
    if (text.substr(i, 3) == "\xEF\xBC\x9F") found.emplace_back(i, 3);
  }
  return found;
}

/// Adds a number. Returns false where there is no room for another range.
bool add(std::vector<Range>& ranges, std::uint64_t n) {
  if (!ranges.empty() && ranges.back().last + 1 == n) {
    ++ranges.back().last;
  } else if (ranges.size() < Solve::max_ranges) {
    ranges.push_back({n, n});
  } else {
    return false;
  }
  return true;
}

bool holds(const std::vector<Range>& ranges, std::uint64_t n) {
  const auto after = std::upper_bound(ranges.begin(), ranges.end(), n,
                                      [](std::uint64_t x, const Range& r) { return x < r.first; });
  return after != ranges.begin() && n <= std::prev(after)->last;
}

}  // namespace

std::optional<bool> Solution::loses(std::uint64_t number) const {
  if (period > 0 && number >= preperiod)
    return holds(repeating, preperiod + (number - preperiod) % period);
  if (holds(unsettled, number) || holds(illegal, number)) return std::nullopt;
  if (proven || number <= checked_to) return holds(losing, number);
  return std::nullopt;
}

class Solve::Job {
 public:
  Job(std::string_view text, std::uint64_t numbers, std::uint64_t values, std::uint64_t limit,
      const InputLimits& input)
      : numbers_(numbers), values_(values), limit_(limit), input_(input) {
    const auto marks = question_marks(text);
    if (marks.size() != 1) {
      fail({ErrorCode::one_unknown, 0, {}});
      return;
    }
    solution_.before = std::string(text.substr(0, marks[0].first));
    solution_.after = std::string(text.substr(marks[0].first + marks[0].second));
    choose();
  }

  Progress step(std::uint64_t budget) {
    double fraction = -1;
    switch (way_) {
      case Way::heap: fraction = step_heap(budget); break;
      case Way::one_by_one: fraction = step_one(budget); break;
      case Way::done: break;
    }
    return {way_ == Way::done, way_ == Way::done ? 1.0 : fraction, examined_};
  }

  const Result<Solution>& result() const { return result_; }

 private:
  enum class Way : std::uint8_t { heap, one_by_one, done };

  void fail(Error error) {
    result_ = std::move(error);
    way_ = Way::done;
  }
  void finish() {
    result_ = std::move(solution_);
    way_ = Way::done;
  }
  std::string text_with(std::uint64_t n) const {
    return solution_.before + std::to_string(n) + solution_.after;
  }

  void choose() {
    const auto marked = read_position(text_with(placeholder), input_);
    if (marked && marked->compound == Compound::sum) {
      for (std::size_t t = 0; t < marked->terms.size(); ++t) {
        const Term& term = marked->terms[t];
        const auto at = std::find(term.state.begin(), term.state.end(), placeholder);
        if (at == term.state.end()) continue;
        const auto part = static_cast<std::size_t>(at - term.state.begin());
        if (term.rule->heap_rule() != nullptr) return choose_heap(*marked, t, part);
        if (marked->terms.size() == 1) {
          if (auto numbers = term.rule->theory().losing_numbers(term.state, part, marked->misere))
            return tell(*numbers);
        }
        break;
      }
    }
    choose_one_by_one();
  }

  void choose_one_by_one() {
    // Where every number is wrong, the error of the smallest ones is told.
    const auto one = read_position(text_with(1), input_);
    const auto zero = read_position(text_with(0), input_);
    const auto last = read_position(text_with(numbers_), input_);
    if (!one && !zero && !last) return fail(one.error());
    const std::string& before = solution_.before;
    if (one && before.ends_with("..")) {
      for (const Term& term : one->terms) {
        for (const std::uint64_t heap : term.state) largest_ = std::max(largest_, heap);
      }
      open_range_ = one->terms.size() == 1 && largest_ / 100 < numbers_;
      if (open_range_) numbers_ = largest_ + 2;
    }
    way_ = Way::one_by_one;
  }

  /// A theorem about the term gives all numbers that lose.
  void tell(const std::vector<std::uint64_t>& numbers) {
    for (const std::uint64_t n : numbers) add(solution_.losing, n);
    solution_.proven = true;
    solution_.checked_to = max_integer;
    finish();
  }

  // -- one heap
  // -----------------------------------------------------------------------------------------------

  void choose_heap(Position position, std::size_t term, std::size_t part) {
    rule_ = position.terms[term].rule;
    position.terms[term].state[part] = 0;
    misere_ = position.misere;
    rest_ = std::make_unique<Analysis>(std::move(position), limit_);
    way_ = Way::heap;
  }

  double step_heap(std::uint64_t budget) {
    if (rest_) {
      const Progress progress = rest_->step(budget);
      examined_ = progress.examined;
      if (!progress.done) return -1;
      take_rest();
      return -1;
    }
    const Progress progress = search_->step(budget);
    if (!progress.done) return progress.fraction;
    examined_ += progress.examined;
    if (search_->period()) {
      solve_by_period(*search_->period());
    } else if (search_->known() == 0) {
      // The limit was reached before the first value was there.
      choose_one_by_one();
      return -1;
    } else {
      solve_by_table();
    }
    finish();
    return 1;
  }

  /// The nim-sum and the big values of all other heaps.
  void take_rest() {
    const auto& result = rest_->result();
    const bool known = result && (misere_ ? result->method == AnalysisResult::Method::tame &&
                                                rule_->theory().tame()
                                          : result->method == AnalysisResult::Method::values);
    if (!known) {
      // Values don't decide this misère sum, or the rest has no value.
      rest_.reset();
      choose_one_by_one();
      return;
    }
    if (!misere_ && !result->value) {
      // A sum with a part that may never end is won or drawn: no heap is lost in it.
      rest_.reset();
      return tell({});
    }
    goal_ = {misere_, 0, 0};
    for (std::size_t i = 0; i < result->terms.size() && misere_; ++i) {
      goal_.total ^= sum_of(result->terms[i].components);
      goal_.bigs += rest_->position().terms[i].rule->theory().bigs(result->terms[i].components);
    }
    if (!misere_) goal_.total = *result->value;
    rest_.reset();
    // A formula gives a large period: no search is needed.
    if (const auto theorem = rule_->sequence().period_theorem();
        theorem && theorem->closed && theorem->closed->period > values_) {
      solve_long_interval(*theorem);
      return;
    }
    // Without a theorem nothing can be proven. So no more values are computed than are told.
    const std::uint64_t values =
        rule_->sequence().period_theorem() ? values_ : std::min(values_, numbers_ + 1);
    search_ = std::make_unique<PeriodSearch>(rule_, values, limit_);
  }

  bool loses(Value value) const {
    return goal_.is_p(goal_.total ^ value, goal_.bigs + Goal::big(value));
  }
  /// The values that lose: at most two.
  std::vector<Value> losing_values() const {
    std::vector<Value> values;
    for (const Value v : {goal_.total, goal_.total ^ 1}) {
      if (loses(v)) values.push_back(v);
    }
    std::sort(values.begin(), values.end());
    return values;
  }

  /// g(n) = floor((n mod p) / a), or floor(n / a) with saltus 1.
  void solve_long_interval(const PeriodTheorem& theorem) {
    const std::uint64_t p = theorem.closed->period;
    const bool grows = theorem.closed->saltus > 0;
    std::uint64_t a = p;
    if (!grows) {
      a = 1;
      rule_->each_move({max_integer}, 0, [&](const Move& move) {  // the least that may be taken
        a = move.amount;
        return false;
      });
    }
    for (const Value v : losing_values()) {
      if (v > max_integer / a) continue;
      const std::uint64_t first = v * a;
      const std::uint64_t last = std::min(first + a - 1, grows ? max_integer : p - 1);
      if (first > last) continue;
      (grows ? solution_.losing : solution_.repeating).push_back({first, last});
    }
    if (!grows) solution_.period = p;
    solution_.proven = true;
    solution_.checked_to = max_integer;
    finish();
  }

  Value value(std::uint64_t n) const { return rule_->sequence().sequence_value(n); }

  /// The values from which the period was proven are known. The period gives all others.
  void solve_by_period(const Period& found) {
    solution_.proven = true;
    solution_.checked_to = max_integer;
    const std::uint64_t n0 = found.preperiod;
    const std::uint64_t p = found.period;
    if (found.saltus > 0) {
      std::vector<std::uint64_t> numbers;
      for (const Value target : losing_values()) {
        for (std::uint64_t n = 0; n < n0; ++n) {
          if (value(n) == target) numbers.push_back(n);
        }
        for (std::uint64_t n = n0; n < n0 + p; ++n) {
          if (target < value(n) || (target - value(n)) % found.saltus != 0) continue;
          const std::uint64_t turns = (target - value(n)) / found.saltus;
          if (turns <= (max_integer - n) / p) numbers.push_back(n + turns * p);
        }
      }
      std::sort(numbers.begin(), numbers.end());
      for (const std::uint64_t n : numbers) add(solution_.losing, n);
      return;
    }
    std::vector<bool> lost(static_cast<std::size_t>(n0 + p));
    for (std::size_t n = 0; n < lost.size(); ++n) lost[n] = loses(value(n));
    // The lost numbers may have a smaller period than the values, and may begin to repeat earlier.
    std::uint64_t period = p;
    for (std::uint64_t d = 1; d < p; ++d) {
      if (p % d != 0) continue;
      bool same = true;
      for (std::uint64_t i = 0; i + d < p && same; ++i) {
        same = lost[static_cast<std::size_t>(n0 + i)] == lost[static_cast<std::size_t>(n0 + i + d)];
      }
      if (same) {
        period = d;
        break;
      }
    }
    std::uint64_t from = n0;
    while (from > 0 && lost[static_cast<std::size_t>(from - 1)] ==
                           lost[static_cast<std::size_t>(from - 1 + period)])
      --from;
    for (std::uint64_t n = 0; n < from + period; ++n) {
      if (lost[static_cast<std::size_t>(n)] &&
          !add(n < from ? solution_.losing : solution_.repeating, n)) {
        solution_.losing.clear();
        solution_.repeating.clear();
        solution_.proven = false;
        return solve_by_table();
      }
    }
    solution_.preperiod = from;
    solution_.period = solution_.repeating.empty() ? 0 : period;
    if (solution_.period == 0) solution_.preperiod = 0;
  }

  /// Tells what the table holds, where no period is known or it does not fit.
  void solve_by_table() {
    const std::uint64_t known = std::min(search_->known(), numbers_ + 1);
    solution_.checked_to = known - 1;
    for (std::uint64_t n = 0; n < known; ++n) {
      if (!loses(value(n)) || add(solution_.losing, n)) continue;
      solution_.checked_to = n - 1;
      return;
    }
  }

  // -- number by number
  // -----------------------------------------------------------------------------------------------

  double step_one(std::uint64_t budget) {
    std::uint64_t left = budget;
    while (next_ <= numbers_ && left > 0) {
      if (!trying_) {
        auto position = read_position(text_with(next_), input_);
        if (!position) {
          if (!add(solution_.illegal, next_)) return end_early();
          ++next_;
          --left;
          continue;
        }
        const std::uint64_t each = std::max(limit_ / 50, limits::least_options_a_number);
        trying_ = std::make_unique<Analysis>(std::move(*position), each);
        spent_ = 0;
      }
      const Progress progress = trying_->step(left);
      const std::uint64_t here = std::max<std::uint64_t>(1, progress.examined - spent_);
      spent_ = progress.examined;
      examined_ += here;
      left -= std::min(left, here);
      if (!progress.done) break;
      const auto& result = trying_->result();
      const bool has_room = !result ? add(solution_.unsettled, next_)
                                    : result->outcome != Outcome::P || add(solution_.losing, next_);
      if (!has_room) return end_early();
      failed_in_a_row_ = result ? 0 : failed_in_a_row_ + 1;
      trying_.reset();
      ++next_;
      // Larger numbers make larger positions. So the rest counts as unsettled, untried.
      const bool used_up = examined_ > limits::least_options_of_numbers && examined_ / 50 > limit_;
      if ((failed_in_a_row_ == most_failures || used_up) && next_ <= numbers_) {
        if (used_up && !add(solution_.unsettled, next_)) return end_early();
        solution_.unsettled.back().last = numbers_;
        next_ = numbers_ + 1;
      }
    }
    if (next_ > numbers_) finish_one_by_one();
    return static_cast<double>(next_) / static_cast<double>(numbers_ + 1);
  }

  /// There is no room to tell about next_.
  double end_early() {
    numbers_ = next_ - 1;
    open_range_ = false;
    finish_one_by_one();
    return 1;
  }

  void finish_one_by_one() {
    solution_.checked_to = numbers_;
    if (open_range_ && solution_.unsettled.empty()) {
      // A limit of the largest heap or more forbids nothing.
      const std::uint64_t from = std::max<std::uint64_t>(largest_, 1);
      const bool rest = holds(solution_.losing, from);
      std::vector<Range> below;
      for (Range range : solution_.losing) {
        if (range.first >= from) continue;
        range.last = std::min(range.last, from - 1);
        below.push_back(range);
      }
      solution_.losing = std::move(below);
      solution_.proven = true;
      if (rest) {
        solution_.preperiod = from;
        solution_.period = 1;
        solution_.repeating = {{from, from}};
      }
      solution_.checked_to = max_integer;
    }
    finish();
  }

  std::uint64_t numbers_;
  std::uint64_t values_;
  std::uint64_t limit_;
  InputLimits input_;
  Solution solution_;
  Result<Solution> result_ = Error{ErrorCode::unsettled, 0, {}};
  Way way_ = Way::one_by_one;
  std::uint64_t examined_ = 0;

  RulePtr rule_;
  bool misere_ = false;
  std::unique_ptr<Analysis> rest_;
  Goal goal_;
  std::unique_ptr<PeriodSearch> search_;

  std::uint64_t next_ = 0;
  std::uint64_t spent_ = 0;
  unsigned failed_in_a_row_ = 0;
  std::unique_ptr<Analysis> trying_;
  bool open_range_ = false;
  std::uint64_t largest_ = 0;
};

Solve::Solve(std::string_view text, std::uint64_t numbers, std::uint64_t values,
             std::uint64_t limit, const InputLimits& input)
    : job_(std::make_unique<Job>(text, numbers, values, limit, input)) {}
Solve::~Solve() = default;
Solve::Solve(Solve&&) noexcept = default;
Solve& Solve::operator=(Solve&&) noexcept = default;
Progress Solve::step(std::uint64_t budget) { return job_->step(budget); }
const Result<Solution>& Solve::result() const { return job_->result(); }

}  // namespace nimber
