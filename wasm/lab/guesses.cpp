// Guesses and comparisons: where a rule's values first differ from something else.
#include <nimber/notation.hpp>
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
    kind_ = guess->kind;
    pairs_ = guess->two_heaps;
    guess_ = guess->text();
    work_ = std::make_unique<Conjecture>(
        *rule, std::move(*guess), heaps >= 1 ? count_of(heaps, 1e9) : Conjecture::default_heaps);
  }

 private:
  val finished() const override {
    const auto& result = work_->result();
    if (!result) return record(result.error());
    val counterexample = val::null();
    if (const auto& found = result->counterexample) {
      const auto& heaps = found->heaps;
      counterexample = val::object();
      counterexample.set("heaps", array(heaps, integer));
      counterexample.set("position", heaps_text(work_->rule(), heaps));
      counterexample.set("value", integer(found->value));
      counterexample.set("guessed", found->guessed ? val(*found->guessed) : val::null());
    }
    val out = val::object();
    out.set("rule", work_->rule()->text());
    out.set("guess", guess_);
    out.set("about", std::string(nimber::text(kind_)));
    out.set("pairs", pairs_);
    out.set("verdict", std::string(nimber::text(result->verdict)));
    out.set("checked", static_cast<double>(result->checked));
    out.set("counterexample", counterexample);
    val stopped = val::null();
    if (const auto& stop = result->stop) {
      stopped = val::object();
      stopped.set("heaps", array(stop->heaps, integer));
      stopped.set("position", heaps_text(work_->rule(), stop->heaps));
      stopped.set("endless", stop->endless);
    }
    out.set("stopped", stopped);
    out.set("rulePeriod", result->rule_period ? integer(result->rule_period->period) : val::null());
    out.set("rulePreperiod",
            result->rule_period ? integer(result->rule_period->preperiod) : val::null());
    out.set("guessPeriod",
            result->guess_period ? integer(result->guess_period->period) : val::null());
    out.set("guessPreperiod",
            result->guess_period ? integer(result->guess_period->from) : val::null());
    return out;
  }

  Guess::Kind kind_ = Guess::Kind::value;
  bool pairs_ = false;
  std::string guess_;
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
          *left, *right, heaps >= 1 ? count_of(heaps, 1e9) : Conjecture::default_heaps);
    } else {
      error_ = right.error();
    }
  }

 private:
  val finished() const override {
    const auto& result = work_->result();
    if (!result) return record(result.error());
    const bool differ = result->first_difference.has_value();
    val out = val::object();
    out.set("checked", static_cast<double>(result->checked));
    out.set("firstDifference", integer_or_null(result->first_difference));
    out.set("left", differ ? integer(result->left) : val::null());
    out.set("right", differ ? integer(result->right) : val::null());
    out.set("provenEqual", result->proven_equal);
    return out;
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
