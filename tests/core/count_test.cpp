// Counted positions beside plain counting: each position of few heaps is looked at by itself.
#include "catch.hpp"
#include "plain.hpp"
#include "share.hpp"

#include "laws/count/position_count.hpp"
#include "values/decimal.hpp"

using namespace nimber;

namespace {

/// g(0) … g(to) of one heap, by plain recursion without tables or theory.
std::vector<std::uint64_t> plain_values(const std::string& rule, std::uint64_t to) {
  std::vector<std::uint64_t> out;
  std::map<std::string, Value> seen;
  for (std::uint64_t n = 0; n <= to; ++n)
    out.push_back(plain::value(rule + ":" + std::to_string(n), seen));
  return out;
}

/// The same as the rule says them.
std::vector<std::uint64_t> told_values(const std::string& text, std::uint64_t to) {
  const RulePtr rule = plain::rule(text);
  Work work;
  work.open_step(1'000'000);
  REQUIRE(rule->sequence().sequence_ready(to, work) == Ready::yes);
  std::vector<std::uint64_t> out;
  for (std::uint64_t n = 0; n <= to; ++n) out.push_back(rule->sequence().sequence_value(n));
  return out;
}

struct Counted {
  std::uint64_t lost = 0;
  std::uint64_t total = 0;
};

/// Looks at every position; `is_counted` is given its heaps.
template <class IsCounted>
Counted each_position(std::uint64_t heaps, std::uint64_t from, std::uint64_t to, bool unordered,
                      IsCounted is_counted) {
  Counted out;
  std::vector<std::uint64_t> position;
  const auto choose = [&](const auto& self) -> void {
    if (position.size() == heaps) {
      ++out.total;
      out.lost += is_counted(position) ? 1 : 0;
      return;
    }
    const std::uint64_t first = unordered && !position.empty() ? position.back() : from;
    for (std::uint64_t n = first; n <= to; ++n) {
      position.push_back(n);
      self(self);
      position.pop_back();
    }
  };
  choose(choose);
  return out;
}

/// Of heaps of these values: is their nim-sum `value`?
template <class Values>
auto worth(const Values& values, std::uint64_t value) {
  return [&values, value](const auto& position) {
    std::uint64_t sum = 0;
    for (const std::uint64_t n : position) sum ^= values[n];
    return sum == value;
  };
}

PositionCount::Answer count(const std::string& rule, CountWish wish,
                            std::uint64_t budget = 1'000'000) {
  PositionCount work(plain::rule(rule), wish, 20'000'000'000);
  while (!work.step(budget).done) {}
  INFO(rule << " K = " << wish.heaps << ", " << wish.from << " to " << wish.to);
  REQUIRE(work.result());
  return *work.result();
}

Error refused(const std::string& rule, CountWish wish, std::uint64_t limit = 1'000'000'000) {
  PositionCount work(plain::rule(rule), wish, limit);
  while (!work.step(1'000'000).done) {}
  REQUIRE(!work.result());
  return work.result().error();
}

std::string random_rule(std::mt19937_64& random) {
  switch (random() % 6) {
    case 0:
      return std::vector<std::string>{"nim",       "lasker",   "grundy",
                                      "take/even", "take/3..", "custom/2*k>=n"}[random() % 6];
    case 1: return "octal/0." + std::to_string(random() % 8) + std::to_string(1 + random() % 7);
    case 2: return "octal/4." + std::to_string(random() % 8);
    default: break;
  }
  std::set<std::uint64_t> set;
  for (std::size_t size = 1 + random() % 4; set.size() < size;) set.insert(1 + random() % 9);
  std::string out;
  for (const std::uint64_t k : set) out += (out.empty() ? "take/" : ",") + std::to_string(k);
  return out;
}

/// A rule whose heaps never split.
std::string random_heap_rule(std::mt19937_64& random) {
  static const std::vector<std::string> named = {"nim", "take/odd", "take/3..", "custom/2*k>=n",
                                                 "custom/2*k<=n"};
  if (random() % 6 == 0) return named[random() % named.size()];
  std::string rule;
  do rule = random_rule(random);
  while (!rule.starts_with("take/"));
  return rule;
}

/// Misère play with heaps that never split, by the definition: whoever has no move wins.
class MisereHeaps {
 public:
  MisereHeaps(const std::string& rule, std::uint64_t to) {
    for (std::uint64_t n = 0; n <= to; ++n) {
      options_.emplace_back();
      for (const std::string& left : plain::options(rule + ":" + std::to_string(n)))
        options_.back().push_back(std::stoull(left.substr(left.rfind(':') + 1)));
    }
  }
  bool wins(std::vector<std::uint64_t> heaps) {
    std::sort(heaps.begin(), heaps.end());
    if (const auto known = seen_.find(heaps); known != seen_.end()) return known->second;
    bool any = false;
    bool win = false;
    for (std::size_t i = 0; i < heaps.size(); ++i) {
      for (const std::uint64_t left : options_[heaps[i]]) {
        any = true;
        auto next = heaps;
        next[i] = left;
        win = win || !wins(std::move(next));
      }
    }
    return seen_[std::move(heaps)] = win || !any;
  }

 private:
  std::vector<std::vector<std::uint64_t>> options_;
  std::map<std::vector<std::uint64_t>, bool> seen_;
};

/// In how many orders its numbers can stand: each is written out. They are sorted.
std::uint64_t orders_of(std::vector<std::uint64_t> sorted) {
  std::uint64_t out = 0;
  do ++out;
  while (std::next_permutation(sorted.begin(), sorted.end()));
  return out;
}

constexpr std::uint64_t moduli[] = {2, 3, 4, 6, 9, 64, 1000, 998244353, 1'099'511'627'776};

}  // namespace

TEST_CASE("count: all positions of up to four heaps of up to twelve stones, at 300 rules") {
  std::mt19937_64 random(51);
  for (std::size_t round = 0; round < plain::share(300); ++round) {
    const std::string rule = random_rule(random);
    const auto values = told_values(rule, 12);
    if (round % 20 == 0) REQUIRE(plain_values(rule, 9) == told_values(rule, 9));
    for (std::uint64_t heaps = 0; heaps <= 4; ++heaps) {
      for (std::uint64_t to = 0; to <= 12; ++to) {
        const std::uint64_t from = random() % 2 == 0 ? 0 : random() % (to + 1);
        const std::uint64_t value = random() % 3 == 0 ? random() % 9 : 0;
        const bool unordered = random() % 2 == 0;
        INFO(rule << " K = " << heaps << ", " << from << " to " << to << ", value " << value
                  << (unordered ? ", unordered" : ""));
        const Counted plainly = each_position(heaps, from, to, unordered, worth(values, value));
        CountWish wish{
            .heaps = heaps, .from = from, .to = to, .value = value, .unordered = unordered};
        const auto exact = count(rule, wish, 1 + random() % 50);
        REQUIRE(exact.exact);
        REQUIRE(exact.lost == std::to_string(plainly.lost));
        REQUIRE(exact.total == std::to_string(plainly.total));
        REQUIRE(*exact.share ==
                Approx(static_cast<double>(plainly.lost) / static_cast<double>(plainly.total)));
        wish.modulus = moduli[random() % std::size(moduli)];
        const auto rest = count(rule, wish);
        INFO("modulo " << wish.modulus);
        REQUIRE(!rest.exact);
        REQUIRE(rest.lost == std::to_string(plainly.lost % wish.modulus));
        REQUIRE(rest.total == std::to_string(plainly.total % wish.modulus));
      }
    }
  }
}

TEST_CASE("count: misere positions of tame rules, each played out, at 300 rules") {
  std::mt19937_64 random(54);
  std::size_t seen_lost = 0;
  for (std::size_t round = 0; round < plain::share(300);) {
    const std::string rule = random_heap_rule(random);
    if (!plain::rule(rule)->theory().tame()) continue;
    ++round;
    MisereHeaps plays(rule, 12);
    for (std::uint64_t to = 0; to <= 12; ++to) {
      for (std::uint64_t heaps = 0; heaps <= 4; ++heaps) {
        const std::uint64_t from = random() % 2 == 0 ? 0 : random() % (to + 1);
        const bool unordered = random() % 2 == 0;
        INFO(rule << " K = " << heaps << ", " << from << " to " << to
                  << (unordered ? ", unordered" : ""));
        // Each multiset is played once, and counts as often as it has orders.
        std::uint64_t lost = 0;
        each_position(heaps, from, to, true, [&](const auto& position) {
          const bool is_lost = !plays.wins(position);
          if (is_lost) lost += unordered ? 1 : orders_of(position);
          return is_lost;
        });
        seen_lost += lost;
        CountWish wish{
            .heaps = heaps, .from = from, .to = to, .unordered = unordered, .misere = true};
        REQUIRE(count(rule, wish).lost == std::to_string(lost));
        wish.modulus = moduli[random() % std::size(moduli)];
        REQUIRE(count(rule, wish).lost == std::to_string(lost % wish.modulus));
      }
    }
  }
  CHECK(seen_lost > 100);
}

TEST_CASE("count: up to a bound, each position by plain values, and as far as any list of values") {
  std::mt19937_64 random(55);
  for (const std::string rule : {"custom/2*k<=n", "custom/3*k<=n+1", "custom/k*k<=n",
                                 "custom/k*k*k<=2*n", "custom/k<=n", "take/1.."}) {
    const auto values = plain_values(rule, 40);
    for (std::uint64_t heaps = 0; heaps <= 3; ++heaps) {
      for (std::uint64_t to = 3; to <= 40; to += 1 + random() % 9) {
        const std::uint64_t from = random() % (to + 1);
        const std::uint64_t value = random() % 3;
        const bool unordered = random() % 2 == 0;
        INFO(rule << " K = " << heaps << ", " << from << " to " << to << ", value " << value
                  << (unordered ? ", unordered" : ""));
        const Counted plainly = each_position(heaps, from, to, unordered, worth(values, value));
        const auto counted = count(
            rule, {.heaps = heaps, .from = from, .to = to, .value = value, .unordered = unordered});
        REQUIRE(counted.lost == std::to_string(plainly.lost));
        REQUIRE(counted.total == std::to_string(plainly.total));
      }
    }
  }
  // A table of what may be taken would cost 10^11 options.
  PositionCount many(plain::rule("custom/2*k<=n"), {.heaps = 1, .to = 1'000'000}, 100'000'000);
  while (!many.step(1'000'000).done) {}
  REQUIRE(many.result());
  // Lost are the heaps 0, 1, 3, 7 … 2^19 - 1: from any other one of them can be left.
  CHECK(many.result()->lost == "20");
  const CountWish far{.heaps = 3, .from = 5, .to = max_integer, .modulus = 998'244'353};
  CHECK(count("take/1..", far).lost == count("nim", far).lost);
}

TEST_CASE("count: misere positions whose heaps split are played out, and wild rules refused") {
  std::map<std::string, bool> seen;
  for (std::uint64_t heaps = 1; heaps <= 3; ++heaps) {
    for (const bool unordered : {false, true}) {
      const std::uint64_t from = heaps % 2;
      const std::uint64_t to = heaps == 3 ? 4 : 6;
      INFO("K = " << heaps << (unordered ? ", unordered" : ""));
      const Counted plainly = each_position(heaps, from, to, unordered, [&](const auto& position) {
        std::string text = "lasker:";
        for (const std::uint64_t n : position)
          text += (text.back() == ':' ? "" : ",") + std::to_string(n);
        return !plain::wins(text + "~misere", seen);
      });
      CountWish wish{
          .heaps = heaps, .from = from, .to = to, .unordered = unordered, .misere = true};
      REQUIRE(count("lasker", wish).lost == std::to_string(plainly.lost));
      wish.modulus = 1000;
      REQUIRE(count("lasker", wish).lost == std::to_string(plainly.lost % 1000));
    }
  }
  CHECK(refused("octal/0.77", {.heaps = 2, .to = 5, .misere = true}).code == ErrorCode::unsettled);
}

TEST_CASE("count: Nim by digits is the transform of its values") {
  // take/1..m is Nim below m, and is counted by its period.
  std::mt19937_64 random(52);
  for (std::size_t round = 0; round < plain::share(400); ++round) {
    const std::uint64_t from = random() % 90;
    const std::uint64_t to = from + random() % 90;
    CountWish wish{.heaps = random() % 9,
                   .from = from,
                   .to = to,
                   .value = random() % 2 == 0 ? 0 : random() % 300,
                   .unordered = random() % 2 == 0};
    INFO(from << " to " << to << ", K = " << wish.heaps << ", value " << wish.value);
    const auto one = count("nim", wish);
    const auto other = count("take/1..500", wish);
    REQUIRE(one.lost == other.lost);
    REQUIRE(one.total == other.total);
    wish.modulus = moduli[random() % 9];
    REQUIRE(count("nim", wish).lost == count("take/1..500", wish).lost);
    wish.value = 0;
    wish.misere = true;
    REQUIRE(count("nim", wish).lost == count("take/1..500", wish).lost);
  }
  // 2^60 heaps of 0 … 2^60 - 1: one in 2^60 is lost, whatever K.
  CountWish wish{.heaps = 2, .from = 0, .to = (std::uint64_t{1} << 59) - 1};
  CHECK(count("nim", wish).lost == std::to_string(std::uint64_t{1} << 59));
  wish = {.heaps = 2, .from = 1, .to = max_integer};
  CHECK(count("nim", wish).lost == "1000000000000000000");
  CHECK(count("nim", wish).total == "1000000000000000000000000000000000000");
  wish.unordered = true;
  CHECK(count("nim", wish).lost == "1000000000000000000");
  // 10^18 (10^18 + 1) / 2.
  CHECK(count("nim", wish).total == "500000000000000000500000000000000000");
  // Three heaps: x, y and x ^ y, in any order.
  wish = {.heaps = 3, .from = 0, .to = (std::uint64_t{1} << 30) - 1};
  CHECK(count("nim", wish).lost == std::to_string(std::uint64_t{1} << 60));
}

TEST_CASE("count: a period carries it to 10^18, and closed values as far") {
  // Of take/1,3,4, period 7, the heaps 0 and 2 of each period are lost.
  CountWish wish{.heaps = 1, .from = 0, .to = 699'999'999'999'999'999};
  CHECK(count("take/1,3,4", wish).lost == "200000000000000000");
  CHECK(count("octal/0.07", {.heaps = 1, .from = 0, .to = 99'999}).lost == [] {
    ValueCounts counts(plain::rule("octal/0.07"), 100'000, 1'000'000'000);
    while (!counts.step(1'000'000).done) {}
    std::uint64_t zeros = 0;
    counts.each([&](Value value, std::uint64_t times) { zeros += value == 0 ? times : 0; });
    return std::to_string(zeros);
  }());
  // At least half: 2^k - 2^(k-1) heaps are worth k.
  wish = {.heaps = 2, .from = 0, .to = (std::uint64_t{1} << 59) - 1};
  std::uint64_t squares = 1;
  // The sum of 4^(k-1), k = 1 … 20, for a range that ends at 2^20.
  wish.to = (std::uint64_t{1} << 20) - 1;
  for (int k = 0; k < 20; ++k) squares += std::uint64_t{1} << 2 * k;
  CHECK(count("custom/2*k>=n", wish).lost == std::to_string(squares));
  wish.to = max_integer;
  wish.modulus = 12;
  CHECK(count("custom/2*k>=n", wish).total ==
        std::to_string((max_integer % 12 + 1) * (max_integer % 12 + 1) % 12));
}

TEST_CASE("count: exact numbers are the same modulo numbers whose product is larger") {
  // By the remainders of a long number.
  const auto rest_of = [](const std::string& digits, std::uint64_t modulus) {
    std::uint64_t rest = 0;
    for (const char digit : digits)
      rest = (rest * 10 + static_cast<std::uint64_t>(digit - '0')) % modulus;
    return std::to_string(rest);
  };
  for (const bool unordered : {false, true}) {
    for (const std::string rule : {"take/1,3,4", "octal/0.77", "nim"}) {
      CountWish wish{.heaps = 700, .from = 3, .to = 1'000'003, .unordered = unordered};
      INFO(rule << (unordered ? ", unordered" : ""));
      const auto exact = count(rule, wish);
      REQUIRE(exact.lost.size() > 2000);
      for (const std::uint64_t modulus :
           {std::uint64_t{2}, std::uint64_t{7}, std::uint64_t{128}, std::uint64_t{700},
            std::uint64_t{998'244'353}, std::uint64_t{1'000'000'000'000}}) {
        wish.modulus = modulus;
        CHECK(count(rule, wish).lost == rest_of(exact.lost, modulus));
        CHECK(count(rule, wish).total == rest_of(exact.total, modulus));
      }
    }
  }
}

TEST_CASE("count: at most so many stones, each position looked at") {
  for (std::uint64_t most = 1; most <= 3; ++most) {
    for (std::uint64_t heaps = 0; heaps <= 5; ++heaps) {
      for (std::uint64_t stones = 0; stones <= 11; ++stones) {
        const std::uint64_t value = most == 1 ? stones % 3 : 0;
        INFO("K = " << heaps << ", T = " << stones << ", up to " << most << ", value " << value);
        std::uint64_t total = 0;
        const Counted plainly = each_position(heaps, 0, stones, false, [&](const auto& position) {
          std::uint64_t sum = 0;
          for (const std::uint64_t n : position) sum += n;
          if (sum > stones) return false;
          ++total;
          for (unsigned digit = 0; digit < 4; ++digit) {
            std::uint64_t ones = 0;
            for (const std::uint64_t n : position) ones += n >> digit & 1;
            if (ones % (most + 1) != (value >> digit & 1)) return false;
          }
          return true;
        });
        const CountWish wish{.heaps = heaps,
                             .to = stones,
                             .value = value,
                             .modulus = 1'000'000,
                             .stones = stones,
                             .most = most};
        CHECK(count("nim", wish).lost == std::to_string(plainly.lost));
        CHECK(count("nim", wish).total == std::to_string(total));
      }
    }
  }
}

TEST_CASE("count: Project Euler 301, n, 2n and 3n lost for 2178309 n up to 2^30") {
  // n ^ 2n = 3n exactly where no two neighbouring digits of n are 1. The published number counts n
  // from 1 to 2^30.
  std::uint64_t lost = 0;
  const std::uint64_t to = std::uint64_t{1} << 30;
  // By digits, two automata side by side: the carry of n + 2n, and the digit before.
  // n, 2n and 3n are lost exactly where n & 2n is 0, since 3n = (n ^ 2n) + 2 (n & 2n).
  std::uint64_t ends_in_0 = 1;
  std::uint64_t ends_in_1 = 0;
  for (int digit = 0; digit < 30; ++digit) {
    const std::uint64_t zero = ends_in_0 + ends_in_1;
    ends_in_1 = ends_in_0;
    ends_in_0 = zero;
  }
  lost = ends_in_0 + ends_in_1;  // of 0 … 2^30 - 1
  // Without 0, with 2^30.
  CHECK(lost == 2'178'309);
  // The pieces of counting agree on what is lost there: each by its value.
  const RulePtr nim = plain::rule("nim");
  for (std::uint64_t n = 1; n <= 4096; ++n) {
    const Value sum = nim->sequence().sequence_value(n) ^ nim->sequence().sequence_value(2 * n) ^
                      nim->sequence().sequence_value(3 * n);
    REQUIRE((sum == 0) == ((n & 2 * n) == 0));
  }
  CHECK((to & 2 * to) == 0);
}

TEST_CASE("count: what is too large, and what is not known") {
  CHECK(refused("take/even", {.heaps = 2, .to = 3'000'000}).code == ErrorCode::too_large);
  CHECK(refused("take/even", {.heaps = 2, .to = 3'000'000}).args ==
        std::vector<std::string>{"values"});
  CHECK(refused("octal/0.77", {.heaps = 1'000'000, .to = max_integer - 1}).code ==
        ErrorCode::too_large);
  CHECK(refused("octal/0.77", {.heaps = 1'000'000, .to = max_integer - 1}).args ==
        std::vector<std::string>{"digits"});
  CHECK(refused("take/prime", {.heaps = 2, .to = max_integer}, 10'000'000).code ==
        ErrorCode::unsettled);
  CHECK(refused("wythoff", {.heaps = 2, .to = 5}).code == ErrorCode::no_sequence);
  // The values below the range may be as large as they like.
  CHECK(count("take/even", {.heaps = 2, .from = 0, .to = 2'097'150}).lost.size() > 5);
}

TEST_CASE("count: long decimal numbers, beside sums of places") {
  std::mt19937_64 random(53);
  // 2^n by doubling, and as a power.
  Decimal doubled(1);
  for (unsigned n = 0; n <= 3000; ++n) {
    if (n % 377 == 0) {
      REQUIRE(Decimal(2).power(n) == doubled);
      Decimal halved = doubled;
      for (unsigned i = 0; i < n; ++i) halved /= 2;
      REQUIRE(halved == Decimal(1));
    }
    doubled += doubled;
  }
  CHECK(Decimal(2).power(64).text() == "18446744073709551616");
  CHECK(Decimal(0).text() == "0");
  CHECK(Decimal(1'000'000'000).text() == "1000000000");
  CHECK(Decimal(10).power(50).text() == "1" + std::string(50, '0'));
  // (a + b)(a - b) = a^2 - b^2, short and by the transform.
  for (std::size_t round = 0; round < plain::share(60); ++round) {
    Decimal a(random() >> 1);
    Decimal b(random() >> 1);
    a = a.power(1 + random() % 400);
    b = b.power(1 + random() % 400);
    if (a < b) std::swap(a, b);
    Decimal sum = a;
    sum += b;
    Decimal rest = a;
    rest -= b;
    Decimal squares = a * a;
    squares -= b * b;
    REQUIRE(sum * rest == squares);
    Decimal times = a;
    times *= 0x7FFFFFFFFFFFFFFF;
    REQUIRE(times == a * Decimal(0x7FFFFFFFFFFFFFFF));
  }
}
