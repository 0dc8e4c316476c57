// Memory that looking at one part needs, kept from one part to the next.
#pragma once

#include "rules/own/own_rule.hpp"

#include <cstdint>
#include <memory>
#include <utility>
#include <vector>

namespace nimber {

struct OwnScratch {
  std::vector<std::int64_t> variables;
  OwnResult result;
  OwnRun run;
  std::vector<OwnPart> at_first;
  std::vector<OwnPart> at_last;
  std::vector<std::uint8_t> changed;
  OwnPart there;
  std::vector<std::pair<const OwnTarget*, std::int64_t>> left;
};

/// Lends a scratch. A sink may look at other parts meanwhile, which take one of their own.
class OwnLease {
 public:
  OwnLease() {
    if (free().empty()) free().push_back(std::make_unique<OwnScratch>());
    scratch_ = std::move(free().back());
    free().pop_back();
  }
  ~OwnLease() { free().push_back(std::move(scratch_)); }
  OwnLease(const OwnLease&) = delete;
  OwnLease& operator=(const OwnLease&) = delete;
  OwnScratch& scratch() { return *scratch_; }

 private:
  static std::vector<std::unique_ptr<OwnScratch>>& free() {
    thread_local std::vector<std::unique_ptr<OwnScratch>> list;
    return list;
  }
  std::unique_ptr<OwnScratch> scratch_;
};

}  // namespace nimber
