#include "rules/picture/picture_layout.hpp"

#include <algorithm>
#include <bit>

namespace nimber {
namespace {

std::uint32_t first_bit(CellMask cells) {
  return static_cast<std::uint32_t>(std::countr_zero(cells));
}

/// Towards lower bits by a distance that may be negative.
CellMask moved(CellMask cells, std::int32_t by) {
  if (by <= -64 || by >= 64) return 0;
  return by >= 0 ? cells >> by : cells << -by;
}

CellMask reversed(CellMask x) {
  x = ((x >> 1) & 0x5555555555555555u) | ((x & 0x5555555555555555u) << 1);
  x = ((x >> 2) & 0x3333333333333333u) | ((x & 0x3333333333333333u) << 2);
  x = ((x >> 4) & 0x0F0F0F0F0F0F0F0Fu) | ((x & 0x0F0F0F0F0F0F0F0Fu) << 4);
  return __builtin_bswap64(x);
}

CellMask reversed_in_bytes(CellMask x) { return __builtin_bswap64(reversed(x)); }

/// Rows and columns of 8 x 8 bits, by exchanging ever larger squares.
CellMask transposed(CellMask x) {
  CellMask t = (x ^ (x >> 7)) & 0x00AA00AA00AA00AAu;
  x ^= t ^ (t << 7);
  t = (x ^ (x >> 14)) & 0x0000CCCC0000CCCCu;
  x ^= t ^ (t << 14);
  t = (x ^ (x >> 28)) & 0x00000000F0F0F0F0u;
  return x ^ t ^ (t << 28);
}

}  // namespace

std::uint32_t PictureLayout::stride_of(bool grid, std::size_t width, std::size_t height) {
  if (!grid) return 64;
  return width <= 8 && height <= 8 ? 8 : static_cast<std::uint32_t>(width);
}

PictureLayout::PictureLayout(const PictureRule& rule, std::uint32_t stride)
    : stride_(stride),
      symbols_(rule.symbols().size()),
      has_gaps_(rule.inert() != 0 && !rule.wildcards() && rule.never().empty() &&
                rule.until().empty()),
      one_part_(rule.inert() == 0) {
  const std::uint32_t most_height = 64 / stride;
  for (std::uint32_t height = 0; height <= most_height; ++height) {
    for (std::uint32_t width = 0; width <= stride; ++width) {
      CellMask cells = 0;
      const CellMask row = width == 64 ? ~CellMask{0} : (CellMask{1} << width) - 1;
      for (std::uint32_t r = 0; r < height; ++r) cells |= row << (r * stride);
      rectangles_.push_back(cells);
    }
  }
  symbol_of_.fill(UINT8_MAX);
  for (std::size_t k = 0; k < symbols_; ++k)
    symbol_of_[static_cast<unsigned char>(rule.symbols()[k])] = static_cast<std::uint8_t>(k);

  for (const Picture& picture : rule.never()) never_.push_back(place(picture));
  for (const Picture& picture : rule.until()) until_.push_back(place(picture));
  const auto too_large = [&](const Placed& picture) {
    return picture.width > stride_ || picture.height > most_height;
  };
  for (Placed& never : never_) {  // moves name them by number, so they stay
    if (!too_large(never)) continue;
    never.cells.clear();
    never.width = UINT32_MAX;
  }
  until_.erase(std::remove_if(until_.begin(), until_.end(), too_large), until_.end());
  for (std::size_t number = 0; number < rule.moves().size(); ++number) {
    const PictureMove& move = rule.moves()[number];
    PlacedMove placed;
    placed.number = number;
    placed.left = place(move.left);
    if (too_large(placed.left)) continue;
    for (std::size_t i = 0; i < move.left.cells.size(); ++i) {
      const char from = move.left.cells[i];
      const char to = move.right.cells[i];
      if (from == to) continue;
      const auto offset =
          static_cast<std::uint32_t>(i / move.left.width * stride_ + i % move.left.width);
      const CellMask bit = CellMask{1} << offset;
      const auto change = [&](char c) -> Change& {
        const std::uint32_t symbol = symbol_of(c);
        const auto same = std::find_if(placed.changes.begin(), placed.changes.end(),
                                       [&](const Change& one) { return one.symbol == symbol; });
        if (same != placed.changes.end()) return *same;
        placed.changes.push_back({symbol, 0, 0});
        return placed.changes.back();
      };
      change(from).clear |= bit;
      placed.changing.push_back(offset);
      if (symbol_of(to) == nobody) continue;
      change(to).set |= bit;
      placed.writes.push_back({offset, symbol_of(to)});
    }
    find_forbidden(move, placed);
    forbids_ = forbids_ || !placed.forbidden.empty();
    moves_.push_back(std::move(placed));
  }
  for (const PictureSymmetry& symmetry : rule.symmetries()) {
    if (!symmetry.transposed || stride_ == 8) symmetries_.push_back(symmetry);
  }
}

std::uint32_t PictureLayout::symbol_of(char c) const {
  const std::uint8_t symbol = symbol_of_[static_cast<unsigned char>(c)];
  return symbol == UINT8_MAX ? nobody : symbol;
}

PictureLayout::Placed PictureLayout::place(const Picture& picture) const {
  Placed out;
  out.width = static_cast<std::uint32_t>(picture.width);
  out.height = static_cast<std::uint32_t>(picture.height());
  out.corner = (out.height - 1) * stride_ + out.width - 1;
  for (std::uint32_t row = 0; row < out.height; ++row) {
    for (std::uint32_t column = 0; column < out.width; ++column) {
      const char c = picture.at(row, column);
      if (c != Picture::any) out.cells.push_back({row * stride_ + column, symbol_of(c)});
    }
  }
  return out;
}

void PictureLayout::find_forbidden(const PictureMove& move, PlacedMove& placed) const {
  const auto height = static_cast<std::int32_t>(placed.left.height);
  const auto width = static_cast<std::int32_t>(placed.left.width);
  const auto stride = static_cast<std::int32_t>(stride_);
  for (std::uint32_t number = 0; number < never_.size(); ++number) {
    const Placed& never = never_[number];
    if (never.cells.empty()) continue;
    for (std::int32_t down = 1 - static_cast<std::int32_t>(never.height); down < height; ++down) {
      for (std::int32_t right = 1 - static_cast<std::int32_t>(never.width); right < width;
           ++right) {
        Forbidden found{down * stride + right, number, {}};
        bool fits = true;
        bool changed = false;
        for (const Cell& cell : never.cells) {
          const std::int32_t row = down + static_cast<std::int32_t>(cell.offset / stride_);
          const std::int32_t column = right + static_cast<std::int32_t>(cell.offset % stride_);
          const bool inside = row >= 0 && row < height && column >= 0 && column < width;
          const auto at = static_cast<std::size_t>(inside ? row * width + column : 0);
          if (!inside || move.left.cells[at] == Picture::any) {
            found.fixed.push_back({row * stride + column, cell.symbol});
            continue;
          }
          changed = changed || move.left.cells[at] != move.right.cells[at];
          fits = fits && symbol_of(move.right.cells[at]) == cell.symbol;
        }
        if (fits && changed && placed.forbidden.size() < most_forbidden)
          placed.forbidden.push_back(std::move(found));
      }
    }
  }
}

PictureBoard PictureLayout::board(const Picture& picture) const {
  PictureBoard out;
  out.width = static_cast<std::uint32_t>(picture.width);
  out.height = static_cast<std::uint32_t>(picture.height());
  for (std::size_t k = 0; k < symbols_; ++k) out.of[k] = 0;
  for (std::size_t row = 0; row < out.height; ++row) {
    for (std::size_t column = 0; column < out.width; ++column) {
      const std::uint32_t symbol = symbol_of(picture.at(row, column));
      if (symbol != nobody) out.of[symbol] |= cell(row, column);
    }
  }
  return out;
}

PictureBoard PictureLayout::next_stretch(const PictureBoard& board, CellMask& rest) const {
  CellMask cells = rest & (~rest + 1);
  std::uint32_t left = first_bit(cells);
  PictureBoard out;
  if (board.height == 1) {
    // In one row: all ones from the first on.
    const auto length = static_cast<std::uint32_t>(std::countr_one(rest >> left));
    cells = rectangles_[stride_ + 1 + length] << left;
    out.width = length;
    out.height = 1;
  } else {
    const CellMask first_column = rectangle(1, 64 / stride_);
    const CellMask last_column = first_column << (stride_ - 1);
    for (CellMask before = 0; before != cells;) {
      before = cells;
      cells |= (cells << stride_ | cells >> stride_ | (cells << 1 & ~first_column) |
                (cells >> 1 & ~last_column)) &
               rest;
    }
    left = frame_of(cells, out);
  }
  for (std::size_t k = 0; k < symbols_; ++k) out.of[k] = (board.of[k] & cells) >> left;
  rest &= ~cells;
  return out;
}

CellMask PictureLayout::places(const PictureBoard& board, std::size_t move) const {
  return standing(moves_[move].left, board, board.of);
}

bool PictureLayout::make_move(PictureBoard& board, std::size_t move, std::uint32_t place) const {
  for (const Change& change : moves_[move].changes)
    board.of[change.symbol] =
        (board.of[change.symbol] & ~(change.clear << place)) | (change.set << place);
  return !stands(never_, board);
}

bool PictureLayout::each_move(const PictureBoard& board, MoveTo sink) const {
  if (is_over(board)) return true;
  PictureBoard then;
  for (std::size_t move = 0; move < moves_.size(); ++move) {
    for (CellMask at = places(board, move); at != 0; at &= at - 1) {
      copy(board, then);
      if (make_move(then, move, first_bit(at)) && !sink(moves_[move].number, first_bit(at), then))
        return false;
    }
  }
  return true;
}

void PictureLayout::split(const PictureBoard& board, bool whole,
                          std::vector<PicturePart>& out) const {
  out.clear();
  if (is_over(board)) return;
  const auto whole_board = [&] {
    PicturePart part;
    part.cells = rectangle(board.width, board.height);
    copy(board, part.alone);
    make_smallest(part.alone);
    out.push_back(part);
  };
  // Only before the first move: no move leaves it.
  if (stands(never_, board)) return whole_board();

  // What may ever stand where, which moves may ever be made, and which cells may ever change.
  std::array<CellMask, PictureBoard::most_symbols> may;
  for (std::size_t k = 0; k < symbols_; ++k) may[k] = board.of[k];
  CellMask live = 0;
  enabled_.resize(moves_.size() + never_.size());
  touched_.resize(enabled_.size());
  for (bool grown = true; grown;) {
    grown = false;
    ruled_out_.clear();
    for (std::size_t i = 0; i < moves_.size(); ++i) {
      const PlacedMove& move = moves_[i];
      CellMask at = standing(move.left, board, may);
      for (const Forbidden& forbidden : move.forbidden) {
        if (at == 0) break;
        CellMask never = moved(fit(never_[forbidden.never], board), forbidden.at);
        for (const auto& cell : forbidden.fixed) never &= moved(may[cell.symbol] & ~live, cell.at);
        if ((at & never) != 0) ruled_out_.push_back({i, &forbidden, at & never});
        at &= ~never;
      }
      enabled_[i] = at;
      CellMask changing = 0;
      for (const std::uint32_t offset : move.changing) changing |= at << offset;
      // What never changes matters only where a move may be forbidden.
      grown = grown || (forbids_ && (changing & ~live) != 0);
      live |= changing;
      for (const Cell& cell : move.writes) {
        const CellMask more = (at << cell.offset) & ~may[cell.symbol];
        grown = grown || more != 0;
        may[cell.symbol] |= more;
      }
    }
  }
  for (std::size_t i = 0; i < never_.size(); ++i)
    enabled_[moves_.size() + i] = standing(never_[i], board, may);
  CellMask ends_seen = 0;
  CellMask ends_corners = 0;
  for (const Placed& picture : until_) {
    const CellMask at = standing(picture, board, may);
    ends_corners |= at | at << picture.corner;
    for (const Cell& cell : picture.cells) ends_seen |= at << cell.offset;
  }
  whole = whole || one_part_ || ends_corners != 0;

  if (!whole) find_ties(live);
  for (CellMask rest = live; rest != 0;) {
    const CellMask cells = whole ? rest : tied_to(rest & (~rest + 1));
    for (std::size_t i = 0; i < enabled_.size(); ++i) {
      CellMask at = 0;
      for (const Cell& cell : picture_of(i).cells) at |= cells >> cell.offset;
      touched_[i] = at & enabled_[i];
    }
    CellMask seen = whole ? ends_seen : 0;
    CellMask corners = whole ? ends_corners : 0;
    for (std::size_t i = 0; i < enabled_.size(); ++i) {
      const CellMask at = touched_[i];
      if (at == 0) continue;
      const Placed& picture = picture_of(i);
      corners |= at | at << picture.corner;
      for (const Cell& cell : picture.cells) seen |= at << cell.offset;
    }
    keep_ruled_out(seen, corners);
    rest &= ~cells;
    out.emplace_back();
    out.back().cells = cells;
    cut_out(board, seen, corners, out.back().alone);
    make_smallest(out.back().alone);
  }
}

/// Which cells are tied to one that lies further on, by how far.
void PictureLayout::find_ties(CellMask live) const {
  ties_.clear();
  for (std::size_t i = 0; i < enabled_.size(); ++i) {
    if (enabled_[i] == 0) continue;
    const std::vector<Cell>& cells = picture_of(i).cells;
    for (std::size_t a = 0; a < cells.size(); ++a) {
      for (std::size_t b = a + 1; b < cells.size(); ++b) {
        const CellMask both = enabled_[i] & (live >> cells[a].offset) & (live >> cells[b].offset);
        if (both == 0) continue;
        const std::uint32_t by = cells[b].offset - cells[a].offset;
        const auto same =
            std::find_if(ties_.begin(), ties_.end(), [&](const Tie& tie) { return tie.by == by; });
        if (same != ties_.end())
          same->from |= both << cells[a].offset;
        else
          ties_.push_back({by, both << cells[a].offset});
      }
    }
  }
}

/// Along each distance in steps that double.
CellMask PictureLayout::tied_to(CellMask cells) const {
  for (CellMask before = 0; before != cells;) {
    before = cells;
    for (const Tie& tie : ties_) {
      CellMask on = tie.from << tie.by;
      CellMask back = tie.from;
      for (std::uint32_t by = tie.by; by < 64 && (on | back) != 0; by *= 2) {
        cells |= (on & (cells << by)) | (back & (cells >> by));
        on &= on << by;
        back &= back >> by;
      }
    }
  }
  return cells;
}

/// Where a move is ruled out by cells that never change, and all cells of its place are looked at,
/// those cells are looked at too.
void PictureLayout::keep_ruled_out(CellMask& seen, CellMask& corners) const {
  for (bool grown = !ruled_out_.empty(); grown;) {
    const CellMask before = seen;
    for (const RuledOut& one : ruled_out_) {
      CellMask at = one.places;
      for (const Cell& cell : moves_[one.move].left.cells) at &= seen >> cell.offset;
      if (at == 0) continue;
      const Placed& never = never_[one.by->never];
      const CellMask places = moved(at, -one.by->at);
      corners |= places | places << never.corner;
      for (const Cell& cell : never.cells) seen |= places << cell.offset;
    }
    grown = seen != before;
  }
}

/// The size of the smallest rectangle that holds these cells, and the bit of its first cell.
std::uint32_t PictureLayout::frame_of(CellMask corners, PictureBoard& out) const {
  const std::uint32_t top = first_bit(corners) / stride_;
  const std::uint32_t bottom =
      (63 - static_cast<std::uint32_t>(std::countl_zero(corners))) / stride_;
  CellMask columns = corners;
  if (stride_ == 8) {
    columns |= columns >> 32;
    columns |= columns >> 16;
    columns |= columns >> 8;
    columns &= 0xFF;
  } else if (stride_ < 64) {
    const CellMask row = (CellMask{1} << stride_) - 1;
    columns = 0;
    for (CellMask c = corners; c != 0; c >>= stride_) columns |= c & row;
  }
  const std::uint32_t left = first_bit(columns);
  out.width = 64 - static_cast<std::uint32_t>(std::countl_zero(columns)) - left;
  out.height = bottom - top + 1;
  return top * stride_ + left;
}

/// The cells that are looked at, within the smallest rectangle that holds all pictures.
void PictureLayout::cut_out(const PictureBoard& board, CellMask seen, CellMask corners,
                            PictureBoard& out) const {
  const std::uint32_t shift = frame_of(corners, out);
  for (std::size_t k = 0; k < symbols_; ++k) out.of[k] = (board.of[k] & seen) >> shift;
}

CellMask PictureLayout::image(CellMask cells, const PictureSymmetry& symmetry, std::uint32_t width,
                              std::uint32_t height) const {
  if (stride_ == 64) return symmetry.mirrored ? reversed(cells) >> (64 - width) : cells;
  if (stride_ == 8) {
    if (symmetry.transposed) {
      cells = transposed(cells);
      std::swap(width, height);
    }
    if (symmetry.mirrored) cells = reversed_in_bytes(cells) >> (8 - width);
    if (symmetry.upside_down) cells = __builtin_bswap64(cells) >> (8 * (8 - height));
    return cells;
  }
  // Upside down row by row; half a turn is that and a mirror.
  CellMask turned = 0;
  const CellMask row = rectangle(width, 1);
  for (std::uint32_t r = 0; r < height; ++r)
    turned |= (cells >> (r * stride_) & row) << ((height - 1 - r) * stride_);
  if (!symmetry.mirrored) return turned;
  const CellMask half_turned = symmetry.upside_down ? cells : turned;
  return reversed(half_turned) >> (64 - ((height - 1) * stride_ + width));
}

/// Boards that a symmetry of the rule carries into each other have the same moves: the one whose
/// width and cells are least stands for all.
void PictureLayout::make_smallest(PictureBoard& board) const {
  if (symmetries_.empty()) return;
  PictureBoard best;
  copy(board, best);
  PictureBoard other;
  for (const PictureSymmetry& symmetry : symmetries_) {
    other.width = symmetry.transposed ? board.height : board.width;
    other.height = symmetry.transposed ? board.width : board.height;
    if (other.width < best.width) continue;
    bool less = other.width > best.width;
    bool equal = !less;
    for (std::size_t k = 0; k < symbols_ && (less || equal); ++k) {
      other.of[k] = image(board.of[k], symmetry, board.width, board.height);
      if (!equal) continue;
      equal = other.of[k] == best.of[k];
      less = other.of[k] < best.of[k];
    }
    if (less) std::swap(best, other);
  }
  copy(best, board);
}

}  // namespace nimber
