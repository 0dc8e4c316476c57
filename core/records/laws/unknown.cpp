#include "records/laws/unknown.hpp"

namespace nimber {

static void write(RecordSink& sink, const Range& range) {
  if (sink.line()) {
    sink.begin_list();
    sink.whole(range.first);
    sink.whole(range.last);
    sink.end_list();
  } else {
    Record(sink).whole("first", range.first).whole("last", range.last);
  }
}

void write(RecordSink& sink, const Solution& solution) {
  Record out(sink);
  const auto add_ranges = [&](const char* name, const std::vector<Range>& ranges) {
    out.list(name, ranges, [&](const Range& range) { write(sink, range); });
  };
  if (sink.line()) {
    out.text("position", solution.before + "?" + solution.after);
  } else {
    out.text("before", solution.before).text("after", solution.after);
  }
  add_ranges("losing", solution.losing);
  add_ranges("repeating", solution.repeating);
  out.whole("preperiod", solution.preperiod).whole("period", solution.period);
  out.truth("proven", solution.proven).whole("checkedTo", solution.checked_to);
  add_ranges("unsettled", solution.unsettled);
  if (!sink.line()) add_ranges("illegal", solution.illegal);
}

}  // namespace nimber
