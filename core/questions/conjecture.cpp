#include "questions/conjecture.hpp"

#include "questions/position_text.hpp"
#include "records/laws/guesses.hpp"

#include <map>

namespace nimber {
namespace {

constexpr std::uint64_t conjecture_limit = 1'000'000'000;
/// Numbers on a line through two, where --heaps says nothing.
constexpr std::uint64_t line_heaps = 1000;
/// In place of a number: --heaps is not there.
constexpr std::uint64_t not_given = UINT64_MAX;

}  // namespace

AskedConjecture::AskedConjecture(const RulePtr& rule, Guess guess, std::uint64_t heaps,
                                 std::uint64_t limit)
    : AskedWork(rule->text(), Conjecture(rule, guess, heaps, limit)), guess_(std::move(guess)) {}

std::vector<std::string> AskedConjecture::json(const Words* words) const {
  return {json_line(words, rule(), guess_, answer())};
}

AskedValueGuess::AskedValueGuess(PatternData data, Guess guess)
    : data_(std::move(data)), guess_(std::move(guess)), answer_(check_values(guess_, *data_)) {}

AskedValueGuess::AskedValueGuess(PatternValues values, std::string about, Guess guess)
    : about_(std::move(about)),
      values_(std::move(values)),
      data_(PatternData{}),
      guess_(std::move(guess)) {}

Progress AskedValueGuess::step(std::uint64_t budget) {
  if (!values_) return {true, 1.0, 0};
  const Progress progress = values_->step(budget);
  if (progress.done) {
    data_ = values_->result();
    if (data_) answer_ = check_values(guess_, *data_);
  }
  return progress;
}

const Error* AskedValueGuess::error() const { return data_ ? nullptr : &data_.error(); }

std::vector<std::string> AskedValueGuess::json(const Words* words) const {
  return {json_line(words, guess_, *data_, answer_, std::string())};
}

Result<AskedPtr> ask_conjecture(Asking& asking) {
  Arguments& words = asking.words;
  const std::uint64_t heaps = words.number("--heaps", not_given);
  const std::uint64_t limit = words.number("--limit", conjecture_limit);
  std::map<std::string, std::int64_t> numbers;
  for (;;) {
    const std::string let = words.text("--let", "definition");
    if (let.empty()) break;
    if (!read_definition(let, numbers)) words.refuse("--let", "definition");
  }
  const std::string where = words.text("--where", "line");
  if (asking.list && !where.empty()) words.refuse("--where", "pairs");
  if (auto wrong = asking.complaint()) return *wrong;
  if (asking.list) {
    const auto data = read_pattern_values(*asking.list);
    if (!data) return in_list(asking, data.error());
    const auto guess = Guess::read_of_values(words.operand(0), data->pairs, numbers);
    if (!guess) return in_operand(asking, guess.error(), 0);
    return AskedPtr(std::make_unique<AskedValueGuess>(*data, *guess));
  }
  const auto rule = asked_rule(asking);
  if (!rule) return rule.error();
  if (!where.empty()) {
    auto line = read_pattern_line(where, **rule);
    if (!line) return in_option(asking, line.error(), "--where");
    const auto guess = Guess::read_of_values(words.operand(1), false, numbers);
    if (!guess) return in_operand(asking, guess.error(), 1);
    return AskedPtr(std::make_unique<AskedValueGuess>(
        PatternValues(*rule, heaps == not_given ? line_heaps : heaps, std::move(*line), limit),
        (*rule)->text(), *guess));
  }
  const auto guess = Guess::read(words.operand(1), **rule, numbers);
  if (!guess) return in_operand(asking, guess.error(), 1);
  if (guess->rows)
    return AskedPtr(std::make_unique<AskedValueGuess>(
        PatternValues(*rule, heaps == not_given ? 0 : heaps, std::nullopt, limit), (*rule)->text(),
        *guess));
  return AskedPtr(std::make_unique<AskedConjecture>(
      *rule, *guess, heaps == not_given ? Conjecture::default_heaps : heaps, limit));
}

}  // namespace nimber
