// Engines on random positions of every game, sums included, in both conventions: the analysis
// (theory where there is one), the generic solver (no theory), plain win/lose recursion and mex on
// printed positions (nothing shared); in misère play of heaps a fourth, their misère quotient.
//
// nimber_soak [--positions N] [--seconds S] [--seed K]    N positions (1,000,000), or what S
// seconds allow nimber_soak --answers N [--seed K]                      prints N answers, for
// comparing one build with another
#include "../core/plain.hpp"
#include "../core/random_texts.hpp"
#include "random_games.hpp"

#include <nimber/analysis.hpp>
#include <nimber/notation.hpp>
#include "answers/random_position.hpp"
#include "search/solver.hpp"
#include "search/sum_quotient.hpp"

#include <chrono>
#include <iostream>
#include <map>

namespace {

using namespace nimber;

/// Positions that can be reached from a start: more are too many for plain recursion in a soak.
constexpr std::size_t most_reachable = 2'000;
/// The same where one move may change several parts: each has more options.
constexpr std::size_t most_compound = 300;

struct Figures {
  std::uint64_t positions = 0;
  std::uint64_t by_theory = 0;
  std::uint64_t by_quotient = 0;
  std::uint64_t starts = 0;
  std::uint64_t too_large = 0;
  std::uint64_t compounds = 0;
  std::uint64_t wrong = 0;
  std::map<std::string, std::uint64_t> by_game;
};

void differ(const std::string& text, const std::string& what, Figures& figures) {
  ++figures.wrong;
  if (figures.wrong <= 20) std::cout << text << ": " << what << "\n";
}

/// The generic solver's answers for positions with the same rules.
class Search {
 public:
  Search(const Position& like, Solver::Ask ask) : solver_(rules(like), like.misere, ask) {}

  std::optional<Value> operator()(const Position& position) {
    std::vector<State> states;
    for (const Term& term : position.terms) states.push_back(term.state);
    solver_.start(std::move(states));
    Work work;
    work.open_step(default_limit);
    if (solver_.step(work) != Solver::Status::done) return std::nullopt;
    return solver_.result();
  }

 private:
  static std::vector<RulePtr> rules(const Position& position) {
    std::vector<RulePtr> list;
    for (const Term& term : position.terms) list.push_back(term.rule);
    return list;
  }

  Solver solver_;
};

/// The misère quotient of the heaps of a sum, tame or not, where every term has single heaps and it
/// is found soon.
class ByQuotient {
 public:
  explicit ByQuotient(const Position& start) : start_(start) {
    std::vector<const Rule*> rules;
    std::vector<Heap> largest;
    for (const Term& term : start_.terms) {
      if (!has_single_heaps(*term.rule)) return;
      rules.push_back(term.rule.get());
      largest.push_back(0);
      for (const Heap heap : term.state) largest.back() = std::max(largest.back(), heap);
    }
    quotient_.emplace(rules);
    Work work(most_work);
    work.open_step(most_work);
    if (quotient_->reach(largest, work, most_work) != SumQuotient::Status::done) quotient_.reset();
  }

  /// Does the player to move win a position reached from the start?
  std::optional<bool> wins(const Position& position) const {
    if (!quotient_) return std::nullopt;
    Element product = 0;
    for (std::size_t i = 0; i < position.terms.size(); ++i) {
      for (const Heap heap : position.terms[i].state)
        product = quotient_->monoid().product(product, quotient_->element(i, heap));
    }
    return !quotient_->monoid().lost(product);
  }

 private:
  static constexpr std::uint64_t most_work = 1'000'000;
  Position start_;
  std::optional<SumQuotient> quotient_;
};

std::set<std::string> listed(const Position& position, const AnalysisResult& result) {
  std::set<std::string> texts;
  for (const PositionMove& move : result.winning) texts.insert(print(after(position, move)));
  return texts;
}

/// A start and all that can be reached from it, in one convention.
void check_all(const std::vector<std::string>& texts, bool misere, Figures& figures) {
  std::map<std::string, bool> outcomes;
  std::map<std::string, Value> values;
  const auto named = [&](const std::string& text) { return misere ? plain::misere(text) : text; };
  const Position start = plain::position(named(texts.front()));
  Search outcome(start, Solver::Ask::outcome);
  Search value(start, Solver::Ask::value);
  std::optional<ByQuotient> quotient;
  if (misere) quotient.emplace(start);
  for (const std::string& bare : texts) {
    const std::string text = named(bare);
    const Position position = plain::position(text);
    ++figures.positions;
    const bool wins = plain::wins(text, outcomes);
    if (outcome(position) != Value{wins})
      differ(text, "the search has another outcome than plain recursion", figures);
    if (const auto by_quotient = quotient ? quotient->wins(position) : std::nullopt) {
      ++figures.by_quotient;
      if (by_quotient != wins)
        differ(text, "the quotient has another outcome than plain recursion", figures);
    }
    const auto result = analyze(position);
    if (!result) {
      differ(text, "the analysis does not settle it", figures);
      continue;
    }
    if (result->method != AnalysisResult::Method::search) ++figures.by_theory;
    if (result->player_to_move_wins() != wins)
      differ(text, "the analysis has another outcome than plain recursion", figures);
    const auto winning = plain::winning_options(text, outcomes);
    if (result->winning_count != winning.size() ||
        (winning.size() <= max_listed && listed(position, *result) != winning)) {
      differ(text, "the analysis has other winning moves than plain recursion", figures);
    }
    if (misere) continue;
    const Value worth = plain::value(text, values);
    if (result->value != worth)
      differ(text, "the analysis has another value than plain recursion", figures);
    if (value(position) != worth)
      differ(text, "the search has another value than plain recursion", figures);
  }
}

/// The same start where one move may change several parts.
void check_compound(const std::string& bare, const std::string& kind, Figures& figures) {
  const std::string text = bare + "~" + kind;
  if (plain::reachable(text, most_compound).size() >= most_compound) return;
  std::map<std::string, bool> outcomes;
  const Position position = plain::position(text);
  const auto result = analyze(position);
  const std::set<std::string> winning = plain::winning_options(text, outcomes);
  ++figures.compounds;
  if (!result) {
    differ(text, "the analysis gave up", figures);
  } else if (result->player_to_move_wins() == winning.empty()) {
    differ(text, "the analysis has another outcome than plain recursion", figures);
  } else if (result->winning_count != winning.size() ||
             (winning.size() <= max_listed && listed(position, *result) != winning)) {
    differ(text, "the analysis has other winning moves than plain recursion", figures);
  }
}

bool compare(std::uint64_t positions, double seconds, std::uint64_t seed) {
  soak::Random random(seed);
  Figures figures;
  const auto begun = std::chrono::steady_clock::now();
  const auto passed = [&] {
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begun).count();
  };
  while (seconds > 0 ? passed() < seconds : figures.positions < positions) {
    const std::string text =
        print(plain::position(soak::random_sum(1 + static_cast<unsigned>(random() % 6), random)));
    const auto reachable = plain::reachable(text, most_reachable);
    if (reachable.size() >= most_reachable) {
      ++figures.too_large;
      continue;
    }
    ++figures.starts;
    for (const Term& term : plain::position(text).terms)
      ++figures.by_game[std::string(term.rule->game().name)];
    check_all(reachable, false, figures);
    check_all(reachable, true, figures);
    for (const char* const kind : {"every", "first", "some", "most/2"})
      check_compound(text, kind, figures);
  }
  std::cout << figures.positions << " positions, both conventions, from " << figures.starts
            << " random sums (" << figures.by_theory << " by theory, the others by search; "
            << figures.by_quotient << " in misère play by a quotient too; " << figures.too_large
            << " sums were too large), and " << figures.compounds << " sums in several parts, in "
            << static_cast<std::uint64_t>(passed()) << " s, seed " << seed
            << "; differences: " << figures.wrong << "\n";
  std::cout << "terms of each game:";
  for (const Game* game : all_games())
    std::cout << " " << game->name << " " << figures.by_game[std::string(game->name)];
  std::cout << "\n";
  for (const Game* game : all_games()) {
    if (figures.by_game[std::string(game->name)] > 0) continue;
    std::cout << "no position of " << game->name << " was looked at\n";
    return false;
  }
  return figures.wrong == 0;
}

/// Everything an analysis says, sentences aside.
std::string answer(const Position& position) {
  Analysis analysis(position, 20'000);
  while (!analysis.step(1'000'000).done) {}
  const auto& result = analysis.result();
  if (!result) return std::string(text(result.error().code));
  const auto number = [](const auto& n) { return n ? std::to_string(*n) : std::string("-"); };
  std::string out(letter(result->outcome));
  out += " " + number(result->value);
  for (const TermAnalysis& term : result->terms) {
    out += " [" + number(term.value) + " " + std::string(term.theorem);
    for (const Component& part : term.components) {
      out += " " + std::to_string(part.part) + ":" + std::to_string(part.size) + "=" +
             number(part.value);
    }
    out += "]";
  }
  out += " " + number(result->winning_count);
  for (const PositionMove& move : result->winning)
    out += " " + print(after(analysis.position(), move));
  if (result->outcome == Outcome::D) out += " draws " + number(result->drawing_count);
  return out;
}

/// One line a position. Each is asked again with rules that know nothing yet: what was asked before
/// may not change an answer. Returns how many it has changed.
std::uint64_t answers(std::uint64_t count, std::uint64_t seed) {
  soak::Random random(seed);
  plain::RandomTexts written(seed);
  std::uint64_t changed = 0;
  for (std::uint64_t i = 0; i < count; ++i) {
    // Small ones, and ones of the same kind that are large: for theory, or to be given up in the
    // same place.
    Position position =
        plain::position(soak::random_sum(1 + static_cast<unsigned>(random() % 8), random));
    const std::uint64_t size = std::uint64_t{1} << (random() % 11);
    const std::uint64_t drawn = random();
    if (i % 4 == 3) position = random_position(position, size, drawn);
    position.misere = random() % 2 == 0;
    if (i % 6 == 5) {
      position.misere = false;
      position.compound = static_cast<Compound>(random() % 5);
      position.most = position.compound == Compound::most ? 2 : 1;
    }
    if (i % 5 == 4) {
      const auto other = read_position(written.position());
      if (other) position = *other;
    }
    const std::string first = answer(position);
    std::cout << print(position) << " " << first << "\n";
    std::map<const Rule*, RulePtr> fresh;
    for (Term& term : position.terms) {
      RulePtr& rule = fresh[term.rule.get()];
      if (!rule) rule = renewed(term.rule);
      term.rule = rule;
    }
    const std::string again = answer(position);
    if (again == first) continue;
    ++changed;
    std::cerr << print(position) << ": " << first << "; with new rules: " << again << "\n";
  }
  return changed;
}

}  // namespace

int main(int count, char** words) {
  std::ios::sync_with_stdio(false);
  std::uint64_t positions = 1'000'000;
  std::uint64_t printed = 0;
  double seconds = 0;
  std::uint64_t seed = 1;
  for (int i = 1; i + 1 < count; i += 2) {
    const std::string flag = words[i];
    const std::uint64_t number = std::stoull(words[i + 1]);
    if (flag == "--positions") positions = number;
    if (flag == "--seconds") seconds = static_cast<double>(number);
    if (flag == "--seed") seed = number;
    if (flag == "--answers") printed = number;
  }
  if (printed > 0) return answers(printed, seed) == 0 ? 0 : 1;
  return compare(positions, seconds, seed) ? 0 : 1;
}
