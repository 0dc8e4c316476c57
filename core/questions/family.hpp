// What is asked of each rule of a family.
#pragma once

#include "laws/families/family_laws.hpp"
#include "laws/families/family_search.hpp"
#include "questions/answers.hpp"

namespace nimber {

/// The laws of one number of the members.
struct FamilyLawsOf {
  std::string_view number;  ///< "period", "preperiod", "order"
  std::unique_ptr<FamilyLaws> laws;
};

class AskedFamily final : public Asked {
 public:
  /// `place`: an error with the column of the choices in the line.
  AskedFamily(std::string about, Family family, const FamilyAsking& asking, bool laws, Error place)
      : about_(std::move(about)),
        search_(std::move(family), asking),
        wants_laws_(laws),
        place_(std::move(place)) {}
  Progress step(std::uint64_t budget) override;
  const Error* error() const override { return failed_ ? &place_ : nullptr; }
  std::vector<std::string> json(const Words* words) const override;
  bool lists() const override { return true; }
  bool hoped_for() const override { return search_.unsettled() == 0 && search_.wrong() == 0; }
  std::string about() const override { return about_; }
  const FamilySearch& search() const { return search_; }
  /// The members that were answered and not handed over before.
  std::vector<FamilyMember> take();
  /// After done; none where they were not asked for.
  const std::vector<FamilyLawsOf>& laws() const { return laws_; }

 private:
  void note(const std::vector<FamilyMember>& members);
  void begin_laws();

  std::string about_;
  FamilySearch search_;
  bool wants_laws_;
  Error place_;
  bool failed_ = false;
  std::size_t noted_ = 0;  // of the members at hand so many are in the tables
  std::vector<FamilyTable> tables_;
  std::vector<FamilyLawsOf> laws_;
  std::size_t law_ = 0;
};

Result<AskedPtr> ask_family(Asking& asking);
/// About how many options answering examines.
std::uint64_t work_of_family(const Asking& asking);

}  // namespace nimber
