// The values of one heap under a rule: SequenceWork in nimber.d.ts.
#pragma once

#include <nimber/sequence.hpp>
#include "task.hpp"

#include <string>

namespace nimber::wasm {

class SequenceTask final : public CoreTask<Sequence> {
 public:
  SequenceTask(const std::string& text, double count);

  /// How many values are at hand so far.
  double known() const;
  /// g(from) ... g(to - 1) as far as they are known, as narrow as they are.
  val values(double from, double to) const;

 private:
  val finished() const override;

  std::string rule_;
};

}  // namespace nimber::wasm
