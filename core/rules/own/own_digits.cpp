#include "rules/own/own_digits.hpp"

#include <algorithm>
#include <numeric>
#include <set>
#include <string>
#include <utility>

namespace nimber {
namespace {

/// How an expression in n goes on from some heap on: at each residue along a line.
struct Line {
  Expression expression;
  Repetition repeats;

  std::optional<std::int64_t> at(std::uint64_t n) const {
    const auto number = static_cast<std::int64_t>(n);
    return expression.value(&number);
  }
};

/// One move with its chosen numbers put in.
struct PlainMove {
  struct Piece {
    std::optional<Line> copies;
    Line left;
  };
  std::vector<Line> conditions;
  std::vector<Piece> pieces;
};

/// Puts every choice of fixed numbers into the moves of a rule.
class PlainMoves {
 public:
  /// None where a choice is not of fixed numbers, or an expression does not go along lines.
  std::optional<std::vector<PlainMove>> of(const OwnRule& rule) {
    for (const OwnAlternative& alternative : rule.alternatives()) {
      alternative_ = &alternative;
      names_ = {{rule.shape().names[0]}};
      if (!put_in(0, {})) return std::nullopt;
    }
    return std::move(moves_);
  }

 private:
  std::optional<Line> line(const std::string& text, bool condition) {
    auto reader = Reader::open(text);
    if (!reader) return std::nullopt;
    auto read =
        condition ? Expression::read_condition(*reader, names_) : Expression::read(*reader, names_);
    if (!read) return std::nullopt;
    const auto repeats = read->repetition(0);
    if (!repeats || repeats->period > DigitMoves::most_period) return std::nullopt;
    return Line{std::move(*read), *repeats};
  }
  /// The number that an expression always is.
  std::optional<std::int64_t> fixed(const Expression& expression) {
    const auto same = line(expression.text(), false);
    if (!same || same->repeats.slope != 0 || same->repeats.period != 1 || same->repeats.from != 0)
      return std::nullopt;
    return same->at(0);
  }
  bool put_in(std::size_t at, std::vector<Line> conditions) {
    if (at == alternative_->steps.size()) return add(std::move(conditions));
    const OwnStep& step = alternative_->steps[at];
    if (step.condition) {
      auto condition = line(step.condition->text(), true);
      if (!condition) return false;
      conditions.push_back(std::move(*condition));
      return put_in(at + 1, std::move(conditions));
    }
    for (const OwnItem& item : step.items) {
      const bool range = item.kind == OwnItem::Kind::range;
      if (!range && item.kind != OwnItem::Kind::single) return false;
      const auto first = fixed(*item.first);
      const auto last = range ? fixed(*item.last) : first;
      if (!first || !last) return false;
      for (std::int64_t number = *first; number <= *last; ++number) {
        if (moves_.size() > DigitMoves::most_options || number - *first > most_fixed) return false;
        names_.push_back({step.name, number});
        const bool fits = put_in(at + 1, conditions);
        names_.pop_back();
        if (!fits) return false;
      }
    }
    return true;
  }
  bool add(std::vector<Line> conditions) {
    if (moves_.size() == DigitMoves::most_options) return false;
    PlainMove move{std::move(conditions), {}};
    if (!alternative_->result) {
      if (alternative_->changes.size() != 1) return false;
      const OwnChange& change = alternative_->changes.front();
      const std::string by = "(" + change.value->text() + ")";
      const std::string& n = names_[0].name;
      auto left = line(change.sign == OwnChange::Sign::set   ? by
                       : change.sign == OwnChange::Sign::add ? n + "+" + by
                                                             : n + "-" + by,
                       false);
      if (!left) return false;
      move.pieces.push_back({std::nullopt, std::move(*left)});
    } else {
      for (const OwnTarget& target : alternative_->targets) {
        if (target.slice || target.cells.size() != 1) return false;
        auto left = line(target.cells[0].text(), false);
        auto copies = target.copies ? line(target.copies->text(), false) : std::nullopt;
        if (!left || (target.copies && !copies)) return false;
        move.pieces.push_back({std::move(copies), std::move(*left)});
      }
    }
    moves_.push_back(std::move(move));
    return true;
  }

  static constexpr std::int64_t most_fixed = 64;

  const OwnAlternative* alternative_ = nullptr;
  std::vector<ExpressionName> names_;
  std::vector<PlainMove> moves_;
};

/// A term with its divisor, before the base is known.
struct Quotient {
  std::int64_t shift = 0;
  std::int64_t divisor = 1;
};

/// The quotient that a line is for the n of one residue, of which `n` is the first. None where it
/// is none, or is not always a smaller heap. Raises `from` to where it is.
std::optional<Quotient> quotient_of(const Line& line, std::uint64_t n, std::uint64_t& from) {
  constexpr std::int64_t largest = 100'000;
  const auto value = line.at(n);
  const auto period = static_cast<std::int64_t>(line.repeats.period);
  const std::int64_t slope = line.repeats.slope;
  if (!value || slope <= 0 || period % slope != 0 || *value < -largest || *value > largest)
    return std::nullopt;
  const Quotient out = {period / slope * *value - static_cast<std::int64_t>(n), period / slope};
  if (out.shift < 0) from = std::max(from, static_cast<std::uint64_t>(-out.shift));
  if (out.divisor == 1) return out.shift < 0 ? std::optional(out) : std::nullopt;
  if (out.shift > 0)
    from = std::max(from, static_cast<std::uint64_t>(out.shift / (out.divisor - 1) + 1));
  from = std::max(from, std::uint64_t{1});
  return out;
}

/// How often a base must be multiplied to give the number; none where it never does.
std::optional<unsigned> power_of(unsigned base, std::int64_t number) {
  unsigned out = 0;
  for (; number > 1; ++out) {
    if (number % base != 0) return std::nullopt;
    number /= base;
  }
  return out;
}

using Quotients = std::vector<std::vector<std::vector<Quotient>>>;

/// The smallest base of which all divisors are powers; 0 where nothing is divided, none where there
/// is none to 10.
std::optional<unsigned> base_of(const Quotients& options) {
  for (unsigned base = 2; base <= 10; ++base) {
    bool divided = false;
    bool fits = true;
    for (const auto& of_residue : options) {
      for (const auto& option : of_residue) {
        for (const Quotient& one : option) {
          divided = divided || one.divisor > 1;
          fits = fits && power_of(base, one.divisor);
        }
      }
    }
    if (!divided) return 0;
    if (fits) return base;
  }
  return std::nullopt;
}

/// What is left by a move at the n of one residue, of which `n` is the first; without pairs of
/// equal copies. None where a number is no quotient, or the copies are no fixed number.
std::optional<std::vector<Quotient>> left_by(const PlainMove& move, std::uint64_t n,
                                             std::uint64_t& from) {
  std::vector<Quotient> out;
  for (const PlainMove::Piece& piece : move.pieces) {
    const auto copies = piece.copies ? piece.copies->at(n) : std::optional<std::int64_t>(1);
    if (!copies || *copies < 0 || *copies > OwnResult::most_copies) return std::nullopt;
    if (piece.copies && piece.copies->repeats.slope != 0) return std::nullopt;
    const auto quotient = quotient_of(piece.left, n, from);
    if (!quotient) return std::nullopt;
    if (*copies % 2 != 0) out.push_back(*quotient);
  }
  return out;
}

/// Do all conditions hold at the n of one residue? None where one is undefined.
std::optional<bool> holds(const PlainMove& move, std::uint64_t n) {
  bool all = true;
  for (const Line& condition : move.conditions) {
    const auto said = condition.at(n);
    if (!said) return std::nullopt;
    all = all && *said != 0;
  }
  return all;
}

}  // namespace

std::optional<DigitMoves> digit_moves_of(const OwnRule& rule) {
  if (rule.shape().kind != OwnShape::Kind::number) return std::nullopt;
  const auto moves = PlainMoves().of(rule);
  if (!moves) return std::nullopt;
  std::uint64_t period = 1;
  std::uint64_t from = 1;
  const auto join = [&](const Repetition& one) {
    from = std::max(from, one.from);
    period = std::lcm(period, one.period);
    return period <= DigitMoves::most_period && from < TheoremHeaps::usual_from;
  };
  for (const PlainMove& move : *moves) {
    for (const Line& one : move.conditions) {
      if (one.repeats.slope != 0 || !join(one.repeats)) return std::nullopt;
    }
    for (const PlainMove::Piece& piece : move.pieces) {
      if (!join(piece.left.repeats) || (piece.copies && !join(piece.copies->repeats)))
        return std::nullopt;
    }
  }
  const std::uint64_t lines_from = from;
  Quotients options(static_cast<std::size_t>(period));
  for (std::uint64_t n = lines_from; n < lines_from + period; ++n) {
    auto& here = options[static_cast<std::size_t>(n % period)];
    for (const PlainMove& move : *moves) {
      const auto said = holds(move, n);
      if (!said) return std::nullopt;
      if (!*said) continue;
      auto left = left_by(move, n, from);
      if (!left) return std::nullopt;
      here.push_back(std::move(*left));
    }
  }
  const auto base = base_of(options);
  if (!base || from >= TheoremHeaps::usual_from) return std::nullopt;
  DigitMoves out;
  out.base = *base;
  out.from = from;
  for (const auto& of_residue : options) {
    out.options.emplace_back();
    for (const auto& option : of_residue) {
      out.options.back().emplace_back();
      for (const Quotient& one : option) {
        const unsigned digits = *base == 0 ? 0 : *power_of(*base, one.divisor);
        const DigitMoves::Term term = {one.shift, digits};
        const auto place = std::find(out.terms.begin(), out.terms.end(), term);
        out.options.back().back().push_back(static_cast<std::size_t>(place - out.terms.begin()));
        if (place == out.terms.end()) out.terms.push_back(term);
      }
    }
  }
  return out.terms.size() <= DigitMoves::most_terms ? std::optional(std::move(out)) : std::nullopt;
}

namespace {

/// Goes through all n at once, digit by digit from the lowest on: the numbers that end in the same
/// digits are one node, and nodes at which everything that matters is the same are one.
class MexProof {
 public:
  MexProof(const DigitMoves& moves, const DigitAutomaton& automaton)
      : moves_(moves), automaton_(automaton) {}

  bool run(Work& work) {
    State first = {0, 0, 1 % period(), 0, 1};
    for (const DigitMoves::Term& term : moves_.terms)
      first.insert(first.end(), {0, static_cast<std::uint64_t>(term.shift), term.digits});
    meet(std::move(first));
    while (!open_.empty()) {
      if (met_.size() > most_nodes || work.limit_reached()) return false;
      const State& at = *open_.back();
      open_.pop_back();
      work.spend(at.size());
      if (at[number] >= moves_.from && !right(at)) return false;
      for (std::uint64_t digit = 0; digit < moves_.base; ++digit) meet(after(at, digit));
    }
    return true;
  }

 private:
  /// What stands in a node: the automaton's state for n itself; of the digits read, the residue and
  /// the number; of the next digit, its weight modulo the period and its scale. `from` stands for
  /// all larger numbers and scales. Then for each term floor((m + shift) / base^digits), where n is
  /// m base^i + (the digits read): the automaton's state, the shift, which may be below 0, and the
  /// digits.
  enum Place : std::size_t { state, residue, weight, number, scale, terms };
  static constexpr std::size_t most_nodes = 100'000;

  std::int64_t base() const { return static_cast<std::int64_t>(moves_.base); }
  std::uint64_t period() const { return moves_.options.size(); }
  std::uint64_t next(std::uint64_t at, std::uint64_t digit) const {
    return static_cast<std::uint64_t>(
        automaton_.next[static_cast<std::size_t>(at)][static_cast<std::size_t>(digit)]);
  }
  std::int64_t floor_by_base(std::int64_t x) const {
    return x >= 0 ? x / base() : -((-x + base() - 1) / base());
  }

  void meet(State node) {
    const auto [place, is_new] = met_.insert(std::move(node));
    if (is_new) open_.push_back(&*place);
  }

  State after(const State& at, std::uint64_t digit) const {
    State out = {next(at[state], digit), (at[residue] + digit * at[weight]) % period(),
                 at[weight] * moves_.base % period(),
                 std::min(moves_.from, at[number] + digit * at[scale]),
                 std::min(moves_.from, at[scale] * moves_.base)};
    for (std::size_t i = terms; i < at.size(); i += 3) {
      const std::int64_t sum = static_cast<std::int64_t>(at[i + 1] + digit);
      const std::int64_t over = floor_by_base(sum);
      const bool waits = at[i + 2] > 0;
      out.push_back(waits ? at[i] : next(at[i], static_cast<std::uint64_t>(sum - over * base())));
      out.push_back(static_cast<std::uint64_t>(over));
      out.push_back(waits ? at[i + 2] - 1 : 0);
    }
    return out;
  }

  /// Is the value of the number that the digits read are the mex of its options' values?
  bool right(const State& at) {
    values_.clear();
    for (std::size_t i = terms; i < at.size(); i += 3) {
      auto x = static_cast<std::int64_t>(at[i + 1]);
      for (std::uint64_t d = 0; d < at[i + 2]; ++d) x = floor_by_base(x);
      // No option of a heap from `from` on is below 0, whatever its digits.
      if (x < 0) return false;
      values_.push_back(
          value_from(automaton_, static_cast<std::size_t>(at[i]), static_cast<std::uint64_t>(x)));
    }
    std::vector<std::int64_t> met;
    for (const DigitMoves::Option& option : moves_.options[static_cast<std::size_t>(at[residue])]) {
      std::int64_t value = 0;
      for (const std::size_t term : option) value ^= values_[term];
      met.push_back(value);
    }
    std::int64_t mex = 0;
    while (std::find(met.begin(), met.end(), mex) != met.end()) ++mex;
    return automaton_.out[static_cast<std::size_t>(at[state])] == mex;
  }

  const DigitMoves& moves_;
  const DigitAutomaton& automaton_;
  std::set<State> met_;
  std::vector<const State*> open_;
  std::vector<std::int64_t> values_;
};

/// The base for rules that divide nothing: the period of the values, if it is short. Then the last
/// digit says the value.
unsigned period_as_base(std::span<const std::uint32_t> values) {
  constexpr unsigned longest = 64;
  const auto late = values.subspan(values.size() / 4);
  for (unsigned period = 2; period <= longest; ++period) {
    const auto later = late.subspan(period);
    if (std::equal(later.begin(), later.end(), late.begin())) return period;
  }
  return 2;
}

class DigitHeaps final : public TheoremHeaps {
 public:
  explicit DigitHeaps(DigitMoves moves) : moves_(std::move(moves)) {}

  std::size_t values_needed() const override { return usual_from; }
  bool prove(std::span<const std::uint32_t> values, Work& work) override {
    if (moves_.base == 0) moves_.base = period_as_base(values);
    auto automaton = automaton_of_values(values, moves_.base);
    if (!automaton) return false;
    for (std::size_t n = 0; n < values.size(); ++n) {
      if (value_from(*automaton, 0, n) != values[n]) return false;
    }
    if (!keeps_mex(moves_, *automaton, work)) return false;
    automaton_ = std::move(*automaton);
    law_.theorem = "digits";
    law_.automaton = &automaton_;
    return true;
  }
  const SequenceLaw& law() const override { return law_; }
  Value value(Heap n) const override { return static_cast<Value>(value_from(automaton_, 0, n)); }
  void facts(Heap, std::vector<Fact>& out) const override {
    out.push_back({"base", moves_.base});
    out.push_back({"states", automaton_.out.size()});
  }

 private:
  DigitMoves moves_;
  DigitAutomaton automaton_;
  SequenceLaw law_;
};

}  // namespace

bool keeps_mex(const DigitMoves& moves, const DigitAutomaton& automaton, Work& work) {
  return automaton.low_first && automaton.base == moves.base &&
         MexProof(moves, automaton).run(work);
}

std::unique_ptr<TheoremHeaps> read_by_digits(const OwnRule& rule) {
  auto moves = digit_moves_of(rule);
  return moves ? std::make_unique<DigitHeaps>(std::move(*moves)) : nullptr;
}

}  // namespace nimber
