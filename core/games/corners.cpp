// Turning Corners. Coins lie in rows and columns, counted from 0; turn the four corners of a proper
// rectangle whose far corner, that of the largest row and column, goes from heads to tails.
// Source: H. W. Lenstra, "Nim multiplication" (1977); Winning Ways, ch. 14. Theorem: a head in row
// r and column c is worth the nim product of r and c, the tartan theorem with Twins in both
// directions (docs/theorems.md). A move with the other corner in row r' and column c' changes the
// sum by (r + r')(c + c') in the field of nimbers: for each r' one division finds the only c' that
// can win. Misère play: by search. Limits: none for values; winning moves take as many divisions as
// the smaller of row and column.
#include <nimber/rule.hpp>
#include "rules/dice.hpp"
#include "text/nim_expression.hpp"
#include "text/program_source.hpp"
#include "values/nimber.hpp"

#include <algorithm>
#include <map>
#include <queue>
#include <set>
#include <utility>

namespace nimber::games {
namespace {

/// Row and column.
using CornerSquare = std::pair<std::uint64_t, std::uint64_t>;

/// A state is row, column, row, column ... of the heads, sorted.
class Corners final : public RuleOf<RuleExercises, RuleTheory> {
 public:
  using RuleOf::RuleOf;

  Result<State> read_state(Reader& reader) const override {
    if (reader.accept('-')) return State{};
    std::map<CornerSquare, std::size_t> heads;  // and where the first of each stands in the text
    std::optional<std::pair<std::size_t, CornerSquare>> repeated;
    do {
      const std::size_t at = reader.index();
      if (heads.size() >= reader.limits().max_parts)
        return reader.fail(ErrorCode::too_many_parts, {std::to_string(reader.limits().max_parts)});
      if (heads.empty() && !Reader::is_digit(reader.peek()))
        return reader.fail(ErrorCode::missing_state);
      const auto row = reader.integer();
      if (!row) return row.error();
      if (!reader.accept('.')) return reader.fail(ErrorCode::bad_coins, {"corners"});
      const auto column = reader.integer();
      if (!column) return column.error();
      if (!heads.emplace(CornerSquare(*row, *column), at).second && !repeated)
        repeated.emplace(at, CornerSquare(*row, *column));
    } while (reader.accept(','));
    if (repeated) {
      std::string square = std::to_string(repeated->second.first);
      square.append(".").append(std::to_string(repeated->second.second));
      return reader.fail_at(repeated->first, ErrorCode::not_distinct, {square});
    }
    State state;
    state.reserve(2 * heads.size());
    for (const auto& head : heads) {
      state.push_back(head.first.first);
      state.push_back(head.first.second);
    }
    return state;
  }
  void print_state(const State& state, std::string& out) const override {
    if (state.empty()) out.push_back('-');
    for (std::size_t i = 0; i + 1 < state.size(); i += 2) {
      if (i > 0) out.push_back(',');
      append(out, state[i]);
      out.push_back('.');
      append(out, state[i + 1]);
    }
  }

  std::size_t parts(const State& state) const override { return state.size() / 2; }
  State part_alone(const State& state, std::size_t part) const override {
    return {state[2 * part], state[2 * part + 1]};
  }
  std::optional<bool> any_move(const State& state, std::size_t part, Work&) const override {
    return state[2 * part] > 0 && state[2 * part + 1] > 0;
  }
  bool each_move(const State& state, std::size_t part, const MoveSink& sink) const override {
    for (std::uint64_t row = 0; row < state[2 * part]; ++row) {
      for (std::uint64_t column = 0; column < state[2 * part + 1]; ++column) {
        if (!sink(make_move(state, part, row, column))) return false;
      }
    }
    return true;
  }
  std::optional<std::uint64_t> count_moves(const State& state, std::size_t part,
                                           Work&) const override {
    const std::uint64_t rows = state[2 * part];
    const std::uint64_t columns = state[2 * part + 1];
    if (columns > 0 && rows > UINT64_MAX / columns) return std::nullopt;
    return rows * columns;
  }
  State after(const State& state, const Move& move) const override {
    const std::uint64_t row = state[2 * std::size_t{move.part}];
    const std::uint64_t column = state[2 * std::size_t{move.part} + 1];
    std::set<CornerSquare> heads;
    for (std::size_t i = 0; i < state.size(); i += 2) heads.emplace(state[i], state[i + 1]);
    for (const std::uint64_t r : {row, move.after[1]}) {
      for (const std::uint64_t c : {column, move.after[0]}) {
        if (!heads.emplace(r, c).second) heads.erase({r, c});
      }
    }
    State result;
    result.reserve(2 * heads.size());
    for (const CornerSquare& head : heads) {
      result.push_back(head.first);
      result.push_back(head.second);
    }
    return result;
  }
  /// The far corner's number, the other row and the other column.
  std::optional<Move> find_move(const State& state, std::size_t part, std::uint64_t amount,
                                std::uint64_t smaller) const override {
    if (part >= parts(state) || amount >= state[2 * part] || smaller >= state[2 * part + 1])
      return std::nullopt;
    return make_move(state, part, amount, smaller);
  }
  /// What differs must be the four corners.
  std::optional<Move> find_between(const State& from, const State& to, Work&) const override {
    std::set<CornerSquare> turned;
    for (const State* state : {&from, &to}) {
      for (std::size_t i = 0; i < state->size(); i += 2) {
        const CornerSquare square((*state)[i], (*state)[i + 1]);
        if (!turned.insert(square).second) turned.erase(square);
      }
    }
    if (turned.size() != 4) return std::nullopt;
    const CornerSquare far = *turned.rbegin();
    const CornerSquare near = *turned.begin();
    for (std::size_t part = 0; part < parts(from); ++part) {
      if (CornerSquare(from[2 * part], from[2 * part + 1]) != far) continue;
      auto move = find_move(from, part, near.first, near.second);
      if (!move || after(from, *move) != to) return std::nullopt;
      return move;
    }
    return std::nullopt;
  }

  Ready prepare(const State&, Work&) const override { return Ready::yes; }
  void components(const State& state, std::vector<Component>& out) const override {
    for (std::size_t i = 0; i < state.size(); i += 2)
      out.push_back({Component::Kind::corner, static_cast<std::uint32_t>(i / 2), state[i],
                     nim_product(state[i], state[i + 1]), false, state[i + 1]});
  }
  std::string_view theorem(const State&) const override { return "corners"; }
  void wins(const State& state, std::size_t part, const Goal& goal, const std::vector<Component>&,
            Wins& out, Work& work) const override {
    const std::uint64_t row = state[2 * part];
    const std::uint64_t column = state[2 * part + 1];
    if (goal.total == 0) return;
    if (row <= column) {
      for (std::uint64_t other = 0; other < row; ++other) {
        if (work.limit_reached()) return out.set_incomplete();
        work.spend();
        const std::uint64_t match = column ^ nim_quotient(goal.total, row ^ other);
        if (match < column) out.add(make_move(state, part, other, match));
      }
      return;
    }
    // Fewer columns than rows: the moves come by column and are listed by row.
    std::priority_queue<CornerSquare> first;
    std::uint64_t found = 0;
    for (std::uint64_t other = 0; other < column; ++other) {
      if (work.limit_reached()) {
        out.set_incomplete();
        break;
      }
      work.spend();
      const std::uint64_t match = row ^ nim_quotient(goal.total, column ^ other);
      if (match >= row) continue;
      ++found;
      first.emplace(match, other);
      if (first.size() > max_listed) first.pop();
    }
    std::vector<CornerSquare> listed;
    for (; !first.empty(); first.pop()) listed.push_back(first.top());
    for (auto at = listed.rbegin(); at != listed.rend(); ++at)
      out.add(make_move(state, part, at->first, at->second));
    out.count(found - listed.size());
  }

  /// Heads in row 0 or column 0 are never turned first; rows and columns may be exchanged.
  void search_key(State& state) const override {
    std::vector<CornerSquare> heads;
    std::vector<CornerSquare> mirrored;
    for (std::size_t i = 0; i < state.size(); i += 2) {
      if (state[i] == 0 || state[i + 1] == 0) continue;
      heads.emplace_back(state[i], state[i + 1]);
      mirrored.emplace_back(state[i + 1], state[i]);
    }
    std::sort(mirrored.begin(), mirrored.end());
    state.clear();
    for (const CornerSquare& head : std::min(heads, mirrored)) {
      state.push_back(head.first);
      state.push_back(head.second);
    }
  }
  State random_state(Dice& dice, const Extent& extent) const override {
    const std::size_t count = std::max<std::size_t>(extent.parts / 2, 1);
    const std::uint64_t last = std::max<std::uint64_t>(extent.numbers, count);
    std::set<CornerSquare> heads;
    while (heads.size() < count) {
      const std::uint64_t row = dice.from(0, last);
      heads.emplace(row, dice.from(0, last));
    }
    State state;
    for (const CornerSquare& head : heads) {
      state.push_back(head.first);
      state.push_back(head.second);
    }
    return state;
  }
  Extent exercise_extent(unsigned level, bool few) const override {
    // A head is two numbers.
    return {std::size_t{2} * (level + 1), (few ? 4u : 2u) + level, 1};
  }
  State shrink(const State& state, std::uint64_t num, std::uint64_t den) const override {
    std::set<CornerSquare> heads;
    for (std::size_t i = 0; i < state.size(); i += 2)
      heads.emplace(scaled(state[i], num, den), scaled(state[i + 1], num, den));
    State small;
    for (const CornerSquare& head : heads) {
      small.push_back(head.first);
      small.push_back(head.second);
    }
    return small;
  }
  std::string program() const override {
    ProgramSource source;
    source.need("vector");
    source.body = nim_product_functions();
    source.read =
        "    Int value = 0;\n"
        "    Int row = 0, column = 0;\n"
        "    for (char dot; in >> row >> dot >> column;) value ^= nim_product(row, column);\n";
    return source.text(*this);
  }

 private:
  static Move make_move(const State& state, std::size_t part, std::uint64_t row,
                        std::uint64_t column) {
    Move move;
    move.kind = MoveKind::corners;
    move.part = static_cast<std::uint32_t>(part);
    move.amount = row;
    move.before = state[2 * part];
    move.after = {column, row};
    return move;
  }
};

Result<RulePtr> read_corners_rules(Reader&, const Game& game) {
  return RulePtr(std::make_shared<Corners>(game));
}

}  // namespace

const Game& corners_game() {
  static const Game game{.name = "corners",
                         .board = Board::corners,
                         .rules_form = RulesForm::none,
                         .state_form = StateForm::corners,
                         .choices = {},
                         .sequence = false,
                         .examples = {"corners:3.5,7.2", "corners:2.3,4.4", "corners:1.6,3.3,5.2"},
                         .read_rules = read_corners_rules};
  return game;
}

}  // namespace nimber::games
