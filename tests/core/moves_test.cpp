// Moves asked for by what they do, or by where they lead: those of the list, and no others.
#include "catch.hpp"
#include "plain.hpp"

#include <algorithm>

using namespace nimber;

namespace {

/// Small positions of every game, a term each.
std::vector<std::string> small_positions() {
  std::vector<std::string> list;
  for (const Game* game : all_games()) {
    for (const std::string_view example : game->examples) list.emplace_back(example);
  }
  for (const char* text :
       {"octal/4.35:4,5", "octal/0.07:6", "lasker:2,5", "grundy:7,3", "take/odd,4:5,4",
        "take/2..:6", "custom/2*k>=n:6,2", "coins/mock:HTHH", "coins/ruler:THTHH",
        "coins/twins:HHTH", "wythoff:3,3", "hill/1:0,1,4", "strip:1,2,6", "stairs:1,2,1"}) {
    list.emplace_back(text);
  }
  return list;
}

std::vector<Move> moves_of(const Term& term) {
  std::vector<Move> list;
  for (std::size_t part = 0; part < term.rule->parts(term.state); ++part) {
    term.rule->each_move(term.state, part, [&](const Move& move) {
      list.push_back(move);
      return list.size() < 400;
    });
  }
  return list;
}

/// Some of those that can be reached from here, large and small.
std::vector<Term> terms_from(const std::string& text) {
  std::vector<Term> list;
  const auto all = plain::reachable(text, 300);
  for (std::size_t i = 0; i < all.size(); i += std::max<std::size_t>(1, all.size() / 15))
    list.push_back(plain::position(all[i]).terms.front());
  return list;
}

bool is_split(const Move& move) {
  return after_count(move.kind) == 2 && move.kind != MoveKind::both;
}

}  // namespace

TEST_CASE(
    "a move is found by part, amount and smaller piece where the list has one, and nowhere else") {
  for (const std::string& text : small_positions()) {
    for (const Term& term : terms_from(text)) {
      const auto moves = moves_of(term);
      std::uint64_t most = 3;
      for (const Move& move : moves) most = std::max(most, move.amount + 2);
      const bool heaps = term.rule->heap_rule() != nullptr;
      for (std::size_t part = 0; part <= term.rule->parts(term.state); ++part) {
        for (std::uint64_t amount = 0; amount <= std::min<std::uint64_t>(most, 16); ++amount) {
          for (std::uint64_t smaller = 0; smaller <= (heaps ? 10u : 0u); ++smaller) {
            const auto listed = std::find_if(moves.begin(), moves.end(), [&](const Move& move) {
              if (move.part != part || move.amount != amount) return false;
              return !heaps || (is_split(move) ? move.after[0] == smaller : smaller == 0);
            });
            const auto found = term.rule->find_move(term.state, part, amount, smaller);
            bool right = found.has_value() == (listed != moves.end());
            if (found && right) {
              right = found->kind == listed->kind && found->part == part &&
                      found->amount == amount && found->before == listed->before;
              // Moves of these kinds are not told apart by the amount.
              const bool by_place = found->kind == MoveKind::edge || found->kind == MoveKind::cut ||
                                    found->kind == MoveKind::clear ||
                                    found->kind == MoveKind::lift ||
                                    found->kind == MoveKind::paint || found->kind == MoveKind::own;
              if (!by_place)
                right = right && term.rule->after(term.state, *found) ==
                                     term.rule->after(term.state, *listed);
            }
            if (right) continue;
            FAIL(term.rule->text() << ':' << print_state(*term.rule, term.state) << " part " << part
                                   << " amount " << amount << " smaller " << smaller);
          }
        }
      }
    }
  }
}

TEST_CASE("what kind of move it is follows from what is taken and what is left") {
  for (const std::string& text : small_positions()) {
    for (const Term& term : terms_from(text)) {
      if (term.rule->heap_rule() == nullptr) continue;
      bool right = true;
      for (const Move& move : moves_of(term)) {
        const std::size_t grown = term.rule->after(term.state, move).size() + 1 - term.state.size();
        const bool two = grown == 2;
        right = right && move.before == term.state[move.part];
        right = right && (move.kind == MoveKind::take) == !two;
        right = right && (move.kind == MoveKind::split) == (two && move.amount == 0);
        right = right && (move.kind == MoveKind::take_split) == (two && move.amount > 0);
      }
      INFO(print(Position{{term}, false}));
      REQUIRE(right);
    }
  }
}

TEST_CASE("a move is found between two states where the list has one, and nowhere else") {
  for (const std::string& text : small_positions()) {
    const auto terms = terms_from(text);
    std::vector<State> states;
    for (const Term& term : terms) {
      states.push_back(term.state);
      State other = term.state;
      std::reverse(other.begin(), other.end());
      const std::string form(nimber::text(term.rule->game().state_form));
      if (form == "heaps" || form == "steps" || form == "tokens" || form == "row")
        states.push_back(other);
      if (form == "heaps") {
        other.push_back(1);
        states.push_back(other);
        other.back() = 0;
        states.push_back(other);
      }
    }
    for (const Term& term : terms) {
      const auto moves = moves_of(term);
      for (const State& to : states) {
        const bool listed = std::any_of(moves.begin(), moves.end(), [&](const Move& move) {
          return term.rule->after(term.state, move) == to;
        });
        const auto found = term.rule->move_between(term.state, to);
        if (found.has_value() == listed && (!found || term.rule->after(term.state, *found) == to))
          continue;
        FAIL(term.rule->text() << ':' << print_state(*term.rule, term.state) << " to "
                               << print_state(*term.rule, to));
      }
    }
  }
}

TEST_CASE(
    "in a sum, moves lie between positions of the same terms and convention, with one term "
    "changed") {
  const Position from = plain::position("nim:3,4+strip:2,5+nim:2");
  for (const char* to :
       {"nim:3,1+strip:2,5+nim:2", "nim:3,4+strip:1,5+nim:2", "nim:3,4+strip:2,5+nim:0"}) {
    INFO(to);
    const auto move = move_between(from, plain::position(to));
    REQUIRE(move);
    CHECK(print(after(from, *move)) == to);
  }
  for (const char* to : {"nim:3,4+strip:2,5+nim:2", "nim:3,1+strip:2,5+nim:1", "nim:3,1+strip:2,5",
                         "nim:3,1+strip:2,5+nim:2~misere", "nim:3,1+strip:2,5+nim:2+nim:1",
                         "nim:3,1+monks:2,5+nim:2", "nim:3,5+strip:2,5+nim:2"}) {
    INFO(to);
    CHECK(!move_between(from, plain::position(to)));
  }
  // The same rule read once more, not shared, is the same rule.
  Position other = plain::position("nim:3,1+strip:2,5+nim:2");
  other.terms[0].rule = plain::fresh_rule("nim", "");
  REQUIRE(other.terms[0].rule != from.terms[0].rule);
  CHECK(move_between(from, other));
}

TEST_CASE("heaps are numbered through all terms that have heaps") {
  const Position position =
      plain::position("stairs:2,1+nim:1,2+strip:2,5+wythoff:3,4+take/1..3:5,6");
  std::map<std::string, std::set<std::size_t>> numbers;
  each_move(position, [&](const PositionMove& move) {
    numbers[std::to_string(move.term) + "." + std::to_string(move.move.part)].insert(
        heap_number(position, move));
    return true;
  });
  const std::map<std::string, std::set<std::size_t>> expected = {
      {"0.0", {0}}, {"0.1", {0}}, {"1.0", {1}}, {"1.1", {2}}, {"2.0", {0}}, {"2.1", {0}},
      {"3.0", {3}}, {"3.1", {4}}, {"3.2", {0}}, {"4.0", {5}}, {"4.1", {6}}};
  CHECK(numbers == expected);
  // The list ends where it is told to.
  int seen = 0;
  CHECK(!each_move(position, [&](const PositionMove&) { return ++seen < 3; }));
  CHECK(seen == 3);
}
