#include "answers/explained_quotient.hpp"

#include "answers/sum_rows.hpp"
#include "search/quotient_names.hpp"

namespace nimber {
namespace {

/// A sum of heaps as a product of elements of its quotient.
class QuotientProduct {
 public:
  explicit QuotientProduct(const Explanation& explanation)
      : found_(explanation.result),
        terms_(explanation.position.terms),
        monoid_(found_.quotient->monoid()),
        names_(quotient_names(*found_.quotient)),
        word_(monoid_.order()),
        elements_(terms_.size()) {
    for (std::size_t i = 0; i < names_.order.size(); ++i) word_[names_.order[i]] = &names_.words[i];
  }
  QuotientProduct(const QuotientProduct&) = delete;
  QuotientProduct& operator=(const QuotientProduct&) = delete;

  QuotientStep sum() {
    QuotientStep sum;
    sum.order = monoid_.order();
    Element product = 0;
    for (std::size_t e = 0; e < monoid_.order(); ++e)
      sum.p_portion += monoid_.lost(static_cast<Element>(e)) ? 1 : 0;
    for (std::size_t i = 0; i < terms_.size(); ++i) {
      if (is_over(terms_[i])) continue;
      for (std::size_t part = 0; part < terms_[i].state.size(); ++part) {
        const Heap heap = terms_[i].state[part];
        const Element e = element(i, heap);
        elements_[i].push_back(e);
        product = monoid_.product(product, e);
        if (sum.rows.size() < QuotientStep::max_rows)
          sum.rows.push_back({{i, part}, heap, *word_[e]});
      }
    }
    sum.product = *word_[product];
    sum.lost = monoid_.lost(product);
    return sum;
  }

  /// Only after sum().
  QuotientMoveStep after(const PositionMove& move) const {
    const std::size_t term = move.term;
    QuotientMoveStep step;
    step.move = move;
    step.before = *word_[elements_[term][move.move.part]];
    Element left = 0;
    for (std::size_t i = 0; i < elements_.size(); ++i) {
      for (std::size_t part = 0; part < elements_[i].size(); ++part) {
        if (i != term || part != move.move.part) left = monoid_.product(left, elements_[i][part]);
      }
    }
    const auto leave = [&](Heap heap) {
      if (heap == 0) return;
      const Element e = element(term, heap);
      step.after.push_back(*word_[e]);
      left = monoid_.product(left, e);
    };
    if (move.move.kind == MoveKind::own) {
      for (const std::uint64_t heap : move.move.parts) leave(heap);
    } else {
      for (std::size_t i = 0; i < after_count(move.move.kind); ++i) leave(move.move.after[i]);
    }
    step.product = *word_[left];
    return step;
  }

 private:
  Element element(std::size_t term, Heap heap) const {
    return found_.quotient->element(found_.quotient_rules[term], heap);
  }

  const AnalysisResult& found_;
  const std::vector<Term>& terms_;
  const OutcomeMonoid& monoid_;
  QuotientNames names_;
  std::vector<const std::string*> word_;        // by element
  std::vector<std::vector<Element>> elements_;  // of the terms with a move
};

}  // namespace

void explain_by_quotient(Explanation& explanation, const Result<AnalysisResult>& normal) {
  const AnalysisResult& found = explanation.result;
  if (found.method != AnalysisResult::Method::quotient) return;
  QuotientProduct product(explanation);
  QuotientStep sum = product.sum();
  if (normal && normal->value) {
    const bool balanced = *normal->value == 0;
    sum.nim_rule =
        (bigs_of(explanation.position, *normal) > 0) == balanced ? Outcome::P : Outcome::N;
  }
  explanation.steps.emplace_back(std::move(sum));
  std::size_t mends = 0;
  for (const PositionMove& move : found.winning) {
    if (++mends > Explain::max_mends) break;
    explanation.steps.emplace_back(product.after(move));
  }
}

}  // namespace nimber
