// Judge problems, for the page's Problems place.
#include <nimber/judge.hpp>
#include <nimber/limits.hpp>
#include "questions.hpp"
#include "records/problem.hpp"

#include <emscripten/bind.h>

namespace nimber::wasm {
namespace {

/// The page keeps 24 bytes and more for each case, and every second byte of the input may be one.
constexpr JudgeLimits judge_limits{.max_bytes = limits::page_judge_bytes};

class JudgeTask final : public CoreTask<ProblemRun> {
 public:
  JudgeTask(const std::string& name, std::string input) {
    if (const Problem* problem = find_problem(name)) {
      work_ = std::make_unique<ProblemRun>(*problem, std::move(input), judge_limits);
    } else {
      error_ = {ErrorCode::unknown_problem, 0, {name}};
    }
  }

  val step(double budget) override {
    val progress = CoreTask::step(budget);
    if (work_) output_ += work_->take_output();
    return progress;
  }

  std::string position(unsigned index) const {
    return work_ && index < work_->cases().size() ? work_->position(index) : std::string();
  }

  val compare(const std::string& theirs) const {
    if (!work_) return val::null();
    const auto difference = compare_output(output_, theirs, work_->cases());
    if (!difference) return val::null();
    val out = val::object();
    out.set("line", difference->line);
    out.set("column", difference->column);
    out.set("case", difference->case_index ? static_cast<double>(*difference->case_index) : -1.0);
    return out;
  }

 private:
  val finished() const override {
    std::vector<std::uint32_t> input_lines;
    std::vector<std::uint32_t> input_ends;
    std::vector<std::uint32_t> output_lines;
    std::vector<std::uint32_t> output_columns;
    for (const CasePlace& place : work_->cases()) {
      input_lines.push_back(place.input_line);
      input_ends.push_back(place.last_input_line);
      output_lines.push_back(place.output_line);
      output_columns.push_back(place.output_column);
    }
    val error = val::null();
    if (work_->error()) {
      error = val::object();
      error.set("code", std::string(text(work_->error()->error.code)));
      error.set("args", strings(work_->error()->error.args));
      error.set("line", work_->error()->line);
    }
    val out = val::object();
    out.set("output", output_);
    out.set("inputLines", typed_array(input_lines));
    out.set("inputEnds", typed_array(input_ends));
    out.set("outputLines", typed_array(output_lines));
    out.set("outputColumns", typed_array(output_columns));
    out.set("error", error);
    return out;
  }

  std::string output_;
};

EMSCRIPTEN_BINDINGS(nimber_judge) {
  emscripten::class_<JudgeTask, emscripten::base<Task>>("JudgeTask")
      .function("position", &JudgeTask::position)
      .function("compare", &JudgeTask::compare);
}

}  // namespace

namespace questions {

val problems() {
  return array(all_problems(), [](const Problem* problem) { return record(*problem); });
}

Task* judge(const std::string& problem, const std::string& input) {
  return new JudgeTask(problem, input);
}

}  // namespace questions
}  // namespace nimber::wasm
