// Tables, and lists from which a line was taken.
#include "laws/patterns/pattern_bits.hpp"
#include "laws/patterns/pattern_families.hpp"

#include "values/nimber.hpp"

#include <algorithm>
#include <map>
#include <numeric>

namespace nimber {
namespace {

constexpr std::uint64_t piece_work = 400'000;
constexpr std::size_t piece_size = 6;
constexpr std::size_t largest_side = 12;

/// The best formula of a list that is a piece of a law; none where there is none.
std::optional<Phrase> piece_term(const PatternData& list) {
  if (list.values.empty()) return std::nullopt;
  const bool constant = std::all_of(list.values.begin(), list.values.end(),
                                    [&](std::int64_t v) { return v == list.values[0]; });
  if (constant && !list.marks) return number_term(list.values[0]);
  if (list.values.size() < LawBook::least_values) return std::nullopt;
  if (*std::min_element(list.values.begin(), list.values.end()) < 0) return std::nullopt;
  LawBook book(list, LawBook::Takes::pieces);
  find_structure(list, book);
  Enumeration enumeration(list, piece_size);
  Work work(piece_work);
  work.open_step(piece_work);
  enumeration.step(work, book);
  return book.best_term();
}

std::optional<Phrase> piece_of(std::vector<std::int64_t> values, const Phrase& variable) {
  PatternData list;
  list.values = std::move(values);
  const auto term = piece_term(list);
  if (!term) return std::nullopt;
  return with_n(*term, variable);
}

/// Proposes factor * (numerator / (a b), rounded down) + number, where neither a nor b is 0. The
/// numerators are |a a - b b|, a a + b b, and the square of the larger one.
void propose_ratios(const PatternData& table, LawSink& sink) {
  const Phrase a = name_term("a");
  const Phrase b = name_term("b");
  const Phrase aa = infix_term(a, "*", a);
  const Phrase bb = infix_term(b, "*", b);
  const Phrase ab = infix_term(a, "*", b);
  struct Ratio {
    Phrase above;
    Phrase below;
    std::int64_t (*of)(std::int64_t larger, std::int64_t smaller, std::int64_t factor);
  };
  using Number = std::int64_t;
  const Ratio ratios[] = {
      {call_term("abs", {infix_term(aa, "-", bb)}), ab,
       [](Number x, Number y, Number c) { return c * (x * x - y * y) / (x * y); }},
      {infix_term(aa, "+", bb), ab,
       [](Number x, Number y, Number c) { return c * (x * x + y * y) / (x * y); }},
      {call_term("max", {a, b}), call_term("min", {a, b}),
       [](Number x, Number y, Number c) { return c * x / y; }},
  };
  for (const Ratio& ratio : ratios) {
    for (Number factor = 1; factor <= 4; ++factor) {
      const auto rest = [&](std::size_t i, std::size_t j) {
        const auto x = static_cast<Number>(std::max(i, j));
        const auto y = static_cast<Number>(std::min(i, j));
        return table.values[i * table.columns + j] - ratio.of(x, y, factor);
      };
      const Number shift = rest(1, 1);
      bool one = true;
      for (std::size_t i = 1; one && i < table.rows(); ++i) {
        for (std::size_t j = 1; one && j < table.columns; ++j) one = rest(i, j) == shift;
      }
      if (!one) continue;
      Proposal proposal;
      const Phrase above = infix_term(number_term(factor), "*", ratio.above);
      proposal.body = plus_number(infix_term(above, "/", ratio.below), shift);
      sink.propose(proposal);
    }
  }
}

/// Joins what is proposed for a, b from 1 on with what the edges of the table say, and hands it on.
class EdgeSink final : public LawSink {
 public:
  EdgeSink(LawSink& out, std::optional<Phrase> row, std::optional<Phrase> column)
      : out_(out), row_(std::move(row)), column_(std::move(column)) {}
  void propose(const Proposal& proposal) override {
    out_.propose(proposal);
    if (!row_ || !column_) return;
    Proposal whole = proposal;
    whole.bits.reset();
    const Phrase a = name_term("a");
    const Phrase b = name_term("b");
    const Phrase zero = number_term(0);
    if (row_->text == with_n(*column_, b).text || row_->text == column_->text) {
      const Phrase edge = with_n(*column_, call_term("max", {a, b}));
      whole.body =
          call_term("if", {infix_term(infix_term(a, "*", b), "==", zero), edge, proposal.body});
    } else {
      whole.body = call_term(
          "if", {infix_term(a, "==", zero), with_n(*row_, b),
                 call_term("if", {infix_term(b, "==", zero), with_n(*column_, a), proposal.body})});
    }
    out_.propose(whole);
  }

 private:
  LawSink& out_;
  std::optional<Phrase> row_;
  std::optional<Phrase> column_;
};

class TableLaws {
 public:
  TableLaws(const PatternData& table, LawSink& sink) : table_(table), sink_(sink) {}

  void find() {
    separable();
    keyed();
    residues();
    if (table_.marks) lost_graph();
  }

 private:
  std::int64_t at(std::size_t a, std::size_t b) const {
    return table_.values[a * table_.columns + b];
  }
  template <class Test>
  bool everywhere(Test test) const {
    for (std::size_t a = 0; a < table_.rows(); ++a) {
      for (std::size_t b = 0; b < table_.columns; ++b) {
        if (!test(a, b)) return false;
      }
    }
    return true;
  }
  void propose(const Phrase& body, std::optional<double> bits = {},
               LawKind kind = LawKind::expression) {
    Proposal proposal;
    proposal.kind = kind;
    proposal.body = body;
    proposal.bits = bits;
    sink_.propose(proposal);
  }

  /// Laws that make g(a, b) of f(a) and h(b).
  void separable() {
    if (table_.marks) return;
    const Phrase a = name_term("a");
    const Phrase b = name_term("b");
    std::vector<std::int64_t> f(table_.rows());
    std::vector<std::int64_t> h(table_.columns);
    const std::int64_t corner = at(0, 0);
    for (std::size_t i = 0; i < f.size(); ++i) f[i] = at(i, 0);
    for (std::size_t j = 0; j < h.size(); ++j) h[j] = at(0, j) ^ corner;
    const auto both = [&](std::string_view name) {
      const auto left = piece_of(f, a);
      const auto right = piece_of(h, b);
      if (left && right) propose(call_term(name, {*left, *right}));
    };
    if (everywhere([&](std::size_t i, std::size_t j) { return (f[i] ^ h[j]) == at(i, j); }))
      both("xor");
    for (std::size_t j = 0; j < h.size(); ++j) h[j] = at(0, j) - corner;
    if (everywhere([&](std::size_t i, std::size_t j) { return f[i] + h[j] == at(i, j); })) {
      const auto left = piece_of(f, a);
      const auto right = piece_of(h, b);
      if (left && right) propose(infix_term(*left, "+", *right));
    }
    if (table_.rows() < 2 || table_.columns < 2 || at(1, 1) != 1) return;
    for (std::size_t i = 0; i < f.size(); ++i) f[i] = at(i, 1);
    for (std::size_t j = 0; j < h.size(); ++j) h[j] = at(1, j);
    const auto product = [&](std::size_t i, std::size_t j) {
      return static_cast<std::int64_t>(
          nim_product(static_cast<std::uint64_t>(f[i]), static_cast<std::uint64_t>(h[j])));
    };
    if (everywhere([&](std::size_t i, std::size_t j) { return product(i, j) == at(i, j); }))
      both("nimprod");
    if (everywhere([&](std::size_t i, std::size_t j) { return f[i] * h[j] == at(i, j); })) {
      const auto left = piece_of(f, a);
      const auto right = piece_of(h, b);
      if (left && right) propose(infix_term(*left, "*", *right));
    }
  }

  /// Laws that are a function of one number made of a and b.
  void keyed() {
    const Phrase a = name_term("a");
    const Phrase b = name_term("b");
    struct Key {
      Phrase term;
      std::size_t (*of)(std::size_t, std::size_t);
    };
    const std::vector<Key> keys = {
        {call_term("abs", {infix_term(a, "-", b)}),
         [](std::size_t x, std::size_t y) { return x > y ? x - y : y - x; }},
        {infix_term(a, "+", b), [](std::size_t x, std::size_t y) { return x + y; }},
        {call_term("max", {a, b}), [](std::size_t x, std::size_t y) { return std::max(x, y); }},
        {call_term("min", {a, b}), [](std::size_t x, std::size_t y) { return std::min(x, y); }},
        {call_term("gcd", {a, b}), [](std::size_t x, std::size_t y) { return std::gcd(x, y); }},
        {call_term("xor", {a, b}), [](std::size_t x, std::size_t y) { return x ^ y; }},
        {call_term("or", {a, b}), [](std::size_t x, std::size_t y) { return x | y; }},
        {call_term("and", {a, b}), [](std::size_t x, std::size_t y) { return x & y; }},
    };
    for (const Key& key : keys) {
      std::map<std::size_t, std::int64_t> seen;
      const bool one = everywhere([&](std::size_t i, std::size_t j) {
        return seen.emplace(key.of(i, j), at(i, j)).first->second == at(i, j);
      });
      if (!one) continue;
      std::vector<std::int64_t> values;
      for (std::size_t k = 0; seen.count(k) > 0; ++k) values.push_back(seen[k]);
      PatternData list;
      list.marks = table_.marks;
      list.values = values;
      if (const auto term = piece_term(list)) propose(with_n(*term, key.term));
    }
  }

  /// Laws by the residues of both numbers.
  void residues() {
    std::size_t told = 0;
    for (std::size_t p = 1; p <= std::min(largest_side, table_.rows() / 2); ++p) {
      for (std::size_t q = 1; q <= std::min(largest_side, table_.columns / 2); ++q) {
        if (p * q == 1) continue;
        if (!everywhere([&](std::size_t i, std::size_t j) { return at(i, j) == at(i % p, j % q); }))
          continue;
        const auto residue = [](std::string_view name, std::size_t modulus) {
          return infix_term(name_term(name), "%", number_term(static_cast<std::int64_t>(modulus)));
        };
        Phrase index =
            infix_term(infix_term(residue("a", p), "*", number_term(static_cast<std::int64_t>(q))),
                       "+", residue("b", q));
        if (q == 1) index = residue("a", p);
        if (p == 1) index = residue("b", q);
        std::vector<Phrase> arguments = {index};
        std::int64_t most = 1;
        for (std::size_t i = 0; i < p; ++i) {
          for (std::size_t j = 0; j < q; ++j) {
            arguments.push_back(number_term(at(i, j)));
            most = std::max(most, at(i, j));
          }
        }
        double symbol = 0;
        while ((std::int64_t{1} << static_cast<int>(symbol)) <= most) ++symbol;
        propose(call_term("pick", arguments), 10 + symbol * static_cast<double>(p * q),
                LawKind::periodic);
        if (++told == 2) return;
      }
    }
  }

  /// Laws of lost pairs where each difference, or each a, has one.
  void lost_graph() {
    const Phrase a = name_term("a");
    const Phrase b = name_term("b");
    const std::size_t side = std::min(table_.rows(), table_.columns);
    std::vector<std::int64_t> least;
    for (std::size_t d = 0; d < side; ++d) {
      std::optional<std::int64_t> found;
      std::size_t count = 0;
      for (std::size_t i = 0; i + d < side; ++i) {
        if (at(i, i + d) == 0) continue;
        if (!found) found = static_cast<std::int64_t>(i);
        ++count;
      }
      if (!found || count > 1) break;
      least.push_back(*found);
    }
    const auto kind_of = [](const Phrase& term) {
      const bool root = term.text.find("phi(") != std::string::npos ||
                        term.text.find("sqrt(") != std::string::npos;
      return root ? LawKind::beatty : LawKind::expression;
    };
    if (const auto term = piece_of(least, call_term("abs", {infix_term(a, "-", b)})))
      propose(infix_term(call_term("min", {a, b}), "==", *term), {}, kind_of(*term));
    std::vector<std::int64_t> partner;
    for (std::size_t i = 0; i < table_.rows(); ++i) {
      std::optional<std::int64_t> found;
      std::size_t count = 0;
      for (std::size_t j = 0; j < table_.columns; ++j) {
        if (at(i, j) == 0) continue;
        found = static_cast<std::int64_t>(j);
        ++count;
      }
      if (!found || count > 1) break;
      partner.push_back(*found);
    }
    if (const auto term = piece_of(partner, a))
      propose(infix_term(b, "==", *term), {}, kind_of(*term));
  }

  const PatternData& table_;
  LawSink& sink_;
};

}  // namespace

void find_structure(const PatternData& list, LawSink& sink) {
  find_periods(list, sink);
  find_lines(list, sink);
  find_known(list, sink);
  find_beatty(list, sink);
  find_recursions(list, sink);
}

void find_rests(const PatternData& list, LawSink& sink) {
  const std::size_t count = list.values.size();
  if (list.marks || list.pairs || count < LawBook::least_values) return;
  const Phrase n = name_term("n");
  const auto tell = [&](PatternData rest, auto whole) {
    const std::int64_t least = *std::min_element(rest.values.begin(), rest.values.end());
    for (std::int64_t& v : rest.values) v -= least;
    if (rest.alphabet() > 64) return;
    // Worth it only where what is left is simpler.
    if (plain_bits(rest.values, rest.alphabet()) + LawBook::margin >
        plain_bits(list.values, list.alphabet()))
      return;
    const auto term = piece_term(rest);
    if (!term) return;
    Proposal proposal;
    proposal.kind = LawKind::expression;
    proposal.body = whole(*term, least);
    sink.propose(proposal);
  };
  if (list.first == 0) {
    // Many laws do not hold at 0, where n - 1 is no heap.
    PatternData later = list;
    later.values.erase(later.values.begin());
    later.first = 1;
    find_rests(later, sink);
  }
  const std::int64_t rise = list.values.back() - list.values.front();
  const auto slope = rise / static_cast<std::int64_t>(count - 1);
  for (std::int64_t c = std::max<std::int64_t>(slope, 1); c <= slope + 1; ++c) {
    PatternData rest = list;
    for (std::size_t i = 0; i < count; ++i)
      rest.values[i] -= c * static_cast<std::int64_t>(list.first + i);
    tell(std::move(rest), [&](const Phrase& term, std::int64_t least) {
      return plus_number(infix_term(infix_term(number_term(c), "*", n), "+", term), least);
    });
  }
  PatternData rest = list;
  for (std::size_t i = 0; i < count; ++i)
    rest.values[i] ^= static_cast<std::int64_t>(list.first + i);
  tell(std::move(rest), [&](const Phrase& term, std::int64_t least) {
    return call_term("xor", {n, plus_number(term, least)});
  });
}

void find_pairs(const PatternData& table, LawSink& sink) {
  if (!table.pairs || table.values.size() < LawBook::least_values) return;
  TableLaws(table, sink).find();
}

void find_inner_pairs(const PatternData& table, LawSink& sink) {
  if (!table.pairs || table.rows() < 6 || table.columns < 6) return;
  std::vector<std::int64_t> row;
  std::vector<std::int64_t> column;
  for (std::size_t b = 0; b < table.columns; ++b) row.push_back(table.values[b]);
  for (std::size_t a = 0; a < table.rows(); ++a) column.push_back(table.values[a * table.columns]);
  std::optional<Phrase> first;
  std::optional<Phrase> second;
  if (!table.marks) {
    first = piece_of(row, name_term("b"));
    second = piece_of(column, name_term("n"));
  }
  EdgeSink edges(sink, std::move(first), std::move(second));
  if (!table.marks) propose_ratios(table, edges);
  Enumeration enumeration(table, piece_size);
  Work work(piece_work);
  work.open_step(piece_work);
  enumeration.step(work, edges);
}

}  // namespace nimber
