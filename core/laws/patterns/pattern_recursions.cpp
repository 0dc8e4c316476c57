// g(qn + r) by n, or by the value of a smaller number.
#include "laws/patterns/pattern_families.hpp"

#include <algorithm>
#include <map>

namespace nimber {
namespace {

constexpr std::int64_t largest_mapped = 16;

/// A number smaller than n, made of n.
struct SmallerNumber {
  Phrase term;
  /// A number that is not below 0, or none.
  std::optional<std::int64_t> (*of)(std::int64_t n, std::int64_t q);
};

std::vector<SmallerNumber> smaller_numbers(std::int64_t q) {
  const Phrase n = name_term("n");
  const Phrase part = infix_term(n, "/", number_term(q));
  using Number = std::optional<std::int64_t>;
  return {
      {part, [](std::int64_t m, std::int64_t k) -> Number { return m / k; }},
      {plus_number(part, -1), [](std::int64_t m, std::int64_t k) -> Number { return m / k - 1; }},
      {plus_number(part, 1), [](std::int64_t m, std::int64_t k) -> Number { return m / k + 1; }},
      {infix_term(n, "-", part),
       [](std::int64_t m, std::int64_t k) -> Number { return m - m / k; }},
      {infix_term(plus_number(n, -1), "-", part),
       [](std::int64_t m, std::int64_t k) -> Number { return m - 1 - m / k; }},
      {plus_number(n, -1), [](std::int64_t m, std::int64_t) -> Number { return m - 1; }},
      {plus_number(n, -q), [](std::int64_t m, std::int64_t k) -> Number { return m - k; }},
  };
}

class ResidueFormula {
 public:
  ResidueFormula(const PatternData& list, std::int64_t q, std::int64_t r, std::int64_t from)
      : list_(list), q_(q) {
    for (std::int64_t n = from; n < static_cast<std::int64_t>(list.values.size()); ++n) {
      if (n % q == r) numbers_.push_back(n);
    }
  }

  /// Formulas without g first, then those with the simplest use of it.
  std::vector<std::pair<Phrase, bool>> formulas() const {
    std::vector<std::pair<Phrase, bool>> out;
    if (numbers_.size() < 4) return out;
    if (auto line = by_line()) {
      out.push_back({std::move(*line), false});
      return out;
    }
    for (const SmallerNumber& smaller : smaller_numbers(q_)) {
      if (auto term = by_value(smaller)) {
        out.push_back({std::move(*term), true});
        return out;
      }
    }
    return out;
  }

 private:
  std::int64_t value(std::int64_t n) const { return list_.values[static_cast<std::size_t>(n)]; }

  std::optional<Phrase> by_line() const {
    const std::int64_t rise = value(numbers_[1]) - value(numbers_[0]);
    for (std::size_t i = 1; i < numbers_.size(); ++i) {
      if (value(numbers_[i]) - value(numbers_[i - 1]) != rise) return std::nullopt;
    }
    const Phrase n = name_term("n");
    if (rise == 0) return number_term(value(numbers_[0]));
    if (rise < 0) return std::nullopt;
    // rise * n / q + b, rounded down. All n here leave the same residue.
    Phrase line = infix_term(number_term(rise), "*", n);
    if (rise % q_ == 0) {
      const std::int64_t a = rise / q_;
      line = infix_term(number_term(a), "*", n);
      return plus_number(line, value(numbers_[0]) - a * numbers_[0]);
    }
    line = infix_term(line, "/", number_term(q_));
    return plus_number(line, value(numbers_[0]) - rise * numbers_[0] / q_);
  }

  std::optional<Phrase> by_value(const SmallerNumber& smaller) const {
    std::optional<std::int64_t> shift;
    std::optional<std::int64_t> sum;
    bool shifts = true;
    bool sums = true;
    bool doubles = true;
    std::optional<std::int64_t> beyond_double;
    bool maps = true;
    std::map<std::int64_t, std::int64_t> map;
    std::size_t seen = 0;
    for (const std::int64_t n : numbers_) {
      const auto e = smaller.of(n, q_);
      if (!e || *e < 0 || *e >= n) return std::nullopt;
      const std::int64_t before = value(*e);
      const std::int64_t now = value(n);
      if (!shift) {
        shift = now - before;
        sum = now + before;
        beyond_double = now - 2 * before;
      }
      shifts = shifts && now - before == *shift;
      sums = sums && now + before == *sum;
      doubles = doubles && now - 2 * before == *beyond_double;
      if (maps) {
        const auto [at, fresh] = map.emplace(before, now);
        if (fresh && (before >= largest_mapped || before < 0)) maps = false;
        if (at->second != now) maps = false;
      }
      if (!shifts && !sums && !doubles && !maps) return std::nullopt;
      ++seen;
    }
    if (seen < 4) return std::nullopt;
    const Phrase g = call_term("g", {smaller.term});
    if (shifts) return plus_number(g, *shift);
    if (sums) return infix_term(number_term(*sum), "-", g);
    if (doubles) return plus_number(infix_term(number_term(2), "*", g), *beyond_double);
    // A table from value to value, if it rarely has more than a few.
    if (map.size() * 2 > seen) return std::nullopt;
    std::map<std::int64_t, std::vector<std::int64_t>> sources;
    for (const auto& [before, now] : map) sources[now].push_back(before);
    if (sources.size() == 2) {
      const auto& fewer = sources.begin()->second.size() <= sources.rbegin()->second.size()
                              ? *sources.begin()
                              : *sources.rbegin();
      const auto& other = &fewer == &*sources.begin() ? *sources.rbegin() : *sources.begin();
      if (fewer.second.size() == 1) {
        return call_term("if", {infix_term(g, "==", number_term(fewer.second[0])),
                                number_term(fewer.first), number_term(other.first)});
      }
    }
    std::vector<Phrase> arguments = {g};
    for (std::int64_t v = 0; v <= map.rbegin()->first; ++v) {
      const auto at = map.find(v);
      arguments.push_back(number_term(at != map.end() ? at->second : 0));
    }
    return call_term("pick", arguments);
  }

  const PatternData& list_;
  std::int64_t q_;
  std::vector<std::int64_t> numbers_;
};

}  // namespace

void find_recursions(const PatternData& list, LawSink& sink) {
  if (list.pairs || list.first > 0 || list.values.size() < LawBook::least_values) return;
  for (const std::int64_t q : {2, 3, 4, 5}) {
    for (std::int64_t from = 0; from <= 8; ++from) {
      if (static_cast<std::size_t>(2 * (from + 4 * q)) > list.values.size()) break;
      std::vector<std::pair<std::int64_t, Phrase>> cases;
      bool any_self = false;
      for (std::int64_t r = 0; r < q; ++r) {
        const auto formulas = ResidueFormula(list, q, r, from).formulas();
        if (formulas.empty()) break;
        cases.push_back({r, formulas[0].first});
        any_self = any_self || formulas[0].second;
      }
      if (static_cast<std::int64_t>(cases.size()) < q || !any_self) continue;
      // The most frequent case comes last.
      std::map<std::string, std::vector<bool>> members;
      std::map<std::string, Phrase> terms;
      for (const auto& [r, term] : cases) {
        auto& member = members[term.text];
        member.resize(static_cast<std::size_t>(q));
        member[static_cast<std::size_t>(r)] = true;
        terms[term.text] = term;
      }
      std::vector<std::pair<std::size_t, std::string>> order;
      order.reserve(members.size());
      for (const auto& [text, member] : members) {
        order.push_back(
            {static_cast<std::size_t>(std::count(member.begin(), member.end(), true)), text});
      }
      std::sort(order.begin(), order.end(), [](const auto& x, const auto& y) {
        return x.first != y.first ? x.first < y.first : x.second.size() < y.second.size();
      });
      Phrase body = terms[order.back().second];
      order.pop_back();
      for (std::size_t i = order.size(); i-- > 0;) {
        body = call_term("if", {residues_term(members[order[i].second], name_term("n")),
                                terms[order[i].second], body});
      }
      Proposal proposal;
      proposal.kind = LawKind::recursive;
      proposal.body = body;
      proposal.from = static_cast<std::uint64_t>(from);
      sink.propose(proposal);
      break;
    }
  }
}

}  // namespace nimber
