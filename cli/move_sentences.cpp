// A move in words.
#include "sentences.hpp"

#include <algorithm>
#include <string>
#include <vector>

namespace nimber::cli {
namespace {

/// Lines of a board.
std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines(1);
  for (const char c : text) {
    if (c == '/')
      lines.emplace_back();
    else
      lines.back().push_back(c);
  }
  return lines;
}

/// "cells 3-5: oo. -> ..o", or with rows: "rows 1-2, cell 3: ./. -> o/o".
std::string painted(const std::string& before, const std::string& after) {
  const auto old = lines_of(before);
  const auto now = lines_of(after);
  std::size_t top = old.size();
  std::size_t bottom = 0;
  std::size_t left = SIZE_MAX;
  std::size_t right = 0;
  for (std::size_t r = 0; r < old.size(); ++r) {
    for (std::size_t c = 0; c < old[r].size(); ++c) {
      if (old[r][c] == now[r][c]) continue;
      top = std::min(top, r);
      bottom = std::max(bottom, r);
      left = std::min(left, c);
      right = std::max(right, c);
    }
  }
  const auto span = [](const std::string& word, std::size_t from, std::size_t to) {
    std::string out = word + (from == to ? " " : "s ") + std::to_string(from + 1);
    return from == to ? out : out + "-" + std::to_string(to + 1);
  };
  const auto box = [&](const std::vector<std::string>& lines) {
    std::string out;
    for (std::size_t r = top; r <= bottom; ++r)
      out += (r > top ? "/" : "") + lines[r].substr(left, right - left + 1);
    return out;
  };
  return (old.size() > 1 ? span("row", top, bottom) + ", " : "") + span("cell", left, right) +
         ": " + box(old) + " -> " + box(now);
}

std::string sentence_of_one(const Position& position, const PositionMove& position_move) {
  const Move& move = position_move.move;
  const Term& term = position.terms[position_move.term];
  const auto number = [](std::uint64_t n) { return std::to_string(n); };
  const std::string heap = "heap " + number(heap_number(position, position_move));
  const std::string pieces = number(move.after[0]) + " and " + number(move.after[1]);
  const Board board = term.rule->game().board;
  std::string text;
  switch (move.kind) {
    case MoveKind::take: return "take " + number(move.amount) + " from " + heap;
    case MoveKind::split: return "split " + heap + " into " + pieces;
    case MoveKind::take_split:
      return "take " + number(move.amount) + " from " + heap + " and split the rest into " + pieces;
    case MoveKind::both: text = "take " + number(move.amount) + " from both heaps"; break;
    case MoveKind::down:
      text = "move " + number(move.amount) + (move.amount == 1 ? " stone" : " stones") +
             " from step " + number(move.part + 1u) + " to " +
             (move.part == 0 ? "the ground" : "step " + number(move.part));
      break;
    case MoveKind::slide:
      text = board == Board::strip ? "move the coin on square " + number(move.before) +
                                         " to square " + number(move.after[0])
             : board == Board::squares
                 ? "move coin " + number(move.part + 1u) + " from square " + number(move.before) +
                       " to square " + number(move.after[0])
             : board == Board::hill
                 ? "move the climber at " + number(move.before) + " up to " + number(move.after[0])
                 : "move the monk on step " + number(move.before) + " up to step " +
                       number(move.after[0]);
      break;
    case MoveKind::edge:
      text = "move token " + number(move.part + 1u) + " from " +
             print_state(*term.rule, {move.before}) + " to " +
             print_state(*term.rule, {move.after[0]});
      break;
    case MoveKind::cut: text = "cut " + term.rule->display().place(term.state, move); break;
    case MoveKind::clear:
      text = "take " + term.rule->display().place(term.state, move) + " with its neighbours";
      break;
    case MoveKind::lift:
      text = "take " + term.rule->display().place(term.state, move) + " with both ends";
      break;
    case MoveKind::turn:
      text = move.flips.size() == 1 ? "turn coin " : "turn coins ";
      for (std::size_t i = 0; i < move.flips.size(); ++i)
        text += (i > 0 ? ", " : "") + number(move.flips[i] + 1u);
      break;
    case MoveKind::corners: {
      const std::uint64_t* head = term.state.data() + std::size_t{2} * move.part;
      const auto corner = [&](std::uint64_t row, std::uint64_t column) {
        return number(row) + "." + number(column);
      };
      text = "turn the corners " + corner(move.after[1], move.after[0]) + ", " +
             corner(move.after[1], head[1]) + ", " + corner(head[0], move.after[0]) + ", " +
             corner(head[0], head[1]);
      break;
    }
    case MoveKind::own: {
      const bool heaps = term.rule->heaps(term.state) > 0;
      const State before = term.rule->part_alone(term.state, move.part);
      text = heaps ? heap : "part " + number(move.part + 1u);
      text += ": " + print_state(*term.rule, before) + " -> " + print_state(*term.rule, move.parts);
      if (heaps) return text;
      break;
    }
    case MoveKind::paint:
      text = painted(print_state(*term.rule, term.state),
                     print_state(*term.rule, term.rule->after(term.state, move)));
      break;
  }
  if (position.terms.size() > 1) text += " in term " + number(position_move.term + 1);
  return text;
}

}  // namespace

std::string sentence(const Position& position, const PositionMove& move) {
  std::string text = sentence_of_one(position, move);
  for (const PositionMove& also : move.also) text += "; " + sentence_of_one(position, also);
  return text;
}

}  // namespace nimber::cli
