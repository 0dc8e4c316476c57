#include "laws/quotients/quotient.hpp"

#include <algorithm>

namespace nimber {

bool Quotient::lost(Element a) const { return std::binary_search(p.begin(), p.end(), a); }

Element Quotient::element(Heap n) const {
  if (n > heaps) n = period->preperiod + (n - period->preperiod) % period->period;
  return phi[static_cast<std::size_t>(n)];
}

}  // namespace nimber
