#include "laws/patterns/patterns.hpp"

#include "laws/patterns/conjecture.hpp"
#include "laws/patterns/restricted_proof.hpp"
#include "laws/patterns/split_proof.hpp"

#include <nimber/notation.hpp>
#include "text/code_points.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::size_t most_laws = 8;
constexpr std::uint64_t most_value = std::uint64_t{1} << 40;
constexpr std::uint64_t proof_options = 20'000'000;
constexpr std::size_t largest_table_law = 9;
/// A longer formula's zeros are no law of their own.
constexpr std::size_t longest_zero_law = 12;
constexpr std::size_t least_constant = 32;

std::optional<bool> mark_of(char c) {
  switch (Reader::lower(c)) {
    case 'p':
    case 'l': return true;
    case 'n':
    case 'w': return false;
    default: return std::nullopt;
  }
}

/// What stands behind white space and can't be read.
Error behind_gap(const Reader& reader) {
  return reader.fail_at(reader.index() + 1, ErrorCode::bad_integer);
}

/// The numbers or marks of one line.
Result<std::vector<std::int64_t>> read_row(Reader& reader, std::optional<bool>& marks) {
  std::vector<std::int64_t> row;
  while (true) {
    while (reader.accept(Reader::gap) || reader.accept(',') || reader.accept('[') ||
           reader.accept(']') || reader.accept('{') || reader.accept('}') || reader.accept(';')) {}
    if (reader.at_end()) return row;
    const auto mark = mark_of(reader.peek());
    if (marks && *marks != mark.has_value()) return reader.fail(ErrorCode::bad_integer);
    marks = mark.has_value();
    if (mark) {
      row.push_back(*mark ? 1 : 0);
      reader.skip();
      continue;
    }
    const std::size_t at = reader.index();
    const auto n = reader.integer();
    if (!n) return reader.peek() == Reader::gap ? behind_gap(reader) : n.error();
    if (*n > most_value) return reader.fail_at(at, ErrorCode::too_large);
    row.push_back(static_cast<std::int64_t>(*n));
  }
}

/// The formula alone, from behind the places that differ.
Law behind_exceptions(const Law& law) {
  Law out = law;
  for (const LawException& e : law.except) out.from = std::max(out.from, e.n + 1);
  out.except.clear();
  out.formula = formula_of(out);
  return out;
}

/// All values at hand are the same, which no code tells from a short list of them.
Law constant_law(const PatternData& data) {
  Law law;
  law.kind = LawKind::tail;
  law.lost = data.marks;
  if (data.marks) law.always = data.values[0] != 0;
  law.body =
      law.always ? constant_condition(*law.always, data.pairs) : std::to_string(data.values[0]);
  law.size = data.marks ? 3 : 1;
  law.from = data.first;
  law.formula = formula_of(law, data.pairs);
  law.checked_to = data.pairs ? data.rows() - 1 : data.first + data.values.size() - 1;
  return law;
}

}  // namespace

Result<PatternData> read_pattern_values(std::string_view text) {
  std::vector<std::vector<std::int64_t>> rows;
  std::optional<bool> marks;
  InputLimits limits;
  limits.max_bytes = std::size_t{16} << 20;
  std::size_t before = 0;
  while (true) {
    const std::size_t end = std::min(text.find('\n', before), text.size());
    const auto of_whole = [&](Error error) {
      if (error.column > 0) error.column += code_points(text.substr(0, before));
      return error;
    };
    auto reader = Reader::open(text.substr(before, end - before), limits);
    if (!reader) return of_whole(reader.error());
    auto row = read_row(*reader, marks);
    if (!row) return of_whole(row.error());
    if (!row->empty()) rows.push_back(std::move(*row));
    if (end == text.size()) break;
    before = end + 1;
  }
  if (rows.empty()) return Error{ErrorCode::empty, 0, {"numbers"}};
  PatternData data;
  data.marks = marks.value_or(false);
  data.pairs = rows.size() > 1 && rows[0].size() > 1 &&
               std::all_of(rows.begin(), rows.end(),
                           [&](const auto& row) { return row.size() == rows[0].size(); });
  if (data.pairs) data.columns = rows[0].size();
  for (const auto& row : rows) data.values.insert(data.values.end(), row.begin(), row.end());
  return data;
}

Result<PatternLine> read_pattern_line(std::string_view text, const Rule& rule) {
  auto reader = Reader::open(text);
  if (!reader) return reader.error();
  const auto both = number_names(rule);
  if (both.size() != 2) return Error{ErrorCode::no_sequence, 0, {rule.text()}};
  const std::size_t at = reader->index();
  const std::string name = reader->letters();
  if (name != both[0] && name != both[1])
    return reader->fail_at(at, ErrorCode::unknown_name, {name});
  if (!reader->accept('=')) return reader->fail(ErrorCode::bad_expression);
  reader->accept('=');
  PatternLine line{name == both[1], {}};
  const std::string other = line.second ? both[0] : both[1];
  std::vector<ExpressionName> names = {{other}};
  if (other != "n") names.push_back({"n"});
  auto expression = Expression::read(*reader, names);
  if (!expression) return expression.error();
  if (!reader->at_end()) return reader->fail(ErrorCode::expected_end);
  line.expression = std::move(*expression);
  return line;
}

PatternValues::PatternValues(RulePtr rule, std::uint64_t count, std::optional<PatternLine> line,
                             std::uint64_t options)
    : rule_(std::move(rule)), count_(count), line_(std::move(line)), work_(options) {
  const bool list = rule_->has_sequence() && !line_;
  if (!list && number_names(*rule_).size() != 2) {
    done_ = true;
    result_ = Error{ErrorCode::no_sequence, 0, {rule_->text()}};
    return;
  }
  data_.pairs = !list && !line_;
  if (count_ == 0) count_ = data_.pairs ? default_side : line_ ? default_side * 4 : default_count;
  count_ = std::min(count_, data_.pairs ? most_side : most_count);
  if (data_.pairs) data_.columns = static_cast<std::size_t>(count_);
  // Of a line no pair is the largest: it may lead anywhere.
  const std::uint64_t last = data_.pairs ? count_ - 1 : 0;
  if (!list) pairs_.emplace(rule_, last, last);
}

Ready PatternValues::look(std::uint64_t a, std::uint64_t b, std::optional<std::int64_t>& value) {
  if (a > max_integer || b > max_integer) return Ready::yes;
  const auto look = marks_only_ ? PairValues::Look::unsettled : pairs_->look(a, b, work_);
  switch (look) {
    case PairValues::Look::pending: return Ready::pending;
    case PairValues::Look::endless: endless_ = true; return Ready::never;
    case PairValues::Look::value:
      value = static_cast<std::int64_t>(pairs_->value());
      return Ready::yes;
    case PairValues::Look::unsettled: break;
  }
  const auto lost = pairs_->lost_by_theorem(a, b);
  if (!lost) return Ready::never;
  marks_only_ = true;
  value = *lost ? 1 : 0;
  return Ready::yes;
}

Progress PatternValues::step(std::uint64_t budget) {
  work_.open_step(budget);
  const std::uint64_t all = data_.pairs ? count_ * count_ : count_;
  while (!done_ && work_.may_go_on()) {
    if (next_ >= all) {
      finish();
      break;
    }
    if (rule_->has_sequence() && !line_) {
      // Blocks, which a table makes at once; a rule that refuses one may know its beginning.
      const std::uint64_t last = one_by_one_ ? next_ + 1 : std::min(all, next_ + 256);
      const TableWork counted(*rule_, work_);
      const Ready ready = rule_->sequence().sequence_ready(last - 1, work_);
      if (ready == Ready::never && !one_by_one_) {
        one_by_one_ = true;
        continue;
      }
      if (ready == Ready::never) finish();
      if (ready != Ready::yes) break;
      for (; next_ < last; ++next_)
        data_.values.push_back(static_cast<std::int64_t>(rule_->sequence().sequence_value(next_)));
      work_.spend(16);
      continue;
    }
    std::uint64_t a = next_;
    std::uint64_t b = 0;
    bool there = true;
    if (line_) {
      const std::int64_t variables[2] = {static_cast<std::int64_t>(next_),
                                         static_cast<std::int64_t>(next_)};
      const auto given = line_->expression.value(variables);
      there = given && *given >= 0;
      if (there) {
        a = line_->second ? next_ : static_cast<std::uint64_t>(*given);
        b = line_->second ? static_cast<std::uint64_t>(*given) : next_;
      }
    } else {
      a = next_ / count_;
      b = next_ % count_;
    }
    std::optional<std::int64_t> value;
    const bool knew = marks_only_;
    if (there) {
      const Ready ready = look(a, b, value);
      if (ready == Ready::never) finish();
      if (ready != Ready::yes) break;
    }
    work_.spend(4);
    if (marks_only_ && !knew && !data_.values.empty()) {
      for (std::int64_t& v : data_.values) v = v == 0 ? 1 : 0;
    }
    if (value) {
      data_.values.push_back(*value);
    } else if (!data_.pairs && data_.values.empty()) {
      data_.first = next_ + 1;
    } else {
      // A hole ends the list.
      finish();
      break;
    }
    ++next_;
  }
  if (!done_ && work_.limit_reached()) finish();
  return {done_, done_ ? 1.0 : static_cast<double>(next_) / static_cast<double>(all),
          work_.examined()};
}

void PatternValues::finish() {
  done_ = true;
  data_.marks = marks_only_;
  if (data_.pairs) {
    // Whole rows, as far as they go.
    const std::size_t rows = data_.values.size() / data_.columns;
    data_.values.resize(rows * data_.columns);
  }
  if (data_.values.size() < LawBook::least_values) {
    result_ = endless_ ? unsettled(work_.limit(), Bound::circles)
                       : unsettled(work_, Bound::values, data_.values.size());
    return;
  }
  result_ = data_;
}

PatternData PatternValues::lost(const PatternData& data) {
  PatternData out = data;
  out.marks = true;
  for (std::int64_t& v : out.values) v = v == 0 ? 1 : 0;
  return out;
}

bool may_be_proven(const Rule& rule, bool known) {
  if (!rule.has_sequence()) return false;
  const auto theorem = rule.sequence().period_theorem();
  const HeapRule* const heaps = rule.heap_rule();
  if (theorem && (!known || theorem->closed || (heaps != nullptr && heaps->prove_now())))
    return true;
  if (stretches_of_rule(rule)) return true;
  const auto state = rule.sequence().heap_state(0);
  if (!state) return false;
  const auto says = [&](std::string_view code, std::string_view name) {
    const std::vector<Fact> facts = rule.theory().facts(*state, 0, code);
    return std::any_of(facts.begin(), facts.end(),
                       [&](const Fact& fact) { return fact.name == name; });
  };
  return says("restricted", "most") || says("splits", "splits");
}

Patterns::Patterns(PatternData data, RulePtr rule, bool whole, std::uint64_t work)
    : data_(std::move(data)), rule_(std::move(rule)), whole_(whole), work_(work), book_(data_) {}

Patterns::~Patterns() = default;

Progress Patterns::step(std::uint64_t budget) {
  work_.open_step(budget);
  const std::uint64_t at_once = data_.values.size();
  while (stage_ != Stage::done && work_.may_go_on()) {
    const Stage now = stage_;
    stage_ = static_cast<Stage>(static_cast<std::uint8_t>(now) + 1);
    switch (now) {
      case Stage::periods:
        if (!data_.pairs) find_periods(data_, book_);
        break;
      case Stage::lines:
        if (!data_.pairs) find_lines(data_, book_);
        break;
      case Stage::sets:
        find_known(data_, book_);
        find_beatty(data_, book_);
        find_runs(data_, book_);
        break;
      case Stage::digits: find_automata(data_, book_); break;
      case Stage::recursion: find_recursions(data_, book_); break;
      case Stage::rests:
        if (book_.laws().empty()) find_rests(data_, book_);
        break;
      case Stage::pairs: find_pairs(data_, book_); break;
      case Stage::lost: {
        if (data_.marks) {
          propose_lost_pairs();
          break;
        }
        const auto zeros = std::count(data_.values.begin(), data_.values.end(), 0);
        if (zeros < 3 || static_cast<std::size_t>(zeros) == data_.values.size()) break;
        lost_ = std::make_unique<LawBook>(PatternValues::lost(data_));
        const PatternData& lost = lost_->data();
        propose_zeros();
        if (lost.pairs) {
          find_pairs(lost, *lost_);
          find_automata(lost, *lost_);
          propose_lost_pairs();
        } else {
          find_structure(lost, *lost_);
          find_runs(lost, *lost_);
          find_automata(lost, *lost_);
        }
        break;
      }
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
        // Half of the work for each.
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
        if (prove_next(budget)) stage_ = Stage::prove;
        break;
      case Stage::done: break;
    }
    if (now < Stage::enumerate) work_.spend(std::min<std::uint64_t>(at_once, 1'000'000));
  }
  if (stage_ != Stage::done && work_.limit_reached()) {
    if (enumeration_ && size_ == 0) size_ = enumeration_->finished_size();
    collect();
    while (prove_next(budget)) {}
    stage_ = Stage::done;
  } else if (stage_ != Stage::done && stage_ < Stage::prove) {
    collect();
  }
  const bool done = stage_ == Stage::done;
  if (done) drop_less_than_proven();
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
  zero.body = infix_term(phrase_of(law->body), "==", number_term(0));
  lost_->propose(zero);
}

void Patterns::collect() {
  if (proving_ > 0) return;
  laws_ = book_.laws();
  std::vector<Law> lost;
  if (lost_) lost = lost_->laws();
  // Two of the values, one of what is lost, then the rest.
  const bool any = !laws_.empty();
  if (book_.exact_law() != nullptr) {
    // The values say it already: the shortest way to put it, if there is a short one.
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

void Patterns::drop_less_than_proven() {
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

void Patterns::judge_by_stretches(const std::vector<ValueStretch>& stretches) {
  // Of the values, and of the lost heaps: 1 where they are lost.
  struct Places {
    std::vector<std::int64_t> starts;
    std::vector<std::int64_t> values;
  };
  Places all[2];
  for (const ValueStretch& stretch : stretches) {
    const auto value = static_cast<std::int64_t>(stretch.value);
    for (const bool lost : {false, true}) {
      const std::int64_t v = lost ? std::int64_t{value == 0} : value;
      Places& places = all[lost ? 1 : 0];
      if (!places.values.empty() && places.values.back() == v) continue;
      places.starts.push_back(static_cast<std::int64_t>(stretch.first));
      places.values.push_back(v);
    }
  }
  std::vector<Law> kept;
  const auto told = [&](const std::string& formula) {
    return std::any_of(kept.begin(), kept.end(),
                       [&](const Law& law) { return law.formula == formula; });
  };
  const auto write_all = [&](Law law) {
    const Places& places = all[law.lost ? 1 : 0];
    const auto body = stretches_term(places.starts, places.values, law.lost);
    if (!body) return;
    const Phrase phrase = phrase_of(body->text);
    law.body = phrase.text;
    law.from = 0;
    law.formula = formula_of(law);
    auto reader = Reader::open(law.body);
    const auto expression = Expression::read(*reader, {{"n"}}, {.max_nodes = 16384});
    if (!expression || told(law.formula)) return;
    law.size = expression->size();
    law.proven = true;
    law.theorem = "induction";
    kept.push_back(std::move(law));
  };
  for (Law& law : laws_) {
    if (law.ends) {
      std::vector<std::int64_t> starts = all[0].starts;
      if (!law.ends->stretches || starts.empty()) continue;
      starts.erase(starts.begin());
      law.proven = ends_stand(*law.ends, starts);
      if (!law.proven) continue;
      law.theorem = "induction";
      kept.push_back(std::move(law));
      continue;
    }
    Law formula = behind_exceptions(law);
    const auto guess = law.formula.empty() ? Result<Guess>(Error{ErrorCode::empty, 0, {}})
                                           : Guess::read(formula.formula, *rule_);
    const auto said =
        guess ? check_on_stretches(*guess, stretches).kind : StretchVerdict::Kind::unknown;
    if (said == StretchVerdict::Kind::refuted) {
      if (law.kind == LawKind::runs) write_all(law);
      continue;
    }
    if (said == StretchVerdict::Kind::proven) {
      law = std::move(formula);
      law.proven = true;
      law.theorem = "induction";
    }
    if (law.formula.empty() || !told(law.formula)) kept.push_back(std::move(law));
  }
  laws_ = std::move(kept);
}

bool Patterns::prove_by_period(Law& law, std::uint64_t budget) const {
  Law formula = behind_exceptions(law);
  auto guess = Guess::read(formula.formula, *rule_);
  if (!guess) return false;
  Conjecture work(rule_, std::move(*guess), data_.values.size(), proof_options);
  while (!work.step(std::max<std::uint64_t>(budget, 1000)).done) {}
  if (!work.result() || work.result()->verdict != Conjecture::Verdict::proven) return false;
  law = std::move(formula);
  law.proven = true;
  law.theorem = work.result()->theorem;
  return true;
}

bool Patterns::prove_next(std::uint64_t budget) {
  if (rule_ == nullptr || !whole_) return false;
  if (data_.pairs) {
    const auto known = rule_->pairs()->lost_pairs();
    for (Law& law : laws_) {
      if (!known || !law.lost || !law.except.empty() || law.body != known->condition) continue;
      law.proven = true;
      law.theorem = known->theorem;
    }
    return false;
  }
  if (proving_ == 0) {
    if (const auto stretches = stretches_of_rule(*rule_)) {
      judge_by_stretches(*stretches);
      proving_ = laws_.size();
    }
    for (Law& law : laws_) {
      if (law.proven || law.formula.empty()) continue;
      Law formula = behind_exceptions(law);
      const auto guess = Guess::read(formula.formula, *rule_);
      if (!guess || (!proven_by_restriction(*rule_, *guess, data_.values.size()) &&
                     !proven_by_splits(*rule_, *guess, data_.values.size())))
        continue;
      law = std::move(formula);
      law.proven = true;
      law.theorem = "induction";
    }
  }
  if (!rule_->sequence().period_theorem()) return false;
  while (proving_ < laws_.size()) {
    Law& law = laws_[proving_++];
    if (law.formula.empty() || law.proven) continue;
    if (!prove_by_period(law, budget) && law.lost && lost_) {
      // Another way to say the same may be proven.
      for (Law& other : lost_->laws()) {
        if (other.formula.empty() || !prove_by_period(other, budget)) continue;
        law = std::move(other);
        break;
      }
    }
    return true;
  }
  return false;
}

}  // namespace nimber
