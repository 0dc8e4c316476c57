// Positions with a '?' in place of a number.
#include "laws/unknown.hpp"
#include "questions.hpp"

namespace nimber::wasm {
namespace {

val ranges(const std::vector<Range>& list) {
  return array(list, [](const Range& range) {
    val one = val::object();
    one.set("first", integer(range.first));
    one.set("last", integer(range.last));
    return one;
  });
}

class SolveTask final : public CoreTask<Solve> {
 public:
  SolveTask(const std::string& text, double numbers) {
    work_ = std::make_unique<Solve>(text,
                                    numbers >= 1 ? count_of(numbers, 1e6) : Solve::default_numbers,
                                    1'000'000, default_limit, page_limits);
  }

 private:
  val finished() const override {
    const auto& result = work_->result();
    if (!result) return record(result.error());
    val out = val::object();
    out.set("before", result->before);
    out.set("after", result->after);
    out.set("losing", ranges(result->losing));
    out.set("repeating", ranges(result->repeating));
    out.set("preperiod", integer(result->preperiod));
    out.set("period", integer(result->period));
    out.set("proven", result->proven);
    out.set("checkedTo", integer(result->checked_to));
    out.set("unsettled", ranges(result->unsettled));
    out.set("illegal", ranges(result->illegal));
    return out;
  }
};

}  // namespace

namespace questions {

Task* solve(const std::string& text, double numbers) { return new SolveTask(text, numbers); }

}  // namespace questions
}  // namespace nimber::wasm
