// Links at their edges: escapes, punctuation that chat programs add, steps, lengths.
#include "catch.hpp"
#include "plain.hpp"

#include <nimber/link.hpp>

using namespace nimber;

namespace {

std::string said(const Error& error) {
  return std::string(text(error.code)) + "@" + std::to_string(error.column);
}

std::string decoded(const std::string& text) {
  const auto result = percent_decode(text);
  return result ? *result : said(result.error());
}

std::string open(const std::string& text, const InputLimits& limits = {}) {
  const auto link = read_link(text, limits);
  if (!link) {
    std::string out = said(link.error());
    for (const std::string& arg : link.error().args) out.append(" ").append(arg);
    return out;
  }
  std::string out = link->rule ? "rule " + link->rule->text() : "";
  for (const Position& position : link->record) out += (out.empty() ? "" : " ") + print(position);
  for (const std::string& option : link->options) out += " ?" + option;
  if (!link->dropped.empty()) out += " dropped " + link->dropped;
  return out;
}

}  // namespace

TEST_CASE("every escape is undone, but for control characters") {
  const std::string digits = "0123456789abcdef";
  for (unsigned byte = 0; byte < 256; ++byte) {
    const std::string low = std::string("%") + digits[byte / 16] + digits[byte % 16];
    std::string high = low;
    for (char& c : high) c = static_cast<char>(std::toupper(c));
    const std::string expected = byte < 32 || byte == 127
                                     ? "control-character@3"
                                     : "ab" + std::string(1, static_cast<char>(byte)) + "c";
    CHECK(decoded("ab" + low + "c") == expected);
    CHECK(decoded("ab" + high + "c") == expected);
  }
  // What is no hexadecimal digit: the characters beside them.
  for (const char c : {'/', ':', '@', 'G', '`', 'g', ' ', '%'}) {
    CHECK(decoded(std::string("%") + c + "1") == std::string("%") + c + "1");
    CHECK(decoded(std::string("%4") + c) == std::string("%4") + c);
  }
  CHECK(decoded("%") == "%");
  CHECK(decoded("%4") == "%4");
  CHECK(*percent_decode(std::string_view("%41").substr(0, 2)) == "%4");
  CHECK(decoded("%41") == "A");
  CHECK(decoded("%%41") == "%A");
  CHECK(decoded("%2541") == "%41");
  CHECK(decoded("\u4E09\uFF11x%01") == "control-character@4");
}

TEST_CASE("up to four marks of punctuation are dropped from the end of a link") {
  for (const std::string mark :
       {".",      ",",      ";",      ":",      "!",      ")",      "]",      "}",
        ">",      "'",      "\"",     "\u3002", "\uFF0C", "\uFF1B", "\uFF1A", "\uFF01",
        "\uFF09", "\u3011", "\u300B", "\u300D", "\u2019", "\u201D", "\u2026"}) {
    INFO(mark);
    CHECK(open("nim:3,4" + mark) == "nim:3,4 dropped " + mark);
    CHECK(open("nim:3,4!1,4" + mark) == "nim:3,4 nim:1,4 dropped " + mark);
  }
  CHECK(open("nim:3,4)))\u3002") == "nim:3,4 dropped )))\u3002");
  CHECK(open("nim:3,4))))\u3002") == "bad-character@12 \u3002");
  CHECK(open("nim:3,4?quiz).") == "nim:3,4 ?quiz).");
  CHECK(open("nim:3,4?") == "nim:3,4");
  CHECK(open("nim:3,4\uFF1F") == "nim:3,4");
  CHECK(open(")") == "game-expected@1");
  CHECK(open("nim") == "rule nim");
  CHECK(open("nim.") == "rule nim dropped .");
  CHECK(open("nim:") == "missing-state@5");
  CHECK(open("nim:.") == "missing-state@5");
  CHECK(open("nim\uFF1A") == "missing-state@5");
}

TEST_CASE("options are kept as they stand") {
  CHECK(open("nim:3?a") == "nim:3 ?a");
  CHECK(open("nim:3?a&b=c&&d&") == "nim:3 ?a ?b=c ?d");
  CHECK(open("nim:3?&") == "nim:3");
  CHECK(open("nim:3\uFF1Fa&b") == "nim:3 ?a ?b");
  CHECK(open("nim:3?a\uFF1Fb") ==
        "nim:3 ?a\uFF1F"
        "b");
  CHECK(open("nim:3\uFF1Fa?b") == "nim:3 ?a?b");
  CHECK(open("nim?a") == "rule nim ?a");
}

TEST_CASE("each step of a link is a legal move of the term that it names") {
  const std::string sum = "nim:3+nim:4+nim:5";
  CHECK(open(sum + "!1.2!2.2!3.2!1.0") ==
        sum + " nim:2+nim:4+nim:5 nim:2+nim:2+nim:5 nim:2+nim:2+nim:2 nim:0+nim:2+nim:2");
  CHECK(open(sum + "!4.2") == "bad-step@19 4.");
  CHECK(open(sum + "!0.2") == "bad-step@19 0.");
  CHECK(open(sum + "!2") == "bad-step@19 2");
  CHECK(open(sum + "!2!1.0") == "bad-step@19 2");
  CHECK(open(sum + "!.2") == "bad-step@19 .2");
  CHECK(open(sum + "!2.4") == "bad-step@19 2.4");
  CHECK(open(sum + "!2.5") == "bad-step@19 2.5");
  CHECK(open(sum + "!1000000000000000001.5") == "too-large@19");
  CHECK(open("nim:3!1.2") == "nim:3 nim:2");
  CHECK(open("nim:3!2.2") == "bad-step@7 2.");
  CHECK(open("nim:3!3") == "bad-step@7 3");
  CHECK(open("nim:3!2x") == "bad-integer@8");
  CHECK(open("nim:3!2+nim:4") == "expected-end@8");
  CHECK(open("nim:3!2~misere") == "expected-end@8");
  CHECK(open("nim:3~misere!2") == "nim:3~misere nim:2~misere");
  CHECK(open("octal/0.77:9!4,4") == "octal/0.77:9 octal/0.77:4,4");
  // What is quoted of a wrong step is at most 60 characters long.
  std::string heaps = "1";
  for (int i = 0; i < 40; ++i) heaps += ",1";
  const auto wrong = read_link("nim:3!" + heaps);
  REQUIRE(!wrong);
  CHECK(wrong.error().args == std::vector<std::string>{heaps.substr(0, 60)});
}

TEST_CASE("a link may be three times as long as a position, escaped as it may be") {
  const InputLimits limits{10, 100};
  CHECK(open("nim%3A3%2C4%2C5", limits) == "nim:3,4,5");
  CHECK(open("nim:3?" + std::string(24, 'x'), limits) == "nim:3 ?" + std::string(24, 'x'));
  CHECK(open("nim:3?" + std::string(25, 'x'), limits) == "too-long@0 10");
  CHECK(open("nim:333333", limits) == "nim:333333");
  CHECK(open("nim:3333333", limits) == "too-long@0 10");
}

TEST_CASE("links are written as they are read") {
  const auto position = [](const char* text) { return plain::position(text); };
  CHECK(*write_link({}, {}) == "");
  CHECK(*write_link({}, {"quiz"}) == "?quiz");
  CHECK(*write_link({position("nim:3")}, {}) == "nim:3");
  CHECK(*write_link({position("nim:3")}, {"a", "b", "c"}) == "nim:3?a&b&c");
  CHECK(*write_link({position("nim:3"), position("nim:1"), position("nim:0")}, {}) == "nim:3!1!0");
  CHECK(*write_link({position("nim:3+nim:4"), position("nim:3+nim:1")}, {}) == "nim:3+nim:4!2.1");
  CHECK(*write_link({position("custom/n%k==0:4"), position("custom/n%k==0:2")}, {}) ==
        "custom/n%25k==0:4!2");
  std::string heaps = "nim:9";
  for (int i = 0; i < 40; ++i) heaps += ",1";
  const auto wrong = write_link({position("nim:3"), plain::position(heaps)}, {});
  REQUIRE(!wrong);
  CHECK(wrong.error().args == std::vector<std::string>{heaps.substr(0, 60)});
}

TEST_CASE("links of written games are percent-encoded throughout") {
  const auto position = [](const char* text) { return plain::position(text); };
  const auto start = position("own/{a,b};a>0;k=1..b/a;b-=k*a:8,13");
  CHECK(*write_link({start}, {}) == "own/%7Ba,b%7D%3Ba%3E0%3Bk%3D1..b/a%3Bb-%3Dk%2Aa:8,13");
  CHECK(*write_link({start, position("own/{a,b};a>0;k=1..b/a;b-=k*a:5,8")}, {"quiz"}) ==
        "own/%7Ba,b%7D%3Ba%3E0%3Bk%3D1..b/a%3Bb-%3Dk%2Aa:8,13!5,8?quiz");
  CHECK(*write_link({position("nim:2+own/n;n-=1:3")}, {}) == "nim:2+own/n%3Bn-%3D1:3");
  CHECK(*write_link({start}, {"title=Euclid & Co.?"}) ==
        "own/%7Ba,b%7D%3Ba%3E0%3Bk%3D1..b/a%3Bb-%3Dk%2Aa:8,13?title=Euclid%20%26%20Co.%3F");
  CHECK(*write_link({position("nim:3")}, {"title=a. b.", "quiz"}) == "nim:3?title=a.%20b.&quiz");
  CHECK(*write_link({position("own/n;n-=1:3")}, {"title=Eins."}) ==
        "own/n%3Bn-%3D1:3?title=Eins%2E");
  CHECK(*write_link({position("nim:3")}, {"rule=own/n;n-=1"}) == "nim:3?rule=own/n%3Bn-%3D1");
  const auto rule = read_link("own/n;n-=1|n-=2");
  REQUIRE(rule);
  REQUIRE(rule->rule);
  CHECK(write_link(*rule->rule, {"view=explore"}) == "own/n%3Bn-%3D1%7Cn-%3D2?view=explore");
}

TEST_CASE("what stands encoded in an option stays in it") {
  const auto options = [](const char* text) {
    const auto link = read_link(text);
    REQUIRE(link);
    return link->options;
  };
  using List = std::vector<std::string>;
  CHECK(options("nim:3?title=A%26B&quiz") == List{"title=A&B", "quiz"});
  CHECK(options("nim:3?title=A%20%3F%26%25&quiz") == List{"title=A ?&%", "quiz"});
  CHECK(options("nim:3%3Ftitle=A%26quiz") == List{"title=A", "quiz"});
  CHECK(options("own/n%3Bn-%3D1:3?title=%E6%AC%A7%E5%87%A0%E9%87%8C%E5%BE%97&lang=zh") ==
        List{"title=\u6B27\u51E0\u91CC\u5F97", "lang=zh"});
  for (const char* title : {"title=A & B", "title=100%", "title=%41", "title=a?b#c", "title=."}) {
    const auto link = write_link({plain::position("own/n;n-=1:3")}, {title, "quiz"});
    REQUIRE(link);
    CHECK(options(link->c_str()) == List{title, "quiz"});
  }
}

TEST_CASE("what chat programs make of links of written games") {
  const std::string text = "own/x{};i=1..len(x);k=1..x[i];!has(x,x[i]-k);x[i]-=k:2,5,9";
  const auto link = write_link({plain::position(text)}, {});
  REQUIRE(link);
  // Pasted at the end of a sentence, in brackets, in quotes, encoded once more in parts.
  for (const char* end : {"", ".", ")", ").", ",", "!", "\"", "\u3002", "\uFF09"}) {
    INFO(end);
    CHECK(open(*link + end).substr(0, text.size()) == text);
    CHECK(open(text + end).substr(0, text.size()) == text);
  }
  std::string colons = *link;  // as some encode the rest too
  for (std::size_t at = 0; (at = colons.find(':', at)) != std::string::npos; at += 3)
    colons.replace(at, 1, "%3A");
  CHECK(open(colons) == text);
  std::string small = *link;  // lower-case digits
  for (std::size_t at = 0; (at = small.find('%', at)) != std::string::npos; at += 3) {
    small[at + 1] = static_cast<char>(std::tolower(static_cast<unsigned char>(small[at + 1])));
    small[at + 2] = static_cast<char>(std::tolower(static_cast<unsigned char>(small[at + 2])));
  }
  CHECK(open(small) == text);
}
