#include "laws/patterns/pattern_laws.hpp"
#include "laws/patterns/pattern_bits.hpp"

#include <algorithm>

namespace nimber {
namespace {

/// The bits of a law's code that say which kind of code follows.
double tag_bits(LawKind kind, bool own_code) {
  if (!own_code) return 2;
  switch (kind) {
    case LawKind::periodic: return 1;
    case LawKind::digits: return 3;
    case LawKind::quasilinear: return 4;
    case LawKind::known: return 5;
    default: return 6;
  }
}

}  // namespace

std::string_view text(LawKind kind) {
  switch (kind) {
#define NIMBER_LAW_WORD(name) \
  case LawKind::name: return #name;
    NIMBER_LAW_KINDS(NIMBER_LAW_WORD)
#undef NIMBER_LAW_WORD
  }
  return "";
}

std::int64_t PatternData::alphabet() const {
  return values.empty() ? 1 : *std::max_element(values.begin(), values.end()) + 1;
}

std::uint64_t PatternData::last() const {
  if (pairs) return rows() - 1;
  if (!rows_of_numbers()) return first + values.size() - 1;
  std::int64_t largest = 0;
  for (const auto& row : numbers)
    largest = std::max(largest, *std::max_element(row.begin(), row.end()));
  return static_cast<std::uint64_t>(largest);
}

std::size_t PatternData::most_cells() const {
  std::size_t most = 0;
  for (const auto& row : numbers) most = std::max(most, row.size());
  return most;
}

std::vector<std::int64_t> PatternData::places() const {
  std::vector<std::int64_t> out;
  for (std::size_t i = 0; i < values.size(); ++i) {
    if (values[i] != 0) out.push_back(static_cast<std::int64_t>(first + i));
  }
  return out;
}

std::string EndsLaw::text() const {
  const auto earlier = [](std::size_t steps) {
    return name_term("s(k-" + std::to_string(steps) + ")");
  };
  Phrase sum = infix_term(number_term(a), "*", earlier(1));
  if (a == 0) sum = number_term(0);
  if (b > 0) sum = infix_term(sum, "+", infix_term(number_term(b), "*", earlier(lag)));
  if (b < 0) sum = infix_term(sum, "-", infix_term(number_term(-b), "*", earlier(lag)));
  return "s(k) = " + plus_number(sum, c).text;
}

std::string formula_of(const Law& law, std::string_view variables) {
  std::string out = "P when ";
  if (!law.lost) out.assign("g(").append(variables).append(") = ");
  out.append(law.body);
  if (law.from > 0) out.append(" for n>=").append(std::to_string(law.from));
  return out;
}

std::string constant_condition(bool holds, std::string_view variables) {
  std::string out(variables.substr(0, 1));
  if (out == "x") out = "len(x)";
  return out.append(holds ? ">=0" : "<0");
}

LawBook::LawBook(PatternData data, Takes takes) : data_(std::move(data)), takes_(takes) {
  plain_ = plain_bits(data_.values, data_.alphabet());
  alphabet_bits_ = bits_of_choice(static_cast<double>(data_.alphabet()));
}

std::size_t LawBook::largest_size() const {
  // A node costs two bits at least, a sign or function six.
  return allowance() <= 0 ? 0 : static_cast<std::size_t>(allowance() / 4);
}

void LawBook::add(Law law, double bits) {
  const std::size_t count = data_.values.size();
  law.bits = bits;
  if (count < least_values || bits > allowance()) return;
  law.lost = data_.marks;
  law.checked_to = data_.last();
  for (const Law& other : laws_) {
    if (!law.formula.empty() && other.formula == law.formula && other.bits <= law.bits) return;
  }
  laws_.push_back(std::move(law));
}

void LawBook::propose(const Proposal& proposal) {
  const std::size_t count = data_.values.size();
  if (count < least_values) return;
  if (proposal.of != nullptr) {
    propose_words(proposal);
    return;
  }
  static const std::vector<ExpressionName> names = {{"n"}, {"a"}, {"b"}, {"x", std::nullopt, true}};
  auto reader = Reader::open(proposal.body.text);
  if (!reader) return;
  auto expression = Expression::read(*reader, names, {.self = true, .max_nodes = 16384});
  if (!expression || !reader->at_end()) return;
  if (data_.marks && !expression->condition()) {
    Proposal condition = proposal;
    condition.body = infix_term(proposal.body, "==", number_term(1));
    propose(condition);
    return;
  }
  const bool recursive = expression->uses_self(false) || expression->uses_self(true);
  Law law;
  if (data_.marks && !recursive && !expression->uses(0) && !expression->uses(1) &&
      !expression->uses(2) && !expression->uses(3)) {
    const std::int64_t none[4] = {0, 0, 0, 0};
    law.always = expression->holds(none);
    reader = Reader::open(constant_condition(*law.always, data_.variables()));
    expression = Expression::read(*reader, names);
  }
  const double formula_bits = bits_of_expression(*expression) + tag_bits(proposal.kind, false);
  const double own = proposal.bits ? *proposal.bits + tag_bits(proposal.kind, true) : formula_bits;
  const double body_bits = std::min(formula_bits, own);
  if (body_bits > allowance()) return;
  law.body = expression->text();
  law.size = expression->size();

  if (!recursive) {
    const auto said = [&](std::size_t i) {
      std::int64_t variables[4] = {0, 0, 0, 0};
      if (data_.rows_of_numbers()) return expression->value(variables, data_.numbers[i]);
      if (data_.pairs) {
        variables[1] = static_cast<std::int64_t>(i / data_.columns);
        variables[2] = static_cast<std::int64_t>(i % data_.columns);
      } else {
        variables[0] = static_cast<std::int64_t>(data_.first + i);
      }
      return expression->value(variables);
    };
    if (const auto wrong = misfits(said)) settle(std::move(law), proposal, body_bits, *wrong);
    return;
  }
  const std::uint64_t from = std::max(proposal.from.value_or(0), data_.first);
  if (from >= data_.first + count / 2 || !data_.list() || !expression->uses_self(false)) return;
  law.from = from;
  for (auto i = static_cast<std::size_t>(from - data_.first); i < count; ++i) {
    const auto n = static_cast<std::int64_t>(data_.first + i);
    const std::int64_t variables[3] = {n, n, 0};
    const auto self = [&](std::int64_t e, std::int64_t, bool) -> std::optional<std::int64_t> {
      if (e < static_cast<std::int64_t>(data_.first) || e >= n) return std::nullopt;
      return data_.values[static_cast<std::size_t>(e) - static_cast<std::size_t>(data_.first)];
    };
    ++examined_;
    const auto value = expression->value_by(variables, self);
    if (!value || *value != data_.values[i]) return;
  }
  settle(std::move(law), proposal, body_bits, {});
}

void LawBook::propose_words(const Proposal& proposal) {
  const double bits = proposal.bits.value_or(0) + tag_bits(proposal.kind, true);
  if (!data_.list() || bits > allowance()) return;
  const auto wrong = misfits(
      [&](std::size_t i) { return proposal.of(static_cast<std::int64_t>(data_.first + i)); });
  if (!wrong) return;
  Law law;
  law.size = 1;
  settle(std::move(law), proposal, bits, *wrong);
}

std::size_t LawBook::most_exceptions() const {
  return takes_ == Takes::pieces || data_.rows_of_numbers()
             ? 0
             : std::min(data_.values.size() / exception_share, most_exceptions_told);
}

std::optional<std::vector<std::size_t>> LawBook::misfits(
    FunctionRef<std::optional<std::int64_t>(std::size_t)> said) {
  const std::size_t count = data_.values.size();
  const std::size_t most = most_exceptions();
  std::vector<std::size_t> wrong;
  std::size_t bad_late = 0;
  for (std::size_t i = count; i-- > 0;) {
    ++examined_;
    const auto value = said(i);
    if (value && *value == data_.values[i]) continue;
    wrong.push_back(i);
    if (!data_.list() || 2 * i >= count) {
      if (++bad_late > most) return std::nullopt;
    }
    if (wrong.size() > most) break;
  }
  return wrong;
}

void LawBook::settle(Law law, const Proposal& proposal, double body_bits,
                     const std::vector<std::size_t>& wrong) {
  const std::size_t count = data_.values.size();
  // A law that calls itself says where it begins.
  const std::size_t start =
      law.from > data_.first ? static_cast<std::size_t>(law.from - data_.first) : 0;
  double best = allowance() + 1;
  std::size_t told = 0;
  for (const std::size_t k : {std::size_t{0}, wrong.size()}) {
    if (k > most_exceptions()) continue;
    const std::size_t at = std::max(start, k < wrong.size() ? wrong[k] + 1 : 0);
    if ((!data_.list() && at > 0) || 2 * at > count) continue;
    const bool thin = data_.list() && at + proposal.shown_by > count;
    if (thin && takes_ != Takes::provable) continue;
    double bits = body_bits + 1;
    if (at > 0 || k > 0) {
      bits += bits_of_number(at) + bits_of_number(k) + static_cast<double>(at) * alphabet_bits_ +
              static_cast<double>(k) *
                  (bits_of_choice(static_cast<double>(count)) + alphabet_bits_ + 1);
    }
    if (bits >= best) continue;
    best = bits;
    told = k;
    law.thin = thin;
    law.from = data_.first + at;
  }
  if (best > allowance()) return;
  for (std::size_t k = told; k-- > 0;) {
    const std::size_t i = wrong[k];
    LawException e;
    e.n = data_.pairs ? i / data_.columns : data_.first + i;
    e.b = data_.pairs ? i % data_.columns : 0;
    e.value = data_.values[i];
    law.except.push_back(e);
  }
  law.kind = proposal.kind;
  law.ones = proposal.ones;
  law.name = proposal.name;
  law.oeis = proposal.oeis;
  law.lost = data_.marks;
  if (!law.body.empty()) law.formula = formula_of(law, data_.variables());
  add(std::move(law), best);
}

bool LawBook::any_shown() const {
  return std::any_of(laws_.begin(), laws_.end(), [](const Law& law) { return !law.thin; });
}

const Law* LawBook::exact_law() const {
  const Law* best = nullptr;
  for (const Law& law : laws_) {
    if (law.formula.empty() || !law.except.empty()) continue;
    if (best == nullptr || law.bits < best->bits) best = &law;
  }
  return best;
}

const Law* LawBook::shortest_law() const {
  const Law* best = nullptr;
  for (const Law& law : laws_) {
    if (law.formula.empty() || !law.except.empty()) continue;
    if (best == nullptr || law.size < best->size) best = &law;
  }
  return best;
}

std::vector<Law> LawBook::laws() const {
  std::vector<Law> sorted = laws_;
  // A formula is worth more to a reader than an automaton; a law without exceptions more than one
  // that has some.
  const auto rank = [](const Law& law) {
    return law.bits + (law.except.empty() ? 0 : 15) + (law.formula.empty() ? 15 : 0);
  };
  std::stable_sort(sorted.begin(), sorted.end(), [&](const Law& x, const Law& y) {
    if (rank(x) < rank(y) || rank(y) < rank(x)) return rank(x) < rank(y);
    return x.size < y.size;
  });
  std::vector<Law> out;
  for (Law& law : sorted) {
    // Exact laws all say the same. One more is told if it is of another kind and not far longer.
    bool worth = true;
    const Law* first = nullptr;
    for (const Law& other : out) {
      // A thin law may be dropped later on, so it stands in no other's way.
      if (other.thin && !law.thin) continue;
      if (first == nullptr) first = &other;
      const bool same_kind = other.kind == law.kind && other.formula.empty() == law.formula.empty();
      worth = worth && !same_kind && (law.body.empty() || other.body != law.body);
    }
    if (first != nullptr) {
      worth = worth && law.except.empty() && law.bits <= first->bits + much_longer;
      // A constant tail alone says nothing else.
      worth = worth && first->kind != LawKind::tail;
    }
    if (worth) out.push_back(std::move(law));
  }
  return out;
}

std::optional<Phrase> LawBook::best_term() const {
  const Law* best = nullptr;
  for (const Law& law : laws_) {
    if (law.formula.empty() || law.from > data_.first || !law.except.empty()) continue;
    if (law.body.find("g(") != std::string::npos) continue;
    if (best == nullptr || law.bits < best->bits) best = &law;
  }
  if (best == nullptr) return std::nullopt;
  return phrase_of(best->body);
}

}  // namespace nimber
