// What every game owes, tested on every position that can be reached from a few small ones. A game
// without a row in the table below fails the first test.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include <nimber/analysis.hpp>
#include <nimber/reply.hpp>
#include "answers/random_position.hpp"
#include "answers/worksheet.hpp"
#include "search/brute_force.hpp"
#include "search/solver.hpp"

#include <algorithm>
#include <random>

using namespace nimber;

namespace {

/// A small position and its value, worked out by hand or taken from the literature.
struct Known {
  const char* position;
  Value value;
};

const std::vector<Known>& known_values() {
  static const std::vector<Known> list = {
#include "known_values.inc"
  };
  return list;
}

std::set<std::string> listed(const Position& position, const AnalysisResult& result) {
  std::set<std::string> texts;
  for (const PositionMove& move : result.winning) texts.insert(print(after(position, move)));
  return texts;
}

/// Theory or search, as the analysis chooses, against plain recursion.
void check_analysis(const std::string& text, std::map<std::string, bool>& outcomes,
                    std::map<std::string, Value>* values) {
  INFO(text);
  const Position position = plain::position(text);
  const auto result = analyze(position);
  REQUIRE(result);
  const auto wins = plain::winning_options(text, outcomes);
  REQUIRE(result->player_to_move_wins() == plain::wins(text, outcomes));
  REQUIRE(result->winning_count == wins.size());
  if (wins.size() <= max_listed) {
    REQUIRE(listed(position, *result) == wins);
  }
  if (values != nullptr) {
    REQUIRE(result->value == plain::value(text, *values));
    // A position is lost exactly when it has no winning move.
    REQUIRE((*result->value == 0) == (result->winning_count == std::uint64_t{0}));
  } else {
    REQUIRE(!result->value);
  }
}

/// The generic solver against plain recursion.
void check_search(const std::string& text, std::map<std::string, bool>& outcomes,
                  std::map<std::string, Value>& values) {
  INFO(text);
  const Position position = plain::position(text);
  std::vector<RulePtr> rules;
  std::vector<State> states;
  for (const Term& term : position.terms) {
    rules.push_back(term.rule);
    states.push_back(term.state);
  }
  const auto ask = [&](Solver::Ask what) {
    Solver solver(rules, position.misere, what);
    solver.start(states);
    Work work;
    work.open_step(default_limit);
    REQUIRE(solver.step(work) == Solver::Status::done);
    return solver.result();
  };
  REQUIRE((ask(Solver::Ask::outcome) != 0) == plain::wins(text, outcomes));
  if (!position.misere) REQUIRE(ask(Solver::Ask::value) == plain::value(text, values));
}

void check_moves(const std::string& text) {
  INFO(text);
  const Position position = plain::position(text);
  REQUIRE(print(position) == text);
  std::set<std::string> seen;
  std::size_t last_part = 0;
  std::uint64_t last_amount = 0;
  bool any = false;
  each_move(position, [&](const PositionMove& move) {
    const Position reached = after(position, move);
    const std::string result = print(reached);
    INFO(result);
    // Every result is a position, printed canonically, and no two moves lead to the same one.
    CHECK(print(plain::position(result)) == result);
    CHECK(seen.insert(result).second);
    // By part, then by amount.
    CHECK((!any || move.move.part > last_part ||
           (move.move.part == last_part && move.move.amount >= last_amount)));
    last_part = move.move.part;
    last_amount = move.move.amount;
    any = true;
    // The move can be found by where it leads to, and by what it does.
    const auto back = move_between(position, reached);
    REQUIRE(back);
    CHECK(print(after(position, *back)) == result);
    const Term& term = position.terms[move.term];
    const State& now = reached.terms[move.term].state;
    const std::size_t part = move.move.part;
    switch (move.move.kind) {  // What the move says of itself is what the states say.
      case MoveKind::take:
      case MoveKind::down:
      case MoveKind::slide:
        CHECK(move.move.before == term.state[part]);
        CHECK(move.move.after[0] == now[part]);
        CHECK(move.move.amount ==
              (std::max(term.state[part], now[part]) - std::min(term.state[part], now[part])));
        break;
      case MoveKind::split:
      case MoveKind::take_split:
        CHECK(move.move.before == term.state[part]);
        CHECK(move.move.after[0] == now[part]);
        CHECK(move.move.after[1] == now[part + 1]);
        CHECK(move.move.after[0] > 0);
        CHECK(move.move.after[0] <= move.move.after[1]);
        CHECK(move.move.amount + move.move.after[0] + move.move.after[1] == move.move.before);
        break;
      default: break;
    }
    CHECK(!term.rule->find_move(term.state, term.rule->parts(term.state), 1, 0));
    const std::uint64_t smaller =
        after_count(move.move.kind) == 2 && move.move.kind != MoveKind::both ? move.move.after[0]
                                                                             : 0;
    const auto found = term.rule->find_move(term.state, move.move.part, move.move.amount, smaller);
    REQUIRE(found);
    if (move.move.kind != MoveKind::turn && move.move.kind != MoveKind::edge &&
        move.move.kind != MoveKind::own && move.move.kind != MoveKind::paint) {
      CHECK(print_state(*term.rule, term.rule->after(term.state, *found)) ==
            print_state(*term.rule, reached.terms[move.term].state));
    }
    return true;
  });
  CHECK(is_over(position) == !any);
}

/// What the rule says of its parts. Where they stand apart, they are the state, one behind the
/// other, and the state's moves are those that each has alone; a part that stays one leaves one.
void check_parts(const std::string& text) {
  INFO(text);
  for (const Term& term : plain::position(text).terms) {
    const Rule& rule = *term.rule;
    if (rule.apart() == Rule::Apart::whole) continue;
    const auto parts_of = [&](const State& state) {
      std::multiset<State> parts;
      for (std::size_t i = 0; i < rule.parts(state); ++i) parts.insert(rule.part_alone(state, i));
      return parts;
    };
    State joined;
    // Equal parts may leave the same: such moves are listed once.
    std::set<std::multiset<State>> together;
    std::set<std::multiset<State>> one_by_one;
    for (std::size_t i = 0; i < rule.parts(term.state); ++i) {
      const State alone = rule.part_alone(term.state, i);
      joined.insert(joined.end(), alone.begin(), alone.end());
      REQUIRE(rule.parts(alone) == 1);
      std::multiset<State> others = parts_of(term.state);
      others.erase(others.find(alone));
      rule.each_move(term.state, i, [&](const Move& move) {
        together.insert(parts_of(rule.after(term.state, move)));
        return true;
      });
      rule.each_move(alone, 0, [&](const Move& move) {
        std::multiset<State> left = parts_of(rule.after(alone, move));
        if (rule.apart() == Rule::Apart::fixed) CHECK(left.size() == 1);
        left.insert(others.begin(), others.end());
        one_by_one.insert(left);
        return true;
      });
    }
    CHECK(joined == term.state);
    CHECK(together == one_by_one);
  }
}

/// The winning moves of each part, where there is theory, for any goal: on a lost position there
/// are none.
void check_wins(const std::string& text) {
  INFO(text);
  const Term term = plain::position(text).terms[0];
  const Rule& rule = *term.rule;
  Work work;
  work.open_step(default_limit);
  if (rule.theory().prepare(term.state, work) != Ready::yes) return;
  std::vector<Component> components;
  rule.theory().components(term.state, components);
  Value own = 0;
  for (const Component& c : components) own ^= *c.value;
  for (const Value others : {Value{0}, Value{1}, Value{2}, Value{5}, own}) {
    const Goal goal{false, own ^ others, 2};
    for (std::size_t part = 0; part < rule.parts(term.state); ++part) {
      std::set<std::string> expected;
      rule.each_move(term.state, part, [&](const Move& move) {
        const State then = rule.after(term.state, move);
        std::vector<Component> reached;
        rule.theory().components(then, reached);
        Value value = 0;
        for (const Component& c : reached) value ^= *c.value;
        if (value == others) expected.insert(print_state(rule, then));
        return true;
      });
      Wins wins;
      rule.theory().wins(term.state, part, goal, components, wins, work);
      std::set<std::string> found;
      for (const Move& move : wins.listed())
        found.insert(print_state(rule, rule.after(term.state, move)));
      CHECK(found == expected);
      CHECK(wins.total() == found.size());
      CHECK(wins.complete());
    }
  }
}

/// Every word about a move fits the game's board: the picture shows such moves, and what is taken
/// or split has a heap's number.
void check_words(const std::string& text) {
  const Position position = plain::position(text);
  each_move(position, [&](const PositionMove& move) {
    const Term& term = position.terms[move.term];
    const MoveKind kind = move.move.kind;
    INFO(text << ": a move of kind " << nimber::text(kind) << " on the board "
              << nimber::text(term.rule->game().board));
    REQUIRE(shows(term.rule->game().board, kind));
    const bool of_one_heap = kind == MoveKind::take || kind == MoveKind::split ||
                             kind == MoveKind::take_split ||
                             (kind == MoveKind::own && term.rule->has_sequence());
    REQUIRE((heap_number(position, move) > 0) == of_one_heap);
    if (kind == MoveKind::split || kind == MoveKind::take_split) {
      REQUIRE(term.rule->splits());
    }
    return true;
  });
}

}  // namespace

TEST_CASE("a board knows the moves of its games, and heaps have their numbers") {
  for (const Known& known : known_values()) {
    for (const std::string& text : plain::reachable(known.position, 60)) check_words(text);
  }
  for (const Game* game : all_games()) {
    for (const std::string_view example : game->examples) check_words(std::string(example));
  }
}

TEST_CASE("heaps are counted through a sum from what the rules say are heaps") {
  const Position position =
      plain::position("nim:3,4+stairs:2,2+wythoff:5,6+coins/turtles:HH+take/1..3:7");
  CHECK(heap_number(position, 0, 0) == 1);
  CHECK(heap_number(position, 0, 1) == 2);
  CHECK(heap_number(position, 1, 0) == 0);
  CHECK(heap_number(position, 2, 0) == 3);
  CHECK(heap_number(position, 2, 1) == 4);
  CHECK(heap_number(position, 2, 2) == 0);
  CHECK(heap_number(position, 3, 0) == 0);
  CHECK(heap_number(position, 4, 0) == 5);
}

TEST_CASE("random states, exercises' and made smaller, can be read back") {
  std::size_t examples = 0;
  for (const Game* game : all_games()) {
    for (const std::string_view example : game->examples) {
      const Position like = plain::position(std::string(example));
      INFO(example);
      for (std::uint64_t seed = 0; seed < plain::share(20); ++seed) {
        const Position random = random_position(like, 1 + seed, seed);
        CHECK(print(plain::position(print(random))) == print(random));
      }
      for (const std::uint64_t num : {1u, 2u, 3u}) {
        const Position small = shrink(like, num, 4);
        CHECK(print(plain::position(print(small))) == print(small));
      }
      // In a share each game's examples have a level each.
      ++examples;
      for (const unsigned level : {1u, 2u, 3u}) {
        if (plain::stride() > 1 && level != 1 + examples % 3) continue;
        for (const auto& item : worksheet(like.terms[0].rule, 5, 3, level))
          CHECK(print(plain::position(print(item.position))) == print(item.position));
      }
    }
  }
}

TEST_CASE("every game has a row of known values") {
  for (const Game* game : all_games()) {
    INFO(game->name);
    const std::string name(game->name);
    const auto rows =
        std::count_if(known_values().begin(), known_values().end(), [&](const Known& known) {
          return plain::position(known.position).terms.front().rule->game().name == name;
        });
    CHECK(rows >= 1);
    REQUIRE(!game->examples.empty());
    for (const std::string_view example : game->examples)
      CHECK(print(plain::position(std::string(example))) == example);
  }
}

TEST_CASE("known values") {
  for (const Known& known : known_values()) {
    INFO(known.position);
    const auto result = analyze(plain::position(known.position));
    REQUIRE(result);
    REQUIRE(result->value);
    CHECK(*result->value == known.value);
  }
}

TEST_CASE("the contract of a game, position by position") {
  for (const Known& known : known_values()) {
    std::map<std::string, bool> outcomes;
    std::map<std::string, Value> values;
    for (const std::string& text : plain::reachable(known.position, plain::share(250))) {
      check_moves(text);
      check_parts(text);
      check_wins(text);
      check_analysis(text, outcomes, &values);
      check_search(text, outcomes, values);
      check_analysis(plain::misere(text), outcomes, nullptr);
      check_search(plain::misere(text), outcomes, values);
    }
  }
}

TEST_CASE("sums of any games, both conventions") {
  std::mt19937 random(20240229);
  std::vector<std::string> small;
  for (const Known& known : known_values()) {
    const auto reached = plain::reachable(known.position, 400);
    // The last ones found are the smallest: sums of them stay small enough for plain recursion.
    const std::size_t take = std::min<std::size_t>(12, reached.size());
    small.insert(small.end(), reached.end() - static_cast<std::ptrdiff_t>(take), reached.end());
  }
  const auto pick = [&] {
    return small[std::uniform_int_distribution<std::size_t>(0, small.size() - 1)(random)];
  };
  std::map<std::string, bool> outcomes;
  std::map<std::string, Value> values;
  std::size_t checked = 0;
  for (int i = 0; i < 600 && checked < plain::share(200); ++i) {
    std::string text = pick() + "+" + pick();
    if (i % 3 == 0) text += "+" + pick();
    if (plain::reachable(text, 800).size() >= 800) continue;
    ++checked;
    check_analysis(text, outcomes, &values);
    check_analysis(plain::misere(text), outcomes, nullptr);
  }
  CHECK(checked >= plain::floor_of_share(100));
}

TEST_CASE("the perfect opponent never loses a won game") {
  std::mt19937 random(7);
  for (const Known& known : known_values()) {
    for (const bool misere : {false, true}) {
      Position position = plain::position(known.position);
      position.misere = misere;
      const auto start = analyze(position);
      REQUIRE(start);
      if (!start->player_to_move_wins() || is_over(position)) continue;
      INFO(print(position));
      bool program = true;
      bool program_moved_last = false;
      while (!is_over(position)) {
        PositionMove chosen;
        if (program) {
          Reply reply(position, {});
          while (!reply.step(100'000).done) {}
          REQUIRE(reply.move());
          REQUIRE(reply.winning());
          chosen = *reply.move();
        } else {
          std::vector<PositionMove> all;
          each_move(position, [&](const PositionMove& move) {
            all.push_back(move);
            return all.size() < 1000;
          });
          chosen = all[random() % all.size()];
        }
        position = after(position, chosen);
        program_moved_last = program;
        program = !program;
      }
      CHECK(program_moved_last != misere);
    }
  }
}

TEST_CASE("the delaying move leaves the fewest winning replies, then most stones") {
  for (const char* text :
       {"nim:1,2,3", "nim:5,5", "take/1,3,4:14", "nim:4,5,1~misere", "take/1..3:8+take/1..5:12"}) {
    INFO(text);
    const Position position = plain::position(text);
    Reply reply(position, {});
    while (!reply.step(1000).done) {}
    REQUIRE(reply.move());
    CHECK(!reply.winning());
    const auto rank = [&](const PositionMove& move) {
      const Position reached = after(position, move);
      std::uint64_t stones = 0;
      for (const Term& term : reached.terms) stones += term.rule->stones(term.state);
      return std::make_pair(*analyze(reached)->winning_count, ~stones);
    };
    each_move(position, [&](const PositionMove& move) {
      CHECK(rank(*reply.move()) <= rank(move));
      return true;
    });
  }
}
