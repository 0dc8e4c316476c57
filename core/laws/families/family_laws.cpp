#include "laws/families/family_laws.hpp"

#include "laws/families/family_bits.hpp"
#include "laws/patterns/pattern_bits.hpp"
#include "text/expression.hpp"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <initializer_list>
#include <string_view>

namespace nimber {
namespace {

/// An expression in the letters.
struct LetterTerm {
  std::string text;
  Expression expression;
  double bits = 0;
};

/// A condition on the letters, and the members that it leaves.
struct LetterCondition {
  std::string text;
  double bits = 0;
  FamilyBits members;
};

/// Reads what is built here. None for what is none, which would be a fault.
std::optional<LetterTerm> term_of(const std::string& text, const std::vector<std::string>& letters,
                                  bool condition) {
  std::vector<ExpressionName> names;
  names.reserve(letters.size());
  for (const std::string& letter : letters) names.push_back({letter});
  auto reader = Reader::open(text);
  if (!reader) return std::nullopt;
  auto read =
      condition ? Expression::read_condition(*reader, names) : Expression::read(*reader, names);
  if (!read || !reader->at_end()) return std::nullopt;
  const double bits = bits_of_expression(*read);
  return LetterTerm{text, std::move(*read), bits};
}

/// "2*a+b-1"; "" where nothing is left.
std::string linear_text(const std::vector<std::string>& letters, const std::vector<int>& factors,
                        int constant) {
  std::string out;
  for (std::size_t i = 0; i < letters.size(); ++i) {
    if (factors[i] == 0) continue;
    if (!out.empty()) out.push_back('+');
    if (factors[i] > 1) out.append(std::to_string(factors[i])).push_back('*');
    out.append(letters[i]);
  }
  if (out.empty() || constant == 0) return out;
  return out.append(constant > 0 ? "+" : "-").append(std::to_string(std::abs(constant)));
}

/// Sums of letters, each at most twice, and at most three in all; the shortest first.
std::vector<std::string> sums_of(const std::vector<std::string>& letters, int constant) {
  constexpr int most = 3;
  std::vector<std::pair<int, std::string>> found;
  std::vector<int> factors(letters.size(), 0);
  for (bool more = true; more;) {
    std::size_t at = 0;
    while (at < factors.size() && ++factors[at] == most) factors[at++] = 0;
    more = at < factors.size();
    int sum = 0;
    for (const int factor : factors) sum += factor;
    if (sum >= 1 && sum <= most) found.emplace_back(sum, linear_text(letters, factors, constant));
  }
  std::stable_sort(found.begin(), found.end(),
                   [](const auto& a, const auto& b) { return a.first < b.first; });
  std::vector<std::string> out;
  out.reserve(found.size());
  for (auto& [sum, text] : found) out.push_back(std::move(text));
  return out;
}

std::string joined(std::initializer_list<std::string_view> parts) {
  std::string out;
  for (const std::string_view part : parts) out.append(part);
  return out;
}

/// What may tell members apart.
std::vector<std::string> conditions_of(const std::vector<std::string>& letters) {
  std::vector<std::string> out;
  for (const std::string& x : letters) {
    for (const std::string& y : letters) {
      if (x == y) continue;
      out.push_back(joined({x, "%", y, "==0"}));
      out.push_back(joined({x, "%(2*", y, ")==", y}));
    }
  }
  const auto sums = sums_of(letters, 0);
  const auto shared = [&](const std::string& x, const std::string& y) {
    return std::any_of(letters.begin(), letters.end(), [&](const std::string& letter) {
      return x.find(letter) != std::string::npos && y.find(letter) != std::string::npos;
    });
  };
  for (const std::string& x : sums) {
    for (const std::string& y : letters) {
      if (!shared(x, y) && (x.size() > 1 || x < y)) out.push_back(joined({x, "==", y}));
    }
  }
  constexpr std::size_t two_letters = 3;  // "a+b"
  for (const std::string& x : sums) {
    if (x.size() > two_letters || x[0] == '2') continue;
    for (int modulus = 2; modulus <= 4; ++modulus) {
      for (int rest = 0; rest < modulus; ++rest)
        out.push_back((x.size() == 1 ? x : "(" + x + ")") + "%" + std::to_string(modulus) +
                      "==" + std::to_string(rest));
    }
  }
  return out;
}

/// The condition's contrary.
std::string contrary(const std::string& condition) {
  std::string out = condition;
  return out.replace(out.find("=="), 2, "!=");
}

/// The name n as another word.
std::string renamed(const std::string& text, const std::vector<std::string>& names,
                    const std::vector<std::string>& letters) {
  std::string out;
  for (std::size_t at = 0; at < text.size();) {
    std::size_t end = at;
    while (end < text.size() && std::isalnum(static_cast<unsigned char>(text[end])) != 0) ++end;
    if (end == at) {
      out.push_back(text[at++]);
      continue;
    }
    const std::string word = text.substr(at, end - at);
    const auto name = std::find(names.begin(), names.end(), word);
    out.append(name == names.end() ? word
                                   : letters[static_cast<std::size_t>(name - names.begin())]);
    at = end;
  }
  return out;
}

std::string joined(const std::vector<std::string>& list, const char* between) {
  std::string out;
  for (const std::string& one : list) out.append(out.empty() ? "" : between).append(one);
  return out;
}

}  // namespace

/// Everything that is looked at, one unit after the other.
struct FamilyLaws::Search {
  explicit Search(const FamilyTable& of) : table(of), count(of.members.size()) {
    plain = count == 0 ? 0 : plain_bits(table.values, alphabet());
    each = count == 0 ? 0 : plain / static_cast<double>(count);
    for (const int constant : {0, 1, -1}) {
      for (const std::string& text : sums_of(table.letters, constant)) add_term(text);
      if (constant == 0) linear = terms.size();
    }
    for (std::size_t i = 0; i < table.letters.size(); ++i) {
      for (std::size_t j = i + 1; j < table.letters.size(); ++j)
        add_term(table.letters[i] + "*" + table.letters[j]);
    }
    texts = conditions_of(table.letters);
  }

  std::int64_t alphabet() const {
    return *std::max_element(table.values.begin(), table.values.end()) + 1;
  }
  /// The largest number that stands for a letter.
  std::int64_t largest_letter() const {
    std::int64_t largest = 0;
    for (const FamilyNumbers& numbers : table.members) {
      for (const std::int64_t number : numbers) largest = std::max(largest, number);
    }
    return largest;
  }
  void add_term(const std::string& text) {
    if (auto term = term_of(text, table.letters, false)) terms.push_back(std::move(*term));
  }
  /// Is it worth telling?
  bool pays(double bits, std::size_t members) const {
    return bits + LawBook::margin <= each * static_cast<double>(members);
  }

  /// Marks the members whose number is the next term, or divides it.
  void look_at_term() {
    const LetterTerm& term = terms[equal.size()];
    FamilyBits is(count);
    FamilyBits divides(count);
    for (std::size_t i = 0; i < count; ++i) {
      const auto value = term.expression.value(table.members[i].data());
      if (!value || *value < 1) continue;
      const std::int64_t number = table.values[i];
      if (*value == number) is.set(i);
      if (number > 0 && *value % number == 0) divides.set(i);
    }
    equal.push_back(std::move(is));
    covered.push_back(std::move(divides));
    examined += count;
  }

  /// Marks the members that the next condition leaves, and the others for its contrary.
  void look_at_condition() {
    const std::string text = texts[conditions.size() / 2];
    const auto term = term_of(text, table.letters, true);
    const auto other = term_of(contrary(text), table.letters, true);
    FamilyBits holds(count);
    FamilyBits fails(count);
    for (std::size_t i = 0; term && i < count; ++i)
      (term->expression.holds(table.members[i].data()) ? holds : fails).set(i);
    conditions.push_back({text, term ? term->bits : plain, std::move(holds)});
    conditions.push_back({contrary(text), other ? other->bits : plain, std::move(fails)});
    examined += count;
  }

  /// Laws of one term, or of one number.
  void one_term(std::vector<FamilyLaw>& laws) {
    const auto& values = table.values;
    if (std::equal(values.begin() + 1, values.end(), values.begin())) {
      exact = true;
      if (count < constant_from) return;
      laws.push_back(formula(std::to_string(values[0]), 0, count, ""));
      laws.back().law.kind = LawKind::tail;
      return;
    }
    for (std::size_t i = 0; i < terms.size(); ++i) {
      if (equal[i].count() == count && pays(terms[i].bits, count)) {
        laws.push_back(formula(terms[i].text, terms[i].bits, count, ""));
        exact = true;
        return;
      }
    }
  }

  /// Laws of two terms, and what tells which.
  void two_terms(std::vector<FamilyLaw>& laws) {
    std::optional<FamilyLaw> best;
    for (std::size_t i = 0; i < terms.size(); ++i) {
      for (std::size_t j = 0; j < i; ++j) {
        examined += count / 64 + 1;
        if (equal[i].count_with(equal[j]) != count) continue;
        // Of a condition and its contrary the first one is written.
        for (std::size_t k = 0; k < conditions.size(); k += 2) {
          examined += count / 64 + 1;
          const FamilyBits& members = conditions[k].members;
          if (members.within(equal[i], equal[j])) offer(best, conditions[k], terms[i], terms[j]);
          if (members.within(equal[j], equal[i])) offer(best, conditions[k], terms[j], terms[i]);
        }
      }
    }
    if (!best) return;
    laws.push_back(std::move(*best));
    exact = true;
  }

  void offer(std::optional<FamilyLaw>& best, const LetterCondition& condition,
             const LetterTerm& first, const LetterTerm& second) const {
    const double bits = first.bits + second.bits + condition.bits;
    if (!pays(bits, count) || (best && bits >= best->law.bits)) return;
    const std::string body = "if(" + condition.text + "," + first.text + "," + second.text + ")";
    best = formula(body, bits, count, "");
  }

  /// Up to three sums of letters of which every number is one, or a divisor of one.
  void relations(std::vector<FamilyLaw>& laws) {
    struct Tried {
      std::vector<std::size_t> terms;
      std::size_t covered = 0;
    };
    std::vector<Tried> tried;
    const std::size_t most = std::min<std::size_t>(table.letters.size(), 3);
    const auto look = [&](const std::vector<std::size_t>& some) {
      FamilyBits all = covered[some[0]];
      for (std::size_t i = 1; i < some.size(); ++i) all.add(covered[some[i]]);
      examined += (count / 64 + 1) * some.size();
      const std::size_t of = all.count();
      // What leaves out one in ten is none.
      if (of * 10 >= count * 9) tried.push_back({some, of});
    };
    for (std::size_t i = 0; i < linear; ++i) {
      look({i});
      for (std::size_t j = i + 1; most > 1 && j < linear; ++j) {
        look({i, j});
        for (std::size_t k = j + 1; most > 2 && k < linear; ++k) look({i, j, k});
      }
    }
    std::optional<FamilyLaw> best;
    for (const Tried& one : tried) {
      FamilyBits all = covered[one.terms[0]];
      FamilyBits is = equal[one.terms[0]];
      for (std::size_t i = 1; i < one.terms.size(); ++i) {
        all.add(covered[one.terms[i]]);
        is.add(equal[one.terms[i]]);
      }
      if (one.covered == count) offer(best, one.terms, is, nullptr, count);
      if (one.covered == count) continue;
      for (const LetterCondition& condition : conditions) {
        examined += count / 64 + 1;
        const std::size_t members = condition.members.count();
        if (members * 10 >= count * 9 && condition.members.within(all))
          offer(best, one.terms, is, &condition, members);
      }
    }
    if (best) laws.push_back(std::move(*best));
  }

  void offer(std::optional<FamilyLaw>& best, const std::vector<std::size_t>& some,
             const FamilyBits& is, const LetterCondition* where, std::size_t members) {
    // Which term it is, whether the number is the term, and else which of its divisors.
    std::size_t sums = 0;
    double bits = where != nullptr ? where->bits : 0;
    std::vector<std::string> same;
    std::vector<std::string> divides;
    for (const std::size_t term : some) {
      const std::string& text = terms[term].text;
      bits += terms[term].bits;
      same.push_back("g==" + text);
      divides.push_back((text.size() > 1 ? "(" + text + ")" : text) + "%g==0");
    }
    const double which = bits_of_choice(static_cast<double>(some.size()));
    for (std::size_t i = 0; i < count; ++i) {
      if (where != nullptr && !where->members.has(i)) {
        bits += each;
        continue;
      }
      sums += is.has(i) ? 1 : 0;
      bits += which + (is.has(i) ? 0 : divisor_bits(some, i));
    }
    const auto told = static_cast<double>(members);
    const double share = static_cast<double>(sums) / told;
    if (share > 0 && share < 1)
      bits -= told * (share * std::log2(share) + (1 - share) * std::log2(1 - share));
    if (!pays(bits, count) || (best && bits >= best->law.bits)) return;
    FamilyLaw law;
    law.relation = true;
    law.law.formula = joined(sums == members ? same : divides, "||");
    law.law.bits = bits;
    law.law.size = size_of(law.law.formula);
    law.where = where != nullptr ? where->text : "";
    law.members = members;
    law.cases = {{joined(same, "||"), sums}};
    if (sums < members) law.cases.push_back({joined(divides, "||"), members - sums});
    best = std::move(law);
  }

  /// What telling one divisor of a term takes: t has less than 2 sqrt(t) of them.
  double divisor_bits(const std::vector<std::size_t>& some, std::size_t member) const {
    std::int64_t most = 1;
    for (const std::size_t term : some)
      most = std::max(most, terms[term].expression.value(table.members[member].data()).value_or(1));
    return 1 + bits_of_choice(static_cast<double>(most)) / 2;
  }

  /// Conditions under which all numbers are the same, though they are not elsewhere: those of the
  /// most members, none within another one.
  void constants(std::vector<FamilyLaw>& laws) {
    std::vector<std::pair<std::size_t, std::int64_t>> found;  // condition, number
    for (std::size_t k = 0; k < conditions.size(); ++k) {
      const LetterCondition& condition = conditions[k];
      const auto number = constant_within(condition.members);
      const std::size_t members = condition.members.count();
      if (!number || members < LawBook::least_values || members == count) continue;
      if (pays(condition.bits + bits_of_signed(*number), members)) found.emplace_back(k, *number);
    }
    std::stable_sort(found.begin(), found.end(), [&](const auto& a, const auto& b) {
      return conditions[a.first].members.count() > conditions[b.first].members.count();
    });
    constexpr std::size_t most_told = 5;
    std::vector<std::size_t> told;
    for (const auto& [k, number] : found) {
      const LetterCondition& condition = conditions[k];
      const bool known = std::any_of(told.begin(), told.end(), [&](std::size_t other) {
        return condition.members.within(conditions[other].members);
      });
      if (known || told.size() == most_told) continue;
      told.push_back(k);
      laws.push_back(formula(std::to_string(number), condition.bits, condition.members.count(),
                             condition.text));
    }
  }

  /// The number of all these members, where they have the same.
  std::optional<std::int64_t> constant_within(const FamilyBits& members) {
    std::optional<std::int64_t> number;
    for (std::size_t i = 0; i < count; ++i) {
      ++examined;
      if (!members.has(i)) continue;
      if (number && *number != table.values[i]) return std::nullopt;
      number = table.values[i];
    }
    return number;
  }

  std::size_t size_of(const std::string& text) const {
    std::vector<std::string> names = table.letters;
    names.emplace_back("g");
    std::vector<ExpressionName> list;
    list.reserve(names.size());
    for (const std::string& name : names) list.push_back({name});
    auto reader = Reader::open(text);
    if (!reader) return 0;
    const auto read = Expression::read(*reader, list);
    return read ? read->size() : 0;
  }

  FamilyLaw formula(const std::string& body, double bits, std::size_t members,
                    const std::string& where) const {
    FamilyLaw law;
    law.law.kind = LawKind::expression;
    law.law.body = body;
    law.law.formula = "g(" + joined(table.letters, ",") + ") = " + body;
    law.law.size = size_of(body);
    law.law.bits = bits;
    law.members = members;
    law.where = where;
    law.law.checked_to = static_cast<std::uint64_t>(std::max<std::int64_t>(largest_letter(), 0));
    return law;
  }

  static constexpr std::size_t constant_from = 32;
  const FamilyTable& table;
  std::size_t count;
  double plain = 0;
  double each = 0;  // plain bits of a member
  std::vector<LetterTerm> terms;
  std::size_t linear = 0;          // so many of them are sums of letters
  std::vector<std::string> texts;  // of conditions, without their contraries
  std::vector<LetterCondition> conditions;
  std::vector<FamilyBits> equal;
  std::vector<FamilyBits> covered;
  enum class Stage : std::uint8_t { terms, conditions, two, relations, constants, done };
  Stage stage = Stage::terms;
  bool exact = false;
  std::uint64_t examined = 0;
};

FamilyLaws::FamilyLaws(FamilyTable table)
    : table_(std::move(table)), search_(std::make_unique<Search>(table_)) {
  add_patterns();
}
FamilyLaws::~FamilyLaws() = default;

/// Where the members are a list or a table as patterns know them.
void FamilyLaws::add_patterns() {
  const auto& members = table_.members;
  const std::size_t letters = table_.letters.size();
  if (members.size() < LawBook::least_values || letters > 2 || members[0][0] < 0) return;
  PatternData data;
  data.values = table_.values;
  data.first = static_cast<std::uint64_t>(members[0][0]);
  if (letters == 2) {
    const std::size_t rows = static_cast<std::size_t>(members.back()[0]) + 1;
    if (members[0][0] != 0 || members.size() % rows != 0) return;
    data.pairs = true;
    data.first = 0;
    data.columns = members.size() / rows;
  }
  for (std::size_t i = 0; i < members.size(); ++i) {
    const auto row = static_cast<std::int64_t>(i / data.columns);
    const auto column = static_cast<std::int64_t>(i % data.columns);
    if (letters == 1 ? members[i][0] != members[0][0] + static_cast<std::int64_t>(i)
                     : members[i][0] != row || members[i][1] != column)
      return;
  }
  patterns_ = std::make_unique<Patterns>(std::move(data), nullptr, true);
}

Progress FamilyLaws::step(std::uint64_t budget) {
  using Stage = Search::Stage;
  Search& search = *search_;
  const std::uint64_t end = search.examined + budget;
  while (search.stage != Stage::done && search.examined < end) {
    if (search.count < LawBook::least_values) {
      search.stage = Stage::done;
      break;
    }
    switch (search.stage) {
      case Stage::terms:
        if (search.equal.size() < search.terms.size()) {
          search.look_at_term();
          break;
        }
        search.one_term(laws_);
        search.stage = search.exact ? Stage::done : Stage::conditions;
        break;
      case Stage::conditions:
        if (search.conditions.size() < 2 * search.texts.size()) {
          search.look_at_condition();
          break;
        }
        search.stage = Stage::two;
        break;
      case Stage::two:
        search.two_terms(laws_);
        search.stage = search.exact ? Stage::done : Stage::relations;
        break;
      case Stage::relations:
        search.relations(laws_);
        search.stage = Stage::constants;
        break;
      case Stage::constants:
        search.constants(laws_);
        search.stage = Stage::done;
        break;
      case Stage::done: break;
    }
  }
  if (search.stage != Stage::done) return {false, 0.5, search.examined};
  if (!done_ && patterns_) {
    const Progress progress = patterns_->step(budget);
    if (!progress.done) return {false, 0.5 + progress.fraction / 2, search.examined};
    const std::vector<std::string> names = table_.letters.size() == 2
                                               ? std::vector<std::string>{"a", "b"}
                                               : std::vector<std::string>{"n"};
    for (const Law& found : patterns_->laws()) {
      FamilyLaw law;
      law.law = found;
      law.law.formula = renamed(found.formula, names, table_.letters);
      law.law.body = renamed(found.body, names, table_.letters);
      law.law.proven = false;
      law.members = table_.members.size();
      law.data.pairs = table_.letters.size() == 2;
      const auto same = [&](const FamilyLaw& other) {
        return other.law.formula == law.law.formula && other.where.empty();
      };
      if (std::none_of(laws_.begin(), laws_.end(), same)) laws_.push_back(std::move(law));
    }
  }
  done_ = true;
  return {true, 1.0, search.examined};
}

}  // namespace nimber
