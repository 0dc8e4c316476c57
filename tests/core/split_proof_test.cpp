// Lines by residues, proven where any number may be taken or a heap split: held against plain
// recursion, true and forged.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/analysis.hpp>

#include "laws/patterns/conjecture.hpp"
#include "laws/patterns/split_proof.hpp"
#include "rules/own/own_split_heaps.hpp"
#include "values/split_lines.hpp"

#include <algorithm>
#include <bitset>
#include <random>
#include <utility>

namespace nimber {
namespace {

/// Values that are met.
using Met = std::bitset<1024>;

/// By mex over every smaller heap and every split, the values of which are those found before, or
/// those that are claimed.
std::vector<Value> plain_values(const std::vector<HeapSplit>& splits, std::size_t count,
                                const std::vector<Value>& claimed = {}) {
  std::vector<Value> out;
  std::vector<Value> mexes;
  std::size_t most_parts = 1;
  for (const HeapSplit& split : splits)
    most_parts = std::max(most_parts, static_cast<std::size_t>(split.parts));
  // The nim-sums of so many nonempty heaps that hold n together.
  std::vector<std::vector<Met>> sums(most_parts + 1, std::vector<Met>(count));
  for (std::size_t n = 0; n < count; ++n) {
    Met reached;
    for (const Value v : out) reached.set(static_cast<std::size_t>(v));
    for (std::size_t parts = 2; parts <= most_parts; ++parts) {
      for (std::size_t a = 1; a < n; ++a) {
        const Met& rest = sums[parts - 1][n - a];
        for (std::size_t v = 0; v < 2 * count; ++v) {
          if (rest[v]) sums[parts][n].set(v ^ static_cast<std::size_t>(out[a]));
        }
      }
    }
    for (const HeapSplit& split : splits) {
      if (n < split.taken) continue;
      const std::size_t rest = n - static_cast<std::size_t>(split.taken);
      for (std::size_t a = 1; split.unequal && 2 * a < rest; ++a)
        reached.set(static_cast<std::size_t>(out[a] ^ out[rest - a]));
      if (split.unequal) continue;
      reached |=
          sums[static_cast<std::size_t>(split.parts)][n - static_cast<std::size_t>(split.taken)];
    }
    std::size_t mex = 0;
    while (reached[mex]) ++mex;
    mexes.push_back(mex);
    out.push_back(claimed.empty() ? mex : claimed[n]);
    if (n > 0) sums[1][n].set(static_cast<std::size_t>(out[n]));
  }
  return mexes;
}

std::vector<std::vector<HeapSplit>> families() {
  std::vector<std::vector<HeapSplit>> out = {{}};
  for (std::uint64_t taken = 0; taken < 3; ++taken) {
    for (std::uint64_t set = 1; set < 8; ++set) {
      std::vector<HeapSplit> splits;
      for (std::uint64_t parts = 2; parts < 5; ++parts) {
        if ((set >> (parts - 2) & 1) != 0) splits.push_back({parts, taken});
      }
      out.push_back(splits);
    }
  }
  out.push_back({{2, 0}, {2, 1}});
  out.push_back({{2, 3}, {3, 0}});
  return out;
}

std::string told(const std::vector<HeapSplit>& splits) {
  std::string out;
  for (const HeapSplit& s : splits)
    out += std::to_string(s.parts) + " of n-" + std::to_string(s.taken) + ", ";
  return out;
}

/// The lines that the values keep to, if they do for a modulus up to 16.
std::optional<LinesByResidues> lines_of(const std::vector<Value>& values) {
  for (std::size_t m = 1; m <= 16; m *= 2) {
    const auto offset = [&](std::size_t n) {
      return static_cast<std::int64_t>(values[n]) - static_cast<std::int64_t>(n);
    };
    std::size_t from = values.size() - m;
    while (from > 0 && offset(from - 1) == offset(from - 1 + m)) --from;
    if (from > values.size() / 2) continue;
    LinesByResidues lines;
    lines.from = from;
    lines.offsets.resize(m);
    for (std::size_t n = from; n < from + m; ++n) lines.offsets[n % m] = offset(n);
    return lines;
  }
  return std::nullopt;
}

constexpr std::size_t plain_count = 110;

/// Lines, and the values by them: those of the heaps of each block of `modulus`, from heap `begin`
/// (0 or 1) on, after so many exchanges within a block.
std::pair<LinesByResidues, std::vector<Value>> shuffled_lines(std::size_t modulus,
                                                              std::size_t begin,
                                                              std::size_t changes,
                                                              std::mt19937_64& random) {
  std::vector<std::size_t> order(modulus);
  for (std::size_t i = 0; i < modulus; ++i) order[i] = i;
  while (changes-- > 0) std::swap(order[random() % modulus], order[random() % modulus]);
  std::vector<Value> values;
  if (begin == 1) values.push_back(0);
  while (values.size() < plain_count) {
    const std::size_t block = values.size();
    for (const std::size_t i : order) values.push_back(static_cast<Value>(block + i));
  }
  values.resize(plain_count);
  LinesByResidues lines;
  lines.from = begin;
  lines.offsets.resize(modulus);
  for (std::size_t n = begin; n < begin + modulus; ++n)
    lines.offsets[n % modulus] =
        static_cast<std::int64_t>(values[n]) - static_cast<std::int64_t>(n);
  return {lines, values};
}

}  // namespace

TEST_CASE("Lines that plain recursion keeps to are proven", "[splits]") {
  std::size_t proven = 0;
  for (const auto& splits : families()) {
    const auto values = plain_values(splits, plain_count);
    const auto lines = lines_of(values);
    INFO(told(splits));
    if (!lines) continue;
    CHECK(lines_are_proven(*lines, splits, values));
    // The same lines told with twice the modulus, and of a few values only.
    LinesByResidues twice = *lines;
    twice.offsets.insert(twice.offsets.end(), lines->offsets.begin(), lines->offsets.end());
    CHECK(lines_are_proven(twice, splits, values));
    const std::span<const Value> few(values.data(), 5 * lines->offsets.size() + 4);
    CHECK(lines_are_proven(*lines, splits, few));
    if (lines->from > 0)
      CHECK_FALSE(lines_are_proven(*lines, splits, few.first(lines->offsets.size())));
    // One line moved, or all.
    for (std::size_t r = 0; r <= lines->offsets.size(); ++r) {
      LinesByResidues forged = *lines;
      for (std::size_t i = 0; i < forged.offsets.size(); ++i)
        forged.offsets[i] += i == r || r == forged.offsets.size() ? 1 : 0;
      CHECK_FALSE(lines_are_proven(forged, splits, values));
    }
    ++proven;
  }
  CHECK(proven == 21);
}

TEST_CASE("Lines of splits into two that differ are proven, and only true ones", "[splits]") {
  const std::vector<std::vector<HeapSplit>> families = {
      {{2, 0, true}},         {{2, 1, true}},         {{2, 2, true}},
      {{2, 0, true}, {3, 0}}, {{2, 1, true}, {2, 0}}, {{2, 1, true}, {2, 0, true}},
      {{2, 3, true}, {3, 1}}, {{2, 0, true}, {2, 2}}};
  std::size_t proven = 0;
  for (const auto& splits : families) {
    INFO(told(splits));
    const auto values = plain_values(splits, plain_count);
    const auto lines = lines_of(values);
    if (!lines || !lines_are_proven(*lines, splits, values)) continue;
    ++proven;
    for (std::size_t r = 0; r < lines->offsets.size(); ++r) {
      LinesByResidues forged = *lines;
      forged.offsets[r] += 1;
      CHECK_FALSE(lines_are_proven(forged, splits, values));
    }
  }
  CHECK(proven >= 6);
  // Lasker's values, although equal heaps may not be left.
  CHECK(plain_values({{2, 0, true}}, plain_count) == plain_values({{2, 0}}, plain_count));
  // A small part may not be the larger one of two where few heaps are known.
  const auto values = plain_values({{2, 0}}, plain_count);
  const auto lines = lines_of(values);
  REQUIRE(lines);
  const HeapSplit unequal[] = {{2, 0, true}};
  const std::span<const Value> known(values);
  CHECK(lines_are_proven(*lines, unequal, known.first(12)));
  CHECK_FALSE(lines_are_proven(*lines, unequal, known.first(10)));
  CHECK(lines_are_proven(*lines, std::vector<HeapSplit>{{2, 0}}, known.first(10)));
  // Of claimed values: the step that is proven is right.
  std::mt19937_64 random(34);
  std::size_t right = 0;
  for (std::size_t round = 0; round < 300; ++round) {
    const auto& splits = families[round % families.size()];
    const std::size_t modulus = std::size_t{1} << random() % 4;
    const std::size_t begin = random() % 2;
    const auto [said, claimed] = shuffled_lines(modulus, begin, random() % 3, random);
    const std::size_t few = 4 * modulus + 12;
    if (!lines_are_proven(said, splits, std::span(claimed).first(few))) continue;
    ++right;
    const auto step = plain_values(splits, plain_count, claimed);
    INFO(told(splits) << "modulus " << modulus << " from " << begin);
    CHECK(std::equal(claimed.begin() + static_cast<std::ptrdiff_t>(few), claimed.end(),
                     step.begin() + static_cast<std::ptrdiff_t>(few)));
  }
  CHECK(right > 20);
}

TEST_CASE("Of claimed values the step from smaller heaps is proven where it holds", "[splits]") {
  std::mt19937_64 random(20261123);
  std::size_t right = 0;
  std::size_t wrong = 0;
  for (const auto& splits : families()) {
    for (int round = 0; round < 30; ++round) {
      const std::size_t modulus = std::size_t{1} << random() % 5;
      const std::size_t begin = random() % 2;
      // Few changes, or many.
      const std::size_t changes = random() % 3 == 0 ? modulus : random() % 3;
      const auto [lines, claimed] = shuffled_lines(modulus, begin, changes, random);
      INFO(told(splits) << "modulus " << modulus << " from " << begin);
      // What is proven is the step: the first values are taken as they are.
      const std::size_t few = 4 * modulus + 4;
      const auto values = plain_values(splits, plain_count, claimed);
      const bool is = std::equal(claimed.begin() + static_cast<std::ptrdiff_t>(few), claimed.end(),
                                 values.begin() + static_cast<std::ptrdiff_t>(few));
      CHECK(lines_are_proven(lines, splits, std::span(claimed).first(few)) == is);
      ++(is ? right : wrong);
    }
  }
  CHECK(right > 100);
  CHECK(wrong > 500);
}

TEST_CASE("A law that fails far out is not proven", "[splits]") {
  // Of splits in four it holds to heap 30, and of forged rules as long as one likes.
  const std::vector<HeapSplit> splits = {{4, 0}};
  const auto values = plain_values(splits, 64);
  LinesByResidues lines;
  lines.from = 1;
  lines.offsets.assign(16, 0);
  lines.offsets[15] = 1;
  lines.offsets[0] = -1;
  std::vector<Value> claimed;
  for (std::size_t n = 0; n < 64; ++n)
    claimed.push_back(
        n == 0 ? 0 : static_cast<Value>(static_cast<std::int64_t>(n) + lines.offsets[n % 16]));
  CHECK(std::equal(claimed.begin(), claimed.begin() + 31, values.begin()));
  CHECK_FALSE(claimed == values);
  CHECK_FALSE(lines_are_proven(lines, splits, claimed));
  // Other moduli than powers of 2, and too many.
  lines.offsets.assign(3, 0);
  CHECK_FALSE(lines_are_proven(lines, {}, plain_values({}, 40)));
  lines.offsets.assign(128, 0);
  CHECK_FALSE(lines_are_proven(lines, {}, plain_values({}, 800)));
}

TEST_CASE("The splits of a rule are read from its text", "[splits]") {
  const auto splits_told = [](const std::string& text) {
    const RulePtr rule = plain::rule("own/n;" + text);
    std::string out;
    for (const Fact& fact : rule->sequence().proof_facts(0, "splits"))
      out.append(fact.name).append(" ").append(std::to_string(fact.number)).append(" ");
    return out;
  };
  const std::string any = "k=1..n;n-=k";
  for (const char* text : {"k=1..n;n-=k", "k=1..;n-=k", "y=0..n-1;n=y", "y=0..n;n=y"})
    CHECK(splits_told(text) == "splits 0 ");
  for (const char* text : {"a=1..n/2;=>(a)+(n-a)", "a=1..n-1;=>(a)+(n-a)", "a=1..n;a<n;=>(n-a)+(a)",
                           "a=1..n;2*a<=n;=>(a)+(n-a)", "a=1..n;n-a>=a;=>(a)+(n-a)"}) {
    INFO(text);
    CHECK(splits_told(any + "|" + text) == "splits 1 parts 2 taken 0 ");
  }
  for (const char* text :
       {"a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b)", "a=1..n;b=1..n-a-1;=>(b)+(n-b-a)+(a)",
        "a=1..n-2;b=a..n;a+b<n;=>(a)+(b)+(n-(a+b))", "b=1..n;a=1..b;a+b<n;=>(a)+(b)+(n-a-b)",
        "a=1..n;b=1..n;b<=a;n-a-b>=a;=>(a)+(b)+(n-a-b)"}) {
    INFO(text);
    CHECK(splits_told(any + "|" + text) == "splits 1 parts 3 taken 0 ");
  }
  // Two parts that differ.
  for (const char* text :
       {"a=1..(n-1)/2;=>(a)+(n-a)", "a=1..n-1;2*a<n;=>(a)+(n-a)", "a=1..n-1;a>n-a;=>(n-a)+(a)"}) {
    INFO(text);
    CHECK(splits_told(any + "|" + text) == "splits 1 parts 2 taken 0 unequal 1 ");
  }
  CHECK(splits_told("a=1..(n-1)/2;=>(a)+(n-1-a)|" + any) == "splits 1 parts 2 taken 1 ");
  CHECK(splits_told("a=1..n/2;=>(a)+(n-a)|" + any + "|a=1..n;b=1..n-a-1;=>(a)+(b)+(n-a-b)") ==
        "splits 2 parts 2 taken 0 parts 3 taken 0 ");
  // Not all splits, empty parts, other moves, other parts, not every smaller heap.
  for (const char* text : {"a=1..(n-2)/2;=>(a)+(n-a)",
                           "a=0..n/2;=>(a)+(n-a)",
                           "a=0..(n-1)/2;=>(a)+(n-a)",
                           "a=2..(n-1)/2;=>(a)+(n-a)",
                           "a=1..(n-1)/2;a!=7;=>(a)+(n-a)",
                           "a=1..(n-1)/3;=>(a)+(n-a)",
                           "a=1..n-1;n-a>=a+2;=>(a)+(n-a)",
                           "a=1..n;=>(a)+(n-a)",
                           "a=2..n/2;=>(a)+(n-a)",
                           "a=1..n/3;=>(a)+(n-a)",
                           "a=1..n/2;a!=7;=>(a)+(n-a)",
                           "a=1..n/2;=>(a)+(n-a)+(1)",
                           "a=1..n/2;=>2*(a)+(n-2*a)",
                           "a=1,2;=>(a)+(n-a)",
                           "a=1..n/3;b=a..n/3;=>(a)+(b)+(n-a-b)",
                           "a=1..n/3;b=a+1..(n-a)/2;=>(a)+(b)+(n-a-b)",
                           "a=1..n/2;b=a..(n-a)/2;a<=b;b<=a;=>(a)+(b)+(n-a-b)",
                           "a=1..n/2;a%2==1;=>(a)+(n-a)",
                           "n%2==0;n=n/2",
                           "a=1..n/2;=>(a)+(a)",
                           "a=1..n/2;b=1..a;=>(b)+(n-b)"}) {
    INFO(text);
    CHECK(splits_told(any + "|" + text).empty());
  }
  for (const char* take : {"k=1..n/2;n-=k", "k=2..n;n-=k", "k=1..n-1;n-=k", "k=odd;n-=k",
                           "y=1..n-1;n=y", "k=1..n;n+=k", "k=1..n;k!=5;n-=k"}) {
    INFO(take);
    CHECK(splits_told(std::string(take) + "|a=1..n/2;=>(a)+(n-a)").empty());
  }
  CHECK(splits_told("a=1..n/2;=>(a)+(n-a)").empty());
}

TEST_CASE("Guesses about splits are proven, or refuted", "[splits]") {
  const auto said = [](const std::string& rule_text, const std::string& text) {
    const RulePtr rule = plain::rule(rule_text);
    auto guess = Guess::read(text, *rule);
    REQUIRE(guess);
    Conjecture work(rule, *guess, 400);
    while (!work.step(100'000).done) {}
    REQUIRE(work.result());
    return *work.result();
  };
  const std::string three = "own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b)";
  const std::string lasker = "own/n;k=1..n;n-=k|a=1..n/2;=>(a)+(n-a)";
  using Verdict = Conjecture::Verdict;
  const auto right = said(three, "if(n%8==0,n-1,if(n%8==7,n+1,n)) for n>=1");
  CHECK(right.verdict == Verdict::proven);
  CHECK(right.theorem == "induction");
  CHECK(right.by_splits);
  CHECK(right.checked == Conjecture::early_look);
  CHECK(said(three, "n+(n%8==7)-(n%8==0&&n>0)").verdict == Verdict::proven);
  CHECK(said(lasker, "n+(n%4==3)-(n%4==0&&n>0)").verdict == Verdict::proven);
  CHECK(said("own/n;k=1..n;n-=k", "n").verdict == Verdict::proven);
  // What is more than 8 heaps may be too large a number for the largest ones.
  const std::string factors = "own/n;k=1..n;n-=k|a=1..n/2;8*a-7*a>0;=>(a)+(n-a)";
  CHECK(said(factors, "n+(n%4==3)-(n%4==0&&n>0)").verdict == Verdict::proven);
  const std::string large = "own/n;k=1..n;n-=k|a=1..n/2;9*a-8*a>0;=>(a)+(n-a)";
  CHECK(said(large, "n+(n%4==3)-(n%4==0&&n>0)").verdict == Verdict::holds);
  // Wrong at once, at a place that is looked at, and behind all that are.
  CHECK(said(lasker, "if(n%8==0,n-1,if(n%8==7,n+1,n)) for n>=1").verdict == Verdict::refuted);
  CHECK(said(three, "n+(n%8==7)-(n%8==0&&n>0)+(n==300)").verdict == Verdict::refuted);
  CHECK(said(three, "n+(n%8==7)-(n%8==0&&n>0)+(n==500)").verdict == Verdict::holds);
  // Rules that do not say that any number may be taken, with values n as far as is looked.
  for (const char* other : {"take/1..1000", "octal/0.1333333333", "custom/k<1000"}) {
    INFO(other);
    CHECK(!said(other, "n").by_splits);
  }
}

TEST_CASE("Written splits have the values of their table past it", "[splits]") {
  for (const std::string text :
       {"n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b)",
        "n;k=1..n;n-=k|a=1..n/2;=>(a)+(n-a)|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b)",
        "n;k=1..n;n-=k|a=1..(n-1)/2;=>(n-1-a)+(a)", "n;k=1..n;n-=k|a=1..(n-1)/2;=>(a)+(n-a)",
        "n;k=1..n;n-=k|a=1..(n-2)/2;=>(a)+(n-1-a)"}) {
    INFO(text);
    auto reader = Reader::open(text);
    const auto rule = OwnRule::read(*reader);
    REQUIRE(rule);
    const auto heaps = lines_by_splits(*rule);
    REQUIRE(heaps != nullptr);
    const RulePtr own = plain::rule("own/" + text);
    Work work(UINT64_MAX);
    work.open_step(UINT64_MAX);
    REQUIRE(own->sequence().sequence_ready(900, work) == Ready::yes);
    std::vector<std::uint32_t> first;
    for (Heap n = 0; n < heaps->values_needed(); ++n)
      first.push_back(static_cast<std::uint32_t>(own->sequence().sequence_value(n)));
    REQUIRE(heaps->prove(first, work));
    for (Heap n = 0; n <= 900; ++n) REQUIRE(heaps->value(n) == own->sequence().sequence_value(n));
  }
}

TEST_CASE("Winning moves of large written splits lead to lost positions", "[splits]") {
  std::mt19937_64 random(7);
  const std::string three = "own/n;k=1..n;n-=k|a=1..n/3;b=a..(n-a)/2;=>(a)+(b)+(n-a-b):";
  const std::string differ = "own/n;k=1..n;n-=k|a=1..(n-1)/2;=>(a)+(n-a):";
  std::size_t splits = 0;
  for (std::size_t round = 0; round < 60; ++round) {
    const std::string& rule = round % 3 == 2 ? differ : three;
    // Near each other, so that a value may be reached by a split alone.
    const Heap n = round % 2 == 0 ? max_integer - random() % 64 : 5'000 + random() % 1'000'000;
    const Heap other = n - random() % 4 + (n < max_integer - 8 ? random() % 4 : 0);
    const auto position = plain::position(rule + std::to_string(n) + "," + std::to_string(other));
    const auto answer = analyze(position);
    REQUIRE(answer);
    INFO(rule << n << ',' << other);
    CHECK((answer->outcome == Outcome::P) == (answer->value == Value{0}));
    if (answer->outcome == Outcome::N) CHECK_FALSE(answer->winning.empty());
    for (const PositionMove& move : answer->winning) {
      const auto then = analyze(after(position, move));
      REQUIRE(then);
      CHECK(then->outcome == Outcome::P);
      splits += move.move.parts.size() > 1 ? 1 : 0;
    }
  }
  CHECK(splits > 0);
}

}  // namespace nimber
