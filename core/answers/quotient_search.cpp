#include "answers/quotient_search.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// The heaps that get a letter: their elements are no product of those before.
std::vector<Element> generators_of(const OutcomeMonoid& monoid, const std::vector<Element>& phi) {
  std::vector<Element> generators;
  std::vector<bool> known(monoid.order(), false);
  std::vector<Element> reached{0};
  known[0] = true;
  for (const Element fresh : phi) {
    if (known[fresh]) continue;
    generators.push_back(fresh);
    // What was reached before needs the new letter only; what is new needs all.
    for (std::size_t i = 0; i < reached.size(); ++i) {
      const Element next = monoid.product(reached[i], fresh);
      if (known[next]) continue;
      known[next] = true;
      reached.push_back(next);
    }
  }
  return generators;
}

struct Naming {
  std::vector<Element> order;      // elements by number
  std::vector<std::string> words;  // by number
};

/// Breadth first: the first shortest word of an element is one of an element before it and a letter
/// that is none of the word's earlier ones.
Naming name_elements(const OutcomeMonoid& monoid, const std::vector<Element>& generators) {
  Naming naming{{0}, {""}};
  std::vector<std::size_t> last_letter{0};
  std::vector<bool> known(monoid.order(), false);
  known[0] = true;
  for (std::size_t i = 0; i < naming.order.size(); ++i) {
    for (std::size_t letter = last_letter[i]; letter < generators.size(); ++letter) {
      const Element next = monoid.product(naming.order[i], generators[letter]);
      if (known[next]) continue;
      known[next] = true;
      naming.order.push_back(next);
      naming.words.push_back(naming.words[i] + quotient_letter(letter));
      last_letter.push_back(letter);
    }
  }
  naming.words[0] = "1";
  return naming;
}

}  // namespace

QuotientSearch::QuotientSearch(RulePtr rule, std::optional<std::uint64_t> heaps,
                               std::uint64_t limit)
    : rule_(std::move(rule)), heaps_(rule_->heap_rule()), wanted_(heaps), work_(limit) {
  if (heaps_ == nullptr || !rule_->game().sequence) {
    error_ = Error{ErrorCode::no_sequence, 0, {rule_->text()}};
    done_ = true;
  }
}

Progress QuotientSearch::step(std::uint64_t budget) {
  work_.open_step(budget);
  while (!done_ && work_.may_go_on()) {
    if (!heap_started_) start_heap();
    std::uint64_t spent = 0;
    const auto status = quotient_.grow(spent, std::min(budget, work_.left()));
    work_.spend(spent + 1);
    if (status == HeapQuotient::Status::failed) {
      finish(true);
    } else if (status == HeapQuotient::Status::done) {
      end_heap();
    }
  }
  if (!done_ && work_.limit_reached()) finish(true);
  const double all = static_cast<double>(wanted_ ? *wanted_ + 1 : most_heaps);
  return {done_, done_ ? 1.0 : static_cast<double>(quotient_.heaps()) / all, work_.examined()};
}

void QuotientSearch::start_heap() {
  heap_started_ = true;
  quotient_.add_heap();
  std::uint64_t options = 0;
  heaps_->each_option(quotient_.heaps(), [&](const HeapOption& option) {
    std::uint32_t pieces[2] = {0, 0};
    std::uint32_t* end = pieces;
    if (option.pieces == 2) *end++ = static_cast<std::uint32_t>(option.a);
    if (option.pieces > 0) *end++ = static_cast<std::uint32_t>(option.b);
    quotient_.add_option(pieces, end);
    ++options;
    return true;
  });
  work_.spend(options);
}

void QuotientSearch::end_heap() {
  heap_started_ = false;
  const std::size_t heap = quotient_.heaps() - 1;
  const std::size_t before = growth_.empty() ? 1 : growth_.back().second;
  if (order() != before) growth_.emplace_back(heap, order());
  phi_.clear();
  for (std::size_t n = 0; n <= heap; ++n) phi_.push_back(quotient_.element(n));
  const auto reach = heaps_->uniform_reach();
  if (reach) {
    period_ = prove_quotient_period(phi_, *reach);
    work_.spend(phi_.size());
  }
  if (wanted_ ? heap >= *wanted_ : period_ || heap >= most_heaps) return finish(false);
  if (heap >= most_heaps) finish(true);
}

void QuotientSearch::finish(bool failed) {
  done_ = true;
  // Without a number of heaps any that are known will do.
  if (!failed || (!wanted_ && quotient_.heaps() > 0)) return;
  error_ = Error{
      ErrorCode::no_quotient,
      0,
      {std::to_string(work_.limit()),
       std::to_string(quotient_.heaps() > 0 ? quotient_.heaps() - 1 : 0), std::to_string(order())}};
}

Quotient QuotientSearch::quotient() const {
  const OutcomeMonoid& monoid = quotient_.monoid();
  Quotient told;
  told.rule = rule_->text();
  told.heaps = reached();
  told.period = period_;
  told.checked_to = told.heaps;
  if (period_) told.checked_to = *last_heap_of_quotient_period(*period_, *heaps_->uniform_reach());
  const auto generators = generators_of(monoid, phi_);
  for (std::size_t i = 0; i < generators.size(); ++i) told.generators.push_back(quotient_letter(i));
  Naming naming = name_elements(monoid, generators);
  told.elements = std::move(naming.words);
  std::vector<Element> number(monoid.order());
  for (std::size_t i = 0; i < naming.order.size(); ++i)
    number[naming.order[i]] = static_cast<Element>(i);
  told.table.reserve(monoid.order() * monoid.order());
  for (std::size_t i = 0; i < naming.order.size(); ++i) {
    if (monoid.lost(naming.order[i])) told.p.push_back(static_cast<Element>(i));
    for (const Element other : naming.order)
      told.table.push_back(number[monoid.product(naming.order[i], other)]);
  }
  for (const Element element : phi_) told.phi.push_back(number[element]);
  return told;
}

}  // namespace nimber
