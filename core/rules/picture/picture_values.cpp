#include "rules/picture/picture_values.hpp"

#include "values/sum_graph.hpp"

#include <algorithm>
#include <bit>

namespace nimber {
namespace {

std::uint64_t hash_of(const PictureKey& key, std::size_t words) {
  std::uint64_t hash = key[0] * 0x9E3779B97F4A7C15u;
  for (std::size_t i = 1; i < words; ++i)
    hash = ((hash ^ (hash >> 29)) ^ key[i]) * 0x9E3779B97F4A7C15u;
  return hash ^ hash >> 32;
}

}  // namespace

void RecentBoards::start(std::size_t words) {
  words_ = words;
  stored_ = 0;
  keys_.assign(fewest * words, 0);
  numbers_.assign(fewest, PictureTable::absent);
}

std::uint32_t RecentBoards::find(const PictureKey& key) const {
  const std::size_t at = place_of(key);
  const std::uint64_t* const there = &keys_[at * words_];
  for (std::size_t i = 0; i < words_; ++i) {
    if (there[i] != key[i]) return PictureTable::absent;
  }
  return numbers_[at];
}

void RecentBoards::set(const PictureKey& key, std::uint32_t number) {
  if (++stored_ > numbers_.size() && numbers_.size() < most) {
    keys_.assign(4 * keys_.size(), 0);
    numbers_.assign(4 * numbers_.size(), PictureTable::absent);
  }
  const std::size_t at = place_of(key);
  std::copy_n(key.begin(), words_, keys_.begin() + static_cast<std::ptrdiff_t>(at * words_));
  numbers_[at] = number;
}

std::size_t RecentBoards::place_of(const PictureKey& key) const {
  return static_cast<std::size_t>(hash_of(key, words_)) & (numbers_.size() - 1);
}

void PictureTable::start(std::size_t words) {
  words_ = words;
  used_ = 0;
  keys_.assign(1024 * words, 0);
  numbers_.assign(1024, free_place);
}

std::size_t PictureTable::place_of(const PictureKey& key) const {
  const std::size_t mask = numbers_.size() - 1;
  for (std::size_t at = static_cast<std::size_t>(hash_of(key, words_)) & mask;;
       at = (at + 1) & mask) {
    if (numbers_[at] == free_place) return at;
    const std::uint64_t* const there = &keys_[at * words_];
    std::size_t same = 0;
    while (same < words_ && there[same] == key[same]) ++same;
    if (same == words_) return at;
  }
}

std::uint32_t PictureTable::find(const PictureKey& key) const {
  if (numbers_.empty()) return absent;
  const std::uint32_t number = numbers_[place_of(key)];
  return number == free_place ? absent : number;
}

void PictureTable::set(const PictureKey& key, std::uint32_t number) {
  if (numbers_.empty()) start(words_);
  std::size_t at = place_of(key);
  if (numbers_[at] == free_place) {
    if (4 * (used_ + 1) > 3 * numbers_.size()) {
      grow();
      at = place_of(key);
    }
    ++used_;
    std::copy_n(key.begin(), words_, keys_.begin() + static_cast<std::ptrdiff_t>(at * words_));
  }
  numbers_[at] = number;
}

void PictureTable::grow() {
  std::vector<std::uint64_t> keys(keys_.size() * 2, 0);
  std::vector<std::uint32_t> numbers(numbers_.size() * 2, free_place);
  keys.swap(keys_);
  numbers.swap(numbers_);
  PictureKey key{};
  for (std::size_t i = 0; i < numbers.size(); ++i) {
    if (numbers[i] == free_place) continue;
    std::copy_n(keys.begin() + static_cast<std::ptrdiff_t>(i * words_), words_, key.begin());
    const std::size_t at = place_of(key);
    std::copy_n(key.begin(), words_, keys_.begin() + static_cast<std::ptrdiff_t>(at * words_));
    numbers_[at] = numbers[i];
  }
}

void PictureTable::each(FunctionRef<void(const PictureKey&, std::uint32_t)> visit) const {
  PictureKey key{};
  for (std::size_t i = 0; i < numbers_.size(); ++i) {
    if (numbers_[i] == free_place) continue;
    std::copy_n(keys_.begin() + static_cast<std::ptrdiff_t>(i * words_), words_, key.begin());
    visit(key, numbers_[i]);
  }
}

PictureValues::PictureValues(const PictureRule& rule, std::uint32_t stride, Ask ask)
    : layout_(rule, stride),
      ask_(ask),
      wildcards_(rule.wildcards()),
      digits_(std::max<std::size_t>(
          1, static_cast<std::size_t>(std::bit_width(rule.symbols().size())))) {
  transposes_ = stride == 8 && std::any_of(rule.symmetries().begin(), rule.symmetries().end(),
                                           [](const auto& s) { return s.transposed; });
}

namespace {

constexpr std::size_t size_bits = 12;

std::size_t key_length(std::size_t digits, std::uint32_t area, bool sized) {
  return (digits * area + (sized ? size_bits : 0) + 63) / 64;
}

std::uint64_t bits_at(const PictureKey& key, std::size_t at, std::size_t count) {
  std::uint64_t bits = key[at / 64] >> at % 64;
  if (at % 64 + count > 64) bits |= key[at / 64 + 1] << (64 - at % 64);
  return count == 64 ? bits : bits & ((std::uint64_t{1} << count) - 1);
}

}  // namespace

/// The cells' symbols, one binary digit after the other, then the board's size.
PictureKey PictureValues::packed(const std::array<CellMask, 6>& digits, std::uint32_t area,
                                 std::uint64_t size) const {
  PictureKey key{};
  std::size_t at = 0;
  const auto put = [&](std::uint64_t bits, std::size_t count) {
    key[at / 64] |= bits << at % 64;
    if (at % 64 + count > 64) key[at / 64 + 1] |= bits >> (64 - at % 64);
    at += count;
  };
  for (std::size_t digit = 0; digit < digits_; ++digit) put(digits[digit], area);
  if (wildcards_) put(size, size_bits);
  return key;
}

/// A board that is larger than all before needs longer keys.
void PictureValues::make_room(const PictureBoard& board) {
  const std::uint32_t stride = layout_.stride();
  const std::uint32_t height = transposes_ ? std::max(board.width, board.height) : board.height;
  const std::uint32_t area = height == 1 ? board.width : stride * height;
  if (area <= area_) return;
  for (PictureTable* const table : {&known_, &orders_}) {
    PictureTable longer;
    longer.start(key_length(digits_, area, wildcards_));
    table->each([&](const PictureKey& key, std::uint32_t number) {
      std::array<CellMask, 6> digits{};
      for (std::size_t i = 0; i < digits_; ++i) digits[i] = bits_at(key, i * area_, area_);
      longer.set(packed(digits, area, wildcards_ ? bits_at(key, digits_ * area_, size_bits) : 0),
                 number);
    });
    *table = std::move(longer);
  }
  area_ = area;
  recent_.start(key_length(digits_, area, wildcards_));
}

PictureKey PictureValues::key_of(const PictureBoard& board) const {
  if (digits_ == 1 && !wildcards_) return {layout_.symbols() > 0 ? board.of[0] : 0};
  std::array<CellMask, 6> digits{};
  for (std::size_t digit = 0; digit < digits_; ++digit) {
    for (std::size_t k = 0; k < layout_.symbols(); ++k) {
      if (((k + 1) >> digit & 1) != 0) digits[digit] |= board.of[k];
    }
  }
  return packed(digits, area_, (board.width - 1) | (board.height - 1) << 6);
}

void PictureValues::write_key(const PictureBoard& board, std::vector<std::uint64_t>& out) const {
  out.push_back(board.width | std::uint64_t{board.height} << 32);
  for (std::size_t k = 0; k < layout_.symbols(); ++k) out.push_back(board.of[k]);
}

void PictureValues::push(const PictureBoard& board, const PictureKey& key) {
  if (depth_ == stack_.size()) stack_.emplace_back();
  Frame& frame = stack_[depth_++];
  layout_.copy(board, frame.board);
  frame.key = key;
  frame.move = 0;
  frame.places = layout_.moves() > 0 ? layout_.places(board, 0) : 0;
  frame.any = false;
  std::fill(frame.seen.begin(), frame.seen.end(), 0);
  known_.set(key, open);
}

void PictureValues::give_up() {
  for (; depth_ > 0; --depth_) known_.set(stack_[depth_ - 1].key, PictureTable::absent);
}

void PictureValues::close(Code code) { known_.set(stack_[--depth_].key, code); }

/// What a move leaves, stretch by stretch where gaps part it.
PictureValues::Look PictureValues::look(const PictureBoard& then, Value& total) {
  if (ask_ == Ask::misere || !layout_.has_gaps()) return look_at_parts(then, total);
  total = 0;
  for (CellMask rest = layout_.seen_cells(then); rest != 0;) {
    Value value = 0;
    const Look look = look_at_parts(layout_.next_stretch(then, rest), value);
    if (look != Look::known) return look;
    total ^= value;
  }
  return Look::known;
}

/// The first part that is not known is put on the stack.
PictureValues::Look PictureValues::look_at_parts(const PictureBoard& then, Value& total) {
  const PictureKey whole = key_of(then);
  if (const std::uint32_t recent = recent_.find(whole); recent != PictureTable::absent) {
    total = recent;
    return Look::known;
  }
  // A board that is one part stands there as it is.
  if (ask_ == Ask::value) {
    layout_.copy(then, least_);
    layout_.make_smallest(least_);
    if (const Code code = known_.find(key_of(least_)); code < infinite_from) {
      total = code;
      recent_.set(whole, code);
      return Look::known;
    }
  }
  layout_.split(then, ask_ == Ask::misere, parts_);
  total = ask_ == Ask::misere && parts_.empty() ? 1 : 0;
  for (const PicturePart& part : parts_) {
    const PictureKey key = key_of(part.alone);
    const Code code = known_.find(key);
    if (code == PictureTable::absent) {
      push(part.alone, key);
      return Look::unknown;
    }
    if (code >= infinite_from) return Look::loop;
    total ^= code;
  }
  recent_.set(whole, static_cast<std::uint32_t>(total));
  return Look::known;
}

/// Empties the stack.
Ready PictureValues::walk(Work& work) {
  while (depth_ > 0) {
    if (work.limit_reached() || known_.size() > most_known || depth_ > most_waiting) {
      if (known_.size() > most_known) work.stop_at(Bound::positions, known_.size());
      if (depth_ > most_waiting) work.stop_at(Bound::depth, most_waiting);
      give_up();
      return Ready::never;
    }
    if (!work.may_go_on()) return Ready::pending;
    Frame& frame = stack_[depth_ - 1];
    if (frame.places == 0) {
      if (frame.move + 1 < layout_.moves()) {
        frame.places = layout_.places(frame.board, ++frame.move);
      } else if (ask_ == Ask::misere) {
        close(frame.any ? 0 : 1);
      } else {
        std::size_t word = 0;
        while (word < frame.seen.size() && ~frame.seen[word] == 0) ++word;
        const int bit = word < frame.seen.size() ? std::countr_one(frame.seen[word]) : 0;
        close(static_cast<Code>(64 * word) + static_cast<Code>(bit));
      }
      continue;
    }
    layout_.copy(frame.board, then_);
    const auto place = static_cast<std::uint32_t>(std::countr_zero(frame.places));
    if (!layout_.make_move(then_, frame.move, place)) {
      frame.places &= frame.places - 1;
      continue;
    }
    work.spend();
    Value total = 0;
    switch (look(then_, total)) {
      case Look::unknown: continue;  // and then this move again
      case Look::loop: {
        met_loop_ = true;
        const PictureBoard root = stack_[0].board;
        give_up();
        if (ask_ == Ask::misere || !label_loops(root, work)) return Ready::never;
        continue;
      }
      case Look::known: break;
    }
    frame.any = true;
    frame.places &= frame.places - 1;
    if (ask_ == Ask::misere) {
      if (total == 0) close(1);
      continue;
    }
    const auto word = static_cast<std::size_t>(total / 64);
    if (word >= frame.seen.size()) frame.seen.resize(word + 1, 0);
    frame.seen[word] |= std::uint64_t{1} << total % 64;
  }
  return Ready::yes;
}

Ready PictureValues::make_known(const PictureBoard& board, Work& work) {
  const auto same = [&] {
    if (board.width != root_.width || board.height != root_.height) return false;
    return std::equal(board.of.begin(),
                      board.of.begin() + static_cast<std::ptrdiff_t>(layout_.symbols()),
                      root_.of.begin());
  };
  if (depth_ == 0 || !same()) {
    give_up();
    make_room(board);
    layout_.copy(board, root_);
    layout_.split(board, ask_ == Ask::misere, roots_);
  }
  for (;;) {
    const Ready ready = walk(work);
    if (ready != Ready::yes) return ready;
    const auto unknown = std::find_if(roots_.begin(), roots_.end(), [&](const PicturePart& part) {
      return known_.find(key_of(part.alone)) == PictureTable::absent;
    });
    if (unknown == roots_.end()) return Ready::yes;
    push(unknown->alone, key_of(unknown->alone));
  }
}

void PictureValues::add(PictureSum& sum, Code code) const {
  if (code == PictureTable::absent || code == open) {
    sum.known = false;
  } else if (code < infinite_from) {
    sum.total ^= code;
  } else {
    ++sum.infinite;
    sum.reached = reached_[code - infinite_from];
  }
}

PictureSum PictureValues::value(const PictureBoard& board) const {
  PictureSum sum;
  layout_.split(board, false, parts_);
  for (const PicturePart& part : parts_) add(sum, known_.find(key_of(part.alone)));
  return sum;
}

PictureSum PictureValues::value(const PicturePart& part) const {
  PictureSum sum;
  add(sum, known_.find(key_of(part.alone)));
  return sum;
}

std::uint64_t PictureValues::infinite_number(const PicturePart& part) const {
  return std::uint64_t{layout_.stride()} << 32 | (known_.find(key_of(part.alone)) - infinite_from);
}

std::optional<bool> PictureValues::lost(const PictureBoard& board) const {
  layout_.split(board, true, parts_);
  if (parts_.empty()) return false;
  const Code code = known_.find(key_of(parts_[0].alone));
  if (code > 1) return std::nullopt;
  return code == 0;
}

std::uint64_t PictureValues::countdown(const PictureBoard& board) const {
  std::uint64_t sum = 0;
  layout_.split(board, false, parts_);
  for (const PicturePart& part : parts_) {
    const std::uint32_t order = orders_.find(key_of(part.alone));
    sum += order == PictureTable::absent ? 0 : order;
  }
  return sum;
}

PictureValues::Code PictureValues::make_infinite(std::vector<Value> reached) {
  const auto found = std::find(reached_.begin(), reached_.end(), reached);
  const auto at = static_cast<Code>(found - reached_.begin());
  if (found == reached_.end()) reached_.push_back(std::move(reached));
  return infinite_from + at;
}

/// Lists all that can be reached from a part and is not known, then labels it. A part that falls
/// apart leaves parts with fewer cells that may change, so none of them leads back to it.
bool PictureValues::label_loops(const PictureBoard& root, Work& work) {
  SumGraph graph;
  PictureTable ids;
  ids.start(key_length(digits_, area_, wildcards_));
  std::vector<PictureKey> keys;
  std::vector<CellMask> boards;  // symbols() + 1 words for each
  const std::size_t width = layout_.symbols() + 1;
  const auto id_of = [&](const PictureBoard& board) {
    const PictureKey key = key_of(board);
    const std::uint32_t known = ids.find(key);
    if (known != PictureTable::absent) return known;
    const auto id = static_cast<std::uint32_t>(keys.size());
    ids.set(key, id);
    keys.push_back(key);
    boards.push_back(board.width | CellMask{board.height} << 32);
    boards.insert(boards.end(), board.of.begin(),
                  board.of.begin() + static_cast<std::ptrdiff_t>(width - 1));
    return id;
  };
  id_of(root);
  for (std::size_t v = 0; v < keys.size(); ++v) {
    if (known_.find(keys[v]) == PictureTable::absent) {
      PictureBoard board;
      const std::size_t from = v * width;
      board.width = static_cast<std::uint32_t>(boards[from]);
      board.height = static_cast<std::uint32_t>(boards[from] >> 32);
      std::copy_n(boards.begin() + static_cast<std::ptrdiff_t>(from + 1), width - 1,
                  board.of.begin());
      const bool all =
          layout_.each_move(board, [&](std::size_t, std::uint32_t, const PictureBoard& then) {
            layout_.split(then, false, parts_);
            graph.pieces_from.push_back(graph.pieces.size());
            for (const PicturePart& part : parts_) graph.pieces.push_back({id_of(part.alone), 1});
            work.spend();
            return !work.limit_reached() && boards.size() + keys.size() * key_words +
                                                    2 * graph.pieces.size() +
                                                    graph.pieces_from.size() <
                                                most_loop_words;
          });
      if (!all) work.stop_at(Bound::positions, keys.size());
      if (!all) return false;
    }
    graph.end_node();
  }
  return label_sums(
      graph,
      [&](std::uint32_t node, SumLabel& label) {
        const Code code = known_.find(keys[node]);
        if (code >= open) return false;
        label.number.reset();
        if (code < infinite_from)
          label.number = code;
        else
          label.reached = reached_[code - infinite_from];
        return true;
      },
      [&](std::uint32_t node, SumLabel label, std::uint32_t order) {
        known_.set(keys[node], label.number ? static_cast<Code>(*label.number)
                                            : make_infinite(std::move(label.reached)));
        if (label.number) orders_.set(keys[node], order);
      },
      clock_, work);
}

}  // namespace nimber
