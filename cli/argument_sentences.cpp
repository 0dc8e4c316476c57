#include "argument_sentences.hpp"

#include "sentences.hpp"

#include <nimber/notation.hpp>

#include <algorithm>

namespace nimber::cli {
namespace {

std::string map_text(const Argument& argument) {
  switch (argument.map) {
    case SymmetryMap::half_turn: return "turned by half";
    case SymmetryMap::mirror_rows: return "with its rows mirrored, the first for the last";
    case SymmetryMap::mirror_columns: return "with its columns mirrored, the first for the last";
    case SymmetryMap::swap: return "with equal parts exchanged";
    case SymmetryMap::graph: return "with these vertices exchanged";
  }
  return "";
}

}  // namespace

std::string in_words(const Position& position, const Argument& argument) {
  std::string out = "by symmetry";
  if (argument.first) {
    out += " after a first move, " + sentence(position, *argument.first) +
           "\n  from then on each move can be copied, since the position stays the same ";
  } else {
    out += ": the position stays the same ";
  }
  out += map_text(argument);
  if (argument.exchange) {
    out += ", with ";
    out += argument.exchange->first;
    out += " and ";
    out += argument.exchange->second;
    out += " exchanged";
  }
  out += "\n  a move is answered by its image, which it never hinders, so the copier moves last\n";
  constexpr std::size_t shown = 12;
  out += argument.pairs.empty() ? "" : "  pairs:";
  for (std::size_t i = 0; i < std::min(shown, argument.pairs.size()); ++i) {
    const auto name = [&](std::uint64_t each) {
      return argument.map == SymmetryMap::graph ? argument.names[static_cast<std::size_t>(each)]
                                                : std::to_string(each);
    };
    out += " " + name(argument.pairs[i].first) + "~" + name(argument.pairs[i].second);
  }
  if (argument.pairs.size() > shown) out += " ...";
  return out += argument.pairs.empty() ? "" : "\n";
}

std::string verdict_on_argument(std::string_view wrong, bool end_is_only_tried) {
  if (wrong.empty() && end_is_only_tried) {
    return "  verified: no move can ever hinder its copy; that play ends was tried on small "
           "numbers\n";
  }
  if (wrong.empty()) return "  verified: no move can ever hinder its copy, and play ends\n";
  std::string out = "  NOT verified: ";
  if (wrong == "large") return out + "there is too much to look at\n";
  if (wrong == "move") return out + "the first move is none\n";
  if (wrong == "map") return out + "the position is not the same when it is mapped\n";
  if (wrong == "rule") return out + "the rule is not the same when it is mapped\n";
  if (wrong == "copy") return out + "a move may change what its copy needs\n";
  if (wrong == "never") return out + "a move and its copy may leave a picture that is forbidden\n";
  if (wrong == "until") return out + "a move may end the game before it is copied\n";
  if (wrong == "ends") return out + "play may not end\n";
  return out + "this is no argument about the position\n";
}

}  // namespace nimber::cli
