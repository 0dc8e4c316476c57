// Compares the values of a rule with those of another one, or with a list of numbers.
#pragma once

#include <nimber/analysis.hpp>

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace nimber {

/// Compares g(0), g(1) ... of a rule with those of another, or with a list, as work in pieces.
class Comparison {
 public:
  static constexpr std::uint64_t default_heaps = 1'000'000;

  struct Answer {
    std::uint64_t checked = 0;                      ///< heaps 0 ... checked - 1 are equal
    std::optional<std::uint64_t> first_difference;  ///< the heap
    Value left = 0;                                 ///< the values there
    Value right = 0;
    bool proven_equal = false;  ///< both are periodic, and agree until they repeat
  };

  Comparison(RulePtr left, RulePtr right, std::uint64_t heaps = default_heaps,
             std::uint64_t options = 20'000'000'000);
  Comparison(RulePtr left, std::vector<std::uint64_t> list);

  Progress step(std::uint64_t budget);
  /// After done. Errors: no-sequence, unsettled.
  const Result<Answer>& result() const { return result_; }

 private:
  void finish();

  RulePtr left_;
  RulePtr right_;
  std::vector<std::uint64_t> list_;
  std::uint64_t heaps_;
  Work work_;
  Answer answer_;
  bool done_ = false;
  Result<Answer> result_ = Error{ErrorCode::unsettled, 0, {}};
};

/// Numbers as a person pastes them: digits with commas, white space or line ends between. Errors:
/// those of Reader::integers().
Result<std::vector<std::uint64_t>> read_numbers(std::string_view text);

}  // namespace nimber
