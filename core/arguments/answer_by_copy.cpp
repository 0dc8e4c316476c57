#include "arguments/answer_by_copy.hpp"

#include "arguments/check_argument.hpp"
#include "arguments/equal_parts.hpp"

#include <nimber/limits.hpp>

#include <algorithm>
#include <map>
#include <string>

namespace nimber {
namespace {

/// The only term that a move has changed; none where several or none have.
std::optional<std::size_t> changed_term(const Position& before, const Position& then) {
  if (before.terms.size() != then.terms.size()) return std::nullopt;
  std::optional<std::size_t> changed;
  for (std::size_t i = 0; i < then.terms.size(); ++i) {
    if (before.terms[i].rule->text() != then.terms[i].rule->text()) return std::nullopt;
    if (before.terms[i].state == then.terms[i].state) continue;
    if (changed) return std::nullopt;
    changed = i;
  }
  return changed;
}

std::optional<PositionMove> copy_on_board(const Term& before, const Argument& argument,
                                          const Position& then, std::size_t at, Work& work) {
  const Term& now = then.terms[at];
  const std::size_t first = now.rule->game().state_form == StateForm::cell_rows ? 1 : 0;
  if (before.state.size() != now.state.size()) return std::nullopt;
  std::vector<std::size_t> image(now.state.size() - first);
  for (std::size_t i = 0; i < image.size(); ++i) image[i] = i;
  for (const auto& [a, b] : argument.pairs) {
    if (a == 0 || b == 0 || a > image.size() || b > image.size()) return std::nullopt;
    const auto one = static_cast<std::size_t>(a - 1);
    const auto two = static_cast<std::size_t>(b - 1);
    image[one] = two;
    image[two] = one;
  }
  const auto other = [&](std::uint64_t symbol) {
    if (!argument.exchange) return symbol;
    const auto one = std::uint64_t{static_cast<unsigned char>(argument.exchange->first)};
    const auto two = std::uint64_t{static_cast<unsigned char>(argument.exchange->second)};
    return symbol == one ? two : symbol == two ? one : symbol;
  };
  Position wanted = then;
  State& cells = wanted.terms[at].state;
  for (std::size_t i = 0; i < image.size(); ++i) {
    if (before.state[first + i] == now.state[first + i]) continue;
    cells[first + image[i]] = other(now.state[first + i]);
  }
  work.spend(cells.size());
  return move_between(then, wanted, work);
}

/// The argument about a smaller graph whose vertices have kept their names; none where one of a
/// pair is gone.
std::optional<Argument> still(const Argument& argument, const Drawing& drawing, bool loose) {
  Argument out;
  out.map = argument.map;
  out.names = drawing.vertices;
  std::map<std::string_view, std::uint64_t> number;
  for (std::size_t i = 0; i < out.names.size(); ++i) number[out.names[i]] = i;
  for (const auto& [a, b] : argument.pairs) {
    const auto one = number.find(argument.names[static_cast<std::size_t>(a)]);
    const auto two = number.find(argument.names[static_cast<std::size_t>(b)]);
    if ((one == number.end()) != (two == number.end()) && !loose) return std::nullopt;
    if (one != number.end() && two != number.end())
      out.pairs.emplace_back(one->second, two->second);
  }
  return out;
}

std::optional<PositionMove> copy_on_graph(const Argument& argument, const Position& then,
                                          std::size_t at, Work& work) {
  const Term& now = then.terms[at];
  const bool loose = now.rule->game().board == Board::edges;
  std::optional<PositionMove> found;
  const auto look = [&](const Move& move) {
    const Term left{now.rule, now.rule->after(now.state, move)};
    const Drawing drawing = left.rule->display().drawing(left.state);
    work.spend(1 + drawing.vertices.size() + drawing.edges.size());
    const auto copied = still(argument, drawing, loose);
    if (copied && check_graph(left, *copied).empty()) found = PositionMove{at, move};
    return !found && !work.limit_reached();
  };
  for (std::size_t part = 0; part < now.rule->parts(now.state) && !found; ++part)
    now.rule->each_move(now.state, part, MoveSink(work, look));
  return found;
}

}  // namespace

std::optional<PositionMove> answer_by_copy(const Position& before, const Argument& argument,
                                           const Position& then, Work& work) {
  if (argument.first || then.misere || then.compound != Compound::sum) return std::nullopt;
  const auto at = changed_term(before, then);
  if (!at) return std::nullopt;
  if (argument.map == SymmetryMap::swap) return copy_among_parts(before, then, work);
  if (argument.map == SymmetryMap::graph) return copy_on_graph(argument, then, *at, work);
  return copy_on_board(before.terms[*at], argument, then, *at, work);
}

}  // namespace nimber
