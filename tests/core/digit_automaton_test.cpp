// Automata that read numbers digit by digit, and the proof that one says the values of a rule.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"
#include "written_rules.hpp"

#include "rules/own/own_digits.hpp"
#include "values/digit_automaton.hpp"

#include <algorithm>
#include <optional>
#include <random>
#include <string>
#include <vector>

using namespace nimber;

namespace {

/// What an automaton says of n, read as its definition has it: all digits written down first.
std::int64_t read_out(const DigitAutomaton& automaton, std::uint64_t n) {
  std::vector<std::size_t> digits;
  for (; n > 0; n /= automaton.base) digits.push_back(static_cast<std::size_t>(n % automaton.base));
  if (!automaton.low_first) std::reverse(digits.begin(), digits.end());
  std::size_t state = 0;
  for (const std::size_t digit : digits)
    state = static_cast<std::size_t>(automaton.next[state][digit]);
  return automaton.out[state];
}

/// A random automaton to which zeros in front are nothing.
DigitAutomaton random_automaton(std::mt19937& random, bool low_first) {
  DigitAutomaton out;
  out.base = 2 + static_cast<unsigned>(random() % 3);
  out.low_first = low_first;
  const std::size_t states = 1 + random() % 4;
  for (std::size_t s = 0; s < states; ++s) {
    out.out.push_back(static_cast<std::int64_t>(random() % 3));
    out.next.emplace_back();
    for (unsigned d = 0; d < out.base; ++d)
      out.next[s].push_back(static_cast<std::int64_t>(random() % states));
  }
  if (low_first) {
    for (std::size_t s = 0; s < states; ++s) out.next[s][0] = static_cast<std::int64_t>(s);
  } else {
    out.next[0][0] = 0;
  }
  return out;
}

/// A move of a random rule, which the test itself makes.
struct PlainOption {
  std::uint64_t modulus = 1;
  std::uint64_t residue = 0;
  std::uint64_t least = 1;  // heaps below have no such move
  std::uint64_t copies = 1;
  std::int64_t shift = -1;
  std::int64_t divisor = 1;
};

std::string text_of(const std::vector<PlainOption>& options) {
  std::string out = "own/n";
  for (std::size_t i = 0; i < options.size(); ++i) {
    const PlainOption& o = options[i];
    out += i == 0 ? ";" : "|";
    out += "n>=" + std::to_string(o.least) + ";";
    if (o.modulus > 1)
      out += "n%" + std::to_string(o.modulus) + "==" + std::to_string(o.residue) + ";";
    std::string left = "n" + std::string(o.shift < 0 ? "-" : "+") +
                       std::to_string(o.shift < 0 ? -o.shift : o.shift);
    if (o.divisor > 1) left = "(" + left + ")/" + std::to_string(o.divisor);
    out += "=>" + std::to_string(o.copies) + "*(" + left + ")";
  }
  return out;
}

std::vector<PlainOption> random_options(std::mt19937& random) {
  const std::uint64_t base = random() % 4 == 0 ? 3 : 2;
  std::vector<PlainOption> out(1 + random() % 3);
  for (PlainOption& o : out) {
    if (random() % 2 == 0) o.modulus = 2 + random() % 3;
    o.residue = random() % o.modulus;
    if (random() % 4 == 0) o.copies = 1 + random() % 3;
    o.shift = -1 - static_cast<std::int64_t>(random() % 3);
    if (random() % 2 == 0) {
      o.divisor = static_cast<std::int64_t>(random() % 4 == 0 ? base * base : base);
      o.shift += static_cast<std::int64_t>(random() % 4);
    }
    // From here on it is a heap, and a smaller one.
    o.least = 8;
  }
  return out;
}

/// Values by mex alone.
std::vector<std::uint32_t> values_of(const std::vector<PlainOption>& options, std::size_t count) {
  std::vector<std::uint32_t> out;
  for (std::size_t n = 0; n < count; ++n) {
    std::vector<std::uint32_t> met;
    for (const PlainOption& o : options) {
      if (n < o.least || n % o.modulus != o.residue) continue;
      const std::int64_t left = (static_cast<std::int64_t>(n) + o.shift) / o.divisor;
      met.push_back(o.copies % 2 == 0 ? 0 : out[static_cast<std::size_t>(left)]);
    }
    std::uint32_t mex = 0;
    while (std::find(met.begin(), met.end(), mex) != met.end()) ++mex;
    out.push_back(mex);
  }
  return out;
}

/// What a position is worth, where little work tells it.
std::optional<Value> soon_told(const std::string& text) {
  const auto answer = analyze(plain::position(text), 500'000);
  return answer ? answer->value : std::nullopt;
}

Work endless_work() {
  Work work(UINT64_MAX);
  work.open_step(UINT64_MAX);
  return work;
}

}  // namespace

TEST_CASE("an automaton that reads the lowest digit first says what the other one says") {
  std::mt19937 random(1);
  for (std::size_t round = 0; round < plain::share(300); ++round) {
    const DigitAutomaton given = random_automaton(random, round % 2 == 0);
    const auto turned = lowest_first(given);
    REQUIRE(turned);
    CHECK(turned->low_first);
    for (std::uint64_t n = 0; n < 300; ++n) {
      REQUIRE(read_out(*turned, n) == read_out(given, n));
      REQUIRE(value_from(*turned, 0, n) == read_out(given, n));
    }
  }
}

TEST_CASE("two automata say the same, or differ at a number with few digits") {
  std::mt19937 random(2);
  std::size_t same = 0;
  for (std::size_t round = 0; round < plain::share(600); ++round) {
    DigitAutomaton a = random_automaton(random, true);
    DigitAutomaton b = random_automaton(random, true);
    if (round % 2 == 0) {
      // Another state that acts as one does, to which some arrows lead.
      b = a;
      const std::size_t twin = random() % a.out.size();
      b.out.push_back(a.out[twin]);
      b.next.push_back(a.next[twin]);
      b.next.back()[0] = static_cast<std::int64_t>(a.out.size());
      for (auto& row : b.next) {
        for (std::size_t d = 1; d < row.size(); ++d)
          if (row[d] == static_cast<std::int64_t>(twin) && random() % 2 == 0)
            row[d] = static_cast<std::int64_t>(a.out.size());
      }
    }
    bool differ = a.base != b.base;
    // Two automata of p and q states that differ do so at a number with fewer than p q digits.
    for (std::uint64_t n = 0; n < 4096 && !differ; ++n) differ = read_out(a, n) != read_out(b, n);
    same += differ ? 0 : 1;
    if (differ || a.out.size() * b.out.size() <= 6) CHECK(say_the_same(a, b) == !differ);
    if (round % 2 == 0) CHECK(say_the_same(a, b));
  }
  CHECK(same >= plain::floor_of_share(300));
}

TEST_CASE("an automaton says values by residues, from a number on, or it does not") {
  std::mt19937 random(3);
  std::size_t yes = 0;
  for (std::size_t round = 0; round < plain::share(400); ++round) {
    const std::uint64_t period = 1 + random() % 6;
    const std::uint64_t from = random() % 20;
    std::vector<std::int64_t> values(static_cast<std::size_t>(period));
    for (auto& value : values) value = static_cast<std::int64_t>(random() % 3);
    std::vector<std::uint32_t> list;
    for (std::uint64_t n = 0; n < 4096; ++n) {
      const auto of_residue =
          static_cast<std::uint32_t>(values[static_cast<std::size_t>(n % period)]);
      list.push_back(n < from ? static_cast<std::uint32_t>(random() % 3) : of_residue);
    }
    // One place off, far out, is seen.
    const std::size_t off = random() % 2 == 0 ? 0 : from + random() % 500;
    if (off >= from && off > 0) list[off] += 1;
    const auto automaton = automaton_of_values(list, 2 + static_cast<unsigned>(random() % 3));
    if (!automaton) continue;
    bool right = true;
    for (std::uint64_t n = 0; n < list.size(); ++n) {
      if (value_from(*automaton, 0, n) != list[static_cast<std::size_t>(n)]) right = false;
    }
    if (!right) continue;
    bool fits = true;
    for (std::uint64_t n = from; n < 100'000; ++n)
      fits = fits && value_from(*automaton, 0, n) == values[static_cast<std::size_t>(n % period)];
    CHECK(says_residues(*automaton, from, values) == fits);
    yes += fits ? 1 : 0;
  }
  CHECK(yes >= plain::floor_of_share(100));
}

TEST_CASE("what is proven of rules read by digits are their values, at 400 random rules") {
  std::mt19937 random(4);
  std::size_t proven = 0;
  for (std::size_t round = 0; round < plain::share(400); ++round) {
    const auto options = random_options(random);
    const std::string text = text_of(options);
    INFO(text);
    const auto reader = Reader::open(text.substr(4));
    REQUIRE(reader);
    Reader copy = *reader;
    const auto rule = OwnRule::read(copy);
    REQUIRE(rule);
    const auto moves = digit_moves_of(*rule);
    REQUIRE(moves);
    CHECK(moves->options.size() <= DigitMoves::most_period);
    const auto values = values_of(options, 100'000);
    const std::span<const std::uint32_t> first(values.data(), TheoremHeaps::usual_from);
    auto heaps = read_by_digits(*rule);
    REQUIRE(heaps != nullptr);
    Work work = endless_work();
    if (!heaps->prove(first, work)) continue;
    ++proven;
    for (std::size_t n = 0; n < values.size(); ++n)
      REQUIRE(heaps->value(static_cast<Heap>(n)) == values[n]);
    // Another automaton that agrees with the first values is not taken for the rule's.
    DigitAutomaton wrong = *heaps->law().automaton;
    DigitMoves same = *moves;
    if (same.base == 0) same.base = wrong.base;
    CHECK(keeps_mex(same, wrong, work));
    const std::size_t state = random() % wrong.out.size();
    const std::size_t digit = random() % wrong.base;
    const std::int64_t other = wrong.next[state][digit];
    wrong.next[state][digit] = static_cast<std::int64_t>(random() % wrong.out.size());
    bool differs = false;
    for (std::size_t n = moves->from; n < values.size() && !differs; ++n)
      differs = value_from(wrong, 0, n) != values[n];
    bool low = false;  // does it differ below, where nothing is proven?
    for (std::size_t n = 0; n < moves->from; ++n) low = low || value_from(wrong, 0, n) != values[n];
    if (differs && !low) {
      INFO(state << " by " << digit << ", not to " << other);
      CHECK(!keeps_mex(same, wrong, work));
    }
  }
  CHECK(proven >= plain::floor_of_share(100));
}

TEST_CASE("rules that are read by digits, and rules that are not") {
  const auto fits = [](const std::string& text) {
    const RulePtr rule = plain::written_rule(text);
    return rule != nullptr && rule->sequence().may_have_law();
  };
  for (const char* const text :
       {"n;n-=1|n>0;n=n/2", "n;n-=1|n>0;n%2==0;=>2*(n/2)", "n;n-=1|n>0;n%2==0;=>3*(n/2)",
        "m;k=1..3;m>=k;m-=k|m>1;m=(m+1)/2", "n;d=2,4;n>=d;n=n/d|n-=1", "n;n-=1+n%2|n>1;n=n/2",
        "n;n>0;n-=n/2|n-=1", "n;n%3!=0;k=1..2;n-=k|n%3==0;n-=4"})
    CHECK(fits(text));
  for (const char* const text :
       {"n;n-=1|n>0;n=n/2|n>0;n=n/3", "n;k=1..n;n-=k|n>0;n=n/2", "n;n-=1|n>0;n=sqrt(n)",
        "n;n-=1|n>0;n=2*n/3", "n;n+=1|n>0;n=n/2", "n;n-=1|n>1;n%2==0;=>(n/2)+(n)",
        "n;n-=1|n>0;=>(n/2)*(n/2)", "n;prime(n);n-=1|n>0;n=n/2", "(a,b);a-=1|b-=1",
        "n;n-=1|n>1;=>(n/2)*n"})
    CHECK(!fits(text));
}

TEST_CASE("heaps of 10^18 read by digits: the value is the mex of the options' values") {
  std::mt19937 random(5);
  std::size_t settled = 0;
  for (std::size_t round = 0; round < plain::share(60); ++round) {
    const auto options = random_options(random);
    const std::string text = text_of(options);
    for (const std::uint64_t n : {max_integer, max_integer - 1 - random() % 1000,
                                  std::uint64_t{1} << (20 + random() % 39)}) {
      const auto value = soon_told(text + ":" + std::to_string(n));
      if (!value) continue;
      ++settled;
      INFO(text << ":" << n);
      std::vector<Value> met;
      for (const PlainOption& o : options) {
        if (n % o.modulus != o.residue) continue;
        const std::int64_t left = (static_cast<std::int64_t>(n) + o.shift) / o.divisor;
        if (o.copies % 2 == 0) {
          met.push_back(0);
          continue;
        }
        const auto below = soon_told(text + ":" + std::to_string(left));
        REQUIRE(below);
        met.push_back(*below);
      }
      Value mex = 0;
      while (std::find(met.begin(), met.end(), mex) != met.end()) ++mex;
      CHECK(*value == mex);
    }
  }
  CHECK(settled >= plain::floor_of_share(60));
}

TEST_CASE("a proof that ends at the limit tells nothing, and may be asked for again") {
  for (const std::uint64_t limit : {1'000u, 10'000u, 20'000u, 40'000u, 60'000u, 100'000u}) {
    INFO(limit);
    const auto position = plain::position("own/n;i=1,3,4;n-=1|n>0;n=n/2:1000000000000000000,500");
    const auto answer = analyze(position, limit);
    if (!answer) CHECK(answer.error().code == ErrorCode::unsettled);
    const auto later = analyze(position);
    REQUIRE(later);
    if (answer) CHECK(answer->value == later->value);
  }
}
