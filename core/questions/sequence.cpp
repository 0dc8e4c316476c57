#include "questions/sequence.hpp"

#include <nimber/limits.hpp>
#include "questions/position_text.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// What a sequence may cost unless told otherwise: a person who waits can end it.
constexpr std::uint64_t sequence_limit = 1'000'000'000'000;

/// What looking for so many may cost, where nothing was told.
std::uint64_t usual_limit(const Rule& rule, std::uint64_t count, bool lost) {
  if (count <= limits::unproven_heaps) return sequence_limit;
  const bool hope =
      rule.sequence().period_theorem() || (lost && rule.sequence().outcome_finder(1) != nullptr);
  return hope ? limits::proof_options : limits::hopeless_options;
}

std::vector<std::string> with_error(std::string known, const Error* error, const Words* words) {
  std::vector<std::string> out = {std::move(known)};
  if (error != nullptr) out.push_back(json_line(words, *error));
  return out;
}

}  // namespace

void append_value(SequenceForm form, std::uint64_t n, Value value, std::string& out) {
  switch (form) {
    case SequenceForm::json:
      out.append(n == 0 ? "[" : ", ");
      append(out, value);
      return;
    case SequenceForm::csv:
    case SequenceForm::bfile:
      append(out, n);
      out.push_back(form == SequenceForm::csv ? ',' : ' ');
      append(out, value);
      break;
    case SequenceForm::plain: append(out, value); break;
  }
  out.push_back('\n');
}

AskedSequence::AskedSequence(RulePtr rule, std::uint64_t count, std::uint64_t limit,
                             SequenceForm form)
    : rule_(rule), values_(std::move(rule), count, limit), form_(form) {}

const Error* AskedSequence::error() const {
  return values_.known() == 0 ? values_.error() : nullptr;
}

std::vector<std::string> AskedSequence::json(const Words* words) const {
  const bool text = form_ == SequenceForm::csv || form_ == SequenceForm::bfile;
  const SequenceForm form = text ? form_ : SequenceForm::json;
  std::string out = form == SequenceForm::csv ? "n,value\n" : "";
  for (std::uint64_t n = 0; n < values_.known(); ++n) append_value(form, n, values_.value(n), out);
  if (text) return with_error(json_string(out), values_.error(), words);
  out.append(values_.known() == 0 ? "[]" : "]");
  return with_error(std::move(out), values_.error(), words);
}

AskedLostHeaps::AskedLostHeaps(RulePtr rule, std::uint64_t count, std::uint64_t limit)
    : work_(std::move(rule), count, limit) {}

Progress AskedLostHeaps::step(std::uint64_t budget) {
  const Progress progress = work_.step(budget);
  const auto more = work_.take();
  found_.insert(found_.end(), more.begin(), more.end());
  return progress;
}

const Error* AskedLostHeaps::error() const { return work_.known() == 0 ? work_.error() : nullptr; }

std::vector<std::string> AskedLostHeaps::json(const Words* words) const {
  JsonSink sink;
  write_list(sink, found_, [&](std::uint64_t heap) { sink.whole(heap); });
  return with_error(sink.json(), work_.error(), words);
}

AskedCounts::AskedCounts(RulePtr rule, std::uint64_t count, std::uint64_t limit)
    : about_(rule->text()), work_(std::move(rule), count, limit) {}

const Error* AskedCounts::error() const {
  // Of too many values none is told.
  const bool none = work_.known() == 0 ||
                    (work_.error() != nullptr && work_.error()->code == ErrorCode::output_too_long);
  return none ? work_.error() : nullptr;
}

std::vector<std::string> AskedCounts::json(const Words* words) const {
  JsonSink sink;
  sink.begin_list();
  work_.each([&](Value value, std::uint64_t heaps) {
    Record(sink).whole("value", value).whole("heaps", heaps);
  });
  sink.end_list();
  return with_error(sink.json(), work_.error(), words);
}

namespace {

constexpr std::string_view views = "plot, squares, runs, table";

/// Is the word one of a list with commas?
bool is_one_of(std::string_view word, std::string_view list) {
  while (!list.empty()) {
    const std::size_t end = std::min(list.find(", "), list.size());
    if (list.substr(0, end) == word) return true;
    list.remove_prefix(std::min(end + 2, list.size()));
  }
  return false;
}

}  // namespace

Result<AskedPtr> ask_sequence(Asking& asking) {
  Arguments& words = asking.words;
  const bool lost = words.flag("--lost");
  const bool counts = words.flag("--counts");
  SequenceForm form = words.flag("--json") ? SequenceForm::json : SequenceForm::plain;
  // One form at a time; only the lost heaps may stand in an array.
  int forms = (form == SequenceForm::json && !lost ? 1 : 0) + (lost ? 1 : 0) + (counts ? 1 : 0);
  std::string_view last = counts ? "--counts" : "--lost";
  for (const auto& [name, other] :
       {std::pair("--csv", SequenceForm::csv), std::pair("--bfile", SequenceForm::bfile)}) {
    if (!words.flag(name)) continue;
    form = other;
    last = name;
    ++forms;
  }
  if (forms > 1) words.refuse(last, "one-of", "--json, --csv, --bfile, --lost, --counts");
  // How a page draws the values; the values are the same.
  const std::string view = words.text("--view");
  if (words.taken("--view") && (view.empty() || !is_one_of(view, views)))
    words.refuse("--view", "choice", views);
  const std::uint64_t count = words.number("--count", UINT64_MAX);
  std::uint64_t limit = words.number("--limit", UINT64_MAX);
  if (auto wrong = asking.complaint()) return *wrong;
  if (count == UINT64_MAX) return Error{ErrorCode::bad_option, 0, {"--count", "wanted"}};
  const auto rule = asked_rule(asking);
  if (!rule) return rule.error();
  if (limit == UINT64_MAX)
    limit = lost || counts ? usual_limit(**rule, count, lost) : sequence_limit;
  if (counts) return AskedPtr(std::make_unique<AskedCounts>(*rule, count, limit));
  if (lost) return AskedPtr(std::make_unique<AskedLostHeaps>(*rule, count, limit));
  return AskedPtr(std::make_unique<AskedSequence>(*rule, count, limit, form));
}

Result<AskedPtr> ask_lost(Asking& asking) {
  const std::uint64_t below = asking.words.number("--below", AskedLostHeaps::usual_below);
  const std::uint64_t limit = asking.words.number("--limit", UINT64_MAX);
  if (auto wrong = asking.complaint()) return *wrong;
  const auto rule = asked_rule(asking);
  if (!rule) return rule.error();
  return AskedPtr(std::make_unique<AskedLostHeaps>(
      *rule, below, limit == UINT64_MAX ? usual_limit(**rule, below, true) : limit));
}

}  // namespace nimber
