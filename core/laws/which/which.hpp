// Which game has these values?
#pragma once

#include "laws/which/universe.hpp"

#include <nimber/period.hpp>
#include <nimber/sequence.hpp>

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace nimber {

/// A game whose values are those that were looked for.
struct FoundGame {
  std::string rule;             ///< canonical text
  int moved = 0;                ///< the list's n-th value is g(n + moved), 0 below heap 0
  std::uint64_t agrees_to = 0;  ///< the last place of the list that was compared
  bool proven = false;          ///< equal for ever; of two rules only
  std::string_view name;        ///< "" where it has none
};

/// Looks through the games of universe.hpp for those with the values of a list, or of another rule,
/// as work in pieces.
class Which {
 public:
  static constexpr std::size_t least_values = 8;
  static constexpr std::size_t least_marks = 16;
  static constexpr std::size_t most_told = 20;
  static constexpr int most_moved = 3;

  struct Answer {
    std::vector<FoundGame> games;  ///< the shortest text first, then by alphabet
    std::uint64_t more = 0;        ///< so many others agree as well, each looked at as those were
    std::uint64_t values = 0;      ///< how many there were to compare
  };

  /// g(0), g(1) …; with `marks` only whether each is 0 counts. At most `told` games are named.
  Which(std::vector<std::uint64_t> list, bool marks, std::size_t told = most_told);
  /// The rule's twins: other games with its values.
  explicit Which(RulePtr rule, std::size_t told = most_told);

  Progress step(std::uint64_t budget);
  /// After done. Errors: too-few-values (the list is too short), no-sequence, unsettled (of the
  /// rule fewer than least_values could be had).
  const Result<Answer>& result() const { return result_; }

 private:
  /// Of each way to move the list, 0, 1, -1, 2 …, whether it still fits: a bit.
  using Ways = std::uint8_t;
  struct Fit {
    ListedGame game;
    Ways ways = 0;
    std::uint64_t agrees_to = 0;
  };
  enum class Stage : std::uint8_t { period, values, first_look, second_look, telling, done };

  void fail(Error error);
  void begin_search();
  void look_at(const ListedGame& game);
  Ways compare(const ListedGame& game, std::size_t most, std::uint64_t& looked);
  void look_again(Fit& fit);
  bool repeats(std::uint64_t period, std::uint64_t from);
  void by_period(Fit& fit, const std::vector<Value>& values, std::size_t reach);
  void sort_fits();
  void tell(const Fit& fit);
  bool prove(const RulePtr& other, int moved, FoundGame& found);

  RulePtr rule_;
  std::optional<PeriodSearch> period_search_;
  std::optional<Sequence> sequence_;
  std::optional<Period> period_;
  std::vector<std::uint64_t> list_;
  bool marks_ = false;
  std::size_t told_ = most_told;

  Stage stage_;
  std::vector<ListedGame> games_;
  std::size_t next_ = 0;
  std::vector<Fit> fits_;
  std::vector<std::string> texts_;                       // of fits_
  std::map<std::uint64_t, std::uint64_t> repeats_from_;  // by period
  std::uint64_t spent_ = 0;
  std::uint64_t looked_again_ = 0;  // what the second look has cost
  Answer answer_;
  Result<Answer> result_ = Error{ErrorCode::unsettled, 0, {}};
};

}  // namespace nimber
