#pragma once

#include "answers/compound_sum.hpp"
#include "answers/numbered_parts.hpp"

namespace nimber {

/// Says who wins where every part is moved in, by suspense, or where the first part to end ends the
/// game, by remoteness. An odd number wins (docs/theorems.md, section compounds).
class CompoundNumbers {
 public:
  CompoundNumbers(CompoundSum& sum, NumberedParts& numbers) : sum_(sum), numbers_(numbers) {}

  NextCompoundStage step();

 private:
  void tell();
  void list();

  CompoundSum& sum_;
  NumberedParts& numbers_;
  std::size_t part_ = 0;
};

}  // namespace nimber
