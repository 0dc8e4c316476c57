#include "laws/patterns/patterns.hpp"

#include "laws/patterns/pattern_values.hpp"

#include <algorithm>
#include <utility>

namespace nimber {
namespace {

constexpr std::size_t most_laws = 8;
constexpr std::size_t largest_table_law = 9;
/// The zeros of a longer formula are not told as a law of their own.
constexpr std::size_t longest_zero_law = 12;
constexpr std::size_t least_constant = 32;
/// Two laws of a list are compared on three times as many numbers as it has, behind it.
constexpr std::int64_t look_behind = 3;
constexpr std::int64_t most_looked_at_behind = 4096;

/// The law that all values at hand are the same. Its code is no shorter than the list, where that
/// is short.
Law constant_law(const PatternData& data) {
  Law law;
  law.kind = LawKind::tail;
  law.lost = data.marks;
  if (data.marks) law.always = data.values[0] != 0;
  law.body = law.always ? constant_condition(*law.always, data.variables())
                        : std::to_string(data.values[0]);
  law.size = data.marks ? 3 : 1;
  law.from = data.first;
  law.formula = formula_of(law, data.variables());
  law.checked_to = data.last();
  return law;
}

/// The formula of a law of a list, if it has one.
std::optional<Expression> expression_of(const Law& law) {
  if (law.formula.empty()) return std::nullopt;
  auto reader = Reader::open(law.body);
  if (!reader) return std::nullopt;
  auto expression = Expression::read(*reader, {{"n"}}, {.self = true, .max_nodes = 16384});
  if (!expression) return std::nullopt;
  return std::move(*expression);
}

/// Do both say the same of the numbers behind the list? `first` must not speak of g; what the other
/// one says of g(e) is what `first` says there.
bool alike_behind(const Expression& first, const Expression& second, std::int64_t end) {
  const std::int64_t last = end + std::min(look_behind * end, most_looked_at_behind);
  for (std::int64_t n = end; n < last; ++n) {
    const auto self = [&](std::int64_t e, std::int64_t, bool) { return first.value(&e); };
    const auto x = first.value(&n);
    const auto y = second.value_by(&n, self);
    if (x && y && *x != *y) return false;
  }
  return true;
}

}  // namespace

Patterns::Patterns(PatternData data, RulePtr rule, bool whole, std::uint64_t work)
    : data_(std::move(data)),
      rule_(std::move(rule)),
      whole_(whole && !data_.rows_of_numbers()),
      work_(work),
      book_(data_, takes()),
      proofs_(data_, rule_, whole_) {}

Patterns::~Patterns() = default;

Progress Patterns::step(std::uint64_t budget) {
  // The same laws are found whatever the steps: where values and lost heaps share the work, the
  // first half ends at the same place.
  const std::uint64_t middle = work_.limit() / 2;
  const bool first_half = stage_ == Stage::enumerate && lost_ && work_.examined() <= middle;
  work_.open_step(first_half ? std::min(budget, middle + 1 - work_.examined()) : budget);
  const std::uint64_t at_once = data_.values.size();
  bool shares = stage_ == Stage::enumerate;
  while (stage_ != Stage::done && work_.may_go_on()) {
    if (stage_ == Stage::enumerate && !std::exchange(shares, true)) break;
    const Stage now = stage_;
    stage_ = static_cast<Stage>(static_cast<std::uint8_t>(now) + 1);
    switch (now) {
      case Stage::periods:
        if (data_.list()) find_periods(data_, book_);
        break;
      case Stage::lines:
        if (data_.list()) find_lines(data_, book_);
        break;
      case Stage::sets:
        if (data_.rows_of_numbers()) break;
        find_known(data_, book_);
        find_beatty(data_, book_);
        find_runs(data_, book_);
        break;
      case Stage::digits:
        if (!data_.rows_of_numbers()) find_automata(data_, book_);
        break;
      case Stage::recursion:
        if (data_.list()) find_recursions(data_, book_);
        break;
      case Stage::rests:
        if (data_.list() && !book_.any_shown()) find_rests(data_, book_);
        break;
      case Stage::pairs: find_pairs(data_, book_); break;
      case Stage::lost: {
        if (data_.marks) {
          propose_lost_pairs();
          break;
        }
        const auto zeros = std::count(data_.values.begin(), data_.values.end(), 0);
        if (zeros < 3 || static_cast<std::size_t>(zeros) == data_.values.size()) break;
        lost_ = std::make_unique<LawBook>(PatternValues::lost(data_), takes());
        propose_zeros();
        break;
      }
      case Stage::lost_structure: {
        if (!lost_) break;
        const PatternData& lost = lost_->data();
        find_pairs(lost, *lost_);
        if (!lost.list()) break;
        find_structure(lost, *lost_);
        find_runs(lost, *lost_);
        break;
      }
      case Stage::lost_digits:
        if (!lost_ || lost_->data().rows_of_numbers()) break;
        find_automata(lost_->data(), *lost_);
        if (lost_->data().pairs) propose_lost_pairs();
        break;
      case Stage::inner:
        if (!data_.pairs) break;
        find_inner_pairs(data_, book_);
        propose_zeros();
        break;
      case Stage::inner_lost:
        if (lost_ && data_.pairs) find_inner_pairs(lost_->data(), *lost_);
        break;
      case Stage::enumerate:
      case Stage::enumerate_lost: {
        LawBook* const book = now == Stage::enumerate ? &book_ : lost_.get();
        if (book == nullptr) break;
        if (now == Stage::enumerate_lost && !enumeration_) propose_zeros();
        if (!enumeration_) {
          // Larger formulas than the best so far are not worth telling.
          std::size_t largest = std::min(book->largest_size(), largest_table_law);
          if (const Law* law = book->exact_law(); law != nullptr)
            largest = std::min(largest, law->size - 1);
          if (now == Stage::enumerate_lost && book_.exact_law() != nullptr)
            largest = std::min<std::size_t>(largest, 3);
          if (largest < 2) break;
          enumeration_ = std::make_unique<Enumeration>(book->data(), largest);
        }
        // The values and the lost heaps get half of the work each.
        const bool half = now == Stage::enumerate && lost_ && work_.examined() * 2 > work_.limit();
        if (!half && enumeration_->step(work_, *book)) {
          if (!work_.limit_reached()) {
            stage_ = now;
            break;
          }
        }
        if (now == Stage::enumerate) size_ = enumeration_->finished_size();
        enumeration_.reset();
        break;
      }
      case Stage::prove:
        collect();
        if (proofs_.next(laws_, lost_.get(), budget)) stage_ = Stage::prove;
        break;
      case Stage::done: break;
    }
    if (now == Stage::lost_structure || now == Stage::lost_digits) break;
    if (now < Stage::enumerate) work_.spend(std::min<std::uint64_t>(at_once, 1'000'000));
    if (now < Stage::enumerate || now == Stage::prove) break;
  }
  if (stage_ != Stage::done && work_.limit_reached()) {
    if (enumeration_ && size_ == 0) size_ = enumeration_->finished_size();
    collect();
    stage_ = proofs_.next(laws_, lost_.get(), budget) ? Stage::prove : Stage::done;
  } else if (stage_ != Stage::done && stage_ < Stage::prove) {
    collect();
  }
  const bool done = stage_ == Stage::done;
  if (done) {
    drop_less_than_proven();
    drop_unlike_the_first();
  }
  return {done,
          done ? 1.0 : static_cast<double>(work_.examined()) / static_cast<double>(work_.limit()),
          work_.examined()};
}

void Patterns::propose_lost_pairs() {
  const auto known =
      rule_ != nullptr && whole_ && data_.pairs ? rule_->pairs()->lost_pairs() : std::nullopt;
  if (!known) return;
  Proposal proposal;
  proposal.body = phrase_of(std::string(known->condition));
  if (LawBook* const book = data_.marks ? &book_ : lost_.get()) book->propose(proposal);
}

void Patterns::propose_zeros() {
  const Law* const law = book_.exact_law();
  if (!lost_ || law == nullptr || law->from > 0 || law->size > longest_zero_law ||
      law->body.find("g(") != std::string::npos)
    return;
  Proposal zero;
  auto reader = Reader::open(law->body);
  const auto said = reader ? Expression::read(*reader, {{"n"}, {"a"}, {"b"}, {"x", {}, true}})
                           : Result<Expression>(reader.error());
  // A value that is a condition is 0 where it does not hold.
  zero.body = said && said->condition() ? Phrase{9, "!(" + law->body + ")"}
                                        : infix_term(phrase_of(law->body), "==", number_term(0));
  lost_->propose(zero);
}

void Patterns::collect() {
  if (proofs_.begun()) return;
  laws_ = book_.laws();
  std::vector<Law> lost;
  if (lost_) lost = lost_->laws();
  // First two laws of the values, then one of what is lost, then the others.
  const bool any = !laws_.empty();
  if (book_.exact_law() != nullptr) {
    // The values say already which heaps are lost. So only the shortest law of these is told, if it
    // is short.
    const Law* const shortest = lost_ ? lost_->shortest_law() : nullptr;
    std::vector<Law> one;
    if (shortest != nullptr && shortest->size <= longest_zero_law) one.push_back(*shortest);
    lost = std::move(one);
  }
  if (laws_.empty() && data_.values.size() >= least_constant &&
      std::all_of(data_.values.begin(), data_.values.end(),
                  [&](std::int64_t v) { return v == data_.values[0]; }))
    laws_.push_back(constant_law(data_));
  std::size_t at = std::min<std::size_t>(laws_.size(), 2);
  for (Law& law : lost) {
    if (any && at > std::min<std::size_t>(laws_.size(), 2)) break;
    laws_.insert(laws_.begin() + static_cast<std::ptrdiff_t>(at), std::move(law));
    ++at;
    if (any) break;
  }
  if (laws_.size() > most_laws) laws_.resize(most_laws);
}

LawBook::Takes Patterns::takes() const {
  return rule_ != nullptr && whole_ ? LawBook::Takes::provable : LawBook::Takes::shown;
}

void Patterns::drop_less_than_proven() {
  laws_.erase(std::remove_if(laws_.begin(), laws_.end(),
                             [](const Law& law) { return law.thin && !law.proven; }),
              laws_.end());
  if (laws_.empty() || !laws_[0].proven) return;
  const bool period = laws_[0].theorem == "period";
  const bool lost = laws_[0].lost;
  laws_.erase(std::remove_if(laws_.begin(), laws_.end(),
                             [&](const Law& law) {
                               return !law.proven &&
                                      (law.formula.empty() || (period && law.lost == lost));
                             }),
              laws_.end());
}

void Patterns::drop_unlike_the_first() {
  if (!data_.list()) return;
  const auto end = static_cast<std::int64_t>(data_.first + data_.values.size());
  for (const bool lost : {false, true}) {
    const auto same = [&](const Law& law) { return law.lost == lost; };
    auto first = std::find_if(laws_.begin(), laws_.end(),
                              [&](const Law& law) { return same(law) && law.proven; });
    if (first == laws_.end()) first = std::find_if(laws_.begin(), laws_.end(), same);
    if (first == laws_.end() || !first->except.empty()) continue;
    const auto said = expression_of(*first);
    if (!said || said->uses_self(false)) continue;
    std::vector<Law> kept;
    for (Law& law : laws_) {
      const auto other = same(law) && !law.proven ? expression_of(law) : std::nullopt;
      if (!other || alike_behind(*said, *other, end)) kept.push_back(std::move(law));
    }
    laws_ = std::move(kept);
  }
}

}  // namespace nimber
