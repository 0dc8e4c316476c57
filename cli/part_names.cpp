#include "part_names.hpp"

#include <nimber/notation.hpp>

namespace nimber::cli {

std::string part_text(const Position& position, const About& about) {
  const Term& term = position.terms[about.term];
  if (about.part == About::whole) return print(term);
  return term.rule->text().append(":").append(std::to_string(term.state[about.part]));
}

std::string row_text(const Position& position, const SumRow& row) {
  const Term& term = position.terms[row.term];
  const Component& c = row.component;
  std::string out;
  switch (c.kind) {
    case Component::Kind::heap:
      out = "heap of " + std::to_string(c.size);
      // One heap has a value for each limit.
      if (term.rule->game().board == Board::limited)
        out.append(", at most ")
            .append(std::to_string(term.state[term.rule->heaps(term.state)]))
            .append(" to take");
      break;
    case Component::Kind::pair: out = "gap of " + std::to_string(c.size); break;
    case Component::Kind::edge: out = "gap of " + std::to_string(c.size) + " to the border"; break;
    case Component::Kind::step:
      out = std::to_string(c.size) + " on step " + std::to_string(c.part + std::uint64_t{1});
      break;
    case Component::Kind::token: out = "token on " + print_state(*term.rule, {c.size}); break;
    case Component::Kind::coin: out = "coin on square " + std::to_string(c.size); break;
    case Component::Kind::head:
      out = row.with.empty() ? "head at " : "heads at ";
      out.append(std::to_string(c.size));
      for (std::size_t i = 0; i < row.with.size(); ++i) {
        const bool last = i + 1 == row.with.size();
        if (i == 7 && !last) {
          out.append(" and ").append(std::to_string(row.with.size() - i)).append(" more");
          break;
        }
        out.append(last ? " and " : ", ").append(std::to_string(row.with[i]));
      }
      break;
    case Component::Kind::corner:
      out = "head at " + std::to_string(c.size) + "." + std::to_string(c.column);
      break;
    case Component::Kind::part:
      out = "part " + print_state(*term.rule, term.rule->part_alone(term.state, c.part));
      break;
    case Component::Kind::whole: return print(term);
  }
  return out.append(" (").append(term.rule->text()).append(")");
}

}  // namespace nimber::cli
