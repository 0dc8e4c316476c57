// The language of expressions: every function against its definition, a second interpreter that
// reads the text by itself, what people write in place of a sign.
#include "catch.hpp"

#include <nimber/position.hpp>
#include "text/expression.hpp"
#include "text/predicate.hpp"

#include <map>
#include <random>
#include <vector>

using namespace nimber;

namespace {

__extension__ using Wide = __int128;
using Number = std::optional<std::int64_t>;

const std::vector<ExpressionName>& words() {
  static const std::vector<ExpressionName> list = {
      {"n"}, {"k"}, {"m", 4}, {"x", std::nullopt, true}};
  return list;
}

/// Its text, or the error as "code@column what instead".
std::string read(const std::string& text, const ExpressionRules& rules = {}) {
  auto reader = Reader::open(text);
  REQUIRE(reader);
  const auto e = Expression::read(*reader, words(), rules);
  if (e) return e->text() + (reader->at_end() ? "" : "|" + std::string(1, reader->peek()));
  std::string out =
      std::string(nimber::text(e.error().code)) + "@" + std::to_string(e.error().column);
  for (const std::string& arg : e.error().args) out += " " + arg;
  return out;
}

Expression made(const std::string& text) {
  INFO(text);
  auto reader = Reader::open(text);
  REQUIRE(reader);
  auto e = Expression::read(*reader, words());
  REQUIRE(e);
  REQUIRE(reader->at_end());
  return *e;
}

Number worth(const std::string& text, std::int64_t n = 7, std::int64_t k = 3,
             const std::vector<std::int64_t>& row = {0, 1, 1, 0, 1, 1, 1, 5}) {
  const std::int64_t variables[4] = {n, k, 0, 0};
  return made(text).value(variables, row);
}

std::string show(const Number& v) { return v ? std::to_string(*v) : "none"; }

/// Plain definitions, all by trying.
bool fib_by_adding(std::int64_t x) {
  for (Wide a = 1, b = 2; a <= x; b += a, a = b - a) {
    if (a == x) return true;
  }
  return false;
}
bool prime_by_trying(std::int64_t x) {
  for (std::int64_t d = 2; d * d <= x; ++d) {
    if (x % d == 0) return false;
  }
  return x >= 2;
}
std::int64_t zeck_by_trying(std::int64_t x) {
  Wide least = 0;
  while (x > 0) {
    Wide a = 1;
    Wide b = 2;
    while (b <= x) {
      b += a;
      a = b - a;
    }
    least = a;
    x -= static_cast<std::int64_t>(a);
  }
  return static_cast<std::int64_t>(least);
}

/// A second interpreter: recursive, straight from the text, sharing nothing with the first.
class Plain {
 public:
  Plain(const std::string& text, std::int64_t n, std::int64_t k, std::vector<std::int64_t> row)
      : text_(text), n_(n), k_(k), row_(std::move(row)) {}

  Number run() {
    const Number v = either();
    REQUIRE(at_ == text_.size());
    return v;
  }

 private:
  bool accept(const std::string& sign) {
    if (text_.compare(at_, sign.size(), sign) != 0) return false;
    at_ += sign.size();
    return true;
  }
  static Number fits(Wide v) {
    if (v < INT64_MIN || v > INT64_MAX) return std::nullopt;
    return static_cast<std::int64_t>(v);
  }
  Number either() {
    Number left = both();
    while (accept("||")) {
      const Number right = both();
      if (left && *left == 0) left = right;
    }
    return left;
  }
  Number both() {
    Number left = negation();
    while (accept("&&")) {
      const Number right = negation();
      if (left && *left != 0) left = right;
    }
    return left;
  }
  Number negation() {
    if (text_.compare(at_, 2, "!=") != 0 && accept("!")) {
      const Number v = negation();
      return v ? Number(*v == 0) : v;
    }
    const Number left = sum();
    for (const char* sign : {"==", "!=", "<=", ">=", "<", ">"}) {
      if (!accept(sign)) continue;
      const Number right = sum();
      if (!left || !right) return std::nullopt;
      const std::string s = sign;
      return s == "=="   ? *left == *right
             : s == "!=" ? *left != *right
             : s == "<=" ? *left <= *right
             : s == ">=" ? *left >= *right
             : s == "<"  ? *left < *right
                         : *left > *right;
    }
    return left;
  }
  Number sum() {
    Number left = product();
    for (;;) {
      const bool plus = accept("+");
      if (!plus && !accept("-")) return left;
      const Number right = product();
      left =
          left && right ? fits(plus ? Wide{*left} + *right : Wide{*left} - *right) : std::nullopt;
    }
  }
  Number product() {
    Number left = factor();
    for (;;) {
      const char sign = text_[at_];
      if (sign != '*' && sign != '/' && sign != '%') return left;
      ++at_;
      const Number right = factor();
      left = left && right ? times(*left, sign, *right) : std::nullopt;
    }
  }
  static Number times(std::int64_t left, char sign, std::int64_t right) {
    if (sign == '*') return fits(Wide{left} * right);
    if (right == 0 || !fits(Wide{left} / right)) return std::nullopt;
    return sign == '/' ? left / right : left % right;
  }
  Number factor() {
    if (accept("(")) {
      const Number v = either();
      accept(")");
      return v;
    }
    if (accept("-")) {
      const Number v = factor();
      return v ? fits(-Wide{*v}) : v;
    }
    if (text_[at_] >= '0' && text_[at_] <= '9') {
      std::int64_t v = 0;
      for (; text_[at_] >= '0' && text_[at_] <= '9'; ++at_) v = 10 * v + (text_[at_] - '0');
      return v;
    }
    std::string name;
    for (; (text_[at_] >= 'a' && text_[at_] <= 'z') || text_[at_] == '2'; ++at_)
      name.push_back(text_[at_]);
    if (name == "n") return n_;
    if (name == "k") return k_;
    if (name == "m") return 4;
    if (accept("[")) {
      const Number i = either();
      accept("]");
      if (!i || *i < 1 || *i > static_cast<std::int64_t>(row_.size())) return std::nullopt;
      return row_[static_cast<std::size_t>(*i - 1)];
    }
    accept("(");
    std::vector<Number> v;
    const bool row = accept("x,") || accept("x)");
    if (row && text_[at_ - 1] == ')') --at_;
    if (!row || text_[at_] != ')') {
      v.push_back(either());
      while (accept(",")) v.push_back(either());
    }
    accept(")");
    return call(name, v);
  }
  Number call(const std::string& name, const std::vector<Number>& v) {
    if (name == "if") return !v[0] ? v[0] : *v[0] != 0 ? v[1] : v[2];
    if (name == "pick") {
      if (!v[0] || *v[0] < 0 || *v[0] >= static_cast<std::int64_t>(v.size()) - 1)
        return std::nullopt;
      return v[static_cast<std::size_t>(*v[0]) + 1];
    }
    for (const Number& one : v) {
      if (!one) return std::nullopt;
    }
    if (name == "len") return static_cast<std::int64_t>(row_.size());
    if (v.empty() && (name == "min" || name == "max" || name == "xor")) {
      if (row_.empty() && name != "xor") return std::nullopt;
      std::int64_t out = name == "xor" ? 0 : row_[0];
      for (const std::int64_t cell : row_) {
        if (name == "xor" && cell < 0) return std::nullopt;
        if (name == "xor") out ^= cell;
        if (name == "min" && cell < out) out = cell;
        if (name == "max" && cell > out) out = cell;
      }
      return out;
    }
    if (name == "sum" || name == "count" || name == "has" || name == "run") {
      std::int64_t sum = 0;
      std::int64_t count = 0;
      std::int64_t run = 0;
      std::int64_t best = 0;
      for (const std::int64_t cell : row_) {
        sum += cell;
        const bool same = !v.empty() && cell == *v[0];
        count += same;
        run = same ? run + 1 : 0;
        best = std::max(best, run);
      }
      return name == "sum" ? sum : name == "count" ? count : name == "has" ? count > 0 : best;
    }
    const std::int64_t a = *v[0];
    const auto ua = static_cast<std::uint64_t>(a);
    if (name == "fib") return fib_by_adding(a);
    if (name == "prime") return prime_by_trying(a);
    if (name == "pow2") return a > 0 && __builtin_popcountll(ua) == 1;
    if (name == "square") {
      for (Wide r = 1; r * r <= a && r < 100'000; ++r) {
        if (r * r == a) return 1;
      }
      return 0;
    }
    if (name == "abs") return a < 0 ? fits(-Wide{a}) : Number(a);
    if (name == "min" || name == "max") {
      std::int64_t best = a;
      for (const Number& one : v)
        best = name == "min" ? std::min(best, *one) : std::max(best, *one);
      return best;
    }
    if (name == "gcd") {
      Wide x = a < 0 ? -Wide{a} : Wide{a};
      Wide y = *v[1] < 0 ? -Wide{*v[1]} : Wide{*v[1]};
      if (x > INT64_MAX || y > INT64_MAX) return std::nullopt;
      while (y != 0) {
        const Wide rest = x % y;
        x = y;
        y = rest;
      }
      return fits(x);
    }
    for (const Number& one : v) {
      if (*one < 0) return std::nullopt;
    }
    if (name == "xor") {
      std::int64_t all = 0;
      for (const Number& one : v) all ^= *one;
      return all;
    }
    if (name == "and") return a & *v[1];
    if (name == "or") return a | *v[1];
    if (name == "bits") {
      std::int64_t digits = 0;
      for (std::int64_t x = a; x > 0; x /= 2) ++digits;
      return digits;
    }
    if (name == "ones") return __builtin_popcountll(ua);
    if (name == "low") {
      std::int64_t power = a > 0 ? 1 : 0;
      while (power > 0 && a % (2 * Wide{power}) == 0) power *= 2;
      return power;
    }
    if (name == "zeck") return zeck_by_trying(a);
    if (name == "phi") {
      // m <= a phi exactly where m m <= a m + a a.
      __extension__ typedef unsigned __int128 Large;
      Large m = ua;
      for (Large step = Large{1} << 62; step > 0; step /= 2) {
        if ((m + step) * (m + step - ua) <= Large{ua} * ua) m += step;
      }
      if (m > INT64_MAX) return std::nullopt;
      return static_cast<std::int64_t>(m);
    }
    const std::int64_t degree = name == "sqrt" ? 2 : *v[1];
    if (degree == 0) return std::nullopt;
    std::int64_t root = 0;
    for (std::int64_t step = std::int64_t{1} << 62; step > 0; step /= 2) {
      Wide power = 1;
      for (std::int64_t i = 0; i < degree && power <= a && i < 64; ++i) power *= root + step;
      if (power <= a) root += step;
    }
    return root;
  }

  const std::string& text_;
  std::size_t at_ = 0;
  std::int64_t n_;
  std::int64_t k_;
  std::vector<std::int64_t> row_;
};

class Author {
 public:
  explicit Author(unsigned seed) : random_(seed) {}

  std::string number(int depth) {
    if (depth == 0) {
      switch (below(6)) {
        case 0:
        case 1: return "n";
        case 2: return "k";
        case 3: return below(8) == 0 ? "1000000000000000000" : std::to_string(below(12));
        case 4: return below(3) == 0 ? "m" : "len(x)";
        default: return std::to_string(below(5));
      }
    }
    const auto sub = [&] { return number(depth - 1); };
    switch (below(18)) {
      case 0: return "(" + sub() + "+" + sub() + ")";
      case 1: return "(" + sub() + "-" + sub() + ")";
      case 2: return "(" + sub() + "*" + sub() + ")";
      case 3: return "(" + sub() + "/" + sub() + ")";
      case 4: return "(" + sub() + "%" + sub() + ")";
      case 5: return "-" + sub();
      case 6: return one({"min", "max", "xor"}) + "(" + sub() + "," + sub() + "," + sub() + ")";
      case 7:
        return one({"gcd", "and", "or", "min", "max", "xor"}) + "(" + sub() + "," + sub() + ")";
      case 8: return one({"bits", "ones", "low", "zeck", "phi", "sqrt", "abs"}) + "(" + sub() + ")";
      case 9: return "root(" + sub() + "," + sub() + ")";
      case 10: return "if(" + condition(depth - 1) + "," + sub() + "," + sub() + ")";
      case 11: return "pick(" + sub() + "," + sub() + "," + sub() + "," + sub() + ")";
      case 12: return "x[" + sub() + "]";
      case 13: return one({"count", "run"}) + "(x," + sub() + ")";
      case 14: return one({"sum", "min", "max", "xor"}) + "(x)";
      case 15: return "(" + condition(depth - 1) + ")";
      default: return sub() + one({"+", "-", "*"}) + number(0);
    }
  }
  std::string condition(int depth) {
    if (depth == 0) return number(0) + one({"==", "!=", "<", "<=", ">", ">="}) + number(0);
    const auto sub = [&] { return condition(depth - 1); };
    switch (below(7)) {
      case 0: return "(" + sub() + "&&" + sub() + ")";
      case 1: return "(" + sub() + "||" + sub() + ")";
      case 2: return "!(" + sub() + ")";
      case 3: return one({"fib", "square", "pow2", "prime"}) + "(" + small(depth - 1) + ")";
      case 4: return "if(" + sub() + "," + sub() + "," + sub() + ")";
      case 5: return "has(x," + number(depth - 1) + ")";
      default:
        return number(depth - 1) + one({"==", "!=", "<", "<=", ">", ">="}) + number(depth - 1);
    }
  }

 private:
  /// The plain tests of squares and primes try for long.
  std::string small(int depth) { return "(" + number(depth) + ")%1000"; }
  std::string one(std::vector<std::string> list) { return list[below(list.size())]; }
  std::size_t below(std::size_t bound) { return static_cast<std::size_t>(random_() % bound); }
  std::mt19937 random_;
};

}  // namespace

TEST_CASE("a second interpreter evaluates random expressions alike") {
  Author author(77);
  std::size_t defined = 0;
  std::size_t undefined = 0;
  const std::vector<std::int64_t> row = {0, 1, 1, 0, 1, 1, 1, 5, 1'000'000'000'000'000'000};
  for (int round = 0; round < 6000; ++round) {
    const std::string text =
        round % 3 == 0 ? author.condition(1 + round % 4) : author.number(1 + round % 4);
    INFO(text);
    const Expression e = made(text);
    REQUIRE(e.text() == text);
    for (const auto& [n, k] : {std::pair<std::int64_t, std::int64_t>{0, 0},
                               {1, 3},
                               {12, 5},
                               {89, 2},
                               {1'000'000'000'000'000'000, 7},
                               {INT64_MAX, -4}}) {
      const std::int64_t variables[4] = {n, k, 0, 0};
      const Number here = e.value(variables, row);
      const Number there = Plain(text, n, k, row).run();
      if (here != there) FAIL(n << " " << k << ": " << show(here) << ", plainly " << show(there));
      if (e.condition() && here) REQUIRE((*here == 0 || *here == 1));
      ++(here ? defined : undefined);
    }
  }
  CHECK(defined > 10'000);
  CHECK(undefined > 5'000);
}

TEST_CASE("functions of numbers, by their definitions") {
  for (std::int64_t x = 0; x < 3000; ++x) {
    const auto at = [&](const char* text) { return show(worth(text, x)); };
    REQUIRE(at("fib(n)") == show(fib_by_adding(x)));
    REQUIRE(at("prime(n)") == show(prime_by_trying(x)));
    REQUIRE(at("zeck(n)") == show(zeck_by_trying(x)));
  }
  CHECK(worth("fib(0)+square(0)+pow2(0)+prime(0)") == 0);
  CHECK(worth("fib(-1)||square(-4)||pow2(-2)||prime(-3)") == 0);
  CHECK(worth("prime(n)", 999'999'999'999'999'989) == 1);
  CHECK(worth("square(n)", 9'223'372'030'926'249'001) == 1);
  CHECK(worth("square(n)", 9'223'372'030'926'249'000) == 0);
  CHECK(worth("fib(n)", 7'540'113'804'746'346'429) == 1);
  CHECK(worth("sqrt(n)", INT64_MAX) == 3'037'000'499);
  CHECK(worth("root(n,3)", INT64_MAX) == 2'097'151);
  CHECK(worth("root(n,3)", 2'097'151LL * 2'097'151 * 2'097'151) == 2'097'151);
  CHECK(worth("root(n,3)", 2'097'151LL * 2'097'151 * 2'097'151 - 1) == 2'097'150);
  CHECK(worth("root(n,62)", INT64_MAX) == 2);
  CHECK(worth("root(n,63)", INT64_MAX) == 1);
  CHECK(worth("root(n,1000000000000000000)") == 1);
  CHECK(worth("root(n,1)") == 7);
  CHECK(!worth("root(n,0)"));
  CHECK(!worth("root(-1,3)"));
  CHECK(worth("phi(100)") == 161);
  CHECK(worth("phi(1000000000000000000)") == 1'618'033'988'749'894'848);
  CHECK(worth("phi(n)", 5'700'357'409'661'599'242) == 9'223'372'036'854'775'806);
  CHECK(!worth("phi(n)", 5'700'357'409'661'599'243));
  for (const char* text : {"phi(-1)", "low(-1)", "bits(-1)", "ones(-1)", "zeck(-1)", "sqrt(-1)",
                           "root(-1,1)", "xor(1,-1)", "and(-1,1)", "or(1,-1)", "nimprod(-1,0)",
                           "abs(-9*1000000000000000000-223372036854775808)"})
    CHECK(!worth(text));
  CHECK(worth("low(0)") == 0);
  CHECK(worth("low(96)") == 32);
  CHECK(worth("zeck(0)") == 0);
  CHECK(worth("nimprod(4,7)") == 10);
  CHECK(worth("nimprod(nimprod(13,200),77)") == worth("nimprod(13,nimprod(200,77))"));
  // The product of 2^62 and itself is above 2^63 or not, as nimbers have it; never is it negative.
  for (std::int64_t x = INT64_MAX - 50; x < INT64_MAX; ++x) {
    const Number product = worth("nimprod(n,k)", x, 3);
    if (product) REQUIRE(*product >= 0);
  }
  CHECK(worth("gcd(-12,18)") == 6);
  CHECK(worth("abs(-12)") == 12);
}

TEST_CASE("only what is chosen is evaluated") {
  CHECK(worth("if(n==7,1,1/0)") == 1);
  CHECK(!worth("if(n==7,1/0,1)"));
  CHECK(worth("pick(1,1/0,5,1/0)") == 5);
  CHECK(!worth("pick(3,1,2,3)"));
  CHECK(!worth("pick(-1,1,2,3)"));
  CHECK(worth("pick(n==7,1,2)") == 2);
  CHECK(worth("if(n==7,if(k==4,1,if(k==3,pick(2,0,0,9),3)),4)+1") == 10);
  CHECK(worth("!if(n==7&&k==3||1/0==1,n==k,k==3)") == 1);
  CHECK(!worth("!(1/0==1)"));
  CHECK(worth("x[8]") == 5);
  CHECK(!worth("x[0]"));
  CHECK(!worth("x[9]"));
  CHECK(worth("run(x,1)") == 3);
  CHECK(worth("len(x)", 0, 0, {}) == 0);
  CHECK(!worth("sum(x)", 0, 0, {INT64_MAX, 1}));
}

TEST_CASE("the least, the largest and the nim-sum of a row") {
  CHECK(worth("min(x)", 0, 0, {4, 9, 2, 7}) == 2);
  CHECK(worth("max(x)", 0, 0, {4, 9, 2, 7}) == 9);
  CHECK(worth("xor(x)", 0, 0, {4, 9, 2, 7}) == 8);  // 0100 ^ 1001 ^ 0010 ^ 0111
  CHECK(worth("min(x)+max(x)+xor(x)", 0, 0, {5}) == 15);
  CHECK(worth("xor(x)", 0, 0, {}) == 0);
  CHECK(!worth("min(x)", 0, 0, {}));
  CHECK(!worth("max(x)", 0, 0, {}));
  CHECK(!worth("xor(x)", 0, 0, {3, -1}));
  CHECK(worth("min(x)", 0, 0, {3, -1}) == -1);
  CHECK(worth("min(x[1],max(x),n)", 7, 0, {6, 9}) == 6);
  CHECK(!made("xor(x)").condition());
  CHECK(read(" MAX( X ) ") == "max(x)");
  // A row is the one argument; other arguments are expressions.
  CHECK(read("max(x,1)") == "bad-expression@6");
  CHECK(read("max(1,x)") == "bad-expression@8");
  CHECK(read("abs(x)") == "bad-expression@6");
  CHECK(read("xor(n)") == "bad-expression@6");
}

TEST_CASE("a condition is a class of its own") {
  for (const char* text : {"has(x,1)", "fib(n)", "if(n==1,k==1,prime(n))", "(n==1)", "!(n==1)",
                           "if(has(x,n),!fib(k),(square(n)))"})
    CHECK(made(text).condition());
  for (const char* text : {"(n==1)+0", "if(n==1,1,0)", "if(n==1,n==2,0)", "pick(n,n==1,n==2)",
                           "max(n==1,n==2)", "-(n==1)", "count(x,1)"})
    CHECK(!made(text).condition());
  CHECK(read("!has(x,1)&&fib(n)") == "!has(x,1)&&fib(n)");
  CHECK(read("n+1&&n==1") == "not-a-comparison@4");
  CHECK(read("if(n,1,2)") == "not-a-comparison@5");
  CHECK(read("if(n==1,1,0)&&n==1") == "not-a-comparison@13");
  CHECK(read("x") == "bad-expression@2");
  CHECK(read("len(n)") == "unknown-name@5 n");
  CHECK(read("min(n)") == "bad-expression@6");
  CHECK(read("if(n==1,2)") == "bad-expression@10");
  CHECK(read("if(n==1,2,3,4)") == "bad-expression@12");
  CHECK(read("g(n-1)") == "unknown-name@1 g");
  CHECK(read("g(n-1)", {.self = true}) == "g(n-1)");
  CHECK(read("g(n,k)", {.self = true}) == "g(n,k)");
  CHECK(read("g(n,k,n)", {.self = true}) == "bad-expression@6");
  CHECK(read("POW2( N )") == "pow2(n)");
  CHECK(read("ｎ≤ｋ") == "n<=k");
  CHECK(read("n≥k") == "n>=k");
  CHECK(read("n≠k") == "n!=k");
  CHECK(read("n==1||k==2|3", {.arrow_ends = true}) == "n==1||k==2||");
  CHECK(read("n==1=>n", {.arrow_ends = true}) == "n==1|=");
  CHECK(read("n⇒k", {.arrow_ends = true}) == "n|=");
  CHECK(read("1..n", {.arrow_ends = true}) == "1|.");
  CHECK(read("n-1,k") == "n-1|,");
  CHECK(is_function("pow2"));
  CHECK(is_function("if"));
  CHECK(!is_function("g"));
  CHECK(!is_function("n"));
}

TEST_CASE("an expression of too many terms is told to be too long") {
  std::string sum = "n";
  while (sum.size() < 2 * 2048 - 2) sum += "+n";  // 2,048 numbers and 2,047 signs
  CHECK(read(sum) == sum);
  CHECK(read(sum + "+n") == "bad-expression@4098 long  4096");
}

TEST_CASE("what is written in place of a sign is answered with what to write") {
  CHECK(read("k^2<=n") == "bad-expression@1 k^2 k*k");
  CHECK(read("n+(k+1)**3") == "bad-expression@3 (k+1)**3 (k+1)*(k+1)*(k+1)");
  CHECK(read("n^k") == "bad-expression@2 ^ xor(x,y)");
  CHECK(read("n=1") == "bad-expression@2 = ==");
  CHECK(read("n===1") == "bad-expression@2 === ==");
  CHECK(read("n=<1") == "bad-expression@2 =< <=");
  CHECK(read("n=>1") == "bad-expression@2 => >=");
  CHECK(read("n<>1") == "bad-expression@2 <> !=");
  CHECK(read("n==1 and k==1") == "bad-expression@6 and &&");
  CHECK(read("(n==1)and(k==1)") == "bad-expression@7 and &&");
  CHECK(read("n==1 or k==1") == "bad-expression@6 or ||");
  CHECK(read("n==1&k==1") == "bad-expression@5 & &&");
  CHECK(read("n==1|k==1") == "bad-expression@5 | ||");
  // Only '&' has no other meaning in a rule of one's own.
  CHECK(read("n==1&k==1", {.arrow_ends = true}) == "bad-expression@5 & &&");
  CHECK(read("n==1|k==1", {.arrow_ends = true}) == "n==1||");
  CHECK(read("not n==1") == "bad-expression@1 not !");
  CHECK(read("n mod 2==1") == "bad-expression@3 mod %");
  CHECK(read("n is odd") == "bad-expression@3 is odd n%2==1");
  CHECK(read("n is prime") == "bad-expression@3 is prime prime(n)");
  CHECK(read("n is 3") == "bad-expression@3 is ==");
  CHECK(read("n==1 iff k==1") == "bad-expression@6 iff when");
  CHECK(read("if n==1") == "bad-expression@1 if if(c,x,y)");
  CHECK(read("n==1 if k==1") == "bad-expression@6 if if(c,x,y)");
  CHECK(read("and(n,k)==or(n,k)") == "and(n,k)==or(n,k)");
  CHECK(read("1 <= k <= n/2") == "bad-expression@1 1<=k<=n/2 1<=k&&k<=n/2");
  CHECK(read("k==1||(n>k+1>=3)") == "bad-expression@8 n>k+1>=3 n>k+1&&k+1>=3");
  CHECK(read("(n<k)<1") == "(n<k)<1");
}

TEST_CASE("what rounds a quotient is answered with a quotient") {
  CHECK(read("k<=floor(n/3)") == "bad-expression@4 floor(n/3) n/3");
  CHECK(read("k<=floor( sqrt(n) )") == "bad-expression@4 floor(sqrt(n)) sqrt(n)");
  CHECK(read("k<=ceil(n/3)") == "bad-expression@4 ceil(n/3) (n+3-1)/3");
  CHECK(read("k<=ceil(2*n/3)+1") == "bad-expression@4 ceil(2*n/3) (2*n+3-1)/3");
  CHECK(read("k<=ceil((n-1)/(k+1))") == "bad-expression@4 ceil((n-1)/(k+1)) ((n-1)+(k+1)-1)/(k+1)");
  // What is no single quotient is not guessed at.
  for (const char* const other : {"n", "n+1/3", "n/3/2", "n/3*2", "n/3+1", "n%7/3", "sqrt(n)"})
    CHECK(read("k<=ceil(" + std::string(other) + ")") == "unknown-name@4 ceil");
  CHECK(read("k<=ceil(n/3") == "bad-expression@12");
  CHECK(read("k<=ceil") == "unknown-name@4 ceil");
}

TEST_CASE("cost counts what an evaluation takes") {
  CHECK(made("n==k").cost() == 3);
  CHECK(made("prime(n)").cost() > 100);
  std::string clauses = "k==1";
  for (int i = 2; i <= 500; ++i) clauses += "||k==" + std::to_string(i);
  auto reader = Reader::open(clauses);
  const auto many = Predicate::read(*reader);
  REQUIRE(many);
  CHECK(many->cost() > 100);
  auto short_reader = Reader::open("n%k==0");
  CHECK(Predicate::read(*short_reader)->cost() == 1);
  CHECK(made("if(n%8==7,n+1,if(n%8==0,n-1,n))").size() == 19);
  CHECK(made("n%13/3").size() == 5);
}
