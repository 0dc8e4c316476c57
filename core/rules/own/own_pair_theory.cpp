#include "rules/own/own_pair_theory.hpp"

#include "rules/own/own_pair_family.hpp"
#include "rules/own/own_pair_laws.hpp"
#include "values/numbers.hpp"
#include "values/pair_games.hpp"

#include <algorithm>
#include <utility>

namespace nimber {
namespace {

/// Pairs of smaller numbers have few enough options to look at each.
constexpr std::uint64_t small_pairs_below = 4'096;
/// Moves of larger ones are looked for among so many first numbers, in the order of their texts.
constexpr std::uint64_t most_first_numbers = 200'000;

using PairNumber = std::uint64_t;

/// The two numbers of a part, the smaller one first.
std::pair<PairNumber, PairNumber> sorted_pair(const OwnPart& part) {
  const auto [small, large] = std::minmax(part[0], part[1]);
  return {static_cast<PairNumber>(small), static_cast<PairNumber>(large)};
}

/// A theory about all pairs of a rule.
class OfAllPairs : public OwnPairTheory {
 public:
  explicit OfAllPairs(bool sorted) : sorted_(sorted) {}

  bool has_value(const OwnPart&) const override { return true; }
  Ready prepare(const OwnPart&, Work&) override { return Ready::yes; }
  std::optional<bool> lost(const OwnPart&) const override { return std::nullopt; }
  bool too_far(const OwnPart&, std::uint64_t) const override { return false; }
  bool lists_options(const OwnPart& part) const override {
    return sorted_pair(part).second < small_pairs_below;
  }
  void moves_to_lost(const PairAsked&, Wins&, FunctionRef<Move(State)>) const override {}

 protected:
  bool sorted() const { return sorted_; }
  /// The state in which one of two numbers, in this place, has become another.
  State with(State part, std::size_t place, PairNumber number) const {
    part[place] = number;
    if (sorted_) std::sort(part.begin(), part.end());
    return part;
  }

 private:
  bool sorted_;
};

/// Where the larger of two numbers stands.
std::size_t place_of_larger(const State& part) { return part[0] > part[1] ? 0 : 1; }

class EuclidPairs final : public OfAllPairs {
 public:
  using OfAllPairs::OfAllPairs;

  Value value(const OwnPart& part) const override {
    const auto [a, b] = sorted_pair(part);
    return euclid_value(a, b);
  }
  std::string_view theorem(const OwnPart&) const override { return "euclid"; }
  std::vector<Fact> facts(const OwnPart& part) const override {
    const auto [a, b] = sorted_pair(part);
    std::vector<Fact> out = {{"a", a}, {"b", b}};
    if (a == 0) return out;
    out.push_back({"quotient", b / a});
    out.push_back({"remainder", b % a});
    return out;
  }
  /// After a move the larger number is some multiple j of the smaller one, and the remainder. That
  /// is worth j or j - 1, or what the remainder and the smaller one are worth, for j = 0.
  bool wins(const PairAsked& asked, Value target, Wins& out, Work& work,
            FunctionRef<Move(State)> move) const override {
    const State& part = asked.part;
    const std::size_t place = place_of_larger(part);
    const PairNumber small = part[1 - place];
    const PairNumber large = part[place];
    work.spend();
    if (small == 0) return true;
    std::vector<State> left;
    const auto look = [&](PairNumber times) {
      const PairNumber rest = times * small + large % small;
      if (rest > 0 && euclid_value(small, rest) == target) left.push_back(with(part, place, rest));
    };
    const PairNumber quotient = large / small;
    if (quotient > 0) look(0);
    if (target >= 1 && target < quotient) look(target);
    if (target + 1 < quotient) look(target + 1);
    add_by_text(std::move(left), asked.behind, out, move);
    return true;
  }
  std::optional<ValuesOfPairs> values_of_pairs() const override {
    return ValuesOfPairs{
        "if(min(a,b)==0,0,if(max(a,b)%min(a,b)==0,max(a,b)/min(a,b)-1,"
        "max(a,b)/min(a,b)-(g(max(a,b)%min(a,b),min(a,b))>="
        "max(a,b)/min(a,b))))",
        "euclid"};
  }
};

class EuclidToZero final : public OfAllPairs {
 public:
  using OfAllPairs::OfAllPairs;

  bool has_value(const OwnPart&) const override { return false; }
  Value value(const OwnPart&) const override { return 0; }
  std::optional<bool> lost(const OwnPart& part) const override {
    const auto [a, b] = sorted_pair(part);
    return euclid_is_lost(a, b);
  }
  /// The pairs that can be reached are those of each quotient of Euclid's algorithm, in a row.
  bool too_far(const OwnPart& part, std::uint64_t options) const override {
    auto [a, b] = sorted_pair(part);
    for (; a > 0; b = std::exchange(a, b % a)) {
      const PairNumber quotient = b / a;
      if (quotient > options / quotient) return true;
      options -= quotient * quotient;
    }
    return false;
  }
  std::string_view theorem(const OwnPart&) const override { return "euclid-zero"; }
  std::vector<Fact> facts(const OwnPart& part) const override {
    const auto [a, b] = sorted_pair(part);
    return {{"a", a}, {"b", b}, {"most", golden_multiple(a)}};
  }
  bool lists_options(const OwnPart& part) const override {
    const auto [a, b] = sorted_pair(part);
    return a == 0 || b / a < small_pairs_below;
  }
  bool wins(const PairAsked&, Value, Wins&, Work&, FunctionRef<Move(State)>) const override {
    return false;
  }
  /// A number that is twice the other one or more wins, so only the last two moves can be good.
  void moves_to_lost(const PairAsked& asked, Wins& out,
                     FunctionRef<Move(State)> move) const override {
    const State& part = asked.part;
    const std::size_t place = place_of_larger(part);
    const PairNumber small = part[1 - place];
    if (small == 0) return;
    std::vector<State> left;
    for (PairNumber times = 0; times < std::min<PairNumber>(2, part[place] / small); ++times) {
      const PairNumber rest = times * small + part[place] % small;
      if (euclid_is_lost(small, rest)) left.push_back(with(part, place, rest));
    }
    add_by_text(std::move(left), asked.behind, out, move);
  }
  std::optional<LostPairs> lost_pairs() const override {
    return LostPairs{"min(a,b)==0||a!=b&&max(a,b)<=phi(min(a,b))", "euclid-zero"};
  }
};

class DropSplitPairs final : public OfAllPairs {
 public:
  using OfAllPairs::OfAllPairs;

  Value value(const OwnPart& part) const override {
    const auto [a, b] = sorted_pair(part);
    return drop_split_value(a, b);
  }
  std::string_view theorem(const OwnPart&) const override { return "drop-split"; }
  std::vector<Fact> facts(const OwnPart& part) const override {
    const auto [a, b] = sorted_pair(part);
    const auto less = [](PairNumber n) { return std::max<PairNumber>(n, 1) - 1; };
    return {{"a", a}, {"b", b}, {"joined", less(a) | less(b)}};
  }
  bool wins(const PairAsked& asked, Value target, Wins& out, Work& work,
            FunctionRef<Move(State)> move) const override {
    const PairNumber total = count(asked.part, target);
    if (total == 0) return true;
    std::vector<State> left;
    if (sorted_pair(
            {static_cast<std::int64_t>(asked.part[0]), static_cast<std::int64_t>(asked.part[1])})
            .second < small_pairs_below) {
      for (PairNumber k = 1; k < std::max(asked.part[0], asked.part[1]); ++k)
        split_at(asked.part, k, target, left);
      add_by_text(std::move(left), asked.behind, out, move);
      return true;
    }
    if (total > max_listed) {
      if (list_by_text(asked, target, left, work)) {
        left.resize(max_listed);
        for (State& now : left) out.add(move(std::move(now)));
        out.count(total - max_listed);
        return true;
      }
      out.set_incomplete();
      left.clear();
    }
    for (const PairNumber n : asked.part) {
      for (const PairNumber k : smallest_drop_splits(n, target, 2 * max_listed))
        left.push_back(split(n, k));
      work.spend(2 * max_listed);
    }
    add_by_text(std::move(left), asked.behind, out, move);
    return true;
  }
  std::optional<ValuesOfPairs> values_of_pairs() const override {
    return ValuesOfPairs{"bits(low(1+or(max(0,a-1),max(0,b-1))))-1", "drop-split"};
  }

 private:
  State split(PairNumber n, PairNumber k) const {
    State out = {k, n - k};
    if (sorted()) std::sort(out.begin(), out.end());
    return out;
  }
  /// How many different moves there are to parts of this value.
  PairNumber count(const State& part, Value target) const {
    const auto of = [&](PairNumber n) {
      const PairNumber all = drop_splits_worth(n, target);
      if (!sorted()) return all;
      const bool equal = n >= 2 && n % 2 == 0 && drop_split_value(n / 2, n / 2) == target;
      return (all + (equal ? 1 : 0)) / 2;
    };
    return part[0] == part[1] ? of(part[0]) : of(part[0]) + of(part[1]);
  }
  /// Adds the splits that leave k first, in the order of the texts.
  void split_at(const State& part, PairNumber k, Value target, std::vector<State>& out) const {
    std::vector<State> here;
    for (const PairNumber n : part) {
      const PairNumber most = sorted() ? n / 2 : std::max<PairNumber>(n, 1) - 1;
      if (k >= 1 && k <= most && drop_split_value(k, n - k) == target) here.push_back({k, n - k});
    }
    if (here.size() == 2 && here[0] == here[1]) here.pop_back();
    if (here.size() == 2 && std::to_string(here[1][1]) < std::to_string(here[0][1]))
      std::swap(here[0], here[1]);
    for (State& state : here) out.push_back(std::move(state));
  }
  /// Finds the first `max_listed` moves in the order of the texts. False where the work ended it.
  bool list_by_text(const PairAsked& asked, Value target, std::vector<State>& out,
                    Work& work) const {
    const PairNumber largest = std::max(asked.part[0], asked.part[1]);
    std::vector<PairNumber> next;  // numbers whose own texts and longer ones are still to come
    for (PairNumber digit = 9; digit > 0; --digit) next.push_back(digit);
    for (PairNumber looked = 0; !next.empty(); ++looked) {
      if (out.size() >= max_listed) return true;
      work.spend();
      if (looked >= most_first_numbers || work.limit_reached()) return false;
      const PairNumber k = next.back();
      next.pop_back();
      if (k >= largest) continue;
      split_at(asked.part, k, target, out);
      if (k > max_integer / 10) continue;
      for (PairNumber digit = 10; digit-- > 0;) next.push_back(10 * k + digit);
    }
    return out.size() >= max_listed;
  }
};

class KingPairs final : public OfAllPairs {
 public:
  using OfAllPairs::OfAllPairs;

  Value value(const OwnPart& part) const override {
    return king_value(static_cast<PairNumber>(part[0]), static_cast<PairNumber>(part[1]));
  }
  std::string_view theorem(const OwnPart&) const override { return "king-steps"; }
  std::vector<Fact> facts(const OwnPart& part) const override {
    const auto [a, b] = sorted_pair(part);
    return {{"a", a}, {"b", b}};
  }
  /// There are three moves at most.
  bool lists_options(const OwnPart&) const override { return true; }
  bool wins(const PairAsked&, Value, Wins&, Work&, FunctionRef<Move(State)>) const override {
    return false;
  }
  std::optional<ValuesOfPairs> values_of_pairs() const override {
    return ValuesOfPairs{"min(a,b)%2*2+(a+b)%2", "king-steps"};
  }
};

class BarPairs final : public OfAllPairs {
 public:
  using OfAllPairs::OfAllPairs;

  Value value(const OwnPart& part) const override {
    return bar_value(static_cast<PairNumber>(part[0]), static_cast<PairNumber>(part[1]));
  }
  std::string_view theorem(const OwnPart&) const override { return "equal-length"; }
  std::vector<Fact> facts(const OwnPart& part) const override {
    return {{"a", std::max<PairNumber>(static_cast<PairNumber>(part[0]), 1)},
            {"b", std::max<PairNumber>(static_cast<PairNumber>(part[1]), 1)}};
  }
  /// All moves of a bar are worth the same.
  bool wins(const PairAsked& asked, Value target, Wins& out, Work& work,
            FunctionRef<Move(State)> move) const override {
    const State& part = asked.part;
    const PairNumber larger = std::max(part[0], part[1]);
    if (larger < 2 || target == bar_value(part[0], part[1]) || target > 1) return true;
    if (larger < small_pairs_below) return false;
    // So many of them that the first ones by text are not looked for.
    work.spend(max_listed);
    std::vector<State> left;
    const std::size_t place = place_of_larger(part);
    for (PairNumber i = 1; i <= max_listed / 2; ++i) {
      State one = with(part, place, i);
      const State two = with(part, place, larger - i);
      one.insert(one.end(), two.begin(), two.end());
      left.push_back(std::move(one));
    }
    add_by_text(std::move(left), asked.behind, out, move);
    out.set_incomplete();
    return true;
  }
  std::optional<ValuesOfPairs> values_of_pairs() const override {
    return ValuesOfPairs{"1-max(1,a)%2*(max(1,b)%2)", "equal-length"};
  }
};

}  // namespace

std::unique_ptr<OwnPairTheory> pair_theory_of(const OwnRule& rule) {
  const auto law = pair_law_of(rule);
  const bool sorted = rule.shape().sorted();
  if (!law || *law == PairLaw::at_most_share)
    return OwnPairFamily::of(rule, law == PairLaw::at_most_share);
  switch (*law) {
    case PairLaw::euclid: return std::make_unique<EuclidPairs>(sorted);
    case PairLaw::euclid_zero: return std::make_unique<EuclidToZero>(sorted);
    case PairLaw::drop_split: return std::make_unique<DropSplitPairs>(sorted);
    case PairLaw::king: return std::make_unique<KingPairs>(sorted);
    case PairLaw::bar: return std::make_unique<BarPairs>(sorted);
    case PairLaw::at_most_share: break;
  }
  return nullptr;
}

void add_by_text(std::vector<State> left, const std::string& behind, Wins& out,
                 FunctionRef<Move(State)> move) {
  std::vector<std::pair<std::string, State>> texts;
  for (State& state : left) {
    std::string text;
    for (std::size_t i = 0; i < state.size(); ++i)
      text += (i == 0 ? "" : i % 2 == 0 ? ";" : ",") + std::to_string(state[i]);
    texts.emplace_back(text + behind, std::move(state));
  }
  std::sort(texts.begin(), texts.end());
  texts.erase(std::unique(texts.begin(), texts.end()), texts.end());
  for (auto& [text, state] : texts) out.add(move(std::move(state)));
}

}  // namespace nimber
