#include "rules/subtraction_set.hpp"

#include "values/stable_order.hpp"

#include <algorithm>
#include <array>
#include <bit>

namespace nimber {
namespace {

using Kind = SubtractionSet::Kind;
using Item = SubtractionSet::Item;

struct Named {
  Kind kind;
  std::string_view name;
};
constexpr std::array<Named, 6> named_sets = {{{Kind::odd, "odd"},
                                              {Kind::even, "even"},
                                              {Kind::fib, "fib"},
                                              {Kind::prime, "prime"},
                                              {Kind::square, "square"},
                                              {Kind::pow2, "pow2"}}};

/// 1, 2, 3, 5, 8 ... up to 10^18.
const std::vector<std::uint64_t>& fibonacci_numbers() {
  static const std::vector<std::uint64_t> numbers = [] {
    std::vector<std::uint64_t> list{1, 2};
    while (list.back() + list[list.size() - 2] <= max_integer)
      list.push_back(list.back() + list[list.size() - 2]);
    return list;
  }();
  return numbers;
}

bool item_contains(const Item& item, std::uint64_t k) {
  if (k == 0) return false;
  switch (item.kind) {
    case Kind::number: return k == item.first;
    case Kind::range: return k >= item.first && k <= item.last;
    case Kind::open: return k >= item.first;
    case Kind::odd: return k % 2 == 1;
    case Kind::even: return k % 2 == 0;
    case Kind::fib:
      return std::binary_search(fibonacci_numbers().begin(), fibonacci_numbers().end(), k);
    case Kind::prime: return is_prime(k);
    case Kind::square: return isqrt(k) * isqrt(k) == k;
    case Kind::pow2: return std::has_single_bit(k);
  }
  return false;
}

std::optional<std::uint64_t> item_next(const Item& item, std::uint64_t k) {
  switch (item.kind) {
    case Kind::number: return k < item.first ? std::optional(item.first) : std::nullopt;
    case Kind::range:
      return k < item.last ? std::optional(std::max(k + 1, item.first)) : std::nullopt;
    case Kind::open: return std::max(k + 1, item.first);
    case Kind::odd: return k + 1 + k % 2;
    case Kind::even: return k + 2 - k % 2;
    case Kind::fib: {
      const auto& numbers = fibonacci_numbers();
      const auto at = std::upper_bound(numbers.begin(), numbers.end(), k);
      return at != numbers.end() ? std::optional(*at) : std::nullopt;
    }
    case Kind::prime: {
      std::uint64_t n = k < 2 ? 2 : k == 2 ? 3 : k + 1 + k % 2;
      while (!is_prime(n)) n += 2;
      return n;
    }
    case Kind::square: return (isqrt(k) + 1) * (isqrt(k) + 1);
    case Kind::pow2: return k == 0 ? 1 : std::bit_floor(k) * 2;
  }
  return std::nullopt;
}

bool is_interval(const Item& item) {
  return item.kind == Kind::number || item.kind == Kind::range || item.kind == Kind::open;
}

}  // namespace

Result<SubtractionSet> SubtractionSet::read(Reader& reader) {
  SubtractionSet set;
  do {
    const std::size_t from = reader.index();
    Item item{Kind::number, 0, 0};
    if (Reader::is_digit(reader.peek())) {
      const auto first = reader.integer();
      if (!first) return first.error();
      if (*first == 0) return reader.fail_at(from, ErrorCode::zero_in_set);
      item.first = *first;
      if (reader.accept("..")) {
        item.kind = Kind::open;
        if (Reader::is_digit(reader.peek())) {
          const auto last = reader.integer();
          if (!last) return last.error();
          if (*last < item.first) return reader.fail_at(from, ErrorCode::reversed_range);
          item.kind = Kind::range;
          item.last = *last;
        }
      }
    } else {
      std::string name = reader.name();
      if (!name.empty() && reader.peek() == '2') {  // pow2
        name.push_back('2');
        reader.skip();
      }
      if (name.empty()) return reader.fail(ErrorCode::bad_set);
      const auto* found = std::find_if(named_sets.begin(), named_sets.end(),
                                       [&](const Named& n) { return n.name == name; });
      if (found == named_sets.end())
        return reader.fail_at(from, ErrorCode::unknown_set_name, {name});
      item.kind = found->kind;
    }
    if (std::find(set.items_.begin(), set.items_.end(), item) == set.items_.end())
      set.items_.push_back(item);
  } while (reader.accept(','));
  set.simplify();
  return set;
}

std::string SubtractionSet::text(const Item& item) {
  switch (item.kind) {
    case Kind::number: return std::to_string(item.first);
    case Kind::range: return std::to_string(item.first) + ".." + std::to_string(item.last);
    case Kind::open: return std::to_string(item.first) + "..";
    default:
      return std::string(std::find_if(named_sets.begin(), named_sets.end(), [&](const Named& n) {
                           return n.kind == item.kind;
                         })->name);
  }
}

std::string SubtractionSet::text() const {
  std::string result;
  for (const Item& item : items_) {
    if (!result.empty()) result.push_back(',');
    result += text(item);
  }
  return result;
}

bool SubtractionSet::contains(std::uint64_t k) const {
  return std::any_of(simplified_.begin(), simplified_.end(),
                     [k](const Item& item) { return item_contains(item, k); });
}

std::optional<std::uint64_t> SubtractionSet::next(std::uint64_t k) const {
  std::optional<std::uint64_t> smallest;
  for (const Item& item : simplified_) {
    const auto n = item_next(item, k);
    if (n && *n <= max_integer && (!smallest || *n < *smallest)) smallest = n;
  }
  return smallest;
}

std::vector<std::uint64_t> SubtractionSet::member_bits(std::size_t to) const {
  std::vector<std::uint64_t> bits(to / 64 + 1, 0);
  const auto bit = [](std::uint64_t k) { return std::uint64_t{1} << k % 64; };
  for (const Item& item : simplified_) {
    if (item.kind == Kind::range || item.kind == Kind::open) {
      const std::uint64_t last =
          item.kind == Kind::open ? to : std::min<std::uint64_t>(to, item.last);
      for (std::uint64_t k = item.first; k <= last; ++k)
        bits[static_cast<std::size_t>(k / 64)] |= bit(k);
      continue;
    }
    if (item.kind != Kind::prime) {
      for (auto k = item_next(item, 0); k && *k <= to; k = item_next(item, *k))
        bits[static_cast<std::size_t>(*k / 64)] |= bit(*k);
      continue;
    }
    // The sieve of Eratosthenes, in odd numbers: bit i is that of 2i + 1.
    std::vector<std::uint64_t> composite(to / 128 + 1, 0);
    const auto is_composite = [&](std::size_t odd) {
      return (composite[odd / 128] >> odd / 2 % 64 & 1) != 0;
    };
    for (std::size_t p = 3; p * p <= to; p += 2) {
      if (is_composite(p)) continue;
      for (std::size_t m = p * p; m <= to; m += 2 * p) composite[m / 128] |= bit(m / 2);
    }
    if (to >= 2) bits[0] |= bit(2);
    for (std::size_t p = 3; p <= to; p += 2) {
      if (!is_composite(p)) bits[p / 64] |= bit(p);
    }
  }
  return bits;
}

std::vector<std::uint8_t> SubtractionSet::members(std::size_t to) const {
  const std::vector<std::uint64_t> bits = member_bits(to);
  std::vector<std::uint8_t> member(to + 1, 0);
  for (std::size_t k = 0; k <= to; ++k)
    member[k] = static_cast<std::uint8_t>(bits[k / 64] >> k % 64 & 1);
  return member;
}

std::optional<std::uint64_t> SubtractionSet::largest() const {
  std::uint64_t most = 0;
  for (const Item& item : simplified_) {
    if (item.kind == Kind::number || item.kind == Kind::range) {
      most = std::max(most, item.kind == Kind::number ? item.first : item.last);
    } else {
      return std::nullopt;
    }
  }
  return most;
}

void SubtractionSet::simplify() {
  std::vector<Item> intervals;
  std::vector<Item> named;
  for (const Item& item : items_) {
    if (!is_interval(item)) {
      named.push_back(item);
    } else if (item.kind == Kind::number) {
      intervals.push_back({Kind::range, item.first, item.first});
    } else {
      intervals.push_back(
          {Kind::range, item.first, item.kind == Kind::open ? UINT64_MAX : item.last});
    }
  }
  const auto has = [&](Kind kind) {
    return std::any_of(named.begin(), named.end(),
                       [kind](const Item& i) { return i.kind == kind; });
  };
  if (has(Kind::odd) && has(Kind::even)) intervals.push_back({Kind::range, 1, UINT64_MAX});

  put_in_order(intervals, [](const Item& a, const Item& b) { return a.first < b.first; });
  std::vector<Item> joined;
  for (const Item& item : intervals) {
    if (!joined.empty() &&
        (joined.back().last == UINT64_MAX || item.first <= joined.back().last + 1)) {
      joined.back().last = std::max(joined.back().last, item.last);
    } else {
      joined.push_back(item);
    }
  }
  // A number that a named set holds already adds nothing.
  joined.erase(std::remove_if(joined.begin(), joined.end(),
                              [&](const Item& item) {
                                return item.first == item.last &&
                                       std::any_of(named.begin(), named.end(), [&](const Item& n) {
                                         return item_contains(n, item.first);
                                       });
                              }),
               joined.end());
  for (Item& item : joined) {
    if (item.last == UINT64_MAX) {
      item = {Kind::open, item.first, 0};
    } else if (item.first == item.last) {
      item = {Kind::number, item.first, 0};
    }
  }
  const bool all = !joined.empty() && joined.front() == Item{Kind::open, 1, 0};
  simplified_ = std::move(joined);
  if (!all) simplified_.insert(simplified_.end(), named.begin(), named.end());
}

std::optional<EndlessSet> SubtractionSet::endless() const {
  EndlessSet set;
  std::optional<std::uint64_t> all_from;
  bool halves = false;  // odd or even (both together are "1..")
  bool classes = true;  // are all others finite?
  for (const Item& item : simplified_) {
    switch (item.kind) {
      case Kind::number: set.reach = std::max(set.reach, item.first); break;
      case Kind::range: set.reach = std::max(set.reach, item.last); break;
      case Kind::open: all_from = item.first; break;
      case Kind::odd:
      case Kind::even:
        halves = true;
        set.modulus = 2;
        set.remainders = {item.kind == Kind::odd ? 1u : 0u};
        break;
      default: classes = false; break;
    }
  }
  if (all_from) {
    // Whatever else there is counts only below.
    set.reach = *all_from - 1;
    set.modulus = 1;
    set.remainders = {0};
  } else if (!halves || !classes) {
    return std::nullopt;
  }
  if (set.reach > EndlessSet::most_reach) return std::nullopt;
  for (std::uint64_t k = 1; k <= set.reach; ++k) {
    if (contains(k)) set.near.push_back(k);
  }
  return set;
}

std::optional<std::uint64_t> SubtractionSet::modulus_left_out() const {
  constexpr std::uint64_t most = 1000;
  std::uint64_t m = 1;
  while (m <= most && contains(m)) ++m;
  if (m == 1 || m > most) return std::nullopt;
  // m itself is in no item.
  const auto holds_multiple = [m](const Item& item) {
    switch (item.kind) {
      case Kind::number: return item.first % m == 0;
      case Kind::range: return item.last / m * m >= item.first;
      case Kind::odd: return m % 2 != 0;
      case Kind::prime:               // m is composite, and so are its multiples
      case Kind::pow2: return false;  // m has an odd factor above 1, and so have its multiples
      case Kind::open:
      case Kind::even:              // 2 m
      case Kind::square:            // m * m
      case Kind::fib: return true;  // every number divides some Fibonacci number
    }
    return true;
  };
  if (std::any_of(simplified_.begin(), simplified_.end(), holds_multiple)) return std::nullopt;
  return m;
}

}  // namespace nimber
