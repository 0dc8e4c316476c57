#include "answers/quotient.hpp"
#include "values/checked.hpp"

#include <algorithm>

namespace nimber {
namespace {

void append_letter(std::string& out, std::uint32_t code_point) {
  if (code_point < 0x80) {
    out.push_back(static_cast<char>(code_point));
  } else if (code_point < 0x800) {
    out.push_back(static_cast<char>(0xC0 | code_point >> 6));
    out.push_back(static_cast<char>(0x80 | (code_point & 0x3F)));
  } else {
    out.push_back(static_cast<char>(0xE0 | code_point >> 12));
    out.push_back(static_cast<char>(0x80 | (code_point >> 6 & 0x3F)));
    out.push_back(static_cast<char>(0x80 | (code_point & 0x3F)));
  }
}

}  // namespace

std::string quotient_letter(std::size_t number) {
  constexpr std::uint32_t final_sigma = 17;
  const auto n = static_cast<std::uint32_t>(number);
  std::string letter;
  if (n < 26) {
    append_letter(letter, 'a' + n);
  } else if (n < 52) {
    append_letter(letter, 'A' + n - 26);
  } else if (n < 76) {
    append_letter(letter, 0x3B1 + n - 52 + (n - 52 >= final_sigma ? 1 : 0));
  } else {
    append_letter(letter, 0x4E00 + n - 76);
  }
  return letter;
}

bool Quotient::lost(Element a) const { return std::binary_search(p.begin(), p.end(), a); }

Element Quotient::element(Heap n) const {
  if (n > heaps) n = period->preperiod + (n - period->preperiod) % period->period;
  return phi[static_cast<std::size_t>(n)];
}

std::optional<std::uint64_t> last_heap_of_quotient_period(const Period& numbers,
                                                          std::uint64_t reach) {
  const std::uint64_t from = std::max<std::uint64_t>(numbers.preperiod, 1);
  const auto half = checked_add(from, numbers.period);
  const auto both = half ? checked_mul<std::uint64_t>(*half, 2) : std::nullopt;
  const auto needed = both ? checked_add<std::uint64_t>(*both, reach) : std::nullopt;
  return needed ? std::optional(*needed - 1) : std::nullopt;
}

std::optional<Period> prove_quotient_period(const std::vector<Element>& phi, std::uint64_t reach) {
  // The heaps needed are 2 from + 2 p + reach, from at least 1.
  for (std::size_t p = 1; 2 * p + 2 + reach <= phi.size(); ++p) {
    std::size_t from = phi.size() - p;
    while (from > 0 && phi[from - 1] == phi[from - 1 + p]) --from;
    if (2 * (std::max<std::size_t>(from, 1) + p) + reach <= phi.size()) return Period{from, p, 0};
  }
  return std::nullopt;
}

}  // namespace nimber
