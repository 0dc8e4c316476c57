// Sequences and sets with a name, and multiples of quadratic numbers rounded down.
#include "laws/patterns/pattern_bits.hpp"
#include "laws/patterns/pattern_families.hpp"

#include <algorithm>
#include <cmath>

namespace nimber {
namespace {

/// Multiples of a quadratic number are looked for modulo numbers up to this.
constexpr std::int64_t largest_lifted = 16;

using Named = std::optional<std::int64_t>;

/// Calls each prime factor of n > 0 with its exponent. O(sqrt n).
template <class Each>
void factor(std::int64_t n, Each each) {
  for (std::int64_t p = 2; p * p <= n; ++p) {
    std::int64_t exponent = 0;
    for (; n % p == 0; n /= p) ++exponent;
    if (exponent > 0) each(exponent);
  }
  if (n > 1) each(1);
}

Named divisors_of(std::int64_t n) {
  if (n < 1) return std::nullopt;
  std::int64_t divisors = 1;
  factor(n, [&](std::int64_t exponent) { divisors *= exponent + 1; });
  return divisors;
}

Named prime_factors_of(std::int64_t n) {
  if (n < 1) return std::nullopt;
  std::int64_t factors = 0;
  factor(n, [&](std::int64_t exponent) { factors += exponent; });
  return factors;
}

Named divisors_of_next(std::int64_t n) { return divisors_of(n + 1); }
Named prime_factors_of_next(std::int64_t n) { return prime_factors_of(n + 1); }

Named is_factorial(std::int64_t n) {
  if (n < 1) return 0;
  for (std::int64_t k = 2; n % k == 0; ++k) n /= k;
  return n == 1 ? 1 : 0;
}

Named is_binary_palindrome(std::int64_t n) {
  std::int64_t reversed = 0;
  for (std::int64_t rest = n; rest > 0; rest /= 2) reversed = 2 * reversed + rest % 2;
  return reversed == n ? 1 : 0;
}

/// A sequence that this field knows, as a formula. It has an OEIS number where the first terms
/// there were compared with it. It may begin at another place than the list there, and a set may
/// lack its first number. A formula that calls itself, and what has no formula, is told as it is
/// and not shifted.
struct NamedSequence {
  std::string_view name;
  std::string_view oeis;
  std::string_view body;
  bool condition = false;
  std::uint64_t from = 0;                 ///< of a formula that calls itself
  Named (*of)(std::int64_t n) = nullptr;  ///< where no formula says it: 1 or 0 of a condition
  bool may_be_shifted() const { return !condition && from == 0 && of == nullptr; }
};

constexpr NamedSequence named_sequences[] = {
    {"the nonnegative integers", "A001477", "n"},
    {"Thue-Morse sequence", "A010060", "ones(n)%2"},
    {"evil numbers", "A001969", "2*n+ones(n)%2"},
    {"odious numbers", "A000069", "2*n+1-ones(n)%2"},
    {"number of ones in binary", "A000120", "ones(n)"},
    {"length of the binary form", "A070939", "max(bits(n),1)"},
    {"ruler function", "", "low(n)"},
    {"exponent of the largest power of 2 that divides n", "A007814", "bits(low(n))-1"},
    {"ruler sequence", "A001511", "bits(low(n))"},
    {"binary length", "", "bits(n)"},
    {"square roots rounded down", "A000196", "sqrt(n)"},
    {"lower Wythoff sequence", "A000201", "phi(n)"},
    {"upper Wythoff sequence", "A001950", "phi(n)+n"},
    {"squares", "A000290", "n*n"},
    {"triangular numbers", "A000217", "n*(n+1)/2"},
    {"Gray code", "A003188", "xor(n,n/2)"},
    {"least Zeckendorf part", "", "zeck(n)"},
    {"Fibonacci numbers", "A000045", "fib(n)", true},
    {"squares", "A000290", "square(n)", true},
    {"powers of 2", "A000079", "pow2(n)", true},
    {"primes", "A000040", "prime(n)", true},
    {"evil numbers", "A001969", "ones(n)%2==0", true},
    {"odious numbers", "A000069", "ones(n)%2==1", true},
    {"numbers that end in an even number of zeros in binary", "A003159", "bits(low(n))%2==1", true},
    {"numbers that end in an odd number of zeros in binary", "A036554", "n>0&&bits(low(n))%2==0",
     true},
    {"lower Wythoff sequence", "A000201", "n>0&&phi(n+1)-phi(n)==2", true},
    {"upper Wythoff sequence", "A001950", "n>0&&phi(n+1)-phi(n)==1", true},
    {"triangular numbers", "A000217", "square(8*n+1)", true},
    {"one less than a power of 2", "A000225", "pow2(n+1)", true},
    {"one less than a Fibonacci number", "A000071", "fib(n+1)", true},
    {"one less than a square", "", "square(n+1)", true},
    {"one less than a prime", "A006093", "prime(n+1)", true},
    {"one more than a power of 2", "A000051", "pow2(n-1)", true},
    {"one more than a square", "A002522", "square(n-1)", true},
    {"cubes", "A000578", "root(n,3)*root(n,3)*root(n,3)==n", true},
    // The k-th one is k(k+1)(2k+1)/6, so 3n is between the cubes of k and k + 1.
    {"square pyramidal numbers", "A000330", "root(3*n,3)*(root(3*n,3)+1)*(2*root(3*n,3)+1)==6*n",
     true},
    // L^2 = 5 F^2 + 4 or - 4, and 2 P^2 = Q^2 + 1 or - 1, for these alone.
    {"Lucas numbers", "A000032", "n==2||square(5*n*n+20)||square(5*n*n-20)", true},
    {"Pell numbers", "A000129", "square(2*n*n+1)||square(2*n*n-1)", true},
    {"factorials", "A000142", "", true, 0, is_factorial},
    {"palindromes in binary", "A006995", "", true, 0, is_binary_palindrome},
    {"number of divisors of n", "A000005", "", false, 0, divisors_of},
    {"number of divisors of n+1", "A000005", "", false, 0, divisors_of_next},
    {"number of prime factors of n with multiplicity", "A001222", "", false, 0, prime_factors_of},
    {"number of prime factors of n+1 with multiplicity", "A001222", "", false, 0,
     prime_factors_of_next},
    // The digits of m reversed, and a one before or behind them: 4m+1 and 4m+3 follow from 2m+1
    // and m.
    {"reversal of the binary digits of n", "A030101",
     "if(n%2==0,g(n/2),if(n%4==1,2*g((n+1)/2)-g(n/4),3*g(n/2)-2*g(n/4)))", false, 2},
    {"reversal of the binary digits of n+1", "A030101",
     "if(n%2==1,g(n/2),if(n%4==0,2*g(n/2)-g(n/4-1),3*g(n/2-1)-2*g(n/4-1)))", false, 3},
};

/// floor((p n + sqrt(d n n)) / q) with a sign for the root.
struct QuadraticNumber {
  std::int64_t p = 0;
  std::int64_t d = 2;
  std::int64_t q = 1;
  double value() const {
    return (static_cast<double>(p) + std::sqrt(static_cast<double>(d))) / static_cast<double>(q);
  }
};

Phrase multiple_of(const QuadraticNumber& x, const Phrase& k) {
  if (x.p == 1 && x.d == 5 && x.q == 2) return call_term("phi", {k});
  if (x.p == 3 && x.d == 5 && x.q == 2) return infix_term(call_term("phi", {k}), "+", k);
  const Phrase square = infix_term(infix_term(number_term(x.d), "*", k), "*", k);
  const Phrase root = call_term("sqrt", {square});
  Phrase sum = root;
  if (x.p > 0) sum = infix_term(infix_term(number_term(x.p), "*", k), "+", root);
  if (x.p < 0) sum = infix_term(root, "-", infix_term(number_term(-x.p), "*", k));
  return infix_term(sum, "/", number_term(x.q));
}

/// floor(k x) for x above 0 with a positive or negative q, k above 0.
Phrase part_of(const QuadraticNumber& x, const Phrase& k) {
  if (x.q > 0) return multiple_of(x, k);
  // (p k - sqrt(d k k)) / |q|: the root is not whole, so it is rounded up.
  const Phrase square = infix_term(infix_term(number_term(x.d), "*", k), "*", k);
  const Phrase rest =
      infix_term(infix_term(number_term(-x.p), "*", k), "-", call_term("sqrt", {square}));
  return infix_term(plus_number(rest, -1), "/", number_term(-x.q));
}

/// How long it takes to write.
std::int64_t length_of(const QuadraticNumber& x) { return std::abs(x.p) + x.d + 3 * x.q; }

/// Quadratic numbers in an interval, the shortest first.
std::vector<QuadraticNumber> quadratics_between(double low, double high) {
  std::vector<QuadraticNumber> out;
  for (std::int64_t q = 1; q <= 6; ++q) {
    for (std::int64_t d = 2; d <= 60; ++d) {
      const auto root = std::llround(std::sqrt(static_cast<double>(d)));
      if (root * root == d) continue;
      for (std::int64_t p = -6; p <= 8; ++p) {
        const QuadraticNumber x{p, d, q};
        if (x.value() > low && x.value() < high) out.push_back(x);
      }
    }
  }
  std::stable_sort(out.begin(), out.end(), [](const QuadraticNumber& x, const QuadraticNumber& y) {
    return length_of(x) < length_of(y);
  });
  return out;
}

/// Is a list of so many values long enough to single this number out? The multiples of two numbers
/// agree so far where they differ by about 1 / n^2. The list must leave, of the numbers nearby that
/// are no longer, fewer than one in a thousand.
bool singled_out(const QuadraticNumber& x, std::size_t values) {
  constexpr std::size_t safety = 4096;
  const auto near = quadratics_between(x.value() - 0.5, x.value() + 0.5);
  const auto rivals = static_cast<std::size_t>(
      std::count_if(near.begin(), near.end(),
                    [&](const QuadraticNumber& y) { return length_of(y) <= length_of(x); }));
  return safety * rivals <= values * values;
}

constexpr std::size_t most_slopes = 6;

/// The shortest numbers whose multiples may be these values, rounded down and shifted by up to 3.
std::vector<QuadraticNumber> slopes_of(const std::vector<std::int64_t>& values) {
  const auto n = static_cast<double>(values.size() - 1);
  // An estimate from the whole list; the tests decide.
  const double rise = static_cast<double>(values.back() - values.front());
  auto slopes = quadratics_between((rise - 1.5) / n, (rise + 1.5) / n);
  if (slopes.size() > most_slopes) slopes.resize(most_slopes);
  return slopes;
}

/// Is each rise, but the first one, one of two neighbouring numbers?
bool rises_by_neighbours(const std::vector<std::int64_t>& values) {
  std::int64_t least = INT64_MAX;
  std::int64_t most = INT64_MIN;
  for (std::size_t i = 2; i < values.size(); ++i) {
    const std::int64_t step = values[i] - values[i - 1];
    least = std::min(least, step);
    most = std::max(most, step);
  }
  return most - least == 1;
}

/// Does the list stay so close to a line as multiples rounded down do?
bool keeps_to_line(const std::vector<std::int64_t>& values) {
  const auto n = static_cast<double>(values.size() - 1);
  const double slope = static_cast<double>(values.back() - values.front()) / n;
  double low = 0;
  double high = 0;
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double off = static_cast<double>(values[i] - values[0]) - slope * static_cast<double>(i);
    low = std::min(low, off);
    high = std::max(high, off);
  }
  return high - low < 3;
}

/// Lists that leave these residues and rise by two neighbouring numbers below the modulus. They may
/// begin anywhere. None but where such a list keeps to a line.
std::vector<std::vector<std::int64_t>> lifts_of(const std::vector<std::int64_t>& values,
                                                std::int64_t modulus) {
  std::vector<std::vector<std::int64_t>> out;
  if (modulus < 2 || modulus > largest_lifted) return out;
  for (std::int64_t step = 0; step < modulus; ++step) {
    std::vector<std::int64_t> lifted = {values[0]};
    for (std::size_t i = 1; i < values.size(); ++i) {
      const std::int64_t over = (values[i] - values[i - 1] - step + 2 * modulus) % modulus;
      // The value at 0 may stand by itself.
      if (over > 1 && i > 1) break;
      lifted.push_back(lifted.back() + step + over);
    }
    if (lifted.size() == values.size() && rises_by_neighbours(lifted) && keeps_to_line(lifted))
      out.push_back(std::move(lifted));
  }
  return out;
}

/// Multiples of these numbers, rounded down, that may be this list from number `first` on.
template <class Propose>
void propose_multiples(const std::vector<std::int64_t>& values, std::uint64_t first,
                       const std::vector<QuadraticNumber>& slopes, Propose propose) {
  for (const QuadraticNumber& x : slopes) {
    for (const std::int64_t shift : {0, 1, -1}) {
      const Phrase k = plus_number(name_term("n"), shift);
      const Phrase body = multiple_of(x, Phrase{k.rank, k.text});
      const auto last =
          static_cast<double>(static_cast<std::int64_t>(first + values.size()) - 1 + shift);
      const auto guess = static_cast<std::int64_t>(std::floor(x.value() * last));
      const std::int64_t off = values.back() - guess;
      for (const std::int64_t c : {off, off - 1, off + 1}) propose(plus_number(body, c));
    }
  }
}

}  // namespace

void find_known(const PatternData& list, LawSink& sink) {
  if (list.pairs) return;
  for (const NamedSequence& known : named_sequences) {
    const bool ones = known.condition && list.zeros_and_ones();
    if (known.condition != list.marks && !ones) continue;
    Proposal proposal;
    proposal.kind = LawKind::known;
    proposal.name = known.name;
    proposal.oeis = known.oeis;
    proposal.ones = ones;
    // The two lists may begin at different places.
    for (const std::int64_t shift : {0, -1, 1}) {
      // A set that is shifted is another set.
      if (shift != 0 && !known.may_be_shifted()) break;
      proposal.of = known.of;
      if (known.from > 0) proposal.from = known.from;
      if (known.of == nullptr) {
        proposal.body =
            with_n(phrase_of(std::string(known.body)), plus_number(name_term("n"), shift));
      }
      proposal.bits =
          bits_of_choice(static_cast<double>(std::size(named_sequences))) + (shift == 0 ? 1 : 2);
      sink.propose(proposal);
    }
  }
}

void find_beatty(const PatternData& list, LawSink& sink) {
  if (list.pairs || list.values.size() < LawBook::least_values) return;
  Proposal proposal;
  proposal.kind = LawKind::beatty;
  const Phrase n = name_term("n");
  if (!list.marks) {
    // Such values never fall, and each rise is one of two neighbouring numbers.
    if (rises_by_neighbours(list.values)) {
      propose_multiples(list.values, list.first, slopes_of(list.values), [&](const Phrase& body) {
        proposal.body = body;
        sink.propose(proposal);
      });
      return;
    }
    // The same modulo a small number: each rise is one of two neighbours there.
    proposal.kind = LawKind::expression;
    const std::int64_t modulus = list.alphabet();
    for (const auto& lifted : lifts_of(list.values, modulus)) {
      auto slopes = slopes_of(lifted);
      slopes.erase(
          std::remove_if(slopes.begin(), slopes.end(),
                         [&](const QuadraticNumber& x) { return !singled_out(x, lifted.size()); }),
          slopes.end());
      propose_multiples(lifted, list.first, slopes, [&](const Phrase& body) {
        proposal.body = infix_term(body, "%", number_term(modulus));
        sink.propose(proposal);
      });
    }
    if (!list.zeros_and_ones()) return;
    proposal.kind = LawKind::beatty;
    proposal.ones = true;
  }
  const std::vector<std::int64_t> places = list.places();
  if (places.size() < 8) return;
  std::int64_t least = INT64_MAX;
  std::int64_t most = 0;
  for (std::size_t i = 2; i < places.size(); ++i) {
    least = std::min(least, places[i] - places[i - 1]);
    most = std::max(most, places[i] - places[i - 1]);
  }
  if (most - least != 1) return;
  for (const QuadraticNumber& x : slopes_of(places)) {
    // m is some floor(k x) where a multiple of 1 / x rounded down rises from m to m + 1. 1 / x is
    // (sqrt(d q q) - p q) / (d - p p), or the same with both signs turned.
    const std::int64_t norm = x.d - x.p * x.p;
    const QuadraticNumber inverse{-x.p * x.q, x.d * x.q * x.q, norm};
    for (std::int64_t c = -3; c <= 3; ++c) {
      const Phrase m = plus_number(n, -c);
      const Phrase next = plus_number(n, 1 - c);
      proposal.body = infix_term(part_of(inverse, m), "<", part_of(inverse, next));
      sink.propose(proposal);
    }
  }
}

}  // namespace nimber
