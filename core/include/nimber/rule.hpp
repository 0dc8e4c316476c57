// The interface of a game: small on purpose. A game is one file, core/games/NAME.cpp, that defines
// `const Game& NAME_game()` in namespace nimber::games; docs/adding-a-game.md walks through it.
#pragma once

#include <nimber/error.hpp>
#include <nimber/function_ref.hpp>
#include <nimber/limits.hpp>
#include <nimber/packed_values.hpp>
#include <nimber/position.hpp>
#include <nimber/reader.hpp>
#include <nimber/rule_display.hpp>
#include <nimber/rule_exercises.hpp>
#include <nimber/rule_loops.hpp>
#include <nimber/rule_pairs.hpp>
#include <nimber/rule_sequence.hpp>
#include <nimber/rule_theory.hpp>
#include <nimber/work.hpp>

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

namespace nimber {

/// A rule told as a code for the string tables: `take` with {"1..3"}.
struct Sentence {
  std::string code;
  std::vector<std::string> args;
};

// The pictures that there are, each with the kinds of moves that it can show and take.
// clang-format off
#define NIMBER_BOARDS(X) \
  X(heaps, take, split, take_split) /* lanes of stones */ \
  X(wythoff, take, both)            /* two lanes, and a queen's grid */ \
  X(limited, take)                  /* a lane of stones, and how many may be taken */ \
  X(stairs, down)                   /* stones on steps */ \
  X(strip, slide)                   /* coins on squares 1, 2 ..., one on each */ \
  X(squares, slide)                 /* coins on squares 0, 1 ..., any number on each */ \
  X(monks, slide)                   /* figures on steps */ \
  X(hill, slide)                    /* figures on their way to the top */ \
  X(graph, edge)                    /* tokens on vertices */ \
  X(coins, turn)                    /* a row of coins */ \
  X(corners, corners)               /* coins in rows and columns */ \
  X(ground, cut)                    /* edges that stand on the ground */ \
  X(vertices, clear)                /* a graph whose vertices are taken */ \
  X(edges, lift)                    /* a graph whose edges are taken */ \
  X(walk, edge)                     /* a token on a graph, and where it has been */ \
  X(cells, paint)                   /* cells with symbols, in one row or more */ \
  X(numbers, own)                   /* whatever numbers the rule says */

// How rules are asked for: name, word, and the error where they are there but can't be read.
#define NIMBER_RULES_FORMS(X) \
  X(none, "none", missing_colon) \
  X(set, "set", bad_set) \
  X(predicate, "predicate", bad_predicate) \
  X(octal, "octal", bad_octal) \
  X(king, "king", missing_colon) \
  X(edges, "edges", bad_graph) \
  X(links, "links", bad_edges) \
  X(choice, "choice", missing_colon) \
  X(moves, "moves", bad_own) \
  X(drawn_row, "drawn-row", bad_row) \
  X(drawn_grid, "drawn-grid", bad_grid)

// How states are asked for.
#define NIMBER_STATE_FORMS(X) \
  X(heaps, "heaps")         /* any number of heaps */ \
  X(two_heaps, "two-heaps") \
  X(limited, "limited")     /* a heap, and how many may be taken */ \
  X(steps, "steps")         /* stones on each step */ \
  X(places, "places")       /* places, no two the same */ \
  X(squares, "squares")     /* places, any of them more than once */ \
  X(row, "row")             /* heads and tails */ \
  X(corners, "corners")     /* heads, each as row.column */ \
  X(tokens, "tokens")       /* vertices */ \
  X(edges, "edges")         /* edges between named vertices */ \
  X(walk, "walk")           /* a vertex, and those visited before */ \
  X(parts, "parts")         /* of whatever numbers the rule says */ \
  X(cells, "cells")         /* the symbols of a row of cells */ \
  X(cell_rows, "cell-rows") /* of several rows, each as long as the others */
// clang-format on

struct GraphText;

enum class Board : std::uint8_t {
#define NIMBER_BOARD(name, ...) name,
  NIMBER_BOARDS(NIMBER_BOARD)
#undef NIMBER_BOARD
};
enum class RulesForm : std::uint8_t {
#define NIMBER_RULES_FORM(name, word, error) name,
  NIMBER_RULES_FORMS(NIMBER_RULES_FORM)
#undef NIMBER_RULES_FORM
};
enum class StateForm : std::uint8_t {
#define NIMBER_STATE_FORM(name, word) name,
  NIMBER_STATE_FORMS(NIMBER_STATE_FORM)
#undef NIMBER_STATE_FORM
};

/// Their words, as in GameInfo of wasm/nimber.d.ts.
std::string_view text(Board board);
std::string_view text(RulesForm form);
std::string_view text(StateForm form);
/// Does the board know this kind of move?
bool shows(Board board, MoveKind kind);
/// What is wrong where something stands in place of such rules that is none.
ErrorCode error_of(RulesForm form);

/// What rules that people write may say and be this game (rules/own/own_twin.hpp,
/// own_pair_twin.hpp).
enum class WrittenAs : std::uint8_t {
  nothing,
  any_number,     ///< any number is taken
  any_or_split,   ///< or the heap is split in two
  unequal_split,  ///< it is split in two unequal heaps
  set,            ///< a number of a set is taken, told by the game's rules
  predicate,      ///< a number that a condition allows
  digits,         ///< a fixed number, so that no heap is left, one or two
  any_or_both,    ///< any number is taken from one of two heaps, or the same from both
  up_to_twice,    ///< at most a limit, which becomes twice what was taken
};

/// Another way to write one of a game's rules, as "kayles" for "octal/0.77".
struct ShortForm {
  std::string_view name;  ///< "kayles"; or with its game, where rules have a name: "take/half"
  std::string_view rule;  ///< what it stands for
  bool number = false;    ///< a '/' and a number from 1 follow the name, with which the rule ends
};

/// A game as notation, picker and forms need it.
struct Game {
  std::string_view name;
  Board board = Board::heaps;
  RulesForm rules_form = RulesForm::none;
  StateForm state_form = StateForm::heaps;
  std::vector<std::string_view> choices;
  bool sequence = false;  ///< one heap of the rule has a value g(n)
  std::vector<std::string_view> examples;
  std::vector<ShortForm> short_forms = {};
  bool in_braces = false;    ///< "{1,3}" is a rule of it; so in one game only
  bool heaps_alone = false;  ///< "3,4,5" is a position of it; so in one game only
  /// Its links are written percent-encoded: they hold what chat programs and browsers treat badly.
  bool encoded_links = false;
  WrittenAs written_as = WrittenAs::nothing;
  /// Reads what follows "name/", up to the ':' before the state or the end. Called without input
  /// where rules_form is none. It is given this game.
  Result<RulePtr> (*read_rules)(Reader&, const Game&) = nullptr;
  /// Where edges are the rules or the state: the term of the edges of a file, which is too long for
  /// a text. `rest` is what else its state is made of (tokens), or "". An error's column is the
  /// number of an item, from 1; none in `rest`, if `rest` is wrong. Where the text of the edges is
  /// longer than `max_text`, the term prints without them. Null for other games.
  Result<Term> (*from_edges)(const Game& game, const GraphText& edges, std::string_view rest,
                             std::size_t max_text) = nullptr;
  /// Must `rest` be given?
  bool tokens = false;
  /// What is wrong where a line of the file is no edge.
  ErrorCode edges_error = ErrorCode::bad_edges;
};

/// So many candidates are looked at where no Work counts them.
inline constexpr std::uint64_t most_uncounted = limits::uncounted;

/// Takes what a rule enumerates, in listing order, and counts what it looks at on the way. Made of
/// a callable that returns false to stop, and of the Work that the enumeration belongs to: without
/// one, at most `most_uncounted` candidates are looked at. Must not outlive the call.
template <class Item>
class CountingSink {
 public:
  template <class F, class = std::enable_if_t<!std::is_same_v<std::decay_t<F>, CountingSink>>>
  CountingSink(F&& take)  // NOLINT: meant to convert
      : take_(std::forward<F>(take)) {}
  template <class F>
  CountingSink(Work& work, F&& take) : take_(std::forward<F>(take)), work_(&work) {}
  /// A sink of other items that counts in the same place.
  template <class Other, class F>
  CountingSink(const CountingSink<Other>& same, F&& take)
      : take_(std::forward<F>(take)), work_(same.work()) {}

  /// Passes an item on; false to stop.
  bool operator()(const Item& item) const { return take_(item); }
  /// Counts candidates that may be no items; false to stop, since the limit is reached.
  bool pass(std::uint64_t candidates) const {
    if (work_ == nullptr) return (uncounted_ += candidates) < most_uncounted;
    work_->spend(candidates);
    return !work_->limit_reached();
  }
  /// How many candidates may still be looked at.
  std::uint64_t room() const {
    return work_ != nullptr ? work_->left() : most_uncounted - std::min(most_uncounted, uncounted_);
  }
  Work* work() const { return work_; }

 private:
  FunctionRef<bool(const Item&)> take_;
  Work* work_ = nullptr;
  mutable std::uint64_t uncounted_ = 0;
};
using MoveSink = CountingSink<Move>;

class HeapRule;

/// C++ that goes through the options of a heap of `m`, or of a pair `x`, `y`, for programs.
struct OptionCode {
  std::vector<std::string_view> headers;
  std::vector<std::string> helpers;  ///< what stands before the function, in pieces
  /// Statements, indented by two, that call `emit` with the list of heaps that each option leaves:
  /// `emit({m - k})`. Of pairs it is a list of pairs. An option may come more than once.
  std::string body;
};

/// A game with its rules fixed, as "take/1..3". Immutable to its users; tables of values grow
/// inside, so a rule is not to be shared between threads.
class Rule {
 public:
  explicit Rule(const Game& game) : game_(game) {}
  virtual ~Rule() = default;
  Rule(const Rule&) = delete;
  Rule& operator=(const Rule&) = delete;

  const Game& game() const { return game_; }
  /// Itself where its states are lists of heaps, else null.
  virtual const HeapRule* heap_rule() const { return nullptr; }
  /// Canonical text of what follows the slash; "" where the game has no rules.
  virtual std::string rules() const { return {}; }
  /// Canonical text of the rule: "take/1..3".
  std::string text() const;
  virtual Sentence sentence() const { return {std::string(game_.name), {}}; }

  // -- states
  // -----------------------------------------------------------------------------------------------
  /// Reads a state; the default is integers joined by commas. Sorts where the game says so.
  virtual Result<State> read_state(Reader& reader) const { return reader.integers(); }
  virtual void print_state(const State& state, std::string& out) const;
  /// How many of the state's numbers, from the first on, are heaps of stones: those are counted
  /// through a sum, as "heap 3".
  virtual std::size_t heaps(const State&) const { return 0; }
  /// May a move leave two heaps of one?
  virtual bool splits() const { return false; }

  /// Do steps in links carry their term's number even where there is only one term?
  virtual bool numbered_steps() const { return false; }

  // -- the rules of the game
  // ---------------------------------------------------------------------------------------
  /// Into how many parts the moves of a state fall when they are listed (heaps, coins, tokens ...).
  virtual std::size_t parts(const State& state) const { return state.size(); }
  /// The legal moves that change one part, by amount ascending, then by the smaller new part.
  /// Returns false where the sink ended it. May be unimaginably many: the sink stops it. Candidates
  /// that are no moves, or moves that came before, are counted by the sink too.
  virtual bool each_move(const State& state, std::size_t part, const MoveSink& sink) const = 0;
  /// The state after a legal move.
  virtual State after(const State& state, const Move& move) const = 0;
  /// The legal move of this part with this amount (and smaller new part, where there are two), if
  /// there is one. The default looks through each_move.
  virtual std::optional<Move> find_move(const State& state, std::size_t part, std::uint64_t amount,
                                        std::uint64_t smaller) const;
  /// The legal move from one state to another, if there is one; none, too, where the work's limit
  /// ended the search. The default looks through each_move.
  virtual std::optional<Move> find_between(const State& from, const State& to, Work& work) const;
  /// The same with the usual limit.
  std::optional<Move> move_between(const State& from, const State& to) const;

  /// How many moves change this part; none where counting them takes too long. The default counts.
  virtual std::optional<std::uint64_t> count_moves(const State& state, std::size_t part,
                                                   Work& work) const;
  /// Is there a move in this part? None where the work's limit ended the search for one. The
  /// default looks for one.
  virtual std::optional<bool> any_move(const State& state, std::size_t part, Work& work) const;
  /// The state that this part alone is.
  virtual State part_alone(const State& state, std::size_t part) const { return {state[part]}; }
  /// What one part is where several may be moved in at once (Compound): the whole state, or each of
  /// the parts by itself, of which a move leaves one (`fixed`) or any number (`varying`). The parts
  /// of a state, one behind the other, are the state.
  enum class Apart : std::uint8_t { whole, fixed, varying };
  virtual Apart apart() const { return Apart::whole; }
  /// Has one heap of the rule a value g(n)?
  virtual bool has_sequence() const { return game_.sequence; }

  /// How much is left to play: stones, or squares still to go. Tells long games from short ones.
  virtual std::uint64_t stones(const State& state) const;

  // -- what a rule may tell besides, each in a header of its own
  // -----------------------------------------------------------------------
  /// Random states, exercises, and smaller states.
  virtual const RuleExercises& exercises() const;
  /// What its board draws beside the state's numbers.
  virtual const RuleDisplay& display() const;
  /// What its theorems tell of values, outcomes and winning moves.
  virtual const RuleTheory& theory() const;
  /// The values g(n) of one heap of n, and what proves them.
  virtual const RuleSequence& sequence() const;
  /// What is known of play that never ends; null where, as far as is known, no state can be reached
  /// again from itself.
  virtual const RuleLoops* loops() const { return nullptr; }
  /// What is known of all pairs of numbers; null where not every pair is a state.
  virtual const RulePairs* pairs() const { return nullptr; }

  // -- search, programs, memory
  // -----------------------------------------------------------------------
  /// False where looking for this state's value by search is known to be hopeless (or slower than
  /// prepare()).
  virtual bool searchable(const State&) const { return true; }
  /// Turns a state into the one that stands for all states with the same tree of options; saves
  /// search time.
  virtual void search_key(State&) const {}
  /// A short, self-contained C++17 program that solves the rule in normal play, or "" for none:
  /// each line of its standard input is a state, its parts divided by white space (coins: the row);
  /// for each it prints the value and the outcome, "3 N", or, where the program goes by a theorem
  /// about outcomes only, the outcome alone. See text/program_source.hpp.
  virtual std::string program() const { return {}; }
  /// The same for the options of one heap, or of one pair of numbers; none where there is none.
  virtual std::optional<OptionCode> option_code() const { return std::nullopt; }
  /// Bytes held in tables.
  virtual std::size_t memory() const { return 0; }
  /// Options examined so far to grow the tables that this rule keeps from one request to the next
  /// (TableWork). 0: it is as good as new.
  std::uint64_t table_work() const { return table_work_; }

 private:
  friend class TableWork;

  const Game& game_;
  mutable std::uint64_t table_work_ = 0;
};

/// A rule that is each of these interfaces too, and tells whoever asks for one.
template <class... Interfaces>
class RuleOf : public Rule, public Interfaces... {
 public:
  explicit RuleOf(const Game& game) : Rule(game) {
    if constexpr (is_a<RuleTheory>()) this->moves_ = this;
  }

  const RuleExercises& exercises() const override {
    if constexpr (is_a<RuleExercises>()) return *this;
    return Rule::exercises();
  }

  const RuleDisplay& display() const override {
    if constexpr (is_a<RuleDisplay>()) return *this;
    return Rule::display();
  }

  const RuleTheory& theory() const override {
    if constexpr (is_a<RuleTheory>()) return *this;
    return Rule::theory();
  }
  const RuleSequence& sequence() const override {
    if constexpr (is_a<RuleSequence>()) return *this;
    return Rule::sequence();
  }
  const RuleLoops* loops() const override {
    if constexpr (is_a<RuleLoops>()) return this;
    return nullptr;
  }
  const RulePairs* pairs() const override {
    if constexpr (is_a<RulePairs>()) return this;
    return nullptr;
  }

 private:
  template <class Interface>
  static constexpr bool is_a() {
    return (std::is_same_v<Interface, Interfaces> || ...);
  }
};

/// Stands where a rule's tables may grow, and adds what that costs to Rule::table_work().
class TableWork {
 public:
  TableWork(const Rule& rule, const Work& work)
      : rule_(rule), work_(work), before_(work.examined()) {}
  /// One at least: a table that was only begun is not new either.
  ~TableWork() { rule_.table_work_ += std::max<std::uint64_t>(1, work_.examined() - before_); }
  TableWork(const TableWork&) = delete;
  TableWork& operator=(const TableWork&) = delete;

 private:
  const Rule& rule_;
  const Work& work_;
  std::uint64_t before_;
};

/// What the two numbers of a state are called, where a pair of numbers is a state and they have
/// names; else none.
std::vector<std::string> number_names(const Rule& rule);

/// All games, as the build lists core/games/, sorted by name.
const std::vector<const Game*>& all_games();
/// The game of this name, or null.
const Game* find_game(std::string_view name);

}  // namespace nimber
