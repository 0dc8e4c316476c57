// Which game it is, in words.
#include "asking.hpp"
#include "sentences.hpp"

#include "questions/which.hpp"

#include <iostream>

namespace nimber::cli {
namespace {

/// Where the list begins, seen from the game.
std::string moved_words(int moved, bool of_rule) {
  const std::string by = std::to_string(moved < 0 ? -moved : moved);
  if (moved == 0) return {};
  if (of_rule) {
    return moved > 0 ? "; its heap n + " + by + " is heap n of the rule"
                     : "; its heap n is heap n + " + by + " of the rule";
  }
  return moved > 0 ? "; your list begins at its heap " + by
                   : "; its heap 0 is number " + by + " of your list, counted from 0";
}

Status tell(AskedWhich& asked) {
  finish(asked);
  if (const Error* error = asked.error()) return fail(*error, false);
  const Which::Answer& answer = asked.answer();
  std::string out;
  for (const FoundGame& game : answer.games) {
    out.append(game.rule);
    if (!game.name.empty()) out.append("  ").append(game.name);
    out.append("  (");
    if (game.proven) {
      out.append("the same values for ever, proven");
    } else {
      out.append("agrees to ").append(asked.of_rule() ? "heap " : "number ");
      out.append(number(game.agrees_to));
    }
    out.append(moved_words(game.moved, asked.of_rule())).append(")\n");
  }
  if (answer.more > 0) out.append("and ").append(number(answer.more)).append(" more\n");
  std::cout << out;
  if (answer.games.empty()) {
    std::cerr << "none of the games looked through has these " << number(answer.values)
              << " values\n";
  }
  return all_answered;
}

}  // namespace

Status tell_which(Asked& asked) { return tell(static_cast<AskedWhich&>(asked)); }

}  // namespace nimber::cli
