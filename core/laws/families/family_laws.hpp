// Laws of a number that each member of a family has, over the family's letters.
#pragma once

#include "laws/families/family_members.hpp"
#include "laws/patterns/pattern_laws.hpp"
#include "laws/patterns/patterns.hpp"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace nimber {

/// The members whose number is known, in order.
struct FamilyTable {
  std::vector<std::string> letters;
  std::vector<FamilyNumbers> members;
  std::vector<std::int64_t> values;  ///< not below 0
};

/// A law of a family. In a relation `g` is the member's number.
struct FamilyLaw {
  /// Part of a relation: what holds of so many members.
  struct Case {
    std::string formula;
    std::size_t members = 0;
  };
  Law law;                ///< its formula is in the family's letters
  bool relation = false;  ///< the formula is a condition on g, and says not what g is
  std::string where;      ///< a condition on the letters; "" where it holds for all
  std::size_t members = 0;
  std::vector<Case> cases;  ///< of a relation
  PatternData data = {};    ///< without values: as which kind of data the law is told
};

/// Finds them, as work in pieces. A law is exact for all members that it speaks of, and at least
/// LawBook::margin bits shorter than the numbers themselves under the cheapest plain model
/// (docs/theorems.md, "Laws of lists"). Nothing here is proven.
///
/// Looked for are: one linear term; two of them, with a condition that says which; the numbers that
/// are one of up to three terms or divide one, for all members or those that a condition leaves;
/// and, of one letter that takes each number from somewhere on, or of two that take each pair from
/// 0 on, all laws of lists and tables.
class FamilyLaws {
 public:
  explicit FamilyLaws(FamilyTable table);
  ~FamilyLaws();
  FamilyLaws(const FamilyLaws&) = delete;
  FamilyLaws& operator=(const FamilyLaws&) = delete;

  Progress step(std::uint64_t budget);
  const FamilyTable& table() const { return table_; }
  /// After done: best first.
  const std::vector<FamilyLaw>& laws() const { return laws_; }

 private:
  struct Search;
  void add_patterns();

  FamilyTable table_;
  std::vector<FamilyLaw> laws_;
  std::unique_ptr<Search> search_;
  std::unique_ptr<Patterns> patterns_;
  bool done_ = false;
};

}  // namespace nimber
