// What the book asks: a program for a rule, worksheets, proven periods.
#include "records.hpp"

#include <nimber/notation.hpp>
#include <nimber/period.hpp>
#include "answers/program.hpp"
#include "answers/worksheet.hpp"

#include <emscripten/bind.h>

namespace {

using namespace nimber;
using namespace nimber::wasm;
using nimber::wasm::record;

val program_of(const std::string& text) {
  const auto rule = read_rule(text, page_limits);
  if (!rule) return record(rule.error());
  val out = val::object();
  out.set("rule", (*rule)->text());
  out.set("text", program(*rule));
  return out;
}

val worksheet_of(const std::string& text, double seed, unsigned count, unsigned size) {
  const auto rule = read_rule(text, page_limits);
  if (!rule) return record(rule.error());
  val out = val::object();
  out.set("rule", (*rule)->text());
  out.set("items", array(worksheet(*rule, static_cast<std::uint64_t>(std::clamp(seed, 0.0, 9e15)),
                                   count, size),
                         [](const WorksheetItem& item) {
                           Position after = item.position;
                           Term& term = after.terms[item.move.term];
                           term.state = term.rule->after(term.state, item.move.move);
                           val one = val::object();
                           one.set("position", print(item.position));
                           one.set("after", print(after));
                           return one;
                         }));
  return out;
}

val proven_period(const std::string& text, double values) {
  const auto rule = read_rule(text, page_limits);
  if (!rule) return record(rule.error());
  PeriodSearch search(*rule, static_cast<std::uint64_t>(std::clamp(values, 1.0, 1e8)));
  while (!search.step(1'000'000).done) {}
  if (search.error() != nullptr) return record(*search.error());
  val out = val::object();
  const auto& period = search.period();
  out.set("preperiod", period ? val(static_cast<double>(period->preperiod)) : val::null());
  out.set("period", period ? val(static_cast<double>(period->period)) : val::null());
  return out;
}

}  // namespace

EMSCRIPTEN_BINDINGS(nimber_book) {
  emscripten::function("program", &program_of);
  emscripten::function("worksheet", &worksheet_of);
  emscripten::function("provenPeriod", &proven_period);
}
