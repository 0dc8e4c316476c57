// Who wins by copying, what is copied where, and the copy of a move.
#include <nimber/limits.hpp>
#include <nimber/notation.hpp>
#include "arguments/answer_by_copy.hpp"
#include "arguments/find_argument.hpp"
#include "questions.hpp"
#include "questions/argued_analysis.hpp"
#include "records/argument.hpp"

namespace nimber::wasm {
namespace {

/// Where something of a pair stands; `name` for vertices only.
val place(std::size_t term, std::size_t part, const std::string& name) {
  val out = val::object();
  out.set("term", static_cast<double>(term + 1));
  out.set("part", static_cast<double>(part));
  out.set("name", name);
  return out;
}

/// Of all parts of a sum, counted from 1: term from 0, and part from 1, or 0 for the whole term.
std::vector<std::pair<std::size_t, std::size_t>> places_of_parts(const Position& position) {
  std::vector<std::pair<std::size_t, std::size_t>> out;
  for (std::size_t i = 0; i < position.terms.size(); ++i) {
    const Term& term = position.terms[i];
    if (term.rule->apart() == Rule::Apart::whole) {
      out.emplace_back(i, 0);
      continue;
    }
    for (std::size_t part = 0; part < term.rule->parts(term.state); ++part)
      out.emplace_back(i, part + 1);
  }
  return out;
}

/// The term that boards and graphs are about: the one that has a move.
std::size_t live_term(const Position& position) {
  std::size_t i = 0;
  while (i + 1 < position.terms.size() && is_over(position.terms[i])) ++i;
  return i;
}

val symmetry_record(const Position& position, const Argument& argument) {
  const Position then = argument.first ? after(position, *argument.first) : position;
  const bool swap = argument.map == SymmetryMap::swap;
  const auto parts = swap ? places_of_parts(then) : places_of_parts(Position{});
  const std::size_t term = live_term(then);
  const auto at = [&](std::uint64_t number) {
    const auto n = static_cast<std::size_t>(number);
    if (swap) return place(parts[n - 1].first, parts[n - 1].second, "");
    if (argument.map == SymmetryMap::graph) return place(term, 0, argument.names[n]);
    return place(term, n, "");
  };
  val out = val::object();
  out.set("map", std::string(text(argument.map)));
  out.set("move", argument.first ? record(position, *argument.first) : val::null());
  out.set("after", print(then));
  out.set("exchange", argument.exchange
                          ? std::string{argument.exchange->first, argument.exchange->second}
                          : std::string());
  out.set("pairs", array(argument.pairs, [&](const auto& pair) {
            val both = val::array();
            both.set(0, at(pair.first));
            both.set(1, at(pair.second));
            return both;
          }));
  return out;
}

std::optional<Argument> argument_about(const Position& position, ArgumentFor wanted) {
  Work work(limits::page_argument_steps);
  return find_argument(position, wanted, work);
}

/// An explanation that tells an argument too.
class ArguedExplainTask final : public CoreTask<ArguedExplain> {
 public:
  ArguedExplainTask(const std::string& text, double limit) {
    auto position = read_position(text, board_limits);
    if (position) {
      work_ = std::make_unique<ArguedExplain>(std::move(*position), limit_of(limit));
    } else {
      error_ = position.error();
    }
  }

 private:
  val finished() const override {
    const auto& result = work_->result();
    return result ? record(*result, work_->argument()) : record(result.error());
  }
};

}  // namespace

namespace questions {

Task* explainArgued(const std::string& position, double limit) {
  return new ArguedExplainTask(position, limit);
}

val argue(const std::string& text, bool won, double places) {
  const auto position = read_position(text, board_limits);
  if (!position) return record(position.error());
  const std::uint64_t most = limits::page_argument_steps;
  Work work(places >= 1 ? std::min(most, limit_of(places)) : most);
  const auto found = argue(*position, won ? ArgumentFor::won : ArgumentFor::lost, work);
  if (!found) return record(unsettled(work.examined(), Bound::theory));
  return record(*position, found->answer, found->argument);
}

val symmetry(const std::string& text) {
  const auto position = read_position(text, board_limits);
  if (!position) return record(position.error());
  auto argument = argument_about(*position, ArgumentFor::lost);
  if (!argument) argument = argument_about(*position, ArgumentFor::won);
  val out = val::object();
  out.set("symmetry", argument ? symmetry_record(*position, *argument) : val::null());
  return out;
}

val copyOf(const std::string& before_text, const std::string& after_text) {
  const auto before = read_position(before_text, board_limits);
  if (!before) return record(before.error());
  const auto then = read_position(after_text, board_limits);
  if (!then) return record(then.error());
  const auto argument = argument_about(*before, ArgumentFor::lost);
  if (!argument) return move_or_null(*then, std::nullopt);
  Work work(limits::page_argument_steps);
  return move_or_null(*then, answer_by_copy(*before, *argument, *then, work));
}

}  // namespace questions
}  // namespace nimber::wasm
