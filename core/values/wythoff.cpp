#include "values/wythoff.hpp"

#include <algorithm>
#include <bit>

namespace nimber {

std::vector<std::uint32_t> plain_wythoff_values(std::size_t rows, std::size_t columns) {
  std::vector<std::uint32_t> g(rows * columns);
  for (std::size_t a = 0; a < rows; ++a) {
    for (std::size_t b = 0; b < columns; ++b) {
      std::vector<char> seen(a + b + 2, 0);
      for (std::size_t i = 0; i < a; ++i) seen[g[i * columns + b]] = 1;
      for (std::size_t i = 0; i < b; ++i) seen[g[a * columns + i]] = 1;
      for (std::size_t i = 1; i <= std::min(a, b); ++i) seen[g[(a - i) * columns + b - i]] = 1;
      std::uint32_t v = 0;
      while (seen[v] != 0) ++v;
      g[a * columns + b] = v;
    }
  }
  return g;
}

// Two words more than needed: where skip_full() looks past the last value, it finds a word that is
// not full.
WythoffTable::Bands::Bands(std::size_t lines, std::size_t below, std::size_t above) : open_(lines) {
  const std::size_t width = std::min(lines, below + above + std::size_t{2} * 64);
  const std::size_t words = (lines + above) / 64 + 3;
  bits_.resize(words * width);
  for (std::size_t w = 0; w < words; ++w) {
    const std::size_t first = 64 * w > above + 64 ? 64 * w - above - 64 : 0;
    start_.push_back(w * width - std::min(first, lines - width));
  }
  for (std::size_t i = below; i < lines; ++i)
    open_[i] = static_cast<std::uint16_t>((i - below) / 64);
}

void WythoffTable::Bands::skip_full(std::size_t i) {
  std::size_t w = open_[i];
  do ++w;
  while (word(w)[i] == ~Word{0});
  open_[i] = static_cast<std::uint16_t>(w);
}

WythoffTable::WythoffTable(std::size_t rows, std::size_t columns)
    : rows_(rows), columns_(columns), cells_(before_row(rows)) {
  // On the diagonal b - a = d: b - 2a = d - a and a + b = d + 2a.
  seen_.emplace_back(columns, 2 * rows, rows);
  seen_.emplace_back(columns, rows, 2 * rows);
  in_row_.resize(std::max(seen_[0].words(), seen_[1].words()));
}

std::size_t WythoffTable::memory() const {
  std::size_t bytes = cells_.capacity() * sizeof(cells_[0]) + in_row_.capacity() * sizeof(Word);
  for (const Bands& bands : seen_) bytes += bands.memory();
  return bytes;
}

std::uint64_t WythoffTable::build_row() {
  const std::size_t a = row_;
  Bands& columns = seen_[0];
  Bands& diagonals = seen_[1];
  std::fill(in_row_.begin(), in_row_.end(), Word{0});
  for (std::size_t w = 0; w <= 2 * a / 64; ++w) in_row_[w] = columns.word(w)[a];
  std::size_t open = columns.open(a);
  std::uint64_t looked = 0;
  std::uint16_t* cell = cells_.data() + before_row(a);
  for (std::size_t b = a; b < columns_; ++b) {
    const std::size_t d = b - a;
    std::size_t w = std::max({open, columns.open(b), diagonals.open(d)});
    Word seen = in_row_[w] | columns.word(w)[b] | diagonals.word(w)[d];
    while (seen == ~Word{0}) {
      ++w;
      ++looked;
      seen = in_row_[w] | columns.word(w)[b] | diagonals.word(w)[d];
    }
    const auto bit = static_cast<unsigned>(std::countr_one(seen));
    const Word mark = Word{1} << bit;
    in_row_[w] |= mark;
    while (in_row_[open] == ~Word{0}) ++open;
    columns.add(w, b, mark);
    diagonals.add(w, d, mark);
    *cell++ = static_cast<std::uint16_t>(64 * w + bit - least(a, b));
  }
  if (++row_ == rows_) {
    seen_.clear();
    seen_.shrink_to_fit();
    in_row_ = {};
  }
  return columns_ - a + looked / 8;
}

}  // namespace nimber
