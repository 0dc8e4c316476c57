#include "records/laws/family.hpp"

#include "records/laws/patterns.hpp"
#include "records/position.hpp"

namespace nimber {
namespace {

void add_period(Record& out, const FamilyMember& member) {
  const auto& period = member.period;
  const auto number = [&](std::uint64_t Period::*which) {
    return period ? std::optional(*period.*which) : std::nullopt;
  };
  out.whole("preperiod", number(&Period::preperiod)).whole("period", number(&Period::period));
  if (period && period->saltus > 0) out.whole("saltus", period->saltus);
  out.truth("proven", member.proven);
}

void add_values(Record& out, const FamilyMember& member) {
  if (!member.values) {
    out.null("values");
    return;
  }
  out.list("values", *member.values, [&](Value value) { out.sink().whole(value); });
}

void add_lost(Record& out, const FamilyMember& member) {
  if (member.outcome) {
    out.text("lost", letter(*member.outcome));
    return;
  }
  if (!member.values) {
    out.null("lost");
    return;
  }
  std::string marks;
  for (const Value value : *member.values) marks.push_back(value == 0 ? 'P' : 'N');
  out.text("lost", marks);
}

void add_quotient(Record& out, const FamilyMember& member) {
  const auto& quotient = member.quotient;
  if (!quotient) {
    out.null("order").null("pPortion");
  } else {
    out.count("order", quotient->first).count("pPortion", quotient->second);
    out.whole("heaps", member.heaps);
  }
  out.truth("proven", member.proven);
}

}  // namespace

void write(RecordSink& sink, const ToldMember& told) {
  const FamilyMember& member = told.member;
  const auto& letters = told.search.family().letters();
  Record out(sink);
  for (std::size_t i = 0; i < letters.size(); ++i)
    out.field(letters[i].c_str()).whole_signed(member.numbers[i]);
  if (member.error) {
    add_error(out, *member.error);
  } else {
    out.text("rule", member.rule);
    switch (told.search.asking().of) {
      case FamilyAspect::period:
      case FamilyAspect::preperiod: add_period(out, member); break;
      case FamilyAspect::values: add_values(out, member); break;
      case FamilyAspect::lost: add_lost(out, member); break;
      case FamilyAspect::quotient: add_quotient(out, member); break;
    }
  }
  if (told.search.asking().numbered)
    out.whole("line", member.line).whole("lines", told.search.lines());
}

void write(RecordSink& sink, const ToldFamilyLaw& told) {
  const FamilyLaw& law = told.law;
  Record out(sink);
  if (law.relation) {
    out.text("formula", law.law.formula).text("kind", "relation").count("size", law.law.size);
    out.truth("proven", false);
  } else {
    add_law(out, {law.law, law.data});
  }
  out.text("lawOf", told.number).count("members", law.members);
  if (!law.where.empty()) out.text("where", law.where);
  if (!law.relation) return;
  out.list("cases", law.cases, [&](const FamilyLaw::Case& part) {
    Record(sink).text("formula", part.formula).count("members", part.members);
  });
}

}  // namespace nimber
