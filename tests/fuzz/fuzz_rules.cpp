// Sets, predicates and octal codes, the first byte choosing which: an error, or a rule whose text
// reads as the same again; and what a set says in one way it says in every way.
#include <nimber/notation.hpp>
#include "rules/subtraction_set.hpp"
#include "text/predicate.hpp"

#include <cstdlib>
#include <string>

namespace {

using namespace nimber;

void check_set(const std::string& text) {
  auto reader = Reader::open(text);
  if (!reader) return;
  const auto set = SubtractionSet::read(*reader);
  if (!set) return;
  auto again = Reader::open(set->text());
  const auto twice = SubtractionSet::read(*again);
  if (!twice || twice->text() != set->text()) std::abort();
  constexpr std::uint64_t most = 300;
  const auto members = set->members(most);
  std::uint64_t last = 0;
  for (std::uint64_t k = 1; k <= most; ++k) {
    if (set->contains(k) != (members[k] != 0)) std::abort();
    if (!set->contains(k)) continue;
    if (set->next(last) != k) std::abort();
    last = k;
  }
  if (const auto largest = set->largest();
      largest && (!set->contains(*largest) || set->next(*largest)))
    std::abort();
}

void check_predicate(const std::string& text) {
  auto reader = Reader::open(text);
  if (!reader) return;
  const auto predicate = Predicate::read(*reader);
  if (!predicate) return;
  auto again = Reader::open(predicate->text());
  const auto twice = Predicate::read(*again);
  if (!twice || twice->text() != predicate->text()) std::abort();
  for (const std::uint64_t n : {0u, 1u, 2u, 7u, 100u}) {
    for (const std::uint64_t k : {0u, 1u, 3u, 50u}) {
      if (predicate->holds(n, k) != twice->holds(n, k)) std::abort();
    }
  }
  predicate->holds(max_integer, max_integer);
}

void check_rule(const std::string& text) {
  const InputLimits limits{1'000'000, 200};
  const auto rule = read_rule(text, limits);
  if (!rule) return;
  const auto again = read_rule((*rule)->text(), limits);
  if (!again || (*again)->text() != (*rule)->text()) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0 || size > 2000) return 0;
  const std::string text(reinterpret_cast<const char*>(data) + 1, size - 1);
  switch (data[0] % 3) {
    case 0:
      check_set(text);
      check_rule("take/" + text);
      break;
    case 1:
      check_predicate(text);
      check_rule("custom/" + text);
      break;
    default: check_rule("octal/" + text); break;
  }
  return 0;
}
