#include "questions/period.hpp"

#include "laws/periods/period_options.hpp"
#include "questions/coq_answer.hpp"
#include "questions/position_text.hpp"
#include "records/laws/period.hpp"

namespace nimber {
namespace {

/// In place of a number of values: none was given.
constexpr std::uint64_t no_limit = UINT64_MAX;

std::uint64_t options_for(const Rule& rule, std::uint64_t values) {
  return values == no_limit ? usual_period_options(rule) : period_options(rule, values);
}

}  // namespace

AskedPeriod::AskedPeriod(RulePtr rule, std::uint64_t values, std::uint64_t options,
                         std::uint64_t table_bytes, Told told)
    : search_(std::move(rule), values, options), told_(told) {
  if (table_bytes > 0) search_.allow_tables(table_bytes);
}

std::vector<std::string> AskedPeriod::json(const Words* words) const {
  if (search_.period() && told_ == Told::certificate) return {print(search_.certificate())};
  if (search_.period() && told_ == Told::coq) return {coq_line(coq_file(search_.certificate()))};
  return {json_line(words, search_)};
}

Result<AskedPtr> ask_period(Asking& asking) {
  using Told = AskedPeriod::Told;
  const bool certificate = asking.words.flag("--certificate");
  const bool coq = asking.words.flag("--coq");
  const Told told = coq ? Told::coq : certificate ? Told::certificate : Told::numbers;
  const std::uint64_t limit = asking.words.number("--limit", no_limit);
  if (auto wrong = asking.complaint()) return *wrong;
  const auto rule = asked_rule(asking);
  if (!rule) return rule.error();
  return AskedPtr(std::make_unique<AskedPeriod>(*rule, limit, options_for(**rule, limit),
                                                asking.table_bytes, told));
}

}  // namespace nimber
