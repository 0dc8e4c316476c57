#include "values/dense.hpp"
#include "values/value_table.hpp"

#include <algorithm>

namespace nimber {
namespace {

constexpr std::size_t few = 8;

std::size_t count_even(const std::vector<std::uint8_t>& member) {
  std::size_t count = 0;
  for (std::size_t k = 2; k < member.size(); k += 2) count += member[k];
  return count;
}

}  // namespace

bool DenseEngine::suits(const std::vector<std::uint8_t>& member) {
  std::size_t count = 0;
  for (const std::uint8_t m : member) count += m;
  return count > member.size() / 16 && count_even(member) <= few;
}

bool DenseEngine::reaches(std::size_t n, const std::vector<std::uint32_t>& heaps,
                          std::uint64_t& looked) const {
  for (std::size_t i = heaps.size(); i-- > 0;) {
    ++looked;
    if (member_[n - heaps[i]] != 0) return true;
  }
  return false;
}

void DenseEngine::grow(ValueTable& table, std::size_t to, Work& work) {
  do {
    const std::size_t n = table.size();
    std::uint64_t looked = 1;
    if (n >= member_.size()) {
      member_ = members_(std::max<std::size_t>(4096, 2 * n));
      looked += member_.size() / 8;
      few_even_ = count_even(member_) <= few;
      even_.clear();
      for (std::size_t k = 2; few_even_ && k < member_.size(); k += 2) {
        if (member_[k] != 0) even_.push_back(static_cast<std::uint32_t>(k));
      }
    }
    for (const std::size_t k : even_) {
      if (k <= n) stamp_[table[n - k]] = n;
    }
    std::size_t v = 0;
    for (; v < heaps_.size(); ++v) {
      if (stamp_[v] == n) continue;
      if (reaches(n, heaps_[v][1 - n % 2], looked)) continue;
      if (!few_even_ && reaches(n, heaps_[v][n % 2], looked)) continue;
      break;
    }
    if (v == heaps_.size()) {
      heaps_.emplace_back();
      stamp_.push_back(SIZE_MAX);
    }
    heaps_[v][n % 2].push_back(static_cast<std::uint32_t>(n));
    table.push_back(static_cast<std::uint32_t>(v));
    work.spend(looked);
  } while (table.size() <= to && work.may_go_on());
}

}  // namespace nimber
