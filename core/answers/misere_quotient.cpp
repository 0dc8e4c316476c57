#include "answers/misere_quotient.hpp"

#include <nimber/heap_rule.hpp>

#include <algorithm>

namespace nimber {

NextStage MisereQuotient::step() {
  if (found_) return list();
  if (!quotient_ && !start()) return AnalysisStage::search;
  return find();
}

/// Returns false where not all that can move are heaps: what a misère quotient of them must know.
bool MisereQuotient::start() {
  std::vector<const Rule*> rules;
  rule_of_.assign(sum_.terms.size(), 0);
  for (std::size_t i = 0; i < sum_.terms.size(); ++i) {
    if (!sum_.terms[i].live) continue;
    const Rule* const heaps = &sum_.rule(i);
    if (!has_single_heaps(*heaps)) return false;
    const auto known = std::find_if(rules.begin(), rules.end(), [&](const Rule* other) {
      return other == heaps || other->text() == heaps->text();
    });
    rule_of_[i] = static_cast<std::size_t>(known - rules.begin());
    if (known == rules.end()) {
      rules.push_back(heaps);
      needed_.push_back(0);
    }
    const State& state = sum_.state(i);
    Heap& needed = needed_[rule_of_[i]];
    needed = std::max(needed, *std::max_element(state.begin(), state.end()));
  }
  quotient_ = SumQuotient::of(rules);
  // The search needs some of the limit too.
  end_ = sum_.work.examined() + sum_.work.left() / 2;
  return true;
}

NextStage MisereQuotient::find() {
  // Kept with the first rule that can move, where there is no other.
  const TableWork counted(sum_.rule(first_live()), sum_.work);
  switch (quotient_->reach(needed_, sum_.work, end_)) {
    case SumQuotient::Status::done: return decide();
    case SumQuotient::Status::pending:
      if (sum_.work.examined() < end_) return std::nullopt;
      break;
    case SumQuotient::Status::failed: break;
  }
  quotient_.reset();
  return AnalysisStage::search;
}

std::size_t MisereQuotient::first_live() const {
  return static_cast<std::size_t>(std::find_if(sum_.terms.begin(), sum_.terms.end(),
                                               [](const TermFacts& term) { return term.live; }) -
                                  sum_.terms.begin());
}

AnalysisStage MisereQuotient::decide() {
  const OutcomeMonoid& monoid = quotient_->monoid();
  found_ = true;
  Element product = 0;
  for (std::size_t i = 0; i < sum_.terms.size(); ++i) {
    if (!sum_.terms[i].live) continue;
    for (const Heap heap : sum_.state(i)) {
      others_.push_back(product);
      product = monoid.product(product, quotient_->element(rule_of_[i], heap));
    }
  }
  AnalysisResult& answer = sum_.answer;
  answer.method = AnalysisResult::Method::quotient;
  answer.quotient = quotient_;
  answer.quotient_rules = rule_of_;
  answer.outcome = monoid.lost(product) ? Outcome::P : Outcome::N;
  if (!answer.player_to_move_wins()) return AnalysisStage::finished;
  multiply_others();
  return AnalysisStage::quotient;
}

/// Multiplies the product of the heaps before each heap by that of those behind it.
void MisereQuotient::multiply_others() {
  const OutcomeMonoid& monoid = quotient_->monoid();
  Element behind = 0;
  std::size_t heap = others_.size();
  for (std::size_t i = sum_.terms.size(); i-- > 0;) {
    if (!sum_.terms[i].live) continue;
    const State& state = sum_.state(i);
    for (std::size_t part = state.size(); part-- > 0;) {
      --heap;
      others_[heap] = monoid.product(others_[heap], behind);
      behind = monoid.product(behind, quotient_->element(rule_of_[i], state[part]));
    }
  }
}

NextStage MisereQuotient::list() {
  if (term_ == sum_.terms.size()) return AnalysisStage::finished;
  if (!sum_.terms[term_].live || part_ == sum_.state(term_).size()) {
    ++term_;
    part_ = 0;
    return AnalysisStage::quotient;
  }
  Wins wins;
  list_heap(wins);
  sum_.winning.take(term_, wins);
  ++part_;
  ++heap_;
  sum_.work.spend();
  return sum_.may_go_on() ? NextStage(AnalysisStage::quotient) : std::nullopt;
}

/// Lists the winning moves of the heap at hand. A rule that people write has no options that can be
/// told from what they leave: its moves are made.
void MisereQuotient::list_heap(Wins& out) {
  const Rule& rule = sum_.rule(term_);
  const State& now = sum_.state(term_);
  if (const HeapRule* const heaps = rule.heap_rule()) {
    const auto passes = [&](const HeapOption& option) {
      const Heap pieces[] = {option.b, option.a};
      return loses({pieces, option.pieces});
    };
    const OptionTest test{passes, quotient_->period(rule_of_[term_])};
    return heaps->options_that(test, now[part_], part_, out, sum_.work);
  }
  const auto look = [&](const Move& move) {
    const State then = rule.after(now, move);
    if (loses(std::span(then).subspan(part_, then.size() + 1 - now.size()))) out.add(move);
    sum_.work.spend();
    return true;
  };
  if (!rule.each_move(now, part_, MoveSink(sum_.work, look))) out.set_incomplete();
}

/// Is the sum lost with these heaps in place of the one at hand?
bool MisereQuotient::loses(std::span<const Heap> pieces) const {
  const OutcomeMonoid& monoid = quotient_->monoid();
  Element left = others_[heap_];
  for (const Heap heap : pieces)
    left = monoid.product(left, quotient_->element(rule_of_[term_], heap));
  return monoid.lost(left);
}

}  // namespace nimber
