#include "laws/families/family_search.hpp"

#include <nimber/notation.hpp>
#include "laws/periods/period_options.hpp"

#include <algorithm>
#include <array>

namespace nimber {
namespace {

/// So many values are listed of all members together, for each member that there may be.
constexpr std::uint64_t values_a_member = 100;
/// So many sets are remembered.
constexpr std::size_t most_sets = std::size_t{1} << 18;

constexpr std::array aspects = {
#define NIMBER_FAMILY_ASPECT(name) std::pair(FamilyAspect::name, std::string_view(#name)),
    NIMBER_FAMILY_ASPECTS(NIMBER_FAMILY_ASPECT)
#undef NIMBER_FAMILY_ASPECT
};

bool of_period(FamilyAspect aspect) {
  return aspect == FamilyAspect::period || aspect == FamilyAspect::preperiod;
}

std::string canonical_set(const std::vector<std::uint64_t>& set) {
  std::string out = "take/";
  for (std::size_t i = 0; i < set.size(); ++i) {
    if (std::find(set.begin(), set.begin() + static_cast<std::ptrdiff_t>(i), set[i]) !=
        set.begin() + static_cast<std::ptrdiff_t>(i))
      continue;
    if (i > 0) out.push_back(',');
    append(out, set[i]);
  }
  return out;
}

}  // namespace

std::string_view text(FamilyAspect aspect) {
  for (const auto& [one, word] : aspects) {
    if (one == aspect) return word;
  }
  return {};
}

std::optional<FamilyAspect> family_aspect(std::string_view word) {
  for (const auto& [aspect, name] : aspects) {
    if (name == word) return aspect;
  }
  return std::nullopt;
}

/// One member that is being asked.
struct FamilySearch::Job {
  FamilyMember member;
  std::optional<PeriodSearch> period;
  std::optional<Sequence> values;
  std::uint64_t count = 0;
  std::optional<QuotientSearch> quotient;
  std::optional<Analysis> position;
  std::uint64_t examined = 0;  ///< so far

  Progress step(std::uint64_t budget) {
    if (period) return period->step(budget);
    if (position) return position->step(budget);
    return values ? values->step(budget) : quotient->step(budget);
  }
  void finish() {
    if (position) {
      if (position->result()) member.outcome = position->result()->outcome;
      return;
    }
    const Error* error = period ? period->error() : values ? values->error() : quotient->error();
    if (error != nullptr) {
      if (error->code == ErrorCode::no_sequence) member.error = *error;
      return;
    }
    if (period) {
      member.period = period->period();
      member.proven = member.period.has_value();
    } else if (values) {
      member.values.emplace();
      for (std::uint64_t n = 0; n < count; ++n) member.values->push_back(values->value(n));
    } else {
      const Quotient told = quotient->quotient();
      member.heaps = told.heaps;
      member.proven = told.period.has_value();
      member.quotient = {told.order(), told.p.size()};
    }
  }
};

FamilySearch::FamilySearch(Family family, const FamilyAsking& asking)
    : family_(std::move(family)),
      asking_(asking),
      members_(family_.choices()),
      candidates_(limits::family_candidates) {}
FamilySearch::~FamilySearch() = default;

Progress FamilySearch::step(std::uint64_t budget) {
  if (!counted_ && !error_) {
    count(budget);
  } else if (!error_) {
    answer(budget);
  }
  const bool done = error_ || (counted_ && next_ == numbers_.size());
  double fraction = 0;
  if (counted_ && !numbers_.empty())
    fraction = static_cast<double>(next_) / static_cast<double>(numbers_.size());
  return {done, done ? 1.0 : fraction, examined_ + candidates_.examined() + periods_.looked_at()};
}

std::uint64_t FamilySearch::value_count() const {
  return asking_.count.value_or(FamilyAsking::usual_count);
}

void FamilySearch::count(std::uint64_t budget) {
  candidates_.open_step(budget);
  const auto refuse = [&](const char* what, std::uint64_t most) {
    error_ = Error{ErrorCode::bad_family, family_.first_column(), {what, std::to_string(most)}};
    numbers_.clear();
  };
  const bool lists = asking_.of == FamilyAspect::values || asking_.of == FamilyAspect::lost;
  const std::uint64_t length = std::max<std::uint64_t>(value_count(), 1);
  const std::uint64_t most_listed =
      lists ? values_a_member * asking_.most_members / length : UINT64_MAX;
  FamilyNumbers numbers{};
  while (true) {
    switch (members_.next(candidates_, numbers)) {
      case FamilyMembers::Found::member: break;
      case FamilyMembers::Found::end: counted_ = true; return;
      case FamilyMembers::Found::pending:
        if (candidates_.limit_reached()) refuse("candidates", limits::family_candidates);
        return;
      case FamilyMembers::Found::too_many: refuse("candidates", limits::family_members); return;
    }
    ++lines_;
    if (lines_ % asking_.shares != asking_.share % asking_.shares) continue;
    if (++of_share_ <= asking_.skip) continue;
    if (numbers_.size() == asking_.most_members) {
      refuse("members", asking_.most_members);
      return;
    }
    if (numbers_.size() >= most_listed) {
      refuse("values", values_a_member * asking_.most_members);
      return;
    }
    numbers_.push_back(numbers);
  }
}

/// The smallest preperiod and period of a set, if `known` is set: none where the limit ends it.
std::optional<Period> FamilySearch::period_of(std::vector<std::uint64_t> set, bool& known) {
  std::sort(set.begin(), set.end());
  set.erase(std::unique(set.begin(), set.end()), set.end());
  known = SmallSetPeriods::suits(set);
  if (!known) return std::nullopt;
  // 1 to m, and any run of numbers, have a formula, which needs no values.
  if (set.back() - set.front() + 1 == set.size()) return Period{0, set.front() + set.back(), 0};
  const std::uint64_t most = asking_.limit.value_or(UINT64_MAX);
  std::string key;
  for (const std::uint64_t number : set) {
    append(key, number);
    key.push_back(',');
  }
  auto at = sets_.find(key);
  if (at == sets_.end()) {
    if (sets_.size() == most_sets) sets_.clear();
    at = sets_.emplace(std::move(key), periods_.find(set, most)).first;
  }
  known = at->second.has_value() || most <= SmallSetPeriods::most_values;
  return at->second;
}

bool FamilySearch::answer_as_set(FamilyMember& member) {
  if (!of_period(asking_.of)) return false;
  auto set = family_.set(member.numbers);
  if (!set) return false;
  std::string rule = canonical_set(*set);
  bool known = false;
  member.period = period_of(std::move(*set), known);
  if (!known) return false;
  member.rule = std::move(rule);
  member.proven = member.period.has_value();
  return true;
}

/// Reads the member's rule, and begins to ask it.
void FamilySearch::begin(FamilyMember& member) {
  const std::string text = family_.text(member.numbers);
  const auto rule = read_rule(text);
  if (!rule) {
    member.error = rule.error();
    if (asking_.of == FamilyAspect::lost) begin_position(member, text);
    return;
  }
  member.rule = (*rule)->text();
  auto job = std::make_unique<Job>();
  const bool theorem = (*rule)->sequence().period_theorem().has_value();
  switch (asking_.of) {
    case FamilyAspect::period:
    case FamilyAspect::preperiod:
      job->period.emplace(*rule, asking_.limit.value_or(UINT64_MAX),
                          asking_.limit ? period_options(**rule, *asking_.limit)
                          : theorem     ? limits::family_options
                                        : limits::hopeless_family_options);
      break;
    case FamilyAspect::values:
    case FamilyAspect::lost:
      job->count = value_count();
      job->values.emplace(*rule, job->count, asking_.limit.value_or(limits::options));
      break;
    case FamilyAspect::quotient: {
      std::optional<std::uint64_t> heaps;
      if (asking_.count) heaps = *asking_.count - 1;
      job->quotient.emplace(*rule, heaps, asking_.limit.value_or(limits::family_quotient_words));
      break;
    }
  }
  job->member = std::move(member);
  job_ = std::move(job);
}

/// What is no rule may be a position. Where it is neither, what was read farther tells why.
void FamilySearch::begin_position(FamilyMember& member, const std::string& text) {
  auto position = read_position(text);
  if (!position) {
    if (position.error().column > member.error->column) member.error = position.error();
    return;
  }
  member.error.reset();
  member.rule = print(*position);
  auto job = std::make_unique<Job>();
  job->position.emplace(std::move(*position), asking_.limit.value_or(limits::family_options));
  job->member = std::move(member);
  job_ = std::move(job);
}

void FamilySearch::finish(FamilyMember member) {
  // How far a quotient was followed without a proof hangs on the limit: it is none of the rule's.
  if (member.quotient && !member.proven && !asking_.count) member.quotient.reset();
  const bool settled = member.period || member.values || member.quotient || member.outcome;
  if (member.error) {
    ++wrong_;
  } else if (!settled) {
    ++unsettled_;
  }
  found_.push_back(std::move(member));
  ++next_;
}

void FamilySearch::answer(std::uint64_t budget) {
  // A member costs its line, beside what is examined.
  constexpr std::uint64_t line_cost = 100;
  std::uint64_t spent = 0;
  while (next_ < numbers_.size() && spent < budget) {
    if (job_) {
      const Progress progress = job_->step(budget - spent);
      const std::uint64_t more =
          progress.examined - std::exchange(job_->examined, progress.examined);
      spent += more + 1;
      examined_ += more;
      if (!progress.done) continue;
      job_->finish();
      const auto job = std::move(job_);
      finish(std::move(job->member));
      continue;
    }
    spent += line_cost;
    FamilyMember member;
    member.numbers = numbers_[next_];
    member.line = (asking_.skip + next_) * asking_.shares + asking_.share;
    const std::uint64_t looked = periods_.looked_at();
    if (answer_as_set(member)) {
      spent += periods_.looked_at() - looked;
      finish(std::move(member));
      continue;
    }
    spent += periods_.looked_at() - looked;
    begin(member);
    if (!job_) finish(std::move(member));
  }
}

}  // namespace nimber
