#include "sequence.hpp"
#include <nimber/limits.hpp>
#include <nimber/notation.hpp>
#include "questions.hpp"

#include <algorithm>

namespace nimber::wasm {
namespace {

/// Each value takes four bytes here, and as many in the rule's table.
constexpr double most_values = limits::page_values;

}  // namespace

SequenceTask::SequenceTask(const std::string& text, double count) {
  const auto rule = read_rule(text, page_limits);
  if (rule) {
    rule_ = (*rule)->text();
    work_ = std::make_unique<Sequence>(*rule, count_of(count, most_values), UINT64_MAX);
  } else {
    error_ = rule.error();
  }
}

double SequenceTask::known() const { return work_ ? static_cast<double>(work_->known()) : 0; }

val SequenceTask::values(double from, double to) const {
  if (!work_) return typed_array(PackedValues());
  return typed_array(work_->values(count_of(from, known()), count_of(to, known())));
}

val SequenceTask::finished() const {
  if (work_->error() != nullptr) return record(*work_->error());
  val out = val::object();
  out.set("rule", rule_);
  out.set("values", typed_array(work_->values(0, work_->known()).wide()));
  return out;
}

namespace questions {

SequenceTask* sequence(const std::string& rule, double count) {
  return new SequenceTask(rule, count);
}

}  // namespace questions
}  // namespace nimber::wasm
