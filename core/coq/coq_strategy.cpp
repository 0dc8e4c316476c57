// Strategies as theorems for Coq.
#include "coq/coq_file.hpp"
#include "coq/coq_text.hpp"

#include <nimber/moves.hpp>
#include <nimber/notation.hpp>

#include <algorithm>
#include <unordered_map>
#include <utility>
#include <vector>

namespace nimber {
namespace {

/// Larger heaps and longer lists would take the kernel long: it lists all moves by itself, over
/// unary numbers. Past them the moves are given.
constexpr std::uint64_t largest_heap = 100;
constexpr std::size_t most_listed = 500;

/// Heaps of one rule that proofs/ knows, in order and without those of 0.
std::optional<std::vector<std::uint64_t>> heaps_of(const Position& position, const Rule& rule) {
  std::vector<std::uint64_t> heaps;
  for (const Term& term : position.terms) {
    if (term.rule->text() != rule.text()) return std::nullopt;
    for (const std::uint64_t heap : term.state) {
      if (heap > largest_heap) return std::nullopt;
      if (heap > 0) heaps.push_back(heap);
    }
  }
  std::sort(heaps.begin(), heaps.end());
  return heaps;
}

CoqFile about(const Strategy& strategy) {
  CoqFile file;
  file.about = strategy.position;
  file.asked = "strategy " + strategy.position;
  return file;
}

std::string convention(const Position& position) { return position.misere ? "misere" : "normal"; }

/// The kernel knows the rule: it lists all moves and looks for the answers.
std::optional<CoqFile> of_heaps(const Strategy& strategy, const Position& start) {
  const RulePtr& rule = start.terms.front().rule;
  const auto game = coq_game(*rule);
  const auto from = heaps_of(start, *rule);
  if (!game || !from || start.compound != Compound::sum || strategy.lost.size() > most_listed)
    return std::nullopt;
  std::vector<std::vector<std::uint64_t>> listed;
  for (const Strategy::Lost& entry : strategy.lost) {
    const auto position = read_position(entry.position);
    if (!position) return std::nullopt;
    auto heaps = heaps_of(*position, *rule);
    if (!heaps) return std::nullopt;
    listed.push_back(std::move(*heaps));
  }
  std::sort(listed.begin(), listed.end());
  listed.erase(std::unique(listed.begin(), listed.end()), listed.end());
  CoqFile file = about(strategy);
  file.needs =
      " Games Heaps Nim Coins Turtles Octal Periods Checker Sets Taking Laws Arguments Given";
  file.given = coq_definition(rule->text(), game->term);
  file.given.append(
      "(** Heaps to leave: to each move from these there is one that leaves such. *)\n");
  file.given.append("Definition the_strategy : list (list nat) :=\n  [");
  for (std::size_t i = 0; i < listed.size(); ++i)
    file.given.append(i == 0 ? "" : ";\n   ").append(coq_list(listed[i]));
  file.given.append("].\n\n");
  const std::string side = strategy.first_wins ? "won" : "lost";
  file.says = "Whoever is to move " + std::string(strategy.first_wins ? "wins" : "loses") +
              ", in " + (start.misere ? "misère" : "normal") + " play.";
  file.theorem = side + " (heaps the_game) " + convention(start) + " " + coq_list(*from);
  file.cited = strategy.first_wins ? "heaps_are_won" : "heaps_are_lost";
  file.where = "Given";
  file.proof = "apply (" + std::string(file.cited) +
               " the_game _ the_strategy). vm_cast_no_check (eq_refl true).";
  return file;
}

/// Positions, or heaps, by numbers in the order in which they are named.
class Numbers {
 public:
  std::string of(const std::string& text) {
    const auto [place, is_new] = numbers_.emplace(text, names_.size());
    if (is_new) names_.push_back(&place->first);
    return std::to_string(place->second);
  }
  /// A comment that tells them all.
  std::string told(std::string_view heading) const {
    std::string out = "(** " + std::string(heading);
    for (std::size_t i = 0; i < names_.size(); ++i)
      out.append("\n    ").append(std::to_string(i)).append(": ").append(coq_comment(*names_[i]));
    return out + " *)\n";
  }

 private:
  std::unordered_map<std::string, std::size_t> numbers_;
  std::vector<const std::string*> names_;
};

/// The moves are given.
CoqFile of_moves(const Strategy& strategy, const Position& start) {
  Numbers numbers;
  const std::string from = numbers.of(strategy.position);
  std::string rows;
  for (const Strategy::Lost& entry : strategy.lost) {
    rows.append(rows.empty() ? "[(" : ";\n   (").append(numbers.of(entry.position)).append(", [");
    const char* before = "";
    for (const Strategy::Reply& reply : entry.replies) {
      rows.append(before).append("(").append(numbers.of(reply.move)).append(", ");
      rows.append(reply.reply ? "Some " + numbers.of(*reply.reply) : "None").append(")");
      before = "; ";
    }
    rows.append("])");
  }
  if (rows.empty()) rows = "[";
  CoqFile file = about(strategy);
  file.needs = " Games Heaps Octal Periods Checker Arguments Given";
  const std::string first = strategy.first ? numbers.of(*strategy.first) : "";
  file.given = numbers.told("Positions by numbers.");
  file.given.append(
      "\n(** Positions to leave, each with all moves from it; with each move its answer, or none\n"
      "    where no move is left. *)\nOpen Scope N_scope.\nDefinition the_strategy : strategy :=\n "
      " ");
  file.given.append(rows).append("].\n\n");
  file.says = "In every game with these positions and moves whoever is to move in position " +
              from + (strategy.first_wins ? " wins," : " loses,") + "\n    in " +
              (start.misere ? "misère" : "normal") + " play.";
  file.theorem = "forall (G : game) (at_ : N -> position G), has_moves G at_ the_strategy ->\n  ";
  const std::string c = convention(start);
  if (!strategy.first_wins) {
    file.theorem.append("lost G " + c + " (at_ " + from + ")");
    file.cited = "given_lost_at";
  } else if (strategy.first) {
    file.theorem.append("In (at_ " + first + ") (options G (at_ " + from + ")) -> won G " + c +
                        " (at_ " + from + ")");
    file.cited = "given_won_at";
  } else {
    file.theorem.append("options G (at_ " + from + ") = [] -> won G " + c + " (at_ " + from + ")");
    file.cited = "won_stuck";
  }
  file.where = file.cited == "won_stuck" ? "Games" : "Given";
  if (file.cited == "won_stuck") {
    file.proof = "intros G at_ _ E. apply won_stuck; [reflexivity|exact E].";
  } else if (strategy.first) {
    file.proof =
        "intros G at_ M I. apply (given_won_at G at_ _ _ _ _ M I). "
        "vm_cast_no_check (eq_refl true).";
  } else {
    file.proof =
        "intros G at_ M. apply (given_lost_at G at_ _ _ _ M). vm_cast_no_check (eq_refl true).";
  }
  return file;
}

/// Values stand in for positions. What may stand in a heap's place is asked of the rules.
std::optional<CoqFile> of_values(const Strategy& strategy, const Position& start) {
  Numbers numbers;
  const auto heaps = [&](const Position& position) {
    std::string out = "[";
    for (const Term& term : position.terms) {
      if (term.rule->apart() == Rule::Apart::whole) {
        out.append(out.size() == 1 ? "" : "; ").append(numbers.of(print(term)));
        continue;
      }
      for (std::size_t part = 0; part < term.rule->parts(term.state); ++part) {
        out.append(out.size() == 1 ? "" : "; ");
        out.append(numbers.of(print(Term{term.rule, term.rule->part_alone(term.state, part)})));
      }
    }
    return out + "]";
  };
  const std::string from = heaps(start);
  std::string rows;
  for (const Strategy::HeapValue& entry : strategy.values) {
    const auto alone = read_position(entry.term);
    if (!alone) return std::nullopt;
    rows.append(rows.empty() ? "[(" : ";\n   (").append(numbers.of(entry.term)).append(", (");
    rows.append(std::to_string(entry.value)).append(", [");
    const char* before = "";
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    const auto take = [&](const PositionMove& move) {
      rows.append(before).append(heaps(after(*alone, move)));
      before = "; ";
      return true;
    };
    if (!each_move(*alone, PositionSink(work, take))) return std::nullopt;
    rows.append("]))");
  }
  CoqFile file = about(strategy);
  file.asked.append(" --by-values");
  file.needs = " Games Heaps Octal Periods Checker Arguments Given";
  file.given = numbers.told("Heaps by numbers.");
  file.given.append(
      "\n(** Each heap with its value and with all that a move may leave in its place. *)\n"
      "Open Scope N_scope.\nDefinition the_heaps : valued :=\n  ");
  file.given.append(rows).append("].\n\n");
  file.says = "In every game with these heaps and moves whoever is to move at these " +
              std::string(strategy.first_wins ? "wins." : "loses.");
  file.theorem = "forall (H : heap_game) (at_ : N -> nat), has_heaps H at_ the_heaps ->\n  " +
                 std::string(strategy.first_wins ? "won" : "lost") + " (heaps H) normal (map at_ " +
                 from + ")";
  file.cited = strategy.first_wins ? "valued_won" : "valued_lost";
  file.where = "Given";
  file.proof = "intros H at_ A. apply (" + std::string(file.cited) +
               " H at_ the_heaps _ A). vm_cast_no_check (eq_refl true).";
  return file;
}

}  // namespace

std::optional<CoqFile> coq_file(const Strategy& strategy) {
  const auto start = read_position(strategy.position);
  if (!start || start->terms.empty()) return std::nullopt;
  if (!strategy.values.empty()) return of_values(strategy, *start);
  if (auto file = of_heaps(strategy, *start)) return file;
  return of_moves(strategy, *start);
}

}  // namespace nimber
