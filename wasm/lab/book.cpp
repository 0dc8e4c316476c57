// What the book and its worksheets ask: a program for a rule, positions with one winning move.
#include <nimber/notation.hpp>
#include "answers/worksheet.hpp"
#include "laws/programs/judge_program.hpp"
#include "questions.hpp"

namespace nimber::wasm::questions {

namespace {
constexpr std::uint64_t book_program_options = 20'000'000;
}  // namespace

val program(const std::string& text) {
  const auto rule = read_rule(text, page_limits);
  if (!rule) return record(rule.error());
  val out = val::object();
  out.set("rule", (*rule)->text());
  out.set("text", best_program(*rule, book_program_options));
  return out;
}

val worksheet(const std::string& text, double seed, unsigned count, unsigned size) {
  constexpr std::string_view suffix = "~misere";
  const bool misere = text.ends_with(suffix);
  const std::string_view alone(text.data(), text.size() - (misere ? suffix.size() : 0));
  const auto rule = read_rule(alone, page_limits);
  if (!rule) return record(rule.error());
  val out = val::object();
  out.set("rule", (*rule)->text() + (misere ? std::string(suffix) : ""));
  out.set("items", array(nimber::worksheet(*rule, seed_of(seed), count, size, misere),
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

}  // namespace nimber::wasm::questions
