// What is asked of each member of a family of rules.
#pragma once

#include <nimber/analysis.hpp>
#include <nimber/period.hpp>
#include <nimber/sequence.hpp>
#include "laws/families/family_members.hpp"
#include "laws/quotients/quotient_search.hpp"
#include "values/small_set_periods.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <utility>
#include <vector>

namespace nimber {

/// What is told of each member.
// clang-format off
#define NIMBER_FAMILY_ASPECTS(X) \
  X(period)    /* the smallest preperiod and period, proven */ \
  X(preperiod) /* the same */ \
  X(values)    /* the first values of one heap */ \
  X(lost)      /* which of the first heaps are lost; of a position who wins */ \
  X(quotient)  /* the misère quotient */
// clang-format on

enum class FamilyAspect : std::uint8_t {
#define NIMBER_FAMILY_ASPECT(name) name,
  NIMBER_FAMILY_ASPECTS(NIMBER_FAMILY_ASPECT)
#undef NIMBER_FAMILY_ASPECT
};
std::string_view text(FamilyAspect aspect);
std::optional<FamilyAspect> family_aspect(std::string_view word);

/// What is asked of a family.
struct FamilyAsking {
  static constexpr std::uint64_t usual_count = 60;

  FamilyAspect of = FamilyAspect::period;
  /// So many values or marks; of a quotient the heaps below it. None: usual_count values, and of a
  /// quotient as far as its proof.
  std::optional<std::uint64_t> count = {};
  /// For each member, what the command of that name means by it: values of a period, options of
  /// values and lost heaps, words of a quotient.
  std::optional<std::uint64_t> limit = {};
  /// The members share, share + shares … counted from 1.
  std::uint64_t share = 1;
  std::uint64_t shares = 1;
  bool numbered = false;   ///< is each line told its number? (So in shares.)
  std::uint64_t skip = 0;  ///< so many of them are left out at the beginning
  std::size_t most_members = limits::family_members;
};

/// What was found of one member.
struct FamilyMember {
  FamilyNumbers numbers{};
  std::uint64_t line = 0;      ///< its number among all members, from 1
  std::string rule;            ///< canonical text, of a position as well
  std::optional<Error> error;  ///< the rule can't be read, or has no such answer
  std::optional<Period> period;
  std::optional<std::vector<Value>> values;  ///< of aspects values and lost
  std::optional<Outcome> outcome;            ///< of aspect lost, where the member is a position
  /// Order, P-portion; none where no quotient was found.
  std::optional<std::pair<std::size_t, std::size_t>> quotient;
  std::uint64_t heaps = 0;  ///< the largest heap of that quotient
  bool proven = false;      ///< a period, or that a quotient is that of all heaps
};

/// The answer of each member, in order, as work in pieces.
///
/// Members that are finite sets of few numbers share their work: a set that comes again in another
/// order is looked up, and periods are found by SmallSetPeriods without reading a rule. Each other
/// member is asked as the question of its name asks it. A member that is a position, such as
/// `nim:$a,5~most/$k`, is asked who wins it: it has no period and no values.
class FamilySearch {
 public:
  FamilySearch(Family family, const FamilyAsking& asking);
  ~FamilySearch();
  FamilySearch(const FamilySearch&) = delete;
  FamilySearch& operator=(const FamilySearch&) = delete;

  Progress step(std::uint64_t budget);
  /// After done: bad-family with "members" or "candidates", or null.
  const Error* error() const { return error_ ? &*error_ : nullptr; }
  const Family& family() const { return family_; }
  const FamilyAsking& asking() const { return asking_; }
  /// Are all members counted?
  bool counted() const { return counted_; }
  /// How many members there are in all, once counted.
  std::uint64_t lines() const { return lines_; }
  /// Those that are asked, once counted.
  const std::vector<FamilyNumbers>& asked() const { return numbers_; }
  /// The members that were answered and not handed over before.
  std::vector<FamilyMember> take() { return std::exchange(found_, {}); }
  const std::vector<FamilyMember>& found() const { return found_; }
  /// How many members were answered, and how many of these are not settled, or wrong.
  std::size_t answered() const { return next_; }
  std::size_t unsettled() const { return unsettled_; }
  std::size_t wrong() const { return wrong_; }

 private:
  struct Job;
  std::uint64_t value_count() const;
  void count(std::uint64_t budget);
  void answer(std::uint64_t budget);
  bool answer_as_set(FamilyMember& member);
  std::optional<Period> period_of(std::vector<std::uint64_t> set, bool& known);
  void begin(FamilyMember& member);
  void begin_position(FamilyMember& member, const std::string& text);
  void finish(FamilyMember member);

  Family family_;
  FamilyAsking asking_;
  FamilyMembers members_;
  Work candidates_;
  bool counted_ = false;
  std::uint64_t lines_ = 0;
  std::uint64_t of_share_ = 0;
  std::vector<FamilyNumbers> numbers_;
  std::size_t next_ = 0;
  std::vector<FamilyMember> found_;
  std::size_t unsettled_ = 0;
  std::size_t wrong_ = 0;
  std::optional<Error> error_;
  std::uint64_t examined_ = 0;
  SmallSetPeriods periods_;
  std::unordered_map<std::string, std::optional<Period>> sets_;
  std::unique_ptr<Job> job_;
};

}  // namespace nimber
