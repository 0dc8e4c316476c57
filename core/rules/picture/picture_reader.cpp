#include "rules/picture/picture_rule.hpp"

#include <algorithm>

namespace nimber {

Picture Picture::mirrored() const {
  Picture out = *this;
  for (std::size_t row = 0; row < height(); ++row) {
    const auto from = out.cells.begin() + static_cast<std::ptrdiff_t>(row * width);
    std::reverse(from, from + static_cast<std::ptrdiff_t>(width));
  }
  return out;
}

Picture Picture::turned() const {
  Picture out{height(), {}};
  for (std::size_t column = 0; column < width; ++column) {
    for (std::size_t row = height(); row-- > 0;) out.cells.push_back(at(row, column));
  }
  return out;
}

std::string Picture::text() const {
  std::string out;
  for (std::size_t i = 0; i < cells.size(); ++i) {
    if (i > 0 && i % width == 0) out.push_back('/');
    out.push_back(cells[i]);
  }
  return out;
}

namespace {

constexpr std::string_view picture_symbols = ".0123456789_abcdefghijklmnopqrstuvwxyz";

template <class T>
void add_once(std::vector<T>& list, T item) {
  if (std::find(list.begin(), list.end(), item) == list.end()) list.push_back(std::move(item));
}

Picture transposed(const Picture& picture) { return picture.turned().mirrored(); }

Picture image(Picture picture, const PictureSymmetry& symmetry) {
  if (symmetry.transposed) picture = transposed(picture);
  if (symmetry.mirrored) picture = picture.mirrored();
  if (symmetry.upside_down) picture = picture.turned().turned().mirrored();
  return picture;
}

bool all_there(const std::vector<Picture>& list, const PictureSymmetry& symmetry) {
  return std::all_of(list.begin(), list.end(), [&](const Picture& picture) {
    return std::find(list.begin(), list.end(), image(picture, symmetry)) != list.end();
  });
}

}  // namespace

class PictureReader {
 public:
  PictureReader(Reader& reader, bool grid) : reader_(reader), grid_(grid) { out_.grid_ = grid; }

  Result<PictureRule> rule() {
    const std::size_t from = reader_.index();
    std::vector<std::string> written;
    const auto keep = [&](std::string text, char before) {
      if (std::find(written.begin(), written.end(), text) != written.end()) return;
      if (!written.empty()) out_.text_.push_back(before);
      out_.text_ += text;
      written.push_back(std::move(text));
    };
    do {
      PictureMove move;
      if (!read_move(move)) return error_;
      keep(move.left.text() + "->" + move.right.text(), ',');
      if (written.size() == 1) out_.first_ = move;
      out_.moves_.push_back(std::move(move));
      if (out_.text_.size() > PictureRule::most_text) return too_long(from);
    } while (reader_.accept(','));
    bool flip = false;
    bool turn = false;
    while (reader_.accept(';')) {
      const std::size_t at = reader_.index();
      const std::string flag = reader_.letters();
      if (flag == "never" || flag == "until") {
        if (!reader_.accept('=')) return fail("equals", flag), error_;
        Picture picture;
        if (!read_picture(true, picture)) return error_;
        keep(flag + "=" + picture.text(), ';');
        (flag == "never" ? out_.never_ : out_.until_).push_back(std::move(picture));
      } else if (flag == "flip" || (flag == "turn" && grid_)) {
        (flag == "flip" ? flip : turn) = true;
        keep(flag, ';');
      } else {
        return fail_at(at, flag == "turn" ? "turn" : "flag"), error_;
      }
      if (out_.text_.size() > PictureRule::most_text) return too_long(from);
    }
    out_.finish(flip, turn);
    return std::move(out_);
  }

  Result<Picture> board() {
    Picture picture;
    if (!read_picture(false, picture)) return error_;
    if (!grid_ && reader_.peek() == '/') return fail("one-row"), error_;
    return picture;
  }

 private:
  bool fail(std::string reason, std::string argument = {}) {
    return fail_at(reader_.index(), std::move(reason), std::move(argument));
  }
  bool fail_at(std::size_t at, std::string reason, std::string argument = {}) {
    std::vector<std::string> args = {std::move(reason)};
    if (!argument.empty()) args.push_back(std::move(argument));
    error_ = reader_.fail_at(at, grid_ ? ErrorCode::bad_grid : ErrorCode::bad_row, std::move(args));
    return false;
  }
  Error too_long(std::size_t from) {
    fail_at(from, "long", std::to_string(PictureRule::most_text));
    return error_;
  }

  bool add_cells(char symbol, std::size_t at, std::size_t count, Picture& out) {
    if (count > most_cells_ - std::min(out.cells.size(), most_cells_))
      return fail_at(at, "cells", std::to_string(most_cells_));
    out.cells.append(count, symbol);
    places_.insert(places_.end(), count, at);
    return true;
  }

  /// The cells of one row, behind those that are there.
  bool read_row(bool pattern, Picture& out) {
    const std::size_t before = out.cells.size();
    for (;;) {
      const std::size_t at = reader_.index();
      const char c = reader_.peek();
      if (c == Reader::gap || reader_.made_of_space()) {
        reader_.skip();
        continue;
      }
      if (c == '^') {
        if (out.cells.size() == before) return fail("cell-first");
        reader_.skip();
        std::size_t count = 0;
        if (!Reader::is_digit(reader_.peek())) return fail("count");
        const std::size_t number = reader_.index();
        for (; Reader::is_digit(reader_.peek()); reader_.skip())
          count = std::min<std::size_t>(count * 10 + static_cast<std::size_t>(reader_.peek() - '0'),
                                        100'000);
        if (count == 0 || count > most_cells_)
          return most_cells_ == Picture::most_cells
                     ? fail_at(number, "count")
                     : fail_at(number, "count", std::to_string(most_cells_));
        if (!add_cells(out.cells.back(), number, count - 1, out)) return false;
        continue;
      }
      const char symbol = Reader::lower(c);
      const bool star = symbol == Picture::any;
      if (star && !pattern) return fail("star-in-board");
      if (!star && picture_symbols.find(symbol) == std::string_view::npos) break;
      // An ellipsis, which the reader makes two dots of, is three.
      const bool ellipsis =
          c == '.' && reader_.peek(1) == '.' && reader_.column_at(at) == reader_.column_at(at + 1);
      if (!add_cells(symbol, at, ellipsis ? 3 : 1, out)) return false;
      reader_.skip(ellipsis ? 2 : 1);
    }
    if (out.cells.size() == before) return fail("cell");
    return true;
  }

  bool read_picture(bool pattern, Picture& out) {
    places_.clear();
    most_cells_ = pattern ? Picture::most_cells : reader_.limits().max_cells;
    if (!read_row(pattern, out)) return false;
    out.width = out.cells.size();
    while (grid_ && reader_.accept('/')) {
      const std::size_t from = reader_.index();
      const std::size_t before = out.cells.size();
      if (!read_row(pattern, out)) return false;
      if (out.cells.size() - before != out.width)
        return fail_at(from, "ragged", std::to_string(out.width));
    }
    return true;
  }

  bool read_move(PictureMove& move) {
    if (!read_picture(true, move.left)) return false;
    if (!reader_.accept("->")) return fail("arrow");
    const std::size_t from = reader_.index();
    if (!read_picture(true, move.right)) return false;
    if (move.left.width != move.right.width || move.left.cells.size() != move.right.cells.size()) {
      const std::string height = grid_ ? std::to_string(move.left.height()) + " x " : "";
      return fail_at(from, "size", height + std::to_string(move.left.width));
    }
    for (std::size_t i = 0; i < move.left.cells.size(); ++i) {
      if ((move.left.cells[i] == Picture::any) != (move.right.cells[i] == Picture::any))
        return fail_at(places_[i], "star");
    }
    return true;
  }

  Reader& reader_;
  bool grid_;
  PictureRule out_;
  std::size_t most_cells_ = Picture::most_cells;  // of the picture at hand
  std::vector<std::size_t> places_;  // in the text, of the cells of the picture read last
  Error error_;
};

Result<PictureRule> PictureRule::read(Reader& reader, bool grid) {
  return PictureReader(reader, grid).rule();
}
Result<Picture> PictureRule::read_board(Reader& reader) const {
  return PictureReader(reader, grid_).board();
}

void PictureRule::finish(bool flip, bool turn) {
  const auto variants = [&](auto& list, auto mirror, auto quarter) {
    auto written = std::move(list);
    list.clear();
    for (auto& item : written) {
      for (int turns = 0; turns < (turn ? 4 : 1); ++turns) {
        add_once(list, item);
        if (flip) add_once(list, mirror(item));
        item = quarter(item);
      }
    }
  };
  const auto mirror = [](const Picture& picture) { return picture.mirrored(); };
  const auto quarter = [](const Picture& picture) { return picture.turned(); };
  variants(never_, mirror, quarter);
  variants(until_, mirror, quarter);
  variants(
      moves_,
      [](const PictureMove& move) {
        return PictureMove{move.left.mirrored(), move.right.mirrored()};
      },
      [](const PictureMove& move) {
        return PictureMove{move.left.turned(), move.right.turned()};
      });
  moves_.erase(std::remove_if(moves_.begin(), moves_.end(),
                              [](const PictureMove& move) { return move.left == move.right; }),
               moves_.end());

  std::string seen;
  const auto look = [&](const Picture& picture) {
    for (const char c : picture.cells)
      (c == Picture::any) ? void(wildcards_ = true) : seen.push_back(c);
  };
  for (const PictureMove& move : moves_) look(move.left);
  for (const Picture& picture : never_) look(picture);
  for (const Picture& picture : until_) look(picture);
  std::sort(seen.begin(), seen.end());
  seen.erase(std::unique(seen.begin(), seen.end()), seen.end());
  symbols_ = std::move(seen);

  const auto is_inert = [&](char c) { return symbols_.find(c) == std::string::npos; };
  std::string candidates;
  for (const PictureMove& move : moves_) candidates += move.right.cells;
  candidates.erase(std::remove(candidates.begin(), candidates.end(), Picture::any),
                   candidates.end());
  candidates.append("._").append(picture_symbols);
  const auto found = std::find_if(candidates.begin(), candidates.end(), is_inert);
  if (found != candidates.end()) inert_ = *found;

  for (unsigned bits = 1; bits < 8; ++bits) {
    const PictureSymmetry symmetry{(bits & 4u) != 0, (bits & 1u) != 0, (bits & 2u) != 0};
    if (!grid_ && (symmetry.transposed || symmetry.upside_down)) continue;
    const bool closed = std::all_of(moves_.begin(), moves_.end(), [&](const PictureMove& move) {
      const PictureMove other{image(move.left, symmetry), image(move.right, symmetry)};
      return std::find(moves_.begin(), moves_.end(), other) != moves_.end();
    });
    if (closed && all_there(never_, symmetry) && all_there(until_, symmetry))
      symmetries_.push_back(symmetry);
  }
  octal_code_ = find_octal_code();
}

/// Two kinds of rules. Where k cells in a row are all of one symbol and become what is never looked
/// at, k may be taken anywhere in a heap: digit 7 at place k. Where a single cell is marked and no
/// two marks may touch, a mark takes the cell and its neighbours that are there: 0.137.
std::string PictureRule::find_octal_code() const {
  if (grid_ || moves_.empty() || !until_.empty()) return {};
  const char heap = first_.left.cells[0];
  const auto inert_everywhere = [&](const std::string& cells) {
    return std::all_of(cells.begin(), cells.end(),
                       [&](char c) { return symbols_.find(c) == std::string::npos && c != '*'; });
  };
  if (never_.empty()) {
    if (symbols_ != std::string(1, heap)) return {};
    std::string digits;
    for (const PictureMove& move : moves_) {
      if (move.left.cells.find(Picture::any) != std::string::npos ||
          !inert_everywhere(move.right.cells))
        return {};
      if (digits.size() < move.left.width) digits.resize(move.left.width, '0');
      digits[move.left.width - 1] = '7';
    }
    return "0." + digits;
  }
  if (moves_.size() != 1 || never_.size() != 1 || moves_[0].left.width != 1) return {};
  const char mark = moves_[0].right.cells[0];
  return never_[0].cells == std::string(2, mark) && heap != mark && heap != Picture::any ? "0.137"
                                                                                         : "";
}

}  // namespace nimber
