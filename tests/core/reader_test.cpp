// The layer below every grammar: bytes to symbols, each with its column.
#include "catch.hpp"

#include <nimber/reader.hpp>

#include <algorithm>
#include <string>
#include <vector>

using namespace nimber;

namespace {

/// UTF-8 by division, not by bits.
std::string encoded(std::uint32_t c) {
  const auto unit = [](std::uint32_t n) {
    return std::string(1, static_cast<char>(static_cast<unsigned char>(n)));
  };
  if (c < 128) return unit(c);
  if (c < 2048) return unit(192 + c / 64) + unit(128 + c % 64);
  if (c < 65536) return unit(224 + c / 4096) + unit(128 + c / 64 % 64) + unit(128 + c % 64);
  return unit(240 + c / 262144) + unit(128 + c / 4096 % 64) + unit(128 + c / 64 % 64) +
         unit(128 + c % 64);
}

/// The symbols, a gap as '_'; or the error as "code@column".
std::string symbols(const std::string& text, const InputLimits& limits = {}) {
  auto reader = Reader::open(text, limits);
  if (!reader)
    return std::string(nimber::text(reader.error().code)) + "@" +
           std::to_string(reader.error().column);
  std::string out;
  for (; !reader->at_end(); reader->skip())
    out.push_back(reader->peek() == Reader::gap ? '_' : reader->peek());
  return out;
}

Reader reader_of(const std::string& text, const InputLimits& limits = {}) {
  auto reader = Reader::open(text, limits);
  REQUIRE(reader);
  return *reader;
}

std::string said(const Error& error) {
  return std::string(text(error.code)) + "@" + std::to_string(error.column);
}

bool white(std::uint32_t c) {
  const std::vector<std::uint32_t> list = {0x09,   0x0A,   0x0B,   0x0C,   0x0D,   0x20,   0xA0,
                                           0x1680, 0x2000, 0x2001, 0x2002, 0x2003, 0x2004, 0x2005,
                                           0x2006, 0x2007, 0x2008, 0x2009, 0x200A, 0x200B, 0x2028,
                                           0x2029, 0x202F, 0x205F, 0x3000, 0xFEFF};
  return std::find(list.begin(), list.end(), c) != list.end();
}

}  // namespace

TEST_CASE(
    "every code point between two digits is white space, a symbol, or an error that names it") {
  std::vector<std::uint32_t> code_points;
  for (std::uint32_t c = 0; c <= 0x3100; ++c) code_points.push_back(c);
  for (std::uint32_t c = 0x3100; c <= 0x10FFFF; c += 61) code_points.push_back(c);
  for (const std::uint32_t edge : {0x7FFFu, 0x8000u, 0xD7FFu, 0xE000u, 0xFEFFu, 0xFFFFu, 0x10000u,
                                   0x3FFFFu, 0x40000u, 0xFFFFFu, 0x100000u}) {
    for (std::uint32_t c = edge - 2; c <= edge + 2; ++c) code_points.push_back(c);
  }
  for (std::uint32_t c = 0xFEF0; c <= 0xFF70; ++c) code_points.push_back(c);
  code_points.push_back(0x10FFFF);
  for (const std::uint32_t c : code_points) {
    const std::string unit = encoded(c);
    const std::string text = "1" + unit + "2";
    std::string expected;
    if (c >= 0xD800 && c <= 0xDFFF) {
      expected = "bad-encoding@2";
    } else if (white(c) || c == 0x3001) {
      expected = "1,2";
    } else if (c < 0x20 || (c >= 0x7F && c <= 0x9F)) {
      expected = "control-character@2";
    } else if (c < 0x7F) {
      expected = text;
    } else if (c >= 0xFF01 && c <= 0xFF5E) {
      expected = "1" + std::string(1, static_cast<char>(c - 0xFEE0)) + "2";
    } else if (c == 0x301C) {
      expected = "1~2";
    } else if (c == 0x2212 || c == 0x2013) {
      expected = "1-2";
    } else if (c == 0x2026) {
      expected = "1..2";
    } else if (c == 0x2264 || c == 0x2265 || c == 0x2260) {
      expected = c == 0x2264 ? "1<=2" : c == 0x2265 ? "1>=2" : "1!=2";
    } else if (c == 0x2192 || c == 0x21D2) {
      expected = c == 0x2192 ? "1->2" : "1=>2";
    } else {
      expected = "bad-character@2";
    }
    if (symbols(text) != expected)
      FAIL("code point " << c << ": " << symbols(text) << ", not " << expected);
    if (expected == "bad-character@2" &&
        Reader::open(text).error().args != std::vector<std::string>{unit})
      FAIL("named wrongly: " << c);
    // Cut short, it is no UTF-8.
    for (std::size_t size = 1; size < unit.size(); ++size) {
      if (symbols("12" + unit.substr(0, size)) != "bad-encoding@3") FAIL("cut short: " << c);
      if (symbols(unit.substr(0, size) + "1") != "bad-encoding@1")
        FAIL("cut short and followed: " << c);
    }
  }
}

TEST_CASE("UTF-8 is well-formed as the Unicode standard's table 3-7 has it") {
  const auto unit = [](unsigned n) {
    return std::string(1, static_cast<char>(static_cast<unsigned char>(n)));
  };
  const auto within = [](unsigned n, unsigned least, unsigned most) {
    return n >= least && n <= most;
  };
  const auto check = [&](const std::string& bytes, bool well_formed) {
    const bool refused = symbols(bytes).rfind("bad-encoding", 0) == 0;
    if (refused == well_formed) {
      std::string list;
      for (const char c : bytes)
        list.append(std::to_string(static_cast<unsigned char>(c))).append(" ");
      FAIL(list);
    }
  };
  for (unsigned first = 0x80; first <= 0xFF; ++first) {
    check(unit(first), false);
    for (unsigned second = 0; second <= 0xFF; ++second) {
      const bool next = within(second, 0x80, 0xBF);
      check(unit(first) + unit(second), within(first, 0xC2, 0xDF) && next);
      const bool three = first == 0xE0   ? within(second, 0xA0, 0xBF)
                         : first == 0xED ? within(second, 0x80, 0x9F)
                                         : within(first, 0xE1, 0xEF) && next;
      const bool four = first == 0xF0   ? within(second, 0x90, 0xBF)
                        : first == 0xF4 ? within(second, 0x80, 0x8F)
                                        : within(first, 0xF1, 0xF3) && next;
      if (within(first, 0xC2, 0xDF) && next) continue;  // what follows is a character of its own
      for (const unsigned third : {0x3Fu, 0x7Fu, 0x80u, 0x9Fu, 0xBFu, 0xC0u, 0xFFu}) {
        check(unit(first) + unit(second) + unit(third), three && within(third, 0x80, 0xBF));
        if (three && within(third, 0x80, 0xBF)) continue;
        for (const unsigned fourth : {0x3Fu, 0x7Fu, 0x80u, 0xBFu, 0xC0u, 0xFFu}) {
          check(unit(first) + unit(second) + unit(third) + unit(fourth),
                four && within(third, 0x80, 0xBF) && within(fourth, 0x80, 0xBF));
        }
      }
    }
  }
}

TEST_CASE("white space parts numbers by a comma, words by a gap, and is dropped elsewhere") {
  CHECK(symbols("1 2") == "1,2");
  CHECK(symbols(" \t1  2\n\n3 ") == "1,2,3");
  CHECK(symbols("a b") == "a_b");
  CHECK(symbols("a 1") == "a_1");
  CHECK(symbols("1 a") == "1_a");
  CHECK(symbols("1 + 2 , a : b") == "1+2,a:b");
  CHECK(symbols("+ 1 +") == "+1+");
  CHECK(symbols("12") == "12");
  CHECK(symbols("1 , 2") == "1,2");
  CHECK(symbols("   ").empty());
  CHECK(symbols("1 + 2 3").find('_') == std::string::npos);
}

TEST_CASE("columns count code points, and say where white space began") {
  const Reader reader = reader_of(" \uFF11 \t \uFF12a  b\u2026c ");
  //                              1 2     3 4 5 6     7 89 10 11   12 13
  REQUIRE(symbols(" \uFF11 \t \uFF12a  b\u2026c ") == "1,2a_b..c");
  const std::vector<std::size_t> expected = {2, 3, 6, 7, 8, 10, 11, 11, 12};
  for (std::size_t i = 0; i < expected.size(); ++i) CHECK(reader.column_at(i) == expected[i]);
  CHECK(reader.column_at(expected.size()) == 14);
  CHECK(reader.column_at(1000) == 14);
  CHECK(reader.column() == 2);
  CHECK(symbols("\uFF11\uFF12\u2603") == "bad-character@3");
  CHECK(symbols("\uFF11 \x02") == "control-character@3");
  CHECK(symbols("\uFF11\xFF") == "bad-encoding@2");
}

TEST_CASE("a text may be as long as its limit, and no longer") {
  CHECK(symbols("12345", {5, 10}) == "12345");
  CHECK(symbols("123456", {5, 10}) == "too-long@0");
  CHECK(Reader::open("123456", {5, 10}).error().args == std::vector<std::string>{"5"});
}

TEST_CASE("integers end at 10^18, and lists at their number of parts") {
  const auto integer = [](const std::string& text) {
    Reader reader = reader_of(text);
    if (reader.accept('+')) {}
    const auto n = reader.integer();
    return n ? std::to_string(*n) + "|" + std::string(1, reader.at_end() ? '.' : reader.peek())
             : said(n.error());
  };
  CHECK(integer("0") == "0|.");
  CHECK(integer("9:") == "9|:");
  CHECK(integer("000123,4") == "123|,");
  CHECK(integer("1000000000000000000") == "1000000000000000000|.");
  CHECK(integer("1000000000000000001") == "too-large@1");
  CHECK(integer("+1000000000000000001") == "too-large@2");
  CHECK(integer("9999999999999999999999") == "too-large@1");
  CHECK(integer("12a") == "bad-integer@3");
  CHECK(integer("12 a") == "bad-integer@3");
  CHECK(integer("a") == "bad-integer@1");
  CHECK(integer("-1") == "negative@1");
  CHECK(integer("-a") == "bad-integer@1");
  CHECK(integer("-") == "bad-integer@1");
  CHECK(integer("") == "bad-integer@1");

  const auto list = [](const std::string& text, std::size_t most) {
    Reader reader = reader_of(text, {1000, most});
    const auto numbers = reader.integers();
    if (!numbers) return said(numbers.error());
    std::string out;
    for (const std::uint64_t n : *numbers) out.append(std::to_string(n)).append(" ");
    return out;
  };
  CHECK(list("3,1,2", 3) == "3 1 2 ");
  CHECK(list("3,1,2,4", 3) == "too-many-parts@7");
  CHECK(list("3,1,", 3) == "bad-integer@5");
  CHECK(list("x", 3) == "missing-state@1");
  CHECK(list("-1", 3) == "negative@1");
}

TEST_CASE("words are taken whole or not at all") {
  Reader reader = reader_of("ab..c");
  CHECK(!reader.accept("abc"));
  CHECK(!reader.accept('b'));
  CHECK(reader.index() == 0);
  CHECK(reader.accept("ab"));
  CHECK(!reader.accept("..d"));
  CHECK(reader.accept(".."));
  CHECK(!reader.accept("cd"));
  CHECK(reader.accept('c'));
  CHECK(reader.at_end());
  CHECK(reader.peek() == '\0');

  const auto name = [](const std::string& text) {
    Reader at = reader_of(text);
    const std::string word = at.name();
    return word + "|" + std::to_string(at.index());
  };
  CHECK(name("Dawsons-Kayles/3") == "dawsons-kayles|14");
  CHECK(name("-a") == "|0");
  CHECK(name("a-1") == "a|1");
  CHECK(name("a-") == "a|1");
  CHECK(name("a--b") == "a|1");
  CHECK(name("1") == "|0");
  Reader words = reader_of("Ab-C1d");
  CHECK(words.letters() == "ab");
  CHECK(words.vertex().empty());
  words.skip();
  CHECK(words.vertex() == "C1d");
}

TEST_CASE("a minus sign before a digit is told as a negative number, but for predicates") {
  Reader reader = reader_of("-3-a");
  CHECK(reader.fail(ErrorCode::bad_set).code == ErrorCode::negative);
  CHECK(reader.fail(ErrorCode::bad_predicate).code == ErrorCode::bad_predicate);
  reader.skip(2);
  CHECK(reader.fail(ErrorCode::bad_set).code == ErrorCode::bad_set);
  CHECK(reader.fail(ErrorCode::bad_set).column == 3);
  reader.move_to(1);
  CHECK(reader.fail(ErrorCode::bad_set, {"x"}).code == ErrorCode::bad_set);
  CHECK(reader.fail(ErrorCode::bad_set, {"x"}).args == std::vector<std::string>{"x"});
}
