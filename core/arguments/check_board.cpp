#include "arguments/check_argument.hpp"

#include <nimber/notation.hpp>

#include <algorithm>
#include <map>
#include <set>
#include <vector>

namespace nimber {
namespace {

using Lines = std::vector<std::string>;

Lines split(std::string_view text, char at) {
  Lines out(1);
  for (const char c : text) {
    if (c == at) {
      out.emplace_back();
    } else {
      out.back().push_back(c);
    }
  }
  return out;
}

Lines flipped(Lines lines) {
  for (std::string& line : lines) std::reverse(line.begin(), line.end());
  return lines;
}

Lines quarter(const Lines& lines) {
  Lines out(lines[0].size());
  for (std::size_t column = 0; column < out.size(); ++column) {
    for (std::size_t row = lines.size(); row > 0; --row) out[column] += lines[row - 1][column];
  }
  return out;
}

/// Symbols before and after, joined: one text can be turned as a whole.
struct Shape {
  Lines before;
  Lines after;
  bool operator<(const Shape& other) const {
    return before != other.before ? before < other.before : after < other.after;
  }
};

struct Texts {
  std::set<Shape> moves;
  std::set<Shape> never;
  std::set<Shape> until;
};

/// Reads `LEFT->RIGHT,…;FLAG;…`, the canonical text of a drawn rule.
Texts read_rules(const std::string& text) {
  Texts out;
  bool flip = false;
  bool turn = false;
  std::set<Shape> moves;
  std::set<Shape> never;
  std::set<Shape> until;
  bool first = true;
  for (const std::string& item : split(text, ';')) {
    if (first) {
      for (const std::string& move : split(item, ',')) {
        const std::size_t arrow = move.find("->");
        moves.insert({split(move.substr(0, arrow), '/'), split(move.substr(arrow + 2), '/')});
      }
      first = false;
    } else if (item == "flip") {
      flip = true;
    } else if (item == "turn") {
      turn = true;
    } else {
      const Lines picture = split(item.substr(6), '/');
      (item.rfind("never=", 0) == 0 ? never : until).insert({picture, picture});
    }
  }
  const auto all = [&](const std::set<Shape>& from, std::set<Shape>& to) {
    for (Shape shape : from) {
      for (int i = 0; i < (turn ? 4 : 1); ++i) {
        to.insert(shape);
        if (flip) to.insert({flipped(shape.before), flipped(shape.after)});
        shape = {quarter(shape.before), quarter(shape.after)};
      }
    }
  };
  all(moves, out.moves);
  all(never, out.never);
  all(until, out.until);
  return out;
}

/// A picture at a place: its cells with their symbols before and after.
struct Placed {
  struct Cell {
    std::size_t at;
    char before;
    char after;
    bool operator<(const Cell& other) const {
      return at != other.at           ? at < other.at
             : before != other.before ? before < other.before
                                      : after < other.after;
    }
    bool operator==(const Cell& other) const {
      return at == other.at && before == other.before && after == other.after;
    }
  };
  std::vector<Cell> cells;  // by place

  bool operator<(const Placed& other) const { return cells < other.cells; }
  const Cell* find(std::size_t at) const {
    for (const Cell& cell : cells) {
      if (cell.at == at) return &cell;
    }
    return nullptr;
  }
};

class BoardCheck {
 public:
  BoardCheck(const Term& before, const Term& after, const Argument& argument)
      : argument_(argument), texts_(read_rules(before.rule->rules())) {
    const auto text_of = [](const Term& term) {
      return split(print_state(*term.rule, term.state), '/');
    };
    const Lines from = text_of(before);
    const Lines to = text_of(after);
    width_ = from[0].size();
    height_ = from.size();
    for (const std::string& line : from) before_ += line;
    for (const std::string& line : to) board_ += line;
    for (const Shape& shape : texts_.moves) {
      if (shape.before == shape.after) continue;
      for (const std::string& line : shape.before) looked_at_.insert(line.begin(), line.end());
    }
    for (const auto* list : {&texts_.never, &texts_.until}) {
      for (const Shape& shape : *list) {
        for (const std::string& line : shape.before) looked_at_.insert(line.begin(), line.end());
      }
    }
  }

  std::string_view verdict() {
    if (!make_map()) return "map";
    if (!place_all()) return "large";
    if (argument_.first && !first_move_is_legal()) return "move";
    for (std::size_t at = 0; at < board_.size(); ++at) {
      if (seen(board_[map_[at]]) != image(seen(board_[at]))) return "map";
    }
    if (!maps_onto_itself(moves_) || !maps_onto_itself(never_) || !maps_onto_itself(until_))
      return "rule";
    find_possible();
    if (work_ > most_checked) return "large";
    for (const Placed* move : possible_) {
      const std::string_view wrong = check(*move);
      if (!wrong.empty()) return wrong;
      if (work_ > most_checked) return "large";
    }
    return "";
  }

 private:
  /// What no picture looks at is all one.
  char seen(char c) const { return looked_at_.count(c) > 0 ? c : '?'; }
  char image(char c) const {
    if (!argument_.exchange) return c;
    const auto [a, b] = *argument_.exchange;
    return c == a ? b : c == b ? a : c;
  }

  bool make_map() {
    for (std::size_t at = 0; at < board_.size(); ++at) map_.push_back(at);
    for (const auto& [a, b] : argument_.pairs) {
      if (a == 0 || b == 0 || a > map_.size() || b > map_.size() || a == b) return false;
      const auto from = static_cast<std::size_t>(a - 1);
      const auto to = static_cast<std::size_t>(b - 1);
      if (map_[from] != from || map_[to] != to) return false;
      map_[from] = to;
      map_[to] = from;
    }
    for (std::size_t row = 0; row < height_; ++row) {
      for (std::size_t column = 0; column < width_; ++column) {
        std::size_t to_row = row;
        std::size_t to_column = column;
        if (argument_.map != SymmetryMap::mirror_rows) to_column = width_ - 1 - column;
        if (argument_.map != SymmetryMap::mirror_columns) to_row = height_ - 1 - row;
        if (map_[row * width_ + column] != to_row * width_ + to_column) return false;
      }
    }
    if (!argument_.exchange) return true;
    const auto [a, b] = *argument_.exchange;
    return a != b && looked_at_.count(a) > 0 && looked_at_.count(b) > 0 && a != '*' && b != '*';
  }

  void place(const Shape& shape, std::set<Placed>& out) {
    const std::size_t rows = shape.before.size();
    const std::size_t columns = shape.before[0].size();
    for (std::size_t row = 0; row + rows <= height_; ++row) {
      for (std::size_t column = 0; column + columns <= width_; ++column) {
        Placed placed;
        for (std::size_t r = 0; r < rows; ++r) {
          for (std::size_t c = 0; c < columns; ++c) {
            const char before = shape.before[r][c];
            if (before == '*') continue;
            placed.cells.push_back(
                {(row + r) * width_ + column + c, seen(before), seen(shape.after[r][c])});
          }
        }
        work_ += 1 + placed.cells.size();
        if (work_ > most_checked) return;
        out.insert(std::move(placed));
      }
    }
  }

  bool place_all() {
    for (const Shape& shape : texts_.moves) {
      if (shape.before != shape.after) place(shape, moves_);
    }
    for (const Shape& shape : texts_.never) place(shape, never_);
    for (const Shape& shape : texts_.until) place(shape, until_);
    never_at_.resize(board_.size());
    until_at_.resize(board_.size());
    for (const Placed& placed : never_) {
      for (const Placed::Cell& cell : placed.cells) never_at_[cell.at].push_back(&placed);
    }
    for (const Placed& placed : until_) {
      for (const Placed::Cell& cell : placed.cells) until_at_[cell.at].push_back(&placed);
    }
    return work_ <= most_checked;
  }

  bool stands(const std::set<Placed>& pictures, const std::string& board) const {
    return std::any_of(pictures.begin(), pictures.end(), [&](const Placed& placed) {
      return std::all_of(placed.cells.begin(), placed.cells.end(), [&](const Placed::Cell& cell) {
        return seen(board[cell.at]) == cell.before;
      });
    });
  }

  /// From the texts alone: some left picture stands, and writing the right one gives what follows.
  bool first_move_is_legal() const {
    if (stands(until_, before_) || stands(never_, board_)) return false;
    for (const Shape& shape : texts_.moves) {
      const std::size_t rows = shape.before.size();
      const std::size_t columns = shape.before[0].size();
      for (std::size_t row = 0; row + rows <= height_; ++row) {
        for (std::size_t column = 0; column + columns <= width_; ++column) {
          std::string then = before_;
          bool there = shape.before != shape.after;
          for (std::size_t r = 0; r < rows && there; ++r) {
            for (std::size_t c = 0; c < columns && there; ++c) {
              if (shape.before[r][c] == '*') continue;
              char& cell = then[(row + r) * width_ + column + c];
              there = cell == shape.before[r][c];
              cell = shape.after[r][c];
            }
          }
          if (there && then == board_) return true;
        }
      }
    }
    return false;
  }

  Placed image(const Placed& placed) const {
    Placed out;
    for (const Placed::Cell& cell : placed.cells)
      out.cells.push_back({map_[cell.at], image(cell.before), image(cell.after)});
    std::sort(out.cells.begin(), out.cells.end());
    return out;
  }

  bool maps_onto_itself(const std::set<Placed>& pictures) const {
    return std::all_of(pictures.begin(), pictures.end(),
                       [&](const Placed& placed) { return pictures.count(image(placed)) > 0; });
  }

  /// Do the cells ask for nothing that a symmetric position excludes?
  bool symmetric(const Placed& placed, const std::map<std::size_t, char>& known) const {
    return std::all_of(placed.cells.begin(), placed.cells.end(), [&](const Placed::Cell& cell) {
      if (known.count(cell.at) > 0) return true;
      const Placed::Cell* const other = placed.find(map_[cell.at]);
      return other == nullptr || other->before == image(cell.before);
    });
  }

  bool completes_never(const Placed& move) {
    for (const Placed::Cell& changed : move.cells) {
      if (changed.before == changed.after) continue;
      for (const Placed* picture : never_at_[changed.at]) {
        work_ += picture->cells.size();
        if (std::all_of(picture->cells.begin(), picture->cells.end(),
                        [&](const Placed::Cell& cell) {
                          const Placed::Cell* const by = move.find(cell.at);
                          return by != nullptr ? by->after == cell.before
                                               : can_[cell.at] == std::set<char>{cell.before};
                        }))
          return true;
      }
    }
    return false;
  }

  void find_possible() {
    can_.resize(board_.size());
    for (std::size_t at = 0; at < board_.size(); ++at) can_[at].insert(seen(board_[at]));
    std::vector<const Placed*> rest;
    for (const Placed& move : moves_) {
      if (symmetric(move, {})) rest.push_back(&move);
    }
    for (std::size_t before = SIZE_MAX; rest.size() != before && work_ <= most_checked;) {
      before = rest.size();
      std::vector<const Placed*> later;
      std::reverse(rest.begin(), rest.end());
      for (const Placed* move : rest) {
        work_ += move->cells.size();
        const bool may = std::all_of(
            move->cells.begin(), move->cells.end(),
            [&](const Placed::Cell& cell) { return can_[cell.at].count(cell.before) > 0; });
        if (!may || completes_never(*move)) {
          later.push_back(move);
          continue;
        }
        possible_.push_back(move);
        for (const Placed::Cell& cell : move->cells) can_[cell.at].insert(cell.after);
      }
      rest = std::move(later);
    }
  }

  /// May the picture stand where some cells are known, and the others symmetric?
  bool may_stand(const Placed& picture, const std::map<std::size_t, char>& known) {
    work_ += picture.cells.size();
    return std::all_of(picture.cells.begin(), picture.cells.end(),
                       [&](const Placed::Cell& cell) {
                         const auto at = known.find(cell.at);
                         return at != known.end() ? at->second == cell.before
                                                  : can_[cell.at].count(cell.before) > 0;
                       }) &&
           symmetric(picture, known);
  }

  std::string_view check(const Placed& move) {
    if (!falls(move)) return "ends";
    const Placed copy = image(move);
    std::set<std::size_t> changes;
    std::set<std::size_t> copy_changes;
    for (const Placed::Cell& cell : move.cells) {
      if (cell.before == cell.after) continue;
      if (copy.find(cell.at) != nullptr) return "copy";
      changes.insert(cell.at);
    }
    for (const Placed::Cell& cell : copy.cells) {
      if (cell.before != cell.after) copy_changes.insert(cell.at);
    }
    std::map<std::size_t, char> known;
    for (const Placed::Cell& cell : copy.cells) known[cell.at] = cell.before;
    for (const Placed::Cell& cell : move.cells) known[cell.at] = cell.after;
    for (const std::size_t at : changes) {
      for (const Placed* picture : until_at_[at]) {
        if (may_stand(*picture, known)) return "until";
      }
    }
    for (const Placed::Cell& cell : copy.cells) {
      if (cell.before != cell.after) known[cell.at] = cell.after;
    }
    for (const std::size_t at : changes) {
      for (const Placed* picture : never_at_[at]) {
        const bool both =
            std::any_of(picture->cells.begin(), picture->cells.end(),
                        [&](const Placed::Cell& cell) { return copy_changes.count(cell.at) > 0; });
        if (both && may_stand(*picture, known)) return "never";
      }
    }
    return "";
  }

  /// Does the measure fall with this move?
  bool falls(const Placed& move) const {
    __extension__ using Wide = __int128;
    Wide count = 0;
    Wide place = 0;
    const auto weight_of = [&](char symbol) -> const Argument::Measure::Weight* {
      for (const auto& weight : argument_.measure.weights) {
        if ((weight.symbol == '\0' ? '?' : weight.symbol) == symbol) return &weight;
      }
      return nullptr;
    };
    for (const Placed::Cell& cell : move.cells) {
      const auto* const before = weight_of(cell.before);
      const auto* const after = weight_of(cell.after);
      if (before == nullptr || after == nullptr) return false;
      count += Wide{before->count} - after->count;
      place += (Wide{before->column} - after->column) * static_cast<Wide>(cell.at % width_);
      place += (Wide{before->row} - after->row) * static_cast<Wide>(cell.at / width_);
    }
    return count > 0 || (count == 0 && place > 0);
  }

  const Argument& argument_;
  Texts texts_;
  std::size_t width_ = 0;
  std::size_t height_ = 0;
  std::string before_;
  std::string board_;
  std::set<char> looked_at_;
  std::vector<std::size_t> map_;
  std::set<Placed> moves_;
  std::set<Placed> never_;
  std::set<Placed> until_;
  std::vector<std::vector<const Placed*>> never_at_;
  std::vector<std::vector<const Placed*>> until_at_;
  std::vector<std::set<char>> can_;
  std::vector<const Placed*> possible_;
  std::uint64_t work_ = 0;
};

}  // namespace

std::string_view check_board(const Term& before, const Term& after, const Argument& argument) {
  return BoardCheck(before, after, argument).verdict();
}

}  // namespace nimber
