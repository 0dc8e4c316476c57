// Judge problems for the page's Problems place.
#include "records.hpp"

#include <nimber/judge.hpp>

#include <emscripten/bind.h>

#include <memory>

namespace {

using namespace nimber;
using namespace nimber::wasm;
using nimber::wasm::record;

val problems() {
  return array(all_problems(), [](const Problem* problem) {
    val out = val::object();
    out.set("name", std::string(problem->name));
    out.set("aliases",
            array(problem->aliases, [](std::string_view s) { return val(std::string(s)); }));
    out.set("game", std::string(problem->game));
    out.set("sampleInput", std::string(problem->sample_input));
    out.set("sampleOutput", std::string(problem->sample_output));
    return out;
  });
}

/// Beside it the page keeps 20 bytes and more a case, and there may be one for every second byte.
constexpr JudgeLimits judge_limits{.max_bytes = 8'000'000};

class JudgeWork {
 public:
  JudgeWork(const std::string& name, std::string input) {
    if (const Problem* problem = find_problem(name)) {
      run_ = std::make_unique<ProblemRun>(*problem, std::move(input), judge_limits);
    } else {
      error_ = {ErrorCode::unknown_problem, 0, {name}};
    }
  }

  val step(double budget) {
    if (!run_) return record(Progress{true, 1, 0});
    const Progress progress = run_->step(budget_of(budget));
    output_ += run_->take_output();
    return record(progress);
  }

  val result() const {
    if (!run_) return record(error_);
    std::vector<std::uint32_t> input_lines;
    std::vector<std::uint32_t> output_lines;
    std::vector<std::uint32_t> output_columns;
    for (const CasePlace& place : run_->cases()) {
      input_lines.push_back(place.input_line);
      output_lines.push_back(place.output_line);
      output_columns.push_back(place.output_column);
    }
    val error = val::null();
    if (run_->error()) {
      error = val::object();
      error.set("code", std::string(text(run_->error()->error.code)));
      error.set("args", strings(run_->error()->error.args));
      error.set("line", run_->error()->line);
    }
    val out = val::object();
    out.set("output", output_);
    out.set("inputLines", typed_array(input_lines));
    out.set("outputLines", typed_array(output_lines));
    out.set("outputColumns", typed_array(output_columns));
    out.set("error", error);
    return out;
  }

  std::string position(unsigned index) const {
    return run_ && index < run_->cases().size() ? run_->position(index) : std::string();
  }

  val compare(const std::string& theirs) const {
    if (!run_) return val::null();
    const auto difference = compare_output(output_, theirs, run_->cases());
    if (!difference) return val::null();
    val out = val::object();
    out.set("line", difference->line);
    out.set("column", difference->column);
    out.set("case", difference->case_index ? static_cast<double>(*difference->case_index) : -1.0);
    return out;
  }

 private:
  std::unique_ptr<ProblemRun> run_;
  std::string output_;
  Error error_;
};

JudgeWork* judge_work(const std::string& name, const std::string& input) {
  return new JudgeWork(name, input);
}

}  // namespace

EMSCRIPTEN_BINDINGS(nimber_judge) {
  emscripten::function("problems", &problems);
  emscripten::class_<JudgeWork>("JudgeWork")
      .function("step", &JudgeWork::step)
      .function("result", &JudgeWork::result)
      .function("position", &JudgeWork::position)
      .function("compare", &JudgeWork::compare);
  emscripten::function("judge", &judge_work, emscripten::allow_raw_pointers());
}
