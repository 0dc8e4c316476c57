#include "questions/patterns.hpp"

#include "questions/position_text.hpp"
#include "records/laws/patterns.hpp"

namespace nimber {
namespace {

constexpr std::uint64_t values_limit = 300'000'000;
constexpr double values_share = 0.25;

}  // namespace

AskedPatterns::AskedPatterns(RulePtr rule, std::uint64_t count, std::optional<PatternLine> line,
                             std::uint64_t largest)
    : rule_(std::move(rule)), whole_(!line) {
  values_.emplace(rule_, count, std::move(line), values_limit, largest);
}

AskedPatterns::AskedPatterns(PatternData list)
    : whole_(true), search_(std::make_unique<Patterns>(std::move(list), nullptr, true)) {}

Progress AskedPatterns::step(std::uint64_t budget) {
  if (search_) {
    const Progress progress = search_->step(budget);
    return {progress.done,
            progress.done ? 1.0 : values_share + (1 - values_share) * progress.fraction,
            progress.examined};
  }
  const Progress progress = values_->step(budget);
  if (progress.done) {
    if (!values_->result()) return {true, 1.0, progress.examined};
    search_ = std::make_unique<Patterns>(*values_->result(), rule_, whole_);
  }
  return {false, values_share * progress.fraction, progress.examined};
}

const Error* AskedPatterns::error() const { return search_ ? nullptr : &values_->result().error(); }

std::vector<std::string> AskedPatterns::json(const Words* words) const {
  std::vector<std::string> out;
  out.reserve(search_->laws().size());
  for (const Law& law : search_->laws())
    out.push_back(json_line(words, ToldLaw{law, search_->data()}));
  return out;
}

Result<AskedPtr> ask_patterns(Asking& asking) {
  Arguments& words = asking.words;
  const std::uint64_t count = words.number("--count", 0);
  const std::uint64_t largest = words.number("--largest", 0);
  const std::string where = words.text("--where", "line");
  if (asking.list && !where.empty()) words.refuse("--where", "pairs");
  if (auto wrong = asking.complaint()) return *wrong;
  if (asking.list) {
    auto list = read_pattern_values(*asking.list);
    if (!list) return in_list(asking, list.error());
    if (count > 0 && !list->pairs && count < list->values.size())
      list->values.resize(static_cast<std::size_t>(count));
    return AskedPtr(std::make_unique<AskedPatterns>(std::move(*list)));
  }
  const auto rule = asked_rule(asking);
  if (!rule) return rule.error();
  std::optional<PatternLine> line;
  if (!where.empty()) {
    auto given = read_pattern_line(where, **rule);
    if (!given) return in_option(asking, given.error(), "--where");
    line = std::move(*given);
  }
  return AskedPtr(std::make_unique<AskedPatterns>(*rule, count, std::move(line), largest));
}

}  // namespace nimber
