// A line for each residue.
#include "laws/patterns/pattern_bits.hpp"
#include "laws/patterns/pattern_families.hpp"

#include <algorithm>
#include <map>

namespace nimber {
namespace {

constexpr std::size_t largest_modulus = 256;
constexpr std::size_t most_told = 3;

/// What a list must have from where the lines begin: two values of each residue tell its line, and
/// once and a half as many more show it.
std::size_t shows_lines(std::size_t modulus) { return (7 * modulus + 1) / 2; }

/// The line on the residue r of q: slope * (n / q) + offset.
struct ResidueLine {
  std::int64_t slope = 0;
  std::int64_t offset = 0;
};

/// A line as a formula: a n + b where the slope allows it, which several residues may share; else a
/// formula of n / q.
struct LineShape {
  bool whole = true;
  std::int64_t factor = 0;
  std::int64_t offset = 0;
  bool operator<(const LineShape& other) const {
    return std::tie(whole, factor, offset) < std::tie(other.whole, other.factor, other.offset);
  }
};

Phrase term_of(const LineShape& shape, std::size_t q) {
  const Phrase n = name_term("n");
  const Phrase x = shape.whole ? n : infix_term(n, "/", number_term(static_cast<std::int64_t>(q)));
  if (shape.factor == 0) return number_term(shape.offset);
  if (shape.factor < 0)
    return infix_term(number_term(shape.offset), "-",
                      infix_term(number_term(-shape.factor), "*", x));
  return plus_number(infix_term(number_term(shape.factor), "*", x), shape.offset);
}

/// The place behind the last one at which the line of its residue does not hold. None where the
/// lines hold for less than the second half.
std::optional<std::size_t> fit_lines(const PatternData& list, std::size_t q,
                                     std::vector<ResidueLine>& lines) {
  const std::size_t count = list.values.size();
  lines.assign(q, {});
  std::size_t from = 0;
  for (std::size_t back = 0; back < q; ++back) {
    const std::size_t last = count - 1 - back;
    const std::uint64_t n = list.first + last;
    const std::int64_t slope = list.values[last] - list.values[last - q];
    ResidueLine& line = lines[static_cast<std::size_t>(n % q)];
    line.slope = slope;
    line.offset = list.values[last] - slope * static_cast<std::int64_t>(n / q);
    for (std::size_t i = last; i >= q + from; i -= q) {
      if (list.values[i] - list.values[i - q] == slope) continue;
      from = i - q + 1;
      break;
    }
    if (2 * from > count) return std::nullopt;
  }
  return from;
}

}  // namespace

void find_lines(const PatternData& list, LawSink& sink) {
  const std::size_t count = list.values.size();
  if (list.marks || count < LawBook::least_values) return;
  const Phrase n = name_term("n");
  std::vector<ResidueLine> lines;
  std::size_t told[2] = {0, 0};  // those that the list shows, and others
  for (std::size_t q = 1; q <= std::min(largest_modulus, count / 4); ++q) {
    const auto from = fit_lines(list, q, lines);
    if (!from) continue;
    std::size_t& told_so = told[*from + shows_lines(q) > count ? 1 : 0];
    if (told_so == most_told) continue;
    ++told_so;
    const bool same_slope = std::all_of(lines.begin(), lines.end(), [&](const ResidueLine& line) {
      return line.slope == lines[0].slope;
    });
    double bits = bits_of_number(q - 1) + 1 + bits_of_signed(lines[0].slope);
    std::map<LineShape, std::vector<bool>> shapes;
    for (std::size_t r = 0; r < q; ++r) {
      if (!same_slope && r > 0) bits += bits_of_signed(lines[r].slope);
      bits += bits_of_signed(lines[r].offset);
      const auto modulus = static_cast<std::int64_t>(q);
      const std::int64_t rest = lines[r].slope % modulus;
      LineShape shape{false, lines[r].slope, lines[r].offset};
      if (rest == 0) {
        const std::int64_t a = lines[r].slope / modulus;
        shape = {true, a, lines[r].offset - a * static_cast<std::int64_t>(r)};
      }
      auto& member = shapes[shape];
      member.resize(q);
      member[r] = true;
    }
    Proposal proposal;
    proposal.kind = LawKind::quasilinear;
    proposal.bits = bits;
    proposal.shown_by = shows_lines(q);
    if (same_slope && lines[0].slope >= 0) {
      // A word that rises by the slope each period.
      std::vector<std::int64_t> word(q);
      for (std::size_t r = 0; r < q; ++r) word[r] = lines[r].offset;
      const auto least = *std::min_element(word.begin(), word.end());
      for (std::int64_t& v : word) v -= least;
      const Phrase quotient = infix_term(n, "/", number_term(static_cast<std::int64_t>(q)));
      const Phrase rise = infix_term(number_term(lines[0].slope), "*", quotient);
      const Phrase body = lines[0].slope == 0 ? word_term(word, n, false)
                                              : infix_term(rise, "+", word_term(word, n, false));
      proposal.body = plus_number(body, least);
      if (lines[0].slope > 0) sink.propose(proposal);
    }
    if (shapes.size() <= 24) {
      // The most frequent line comes last, for what is left.
      std::vector<std::pair<std::size_t, LineShape>> order;
      order.reserve(shapes.size());
      for (const auto& [shape, member] : shapes) {
        order.push_back(
            {static_cast<std::size_t>(std::count(member.begin(), member.end(), true)), shape});
      }
      std::sort(order.begin(), order.end());
      Phrase body = term_of(order.back().second, q);
      order.pop_back();
      for (std::size_t i = order.size(); i-- > 0;) {
        body = call_term(
            "if", {residues_term(shapes[order[i].second], n), term_of(order[i].second, q), body});
      }
      proposal.body = body;
      const bool constant = std::all_of(lines.begin(), lines.end(),
                                        [](const ResidueLine& line) { return line.slope == 0; });
      if (!constant) sink.propose(proposal);
    }
  }
}

}  // namespace nimber
