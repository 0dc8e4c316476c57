// Lost heaps by marking, by looking back, by their values, and by the definition.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include "laws/lost_heaps.hpp"
#include "rules/subtraction_set.hpp"
#include "text/predicate.hpp"
#include "values/outcomes.hpp"

#include <algorithm>
#include <random>
#include <set>

using namespace nimber;

namespace {

SubtractionSet set_of(const std::string& text) {
  auto reader = Reader::open(text);
  auto set = SubtractionSet::read(*reader);
  REQUIRE(set);
  return *set;
}

std::vector<std::uint64_t> bits_of(const std::vector<std::uint64_t>& numbers, std::size_t count) {
  std::vector<std::uint64_t> bits(count / 64 + 1, 0);
  for (const std::uint64_t k : numbers) {
    if (k < count) bits[static_cast<std::size_t>(k / 64)] |= std::uint64_t{1} << k % 64;
  }
  return bits;
}

/// The lost heaps below `count`, heap by heap, the plain way.
std::vector<std::uint32_t> plain_lost(const std::vector<std::uint64_t>& set, std::size_t count) {
  std::vector<bool> lost;
  std::vector<std::uint32_t> list;
  while (lost.size() < count) {
    const bool now = plain_outcome(set, lost);
    if (now) list.push_back(static_cast<std::uint32_t>(lost.size()));
    lost.push_back(now);
  }
  return list;
}

std::vector<std::uint64_t> all_lost(const std::string& rule, std::uint64_t count,
                                    std::uint64_t budget = 100'000) {
  LostHeaps work(plain::rule(rule), count, UINT64_MAX);
  std::vector<std::uint64_t> list;
  for (bool done = false; !done;) {
    done = work.step(budget).done;
    for (const std::uint64_t heap : work.take()) list.push_back(heap);
  }
  INFO(rule);
  REQUIRE(work.error() == nullptr);
  REQUIRE(work.known() == count);
  return list;
}

}  // namespace

TEST_CASE("outcomes of random sets, marked and plain, every length to 5,000") {
  std::mt19937 random(29);
  for (int round = 0; round < 300; ++round) {
    // Few and many numbers, low and high, so that both ways of marking are used.
    const std::uint64_t most = std::uint64_t{1} << (2 + random() % 12);
    const std::size_t size = 1 + random() % (round % 3 == 0 ? 600 : 12);
    std::set<std::uint64_t> numbers;
    for (std::size_t i = 0; i < size; ++i) numbers.insert(1 + random() % most);
    const std::vector<std::uint64_t> set(numbers.begin(), numbers.end());
    const std::vector<std::uint32_t> plain = plain_lost(set, 5000);
    const std::size_t count = round % 2 == 0 ? 5000 : random() % 5000;
    OutcomeSieve sieve(bits_of(set, count), count);
    Work work(UINT64_MAX);
    bool same = true;
    while (sieve.known() < count) {
      work.open_step(1 + random() % 300);
      sieve.grow(work);
      // Whatever length was reached, it is settled as far as that.
      std::size_t below = 0;
      while (below < plain.size() && plain[below] < sieve.known()) ++below;
      same = same &&
             sieve.lost() == std::vector<std::uint32_t>(
                                 plain.begin(), plain.begin() + static_cast<std::ptrdiff_t>(below));
    }
    INFO(set.size() << " numbers up to " << set.back() << ", " << count << " heaps");
    REQUIRE(sieve.known() == count);
    REQUIRE(same);
  }
}

TEST_CASE("outcomes over several segments, by a list and by words") {
  constexpr std::size_t most = 700'000;
  const std::vector<std::string> sets = {
      "square", "fib", "1,4,300000", "3,200000..200600,5", "square,700000", "prime"};
  for (const std::string& text : plain::share_of(sets, 2)) {
    INFO(text);
    const SubtractionSet set = set_of(text);
    // With primes many heaps are lost, and of those the plain way looks at all options.
    const std::size_t count = set.text() == "prime" ? 270'000 : most;
    std::vector<std::uint64_t> numbers;
    const auto member = set.members(count);
    for (std::size_t k = 0; k < count; ++k) {
      if (member[k] != 0) numbers.push_back(k);
    }
    OutcomeSieve sieve(set.member_bits(count), count);
    Work work(UINT64_MAX);
    while (sieve.known() < count) {
      work.open_step(50'000);
      sieve.grow(work);
    }
    REQUIRE(sieve.lost() == plain_lost(numbers, count));
  }
  // The plain way would look through nearly all numbers of these for nearly every heap.
  const std::vector<std::string> dense = {"5..,2", "even,1,9", "2..300000"};
  for (const std::string& text : plain::share_of(dense)) {
    INFO(text);
    const SubtractionSet set = set_of(text);
    OutcomeSieve sieve(set.member_bits(most), most);
    OutcomeLookback finder([&](std::size_t, std::size_t k) { return set.contains(k); }, most);
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    sieve.grow(work);
    finder.grow(work);
    REQUIRE(sieve.lost() == finder.lost());
  }
}

TEST_CASE("what marking counts is the bits and words that are marked") {
  const auto sieved = [](const char* text, std::size_t count, Work& work) {
    OutcomeSieve sieve(set_of(text).member_bits(count), count);
    work.open_step(UINT64_MAX);
    sieve.grow(work);
    return sieve.lost();
  };
  // By a list: a mark for each square above each lost heap. Of each segment, one more for each lost
  // heap, and one for each word.
  constexpr std::size_t far = 700'000;
  Work list(UINT64_MAX);
  const auto lost = sieved("square", far, list);
  std::uint64_t marks = 0;
  for (const std::uint64_t p : lost) {
    for (std::uint64_t k = 1; p + k * k < far; ++k) ++marks;
  }
  CHECK(list.examined() >= marks);
  CHECK(list.examined() <= marks + 3 * lost.size() + far / 64 + 3);
  // By words, over two segments: those from a lost heap's own to that of the heap 130 above it.
  constexpr std::size_t near = 300'000;
  Work words(UINT64_MAX);
  marks = 0;
  for (const std::uint64_t p : sieved("64..130", near, words))
    marks += std::min<std::uint64_t>(near / 64 + 1, (p + 130) / 64 + 1) - p / 64;
  CHECK(words.examined() >= marks);
  CHECK(words.examined() <= marks + near / 194 * 64 + near / 64 + 100);
}

TEST_CASE("what looking back counts is the options that are looked at") {
  // No move is legal: all heaps are lost, and each looks at all below it.
  constexpr std::size_t count = 2500;
  std::uint64_t looks = 0;
  OutcomeLookback finder(
      [&](std::size_t, std::size_t) {
        ++looks;
        return false;
      },
      count);
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  finder.grow(work);
  CHECK(finder.lost().size() == count);
  CHECK(looks == count * (count - 1) / 2);
  CHECK(work.examined() >= looks);
  CHECK(work.examined() <= looks + 4 * count);
}

TEST_CASE("a set's bits are its numbers") {
  for (const char* text : {"1", "prime", "odd", "even,7", "square,prime", "2..70,900..", "fib,pow2",
                           "63..65,127..129"}) {
    INFO(text);
    const SubtractionSet set = set_of(text);
    for (const std::size_t to : {0U, 1U, 2U, 63U, 64U, 127U, 128U, 129U, 1000U, 5000U}) {
      const auto bits = set.member_bits(to);
      REQUIRE(bits.size() == to / 64 + 1);
      bool same = true;
      for (std::size_t k = 0; k < 64 * bits.size(); ++k) {
        same = same && ((bits[k / 64] >> k % 64 & 1) != 0) == (k <= to && set.contains(k));
      }
      REQUIRE(same);
    }
  }
}

TEST_CASE("outcomes of predicates, looking back and by the definition") {
  for (const char* text : {"n%k==0&&k<n", "gcd(n,k)==1", "k*k<=n", "k>n", "k<n", "k==1||k==7",
                           "n%3==k%2", "(n+k)%5==0", "2*k<n", "k%n==1"}) {
    INFO(text);
    auto reader = Reader::open(text);
    const auto predicate = Predicate::read(*reader);
    REQUIRE(predicate);
    constexpr std::size_t count = 2500;
    OutcomeLookback finder([&](std::size_t n, std::size_t k) { return predicate->holds(n, k); },
                           count);
    Work work(UINT64_MAX);
    std::mt19937 random(31);
    while (finder.known() < count) {
      work.open_step(1 + random() % 5000);
      finder.grow(work);
    }
    std::vector<bool> lost;
    std::vector<std::uint32_t> list;
    for (std::size_t n = 0; n < count; ++n) {
      bool now = true;
      for (std::size_t k = 1; k <= n && now; ++k) now = !(predicate->holds(n, k) && lost[n - k]);
      if (now) list.push_back(static_cast<std::uint32_t>(n));
      lost.push_back(now);
    }
    REQUIRE(finder.lost() == list);
  }
}

TEST_CASE("lost heaps of rules of every kind are those of plain recursion") {
  for (const char* text :
       {"take/square", "take/prime", "take/fib", "take/1,3,4", "take/3..5", "take/4..", "take/odd",
        "take/even", "take/pow2", "take/square,2", "take/even,5", "custom/2*k>=n",
        "custom/gcd(n,k)==1", "nim", "lasker", "grundy", "octal/0.77", "octal/0.07", "octal/4.3"}) {
    std::map<std::string, bool> seen;
    std::vector<std::uint64_t> plain;
    // Plain recursion takes heaps in another order for another position: where they split, there
    // are many.
    const RulePtr rule = plain::rule(text);
    const std::uint64_t count =
        rule->game().name == "take" || rule->game().name == "custom" || rule->game().name == "nim"
            ? 60
            : 11;
    for (std::uint64_t n = 0; n < count; ++n) {
      if (!plain::wins(std::string(text) + ":" + std::to_string(n), seen)) plain.push_back(n);
    }
    INFO(text);
    REQUIRE(plain.size() < count);
    REQUIRE(all_lost(text, count) == plain);
  }
}

TEST_CASE("lost heaps are the heaps of value 0, however large the steps") {
  for (const char* text :
       {"take/square", "take/prime", "take/prime,4", "take/5..,2", "custom/k*k<=n", "custom/2*k>=n",
        "take/1,3,4", "take/2..9", "take/even", "grundy", "octal/0.77", "octal/0.07", "coins/mock",
        "coins/ruler", "lasker"}) {
    INFO(text);
    constexpr std::uint64_t count = 3000;
    Sequence values(plain::rule(text), count, UINT64_MAX);
    while (!values.step(100'000).done) {}
    std::vector<std::uint64_t> zeros;
    for (std::uint64_t n = 0; n < count; ++n) {
      if (values.value(n) == 0) zeros.push_back(n);
    }
    for (const std::uint64_t budget : {1U, 37U, 100'000U})
      REQUIRE(all_lost(text, count, budget) == zeros);
    REQUIRE(all_lost(text, 0).empty());
  }
}

TEST_CASE(
    "heaps lost in misère play are the smallest number of the set above those lost in normal "
    "play") {
  for (const char* text :
       {"take/square", "take/prime", "take/3..,11", "take/2,5,7", "take/fib,6"}) {
    INFO(text);
    const std::uint64_t least = *set_of(std::string(text).substr(5)).next(0);
    std::map<std::string, bool> seen;
    constexpr std::uint64_t count = 120;
    std::vector<std::uint64_t> shifted;
    for (const std::uint64_t heap : all_lost(text, count)) {
      if (heap + least < count) shifted.push_back(heap + least);
    }
    std::vector<std::uint64_t> misere;
    for (std::uint64_t n = 0; n < count; ++n) {
      if (!plain::wins(plain::misere(std::string(text) + ":" + std::to_string(n)), seen))
        misere.push_back(n);
    }
    REQUIRE(misere == shifted);
  }
}

TEST_CASE(
    "lost heaps: a rule without single heaps, too little work, too many heaps, and what was found "
    "until then") {
  LostHeaps pairs(plain::rule("wythoff"), 10, UINT64_MAX);
  REQUIRE(pairs.step(100).done);
  REQUIRE(pairs.error() != nullptr);
  CHECK(pairs.error()->code == ErrorCode::no_sequence);
  CHECK(pairs.known() == 0);

  for (const char* text : {"take/square", "custom/k*k<=n", "grundy"}) {
    INFO(text);
    LostHeaps work(plain::rule(text), 100'000, 5000);
    while (!work.step(1000).done) {}
    REQUIRE(work.error() != nullptr);
    CHECK(work.error()->code == ErrorCode::unsettled);
    CHECK(work.known() < 100'000);
    const auto found = work.take();
    CHECK(!found.empty());
    CHECK(found.back() < work.known());
    CHECK(work.take().empty());
    // The end is the end.
    const std::uint64_t known = work.known();
    CHECK(work.step(1000).done);
    CHECK(work.known() == known);
  }

  // Few heaps are lost, so all that may be asked for are soon settled.
  LostHeaps most(plain::rule("take/1..5,7.."), OutcomeFinder::longest + std::uint64_t{1},
                 UINT64_MAX);
  while (!most.step(10'000'000).done) {}
  REQUIRE(most.error() != nullptr);
  CHECK(most.error()->code == ErrorCode::unsettled);
  CHECK(most.known() == OutcomeFinder::longest);
  CHECK(most.take() == std::vector<std::uint64_t>{0, 6});

  // Heaps beyond 32 bits, of rules whose values are known by a formula.
  LostHeaps far(plain::rule("nim"), std::uint64_t{1} << 40, UINT64_MAX);
  // The values repeat, one more each time: no other can be lost.
  REQUIRE(far.step(1000).done);
  CHECK(far.known() == std::uint64_t{1} << 40);
  CHECK(far.take() == std::vector<std::uint64_t>{0});

  // No heaps are all known; of some, as many are known as are told.
  LostHeaps none(plain::rule("nim"), 0, UINT64_MAX);
  const Progress nothing = none.step(1);
  CHECK(nothing.done);
  CHECK(nothing.fraction == 1.0);
  LostHeaps some(plain::rule("nim"), 10, UINT64_MAX);
  CHECK(some.step(4).fraction == 0.4);
  CHECK(some.known() == 4);
}

TEST_CASE("lost heaps: where values repeat, few of them tell all") {
  for (const char* text : {"take/1,3,4", "take/2,5,6"}) {
    INFO(text);
    LostHeaps work(plain::rule(text), 100'000, 5000);
    while (!work.step(1000).done) {}
    CHECK(work.error() == nullptr);
    CHECK(work.known() == 100'000);
  }
}
