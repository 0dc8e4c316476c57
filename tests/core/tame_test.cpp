// What docs/theorems.md says of tame games, from the definitions alone: the three points of each
// family, Ferguson's pairing, and where misère play goes wrong first in games that are not tame.
#include "catch.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <numeric>
#include <random>
#include <set>
#include <vector>

namespace {

using Heaps = std::vector<unsigned>;
using Options = std::function<std::vector<Heaps>(const Heaps&)>;

/// A game by its options and nothing else.
class Plain {
 public:
  explicit Plain(Options options) : options_(std::move(options)) {}

  std::vector<Heaps> options(const Heaps& at) const { return options_(at); }
  unsigned value(const Heaps& at) {
    if (const auto known = values_.find(at); known != values_.end()) return known->second;
    std::set<unsigned> reached;
    for (const Heaps& option : options_(at)) reached.insert(value(option));
    unsigned mex = 0;
    while (reached.count(mex) > 0) ++mex;
    return values_[at] = mex;
  }
  /// Does the player to move win where the one who moves last loses?
  bool wins_misere(const Heaps& at) {
    if (const auto known = misere_.find(at); known != misere_.end()) return known->second;
    const auto all = options_(at);
    const bool wins = all.empty() || std::any_of(all.begin(), all.end(), [&](const Heaps& option) {
                        return !wins_misere(option);
                      });
    return misere_[at] = wins;
  }

 private:
  Options options_;
  std::map<Heaps, unsigned> values_;
  std::map<Heaps, bool> misere_;
};

/// The three points at one position.
void check_points(Plain& game, const Heaps& at, const std::function<bool(const Heaps&)>& firm) {
  const auto options = game.options(at);
  const unsigned g = game.value(at);
  const auto has = [&](unsigned value, bool fickle) {
    return std::any_of(options.begin(), options.end(), [&](const Heaps& option) {
      return game.value(option) == value && !(fickle && firm(option));
    });
  };
  if (!firm(at)) REQUIRE(g <= 1);
  if (options.empty()) REQUIRE(!firm(at));
  for (const Heaps& option : options) {
    if (game.value(option) == (g ^ 1)) REQUIRE(firm(option) == firm(at));
  }
  for (unsigned t = 0; t < g && firm(at); ++t) {
    REQUIRE(has(t, false));
    if (t <= 1 && has(t, true)) REQUIRE(((t ^ 1) == g || has(t ^ 1, true)));
  }
  if (!firm(at) && !options.empty()) REQUIRE(has(g ^ 1, true));
}

/// A sum without empty heaps, ascending.
Heaps sorted(Heaps heaps) {
  heaps.erase(std::remove(heaps.begin(), heaps.end(), 0U), heaps.end());
  std::sort(heaps.begin(), heaps.end());
  return heaps;
}

/// The options of a sum of heaps, from those of one heap.
Options of_sums(std::function<std::vector<Heaps>(unsigned)> of_heap) {
  return [of_heap](const Heaps& at) {
    std::vector<Heaps> all;
    for (std::size_t i = 0; i < at.size(); ++i) {
      for (const Heaps& left : of_heap(at[i])) {
        Heaps option = at;
        option.erase(option.begin() + static_cast<std::ptrdiff_t>(i));
        option.insert(option.end(), left.begin(), left.end());
        all.push_back(sorted(option));
      }
    }
    return all;
  };
}

std::vector<Heaps> kayles(unsigned n) {
  std::vector<Heaps> all;
  for (unsigned r = 1; r <= 2 && r <= n; ++r) {
    for (unsigned a = 0; 2 * a <= n - r; ++a) all.push_back({a, n - r - a});
  }
  return all;
}

std::vector<Heaps> grundy(unsigned n) {
  std::vector<Heaps> all;
  for (unsigned a = 1; 2 * a < n; ++a) all.push_back({a, n - a});
  return all;
}

/// Does misère play of this sum go by the misère Nim rule?
bool obeys(Plain& game, const Heaps& sum) {
  unsigned x = 0;
  bool firm = false;
  for (const unsigned heap : sum) {
    const unsigned g = game.value({heap});
    x ^= g;
    firm = firm || g >= 2;
  }
  return game.wins_misere(sum) == (x != (firm ? 0U : 1U));
}

/// The sums of fewest stones that don't obey, of those with heaps from `least` on.
std::vector<Heaps> first_to_fail(Plain& game, unsigned least) {
  std::vector<Heaps> failing;
  for (unsigned total = least; failing.empty(); ++total) {
    const std::function<void(Heaps, unsigned, unsigned)> extend = [&](Heaps sum, unsigned left,
                                                                      unsigned from) {
      if (left == 0 && !obeys(game, sum)) failing.push_back(sum);
      for (unsigned heap = from; heap <= left; ++heap) {
        Heaps longer = sum;
        longer.push_back(heap);
        extend(longer, left - heap, heap);
      }
    };
    extend({}, total, least);
  }
  return failing;
}

unsigned first_lone_heap_to_fail(Plain& game) {
  for (unsigned n = 1;; ++n) {
    if (!obeys(game, {n})) return n;
  }
}

}  // namespace

TEST_CASE("tame: subtraction games by Ferguson's pairing and the three points") {
  std::mt19937 random(1974);
  for (int round = 0; round < 120; ++round) {
    std::set<unsigned> set;
    for (std::size_t count = 1 + random() % 6; count > 0; --count)
      set.insert(static_cast<unsigned>(1 + random() % 14));
    Plain game([&](const Heaps& at) {
      std::vector<Heaps> all;
      for (const unsigned k : set) {
        if (k <= at[0]) all.push_back({at[0] - k});
      }
      return all;
    });
    const unsigned s = *set.begin();
    for (unsigned n = 0; n <= 60; ++n) {
      REQUIRE((game.value({n}) == 1) == (n >= s && game.value({n - s}) == 0));
      check_points(game, {n}, [&](const Heaps& at) { return game.value(at) >= 2; });
    }
  }
}

TEST_CASE("tame: at least half, Lasker's Nim and the staircase obey the three points") {
  Plain half([](const Heaps& at) {
    std::vector<Heaps> all;
    for (unsigned k = 1; k <= at[0]; ++k) {
      if (2 * k >= at[0]) all.push_back({at[0] - k});
    }
    return all;
  });
  CHECK(half.value({0}) == 0);
  for (unsigned n = 0; n <= 64; ++n)
    check_points(half, {n}, [&](const Heaps& at) { return half.value(at) >= 2; });

  Plain lasker(of_sums([](unsigned n) {
    std::vector<Heaps> all;
    for (unsigned left = 0; left < n; ++left) all.push_back({left});
    for (unsigned a = 1; 2 * a <= n; ++a) all.push_back({a, n - a});
    return all;
  }));
  const auto two_or_more = [](const Heaps& at) {
    return std::any_of(at.begin(), at.end(), [](unsigned n) { return n >= 2; });
  };
  for (unsigned n = 1; n <= 14; ++n) check_points(lasker, {n}, two_or_more);

  // Step i + 1 holds at[i] stones.
  Plain stairs([](const Heaps& at) {
    std::vector<Heaps> all;
    for (std::size_t i = 0; i < at.size(); ++i) {
      for (unsigned d = 1; d <= at[i]; ++d) {
        Heaps option = at;
        option[i] -= d;
        if (i > 0) option[i - 1] += d;
        all.push_back(option);
      }
    }
    return all;
  });
  const auto odd_step_of_two = [](const Heaps& at) {
    for (std::size_t i = 0; i < at.size(); i += 2) {
      if (at[i] >= 2) return true;
    }
    return false;
  };
  for (unsigned code = 0; code < 256; ++code) {
    const Heaps at = {code & 3, code >> 2 & 3, code >> 4 & 3, code >> 6};
    if (std::accumulate(at.begin(), at.end(), 0U) > 6) continue;
    check_points(stairs, at, odd_step_of_two);
  }
}

TEST_CASE("not tame: where Kayles and Grundy's game leave the misere Nim rule") {
  Plain kayles_game(of_sums(kayles));
  CHECK(first_lone_heap_to_fail(kayles_game) == 8);
  CHECK(first_to_fail(kayles_game, 1) == std::vector<Heaps>{{1, 5}});
  // Heaps of 1 and 2 have no move there, and count for nothing.
  Plain grundy_game(of_sums(grundy));
  CHECK(first_lone_heap_to_fail(grundy_game) == 18);
  CHECK(first_to_fail(grundy_game, 3) == std::vector<Heaps>{{3, 13}});
}
