// Values of parts that may come again, by Smith's rule (docs/theorems.md, section loops).
#pragma once

#include <nimber/work.hpp>

#include "rules/own/own_keys.hpp"
#include "rules/own/own_known.hpp"

#include <cstdint>

namespace nimber {

/// Labels parts that may come again, with all that they can become.
class OwnLoops {
 public:
  OwnLoops(const OwnRule& rule, OwnKnown& known) : rule_(rule), known_(known) {}

  /// Makes the root and all that it can become known. Returns false where the limit or the memory
  /// is used up, or where a part can lead to a sum that contains itself.
  bool label(const OwnPart& root, Work& work);
  /// Has there been anything to label?
  bool met() const { return met_; }
  /// A number that Smith's rule lets the winner bring down; 0 where no circle is near.
  std::uint64_t countdown(const OwnPart& part) const;

 private:
  // The graph in which parts are labelled has at most so many parts, and so many words of parts,
  // options and pieces. A search of whole sums would not get further.
  static constexpr std::size_t most_parts = 1'000'000;
  static constexpr std::size_t most_words = 24'000'000;

  const OwnRule& rule_;
  OwnKnown& known_;
  OwnKeys orders_;  // of parts that were labelled together
  std::uint32_t clock_ = 0;
  bool met_ = false;
};

}  // namespace nimber
