#include "values/concatenations.hpp"

#include <algorithm>
#include <utility>

namespace nimber {
namespace {

/// The words of one list, letter by letter.
struct LetterTree {
  struct Node {
    std::map<std::uint32_t, std::uint32_t> next;
    bool ends = false;
  };
  std::vector<Node> nodes{1};

  void add(const LetterWord& word) {
    std::uint32_t at = 0;
    for (const std::uint32_t letter : word) {
      const auto [found, fresh] =
          nodes[at].next.emplace(letter, static_cast<std::uint32_t>(nodes.size()));
      at = found->second;
      if (fresh) nodes.emplace_back();
    }
    nodes[at].ends = true;
  }
};

/// Where the reading of a word may stand: in which list, and at which node of its tree.
using ReadingPlace = std::pair<std::uint32_t, std::uint32_t>;
using ReadingPlaces = std::vector<ReadingPlace>;

std::uint64_t added(std::uint64_t a, std::uint64_t b) {
  return b > UINT64_MAX - a ? UINT64_MAX : a + b;
}

}  // namespace

std::optional<std::map<std::uint32_t, std::uint64_t>> count_concatenations(
    const std::vector<std::vector<LetterWord>>& lists, const std::vector<std::uint32_t>& numbers,
    bool smallest, Work& work) {
  std::vector<LetterTree> trees(lists.size());
  for (std::size_t i = 0; i < lists.size(); ++i) {
    for (const LetterWord& word : lists[i]) trees[i].add(word);
  }
  const auto end = static_cast<std::uint32_t>(lists.size());
  // Sorted, and with the first node of each list that can be begun there.
  const auto completed = [&](ReadingPlaces places) {
    for (std::size_t i = 0; i < places.size(); ++i) {
      const auto [list, node] = places[i];
      if (list < end && trees[list].nodes[node].ends) places.emplace_back(list + 1, 0);
    }
    std::sort(places.begin(), places.end());
    places.erase(std::unique(places.begin(), places.end()), places.end());
    return places;
  };
  using Counts = std::map<std::uint32_t, std::uint64_t>;
  // All beginnings of one length, by the places where reading them may stand: each word once.
  std::map<ReadingPlaces, Counts> beginnings;
  beginnings[completed({{0, 0}})][smallest ? UINT32_MAX : 0] = 1;
  Counts result;
  while (!beginnings.empty()) {
    std::map<ReadingPlaces, Counts> longer;
    for (const auto& [places, counts] : beginnings) {
      if (places.back().first == end) {
        for (const auto& [number, count] : counts) result[number] = added(result[number], count);
      }
      std::map<std::uint32_t, ReadingPlaces> after;
      for (const auto& [list, node] : places) {
        if (list == end) continue;
        for (const auto& [letter, next] : trees[list].nodes[node].next) {
          after[letter].emplace_back(list, next);
          if (!work.spend()) return std::nullopt;
        }
      }
      for (auto& [letter, next] : after) {
        Counts& sums = longer[completed(std::move(next))];
        for (const auto& [number, count] : counts) {
          const std::uint32_t both =
              smallest ? std::min(number, numbers[letter]) : std::max(number, numbers[letter]);
          sums[both] = added(sums[both], count);
        }
      }
    }
    beginnings = std::move(longer);
  }
  return result;
}

}  // namespace nimber
