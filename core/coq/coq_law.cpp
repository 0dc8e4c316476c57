// Laws as theorems for Coq.
#include "coq/coq_file.hpp"
#include "coq/coq_text.hpp"

#include <nimber/reader.hpp>
#include "rules/subtraction_set.hpp"

#include <utility>
#include <vector>

namespace nimber {
namespace {

/// A list of more values is no law that anybody reads.
constexpr std::uint64_t most_values = 10'000;

constexpr std::string_view for_laws =
    " Games Heaps Nim Coins Turtles Octal Periods Checker Sets Taking Laws Formulas";

struct NamedLaw {
  std::string game;
  std::string says;
  std::string theorem;
  std::string_view cited;
  std::string_view where;
  std::string proof = {};             ///< where it is more than the theorem cited
  std::string_view needs = for_laws;  ///< names of theories
};

CoqFile file_of(const Rule& rule, const NamedLaw& law) {
  CoqFile file;
  file.about = rule.text();
  file.asked = "patterns " + rule.text();
  file.needs = law.needs;
  if (!law.game.empty()) file.given = coq_definition(rule.text(), law.game);
  file.says = law.says;
  file.theorem = law.theorem;
  file.cited = law.cited;
  file.where = law.where;
  file.proof = law.proof.empty() ? "exact " + std::string(law.cited) + "." : law.proof;
  return file;
}

std::string value_is(const std::string& value) {
  return "forall n, heap_value the_game n = N.of_nat (" + value + ")";
}

/// Numbers of a set that is an interval, where they are small enough for unary ones.
std::optional<std::pair<std::uint64_t, std::uint64_t>> interval(const SubtractionSet& set) {
  constexpr std::uint64_t largest = 5'000;
  const auto& items = set.simplified();
  if (items.size() != 1 || items.front().kind != SubtractionSet::Kind::range) return std::nullopt;
  const auto& [kind, first, last] = items.front();
  if (first == 0 || last > largest) return std::nullopt;
  return std::pair(first, last);
}

std::optional<NamedLaw> of_set(const std::string& rules) {
  auto reader = Reader::open(rules);
  const auto set = SubtractionSet::read(*reader);
  if (!set) return std::nullopt;
  if (rules == "1,prime")
    return NamedLaw{"subtraction (fun k => (k =? 1) || is_prime k)",
                    "A heap of n is worth n modulo 4.", value_is("n mod 4"), "one_or_prime",
                    "Formulas"};
  const auto numbers = interval(*set);
  if (!numbers) return std::nullopt;
  const auto& [first, last] = *numbers;
  const std::string a = std::to_string(first);
  const std::string b = std::to_string(last);
  if (first == 1)
    return NamedLaw{"subtraction (fun k => k <=? " + b + ")",
                    "A heap of n is worth its remainder modulo " + std::to_string(last + 1) + ".",
                    value_is("n mod (" + b + " + 1)"),
                    "bash",
                    "Taking",
                    "intros n. apply bash. apply Nat.leb_le. reflexivity."};
  return NamedLaw{"subtraction (fun k => (" + a + " <=? k) && (k <=? " + b + "))",
                  "A heap of n is worth n modulo " + std::to_string(first + last) + " divided by " +
                      a + ", rounded down.",
                  value_is("n mod (" + a + " + " + b + ") / " + a),
                  "take_interval",
                  "Taking",
                  "intros n. apply take_interval. split; apply Nat.leb_le; reflexivity."};
}

/// Of conditions of `custom`, in the ways in which they are mostly written.
std::optional<NamedLaw> of_condition(const std::string& rules) {
  const std::string half =
      "forall n, heap_value the_game (2 * n) = N.of_nat n /\\\n"
      "  heap_value the_game (2 * n + 1) = heap_value the_game n";
  const std::string half_says = "A heap of 2n is worth n, one of 2n + 1 what a heap of n is worth.";
  if (rules == "k<=n/2")
    return NamedLaw{"taking (fun n k => k <=? n / 2)", half_says, half, "at_most_half", "Taking"};
  if (rules == "2*k<=n" || rules == "k*2<=n")
    return NamedLaw{"taking (fun n k => 2 * k <=? n)", half_says, half, "twice_at_most",
                    "Formulas"};
  if (rules == "2*k>=n" || rules == "k*2>=n" || rules == "n<=2*k")
    return NamedLaw{"taking (fun n k => n <=? 2 * k)",
                    "A heap of n is worth the number of its binary digits.",
                    "forall n, heap_value the_game n = N.size (N.of_nat n)", "take_half", "Taking"};
  if (rules == "n%k==0")
    return NamedLaw{"divisors", "A heap of n is worth one more than how often 2 divides n.",
                    value_is("if n =? 0 then 0 else twos n + 1"), "divisors_value", "Laws"};
  if (rules == "gcd(n,k)==1" || rules == "gcd(k,n)==1")
    return NamedLaw{
        "taking (fun n k => Nat.gcd k n =? 1)", "The even heaps are lost, and no other ones.",
        "forall n, heap_value the_game n = 0%N <-> Nat.Even n", "prime_to_the_heap", "Laws"};
  // k%M!=0: whatever is no multiple of M.
  if (rules.starts_with("k%") && rules.ends_with("!=0")) {
    const std::string m = rules.substr(2, rules.size() - 5);
    const bool number = !m.empty() && m.size() <= 3 && m.front() != '0' &&
                        m.find_first_not_of("0123456789") == std::string::npos;
    if (number)
      return NamedLaw{"subtraction (fun k => negb (k mod " + m + " =? 0))",
                      "A heap of n is worth its remainder modulo " + m + ".",
                      value_is("n mod " + m),
                      "multiples_missing",
                      "Formulas",
                      "intros n. apply multiples_missing. apply Nat.leb_le. reflexivity."};
  }
  return std::nullopt;
}

/// Of games without numbers in their rules. Two of them are no games of heaps: the theory has their
/// positions under their own names.
std::optional<NamedLaw> of_name(const std::string& rule) {
  constexpr std::string_view with_ruler = " Games Heaps Nim Coins Ruler";
  if (rule == "coins/mock")
    return NamedLaw{"mock",
                    "A head is worth 2n or 2n + 1, whichever has an odd number of ones in binary.\n"
                    "    Here n is its place, where the first place is 0.",
                    "forall n, heap_value the_game n = odious (N.of_nat n)", "mock_turtles",
                    "Turtles"};
  if (rule == "coins/ruler")
    return NamedLaw{"ruler",
                    "A head is worth the largest power of 2 that divides its place. The first\n"
                    "    place is 1.",
                    "forall n, heap_value the_game n = low (N.of_nat n)",
                    "ruler_value",
                    "Ruler",
                    {},
                    with_ruler};
  if (rule == "stairs")
    return NamedLaw{"",
                    "A staircase is worth the nim-sum of its odd steps. Step 1 is the first.",
                    "forall l : list nat, value stairs l = steps_value true l",
                    "staircase_value",
                    "Stairs",
                    {},
                    " Games Stairs"};
  if (rule == "wythoff")
    return NamedLaw{
        "",
        "Two heaps are lost where they are (floor(k phi), floor(k phi) + k) for some k,\n"
        "    in either order.",
        "forall x : nat * nat, lost wythoff normal x <-> wythoff_pair x",
        "wythoff_lost",
        "Wythoff",
        {},
        " Games Wythoff"};
  return std::nullopt;
}

}  // namespace

std::optional<CoqFile> coq_law(const Rule& rule) {
  std::optional<NamedLaw> law = of_name(rule.text());
  if (rule.game().name == "take") law = of_set(rule.rules());
  if (rule.game().name == "custom") law = of_condition(rule.rules());
  if (!law) return std::nullopt;
  return file_of(rule, *law);
}

std::optional<CoqFile> coq_law(const Rule& rule, const Certificate& certificate) {
  const auto& [from, period, saltus] = certificate.numbers;
  const auto game = coq_game(rule);
  const bool octal = certificate.theorem == "guy-smith" && game && game->term.starts_with("octal ");
  const bool take = game && game->term.starts_with("take ");
  if (!octal && !take) {
    auto file = coq_file(certificate);
    if (file) file->asked = "patterns " + rule.text();
    return file;
  }
  if (saltus != 0 || period > most_values || too_long_for_coq(certificate)) return std::nullopt;
  std::vector<Value> values;
  for (std::uint64_t n = from; n < from + period; ++n)
    values.push_back(rule.sequence().sequence_value(n));
  const std::string e = std::to_string(from);
  NamedLaw law{game->term, "", "", octal ? "octal_law" : "take_law", "Formulas"};
  law.says =
      "From heap " + e + " on the values of the heaps are those of the list, again and again.";
  law.theorem = "forall n, N.to_nat " + e +
                " <= n ->\n  heap_value the_game n = listed (N.to_nat " + e + ")\n    " +
                coq_list(values) + "%N n";
  law.proof = "apply " + std::string(law.cited) + ". vm_cast_no_check (eq_refl true).";
  return file_of(rule, law);
}

}  // namespace nimber
