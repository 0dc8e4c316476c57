// How much of a long test is done. Natively all of it, but of three cases one where script/test
// says so (NIMBER_DAY_STRIDE). Under a sanitizer, or as WebAssembly, a step takes several times as
// long, and it is the build that is tested: there a share of it is done. NIMBER_STRIDE=n, where it
// is set, says of how many cases one is tried in any build: 1 is all of them, as in script/nightly;
// 21 and 3 are what the sanitizers and WebAssembly try.
#pragma once

#include <algorithm>
#include <cstddef>
#include <vector>

namespace plain {

/// One case in so many is tried.
std::size_t stride();

/// How many of `whole` cases that is, rounded up.
std::size_t share(std::size_t whole);

/// How often what a random case shows at least `whole` times in all of them must be seen in the
/// share: half of the share of it, since few cases scatter; `whole` itself where all are tried.
std::size_t floor_of_share(std::size_t whole);

/// The share of a list, evenly spaced from its first: `least` of them at least, which is how many
/// run through different code.
template <class T>
std::vector<T> share_of(const std::vector<T>& all, std::size_t least = 1) {
  const std::size_t count = std::max(share(all.size()), std::min(least, all.size()));
  std::vector<T> some;
  for (std::size_t i = 0; i < count; ++i) some.push_back(all[i * all.size() / count]);
  return some;
}

}  // namespace plain
