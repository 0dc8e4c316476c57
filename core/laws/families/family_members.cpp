#include "laws/families/family_members.hpp"

#include "rules/own/own_candidates.hpp"
#include "text/code_points.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::string_view wide_sign = "\uff04";  // the '$' of Chinese keyboards
constexpr std::string_view set_start = "take/";

Error wrong(std::size_t column, std::string reason, std::string about = {}) {
  std::vector<std::string> args = {std::move(reason)};
  if (!about.empty()) args.push_back(std::move(about));
  return {ErrorCode::bad_family, column, std::move(args)};
}

/// A step that is a choice, in the order in which they stand.
template <class Each>
void each_choice(const OwnChoices& choices, Each each) {
  const auto& steps = choices.clauses.steps;
  for (std::size_t i = 0; i < steps.size(); ++i) {
    if (!steps[i].condition) each(steps[i], choices.columns[i]);
  }
}

/// What is wrong with the choices, beyond what their reader says.
std::optional<Error> wrong_choices(const OwnChoices& choices) {
  std::optional<Error> error;
  std::size_t count = 0;
  each_choice(choices, [&](const OwnStep& step, std::size_t column) {
    if (error) return;
    if (++count > limits::family_parameters) {
      error = wrong(column, "parameters", std::to_string(limits::family_parameters));
    } else if (step.name.size() != 1) {
      error = wrong(column, "letter", step.name);
    }
    for (const OwnItem& item : step.items) {
      using Kind = OwnItem::Kind;
      const bool ends = item.kind == Kind::single || item.kind == Kind::range ||
                        item.kind == Kind::divisors || item.last;
      if (!error && !ends) error = wrong(column, "endless", step.name);
    }
  });
  if (!error && count == 0) error = wrong(choices.columns.front(), "none");
  return error;
}

}  // namespace

std::variant<Family, Family::Failure> Family::read(std::string_view rule, std::string_view choices,
                                                   const InputLimits& limits) {
  if (rule.size() > limits.max_bytes)
    return Failure{{ErrorCode::too_long, 0, {std::to_string(limits.max_bytes)}}, false};
  if (const auto column = broken_encoding(rule))
    return Failure{{ErrorCode::bad_encoding, *column, {}}, false};
  auto reader = Reader::open(choices, limits);
  if (!reader) return Failure{reader.error(), true};
  if (reader->at_end()) return Failure{wrong(1, "none"), true};
  auto read = OwnChoices::read(*reader);
  if (!read) return Failure{read.error(), true};
  if (auto error = wrong_choices(*read)) return Failure{std::move(*error), true};
  Family family;
  family.choices_ = std::move(*read);
  each_choice(family.choices_,
              [&](const OwnStep& step, std::size_t) { family.letters_.push_back(step.name); });
  if (auto failure = family.read_rule_text(rule)) return *failure;
  std::optional<Error> unused;
  std::size_t at = 0;
  each_choice(family.choices_, [&](const OwnStep& step, std::size_t column) {
    const auto is_it = [&](const Piece& piece) { return piece.letter == at; };
    if (!unused && std::none_of(family.pieces_.begin(), family.pieces_.end(), is_it))
      unused = wrong(column, "unused", step.name);
    ++at;
  });
  if (unused) return Failure{std::move(*unused), true};
  family.read_as_set(rule);
  return family;
}

std::optional<Family::Failure> Family::read_rule_text(std::string_view rule) {
  std::string text;
  for (std::size_t at = 0; at < rule.size();) {
    const bool wide = rule.substr(at).starts_with(wide_sign);
    if (rule[at] != '$' && !wide) {
      text.push_back(rule[at++]);
      continue;
    }
    const std::size_t column = code_points(rule.substr(0, at)) + 1;
    at += wide ? wide_sign.size() : 1;
    const char letter = at < rule.size() ? Reader::lower(rule[at]) : '\0';
    if (!Reader::is_letter(letter)) return Failure{wrong(column, "sign"), false};
    ++at;
    const auto found = std::find(letters_.begin(), letters_.end(), std::string(1, letter));
    if (found == letters_.end())
      return Failure{wrong(column, "no-range", std::string(1, letter)), false};
    if (!text.empty()) pieces_.push_back({std::exchange(text, {}), {}});
    pieces_.push_back({{}, static_cast<std::size_t>(found - letters_.begin())});
  }
  if (!text.empty()) pieces_.push_back({std::move(text), {}});
  return std::nullopt;
}

void Family::read_as_set(std::string_view rule) {
  if (rule.starts_with(set_start)) {
    rule.remove_prefix(set_start.size());
  } else if (rule.starts_with("{") && rule.ends_with("}")) {
    rule = rule.substr(1, rule.size() - 2);
  } else {
    return;
  }
  std::vector<Piece> items;
  constexpr std::size_t most_digits = 18;
  while (true) {
    const std::size_t end = std::min(rule.find(','), rule.size());
    const std::string_view item = rule.substr(0, end);
    if (item.size() == 2 && item[0] == '$') {
      const std::string letter(1, Reader::lower(item[1]));
      const auto found = std::find(letters_.begin(), letters_.end(), letter);
      items.push_back({{}, static_cast<std::size_t>(found - letters_.begin())});
    } else if (!item.empty() && item.size() <= most_digits && item[0] != '0' &&
               std::all_of(item.begin(), item.end(), Reader::is_digit)) {
      items.push_back({std::string(item), {}});
    } else {
      return;
    }
    if (end == rule.size()) break;
    rule.remove_prefix(end + 1);
  }
  items_ = std::move(items);
}

std::string Family::text(const FamilyNumbers& numbers) const {
  std::string out;
  for (const Piece& piece : pieces_)
    out += piece.letter ? std::to_string(numbers[*piece.letter]) : piece.text;
  return out;
}

std::optional<std::vector<std::uint64_t>> Family::set(const FamilyNumbers& numbers) const {
  if (items_.empty()) return std::nullopt;
  std::vector<std::uint64_t> set;
  set.reserve(items_.size());
  for (const Piece& item : items_) {
    std::uint64_t number = 0;
    if (item.letter) {
      const std::int64_t n = numbers[*item.letter];
      if (n < 1 || n > largest_own_number) return std::nullopt;
      number = static_cast<std::uint64_t>(n);
    } else {
      for (const char digit : item.text)
        number = 10 * number + static_cast<std::uint64_t>(digit - '0');
    }
    set.push_back(number);
  }
  return set;
}

FamilyMembers::FamilyMembers(const OwnChoices& choices)
    : choices_(choices),
      variables_(choices.clauses.variables, 0),
      levels_(choices.clauses.steps.size()) {}

/// Lists the candidates of a choice. False where there is none. A set is listed in one go, whatever
/// the step's budget is.
bool FamilyMembers::open(std::size_t step, Work& work) {
  const OwnStep& now = choices_.clauses.steps[step];
  Level& level = levels_[step];
  level.runs.clear();
  level.run = 0;
  const OwnPart nothing = {0};
  std::vector<std::int64_t> scratch;
  Work listing(work.left());
  listing.open_step(UINT64_MAX);
  OwnEvaluation evaluation(choices_.shape, choices_.clauses, nothing, listing, scratch);
  for (std::size_t i = 0; i < variables_.size(); ++i) evaluation.choose(i, variables_[i]);
  std::size_t item = 0;
  const auto add = [&](std::int64_t first, std::int64_t last, std::int64_t stride) {
    first = std::max(first, -largest_own_number);
    last = std::min(last, largest_own_number);
    if (first <= last) level.runs.push_back({first, last, stride, item});
  };
  for (; item < now.items.size(); ++item) {
    const OwnItem& candidates = now.items[item];
    using Kind = OwnItem::Kind;
    // What is undefined lies below every first candidate.
    const std::int64_t last =
        candidates.last ? evaluation.value(*candidates.last).value_or(INT64_MIN) : INT64_MIN;
    if (candidates.kind == Kind::range) {
      const auto first = evaluation.value(*candidates.first);
      if (first) add(*first, last, 1);
    } else if (candidates.kind == Kind::odd || candidates.kind == Kind::even) {
      add(candidates.kind == Kind::odd ? 1 : 2, last, 2);
    } else {
      each_own_candidate(candidates, evaluation, [&](std::int64_t candidate) {
        add(candidate, candidate, 1);
        evaluation.spend(1);
        too_many_ = too_many_ || level.runs.size() > limits::family_members;
        return !too_many_;
      });
    }
  }
  evaluation.spend(1);
  too_many_ = too_many_ || listing.limit_reached();
  work.spend(listing.examined());
  if (level.runs.empty()) return false;
  level.now = level.runs.front().first;
  return true;
}

/// Is the candidate one of an earlier item too?
bool FamilyMembers::stood_before(const Level& level, Work& work) const {
  const std::size_t item = level.runs[level.run].item;
  std::size_t looked = 0;
  bool stood = false;
  for (const Run& run : level.runs) {
    if (run.item >= item || stood) break;
    ++looked;
    stood = run.first <= level.now && level.now <= run.last &&
            (level.now - run.first) % run.stride == 0;
  }
  work.spend(looked);
  return stood;
}

/// The next candidate; each is one once.
bool FamilyMembers::advance(Level& level, Work& work) const {
  do {
    const Run& run = level.runs[level.run];
    if (level.now <= run.last - run.stride) {
      level.now += run.stride;
    } else if (++level.run < level.runs.size()) {
      level.now = level.runs[level.run].first;
    } else {
      return false;
    }
    work.spend();
  } while (stood_before(level, work));
  return true;
}

bool FamilyMembers::holds(const Expression& condition, Work& work) {
  work.spend(1 + condition.cost() / 8);
  return condition.holds(variables_.data());
}

FamilyMembers::Found FamilyMembers::next(Work& work, FamilyNumbers& numbers) {
  const auto& steps = choices_.clauses.steps;
  while (work.may_go_on()) {
    if (!back_ && step_ == steps.size()) {
      back_ = true;
      std::size_t at = 0;
      for (const OwnStep& step : steps) {
        if (!step.condition) numbers[at++] = variables_[step.variable];
      }
      return Found::member;
    }
    if (back_) {
      // The last choice before here goes on; conditions are looked at again behind it.
      if (step_ == 0) return Found::end;
      const std::size_t at = step_ - 1;
      if (steps[at].condition || !advance(levels_[at], work)) {
        --step_;
        continue;
      }
      variables_[steps[at].variable] = levels_[at].now;
      back_ = false;
      continue;
    }
    const OwnStep& now = steps[step_];
    if (now.condition) {
      back_ = !holds(*now.condition, work);
    } else {
      back_ = !open(step_, work);
      if (too_many_) return Found::too_many;
      if (!back_) variables_[now.variable] = levels_[step_].now;
    }
    if (!back_) ++step_;
  }
  return Found::pending;
}

}  // namespace nimber
