// A game of one's own: numbers and the changes that a move may make, written as
// `own/HEAD;ALTERNATIVE|ALTERNATIVE…` (docs/your-own-game.md). Each part is a game of its own: the
// value of a state is the nim-sum of its parts' values (Sprague 1935, Grundy 1939), each by mex
// over the results of the rule, or by Smith's labels where a part may come back. Where the options
// of a heap are all heaps between two bounds that never fall, values are kept as stretches.
// Limits: what can be reached from a part must fit into memory (12 million parts) and the limit of
// options.
#include <nimber/rule.hpp>
#include "rules/own/own_heaps.hpp"
#include "rules/own/own_pairs.hpp"
#include "rules/own/own_program.hpp"
#include "rules/own/own_rule.hpp"
#include "rules/own/own_splits.hpp"
#include "rules/own/own_states.hpp"
#include "rules/own/own_texts.hpp"
#include "rules/own/own_values.hpp"

#include <algorithm>
#include <numeric>
#include <set>

namespace nimber::games {
namespace {

class Own final : public OwnStates {
 public:
  Own(const Game& game, OwnRule rule)
      : OwnStates(game, std::move(rule)), values_(rule_), heaps_(rule_), pairs_(rule_, values_) {}

  Sentence sentence() const override { return {"own", {rule_.text()}}; }
  Drawing drawing(const State&) const override {
    static constexpr std::string_view shapes[] = {"number", "tuple", "set", "row", "bag"};
    Drawing out;
    out.shape = shapes[static_cast<std::size_t>(kind())];
    out.names = rule_.shape().names;
    return out;
  }

  std::optional<bool> any_move(const State& state, std::size_t part, Work& work) const override {
    Work looking = for_candidates(work.left());
    bool any = false;
    const bool all = rule_.each_result(part_at(state, part), looking, [&](const OwnResult&) {
      any = true;
      return false;
    });
    work.spend(looking.examined());
    if (looking.bound() == Bound::copies) return true;  // it leaves more than can be written
    if (!any && !all) return std::nullopt;
    return any;
  }

  bool each_move(const State& state, std::size_t part, const MoveSink& sink) const override {
    Work work = for_candidates(sink.room());
    Results results;
    const bool whole = collect(state, part, work, results, [](const OwnResult&) { return true; });
    sink.pass(work.examined());
    if (sink.work() != nullptr) sink.work()->stop_as(work);
    for (const State* now : in_order(state, part, results, SIZE_MAX)) {
      if (!sink(make_move(state, part, *now))) return false;
    }
    return whole;
  }

  State after(const State& state, const Move& move) const override {
    const std::size_t from = place_of(state, move.part);
    State result(state.begin(), at(state, from));
    result.insert(result.end(), move.parts.begin(), move.parts.end());
    result.insert(result.end(), at(state, from + length(state, from)), state.end());
    return result;
  }

  std::optional<Move> find_between(const State& from, const State& to, Work& work) const override {
    if (from == to || (cells() && !whole_parts(to))) return std::nullopt;
    const std::size_t count = parts(from);
    for (std::size_t part = 0; part < count; ++part) {
      const std::size_t begin = place_of(from, part);
      const std::size_t rest = from.size() - begin - length(from, begin);
      if (to.size() < begin + rest || !std::equal(from.begin(), at(from, begin), to.begin()))
        return std::nullopt;
      if (!std::equal(from.end() - static_cast<std::ptrdiff_t>(rest), from.end(),
                      to.end() - static_cast<std::ptrdiff_t>(rest)))
        continue;
      const State now(at(to, begin), to.end() - static_cast<std::ptrdiff_t>(rest));
      if (leads_to(part_at(from, part), now, work)) return make_move(from, part, now);
    }
    return std::nullopt;
  }

  Ready prepare(const State& state, Work& work) const override {
    if (same_game() != nullptr)
      return state.empty() ? Ready::yes : same_game()->prepare(state, work);
    if (pairs_.game() == nullptr && width_ > 0 && all_surely_known(state)) return Ready::yes;
    if (pairs_.any()) return pairs_.prepare(state, work);
    if (is_heap(state) && values_.tells_winner_only(state[0], work)) return Ready::never;
    Ready ready = Ready::yes;
    each_part(state, [&](std::size_t, const OwnPart& part) {
      if (ready == Ready::yes) ready = values_.make_known(part, work);
    });
    return ready;
  }
  void components(const State& state, std::vector<Component>& out) const override {
    each_part(state, [&](std::size_t number, const OwnPart& part) {
      const bool heap = one_number();
      const OwnValue value = value_of(part);
      Component component{
          heap ? Component::Kind::heap : Component::Kind::part, static_cast<std::uint32_t>(number),
          heap ? static_cast<std::uint64_t>(part[0]) : value.infinite, value.number};
      component.infinite = !value.number;
      out.push_back(component);
    });
  }
  /// The game of the house that this rule is, where it is one.
  const HeapRule* same_game() const override { return heaps_.game(); }
  bool tame() const override { return same_game() != nullptr && same_game()->tame(); }
  std::string_view theorem(const State& state) const override {
    if (same_game() != nullptr) return "same-game";
    const std::string_view of_pair = pairs_.any() ? pairs_.theorem(state) : "";
    if (!of_pair.empty()) return of_pair;
    if (!is_heap(state)) return "mex";
    const OwnPart part = part_at(state, 0);
    if (is_restricted(part)) return RestrictedHeaps::theorem;
    const bool known = winner_theorem(state) != nullptr || values_.theorem(part) != nullptr;
    return known ? values_.law()->theorem : "mex";
  }
  bool lists_options(const State& state) const override {
    bool all = true;
    if (pairs_.any()) return pairs_.lists_options(state);
    each_part(state, [&](std::size_t, const OwnPart& part) {
      const bool far =
          same_game() != nullptr && part[0] >= static_cast<std::int64_t>(OwnHeaps::listed_below);
      const TheoremHeaps* const theorem = values_.theorem(part);
      all = all && !far && !is_restricted(part) && (theorem == nullptr || theorem->lists_options());
    });
    return all;
  }
  std::vector<Fact> facts(const State& state, std::optional<std::size_t> part,
                          std::string_view code) const override {
    if (!part && pairs_.any()) return pairs_.facts(state, code);
    if (part || !one_number()) return {};
    std::vector<Fact> out = {{"n", state[0]}};
    if (code == RestrictedHeaps::theorem) {
      values_.restricted(part_at(state, 0))->facts(state[0], out);
      return out;
    }
    if (values_.law() == nullptr || code != values_.law()->theorem) return {};
    if (const auto* known = values_.theorem(part_at(state, 0))) known->facts(state[0], out);
    return out;
  }
  std::vector<Fact> proof_facts(Heap n, std::string_view code) const override {
    if (!one_number() || code == "splits") return facts_of_splits(rule_);
    if (code == "restricted") return values_.stretches().restriction(n);
    return code == "stretches" ? values_.stretches().facts(n) : std::vector<Fact>();
  }

  void wins(const State& state, std::size_t part, const Goal& goal, const std::vector<Component>&,
            Wins& out, Work& work) const override {
    const OwnPart here = part_at(state, part);
    if (same_game() != nullptr) return wins_in_game(state, part, goal, out, work);
    if (pairs_.any()) return wins_of_pair(state, part, goal, out, work);
    const auto old = values_.value(here).number;
    if (goal.infinite != std::uint64_t{!old}) return;  // an infinite one is left elsewhere
    const Value target = goal.total ^ old.value_or(0);
    if (const RestrictedHeaps* restricted = values_.restricted(here)) {
      const auto option = restricted->option_worth(state[part], target, work);
      if (option) out.add(make_move(state, part, {*option}));
      if (work.limit_reached()) out.set_incomplete();
      return;
    }
    const TheoremHeaps* const theorem = values_.theorem(here);
    if (theorem != nullptr && !theorem->lists_options()) {
      auto option = theorem->option_worth(state[part], target);
      if (option) out.add(make_move(state, part, std::move(*option)));
      return out.set_incomplete();
    }
    if (one_number() && values_.stretches().value(static_cast<Heap>(here[0])))
      return stretch_wins(state, part, target, out);
    list(state, part, out, work,
         [&](const OwnResult& result) { return values_.value(result).number == target; });
  }

  std::optional<bool> outcome_is_p(const State& state, bool misere) const override {
    if (pairs_.any()) return pairs_.outcome_is_p(state, misere);
    const TheoremHeaps* const theorem = misere ? nullptr : winner_theorem(state);
    return theorem != nullptr ? std::optional(theorem->lost(state[0])) : std::nullopt;
  }
  void outcome_wins(const State& state, bool misere, Wins& out, Work& work) const override {
    if (!misere && winner_theorem(state) != nullptr) {
      out.add(make_move(state, 0, {state[0] - 1}));
      return out.set_incomplete();
    }
    if (!pairs_.any()) return OwnStates::outcome_wins(state, misere, out, work);
    pairs_.outcome_wins(state, misere, out, work,
                        [&](State now) { return make_move(state, 0, std::move(now)); });
  }
  std::optional<std::vector<std::uint64_t>> losing_numbers(const State& state, std::size_t number,
                                                           bool misere) const override {
    return pairs_.any() ? pairs_.losing_numbers(state, number, misere) : std::nullopt;
  }
  Ready prepare_pairs(const State& largest, Work& work) const override {
    return pairs_.prepare_pairs(largest, work);
  }
  std::optional<LostPairs> lost_pairs() const override {
    return pairs_.any() ? pairs_.lost_pairs() : std::nullopt;
  }
  std::optional<ValuesOfPairs> values_of_pairs() const override {
    return pairs_.any() ? pairs_.values_of_pairs() : std::nullopt;
  }

  Apart apart() const override { return Apart::varying; }
  const RuleLoops* loops() const override { return values_.met_loop() ? this : nullptr; }
  /// Of a part that is worth v, the numbers below v: what lies above is not remembered.
  std::vector<Value> reached(const Component& component) const override {
    if (component.value) {
      std::vector<Value> below(static_cast<std::size_t>(*component.value));
      std::iota(below.begin(), below.end(), Value{0});
      return below;
    }
    if (!one_number()) return values_.reached(component.size);
    const OwnValue value = values_.value({static_cast<std::int64_t>(component.size)});
    return values_.reached(value.infinite);
  }
  void draws(const State& state, std::size_t part, const Beside& beside, Wins& out,
             Work& work) const override {
    list(state, part, out, work, [&](const OwnResult& result) {
      const OwnSum sum = values_.sum(result);
      const Outcome then = sum.infinite == 0   ? beside.with(sum.total)
                           : sum.infinite == 1 ? beside.with(sum.moves_to())
                                               : Outcome::D;
      return then == Outcome::D;
    });
  }
  std::uint64_t countdown(const State& state) const override {
    std::uint64_t sum = 0;
    each_part(state, [&](std::size_t, const OwnPart& part) { sum += values_.countdown(part); });
    return sum;
  }

  std::string program() const override {
    return same_game() != nullptr
               ? "// " + text() + "\n// in other words:\n" + same_game()->program()
               : own_program(*this, rule_);
  }
  std::optional<OptionCode> option_code() const override {
    return same_game() != nullptr ? same_game()->option_code() : own_options(rule_);
  }

  Ready sequence_ready(Heap n, Work& work) const override {
    if (!one_number() || n > max_integer) return Ready::never;
    if (same_game() != nullptr) return same_game()->ready(n, work);
    if (values_.restricted() != nullptr) return list_restricted(n, work);
    if (values_.stretches().fits()) {
      const Ready ready = values_.make_known({static_cast<std::int64_t>(n)}, work);
      if (ready != Ready::yes) return ready;
    }
    while (sequence_.size() <= n) {
      // The next row of values may come without any work.
      if (!work.may_go_on()) return Ready::pending;
      const OwnPart part = {static_cast<std::int64_t>(sequence_.size())};
      const Ready ready = values_.make_known(part, work);
      if (ready != Ready::yes) return ready;
      const OwnValue value = values_.value(part);
      if (!value.number || sequence_.size() == most_sequence) {
        if (!value.number) work.stop_at(Bound::circles);
        if (value.number) work.stop_at(Bound::table, most_sequence);
        return Ready::never;
      }
      sequence_.push_back(static_cast<std::uint32_t>(*value.number));
    }
    return Ready::yes;
  }
  Value sequence_value(Heap n) const override {
    return same_game() != nullptr ? same_game()->value(n) : sequence_[static_cast<std::size_t>(n)];
  }
  PackedValues sequence_values(Heap from, std::size_t count) const override {
    return same_game() != nullptr ? same_game()->sequence_values(from, count)
                                  : RuleSequence::sequence_values(from, count);
  }
  Heap sequence_known() const override {
    return same_game() != nullptr ? same_game()->sequence_known() : sequence_.size();
  }
  const HeapRule* sequence_rule() const override { return same_game(); }
  std::optional<PeriodTheorem> period_theorem() const override {
    return same_game() != nullptr ? same_game()->period_theorem() : std::nullopt;
  }
  bool may_have_law() const override {
    return same_game() == nullptr && values_.may_have_theorem();
  }
  const SequenceLaw* law(Work& work) const override {
    if (same_game() != nullptr) return nullptr;
    while (values_.prove_theorem(work) == Ready::pending) work.open_step(UINT64_MAX);
    return values_.law();
  }
  std::optional<TakingLaw> taking_law() const override {
    if (same_game() != nullptr || values_.restricted() == nullptr) return std::nullopt;
    return values_.restricted()->law();
  }
  std::vector<Fact> numbers() const override {
    return same_game() != nullptr ? same_game()->numbers() : std::vector<Fact>();
  }

  bool searchable(const State&) const override { return false; }
  void search_key(State& state) const override {
    std::vector<OwnPart> all;
    each_part(state, [&](std::size_t, const OwnPart& part) { all.push_back(part); });
    std::sort(all.begin(), all.end());
    state.clear();
    for (const OwnPart& part : all) put(part, state);
  }
  std::size_t memory() const override {
    const std::size_t game = same_game() != nullptr ? same_game()->memory() : 0;
    return values_.memory() + 4 * sequence_.size() + game + pairs_.memory();
  }

 private:
  /// What a part can become, as states.
  using Results = std::set<State>;
  static constexpr std::uint64_t most_looked_at = 5'000'000;
  /// To copy so many numbers costs about what evaluating a candidate does.
  static constexpr std::size_t words_an_option = 64;
  static constexpr std::size_t most_results = 1'000'000;
  static constexpr std::size_t most_sequence = 30'000'000;

  Move make_move(const State& state, std::size_t part, State now) const {
    Move move;
    move.kind = MoveKind::own;
    move.part = static_cast<std::uint32_t>(part);
    move.before = one_number() ? state[part] : 0;
    move.parts = std::move(now);
    return move;
  }

  bool all_surely_known(const State& state) const {
    const std::size_t numbers = width_;
    const std::uint64_t* at = state.data();
    const std::uint64_t* const end = at + state.size();
    while (at < end && values_.surely_known(at, numbers)) at += numbers;
    return at >= end;
  }

  /// A single heap.
  bool is_heap(const State& state) const { return one_number() && state.size() == 1; }
  const TheoremHeaps* winner_theorem(const State& state) const {
    return is_heap(state) ? values_.winner_theorem(state[0]) : nullptr;
  }
  /// Is the value of this heap known by the theorem of taking up to a bound alone?
  bool is_restricted(const OwnPart& part) const {
    return same_game() == nullptr && values_.restricted(part) != nullptr;
  }
  /// Lists the values of heaps 0 to n, each from an earlier one.
  Ready list_restricted(Heap n, Work& work) const {
    while (sequence_.size() <= n) {
      if (!work.may_go_on()) return Ready::pending;
      if (sequence_.size() == most_sequence) {
        work.stop_at(Bound::table, most_sequence);
        return Ready::never;
      }
      const Value value = values_.restricted()->next_value(sequence_, sequence_.size());
      sequence_.push_back(static_cast<std::uint32_t>(value));
      work.spend();
    }
    return Ready::yes;
  }
  OwnValue value_of(const OwnPart& part) const {
    if (pairs_.any()) return pairs_.value(part);
    return same_game() != nullptr ? OwnValue{same_game()->value(static_cast<Heap>(part[0]))}
                                  : values_.value(part);
  }
  void wins_in_game(const State& state, std::size_t part, const Goal& goal, Wins& out,
                    Work& work) const {
    if (state[part] >= OwnHeaps::listed_below) {
      std::string behind;
      for (std::size_t i = part + 1; i < state.size(); ++i)
        behind += "," + std::to_string(state[i]);
      const auto move = [&](State now) { return make_move(state, part, std::move(now)); };
      if (heaps_.winning_options(state[part], goal, behind, out, work, move)) return;
    }
    const Value old = same_game()->value(state[part]);
    list(state, part, out, work,
         [&](const OwnResult& result) { return heaps_.wins(goal, old, result); });
  }

  void wins_of_pair(const State& state, std::size_t part, const Goal& goal, Wins& out,
                    Work& work) const {
    const auto old = pairs_.value(part_at(state, part)).number;
    if (goal.infinite != std::uint64_t{!old}) return;  // an infinite one is left elsewhere
    std::string behind;
    const State rest(at(state, 2 * part + 2), state.end());
    if (!rest.empty()) behind.push_back(between());
    if (!rest.empty()) print_state(rest, behind);
    const auto move = [&](State now) { return make_move(state, part, std::move(now)); };
    if (pairs_.wins(part_alone(state, part), goal, behind, out, work, move)) return;
    const Value target = goal.total ^ old.value_or(0);
    list(state, part, out, work,
         [&](const OwnResult& result) { return pairs_.value(result).number == target; });
  }

  /// The wanted results of a part as moves.
  void list(const State& state, std::size_t part, Wins& out, Work& work,
            FunctionRef<bool(const OwnResult&)> wanted) const {
    Results results;
    const bool whole = collect(state, part, work, results, wanted);
    for (const State* now : in_order(state, part, results, max_listed))
      out.add(make_move(state, part, *now));
    if (results.size() > max_listed) out.count(results.size() - max_listed);
    if (!whole) out.set_incomplete();
  }

  /// For looking at candidates where so many options may still be examined.
  static Work for_candidates(std::uint64_t options) {
    Work work(std::min(options, most_looked_at));
    work.open_step(UINT64_MAX);
    return work;
  }

  /// Can this part become that?
  bool leads_to(const OwnPart& part, const State& now, Work& work) const {
    bool found = false;
    Work whole = for_candidates(work.left());
    rule_.each_result(part, whole, [&](const OwnResult& result) {
      found = state_of(result) == now;
      return !found;
    });
    work.spend(whole.examined());
    return found;
  }

  /// The different results of a part that are wanted and that no earlier part leads to. False where
  /// they are not all there.
  bool collect(const State& state, std::size_t part, Work& work, Results& out,
               FunctionRef<bool(const OwnResult&)> wanted) const {
    bool room = true;
    Work whole(work.left());
    whole.open_step(UINT64_MAX);
    const std::size_t from = place_of(state, part);
    const bool all = rule_.each_result(part_at(state, part), whole, [&](const OwnResult& result) {
      whole.spend();
      if (!wanted(result)) return true;
      State now = state_of(result);
      const bool one = result.pieces.size() == 1 && result.pieces[0].copies == 1;
      if (one || !earlier(state, from, now, whole)) out.insert(std::move(now));
      room = out.size() < most_results && !whole.limit_reached();
      return room;
    });
    work.spend(whole.examined());
    work.stop_as(whole);
    return all && room;
  }

  /// Is there an earlier part that leads to the same position? With A B in the places of two parts
  /// and what B becomes ending in B, A must become A and the rest.
  bool earlier(const State& state, std::size_t from, const State& now, Work& work) const {
    State changed = now;  // of the parts from an earlier one to this one
    std::size_t here = from;
    while (here > 0) {
      std::size_t before = 0;
      while (before + length(state, before) < here) before += length(state, before);
      // The earlier part has moved: what is left of the others must be as it was.
      const std::size_t kept = from + length(state, from) - here;
      work.spend(1 + changed.size() / words_an_option);
      if (work.limit_reached()) return false;
      State both(at(state, before), at(state, here));
      both.insert(both.end(), changed.begin(), changed.end());
      if (both.size() < kept || !std::equal(at(state, here), at(state, here + kept),
                                            both.end() - static_cast<std::ptrdiff_t>(kept)))
        return false;
      State rest(both.begin(), both.end() - static_cast<std::ptrdiff_t>(kept));
      if ((!cells() || whole_parts(rest)) && leads_to(read_part(state, before), rest, work))
        return true;
      changed = std::move(both);
      here = before;
    }
    return false;
  }

  /// By the text of the state that they lead to; the first `most` of them.
  std::vector<const State*> in_order(const State& state, std::size_t part, const Results& results,
                                     std::size_t most) const {
    const std::size_t from = place_of(state, part);
    const bool last = from + length(state, from) == state.size();
    std::string rest;  // printed once two texts need it
    std::vector<std::pair<std::string, const State*>> texts;
    texts.reserve(results.size());
    for (const State& now : results) {
      std::string text;
      if (!now.empty()) {
        if (from > 0) text.push_back(between());
        print_state(now, text);
        if (!last) text.push_back(between());
      } else if (last) {
        if (from == 0) text.push_back('-');
      } else if (from > 0) {
        text.push_back(between());
      }
      texts.emplace_back(std::move(text), &now);
    }
    const auto comes_first = [&](const auto& a, const auto& b) {
      const std::size_t common = std::min(a.first.size(), b.first.size());
      const int order = a.first.compare(0, common, b.first, 0, common);
      if (order != 0) return order < 0;
      if (a.first.size() == b.first.size()) return false;
      if (!last && rest.empty())
        print_state(State(at(state, from + length(state, from)), state.end()), rest);
      return a.first + rest < b.first + rest;
    };
    const std::size_t count = std::min(most, texts.size());
    std::partial_sort(texts.begin(), texts.begin() + static_cast<std::ptrdiff_t>(count),
                      texts.end(), comes_first);
    std::vector<const State*> out;
    for (std::size_t i = 0; i < count; ++i) out.push_back(texts[i].second);
    return out;
  }

  void stretch_wins(const State& state, std::size_t part, Value target, Wins& out) const {
    const auto ranges = values_.stretches().options_worth(state[part], target);
    for (const Heap n : heaps_by_text(ranges, max_listed)) out.add(make_move(state, part, {n}));
    std::uint64_t count = 0;
    for (const auto& [first, last] : ranges) count += last - first + 1;
    out.count(count - std::min<std::uint64_t>(count, max_listed));
  }

  mutable OwnValues values_;
  OwnHeaps heaps_;
  OwnPairs pairs_;
  mutable std::vector<std::uint32_t> sequence_;
};

Result<RulePtr> read_own_rules(Reader& reader, const Game& game) {
  auto rule = OwnRule::read(reader);
  if (!rule) return rule.error();
  return RulePtr(std::make_shared<Own>(game, std::move(*rule)));
}

}  // namespace

const Game& own_game() {
  static const Game game{
      .name = "own",
      .board = Board::numbers,
      .rules_form = RulesForm::moves,
      .state_form = StateForm::parts,
      .choices = {},
      .sequence = false,
      .examples = {"own/n;k=1..3;n-=k:7,9", "own/n;k=1..2;i=0..(n-k)/2;=>(i)+(n-k-i):12",
                   "own/{a,b};k=1..(b-1)/a;b-=k*a:8,13", "own/(n,q);k=1..min(n,q);n-=k;q=2*k:20,19",
                   "own/{w,h};i=1..w/2;=>(i,h)+(w-i,h)|i=1..h/2;=>(w,i)+(w,h-i):4,6",
                   "own/x[];i=1..len(x);j=0..x[i]-1;i+j>1;x[i..len(x)]=min(it,j):4,4,4",
                   "own/x{};i=1..len(x);k=1..x[i];!has(x,x[i]-k);x[i]-=k:2,5,9"},
      .encoded_links = true,
      .read_rules = read_own_rules};
  return game;
}

}  // namespace nimber::games
