// Guesses and comparisons: where a rule's values first differ from something else.
#include "records/laws/guesses.hpp"
#include <nimber/notation.hpp>
#include "laws/patterns/comparison.hpp"
#include "laws/patterns/conjecture.hpp"
#include "questions.hpp"

#include <map>

namespace nimber::wasm {
namespace {

class ConjectureTask final : public CoreTask<Conjecture> {
 public:
  ConjectureTask(const std::string& rule_text, const std::string& guess_text,
                 const std::vector<std::string>& definitions, double heaps) {
    auto rule = read_rule(rule_text, page_limits);
    if (!rule) {
      error_ = rule.error();
      return;
    }
    std::map<std::string, std::int64_t> numbers;
    for (const std::string& definition : definitions) read_definition(definition, numbers);
    auto guess = Guess::read(guess_text, **rule, numbers);
    if (!guess) {
      error_ = guess.error();
      return;
    }
    if (guess->rows) {
      error_ = {ErrorCode::no_sequence, 0, {(*rule)->text()}};
      return;
    }
    guess_ = *guess;
    work_ = std::make_unique<Conjecture>(
        *rule, std::move(*guess), heaps >= 1 ? count_of(heaps, 1e9) : Conjecture::default_heaps);
  }

 private:
  val finished() const override {
    const auto& result = work_->result();
    return result ? record(work_->rule(), guess_, *result) : record(result.error());
  }

  Guess guess_;
};

class ComparisonTask final : public CoreTask<Comparison> {
 public:
  ComparisonTask(const std::string& left_text, const std::string& right_text, bool list,
                 double heaps) {
    auto left = read_rule(left_text, page_limits);
    if (!left) {
      error_ = left.error();
      return;
    }
    if (list) {
      auto numbers = read_numbers(right_text);
      if (numbers) {
        work_ = std::make_unique<Comparison>(*left, std::move(*numbers));
      } else {
        error_ = numbers.error();
      }
      return;
    }
    auto right = read_rule(right_text, page_limits);
    if (right) {
      work_ = std::make_unique<Comparison>(
          *left, *right, heaps >= 1 ? count_of(heaps, 1e9) : Comparison::default_heaps);
    } else {
      error_ = right.error();
    }
  }

 private:
  val finished() const override {
    const auto& result = work_->result();
    return result ? record(*result) : record(result.error());
  }
};

}  // namespace

namespace questions {

Task* conjecture(const std::string& rule, const std::string& guess,
                 const std::vector<std::string>& definitions, double heaps) {
  return new ConjectureTask(rule, guess, definitions, heaps);
}
Task* compare(const std::string& left, const std::string& right, double heaps) {
  return new ComparisonTask(left, right, false, heaps);
}
Task* compareValues(const std::string& rule, const std::string& values) {
  return new ComparisonTask(rule, values, true, 0);
}

}  // namespace questions
}  // namespace nimber::wasm
