#include "rules/picture/picture_game.hpp"

#include <nimber/heap_rule.hpp>

#include "rules/dice.hpp"

#include <algorithm>
#include <bit>
#include <map>

namespace nimber {
namespace {

/// To look at so many places of a board costs about what examining an option does.
constexpr std::uint64_t places_an_option = 64;

/// The cell under a picture's cell, on a board of this width; both counted row by row.
std::size_t cell_of(const Picture& what, std::size_t corner, std::size_t i, std::size_t width) {
  return corner + i / what.width * width + i % what.width;
}

Move painted(const PictureMove& drawn, std::size_t corner, std::size_t width) {
  Move move;
  move.kind = MoveKind::paint;
  for (std::size_t i = 0; i < drawn.left.cells.size(); ++i) {
    if (drawn.left.cells[i] == drawn.right.cells[i]) continue;
    move.flips.push_back(static_cast<std::uint32_t>(cell_of(drawn.left, corner, i, width)));
    move.parts.push_back(static_cast<unsigned char>(drawn.right.cells[i]));
  }
  return move;
}

bool stands(const Picture& what, const Picture& board, std::size_t corner) {
  if (corner % board.width + what.width > board.width ||
      corner / board.width + what.height() > board.height())
    return false;
  for (std::size_t i = 0; i < what.cells.size(); ++i) {
    if (what.cells[i] != Picture::any &&
        what.cells[i] != board.cells[cell_of(what, corner, i, board.width)])
      return false;
  }
  return true;
}

bool stands_anywhere(const std::vector<Picture>& all, const Picture& board) {
  for (const Picture& what : all) {
    for (std::size_t corner = 0; corner < board.cells.size(); ++corner) {
      if (stands(what, board, corner)) return true;
    }
  }
  return false;
}

}  // namespace

PictureGame::PictureGame(const Game& game, PictureRule rule, RulePtr heaps)
    : RuleOf(game), rule_(std::move(rule)), heaps_(std::move(heaps)) {
  const std::string& first = rule_.first().left.cells;
  const std::size_t at = first.find_first_not_of(Picture::any);
  if (at != std::string::npos) first_symbol_ = first[at];
  for (const PictureMove& move : rule_.moves()) {
    for (const char c : move.left.cells) {
      if (c != Picture::any && drawn_.find(c) == std::string::npos) drawn_.push_back(c);
    }
  }
  if (drawn_.empty()) drawn_ = rule_.inert() != 0 ? rule_.inert() : '.';
}

Sentence PictureGame::sentence() const { return {std::string(game().name), {rule_.text()}}; }

// -- states
// -------------------------------------------------------------------------------------------------

State PictureGame::state(const Picture& picture) const {
  State out;
  if (rule_.grid()) out.push_back(picture.width);
  for (const char c : picture.cells) out.push_back(static_cast<unsigned char>(c));
  return out;
}

Picture PictureGame::picture(const State& state) const {
  Picture out;
  out.width = rule_.grid() ? static_cast<std::size_t>(state[0]) : state.size();
  for (std::size_t i = first_cell(); i < state.size(); ++i)
    out.cells.push_back(static_cast<char>(state[i]));
  return out;
}

Result<State> PictureGame::read_state(Reader& reader) const {
  const auto board = rule_.read_board(reader);
  if (!board) return board.error();
  return state(*board);
}

void PictureGame::print_state(const State& state, std::string& out) const {
  out += picture(state).text();
}

PictureGame::Tables& PictureGame::tables(const State& state) const {
  const std::size_t cells = state.size() - first_cell();
  const std::size_t width = rule_.grid() ? static_cast<std::size_t>(state[0]) : cells;
  const std::uint32_t stride = PictureLayout::stride_of(rule_.grid(), width, cells / width);
  for (const auto& known : tables_) {
    if (known->values.layout().stride() == stride) return *known;
  }
  tables_.push_back(std::make_unique<Tables>(rule_, stride));
  return *tables_.back();
}

PictureBoard PictureGame::board(const State& state) const {
  return tables(state).values.layout().board(picture(state));
}

const PictureGame::Split& PictureGame::split(const State& state) const {
  if (split_.state == state && !state.empty()) return split_;
  split_.board = board(state);
  tables(state).values.layout().split(split_.board, false, split_.parts);
  split_.state = state;
  return split_;
}

State PictureGame::random_state(Dice& dice, const Extent& extent) const {
  constexpr std::uint64_t most_row = 24;
  constexpr std::uint64_t most_side = 5;
  const std::uint64_t wanted = std::clamp<std::uint64_t>(extent.numbers, 1, most_row);
  Picture out;
  std::size_t cells = static_cast<std::size_t>(wanted);
  out.width = cells;
  if (rule_.grid()) {
    const std::uint64_t most = std::min(most_side, wanted);
    out.width = static_cast<std::size_t>(dice.from(std::min<std::uint64_t>(2, most), most));
    cells = out.width *
            static_cast<std::size_t>(dice.from(1, std::max<std::uint64_t>(1, wanted / out.width)));
    cells = std::min<std::size_t>(cells, out.width * most_side);
  }
  for (std::size_t i = 0; i < cells; ++i) {
    const std::uint64_t any = dice.from(0, 2 * drawn_.size());
    const bool other = any == 2 * drawn_.size() && rule_.inert() != 0;
    out.cells.push_back(other ? rule_.inert()
                              : drawn_[static_cast<std::size_t>(any) % drawn_.size()]);
  }
  return state(out);
}

State PictureGame::shrink(const State& state, std::uint64_t num, std::uint64_t den) const {
  Picture all = picture(state);
  const bool rows = all.height() > 1;
  const std::size_t size = rows ? all.height() : all.width;
  const std::size_t kept =
      std::max<std::size_t>(1, static_cast<std::size_t>(nimber::scaled(size, num, den)));
  all.cells.resize(rows ? kept * all.width : kept);
  if (!rows) all.width = kept;
  return this->state(all);
}

// -- moves
// -------------------------------------------------------------------------------------------------

std::size_t PictureGame::parts(const State& state) const {
  return large(state) ? 1 : split(state).parts.size();
}

/// In the order of the pictures and of their places; the same change of cells once.
bool PictureGame::each_large_move(const State& state, const MoveSink& sink) const {
  const Picture board = picture(state);
  if (stands_anywhere(rule_.until(), board)) return true;
  std::map<State, Move> seen;  // by the cells that it changes
  for (const PictureMove& drawn : rule_.moves()) {
    for (std::size_t corner = 0; corner < board.cells.size(); ++corner) {
      if (!sink.pass(1)) return false;
      if (!stands(drawn.left, board, corner)) continue;
      const Move move = painted(drawn, corner, board.width);
      Picture then = board;
      State changed = move.parts;
      for (std::size_t i = 0; i < move.flips.size(); ++i) {
        then.cells[move.flips[i]] = static_cast<char>(move.parts[i]);
        changed.push_back(move.flips[i]);
      }
      if (!sink.pass(rule_.never().size() * board.cells.size() / places_an_option)) return false;
      if (stands_anywhere(rule_.never(), then)) continue;
      if (seen.emplace(std::move(changed), move).second && !sink(move)) return false;
    }
  }
  return true;
}

bool PictureGame::each_move(const State& state, std::size_t part, const MoveSink& sink) const {
  if (large(state)) return each_large_move(state, sink);
  const Split& now = split(state);
  const PictureBoard board = now.board;
  const CellMask cells = now.parts[part].cells;
  const PictureLayout& layout = tables(state).values.layout();
  const std::size_t width = rule_.grid() ? static_cast<std::size_t>(state[0]) : state.size();
  std::map<State, Move> found;  // by the state that it leads to
  std::uint64_t looked_at = 0;
  layout.each_move(board, [&](std::size_t number, std::uint32_t place, const PictureBoard& then) {
    CellMask changed = 0;
    for (std::size_t k = 0; k < layout.symbols(); ++k) changed |= board.of[k] ^ then.of[k];
    ++looked_at;
    if ((changed & cells) == 0) return true;
    const PictureMove& drawn = rule_.moves()[number];
    const std::size_t at = place / layout.stride() * width + place % layout.stride();
    Move move = painted(drawn, at, width);
    move.part = static_cast<std::uint32_t>(part);
    State next = after(state, move);
    found.emplace(std::move(next), std::move(move));
    return true;
  });
  if (!sink.pass(1 + looked_at / places_an_option)) return false;
  return std::all_of(found.begin(), found.end(), [&](const auto& one) { return sink(one.second); });
}

std::optional<bool> PictureGame::any_move(const State& state, std::size_t part, Work& work) const {
  if (large(state)) return Rule::any_move(state, part, work);
  const Split& now = split(state);
  const PictureLayout& layout = tables(state).values.layout();
  work.spend();
  return !layout.each_move(now.board, [&](std::size_t, std::uint32_t, const PictureBoard& then) {
    CellMask changed = 0;
    for (std::size_t k = 0; k < layout.symbols(); ++k) changed |= now.board.of[k] ^ then.of[k];
    return (changed & now.parts[part].cells) == 0;
  });
}

State PictureGame::after(const State& state, const Move& move) const {
  State out = state;
  for (std::size_t i = 0; i < move.flips.size(); ++i)
    out[first_cell() + move.flips[i]] = move.parts[i];
  return out;
}

/// The board with the cells of the other parts made what is never looked at.
State PictureGame::part_alone(const State& state, std::size_t part) const {
  if (large(state)) return state;
  const Split& now = split(state);
  if (now.parts.size() == 1) return state;
  const PictureLayout& layout = tables(state).values.layout();
  const std::size_t width = rule_.grid() ? static_cast<std::size_t>(state[0]) : state.size();
  CellMask others = 0;
  for (std::size_t i = 0; i < now.parts.size(); ++i) {
    if (i != part) others |= now.parts[i].cells;
  }
  State out = state;
  for (std::size_t i = first_cell(); i < out.size(); ++i) {
    const std::size_t cell = i - first_cell();
    if ((others & layout.cell(cell / width, cell % width)) != 0)
      out[i] = static_cast<unsigned char>(rule_.inert());
  }
  return out;
}

std::uint64_t PictureGame::stones(const State& state) const {
  if (large(state)) return state.size() - first_cell();
  std::uint64_t cells = 0;
  for (const PicturePart& part : split(state).parts)
    cells += static_cast<std::uint64_t>(std::popcount(part.cells));
  return cells;
}

// -- values
// -------------------------------------------------------------------------------------------------

/// Where cells are taken from runs, each part of a board is a run: a heap.
bool PictureGame::parts_are_heaps() const { return heaps_ && rule_.never().empty(); }

Ready PictureGame::prepare(const State& state, Work& work) const {
  if (large(state)) {
    work.stop_at(Bound::cells, Picture::most_cells);
    return Ready::never;
  }
  if (parts_are_heaps()) {
    Ready ready = Ready::yes;
    for (const PicturePart& part : split(state).parts) {
      const auto cells = static_cast<Heap>(std::popcount(part.cells));
      if (ready == Ready::yes) ready = heaps_->sequence().sequence_ready(cells, work);
    }
    return ready;
  }
  PictureValues& values = tables(state).values;
  const PictureBoard here = board(state);
  const Ready ready = values.make_known(here, work);
  return ready == Ready::yes ? options_known(values, here, work) : ready;
}

/// The walk may not have come to all options of a board, or only in another frame.
Ready PictureGame::options_known(PictureValues& values, const PictureBoard& here,
                                 Work& work) const {
  std::vector<PictureBoard> options;
  values.layout().each_move(here, [&](std::size_t, std::uint32_t, const PictureBoard& then) {
    options.push_back(then);
    return true;
  });
  Ready ready = Ready::yes;
  for (const PictureBoard& then : options)
    if (ready == Ready::yes) ready = values.make_known(then, work);
  return ready;
}

void PictureGame::components(const State& state, std::vector<Component>& out) const {
  if (large(state)) return;
  const Split& now = split(state);
  const PictureValues& values = tables(state).values;
  for (std::size_t i = 0; i < now.parts.size(); ++i) {
    Component component;
    component.kind = now.parts.size() == 1 ? Component::Kind::whole : Component::Kind::part;
    component.part = static_cast<std::uint32_t>(i);
    component.size = static_cast<std::uint64_t>(std::popcount(now.parts[i].cells));
    if (parts_are_heaps()) {
      component.value = heaps_->sequence().sequence_value(component.size);
      out.push_back(component);
      continue;
    }
    const PictureSum sum = values.value(now.parts[i]);
    component.infinite = sum.infinite > 0;
    if (component.infinite) component.size = values.infinite_number(now.parts[i]);
    if (sum.known && !component.infinite) component.value = sum.total;
    out.push_back(component);
  }
}

const RuleLoops* PictureGame::loops() const {
  const auto met = [](const auto& one) { return one->values.met_loop(); };
  return std::any_of(tables_.begin(), tables_.end(), met) ? this : nullptr;
}

std::vector<Value> PictureGame::reached(const Component& component) const {
  std::vector<Value> below;
  if (component.value) {
    for (Value v = 0; v < *component.value; ++v) below.push_back(v);
    return below;
  }
  const std::size_t stride = static_cast<std::size_t>(component.size >> 32);
  for (const auto& one : tables_) {
    if (one->values.layout().stride() == stride) return one->values.reached(component.size);
  }
  return below;
}

void PictureGame::draws(const State& state, std::size_t part, const Beside& beside, Wins& out,
                        Work& work) const {
  const State alone = part_alone(state, part);
  const PictureValues& values = tables(state).values;
  each_move(state, part, [&](const Move& move) {
    work.spend();
    PictureSum sum = values.value(board(after(alone, move)));
    for (Value& v : sum.reached) v ^= sum.total;
    std::sort(sum.reached.begin(), sum.reached.end());
    const Outcome then = sum.infinite == 0   ? beside.with(sum.total)
                         : sum.infinite == 1 ? beside.with(sum.reached)
                                             : Outcome::D;
    if (then == Outcome::D) out.add(move);
    return true;
  });
}

std::uint64_t PictureGame::countdown(const State& state) const {
  if (large(state)) return 0;
  return tables(state).values.countdown(board(state));
}

Ready PictureGame::prepare_misere(const State& state, Work& work) const {
  if (loops() || large(state)) return Ready::never;
  PictureValues& outcomes = tables(state).misere;
  const PictureBoard here = board(state);
  Ready ready = outcomes.lost(here) ? Ready::yes : outcomes.make_known(here, work);
  // The walk stops at the first move that wins.
  if (ready == Ready::yes) ready = options_known(outcomes, here, work);
  return ready;
}

std::optional<bool> PictureGame::outcome_is_p(const State& state, bool misere) const {
  if (!misere || loops() || large(state)) return std::nullopt;
  return tables(state).misere.lost(board(state));
}

/// The parts, each in its smallest form, in order.
void PictureGame::search_key(State& state) const {
  if (large(state)) return;
  const PictureValues& values = tables(state).values;
  std::vector<State> keys;
  for (const PicturePart& part : split(state).parts) {
    keys.emplace_back();
    values.write_key(part.alone, keys.back());
  }
  std::sort(keys.begin(), keys.end());
  state.clear();
  for (const State& key : keys) state.insert(state.end(), key.begin(), key.end());
}

std::size_t PictureGame::memory() const {
  std::size_t bytes = 4 * sequence_.size();
  for (const auto& one : tables_) bytes += one->values.memory() + one->misere.memory();
  return bytes;
}

// -- rows as heaps
// -------------------------------------------------------------------------------------------------

const HeapRule* PictureGame::sequence_rule() const {
  return heaps_ ? heaps_->heap_rule() : nullptr;
}

std::optional<State> PictureGame::heap_state(Heap n) const {
  if (!has_sequence() || n == 0 || n > Picture::most_cells) return std::nullopt;
  return State(static_cast<std::size_t>(n), static_cast<unsigned char>(first_symbol_));
}

Ready PictureGame::sequence_ready(Heap n, Work& work) const {
  if (!has_sequence()) return Ready::never;
  if (heaps_) return heaps_->sequence().sequence_ready(n, work);
  if (n > Picture::most_cells) {
    work.stop_at(Bound::cells, Picture::most_cells);
    return Ready::never;
  }
  if (sequence_.empty()) sequence_.push_back(0);
  while (sequence_.size() <= n) {
    const State row = *heap_state(sequence_.size());
    const Ready ready = prepare(row, work);
    if (ready != Ready::yes) return ready;
    const PictureSum sum = tables(row).values.value(board(row));
    if (sum.infinite > 0) {
      work.stop_at(Bound::circles);
      return Ready::never;
    }
    sequence_.push_back(static_cast<std::uint32_t>(sum.total));
  }
  return Ready::yes;
}

Value PictureGame::sequence_value(Heap n) const {
  return heaps_ ? heaps_->sequence().sequence_value(n) : sequence_[static_cast<std::size_t>(n)];
}
Heap PictureGame::sequence_known() const {
  return heaps_ ? heaps_->sequence().sequence_known() : sequence_.size();
}
PackedValues PictureGame::sequence_values(Heap from, std::size_t count) const {
  return heaps_ ? heaps_->sequence().sequence_values(from, count)
                : RuleSequence::sequence_values(from, count);
}
std::optional<PeriodTheorem> PictureGame::period_theorem() const {
  return heaps_ ? heaps_->sequence().period_theorem() : std::nullopt;
}

}  // namespace nimber
