#include "values/nim_sum.hpp"

namespace nimber {

Value sum_of(const std::vector<Component>& components) {
  Value sum = 0;
  for (const Component& component : components) sum ^= component.value.value_or(0);
  return sum;
}

}  // namespace nimber
