// The values of one heap after the other, the heaps that are lost, and how often each value stands.
#pragma once

#include "laws/lost_heaps.hpp"
#include "laws/value_counts.hpp"
#include "questions/answers.hpp"

#include <nimber/sequence.hpp>

namespace nimber {

/// How values are written.
enum class SequenceForm : std::uint8_t {
  plain,  ///< a value a line
  json,   ///< one array
  csv,    ///< n,value
  bfile,  ///< n value, as the OEIS has it
};

/// Appends g(n) to a text in that form; an array stays open.
void append_value(SequenceForm form, std::uint64_t n, Value value, std::string& out);

class AskedSequence final : public Asked {
 public:
  AskedSequence(RulePtr rule, std::uint64_t count, std::uint64_t limit, SequenceForm form);
  Progress step(std::uint64_t budget) override { return values_.step(budget); }
  /// Null where some values are known: then ended_by() tells why no more are.
  const Error* error() const override;
  std::vector<std::string> json(const Words* words) const override;
  bool hoped_for() const override { return values_.error() == nullptr; }
  std::string about() const override { return rule_->text(); }
  Sequence& values() { return values_; }
  const Error* ended_by() const { return values_.error(); }
  SequenceForm form() const { return form_; }

 private:
  RulePtr rule_;
  Sequence values_;
  SequenceForm form_;
};

class AskedLostHeaps final : public Asked {
 public:
  static constexpr std::uint64_t usual_below = 1000;

  AskedLostHeaps(RulePtr rule, std::uint64_t count, std::uint64_t limit);
  Progress step(std::uint64_t budget) override;
  const Error* error() const override;
  std::vector<std::string> json(const Words* words) const override;
  bool hoped_for() const override { return work_.error() == nullptr; }
  std::string about() const override { return work_.rule()->text(); }
  const Error* ended_by() const { return work_.error(); }
  /// The heaps that were found and not handed over before.
  std::vector<std::uint64_t> take() { return std::exchange(found_, {}); }

 private:
  LostHeaps work_;
  std::vector<std::uint64_t> found_;
};

class AskedCounts final : public Asked {
 public:
  AskedCounts(RulePtr rule, std::uint64_t count, std::uint64_t limit);
  Progress step(std::uint64_t budget) override { return work_.step(budget); }
  const Error* error() const override;
  std::vector<std::string> json(const Words* words) const override;
  bool hoped_for() const override { return work_.error() == nullptr; }
  std::string about() const override { return about_; }
  const Error* ended_by() const { return work_.error(); }
  const ValueCounts& counts() const { return work_; }

 private:
  std::string about_;
  ValueCounts work_;
};

Result<AskedPtr> ask_sequence(Asking& asking);
/// `sequence --lost` by another name: the lost heaps below --below N.
Result<AskedPtr> ask_lost(Asking& asking);

}  // namespace nimber
