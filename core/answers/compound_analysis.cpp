#include "answers/compound_analysis.hpp"

#include <nimber/heap_rule.hpp>
#include "rules/compound_moves.hpp"
#include "search/compound_search.hpp"
#include "values/concatenations.hpp"

#include <algorithm>
#include <map>
#include <set>

namespace nimber {
namespace {

/// Choices of one factor that are put together from several parts; of more the results are counted.
constexpr std::size_t most_put_together = 300'000;
/// Steps of that counting.
constexpr std::uint64_t most_counting = 20'000'000;
/// Moves of one part that are gone through.
constexpr std::size_t most_part_moves = 2'000'000;
/// Moves of a searched sum that are looked at.
constexpr std::size_t most_searched_moves = 200'000;
/// Winning moves of Nim heaps that are put in order.
constexpr std::size_t most_moore_moves = 100'000;
/// Heaps looked at for the smallest ones to move to.
constexpr std::uint64_t most_heaps_tried = 1'000'000;

std::uint64_t saturated_product(std::uint64_t a, std::uint64_t b) {
  return a != 0 && b > UINT64_MAX / a ? UINT64_MAX : a * b;
}
std::uint64_t saturated_sum(std::uint64_t a, std::uint64_t b) {
  return b > UINT64_MAX - a ? UINT64_MAX : a + b;
}

/// One way to move in one part, or in all parts of a term.
struct CompoundChoice {
  std::vector<PositionMove> moves;
  std::vector<State> then;   ///< of each part moved in
  std::uint32_t number = 0;  ///< of what is left
};

bool by_new_states(const CompoundChoice& a, const CompoundChoice& b) { return a.then < b.then; }

/// What is chosen without regard to the rest.
struct CompoundFactor {
  std::vector<CompoundChoice> choices;  ///< by new states; perhaps only the first of them
  std::uint64_t count = 0;              ///< how many there are
  /// The same by number, where it is not that of the choices.
  std::optional<std::map<std::uint32_t, std::uint64_t>> classes;
};

}  // namespace

class CompoundAnalysis::Job {
 public:
  Job(const Position& position, std::uint64_t limit)
      : position_(position), work_(limit), parts_(compound_parts(position_)) {
    answer_.terms.resize(position_.terms.size());
    bool ended = false;
    for (const CompoundPart& part : parts_) {
      live_.push_back(has_ended(position_, part, work_) != true);
      ended = ended || !live_.back();
    }
    begin(ended);
  }

  Progress step(std::uint64_t budget) {
    work_.open_step(budget);
    while (!done_ && go_on()) {}
    return {done_, -1, work_.examined()};
  }
  const Result<AnalysisResult>& result() const { return result_; }

 private:
  using Method = AnalysisResult::Method;
  enum class Phase : std::uint8_t { numbers, outcomes, digits, search, search_moves, label };

  const Rule& rule(const CompoundPart& part) const { return *position_.terms[part.term].rule; }

  void begin(bool ended) {
    const bool none = std::none_of(live_.begin(), live_.end(), [](bool live) { return live; });
    const auto of_all = [&](auto holds) {
      return std::all_of(position_.terms.begin(), position_.terms.end(),
                         [&](const Term& term) { return holds(*term.rule); });
    };
    switch (position_.compound) {
      case Compound::sum:
      case Compound::every:
        answer_.method = Method::suspense;
        ask_ = PartNumbers::Ask::suspense;
        break;
      case Compound::first:
        answer_.method = Method::remoteness;
        ask_ = PartNumbers::Ask::remoteness;
        if (!ended && !none) break;
        for (std::size_t i = 0; i < parts_.size(); ++i) {
          if (!live_[i]) add_part(i, 0);
        }
        return lose();
      case Compound::some:
        answer_.method = Method::outcomes;
        ask_ = PartNumbers::Ask::outcome;
        phase_ = Phase::outcomes;
        break;
      case Compound::most: {
        if (of_all([](const Rule& r) { return r.nim_heaps(); })) {
          answer_.method = Method::digits;
          phase_ = Phase::digits;
          return;
        }
        const auto count = static_cast<std::uint64_t>(std::count(live_.begin(), live_.end(), true));
        if (count <= position_.most &&
            of_all([](const Rule& r) { return r.apart() != Rule::Apart::varying; })) {
          answer_.method = Method::outcomes;
          ask_ = PartNumbers::Ask::outcome;
          phase_ = Phase::outcomes;
          break;
        }
        start_search();
        break;
      }
    }
    if (none) {
      for (std::size_t i = 0; i < parts_.size(); ++i) add_part(i, 0);
      lose();
    }
  }

  bool go_on() {
    switch (phase_) {
      case Phase::numbers: return find_numbers();
      case Phase::outcomes: return find_outcomes();
      case Phase::digits: decide_by_digits(); return true;
      case Phase::search: return search_outcome();
      case Phase::search_moves: return search_moves();
      case Phase::label: return label_moves();
    }
    return false;
  }

  void add_part(std::size_t i, std::uint64_t number) {
    answer_.parts.push_back({parts_[i].term, parts_[i].part, number});
  }
  void lose() {
    answer_.outcome = Outcome::P;
    finish(0);
  }
  void finish(std::uint64_t count) {
    if (complete_ && count <= static_cast<std::uint64_t>(INT64_MAX)) answer_.winning_count = count;
    result_ = std::move(answer_);
    done_ = true;
  }
  void fail() {
    result_ = unsettled(work_);
    done_ = true;
  }

  // -- numbers of parts

  PartNumbers& numbers_of(const CompoundPart& part) {
    const RulePtr& one = position_.terms[part.term].rule;
    return numbers_.try_emplace(one->text(), one, ask_).first->second;
  }

  bool find_number(std::size_t i, bool& found) {
    const Solver::Status status = numbers_of(parts_[i]).find(parts_[i].alone, work_);
    found = status == Solver::Status::done;
    if (status == Solver::Status::gave_up || (!found && work_.limit_reached())) fail();
    return found;
  }

  bool find_numbers() {
    for (; at_ < parts_.size(); ++at_) {
      bool found = false;
      if (!find_number(at_, found)) return false;
    }
    // Where a part vanishes it no longer ends the game: no theorem.
    if (position_.compound == Compound::first &&
        std::any_of(numbers_.begin(), numbers_.end(),
                    [](const auto& one) { return one.second.vanishes(); })) {
      start_search();
      return true;
    }
    const bool smallest = position_.compound == Compound::first;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      const std::uint32_t number = numbers_of(parts_[i]).number(parts_[i].alone);
      add_part(i, number);
      answer_.number = i == 0     ? number
                       : smallest ? std::min<std::uint64_t>(answer_.number, number)
                                  : std::max<std::uint64_t>(answer_.number, number);
    }
    if (answer_.number % 2 == 0) {
      lose();
      return true;
    }
    answer_.outcome = Outcome::N;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      if (live_[i]) part_choices_.emplace(i, choices_of(i));
    }
    make_factors();
    list_by_numbers(smallest);
    return true;
  }

  /// All moves of a part with the numbers of what they leave.
  std::vector<CompoundChoice> choices_of(std::size_t i) {
    const CompoundPart& part = parts_[i];
    const PartNumbers& numbers = numbers_of(part);
    std::vector<CompoundChoice> choices;
    for (std::size_t p = 0; p < rule(part).parts(part.alone); ++p) {
      const auto choose = [&](const Move& move) {
        State then = rule(part).after(part.alone, move);
        const std::uint32_t number = numbers.number(parts_of(rule(part), then));
        work_.spend();
        if (position_.compound != Compound::some || number == 0)
          choices.push_back({{in_place(part, move)}, {std::move(then)}, number});
        return choices.size() < most_part_moves && !work_.limit_reached();
      };
      const bool whole = rule(part).each_move(part.alone, p, MoveSink(work_, choose));
      complete_ = complete_ && whole;
    }
    std::sort(choices.begin(), choices.end(), by_new_states);
    choices.erase(std::unique(choices.begin(), choices.end(),
                              [](const CompoundChoice& a, const CompoundChoice& b) {
                                return a.then == b.then;
                              }),
                  choices.end());
    return choices;
  }

  static PositionMove in_place(const CompoundPart& part, const Move& move) {
    PositionMove placed{part.term, move, {}};
    if (part.part) placed.move.part = static_cast<std::uint32_t>(*part.part);
    return placed;
  }

  /// Parts that are moved in: each alone, or together with those of its term where different moves
  /// may lead to the same state.
  void make_factors() {
    for (auto first = part_choices_.begin(); first != part_choices_.end();) {
      const std::size_t term = parts_[first->first].term;
      auto end = first;
      std::size_t count = 0;
      bool one_each = position_.terms[term].rule->apart() != Rule::Apart::varying;
      if (!one_each) {
        const auto numbers = numbers_.find(position_.terms[term].rule->text());
        one_each = numbers != numbers_.end() && !numbers->second.varies();
      }
      for (; end != part_choices_.end() && parts_[end->first].term == term; ++end) ++count;
      if (one_each || count == 1) {
        for (; first != end; ++first) {
          const auto all = counted_.find(first->first);
          const std::uint64_t moves = first->second.size();
          factors_.push_back({std::move(first->second), all != counted_.end() ? all->second : moves,
                              std::nullopt});
        }
      } else if (combinations(first, end) >
                 std::min<std::uint64_t>(most_put_together, work_.left())) {
        count_together(first, end);
        first = end;
      } else {
        put_together(first, end);
        first = end;
      }
    }
  }

  using PartChoices = std::map<std::size_t, std::vector<CompoundChoice>>;

  static std::uint64_t combinations(PartChoices::iterator first, PartChoices::iterator end) {
    std::uint64_t product = 1;
    for (auto part = first; part != end; ++part)
      product = saturated_product(product, part->second.size());
    return product;
  }

  /// The parts of a term one by one, for the list; what they make together is counted by its state,
  /// as words made of one word of each part, those that stay among them.
  void count_together(PartChoices::iterator first, PartChoices::iterator end) {
    const bool smallest = position_.compound == Compound::first;
    const std::uint32_t neutral = smallest ? UINT32_MAX : 0;
    const bool numbered = position_.compound != Compound::some;
    const std::size_t term = parts_[first->first].term;
    const Rule& one = *position_.terms[term].rule;
    std::map<State, std::uint32_t> letters;
    std::vector<std::uint32_t> numbers;
    const auto letter = [&](const State& part, bool moved) {
      const auto [found, fresh] = letters.emplace(part, static_cast<std::uint32_t>(numbers.size()));
      if (fresh) numbers.push_back(neutral);
      // What stays has ended.
      if (moved && numbered) numbers[found->second] = numbers_.at(one.text()).number(part);
      return found->second;
    };
    std::vector<std::vector<LetterWord>> lists;
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      if (parts_[i].term != term) continue;
      auto& words = lists.emplace_back();
      const auto choices = part_choices_.find(i);
      if (choices == part_choices_.end()) {
        words.push_back({letter(parts_[i].alone, false)});
        continue;
      }
      for (const CompoundChoice& choice : choices->second) {
        LetterWord& word = words.emplace_back();
        for (const State& part : parts_of(one, choice.then.front()))
          word.push_back(letter(part, true));
      }
    }
    Work counting(std::min(most_counting, work_.left()));
    counting.open_step(most_counting);
    auto classes = count_concatenations(lists, numbers, smallest, counting);
    work_.spend(counting.examined());
    if (!classes) {
      complete_ = false;
      classes.emplace();
    }
    std::uint64_t count = 0;
    for (const auto& [number, times] : *classes) count = saturated_sum(count, times);
    repeats_ = true;
    for (auto part = first; part != end; ++part) {
      factors_.push_back({std::move(part->second), count, std::move(classes)});
      // The first of them stands for all.
      count = 1;
      classes = std::map<std::uint32_t, std::uint64_t>{{neutral, 1}};
    }
  }

  void put_together(PartChoices::iterator first, PartChoices::iterator end) {
    std::vector<CompoundChoice> all{{}};
    for (auto part = first; part != end; ++part) {
      std::vector<CompoundChoice> longer;
      for (const CompoundChoice& begun : all) {
        for (const CompoundChoice& next : part->second) {
          work_.spend();
          CompoundChoice both = begun;
          both.moves.push_back(next.moves.front());
          both.then.push_back(next.then.front());
          both.number = part == first ? next.number
                        : position_.compound == Compound::first
                            ? std::min(begun.number, next.number)
                            : std::max(begun.number, next.number);
          longer.push_back(std::move(both));
        }
      }
      all = std::move(longer);
    }
    // The parts that stay stand between those that move: the state tells moves apart.
    std::set<State> seen;
    std::vector<CompoundChoice> distinct;
    for (CompoundChoice& choice : all) {
      const PositionMove move = joined(choice.moves);
      State state = compound_after(position_, move).terms[move.term].state;
      if (seen.insert(std::move(state)).second) distinct.push_back(std::move(choice));
    }
    const std::uint64_t count = distinct.size();
    factors_.push_back({std::move(distinct), count, std::nullopt});
  }

  /// Counts and lists the choices whose numbers together are even: their maximum or minimum.
  void list_by_numbers(bool smallest) {
    const auto together = [&](std::uint32_t a, std::uint32_t b) {
      return smallest ? std::min(a, b) : std::max(a, b);
    };
    // A part that has ended has suspense 0 and is not moved in.
    std::map<std::uint32_t, std::uint64_t> ways;
    // possible[i]: the numbers that factors from i on can be given.
    std::vector<std::set<std::uint32_t>> possible(factors_.size() + 1);
    const std::uint32_t neutral = smallest ? UINT32_MAX : 0;
    ways.emplace(neutral, 1);
    possible.back().insert(neutral);
    for (const CompoundFactor& factor : factors_) {
      std::map<std::uint32_t, std::uint64_t> classes;
      if (factor.classes) {
        classes = *factor.classes;
      } else {
        for (const CompoundChoice& choice : factor.choices) ++classes[choice.number];
      }
      std::map<std::uint32_t, std::uint64_t> next;
      for (const auto& [number, count] : ways) {
        for (const auto& [other, times] : classes) {
          std::uint64_t& sum = next[together(number, other)];
          sum = saturated_sum(sum, saturated_product(count, times));
        }
      }
      ways = std::move(next);
    }
    for (std::size_t i = factors_.size(); i-- > 0;) {
      std::set<std::uint32_t> own;
      for (const CompoundChoice& choice : factors_[i].choices) own.insert(choice.number);
      for (const std::uint32_t a : own) {
        for (const std::uint32_t b : possible[i + 1]) possible[i].insert(together(a, b));
      }
    }
    std::uint64_t count = 0;
    for (const auto& [number, times] : ways) {
      if (number % 2 == 0) count = saturated_sum(count, times);
    }
    // From the first factor on, only along what can be completed.
    std::vector<std::size_t> at(1, 0);
    std::vector<std::uint32_t> number(1, neutral);
    while (!at.empty() && answer_.winning.size() < max_listed) {
      const std::size_t depth = at.size() - 1;
      if (depth == factors_.size()) {
        list_choice(at);
        at.pop_back();
        number.pop_back();
        continue;
      }
      if (at.back() == factors_[depth].choices.size()) {
        at.pop_back();
        number.pop_back();
        continue;
      }
      const std::uint32_t now =
          together(number.back(), factors_[depth].choices[at.back()++].number);
      const bool can =
          std::any_of(possible[depth + 1].begin(), possible[depth + 1].end(),
                      [&](std::uint32_t rest) { return together(now, rest) % 2 == 0; });
      if (!can) continue;
      at.push_back(0);
      number.push_back(now);
    }
    finish(count);
  }

  /// The choices before the places `at`, all made at once.
  void list_choice(const std::vector<std::size_t>& at) {
    std::vector<PositionMove> moves;
    for (std::size_t i = 0; i < factors_.size(); ++i) {
      const auto& chosen = factors_[i].choices[at[i] - 1].moves;
      moves.insert(moves.end(), chosen.begin(), chosen.end());
    }
    PositionMove move = joined(std::move(moves));
    if (repeats_ && !listed_.insert(print(compound_after(position_, move))).second) return;
    answer_.winning.push_back(std::move(move));
  }

  // -- outcomes of parts

  /// Parts that may become several have no analysis of their own. Asked of what the rule is, never
  /// of what its tables have met so far: both phases below must go the same way.
  static bool by_recursion(const Rule& one) { return one.apart() == Rule::Apart::varying; }

  bool find_outcomes() {
    for (; at_ < parts_.size(); ++at_) {
      if (!live_[at_]) {
        add_part(at_, 0);
        continue;
      }
      bool won = false;
      if (by_recursion(rule(parts_[at_]))) {
        bool found = false;
        if (!find_number(at_, found)) return false;
        won = numbers_of(parts_[at_]).number(parts_[at_].alone) != 0;
      } else {
        const AnalysisResult* const found = analysed(at_);
        if (found == nullptr) return false;
        won = found->outcome == Outcome::N;
      }
      add_part(at_, won ? 1 : 0);
      if (won) won_.push_back(at_);
    }
    if (won_.empty()) {
      lose();
      return true;
    }
    answer_.outcome = Outcome::N;
    std::uint64_t count = 1;
    for (const std::size_t i : won_) {
      if (by_recursion(rule(parts_[i]))) {
        part_choices_.emplace(i, choices_of(i));
      } else {
        const AnalysisResult& found = *analyses_.at(alone_text(i));
        part_choices_.emplace(i, analysed_choices(i, found));
        if (!found.winning_count) complete_ = false;
        counted_[i] = found.winning_count.value_or(part_choices_.at(i).size());
      }
    }
    make_factors();
    for (const CompoundFactor& factor : factors_) count = saturated_product(count, factor.count);
    list_products();
    finish(count);
    return true;
  }

  std::string alone_text(std::size_t i) const {
    return print(Term{position_.terms[parts_[i].term].rule, parts_[i].alone});
  }

  /// The part as a position of its own; null while that is not known, or where it can't be.
  const AnalysisResult* analysed(std::size_t i) {
    const std::string text = alone_text(i);
    const auto known = analyses_.find(text);
    if (known != analyses_.end()) return &*known->second;
    if (!analysis_) {
      Position alone;
      alone.terms.push_back({position_.terms[parts_[i].term].rule, parts_[i].alone});
      analysis_ =
          std::make_unique<Analysis>(std::move(alone), work_.left(), Analysis::PartOfRequest{});
      examined_ = 0;
    }
    while (work_.may_go_on()) {
      const Progress progress = analysis_->step(100'000);
      work_.spend(std::max<std::uint64_t>(1, progress.examined - examined_));
      examined_ = progress.examined;
      if (!progress.done) continue;
      if (!analysis_->result() || analysis_->result()->outcome == Outcome::D) {
        fail();
        if (work_.limit_reached()) return nullptr;
        Error error = analysis_->result() ? unsettled(work_, Bound::compound_circles)
                                          : analysis_->result().error();
        error.args.front() = std::to_string(work_.limit());
        result_ = std::move(error);
        return nullptr;
      }
      const auto& kept = analyses_.emplace(text, *analysis_->result()).first->second;
      analysis_.reset();
      return &*kept;
    }
    if (work_.limit_reached()) fail();
    return nullptr;
  }

  /// The winning moves of a part alone, by new states.
  std::vector<CompoundChoice> analysed_choices(std::size_t i, const AnalysisResult& found) {
    const CompoundPart& part = parts_[i];
    std::vector<CompoundChoice> choices;
    const HeapRule* const heaps = rule(part).heap_rule();
    const bool all = found.winning_count == found.winning.size();
    if (!all && heaps != nullptr && found.value) {
      // More than are listed, the largest heaps first: the smallest are looked for.
      const Heap n = part.alone.front();
      for (Heap left = 0; left < std::min(n, most_heaps_tried) && choices.size() < max_listed;
           ++left) {
        const HeapOption option = HeapOption::taking(n - left, left);
        if (!heaps->legal(n, option) || heaps->value(left) != 0) continue;
        choices.push_back({{in_place(part, HeapRule::make_move(n, 0, option))}, {State{left}}, 0});
      }
      if (choices.size() == max_listed) return choices;
      choices.clear();
    }
    for (const PositionMove& move : found.winning)
      choices.push_back(
          {{in_place(part, move.move)}, {rule(part).after(part.alone, move.move)}, 0});
    std::sort(choices.begin(), choices.end(), by_new_states);
    return choices;
  }

  void list_products() {
    std::vector<std::size_t> at(factors_.size(), 1);
    if (std::any_of(factors_.begin(), factors_.end(),
                    [](const CompoundFactor& factor) { return factor.choices.empty(); }))
      return;
    while (answer_.winning.size() < max_listed) {
      list_choice(at);
      std::size_t i = factors_.size();
      while (i > 0 && ++at[i - 1] > factors_[i - 1].choices.size()) at[--i] = 1;
      if (i == 0) return;
    }
  }

  // -- Nim heaps, of which so many may be moved in (Moore 1910)

  struct Released {
    std::size_t heap;
    std::uint64_t now;
  };

  void decide_by_digits() {
    for (std::size_t i = 0; i < parts_.size(); ++i) {
      heaps_.push_back(parts_[i].alone.front());
      add_part(i, heaps_.back());
    }
    const std::uint64_t modulus = position_.most + 1;
    for (unsigned bit = 0; bit < 60; ++bit) {
      std::uint64_t ones = 0;
      for (const std::uint64_t heap : heaps_) ones += heap >> bit & 1;
      ones_.push_back(ones);
      answer_.digits.push_back(ones % modulus);
    }
    while (!answer_.digits.empty() && answer_.digits.back() == 0) answer_.digits.pop_back();
    // Columns that are all 0 above stay out; those of the largest heap are shown.
    const std::uint64_t largest =
        heaps_.empty() ? 0 : *std::max_element(heaps_.begin(), heaps_.end());
    while (answer_.digits.size() < 60 && largest >> answer_.digits.size() != 0)
      answer_.digits.push_back(0);
    if (std::all_of(answer_.digits.begin(), answer_.digits.end(),
                    [](std::uint64_t digit) { return digit == 0; }))
      return lose();
    answer_.outcome = Outcome::N;
    std::vector<Released> released;
    list_moore(60, released);
    std::vector<std::size_t> changed;
    const std::uint64_t count = count_moore(60, changed);
    std::sort(moore_.begin(), moore_.end());
    if (moore_.size() > max_listed) moore_.resize(max_listed);
    for (const auto& [heaps, values] : moore_) {
      std::vector<PositionMove> moves;
      for (std::size_t i = 0; i < heaps.size(); ++i) {
        const CompoundPart& part = parts_[heaps[i]];
        const auto move = rule(part).find_move(part.alone, 0, heaps_[heaps[i]] - values[i], 0);
        moves.push_back(in_place(part, *move));
      }
      answer_.winning.push_back(joined(std::move(moves)));
    }
    finish(count);
  }

  static std::uint64_t binomial(std::uint64_t n, std::uint64_t k) {
    std::uint64_t ways = 1;
    for (std::uint64_t i = 0; i < std::min(k, n - k); ++i) {
      __extension__ using Wide = unsigned __int128;
      const Wide next = Wide{ways} * (n - i) / (i + 1);
      if (next > UINT64_MAX) return UINT64_MAX;
      ways = static_cast<std::uint64_t>(next);
    }
    return ways;
  }

  /// How many of the heaps lowered already must hold a one in this column where `fresh` more are
  /// lowered here; none where that can't be.
  std::optional<std::uint64_t> ones_wanted(unsigned bit, std::uint64_t lowered_ones,
                                           std::uint64_t fresh, std::uint64_t lowered) const {
    const std::uint64_t modulus = position_.most + 1;
    const std::uint64_t rest = (ones_[bit] - lowered_ones - fresh) % modulus;
    const std::uint64_t wanted = rest == 0 ? 0 : modulus - rest;
    if (wanted > lowered) return std::nullopt;
    return wanted;
  }

  /// How many moves there are below this column, with these heaps lowered above it.
  std::uint64_t count_moore(unsigned column, std::vector<std::size_t>& lowered) {
    work_.spend();
    if (work_.limit_reached()) {
      complete_ = false;
      return 0;
    }
    if (column == 0) return lowered.empty() ? 0 : 1;
    const unsigned bit = column - 1;
    std::uint64_t lowered_ones = 0;
    for (const std::size_t heap : lowered) lowered_ones += heaps_[heap] >> bit & 1;
    const std::uint64_t tight = ones_[bit] - lowered_ones;
    const std::uint64_t may = std::min(tight, position_.most - lowered.size());
    std::uint64_t count = 0;
    for (std::uint64_t fresh = 0; fresh <= may; ++fresh) {
      const auto wanted = ones_wanted(bit, lowered_ones, fresh, lowered.size());
      if (!wanted) continue;
      const std::uint64_t ways = binomial(lowered.size(), *wanted);
      const std::size_t before = lowered.size();
      std::uint64_t below = 0;
      each_choice(bit, 0, fresh, lowered, before,
                  [&] { below = saturated_sum(below, count_moore(bit, lowered)); });
      count = saturated_sum(count, saturated_product(ways, below));
    }
    return count;
  }

  /// Appends so many heaps with a one in this column that are not lowered yet, in all ways.
  void each_choice(unsigned bit, std::size_t from, std::uint64_t wanted,
                   std::vector<std::size_t>& lowered, std::size_t before,
                   FunctionRef<void()> sink) {
    if (wanted == 0) return sink();
    for (std::size_t heap = from; heap < heaps_.size() && !work_.limit_reached(); ++heap) {
      if ((heaps_[heap] >> bit & 1) == 0 ||
          std::find(lowered.begin(), lowered.begin() + static_cast<std::ptrdiff_t>(before), heap) !=
              lowered.begin() + static_cast<std::ptrdiff_t>(before))
        continue;
      lowered.push_back(heap);
      each_choice(bit, heap + 1, wanted - 1, lowered, before, sink);
      lowered.pop_back();
    }
  }

  /// The moves themselves, heaps and what is left of them.
  void list_moore(unsigned column, std::vector<Released>& lowered) {
    if (moore_.size() >= most_moore_moves || work_.limit_reached()) return;
    work_.spend();
    if (column == 0) {
      if (lowered.empty()) return;
      std::vector<Released> sorted = lowered;
      std::sort(sorted.begin(), sorted.end(),
                [](const Released& a, const Released& b) { return a.heap < b.heap; });
      moore_.emplace_back();
      for (const Released& one : sorted) {
        moore_.back().first.push_back(one.heap);
        moore_.back().second.push_back(one.now);
      }
      return;
    }
    const unsigned bit = column - 1;
    std::uint64_t lowered_ones = 0;
    for (const Released& one : lowered) lowered_ones += heaps_[one.heap] >> bit & 1;
    const std::uint64_t tight = ones_[bit] - lowered_ones;
    const std::uint64_t may = std::min(tight, position_.most - lowered.size());
    const std::size_t before = lowered.size();
    for (std::uint64_t fresh = 0; fresh <= may; ++fresh) {
      const auto wanted = ones_wanted(bit, lowered_ones, fresh, before);
      if (!wanted) continue;
      each_set_of_ones(bit, 0, *wanted, before, lowered, [&] {
        std::vector<std::size_t> heaps;
        heaps.reserve(lowered.size());
        for (const Released& one : lowered) heaps.push_back(one.heap);
        each_choice(bit, 0, fresh, heaps, before, [&] {
          for (std::size_t i = before; i < heaps.size(); ++i)
            lowered.push_back({heaps[i], heaps_[heaps[i]] >> column << column});
          list_moore(bit, lowered);
          lowered.resize(before);
        });
      });
    }
  }

  /// Gives so many of the first `count` lowered heaps a one in this column, in all ways.
  void each_set_of_ones(unsigned bit, std::size_t from, std::uint64_t wanted, std::size_t count,
                        std::vector<Released>& lowered, FunctionRef<void()> sink) {
    if (wanted == 0) return sink();
    for (std::size_t i = from; i + wanted <= count; ++i) {
      lowered[i].now |= std::uint64_t{1} << bit;
      each_set_of_ones(bit, i + 1, wanted - 1, count, lowered, sink);
      lowered[i].now &= ~(std::uint64_t{1} << bit);
    }
  }

  // -- search over the whole sum

  void start_search() {
    std::vector<RulePtr> rules;
    for (const Term& term : position_.terms) rules.push_back(term.rule);
    answer_.method = Method::search;
    answer_.parts.clear();
    search_.emplace(std::move(rules), position_.compound, position_.most);
    search_->start(states(position_));
    phase_ = Phase::search;
  }

  static std::vector<State> states(const Position& position) {
    std::vector<State> list;
    for (const Term& term : position.terms) list.push_back(term.state);
    return list;
  }

  bool search_outcome() {
    const Solver::Status status = search_->step(work_);
    if (status == Solver::Status::pending) return false;
    if (status == Solver::Status::gave_up) {
      fail();
      return true;
    }
    answer_.outcome = search_->outcome();
    if (answer_.outcome == Outcome::P) {
      finish(0);
      return true;
    }
    complete_ = CompoundMoves(position_, &work_).each([&](const PositionMove& move) {
      moves_.push_back(move);
      work_.spend();
      return moves_.size() < most_searched_moves && !work_.limit_reached();
    });
    at_ = 0;
    phase_ = Phase::search_moves;
    return true;
  }

  bool search_moves() {
    for (; at_ < moves_.size(); ++at_) {
      if (!started_) search_->start(states(compound_after(position_, moves_[at_])));
      started_ = true;
      const Solver::Status status = search_->step(work_);
      if (status == Solver::Status::pending) return false;
      started_ = false;
      if (status == Solver::Status::gave_up) {
        if (!labelled_ && !work_.limit_reached() && work_.bound() == Bound::compound_circles) {
          // Who wins is known, but a move leads where a part can come again.
          labelled_ = true;
          search_->start(states(position_));
          phase_ = Phase::label;
          return true;
        }
        complete_ = false;
        break;
      }
      if (search_->outcome() != Outcome::P) continue;
      ++found_;
      if (answer_.winning.size() < max_listed) answer_.winning.push_back(std::move(moves_[at_]));
    }
    finish(found_);
    return true;
  }

  /// Settles all that can be reached, whether play must end there or not.
  bool label_moves() {
    const Solver::Status status = search_->label(work_);
    if (status == Solver::Status::pending) return false;
    phase_ = Phase::search_moves;
    return true;
  }

  Position position_;
  Work work_;
  std::vector<CompoundPart> parts_;
  std::vector<bool> live_;
  AnalysisResult answer_;
  Result<AnalysisResult> result_ = Error{ErrorCode::unsettled, 0, {}};
  bool done_ = false;
  bool complete_ = true;
  Phase phase_ = Phase::numbers;
  std::size_t at_ = 0;

  PartNumbers::Ask ask_ = PartNumbers::Ask::suspense;
  std::map<std::string, PartNumbers> numbers_;  // by rule
  PartChoices part_choices_;
  std::vector<CompoundFactor> factors_;
  bool repeats_ = false;          // different choices may lead to the same position
  std::set<std::string> listed_;  // then: those that are listed

  std::unique_ptr<Analysis> analysis_;
  std::uint64_t examined_ = 0;
  std::map<std::string, Result<AnalysisResult>> analyses_;  // by part
  std::vector<std::size_t> won_;
  std::map<std::size_t, std::uint64_t> counted_;  // all winning moves of a part, listed or not

  std::vector<std::uint64_t> heaps_;
  std::vector<std::uint64_t> ones_;
  std::vector<std::pair<std::vector<std::size_t>, std::vector<std::uint64_t>>> moore_;

  std::optional<CompoundSearch> search_;
  std::vector<PositionMove> moves_;
  bool started_ = false;
  bool labelled_ = false;
  std::uint64_t found_ = 0;
};

CompoundAnalysis::CompoundAnalysis(const Position& position, std::uint64_t limit)
    : job_(std::make_unique<Job>(position, limit)) {}
CompoundAnalysis::~CompoundAnalysis() = default;
CompoundAnalysis::CompoundAnalysis(CompoundAnalysis&&) noexcept = default;
CompoundAnalysis& CompoundAnalysis::operator=(CompoundAnalysis&&) noexcept = default;
Progress CompoundAnalysis::step(std::uint64_t budget) { return job_->step(budget); }
const Result<AnalysisResult>& CompoundAnalysis::result() const { return job_->result(); }

}  // namespace nimber
