// Records of families of rules.
#pragma once

#include "laws/families/family_laws.hpp"
#include "laws/families/family_search.hpp"
#include "records/sink.hpp"

namespace nimber {

/// A member as it is told.
struct ToldMember {
  const FamilySearch& search;
  const FamilyMember& member;
};

/// A law of a number that members have: "period", "preperiod" or "order".
struct ToldFamilyLaw {
  const FamilyLaw& law;
  std::string_view number;
};

void write(RecordSink& sink, const ToldMember& told);
void write(RecordSink& sink, const ToldFamilyLaw& told);

}  // namespace nimber
