// In what form a judge's sample is written.
#include <nimber/notation.hpp>
#include "laws/programs/sample_form.hpp"
#include "questions.hpp"

namespace nimber::wasm {
namespace {

const char* text_of(ProgramShape::Io io) {
  return io == ProgramShape::Io::eof ? "eof" : io == ProgramShape::Io::zero ? "zero" : "T";
}

const char* text_of(ProgramShape::Heaps heaps) {
  return heaps == ProgramShape::Heaps::line  ? "line"
         : heaps == ProgramShape::Heaps::one ? "one"
                                             : "counted";
}

const char* text_of(ProgramShape::Moves moves) {
  using Moves = ProgramShape::Moves;
  return moves == Moves::one     ? "one"
         : moves == Moves::all   ? "all"
         : moves == Moves::count ? "count"
                                 : "";
}

class SampleFormTask final : public CoreTask<SampleForm> {
 public:
  SampleFormTask(const std::string& text, const std::string& in, const std::string& out) {
    auto rule = read_rule(text, page_limits);
    if (rule) {
      work_ = std::make_unique<SampleForm>(*rule, SampleWish{}, Sample{in, out});
    } else {
      error_ = rule.error();
    }
  }

 private:
  val finished() const override {
    const auto& form = work_->result();
    if (!form) return record(form.error());
    val out = val::object();
    out.set("io", std::string(text_of(form->io)));
    out.set("heaps", std::string(text_of(form->heaps)));
    out.set("by", std::string(form->reads_positions ? "positions" : form->reads_set ? "set" : ""));
    const auto [first, second] = marked_words(*form);
    out.set("first", first);
    out.set("second", second);
    out.set("misere", form->misere);
    out.set("moves", std::string(text_of(form->moves)));
    out.set("both", work_->shows_both());
    return out;
  }
};

}  // namespace

namespace questions {

Task* sampleForm(const std::string& rule, const std::string& input, const std::string& output) {
  return new SampleFormTask(rule, input, output);
}

}  // namespace questions
}  // namespace nimber::wasm
