// A game in a terminal. The record is kept as a link keeps it: what is typed is its next step, and
// the core checks that.
#include "answer.hpp"
#include "argument_sentences.hpp"
#include "sentences.hpp"
#include "streams.hpp"

#include <nimber/link.hpp>
#include "questions/argued_analysis.hpp"
#include "questions/argued_reply.hpp"
#include "questions/position_text.hpp"

#include <iostream>
#include <random>
#include <utility>

namespace nimber::cli {
namespace {

constexpr std::size_t most_listed = 20;

const char* const commands =
    "  1,4,5    the state after your move; with several games its number first: 2.13\n"
    "  moves    the legal moves        hint     who wins, and how\n"
    "  undo     take back              link     the game so far, as a link\n"
    "  quit\n";

class Game {
 public:
  Game(std::vector<Position> record, bool alone, std::uint64_t errs, std::uint64_t seed)
      : record_(std::move(record)), alone_(alone), errs_(errs), random_(seed) {}

  /// Plays until the game is over, or whoever plays has enough.
  int run(bool program_begins) {
    bool programs_turn = program_begins && !alone_;
    const std::size_t start = record_.size();
    std::cout << print(now()) << "\n";
    for (;;) {
      if (is_over(now())) {
        std::cout << who_won(programs_turn) << "\n";
        break;
      }
      if (programs_turn) {
        answer();
        programs_turn = false;
        continue;
      }
      std::cout << (alone_ ? "Player " + std::to_string((record_.size() - start) % 2 + 1)
                           : "Your move")
                << " (? for help): " << std::flush;
      std::string line;
      if (!input_.line(line) || line == "quit" || line == "q") {
        std::cout << "\n";
        break;
      }
      if (line == "undo" || line == "u") {
        const std::size_t steps = alone_ ? 1 : 2;
        if (record_.size() < start + steps) {
          std::cout << "There is nothing to take back.\n";
        } else {
          record_.resize(record_.size() - steps);
          std::cout << print(now()) << "\n";
        }
      } else if (line == "moves" || line == "m") {
        list_moves();
      } else if (line == "hint" || line == "h") {
        hint();
      } else if (line == "link" || line == "l") {
        std::cout << link() << "\n";
      } else if (line == "?" || line == "help") {
        std::cout << commands;
      } else if (line.find_first_not_of(" \t\r") != std::string::npos && step(line)) {
        programs_turn = !alone_;
      }
    }
    std::cout << "The game: " << link() << "\n";
    return input_.failed() ? input_.complain(false) : all_answered;
  }

 private:
  const Position& now() const { return record_.back(); }
  std::string link() const {
    const auto text = write_link(record_, {});
    return text ? "#" + *text : sentence_with_place(text.error());
  }

  std::string who_won(bool programs_turn) const {
    // Normal play: whoever has no move has lost.
    const bool mover_wins = now().misere;
    if (alone_)
      return mover_wins ? "No move left: the player to move has won."
                        : "No move left: the player to move has lost.";
    return programs_turn == mover_wins ? "No move left: the program has won."
                                       : "No move left: you have won!";
  }

  bool step(const std::string& text) {
    // A whole position is understood too.
    std::optional<Position> next;
    if (const auto whole = read_position(text); whole && move_between(now(), *whole)) {
      next = *whole;
    } else {
      const auto before = write_link({now()}, {});
      auto read = read_link(*before + "!" + text);
      if (!read) {
        std::cout << sentence(read.error()) << "\n";
        return false;
      }
      if (read->record.size() != 2) {
        std::cout << "One move at a time, please.\n";
        return false;
      }
      next = std::move(read->record.back());
    }
    tell(alone_ ? "Played" : "You", *move_between(now(), *next));
    return true;
  }

  void answer() {
    ArguedReply reply(
        now(), {.blunder = random_() % 100 < errs_, .seed = random_(), .limit = default_limit});
    while (!reply.step(default_limit).done) {}
    tell("The program", *reply.move());
  }

  void tell(const std::string& who, const PositionMove& move) {
    std::cout << who << ": " << sentence(now(), move);
    record_.push_back(after(now(), move));
    std::cout << " -> " << print(now()) << "\n";
  }

  void list_moves() const {
    std::size_t listed = 0;
    each_move(now(), [&](const PositionMove& move) {
      if (listed == most_listed) {
        std::cout << "  ...\n";
        return false;
      }
      ++listed;
      std::cout << "  " << sentence(now(), move) << " -> " << print(after(now(), move)) << "\n";
      return true;
    });
  }

  void hint() const {
    ArguedAnalysis analysis(now(), default_limit, ArgumentsAsked::usual);
    while (!analysis.step(default_limit).done) {}
    const auto& result = analysis.result();
    if (!result) {
      std::cout << sentence(result.error()) << "\n";
    } else if (result->outcome == Outcome::D) {
      std::cout << "Neither side can force the end.";
      if (!result->drawing.empty()) {
        const PositionMove& move = result->drawing.front();
        std::cout << " This keeps the draw: " << sentence(now(), move) << " -> "
                  << print(after(now(), move));
      }
      std::cout << "\n";
    } else if (!result->player_to_move_wins()) {
      std::cout << "Whoever moves now loses against perfect play.\n";
    } else if (result->winning.empty()) {
      std::cout << "Whoever moves now can win; how is beyond the limit.\n";
    } else {
      const PositionMove& move = result->winning.front();
      std::cout << "Whoever moves now can win: " << sentence(now(), move) << " -> "
                << print(after(now(), move)) << "\n";
    }
    if (analysis.argument()) std::cout << in_words(now(), *analysis.argument());
  }

  Input input_{"-"};
  std::vector<Position> record_;
  bool alone_;
  std::uint64_t errs_;
  std::mt19937_64 random_;
};

}  // namespace

int play(Arguments arguments) {
  const bool alone = arguments.flag("--two");
  const bool program_begins = arguments.flag("--second");
  const std::uint64_t errs = arguments.number("--errs", 0);
  const std::uint64_t seed = arguments.number("--seed", std::random_device{}());
  if (errs > 100) arguments.refuse("--errs", "at-most", "100");
  if (const auto wrong = arguments.complaint(1, "POSITION|LINK")) return usage(*wrong);
  std::string text = arguments.operand(0);
  // The whole address of a page, or what follows '#' in it.
  if (const auto start = link_start(text)) text.erase(0, *start);
  auto link = read_link(text);
  if (!link) return fail(link.error(), false);
  if (link->rule)
    return usage("a rule alone can't be played: a position such as " + link->rule->text() +
                 ":21 is wanted");
  return Game(std::move(link->record), alone, errs, seed).run(program_begins);
}

}  // namespace nimber::cli
