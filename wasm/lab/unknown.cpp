// Positions with a '?' in place of a number.
#include "laws/unknown.hpp"
#include "questions.hpp"
#include "records/laws/unknown.hpp"

namespace nimber::wasm {
namespace {

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
    return result ? record(*result) : record(result.error());
  }
};

}  // namespace

namespace questions {

Task* solve(const std::string& text, double numbers) { return new SolveTask(text, numbers); }

}  // namespace questions
}  // namespace nimber::wasm
