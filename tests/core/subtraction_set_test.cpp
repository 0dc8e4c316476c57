// Sets of numbers to take, against membership told number by number.
#include "catch.hpp"
#include "plain.hpp"

#include "rules/subtraction_set.hpp"

#include <algorithm>
#include <random>

using namespace nimber;

namespace {

SubtractionSet set_of(const std::string& text) {
  auto reader = Reader::open(text);
  REQUIRE(reader);
  auto set = SubtractionSet::read(*reader);
  REQUIRE(set);
  REQUIRE(reader->at_end());
  return *set;
}

bool prime_by_division(std::uint64_t n) {
  for (std::uint64_t d = 2; d * d <= n; ++d) {
    if (n % d == 0) return false;
  }
  return n >= 2;
}

/// Of one item, as a person reads it.
bool holds(const std::string& item, std::uint64_t k) {
  if (k == 0) return false;
  if (item == "odd") return k % 2 != 0;
  if (item == "even") return k % 2 == 0;
  if (item == "prime") return prime_by_division(k);
  if (item == "fib") {
    std::uint64_t a = 1;
    for (std::uint64_t b = 2; a < k;) std::tie(a, b) = std::make_tuple(b, a + b);
    return a == k;
  }
  if (item == "square") {
    std::uint64_t r = 1;
    while (r * r < k) ++r;
    return r * r == k;
  }
  if (item == "pow2") {
    while (k % 2 == 0) k /= 2;
    return k == 1;
  }
  const std::size_t dots = item.find("..");
  if (dots == std::string::npos) return k == std::stoull(item);
  if (k < std::stoull(item)) return false;
  return dots + 2 == item.size() || k <= std::stoull(item.substr(dots + 2));
}

std::string simplified(const std::string& text) {
  const SubtractionSet set = set_of(text);
  std::string out;
  for (const auto& item : set.simplified())
    out.append(out.empty() ? "" : ",").append(SubtractionSet::text(item));
  return out;
}

}  // namespace

TEST_CASE("a set holds what its items hold, and so does its simplified form") {
  std::mt19937 random(1202);
  const auto below = [&](unsigned bound) { return static_cast<unsigned>(random() % bound); };
  const std::vector<std::string> named = {"odd", "even", "fib", "prime", "square", "pow2"};
  for (int round = 0; round < 600; ++round) {
    std::vector<std::string> items;
    for (unsigned i = 0; i < 1 + below(4); ++i) {
      const unsigned first = 1 + below(30);
      switch (below(6)) {
        case 0: items.push_back(named[below(6)]); break;
        case 1:
          items.push_back(std::to_string(first) + ".." +
                          (below(4) == 0 ? "" : std::to_string(first + below(9))));
          break;
        case 2:
          items.push_back(std::to_string(first) + ".." + std::to_string(first + below(9)));
          break;
        default: items.push_back(std::to_string(first));
      }
    }
    std::string text;
    for (const std::string& item : items) text.append(text.empty() ? "" : ",").append(item);
    INFO(text);
    const auto member = [&](std::uint64_t k) {
      return std::any_of(items.begin(), items.end(),
                         [&](const std::string& item) { return holds(item, k); });
    };
    const SubtractionSet set = set_of(text);
    const SubtractionSet again = set_of(simplified(text));
    const std::uint64_t most = 60 + below(8);
    const auto members = set.members(most);
    REQUIRE(members.size() == most + 1);
    std::uint64_t largest = 0;
    for (std::uint64_t k = 0; k <= most; ++k) {
      REQUIRE(set.contains(k) == member(k));
      REQUIRE(again.contains(k) == member(k));
      REQUIRE((members[k] != 0) == member(k));
      std::uint64_t next = k + 1;
      while (next < 200 && !member(next)) ++next;
      REQUIRE(set.next(k).value_or(200) == next);
      if (member(k)) largest = k;
    }
    const bool endless = text.find_first_not_of("0123456789,.") != std::string::npos ||
                         text.back() == '.' || text.find("..,") != std::string::npos;
    REQUIRE(set.largest().has_value() == !endless);
    if (!endless) REQUIRE(*set.largest() == largest);
    // As few items as we know: no two stretches touch, no number stands in a named set, and nothing
    // beside all of them.
    const auto& few = set.simplified();
    std::uint64_t end = 0;
    for (const auto& item : few) {
      using Kind = SubtractionSet::Kind;
      if (item.kind == Kind::open && item.first == 1) REQUIRE(few.size() == 1);
      if (item.kind != Kind::number && item.kind != Kind::range && item.kind != Kind::open)
        continue;
      REQUIRE((end == 0 || item.first > end + 1));
      end = item.kind == Kind::range ? item.last : item.first;
      if (item.kind == Kind::range) REQUIRE(item.first < item.last);
    }
  }
}

TEST_CASE("sets in fewest items") {
  CHECK(simplified("3,1,2") == "1..3");
  CHECK(simplified("1,3") == "1,3");
  CHECK(simplified("5..9,1..4") == "1..9");
  CHECK(simplified("5..9,1..3") == "1..3,5..9");
  CHECK(simplified("1..9,2..3,20") == "1..9,20");
  CHECK(simplified("7..,3,5..6") == "3,5..");
  CHECK(simplified("7..,9..12,8..") == "7..");
  CHECK(simplified("odd,even") == "1..");
  CHECK(simplified("even,3..5,odd") == "1..");
  CHECK(simplified("odd,7,8") == "7..8,odd");
  CHECK(simplified("odd,7,10") == "10,odd");
  CHECK(simplified("pow2,4,6..7") == "6..7,pow2");
  CHECK(simplified("1..,prime,4") == "1..");
  CHECK(simplified("2..,prime") == "2..,prime");
  CHECK(simplified("4..4") == "4");
  CHECK(set_of("3,3..3,3").text() == "3,3..3");
  CHECK(set_of("pow2,odd,pow2,2..,2..5").text() == "pow2,odd,2..,2..5");
}

TEST_CASE("sets as far as 10^18") {
  constexpr std::uint64_t end = max_integer;
  const auto none = std::optional<std::uint64_t>();
  using Number = std::optional<std::uint64_t>;
  CHECK(set_of("1..").next(end - 1) == Number{end});
  CHECK(set_of("1..").next(end) == none);
  CHECK(set_of("5..1000000000000000000").next(end - 1) == Number{end});
  CHECK(set_of("5..1000000000000000000").next(end) == none);
  CHECK(set_of("1000000000000000000").next(0) == Number{end});
  CHECK(set_of("1000000000000000000").contains(end));
  CHECK(set_of("1000000000000000000").largest() == Number{end});
  CHECK(set_of("odd").next(end - 2) == Number{end - 1});
  CHECK(set_of("odd").next(end - 1) == none);
  CHECK(set_of("even").next(end - 1) == Number{end});
  CHECK(set_of("even").next(end) == none);
  CHECK(set_of("square").next(end - 1) == Number{end});
  CHECK(set_of("square").next(999'999'999ULL * 999'999'999ULL) == Number{end});
  CHECK(set_of("square").next(end) == none);
  CHECK(set_of("square").contains(999'999'999ULL * 999'999'999ULL));
  CHECK(!set_of("square").contains(999'999'999ULL * 999'999'999ULL - 1));
  CHECK(set_of("pow2").next((std::uint64_t{1} << 58) + 1) == Number{std::uint64_t{1} << 59});
  CHECK(set_of("pow2").next(std::uint64_t{1} << 59) == none);
  CHECK(set_of("fib").next(420'196'140'727'489'673) == Number{679'891'637'638'612'258});
  CHECK(set_of("fib").next(679'891'637'638'612'258) == none);
  CHECK(set_of("fib").contains(679'891'637'638'612'258));
  CHECK(set_of("prime").next(999'999'999'999'999'988) == Number{999'999'999'999'999'989});
  CHECK(set_of("prime").next(999'999'999'999'999'966) == Number{999'999'999'999'999'967});
  CHECK(set_of("prime").next(999'999'999'999'999'989) == none);
  CHECK(set_of("prime,1000000000000000000").next(999'999'999'999'999'989) == Number{end});
}

TEST_CASE("members of a set, to any number") {
  for (const char* name : {"odd", "even", "fib", "prime", "square", "pow2", "3..5,9", "7.."}) {
    const SubtractionSet set = set_of(name);
    for (std::size_t to = 0; to <= 130; ++to) {
      const auto members = set.members(to);
      REQUIRE(members.size() == to + 1);
      for (std::uint64_t k = 0; k <= to; ++k) REQUIRE((members[k] != 0) == set.contains(k));
    }
  }
  const auto primes = set_of("prime").members(100'000);
  CHECK(std::count(primes.begin(), primes.end(), 1) == 9592);
}

TEST_CASE("primes") {
  for (std::uint64_t n = 0; n <= 20'000; ++n) {
    if (is_prime(n) != prime_by_division(n)) FAIL(n);
  }
  // The smallest strong pseudoprimes to the first 1, 2 ... prime bases (OEIS A014233), and
  // Carmichael numbers.
  for (const std::uint64_t n : {2047ULL, 1373653ULL, 25326001ULL, 3215031751ULL, 2152302898747ULL,
                                3474749660383ULL, 341550071728321ULL, 3825123056546413051ULL,
                                561ULL, 41041ULL, 825265ULL, 321197185ULL, 9746347772161ULL}) {
    INFO(n);
    CHECK(!is_prime(n));
  }
  for (const std::uint64_t n : {2147483647ULL, 2305843009213693951ULL, 999999999999999989ULL,
                                18446744073709551557ULL, 65537ULL, 4294967291ULL, 1000000007ULL}) {
    INFO(n);
    CHECK(is_prime(n));
  }
  for (const std::uint64_t p : {1000003ULL, 999983ULL, 4294967291ULL, 2147483647ULL}) {
    CHECK(!is_prime(p * 999983ULL));
    CHECK(!is_prime(p * p));
  }
}

TEST_CASE("square roots to the last digit") {
  std::vector<std::uint64_t> roots;
  for (std::uint64_t r = 1; r <= 2000; ++r) roots.push_back(r);
  for (std::uint64_t r = 4'294'967'295; r > 4'294'965'000; --r) roots.push_back(r);
  for (const std::uint64_t r :
       {94'906'265ULL, 94'906'266ULL, 94'906'267ULL, 134'217'728ULL, 134'217'729ULL,
        1'000'000'000ULL, 3'037'000'499ULL, 3'037'000'500ULL}) {
    roots.push_back(r);
  }
  for (const std::uint64_t r : roots) {
    if (isqrt(r * r) != r || isqrt(r * r - 1) != r - 1 || isqrt(r * r + 1) != r ||
        isqrt(r * r + 2 * r) != r)
      FAIL(r);
  }
  CHECK(isqrt(0) == 0);
  CHECK(isqrt(UINT64_MAX) == 4'294'967'295);
}
