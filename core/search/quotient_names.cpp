#include "search/quotient_names.hpp"
#include "values/quotient_letter.hpp"

#include <algorithm>

namespace nimber {

QuotientNames quotient_names(const SumQuotient& quotient) {
  const OutcomeMonoid& monoid = quotient.monoid();
  QuotientNames names;
  // Letters: for elements that are no product of those before.
  std::vector<bool> known(monoid.order(), false);
  std::vector<Element> reached{0};
  known[0] = true;
  std::size_t longest = 0;
  for (std::size_t rule = 0; rule < quotient.rules().size(); ++rule)
    longest = std::max(longest, quotient.heaps(rule));
  for (std::size_t n = 0; n < longest; ++n) {
    for (std::size_t rule = 0; rule < quotient.rules().size(); ++rule) {
      if (n >= quotient.heaps(rule)) continue;
      const Element fresh = quotient.element(rule, n);
      if (known[fresh]) continue;
      names.generators.push_back(fresh);
      // What was reached before needs the new letter only; so does what is reached by it.
      for (std::size_t i = 0; i < reached.size(); ++i) {
        const Element next = monoid.product(reached[i], fresh);
        if (known[next]) continue;
        known[next] = true;
        reached.push_back(next);
      }
    }
  }
  // Breadth first: the first shortest word of an element is one of an element before it and a
  // letter that is none of the word's earlier ones.
  names.order = {0};
  names.words = {""};
  std::vector<std::size_t> last_letter{0};
  known.assign(monoid.order(), false);
  known[0] = true;
  for (std::size_t i = 0; i < names.order.size(); ++i) {
    for (std::size_t letter = last_letter[i]; letter < names.generators.size(); ++letter) {
      const Element next = monoid.product(names.order[i], names.generators[letter]);
      if (known[next]) continue;
      known[next] = true;
      names.order.push_back(next);
      names.words.push_back(names.words[i] + quotient_letter(letter));
      last_letter.push_back(letter);
    }
  }
  names.words[0] = "1";
  return names;
}

}  // namespace nimber
