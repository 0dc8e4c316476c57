#include "questions/which.hpp"

#include "laws/patterns/pattern_reader.hpp"
#include "questions/position_text.hpp"
#include "text/code_points.hpp"

namespace nimber {

std::vector<std::string> AskedWhich::json(const Words*) const {
  std::vector<std::string> out;
  for (const FoundGame& game : answer().games) {
    JsonSink sink;
    {
      Record record(sink);
      record.text("rule", game.rule);
      record.field("moved").whole_signed(game.moved);
      record.whole("agrees_to", game.agrees_to).text("equal", game.proven ? "proven" : "agrees");
      if (!game.name.empty()) record.text("name", game.name);
    }
    out.push_back(sink.json());
  }
  if (answer().more > 0) {
    JsonSink sink;
    { Record(sink).whole("more", answer().more); }
    out.push_back(sink.json());
  }
  return out;
}

Result<AskedPtr> ask_which(Asking& asking) {
  const bool marks = asking.words.flag("--marks");
  if (marks && !asking.list) asking.words.refuse("--marks", "beside", "--values");
  if (auto wrong = asking.complaint()) return *wrong;
  if (asking.list) {
    auto list = read_pattern_values(*asking.list);
    if (!list) return in_list(asking, list.error());
    // A / parts the rows of a table. Lines may be a list that was broken.
    if (const std::size_t row = asking.list->find('/'); row != std::string::npos) {
      const std::size_t before = code_points(std::string_view(*asking.list).substr(0, row));
      return in_list(asking, {ErrorCode::bad_integer, before + 1, {}});
    }
    std::vector<std::uint64_t> values;
    values.reserve(list->values.size());
    // Of marks the reader says 1 where one is lost.
    for (const std::int64_t value : list->values)
      values.push_back(static_cast<std::uint64_t>(list->marks ? 1 - value : value));
    Which work(std::move(values), marks || list->marks);
    if (const auto& result = work.result();
        !result && result.error().code == ErrorCode::too_few_values)
      return in_list(asking, result.error());
    return AskedPtr(std::make_unique<AskedWhich>(std::string(), std::move(work), false));
  }
  const auto rule = asked_rule(asking);
  if (!rule) return rule.error();
  if (!(*rule)->has_sequence())
    return in_operand(asking, {ErrorCode::no_sequence, 0, {(*rule)->text()}}, 0);
  return AskedPtr(std::make_unique<AskedWhich>((*rule)->text(), Which(*rule), true));
}

}  // namespace nimber
