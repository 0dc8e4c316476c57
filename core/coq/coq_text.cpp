#include "coq/coq_text.hpp"

#include <nimber/reader.hpp>
#include "rules/subtraction_set.hpp"
#include "text/predicate.hpp"

#include <algorithm>
#include <vector>

namespace nimber {
namespace {

/// Larger numbers of a set are too many for a list of unary ones.
constexpr std::uint64_t largest_number = 100'000;

CoqGame game_of_numbers(const std::vector<std::uint64_t>& numbers) {
  CoqGame game{"take " + coq_list(numbers), coq_needs_take};
  for (const std::uint64_t number : numbers) {
    game.largest = std::max(game.largest, number);
    game.sum += static_cast<double>(number);
  }
  return game;
}

/// The set that a rule of `take` or `custom` takes by; none where the numbers depend on the heap.
std::optional<CoqGame> game_of_set(const Rule& rule) {
  const std::string rules = rule.rules();
  auto reader = Reader::open(rules);
  if (!reader) return std::nullopt;
  if (rule.game().name == "custom") {
    const auto predicate = Predicate::read(*reader);
    if (!predicate) return std::nullopt;
    const auto set = predicate->endless();
    if (!set || set->first != 0 || !set->remainders.empty()) return std::nullopt;
    return game_of_numbers(set->near);
  }
  const auto set = SubtractionSet::read(*reader);
  if (!set) return std::nullopt;
  if (const auto last = set->largest()) {
    if (*last > largest_number) return std::nullopt;
    std::vector<std::uint64_t> numbers;
    for (std::uint64_t k = 1; k <= *last; ++k) {
      if (set->contains(k)) numbers.push_back(k);
    }
    return game_of_numbers(numbers);
  }
  if (rules == "odd") return CoqGame{"subtraction Nat.odd", coq_needs_laws};
  if (rules == "even") return CoqGame{"subtraction Nat.even", coq_needs_laws};
  if (rules == "pow2") return CoqGame{"subtraction power_of_2", coq_needs_laws};
  return std::nullopt;
}

}  // namespace

std::string coq_digits(std::string_view code) {
  std::vector<std::uint64_t> digits;
  for (const char c : code) {
    if (c != '.') digits.push_back(static_cast<std::uint64_t>(c - '0'));
  }
  while (digits.size() > 1 && digits.back() == 0) digits.pop_back();
  return coq_list(digits);
}

std::string coq_comment(std::string_view words) {
  std::string out;
  for (const char c : words) {
    const char last = out.empty() ? ' ' : out.back();
    if ((last == '(' && c == '*') || (last == '*' && c == ')')) out.push_back(' ');
    out.push_back(c == '"' ? '\'' : c);
  }
  return out;
}

std::optional<CoqGame> coq_game(const Rule& rule) {
  const std::string_view name = rule.game().name;
  if (name == "octal") return CoqGame{"octal " + coq_digits(rule.rules()), coq_needs_octal};
  if (name == "nim") return CoqGame{"nim", coq_needs_laws};
  if (name == "lasker") return CoqGame{"lasker", coq_needs_laws};
  if (name == "take" || name == "custom") return game_of_set(rule);
  return std::nullopt;
}

std::optional<CoqEndless> coq_endless(const Rule& rule) {
  const std::string rules = rule.rules();
  auto reader = Reader::open(rules);
  if (!reader) return std::nullopt;
  std::optional<EndlessSet> set;
  if (rule.game().name == "custom") {
    if (const auto predicate = Predicate::read(*reader)) set = predicate->endless();
  } else if (rule.game().name == "take") {
    if (const auto read = SubtractionSet::read(*reader)) set = read->endless();
  }
  if (!set || set->first != 0 || set->remainders.empty()) return std::nullopt;
  const std::string w = std::to_string(set->reach);
  const std::string q = std::to_string(set->modulus);
  const std::string near = coq_list(set->near) + " ";
  const std::string classes = " " + coq_list(set->remainders);
  return CoqEndless{"endless " + near + w + " " + q + classes,
                    near + "(" + w + "%N) (" + q + "%N)" + classes, set->reach, set->modulus};
}

std::string coq_definition(std::string_view rule, const std::string& term) {
  return "(** The game " + coq_comment(rule) + ". *)\nDefinition the_game : heap_game := " + term +
         ".\n\n";
}

}  // namespace nimber
