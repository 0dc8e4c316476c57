#include "questions/family.hpp"

#include <nimber/limits.hpp>
#include "records/laws/family.hpp"
#include "values/checked.hpp"

namespace nimber {
namespace {

constexpr std::string_view aspect_words = "period, preperiod, values, lost, quotient";

std::optional<std::uint64_t> whole_number(std::string_view text) {
  constexpr std::size_t most_digits = 18;
  if (text.empty() || text.size() > most_digits) return std::nullopt;
  std::uint64_t number = 0;
  for (const char c : text) {
    if (!Reader::is_digit(c)) return std::nullopt;
    number = 10 * number + static_cast<std::uint64_t>(c - '0');
  }
  return number;
}

/// "I/N", 1 <= I <= N.
bool read_share(std::string_view text, FamilyAsking& asking) {
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return false;
  const auto share = whole_number(text.substr(0, slash));
  const auto shares = whole_number(text.substr(slash + 1));
  if (!share || !shares || *share < 1 || *share > *shares) return false;
  asking.share = *share;
  asking.shares = *shares;
  asking.numbered = true;
  return true;
}

/// What the options say. What is wrong with them is noted in the words.
FamilyAsking asked_of_family(Arguments& words, const InputLimits& limits) {
  FamilyAsking out;
  out.most_members = limits.max_members;
  const std::string of = words.text("--of", "aspect");
  if (const auto aspect = family_aspect(of)) {
    out.of = *aspect;
  } else if (!of.empty()) {
    words.refuse("--of", "aspect", std::string(aspect_words));
  }
  const std::uint64_t count = words.number("--count", UINT64_MAX);
  if (count != UINT64_MAX) {
    if (count < 1 || count > limits::family_values)
      words.refuse("--count", "from-1", std::to_string(limits::family_values));
    if (out.of == FamilyAspect::period || out.of == FamilyAspect::preperiod)
      words.refuse("--count", "beside", "--of values, lost or quotient");
    out.count = count;
  }
  const std::uint64_t limit = words.number("--limit", UINT64_MAX);
  if (limit != UINT64_MAX) out.limit = limit;
  const std::string share = words.text("--shard", "share");
  if (!share.empty() && !read_share(share, out)) words.refuse("--shard", "share");
  out.skip = words.number("--skip", 0);
  return out;
}

}  // namespace

namespace {

/// The numbers of a member that laws are looked for in, by aspect.
std::vector<std::string_view> numbers_with_laws(FamilyAspect aspect) {
  switch (aspect) {
    case FamilyAspect::period: return {"period", "preperiod"};
    case FamilyAspect::preperiod: return {"preperiod"};
    case FamilyAspect::quotient: return {"order"};
    case FamilyAspect::values:
    case FamilyAspect::lost: break;
  }
  return {};
}

std::optional<std::uint64_t> number_of(const FamilyMember& member, std::string_view name) {
  if (name == "order" && member.quotient) return member.quotient->first;
  if (!member.period) return std::nullopt;
  return name == "period" ? member.period->period : member.period->preperiod;
}

}  // namespace

Progress AskedFamily::step(std::uint64_t budget) {
  // Of what a family takes with its laws, so much is reckoned for the members.
  constexpr double members_share = 0.7;
  if (laws_.empty()) {
    Progress progress = search_.step(budget);
    if (search_.error() != nullptr && !failed_) {
      failed_ = true;
      place_.args = search_.error()->args;
    }
    if (failed_ || !wants_laws_) return progress;
    if (progress.done) begin_laws();
    return {false, members_share * progress.fraction, progress.examined};
  }
  const Progress progress = laws_[law_].laws->step(budget);
  if (progress.done) ++law_;
  const bool done = law_ == laws_.size();
  const double part = (static_cast<double>(law_) + (progress.done ? 0 : progress.fraction)) /
                      static_cast<double>(laws_.size());
  return {done, done ? 1.0 : members_share + (1 - members_share) * part, progress.examined};
}

/// Puts their numbers into the tables.
void AskedFamily::note(const std::vector<FamilyMember>& members) {
  const auto names = numbers_with_laws(search_.asking().of);
  if (tables_.empty()) tables_.assign(names.size(), {search_.family().letters(), {}, {}});
  for (; noted_ < members.size(); ++noted_) {
    const FamilyMember& member = members[noted_];
    for (std::size_t i = 0; i < names.size(); ++i) {
      const auto number = number_of(member, names[i]);
      if (!number || *number > max_integer) continue;
      tables_[i].members.push_back(member.numbers);
      tables_[i].values.push_back(static_cast<std::int64_t>(*number));
    }
  }
}

std::vector<FamilyMember> AskedFamily::take() {
  if (wants_laws_ && laws_.empty()) note(search_.found());
  noted_ = 0;
  return search_.take();
}

void AskedFamily::begin_laws() {
  note(search_.found());
  const auto names = numbers_with_laws(search_.asking().of);
  for (std::size_t i = 0; i < names.size(); ++i)
    laws_.push_back({names[i], std::make_unique<FamilyLaws>(std::move(tables_[i]))});
}

std::vector<std::string> AskedFamily::json(const Words* words) const {
  std::vector<std::string> out;
  out.reserve(search_.found().size());
  for (const FamilyMember& member : search_.found())
    out.push_back(json_line(words, ToldMember{search_, member}));
  for (const FamilyLawsOf& of : laws_) {
    for (const FamilyLaw& law : of.laws->laws())
      out.push_back(json_line(words, ToldFamilyLaw{law, of.number}));
  }
  return out;
}

Result<AskedPtr> ask_family(Asking& asking) {
  const FamilyAsking asked = asked_of_family(asking.words, asking.limits);
  const bool laws = asking.words.flag("--laws");
  if (laws && numbers_with_laws(asked.of).empty())
    asking.words.refuse("--laws", "beside", "--of period, preperiod or quotient");
  // Of a part nothing is said that may not hold of the whole.
  if (laws && (asked.shares > 1 || asked.skip > 0))
    asking.words.refuse("--laws", "one-of", "--laws, --shard, --skip");
  if (auto wrong = asking.complaint()) return *wrong;
  const std::string& rule = asking.words.operand(0);
  auto family = Family::read(rule, asking.words.operand(1), asking.limits);
  if (auto* const failure = std::get_if<Family::Failure>(&family))
    return in_operand(asking, std::move(failure->error), failure->in_choices ? 1 : 0);
  Family& read = std::get<Family>(family);
  Error place = in_operand(asking, {ErrorCode::bad_family, read.first_column(), {}}, 1);
  return AskedPtr(
      std::make_unique<AskedFamily>(rule, std::move(read), asked, laws, std::move(place)));
}

std::uint64_t work_of_family(const Asking& asking) {
  // So many candidates are looked at, and so much a member is reckoned.
  constexpr std::uint64_t candidates = 20'000;
  constexpr std::uint64_t options_a_member = 20'000;
  Asking copy = asking;
  const FamilyAsking asked = asked_of_family(copy.words, copy.limits);
  copy.words.flag("--laws");
  if (copy.complaint()) return options_a_member;
  auto family = Family::read(copy.words.operand(0), copy.words.operand(1), copy.limits);
  const Family* const read = std::get_if<Family>(&family);
  if (read == nullptr) return options_a_member;
  FamilyMembers members(read->choices());
  FamilyNumbers numbers{};
  Work work(candidates);
  work.open_step(candidates);
  std::uint64_t count = 0;
  while (true) {
    const auto found = members.next(work, numbers);
    if (found == FamilyMembers::Found::end) break;
    if (found != FamilyMembers::Found::member) return UINT64_MAX;
    ++count;
  }
  const std::uint64_t each =
      asked.of == FamilyAspect::quotient ? 1000 * options_a_member : options_a_member;
  return checked_mul(count, each).value_or(UINT64_MAX);
}

}  // namespace nimber
