// Rules of two numbers at random, and what their pairs are worth by plain recursion. Neither the
// reading of a rule nor its moves are the core's: each alternative is made as a text and as a
// function.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace random_pairs {

using Pair = std::array<std::int64_t, 2>;
using Parts = std::vector<Pair>;

struct Rule {
  std::string text;
  /// May a pair be reached again from itself? Then no move leaves several parts.
  bool loops = false;
  bool sorted = false;
  std::vector<std::function<void(Pair, std::vector<Parts>&)>> alternatives;

  /// What the moves of a pair leave.
  std::vector<Parts> options(Pair from) const {
    std::vector<Parts> all;
    for (const auto& alternative : alternatives) alternative(from, all);
    std::vector<Parts> moves;
    for (Parts& parts : all) {
      const bool below_0 = std::any_of(parts.begin(), parts.end(),
                                       [](const Pair& p) { return p[0] < 0 || p[1] < 0; });
      if (below_0) continue;
      if (sorted) {
        for (Pair& part : parts) std::sort(part.begin(), part.end());
      }
      if (parts.size() == 1 && parts[0] == from) continue;
      moves.push_back(std::move(parts));
    }
    return moves;
  }
};

/// Draws from any source of numbers: a generator, or the bytes of a fuzzer.
template <class Below>
class Maker {
 public:
  explicit Maker(Below below) : below_(std::move(below)) {}

  /// Every move of such a rule leaves a smaller sum, or, where the numbers have an order, the same
  /// and a smaller first number.
  Rule ending() {
    Rule rule;
    rule.sorted = below_(2) == 0;
    for (std::uint64_t i = 1 + below_(3); i > 0; --i) add(rule, below_(rule.sorted ? 11 : 13));
    return rule;
  }
  /// Some numbers grow, but not above a bound.
  Rule looping() {
    Rule rule;
    rule.loops = true;
    rule.sorted = below_(2) == 0;
    for (std::uint64_t i = 1 + below_(2); i > 0; --i) add(rule, below_(9));
    for (std::uint64_t i = 1 + below_(2); i > 0; --i) add(rule, 13 + below_(4));
    return rule;
  }

 private:
  using Test = std::function<bool(std::int64_t, std::int64_t)>;

  static std::string number(std::uint64_t n) { return std::to_string(n); }

  /// A condition on a and b.
  std::pair<std::string, Test> condition() {
    const std::uint64_t n = 1 + below_(4);
    const auto c = static_cast<std::int64_t>(n);
    switch (below_(12)) {
      case 0: return {"a!=b;", [](auto a, auto b) { return a != b; }};
      case 1: return {"a<b;", [](auto a, auto b) { return a < b; }};
      case 2: return {"a>=b;", [](auto a, auto b) { return a >= b; }};
      case 3: return {"a%2==0;", [](auto a, auto) { return a % 2 == 0; }};
      case 4: return {"(a+b)%3!=1;", [](auto a, auto b) { return (a + b) % 3 != 1; }};
      case 5: return {"b>" + number(n) + ";", [c](auto, auto b) { return b > c; }};
      case 6: return {"a*b>" + number(n) + ";", [c](auto a, auto b) { return a * b > c; }};
      default: return {"", [](auto, auto) { return true; }};
    }
  }

  void add(Rule& rule, std::uint64_t form) {
    const auto [when, test] = condition();
    const std::uint64_t step = 1 + below_(3);
    const std::uint64_t other = 1 + below_(3);
    const auto s = static_cast<std::int64_t>(step);
    const auto t = static_cast<std::int64_t>(other);
    const std::string x = number(step);
    const std::string y = number(other);
    std::string moves;
    std::function<void(std::int64_t, std::int64_t, std::vector<Parts>&)> go;
    const auto leave = [](std::vector<Parts>& out, std::int64_t a, std::int64_t b) {
      out.push_back({{a, b}});
    };
    switch (form) {
      case 0:
        moves = "a-=" + x + ";b-=" + y;
        go = [=](auto a, auto b, auto& out) { leave(out, a - s, b - t); };
        break;
      case 1:
        moves = "a-=" + x;
        go = [=](auto a, auto b, auto& out) { leave(out, a - s, b); };
        break;
      case 2:
        moves = "b-=" + x;
        go = [=](auto a, auto b, auto& out) { leave(out, a, b - s); };
        break;
      case 3:
        moves = "k=1..a;a-=k";
        go = [=](auto a, auto b, auto& out) {
          for (std::int64_t k = 1; k <= a; ++k) leave(out, a - k, b);
        };
        break;
      case 4:
        moves = "k=1..b/" + x + ";b-=k";
        go = [=](auto a, auto b, auto& out) {
          for (std::int64_t k = 1; k <= b / s; ++k) leave(out, a, b - k);
        };
        break;
      case 5:
        moves = "k=1..min(a,b);a-=k;b-=k";
        go = [=](auto a, auto b, auto& out) {
          for (std::int64_t k = 1; k <= std::min(a, b); ++k) leave(out, a - k, b - k);
        };
        break;
      case 6:
        moves = "a>0;k=1..b/a;b-=k*a";
        go = [=](auto a, auto b, auto& out) {
          for (std::int64_t k = 1; a > 0 && k <= b / a; ++k) leave(out, a, b - k * a);
        };
        break;
      case 7:
        moves = "k=1..(b-1)/a;b-=k*a";
        go = [=](auto a, auto b, auto& out) {
          for (std::int64_t k = 1; a > 0 && k <= (b - 1) / a; ++k) leave(out, a, b - k * a);
        };
        break;
      case 8:
        moves = "k=" + x + "," + number(step + other) + ";b-=k;a-=k/2";
        go = [=](auto a, auto b, auto& out) {
          for (const std::int64_t k : {s, s + t}) leave(out, a - k / 2, b - k);
        };
        break;
      case 9:
        moves = "k=1..b-1;=>(k,b-k)";
        // Of this one and the next each part has a smaller sum only where the number that goes is
        // not 0.
        moves = "a>0;" + moves;
        go = [=](auto a, auto b, auto& out) {
          for (std::int64_t k = 1; a > 0 && k <= b - 1; ++k) out.push_back({{k, b - k}});
        };
        break;
      case 10:
        moves = "i=1..a/2;=>(i,b)+(a-i,b)";
        go = [=](auto a, auto b, auto& out) {
          for (std::int64_t i = 1; i <= a / 2; ++i) out.push_back({{i, b}, {a - i, b}});
        };
        break;
      case 11:
        moves = "k=1..min(a,b);a-=k;b=k/2";
        go = [=](auto a, auto b, auto& out) {
          for (std::int64_t k = 1; k <= std::min(a, b); ++k) leave(out, a - k, k / 2);
        };
        break;
      case 12:
        moves = "a>0;=>(a-1,b+1)+(a-1,b/2)";
        go = [=](auto a, auto b, auto& out) {
          if (a > 0) out.push_back({{a - 1, b + 1}, {a - 1, b / 2}});
        };
        break;
      case 13:
        moves = "a+b<14;a+=" + x;
        go = [=](auto a, auto b, auto& out) {
          if (a + b < 14) leave(out, a + s, b);
        };
        break;
      case 14:
        moves = "a<11;a+=1;b-=1";
        go = [=](auto a, auto b, auto& out) {
          if (a < 11) leave(out, a + 1, b - 1);
        };
        break;
      case 15:
        moves = "a>3;b>" + x + ";a=b;b=a";
        go = [=](auto a, auto b, auto& out) {
          if (a > 3 && b > s) leave(out, b, a);
        };
        break;
      default:
        moves = "b<13;b+=1;a-=" + x;
        go = [=](auto a, auto b, auto& out) {
          if (b < 13) leave(out, a - s, b + 1);
        };
        break;
    }
    rule.text += rule.text.empty() ? (rule.sorted ? "own/{a,b};" : "own/(a,b);") : "|";
    rule.text += when + moves;
    rule.alternatives.push_back([test = test, go](Pair from, std::vector<Parts>& out) {
      if (test(from[0], from[1])) go(from[0], from[1], out);
    });
  }

  Below below_;
};

/// The values of pairs: a number, or none where play may never end.
class Values {
 public:
  explicit Values(Rule rule) : rule_(std::move(rule)) {}

  std::optional<std::int64_t> at(std::int64_t a, std::int64_t b) {
    const Pair pair = rule_.sorted && a > b ? Pair{b, a} : Pair{a, b};
    if (rule_.loops) return label(pair);
    return recursion(pair);
  }

 private:
  static std::int64_t mex(const std::set<std::int64_t>& values) {
    std::int64_t v = 0;
    while (values.count(v) > 0) ++v;
    return v;
  }

  std::int64_t recursion(Pair pair) {
    if (const auto known = known_.find(pair); known != known_.end()) return known->second;
    std::set<std::int64_t> values;
    for (const Parts& parts : rule_.options(pair)) {
      std::int64_t sum = 0;
      for (const Pair& part : parts) sum ^= recursion(part);
      values.insert(sum);
    }
    return known_[pair] = mex(values);
  }

  /// Smith's labels of all that the pair can reach, by their definition.
  std::optional<std::int64_t> label(Pair root) {
    if (const auto known = labels_.find(root); known != labels_.end()) return known->second;
    std::map<Pair, std::vector<Pair>> graph;
    std::vector<Pair> open{root};
    while (!open.empty()) {
      const Pair now = open.back();
      open.pop_back();
      if (graph.count(now) > 0) continue;
      auto& to = graph[now];
      for (const Parts& parts : rule_.options(now)) to.push_back(parts[0]);
      open.insert(open.end(), to.begin(), to.end());
    }
    std::map<Pair, std::int64_t> number;
    for (std::int64_t n = 0; n <= static_cast<std::int64_t>(graph.size()); ++n) {
      for (bool found = true; found;) {
        found = false;
        for (const auto& [v, to] : graph) {
          if (number.count(v) > 0) continue;
          std::set<std::int64_t> told;
          bool replies = true;
          for (const Pair& w : to) {
            if (number.count(w) > 0) {
              told.insert(number[w]);
              continue;
            }
            const auto& back = graph[w];
            replies = replies && std::any_of(back.begin(), back.end(), [&](const Pair& u) {
                        return number.count(u) > 0 && number[u] == n;
                      });
          }
          if (!replies || mex(told) != n) continue;
          number[v] = n;
          found = true;
        }
      }
    }
    for (const auto& [v, to] : graph)
      labels_[v] = number.count(v) > 0 ? std::optional(number[v]) : std::nullopt;
    return labels_[root];
  }

  Rule rule_;
  std::map<Pair, std::int64_t> known_;
  std::map<Pair, std::optional<std::int64_t>> labels_;
};

}  // namespace random_pairs
