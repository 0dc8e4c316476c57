// Which heaps are lost.
#include "laws/lost_heaps.hpp"
#include <nimber/limits.hpp>
#include <nimber/notation.hpp>
#include "questions.hpp"

namespace nimber::wasm {
namespace {

class LostTask final : public CoreTask<LostHeaps> {
 public:
  LostTask(const std::string& text, double count) {
    auto rule = read_rule(text, page_limits);
    if (rule) {
      work_ = std::make_unique<LostHeaps>(*rule, count_of(count, most), UINT64_MAX);
    } else {
      error_ = rule.error();
    }
  }
  val step(double budget) override {
    val progress = CoreTask::step(budget);
    if (work_) {
      for (const std::uint64_t heap : work_->take())
        heaps_.push_back(static_cast<std::uint32_t>(heap));
    }
    return progress;
  }

 private:
  val finished() const override {
    if (work_->error() != nullptr) return record(*work_->error());
    val out = val::object();
    out.set("rule", work_->rule()->text());
    out.set("count", static_cast<double>(work_->known()));
    out.set("heaps", typed_array(heaps_));
    return out;
  }

  /// All of them may be lost, and a heap takes 4 bytes here and as many in the page.
  static constexpr double most = limits::page_told_outcomes;

  std::vector<std::uint32_t> heaps_;
};

}  // namespace

namespace questions {

Task* lostHeaps(const std::string& rule, double count) { return new LostTask(rule, count); }

}  // namespace questions
}  // namespace nimber::wasm
