#include "random_games.hpp"

#include "../core/plain.hpp"

#include <nimber/notation.hpp>
#include "answers/random_position.hpp"

#include <algorithm>
#include <array>
#include <set>
#include <stdexcept>
#include <vector>

namespace soak {
namespace {

/// A number from low to high. (Not uniform_int_distribution: each library draws otherwise, and
/// every build must ask the same.)
std::uint64_t between(std::uint64_t low, std::uint64_t high, Random& random) {
  return low + random() % (high - low + 1);
}

template <std::size_t n>
std::string one_of(const std::array<const char*, n>& list, Random& random) {
  return list[random() % n];
}

std::string joined(const std::vector<std::uint64_t>& list) {
  std::string text;
  for (const std::uint64_t n : list) text += (text.empty() ? "" : ",") + std::to_string(n);
  return text;
}

std::string heaps(std::uint64_t most, unsigned count, Random& random) {
  std::vector<std::uint64_t> list;
  for (std::uint64_t i = between(1, count, random); i > 0; --i)
    list.push_back(between(0, most, random));
  return joined(list);
}

/// Different places, in any order.
std::string places(std::uint64_t most, unsigned count, Random& random) {
  std::set<std::uint64_t> found;
  for (std::uint64_t i = between(1, count, random); i > 0; --i)
    found.insert(between(1, most, random));
  std::vector<std::uint64_t> list(found.begin(), found.end());
  for (std::size_t i = list.size(); i > 1; --i) std::swap(list[i - 1], list[random() % i]);
  return joined(list);
}

std::string set(Random& random) {
  std::vector<std::string> items;
  std::set<std::string> seen;
  for (std::uint64_t i = between(1, 4, random); i > 0; --i) {
    const std::uint64_t a = between(1, 9, random);
    std::string item;
    switch (random() % 8) {
      case 0: item = std::to_string(a) + ".." + std::to_string(a + random() % 5); break;
      case 1: item = std::to_string(a) + ".."; break;
      case 2: item = one_of<6>({"odd", "even", "fib", "prime", "square", "pow2"}, random); break;
      default: item = std::to_string(a);
    }
    if (seen.insert(item).second) items.push_back(item);
  }
  std::string text;
  for (const std::string& item : items) text += (text.empty() ? "" : ",") + item;
  return text;
}

std::string predicate(Random& random) {
  const std::string a = std::to_string(between(1, 5, random));
  const std::string b = std::to_string(between(0, 4, random));
  switch (random() % 8) {
    case 0: return a + "*k>=n";
    case 1: return "n%k==0";
    case 2: return "gcd(n,k)==1||k==" + a;
    case 3: return "k*k<=n&&k!=" + a;
    case 4: return "k<=" + a + "&&n%" + a + "!=" + b;
    case 5: return "(n+k)%" + a + "==" + b;
    case 6: return "k==1||k*" + a + "==n+" + b;
    default: return "!(k%" + a + "==" + b + ")&&k<=n-" + b;
  }
}

std::string octal(Random& random) {
  for (;;) {
    std::string code = random() % 4 == 0 ? "4." : "0.";
    bool any = code[0] == '4';
    for (std::uint64_t i = between(1, 4, random); i > 0; --i) {
      const char digit = static_cast<char>('0' + random() % 8);
      any = any || digit != '0';
      code.push_back(digit);
    }
    while (code.size() > 3 && code.back() == '0') code.pop_back();
    if (any) return code;
  }
}

/// Arrows from later letters to earlier ones; every letter is named.
std::string graph(unsigned size, Random& random) {
  const auto vertices = static_cast<unsigned>(between(2, 2 + size, random));
  const auto name = [](unsigned v) { return std::string(1, static_cast<char>('a' + v)); };
  std::string items;
  for (unsigned v = 0; v < vertices; ++v) {
    bool any = false;
    for (unsigned w = 0; w < v; ++w) {
      if (random() % 5 < 2) continue;
      items += (items.empty() ? "" : ",") + name(v) + "-" + name(w);
      any = true;
    }
    if (!any) items += (items.empty() ? "" : ",") + name(v);
  }
  std::string tokens;
  for (std::uint64_t i = between(1, 3, random); i > 0; --i) {
    tokens += (tokens.empty() ? "" : ",") + name(static_cast<unsigned>(random() % vertices));
  }
  return items + ":" + tokens;
}

std::string climbers(unsigned size, Random& random) {
  std::string list = places(2 + size, 2 + size / 3, random);
  for (std::uint64_t on_top = random() % 3; on_top > 0; --on_top) list += ",0";
  const auto count = static_cast<std::uint64_t>(std::count(list.begin(), list.end(), ',')) + 1;
  return std::to_string(between(1, count, random)) + ":" + list;
}

std::string row(unsigned size, Random& random) {
  std::string coins;
  for (std::uint64_t i = between(1, 2 + size, random); i > 0; --i)
    coins.push_back(random() % 2 == 0 ? 'H' : 'T');
  return coins;
}

/// Heads in rows and columns 0 to 2, in any order.
std::string heads(Random& random) {
  std::vector<std::string> list;
  for (std::uint64_t i = between(1, 4, random); i > 0; --i) {
    const std::uint64_t row_number = between(0, 2, random);
    const std::uint64_t column = between(0, 2, random);
    const std::string head = std::to_string(row_number) + "." + std::to_string(column);
    if (std::find(list.begin(), list.end(), head) == list.end()) list.push_back(head);
  }
  std::string text;
  for (const std::string& head : list) text += (text.empty() ? "" : ",") + head;
  return text;
}

/// One of the game's own examples with the numbers of its state drawn anew.
std::string as_an_example(std::string_view name, unsigned size, Random& random) {
  for (const nimber::Game* game : nimber::all_games()) {
    if (game->name != name) continue;
    const std::uint64_t which = random() % game->examples.size();
    const nimber::Position example = plain::position(std::string(game->examples[which]));
    const std::uint64_t numbers = 1 + size;
    return nimber::print(nimber::random_position(example, numbers, random()));
  }
  throw std::logic_error("no game " + std::string(name));
}

}  // namespace

std::string random_term(std::string_view game, unsigned size, Random& random) {
  const std::string name(game);
  // One draw a statement: in an expression each compiler has an order of its own.
  std::string rules;
  std::string state;
  if (name == "nim" || name == "lasker" || name == "grundy") {
    state = heaps(2 + size, 3, random);
  } else if (name == "take" || name == "custom") {
    rules = name == "take" ? set(random) : predicate(random);
    state = heaps(2 + 2 * size, 3, random);
  } else if (name == "octal") {
    rules = octal(random);
    state = heaps(2 + size, 3, random);
  } else if (name == "wythoff") {
    const std::uint64_t a = between(0, 2 + 2 * size, random);
    const std::uint64_t b = between(0, 2 + 2 * size, random);
    state = joined({a, b});
  } else if (name == "stairs") {
    state = heaps(1 + size / 2, 4, random);
  } else if (name == "strip" || name == "monks") {
    state = places(3 + size, 3, random);
  } else if (name == "hill") {
    return "hill/" + climbers(size, random);
  } else if (name == "graph") {
    return "graph/" + graph(size, random);
  } else if (name == "coins") {
    rules = one_of<4>({"turtles", "mock", "ruler", "twins"}, random);
    state = row(size, random);
  } else if (name == "corners") {
    state = heads(random);
  } else {
    return as_an_example(game, size, random);
  }
  return name + (rules.empty() ? "" : "/") + rules + ":" + state;
}

std::string random_sum(unsigned size, Random& random) {
  const auto& games = nimber::all_games();
  std::string text;
  for (std::uint64_t terms = between(1, 3, random); terms > 0; --terms) {
    text +=
        (text.empty() ? "" : "+") + random_term(games[random() % games.size()]->name, size, random);
  }
  return text;
}

}  // namespace soak
