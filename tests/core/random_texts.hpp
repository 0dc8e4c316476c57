// Positions of games that people write, by the grammar: many of their choices lead nowhere, to the
// same option, or in circles.
#pragma once

#include <random>
#include <string>
#include <vector>

namespace plain {

/// The same texts in every build: one draw a statement, since in an expression each compiler has an
/// order of its own.
class RandomTexts {
 public:
  explicit RandomTexts(std::uint64_t seed) : random_(seed) {}

  /// One or two terms, in one of the seven ways to play a sum.
  std::string position() {
    std::string out;
    for (std::size_t terms = 1 + draw(2); terms > 0; --terms)
      out += (out.empty() ? "" : "+") + term();
    return out + one_of({"", "", "~misere", "~every", "~first", "~some", "~most/2"});
  }

 private:
  std::size_t draw(std::size_t below) { return static_cast<std::size_t>(random_() % below); }
  std::string one_of(const std::vector<std::string>& list) { return list[draw(list.size())]; }
  std::string number() {
    return one_of({"0", "1", "3", "7", "12", "90", "500", "20000", "1000000", "1000000000000",
                   "1000000000000000000"});
  }
  std::string numbers(std::size_t count, const std::string& between) {
    std::string out = number();
    for (; count > 1; --count) out += between + number();
    return out;
  }
  std::string expression(const std::vector<std::string>& names, int depth) {
    if (depth == 0 || draw(3) == 0) return draw(2) == 0 ? one_of(names) : std::to_string(draw(10));
    const std::string a = expression(names, depth - 1);
    const std::string b = expression(names, depth - 1);
    if (draw(3) == 0) return one_of({"min", "max", "gcd", "xor", "root"}) + "(" + a + "," + b + ")";
    if (draw(5) == 0) return one_of({"sqrt", "bits", "phi", "zeck", "low", "abs"}) + "(" + a + ")";
    return a + one_of({"+", "-", "*", "/", "%"}) + b;
  }
  std::string condition(const std::vector<std::string>& names) {
    const std::string left = expression(names, 1);
    const std::string right = expression(names, 2);
    return left + one_of({"<", "<=", "==", "!=", ">", ">="}) + right;
  }
  std::string choice(const std::string& name, const std::vector<std::string>& names) {
    const std::string to = one_of(names);
    const std::string end = expression(names, 2);
    return name + "=" +
           one_of({"1.." + to, "0.." + end, "square", "pow2", "prime", "fib", "odd", "even",
                   "square,prime", "divisors(" + to + ")", "1,3,4"});
  }
  std::string custom() {
    const std::string predicate = condition({"n", "k"});
    return "custom/" + predicate + ":" + numbers(2, ",");
  }
  std::string row() {
    std::string rule = "row/";
    rule += one_of(
        {"o.->.o", "x->.,o->x", ".->x,x->.", "oo->..,o->.", "xo->.x,ox->.o", "..->xx,x.->.x"});
    rule += one_of({"", ";flip", ";never=xx", ";until=xo"});
    std::string cells;
    for (std::size_t i = 1 + draw(30); i > 0; --i) cells += one_of({".", "x", "o"});
    return rule + ":" + cells;
  }
  std::string own() {
    const bool pair = draw(3) == 0;
    const std::vector<std::string> head =
        pair ? std::vector<std::string>{"a", "b"} : std::vector<std::string>{"n"};
    std::string alternatives;
    for (std::size_t i = 1 + draw(2); i > 0; --i) {
      std::vector<std::string> names = head;
      std::string clauses;
      for (const char* const name : {"k", "i"}) {
        if (draw(2) == 0) continue;
        clauses += choice(name, names) + ";";
        names.push_back(name);
        if (draw(3) == 0) clauses += condition(names) + ";";
      }
      const std::string e = expression(names, 2);
      if (pair) {
        clauses += one_of({"a-=" + e, "b-=" + e + ";a-=1", "a-=1", "b=b", "=>(a-1," + e + ")"});
      } else {
        clauses += one_of({"n-=1", "n=n", "n-=" + e, "n+=" + e, "=>(n-1)+(" + e + ")"});
      }
      alternatives += (alternatives.empty() ? "" : "|") + clauses;
    }
    const std::string rule = std::string("own/") + (pair ? "(a,b)" : "n") + ";" + alternatives;
    if (!pair) return rule + ":" + numbers(2, ",");
    const std::string first = numbers(2, ",");
    return rule + ":" + first + ";" + numbers(2, ",");
  }
  std::string term() {
    switch (draw(5)) {
      case 0: return custom();
      case 1: return row();
      default: return own();
    }
  }

  std::mt19937_64 random_;
};

}  // namespace plain
