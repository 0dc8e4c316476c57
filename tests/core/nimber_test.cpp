// Nim products against their definition by mex, and the axioms of a field.
#include "catch.hpp"

#include "text/nim_expression.hpp"
#include "values/nimber.hpp"

#include <random>
#include <set>
#include <vector>

using namespace nimber;

TEST_CASE("nim products to 64 are the mex that defines them") {
  constexpr std::size_t size = 64;
  std::vector<std::vector<std::uint64_t>> product(size, std::vector<std::uint64_t>(size));
  for (std::size_t a = 0; a < size; ++a) {
    for (std::size_t b = 0; b < size; ++b) {
      std::set<std::uint64_t> seen;
      for (std::size_t x = 0; x < a; ++x) {
        for (std::size_t y = 0; y < b; ++y)
          seen.insert(product[x][b] ^ product[a][y] ^ product[x][y]);
      }
      std::uint64_t mex = 0;
      while (seen.count(mex) > 0) ++mex;
      product[a][b] = mex;
      if (nim_product(a, b) != mex) FAIL(a << " * " << b);
    }
  }
}

TEST_CASE("nimbers of 64 bits are a field of characteristic 2") {
  std::mt19937_64 random(11);
  for (int round = 0; round < 3000; ++round) {
    const unsigned narrow = static_cast<unsigned>(random() % 64);
    const std::uint64_t a = random() >> narrow;
    const std::uint64_t b = random() >> (random() % 64);
    const std::uint64_t c = random() >> (random() % 64);
    INFO(a << " " << b << " " << c);
    const std::uint64_t ab = nim_product(a, b);
    REQUIRE(ab == nim_product(b, a));
    REQUIRE(nim_product(ab, c) == nim_product(a, nim_product(b, c)));
    REQUIRE(nim_product(a, b ^ c) == (ab ^ nim_product(a, c)));
    REQUIRE(nim_product(a, 1) == a);
    REQUIRE(nim_product(a, 0) == 0);
    REQUIRE((ab == 0) == (a == 0 || b == 0));
    if (a != 0) {
      REQUIRE(nim_product(a, nim_inverse(a)) == 1);
      REQUIRE(nim_quotient(ab, a) == b);
    }
    const std::uint64_t root = nim_sqrt(a);
    REQUIRE(nim_product(root, root) == a);
    REQUIRE(nim_power(a, 0) == 1);
    REQUIRE(nim_power(a, 5) == nim_product(a, nim_product(nim_product(a, a), nim_product(a, a))));
    if (a != 0) {
      REQUIRE(nim_power(a, UINT64_MAX) == 1);
    }
  }
  CHECK(nim_inverse(0) == 0);
  CHECK(nim_power(0, 0) == 1);
  CHECK(nim_sqrt(0) == 0);
}

TEST_CASE("Fermat powers of 2 multiply as Conway says") {
  // A smaller number times 2^(2^k) is the ordinary product; its square is half as much again.
  for (const unsigned k : {0u, 1u, 2u, 3u, 4u, 5u}) {
    const std::uint64_t fermat = std::uint64_t{1} << (1u << k);
    CHECK(nim_product(fermat, fermat) == fermat + fermat / 2);
    for (const std::uint64_t small : {std::uint64_t{1}, fermat / 2, fermat - 1})
      CHECK(nim_product(small, fermat) == small * fermat);
  }
  CHECK(nim_product(4, 7) == 10);
  CHECK((nim_product(4, 7) ^ 3u) == 9);
}

TEST_CASE("The calculator reads nimbers with ordinary precedence") {
  const auto value = [](const char* text) {
    const auto result = calculate_nimbers(text);
    INFO(text);
    REQUIRE(result);
    return result->value;
  };
  CHECK(value("4*7+3") == 9);
  CHECK(value("3+4*7") == 9);
  CHECK(value("(3+4)*7") == nim_product(7, 7));
  CHECK(value(" 2 ^ 2 + 1 ") == 2);
  CHECK(value("2*3^2") == nim_product(2, 2));
  CHECK(value("8/4/2") == nim_quotient(nim_quotient(8, 4), 2));
  CHECK(value("inv(2)") == 3);
  CHECK(value("SQRT(5)^2") == 5);
  CHECK(value("0^0") == 1);
  CHECK(value("18446744073709551615+1") == 18446744073709551614u);
  CHECK(value("7^18446744073709551615") == 1);
  CHECK(value("\uFF14\uFF0A\uFF17\uFF0B\uFF13") == 9);
  CHECK(calculate_nimbers(" 04 * sqrt( 7 ) ")->expression == "4*sqrt(7)");

  std::mt19937_64 random(5);
  for (int round = 0; round < 300; ++round) {
    const std::uint64_t a = random() >> (random() % 64);
    const std::uint64_t b = (random() >> (random() % 64)) | 1;
    const std::string x = std::to_string(a);
    const std::string y = std::to_string(b);
    const std::string same = "(" + x + "/" + y + ")*" + y;
    CHECK(value(same.c_str()) == a);
    CHECK(value((x + "*inv(" + y + ")+" + x + "/" + y).c_str()) == 0);
  }
}

TEST_CASE("The calculator says where an expression goes wrong") {
  const auto error = [](const std::string& text) {
    const auto result = calculate_nimbers(text);
    INFO(text);
    REQUIRE_FALSE(result);
    return std::pair(result.error().code, result.error().column);
  };
  using E = ErrorCode;
  CHECK(error("") == std::pair(E::empty, std::size_t{0}));
  CHECK(error("4*") == std::pair(E::bad_expression, std::size_t{3}));
  CHECK(error("4 7") == std::pair(E::bad_expression, std::size_t{2}));
  CHECK(error("(4") == std::pair(E::bad_expression, std::size_t{3}));
  CHECK(error("4)") == std::pair(E::bad_expression, std::size_t{2}));
  CHECK(error("2^3^2") == std::pair(E::bad_expression, std::size_t{4}));
  CHECK(error("2^(3)") == std::pair(E::bad_expression, std::size_t{3}));
  CHECK(error("4-3") == std::pair(E::bad_expression, std::size_t{2}));
  CHECK(error("2^-1") == std::pair(E::bad_expression, std::size_t{3}));
  // What to write instead.
  const auto instead = [](const char* text) { return calculate_nimbers(text).error().args; };
  CHECK(instead("4-3") == std::vector<std::string>{"-", "+"});
  CHECK(instead("4*(-3)") == std::vector<std::string>{"-", "+"});
  CHECK(instead("2^-1") == std::vector<std::string>{"x^-e", "inv(x)^e"});
  CHECK(instead("2^*1") == std::vector<std::string>{"nimbers"});
  CHECK(instead("") == std::vector<std::string>{"nimbers"});
  CHECK(error("1+log(3)") == std::pair(E::unknown_name, std::size_t{3}));
  CHECK(error("5/(3+3)") == std::pair(E::division_by_zero, std::size_t{3}));
  CHECK(error("1+inv(0)") == std::pair(E::division_by_zero, std::size_t{7}));
  CHECK(error("1+18446744073709551616") == std::pair(E::too_large, std::size_t{3}));
  CHECK(error(std::string(65, '(') + "1" + std::string(65, ')')).first == E::bad_expression);
  CHECK(calculate_nimbers(std::string(64, '(') + "1" + std::string(64, ')')));
}

TEST_CASE("The table of nim products is made of them") {
  const auto table = nim_table(20);
  REQUIRE(table.size() == 400);
  CHECK(table[4 * 20 + 7] == 10);
  // The field inside the field: products of numbers below 16 stay below 16.
  for (std::size_t a = 0; a < 16; ++a) {
    for (std::size_t b = 0; b < 16; ++b) CHECK(table[a * 20 + b] < 16);
  }
}
