// Formulas by size. A formula is kept as its values at some places of the list. Of formulas with
// the same values only the first, which is the smallest, is kept.
#include "laws/patterns/pattern_families.hpp"

#include <algorithm>
#include <array>
#include <unordered_map>

namespace nimber {
namespace {

constexpr std::size_t most_samples = 40;
constexpr std::size_t stored_size = 4;
constexpr std::size_t most_stored = 60'000;
constexpr std::size_t largest_matched = 9;
constexpr std::size_t cells_named = 6;
constexpr std::size_t most_needed = 24;
constexpr std::int64_t largest_apart = 12;
constexpr std::int64_t largest_kept = std::int64_t{1} << 40;

struct UnarySign {
  Expression::Op op;
  std::string_view name;
};
constexpr UnarySign unary_signs[] = {
    {Expression::Op::bits, "bits"},     {Expression::Op::ones, "ones"},
    {Expression::Op::low, "low"},       {Expression::Op::sqrt, "sqrt"},
    {Expression::Op::zeck, "zeck"},     {Expression::Op::phi, "phi"},
    {Expression::Op::abs, "abs"},       {Expression::Op::fib, "fib"},
    {Expression::Op::square, "square"}, {Expression::Op::pow2, "pow2"},
    {Expression::Op::prime, "prime"},
};

struct BinarySign {
  std::string_view text;
  Expression::Op op;
  bool infix;
  bool commutes;
  bool compares;
};
constexpr BinarySign binary_signs[] = {
    {"+", Expression::Op::add, true, true, false},
    {"-", Expression::Op::sub, true, false, false},
    {"%", Expression::Op::mod, true, false, false},
    {"/", Expression::Op::div, true, false, false},
    {"*", Expression::Op::mul, true, true, false},
    {"xor", Expression::Op::bit_xor, false, true, false},
    {"and", Expression::Op::bit_and, false, true, false},
    {"or", Expression::Op::bit_or, false, true, false},
    {"min", Expression::Op::least, false, true, false},
    {"max", Expression::Op::most, false, true, false},
    {"gcd", Expression::Op::gcd, false, true, false},
    {"root", Expression::Op::root, false, false, false},
    {"nimprod", Expression::Op::nimprod, false, true, false},
    {"==", Expression::Op::eq, true, true, true},
    {"<", Expression::Op::lt, true, false, true},
};

/// Of rows of numbers only what says something of them: their numbers are small, and a square or a
/// Fibonacci number would often stand for a remainder.
bool fits_rows(Expression::Op op) {
  using Op = Expression::Op;
  switch (op) {
    case Op::sqrt:
    case Op::zeck:
    case Op::phi:
    case Op::abs:
    case Op::fib:
    case Op::square:
    case Op::prime:
    case Op::root:
    case Op::nimprod: return false;
    default: return true;
  }
}

struct Entry {
  enum class Made : std::uint8_t { atom, unary, binary };
  Made made = Made::atom;
  std::uint8_t sign = 0;
  bool constant = false;
  bool condition = false;
  std::uint32_t left = 0;
  std::uint32_t right = 0;
  std::uint64_t agrees = 0;  ///< at which samples it says what is wanted
};

struct Task {
  enum class What : std::uint8_t { unary, binary, inverse, choose };
  What what = What::unary;
  std::uint8_t sign = 0;
  std::size_t left = 0;  ///< sizes
  std::size_t right = 0;
  bool store = false;
  std::size_t size = 0;
};

}  // namespace

struct Enumeration::State {
  const PatternData& data;
  std::size_t largest;
  std::vector<std::size_t> places{};
  std::vector<std::int64_t> target{};
  std::vector<Entry> entries{};
  std::vector<Phrase> atoms{};
  std::vector<std::int64_t> values{};
  std::vector<std::size_t> ends{};  ///< entries of size s end at ends[s]
  std::unordered_map<std::uint64_t, std::uint32_t> by_values{};
  std::vector<Task> tasks{};
  std::size_t task = 0;
  std::size_t i = 0;
  std::size_t j = 0;
  bool started = false;
  std::size_t told = 0;
  std::size_t finished = 0;
  std::vector<std::size_t> needed{};  ///< places of rows where a formula of the samples was wrong
  bool again = false;                 ///< a place was added: all begins again

  std::size_t samples() const { return places.size(); }
  const std::int64_t* row(std::size_t entry) const { return values.data() + entry * samples(); }
  std::pair<std::size_t, std::size_t> range(std::size_t size) const {
    if (size == 0 || size >= ends.size()) return {0, 0};
    return {ends[size - 1], ends[size]};
  }

  void choose_places() {
    const std::size_t count = data.values.size();
    std::vector<std::size_t> usable;
    for (std::size_t k = 0; k < count; ++k) {
      if (data.rows_of_numbers() ||
          (data.pairs ? k / data.columns > 0 && k % data.columns > 0 : count <= 32 || k > 1))
        usable.push_back(k);
    }
    if (usable.size() <= most_samples) {
      places = usable;
      return;
    }
    places = needed;
    // The first ones, and of each value a few more further on.
    std::unordered_map<std::int64_t, std::size_t> taken;
    std::vector<bool> used(count, false);
    for (const std::size_t k : places) used[k] = true;
    const auto take = [&](std::size_t k) {
      if (used[k] || places.size() == most_samples) return;
      used[k] = true;
      ++taken[data.values[k]];
      places.push_back(k);
    };
    if (data.list()) {
      for (std::size_t k = 0; k < 12; ++k) take(usable[k]);
    }
    std::uint64_t chance = 88172645463325252ull;
    const auto any = [&] {
      chance ^= chance << 13;
      chance ^= chance >> 7;
      chance ^= chance << 17;
      return usable[static_cast<std::size_t>(chance % usable.size())];
    };
    std::size_t limit = 2;
    for (std::size_t tries = 0; places.size() < most_samples; ++tries) {
      if (tries % 400 == 399) limit *= 2;
      const std::size_t k = any();
      if (taken[data.values[k]] < limit) take(k);
    }
  }

  std::uint64_t hash(const std::int64_t* row_values) const {
    std::uint64_t h = 1469598103934665603ull;
    for (std::size_t s = 0; s < samples(); ++s) {
      h ^= static_cast<std::uint64_t>(row_values[s]);
      h *= 0x9E3779B97F4A7C15ull;
      h ^= h >> 29;
    }
    return h;
  }

  Phrase term(std::size_t entry) const {
    const Entry& e = entries[entry];
    switch (e.made) {
      case Entry::Made::atom: return atoms[e.left];
      case Entry::Made::unary: return call_term(unary_signs[e.sign].name, {term(e.left)});
      case Entry::Made::binary: return join(e.sign, term(e.left), term(e.right));
    }
    return {};
  }
  static Phrase join(std::uint8_t sign, const Phrase& x, const Phrase& y) {
    const BinarySign& b = binary_signs[sign];
    return b.infix ? infix_term(x, b.text, y) : call_term(b.text, {x, y});
  }

  bool keep(const Entry& made, const std::vector<std::int64_t>& row_values) {
    for (const std::int64_t v : row_values) {
      if (v > largest_kept || v < -largest_kept) return false;
    }
    const auto fresh =
        by_values.emplace(hash(row_values.data()), static_cast<std::uint32_t>(entries.size()));
    if (!fresh.second) return false;
    Entry e = made;
    for (std::size_t s = 0; s < samples(); ++s) {
      if (row_values[s] == target[s]) e.agrees |= std::uint64_t{1} << s;
    }
    entries.push_back(e);
    values.insert(values.end(), row_values.begin(), row_values.end());
    return true;
  }

  void add_atom(const Phrase& text, bool constant, bool condition,
                const std::vector<std::int64_t>& row_values) {
    Entry e;
    e.constant = constant;
    e.condition = condition;
    e.left = static_cast<std::uint32_t>(atoms.size());
    atoms.push_back(text);
    keep(e, row_values);
  }

  /// What is looked at of a row of numbers counts as one name each. What is undefined somewhere, as
  /// x[3] of a shorter row, is left out.
  void add_features() {
    std::vector<std::string> features = {
        "xor(x)",  "sum(x)",     "len(x)", "min(x)",    "max(x)",     "odds(x)",   "alike(x)",
        "gaps(x)", "differs(x)", "x[1]",   "x[len(x)]", "count(x,0)", "count(x,1)"};
    for (std::size_t cell = 2; cell <= cells_named; ++cell)
      features.push_back("x[" + std::to_string(cell) + "]");
    std::vector<std::int64_t> row_values(samples());
    for (const std::string& feature : features) {
      auto reader = Reader::open(feature);
      if (!reader) continue;
      const auto expression = Expression::read(*reader, {{"x", std::nullopt, true}});
      if (!expression) continue;
      const auto at = [&](const std::vector<std::int64_t>& row) {
        return expression->value(nullptr, row);
      };
      if (!std::all_of(data.numbers.begin(), data.numbers.end(),
                       [&](const auto& row) { return at(row).has_value(); }))
        continue;
      for (std::size_t s = 0; s < samples(); ++s) row_values[s] = *at(data.numbers[places[s]]);
      add_atom(phrase_of(feature), false, false, row_values);
    }
  }

  void start() {
    started = true;
    choose_places();
    for (const std::size_t k : places) target.push_back(data.values[k]);
    ends.push_back(0);
    std::vector<std::int64_t> row_values(samples());
    const auto fill = [&](auto value) {
      for (std::size_t s = 0; s < samples(); ++s) row_values[s] = value(places[s]);
    };
    const auto a = [&](std::size_t k) { return static_cast<std::int64_t>(k / data.columns); };
    const auto b = [&](std::size_t k) { return static_cast<std::int64_t>(k % data.columns); };
    if (data.rows_of_numbers()) {
      add_features();
    } else if (data.pairs) {
      fill(a);
      add_atom(name_term("a"), false, false, row_values);
      fill(b);
      add_atom(name_term("b"), false, false, row_values);
    } else {
      fill([&](std::size_t k) { return static_cast<std::int64_t>(data.first + k); });
      add_atom(name_term("n"), false, false, row_values);
    }
    for (std::int64_t c = 0; c <= (data.list() ? 12 : 4); ++c) {
      fill([&](std::size_t) { return c; });
      add_atom(number_term(c), true, false, row_values);
    }
    if (data.pairs) {
      // The functions of which tables of this field are made count as one name each.
      const Phrase x = name_term("a");
      const Phrase y = name_term("b");
      fill([&](std::size_t k) { return std::min(a(k), b(k)); });
      add_atom(call_term("min", {x, y}), false, false, row_values);
      fill([&](std::size_t k) { return std::max(a(k), b(k)); });
      add_atom(call_term("max", {x, y}), false, false, row_values);
      const auto apart = [&](std::size_t k) { return a(k) > b(k) ? a(k) - b(k) : b(k) - a(k); };
      fill(apart);
      add_atom(call_term("abs", {infix_term(x, "-", y)}), false, false, row_values);
      fill([&](std::size_t k) { return a(k) - 1; });
      add_atom(plus_number(x, -1), false, false, row_values);
      fill([&](std::size_t k) { return b(k) - 1; });
      add_atom(plus_number(y, -1), false, false, row_values);
      fill([&](std::size_t k) { return (a(k) - 1) | (b(k) - 1); });
      add_atom(call_term("or", {plus_number(x, -1), plus_number(y, -1)}), false, false, row_values);
      fill([&](std::size_t k) { return a(k) | b(k); });
      add_atom(call_term("or", {x, y}), false, false, row_values);
      fill([&](std::size_t k) { return a(k) ^ b(k); });
      add_atom(call_term("xor", {x, y}), false, false, row_values);
      fill([&](std::size_t k) { return a(k) + b(k); });
      add_atom(infix_term(x, "+", y), false, false, row_values);
    }
    ends.push_back(entries.size());
    const auto signs = static_cast<std::uint8_t>(std::size(binary_signs));
    const auto functions = static_cast<std::uint8_t>(std::size(unary_signs));
    const std::size_t top = std::min(largest, largest_matched);
    for (std::size_t size = 2; size <= top; ++size) {
      const bool store = size <= stored_size;
      for (std::uint8_t u = 0; u < functions; ++u) {
        if (!data.rows_of_numbers() || fits_rows(unary_signs[u].op))
          tasks.push_back({Task::What::unary, u, size - 1, 0, store, size});
      }
      for (std::uint8_t s = 0; s < signs; ++s) {
        if (data.rows_of_numbers() && !fits_rows(binary_signs[s].op)) continue;
        for (std::size_t left = 1; left + 1 < size; ++left) {
          const std::size_t right = size - 1 - left;
          if (left > stored_size || right > stored_size) continue;
          if (binary_signs[s].commutes && left > right) continue;
          tasks.push_back({Task::What::binary, s, left, right, store, size});
        }
      }
      if (store && size >= 3) tasks.push_back({Task::What::inverse, 0, size, 0, false, size});
      if (size == stored_size) tasks.push_back({Task::What::choose, 0, 0, 0, false, size});
    }
    finished = 1;
  }

  /// Is the formula right on all rows of numbers? The first place where it is wrong becomes a
  /// sample: what is right there may have been dropped for its sake.
  bool right_on_rows(const Phrase& body) {
    if (!data.rows_of_numbers() || needed.size() == most_needed) return true;
    auto reader = Reader::open(body.text);
    const auto expression =
        reader ? Expression::read(*reader, {{"x", std::nullopt, true}}) : reader.error();
    if (!expression) return false;
    for (std::size_t k = 0; k < data.values.size(); ++k) {
      const auto value = expression->value(nullptr, data.numbers[k]);
      if (value && *value == data.values[k]) continue;
      needed.push_back(k);
      again = true;
      return false;
    }
    return true;
  }

  void tell(const Phrase& body, LawSink& sink) {
    if (again || !right_on_rows(body)) return;
    ++told;
    Proposal proposal;
    proposal.kind = LawKind::expression;
    proposal.body = body;
    sink.propose(proposal);
  }

  bool agrees_wholly(const Entry& e) const {
    return e.agrees + 1 == (samples() == 64 ? 0 : std::uint64_t{1} << samples());
  }

  /// Makes one formula, and stores it or only compares it.
  void make(const Task& now, const Entry& made, LawSink& sink) {
    const std::int64_t* x = row(made.left);
    const std::int64_t* y = made.made == Entry::Made::binary ? row(made.right) : x;
    const Expression::Op op =
        made.made == Entry::Made::binary ? binary_signs[made.sign].op : unary_signs[made.sign].op;
    if (!now.store) {
      for (std::size_t s = 0; s < samples(); ++s) {
        const auto v = Expression::apply(op, x[s], y[s]);
        if (!v || *v != target[s]) return;
      }
      if (told > 200) return;
      tell(made.made == Entry::Made::binary
               ? join(made.sign, term(made.left), term(made.right))
               : call_term(unary_signs[made.sign].name, {term(made.left)}),
           sink);
      return;
    }
    if (entries.size() >= most_stored) return;
    buffer.resize(samples());
    for (std::size_t s = 0; s < samples(); ++s) {
      const auto v = Expression::apply(op, x[s], y[s]);
      if (!v) return;
      buffer[s] = *v;
    }
    if (keep(made, buffer) && agrees_wholly(entries.back())) tell(term(entries.size() - 1), sink);
  }
  std::vector<std::int64_t> buffer{};

  /// Looks for target = x op y: the y that makes it so must be stored. Also for a function of x,
  /// plus a number.
  void invert(std::size_t x, LawSink& sink) {
    const std::int64_t* xs = row(x);
    buffer.resize(samples());
    for (const int sign : {0, 1, 2, 5}) {
      for (std::size_t s = 0; s < samples(); ++s) {
        switch (sign) {
          case 0: buffer[s] = target[s] - xs[s]; break;
          case 1: buffer[s] = target[s] + xs[s]; break;
          case 2: buffer[s] = xs[s] - target[s]; break;
          default: buffer[s] = xs[s] < 0 ? -1 : target[s] ^ xs[s];
        }
      }
      const auto found = by_values.find(hash(buffer.data()));
      if (found == by_values.end() || told > 200) continue;
      const Phrase y = term(found->second);
      const Phrase tx = term(x);
      if (sign == 0) tell(infix_term(tx, "+", y), sink);
      if (sign == 1) tell(infix_term(y, "-", tx), sink);
      if (sign == 2) tell(infix_term(tx, "-", y), sink);
      if (sign == 5) tell(call_term("xor", {tx, y}), sink);
    }
    // A function of x, plus a number, as bits(low(n + 1)) - 1.
    for (const UnarySign& u : unary_signs) {
      if (u.op == Expression::Op::fib || told > 200) break;
      if (data.rows_of_numbers() && !fits_rows(u.op)) continue;
      const auto at_first = Expression::apply(u.op, xs[0], xs[0]);
      if (!at_first) continue;
      const std::int64_t apart = target[0] - *at_first;
      if (apart > largest_apart || apart < -largest_apart) continue;
      std::size_t s = 1;
      for (; s < samples(); ++s) {
        const auto v = Expression::apply(u.op, xs[s], xs[s]);
        if (!v || target[s] - *v != apart) break;
      }
      if (s == samples()) tell(plus_number(call_term(u.name, {term(x)}), apart), sink);
    }
  }

  /// Makes if(c, x, y) of the smallest x that is right where c holds and the smallest y that is
  /// right where it does not.
  void choose(std::size_t c, LawSink& sink, Work& work) {
    if (!entries[c].condition || told > 200) return;
    const std::int64_t* cs = row(c);
    std::uint64_t yes = 0;
    for (std::size_t s = 0; s < samples(); ++s) {
      if (cs[s] != 0) yes |= std::uint64_t{1} << s;
    }
    const std::uint64_t all = (std::uint64_t{1} << samples()) - 1;
    std::optional<std::size_t> x;
    std::optional<std::size_t> y;
    std::size_t looked = 0;
    for (; looked < entries.size() && (!x || !y); ++looked) {
      const std::uint64_t agrees = entries[looked].agrees;
      if (!x && (agrees & yes) == yes) x = looked;
      if (!y && (agrees | yes) == all) y = looked;
    }
    work.spend(1 + looked / 64);
    if (!x || !y || *x == *y) return;
    tell(call_term("if", {term(c), term(*x), term(*y)}), sink);
  }

  /// Returns false when all sizes were looked at; true at the end of the step, or where all begins
  /// again.
  bool run(Work& work, LawSink& sink) {
    if (!started) {
      start();
      for (std::size_t e = 0; e < entries.size(); ++e) {
        if (agrees_wholly(entries[e])) tell(term(e), sink);
      }
    }
    while (task < tasks.size()) {
      const Task now = tasks[task];
      const auto left = now.what == Task::What::choose
                            ? std::pair<std::size_t, std::size_t>(0, entries.size())
                            : range(now.left);
      const auto right = range(now.right);
      for (; left.first + i < left.second; ++i, j = 0) {
        if (again || !work.may_go_on()) return true;
        const std::size_t x = left.first + i;
        Entry made;
        made.left = static_cast<std::uint32_t>(x);
        made.sign = now.sign;
        switch (now.what) {
          case Task::What::unary:
            work.spend();
            if (entries[x].constant) break;
            made.made = Entry::Made::unary;
            made.condition = now.sign >= 7;
            make(now, made, sink);
            break;
          case Task::What::binary:
            if (binary_signs[now.sign].commutes && now.left == now.right) j = std::max(j, i);
            for (; right.first + j < right.second; ++j) {
              if (again || !work.may_go_on()) return true;
              work.spend();
              const std::size_t y = right.first + j;
              if (entries[x].constant && entries[y].constant) continue;
              made.made = Entry::Made::binary;
              made.right = static_cast<std::uint32_t>(y);
              made.condition = binary_signs[now.sign].compares;
              make(now, made, sink);
            }
            break;
          case Task::What::inverse:
            work.spend(8);
            invert(x, sink);
            break;
          case Task::What::choose: choose(x, sink, work); break;
        }
      }
      ++task;
      i = j = 0;
      if (task == tasks.size() || tasks[task].size != now.size) {
        finished = now.size;
        if (now.store) ends.push_back(entries.size());
      }
      // The sizes stored so far end where the last of them was made.
      if (task < tasks.size() && tasks[task].what != Task::What::unary &&
          tasks[task].what != Task::What::binary && ends.size() == now.size)
        ends.push_back(entries.size());
    }
    return false;
  }
};

Enumeration::Enumeration(const PatternData& data, std::size_t largest_size)
    : state_(new State{data, largest_size}) {}
Enumeration::~Enumeration() = default;

bool Enumeration::step(Work& work, LawSink& sink) {
  for (;;) {
    const bool more = state_->run(work, sink);
    if (!state_->again) return more;
    const PatternData& data = state_->data;
    work.spend(data.values.size());
    state_.reset(new State{.data = data, .largest = state_->largest, .needed = state_->needed});
  }
}
std::size_t Enumeration::finished_size() const { return state_->finished; }

}  // namespace nimber
