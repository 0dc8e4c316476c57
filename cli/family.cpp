// Families of rules: a line a member, as they are answered.
#include "asking.hpp"
#include "family_files.hpp"
#include "machine.hpp"
#include "records.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include "questions/family.hpp"
#include "records/laws/family.hpp"

#include <algorithm>
#include <iostream>

namespace nimber::cli {
namespace {

constexpr std::uint64_t family_step = 2'000'000;

/// The members in columns. How wide they are is known when the members are counted.
class Table {
 public:
  explicit Table(const FamilySearch& search) : search_(search) {
    const auto& letters = search.family().letters();
    widths_.resize(letters.size(), 1);
    for (const FamilyNumbers& numbers : search.asked()) {
      for (std::size_t i = 0; i < letters.size(); ++i)
        widths_[i] = std::max(widths_[i], std::to_string(numbers[i]).size());
      rule_width_ = std::max(rule_width_, search.family().text(numbers).size());
    }
  }

  std::string head() const {
    const auto& letters = search_.family().letters();
    std::string out;
    for (std::size_t i = 0; i < letters.size(); ++i) right(out, letters[i], widths_[i]);
    left(out, "rule");
    switch (search_.asking().of) {
      case FamilyAspect::period:
      case FamilyAspect::preperiod: out.append("preperiod  period"); break;
      case FamilyAspect::values: out.append("values"); break;
      case FamilyAspect::lost: out.append("lost"); break;
      case FamilyAspect::quotient: out.append("order  lost"); break;
    }
    return out.append("\n");
  }

  std::string row(const FamilyMember& member) const {
    std::string out;
    for (std::size_t i = 0; i < widths_.size(); ++i)
      right(out, std::to_string(member.numbers[i]), widths_[i]);
    left(out, member.error ? search_.family().text(member.numbers) : member.rule);
    if (member.error) {
      out.append("can't be read");
    } else if (member.period) {
      const Period& period = *member.period;
      right(out, std::to_string(period.preperiod), 9);
      out.append(std::to_string(period.period));
      if (period.saltus > 0) out.append(", growing by ").append(std::to_string(period.saltus));
    } else if (member.outcome) {
      out.append(letter(*member.outcome));
    } else if (member.values && search_.asking().of == FamilyAspect::lost) {
      for (const Value value : *member.values) out.push_back(value == 0 ? 'P' : 'N');
    } else if (member.values) {
      for (const Value value : *member.values) out.append(std::to_string(value)).push_back(' ');
      out.pop_back();
    } else if (member.quotient) {
      right(out, std::to_string(member.quotient->first), 5);
      out.append(std::to_string(member.quotient->second));
      if (!member.proven) out.append("  for heaps up to ").append(std::to_string(member.heaps));
    } else {
      out.append("not settled within the limit");
    }
    return out.append("\n");
  }

 private:
  static void right(std::string& out, const std::string& text, std::size_t width) {
    out.append(width - std::min(width, text.size()), ' ').append(text).append("  ");
  }
  void left(std::string& out, const std::string& text) const {
    const std::size_t width = std::max<std::size_t>(rule_width_, 4);
    out.append(text).append(width - std::min(width, text.size()), ' ').append("  ");
  }

  const FamilySearch& search_;
  std::vector<std::size_t> widths_;
  std::size_t rule_width_ = 0;
};

Status status_of(const FamilySearch& search) {
  if (search.wrong() > 0) return wrong_input;
  return search.unsettled() > 0 ? some_unsettled : all_answered;
}

/// A law as `nimber patterns` prints it, and of how many members it speaks.
std::string law_words(const FamilyLaw& law, std::string_view number, std::size_t all) {
  std::string out(number);
  out.append(": ");
  const auto members = [](std::size_t count) { return std::to_string(count) + " members"; };
  if (law.relation) {
    for (std::size_t i = 0; i < law.cases.size(); ++i)
      out.append(i > 0 ? ", else " : "")
          .append(law.cases[i].formula)
          .append(" (")
          .append(members(law.cases[i].members))
          .append(")");
  } else {
    out.append(law.law.formula.empty() ? law.law.name : law.law.formula);
  }
  if (!law.where.empty()) out.append(" where ").append(law.where);
  out.append("  (").append(law.relation ? "relation" : std::string(text(law.law.kind)));
  out.append("; holds for ").append(members(law.members));
  if (law.members < all) out.append(" of ").append(std::to_string(all));
  return out.append(")\n");
}

/// Those that were asked for; where there are none, says so.
void tell_laws(const AskedFamily& asked, bool as_json) {
  std::size_t told = 0;
  if (!as_json && !asked.laws().empty()) std::cout << "\n";
  for (const FamilyLawsOf& of : asked.laws()) {
    for (const FamilyLaw& law : of.laws->laws()) {
      ++told;
      std::cout << (as_json ? json(ToldFamilyLaw{law, of.number}) + "\n"
                            : law_words(law, of.number, of.laws->table().members.size()));
    }
  }
  if (!as_json && told == 0 && !asked.laws().empty())
    std::cerr << "no law of the members was found\n";
}

/// Prints members while others are looked at.
Status tell(AskedFamily& asked, bool as_json) {
  const FamilySearch& search = asked.search();
  Meter meter(asked.about());
  std::optional<Table> table;
  for (Progress progress; !progress.done;) {
    progress = asked.step(family_step);
    meter.show(progress.fraction, progress.examined);
    if (asked.error() != nullptr) return fail(*asked.error(), as_json);
    if (!search.counted()) continue;
    std::string out;
    if (!as_json && !table) out = table.emplace(search).head();
    for (const FamilyMember& member : asked.take()) {
      if (!as_json && member.error)
        std::cerr << "error: " << search.family().text(member.numbers) << ": "
                  << sentence_with_place(*member.error) << "\n";
      out.append(as_json ? json(ToldMember{search, member}) + "\n" : table->row(member));
    }
    std::cout << out;
    // What is there can be gone on from: see --skip.
    if (!flush_output()) return wrong_input;
  }
  if (!as_json && search.lines() == 0)
    std::cerr << "the family has no members: no numbers meet its conditions\n";
  tell_laws(asked, as_json);
  return status_of(search);
}

}  // namespace

Status tell_family(Asked& asked) { return tell(static_cast<AskedFamily&>(asked), false); }

int family(Arguments arguments) {
  const bool as_json = arguments.flag("--json");
  if (arguments.flag("--join")) {
    std::vector<std::string> files;
    for (const LineWord& word : arguments.rest()) files.push_back(word.text);
    const std::size_t count = std::max<std::size_t>(files.size(), 1);
    if (const auto wrong = arguments.complaint(count, "--join FILES")) return usage(*wrong);
    return join_families(files, as_json);
  }
  const Question& question = *find_question("family");
  Asking asking{.question = question, .words = std::move(arguments)};
  auto asked = question.ask(asking);
  if (!asked) return fail_to_ask(asking, asked.error(), {as_json, 0});
  return tell(static_cast<AskedFamily&>(**asked), as_json);
}

}  // namespace nimber::cli
