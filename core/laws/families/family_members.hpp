// Families of rules: a rule with letters in it, and the numbers that stand for them.
#pragma once

#include <nimber/reader.hpp>
#include "rules/own/own_choices.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace nimber {

/// What stands for the letters of one member, in the order in which they are chosen.
using FamilyNumbers = std::array<std::int64_t, limits::family_parameters>;

/// A rule in which `$a` stands for a number. Two texts: the rule, and choices and conditions as in
/// `own` (docs/notation.md).
class Family {
 public:
  struct Failure {
    Error error;
    bool in_choices = false;  ///< its column counts there; else in the rule
  };
  /// Errors: bad-family with what is wrong (see error.hpp); bad-own and those of expressions for
  /// what can't be read of the choices; those of Reader::open().
  static std::variant<Family, Failure> read(std::string_view rule, std::string_view choices,
                                            const InputLimits& limits);

  const std::vector<std::string>& letters() const { return letters_; }
  const OwnChoices& choices() const { return choices_; }
  /// The text of a member's rule, not yet read.
  std::string text(const FamilyNumbers& numbers) const;
  /// The numbers of a finite set written item by item, as `take/1,$a,$b`, as they are written. None
  /// for another rule, and where one of them is no number of a set.
  std::optional<std::vector<std::uint64_t>> set(const FamilyNumbers& numbers) const;
  /// Where the first choice stands: the place of errors about all of them.
  std::size_t first_column() const { return choices_.columns.front(); }

 private:
  /// Text, or a letter's number.
  struct Piece {
    std::string text;
    std::optional<std::size_t> letter;
  };
  std::optional<Failure> read_rule_text(std::string_view rule);
  void read_as_set(std::string_view rule);

  OwnChoices choices_;
  std::vector<std::string> letters_;
  std::vector<Piece> pieces_;
  std::vector<Piece> items_;  // of a set
};

/// The members of a family, one after the other, as work in pieces.
class FamilyMembers {
 public:
  explicit FamilyMembers(const OwnChoices& choices);

  /// What next() found.
  enum class Found : std::uint8_t { member, end, pending, too_many };
  /// The next member, in order. Each candidate costs 1 and what evaluating it does.
  Found next(Work& work, FamilyNumbers& numbers);

 private:
  struct Run {
    std::int64_t first = 0;
    std::int64_t last = 0;
    std::int64_t stride = 1;
    std::size_t item = 0;  ///< of the choice
  };
  /// A step that is a choice: its candidates, and which one is chosen.
  struct Level {
    std::vector<Run> runs;
    std::size_t run = 0;
    std::int64_t now = 0;
  };
  bool open(std::size_t step, Work& work);
  bool advance(Level& level, Work& work) const;
  bool stood_before(const Level& level, Work& work) const;
  bool holds(const Expression& condition, Work& work);

  const OwnChoices& choices_;
  std::vector<std::int64_t> variables_;
  std::vector<Level> levels_;  // by step; of a condition empty
  std::size_t step_ = 0;
  bool back_ = false;
  bool too_many_ = false;
};

}  // namespace nimber
