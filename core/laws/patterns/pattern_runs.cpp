// Stretches of one value, and where they begin.
#include "laws/patterns/pattern_bits.hpp"
#include "laws/patterns/pattern_families.hpp"

#include "values/checked.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::size_t most_stretches_told = 16;
constexpr std::size_t least_ends = 6;
constexpr std::size_t longest_lag = 8;
constexpr std::size_t least_scaled = 4;

struct Stretches {
  std::vector<std::int64_t> starts;  ///< the first begins at the list's first number
  std::vector<std::int64_t> values;
};

Stretches stretches_of(const PatternData& list) {
  Stretches out;
  for (std::size_t i = 0; i < list.values.size(); ++i) {
    if (i > 0 && list.values[i] == list.values[i - 1]) continue;
    out.starts.push_back(static_cast<std::int64_t>(list.first + i));
    out.values.push_back(list.values[i]);
  }
  return out;
}

Phrase compare(std::string_view sign, std::int64_t n) {
  return infix_term(name_term("n"), sign, number_term(n));
}

/// Proposes a formula for few stretches: by how many of the places where they begin are at most n.
void propose_few(const PatternData& list, const Stretches& runs, LawSink& sink) {
  const std::size_t count = runs.starts.size();
  const auto body = stretches_term(runs.starts, runs.values, list.marks);
  if (!body) return;
  Proposal proposal;
  proposal.kind = LawKind::runs;
  const double places = bits_of_choice(static_cast<double>(list.values.size()));
  const double symbol = bits_of_choice(static_cast<double>(list.alphabet()));
  proposal.bits = bits_of_number(count) + static_cast<double>(count - 1) * places +
                  static_cast<double>(count) * symbol;
  proposal.body = *body;
  sink.propose(proposal);
}

/// Stretch k begins at a quadratic (x k k + y k + z) / 2: a root gives the k of n.
void propose_roots(const Stretches& runs, LawSink& sink) {
  const auto& s = runs.starts;
  if (s.size() < 4) return;
  const std::size_t k0 = 1;  // the first stretch may have been cut
  const std::int64_t x = s[k0 + 2] - 2 * s[k0 + 1] + s[k0];
  if (x == 0) {
    // Equal lengths: lines find them, but for where they begin.
    return;
  }
  for (std::size_t k = k0; k + 2 < s.size(); ++k) {
    if (s[k + 2] - 2 * s[k + 1] + s[k] != x) return;
  }
  const auto k1 = static_cast<std::int64_t>(k0);
  const std::int64_t y = 2 * (s[k0 + 1] - s[k0]) - x * (2 * k1 + 1);
  const std::int64_t z = 2 * s[k0] - x * k1 * k1 - y * k1;
  // k = floor((sqrt(8 x n + y y - 4 x z) - y) / (2 x)).
  if (x < 0 || x > 1000 || z > 1'000'000 || y > 100'000 || y < -100'000) return;
  Proposal proposal;
  proposal.kind = LawKind::runs;
  const std::int64_t inside = y * y - 4 * x * z;
  const Phrase n = name_term("n");
  for (std::int64_t c = 1; c <= 2 * x; ++c) {
    // A common divisor of all three shortens it.
    const std::int64_t g = 2 * x / c;
    if (g * c != 2 * x || y % g != 0 || 8 * x % (g * g) != 0) continue;
    std::int64_t rest = inside / (g * g);
    if (rest * g * g > inside) --rest;
    const Phrase root =
        call_term("sqrt", {plus_number(infix_term(number_term(8 * x / (g * g)), "*", n), rest)});
    const Phrase k = infix_term(plus_number(root, -y / g), "/", number_term(c));
    proposal.body = plus_number(k, runs.values[k0] - static_cast<std::int64_t>(k0));
    sink.propose(proposal);
    break;
  }
}

/// Where a stretch p before it begins at s, stretch k begins at m s - c, with the same value: so
/// g(n) = g((n + c) / m).
struct ScaledStretches {
  std::int64_t m = 0;
  std::int64_t c = 0;
  std::size_t from = 0;  ///< the first such stretch
};

std::optional<ScaledStretches> scaled_stretches(const Stretches& runs, std::size_t p) {
  const auto& s = runs.starts;
  const std::size_t last = s.size() - 1;
  const std::int64_t length = s[last] - s[last - 1];
  const std::int64_t before = s[last - p] - s[last - 1 - p];
  if (length % before != 0 || length / before < 2) return std::nullopt;
  ScaledStretches out;
  out.m = length / before;
  out.c = out.m * s[last - p] - s[last];
  out.from = s.size();
  while (out.from > p && s[out.from - 1] == out.m * s[out.from - 1 - p] - out.c &&
         runs.values[out.from - 1] == runs.values[out.from - 1 - p])
    --out.from;
  return s.size() - out.from >= std::max(p, least_scaled) ? std::optional(out) : std::nullopt;
}

/// Stretches that come again m times as long: `own/n;n>0;d=2,3,6;n=n/d` by g(n) = g(n/12).
void propose_scaled(const PatternData& list, const Stretches& runs, LawSink& sink) {
  if (list.first > 0 || list.marks) return;
  for (std::size_t p = 1; 2 * p + 1 < runs.starts.size(); ++p) {
    const auto found = scaled_stretches(runs, p);
    if (!found) continue;
    std::int64_t from = runs.starts[found->from];
    // The stretch before it may be longer than what it should come from, but not shorter.
    const std::size_t cut = found->from - 1;
    if (cut >= p && runs.values[cut] == runs.values[cut - p])
      from = std::max(runs.starts[cut], found->m * runs.starts[cut - p] - found->c);
    // g speaks of a smaller heap.
    if ((from + found->c) / found->m >= from || from + found->c < 0) continue;
    Proposal proposal;
    proposal.kind = LawKind::recursive;
    proposal.body = call_term(
        "g", {infix_term(plus_number(name_term("n"), found->c), "/", number_term(found->m))});
    proposal.from = static_cast<std::uint64_t>(from);
    return sink.propose(proposal);
  }
}

std::optional<std::int64_t> next_end(const EndsLaw& law, const std::vector<std::int64_t>& s,
                                     std::size_t k) {
  const auto first = checked_mul(law.a, s[k - 1]);
  const auto second =
      law.b == 0 ? std::optional<std::int64_t>(0) : checked_mul(law.b, s[k - law.lag]);
  if (!first || !second) return std::nullopt;
  const auto sum = checked_add(*first, *second);
  return sum ? checked_add(*sum, law.c) : std::nullopt;
}

/// The cheapest recurrence of s; `skip` first entries may be told as they are.
std::optional<std::pair<EndsLaw, double>> recurrence_of(const std::vector<std::int64_t>& s) {
  std::optional<std::pair<EndsLaw, double>> best;
  const auto look = [&](EndsLaw law, std::size_t start) {
    const std::size_t reach = law.b == 0 ? 1 : law.lag;
    const std::size_t begin = start + reach;
    if (begin + 4 > s.size() || begin * 2 > s.size() + 4) return false;
    const auto rest = next_end(law, s, begin);
    if (!rest) return false;
    law.c = s[begin] - *rest;
    if (law.a == 1 && law.b == 0) return false;  // equal steps are a period
    for (std::size_t k = begin; k < s.size(); ++k) {
      const auto e = next_end(law, s, k);
      if (!e || *e != s[k]) return false;
    }
    law.first.assign(s.begin(), s.begin() + static_cast<std::ptrdiff_t>(begin));
    double bits = bits_of_number(law.lag) + bits_of_signed(law.a) + bits_of_signed(law.b) +
                  bits_of_signed(law.c) + bits_of_number(begin);
    for (const std::int64_t n : law.first) bits += bits_of_number(static_cast<std::uint64_t>(n));
    if (!best || bits < best->second) best = {std::move(law), bits};
    return true;
  };
  for (std::size_t start = 0; start <= std::min<std::size_t>(8, s.size()); ++start) {
    EndsLaw law;
    for (law.a = 0; law.a <= 10; ++law.a) {
      law.b = 0;
      law.lag = 2;
      look(law, start);
      if (law.a > 4) continue;
      for (law.lag = 2; law.lag <= longest_lag; ++law.lag) {
        for (law.b = -3; law.b <= 4; ++law.b) {
          if (law.b != 0) look(law, start);
        }
      }
    }
    if (best) break;
  }
  return best;
}

}  // namespace

std::optional<Phrase> stretches_term(const std::vector<std::int64_t>& starts,
                                     const std::vector<std::int64_t>& values, bool marks) {
  const std::size_t count = starts.size();
  if (count < 2 || count > most_stretches_told) return std::nullopt;
  if (marks) {
    std::optional<Phrase> body;
    for (std::size_t k = 0; k < count; ++k) {
      if (values[k] == 0) continue;
      const bool last = k + 1 == count;
      Phrase here = compare(">=", starts[k]);
      if (!last && starts[k + 1] == starts[k] + 1) {
        here = compare("==", starts[k]);
      } else if (k == 0 && !last) {
        here = compare("<", starts[1]);
      } else if (!last) {
        here = infix_term(here, "&&", compare("<", starts[k + 1]));
      }
      body = body ? infix_term(*body, "||", here) : here;
    }
    return body;
  }
  if (count == 2) {
    return call_term("if",
                     {compare("<", starts[1]), number_term(values[0]), number_term(values[1])});
  }
  std::optional<Phrase> index;
  for (std::size_t k = 1; k < count; ++k) {
    const Phrase here = compare(">=", starts[k]);
    index = index ? infix_term(*index, "+", Phrase{4, here.text}) : here;
  }
  bool in_turn = true;
  for (std::size_t k = 0; k < count; ++k)
    in_turn = in_turn && values[k] == values[0] + static_cast<std::int64_t>(k);
  if (in_turn) return plus_number(*index, values[0]);
  std::vector<Phrase> arguments = {*index};
  for (const std::int64_t v : values) arguments.push_back(number_term(v));
  return call_term("pick", arguments);
}

bool ends_stand(const EndsLaw& law, const std::vector<std::int64_t>& places) {
  std::vector<std::int64_t> s = law.first;
  while (s.size() < places.size()) {
    const auto e = next_end(law, s, s.size());
    if (!e) return false;
    s.push_back(*e);
  }
  return s == places;
}

void find_runs(const PatternData& list, LawBook& book) {
  if (list.values.size() < LawBook::least_values || list.pairs) return;
  const Stretches runs = stretches_of(list);
  propose_few(list, runs, book);
  propose_scaled(list, runs, book);
  const auto tell = [&](const std::vector<std::int64_t>& s, bool stretches) {
    if (s.size() < least_ends) return;
    auto found = recurrence_of(s);
    if (!found) return;
    Law law;
    law.kind = LawKind::runs;
    law.from = list.first;
    found->first.stretches = stretches;
    law.ends = std::move(found->first);
    law.size = 3;
    law.ones = !list.marks && !stretches;
    book.add(std::move(law), found->second + 7);
  };
  if (list.marks || list.zeros_and_ones()) {
    tell(list.places(), false);
    return;
  }
  bool in_turn = runs.values.size() > 2;
  for (std::size_t k = 0; k < runs.values.size(); ++k)
    in_turn = in_turn && runs.values[k] == runs.values[0] + static_cast<std::int64_t>(k);
  if (!in_turn || runs.values.size() * 2 > list.values.size()) return;
  propose_roots(runs, book);
  if (runs.values[0] == 0) tell({runs.starts.begin() + 1, runs.starts.end()}, true);
}

}  // namespace nimber
